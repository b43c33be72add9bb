"""Marvel Zombies: Heroes' Resistance: its answers to the questions of the family's rules."""

from __future__ import annotations

from engine.core.event import kinds_in
from engine.family import (
    activation,
    autopilot,
    combat,
    experience,
    hits,
    missions,
    spawning,
    standing,
    turn,
)
from engine.family import events as shared
from engine.family.game import Ahead, Booklet
from engine.family.rules import FamilyRuleset
from engine.heroes_resistance import (
    annihilation,
    attacks,
    attention,
    bystanders,
    damage,
    ending,
    events,
    feats,
    health,
    levels,
    mind,
    power,
    reshuffling,
    reveal,
    setup,
    view,
    zombie_heroes,
)
from engine.heroes_resistance import autopilot as own_autopilot
from engine.heroes_resistance import missions as own
from engine.heroes_resistance import spawning as own_spawning
from engine.heroes_resistance.deeds import DEEDS
from engine.heroes_resistance.files import FILES
from engine.heroes_resistance.state import SCHEMA, HeroesState

HEROES = Booklet(
    id="heroes-resistance",
    state=HeroesState,
    schema=SCHEMA,
    migrate=damage.migrate,
    damaged=damage.why_damaged,
    seen=view.with_heroes,
    deeds=DEEDS,
    reshuffle=reshuffling.reshuffle,
    mind=mind.HeroesMind,
    ahead=Ahead(mind.WEIGHTS, chooses=True, achieved=bystanders.people_gained),
    answers={**autopilot.ANSWERS, **own_autopilot.ANSWERS},
    standing={
        **standing.STANDING,
        "reroll": standing.rerolled(attacks.SECOND_CHANCE),
        "ward-off": health.WARD,
    },
    worth=own_autopilot.HEROES_WORTH,
    blows=own_autopilot.BLOWS,
    events=kinds_in(shared, events),
    files=FILES,
    setting_up=(setup.give_attacks, setup.shuffle_decks, missions.apply_setup_rules),
    begins=own.begin,
    orders=("any",),
    players_phase=(health.forget_wards, power.rise, turn.everybody_fresh),
    enemies_phase=(
        health.new_phase,
        activation.activate,
        bystanders.walk,
        own_spawning.spawn,
        annihilation.round_ends,
    ),
    end_of_round=(ending.check_heroes,),
    hindrance=feats.enemies_left_behind,
    people=bystanders.occupied,
    prey=zombie_heroes.prey,
    victims=bystanders.among_heroes,
    struck=bystanders.struck,
    attracted=attention.nearest,
    share_out=activation.split_even,
    before_walking=(zombie_heroes.through_walls,),
    entered=bystanders.entered,
    removed=annihilation.removed,
    harm=health.lose,
    cards={
        "spawn": annihilation.unless_gone(spawning.place),
        "rush": annihilation.unless_gone(spawning.rush),
        "extra-activation": annihilation.unless_gone(spawning.activate_all),
        "bystander": bystanders.in_danger,
        "zombie-hero": annihilation.unless_gone(zombie_heroes.appear),
    },
    opened=reveal.marked_rooms,
    weapons=combat.in_hand,
    bonuses=(
        attacks.of_skills,
        attacks.of_power,
        attacks.of_traits,
        attacks.of_bystander,
        zombie_heroes.shields,
    ),
    rerolls=attacks.rerolls,
    picks=attacks.snipers,
    ranks=hits.by_priority,
    toll=attacks.hits_add_up,
    strays=hits.none_stray,
    killed=annihilation.killed,
    wounds=health.wounds,
    health=health.most,
    heal=health.heal,
    falls=(health.fall,),
    skills=levels.of_levels,
    level_reached=experience.gain_skill,
    lost=(ending.nobody_left, ending.goals_lost),
)
RULES = FamilyRuleset(HEROES)
