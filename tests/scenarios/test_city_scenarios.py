"""Scenario files of Trust Me, and what is told of one that is wrong."""

import re
from pathlib import Path

import pytest

from engine.scenario_files import play_file

FILES = sorted((Path(__file__).parent / "trust-me").glob("*.toml"))
WALK = """
rule = "trust-me 13"
title = "Five centimetres to the east"
figures = "ann=100,100 bob=500,500 alpha-1+2=300,300>0,600"
scenery = "car-1=300,100@3"
lying = "food=car-1"
actions = { ann = { stride = "action" } }
steps = [
    { do = "move", to = "150,100" },
    { question = "which-cell", answer = "hidden" },
]
[expect]
figures = "ann=150,100 bob=500,500 alpha-1+2=300,300>0,600"
actions = { ann = { stride = "action", hidden = "action" } }
"""

MANY_TENTS = "car-1=300,100 " + " ".join(
    f"tent-{one + 1}={100 + 100 * (one % 4)},{200 + 200 * (one // 4)}" for one in range(8)
)


def told(old: str = "", new: str = "") -> list[str]:
    """What is not as expected, with a part of the file replaced."""
    assert old in WALK
    return play_file(WALK.replace(old, new, 1)).differences


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_plays_out_as_it_says(file: Path) -> None:
    assert play_file(file.read_text("utf-8")).differences == []


