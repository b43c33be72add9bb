"""The events that only Zombicide has: noise, and searching and loading cars."""

from __future__ import annotations

from typing import ClassVar

from engine.core.event import Event
from engine.core.ids import CardId, CarId, SurvivorId, ZoneId


class NoiseMade(Event):
    """A survivor made noise on purpose; `noise` is the noise of the zone afterwards."""

    survivor: SurvivorId
    zone: ZoneId
    noise: int


class AlarmSounded(Event):
    """The alarm of a searched car left noise tokens in its zone."""

    car: CarId
    zone: ZoneId
    noise: int


class NoiseCleared(Event):
    """All noise tokens left the board at the end of a round."""

    untold: ClassVar[bool] = True
    tokens: int


class UproarRaised(Event):
    """The skill Loud was used: the zone counts as the noisiest until its maker's next turn."""

    survivor: SurvivorId
    zone: ZoneId


class SneakingChanged(Event):
    """The skill Ninja was turned on (`silent`) or off."""

    survivor: SurvivorId
    silent: bool


class CarSearched(Event):
    """A car was searched; `passed_over` are the cards drawn that were not weapons."""

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
