"""Every fault of a survivor's file, one after the other: its place, its cure, and its words."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import engine
from bot.app.workshop import survivors
from bot.app.workshop.desk import fault_data
from bot.games.family.faults import sentence_of, told_with_place
from engine.family.survivor_files import NAME
from engine.reading.faults import Fault
from engine.reading.writing import SURVIVOR, to_toml
from tests.family.test_drawn_missions import mended

Data = dict[str, Any]
HERO = "heroes-resistance"


def whole(game: str) -> Data:
    """A survivor without a fault; a hero in one game."""
    (usual,) = [one["usual"] for one in survivors.games() if one["id"] == game]
    return {key: value for key, value in usual.items() if value} | {"name": "Maya"}


def keys(**changed: Any) -> Callable[[Data], Data]:
    return lambda data: data | changed


def without(key: str) -> Callable[[Data], Data]:
    return lambda data: {name: value for name, value in data.items() if name != key}


def with_hands(*hands: Data, **changed: Any) -> Callable[[Data], Data]:
    """The survivor with those skills by hand, the first of which is at orange."""
    return lambda data: data | {"orange": [hands[0]["id"]], "by_hand": [*hands], **changed}


HAND = {"id": "whistle", "name": "Whistle", "text": "Put a noise token in a zone you see."}
CASES: dict[str, tuple[str, Callable[[Data], Data], bool]] = {
    "format-newer": ("zombicide", keys(format=9), True),
    "name-missing": ("zombicide", without("name"), False),
    "name-form": ("zombicide", keys(name="@Maya"), False),
    "name-of-box": ("zombicide", keys(name={"en": "Maya", "fr": "Amy"}), False),
    "text-marked": ("zombicide", with_hands(HAND | {"text": "Run **fast**."}), False),
    "level-one": (HERO, lambda data: data | {"red": [*data["red"], data["blue"]]}, False),
    "level-most": ("zombicide", keys(orange=["medic", "lucky", "loud"]), False),
    "skill-twice": ("zombicide", keys(red=["lucky", "Lucky"]), True),
    "skill-like": ("zombicide", keys(blue="snipper"), True),
    "skill-unknown": ("zombicide", keys(blue="flying"), False),
    "skill-at-blue": ("living-dead", keys(yellow="starts-with-axe"), False),
    "hand-twice": ("zombicide", with_hands(HAND, HAND), False),
    "hand-unused": ("zombicide", with_hands(HAND, HAND | {"id": "shout"}), True),
    "fight-needless": ("living-dead", keys(health=4), True),
    "fight-missing": (HERO, without("health"), True),
    "attack-unknown": (HERO, keys(attack="hug"), True),
}
"""For each fault that only survivors have: a game, a change, and whether its cure ends it."""
FIELDS = {
    "field-form": (keys(initial="ABC"), ["initial"]),
    "field-most": (keys(attack="smash", health=9), ["health"]),
    "field-choice": (keys(shape="hexagon"), ["shape"]),
    "field-missing": (without("blue"), ["blue"]),
    "field-unknown": (keys(blu="sniper"), ["blu"]),
    "field-text": (keys(red=3), ["red", 0]),
    "text-long": (keys(name="Maya" * 6), ["name"]),
    "text-signs": (keys(name="May\u202ea"), ["name"]),
    "text-blank": (keys(author=" "), ["author"]),
}
"""Faults that missions have too: a change of a survivor, and the field in which it is."""


def spoilt(game: str, change: Callable[[Data], Data]) -> tuple[Data, str, tuple[Fault, ...]]:
    """The changed data, its text, and its faults."""
    data = json.loads(json.dumps(change(whole(game))))
    return data, to_toml(data, SURVIVOR), found(game, data)


def found(game: str, data: Data) -> tuple[Fault, ...]:
    return engine.draft_survivor(game, to_toml(data, SURVIVOR)).faults


@pytest.mark.parametrize("key", CASES)
def test_a_fault_is_the_only_one_and_has_a_place_and_its_cure_ends_it(key: str) -> None:
    game, change, heals = CASES[key]
    assert found(game, whole(game)) == ()
    data, _, faults = spoilt(game, change)

    assert [one.key for one in faults] == [key]
    (told,) = faults
    assert told.where.field
    assert (told.mend is not None) == heals
    if told.mend:
        assert found(game, mended(data, told.mend)) == ()


@pytest.mark.parametrize("key", CASES)
def test_a_fault_is_told_in_both_languages(key: str) -> None:
    game, change, _ = CASES[key]
    _, text, faults = spoilt(game, change)
    told = next(one for one in faults if one.key == key)
    english, french = (told_with_place(told, text, one) for one in ("en", "fr"))

    assert sentence_of(told, "en") != sentence_of(told, "fr")
    assert "{ $" not in english + french
    assert told.cure not in french


@pytest.mark.parametrize("key", FIELDS)
def test_a_fault_that_missions_have_too_is_told_with_the_words_of_the_form(key: str) -> None:
    change, field = FIELDS[key]
    _, text, faults = spoilt(HERO if key == "field-most" else "zombicide", change)
    told = next(one for one in faults if one.key == key)
    english, french = (fault_data(told, text, one, of="survivor-") for one in ("en", "fr"))

    assert english["field"] == french["field"] == field
    assert english["text"] != french["text"]
    assert "Title" not in english["text"]


def test_levels_and_fields_are_called_as_the_form_calls_them() -> None:
    def told(game: str, change: Callable[[Data], Data], language: str) -> str:
        _, text, (fault, *_) = spoilt(game, change)
        return fault_data(fault, text, language, of="survivor-")["text"]

    assert told("zombicide", without("orange"), "en") == "Skill at level orange is missing."
    assert "niveau jaune" in told("zombicide", without("yellow"), "fr")
    assert "Level red takes one skill, not 2." in told(HERO, CASES["level-one"][1], "en")
    assert "Health is missing. It may be 1, 2, 3, 4, 5, 6." in told(HERO, without("health"), "en")
    assert "one or two letters" in told("zombicide", keys(initial="ABC"), "en")
    assert "Lettres du pion" not in told("zombicide", keys(initial="ABC"), "fr")
    assert told("zombicide", keys(name="Maya" * 6), "fr").startswith("Nom\u00a0: ce texte a 24")


@pytest.mark.parametrize("game", ["zombicide", HERO])
def test_an_empty_level_lacks_a_skill(game: str) -> None:
    text = to_toml(whole(game), SURVIVOR).replace("orange = [", "orange = []  # [")
    (told,) = engine.draft_survivor(game, text).faults

    assert sentence_of(told, "en") == "A skill is missing at level orange."
    assert sentence_of(told, "fr") == "Il manque une compétence au niveau orange."


def test_two_letters_on_a_token_and_a_name_of_most_letters_are_right() -> None:
    assert found("zombicide", whole("zombicide") | {"initial": "MA"}) == ()
    assert found("zombicide", whole("zombicide") | {"name": "M" * NAME}) == ()
    assert found("zombicide", whole("zombicide") | {"name": "M" * (NAME + 1)})


@pytest.mark.parametrize(
    ("change", "right"),
    [(keys(id="Night Nurse"), "night-nurse"), (with_hands(HAND | {"id": "Loud Cry"}), "loud-cry")],
)
def test_the_cure_of_an_id_is_one_made_of_it(change: Callable[[Data], Data], right: str) -> None:
    data, text, faults = spoilt("zombicide", change)
    told = next(one for one in faults if one.key == "field-form")

    assert told.mend is not None
    assert told.mend.value == right
    assert "own-" not in fault_data(told, text, "en", of="survivor-")["text"]
    assert "field-form" not in [one.key for one in found("zombicide", mended(data, told.mend))]


def test_a_name_in_two_languages_is_faulty_in_the_language_that_is_wrong() -> None:
    _, _, faults = spoilt("zombicide", keys(name={"en": "Maya", "fr": "May\u200bé"}))

    assert [one.where.field for one in faults] == [("name", "fr")]
    assert faults[0].mend is not None
    assert (faults[0].mend.at, faults[0].mend.value) == (("name", "fr"), "Mayé")


def test_a_name_that_is_the_same_in_both_languages_is_faulty_once() -> None:
    data, _, (told,) = spoilt("zombicide", keys(name={"en": "May\u200ba", "fr": "May\u200ba"}))

    assert told.where.field == ("name",)
    assert told.mend is not None
    assert found("zombicide", mended(data, told.mend)) == ()


def test_a_text_that_is_no_toml_names_its_line() -> None:
    (told,) = engine.draft_survivor("zombicide", 'format = 1\nname = "Maya\n').faults

    assert "from line 2 on" in fault_data(told, "", "en", of="survivor-")["text"]
