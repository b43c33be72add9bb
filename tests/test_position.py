"""Positions for outsiders: any game is set up by its keys, and a wrong one names the right ones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import position
from engine.family.given import Position
from engine.family.scenario import FamilyExpected
from engine.games import GAMES

SAMPLES: dict[str, tuple[tuple[str, ...], dict[str, object]]] = {
    "zombicide": (("amy+2W / [ned] = [!]\n- - |\n. . o",), {}),
    "living-dead": (("barbara+2W . ben",), {}),
    "heroes-resistance": (("spider-man+2B . hulk+1C",), {}),
    "zombies": (("town-square straight@1", "1B=bo 1F=ann 2D=Z+L"), {"seats": ["ann", "bo"]}),
    "trust-me": (
        (
            "ann=100,100 bob=200,100 alpha-1+2=300,300>0,600 alpha-2+1=90,190>ann",
            "car-1=200,200 tent-1=400,300@2",
            "shiv-1=100,120 food-1=car-1",
        ),
        {"held": {"ann": {"left": "handgun"}}},
    ),
}


def test_every_game_that_can_be_opened_has_positions() -> None:
    games = [one.id for one in engine.rulesets()]

    assert list(GAMES) == games
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
    while table.question:
        table.answer(table.question.seats[0], table.question.default)

    assert table.number == 2


@pytest.mark.parametrize("ruleset", SAMPLES)
def test_a_wrong_key_names_those_there_are(ruleset: str) -> None:
    drawing, given = SAMPLES[ruleset]

    with pytest.raises(ValueError, match="colour is not known here; known are ") as told:
        position.table(ruleset, *drawing, **given, colour="red")
    assert all(key in str(told.value) for key in position.keys(ruleset))


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(ValueError, match=f"no game 'ludo'; known are {', '.join(GAMES)}$"):
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


# ---------------------------------------------------------------- what is written of it

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "scenarios.md"


def keys_under(heading: str) -> list[str]:
    """The names in the first column of the tables under a heading of the document."""
    _, _, rest = DOCUMENT.read_text("utf-8").partition(f"### {heading}\n")
    part = re.split(r"^##+ ", rest, maxsplit=1, flags=re.MULTILINE)[0]
    rows = re.findall(r"^\| (`.*?) \|", part, flags=re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`(\w+)`", row)]


FIRST = "zombicide"
"""Whose tables in the document name what every game of the family has."""
FAMILY = set(Position.model_fields)
FILE = ("rule", "title", "steps", "expect")


@pytest.mark.parametrize("ruleset", GAMES)
def test_the_document_names_every_key_of_a_game_and_no_other(ruleset: str) -> None:
    written = keys_under(f"Keys of {ruleset}")
    shared = FAMILY if issubclass(GAMES[ruleset].stage.position, Position) else set[str]()
    told = {*written, *(shared if ruleset != FIRST else ())}

    assert sorted(told) == sorted(position.keys(ruleset))
    assert len(written) == len({*written})


@pytest.mark.parametrize("ruleset", GAMES)
def test_the_document_names_all_that_can_be_expected_and_no_more(ruleset: str) -> None:
    expected = GAMES[ruleset].stage.file.model_fields["expect"].annotation
    assert expected is not None

    shared = (
        set(FamilyExpected.model_fields) if issubclass(expected, FamilyExpected) else set[str]()
    )
    written = keys_under(f"Expected of {ruleset}")
    told = {*written, *(shared if ruleset != FIRST else ())}

    assert sorted(told) == sorted(expected.model_fields)


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_file_says_a_position_and_what_every_file_says(ruleset: str) -> None:
    said = {*position.keys(ruleset), *FILE}

    assert set(GAMES[ruleset].stage.file.model_fields) == said
    assert keys_under("Every file") == list(FILE)


@pytest.mark.parametrize(
    ("ruleset", "drawing"),
    [("zombicide", "amy 41W"), ("living-dead", "ben 3R"), ("heroes-resistance", "hulk 200W")],
)
def test_more_figures_than_the_box_holds_are_refused(ruleset: str, drawing: str) -> None:
    with pytest.raises(ValueError, match="is the most"):
        position.table(ruleset, drawing)


@pytest.mark.parametrize(
    "given",
    [{"without": {"ben": ["plus-one-die-melee"]}}, {"sheets": {"ben": {"blue": "slippery"}}}],
)
def test_a_changed_sheet_keeps_its_romero_side(given: dict[str, Any]) -> None:
    """What is said of a sheet is of its Zombicide side."""
    changed, printed = (
        position.table("living-dead", "ben", xp={"ben": 43}, **more).view().survivors[0].skills
        for more in (given, {})
    )

    assert changed == printed


S8 = {"board": "mission S8"}
ALL_LAID = ["1V north", "2V north", "3V north", "4V north", "6V north"]


def test_a_car_that_comes_with_a_tile_is_there_with_it() -> None:
    """Nobody needs to say where the car stands; a survivor who sits in it stands there."""
    laid: dict[str, Any] = {**S8, "laid": ALL_LAID, "aboard": {"johnnys-car": ["ben"]}}
    (car,) = position.table("living-dead", at={"S48": "ben"}, **laid).view().cars
    assert (car.zone, car.driver) == ("S48", "ben")

    elsewhere = {"at": {"S49": "ben"}, "cars": {"johnnys-car": "S49"}}
    (car,) = position.table("living-dead", **elsewhere, **laid).view().cars
    assert (car.zone, car.driver) == ("S49", "ben")


@pytest.mark.parametrize(
    "given", [{"cars": {"johnnys-car": "S1"}}, {"aboard": {"johnnys-car": ["ben"]}}]
)
def test_nothing_is_said_of_a_car_before_it_comes(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="johnnys-car comes with 6V"):
        position.table("living-dead", at={"S1": "ben"}, **S8, **given)
