"""The goals of missions 03, 04 and 08. [zombicide #10]"""

from __future__ import annotations

import pytest

import engine
from engine.family.scenario import Course
from tests.table import (
    ZombiePhase,
    do,
    mission,
    play,
    refused,
    stands,
    street,
)
from tests.zombicide.reading import all_taken, outcome, state

POLICE = {"police": "S1"}

# ------------------------------------------------------------ mission 03: the red level


def test_zombiecity_is_won_at_the_red_level():
    game = mission("03", {"S1": "amy+1W"}, xp={"amy": 42}, hands={"amy": ["machete"]}, dice=[6])

    play(
        game,
        do("attack", "amy", card="machete", zone="S1"),
        answers=["lucky"][:0] or ["plus-one-die-combat"],
    )

    assert outcome(game) == "goals-reached"


# ------------------------------------------------------------ mission 04: hold a spawn zone


def spawn_and_next(game: Course) -> tuple[str, str]:
    view = game.table.view()
    spawn = view.spawns[0].zone
    beside = [one for one in view.board.neighbours(spawn, frozenset()) if one[0] == "S"]
    return spawn, beside[0]


def test_drive_by_is_won_when_all_who_are_left_stand_on_one_empty_spawn_zone():
    spawn, beside = spawn_and_next(mission("04", {"S1": "amy"}))
    game = all_taken(mission("04", {spawn: "amy", beside: "ned"}))

    play(game, do("make-noise", "amy"), do("end-turn", "amy"))
    assert outcome(game) == "still playing"
    play(game, do("move", "ned", zone=spawn))
    assert outcome(game) == "goals-reached"


def test_a_zombie_there_spoils_it():
    spawn, beside = spawn_and_next(mission("04", {"S1": "amy"}))
    game = all_taken(mission("04", {spawn: "1W", beside: "amy"}))

    play(game, do("move", "amy", zone=spawn))

    assert outcome(game) == "still playing"


# ------------------------------------------------------------ mission 08: keys and bunker


def test_the_blue_door_opens_only_after_the_blue_objective():
    game = mission("08", {"S1": "amy"})
    view = game.table.view()
    doors = {door.colour: door for door in view.board.doors.values()}
    assert view.locked_doors == {doors["blue"].id, doors["green"].id}
    outside = doors["blue"].zones[1]
    game = mission("08", {outside: "amy"}, hands={"amy": ["crowbar"]})
    opening = do("open-door", "amy", door=doors["blue"].id, card="crowbar")
    assert refused(game, opening) == "door-locked"

    state(game).taken_objectives.append("blue")
    play(game, opening)

    assert doors["blue"].id in game.table.view().open_doors


def test_the_blue_spawn_zone_sleeps_until_the_blue_objective_is_taken():
    game = mission("08", {"S1": "amy"})
    assert [one.active for one in game.table.view().spawns if one.colour == "blue"] == [False]

    state(game).taken_objectives.append("blue")
    assert all(one.active for one in game.table.view().spawns)


def test_one_survivor_alone_in_the_bunker_wins():
    view = mission("08", {"S1": "amy"}).table.view()
    bunker, outside = next(d.zones for d in view.board.doors.values() if d.colour == "green")
    door = f"{bunker}-{outside}"

    game = mission("08", {outside: "amy", bunker: "1W"}, opened=[door])
    play(game, do("move", "amy", zone=bunker))
    assert outcome(game) == "still playing"

    game = mission("08", {outside: "amy+ned"}, opened=[door])
    play(game, do("move", "amy", zone=bunker))
    assert outcome(game) == "goals-reached"
    assert stands(game)[outside] == "ned"


@pytest.mark.parametrize(
    "goal", [{"name": "level-for-all", "level": "yellow"}, {"name": "board-cars"}]
)
def test_nobody_wins_by_a_goal_for_everybody_when_all_have_fallen(goal: dict[str, str]):
    """[zombicide #4] The game is lost when every survivor is eliminated."""
    game = street("amy+2W .", cars={"police": "S2"}, victory=[goal])
    play(game, ZombiePhase())

    assert outcome(game) == "all-eliminated"


@pytest.mark.parametrize(
    ("mission_id", "needed"),
    [("01", ["canned-food"]), ("06", ["canned-food", "bag-of-rice", "water"]), ("00", [])],
)
def test_the_supplies_that_open_goals_still_ask_for_are_named(mission_id: str, needed: list[str]):
    game = mission(mission_id, {"S1": "amy+ned"}, pack={"amy": ["water"], "ned": ["bag-of-rice"]})

    assert engine.supplies_needed(game.table) == needed
