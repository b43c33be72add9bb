"""Winning and losing. [zombicide #4]"""

from __future__ import annotations

from tests.table import ZombiePhase, do, mission, play, street

TAKE = do("take-objective", "phil", objective="objective-1")


def test_all_win_at_the_instant_the_goals_are_reached():
    game = street("phil+! ned+2W", seats={"ann": ["phil"], "bob": ["ned"]})
    play(game, TAKE)

    assert game.table.outcome is not None
    assert game.table.outcome.won
    assert game.table.outcome.winners == ("ann", "bob")
    assert game.table.view().round == 1


def test_players_without_survivors_win_too():
    """Rulebook #4: all players win, even those whose survivors died."""
    game = street("phil+! # ned+1W", seats={"ann": ["phil"], "bob": ["ned"]}, wounds={"ned": 1})
    play(game, ZombiePhase(), TAKE)

    assert game.table.outcome is not None
    assert game.table.outcome.winners == ("ann", "bob")


def test_every_objective_is_needed():
    game = play(street("phil+! !"), TAKE)
    assert game.table.outcome is None

    play(game, do("move", "phil", zone="S2"))
    play(game, do("take-objective", "phil", objective="objective-2"))
    assert game.table.outcome is not None


def test_all_lose_when_every_survivor_is_eliminated():
    game = street("phil+2W . ned+2W", seats={"ann": ["phil"], "bob": ["ned"]})
    play(game, ZombiePhase())

    assert game.table.outcome is not None
    assert (game.table.outcome.won, game.table.outcome.winners) == (False, ())
    assert game.table.outcome.reason == "all-eliminated"


def test_one_survivor_left_plays_on():
    game = play(street("phil+2W . . . ned"), ZombiePhase())

    assert game.table.outcome is None


def test_nothing_more_happens_once_the_game_is_lost():
    game = play(street("phil+2W # s", spawn=["04"]), ZombiePhase())

    assert type(game.events[-1]).__name__ == "GameEnded"
    assert game.table.view().groups[-1].zone == "S1"


def test_the_tutorial_is_won_by_its_objective():
    game = play(mission("00", {"C2": "phil", "B2": "ned"}), TAKE)

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "goals-reached"
