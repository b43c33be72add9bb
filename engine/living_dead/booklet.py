"""Night of the Living Dead: what its booklet says otherwise than the others of the family."""

from __future__ import annotations

from dataclasses import replace

from engine.core.event import kinds_in
from engine.family import (
    actions,
    activation,
    combat,
    hits,
    setup,
    spawning,
    turn,
)
from engine.family import events as shared
from engine.family.booklet import Booklet
from engine.family.commands import (
    Attack,
    CloseDoor,
    Drive,
    Heal,
    Leave,
    LendAction,
    LoadCar,
    OpenDoor,
    Search,
    TakeObjective,
    Trade,
    UnloadCar,
)
from engine.family.deeds import SHARED, SurvivorDeed
from engine.family.game import Game
from engine.family.rulesets import FamilyRuleset
from engine.living_dead import (
    attention,
    barricades,
    collateral,
    damage,
    driving,
    events,
    fire,
    modes,
    pilot,
    powers,
    scenes,
    searching,
    set_up,
    spawns,
    view,
    wounds,
)
from engine.living_dead.commands import (
    Barricade,
    Bloodlust,
    GiveBarricade,
    OpenByHand,
    SearchDeck,
    Shove,
    Taunt,
    UsePlanks,
)
from engine.living_dead.files import FILES
from engine.living_dead.state import SCHEMA, LivingState, migrate

ELSEWHERE = (OpenDoor, Search, Heal, LendAction, Leave, LoadCar, UnloadCar)
"""What the family has and this game has not, or has in its own way."""
DEEDS = {
    **{command: deed for command, deed in SHARED.items() if command not in ELSEWHERE},
    SearchDeck: SurvivorDeed(searching.searches, searching.why_not_search, searching.search),
    OpenByHand: SurvivorDeed(barricades.openings, barricades.why_not_open, barricades.open_door),
    CloseDoor: SurvivorDeed(barricades.closings, barricades.why_not_close, barricades.close_door),
    Barricade: SurvivorDeed(
        barricades.barricadings, barricades.why_not_barricade, barricades.barricade
    ),
    UsePlanks: SurvivorDeed(
        barricades.plank_uses, barricades.why_not_use_planks, barricades.use_planks, tidies=True
    ),
    GiveBarricade: SurvivorDeed(
        barricades.givings, barricades.why_not_give, barricades.give, tidies=True
    ),
    Attack: SurvivorDeed(fire.attacks, fire.why_not_attack, fire.attack),
    Trade: replace(SHARED[Trade], carry_out=modes.trade),
    TakeObjective: replace(
        SHARED[TakeObjective], why_not=scenes.why_not_take, carry_out=scenes.take_objective
    ),
    Drive: replace(SHARED[Drive], carry_out=driving.drive),
    Shove: SurvivorDeed(powers.shoves, powers.why_not_shove, powers.shove),
    Taunt: SurvivorDeed(powers.taunts, powers.why_not_taunt, powers.taunt),
    Bloodlust: SurvivorDeed(powers.bloodlusts, powers.why_not_bloodlust, powers.bloodlust),
}

LIVING_DEAD = Booklet(
    id="living-dead",
    state=LivingState,
    seats=(1, 6),
    schema=SCHEMA,
    migrate=migrate,
    damaged=damage.why_damaged,
    seen=view.seen,
    deeds=DEEDS,
    mind=pilot.LivingMind,
    answers=pilot.ANSWERS,
    worth=pilot.WORTH,
    events=kinds_in(shared, events),
    files=FILES,
    setting_up=(
        setup.lay_out_cards,
        set_up.lay_out_board,
        set_up.place_survivors,
        set_up.deal_starting_gear,
    ),
    begins=set_up.begin,
    laid={},
    orders=("strict", "free"),
    players_phase=(turn.everybody_fresh, modes.note_grants),
    afterwards=(scenes.look_at_body,),
    enemies_phase=(scenes.defend, activation.activate, spawns.spawn),
    end_of_round=(combat.reload_all, turn.pass_token),
    hindrance=actions.zombies_left_behind,
    noise=collateral.nobody_hears,
    people=Game.occupied_zones,
    prey=activation.survivors_there,
    victims=activation.survivors_in,
    struck=wounds.struck,
    heard=attention.nothing,
    attracted=attention.to_the_most,
    share_out=activation.split_even,
    before_walking=(barricades.break_in,),
    harm=wounds.harm,
    cards={"spawn": modes.place, "opening": spawning.not_at_blue(barricades.open_where)},
    searches_free=searching.never,
    opened=scenes.opened,
    weapons=combat.in_hand,
    bonuses=(combat.of_skills, fire.barbarian),
    rerolls=combat.rerolls_of,
    picks=combat.melee_or_sniper,
    ranks=hits.by_priority,
    toll=hits.one_hard_hit,
    strays=collateral.misses_stray,
    killed=modes.killed,
    wounds=wounds.wounds_of,
    health=wounds.most,
    heal=wounds.heal,
    skills=modes.of_mode,
    level_reached=modes.level_reached,
    goals=scenes.GOALS,
    lost=(wounds.somebody_fell,),
)
RULES = FamilyRuleset(LIVING_DEAD)
