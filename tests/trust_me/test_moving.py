"""Moves: how far, how heard, what stops them. [trust-me #10, #11, #13, #14]"""

from __future__ import annotations

from typing import Literal

import pytest

from engine.core.refusal import Refusal
from engine.spaces.plane import Point
from engine.trust_me import moving
from engine.trust_me.commands import Fight, Move
from engine.trust_me.events import Moved, NoiseMade
from engine.trust_me.rules import TrustMe
from tests.trust_me.city import city, play

Gait = Literal["move", "sneak", "run"]
COVERED = {"ann": {"stride": "fatigue"}}


@pytest.mark.parametrize(
    ("gait", "covered", "far"),
    [("move", False, 100), ("move", True, 50), ("run", False, 150), ("run", True, 100),
     ("sneak", False, 50)],
)  # fmt: skip
def test_how_far_a_move_goes(gait: Gait, covered: bool, far: int):
    actions = COVERED if covered else {}
    game = city(ann=(300, 300), bob=(20, 20), actions=actions)

    with pytest.raises(Refusal, match="too-far"):
        play(game, Move(to=Point(301 + far, 300), gait=gait))
    play(game, Move(to=Point(300 + far, 300), gait=gait))
    assert game.at("ann") == (300 + far, 300)


def test_nobody_sneaks_with_the_movement_cell_covered():
    game = city(ann=(300, 300), bob=(20, 20), actions=COVERED)

    with pytest.raises(Refusal, match="cannot-sneak"):
        play(game, Move(to=Point(320, 300), gait="sneak"))


def test_a_move_is_heard_at_its_start_and_at_its_end():
    game = play(city(ann=(300, 300), bob=(20, 20)), Move(to=Point(360, 300)))

    assert [one.at for one in game.told(NoiseMade)] == [Point(300, 300), Point(360, 300)]


def test_nobody_hears_who_sneaks():
    game = play(city(ann=(300, 300), bob=(20, 20)), Move(to=Point(340, 300), gait="sneak"))

    assert game.told(NoiseMade) == []


@pytest.mark.parametrize(("x", "stands"), [(13, True), (12, False), (0, False), (-5, False)])
def test_the_base_stays_on_the_board(x: int, stands: bool):
    game = city(ann=(50, 300), bob=(20, 20))
    if stands:
        assert play(game, Move(to=Point(x, 300))).at("ann") == (x, 300)
    else:
        with pytest.raises(Refusal, match="off-the-board"):
            play(game, Move(to=Point(x, 300)))


def test_one_enters_the_board_from_ones_community():
    game = play(city(ann=(-13, 300), bob=(20, 20)), Move(to=Point(80, 300)))

    assert game.at("ann") == (80, 300)


def test_a_run_that_covers_the_movement_cell_with_its_token_is_not_offered_that_cell():
    """What is covered is lost before the action is resolved. [#8]"""
    game = city(ann=(300, 300), bob=(20, 20))
    game.table.play("ann", Move(to=Point(430, 300), gait="run"))

    assert game.table.question
    assert "stride" not in game.table.question.options


# ---------------------------------------------------------------- bases


def test_a_survivor_stops_before_an_alpha():
    game = city(ann=(300, 300), bob=(20, 20), groups={1: ((350, 300), 0, (600, 300))})
    play(game, Move(to=Point(390, 300)))

    assert game.at("ann") == (325, 300)
    assert [one.stopped for one in game.told(Moved)] == [True]


# ---------------------------------------------------------------- cars


def test_a_car_stops_who_does_not_climb():
    game = play(city(ann=(300, 300), bob=(20, 20), scenery={"car-1": (400, 300)}),
                Move(to=Point(390, 300)))  # fmt: skip

    assert game.at("ann") == (337, 300)
    assert game.player("ann").actions == {"hidden": "action"}


@pytest.mark.parametrize("to", [(180, 340), (205, 340)], ids=["straight", "sloping"])
def test_nobody_pays_for_a_move_against_the_car_it_stands_at(to: tuple[int, int]):
    game = city(ann=(180, 262), bob=(20, 20), scenery={"car-1": (200, 300)})

    with pytest.raises(Refusal, match="nothing-walked"):
        play(game, Move(to=Point(*to)))


def test_climbing_a_car_is_a_fatigue():
    game = city(ann=(300, 300), bob=(20, 20), scenery={"car-1": (400, 300)})
    play(game, Move(to=Point(390, 300), climbs=True))

    assert game.at("ann") == (390, 300)
    assert game.player("ann").actions == {"hidden": "fatigue"}


def test_a_run_over_a_car_is_two_fatigue():
    """Worked check: Run over a car, 2 Fatigue."""
    game = city(ann=(300, 300), bob=(20, 20), scenery={"car-1": (380, 300, 6)})
    play(game, Move(to=Point(440, 300), gait="run", climbs=True))

    assert sorted(game.player("ann").actions.values()) == ["fatigue", "fatigue"]
    assert game.at("ann") == (440, 300)


