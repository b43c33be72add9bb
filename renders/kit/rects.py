"""Rectangles in pixels, and the search for a free place among them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle in pixels; right and bottom are outside it."""

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
        return Rect(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def meets(self, other: Rect) -> bool:
        """Whether the two share any ground; touching edges do not."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def cut(self, other: Rect) -> Rect:
        """The part that lies in another rectangle which it meets."""
        return Rect(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )

    def holds(self, other: Rect) -> bool:
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


@dataclass(frozen=True, slots=True)
class Area:
    """The ground of a zone: a rectangle less what in it belongs to others."""

    edges: Rect
    holes: tuple[Rect, ...]


def nearest(
    area: Area, size: tuple[float, float], corner: tuple[float, float], taken: Iterable[Rect]
) -> Rect | None:
    """The free place for a block whose north-west corner is nearest to `corner`.

    The nearest free place always touches the wished line or something taken, so only those
    coordinates are tried.
    """
    width, height = size
    edges = area.edges
    if width > edges.width or height > edges.height:
        return None
    walls = [rect for rect in (*area.holes, *taken) if rect.meets(edges)]
    xs = {edges.left, edges.right - width, min(max(corner[0], edges.left), edges.right - width)}
    ys = {edges.top, edges.bottom - height, min(max(corner[1], edges.top), edges.bottom - height)}
    for wall in walls:
        xs |= {wall.right, wall.left - width}
        ys |= {wall.bottom, wall.top - height}
    spots = sorted(
        ((x - corner[0]) ** 2 + (y - corner[1]) ** 2, y, x)
        for x in xs
        if edges.left <= x <= edges.right - width
        for y in ys
        if edges.top <= y <= edges.bottom - height
    )
    for _, y, x in spots:
        right, low = x + width, y + height
        # `Rect.meets` said out: this is asked for thousands of spots of every new position.
        for wall in walls:
            if x < wall.right and wall.left < right and y < wall.bottom and wall.top < low:
                break
        else:
            return Rect(x, y, right, low)
    return None
