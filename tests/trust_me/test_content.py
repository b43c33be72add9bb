"""The data files of Trust Me: what is in the box, and what its author is told."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.content import data_root
from engine.games import check_data
from engine.trust_me.box import box
from engine.trust_me.checks import POOLS

BOX = box()
Mend = Callable[[str, str, str], list[str]]


@pytest.fixture
def mended(tmp_path: Path) -> Mend:
    """What is told once a text of a file is replaced."""
    shutil.copytree(str(data_root()), tmp_path / "data")

    def told(path: str, old: str, new: str) -> list[str]:
        file = tmp_path / "data" / "trust-me" / path
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        return [str(fault) for fault in check_data(tmp_path / "data")]

    return told


def test_the_box_holds_77_tokens_36_cards_and_21_figures():
    assert len(BOX.kinds) + 12 + 10 + 4 == BOX.numbers.box.tokens == 77
    assert len(BOX.passports) + len(BOX.invasion) + len(BOX.cards) == 36
    assert BOX.numbers.box.figures == 6 + 5 + 10


def test_the_four_pools_have_10_10_26_and_5_tokens():
    assert [len(BOX.pools[pool]) for pool in POOLS] == [10, 10, 26, 5]


def test_seven_guns_can_be_empty():
    guns = [kind for kind in BOX.kinds.values() if BOX.tokens[kind].sort == "ranged"]

    assert Counter(guns) == {"handgun": 5, "military": 2}


def test_the_special_tokens_are_a_backpack_and_one_of_each_resource():
    special = sorted(BOX.pools["special"].values())

    assert special == ["backpack", "food", "materials", "medicine", "survival"]


def test_the_sheet_has_three_cells_of_survival_and_six_others():
    gives = Counter(cell.gives for cell in BOX.cells.values())

    assert gives == {
        "survival": 3, "melee": 1, "ranged": 1, "stride": 1, "reroll": 1, "green": 1, "hidden": 1,
    }  # fmt: skip


def test_eight_cards_bring_zombies_and_four_move_the_noise():
    assert Counter(card.sort for card in BOX.invasion.values()) == {"spawn": 8, "noise": 4}


def test_there_are_18_objectives_and_every_pair_of_resources_is_one():
    pairs = {one.resources for one in BOX.objectives.values() if len(one.resources) == 2}

    assert len(BOX.cards) == 18
    assert len(pairs) == 6


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("en", r"\b(he|she|they|his \w+ weapons|her shots)\b"),
        ("fr", r"\b(il|elle|ses armes|ses tirs|ils)\b"),
    ],
)
def test_a_passport_says_in_a_sentence_who_does_what(language: str, subject: str):
    """No line is a bare note such as "Loses 1 less by distance on her shots."."""
    said = [one.text.in_(language) for one in BOX.passports.values()]
    verbless = [one for one in said if not re.search(subject, one, re.IGNORECASE)]

    assert verbless == []


@pytest.mark.parametrize(
    ("kind", "die", "limit", "hands"),
    [
        ("shiv", "yellow", 4, 1),
        ("blunt", "yellow", 2, 1),
        ("cutting", "red", 4, 1),
        ("handgun", "red", 4, 1),
        ("military", "black", 6, 2),
        ("throwing", "red", 0, 1),
    ],
)
def test_the_six_classes_of_weapons(kind: str, die: str, limit: int, hands: int):
    weapon = BOX.tokens[kind]

    assert (weapon.die, weapon.limit, weapon.hands) == (die, limit, hands)
    assert weapon.incendiary == (kind == "throwing")


def test_every_cost_is_that_of_the_rulebook():
    tiring = {one.id for one in BOX.actions.values() if one.cost == "fatigue"}

    assert tiring == {"run", "fight"}


@pytest.mark.parametrize(
    ("path", "old", "new", "told"),
    [
        ("tokens.toml", 'die = "yellow"', 'sorts = "x"', "tokens.toml: shiv: sorts is not known"),
        ("tokens.toml", "search = 1", "search = 2", "tokens.toml: there are 52 object tokens; 51"),
        ("objectives.toml", '["food", "survival"]', '["fod", "survival"]', "but 'food' is there"),
        ("objectives.toml", "any = 3", "any = 0", "any-three: it asks for nothing"),
        ("passports.toml", '"shift"', '"shit"', "elliott: effect is 'shit'; known are"),
        (
            "invasion.toml",
            "x = 150, y = 0",
            "x = 150, y = 1",
            "spawn-1: (150, 1) is not on the rim",
        ),
        ("actions.toml", 'id = "rest"', 'id = "rast"', "'rest' is missing"),
        ("rules.toml", '"base", ', '"bass", ', "house: 'bass' is no number, but 'base' is there"),
        ("rules.toml", "up_to = 100", "up_to = 40", "distances: up_to is [50, 40, 200, 300]"),
        ("rules.toml", "from = 4", "from = 1", "wound_table: from is [1, 1, 7, 10]"),
        ("rules.toml", "tokens = 77", "tokens = 78", "rules.toml: there are 77 tokens; 78 are"),
        ("sheet.toml", '"“?” cell"', '"Reroll"', "two entries have this name (en)"),
    ],
)
def test_a_fault_is_told_with_its_cure(mended: Mend, path: str, old: str, new: str, told: str):
    assert any(told in one and one.startswith("data/trust-me/") for one in mended(path, old, new))
