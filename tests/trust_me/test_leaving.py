"""Going home, claims, objectives one by one, the hunt, the end. [trust-me #18, #20]"""

from __future__ import annotations

import pytest

from engine.spaces.plane import Point
from engine.trust_me import leaving
from engine.trust_me.commands import Move, Wait
from engine.trust_me.events import (
    Attacked,
    CameHome,
    ClaimFailed,
    HuntAnnounced,
    HuntShot,
    SightLost,
    WentHome,
)
from engine.trust_me.rules import TrustMe
from tests.trust_me.city import City, city, play

HOME = (0, 300)
STEP = Move(to=Point(20, 300))


def near_home(objective: str, held: dict[str, str] | None = None, **told: object) -> City:
    given: dict[str, object] = {
        "objectives": {"ann": objective},
        "held": {"ann": held or {}},
        "homes": {"ann": HOME},
        **told,
    }
    return city(ann=(60, 300), bob=(500, 20), cleo=(500, 560), **given)  # type: ignore[arg-type]


def needed(game: City, seat: str = "ann") -> list[str] | None:
    return leaving.needed(game.table.consult(lambda state: TrustMe().reading(state)), seat)


TWO = {"left": "food-1", "hidden": "survival-1"}


def test_who_ends_a_move_at_its_community_may_claim_to_have_won():
    game = play(near_home("pair-food-survival-1", TWO), STEP, "claim", cell="green")

    (home,) = game.told(CameHome)
    assert isinstance(home, CameHome)
    assert (home.objective, home.shown) == ("pair-food-survival", ("food", "survival"))
    assert game.player("ann").place == "gone"
    assert game.state.winners == ["ann"]


def test_only_what_is_needed_is_shown():
    held = {**TWO, "right": "medicine-1"}
    game = play(near_home("pair-food-survival-1", held), STEP, "claim", cell="green")

    (home,) = game.told(CameHome)
    assert isinstance(home, CameHome)
    assert home.shown == ("food", "survival")


def test_a_wrong_claim_is_taken_back():
    """Case 5."""
    game = play(near_home("pair-food-medicine-1", TWO), STEP, "claim", cell="green")

    assert game.told(ClaimFailed)
    assert game.player("ann").place == "board"
    assert not game.state.winners


def test_one_may_leave_without_success_and_no_hunt_begins():
    game = play(near_home("pair-food-medicine-1", TWO), STEP, "leave", cell="green")

    assert game.told(WentHome)
    assert game.player("ann").place == "gone"
    assert not game.state.winners


@pytest.mark.parametrize(("x", "asked"), [(27, "go-home"), (28, "")])
def test_the_community_is_reached_within_15_mm(x: int, asked: str):
    game = play(near_home("any-three-1"), Move(to=Point(x, 300)))

    assert game.asked == asked


def test_a_pursuer_goes_on_to_where_one_left():
    game = near_home("any-three-1", groups={1: ((300, 300), 0, "ann")})
    play(game, STEP, "leave")

    assert game.told(SightLost)
    assert (game.alpha().prey, game.alpha().goal) == ("", Point(20, 300))


# ---------------------------------------------------------------- objectives


@pytest.mark.parametrize(
    ("objective", "held", "shown"),
    [
        ("any-three-1", {**TWO, "right": "food-2"}, ["food", "food", "survival"]),
        ("any-three-1", TWO, None),
        ("pair-medicine-materials-1", {"left": "medicine-1", "right": "materials-1"},
         ["medicine", "materials"]),
        ("pair-medicine-materials-1", {"left": "medicine-1", "right": "medicine-2"}, None),
        ("clean-hands-1", {**TWO, "right": "food-2"}, ["food", "food", "survival"]),
        ("clean-hands-1", TWO, None),
        ("armed-1", TWO, None),
        ("armed-1", {"left": "handgun-1", "hidden": "food-1", "green": "survival-1"},
         ["food", "survival"]),
        ("armed-1", {"melee": "handgun-1", "hidden": "food-1", "green": "survival-1"}, None),
    ],
)  # fmt: skip
def test_what_an_objective_asks_for(objective: str, held: dict[str, str], shown: list[str] | None):
    assert needed(near_home(objective, held)) == shown


