"""Reaching the exit, and the goals before it. [zombicide #4, #10, missions 01, 02, 05, 10]"""

from __future__ import annotations

import engine
from engine.family.commands import EndTurn
from engine.family.scenario import Course
from tests.table import ZombiePhase, allowed, do, events, mission, play, refused, stands
from tests.zombicide.reading import STORED, all_taken, outcome, state

SUPPLIES = ["canned-food", "bag-of-rice", "water"]

# ------------------------------------------------------------ mission 02: all at the same time


def test_the_game_is_won_at_once_when_all_stand_on_the_exit_together():
    game = mission("02", {"S19": "amy", "S20": "ned"})

    play(game, do("move", "amy", zone="S20"))

    assert outcome(game) == "goals-reached"
    assert stands(game) == {"S20": "amy+ned"}


def test_one_who_is_still_on_the_way_keeps_the_game_going():
    game = mission("02", {"S19": "amy", "S20": "ned", "S18": "doug"})

    play(game, do("move", "amy", zone="S20"))

    assert outcome(game) == "still playing"


def test_zombies_on_the_exit_spoil_nothing():
    game = mission("02", {"S19": "amy", "S20": "ned+3W"})

    play(game, do("move", "amy", zone="S20"))

    assert outcome(game) == "goals-reached"


def test_where_all_meet_on_the_exit_nobody_slips_away_alone():
    game = mission("02", {"S20": "amy", "S1": "ned"})

    assert refused(game, do("leave", "amy")) == "leave-together"
    assert allowed(game, "amy", "leave") == []


def test_a_stored_game_in_which_one_has_left_already_is_won_by_the_others():
    """Earlier releases let survivors leave one by one."""
    table = engine.load_table((STORED / "mission-02-one-left.json").read_text("utf-8"))
    gone = [one for one in table.view().survivors if one.escaped]
    assert len(gone) == 1

    game = Course(table)
    for one in state(game).survivors.values():
        one.zone = "S20"
    seat = table.acting[0]
    waiting = next(one for one in table.view().survivors if one.seat == seat and not one.done)
    table.play(seat, EndTurn(survivor=waiting.id))

    assert outcome(game) == "goals-reached"


# ------------------------------------------------------------ mission 05: one by one, if they like


def test_who_stands_on_the_exit_leaves_for_no_action_and_keeps_the_cards():
    at = {"S16": "amy", "S1": "ned"}
    game = all_taken(mission("05", at, hands={"amy": ["pistol"]}, actions={"amy": 0}))

    play(game, do("leave", "amy"))

    assert stands(game) == {"S1": "ned"}
    amy = game.survivor("amy")
    assert (amy.escaped, amy.standing, amy.wounds) == (True, False, 0)
    assert [card.kind for card in amy.hands if card] == ["pistol"]
    assert outcome(game) == "still playing"


def test_those_who_left_and_those_who_stand_on_the_exit_win_together():
    game = all_taken(mission("05", {"S16": "amy", "S15": "ned"}))

    play(game, do("leave", "amy"))
    assert outcome(game) == "still playing"
    play(game, do("move", "ned", zone="S16"))

    assert outcome(game) == "goals-reached"


def test_nobody_leaves_from_beside_the_exit():
    game = all_taken(mission("05", {"S15": "amy", "S16": "ned"}))

    assert refused(game, do("leave", "amy")) == "not-on-exit"


def test_zombies_on_the_exit_hold_nobody_back():
    game = all_taken(mission("05", {"S16": "amy+3W", "S1": "ned"}))

    play(game, do("leave", "amy"))

    assert stands(game) == {"S1": "ned", "S16": "3W"}


def test_the_last_objective_wins_for_those_who_stand_on_the_exit_already():
    """The exit counts from the instant in which the goals before it are met."""
    game = mission("01", {"G2": "amy", "S3": "ned"}, pack={"ned": SUPPLIES})
    state(game).taken_objectives = ["objective-1", "objective-2"]

    play(game, do("take-objective", "amy", objective="objective-3"))

    assert outcome(game) == "goals-reached"


# ------------------------------------------------------ survivors who fall, and the medicine chest


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


def test_the_exit_is_shut_until_every_objective_is_taken_and_the_supplies_are_found():
    game = mission("01", {"S3": "amy"}, pack={"amy": SUPPLIES})
    assert refused(game, do("leave", "amy")) == "exit-not-open"
    play(game, do("make-noise", "amy"))
    assert outcome(game) == "still playing"

    all_taken(game)
    play(game, do("leave", "amy"))

    assert outcome(game) == "goals-reached"


def test_one_survivor_who_reaches_the_exit_with_the_supplies_wins_at_once():
    game = all_taken(mission("01", {"S4": "amy", "S18": "ned"}, pack={"amy": SUPPLIES}))

    play(game, do("move", "amy", zone="S3"))

    assert outcome(game) == "goals-reached"


def test_supplies_count_wherever_they_are_carried_but_must_all_come_out():
    pack = {"amy": SUPPLIES[:2], "ned": SUPPLIES[2:]}
    game = all_taken(mission("01", {"S3": "amy", "S4": "ned"}, pack=pack))

    play(game, do("leave", "amy"))
    assert outcome(game) == "still playing"

    play(game, do("move", "ned", zone="S3"))
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
