"""What a table of Night of the Living Dead remembers besides what every one of the family does."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.family.game import Game
from engine.family.state import State
from engine.living_dead.entries import LivingRulebook

SCHEMA = 1
Lists = dict[str, list[str]]


@dataclass(slots=True)
class LivingState(State):
    """The table between two commands."""

    wounds: dict[str, int] = field(default_factory=dict[str, int])
    """By survivor; no empty entries."""
    zombicide: list[str] = field(default_factory=list[str])
    """Whoever plays the Zombicide sheet whenever no Relative is on the board."""
    shaken: list[str] = field(default_factory=list[str])
    """Those of them whom the dead owner of the house threw back, until she is taken away."""
    granted: Lists = field(default_factory=Lists)
    """By survivor the skills whose actions were given this turn and are not taken back."""
    barricades: list[str] = field(default_factory=list[str])
    """Passages with a barricade token, open or closed."""
    boards: dict[str, int] = field(default_factory=dict[str, int])
    """Barricade tokens that survivors carry; no empty entries."""
    lying: Lists = field(default_factory=Lists)
    """Cards that lie in zones."""
    spawns: list[str] = field(default_factory=list[str])
    """Where each spawn token lies, white first."""
    searched: list[str] = field(default_factory=list[str])
    """Rooms that were searched."""
    mourners: list[str] = field(default_factory=list[str])
    """Survivors who killed a Relative."""
    achieved: list[str] = field(default_factory=list[str])
    """Goals that are reached at an instant and stay so."""
    laps: dict[str, int] = field(default_factory=dict[str, int])
    """How often each survivor began anew beyond red; no empty entries."""


def of(state: State) -> LivingState:
    """Raises TypeError for the state of another game."""
    if not isinstance(state, LivingState):
        raise TypeError(f"{state!r} is no state of this game")
    return state


def ours(game: Game) -> LivingState:
    return of(game.state)


def numbers(game: Game) -> LivingRulebook:
    """Raises TypeError for the content of another game."""
    if not isinstance(game.content.figures, LivingRulebook):
        raise TypeError(f"{game.content.figures!r} are not the numbers of this game")
    return game.content.figures


def migrate(data: dict[str, object], schema: int) -> dict[str, object]:
    """Nothing was stored before schema 1."""
    return data
