"""Points on the rim of the board, counted clockwise in millimetres from the south-west corner."""

from __future__ import annotations

from collections.abc import Iterator

from engine.spaces.plane import Point

STEP = 5
"""Millimetres between neighbouring points that `clockwise` returns."""


def clockwise(at: Point, side: int) -> Iterator[Point]:
    """Yield points all around the rim of a board `side` mm wide, `STEP` mm apart, starting at
    `at`.
    """
    start = along(at, side)
    return (point(start + step, side) for step in range(0, 4 * side, STEP))


def is_on(at: Point, side: int) -> bool:
    """True if `at` lies on the rim of a board `side` mm wide."""
    inside = 0 <= at.x <= side and 0 <= at.y <= side
    return inside and (at.x in (0, side) or at.y in (0, side))


def along(at: Point, side: int) -> int:
    """Return how many millimetres clockwise from the south-west corner the rim point `at` lies."""
    if at.x == 0:
        return at.y
    if at.y == side:
        return side + at.x
    return 2 * side + (side - at.y) if at.x == side else 3 * side + (side - at.x)


def point(far: int, side: int) -> Point:
    """Return the point of the rim that lies `far` mm clockwise from the south-west corner."""
    edge, rest = divmod(far % (4 * side), side)
    corners = (
        Point(0, rest),
        Point(rest, side),
        Point(side, side - rest),
        Point(side - rest, 0),
    )
    return corners[edge]


def outside(at: Point, side: int, by: int) -> Point:
    """Return the point beside the board, `by` mm outwards from the rim point `at`."""
    if at.x in (0, side):
        return Point(-by if at.x == 0 else side + by, at.y)
    return Point(at.x, -by if at.y == 0 else side + by)
