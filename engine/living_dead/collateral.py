"""Dice that miss their target and hit friends, at range and under a car. [living-dead #10]"""

from __future__ import annotations

from engine.family.game import Game, Hits


def misses_stray(game: Game, hits: Hits) -> int:
    """Return how many dice hit friends: all that missed, or 0 if the attacker picks the targets."""
    return 0 if hits.picked else hits.dice - hits.count
