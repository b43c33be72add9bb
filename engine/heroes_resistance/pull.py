"""What draws enemies: the nearest people, seen ones first. [heroes-resistance p. 14]"""

from __future__ import annotations

from engine.family.activation import towards
from engine.family.game import Draw, Game, Lures
from engine.family.state import Survivor
from engine.heroes_resistance.parameters import has
from engine.heroes_resistance.state import ours


def wanted(game: Game, start: str, doors: frozenset[str]) -> frozenset[str]:
    """The zones that draw enemies: those in sight, else all.

    Civilians draw those who see no hero. [heroes-resistance M6]
    """
    people = game.booklet.people(game)
    seen = people.intersection(game.board.sight(start, doors))
    if seen or not has(game, "civilians"):
        return seen or people
    return frozenset(ours(game).bystanders.values())


def nearest(game: Game, start: str, lures: Lures) -> Draw:
    """The nearest zone in sight, else the nearest with an open way; without one they stay."""
    far, drawing = game.board.distances(start, lures.doors), wanted(game, start, lures.doors)
    people = [zone for zone in game.board.zones if zone in drawing and zone in far]
    least = min((far[zone] for zone in people), default=0)
    targets = tuple(zone for zone in people if far[zone] == least)
    if not targets:
        return Draw("shut-out", (), 0, (start,))
    seen = targets[0] in game.board.sight(start, lures.doors)
    return towards(game.board, start, targets, lures, "seen" if seen else "nearest")


def nothing(game: Game) -> dict[str, int]:
    """There is no noise in this game."""
    return {}


def silence(game: Game, hero: Survivor) -> None:
    """Nothing that a hero does is loud."""


def never(game: Game, hero: Survivor) -> bool:
    """Nobody searches."""
    return False
