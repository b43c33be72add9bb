"""The autopilot's scoring of the commands that only Zombicide has."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.command import Command
from engine.family.autopilot import always
from engine.family.mind import Mind, Reasons, Worth
from engine.zombicide import commands


def _search_car(mind: Mind, command: commands.SearchCar) -> Reasons:
    survivor = mind.survivors[command.survivor]
    car = next(one for one in mind.view.cars if one.id == command.car)
    if car.kind == "pimp":
        return {"arms": 210}
    return {"arms": 150 if mind.strength(survivor) < 1.2 else 20}


WORTH: Mapping[type[Command], Worth] = {
    commands.Heal: always("heal", 200),
    commands.LendAction: always("lend", 100),
    commands.SearchCar: _search_car,
    commands.LoadCar: always("supplies", 300),
    commands.UnloadCar: always("rest", -300),
    commands.RaiseUproar: always("rest", -50),
    commands.Sneak: always("rest", -50),
    commands.MakeNoise: always("rest", -50),
}
