"""Everything that a hero may do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.core.command import Command
from engine.family.commands import EndTurn, Leave, Move, TakeObjective
from engine.family.deeds import SHARED, SurvivorDeed
from engine.heroes_resistance import (
    annihilation,
    attacks,
    bystanders,
    ending,
    feats,
    objectives,
    power,
    reveal,
    sign,
    spawns,
    traits,
)
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

DEEDS: Mapping[type[Command], SurvivorDeed] = {
    Move: replace(SHARED[Move], carry_out=feats.move),
    ForceDoor: SurvivorDeed(reveal.forcings, reveal.why_not_force, reveal.force),
    Strike: SurvivorDeed(attacks.strikes, attacks.why_not_strike, attacks.strike),
    GainPower: SurvivorDeed(power.gainings, power.why_not_gain, power.gain_power),
    GainTrait: SurvivorDeed(traits.gainings, traits.why_not_gain, traits.gain_trait),
    UseTrait: SurvivorDeed(feats.trait_uses, feats.why_not_use_trait, feats.use_trait),
    UseSkill: SurvivorDeed(feats.skill_uses, feats.why_not_use_skill, feats.use_skill),
    Rescue: SurvivorDeed(bystanders.rescues, bystanders.why_not_rescue, bystanders.rescue),
    UseSign: SurvivorDeed(sign.uses, sign.why_not_use, sign.use),
    PlaceExplosive: SurvivorDeed(
        annihilation.placings, annihilation.why_not_place, annihilation.place
    ),
    MoveSpawn: SurvivorDeed(spawns.movings, spawns.why_not_move, spawns.move),
    Overload: SurvivorDeed(spawns.overloads, spawns.why_not_overload, spawns.overload),
    TakeObjective: replace(SHARED[TakeObjective], carry_out=objectives.take),
    Leave: replace(SHARED[Leave], why_not=ending.why_not_leave),
    EndTurn: SHARED[EndTurn],
}
