"""What tests of missions and cars read off a table, and how they set the stage."""

from __future__ import annotations

from pathlib import Path

from engine.family.scenario import Course
from engine.zombicide.state import ZombicideState, of

STORED = Path(__file__).parent.parent / "fixtures" / "stored"
"""Games as an earlier release stored them."""


def outcome(game: Course) -> str:
    """Why the game ended."""
    return game.table.outcome.reason if game.table.outcome else "still playing"


def state(game: Course) -> ZombicideState:
    """The state itself, to be changed before the next command."""
    game.table._moved_on()  # pyright: ignore[reportPrivateUsage]
    return of(game.table._state)  # pyright: ignore[reportPrivateUsage]


def all_taken(game: Course) -> Course:
    """Every objective was taken earlier in the game."""
    state(game).taken_objectives = [one.id for one in game.table.view().objectives]
    return game


def in_car(game: Course, car: str = "police") -> list[str]:
    """Who sits in the car, the driver (or `-`) first."""
    found = next(one for one in game.table.view().cars if one.id == car)
    return [one or "-" for one in (found.driver, *found.passengers)]


def kinds(game: Course, survivor: str) -> list[str]:
    """The kinds of all cards held, hands first."""
    one = game.survivor(survivor)
    return [card.kind for card in (*one.hands, *one.pack) if card]
