"""Writes all the stories again: what changed in them is what a change of the rules does."""

from __future__ import annotations

from tests.playthroughs.writing import GAMES, written

for game in GAMES:
    game.path.parent.mkdir(exist_ok=True)
    game.path.write_text(written(game), encoding="utf-8")