def test_an_empty_gun_is_no_loaded_one():
    held = {"left": "handgun-1", "hidden": "food-1", "green": "survival-1"}

    assert needed(near_home("armed-1", held, empty=["handgun-1"])) is None


def test_a_hunter_needs_three_zombies_of_its_own():
    game = near_home("hunter-food-1", {"left": "food-1"})
    game.player("ann").zombies = 2
    assert needed(game) is None

    game.player("ann").zombies = 3
    assert needed(game) == ["food"]


def test_clean_hands_have_killed_no_survivor():
    game = near_home("clean-hands-1", {**TWO, "right": "food-2"})
    game.player("ann").killed = 1

    assert needed(game) is None


def test_the_neighbour_on_the_left_is_the_next_clockwise():
    """Ruling 15, case 1: dead is enough, no matter who did it."""
    assert needed(near_home("left-dead-1", dead=["bob"])) == []
    assert needed(near_home("left-dead-1", dead=["cleo"])) is None
    assert needed(near_home("right-dead-1", dead=["cleo"])) == []
    assert needed(near_home("right-dead-1", dead=["bob"])) is None


def test_of_two_players_left_is_right():
    for objective in ("left-dead-1", "right-dead-1"):
        game = city(ann=(60, 300), bob=(500, 20), dead=["bob"], objectives={"ann": objective})
        assert needed(game) == []


def test_a_neighbour_who_left_alive_is_worth_two_resources():
    game = near_home("left-dead-1", TWO)
    game.player("bob").place = "gone"

    assert needed(game) == ["food", "survival"]


# ---------------------------------------------------------------- the hunt


def test_the_hunt_begins_after_as_many_rounds_as_survivors_are_left():
    """Worked check: two left after the exit round; after the second further round it begins."""
    waiting = dict.fromkeys(("melee", "ranged", "reroll"), "action")
    game = near_home("pair-food-survival-1", TWO, actions={"bob": waiting, "cleo": waiting})
    play(game, STEP, "claim", cell="green")

    (told,) = game.told(HuntAnnounced)
    assert isinstance(told, HuntAnnounced)
    assert game.state.round == 2
    assert told.round == 4


def hunted(**told: object) -> City:
    """The last action before the round of the hunt."""
    waiting = dict.fromkeys(("melee", "ranged", "reroll"), "action")
    given: dict[str, object] = {
        "actions": {"ann": {"melee": "action", "ranged": "action"}, "bob": waiting},
        "round": 3,
        "groups": {},
        "dice": [12, 6, 4, 4, 4, 12, 6, 4, 4, 4],
        **told,
    }
    game = city(ann=(300, 300), bob=(500, 20), **given)  # type: ignore[arg-type]
    game.state.hunt = 4
    return game


def test_in_the_hunt_every_survivor_is_shot_at_with_black_and_yellow():
    game = play(hunted(), Wait(), "left", "left", cell="hidden")

    assert [one.seat for one in game.told(HuntShot) if isinstance(one, HuntShot)] == ["ann", "bob"]
    scores = [(one.attack, one.defence) for one in game.told(Attacked)]
    assert scores == [(18, 13), (18, 13)]


def test_a_tent_helps_by_one():
    game = play(hunted(scenery={"tent-1": (300, 300)}), Wait(), "left", "left", cell="hidden")

    scores = [(one.attack, one.defence) for one in game.told(Attacked)]
    assert scores == [(18, 14), (18, 13)]


def test_before_its_round_nobody_shoots():
    game = hunted(dice=[])
    game.state.hunt = 5

    assert not play(game, Wait(), cell="hidden").told(HuntShot)


# ---------------------------------------------------------------- the end


def test_the_game_ends_when_everybody_is_out_or_dead():
    game = near_home("pair-food-survival-1", TWO, dead=["bob", "cleo"])
    play(game, STEP, "claim", cell="green")

    outcome = game.table.outcome
    assert outcome
    assert (outcome.won, outcome.winners, outcome.reason) == (
        True, ("ann",), "somebody-came-home",
    )  # fmt: skip


def test_with_nobody_home_nobody_wins():
    game = near_home("any-three-1", dead=["bob", "cleo"])
    play(game, STEP, "leave")

    outcome = game.table.outcome
    assert outcome
    assert (outcome.won, outcome.winners, outcome.reason) == (False, (), "nobody-came-home")
