"""Rules of Trust Me on request: which articles there are, on which shelf, how each is made."""

from __future__ import annotations

from bot.games.speech import Group

GROUPS: dict[str, Group] = {}
