"""Leaving by the exit, and the goals that come before it. [zombicide #10, missions 01, 02, 10]"""

from __future__ import annotations

from tests.table import ZombiePhase, do, events, mission, play, refused, stands
from tests.zombicide.reading import all_taken, outcome, state

# ------------------------------------------------------------ mission 02: all must leave


def test_whoever_stands_on_the_exit_leaves_for_no_action_and_keeps_the_cards():
    game = mission("02", {"S20": "amy+ned"}, hands={"amy": ["pistol"]}, actions={"amy": 0})

    play(game, do("leave", "amy"))

    assert stands(game) == {"S20": "ned"}
    amy = game.survivor("amy")
    assert (amy.escaped, amy.standing, amy.wounds) == (True, False, 0)
    assert [card.kind for card in amy.hands if card] == ["pistol"]
    assert outcome(game) == "still playing"


def test_the_game_is_won_when_the_last_one_has_left():
    game = mission("02", {"S20": "amy+ned"})

    play(game, do("leave", "amy"), do("leave", "ned"))

    assert outcome(game) == "goals-reached"


def test_nobody_leaves_from_beside_the_exit():
    game = mission("02", {"S19": "amy", "S20": "ned"})

    assert refused(game, do("leave", "amy")) == "not-on-exit"


def test_zombies_on_the_exit_hold_nobody_back():
    game = mission("02", {"S20": "amy+3W", "S1": "ned"})

    play(game, do("leave", "amy"))

    assert stands(game) == {"S1": "ned", "S20": "3W"}


def test_one_who_falls_loses_the_game_where_all_must_leave():
    game = mission("02", {"S20": "amy", "S10": "ned+2W"}, wounds={"ned": 1})

    play(game, ZombiePhase())

    assert outcome(game) == "goals-lost"


def test_the_medicine_chest_heals_one_wound_and_gives_no_experience():
    game = mission("02", {"D1": "amy", "S1": "ned"}, wounds={"amy": 1})

    play(game, do("take-objective", "amy", objective="medkit"))

    assert game.survivor("amy").wounds == 0
    assert game.survivor("amy").xp == 0
    assert outcome(game) == "still playing"


def test_the_unhurt_take_it_for_nothing():
    game = mission("02", {"D1": "amy", "S1": "ned"})

    play(game, do("take-objective", "amy", objective="medkit"))

    assert not events(game, "WoundHealed")


# ------------------------------------------------------------ mission 01: supplies, then out


SUPPLIES = ["canned-food", "bag-of-rice", "water"]


def test_the_exit_is_shut_until_every_objective_is_taken_and_the_supplies_are_found():
    game = mission("01", {"S3": "amy"}, pack={"amy": SUPPLIES})
    assert refused(game, do("leave", "amy")) == "exit-not-open"

    all_taken(game)
    play(game, do("leave", "amy"))

    assert outcome(game) == "goals-reached"


def test_supplies_count_wherever_they_are_carried_but_must_all_come_out():
    game = mission("01", {"S3": "amy+ned"}, pack={"amy": SUPPLIES[:2], "ned": SUPPLIES[2:]})
    all_taken(game)

    play(game, do("leave", "amy"))
    assert outcome(game) == "still playing"

    play(game, do("leave", "ned"))
    assert outcome(game) == "goals-reached"


def test_two_of_the_three_supplies_open_no_exit():
    game = mission("01", {"S3": "amy"}, pack={"amy": SUPPLIES[:2]})
    all_taken(game)

    assert refused(game, do("leave", "amy")) == "exit-not-open"


def test_supplies_lost_with_their_bearer_lose_the_game_when_the_others_are_gone():
    game = mission(
        "01",
        {"S3": "amy", "S12": "ned+2W"},
        pack={"amy": SUPPLIES[:2], "ned": SUPPLIES[2:]},
        wounds={"ned": 1},
    )
    all_taken(game)

    play(game, do("leave", "amy"), ZombiePhase())

    assert outcome(game) == "goals-lost"


# ------------------------------------------------------------ mission 10: objectives only


def test_small_town_is_won_by_taking_the_last_objective():
    game = mission("10", {"D2": "amy"})
    state(game).taken_objectives = ["objective-1", "objective-2", "objective-3"]

    play(game, do("take-objective", "amy", objective="objective-4"))

    assert outcome(game) == "goals-reached"
    assert game.survivor("amy").xp == 5


def test_small_town_has_no_exit():
    game = mission("10", {"D2": "amy"})

    assert refused(game, do("leave", "amy")) == "no-exit"
