"""Cars: who sits in them, where they go, what lies in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.event import Event, event


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarEntered(Event):
    survivor: str
    car: str
    seat: Literal["driver", "passenger"]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarLeft(Event):
    survivor: str
    car: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatChanged(Event):
    survivor: str
    car: str
    seat: Literal["driver", "passenger"]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarDriven(Event):
    """One zone further."""

    survivor: str
    car: str
    start: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarRolled(Event):
    """A die for each actor in the way; `survivor` drives."""

    survivor: str
    car: str
    zone: str
    faces: tuple[int, ...]
    hits: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarSearched(Event):
    """`passed_over` are cards that were no weapons."""

    survivor: str
    car: str
    zone: str
    passed_over: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarLoaded(Event):
    survivor: str
    car: str
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarUnloaded(Event):
    survivor: str
    car: str
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarEscaped(Event):
    """Off the board by the exit, with all who sit in it."""

    survivor: str
    car: str
    zone: str
    cargo: int
