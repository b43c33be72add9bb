"""What people type is read by value, label and name, in one spelling."""

from __future__ import annotations

import pytest

from bot.kit.typed import fitting, names_in, number, read

CARDS = [("pan", "Pan (left hand)"), ("pan@2", "Pan (pack)"), ("stove", "Stove: hits Ned first")]
FRENCH = [("pan", "Poêle (main gauche)"), ("pan@2", "Poêle (sac)")]
ZONES = [("B1", "B1"), ("S12", "S12")]


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("pan", "pan"),
        ("Pan (pack)", "pan@2"),
        ("PAN", "pan"),
        ("stove", "stove"),
        ("Stove: hits Doug first", "stove"),
        ("poele (sac)", "pan@2"),
        ("Poêle", "pan"),
        ("Pan (somewhere else)", None),
        ("frying", None),
        ("", None),
        (":", None),
    ],
)
def test_a_value_is_read_by_itself_its_label_and_its_name(typed: str, value: str | None):
    assert read(typed, [CARDS, FRENCH]) == value


@pytest.mark.parametrize("typed", ["b1", "Ｂ１", "B 1", " b\u00a01 ", "B\u200b1"])
def test_a_zone_is_read_however_it_is_spelled(typed: str):
    assert read(typed, [ZONES]) == "B1"
    assert fitting(ZONES, typed) == [("B1", "B1")]


def test_a_label_that_was_cut_off_is_read():
    long = "Pan " * 40
    assert read(long[:100], [[("pan", long)]]) == "pan"


def test_of_two_languages_ones_own_is_meant():
    own, other = [("coat", "Pan")], [("frying-pan", "Pan")]
    assert read("pan", [own, other]) == "coat"


@pytest.mark.parametrize(
    "typed",
    [
        "Amy, Doug, Josh",
        "Amy, Doug and Josh",
        "Amy, Doug et Josh",
        "Amy and Doug and Josh",
        "Amy; Doug & Josh",
        "Amy + Doug,, Josh,",
    ],
)
def test_a_list_is_read_as_the_bot_writes_it_and_as_people_do(typed: str):
    assert names_in(typed) == ["Amy", "Doug", "Josh"]


def test_a_name_that_contains_the_word_between_names_is_one_name():
    assert names_in("Andy, Etta") == ["Andy", "Etta"]


@pytest.mark.parametrize(
    ("typed", "value"),
    [("12", 12), ("０7", 7), ("9" * 4000, None), ("٣", None), ("²", 2), ("-1", None), ("", None)],
)
def test_a_number_is_bounded(typed: str, value: int | None):
    assert number(typed) == value
