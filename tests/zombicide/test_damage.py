"""A stored game that names what the box does not hold is damaged, and says what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine.core.refusal import DamagedGame
from tests.playing import tutorial

Spoil = Callable[[dict[str, Any]], object]
SPOILT: dict[str, tuple[Spoil, str]] = {
    "mission": (lambda state: state.update(mission="99"), "mission '99'"),
    "zone": (lambda state: state["survivors"]["amy"].update(zone="Z9"), "zone 'Z9'"),
    "zombies": (lambda state: state["zombies"].update(S1={"ghoul": 1}), "zombie 'ghoul'"),
    "card": (lambda state: state["equipment_deck"].append("bazooka-1"), "card 'bazooka-1'"),
    "hand": (lambda state: state["survivors"]["amy"].update(hands=["x", None]), "card 'x'"),
    "spawn": (lambda state: state["spawn_deck"].append("99"), "zombie card '99'"),
    "door": (lambda state: state["open_doors"].append("B9-S9"), "door 'B9-S9'"),
    "seat": (lambda state: state.update(turn_seat="eve"), "seat 'eve'"),
    "skill": (lambda state: state["survivors"]["amy"].update(chosen=["flight"]), "skill 'flight'"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_name_nothing_answers_to_is_damage(what: str):
    spoil, words = SPOILT[what]
    stored = json.loads(tutorial("whole").to_json())
    spoil(stored["state"])

    with pytest.raises(DamagedGame, match=words):
        engine.load_table(json.dumps(stored))


def test_a_whole_game_is_not_damaged():
    text = tutorial("whole").to_json()

    assert engine.load_table(text).to_json() == text