def test_all_is_well() -> None:
    assert told() == []


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('"ann=150', '"ann=151', "figures: expected ann=151,100 bob=500,500"),
        ("[expect]", '[expect]\nscenery = ""', "scenery: expected , got car-1=300,100@3"),
        ("[expect]", '[expect]\nlying = "food-1=tent-1"', "lying: expected food-1=tent-1"),
        ("[expect]", '[expect]\nnoise = "0,0"', "noise: expected 0,0, got 0,600"),
        ("[expect]", '[expect]\nturn = "ann"', "turn: expected ann, got bob"),
        ("[expect]", '[expect]\nplaces = { bob = "dead" }', "places of bob: expected dead"),
        ("[expect]", "[expect]\nheld = { bob = { left = 'shiv' } }", "held of bob: expected {"),
        ("[expect]", '[expect]\ntargets = { bob = "ann" }', "targets of bob: expected ann, got "),
        ("[expect]", '[expect]\nharm = { zoe = {} }', "zoe is expected something of, but takes no"),
        ("150,100", "151,100", "step 1 {'do': 'move', 'to': '151,100'}: refused: too-far"),
        ('"150,100"', '"150,100", by = "bob"', "step 1 {'do': 'move', 'to': '150,100', 'by'"),
    ],
)  # fmt: skip
def test_what_differs_is_told_in_a_line(old: str, new: str, line: str) -> None:
    assert told(old, new)[0].startswith(line)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("ann=100,100", "ann", "'ann' says no place; ann=100,100 is right"),
        ("ann=100,100", "ann=north", "'north' is no place; 100,100 is right"),
        ("alpha-1+2=300,300>0,600", "alpha-1=300,300", "alpha-1=300,300 is no group; alpha-1+2"),
        ("alpha-1+2", "alpha-9+2", "figures: 'alpha-9' is not known; known are alpha-1"),
        (">0,600", ">zoe", "goal of alpha-1: 'zoe' is not known; known are ann, bob"),
        ("bob=500,500", "ann=500,500", "figures: ann is drawn twice"),
        ("bob=500,500", "bob=120,100", "ann and bob stand on one another: bases are 25 wide"),
        ("alpha-1+2", "alpha-1+11", "neutrals of a group is 11, but 0 to 10 can be"),
        ("bob=500,500", "bob=900,500", "a place is 900, but -25 to 625 can be"),
        ("car-1", "boat-1", "scenery: 'boat' is not known; known are car, tent, barricade, wire"),
        ("@3", "@12", "turn of car-1: '12' is not known; known are 0, 1, 2"),
        ("food=car-1", "food=car-2", "where food lies: 'car-2' is not known; known are car-1"),
        ("food=", "gold=", "'gold' is no token that is left; left are shiv, blunt"),
        ("steps", 'passports = { ann = "zoe" }\nsteps', "passports: 'zoe' is not left"),
        ("steps", 'turn = "zoe"\nsteps', "turn: 'zoe' is not known; known are ann, bob"),
        ("steps", 'harm = { zoe = {} }\nsteps', "harm: 'zoe' is not known; known are ann, bob"),
        ("steps", 'layout = "steep"\nsteps', "layout: 'steep' is not known; known are random, by"),
        ("steps", 'dead = ["bob", "ann"]\nsteps', "it is the turn of 'ann', who cannot act"),
        ("steps", 'held = { ann = { stride = "shiv" } }\nsteps', "two things lie on 'stride'"),
        ("steps", 'held = { ann = { hand = "shiv" } }\nsteps', "held: 'hand' is not known"),
        ("steps", 'held = { ann = { pack-1 = "shiv" } }\nsteps', "something lies in a backpack"),
        ("steps", 'held = { ann = { satchel = "shiv" } }\nsteps', "something lies in a satchel"),
        ("steps", 'held = { ann = { outfit = "shiv" } }\nsteps', "outfit; satchel, sneakers may"),
        ("steps", 'laid = { ann = ["shiv"] }\nsteps', "ann: shiv-1 does not lie on a passport"),
        ("steps", 'harm = { ann = { left = "cut" } }\nsteps', "harm: 'cut' is not known"),
        ("steps", 'targets = { ann = "ann" }\nsteps', "targets: ann cannot be aimed at by ann"),
        ("steps", 'empty = ["handgun"]\nsteps', "empty: 'handgun' is not known; known are hand"),
        ("steps", 'winners = ["ann"]\nsteps', "winners: ann has not gone home; say gone as well"),
        ("300,300>0,600", "600,300>0,600", "alpha-1 hangs over the rim; 587,300 is right"),
        ("bob=500,500", "bob=595,500", "bob hangs over the rim; 587,500 is right, or 613,500"),
        ("car-1=300,100@3", "car-1=590,100", "car-1 hangs over the rim"),
        ("car-1=300,100@3", "car-1=300,100 tent-1=320,100", "car-1 and tent-1 lie on one"),
        ("car-1=300,100@3", MANY_TENTS, "9 cars and tents; there are 8"),
        ("steps", 'dead = ["bob"]\ntargets = { ann = "bob" }\nsteps', "ann aims at bob, who"),
        ("steps", 'dead = ["bob"]\ntargets = { bob = "ann" }\nsteps', "targets: bob is dead"),
        ("steps", "hunt = 3\nsteps", "hunt: nobody came home; say who in winners"),
        ("steps", 'noise = "9,9"\nsteps', "noise: 9,9 is not on the rim; 9,600 is right"),
        ("steps", "dice = [13]\nsteps", "dice 1 is 13"),
        ("steps", 'colour = "red"\nsteps', "colour is not known here; known are turn"),
    ],
)  # fmt: skip
def test_a_file_that_is_wrong_says_where_and_what_is_right(old: str, new: str, fault: str) -> None:
    with pytest.raises(ValueError, match=re.escape(fault)):
        told(old, new)


def test_three_wounds_an_infection_twice_and_a_shiv_across_both_hands_are_no_position() -> None:
    for given, fault in (
        ('harm = { bob = { left = "wound", melee = "wound", green = "wound" } }', "3 wounds kill"),
        ('harm = { bob = { left = "infection", melee = "infection" } }', "more than one infection"),
        ('held = { bob = { left = "shiv" } }\nboth = ["bob"]', "does not lie across both hands"),
    ):
        with pytest.raises(ValueError, match=fault):
            told("steps", f"{given}\nsteps")


def test_it_is_the_turn_of_the_first_who_can_act() -> None:
    spent = 'actions = { ann = { stride = "action", green = "action", reroll = "action" } }'
    assert told('actions = { ann = { stride = "action" } }', spent)[0].startswith(
        "step 1 {'do': 'move', 'to': '150,100'}: refused: too-far"
    )
