"""What can happen at a table of Zombicide alone: noise, and what cars hold."""

from __future__ import annotations

from typing import ClassVar

from engine.core.event import Event
from engine.core.ids import CardId, CarId, SurvivorId, ZoneId


class NoiseMade(Event):
    survivor: SurvivorId
    zone: ZoneId
    noise: int


class NoiseCleared(Event):
    """The round is over for those who listen."""

    untold: ClassVar[bool] = True
    tokens: int


class UproarRaised(Event):
    """The skill Loud: the zone counts as the noisiest for a while."""

    survivor: SurvivorId
    zone: ZoneId


class SneakingChanged(Event):
    """The skill Ninja: silent from now on, or not any more."""

    survivor: SurvivorId
    silent: bool


class CarSearched(Event):
    """`passed_over` are cards that were no weapons."""

    survivor: SurvivorId
    car: CarId
    zone: ZoneId
    passed_over: tuple[CardId, ...]


class CarLoaded(Event):
    survivor: SurvivorId
    car: CarId
    card: CardId


class CarUnloaded(Event):
    survivor: SurvivorId
    car: CarId
    card: CardId
