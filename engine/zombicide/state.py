"""The fields of a table that only Zombicide has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pydantic import ConfigDict

from engine.family.game import Game
from engine.family.state import STRICT, State


@dataclass(slots=True)
class Uproar:
    """The skill Loud: the zone that counts as the noisiest until its maker's next turn."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    survivor: str
    zone: str
    round: int


@dataclass(slots=True)
class ZombicideState(State):
    """The table between two commands."""

    noise: dict[str, int] = field(default_factory=dict[str, int])
    """Noise tokens by zone."""
    uproar: Uproar | None = None
    shrugged: list[str] = field(default_factory=list[str])
    """Survivors whose skill Tough already ignored a wound in this zombies' turn."""
    found_in_cars: list[str] = field(default_factory=list[str])
    """Cards found in pimp-mobiles; they are never found again."""
    latest_kill: dict[str, str] = field(default_factory=dict[str, str])
    """The zone of each survivor's latest kill this round."""
    heard: list[str] = field(default_factory=list[str])
    """Ninjas who choose to be heard like anybody."""


def of(state: State) -> ZombicideState:
    """Return the state as Zombicide's. Raises TypeError for the state of another game."""
    if not isinstance(state, ZombicideState):
        raise TypeError(f"{state!r} is no state of this game")
    return state


def ours(game: Game) -> ZombicideState:
    return of(game.state)
