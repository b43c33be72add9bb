"""Zombicide, season 1: its answers to the questions of the family's rules."""

from __future__ import annotations

from engine.core.event import kinds_in
from engine.family import (
    actions,
    activation,
    autopilot,
    combat,
    experience,
    gauge,
    goals,
    hits,
    missions,
    setup,
    skills,
    spawning,
    standing,
    turn,
    victory,
    wounds,
)
from engine.family import events as family_events
from engine.family.files import FamilyFiles
from engine.family.game import Booklet, Game
from engine.family.mind import Mind
from engine.family.mission_rules import Rule
from engine.family.parameters import Supplies
from engine.family.rules import FamilyRuleset
from engine.zombicide import activation as own_activation
from engine.zombicide import autopilot as own_autopilot
from engine.zombicide import (
    damage,
    doors,
    events,
    manholes,
    noise,
    scavenging,
    stored,
    view,
    wound_cards,
)
from engine.zombicide.deeds import DEEDS
from engine.zombicide.state import ZombicideState

ZOMBICIDE = Booklet(
    id="zombicide",
    state=ZombicideState,
    schema=stored.SCHEMA,
    migrate=stored.migrate,
    damaged=damage.why_damaged,
    seen=view.seen,
    deeds=DEEDS,
    setting_up=(
        setup.lay_out_cards,
        missions.apply_setup_rules,
        setup.give_printed_equipment,
        setup.deal_starting_equipment,
    ),
    begins=setup.agree_on_first,
    orders=("strict", "free"),
    mind=Mind,
    ahead=gauge.AHEAD,
    answers=autopilot.ANSWERS,
    standing={**standing.STANDING, **standing.OF_CARDS},
    worth={**autopilot.WORTH, **own_autopilot.WORTH},
    blows=autopilot.BLOWS,
    events=kinds_in(family_events, events),
    files=FamilyFiles(
        mission_rules={
            **missions.RULES,
            "load-cars": Rule(told=Supplies),
            "lasting-noise": Rule(told=noise.Lasting),
            "car-alarm": Rule(told=noise.Alarm),
        },
        goals=goals.GOALS,
    ),
    players_phase=(scavenging.forget_kills, turn.everybody_fresh),
    turn_begins=(noise.end_uproar,),
    enemies_phase=(wound_cards.tough_again, activation.activate, spawning.spawn),
    end_of_round=(noise.clear_noise, combat.reload_all, turn.pass_token),
    hindrance=actions.zombies_left_behind,
    noise=noise.make_noise,
    people=Game.occupied_zones,
    prey=activation.survivors_there,
    victims=activation.survivors_in,
    struck=activation.one_wound,
    heard=noise.loudness,
    attracted=own_activation.noisiest,
    share_out=own_activation.share_out,
    harm=wound_cards.harm,
    cards={
        "spawn": spawning.place,
        "extra-activation": spawning.not_at_blue(spawning.activate_all),
        "manhole": manholes.out_of_manholes,
    },
    opened=doors.every_room,
    weapons=combat.in_hand,
    bonuses=(combat.of_skills,),
    rerolls=combat.rerolls_of,
    picks=combat.melee_or_sniper,
    ranks=hits.others_first,
    toll=hits.one_hard_hit,
    strays=hits.none_stray,
    killed=scavenging.remember_kill,
    wounds=wound_cards.wounds_of,
    health=wounds.most,
    heal=wound_cards.heal,
    falls=(noise.hush,),
    skills=skills.of_sheet,
    level_reached=experience.gain_skill,
    lost=(victory.nobody_left, victory.goals_lost),
)
RULES = FamilyRuleset(ZOMBICIDE)
