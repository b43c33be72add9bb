"""The entries of Night of the Living Dead, where they say more than those of the family."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from engine.family.entries import Equipment, Portrayed, Rulebook, SpawnCard, ZombieKind
from engine.reading.base import Flag, Id, Model, Positive
from engine.reading.mission import Mission, Spawn

Deck = Literal["start", "ranged", "melee", "household", "special"]


class LivingEquipment(Equipment):
    """A card of one of five decks. [living-dead #3]"""

    deck: Deck = Field(description="start, ranged, melee, household or special")
    breaks_in: Flag = False
    """Whether it opens barricades."""
    mode: Literal["zombicide"] | None = None
    """The only mode in which it fights."""
    source: str = Field(min_length=1, description="where its figures come from")


class RomeroSheet(Model):
    """The black and white side: nothing at blue, one skill at each other level."""

    yellow: Id
    orange: Id
    red: Id

    def by_level(self) -> tuple[str, str, str]:
        return self.yellow, self.orange, self.red


class LivingCharacter(Portrayed):
    """Both sides of a sheet; what the family knows is the Zombicide side. [living-dead #5]"""

    romero: RomeroSheet
    source: str = Field(min_length=1, description="where the sheets come from")

    def skills(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*super().skills(), *self.romero.by_level())))


class LivingDeadKind(ZombieKind):
    """One kind of the living dead. [living-dead #7]"""

    wounds: Literal[1, 2] = 1
    """What one attack of it does."""
    breaks: Flag = False
    """Whether it opens barricades and doors."""
    saddens: Flag = False
    """Whether nobody is in Zombicide mode while one is on the board."""


class LivingCard(SpawnCard):
    source: str = Field(min_length=1, description="where the line comes from")


class Scene(Mission):
    """A scene; where boards travel there are no spawn tokens. [living-dead #15]"""

    spawns: tuple[Spawn, ...] = ()

    @model_validator(mode="after")
    def _somewhere(self) -> Scene:
        if not self.spawns and all(rule.name != "travel" for rule in self.rules):
            raise ValueError("the living dead come nowhere; a scene has spawn zones or travels")
        return self


class LivingRulebook(Rulebook):
    """The numbers of the rulebook."""

    barricades: Positive
    """Tokens in the box."""
    car_dice: Positive
    """Thrown at each zone with living dead that a car enters. [living-dead #8]"""
