"""Positions for outsiders: any game is set up by its keys, and a wrong one names the right ones."""

from __future__ import annotations

import pytest

import engine
from engine import position

SAMPLES: dict[str, tuple[tuple[str, ...], dict[str, object]]] = {
    "zombicide": (("amy+2W / [ned] = [!]\n- - |\n. . o",), {}),
    "zombies": (("town-square straight@1", "1B=bo 1F=ann 2D=Z+L"), {"seats": ["ann", "bo"]}),
}


def test_every_game_that_can_be_opened_has_positions() -> None:
    games = [one.id for one in engine.rulesets()]

    assert list(position.STAGES) == games
    assert list(SAMPLES) == games


@pytest.mark.parametrize("ruleset", SAMPLES)
def test_a_position_is_drawn_back_as_it_was_given(ruleset: str) -> None:
    drawing, given = SAMPLES[ruleset]
    table = position.table(ruleset, *drawing, **given)
    again = position.table(ruleset, **position.drawn(table), **given)

    assert tuple(position.drawn(table).values()) == drawing
    assert tuple(position.drawn(table)) == position.drawing_keys(ruleset)
    assert again.to_json() == table.to_json()


def test_a_position_on_a_missions_board_is_given_back_by_its_zones() -> None:
    at = {"S4": "ned+2W+1n", "B2": "amy"}
    table = position.table("zombicide", "mission 00", at=at)

    assert position.drawn(table) == {"board": "mission 00", "at": at}


@pytest.mark.parametrize("ruleset", SAMPLES)
def test_a_position_can_be_played_on(ruleset: str) -> None:
    drawing, given = SAMPLES[ruleset]
    table = position.table(ruleset, *drawing, **given)
    seat = table.acting[0]
    table.play(seat, table.commands(seat)[0])

    assert table.number == 2


@pytest.mark.parametrize("ruleset", SAMPLES)
def test_a_wrong_key_names_those_there_are(ruleset: str) -> None:
    drawing, given = SAMPLES[ruleset]

    with pytest.raises(ValueError, match="colour is not known here; known are ") as told:
        position.table(ruleset, *drawing, **given, colour="red")
    assert all(key in str(told.value) for key in position.keys(ruleset))


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(ValueError, match="no game 'ludo'; known are zombicide, zombies"):
        position.table("ludo", ".")


def test_a_drawing_too_many_says_what_is_drawn() -> None:
    with pytest.raises(ValueError, match="2 drawings are given; zombicide is drawn as board"):
        position.table("zombicide", "amy", "ned")
    with pytest.raises(ValueError, match="board is given twice"):
        position.table("zombicide", "amy", board="ned")
    with pytest.raises(ValueError, match="squares is missing"):
        position.table("zombies", "town-square")


def test_what_no_game_can_come_to_is_refused() -> None:
    with pytest.raises(ValueError, match="it is the turn of 'ann', of whom no survivor waits"):
        position.table("zombicide", "amy", done=["amy"])
    with pytest.raises(ValueError, match="step: 'dance' is not known; known are tile"):
        position.table("zombies", "town-square", "1E=ann", step="dance")
