"""Every game still goes as it is written down; `python -m tests.playthroughs` writes it again."""

from __future__ import annotations

import pytest

import engine
from tests.playthroughs.writing import GAMES, HERE, Played, written

MOST = 400_000
"""Characters of all stories: more than that nobody reads."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.path.stem)
def test_a_game_goes_as_it_is_written(game: Played):
    assert written(game) == game.path.read_text(encoding="utf-8")


def test_every_game_is_written_down_and_nothing_else():
    assert {one.path for one in GAMES} == set(HERE.glob("*/*.txt"))
    assert {one.ruleset for one in GAMES} == {one.id for one in engine.rulesets()}


def test_the_stories_can_be_read():
    assert sum(one.path.stat().st_size for one in GAMES) < MOST