def test_a_run_over_a_car_needs_two_tokens():
    actions = {"ann": {"green": "action", "reroll": "action"}}
    game = city(ann=(300, 300), bob=(20, 20), actions=actions, scenery={"car-1": (380, 300, 6)})

    with pytest.raises(Refusal, match="too-few-tokens"):
        play(game, Move(to=Point(440, 300), gait="run", climbs=True))


def test_stepping_down_from_a_car_is_an_action():
    game = city(ann=(400, 300), bob=(20, 20), scenery={"car-1": (400, 300)})
    play(game, Move(to=Point(400, 370)))

    assert game.at("ann") == (400, 370)
    assert game.player("ann").actions == {"hidden": "action"}


def test_where_no_car_is_nobody_climbs():
    with pytest.raises(Refusal, match="nothing-to-climb"):
        play(city(ann=(300, 300), bob=(20, 20)), Move(to=Point(350, 300), climbs=True))


def test_a_tent_stops_nobody():
    game = city(ann=(300, 300), bob=(20, 20), scenery={"tent-1": (370, 300)})

    assert play(game, Move(to=Point(370, 300))).at("ann") == (370, 300)


# ---------------------------------------------------------------- barricades


@pytest.mark.parametrize(
    ("x", "end"),
    [(380, 368), (356, 368), (355, 332), (349, 332)],
    ids=["far beyond", "just beyond", "on its rim", "in it"],
)
def test_who_clears_a_barricade_is_put_just_beyond_it_and_who_does_not_before(x: int, end: int):
    game = city(ann=(300, 300), bob=(20, 20), scenery={"barricade-1": (350, 300, 6)})

    assert play(game, Move(to=Point(x, 300))).at("ann") == (end, 300)


@pytest.mark.parametrize(("x", "clears"), [(344, True), (345, False)])
def test_a_charge_crosses_a_barricade_that_its_template_of_5_cm_clears(x: int, clears: bool):
    """However far behind it the middle of whom one charges is."""
    game = city(
        ann=(300, 300), bob=(x + 44, 300), held={"ann": {"left": "shiv-1"}}, actions=COVERED,
        scenery={"barricade-1": (x, 300, 6)},
    )  # fmt: skip
    blow = Fight(weapon="left", target="bob")
    if clears:
        assert play(game, blow).at("ann") == (x + 18, 300)
    else:
        with pytest.raises(Refusal, match="out-of-reach"):
            play(game, blow)


# ---------------------------------------------------------------- wire


def test_wire_takes_5_cm_of_the_move_at_once():
    """It is reached after 50 mm: of 100 there is nothing left, and the move ends in it."""
    game = city(ann=(300, 300), bob=(20, 20), scenery={"wire-1": (372, 300, 6)})
    play(game, Move(to=Point(400, 300)))

    assert game.at("ann") == (350, 300)


def test_wire_met_early_lets_the_rest_be_walked():
    game = city(ann=(300, 300), bob=(20, 20), scenery={"wire-1": (332, 300, 6)})
    play(game, Move(to=Point(390, 300)))

    assert game.at("ann") == (350, 300)


def test_a_move_without_the_movement_cell_does_not_leave_wire():
    """Worked check: Move without MOV in wire, 5 - 5 = 0."""
    wired = {"wire-1": (300, 300)}
    game = city(ann=(300, 300), bob=(20, 20), scenery=wired, actions=COVERED)

    with pytest.raises(Refusal, match="nothing-walked"):
        play(game, Move(to=Point(340, 300)))


def test_a_run_leaves_wire_even_so():
    wired = {"wire-1": (300, 300)}
    game = city(ann=(300, 300), bob=(20, 20), scenery=wired, actions=COVERED)

    assert play(game, Move(to=Point(400, 300), gait="run")).at("ann") == (350, 300)


@pytest.mark.parametrize("climbs", [False, True])
@pytest.mark.parametrize("reach", [50, 100, 150])
def test_what_is_said_of_a_walk_at_once_is_where_it_ends_step_by_step(reach: int, climbs: bool):
    """Lists of destinations drop most ways without walking them."""
    drawn = city(
        ann=(300, 300),
        bob=(360, 300),
        cleo=(300, 395),
        scenery={
            "car-1": (300, 230),
            "barricade-1": (240, 300, 6),
            "barricade-2": (355, 345, 3),
            "barricade-3": (220, 330, 5),
            "wire-1": (340, 260, 2),
            "wire-2": (262, 345, 1),
        },
        groups={1: ((270, 405), 1, (0, 600)), 2: ((395, 255), 0, (0, 600))},
    )
    game = drawn.table.consult(TrustMe().reading)
    about = moving.Surroundings.of(game, "ann", reach)
    around = range(300 - reach, 301 + reach, 7)
    for to in (Point(x, y) for x in around for y in around if (x, y) != (300, 300)):
        walked = moving.way_to(game, "ann", to, reach, climbs=climbs)
        arrived = walked.passed[-1:] == [to] and climbs == bool(walked.climbed)
        assert about.walk(to, climbs=climbs).arrives(reach) == arrived, to
