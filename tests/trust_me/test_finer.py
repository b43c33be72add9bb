"""Finer rows of the facts than rulings and cases: reach, order, who decides, what stays."""

from __future__ import annotations

import pytest

from engine.spaces.plane import Point
from engine.trust_me.commands import Move, Throw, Wait
from engine.trust_me.events import Attacked, DiceThrown, GroupAttacked, HuntAnnounced
from tests.trust_me.city import city, play, reply
from tests.trust_me.playing import opened
from tests.trust_me.test_combat import NAKED
from tests.trust_me.test_horde import EAST, night
from tests.trust_me.test_leaving import STEP, TWO, hunted, near_home, needed

THROWER = {"bob": {"left": "throwing-1"}}


@pytest.mark.parametrize(("x", "reached"), [(212, True), (213, False)])
def test_one_throws_20_cm_from_the_base_out_of_a_tent_and_over_a_car(x: int, reached: bool):
    """200 mm and half a base of 25; no line of sight is asked for. [#16]"""
    scenery = {"tent-1": (300, 300), "car-1": (180, 300)}
    game = city(ann=(20, 20), bob=(300, 300), held=THROWER, scenery=scenery, turn="bob", dice=[1])
    throw = Throw(weapon="left", to=Point(300 - x, 300))
    refused = game.table.consult(lambda state: game.table.rules.why_not(state, "bob", throw))

    assert (refused is None) is reached


def test_a_throw_has_no_bonus_of_the_passport_and_loses_nothing_by_distance():
    """Virginie's +2 does not count, and nothing is rolled again. [#16]"""
    game = city(
        ann=(300, 300), bob=(120, 300), held=THROWER, turn="bob",
        actions={"bob": {"ranged": "action"}, "ann": NAKED}, dice=[3],
    )  # fmt: skip
    play(game, Throw(weapon="left", to=Point(300, 300)), "hidden")

    assert [one.attack for one in game.told(Attacked)] == [3]


def test_resources_in_a_backpack_and_in_a_satchel_are_brought_home_too():
    held = {
        "pack": "backpack-1",
        "pack-1": "food-1",
        "outfit": "satchel-1",
        "satchel": "survival-1",
    }

    assert needed(near_home("pair-food-survival-1", held)) == ["food", "survival"]


def test_with_no_alpha_left_in_the_box_the_distant_noise_still_moves():
    groups = {one: ((100 * one, 300), 0, (100 * one, 590)) for one in range(1, 6)}
    game = night(groups=groups, deck=["noise-2"])

    assert game.state.noise == Point(600, 300)


def test_nobody_is_infected_twice():
    game = night(
        ann=(300, 300), groups={1: ((220, 300), 2, EAST)}, scenery={"tent-1": (330, 300)},
        harm={"ann": {"left": "infection"}}, dice=[12, 1, 1, 1],
    )  # fmt: skip
    reply(game, "green")

    assert sorted(game.player("ann").harm.values()) == ["infection", "wound"]


def test_a_group_still_in_contact_attacks_again_when_it_moves():
    """Once for negligence, and in the turn of the zombies where it stands."""
    game = night(ann=(300, 300), groups={1: ((275, 300), 0, "ann")}, dice=[4] * 6)

    assert len(game.told(GroupAttacked)) == 2
    assert game.alpha().at == Point(275, 300)


def test_an_alpha_stops_at_the_base_of_another():
    groups = {1: ((100, 300), 0, EAST), 2: ((160, 300), 0, (160, 590))}
    game = night(groups=groups)

    assert game.alpha(1).at == Point(135, 300)


def test_of_several_noises_of_one_action_the_last_heard_counts():
    """Behind a car at its beginning and its end, so that nobody is seen."""
    game = city(
        ann=(100, 200), bob=(20, 20), groups={1: ((100, 330), 0, (100, 590))},
        scenery={"car-1": (100, 260), "car-2": (215, 260)},
    )  # fmt: skip
    play(game, Move(to=Point(140, 200)))

    assert game.alpha().goal == Point(140, 200)


def test_who_comes_home_later_does_not_put_the_hunt_off():
    game = near_home("pair-food-survival-1", TWO, round=4)
    game.state.hunt = 5
    play(game, STEP, "claim", cell="green")

    assert game.state.winners == ["ann"]
    assert not game.told(HuntAnnounced)
    assert game.state.hunt == 5


def test_the_victim_says_where_the_hunts_wound_goes():
    game = play(hunted(), Wait(), cell="hidden")
    question = game.table.question

    assert question
    assert (question.key, question.seats, question.subject) == ("where-wound", ("ann",), "ann")


def test_the_objective_of_the_dead_stays_secret():
    game = city(ann=(100, 300), bob=(150, 300), dead=["bob"], objectives={"bob": "armed"})

    assert [game.seen_by(viewer, "bob").objective for viewer in ("ann", None)] == ["", ""]
    assert game.seen_by("bob", "bob").objective == "armed"


def test_the_highest_green_roll_chooses_who_goes_first():
    table = opened("who-begins", 3)
    events = list[object]()
    while table.questions and table.questions[0].key != "who-begins":
        asked = table.questions[0]
        events = list(table.answer(asked.seats[0], asked.options[0]).events)
    rolled = {
        one.seat: one.faces[0]
        for one in events
        if isinstance(one, DiceThrown) and one.why == "first"
    }

    assert table.questions[0].options == ("ann", "bob", "cleo")
    assert rolled[table.questions[0].seats[0]] == max(rolled.values())
