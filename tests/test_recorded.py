"""Recorded games still end as recorded; tables stored by an earlier release still load."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import engine
from tests.playing import give, missions, opened
from tests.record import GAMES, autopilot_step, ending, step_from_data

RECORDED = sorted(
    path
    for path in GAMES.glob("*.json")
    if "waiting" not in path.name and not path.name.startswith("zombies-")
)
WAITING = sorted(GAMES.glob("*.waiting.json"))


def test_there_are_recorded_games():
    assert len(RECORDED) >= 10
    assert len(WAITING) >= 3


def test_every_mission_is_recorded_and_games_are_won_and_lost():
    games = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDED]

    assert {game.get("mission", "00") for game in games} == set(missions())
    assert {game["ending"]["won"] for game in games} == {True, False}


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_recorded(path: Path):
    game = json.loads(path.read_text(encoding="utf-8"))
    table = opened(game.get("mission", "00"), game["seed"], game["seats"])
    for step in game["steps"]:
        give(table, *step_from_data(step))

    assert ending(table) == game["ending"]


@pytest.mark.parametrize("path", WAITING, ids=lambda path: path.stem)
def test_a_table_stored_in_the_middle_of_a_question_still_waits_for_its_answer(path: Path):
    table = engine.load_table(path.read_text(encoding="utf-8"))

    assert table.question is not None
    assert table.given_back is None
    seat, option = table.question.seats[0], table.question.options[0]
    moment = table.moment
    table.answer(seat, option)
    assert table.moment != moment


@pytest.mark.parametrize("path", WAITING, ids=lambda path: path.stem)
def test_a_stored_table_is_played_to_its_end(path: Path):
    table = engine.load_table(path.read_text(encoding="utf-8"))
    while not table.outcome:
        give(table, *autopilot_step(table))

    assert engine.load_table(table.to_json()).outcome == table.outcome
