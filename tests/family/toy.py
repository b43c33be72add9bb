"""A toy game of the family: another answer to every question of the booklet, over Zombicide's box.

It proves that the chapters ask the page, and none of them knows which game is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from engine.content import content_by
from engine.family import activation, cards, combat, goals, hits, missions, setup, skills, spawning

from engine.family import turn, victory  # isort: skip
from engine.family.autopilot import always
from engine.family.damage import unknown
from engine.family.deeds import SHARED
from engine.family.drawing import Stand
from engine.family.entries import SpawnCard, ZombieKind
from engine.family.events import SurvivorWounded
from engine.family.files import Content, FamilyFiles, FamilyReader, Listed
from engine.family.game import Booklet, Draw, Game, Group, Lures, Reroll
from engine.family.given import Given
from engine.family.mind import Mind
from engine.family.mission_rules import Goal, Rule
from engine.family.parameters import Inhabitants
from engine.family.rulesets import FamilyRuleset
from engine.family.state import State, Survivor
from engine.family.view import View, widened
from engine.family.wounds import eliminate
from engine.zombicide.booklet import ZOMBICIDE
from engine.zombicide.commands import Heal


@dataclass(slots=True)
class ToyState(State):
    hurt: dict[str, int] = field(default_factory=dict[str, int])


@dataclass(frozen=True, slots=True)
class ToyView(View):
    hurt: dict[str, int] = field(default_factory=dict[str, int])


class Beast(ZombieKind):
    tame: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class ToyContent(Content):
    beasts: Mapping[str, Beast]


class ToyGiven(Given):
    def lay(self, game: Game, stands: Mapping[str, Stand]) -> None:
        hurts(game.state).update(self.wounds)


def hurts(state: State) -> dict[str, int]:
    assert isinstance(state, ToyState)
    return state.hurt


def hurt(game: Game, survivor: Survivor) -> int:
    return hurts(game.state).get(survivor.id, 0)


def forget(game: Game, survivor: Survivor) -> None:
    hurts(game.state).pop(survivor.id, None)


async def count_up(game: Game, survivor: Survivor, count: int, by: str) -> None:
    """The third wound is the last."""
    hurts(game.state)[survivor.id] = hurt(game, survivor) + count
    game.tell(SurvivorWounded(survivor=survivor.id, by=by))
    if hurt(game, survivor) >= 3:
        eliminate(game, survivor, by)


def crowds(game: Game) -> dict[str, int]:
    there = game.occupied_zones()
    return {zone: len(game.survivors_in(zone)) for zone in game.board.zones if zone in there}


def to_the_crowd(game: Game, start: str, lures: Lures) -> Draw:
    """The zone with most people, seen or not; never the nearest."""
    targets = activation.loudest(lures.noise)
    reached = tuple(one for one in targets if one in game.board.region(start, lures.doors))
    if reached:
        return activation.towards(game.board, start, reached, lures, "noise")
    return activation.shut_out(game.board, start, targets, lures)


async def break_in(game: Game, idle: Sequence[Group]) -> list[Group]:
    """Fatties that hurt nobody open every door of their zone, instead of walking."""
    return [one for one in idle if one.kind == "fatty" and break_doors(game, one.zone)]


def break_doors(game: Game, zone: str) -> list[str]:
    shut = [one for one in game.board.doors.values() if one.id not in game.state.open_doors]
    broken = [one.id for one in shut if zone in one.zones]
    game.state.open_doors += broken
    return broken


def trample(game: Game, zone: str, kind: str) -> None:
    """Whoever is bigger than the others breaks every door of the zone they come into."""
    if game.content.zombies[kind].toughness > 1:
        break_doors(game, zone)


async def half(game: Game, card: SpawnCard, zone: str) -> None:
    came = {kind: (count + 1) // 2 for kind, count in card.at(game.danger_level()).items()}
    await spawning.place_and_activate(game, {zone: came})


async def unasked(game: Game, survivor: Survivor, level: str) -> None:
    """The first skill of the sheet comes by itself."""
    if level == "orange":
        survivor.chosen.append(game.character(survivor).orange[0])


async def done(*changes: None) -> None:
    """For an answer that waits for nobody."""


def in_a_mood(state: State, options: Mapping[str, str]) -> None:
    state.order = turn.FREE if options.get("mood") == "wild" else state.order


KINDS = Listed("zombies.toml", "zombie", Beast)
TOY = Booklet(
    id="toy",
    state=ToyState,
    schema=2,
    migrate=lambda data, schema: {
        "hurt" if key == "bruises" else key: value for key, value in data.items()
    },
    damaged=lambda state, content: unknown([("survivor", hurts(state), state.survivors)]),
    seen=lambda game, view: widened(view, ToyView, hurt=dict(hurts(game.state))),
    board=lambda content, state: content.boards[state.mission],
    deeds={**SHARED, Heal: ZOMBICIDE.deeds[Heal]},
    events={name: kind for name, kind in ZOMBICIDE.events.items() if name != "CarDriven"},
    files=FamilyFiles(
        content=ToyContent,
        zombies=KINDS,
        more={"beasts": KINDS},
        mission_rules={
            **ZOMBICIDE.files.mission_rules,
            "inhabited": Rule(told=Inhabitants, laid=lambda game, rule: None),
        },
        goals={
            **goals.GOALS,
            "take-objectives": Goal(reached=lambda game, rule: bool(game.state.taken_objectives)),
        },
    ),
    choices={"mood": ("calm", "wild")},
    chosen=in_a_mood,
    mind=lambda view, content: Mind(view, content),
    answers={},
    worth=dict.fromkeys((*SHARED, Heal), always("rest", 1)),
    setting_up=(setup.deal_starting_equipment, setup.lay_out_cards, missions.apply_setup_rules),
    begins=setup.nobody_is_first,
    orders=("any",),
    players_phase=(turn.pass_token, turn.everybody_fresh),
    turn_begins=(),
    afterwards=(lambda game: done(game.reveal()),),
    enemies_phase=(spawning.spawn, activation.activate),
    end_of_round=(combat.reload_all,),
    hindrance=lambda game, survivor: 2 * game.zombie_count(survivor.zone),
    noise=lambda game, survivor: None,
    people=lambda game: frozenset(crowds(game)),
    prey=lambda game, group, people: tuple(people & {group.zone}),
    victims=lambda game, zones, struck: [
        one.id for zone in zones for one in game.survivors_in(zone)
    ][-1:],
    struck=lambda game, victim, kind: count_up(
        game, game.survivor(victim), game.content.zombies[kind].toughness, "zombies"
    ),
    heard=crowds,
    attracted=to_the_crowd,
    share_out=activation.split_even,
    before_walking=(break_in,),
    entered=trample,
    removed=lambda game, kind: 1,
    harm=count_up,
    cards={"spawn": half, "extra-activation": spawning.activate_all, "manhole": half},
    opened=lambda game, survivor, building: done(game.state.opened_buildings.append(building.id)),
    sight=lambda game, survivor: game.board.sight(survivor.zone, game.board.all_doors),
    weapons=lambda game, survivor: cards.cards_in_hand(survivor),
    bonuses=(
        combat.of_skills,
        lambda game, survivor, aim, rule: hurt(game, survivor) * (rule == "extra-dice"),
    ),
    rerolls=lambda game, survivor, aim: [Reroll("lucky", misses=1)],
    picks=lambda game, survivor, aim: False,
    ranks=hits.by_priority,
    toll=lambda game, struck, kind: game.content.zombies[kind].toughness,
    strays=lambda game, struck: 0 if struck.picked else struck.dice - struck.count,
    killed=lambda game, survivor, zone, killed: forget(game, survivor),
    wounds=hurt,
    health=lambda game, survivor: 3,
    heal=lambda game, survivor: hurts(game.state).update({survivor.id: hurt(game, survivor) - 1}),
    falls=(forget,),
    skills=lambda game, survivor: skills.of_sheet(game, survivor)[::-1],
    endless=lambda game: True,
    gained=(lambda game, survivor, had: done(),),
    level_reached=unasked,
    lost=(
        lambda game: None if len(game.standing()) == len(game.state.survivors) else "somebody-fell",
        victory.nobody_left,
    ),
)
BOX = content_by(partial(FamilyReader, TOY.files), "zombicide")
RULES = FamilyRuleset(TOY, replace(BOX, ruleset="toy"))
