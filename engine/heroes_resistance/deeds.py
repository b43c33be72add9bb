"""Everything that a hero may do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.core.command import Command
from engine.family.commands import EndTurn, HandOver, LayDown, Leave, Move, TakeObjective
from engine.family.deeds import SHARED, SurvivorDeed, at_once, shared
from engine.heroes_resistance import (
    annihilation,
    attacks,
    bystanders,
    commands,
    ending,
    feats,
    objectives,
    power,
    reveal,
    sign,
    spawning,
    traits,
)

_DEEDS: Mapping[type[Command], SurvivorDeed] = {
    Move: replace(SHARED[Move], carry_out=feats.move),
    commands.ForceDoor: SurvivorDeed(reveal.forcings, reveal.why_not_force, reveal.force),
    commands.Strike: SurvivorDeed(attacks.strikes, attacks.why_not_strike, attacks.strike),
    commands.GainPower: SurvivorDeed(power.gainings, power.why_not_gain, power.gain_power),
    commands.GainTrait: SurvivorDeed(traits.gainings, traits.why_not_gain, traits.gain_trait),
    commands.UseTrait: SurvivorDeed(feats.trait_uses, feats.why_not_use_trait, feats.use_trait),
    commands.UseSkill: SurvivorDeed(feats.skill_uses, feats.why_not_use_skill, feats.use_skill),
    commands.Rescue: SurvivorDeed(bystanders.rescues, bystanders.why_not_rescue, bystanders.rescue),
    commands.UseSign: SurvivorDeed(sign.uses, sign.why_not_use, sign.use),
    commands.PlaceExplosive: SurvivorDeed(
        annihilation.placings, annihilation.why_not_place, annihilation.place
    ),
    commands.MoveSpawn: SurvivorDeed(spawning.movings, spawning.why_not_move, spawning.move),
    commands.Overload: SurvivorDeed(
        spawning.overloads, spawning.why_not_overload, spawning.overload
    ),
    TakeObjective: replace(SHARED[TakeObjective], carry_out=objectives.take),
    **shared(LayDown, HandOver),
    Leave: replace(SHARED[Leave], why_not=ending.why_not_leave),
    EndTurn: SHARED[EndTurn],
}

DEEDS = {command: at_once(deed, feats.lapse) for command, deed in _DEEDS.items()}
