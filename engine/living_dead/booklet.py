"""Night of the Living Dead: its answers to the questions of the family's rules."""

from __future__ import annotations

from engine.core.event import kinds_in
from engine.family import (
    actions,
    activation,
    combat,
    gauge,
    hits,
    missions,
    setup,
    spawning,
    standing,
    turn,
    victory,
)
from engine.family import autopilot as family_autopilot
from engine.family import events as shared
from engine.family.game import Ahead, Booklet, Game
from engine.family.rules import FamilyRuleset
from engine.family.wounds import most
from engine.living_dead import (
    attention,
    autopilot,
    barricades,
    collateral,
    damage,
    events,
    fire,
    journey,
    mind,
    modes,
    powers,
    scenes,
    sight,
    ultra_red,
    view,
    wounds,
)
from engine.living_dead import setup as own_setup
from engine.living_dead import spawning as own_spawning
from engine.living_dead.deeds import DEEDS
from engine.living_dead.files import FILES
from engine.living_dead.state import CHOICES, SCHEMA, LivingState, migrate, note_choices

LIVING_DEAD = Booklet(
    id="living-dead",
    state=LivingState,
    schema=SCHEMA,
    migrate=migrate,
    damaged=damage.why_damaged,
    seen=view.seen,
    deeds=DEEDS,
    reshuffle=journey.reshuffle,
    mind=mind.LivingMind,
    ahead=Ahead(gauge.WEIGHTS, achieved=scenes.goals_kept),
    answers=autopilot.ANSWERS,
    standing={
        **standing.STANDING,
        **standing.OF_CARDS,
        "who-is-wounded": standing.wounded(wounds.most_at_once),
        "run-to": standing.always("run", "stay"),
    },
    worth=autopilot.WORTH,
    blows=family_autopilot.BLOWS,
    events=kinds_in(shared, events),
    files=FILES,
    setting_up=(
        setup.lay_out_cards,
        own_setup.sort_undead_cards,
        own_setup.lay_out_board,
        missions.apply_setup_rules,
        own_setup.place_survivors,
        own_setup.deal_starting_gear,
        setup.give_printed_equipment,
    ),
    begins=own_setup.begin,
    orders=("strict", "free"),
    players_phase=(powers.forget_blow, turn.everybody_fresh, modes.note_grants),
    afterwards=(scenes.look_at_body, journey.grow),
    enemies_phase=(
        scenes.arrive,
        scenes.defend,
        activation.activate,
        scenes.walked_off,
        own_spawning.spawn,
        journey.leave_behind,
    ),
    end_of_round=(combat.reload_all, turn.pass_token),
    hindrance=actions.zombies_left_behind,
    people=Game.occupied_zones,
    prey=activation.survivors_there,
    victims=activation.survivors_in,
    struck=wounds.struck,
    attracted=attention.to_the_most,
    share_out=activation.split_even,
    before_walking=(barricades.break_in,),
    harm=wounds.harm,
    board=journey.board_of,
    choices=CHOICES,
    chosen=note_choices,
    cards={"spawn": modes.place, "opening": spawning.not_at_blue(barricades.open_where)},
    opened=scenes.opened,
    sight=sight.seen_by,
    weapons=combat.in_hand,
    bonuses=(combat.of_skills, fire.barbarian),
    rerolls=combat.rerolls_of,
    picks=combat.melee_or_sniper,
    ranks=hits.by_priority,
    toll=hits.one_hard_hit,
    strays=collateral.misses_stray,
    killed=modes.killed,
    wounds=wounds.wounds_of,
    health=most,
    heal=wounds.heal,
    skills=modes.of_mode,
    level_reached=modes.level_reached,
    endless=ultra_red.endless,
    gained=(ultra_red.begin_anew,),
    lost=(wounds.somebody_fell, victory.goals_lost),
)
RULES = FamilyRuleset(LIVING_DEAD)
