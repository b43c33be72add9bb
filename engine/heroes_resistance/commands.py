"""What a seat can ask for in Heroes' Resistance besides the family's commands."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import force_setattr

from engine.core.ids import BystanderId, DoorId, SkillId, SurvivorId, TraitId, ZoneId
from engine.family.commands import Attack, SurvivorCommand


class Strike(Attack):
    """The attack of the sheet; `power` is spent for as many dice, `traits` are used before it."""

    power: Annotated[int, Meta(ge=0)] = 0
    traits: tuple[TraitId, ...] = ()

    def __post_init__(self) -> None:
        """The order in which they are named means nothing."""
        force_setattr(self, "traits", tuple(sorted(self.traits)))


class ForceDoor(SurvivorCommand):
    """By hand: nobody needs a tool."""

    do: Literal["force-door"] = "force-door"
    door: DoorId


class GainPower(SurvivorCommand):
    do: Literal["gain-power"] = "gain-power"


class GainTrait(SurvivorCommand):
    do: Literal["gain-trait"] = "gain-trait"


class UseTrait(SurvivorCommand):
    """`zone` or `hero` where the trait needs one."""

    do: Literal["use-trait"] = "use-trait"
    trait: TraitId
    zone: ZoneId | None = None
    hero: SurvivorId | None = None


class UseSkill(SurvivorCommand):
    """An active skill of the sheet; `zone` is where it leads."""

    do: Literal["use-skill"] = "use-skill"
    skill: SkillId
    zone: ZoneId


class Rescue(SurvivorCommand):
    do: Literal["rescue"] = "rescue"
    bystander: BystanderId


class UseSign(SurvivorCommand):
    """The sign of the Avengers."""

    do: Literal["use-sign"] = "use-sign"
    zone: ZoneId


class PlaceExplosive(SurvivorCommand):
    """In one's own zone, where it blows up when the round ends."""

    do: Literal["place-explosive"] = "place-explosive"


class MoveSpawn(SurvivorCommand):
    """The spawn token of one's own zone, to where the mission gathers them."""

    do: Literal["move-spawn"] = "move-spawn"


class Overload(SurvivorCommand):
    """Blows up the spawn tokens of one's own zone."""

    do: Literal["overload"] = "overload"
