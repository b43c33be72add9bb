"""Revealing a building, and closing doors with the skill Barricade. [zombicide #6]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.refusal import Refusal
from engine.family import actions, skills, spawning
from engine.family.commands import CloseDoor
from engine.family.events import BuildingOpened
from engine.family.game import Game
from engine.family.state import Survivor
from engine.spaces.zones import Building
from engine.zombicide.skills import refuses


async def every_room(game: Game, survivor: Survivor | None, building: Building) -> None:
    """Draw one zombie card for each room of the building, across tiles, and never again later.

    House rule: rooms follow in the order of their names; the rulebook lets the players choose the
    order.
    """
    game.reveal()
    game.state.opened_buildings.append(building.id)
    game.tell(BuildingOpened(building=building.id, rooms=building.rooms))
    for room in building.rooms:
        await spawning.draw_for(game, room, partial(_waves_off, game, survivor))


async def _waves_off(game: Game, survivor: Survivor | None, card: str) -> bool:
    """Return whether the survivor who opened the door, if one did and still stands, refuses the
    card.
    """
    if survivor is None or not survivor.standing:
        return False
    return await refuses(game, survivor, "spawn", card)


# ------------------------------------------------------------ barricade


def closings(game: Game, survivor: Survivor) -> Iterator[CloseDoor]:
    if skills.has(game, survivor, "barricade"):
        for door in game.board.doors.values():
            if survivor.zone in door.zones:
                yield CloseDoor(survivor=survivor.id, door=door.id)


def why_not_close(game: Game, survivor: Survivor, command: CloseDoor) -> Refusal | None:
    """Refuse unless the survivor has the skill and an action, and the door is open and in the
    survivor's zone. [zombicide #9]
    """
    if not skills.has(game, survivor, "barricade"):
        return skills.missing(game, survivor, "barricade")
    door = game.board.doors.get(command.door)
    if door is None or survivor.zone not in door.zones:
        return Refusal("no-door-here", survivor=survivor.id, zone=survivor.zone)
    if door.id not in game.state.open_doors:
        return Refusal("door-closed-already", door=door.id)
    return actions.why_not_spend(game, survivor)
