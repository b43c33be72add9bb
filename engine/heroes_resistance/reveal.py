"""Opening doors by hand, and revealing buildings. [heroes-resistance p. 12, 17]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import actions, doors
from engine.family.events import BuildingOpened, DoorSwungOpen
from engine.family.game import Game
from engine.family.parameters import Zones, told
from engine.family.spawning import draw_for
from engine.family.state import Survivor
from engine.heroes_resistance import bystanders
from engine.heroes_resistance.commands import ForceDoor
from engine.heroes_resistance.events import DoorForced
from engine.heroes_resistance.parameters import colours
from engine.heroes_resistance.state import ours
from engine.spaces.zones import Building


def forcings(game: Game, hero: Survivor) -> Iterator[ForceDoor]:
    for door in game.board.doors.values():
        if hero.zone in door.zones:
            yield ForceDoor(survivor=hero.id, door=door.id)


def why_not_force(game: Game, hero: Survivor, command: ForceDoor) -> Refusal | None:
    """Refuse unless the door is closed, in the hero's zone, and not kept shut by the mission."""
    refusal = doors.why_not_swing(game, hero, command.door)
    if refusal is None and command.door in sealed(game):
        return Refusal("door-sealed", door=command.door)
    return refusal or actions.why_not_spend(game, hero)


def sealed(game: Game) -> frozenset[str]:
    """Return the closed doors that no hero can open, because the mission names their colours."""
    shut = colours(game, "sealed-doors")
    open_doors = game.open_doors
    return frozenset(
        one.id
        for one in game.board.doors.values()
        if one.colour in shut and one.id not in open_doors
    )


async def force(game: Game, hero: Survivor, command: ForceDoor) -> None:
    door = game.board.doors[command.door]
    actions.spend(hero)
    game.tell(DoorForced(survivor=hero.id, door=door.id, zones=door.zones))
    await doors.swing_open(game, hero, door)


async def marked_rooms(game: Game, hero: Survivor | None, building: Building) -> None:
    """Draw a spawn card for each marked room, in the order the players choose, then reveal
    bystanders.

    In some missions a certain building is empty, and no card is drawn for it.
    """
    game.reveal()
    game.state.opened_buildings.append(building.id)
    game.tell(BuildingOpened(building=building.id, rooms=building.rooms))
    quiet = [
        zone for one in told(game.mission.rules, "quiet-building", Zones) for zone in one.zones
    ]
    marked = [room for room in building.rooms if game.board.zones[room].marked]
    left = [] if any(room in quiet for room in building.rooms) else marked
    while left:
        room = await game.choose("next-room", left, about="room", subject=building.rooms[0])
        left.remove(room)
        await draw_for(game, room)
    hidden = ours(game).hidden
    for room in building.rooms:
        if room in hidden:
            bystanders.appear(game, hidden.pop(room), room)


async def swing(game: Game, hero: Survivor, shade: str) -> None:
    """Open every closed door of the colour `shade`."""
    for door in game.board.doors.values():
        if door.colour == shade and door.id not in game.state.open_doors:
            game.tell(DoorSwungOpen(door=door.id, zones=door.zones))
            await doors.swing_open(game, hero, door)
