"""What draws enemies: the nearest people, seen ones first. [heroes-resistance p. 14]"""

from __future__ import annotations

from collections.abc import Mapping

from engine.family.activation import Draw, Lures, towards
from engine.family.game import Game
from engine.family.state import Survivor


def nearest(game: Game, start: str, lures: Lures) -> Draw:
    """The nearest zone in sight, else the nearest with an open way; without one they stay."""
    far = game.board.distances(start, lures.doors)
    sight = game.board.sight(start, lures.doors)
    people = [zone for zone in game.board.zones if zone in lures.occupied and zone in far]
    seen = [zone for zone in people if zone in sight]
    least = min((far[zone] for zone in seen or people), default=0)
    targets = tuple(zone for zone in seen or people if far[zone] == least)
    if not targets:
        return Draw("shut-out", (), 0, (start,))
    return towards(game.board, start, targets, lures, "seen" if seen else "nearest")


def nothing(game: Game) -> dict[str, int]:
    """There is no noise in this game."""
    return {}


def silence(game: Game, hero: Survivor) -> None:
    """Nothing that a hero does is loud."""


def never(game: Game, hero: Survivor) -> bool:
    """Nobody searches."""
    return False


def nothing_follows(game: Game, hero: Survivor, zone: str, killed: Mapping[str, int]) -> None:
    """A kill brings experience and nothing else."""
