"""Slash commands that only Zombicide has."""

from __future__ import annotations

from bot.games.family.slash import survivors
from bot.games.family.typed import HEARD, SILENT
from bot.kit.rows import ask
from engine.family.commands import CloseDoor
from engine.zombicide.commands import (
    Heal,
    LendAction,
    LoadCar,
    MakeNoise,
    RaiseUproar,
    SearchCar,
    Sneak,
    UnloadCar,
)

SLASH = (
    survivors("noise", MakeNoise),
    survivors("barricade", CloseDoor, door=ask("door", "barricade")),
    survivors("skill heal", Heal, patient=ask("patient", must=True)),
    survivors("skill lend", LendAction, to=ask("to", must=True)),
    survivors("car search", SearchCar, car=ask("car")),
    survivors("car load", LoadCar, card=ask("card", "load", must=True), car=ask("car")),
    survivors("car unload", UnloadCar, card=ask("card", "unload", must=True), car=ask("car")),
    survivors("skill loud", RaiseUproar),
    survivors("skill ninja", Sneak, silent=ask("silent", must=True, choices=(SILENT, HEARD))),
)
