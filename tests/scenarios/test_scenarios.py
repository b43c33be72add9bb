"""Every scenario file plays out as it says; one that is wrong says where."""

from pathlib import Path

import pytest

from engine.core import scenario
from engine.zombicide.booklet import RULES
from engine.zombicide.position import ZombicideStage


def play_scenario(text: str) -> list[str]:
    return scenario.play_scenario(ZombicideStage(RULES), text)


FILES = sorted((Path(__file__).parent / "zombicide").glob("*.toml"))
MOVE = """
rule = "zombicide #6"
title = "Leaving a walker costs two actions"
board = "ned+1W ."
steps = [{ do = "move", zone = "S2" }]
[expect]
board = "1W ned"
actions = { ned = 1 }
"""

WHO = """
rule = "zombicide #7"
title = "Who takes the wound?"
board = "amy+ned+1W"
steps = [{ do = "zombies-turn" }]
[expect]
"""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_plays_out_as_it_says(file: Path) -> None:
    assert play_scenario(file.read_text("utf-8")) == []


def test_every_scenario_names_the_chapter_of_its_file() -> None:
    for file in FILES:
        chapter = scenario.read_scenario(ZombicideStage(RULES), file.read_text("utf-8")).rule
        assert chapter.startswith(f"{file.parent.name} #"), file


def test_a_different_board_is_told_line_by_line() -> None:
    told = play_scenario(MOVE.replace('"1W ned"', '"2W ned"'))

    assert told == ["board, line 1: expected 2W ned, got 1W ned"]


def test_a_different_number_is_told_with_both() -> None:
    told = play_scenario(MOVE.replace("{ ned = 1 }", "{ ned = 2 }"))

    assert told == ["actions of ned: expected 2, got 1"]


def test_dice_that_were_not_rolled_are_told() -> None:
    told = play_scenario("dice = [6]" + MOVE)

    assert told == ["dice: [6] were given and not rolled"]


def test_dice_that_an_open_question_leaves_over_are_told() -> None:
    text = WHO.replace("title", "dice = [6]\ntitle") + 'question = "who-is-wounded"'

    assert play_scenario(text) == ["dice: [6] were given and not rolled"]


SHOT = """
rule = "zombicide #8"
title = "Two sub-machine guns roll six dice"
board = "doug 6W"
hands = { doug = ["sub-mg", "sub-mg"] }
dice = [5, 5, 5, 1, 1, 1]
steps = [{ do = "attack", card = "sub-mg", zone = "S2", pair = true }]
[expect]
board = "doug+1n 3W"
"""


def test_a_roll_of_more_dice_than_were_given_names_the_roll() -> None:
    told = play_scenario(SHOT.replace("1, 1, 1]", "1, 1]"))

    assert play_scenario(SHOT) == []
    assert len(told) == 1
    assert told[0].startswith("step 1 {'do': 'attack', ")
    assert told[0].endswith(": roll 1 of this command is of 6 dice, given are [5, 5, 5, 1, 1]")


def test_no_dice_given_says_that_nothing_may_be_rolled() -> None:
    told = play_scenario(SHOT.replace("dice = [5, 5, 5, 1, 1, 1]", "dice = []"))

    assert told[0].endswith("roll 1 of this command is of 6 dice, given are []")


def test_an_event_that_did_not_happen_is_told() -> None:
    told = play_scenario(MOVE + 'events = [{ event = "CardFound", survivor = "ned" }]')

    assert told == ["event 1: expected CardFound(survivor='ned'), got no such event"]


def test_an_event_of_another_kind_of_figure_is_shown() -> None:
    told = play_scenario(MOVE + 'events = [{ event = "SurvivorMoved", zone = "S9" }]')

    assert told[0].startswith("event 1: expected SurvivorMoved(zone='S9'), got SurvivorMoved(")


def test_an_event_nobody_knows_is_told() -> None:
    told = play_scenario(MOVE + 'absent = ["Dance"]')

    assert told[0].startswith("events: Dance is no event; known are ")


def test_a_refused_step_stops_the_scenario() -> None:
    told = play_scenario(MOVE.replace("ned+1W", "ned+3W").replace("1W ned", "3W ned"))

    assert told[0].startswith("step 1 {'do': 'move', 'zone': 'S2'}: refused: held-by-zombies")


def test_a_step_that_should_be_refused_and_is_not_is_told() -> None:
    told = play_scenario(MOVE.replace('zone = "S2"', 'zone = "S2", refused = "zone-too-far"'))

    assert told[0].endswith("it is accepted")


def test_an_open_question_must_be_expected() -> None:
    assert play_scenario(WHO) == ["question: expected none open, got who-is-wounded"]
    assert play_scenario(WHO + 'question = "who-is-wounded"') == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("board = ", "this is no TOML"),
        ('colour = "red"\n' + MOVE, "colour is not known here; known are seats, "),
        (MOVE.replace("ned+1W", "ned+1Z"), "'1Z' in 'ned+1Z' is not known"),
        (MOVE.replace("ned+1W .", "ned | ."), "a door stands between two streets"),
        (MOVE.replace("ned+1W .", ". ."), "nobody stands on the board"),
        (MOVE.replace("ned+1W .", "mission 77"), "mission: '77' is not known; known are 00, 01"),
        ('hands = { ned = ["bazooka"] }\n' + MOVE, "'bazooka' is no equipment"),
        ("xp = { bo = 3 }\n" + MOVE, "xp: 'bo' is not known; known are ned"),
        ('spawn = ["99"]\n' + MOVE, "zombie card: '99' is not known; known are 01, 02"),
        ("supply = { ghoul = 3 }\n" + MOVE, "'ghoul' is not known"),
        ('opened = ["Z"]\n' + MOVE, "opened: 'Z' is not known; known are none"),
        (
            'at = { S4 = "ned+s" }\n' + MOVE.replace("ned+1W .", "mission 00"),
            "tokens lie where the mission has them",
        ),
        ("dice = [7]\n" + MOVE, "dice 1 is 7; input should be less than or equal to 6"),
        ("dice = [0]\n" + MOVE, "dice 1 is 0; input should be greater than or equal to 1"),
        ("dice = [true]\n" + MOVE, "dice 1 is True; input should be a valid integer"),
        ('dice = ["6"]\n' + MOVE, "dice 1 is '6'; input should be a valid integer"),
    ],
)
def test_a_faulty_file_says_what_is_wrong(wrong: str, said: str) -> None:
    with pytest.raises(ValueError, match=said.replace("(", r"\(").replace("+", r"\+")):
        play_scenario(wrong)
