"""What only a table of Heroes' Resistance must remember. Nothing here can be derived."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar

from pydantic import ConfigDict

from engine.family.game import Game
from engine.family.state import STRICT, State
from engine.heroes_resistance.entries import HeroesContent

SCHEMA = 2


@dataclass(slots=True)
class Sign:
    """The sign of the Avengers: where it lies and whether it was used once."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    zone: str
    damaged: bool = False


@dataclass(slots=True)
class HeroesState(State):
    """Side tables by hero; what is in no pile, with nobody and nowhere lies discarded."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    power: dict[str, int] = field(default_factory=dict[str, int])
    hurt: dict[str, int] = field(default_factory=dict[str, int])
    """Wounds of each hero who has any."""
    warded: dict[str, int] = field(default_factory=dict[str, int])
    """Wounds that somebody may still ignore in this phase, having paid for it."""
    spared: dict[str, int] = field(default_factory=dict[str, int])
    """Wounds of this phase that a hero's skill held off by itself."""
    traits: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """Trait cards held, by kind; no empty entries."""
    trait_deck: list[str] = field(default_factory=list[str])
    """Kinds, the top of the deck last."""
    held: dict[str, str] = field(default_factory=dict[str, str])
    """Bystander cards held: hero to bystander."""
    bystanders: dict[str, str] = field(default_factory=dict[str, str])
    """Figures on the board: bystander to zone."""
    hidden: dict[str, str] = field(default_factory=dict[str, str])
    """Cards that lie face down: zone to bystander."""
    bystander_deck: list[str] = field(default_factory=list[str])
    rescued: list[str] = field(default_factory=list[str])
    """Bystanders rescued so far, one after the other."""
    hero_deck: list[str] = field(default_factory=list[str])
    """Zombie heroes still to come, the top of the deck last."""
    sign: Sign | None = None
    beneath: dict[str, str] = field(default_factory=dict[str, str])
    """What colour the objectives are that lie face down and are not red."""
    tokens: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """Objectives that heroes keep, by colour; no empty entries."""
    charges: list[str] = field(default_factory=list[str])
    """Zones with an explosive that blows up when the round ends."""
    removed: dict[str, int] = field(default_factory=dict[str, int])
    """Enemies that are out of the game for good, by kind."""
    moved: dict[str, str] = field(default_factory=dict[str, str])
    """Spawn tokens that were moved: the zone where each lay first, and where it lies."""
    overloaded: bool = False
    """Whether the spawn zones were blown up."""


def of(state: State) -> HeroesState:
    """Raises TypeError for the state of another game."""
    if not isinstance(state, HeroesState):
        raise TypeError(f"{state!r} is no state of this game")
    return state


def ours(game: Game) -> HeroesState:
    return of(game.state)


def box(game: Game) -> HeroesContent:
    """What is printed. Raises TypeError for the content of another game."""
    if not isinstance(game.content, HeroesContent):
        raise TypeError(f"{game.content.ruleset!r} is another game")
    return game.content


def shuffled(game: Game, wanted: Iterable[str]) -> list[str]:
    """Cards in an order that nobody knows."""
    found = list(wanted)
    game.dice.shuffle(found)
    return found
