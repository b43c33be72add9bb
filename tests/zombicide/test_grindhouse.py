"""Mission 07: shutters, linked doors, people at home, and zombies that slip away. [zombicide #10]

The sense of these rules is known from the printed sheet. [facts/zombicide.md 5.6]
"""

from __future__ import annotations

import engine
from engine.family.commands import EndTurn
from engine.family.scenario import Course
from tests.playing import opened, state_of
from tests.table import ZombiePhase, allowed, do, events, mission, play, refused, stands, view_of
from tests.zombicide.reading import outcome, state

QUIET = ["01", "01", "01"]
"""Zombie cards that bring nobody at blue."""
ALL = {"ann": ["amy", "doug", "josh"], "bob": ["ned", "phil", "wanda"]}
SHUT = do("take-objective", "amy", objective="shutter-north")
LOUD = ("S3", "S4")


def spawned_for(game: Course) -> list[str]:
    return [one.zone for one in events(game, "SpawnCardDrawn")]


# ------------------------------------------------------------ spawn zones that can be shut


def test_a_spawn_zone_that_was_shut_draws_no_card_any_more():
    game = mission("07", {"S1": "amy"}, spawn=QUIET)

    play(game, SHUT, ZombiePhase())

    assert spawned_for(game) == ["S9", "S7"]
    assert [one.active for one in game.table.view().spawns] == [False, True, True]
    assert game.survivor("amy").xp == 5


def test_a_spawn_zone_nobody_shut_draws_its_card():
    game = mission("07", {"S1": "amy"}, spawn=QUIET)

    play(game, ZombiePhase())

    assert spawned_for(game) == ["S1", "S9", "S7"]


def test_nobody_shuts_a_spawn_zone_with_a_zombie_in_it():
    game = mission("07", {"S1": "amy+1W"})

    assert refused(game, SHUT) == "zombies-at-the-spawn"
    assert allowed(game, "amy", "take-objective") == []


def test_an_objective_that_shuts_nothing_is_taken_among_zombies():
    game = mission("07", {"B4": "amy+1W"})

    play(game, do("take-objective", "amy", objective="objective-4"))

    assert game.survivor("amy").xp == 5


# ------------------------------------------------------------ linked doors


def test_who_opens_a_door_opens_the_other_of_that_house():
    game = mission("07", {"S2": "amy"}, hands={"amy": ["crowbar"]})

    play(game, do("open-door", "amy", door="B2-S2", card="crowbar"))

    assert game.table.view().open_doors == {"B2-S2", "B7-S8"}
    assert [one.door for one in events(game, "DoorSwungOpen")] == ["B7-S8"]


def test_in_other_missions_the_other_door_stays_shut():
    game = mission("01", {"S6": "amy"}, hands={"amy": ["crowbar"]}, spawn=["01"])

    play(game, do("open-door", "amy", door="E1-S6", card="crowbar"))

    assert game.table.view().open_doors == {"E1-S6"}
    assert events(game, "DoorSwungOpen") == []


# ------------------------------------------------------------ people at home


def test_a_walker_stands_in_every_room_from_the_start():
    table = opened("07", "at home", ALL)
    view = table.view()
    rooms = [zone.id for zone in view.board.zones.values() if zone.kind == "room"]

    assert [(one.zone, one.kind, one.count) for one in view.groups] == [
        (room, "walker", 1) for room in rooms
    ]


def test_opening_a_house_of_that_mission_draws_no_card():
    table = opened("07", "at home", ALL)
    assert table.question
    table.answer("ann", "ann")

    assert state_of(table).opened_buildings == ["B", "C"]
    assert table.view().lit_buildings == {"B", "C"}
    table.play("ann", EndTurn(survivor="amy"))


# ------------------------------------------------------------ noise that lasts


def test_the_speakers_draw_who_sees_nobody_away_from_a_quieter_survivor():
    game = mission("07", {"S1": "1W", "B7": "amy"}, spawn=QUIET, opened=["B7-S8"])

    play(game, ZombiePhase())

    assert stands(game)["S3"] == "1W+7n"
    assert view_of(game).noise == {"S3": 7, "S4": 7, "B7": 1}


def test_more_noise_than_the_speakers_draws_them_back():
    game = mission("07", {"S1": "1W", "B7": "amy"}, spawn=QUIET, opened=["B7-S8"])
    state(game).noise = {"B7": 7}

    play(game, ZombiePhase())

    assert stands(game)["S2"] == "1W"


def test_noise_that_lasts_is_no_token_and_is_never_cleared():
    game = mission("07", {"S9": "amy"}, spawn=QUIET)

    play(game, do("make-noise", "amy"), ZombiePhase())

    assert state(game).noise == {}
    assert {zone: view_of(game).noise[zone] for zone in LOUD} == {"S3": 7, "S4": 7}


# ------------------------------------------------------------ zombies that slip away


def test_a_zombie_that_finds_nothing_better_than_the_speakers_slips_away():
    game = mission("07", {"S4": "2W", "B7": "amy"}, spawn=QUIET, opened=["B7-S8"])

    play(game, ZombiePhase())

    assert stands(game) == {"S3": "1W+7n", "S4": "7n", "B7": "amy"}
    assert [(one.count, one.total, one.limit) for one in events(game, "ZombiesSlippedAway")] == [
        (1, 1, 4)
    ]
    assert state(game).slipped_away == 1


def test_a_zombie_at_the_speakers_that_sees_somebody_stays_on_the_board():
    game = mission("07", {"S4": "2W", "S3": "amy"}, spawn=QUIET)

    play(game, ZombiePhase())

    assert events(game, "ZombiesSlippedAway") == []


def test_the_fourth_that_slips_away_loses_the_game():
    game = mission("07", {"S4": "2W", "B7": "amy"}, spawn=QUIET, opened=["B7-S8"])
    state(game).slipped_away = 3

    play(game, ZombiePhase())

    assert outcome(game) == "goals-lost"


def test_the_third_does_not():
    game = mission("07", {"S4": "2W", "B7": "amy"}, spawn=QUIET, opened=["B7-S8"])
    state(game).slipped_away = 2

    play(game, ZombiePhase())

    assert outcome(game) == "still playing"
    assert [one.name for one in game.table.view().goals if one.reached] == ["hold-back"]


def test_elsewhere_a_zombie_where_it_is_loudest_stays():
    game = mission("01", {"S1": "1W", "S24": "amy"}, spawn=["01", "01"])
    state(game).noise = {"S1": 9}

    play(game, ZombiePhase())

    assert stands(game)["S1"] == "1W"


def test_all_shutters_and_reels_win():
    game = mission("07", {"S1": "amy"})
    taken = [one.id for one in engine.load_content("zombicide").missions["07"].objectives]
    state(game).taken_objectives = [one for one in taken if one != "shutter-north"]

    play(game, SHUT)

    assert outcome(game) == "goals-reached"
