"""Slash commands that only Heroes' Resistance has, or has in its own way."""

from __future__ import annotations

from bot.games.family.slash import survivors
from bot.games.rows import ask
from engine.heroes_resistance.commands import (
    ForceDoor,
    GainPower,
    GainTrait,
    MoveSpawn,
    Overload,
    PlaceExplosive,
    Rescue,
    Strike,
    UseSign,
    UseSkill,
    UseTrait,
)

SLASH = (
    survivors("door", ForceDoor, door=ask("door", must=True)),
    survivors(
        "attack",
        Strike,
        zone=ask("zone", "attack-zone", must=True),
        power=ask("power", "attack-power"),
        traits=ask("traits", "attack-traits"),
    ),
    survivors("power", GainPower),
    survivors("trait gain", GainTrait),
    survivors(
        "trait use",
        UseTrait,
        trait=ask("trait", must=True),
        zone=ask("zone", "trait-zone"),
        hero=ask("hero", "trait-hero"),
    ),
    survivors(
        "skill use",
        UseSkill,
        skill=ask("skill", "skill-use", must=True),
        zone=ask("zone", "skill-zone", must=True),
    ),
    survivors("rescue", Rescue, bystander=ask("bystander")),
    survivors("sign", UseSign, zone=ask("zone", "sign-zone", must=True)),
    survivors("device explosive", PlaceExplosive),
    survivors("device spawn", MoveSpawn),
    survivors("device overload", Overload),
)
