"""What draws enemies: the nearest people, seen ones first. [heroes-resistance p. 14]"""

from __future__ import annotations

from engine.family.activation import Draw, Lures, towards
from engine.family.game import Game
from engine.family.state import Survivor
from engine.heroes_resistance.parameters import has
from engine.heroes_resistance.state import ours


def nearest(game: Game, start: str, lures: Lures) -> Draw:
    """The nearest zone in sight, else the nearest with an open way; without one they stay.

    Civilians draw those who see no hero. [heroes-resistance M6]
    """
    far = game.board.distances(start, lures.doors)
    sight = game.board.sight(start, lures.doors)
    people = [zone for zone in game.board.zones if zone in lures.occupied and zone in far]
    seen = [zone for zone in people if zone in sight]
    if has(game, "civilians"):
        people = [zone for zone in ours(game).bystanders.values() if zone in far]
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
