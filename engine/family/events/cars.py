"""Cars: who sits in them, where they go, what lies in them."""

from __future__ import annotations

from typing import Literal

from engine.core.event import Event, event
from engine.core.ids import CardId, CarId, Faces, SurvivorId, ZoneId


@event
class CarEntered(Event):
    survivor: SurvivorId
    car: CarId
    seat: Literal["driver", "passenger"]


@event
class CarLeft(Event):
    survivor: SurvivorId
    car: CarId
    zone: ZoneId


@event
class SeatChanged(Event):
    survivor: SurvivorId
    car: CarId
    seat: Literal["driver", "passenger"]


@event
class CarDriven(Event):
    """One zone further."""

    survivor: SurvivorId
    car: CarId
    start: ZoneId
    zone: ZoneId


@event
class CarRolled(Event):
    """A die for each actor in the way; `survivor` drives."""

    survivor: SurvivorId
    car: CarId
    zone: ZoneId
    faces: Faces
    hits: int


@event
class CarLoaded(Event):
    survivor: SurvivorId
    car: CarId
    card: CardId


@event
class CarUnloaded(Event):
    survivor: SurvivorId
    car: CarId
    card: CardId


@event
class CarEscaped(Event):
    """Off the board by the exit, with all who sit in it."""

    survivor: SurvivorId
    car: CarId
    zone: ZoneId
    cargo: int
