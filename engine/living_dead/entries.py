"""The entries in data files that only Night of the Living Dead has, and fields it adds."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from engine.family.entries import Equipment, Portrayed, Rulebook, SpawnCard, ZombieKind
from engine.reading.base import Flag, Id, Model, Positive
from engine.reading.faults import custom
from engine.reading.mission import Mission, Spawn

Deck = Literal["start", "ranged", "melee", "household", "special"]


class LivingEquipment(Equipment):
    """A kind of card in one of five decks. [living-dead #3]"""

    deck: Deck = Field(description="start, ranged, melee, household or special")
    breaks_in: Flag = False
    """True if it opens barricades."""
    mode: Literal["zombicide"] | None = None
    """The only mode in which its owner can attack with it; None if any mode will do."""
    source: str = Field(min_length=1, description="where its figures come from")


class RomeroSheet(Model):
    """The black and white side of a sheet: no skill at blue, one at each other level."""

    yellow: Id
    orange: Id
    red: Id

    def by_level(self) -> tuple[str, str, str]:
        """Return the skills from yellow to red."""
        return self.yellow, self.orange, self.red


class LivingCharacter(Portrayed):
    """Both sides of a sheet; the family's fields are the Zombicide side. [living-dead #5]"""

    romero: RomeroSheet
    source: str = Field(min_length=1, description="where the sheets come from")

    def skills(self) -> tuple[str, ...]:
        """Return every skill of both sides."""
        return tuple(dict.fromkeys((*super().skills(), *self.romero.by_level())))


class LivingDeadKind(ZombieKind):
    """One kind of the living dead. [living-dead #7]"""

    wounds: Literal[1, 2] = 1
    """The wounds that one attack of it deals."""
    breaks: Flag = False
    """True if it opens barricades and doors."""
    saddens: Flag = False
    """True if nobody is in Zombicide mode while a figure of this kind is on the board."""


class LivingCard(SpawnCard):
    source: str = Field(min_length=1, description="where the line comes from")


class Scene(Mission):
    """A scene; scenes with a travelling board have no spawn tokens. [living-dead #15]"""

    spawns: tuple[Spawn, ...] = ()

    @model_validator(mode="after")
    def _somewhere(self) -> Scene:
        if not self.spawns and all(rule.name != "travel" for rule in self.rules):
            raise custom("no-spawns", at="spawns")
        return self


class LivingRulebook(Rulebook):
    """The numbers of the rulebook."""

    barricades: Positive
    """The number of barricade tokens in the box."""
    car_dice: Positive
    """The dice rolled at each zone with zombies that a car enters. [living-dead #8]"""
