"""Experience, levels and the skills they bring. [zombicide #5]"""

from __future__ import annotations

import pytest

from engine.family.scenario import command_of
from tests.table import allowed, do, drawn, events, play, street


def killing(count: int, xp: int, **given: object):
    """Phil kills that many walkers with one blow."""
    return street(
        f"phil+{count}W", hands={"phil": ["chainsaw"]}, xp={"phil": xp},
        dice=[5] * count + [1] * (5 - count), **given,
    )  # fmt: skip


BLOW = do("attack", "phil", card="chainsaw", zone="S1")


@pytest.mark.parametrize(
    ("drawing", "xp"), [("phil+1W", 1), ("phil+1R", 1), ("phil+1F", 1), ("phil+1W+1R+1F", 3)]
)
def test_every_zombie_killed_is_one_experience(drawing: str, xp: int):
    game = street(drawing, hands={"phil": ["chainsaw"]}, dice=[5] * 5)
    kinds = {"W": "walker", "R": "runner", "F": "fatty"}
    answers = [kinds[part[-1]] for part in drawing.split("+")[1:]]
    play(game, BLOW, answers=answers[:-1])

    assert game.survivor("phil").xp == xp


def test_the_abomination_is_five_experience():
    game = street("phil 1A", hands={"phil": ["molotov"]}, xp={"phil": 1})
    play(game, do("attack", "phil", card="molotov", zone="S2"))

    assert [(one.gained, one.xp) for one in events(game, "ExperienceGained")] == [(5, 6)]


def test_no_kill_is_no_experience():
    game = play(street("phil+1W", hands={"phil": ["crowbar"]}, dice=[1]),
                do("attack", "phil", card="crowbar", zone="S1"))  # fmt: skip

    assert game.survivor("phil").xp == 0
    assert events(game, "ExperienceGained") == []


# ------------------------------------------------------------ levels


@pytest.mark.parametrize(
    ("xp", "level"),
    [
        (0, "blue"), (6, "blue"), (7, "yellow"), (18, "yellow"), (19, "orange"), (42, "orange"),
        (43, "red"),
    ],
)  # fmt: skip
def test_levels_begin_at_7_19_and_43(xp: int, level: str):
    assert street("phil", xp={"phil": xp}).survivor("phil").level == level


def test_the_table_is_as_dangerous_as_its_most_experienced_survivor():
    game = street("phil wanda ned", xp={"phil": 3, "wanda": 20, "ned": 8})

    assert game.table.view().danger == "orange"


def test_yellow_brings_an_action_at_once():
    """facts 6, Level up: skill and extra action usable at once."""
    game = play(killing(1, 6), BLOW)

    assert game.survivor("phil").level == "yellow"
    assert game.survivor("phil").actions == 3
    assert "plus-one-action" in game.survivor("phil").skills


def test_one_less_is_no_level():
    assert play(killing(1, 5), BLOW).survivor("phil").level == "blue"


def test_at_orange_the_player_chooses_one_of_two():
    game = killing(1, 18)
    game.give(command_of(game, BLOW.fields))

    assert game.table.question is not None
    assert game.table.question.options == ("plus-one-free-search", "plus-one-to-roll-ranged")
    assert game.table.question.seats == ("ann",)


def test_at_red_the_player_chooses_one_of_three():
    game = play(killing(1, 42), BLOW, answers=["sniper"])

    assert game.survivor("phil").level == "red"
    assert game.survivor("phil").skills == ("starts-with-pistol", "plus-one-action", "sniper")


def test_a_skill_gained_serves_in_the_very_turn():
    """Rulebook #9: skills may be used with the actions left."""
    game = play(killing(1, 18, actions={"phil": 1}), BLOW, answers=["plus-one-free-search"])

    assert (game.survivor("phil").actions, game.survivor("phil").free_searches) == (0, 1)


def test_a_level_gained_in_the_middle_does_not_change_the_blow_that_brought_it():
    """The die that would hit with the new skill was rolled before it."""
    game = street("phil 9W", hands={"phil": ["sub-mg"]}, xp={"phil": 18}, dice=[5, 4, 4])
    play(game, do("attack", "phil", card="sub-mg", zone="S2"), answers=["plus-one-to-roll-ranged"])

    assert drawn(game) == "phil+1n 8W"


def test_two_levels_at_once_bring_both_skills():
    game = street("phil 9W+4R+1A", hands={"phil": ["molotov"]}, xp={"phil": 6})
    play(game, do("attack", "phil", card="molotov", zone="S2"), answers=["plus-one-free-search"])

    assert game.survivor("phil").xp == 24
    assert [one.level for one in events(game, "LevelReached")] == ["yellow", "orange"]


def test_experience_ends_at_the_red_threshold():
    assert play(killing(3, 43), BLOW).survivor("phil").xp == 43
    assert play(killing(3, 42), BLOW, answers=["sniper"]).survivor("phil").xp == 43


def test_red_brings_one_skill_and_no_more():
    game = play(killing(3, 43), BLOW)

    assert events(game, "LevelReached") == []


def test_the_extra_action_comes_back_every_turn():
    game = street("phil . [.]", xp={"phil": 7})

    assert game.survivor("phil").actions == 4
    assert allowed(game, "phil", "move")


def test_a_survivor_keeps_the_level_of_its_own():
    game = street("phil wanda", xp={"phil": 43})

    assert game.survivor("wanda").actions == 3
