"""The entries in data files that only Heroes' Resistance has, and fields it adds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from engine.family.entries import (
    CombatKind,
    Equipment,
    Guest,
    Portrayed,
    Rulebook,
    Skill,
    ZombieKind,
)
from engine.family.files import Content
from engine.reading.base import Entry, Flag, Id, Model, Name, Positive, Whole


class Sourced(Model):
    """An entry with its source.

    `house` names the fields whose values we chose ourselves until somebody reads the card.
    """

    source: str = Field(min_length=1, description="rulebook and page, public and where, or house")
    house: tuple[str, ...] = ()


class HeroAttack(Equipment, Sourced):
    """The attack of a sheet. [heroes-resistance p. 18]"""


class HeroSkill(Skill, Sourced):
    """A skill of a sheet. [heroes-resistance p. 10]"""

    power: Whole = 0
    """The Power that one use costs."""
    dice: Whole = 0
    """Extra dice, besides what the rule gives."""


class Hero(Portrayed, Sourced):
    """An identity sheet. [heroes-resistance p. 9]"""

    attack: Id = Field(description="the id of the sheet's attack")
    health: Positive


class Enemy(ZombieKind, Sourced):
    """A kind of zombie, or a zombie hero with its ability. [heroes-resistance p. 11]"""

    hero: Flag = False
    rule: Id | None = None
    summary: Name | None = None


class Bystander(Entry, Sourced):
    """A person to rescue, and what the card does for its holder. [heroes-resistance p. 20]"""

    fighter: Flag
    rule: Id = Field(description="the id of the rule that the code knows")
    kinds: tuple[CombatKind, ...] = ()
    summary: Name


class Trait(Entry, Sourced):
    """A heroic trait. [heroes-resistance p. 12]"""

    copies: Positive
    power: Whole
    """The Power that one use costs."""
    when: Literal["before", "after", "turn", "wound"]
    """When it is used: before or after a roll, in the hero's turn, or when wounded."""
    rule: Id = Field(description="the id of the rule that the code knows")
    amount: Positive = 1
    kinds: tuple[CombatKind, ...] = ()
    """The kinds of attack that it serves."""
    summary: Name


class PowerNumbers(Model):
    """The numbers of Power. [heroes-resistance p. 13, 19]"""

    most: Positive
    rise: Positive
    """The Power that every hero gains when a round begins."""
    gain: Positive
    """The Power that an action brings."""


class SignNumbers(Model):
    """The range, in zones, and the lowest hitting face of the sign. [heroes-resistance p. 20]"""

    nearest: Whole
    farthest: Positive
    hits_on: int = Field(ge=2, le=6)


class HeroesRulebook(Rulebook):
    """The numbers of the rulebook."""

    power: PowerNumbers
    traits_held: Positive
    fighter_saves: int = Field(ge=2, le=6)
    """The lowest face with which a fighter prevents a wound."""
    sign: SignNumbers


@dataclass(frozen=True, slots=True, eq=False)
class HeroesContent(Content):
    """Everything in the game's data files."""

    equipment: Mapping[str, HeroAttack]
    skills: Mapping[str, HeroSkill]
    characters: Mapping[str, Hero]
    zombies: Mapping[str, Enemy]
    figures: HeroesRulebook
    bystanders: Mapping[str, Bystander]
    traits: Mapping[str, Trait]

    def attack_of(self, hero: str, guest: Guest | None) -> str:
        """Return the kind of a hero's attack; `guest` is the sheet if it is a custom one."""
        return (guest and guest.attack) or self.characters[hero].attack

    def health_of(self, hero: str, guest: Guest | None) -> int:
        """Return how many wounds eliminate a hero; `guest` is the sheet if it is a custom one."""
        return (guest and guest.health) or self.characters[hero].health
