"""Slash commands that only Zombicide has."""

from __future__ import annotations

from bot.games.family.slash import survivors
from bot.games.family.typed import HEARD, SILENT
from bot.games.rows import ask
from engine.family.commands import CloseDoor
from engine.zombicide.commands import MakeNoise, RaiseUproar, Sneak

SLASH = (
    survivors("noise", MakeNoise),
    survivors("barricade", CloseDoor, door=ask("door", "barricade")),
    survivors("skill loud", RaiseUproar),
    survivors("skill ninja", Sneak, silent=ask("silent", must=True, choices=(SILENT, HEARD))),
)
