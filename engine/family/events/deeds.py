"""What survivors do: walking, doors, noise, objectives, one another."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.event import Event, event


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SurvivorMoved(Event):
    survivor: str
    start: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SurvivorEscaped(Event):
    """Off the board by the exit, safe."""

    survivor: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SurvivorJoined(Event):
    """Found on the way; led by `seat` from now on."""

    survivor: str
    seat: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class DoorOpened(Event):
    survivor: str
    door: str
    zones: tuple[str, ...]
    card: str
    noisy: bool


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class DoorSwungOpen(Event):
    """It opened with another one of its house."""

    door: str
    zones: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class DoorClosed(Event):
    survivor: str
    door: str
    zones: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BuildingOpened(Event):
    building: str
    rooms: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class NoiseMade(Event):
    survivor: str
    zone: str
    noise: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class UproarRaised(Event):
    """The skill Loud: the zone counts as the noisiest for a while."""

    survivor: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SneakingChanged(Event):
    """The skill Ninja: silent from now on, or not any more."""

    survivor: str
    silent: bool


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectiveTaken(Event):
    survivor: str
    objective: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectiveRevealed(Event):
    """What a hidden objective was: `marked` is the one that is unlike the others."""

    survivor: str
    objective: str
    zone: str
    marked: bool


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class WoundHealed(Event):
    survivor: str
    patient: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ActionLent(Event):
    survivor: str
    to: str
