"""The kit of Zombicide: everything that the bot needs to play this game."""

from __future__ import annotations

from bot.games.family.kit import family_kit
from bot.games.zombicide.moves import ZombicideMoves
from bot.games.zombicide.slash import SLASH
from bot.games.zombicide.speech import ZombicideSpeech
from renders.zombicide import PAINTER

KIT = family_kit(
    "zombicide",
    painter=PAINTER,
    speech=ZombicideSpeech,
    moves=ZombicideMoves,
    slash=SLASH,
    survivor_form="f:survivor",
)
