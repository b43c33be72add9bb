"""Misses at range, and under a car, fall on friends. [living-dead #10]"""

from __future__ import annotations

from engine.family.game import Game, Hits
from engine.family.state import Survivor


def misses_stray(game: Game, hits: Hits) -> int:
    """Every die that missed; none where the targets are picked."""
    return 0 if hits.picked else hits.dice - hits.count


def nobody_hears(game: Game, survivor: Survivor) -> None:
    """Nothing is noisy."""
