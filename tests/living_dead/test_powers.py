"""Shove, taunt and bloodlust. [living-dead #16]"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.table import Table
from engine.family.scenario import Course
from tests.living_dead.house import do, drawn, events, farm, modes, play, refused, street
from tests.table import Do, ZombiePhase

STORED = Path(__file__).parent.parent / "fixtures" / "stored"


def skilled(drawing: str, survivor: str, skill: str, **given: object) -> Course:
    return street(
        drawing, zombicide=[survivor], skills={survivor: [skill]}, xp={survivor: 43}, **given
    )


def test_a_shove_pushes_all_of_them_one_zone_for_no_action():
    game = skilled("ben+2W+1F .", "ben", "shove")
    before = game.survivor("ben").actions
    play(game, do("shove", "ben", zone="S2"))

    assert drawn(game) == "ben 2W+1F"
    assert game.survivor("ben").actions == before


def test_a_shove_works_once_a_turn():
    game = play(skilled("ben+1W .", "ben", "shove"), do("shove", "ben", zone="S2"))

    assert refused(game, do("shove", "ben", zone="S2")) == "skill-used"


def test_a_shove_needs_an_open_way_one_zone_long():
    assert refused(skilled("ben+1W . .", "ben", "shove"), do("shove", "ben", zone="S3")) == (
        "zone-too-far"
    )


def test_nobody_shoves_without_the_skill_or_without_any_of_them():
    assert refused(street("ben+1W ."), do("shove", "ben", zone="S2")) == "skill-missing"
    assert refused(skilled("ben .", "ben", "shove"), do("shove", "ben", zone="S2")) == (
        "nobody-to-shove"
    )


def test_the_taunted_leave_others_alone_and_come_nearer():
    game = skilled("helen . tom+2W", "helen", "taunt")
    play(game, do("taunt", "helen", zone="S3"))

    assert drawn(game) == "helen 2W tom"
    assert game.survivor("tom").wounds == 0


def test_the_taunted_beside_the_survivor_attack_nobody_else():
    game = play(skilled("helen+tom+1W", "helen", "taunt"), do("taunt", "helen", zone="S1"))

    assert (game.survivor("helen").wounds, game.survivor("tom").wounds) == (1, 0)


def test_a_shut_door_stops_shoves_and_taunts():
    shoved = skilled("[ben+1W] | .", "ben", "shove")
    assert refused(shoved, do("shove", "ben", zone="S1")) == "zone-too-far"

    taunted = skilled("[helen] | 1W", "helen", "taunt")
    assert refused(taunted, do("taunt", "helen", zone="S1")) == "zone-too-far"


def test_a_taunt_works_once_a_turn_and_where_some_of_them_are():
    game = skilled("helen . 1W", "helen", "taunt")
    assert refused(game, do("taunt", "helen", zone="S2")) == "nothing-there"

    play(game, do("taunt", "helen", zone="S3"))
    assert refused(game, do("taunt", "helen", zone="S2")) == "skill-used"


def test_what_was_shoved_or_taunted_is_told():
    shoved = play(skilled("ben+2W .", "ben", "shove"), do("shove", "ben", zone="S2"))
    assert [(one.start, one.zone, one.count) for one in events(shoved, "ZombiesShoved")] == [
        ("S1", "S2", 2)
    ]

    taunted = play(skilled("helen 1W", "helen", "taunt"), do("taunt", "helen", zone="S2"))
    assert [one.zone for one in events(taunted, "ZombiesTaunted")] == ["S2"]


def test_skills_are_used_again_in_the_next_turn():
    game = play(skilled("ben+1W .", "ben", "shove"), do("shove", "ben", zone="S2"))
    play(game, ZombiePhase())
    play(game, do("shove", "ben", zone="S2"))

    assert drawn(game) == "ben 1W"


def test_a_taunt_carries_two_zones_and_no_farther():
    assert refused(skilled("helen . . 1W", "helen", "taunt"), do("taunt", "helen", zone="S4")) == (
        "zone-too-far"
    )


def test_bloodlust_runs_two_zones_for_an_action_and_strikes_for_none():
    game = skilled("ben . 1W", "ben", "bloodlust-melee", hands={"ben": ["table-leg"]}, dice=[6, 6])
    before = game.survivor("ben").actions
    play(game, do("bloodlust", "ben", path=["S2", "S3"]))
    play(game, do("attack", "ben", card="table-leg", zone="S3"))

    assert drawn(game) == ". . ben"
    assert game.survivor("ben").actions == before - 1


@pytest.mark.parametrize(
    ("first", "left"),
    [
        (do("attack", "ben", card="uzi", zone="S3"), ()),
        (do("reload", "ben"), (("melee", 1),)),
        (do("move", "ben", zone="S2"), ()),
    ],
)
def test_the_blow_of_bloodlust_falls_at_once_or_never(first: Do, left: tuple[object, ...]):
    """Only what cannot be done, or tidies, leaves it."""
    hands = {"ben": ["table-leg", "uzi"]}
    given: dict[str, Any] = {"hands": hands, "actions": {"ben": 9}, "dice": [1, 1, 1]}
    game = skilled("ben . 2W", "ben", "bloodlust-melee", **given)
    play(game, do("bloodlust", "ben", path=["S2", "S3"]))
    if left:
        refused(game, first)
        play(game, do("discard", "ben", card="uzi"))
    else:
        play(game, first)

    assert game.survivor("ben").free == left


def test_in_free_order_what_another_does_meanwhile_leaves_the_blow_of_bloodlust():
    """[#16] The blow is lost only by what its owner does first."""
    seats = {"ann": ["ben"], "bob": ["tom"]}
    game = skilled("ben . 1W tom .", "ben", "bloodlust-melee", seats=seats, order="free")
    play(game, do("bloodlust", "ben", path=["S2", "S3"]), do("move", "tom", zone="S5"))

    assert game.survivor("ben").free == (("melee", 1),)


def test_a_free_blow_that_is_not_of_bloodlust_stays():
    game = skilled(
        "ben . 2W", "ben", "bloodlust-melee", actions={"ben": 9}, free={"ben": {"melee": 1}}
    )
    play(game, do("bloodlust", "ben", path=["S2", "S3"]), do("move", "ben", zone="S2"))

    assert game.survivor("ben").free == (("melee", 1),)


def test_bloodlust_stops_at_the_first_of_them():
    game = skilled("ben 1W 1W", "ben", "bloodlust-melee")

    assert refused(game, do("bloodlust", "ben", path=["S2", "S3"])) == "no-such-charge"


def test_bloodlust_costs_what_holds_back_and_works_once_a_turn():
    held = skilled("ben+2W 1W", "ben", "bloodlust-melee", actions={"ben": 3})
    play(held, do("bloodlust", "ben", path=["S2"]))
    assert held.survivor("ben").actions == 0
    assert held.survivor("ben").free == (("melee", 1),)

    few = skilled("ben+3W 1W", "ben", "bloodlust-melee", actions={"ben": 3})
    assert refused(few, do("bloodlust", "ben", path=["S2"])) == "too-few-actions"

    again = skilled("ben 1W 1W", "ben", "bloodlust-melee", actions={"ben": 5})
    play(again, do("bloodlust", "ben", path=["S2"]))
    assert refused(again, do("bloodlust", "ben", path=["S3"])) == "skill-used"


def test_nobody_runs_out_of_a_car():
    given = {"cars": {"car-1": "S1"}, "aboard": {"car-1": ["ben"]}}
    game = skilled("ben 1W", "ben", "bloodlust-melee", **given)

    assert refused(game, do("bloodlust", "ben", path=["S2"])) == "in-a-car"


def test_bloodlust_leads_to_some_of_them_only():
    game = skilled("ben . .", "ben", "bloodlust-melee")

    assert refused(game, do("bloodlust", "ben", path=["S2"])) == "no-such-charge"


def test_the_blow_of_bloodlust_is_lost_with_the_turn():
    """Nothing is taken for it later: no action of this round, no free blow of the next one."""
    game = street(
        "ben 1W tom .",
        zombicide=["ben", "tom"],
        skills={"ben": ["bloodlust-melee", "plus-one-free-melee"]},
        xp={"ben": 43},
    )
    fresh = game.survivor("ben").free
    play(game, do("bloodlust", "ben", path=["S2"]), do("end-turn", "ben"))
    play(game, do("move", "tom", zone="S4"))
    assert (game.survivor("ben").actions, game.survivor("ben").free) == (0, ())
    assert (
        Table[Any, Any].restore(game.table.rules, game.table.to_json()).moment == game.table.moment
    )

    play(game, ZombiePhase(), do("move", "tom", zone="S3"))
    assert game.survivor("ben").free == fresh


def test_a_sheet_that_turns_leaves_the_blow_of_bloodlust():
    """The free blow of the skill was spent before; that of bloodlust is no skill's."""
    game = farm(
        {"B7": "tom", "B4": "1W"},
        opened=["B7-B4"],
        zombicide=["tom"],
        skills={"tom": ["bloodlust-melee", "plus-one-free-melee"]},
        xp={"tom": 43},
        free={"tom": {}},
    )
    play(game, do("bloodlust", "tom", path=["B4"]))

    assert modes(game)["tom"] == "romero"
    assert dict(game.survivor("tom").free)["melee"] == 1


def test_what_is_passed_on_the_way_counts_as_entered():
    """The body on the landing of S1 turns the sheets, though the charge goes on to the zone
    beyond."""
    game = farm(
        {"B7": "tom", "B2": "1W"},
        opened=["B7-B4"],
        zombicide=["tom"],
        skills={"tom": ["bloodlust-melee"]},
        xp={"tom": 43},
    )
    play(game, do("bloodlust", "tom", path=["B4", "B2"]))

    assert modes(game)["tom"] == "romero"
    assert [one.zone for one in events(game, "BodyFound")] == ["B4"]
    assert dict(game.survivor("tom").free)["melee"] == 1


def test_a_goal_reached_on_the_way_of_a_charge_wins_there():
    """Everybody stands at an objective for a moment. [#4]"""
    game = skilled("ben ! 1W", "ben", "bloodlust-melee", victory=[{"name": "at-objectives"}])
    play(game, do("bloodlust", "ben", path=["S2", "S3"]))

    assert game.table.outcome is not None
    assert game.table.outcome.won


def test_a_stored_game_in_which_an_action_is_owed_is_played_on():
    """Saved by an earlier release after a blow of bloodlust that was paid for with nothing."""
    text = (STORED / "bloodlust-owes-an-action.json").read_text(encoding="utf-8")
    assert json.loads(text)["state"]["survivors"]["ben"]["actions"] == -1

    table = Table[Any, Any].restore(street("ben 1W tom .").table.rules, text)

    assert json.loads(table.to_json())["state"]["survivors"]["ben"]["actions"] == 0
