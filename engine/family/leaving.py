"""Leaving the board by the exit, with everything carried. [zombicide #10]

Cars leave without a command. On foot a survivor leaves in its own turn for no action, if the
mission lets survivors leave one by one. Zombies in the exit zone do not matter, because no
mission's text asks for an empty one.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import cars, goals
from engine.family.commands import Leave
from engine.family.events import CarEscaped, SurvivorEscaped
from engine.family.game import Game
from engine.family.state import Survivor

# ------------------------------------------------------------ on foot


def leavings(game: Game, survivor: Survivor) -> Iterator[Leave]:
    if survivor.zone == game.mission.exit:
        yield Leave(survivor=survivor.id)


def why_not_leave(game: Game, survivor: Survivor, command: Leave) -> Refusal | None:
    """Refuse unless the survivor is on the exit and every earlier goal is reached.

    Nobody may leave if the mission asks that all stand on the exit together.
    """
    asked, way_out = goals.escape_of(game), game.mission.exit
    if way_out is None or asked is None:
        return Refusal("no-exit", mission=game.mission.id)
    if asked.by_car:
        return Refusal("leave-by-car", survivor=survivor.id, zone=way_out)
    if asked.leaving == "nobody":
        return Refusal("leave-together", survivor=survivor.id, zone=way_out)
    if survivor.zone != way_out:
        return Refusal("not-on-exit", survivor=survivor.id, zone=way_out)
    if not goals.reached_before(game, "escape"):
        return Refusal("exit-not-open", zone=way_out)
    return None


async def leave(game: Game, survivor: Survivor, command: Leave) -> None:
    _escape(game, survivor)


def _escape(game: Game, survivor: Survivor) -> None:
    """Take the figure off the board; it keeps its cards."""
    cars.get_up(game, survivor)
    survivor.standing = False
    survivor.escaped = True
    survivor.done = True
    game.tell(SurvivorEscaped(survivor=survivor.id, zone=survivor.zone))


# ------------------------------------------------------------ by car


def cars_leave(game: Game) -> None:
    """Let each car with a driver on the open exit leave, with everyone and everything in it.

    [zombicide #10/06] House rule: a car that came too early leaves as soon as the earlier goals are
    reached, if somebody is at the wheel then.
    """
    for found, car in game.state.cars.items():
        ready = car.driver is not None and car.zone == game.mission.exit
        if ready and _open_to_cars(game):
            _drive_off(game, found)


def up_to_the_exit(game: Game, path: tuple[str, ...]) -> tuple[str, ...]:
    """Return the path, cut off behind the exit if a car leaves the board there."""
    way_out = game.mission.exit
    if way_out not in path or not _open_to_cars(game):
        return path
    return path[: path.index(way_out) + 1]


def _open_to_cars(game: Game) -> bool:
    asked = goals.escape_of(game)
    return asked is not None and asked.by_car and goals.reached_before(game, "escape")


def _drive_off(game: Game, found: str) -> None:
    car = game.state.cars[found]
    aboard = car.occupants()
    car.gone = True
    game.tell(CarEscaped(survivor=aboard[0], car=found, zone=car.zone, cargo=len(car.cargo)))
    for one in aboard:
        _escape(game, game.survivor(one))
