"""What can happen in Night of the Living Dead besides the family's events."""

from __future__ import annotations

from typing import Literal

from engine.core.event import Event, event
from engine.core.ids import CardId, DoorId, Faces, KindId, LevelId, Sides, SurvivorId, ZoneId

Mode = Literal["romero", "zombicide"]
Cause = Literal["relative", "no-relative", "trust", "body", "body-gone"]


@event
class ModeChanged(Event):
    """The sheet is turned over."""

    survivor: SurvivorId
    mode: Mode
    cause: Cause


@event
class LapBegan(Event):
    """Ultra-red: the pointer goes back to 0, the level stays; `lap` counts from 1."""

    survivor: SurvivorId
    lap: int


@event
class LevelPassedAgain(Event):
    """A level is passed anew, in the lap of that number."""

    survivor: SurvivorId
    level: LevelId
    lap: int


# ------------------------------------------------------------ doors and barricades


@event
class DoorOpenedByHand(Event):
    survivor: SurvivorId
    door: DoorId
    zones: Sides


@event
class BarricadeTaken(Event):
    """`carried` is how many the survivor has now, as in the next two."""

    survivor: SurvivorId
    zones: Sides
    carried: int


@event
class PlanksUsed(Event):
    survivor: SurvivorId
    carried: int


@event
class BarricadeBuilt(Event):
    survivor: SurvivorId
    zones: Sides
    carried: int


@event
class BarricadeGiven(Event):
    survivor: SurvivorId
    partner: SurvivorId


@event
class BarricadeOpened(Event):
    survivor: SurvivorId
    zones: Sides
    card: CardId


@event
class BarricadeClosed(Event):
    survivor: SurvivorId
    zones: Sides


@event
class PassagesBroken(Event):
    """Breakers open all that is shut round their zone."""

    zone: ZoneId
    kind: KindId
    doors: tuple[DoorId, ...]


@event
class PassagesOpened(Event):
    """A card opens all that is shut round zones with that kind; none where `doors` is empty."""

    kind: KindId
    doors: tuple[DoorId, ...]


# ------------------------------------------------------------ what is found


@event
class BodyFound(Event):
    """The dead owner of the house."""

    survivor: SurvivorId
    zone: ZoneId


@event
class RelativeAppeared(Event):
    """A card found in a room: `came` is false where none is left in the box."""

    survivor: SurvivorId
    zone: ZoneId
    came: bool


# ------------------------------------------------------------ boards that travel


@event
class TileLaid(Event):
    """`zones`: what is new on the board."""

    tile: str
    zones: tuple[ZoneId, ...]


@event
class TilesLeft(Event):
    """They are gone, with all that was on them."""

    tiles: tuple[str, ...]


# ------------------------------------------------------------ fire, cars, skills


@event
class SpawnMoved(Event):
    """Fire drives a spawn token away."""

    survivor: SurvivorId
    start: ZoneId
    zone: ZoneId


@event
class CarStruck(Event):
    """The roll of a car at a zone that it enters."""

    survivor: SurvivorId
    car: str
    zone: ZoneId
    faces: Faces
    needed: int
    hits: int


@event
class ZombiesShoved(Event):
    survivor: SurvivorId
    start: ZoneId
    zone: ZoneId
    count: int


@event
class ZombiesTaunted(Event):
    survivor: SurvivorId
    zone: ZoneId
