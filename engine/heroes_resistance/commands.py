"""The commands that only Heroes' Resistance has."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import force_setattr

from engine.core.ids import BystanderId, DoorId, SkillId, SurvivorId, TraitId, ZoneId
from engine.family.commands import Attack, SurvivorCommand


class Strike(Attack):
    """Attacks with the attack of the sheet.

    Each point of `power` spent adds a die; `traits` are used before the roll.
    """

    power: Annotated[int, Meta(ge=0)] = 0
    traits: tuple[TraitId, ...] = ()

    def __post_init__(self) -> None:
        """Sort the traits, because their order means nothing."""
        force_setattr(self, "traits", tuple(sorted(self.traits)))


class ForceDoor(SurvivorCommand):
    """Opens a door by hand; no tool is needed."""

    do: Literal["force-door"] = "force-door"
    door: DoorId


class GainPower(SurvivorCommand):
    do: Literal["gain-power"] = "gain-power"


class GainTrait(SurvivorCommand):
    do: Literal["gain-trait"] = "gain-trait"


class UseTrait(SurvivorCommand):
    """Uses a trait, at `zone` or for `hero` if it needs one."""

    do: Literal["use-trait"] = "use-trait"
    trait: TraitId
    zone: ZoneId | None = None
    hero: SurvivorId | None = None


class UseSkill(SurvivorCommand):
    """Uses an active skill of the sheet; `zone` is its target."""

    do: Literal["use-skill"] = "use-skill"
    skill: SkillId
    zone: ZoneId


class Rescue(SurvivorCommand):
    do: Literal["rescue"] = "rescue"
    bystander: BystanderId


class UseSign(SurvivorCommand):
    """Uses the sign of the Avengers against a zone."""

    do: Literal["use-sign"] = "use-sign"
    zone: ZoneId


class PlaceExplosive(SurvivorCommand):
    """Places an explosive in the hero's zone; it goes off at the end of the round."""

    do: Literal["place-explosive"] = "place-explosive"


class MoveSpawn(SurvivorCommand):
    """Moves the spawn token of the hero's zone to the zone that the mission's rule names."""

    do: Literal["move-spawn"] = "move-spawn"


class Overload(SurvivorCommand):
    """Blows up the spawn tokens of the hero's zone."""

    do: Literal["overload"] = "overload"
