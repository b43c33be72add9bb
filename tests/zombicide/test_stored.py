"""Tables that earlier releases stored go on as they were left."""

from __future__ import annotations

import json

import engine
from engine.zombicide.state import of
from tests.zombicide.reading import STORED

BEFORE = STORED / "mission-05-heard.json"
"""Wanda, a scavenger, has killed where she stands; as a ninja she wants to be heard."""


def test_what_was_kept_with_each_survivor_is_kept_apart():
    assert json.loads(BEFORE.read_text("utf-8"))["schema_"] == 4
    table = engine.load_table(BEFORE.read_text("utf-8"))
    state = of(table._state)  # pyright: ignore[reportPrivateUsage]

    assert state.latest_kill == {"wanda": "S1"}
    assert state.heard == ["wanda"]
    assert table.view().noise == {"S1": 3, "S2": 2}
    assert json.loads(table.to_json())["schema_"] == 8
