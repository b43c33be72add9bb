"""Every fault of a mission, one after the other: its place, its cure, and its words."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

import engine
from bot.base.words import words
from bot.games.family.faults import sentence_of, told_with_place
from engine.reading.faults import Fault
from engine.reading.sentences import FIELDS, SENTENCES
from tests.family.test_drawn_missions import mended, sketched
from tests.family.test_survivor_faults import CASES as OF_SURVIVORS

Data = dict[str, Any]
WHOLE = ("file-large", "file-word", "file-deep", "file-values", "not-toml")
"""Faults of the file as a whole: they have no place in a form, at most a line."""


def with_rule(*rules: Data, **keys: Any) -> Callable[[Data], Data]:
    return lambda data: data | {"rules": [*rules]} | keys


def with_goal(*goals: Data, **keys: Any) -> Callable[[Data], Data]:
    return lambda data: data | {"victory": [*goals]} | keys


def plus(key: str, **entry: Any) -> Callable[[Data], Data]:
    """The data with one more entry of a list."""
    return lambda data: data | {key: [*data.get(key, []), entry]}


def drawn(key: str, value: str) -> Callable[[Data], Data]:
    return lambda data: data | {"map": data["map"] | {key: value}}


def keys(**changed: Any) -> Callable[[Data], Data]:
    return lambda data: data | changed


def without(key: str) -> Callable[[Data], Data]:
    return lambda data: {name: value for name, value in data.items() if name != key}


def renamed(old: str, new: str) -> Callable[[Data], Data]:
    """The drawing of names with another name in every cell of a zone."""

    def change(data: Data) -> Data:
        names = data["map"]["names"].replace(old, new)
        return data | {"map": data["map"] | {"names": names}}

    return change


def first_cell(name: str) -> Callable[[Data], Data]:
    """The drawing of names with another name in its first cell."""

    def change(data: Data) -> Data:
        names = data["map"]["names"].lstrip("\n")
        return data | {"map": data["map"] | {"names": name + names[2:]}}

    return change


def house_parted(data: Data) -> Data:
    """Two rooms of one house with different letters."""
    return renamed("B2", "D2")(data) | {"rooms": {**data["rooms"], "D2": "bath"}}


def same_letter(data: Data) -> Data:
    """Two houses with one letter."""
    rooms = dict(data["rooms"])
    for number in range(1, 5):
        data = renamed(f"C{number}", f"B{number + 4}")(data)
        rooms[f"B{number + 4}"] = rooms.pop(f"C{number}")
    doors = [
        data["doors"][0],
        data["doors"][1] | {"between": ["B7", data["doors"][1]["between"][1]]},
    ]
    return data | {"rooms": rooms, "doors": doors}


TOKEN = {"id": "box", "zone": "S1"}
CARRIED = {"name": "carried", "objectives": ["objective-1"]}
HIDING = {"name": "shuffled-objectives", "colours": ["blue"]}
PEOPLE = "heroes-resistance"


@dataclass(frozen=True)
class Case:
    """A mission with that fault: a template that is changed; `heals`: its cure ends it."""

    change: Callable[[Data], Data]
    heals: bool = True
    ruleset: str = "zombicide"


def of_people(name: str, **parameters: Any) -> Case:
    return Case(with_rule({"name": name, **parameters}), ruleset=PEOPLE)


LONG = "a" * 2000
CASES: dict[str, Case] = {
    # Tiles and names.
    "tiles-gap": Case(drawn("tiles", "5D@0 -"), heals=False),
    "tiles-shape": Case(drawn("tiles", "5D@0 2C@180\n5D@0"), heals=False),
    "tiles-word": Case(drawn("tiles", "5D"), heals=False),
    "tiles-side": Case(drawn("tiles", "9Z@0"), heals=False),
    "tiles-face": Case(drawn("tiles", "9Z"), heals=False, ruleset="living-dead"),
    "tiles-angle": Case(drawn("tiles", "4R@45"), heals=False, ruleset="living-dead"),
    "tiles-differ": Case(drawn("tiles", "5D@0 2C@90")),
    "tiles-many": Case(drawn("tiles", "5D@0 " * 10), heals=False),
    "names-missing": Case(drawn("names", "")),
    "names-size": Case(drawn("names", "S1 S2"), heals=False),
    "names-part": Case(first_cell("S9"), heals=False),
    "names-twice": Case(renamed("S7", "S1"), heals=False),
    "names-room": Case(renamed("B2", "S9"), heals=False),
    "names-street": Case(renamed("S7", "D7"), heals=False),
    "house-letters": Case(house_parted, heals=False),
    "house-shared": Case(same_letter, heals=False),
    "house-closed": Case(keys(doors=[])),
    "floor-missing": Case(lambda data: data | {"rooms": {"B1": "bath"}}),
    "room-unknown": Case(lambda data: data | {"rooms": data["rooms"] | {"H9": "bath"}}),
    "place-of-face": Case(plus("spawns", zone="4R.zz"), ruleset="living-dead"),
    "place-off-board": Case(plus("spawns", zone="9R.L"), ruleset="living-dead"),
    # Doors.
    "door-line": Case(plus("doors", between=["B2", "S6"])),
    "door-lines": Case(plus("doors", between=["B2", "S6"], row=1, column=1), heals=False),
    "zone-unknown": Case(plus("doors", between=["B2", "S99"], row=1)),
    "door-wall": Case(plus("doors", between=["B1", "S5"], row=15)),
    "door-nowhere": Case(plus("doors", between=["B1", "S1"], row=15)),
    "door-order": Case(lambda data: data | {"doors": [
        data["doors"][0] | {"between": data["doors"][0]["between"][::-1]}, *data["doors"][1:]]}),
    "door-apart": Case(plus("doors", between=["4R.K", "5V.A"]), ruleset="living-dead"),
    "door-solid": Case(plus("doors", between=["B1", "B2"], column=3)),
    "door-twice": Case(lambda data: data | {"doors": [data["doors"][0], *data["doors"]]}),
    "door-needs": Case(lambda data: data | {"doors": [
        data["doors"][0] | {"needs": "none"}, *data["doors"][1:]]}),
    "doors-drawn": Case(lambda data: data | {"doors": [{"between": ["4R.K", "4R.o2"],
        "sort": "window"}] * 41}, heals=False, ruleset="living-dead"),
    "unreachable": Case(keys(doors=[]), ruleset="living-dead"),
    # Tokens.
    "thing-nowhere": Case(plus("spawns", zone="S99")),
    "thing-in-room": Case(keys(exit="B1")),
    "box-holds": Case(lambda data: data | {"objectives": [
        {"id": f"box-{number}", "zone": "S1"} for number in range(11)]}),
    "id-twice": Case(lambda data: data | {"objectives": [TOKEN, TOKEN]}),
    "spawn-objective": Case(plus("spawns", zone="S7", active_from="none")),
    "spawn-twice": Case(lambda data: data | {"spawns": [*data["spawns"], *data["spawns"]]}),
    "start-spawn": Case(lambda data: data | {"spawns": [*data["spawns"],
                                                        {"zone": data["start"]}]}),
    "no-spawns": Case(keys(spawns=[]), heals=False, ruleset="living-dead"),
    # The head.
    "id-of-box": Case(keys(id="00")),
    "survivors-min": Case(keys(survivors={"min": 6, "max": 4})),
    "survivors-max": Case(keys(survivors={"min": 4, "max": 99})),
    "text-long": Case(keys(author=LONG[:61]), heals=False),
    "text-signs": Case(keys(author="Bob\u202e")),
    "text-blank": Case(keys(author=" "), heals=False),
    "minutes-most": Case(keys(minutes=601)),
    # Rules and goals.
    "rule-unknown": Case(with_rule({"name": "nonsense"})),
    "entry-unknown": Case(with_rule({"name": "no-search", "zones": ["S99"]})),
    "field-plain": Case(with_rule({"name": "no-search", "zones": [{"a": 1}]})),
    "escape-least": Case(with_goal({"name": "escape", "who": "least"}, exit="S1"), heals=False),
    "escape-leaving": Case(with_goal({"name": "escape", "who": "all", "by_car": True,
                                      "leaving": "must"}, exit="S1"), heals=False),
    "no-objectives": Case(keys(objectives=[]), heals=False),
    "no-colour": Case(with_goal({"name": "take-objectives", "colours": ["blue"]})),
    "never-closed": Case(lambda data: data | {"victory": [
        {"name": "close-spawns", "zones": [data["spawns"][0]["zone"]]}]}),
    "met-at-first": Case(with_goal({"name": "nobody-falls"})),
    "no-car": Case(with_goal({"name": "board-cars"}), heals=False),
    "no-exit": Case(with_goal({"name": "escape", "who": "all"}), heals=False),
    "waiting-at-start": Case(lambda data: data | {"rules": [
        {"name": "waiting", "kind": "walker", "count": 1, "zones": [data["start"]]}]}),
    "none-hidden": Case(with_rule({"name": "hidden-survivors"})),
    "few-hidden": Case(with_rule(HIDING)),
    "colour-twice": Case(with_rule(HIDING | {"colours": ["blue", "blue"]}, objectives=[
        TOKEN | {"colour": "hidden"}, {"id": "crate", "zone": "S5", "colour": "hidden"}])),
    "carried-twice": Case(with_rule(CARRIED, CARRIED)),
    "not-carried": Case(with_goal({"name": "deliver", "objectives": ["objective-1"],
                                   "zones": ["S5"]})),
    "no-spawn-zone": Case(with_rule({"name": "closed-by-fire", "zones": ["S5"]})),
    "people-zones": of_people("bystander-figures", bystanders=["wong", "hulk"], zones=["4R.a"]),
    "people-twice": of_people("escort", bystanders=["wong", "wong"]),
    "people-elsewhere": Case(with_rule({"name": "escort", "bystanders": ["wong"]},
                                       {"name": "escort", "bystanders": ["wong"]}),
                             ruleset=PEOPLE),
    "people-heroes": of_people("escort", bystanders=["wong"] * 9),
    "people-zone-twice": of_people(
        "bystander-figures", bystanders=["wong"], zones=["4R.s1", "4R.s1"]),
    "people-zone-elsewhere": Case(with_rule(
        {"name": "bystander-figures", "bystanders": ["wong"], "zones": ["4R.s1"]},
        {"name": "bystander-figures", "bystanders": ["happy"], "zones": ["4R.s1"]},
    ), ruleset=PEOPLE),
    # A single field.
    "field-missing": Case(without("minutes")),
    "field-unknown": Case(keys(writer="Bob")),
    "field-key": Case(lambda data: data | {"rooms": data["rooms"] | {"b9": "bath"}}),
    "field-choice": Case(plus("objectives", id="box", zone="S5", colour="pink")),
    "field-least": Case(keys(minutes=0)),
    "field-most": Case(keys(format=99)),
    "field-number": Case(keys(minutes="long")),
    "field-text": Case(keys(author=5)),
    "field-empty": Case(keys(source="")),
    "field-form": Case(keys(id="My Mission")),
    "field-flag": Case(keys(cars=[{"id": "van", "kind": "police", "zone": "S1",
                                   "drivable": "maybe"}])),
    "field-list": Case(plus("doors", between=["B2", "S6", "S7"], row=1), heals=False),
    "field-table": Case(keys(name="Night"), heals=False),
}  # fmt: skip


def spoilt(key: str) -> tuple[str, Data, list[Fault]]:
    """The game, the changed data, and its faults of that key."""
    case = CASES[key]
    data = json.loads(json.dumps(case.change(sketched(case.ruleset))))
    return case.ruleset, data, found(case.ruleset, data, key)


def found(ruleset: str, data: Data, key: str) -> list[Fault]:
    drawn_ = engine.draft_mission(ruleset, engine.to_toml(data))
    return [one for one in drawn_.faults if one.key == key]


@pytest.mark.parametrize("key", CASES)
def test_a_fault_has_a_place_and_its_cure_ends_it(key: str) -> None:
    ruleset, data, told = spoilt(key)
    assert told, [str(one) for one in engine.draft_mission(ruleset, engine.to_toml(data)).faults]
    assert told[0].where.field or told[0].where.tile

    if CASES[key].heals:
        assert told[0].mend is not None
        for _ in range(9):
            if told and told[0].mend:
                data = mended(data, told[0].mend)
                told = found(ruleset, data, key)
        assert told == []
    else:
        assert told[0].mend is None or key == "door-nowhere"


@pytest.mark.parametrize("key", CASES)
def test_a_fault_is_told_in_both_languages(key: str) -> None:
    _, data, (told, *_) = spoilt(key)
    text = engine.to_toml(data)
    assert sentence_of(told, "en") != sentence_of(told, "fr")
    english, french = (told_with_place(told, text, one) for one in ("en", "fr"))
    assert "{ $" not in english + french
    assert told.cure not in french


def test_every_fault_has_a_case_and_words_and_no_other_words_are_kept() -> None:
    known = {*SENTENCES, *FIELDS}
    assert {*CASES, *OF_SURVIVORS, *WHOLE, "field-wrong"} == known
    for language in ("en", "fr"):
        said = {one.removeprefix("wrong-") for one in words().keys(language)
                if one.startswith("wrong-")}  # fmt: skip
        assert said - {"at-line", "in-rule"} == known
