"""A toy game of the family: another answer to every question of the booklet, over Zombicide's box.

It proves that the chapters ask the page, and none of them knows which game is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from engine.content import content_by
from engine.family import (
    activation,
    autopilot,
    cards,
    combat,
    goals,
    hits,
    missions,
    setup,
    skills,
    spawning,
    turn,
    victory,
)
from engine.family.commands import Search
from engine.family.damage import unknown
from engine.family.deeds import SHARED
from engine.family.drawing import Stand
from engine.family.entries import Skill, SpawnCard, ZombieKind
from engine.family.events import SurvivorWounded
from engine.family.files import Content, FamilyFiles, FamilyReader, Listed
from engine.family.game import Aim, Draw, Game, Group, Hits, Lures, Reroll
from engine.family.given import Given
from engine.family.mind import Mind
from engine.family.mission_rules import Goal, Rule
from engine.family.parameters import Inhabitants
from engine.family.rulesets import FamilyRuleset
from engine.family.state import State, Survivor
from engine.family.view import View, widened
from engine.family.wounds import eliminate
from engine.reading.mission import MissionRule
from engine.spaces.zones import Board, Building
from engine.zombicide.booklet import ZOMBICIDE
from engine.zombicide.commands import Heal


@dataclass(slots=True)
class ToyState(State):
    hurt: dict[str, int] = field(default_factory=dict[str, int])


class Beast(ZombieKind):
    """A kind of which more could be said."""

    tame: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class ToyContent(Content):
    """With a list that no other game has."""

    beasts: Mapping[str, Beast]


KINDS = Listed("zombies.toml", "zombie", Beast)


@dataclass(frozen=True, slots=True)
class ToyView(View):
    hurt: dict[str, int] = field(default_factory=dict[str, int])


class ToyGiven(Given):
    def lay(self, game: Game, stands: Mapping[str, Stand]) -> None:
        ours(game).hurt = dict(self.wounds)


def ours(game: Game) -> ToyState:
    assert isinstance(game.state, ToyState)
    return game.state


def hurt(game: Game, survivor: Survivor) -> int:
    return ours(game).hurt.get(survivor.id, 0)


def with_hurt(game: Game, view: View) -> ToyView:
    return widened(view, ToyView, hurt=dict(ours(game).hurt))


def damaged(state: State, content: Content) -> str | None:
    known = state.survivors
    return unknown([("survivor", state.hurt, known)]) if isinstance(state, ToyState) else "strange"


def first_form(data: dict[str, object], schema: int) -> dict[str, object]:
    return {"hurt" if key == "bruises" else key: value for key, value in data.items()}


def health(game: Game, survivor: Survivor) -> int:
    return 3


def recover(game: Game, survivor: Survivor) -> None:
    ours(game).hurt[survivor.id] -= 1


def forget(game: Game, survivor: Survivor) -> None:
    ours(game).hurt.pop(survivor.id)


def always_free(game: Game, survivor: Survivor) -> bool:
    return True


def calm_down(game: Game, survivor: Survivor, zone: str, killed: Mapping[str, int]) -> None:
    ours(game).hurt.pop(survivor.id, None)


async def count_up(game: Game, survivor: Survivor, count: int, by: str) -> None:
    """The third wound is the last."""
    ours(game).hurt[survivor.id] = hurt(game, survivor) + count
    game.tell(SurvivorWounded(survivor=survivor.id, by=by))
    if hurt(game, survivor) >= health(game, survivor):
        eliminate(game, survivor, by)


def crowds(game: Game) -> dict[str, int]:
    counts = {zone: len(game.survivors_in(zone)) for zone in game.board.zones}
    return {zone: count for zone, count in counts.items() if count}


def to_the_crowd(game: Game, start: str, lures: Lures) -> Draw:
    """The zone with most people, seen or not; never the nearest."""
    targets = activation.loudest(lures.noise)
    reached = tuple(one for one in targets if one in game.board.region(start, lures.doors))
    if reached:
        return activation.towards(game.board, start, reached, lures, "noise")
    return activation.shut_out(game.board, start, targets, lures)


async def split_even(
    game: Game, group: Group, ways: Sequence[str], short: list[str]
) -> dict[str, int]:
    shares = dict.fromkeys(ways, group.count // len(ways))
    for _ in range(group.count % len(ways)):
        even = [way for way in ways if shares[way] == group.count // len(ways)]
        way = await game.choose("odd-zombie", even, about="zone", subject=group.zone)
        shares[way] += 1
    return shares


async def break_in(game: Game, idle: Sequence[Group]) -> list[Group]:
    """Fatties that hurt nobody open every door of their zone, instead of walking."""
    busy: list[Group] = []
    for group in idle:
        shut = [door for door in game.board.doors.values() if door.id not in game.state.open_doors]
        shut = [door for door in shut if group.zone in door.zones and group.kind == "fatty"]
        game.state.open_doors += [door.id for door in shut]
        busy += [group] if shut else []
    return busy


async def unasked(game: Game, survivor: Survivor, level: str) -> None:
    """The first skill of the sheet comes by itself."""
    if level == "orange":
        survivor.chosen.append(game.character(survivor).orange[0])


def everywhere(game: Game) -> frozenset[str]:
    return frozenset(crowds(game))


def own_zone(game: Game, group: Group, people: frozenset[str]) -> tuple[str, ...]:
    return tuple(zone for zone in people if zone == group.zone)


def the_last(game: Game, zones: Sequence[str], struck: Sequence[str]) -> list[str]:
    return [one.id for zone in zones for one in game.survivors_in(zone)][-1:]


async def by_toughness(game: Game, victim: str, kind: str) -> None:
    """A fatty hits twice."""
    await count_up(game, game.survivor(victim), game.content.zombies[kind].toughness, "zombies")


async def half(game: Game, card: SpawnCard, zone: str) -> None:
    came = {kind: (count + 1) // 2 for kind, count in card.at(game.danger_level()).items()}
    await spawning.place_and_activate(game, {zone: came})


async def nothing_waits(game: Game, survivor: Survivor | None, building: Building) -> None:
    game.state.opened_buildings.append(building.id)


def from_the_pack(game: Game, survivor: Survivor) -> list[str]:
    return cards.cards_in_hand(survivor)


def rage(game: Game, survivor: Survivor, aim: Aim, rule: str) -> int:
    return hurt(game, survivor) if rule == "extra-dice" else 0


def one_miss(game: Game, survivor: Survivor, aim: Aim) -> list[Reroll]:
    return [Reroll("lucky", misses=1)]


def hits_add_up(game: Game, struck: Hits, kind: str) -> int:
    return game.content.zombies[kind].toughness


def misses_stray(game: Game, struck: Hits) -> int:
    return 0 if struck.picked else struck.dice - struck.count


async def tire(game: Game) -> None:
    """Whoever did anything has no second search."""
    if game.state.active:
        game.survivor(game.state.active).searched = True


def silence(game: Game, survivor: Survivor) -> None:
    pass


def doubled(game: Game, survivor: Survivor) -> int:
    return 2 * game.zombie_count(survivor.zone)


def nobody(game: Game, survivor: Survivor, aim: Aim) -> bool:
    return False


def somebody_fell(game: Game) -> str | None:
    return "somebody-fell" if len(game.standing()) < len(game.state.survivors) else None


def thoughtless(view: View, content: Content) -> Mind:
    return Mind(view, content)


def one_taken(game: Game, rule: MissionRule) -> bool:
    return len(game.state.taken_objectives) > 0


def nobody_there(game: Game, rule: MissionRule) -> None:
    pass


def backwards(game: Game, survivor: Survivor) -> list[Skill]:
    return list(reversed(skills.of_sheet(game, survivor)))


def same_board(content: Content, state: State) -> Board:
    return content.boards[state.mission]


def in_a_mood(state: State, options: Mapping[str, str]) -> None:
    """Whoever is wild begins in free order."""
    if options.get("mood") == "wild":
        state.order = turn.FREE


def far_sight(game: Game, survivor: Survivor) -> dict[str, int]:
    """All doors are of glass."""
    return game.board.sight(survivor.zone, game.board.all_doors)


def on_and_on(game: Game) -> bool:
    return True


async def cheer(game: Game, survivor: Survivor, had: int) -> None:
    """Whoever learns may search again."""
    survivor.searched = False


def trample(game: Game, zone: str, kind: str) -> None:
    """Whoever is bigger than the others breaks every door of the zone they come into."""
    if game.content.zombies[kind].toughness > 1:
        doors = [one.id for one in game.board.doors.values() if zone in one.zones]
        game.state.open_doors += [one for one in doors if one not in game.state.open_doors]


def one_lost(game: Game, kind: str) -> int:
    """One figure of each kind is missing in this box."""
    return 1


TOY = replace(
    ZOMBICIDE,
    id="toy",
    state=ToyState,
    seats=(1, 3),
    schema=2,
    migrate=first_form,
    damaged=damaged,
    seen=with_hurt,
    deeds={**SHARED, **{one: ZOMBICIDE.deeds[one] for one in (Search, Heal)}},
    setting_up=(setup.deal_starting_equipment, setup.lay_out_cards, missions.apply_setup_rules),
    orders=("any",),
    begins=setup.nobody_is_first,
    board=same_board,
    choices={"mood": ("calm", "wild")},
    chosen=in_a_mood,
    sight=far_sight,
    endless=on_and_on,
    gained=(cheer,),
    mind=thoughtless,
    answers={},
    worth={command: autopilot.always("rest", 1) for command in (*SHARED, Search, Heal)},
    events={name: kind for name, kind in ZOMBICIDE.events.items() if name != "CarDriven"},
    files=FamilyFiles(
        content=ToyContent,
        zombies=KINDS,
        more={"beasts": KINDS},
        mission_rules={**missions.RULES, "inhabited": Rule(told=Inhabitants, laid=nobody_there)},
        goals={**goals.GOALS, "take-objectives": Goal(reached=one_taken)},
    ),
    players_phase=(turn.pass_token, turn.everybody_fresh),
    turn_begins=(),
    afterwards=(tire,),
    enemies_phase=(spawning.spawn, activation.activate),
    end_of_round=(combat.reload_all,),
    hindrance=doubled,
    noise=silence,
    people=everywhere,
    prey=own_zone,
    victims=the_last,
    struck=by_toughness,
    heard=crowds,
    attracted=to_the_crowd,
    share_out=split_even,
    before_walking=(break_in,),
    entered=trample,
    removed=one_lost,
    harm=count_up,
    cards={"spawn": half, "extra-activation": spawning.activate_all, "manhole": half},
    searches_free=always_free,
    opened=nothing_waits,
    weapons=from_the_pack,
    bonuses=(combat.of_skills, rage),
    rerolls=one_miss,
    picks=nobody,
    ranks=hits.by_priority,
    toll=hits_add_up,
    strays=misses_stray,
    killed=calm_down,
    wounds=hurt,
    health=health,
    heal=recover,
    falls=(forget,),
    skills=backwards,
    level_reached=unasked,
    lost=(somebody_fell, victory.nobody_left),
)
BOX = content_by(partial(FamilyReader, TOY.files), "zombicide")
RULES = FamilyRuleset(TOY, replace(BOX, ruleset="toy"))
