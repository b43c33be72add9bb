"""Scenario files of Heroes' Resistance, and what is told of one that differs."""

from pathlib import Path

import pytest

from engine.scenario_files import play_file

FILES = sorted((Path(__file__).parent / "heroes-resistance").glob("*.toml"))
RESCUE = """
rule = "heroes-resistance p. 13"
title = "A rescue fills Power, and one hero leaves by the exit"
board = "hulk wasp"
bystanders = { wong = "S1", okoye = "S2" }
traits = { wasp = ["soar"] }
exit = "S2"
victory = [{ name = "escape", who = "all", leaving = "must" }]
steps = [
  { do = "leave", survivor = "wasp" },
  { do = "rescue", survivor = "hulk", bystander = "wong" },
]
[expect]
"""


def told(expected: str) -> list[str]:
    """What is not as expected in the end."""
    return play_file(RESCUE + expected).differences


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_plays_out_as_it_says(file: Path) -> None:
    assert play_file(file.read_text("utf-8")).differences == []


@pytest.mark.parametrize(
    ("expected", "lines"),
    [
        ("power = { hulk = 4, wasp = 0 }", []),
        ("power = { hulk = 3 }", ["power of hulk: expected 3, got 4"]),
        ("eliminated = []", []),
        ("power = { thor = 3 }", ["power of thor: expected 3, got -"]),
        ('traits = { wasp = ["soar"], hulk = [] }', []),
        ("traits = { wasp = [] }", ["traits of wasp: expected [], got ['soar']"]),
        ('held = { hulk = "wong", wasp = "-" }', []),
        ('held = { hulk = "-" }', ["card held by hulk: expected -, got wong"]),
        ('bystanders = { okoye = "S2" }', []),
        ("bystanders = {}", ["bystanders: expected {}, got {'okoye': 'S2'}"]),
    ],
)  # fmt: skip
def test_power_traits_and_bystanders_can_be_expected(expected: str, lines: list[str]) -> None:
    assert told(expected) == lines


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ('{ do = "attack", survivor = "hulk" }', "missing required field `card`"),
        ('{ do = "gain-power", survivor = "hulk", zone = "S1" }', "contains unknown field `zone`"),
        ('{ do = "dance", survivor = "hulk" }', "known are move, force-door, attack, gain-power"),
    ],
)
def test_a_step_that_is_no_command_says_what_is_wrong_with_it(step: str, reason: str) -> None:
    case = RESCUE.replace('{ do = "leave", survivor = "wasp" }', step)

    assert reason in play_file(case).differences[0]
