"""What survivors do: walking, doors, noise, objectives, one another."""

from __future__ import annotations

from engine.core.event import Event, event
from engine.core.ids import CardId, DoorId, Seat, Sides, SurvivorId, ZoneId


@event
class SurvivorMoved(Event):
    survivor: SurvivorId
    start: ZoneId
    zone: ZoneId


@event
class SurvivorEscaped(Event):
    """Off the board by the exit, safe."""

    survivor: SurvivorId
    zone: ZoneId


@event
class SurvivorJoined(Event):
    """Found on the way; led by `seat` from now on."""

    survivor: SurvivorId
    seat: Seat
    zone: ZoneId


@event
class DoorOpened(Event):
    survivor: SurvivorId
    door: DoorId
    zones: Sides
    card: CardId
    noisy: bool


@event
class DoorSwungOpen(Event):
    """It opened with another one of its house."""

    door: DoorId
    zones: Sides


@event
class DoorClosed(Event):
    survivor: SurvivorId
    door: DoorId
    zones: Sides


@event
class BuildingOpened(Event):
    building: str
    rooms: tuple[ZoneId, ...]


@event
class ObjectiveTaken(Event):
    survivor: SurvivorId
    objective: str
    zone: ZoneId


@event
class ObjectiveRevealed(Event):
    """What a hidden objective was: `marked` is the one that is unlike the others."""

    survivor: SurvivorId
    objective: str
    zone: ZoneId
    marked: bool


@event
class WoundHealed(Event):
    survivor: SurvivorId
    patient: SurvivorId


@event
class ActionLent(Event):
    survivor: SurvivorId
    to: SurvivorId
