"""Tables in the middle of a question, as earlier releases stored them: before hidden colours,
before objectives that are carried, and before standing orders.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import engine
from bot.app.simulator import by_autopilot, play_game

STORED = Path(__file__).parent.parent / "fixtures" / "stored"
OLDER = {
    "mission-04-schema-5": ("zombicide", 5, "hit-target"),
    "scene-s3-schema-3": ("living-dead", 3, "hit-target"),
    "mission-04-schema-6": ("zombicide", 6, "who-is-wounded"),
    "scene-s3-schema-4": ("living-dead", 4, "trust"),
    "mission-m1-schema-2": ("heroes-resistance", 2, "odd-zombie"),
    "mission-04-schema-7": ("zombicide", 7, "lost-card"),
    "scene-s5-schema-5": ("living-dead", 5, "reroll"),
    "mission-m0-schema-3": ("heroes-resistance", 3, "ward-off"),
}
"""Ruleset, schema and open question of each table."""


@pytest.mark.parametrize("name", OLDER)
def test_a_table_of_an_earlier_release_is_played_on_to_its_end(name: str) -> None:
    text = (STORED / f"{name}.json").read_text("utf-8")
    ruleset, schema, question = OLDER[name]
    assert json.loads(text)["schema_"] == schema
    assert '"standing":{"' not in text

    table = engine.load_table(text)

    assert (table.rules.id, table.questions[0].key) == (ruleset, question)
    now = json.loads(table.to_json())
    assert now["schema_"] == table.rules.schema > schema
    assert now["state"]["standing"] == {}
    before = json.loads(text)["state"]
    assert now["state"]["borne"] == before.get("borne", {})
    assert now["state"]["laid"] == before.get("laid", {})
    assert now["number"] == json.loads(text)["number"]
    assert play_game(table, by_autopilot).reason
    assert table.outcome
