"""The fields of a table that only Heroes' Resistance has. None can be derived from another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar

from pydantic import ConfigDict

from engine.family.game import Game
from engine.family.state import STRICT, State
from engine.heroes_resistance.entries import HeroesContent

SCHEMA = 4


@dataclass(slots=True)
class Sign:
    """The sign of the Avengers: its zone, and whether it was used once."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    zone: str
    damaged: bool = False


@dataclass(slots=True)
class HeroesState(State):
    """The state of the table between two commands; mappings are by hero.

    A card that is in no deck, with nobody and nowhere on the board is discarded.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    power: dict[str, int] = field(default_factory=dict[str, int])
    hurt: dict[str, int] = field(default_factory=dict[str, int])
    """The wounds of each hero who has any."""
    warded: dict[str, int] = field(default_factory=dict[str, int])
    """The wounds that a hero may still ignore in this phase after paying for it."""
    spared: dict[str, int] = field(default_factory=dict[str, int])
    """The wounds of this phase that a hero's skill prevented by itself."""
    traits: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """The kinds of the trait cards held, by hero, without empty lists."""
    trait_deck: list[str] = field(default_factory=list[str])
    """Kinds of trait cards, the top of the deck last."""
    held: dict[str, str] = field(default_factory=dict[str, str])
    """The bystander card that each hero holds."""
    bystanders: dict[str, str] = field(default_factory=dict[str, str])
    """The zone of each bystander on the board."""
    hidden: dict[str, str] = field(default_factory=dict[str, str])
    """The bystander whose card lies face down, by zone."""
    bystander_deck: list[str] = field(default_factory=list[str])
    rescued: list[str] = field(default_factory=list[str])
    """The bystanders rescued so far, in order."""
    hero_deck: list[str] = field(default_factory=list[str])
    """Zombie heroes still to come, the top of the deck last."""
    sign: Sign | None = None
    tokens: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """The colours of the objectives that heroes keep, without empty lists."""
    charges: list[str] = field(default_factory=list[str])
    """Zones with an explosive that goes off at the end of the round."""
    removed: dict[str, int] = field(default_factory=dict[str, int])
    """Enemies that are out of the game for good, by kind."""
    moved: dict[str, str] = field(default_factory=dict[str, str])
    """The present zone of each moved spawn token, by its first zone."""
    overloaded: bool = False
    """True if the spawn zones were blown up."""


def of(state: State) -> HeroesState:
    """Return the state as this game's. Raises TypeError for the state of another game."""
    if not isinstance(state, HeroesState):
        raise TypeError(f"{state!r} is no state of this game")
    return state


def ours(game: Game) -> HeroesState:
    return of(game.state)


def box(game: Game) -> HeroesContent:
    """Return the game's content. Raises TypeError for the content of another game."""
    if not isinstance(game.content, HeroesContent):
        raise TypeError(f"{game.content.ruleset!r} is another game")
    return game.content


def shuffled(game: Game, wanted: Iterable[str]) -> list[str]:
    """Return the cards in random order."""
    found = list(wanted)
    game.dice.shuffle(found)
    return found
