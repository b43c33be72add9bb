"""The course of a game: set up, rounds, turns, the end."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.event import Event, event


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class GameSetUp(Event):
    mission: str
    survivors: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardDealt(Event):
    """Starting equipment."""

    survivor: str
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    round: int
    first_seat: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Event):
    survivor: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ZombiesTurnBegan(Event):
    round: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    won: bool
    reason: str
