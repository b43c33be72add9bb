"""Leaving the board by the exit, for no action, with all one carries. [zombicide #10]

Zombies in the exit zone hold nobody back: no mission's text asks for an empty one.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import cars, goals, victory
from engine.family.commands import Leave
from engine.family.events import CarEscaped, SurvivorEscaped
from engine.family.game import Game
from engine.family.state import Survivor


def leavings(game: Game, survivor: Survivor) -> Iterator[Leave]:
    yield Leave(survivor=survivor.id)


def why_not_leave(game: Game, survivor: Survivor, command: Leave) -> Refusal | None:
    """On the exit, in one's turn, once everything that comes before is done."""
    if game.mission.exit is None or goals.escape_of(game) is None:
        return Refusal("no-exit", mission=game.mission.id)
    asked = goals.escape_of(game)
    if survivor.zone != game.mission.exit:
        return Refusal("not-on-exit", survivor=survivor.id, zone=game.mission.exit)
    if not goals.reached_before(game, "escape"):
        return Refusal("exit-not-open", zone=survivor.zone)
    found = game.car_of(survivor)
    if asked and asked.by_car and (not found or game.state.cars[found].driver != survivor.id):
        return Refusal("leave-by-car", survivor=survivor.id)
    return None


async def leave(game: Game, survivor: Survivor, command: Leave) -> None:
    asked, found = goals.escape_of(game), game.car_of(survivor)
    if asked and asked.by_car and found:
        _drive_off(game, survivor, found)
    else:
        escape(game, survivor)
    victory.check(game)
    victory.check_defeat(game)


def _drive_off(game: Game, driver: Survivor, found: str) -> None:
    """The car leaves with everyone in it and all it holds."""
    car = game.state.cars[found]
    car.gone = True
    cargo = len(car.cargo)
    game.tell(CarEscaped(survivor=driver.id, car=found, zone=driver.zone, cargo=cargo))
    for one in car.occupants():
        escape(game, game.survivor(one))


def escape(game: Game, survivor: Survivor) -> None:
    """The figure leaves the board and keeps its cards."""
    cars.get_up(game, survivor)
    survivor.standing = False
    survivor.escaped = True
    survivor.done = True
    game.tell(SurvivorEscaped(survivor=survivor.id, zone=survivor.zone))
