"""A toy game of the family: another answer to every question of the booklet, over Zombicide's box.

It proves that the chapters ask the page, and none of them knows which game is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.core.damage import unknown
from engine.family import activation, cards, combat, hits, missions, setup, skills, spawning, turn
from engine.family.autopilot import always
from engine.family.deeds import SHARED
from engine.family.events import SurvivorWounded
from engine.family.game import Ahead, Booklet, Game, Group, MissionGoals, Reroll
from engine.family.goals import objectives_counted as tally
from engine.family.mind import Mind
from engine.family.mission_rules import Goal
from engine.family.sensible import Blows
from engine.family.state import State, Survivor
from engine.family.view import View, widened
from engine.family.wounds import eliminate
from engine.living_dead.attention import to_the_most
from engine.living_dead.wounds import somebody_fell
from engine.zombicide.booklet import ZOMBICIDE
from engine.zombicide.commands import Heal


@dataclass(slots=True)
class ToyState(State):
    hurt: dict[str, int] = field(default_factory=dict[str, int])


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyView(View):
    hurt: Mapping[str, int]


def hurt(state: State) -> dict[str, int]:
    assert isinstance(state, ToyState)
    return state.hurt


def forget(game: Game, survivor: Survivor) -> None:
    hurt(game.state).pop(survivor.id, None)


async def count_up(game: Game, survivor: Survivor, count: int, by: str) -> None:
    """The third wound is the last."""
    hurt(game.state)[survivor.id] = TOY.wounds(game, survivor) + count
    game.tell(SurvivorWounded(survivor=survivor.id, by=by))
    if TOY.wounds(game, survivor) >= 3:
        eliminate(game, survivor, by)


def shut_doors(game: Game, zone: str) -> list[str]:
    doors = [one.id for one in game.board.doors.values() if zone in one.zones]
    return [one for one in doors if one not in game.state.open_doors]


def trample(game: Game, zone: str, kind: str) -> None:
    """A figure bigger than the others opens every door of the zone."""
    if game.content.zombies[kind].toughness > 1:
        game.state.open_doors += shut_doors(game, zone)


async def break_in(game: Game, idle: Sequence[Group]) -> list[Group]:
    """Fatties that hurt nobody do so instead of walking."""
    busy = [one for one in idle if one.kind == "fatty" and shut_doors(game, one.zone)]
    for one in busy:
        trample(game, one.zone, one.kind)
    return busy


async def unasked(game: Game, survivor: Survivor, level: str) -> None:
    """The first skill of the sheet comes by itself."""
    if level == "orange":
        survivor.chosen.append(game.character(survivor).orange[0])


async def done(*changes: None) -> None:
    """For an answer that waits for nobody."""


ONE: Goal[Game] = Goal(reached=lambda game, rule: bool(game.state.taken_objectives), progress=tally)
ONE_TAKEN: MissionGoals = {"take-objectives": ONE}
TOY = Booklet(
    id="toy",
    state=ToyState,
    schema=2,
    migrate=lambda data, schema: {"hurt" if key == "bruises" else key: data[key] for key in data},
    damaged=lambda state, content: unknown([("survivor", hurt(state), state.survivors)]),
    seen=lambda game, view: widened(view, ToyView, hurt=dict(hurt(game.state))),
    board=lambda content, state: content.boards[state.mission],
    deeds={**SHARED, Heal: ZOMBICIDE.deeds[Heal]},
    files=replace(ZOMBICIDE.files, goals={**ZOMBICIDE.files.goals, **ONE_TAKEN}),
    choices={"lights": ("", "B1", "B2")},
    chosen=lambda state, options: state.opened_buildings.extend(options.get("lights", "").split()),
    mind=lambda view, content: Mind(view, content),
    reshuffle=lambda game: game.dice.shuffle(game.state.aside),
    ahead=Ahead({}),
    worth=dict.fromkeys((*SHARED, Heal), always("rest", 1)),
    blows=Blows(lambda *_: 0.5, lambda *_: False, lambda *_: False),
    setting_up=(setup.deal_starting_equipment, setup.lay_out_cards, missions.apply_setup_rules),
    begins=setup.nobody_is_first,
    orders=("any",),
    players_phase=(turn.pass_token, turn.everybody_fresh),
    afterwards=(lambda game: done(game.reveal()),),
    enemies_phase=(spawning.spawn, activation.activate),
    end_of_round=(combat.reload_all,),
    hindrance=lambda game, survivor: 2 * game.zombie_count(survivor.zone),
    people=lambda game: frozenset(one.zone for one in game.standing()),
    prey=lambda game, group, people: tuple(people & {group.zone}),
    victims=lambda game, zones, _: [one.id for at in zones for one in game.survivors_in(at)][-1:],
    struck=lambda game, victim, kind: count_up(
        game, game.survivor(victim), game.content.zombies[kind].toughness, "zombies"
    ),
    attracted=to_the_most,
    share_out=activation.split_even,
    before_walking=(break_in,),
    entered=trample,
    removed=lambda game, kind: 1,
    harm=count_up,
    cards={**ZOMBICIDE.cards, "spawn": spawning.rush, "extra-activation": spawning.activate_all},
    opened=lambda game, survivor, building: done(game.state.opened_buildings.append(building.id)),
    sight=lambda game, survivor: game.board.sight(survivor.zone, game.board.all_doors),
    weapons=lambda game, survivor: cards.cards_in_hand(survivor),
    bonuses=(combat.of_skills, lambda game, survivor, aim, rule: TOY.wounds(game, survivor)),
    rerolls=lambda game, survivor, aim: [Reroll("lucky", misses=1)],
    picks=lambda game, survivor, aim: False,
    ranks=hits.by_priority,
    toll=lambda game, struck, kind: game.content.zombies[kind].toughness,
    strays=lambda game, struck: 0 if struck.picked else struck.dice - struck.count,
    killed=lambda game, survivor, zone, killed: forget(game, survivor),
    wounds=lambda game, survivor: hurt(game.state).get(survivor.id, 0),
    health=lambda game, survivor: 3,
    heal=lambda game, survivor: hurt(game.state).update(
        {survivor.id: hurt(game.state)[survivor.id] - 1}
    ),
    falls=(forget,),
    skills=lambda game, survivor: skills.of_sheet(game, survivor)[::-1],
    endless=lambda game: True,
    gained=(lambda game, survivor, had: done(),),
    level_reached=unasked,
    lost=(somebody_fell,),
)
