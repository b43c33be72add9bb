"""What can happen at a table of Zombicide alone: noise, and what cars hold."""

from __future__ import annotations

from typing import ClassVar

from engine.core.event import Event, event
from engine.core.ids import CardId, CarId, SurvivorId, ZoneId


@event
class NoiseMade(Event):
    survivor: SurvivorId
    zone: ZoneId
    noise: int


@event
class NoiseCleared(Event):
    """The round is over for those who listen."""

    untold: ClassVar[bool] = True
    tokens: int


@event
class UproarRaised(Event):
    """The skill Loud: the zone counts as the noisiest for a while."""

    survivor: SurvivorId
    zone: ZoneId


@event
class SneakingChanged(Event):
    """The skill Ninja: silent from now on, or not any more."""

    survivor: SurvivorId
    silent: bool


@event
class CarSearched(Event):
    """`passed_over` are cards that were no weapons."""

    survivor: SurvivorId
    car: CarId
    zone: ZoneId
    passed_over: tuple[CardId, ...]


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
