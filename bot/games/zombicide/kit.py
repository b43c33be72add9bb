"""Zombicide as the bot meets it."""

from __future__ import annotations

from bot.games.family.kit import family_kit
from bot.games.zombicide.slash import SLASH

KIT = family_kit("zombicide", slash=SLASH, survivor_form="f:survivor")
