"""Recorded towns still end as recorded; one stored in the middle of a card still loads."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import engine
from tests.record import GAMES, step_from_data
from tests.zombies.playing import broken_invariants, give, opened
from tests.zombies.record import ending, in_anothers_fight

RECORDED = sorted(path for path in GAMES.glob("zombies-*.json") if "waiting" not in path.name)
IN_BETWEEN = GAMES / "zombies-in-between.waiting.json"


def test_towns_are_recorded_that_end_both_ways():
    games = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDED]

    assert len(games) >= 5
    assert {game["ending"]["reason"] for game in games} == {"escaped", "trophies"}


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_town_ends_as_recorded(path: Path):
    game = json.loads(path.read_text(encoding="utf-8"))
    table = opened(game["seed"], game["players"], game["options"])
    for step in game["steps"]:
        give(table, *step_from_data(step))

    assert ending(table) == game["ending"]
    assert broken_invariants(table) == []


def test_a_table_stored_in_the_middle_of_a_card_in_anothers_fight_goes_on():
    table = engine.load_table(IN_BETWEEN.read_text(encoding="utf-8"))

    assert table.given_back is None
    assert in_anothers_fight(table)
    assert broken_invariants(table) == []

    while table.questions:
        question = table.questions[0]
        give(table, question.seats[0], question.default)
    assert broken_invariants(table) == []
