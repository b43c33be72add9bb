"""Keeps track of which parts of a picture are taken, and finds free places."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

from renders.kit.rects import Rect
from renders.trust_me.window import Spot


def rect_round(spot: Spot, wide: float, high: float) -> Rect:
    """The rectangle `wide` by `high` pixels with its middle at `spot`."""
    x, y = spot
    return Rect(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


class Room:
    """The taken rectangles within `edges`; what is placed first keeps its place."""

    def __init__(self, edges: Rect):
        self.edges = edges
        self.taken: list[Rect] = []

    def take(self, rect: Rect) -> Rect:
        """Mark the rectangle as taken and return it."""
        self.taken.append(rect)
        return rect

    def is_free(self, rect: Rect) -> bool:
        """True if the rectangle is within the edges and meets nothing taken."""
        return self.edges.holds(rect) and not any(rect.meets(one) for one in self.taken)

    def place(self, spots: Iterable[Spot], wide: float, high: float) -> Spot | None:
        """Take the first of `spots` with room for `wide` by `high` pixels around it, and return it.

        None if no spot has room.
        """
        for spot in spots:
            rect = rect_round(spot, wide, high)
            if self.is_free(rect):
                self.take(rect)
                return spot
        return None

    def place_or_first(self, spots: list[Spot], wide: float, high: float) -> Spot:
        """Take the first of `spots` with room around it or, if none has room, the first; return it.

        For things that must be shown.
        """
        found = self.place(spots, wide, high)
        if found is None:
            found = spots[0]
            self.take(rect_round(found, wide, high))
        return found


def pushed_apart(spots: dict[str, Spot], least: float, most: float = 12) -> dict[str, Spot]:
    """The spots of figures, by their names, moved so that fewer figures overlap.

    Two spots closer than `least` pixels move apart along the line between them, each by `most`
    pixels at most.
    """
    moved = dict(spots)
    names = list(spots)
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            (x, y), (u, v) = moved[one], moved[other]
            far = hypot(u - x, v - y)
            if far >= least:
                continue
            across, down = ((u - x) / far, (v - y) / far) if far else (1.0, 0.0)
            by = min((least - far) / 2, most)
            moved[one] = (x - across * by, y - down * by)
            moved[other] = (u + across * by, v + down * by)
    return moved
