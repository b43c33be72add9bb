"""Scenario files of Zombies!!!, and what is told of one that is wrong."""

import re
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.scenario_files import play_file

KNOWN = ", ".join(GAMES)
FILES = sorted((Path(__file__).parent / "zombies").glob("*.toml"))
WALK = """
rule = "zombies Player movement"
title = "A step to the east"
tiles = "town-square straight@1"
squares = "1F=ann 2E=Z 1B=bo"
step = "walk"
moves = 1
steps = [{ do = "walk", to = "2D" }]
dice = [1]
[expect]
squares = "1B=bo 2D=ann 2E=Z"
"""


def told(old: str = "", new: str = "") -> list[str]:
    """What is not as expected, with a part of the file replaced."""
    assert old in WALK
    return play_file(WALK.replace(old, new, 1)).differences


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_plays_out_as_it_says(file: Path) -> None:
    assert play_file(file.read_text("utf-8")).differences == []


def test_there_are_scenarios_of_several_chapters() -> None:
    assert len({file.stem.split("-")[0] for file in FILES}) > 3


def test_the_title_is_told() -> None:
    assert play_file(WALK).title == "A step to the east"


def test_all_is_well() -> None:
    assert told() == []


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('"1B=bo 2D=ann 2E=Z"', '"2D=ann"', "squares: expected 2D=ann, got 1B=bo 2D=ann 2E=Z"),
        ("[expect]", '[expect]\ntiles = "town-square"', "tiles, line 1: expected town-square, got "
         "town-square straight@1"),
        ("[expect]", "[expect]\nlife = { ann = 2 }", "life of ann: expected 2, got 3"),
        ("[expect]", "[expect]\nlife = { zoe = 2 }", "zoe is expected something of, but takes no"),
        ("[expect]", '[expect]\nhands = { bo = ["fear"] }', "hands of bo: expected ['fear'], got"),
        ("[expect]", '[expect]\nturn = "bo"', "turn: expected bo, got ann"),
        ("[expect]", '[expect]\nquestion = "window"', "question: expected window, got none open"),
        ("[expect]", '[expect]\noutcome = "escaped"', "outcome: expected escaped, got none"),
        ("dice = [1]", "dice = [1, 2]", "dice: [2] were given and not rolled"),
        ("[expect]", '[expect]\nabsent = ["PawnWalked"]', "event PawnWalked must not happen: Pawn"),
        ("[expect]", '[expect]\nevents = [{ event = "TokenTaken" }]', "event 1: expected TokenTak"),
        ('to = "2D"', 'to = "2F"', "step 1 {'do': 'walk', 'to': '2F'}: refused: too-far"),
        ('do = "walk"', 'do = "fly"', "step 1 {'do': 'fly', 'to': '2D'}: refused: unknown-command"),
        ('do = "walk", to = "2D"', 'answer = "life"', "step 1 {'answer': 'life'}: 'life' answers"),
        ('to = "2D"', 'to = "2D", refused = "too-far"', "step 1 {'do': 'walk', 'to': '2D', 'refus"),
        ('to = "2D"', 'to = "2D", by = "bo"', "step 1 {'do': 'walk', 'to': '2D', 'by': 'bo'}: ref"),
    ],
)  # fmt: skip
def test_what_differs_is_told_in_a_line(old: str, new: str, line: str) -> None:
    assert told(old, new)[0].startswith(line)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("rule = ", "rule", "this is no TOML"),
        ('"zombies Player', '"ludo Player', f"rule: it begins with 'ludo'; one of {KNOWN}"),
        ("moves = 1", "move = 1", "move is not known here; known are seats, turn, "),
        ("moves = 1", 'moves = "far"', "moves is 'far'; input should be a valid integer"),
        ("title", "titel", "title is missing; field required"),
        ("straight@1", "highway", "'highway' is no tile; town-square, helipad"),
        ("town-square straight@1", "straight@1", "'straight@1' has 0 town squares; one is right"),
        ("2E=Z", "9E=Z", "'9E' is no square of this town"),
        ("moves = 1", 'hands = { ann = ["joker"] }', "'joker' is no card, or none of it is left"),
        ("moves = 1", "trophies = { ann = 100 }", "1 zombies and 100 trophies are too many"),
        ("moves = 1", 'seats = ["bo"]', "seats ['bo'] and pawns ['ann', 'bo'] differ"),
    ],
)
def test_what_is_no_scenario_is_told_why(old: str, new: str, fault: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(fault)}"):
        told(old, new)
