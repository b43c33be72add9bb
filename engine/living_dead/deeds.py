"""Everything a survivor may do in Night of the Living Dead."""

from __future__ import annotations

from dataclasses import replace

from engine.family import doors
from engine.family.commands import (
    Attack,
    CloseDoor,
    Craft,
    Drive,
    Leave,
    Move,
    OpenDoor,
    TakeObjective,
    Trade,
)
from engine.family.deeds import SHARED, SurvivorDeed, at_once, shared
from engine.living_dead import barricades, commands, driving, fire, powers, scenes, search, trading

ELSEWHERE = (OpenDoor, Leave)
"""Commands of the family that this game lacks or replaces."""
_DEEDS = {
    **shared(Move),
    CloseDoor: SurvivorDeed(barricades.closings, barricades.why_not_close, doors.close_door),
    **{command: deed for command, deed in SHARED.items() if command not in ELSEWHERE},
    commands.SearchDeck: SurvivorDeed(search.searches, search.why_not_search, search.search),
    commands.OpenByHand: SurvivorDeed(
        barricades.openings, barricades.why_not_open, barricades.open_door
    ),
    commands.Barricade: SurvivorDeed(
        barricades.barricadings, barricades.why_not_barricade, barricades.barricade
    ),
    commands.UsePlanks: SurvivorDeed(
        barricades.plank_uses, barricades.why_not_use_planks, barricades.use_planks, tidies=True
    ),
    commands.GiveBarricade: SurvivorDeed(
        barricades.givings, barricades.why_not_give, barricades.give, tidies=True
    ),
    Craft: replace(SHARED[Craft], carry_out=search.craft),
    Attack: SurvivorDeed(fire.attacks, fire.why_not_attack, fire.attack),
    Trade: replace(
        SHARED[Trade],
        candidates=trading.trades,
        why_not=trading.why_not_trade,
        carry_out=trading.trade,
    ),
    TakeObjective: replace(
        SHARED[TakeObjective], why_not=scenes.why_not_take, carry_out=scenes.take_objective
    ),
    Drive: replace(SHARED[Drive], carry_out=driving.drive),
    commands.Shove: SurvivorDeed(powers.shoves, powers.why_not_shove, powers.shove),
    commands.Taunt: SurvivorDeed(powers.taunts, powers.why_not_taunt, powers.taunt),
    commands.Bloodlust: SurvivorDeed(powers.bloodlusts, powers.why_not_bloodlust, powers.bloodlust),
}

DEEDS = {command: at_once(deed, powers.lapse) for command, deed in _DEEDS.items()}
