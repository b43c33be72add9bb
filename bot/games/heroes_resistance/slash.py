"""Slash commands that only Heroes' Resistance has, or that have other options there."""

from __future__ import annotations

from bot.games.family.slash import survivors
from bot.kit.rows import ask
from engine.heroes_resistance import commands

SLASH = (
    survivors("door", commands.ForceDoor, door=ask("door", must=True)),
    survivors(
        "attack",
        commands.Strike,
        zone=ask("zone", "attack-zone", must=True),
        power=ask("power", "attack-power"),
        traits=ask("traits", "attack-traits"),
    ),
    survivors("power", commands.GainPower),
    survivors("trait gain", commands.GainTrait),
    survivors(
        "trait use",
        commands.UseTrait,
        trait=ask("trait", must=True),
        zone=ask("zone", "trait-zone"),
        hero=ask("hero", "trait-hero"),
    ),
    survivors(
        "skill use",
        commands.UseSkill,
        skill=ask("skill", "skill-use", must=True),
        zone=ask("zone", "skill-zone", must=True),
    ),
    survivors("rescue", commands.Rescue, bystander=ask("bystander")),
    survivors("sign", commands.UseSign, zone=ask("zone", "sign-zone", must=True)),
    survivors("device explosive", commands.PlaceExplosive),
    survivors("device spawn", commands.MoveSpawn),
    survivors("device overload", commands.Overload),
)
