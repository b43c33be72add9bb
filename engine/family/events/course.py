"""The course of a game: set up, rounds, turns, the end."""

from __future__ import annotations

from engine.core.event import Event, event


@event
class GameSetUp(Event):
    mission: str
    survivors: tuple[str, ...]


@event
class CardDealt(Event):
    """Starting equipment."""

    survivor: str
    card: str


@event
class RoundBegan(Event):
    round: int
    first_seat: str


@event
class TurnEnded(Event):
    survivor: str


@event
class ZombiesTurnBegan(Event):
    round: int


@event
class GameEnded(Event):
    won: bool
    reason: str
