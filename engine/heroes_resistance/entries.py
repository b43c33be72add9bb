"""The entries that only Heroes' Resistance has, and what it says more of the family's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from engine.family.entries import CombatKind, Equipment, Portrayed, Rulebook, Skill, ZombieKind
from engine.family.files import Content
from engine.reading.base import Entry, Flag, Id, Model, Name, Positive, Whole


class Sourced(Model):
    """Where an entry comes from, and which of its fields are ours until somebody reads the card."""

    source: str = Field(min_length=1, description="rulebook and page, public and where, or house")
    house: tuple[str, ...] = ()


class HeroAttack(Equipment, Sourced):
    """The attack of a sheet. [heroes-resistance p. 18]"""


class HeroSkill(Skill, Sourced):
    """A skill of a sheet. [heroes-resistance p. 10]"""

    power: Whole = 0
    """What a use costs."""
    dice: Whole = 0
    """Dice that come besides what the rule gives."""


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
    """Somebody to rescue, and what the card does for its holder. [heroes-resistance p. 20]"""

    fighter: Flag
    rule: Id = Field(description="the id of the rule that the code knows")
    kinds: tuple[CombatKind, ...] = ()
    summary: Name


class Trait(Entry, Sourced):
    """A heroic trait. [heroes-resistance p. 12]"""

    copies: Positive
    power: Whole
    """What a use costs."""
    when: Literal["before", "after", "turn", "wound"]
    """Before or after a roll, in one's own turn, or when wounded."""
    rule: Id = Field(description="the id of the rule that the code knows")
    amount: Positive = 1
    kinds: tuple[CombatKind, ...] = ()
    """Sorts of attack that it serves."""
    summary: Name


class PowerNumbers(Model):
    """[heroes-resistance p. 13, 19]"""

    most: Positive
    rise: Positive
    """What everybody gains as a round begins."""
    gain: Positive
    """What an action brings."""


class SignNumbers(Model):
    """[heroes-resistance p. 20]"""

    nearest: Whole
    farthest: Positive
    hits_on: int = Field(ge=2, le=6)


class HeroesRulebook(Rulebook):
    """The numbers of the rulebook."""

    power: PowerNumbers
    traits_held: Positive
    fighter_saves: int = Field(ge=2, le=6)
    """The lowest face with which a fighter holds a wound off."""
    sign: SignNumbers


@dataclass(frozen=True, slots=True, eq=False)
class HeroesContent(Content):
    """All that the data files say."""

    equipment: Mapping[str, HeroAttack]
    skills: Mapping[str, HeroSkill]
    characters: Mapping[str, Hero]
    zombies: Mapping[str, Enemy]
    figures: HeroesRulebook
    bystanders: Mapping[str, Bystander]
    traits: Mapping[str, Trait]
