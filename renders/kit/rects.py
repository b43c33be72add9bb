"""Rectangles in pixels, and the search for a free place among them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle in pixels; its right and bottom edges are outside it."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: float) -> Rect:
        """The rectangle made larger by `by` pixels on every side."""
        return Rect(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def meets(self, other: Rect) -> bool:
        """True if the two rectangles overlap; touching edges do not count."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def cut(self, other: Rect) -> Rect:
        """The part of this rectangle inside `other`; the two must overlap."""
        return Rect(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )

    def holds(self, other: Rect) -> bool:
        """True if `other` lies wholly inside this rectangle."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


@dataclass(frozen=True, slots=True)
class Area:
    """The ground of a zone: a rectangle, less the holes that belong to other zones."""

    edges: Rect
    holes: tuple[Rect, ...]


def nearest(
    area: Area, size: tuple[float, float], corner: tuple[float, float], taken: Iterable[Rect]
) -> Rect | None:
    """Return the place in `area` for a block of `size` that is nearest to `corner`.

    `corner` is the point wished for as the north-west corner of the block. The block must not meet
    any rectangle in `taken`. Returns None if there is no room. The nearest place always touches the
    lines through `corner`, an edge or something taken, so only those coordinates are tried.
    """
    width, height = size
    west, north, east, south = area.edges
    far, low = east - width, south - height
    if width > east - west or height > south - north:
        return None
    walls = [
        wall
        for wall in (*area.holes, *taken)
        if wall[0] < east and west < wall[2] and wall[1] < south and north < wall[3]
    ]
    wished = min(max(corner[0], west), far), min(max(corner[1], north), low)
    if _is_free(*wished, size, walls):
        return Rect(*wished, wished[0] + width, wished[1] + height)
    xs, ys = {west, far, wished[0]}, {north, low, wished[1]}
    for left, top, right, bottom in walls:
        xs |= {right, left - width}
        ys |= {bottom, top - height}
    down = [((y - corner[1]) ** 2, y) for y in ys if north <= y <= low]
    across = [((x - corner[0]) ** 2, x) for x in xs if west <= x <= far]
    for _, y, x in sorted([(to_x + to_y, y, x) for to_x, x in across for to_y, y in down]):
        if _is_free(x, y, size, walls):
            return Rect(x, y, x + width, y + height)
    return None


def _is_free(x: float, y: float, size: tuple[float, float], walls: Iterable[Rect]) -> bool:
    """True if the block meets no wall.

    This repeats `Rect.meets` inline, because it runs for thousands of places per position.
    """
    right, low = x + size[0], y + size[1]
    for left, top, east, south in walls:
        if x < east and left < right and y < south and top < low:
            return False
    return True
