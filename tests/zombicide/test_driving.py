"""Driving over everyone in the way. [zombicide #6, #8]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.family.events import CarDriven, CarRolled
from engine.family.scenario import Course
from tests.table import (
    do,
    drawn,
    play,
    refused,
    street,
)

POLICE = {"police": "S1"}

# ------------------------------------------------------------ driving


def driven(drawing: str, *path: str, **given: Any) -> Course:
    """Amy at the wheel of a car in `S1`."""
    given.setdefault("aboard", {"police": ["amy"]})
    game = street(drawing, cars=POLICE, **given)
    return play(game, do("drive", "amy", path=list(path)))


def test_an_action_drives_one_or_two_zones():
    assert drawn(driven("amy . .", "S2")) == ". amy ."
    assert drawn(driven("amy . .", "S2", "S3")) == ". . amy"
    game = street("amy . . .", cars=POLICE, aboard={"police": ["amy"]})
    assert refused(game, do("drive", "amy", path=["S2", "S3", "S4"])) == "no-such-drive"
    assert refused(game, do("drive", "amy", path=["S3"])) == "no-such-drive"


def test_a_goal_reached_on_the_way_of_a_drive_wins_there():
    """Everybody is at an objective for a moment, and the game is won at once. [#4]"""
    goal = {"victory": [{"name": "at-objectives"}]}
    game = driven("amy ! .", "S2", "S3", **goal)
    assert game.table.outcome is not None
    assert game.table.outcome.won

    assert driven("amy . !", "S2", **goal).table.outcome is None


def test_passengers_come_along_and_keep_their_actions():
    game = driven("amy+ned .", "S2", aboard={"police": ["amy", "ned"]})

    assert drawn(game) == ". amy+ned"
    assert game.survivor("ned").actions == 3


def test_only_the_driver_drives():
    game = street("amy+ned .", cars=POLICE, aboard={"police": ["amy", "ned"]})

    assert refused(game, do("drive", "ned", path=["S2"])) == "not-at-the-wheel"


def test_no_car_drives_into_a_house():
    game = street("amy / [.]", cars=POLICE, aboard={"police": ["amy"]})

    assert refused(game, do("drive", "amy", path=["B1"])) == "no-such-drive"


def test_free_moves_do_not_drive():
    game = street("amy .", cars=POLICE, aboard={"police": ["amy"]}, actions={"amy": 0})

    assert refused(game, do("drive", "amy", path=["S2"])) == "too-few-actions"


def test_zombies_do_not_hold_a_car_back():
    game = driven("amy+3W 2W", "S2", dice=[6, 6, 6, 6, 6])

    assert drawn(game) == "3W amy+2W"
    assert game.survivor("amy").actions == 2


@pytest.mark.parametrize(("face", "left"), [(1, "."), (2, "."), (3, "."), (4, "1W"), (6, "1W")])
def test_faces_one_to_three_run_over(face: int, left: str):
    """facts 0.1, three faces in six: those that the booklet names."""
    assert drawn(driven("amy+1W .", "S2", dice=[face])) == f"{left} amy"


def test_the_worked_example_of_the_rulebook():
    """facts 6, Car, two zones back and forth.

    Four hits where Josh stands, three in the next zone, three among six walkers.
    """
    game = street(
        "amy+ned+josh+1W+3R 1W+1F+2R 6W", cars=POLICE, aboard={"police": ["amy", "ned"]},
        dice=[1, 1, 1, 1, 6, 1, 1, 1, 6, 1, 1, 1, 6, 6, 6, 1, 1, 6, 6, 6, 6, 1],
    )  # fmt: skip

    play(game, do("drive", "amy", path=["S2", "S3"]))
    assert drawn(game) == "2R 2R+1F amy+ned+3W"
    assert not game.survivor("josh").standing
    assert game.survivor("amy").xp == 1 + 1 + 1 + 3

    play(game, do("drive", "amy", path=["S2", "S3"]))
    assert drawn(game) == "2R 2R+1F amy+ned"


def test_those_in_the_car_are_not_run_over_but_those_in_another_are():
    """facts 6, Car: survivors inside are exempt."""
    game = street(
        "amy+ned+doug .",
        cars={"police": "S1", "pimp": "S1"},
        aboard={"police": ["amy", "ned"], "pimp": ["doug"]},
        dice=[1],
    )

    play(game, do("drive", "amy", path=["S2"]))

    assert [game.survivor(one).wounds for one in ("amy", "ned", "doug")] == [0, 0, 1]


def test_no_die_bonus_helps_a_driver():
    game = driven("amy+1W .", "S2", dice=[4], skills={"amy": ["plus-one-to-roll-combat"]})

    assert drawn(game) == "1W amy"


def test_dice_are_thrown_on_entering_unless_they_may_be_rolled_again():
    """Who may roll again throws those of all zones ahead first."""
    drive = do("drive", "amy", path=["S2"])

    def course(game: Course) -> list[str]:
        return [type(one).__name__ for one in game.events if isinstance(one, CarRolled | CarDriven)]

    plain = street("amy+1W 1W", cars=POLICE, aboard={"police": ["amy"]}, dice=[1, 1])
    assert course(play(plain, drive)) == ["CarRolled", "CarDriven", "CarRolled"]
    assert course(play(lucky("amy+1W 1W", 1, 1), drive)) == ["CarRolled", "CarRolled", "CarDriven"]


def lucky(drawing: str, *dice: int) -> Course:
    """Amy, lucky, at the wheel of a car in `S1`."""
    return street(drawing, cars=POLICE, aboard={"police": ["amy"]}, dice=dice,
                  skills={"amy": ["lucky"]})  # fmt: skip


def test_a_lucky_driver_rolls_all_dice_of_the_action_again():
    game = lucky("amy+1W 1W", 6, 6, 1, 1)

    play(game, do("drive", "amy", path=["S2"]), answers=["lucky"])

    assert drawn(game) == ". amy"


def test_good_dice_of_another_zone_are_rolled_again_too():
    game = lucky("amy+1W 1W", 6, 1, 1, 6)

    play(game, do("drive", "amy", path=["S2"]), answers=["lucky"])

    assert drawn(game) == ". amy+1W"


def test_a_lucky_driver_rolls_again_once_an_action():
    game = lucky("amy+2W .", 6, 6, 1, 6, 6)

    play(game, do("drive", "amy", path=["S2", "S1"]), answers=["lucky"])

    assert drawn(game) == "amy+1W ."


def test_luck_that_was_not_called_upon_is_left_for_the_way_back():
    game = lucky("amy+2W .", 1, 6, 6, 1)

    play(game, do("drive", "amy", path=["S2", "S1"]), answers=["keep", "lucky"])

    assert drawn(game) == "amy ."


def test_a_driver_who_would_run_a_friend_over_may_roll_again_even_if_every_die_hits():
    game = lucky("amy+ned+1W .", 1, 1, 6, 6)

    play(game, do("drive", "amy", path=["S2"]), answers=["lucky"])

    assert drawn(game) == "ned+1W amy"
    assert game.survivor("ned").wounds == 0


def test_a_driver_is_not_asked_where_every_die_hits_a_zombie():
    assert drawn(play(lucky("amy+2W .", 1, 1), do("drive", "amy", path=["S2"]))) == ". amy"
