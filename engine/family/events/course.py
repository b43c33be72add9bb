"""The course of a game: set up, rounds, turns, the end."""

from __future__ import annotations

from engine.core.event import Event, event
from engine.core.ids import CardId, MissionId, Seat, SurvivorId


@event
class GameSetUp(Event):
    mission: MissionId
    survivors: tuple[SurvivorId, ...]


@event
class CardDealt(Event):
    """Starting equipment."""

    survivor: SurvivorId
    card: CardId


@event
class RoundBegan(Event):
    round: int
    first_seat: Seat


@event
class TurnEnded(Event):
    survivor: SurvivorId


@event
class ZombiesTurnBegan(Event):
    round: int


@event
class GameEnded(Event):
    won: bool
    reason: str
