"""Adds, removes and moves zombie figures. No other module changes their numbers on the board."""

from __future__ import annotations

from engine.family.game import Game

Counts = dict[str, dict[str, int]]


def add_figures(game: Game, zone: str, kind: str, count: int) -> None:
    """Put figures from the box on the board; they count as new in this round."""
    _add(game.state.zombies, zone, kind, count)
    _add(game.state.arrived, zone, kind, count)
    game.booklet.entered(game, zone, kind)


def remove_figures(game: Game, zone: str, kind: str, count: int) -> None:
    """Put figures from the board back into the box."""
    _take(game.state.zombies, zone, kind, count)
    arrived = game.state.arrived
    if zone in arrived:
        left, new = game.zombies_in(zone).get(kind, 0), arrived[zone].get(kind, 0)
        if new > left:
            _take(arrived, zone, kind, new - left)


def move_figures(game: Game, start: str, zone: str, kind: str, count: int) -> None:
    """Move figures from zone to zone; on arrival they no longer count as new."""
    remove_figures(game, start, kind, count)
    _add(game.state.zombies, zone, kind, count)
    game.booklet.entered(game, zone, kind)


def _add(counts: Counts, zone: str, kind: str, count: int) -> None:
    there = counts.setdefault(zone, {})
    there[kind] = there.get(kind, 0) + count


def _take(counts: Counts, zone: str, kind: str, count: int) -> None:
    there = counts[zone]
    there[kind] -= count
    if not there[kind]:
        del there[kind]
    if not there:
        del counts[zone]
