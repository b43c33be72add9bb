"""Tables in the middle of a question, as the release before hidden colours stored them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import engine
from bot.app.simulator import by_autopilot, play_game

STORED = Path(__file__).parent.parent / "fixtures" / "stored"
OLDER = {"mission-04-schema-5": ("zombicide", 5), "scene-s3-schema-3": ("living-dead", 3)}


@pytest.mark.parametrize("name", OLDER)
def test_a_table_of_the_release_before_is_played_on_to_its_end(name: str) -> None:
    text = (STORED / f"{name}.json").read_text("utf-8")
    ruleset, schema = OLDER[name]
    assert json.loads(text)["schema_"] == schema
    assert '"beneath"' not in text

    table = engine.load_table(text)

    assert (table.rules.id, table.questions[0].key) == (ruleset, "hit-target")
    now = json.loads(table.to_json())
    assert now["schema_"] == schema + 1
    assert now["state"]["beneath"] == {}
    assert now["number"] == json.loads(text)["number"]
    assert play_game(table, by_autopilot).reason
    assert table.outcome
