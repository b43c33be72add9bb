"""What changed between two views of one town: new tiles, walks, zombies that came or fell."""

from __future__ import annotations

from dataclasses import dataclass

from engine.spaces.squares import Town
from engine.zombies.view import View


@dataclass(frozen=True, slots=True)
class Changes:
    """Everything by the names of squares, in the order of the later view."""

    tiles: tuple[int, ...] = ()
    """Numbers of the tiles laid since."""
    walks: tuple[tuple[str, ...], ...] = ()
    """A shortest way for each pawn that stands elsewhere, both ends in it."""
    came: frozenset[str] = frozenset()
    """Squares of tiles that lay there before where a zombie is new."""
    beaten: tuple[str, ...] = ()
    """Squares whose zombie is gone, and not to a square beside."""


NOTHING = Changes()


def changes_between(before: View | None, after: View) -> Changes:
    """Nothing without an earlier view of the same town."""
    if before is None or before.tiles != after.tiles[: len(before.tiles)]:
        return NOTHING
    fresh = [tile.number for tile in after.tiles[len(before.tiles) :]]
    stood, stand = frozenset(before.zombies), frozenset(after.zombies)
    squares = after.town.squares
    came = [name for name in after.zombies if name not in stood]
    gone = [name for name in before.zombies if name not in stand]
    return Changes(
        tuple(fresh),
        tuple(_walks(before, after)),
        frozenset(name for name in came if squares[name].tile not in fresh),
        tuple(name for name in gone if not _moved(after.town, name, came)),
    )


def _moved(town: Town, name: str, came: list[str]) -> bool:
    return any(step in came for step in town.neighbours[name])


def _walks(before: View, after: View) -> list[tuple[str, ...]]:
    """The ways of pawns that fell are not told: they were carried to the town square."""
    places = {one.seat: one.square for one in before.players}
    return [
        way
        for one in after.players
        if not one.fallen and (start := places.get(one.seat, one.square)) != one.square
        for way in [way_between(after.town, start, one.square)]
        if way
    ]


def way_between(town: Town, start: str, end: str) -> tuple[str, ...]:
    """A shortest way with both ends; empty where there is none."""
    far = town.distances(end)
    if start not in far:
        return ()
    way = [start]
    while way[-1] != end:
        way.append(next(step for step in town.neighbours[way[-1]] if far[step] < far[way[-1]]))
    return tuple(way)
