"""The points of each command, one weight at a time: an action well spent is worth about 100.

A test here fails if a weight of the family's autopilot is lost, tripled or turned around;
`python -m tests.mutating` tries that with each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

import engine
from engine.family import autopilot
from engine.family.autopilot import ANSWERS, card_worth
from engine.family.mind import Mind
from engine.family.rules import FamilyRuleset
from engine.family.scenario import Course, command_of
from engine.family.sensible import FAIR
from tests.mutating import change, mutants
from tests.table import do, mission, street

PISTOL, MACHETE, SHOTGUN = ({"phil": [one]} for one in ("pistol", "machete", "shotgun"))
"""Hands with which Phil kills 0.5, 0.67 and 1.2 zombies with an action."""
TOOL = {"phil": ["crowbar", "shotgun"]}
POLICE, AT_THE_WHEEL = {"police": "S1"}, {"police": ["phil"]}


@dataclass(frozen=True)
class Told:
    """What the mind is told instead of what it reads from the mission."""

    carriers: frozenset[str] = frozenset()
    goals: Sequence[str] | None = None
    exit_zone: str | None = None


def points(game: Course, name: str, told: Told = Told(), **fields: Any) -> dict[str, float]:
    """The points of a command of Phil by reason; reasons without points are left out."""
    rules = game.table.rules
    assert isinstance(rules, FamilyRuleset)
    view = game.table.view(game.table.acting[0])
    view = replace(view, exit_zone=told.exit_zone or view.exit_zone)
    mind = Mind(view, rules.content())
    mind.carriers |= told.carriers
    mind.open_goals = mind.open_goals if told.goals is None else [*told.goals]
    command = command_of(game, do(name, "phil", **fields).fields)
    found = rules.booklet.worth[type(command)](mind, command)
    return {reason: round(value, 6) for reason, value in found.items() if value}


def move(drawing: str, zone: str, **given: Any) -> dict[str, float]:
    return points(street(drawing, **{"hands": PISTOL, **given}), "move", zone=zone)


# ------------------------------------------------------------ going somewhere


@pytest.mark.parametrize(("rounds", "nearer"), [(1, 57), (5, 65)])
def test_a_zone_nearer_is_worth_more_each_round(rounds: int, nearer: int):
    """55 points for a zone, and 2 for each round that has begun."""
    assert move("phil . . !", "S2", round=rounds) == {"nearer": nearer, "effort": -25}
    assert move(". phil . !", "S1", round=rounds) == {"nearer": -nearer, "effort": -25}


def test_an_action_costs_a_step_25_points_and_20_for_each_more():
    assert move("phil . .", "S2") == {"effort": -25}
    assert move("phil . .", "S2", free={"phil": {"move": 1}}) == {"effort": -5}
    assert move(". . phil+1W .", "S2", hands=SHOTGUN)["effort"] == -45


def test_to_arrive_where_no_zombie_stands_is_worth_150_points_more():
    assert move("phil ! . .", "S2") == {"nearer": 57 + 150, "effort": -25}
    assert move("phil !+1W . .", "S2")["nearer"] < 100
    assert move("phil ! . .", "S2", actions={"phil": 1})["nearer"] == 57


def test_a_wound_that_is_likely_costs_55_points_and_twice_that_for_the_wounded():
    """Two walkers come beside Phil; the 3 actions with a pistol ward off 1.5, the 1 left 0.5."""
    assert move(". phil+2W . .", "S1")["safer"] == pytest.approx(-82.5)
    assert move(". phil+2W . .", "S1", wounds={"phil": 1})["safer"] == pytest.approx(-165)


def test_each_friend_there_is_worth_6_points_up_to_three():
    assert move("phil ned # !", "S2") == {"together": 6, "effort": -25}
    assert move("phil ned+amy # !", "S2") == {"together": 12, "effort": -25}
    assert move("phil ned+amy+josh+doug # !", "S2") == {"together": 18, "effort": -25}
    assert move("phil+ned . # !", "S2") == {"together": -6, "effort": -25}
    assert move("phil+ned+amy+josh+doug . # !", "S2") == {"together": -18, "effort": -25}


# ------------------------------------------------------------ cars


def drive(drawing: str, *path: str, told: Told = Told()) -> dict[str, float]:
    game = street(drawing, cars=POLICE, aboard=AT_THE_WHEEL)
    return points(game, "drive", told, path=list(path))


def test_a_drive_gains_30_points_for_each_zombie_run_over_and_loses_500_for_a_friend():
    assert drive("phil . .", "S2") == {"effort": -40}
    assert drive("phil 2W .", "S2") == {"run-over": 60, "effort": -40}
    assert drive("phil ned .", "S2") == {"run-over": -500, "effort": -40}


def test_a_drive_gains_70_points_for_a_zone_nearer_to_the_exit_when_all_else_is_done():
    leaving = Told(goals=["escape"], exit_zone="S3")

    assert drive("phil . .", "S2", told=leaving) == {"nearer": 70, "effort": -40}
    assert drive("phil . .", "S2", "S3", told=leaving) == {"nearer": 140, "effort": -40}


def test_a_drive_away_from_zombies_is_worth_55_points_for_a_wound():
    """Unarmed, beside two walkers; three zones away, no walker reaches anybody."""
    assert drive("phil+2W . . .", "S2", "S3")["safer"] == 2 * 55


def test_who_must_leave_gets_into_a_car_best_at_the_wheel():
    game = street("phil .", cars=POLICE)
    leaving, hunting = Told(goals=["board-cars"]), Told(goals=["reach-level"])
    wheel = {"car": "police", "seat": "driver"}
    beside = {"car": "police", "seat": "passenger"}

    assert points(game, "enter-car", leaving, **wheel) == {"get-away": 350}
    assert points(game, "enter-car", leaving, **beside) == {"get-away": 320}
    assert points(game, "enter-car", hunting, **wheel) == {"run-over": 60}
    crowd = street("phil 2W", cars=POLICE)
    assert points(crowd, "enter-car", hunting, **wheel) == {"run-over": 60 + 2 * 8}
    assert points(game, "enter-car", Told(goals=["find"]), **wheel) == {"rest": -40}


def test_a_car_is_left_unless_it_goes_to_the_exit_or_hunts():
    game = street("phil .", cars=POLICE, aboard=AT_THE_WHEEL)

    assert points(game, "leave-car") == {"on-foot": 30}
    assert points(game, "leave-car", Told(goals=["reach-level"])) == {"on-foot": -60}
    assert points(game, "leave-car", Told(goals=["escape"])) == {"rest": -200}


def test_somebody_must_drive():
    game = street("phil .", cars=POLICE, aboard=AT_THE_WHEEL)

    assert points(game, "change-seat", seat="passenger") == {"get-away": -150}
    assert points(game, "change-seat", seat="driver") == {"get-away": 150}


# ------------------------------------------------------------ fighting


def attack(drawing: str, card: str, zone: str, told: Told = Told(), **given: Any):
    game = street(drawing, hands={"phil": [card]}, **given)
    return points(game, "attack", told, card=card, zone=zone)


def test_a_zombie_that_is_likely_to_fall_is_worth_70_points_and_more_the_nearer_it_is():
    """A machete hits with 4 in 6 of 1 die; 100 points more here, 60 beside, 20 afar."""
    assert attack("phil+1W # !", "crowbar", "S1") == {"kills": 35, "threat": 100}
    assert attack("phil 1W # !", "pistol", "S2") == {"kills": 35, "threat": 60, "effort": -8}
    assert attack("phil . 3W # !", "rifle", "S3") == {
        "kills": pytest.approx(140 / 3),
        "kills-far": 20,
        "effort": -8,
    }


def test_noise_costs_8_points_and_a_shot_beside_gains_5():
    assert attack("phil+1W # !", "pistol", "S1")["effort"] == 5 - 8


def test_a_pair_of_weapons_kills_twice_as_many():
    game = street("phil 4W # !", hands={"phil": ["pistol", "pistol"]})

    assert points(game, "attack", card="pistol", zone="S2", pair=True)["kills"] == 70


def test_no_blow_is_struck_at_what_it_cannot_kill():
    assert attack("phil+1F # !", "pan", "S1") == {"too-tough": -5}


def test_a_bottle_is_worth_120_points_for_each_zombie_less_300_and_never_burns_a_friend():
    assert attack("phil 4W # !", "molotov", "S2") == {"kills": 4 * 120 - 300}
    assert attack("phil ned+4W # !", "molotov", "S2") == {"friends": -1000}
    assert attack("phil ned+4W # !", "pistol", "S2") == {"friends": -800}


def test_who_carries_an_objective_is_struck_first_for_60_points_more():
    told = Told(carriers=frozenset({"walker"}))

    assert attack("phil+1W # !", "crowbar", "S1", told)["objective"] == 60
    assert "objective" not in attack("phil+1W # !", "crowbar", "S1")


def test_the_most_experienced_strikes_for_40_points_more_where_a_level_wins():
    def level(**xp: int) -> dict[str, float]:
        game = mission("03", {"S1": "phil+ned+2W"}, hands=MACHETE, xp=xp)
        return points(game, "attack", card="machete", zone="S1")

    assert level(phil=5)["level"] == 40
    assert "level" not in level(ned=5)


# ------------------------------------------------------------ finding and holding


@pytest.mark.parametrize(
    ("card", "arms"), [("pan", 110), ("pistol", 110), ("machete", 75), ("shotgun", 25)]
)
def test_a_search_is_worth_more_the_worse_the_weapon_is(card: str, arms: int):
    assert points(street("[phil] # !", hands={"phil": [card]}), "search") == {"arms": arms}


def test_later_only_the_unarmed_search_for_arms():
    game = street("[phil] # !", hands=MACHETE, xp={"phil": 7})

    assert points(game, "search") == {"arms": 25}


def test_a_free_search_and_supplies_that_are_wanted_are_worth_more():
    free = street("[phil] # !", hands=SHOTGUN, free={"phil": {"search": 1}})
    wanted = mission("01", {"B1": "phil"}, hands=SHOTGUN)

    assert points(free, "search") == {"free": 40, "arms": 25}
    assert points(wanted, "search") == {"supplies": 90, "arms": 25}


def door(drawing: str, name: str, **given: Any) -> dict[str, float]:
    hands = {"hands": TOOL, **given}
    return points(street(drawing, **hands), "open-door", door=name, card=hands["hands"]["phil"][0])


def test_a_door_on_the_way_is_worth_130_points_and_5_more_where_it_opens_in_silence():
    assert door("phil | [!]", "B1-S1") == {"on-the-way": 130, "effort": 5}
    axe = {"phil": ["fire-axe", "shotgun"]}
    assert door("phil | [!]", "B1-S1", hands=axe) == {"on-the-way": 130}


def test_a_door_elsewhere_shelters_only_the_unarmed():
    assert door("[.] | phil !", "B1-S1") == {"rest": -30}
    shelter = door("[.] | phil !", "B1-S1", hands={"phil": ["crowbar"]})
    assert shelter == {"arms": 60, "effort": 5}


def test_after_round_20_a_door_is_worth_2_points_more_each_round():
    assert "late" not in door("phil | [!]", "B1-S1", round=20)
    assert door("phil | [!]", "B1-S1", round=25)["late"] == 10


def test_the_last_action_opens_no_door_for_80_points_unless_a_friend_can_go_on():
    last = {"actions": {"phil": 1}}

    assert door("phil | [!]", "B1-S1", **last)["effort"] == 5 - 80
    assert door("phil+ned | [!]", "B1-S1", **last)["effort"] == 5


def test_each_wound_that_is_likely_costs_a_door_40_points():
    """Four walkers are beside: 12 points each for them, and 40 for each of 1.6 wounds."""
    told = door("4W phil | [!]", "B1-S2")

    assert told["effort"] == pytest.approx(5 - 4 * 12 - 40 * 1.6)


@pytest.mark.parametrize(("zombies", "points_lost"), [("3W . phil", 36), ("1W . . . . . phil", 0)])
def test_each_zombie_within_four_zones_costs_a_door_12_points(zombies: str, points_lost: int):
    name = f"B1-S{len(zombies.split())}"

    assert door(f"{zombies} | [!]", name)["effort"] == 5 - points_lost


@pytest.mark.parametrize(
    ("xp", "expected"), [(0, 0.9), (7, 2.2), (19, 3.2), (43, 4.5)], ids=str
)  # fmt: skip
def test_zombies_behind_a_door_that_nobody_can_kill_cost_15_points_each(xp: int, expected: float):
    """Five rooms; a shotgun is expected to kill 1.2 with each of three actions."""
    told = door("phil | [!] [.] [.] [.] [.]", "B1-S1", xp={"phil": xp})

    assert told["effort"] == pytest.approx(5 - 15 * (5 * expected - 3.6))


@pytest.mark.parametrize(("drawing", "alone"), [("ned . phil", False), ("ned . . phil", True)])
def test_survivors_within_two_and_a_half_zones_help_behind_a_door(drawing: str, alone: bool):
    hands = {**TOOL, "ned": ["shotgun"]}
    name = f"B1-S{len(drawing.split())}"

    told = door(f"{drawing} | [!] [.] [.] [.] [.]", name, hands=hands)

    assert told["effort"] == (pytest.approx(-8.5) if alone else 5)


def equip(hand: str, card: str, **given: Any) -> dict[str, float]:
    hands = {"phil": [hand], **given.pop("hands", {})}
    game = street(given.pop("drawing", "phil"), hands=hands, pack={"phil": [card]}, **given)
    return points(game, "equip", card=card, place="left")


def test_a_better_weapon_in_hand_is_worth_70_points_for_each_more_kill():
    known = engine.load_content("zombicide").equipment
    gain = card_worth(known["shotgun"]) - card_worth(known["pan"])

    assert equip("pan", "shotgun") == {"better-weapon": pytest.approx(70 * gain)}
    assert equip("shotgun", "pan") == {"better-weapon": -50}
    assert equip("pan", "water") == {"rest": -50}


def test_the_only_tool_in_hand_is_worth_one_and_a_half_kills_more():
    known = engine.load_content("zombicide").equipment
    gain = card_worth(known["crowbar"]) - card_worth(known["pan"])
    second = {"hands": {"ned": ["crowbar"]}, "drawing": "phil+ned"}

    assert equip("pan", "crowbar") == {"better-weapon": pytest.approx(70 * (gain + 1.5))}
    assert equip("pan", "crowbar", **second) == {"better-weapon": pytest.approx(70 * gain)}
    assert equip("crowbar", "shotgun") == {"better-weapon": -50}
    assert equip("crowbar", "shotgun", **second)["better-weapon"] == pytest.approx(14)


def test_nothing_is_moved_into_the_pack_or_from_hand_to_hand():
    game = street("phil", hands={"phil": ["pan"]})

    assert points(game, "equip", card="pan", place="pack") == {"rest": -50}
    assert points(game, "equip", card="pan", place="right") == {"rest": -50}


def test_a_spare_weapon_is_given_to_empty_hands_for_40_points_a_kill():
    def trade(give: str, taker: Sequence[str] = (), **more: Any) -> dict[str, float]:
        hands = {"phil": ["pistol"], "ned": [*taker]}
        game = street("phil+ned", hands=hands, pack={"phil": ["shotgun", "pan"]})
        return points(game, "trade", partner="ned", give=give, **more)

    assert trade("shotgun") == {"better-weapon": pytest.approx(48)}
    assert trade("pan", ["machete"]) == {"better-weapon": -60}
    assert trade("pistol") == {"better-weapon": -60}
    assert trade("shotgun", ["pan"], take="pan") == {"rest": -60}


def test_a_reload_is_worth_70_points_and_60_for_each_kill_that_can_follow():
    def reload(drawing: str, **given: Any) -> dict[str, float]:
        game = street(drawing, hands={"phil": ["sawed-off"]}, **given)
        return points(game, "reload", card="sawed-off")

    assert reload("phil 1W") == {"reload": pytest.approx(150)}
    assert reload("phil 1W", actions={"phil": 1}) == {"reload": 70}
    assert reload("phil .") == {"rest": -10}


def test_an_objective_is_worth_1000_points_unless_all_must_stand_at_one():
    game = street("phil+! !")
    field: dict[str, Any] = {"objective": "objective-1"}

    assert points(game, "take-objective", **field) == {"objective": 1000}
    assert points(game, "take-objective", Told(goals=["at-objectives"]), **field) == {"rest": -60}


@pytest.mark.parametrize(
    ("name", "told", "fields"),
    [
        ("leave", {"get-away": 2000}, {}),
        ("craft", {"better-weapon": 90}, {"recipe": "molotov"}),
        ("close-door", {"rest": -40}, {"door": "B1-S1"}),
        ("hand-over", {"rest": -80}, {"partner": "ned", "objective": "key"}),
        ("discard", {"rest": -100}, {"card": "pan"}),
        ("end-turn", {}, {}),
    ],
)
def test_some_commands_are_always_worth_the_same(
    name: str, told: dict[str, float], fields: dict[str, Any]
):
    assert points(street("phil+ned | [!]"), name, **fields) == told


def test_the_least_useful_card_is_given_up_but_none_that_the_mission_asks_for():
    """A card that is asked for counts 3 kills more."""
    game = mission("01", {"B1": "phil"}, hands=SHOTGUN, pack={"phil": ["water", "pan"]})
    rules = game.table.rules
    assert isinstance(rules, FamilyRuleset)
    mind = Mind(game.table.view("ann"), rules.content())
    held = [card.id for card in mind.survivors["phil"].pack]
    held += [card.id for card in mind.survivors["phil"].hands if card]
    asked = engine.Question("lost-card", ("ann",), tuple(held), held[0], "phil", "card")

    assert ANSWERS["lost-card"](mind, asked).startswith("pan")


def test_a_fair_chance_is_forty_per_cent():
    assert FAIR * 5 == 2


def test_the_script_that_changes_weights_finds_them_and_changes_them():
    """`python -m tests.mutating` tries all of them, in some minutes."""
    found = mutants()
    pace = next(one for one in found if one.place.startswith("(PACE") and one.factor == 3)

    assert len(found) > 200
    assert {"_attack", "_move", "EXPECTED", "LOSS"} <= {one.place for one in found}
    before = autopilot.PACE
    change(pace)
    try:
        assert pytest.approx(3 * before) == autopilot.PACE
        assert move("phil . . !", "S2")["nearer"] == 3 * 55 + 2
    finally:
        autopilot.PACE = before
