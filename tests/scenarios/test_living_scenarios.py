"""Scenario files of Night of the Living Dead, and what is told of one that differs."""

from pathlib import Path

import pytest

from engine.scenario_files import play_file

FILES = sorted((Path(__file__).parent / "living-dead").glob("*.toml"))
HOUSE = """
rule = "living-dead p. 9"
title = "Barbara waits behind one barricade"
board = "mission S1"
at = { B1 = "barbara+harry+helen+tom+judy+ben" }
zombicide = ["barbara"]
barricades = ["B1-S2"]
boards = { barbara = 2 }
lying = { B1 = ["katana"] }
spawn_tokens = ["S1"]
steps = [{ do = "end-turn", survivor = "barbara" }]
[expect]
"""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_plays_out_as_it_says(file: Path) -> None:
    assert play_file(file.read_text("utf-8")).differences == []


@pytest.mark.parametrize(
    ("expected", "lines"),
    [
        ('modes = { barbara = "zombicide", tom = "romero" }', []),
        ('modes = { tom = "zombicide" }', ["mode of tom: expected zombicide, got romero"]),
        ('modes = { johnny = "romero" }', ["mode of johnny: expected romero, got -"]),
        ("boards = { barbara = 2, tom = 0 }", []),
        ("boards = { barbara = 3 }", ["boards of barbara: expected 3, got 2"]),
        ('barricades = ["B1-S2"]', []),
        ("barricades = []", ["barricades: expected [], got ['B1-S2']"]),
        ('shut = ["B7-B8", "B7-B4", "B1-S2"]', []),
        ('shut = ["B1-S2"]', ["shut: expected ['B1-S2'], got ['B1-S2', 'B7-B4', 'B7-B8']"]),
        ('lying = { B1 = ["katana"] }', []),
        ("lying = {}", ["lying: expected {}, got {'B1': ['katana']}"]),
        ('spawn_tokens = ["S1"]', []),
        ("spawn_tokens = []", ["spawn_tokens: expected [], got ['S1']"]),
    ],
)  # fmt: skip
def test_modes_barricades_and_what_lies_can_be_expected(expected: str, lines: list[str]) -> None:
    assert play_file(HOUSE + expected).differences == lines
