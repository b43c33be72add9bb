"""Doors: opening them, and revealing a building when its first door opens. [zombicide #6]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import actions, missions
from engine.family.cards import cards_in_hand, cards_of, distinct
from engine.family.commands import CloseDoor, OpenDoor
from engine.family.events import DoorClosed, DoorOpened, DoorOpenedByDanger, DoorSwungOpen
from engine.family.game import Game
from engine.family.state import Survivor
from engine.spaces.zones import Door


def openings(game: Game, survivor: Survivor) -> Iterator[OpenDoor]:
    tools = [card for card in cards_in_hand(survivor) if game.equipment(card).opens_doors]
    for door in game.board.doors.values() if tools else ():
        if survivor.zone in door.zones:
            for card in distinct(game, survivor, tools):
                yield OpenDoor(survivor=survivor.id, door=door.id, card=card)


def why_not_open(game: Game, survivor: Survivor, command: OpenDoor) -> Refusal | None:
    """Refuse unless the door is closed, in the survivor's zone, and a tool for it is in hand."""
    if refusal := why_not_swing(game, survivor, command.door):
        return refusal
    if command.card not in cards_of(survivor):
        return Refusal("card-not-held", survivor=survivor.id, card=command.card)
    if not game.equipment(command.card).opens_doors:
        return Refusal("opens-no-doors", card=command.card)
    if command.card not in cards_in_hand(survivor):
        return Refusal("not-in-hand", survivor=survivor.id, card=command.card)
    return actions.why_not_spend(game, survivor)


def why_not_swing(game: Game, survivor: Survivor, door_id: str) -> Refusal | None:
    """Refuse unless the door is closed, in the survivor's zone, and not locked by an objective."""
    door = game.board.doors.get(door_id)
    if door is None or survivor.zone not in door.zones:
        return Refusal("no-door-here", survivor=survivor.id, zone=survivor.zone)
    if door.id in game.state.open_doors:
        return Refusal("door-open-already", door=door.id)
    return why_locked(game, door.id)


def why_locked(game: Game, door: str) -> Refusal | None:
    """Refuse a door that the mission keeps shut until an objective is taken or a danger level is
    reached.
    """
    level = missions.opening_level(game, door)
    if level is not None:
        return Refusal("door-waits-for-danger", door=door, level=level)
    token, key = missions.locked_by(game, door), missions.key_of(game, door)
    if token:
        return Refusal("door-locked", door=door, zone=token.zone)
    return Refusal("door-waits-for-colour", door=door, colour=key) if key else None


async def open_door(game: Game, survivor: Survivor, command: OpenDoor) -> None:
    door = game.board.doors[command.door]
    noisy = game.equipment(command.card).opens_doors == "noisy"
    actions.spend(survivor)
    if noisy:
        game.booklet.noise(game, survivor)
    game.tell(
        DoorOpened(
            survivor=survivor.id, door=door.id, zones=door.zones, card=command.card, noisy=noisy
        )
    )
    await swing_open(game, survivor, door)


async def close_door(game: Game, survivor: Survivor, command: CloseDoor) -> None:
    actions.spend(survivor)
    game.state.open_doors.remove(command.door)
    zones = game.board.doors[command.door].zones
    game.tell(DoorClosed(survivor=survivor.id, door=command.door, zones=zones))


async def swing_open(game: Game, survivor: Survivor | None, door: Door) -> None:
    """Open a door and the doors linked with it, and reveal closed buildings behind it.

    `survivor` is None if nobody opened it.
    """
    game.state.open_doors.append(door.id)
    for other in missions.linked_doors(game, door):
        game.state.open_doors.append(other.id)
        game.tell(DoorSwungOpen(door=other.id, zones=other.zones))
    for zone in door.zones:
        await look_into(game, survivor, zone)


async def open_by_danger(game: Game) -> None:
    """Open the doors whose danger level the table has reached."""
    for door in game.mission.doors:
        level = missions.opening_level(game, door.id)
        if level is not None and game.in_danger(level):
            zones = game.board.doors[door.id].zones
            game.tell(DoorOpenedByDanger(door=door.id, zones=zones, level=level))
            await swing_open(game, None, game.board.doors[door.id])


async def look_into(game: Game, survivor: Survivor | None, zone: str) -> None:
    """Reveal the zone's building if nobody has opened it yet."""
    building = game.board.building_of(zone)
    if building and building.id not in game.state.opened_buildings:
        await game.booklet.opened(game, survivor, building)
