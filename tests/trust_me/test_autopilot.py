"""The autopilot: what it wants, what it shuns, and that it knows no more than its seat."""

from __future__ import annotations

import json
import random

import pytest

import engine
from engine.core.command import Command
from engine.spaces.plane import Point
from engine.trust_me.commands import Move, Search, Shoot, Wait
from engine.trust_me.destinations import effect
from engine.trust_me.known import known
from tests.trust_me.city import City, city, play
from tests.trust_me.playing import (
    TrustTable,
    advised_game,
    advised_step,
    give,
    loaded,
    opened,
)

CAR = {"car-1": (300, 200)}


def step_of(drawn: City, seat: str = "ann") -> Command | str | None:
    return engine.autopilot(drawn.table, seat)


def reason_of(drawn: City, seat: str = "ann") -> str:
    return engine.advise(drawn.table, seat)[0].reason


@pytest.mark.parametrize(
    ("left", "right"), [("military-1", "handgun-1"), ("handgun-1", "military-1")]
)
def test_it_spends_its_marker_by_the_better_gun(left: str, right: str):
    """A military gun in one hand loses 4; whichever is offered first or last."""
    held = {"bob": {"left": left, "right": right}}
    game = city(ann=(100, 300), bob=(170, 300), held=held, targets={"bob": "ann"},
                objectives={"bob": "left-dead"})  # fmt: skip
    play(game, Wait())

    assert step_of(game, "bob") == f"shoot-{'left' if left == 'handgun-1' else 'right'}"


# ------------------------------------------------------------ whole games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_played_by_it_ends(players: int):
    """A game that stalls fails in `advised_game`."""
    *_, last = advised_game(f"ends {players}", players, most=1500)
    assert last.outcome


def test_it_comes_home_with_what_was_asked_for():
    *_, last = advised_game("home 0", 2, most=1500)
    assert last.outcome
    assert last.outcome.winners == ("bob",)


def test_it_knows_nothing_that_its_seat_does_not_see():
    """Objectives of others and tokens that lie face down are exchanged: it does the same."""
    for number in range(3):
        chance = random.Random(number)
        table = opened(f"blind {number}", 3)
        for _ in range(60):
            give(table, *advised_step(table))
        while table.questions:
            give(table, *advised_step(table))
        seat = table.acting[0]
        assert advised_step(_exchanged(table, seat, chance)) == advised_step(table)


def _exchanged(table: TrustTable, seat: str, chance: random.Random) -> TrustTable:
    stored = json.loads(table.to_json())
    state = stored["state"]
    others = [one for one in state["players"] if one != seat]
    first, second = (state["players"][one] for one in others)
    first["objective"], second["objective"] = second["objective"], first["objective"]
    lying = list(state["lying"].values())
    tokens = [one["token"] for one in lying]
    chance.shuffle(tokens)
    for one, token in zip(lying, tokens, strict=True):
        one["token"] = token
    return loaded(json.dumps(stored))


# ------------------------------------------------------------ one step


def test_it_searches_what_it_stands_beside_and_needs():
    drawn = city(ann=(200, 200), lying={"1": ("food-1", (230, 200))})
    assert step_of(drawn) == Search(token="1")
    assert reason_of(drawn) == "search"


def test_it_goes_to_the_nearest_token_before_it():
    drawn = city(ann=(200, 200), lying={"1": ("food-1", (320, 200)), "2": ("food-2", (20, 200))})
    step = step_of(drawn)
    assert isinstance(step, Move)
    assert step.to.x > 200
    assert reason_of(drawn) == "seek"


def test_it_hides_from_who_pursues_it_when_it_can():
    """One token is left, and the group would come upon it in its turn."""
    drawn = city(
        ann=(385, 165), bob=(50, 550), scenery=CAR, groups={1: ((300, 90), 2, "ann")},
        lying={"1": ("food-1", (385, 330))},
        actions={"ann": {"green": "action", "reroll": "action"}},
    )  # fmt: skip
    step = step_of(drawn)
    assert isinstance(step, Move)
    assert effect(known(drawn.table.view("ann")), "ann", step).seen_by == ()
    play(drawn, step)
    assert drawn.alpha().prey == ""


def test_it_steals_past_who_could_hear_it():
    drawn = city(
        ann=(300, 300), lying={"1": ("food-1", (300, 110))}, groups={1: ((300, 430), 2, (0, 430))}
    )
    step = step_of(drawn)
    assert isinstance(step, Move)
    assert step.gait == "sneak"


def test_with_what_was_asked_for_it_goes_home_and_claims():
    held = {"ann": {"melee": "food-1", "ranged": "food-2", "green": "survival-1"}}
    drawn = city(ann=(500, 50), held=held, homes={"ann": (600, 50)})
    step = step_of(drawn)
    assert isinstance(step, Move)
    assert reason_of(drawn) == "go-home"
    play(drawn, step)
    assert drawn.asked == "go-home"
    assert step_of(drawn) == "claim"


def test_it_walks_around_a_car_whose_side_it_stands_at():
    """The straight way home passes the corner, but leaves no room for the base."""
    drawn = city(
        ann=(362, 53), homes={"ann": (450, 0)}, scenery={"car-2": (400, 100, 6)},
        objectives={"ann": "pair-survival-materials-1"},
        held={"ann": {"left": "survival-1", "right": "materials-1"}},
    )  # fmt: skip
    steps: list[Command | str] = []
    while not drawn.table.outcome and len(steps) < 8:
        steps.append(step_of(drawn) or "")
        give(drawn.table, "ann", steps[-1])

    assert steps[-1] == "claim"
    assert sum(isinstance(one, Move) for one in steps) <= 3


def test_with_too_little_it_stays_where_it_could_leave():
    drawn = city(ann=(560, 50), homes={"ann": (600, 50)}, lying={"1": ("food-1", (300, 300))})
    play(drawn, Move(to=Point(587, 50)))
    assert step_of(drawn) == "stay"


@pytest.mark.parametrize(
    ("objective", "said"), [("left-dead-1", "shoot-left"), ("any-three-1", "pass")]
)
def test_it_reacts_to_whom_its_objective_names_and_lets_others_pass(objective: str, said: str):
    drawn = city(
        ann=(300, 300), bob=(300, 400), held={"ann": {"left": "handgun-1"}}, targets={"ann": "bob"},
        objectives={"ann": objective, "bob": "any-three-2"}, turn="bob",
    )  # fmt: skip
    play(drawn, Move(to=Point(300, 440)), seat="bob")
    assert drawn.asked == "react"
    assert step_of(drawn) == said


def test_a_hunter_shoots_a_group_in_the_open():
    drawn = city(
        ann=(300, 300), bob=(50, 50), held={"ann": {"left": "handgun-1"}},
        groups={1: ((300, 420), 2, "ann")}, objectives={"ann": "hunter-food", "bob": "any-three-2"},
    )  # fmt: skip
    assert step_of(drawn) == Shoot(weapon="left", target="alpha-1")
    assert reason_of(drawn) == "hunt"
