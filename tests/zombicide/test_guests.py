"""Custom survivors: their sheets are checked, kept with the table and played. [zombicide #9]"""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine
from engine.core.refusal import Refusal
from engine.family.guests import faults_of, read_guests
from tests.playing import ZombicideTable, give, random_step

ZOE: dict[str, Any] = {
    "id": "zoe", "name": {"fr": "Zoé", "en": "Zoe"}, "initial": "Z", "shape": "star",
    "blue": "ninja", "yellow": "plus-one-action", "orange": ["hoard", "scavenger"],
    "red": ["destiny", "loud", "barricade"],
}  # fmt: skip
CONTENT = engine.load_content("zombicide")


def table(*sheets: dict[str, Any]) -> ZombicideTable:
    seats = {"ann": ["zoe", "amy", "josh"], "bob": ["ned", "doug", "phil"]}
    return engine.open_table(
        "zombicide", mission="00", seats=seats, seed="guests", survivors=sheets
    )


def test_a_custom_survivor_sits_down_and_has_its_skills():
    zoe = next(one for one in table(ZOE).view().survivors if one.id == "zoe")

    assert zoe.skills == ("ninja",)
    assert zoe.guest is not None
    assert zoe.guest.name.fr == "Zoé"


def test_custom_survivors_are_kept_with_the_table():
    first = table(ZOE)

    assert engine.load_table(first.to_json()).view() == first.view()


def test_only_those_who_play_are_kept():
    ada = ZOE | {"id": "ada", "name": {"fr": "Ada", "en": "Ada"}}

    assert "ada" not in table(ZOE, ada).view().board.zones
    assert [one.id for one in table(ZOE, ada).view().survivors if one.guest] == ["zoe"]


def test_a_game_with_a_custom_survivor_is_played_to_the_end():
    played, chance = table(ZOE), random.Random(1)
    while not played.outcome:
        give(played, *random_step(played, chance))

    assert "zoe" in [one.id for one in played.view().survivors]


@pytest.mark.parametrize(
    ("changes", "cure"),
    [
        ({"blue": "flying"}, "skill 'flying' is not known"),
        ({"id": "amy"}, "a survivor of the box is called so"),
        ({"shape": "hexagon"}, "shape is 'hexagon'"),
        ({"red": []}, "red"),
        ({"power": 9}, "power is not known here"),
    ],
)
def test_a_faulty_sheet_is_refused_with_its_fault(changes: dict[str, Any], cure: str):
    sheet = ZOE | changes

    assert cure in " ".join(engine.survivor_faults("zombicide", sheet))
    assert faults_of(CONTENT, ZOE) == []
    with pytest.raises(Refusal, match="faulty-survivor") as refused:
        table(sheet)
    assert refused.value.key == "faulty-survivor"


def test_two_custom_survivors_share_no_id():
    with pytest.raises(Refusal) as refused:
        table(ZOE, ZOE)

    assert refused.value.key == "survivor-taken-twice"


def test_the_option_holds_a_list_of_sheets():
    with pytest.raises(Refusal) as refused:
        read_guests(CONTENT, "zoe")

    assert refused.value.key == "faulty-survivor"
