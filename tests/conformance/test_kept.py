"""Stored games of every game: recorded ones end as recorded, those that wait are played on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import engine
from tests.conformance.benches import BENCHES
from tests.conformance.steps import give
from tests.playing import autopilot_step
from tests.record import GAMES, step_from_data

EVERY = 5
"""Steps of a recorded game after which it is stored and loaded."""
WAITING = sorted(GAMES.glob("*.waiting.json"))
RECORDED = sorted({*GAMES.glob("*.json")} - {*WAITING})


def read(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))


def of_ruleset(paths: list[Path], ruleset: str) -> list[dict[str, Any]]:
    return [game for game in map(read, paths) if game["ruleset"] == ruleset]


def test_every_game_and_mission_is_recorded_with_all_its_endings(ruleset: str):
    games = of_ruleset(RECORDED, ruleset)
    (known,) = [one for one in engine.rulesets() if one.id == ruleset]

    assert len(games) >= 5
    assert {game["mission"] for game in games} == set(known.missions)
    assert {game["ending"]["reason"] for game in games} == BENCHES[ruleset].reasons


def test_every_mission_is_kept_in_the_middle_of_a_question(ruleset: str):
    (known,) = [one for one in engine.rulesets() if one.id == ruleset]

    assert {game["mission"] for game in of_ruleset(WAITING, ruleset)} == set(known.missions)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_recorded_and_is_whole_on_the_way(path: Path):
    """What real games come to is never taken for damage."""
    game = read(path)
    bench = BENCHES[game["ruleset"]]
    chosen = {name: game[name] for name in ("mission", "seats", "seed", "options")}
    table = engine.open_table(game["ruleset"], **chosen)
    for number, step in enumerate(game["steps"]):
        give(table, *step_from_data(game["ruleset"], step))
        if number % EVERY == 0:
            assert engine.load_table(table.to_json()).moment == table.moment

    assert bench.ending(table) == game["ending"]
    assert bench.broken(table) == []
    assert engine.load_table(table.to_json()).outcome == table.outcome


@pytest.mark.parametrize("path", WAITING, ids=lambda path: path.stem)
def test_a_table_stored_in_the_middle_of_a_question_still_waits_for_its_answer(path: Path):
    table = engine.load_table(path.read_text(encoding="utf-8"))
    moment = table.moment

    assert table.question is not None
    assert table.given_back is None
    assert BENCHES[table.rules.id].broken(table) == []
    table.answer(table.question.seats[0], table.question.options[0])
    assert table.moment != moment


@pytest.mark.parametrize("path", WAITING, ids=lambda path: path.stem)
def test_a_stored_table_is_played_to_its_end(path: Path):
    table = engine.load_table(path.read_text(encoding="utf-8"))
    while not table.outcome:
        give(table, *autopilot_step(table))

    assert BENCHES[table.rules.id].broken(table) == []
    assert engine.load_table(table.to_json()).outcome == table.outcome
