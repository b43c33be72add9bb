"""The autopilot: what it would do in plain positions, and why."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

import engine
from engine.core.command import Command
from engine.family.commands import EndTurn, Move
from engine.family.rules import FamilyRuleset
from engine.family.scenario import Course, command_of
from engine.heroes_resistance.autopilot import BLOWS
from engine.heroes_resistance.commands import GainPower, GainTrait, PlaceExplosive, Strike, UseTrait
from engine.heroes_resistance.mind import HeroesMind
from tests.heroes_resistance.city import QUIET, at_mission, city, places, seen
from tests.table import do, events

NO_RETURN = [{"name": "no-return"}, {"name": "explosives", "parameters": {"colours": ["blue"]}}]
ANNIHILATE = [{"name": "take-objectives"}, {"name": "annihilate"}]


def advised(game: Course) -> tuple[Command | str, str]:
    """The best step of the player who must act, and its reason."""
    seat = game.table.question.seats[0] if game.table.question else game.table.acting[0]
    best = engine.advise(game.table, seat)[0]
    return best.step, best.reason


def fields(game: Course) -> dict[str, Any]:
    step = advised(game)[0]
    if not isinstance(step, Command):
        return {}
    named = structs.fields(step)
    said = {one.name: getattr(step, one.name) for one in named}
    return {one.name: said[one.name] for one in named if said[one.name] != one.default}


def mind_of(game: Course) -> HeroesMind:
    rules = game.table.rules
    assert isinstance(rules, FamilyRuleset)
    return HeroesMind(seen(game), rules.content())


# ------------------------------------------------------------ Power and traits


def test_it_spends_all_power_on_a_zombie_hero():
    step, reason = advised(city("spider-man+1C", power={"spider-man": 4}))

    assert isinstance(step, Strike)
    assert (step.power, reason) == (4, "powered")


def test_it_gathers_power_where_bare_dice_cannot_fell_one():
    step, reason = advised(city("spider-man+1C"))

    assert isinstance(step, GainPower)
    assert reason == "power"


def test_on_one_walker_it_spends_no_more_than_the_next_round_brings_back():
    step, _ = advised(city("spider-man+1W . . !", power={"spider-man": 4}))

    assert isinstance(step, Strike)
    assert step.power == 1


def test_a_trait_that_serves_is_used_on_a_zombie_hero():
    step, reason = advised(
        city("spider-man+1D", power={"spider-man": 1}, traits={"spider-man": ["super-strength"]})
    )

    assert isinstance(step, Strike)
    assert (step.traits, step.power, reason) == (("super-strength",), 0, "kills")


@pytest.mark.parametrize("traits", [[], ["adrenaline"], ["inspiration", "adrenaline"]])
def test_power_that_a_hero_cannot_hold_comes_after_everything_that_helps(traits: list[str]):
    game = city("hulk .", power={"hulk": 4}, traits={"hulk": traits})
    ranked = [one.step for one in engine.advise(game.table, game.table.acting[0])]
    idle = [at for at, one in enumerate(ranked) if _adds_power(one)]

    assert idle
    assert min(idle) > next(at for at, one in enumerate(ranked) if isinstance(one, EndTurn))
    assert min(idle) > next(at for at, one in enumerate(ranked) if isinstance(one, Move))


def _adds_power(step: Command | str) -> bool:
    return isinstance(step, GainPower) or (
        isinstance(step, UseTrait) and step.trait.startswith("inspiration")
    )


def test_with_nothing_to_do_and_all_power_it_wins_a_trait():
    step, reason = advised(city("hulk", power={"hulk": 4}))

    assert isinstance(step, GainTrait)
    assert reason == "trait"


def test_adrenaline_comes_when_the_actions_are_spent_and_not_before():
    given: dict[str, Any] = {"power": {"hulk": 4}, "traits": {"hulk": ["adrenaline"]}}
    spent, reason = advised(city("hulk . !", actions={"hulk": 0}, **given))
    fresh, _ = advised(city("hulk . !", **given))

    assert isinstance(spent, UseTrait)
    assert reason == "hurry"
    assert isinstance(fresh, Move)


@pytest.mark.parametrize(("hero", "kept"), [("hulk", "super-strength"), ("vision", "energy-burst")])
def test_of_two_traits_it_keeps_the_one_for_its_sort_of_attack(hero: str, kept: str):
    game = city(hero, held={hero: "happy-hogan"}, trait_deck=["super-strength", "energy-burst"])
    game.give(command_of(game, do("gain-trait", hero).fields))

    assert advised(game) == (kept, "trait-to-keep")


def test_it_gives_away_the_trait_that_serves_least():
    traits = ["energy-burst", "invulnerable"]
    game = city("hulk", traits={"hulk": traits}, trait_deck=["super-strength"])
    game.give(command_of(game, do("gain-trait", "hulk").fields))

    assert advised(game) == ("energy-burst", "trait-to-lose")


# ------------------------------------------------------------ rescues and errands


def test_it_rescues_who_stands_beside_it():
    game = city("hulk . !", bystanders={"wong": "S1"})

    assert fields(game) == {"survivor": "hulk", "bystander": "wong"}
    assert advised(game)[1] == "rescue"


def test_two_heroes_go_for_two_objectives():
    game = city("! . hulk wasp . !")
    mind = mind_of(game)
    goals = {one.id: mind.goals_of(one) for one in mind.standing}

    assert goals == {"hulk": ("S1",), "wasp": ("S6",)}


def test_who_has_no_errand_goes_ahead_to_the_exit():
    at = {places("M8")["1R.s4"]: "hulk", places("M8")["3R.s1"]: "wasp"}
    taken = ["blue", "objective-3"]
    mind = mind_of(at_mission("M8", at, taken=taken))
    goals = {one.id: mind.goals_of(one) for one in mind.standing}

    assert goals == {"hulk": (places("M8")["1R.D"],), "wasp": (places("M8")["3R.s2"],)}


def test_behind_sealed_doors_it_looks_for_the_key_first():
    mind = mind_of(at_mission("M2", {places("M2")["2V.s5"]: "hulk"}))
    (hulk,) = mind.standing

    assert mind.goals_of(hulk) == (places("M2")["2V.D"],)


def test_only_who_has_the_console_goes_to_the_reactor():
    zone = places("M6")
    moved = {zone["2V.s5"]: zone["4V.B"], zone["1V.s3"]: zone["4V.B"]}
    at = {zone["4V.s1"]: "hulk", zone["4V.s6"]: "wasp"}
    mind = mind_of(at_mission("M6", at, moved=moved, tokens={"wasp": ["green"]}))
    goals = {one.id: mind.goals_of(one) for one in mind.standing}

    assert goals["wasp"] == (zone["4V.B"],)


# ------------------------------------------------------------ dangers


def test_hurt_it_walks_away_from_whom_it_cannot_fell():
    step, reason = advised(city(". . wasp 1C . .", wounds={"wasp": 2}, actions={"wasp": 1}))

    assert isinstance(step, Move)
    assert (step.zone, reason) == ("S2", "safer")


def test_the_last_wound_weighs_more_than_all_others():
    games = [city("hulk 1C", wounds=wounds) for wounds in ({}, {"hulk": 3}, {"hulk": 4})]
    harms = [mind.harm(mind.standing[0], "S1", 0) for mind in map(mind_of, games)]

    assert harms == pytest.approx([1.3, 3.1, 12.3])


@pytest.mark.parametrize(
    "drawing",
    [
        "hulk+2W . 1B",
        "hulk . . 1R",
        "hulk+1C . 3W",
        "1W . hulk . . wasp+1R",
        "hulk . 4W+2B . wasp",
        "hulk 1I",
        "hulk . . . . . 1D",
        "hulk | [1W]",
    ],
)
def test_it_foresees_what_the_enemies_do(drawing: str):
    game = city(drawing, spawn=QUIET)
    mind = mind_of(game)
    zones = frozenset(one.zone for one in mind.standing)
    outlook = mind.foresight.after(mind.figures, zones)
    game.let_zombies_come()
    while game.table.questions:
        game.answer(game.table.questions[0].default)
    found = {(one.zone, one.kind): float(one.count) for one in seen(game).groups}
    wounds = sum(outlook.wounds.values()) + sum(outlook.grave.values())

    assert {key: count for key, count in outlook.figures.items() if count} == found
    assert wounds == len(events(game, "SurvivorWounded"))


# ------------------------------------------------------------ explosives


def bombs(drawing: str, **given: Any) -> Course:
    """The drawn city where those who fall never come back, and `hulk` has an explosive."""
    return city(drawing, rules=NO_RETURN, victory=ANNIHILATE, tokens={"hulk": ["blue"]}, **given)


def test_an_explosive_lies_where_many_of_them_will_come():
    game = bombs(". . hulk 12W . !")
    step, reason = advised(game)

    assert isinstance(step, PlaceExplosive)
    assert reason == "explosive"


def test_it_keeps_the_explosive_from_a_few():
    assert not isinstance(advised(bombs(". . hulk 6W . !"))[0], PlaceExplosive)


def test_it_leaves_the_zone_of_an_explosive():
    step, _ = advised(bombs(". . hulk 1W . !", charges=["S3"], actions={"hulk": 1}))

    assert isinstance(step, Move)


def test_where_nobody_returns_it_waits_for_them_far_from_spawn_zones():
    """All meet in one zone; what wakes other spawn zones is left till last."""
    zone = places("M3")
    taken = ["objective-1", "objective-2"]
    at = {zone["1R.s4"]: "hulk", zone["3R.s4"]: "wasp"}
    beneath = {"objective-3": "blue", "objective-4": "green"}
    game = at_mission("M3", at, taken=taken, beneath=beneath)
    mind = mind_of(game)

    assert mind.lasting()
    assert mind.waits()
    assert {mind.goals_of(one) for one in mind.standing} == {(zone["3R.s4"],)}


def test_standing_on_it_a_coloured_objective_waits_as_well():
    zone = places("M3")["1R.C"]
    taken = ["objective-1", "objective-2"]
    beneath = {"objective-3": "blue", "objective-4": "green"}
    game = at_mission("M3", {zone: "hulk"}, taken=taken, beneath=beneath)

    assert fields(game).get("objective") is None


# ------------------------------------------------------------ second thoughts


def test_no_power_is_spent_on_a_long_shot_while_something_else_helps():
    """Two Power add two dice: three hits on a zombie hero are far from likely."""
    step, _ = advised(city("spider-man+1C . !", power={"spider-man": 2}))

    assert not isinstance(step, Strike)


def test_actions_are_not_lost_where_power_can_be_had():
    game = city("hulk", power={"hulk": 2})

    assert isinstance(advised(game)[0], GainPower | GainTrait)


def test_the_chance_of_a_strike_is_that_of_the_exact_odds():
    game = city("spider-man+1C+1W", power={"spider-man": 4}, traits={"spider-man": []})
    mind = mind_of(game)
    found = engine.considered_attacks(game.table, "spider-man")

    assert found
    for strike in found:
        exact = max(float(one.some_kill) for one in engine.odds(game.table, strike))
        assert BLOWS.chance(mind, strike) == pytest.approx(exact)
        assert BLOWS.spends(mind, strike) == (strike.plain().get("power", 0) > 0)
