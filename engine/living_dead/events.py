"""What can happen in Night of the Living Dead besides the family's events."""

from __future__ import annotations

from typing import Literal

from engine.core.event import Event
from engine.core.ids import CardId, DoorId, Faces, KindId, LevelId, Sides, SurvivorId, ZoneId

Mode = Literal["romero", "zombicide"]
Cause = Literal["relative", "no-relative", "trust", "body", "body-gone"]


class ModeChanged(Event):
    """The sheet is turned over."""

    survivor: SurvivorId
    mode: Mode
    cause: Cause


class LapBegan(Event):
    """Ultra-red: the pointer goes back to 0, the level stays; `lap` counts from 1."""

    survivor: SurvivorId
    lap: int


class LevelPassedAgain(Event):
    """A level is passed anew, in the lap of that number."""

    survivor: SurvivorId
    level: LevelId
    lap: int


# ------------------------------------------------------------ doors and barricades


class DoorOpenedByHand(Event):
    survivor: SurvivorId
    door: DoorId
    zones: Sides


class BarricadeTaken(Event):
    """`carried` is how many the survivor has now, as in the next two."""

    survivor: SurvivorId
    zones: Sides
    carried: int


class PlanksUsed(Event):
    survivor: SurvivorId
    carried: int


class BarricadeBuilt(Event):
    survivor: SurvivorId
    zones: Sides
    carried: int


class BarricadeGiven(Event):
    survivor: SurvivorId
    partner: SurvivorId


class BarricadeOpened(Event):
    survivor: SurvivorId
    zones: Sides
    card: CardId


class BarricadeClosed(Event):
    survivor: SurvivorId
    zones: Sides


class PassagesBroken(Event):
    """Breakers open all that is shut round their zone."""

    zone: ZoneId
    kind: KindId
    doors: tuple[DoorId, ...]


class PassagesOpened(Event):
    """A card opens all that is shut round zones with that kind; none where `doors` is empty."""

    kind: KindId
    doors: tuple[DoorId, ...]


# ------------------------------------------------------------ what is found


class BodyFound(Event):
    """The dead owner of the house."""

    survivor: SurvivorId
    zone: ZoneId


class RelativeAppeared(Event):
    """A card found in a room: `came` is false where none is left in the box."""

    survivor: SurvivorId
    zone: ZoneId
    came: bool


# ------------------------------------------------------------ boards that travel


class TileLaid(Event):
    """`zones`: what is new on the board; `car`: where on it a car stands that comes with it."""

    tile: str
    zones: tuple[ZoneId, ...]
    car: ZoneId | None = None


class TilesLeft(Event):
    """They are gone, with all that was on them."""

    tiles: tuple[str, ...]


# ------------------------------------------------------------ fire, cars, skills


class SpawnMoved(Event):
    """Fire drives a spawn token away."""

    survivor: SurvivorId
    start: ZoneId
    zone: ZoneId


class CarStruck(Event):
    """The roll of a car at a zone that it enters."""

    survivor: SurvivorId
    car: str
    zone: ZoneId
    faces: Faces
    needed: int
    hits: int


class ZombiesShoved(Event):
    survivor: SurvivorId
    start: ZoneId
    zone: ZoneId
    count: int


class ZombiesTaunted(Event):
    survivor: SurvivorId
    zone: ZoneId


# ------------------------------------------------------------ trading


class TakingAsked(Event):
    """A survivor wants a card of another player's survivor; without one, a barricade token."""

    survivor: SurvivorId
    partner: SurvivorId
    taken: CardId = ""


class TakingRefused(Event):
    """The partner keeps everything for the rest of the round."""

    survivor: SurvivorId
    partner: SurvivorId
