"""Where points of the plane lie in a picture, and how a place is said: field, bearing, distance."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees, hypot

from engine.spaces.plane import Point

SIDE, FIELD = 600, 50
"""Millimetres of the plane and of a field."""
LETTERS = "ABCDEFGHIJKL"
WINDS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""Clockwise from north."""
Spot = tuple[float, float]


def field_of(at: Point) -> str:
    """A point on a border belongs to the field east and south of it; the far rims to L and 12."""
    column = min(max(at.x, 0) // FIELD, 11)
    row = min(max(SIDE - at.y, 0) // FIELD, 11)
    return f"{LETTERS[column]}{row + 1}"


def clockwise(at: Point, to: Point) -> float:
    """Degrees clockwise from north."""
    return degrees(atan2(to.x - at.x, to.y - at.y)) % 360


def wind_of(at: Point, to: Point) -> str:
    return WINDS[round(clockwise(at, to) / 45) % 8]


def far(at: Point, to: Point) -> float:
    """Millimetres between two points."""
    return hypot(to.x - at.x, to.y - at.y)


@dataclass(frozen=True, slots=True)
class Window:
    """A square part of the plane: its north-west corner and its side, both in millimetres."""

    west: float
    north: float
    mm: float
    side: int
    """Pixels."""

    @property
    def scale(self) -> float:
        return self.side / self.mm

    def at(self, point: Point) -> Spot:
        return self.spot(point.x, point.y)

    def spot(self, x: float, y: float) -> Spot:
        return (x - self.west) * self.scale, (self.north - y) * self.scale

    def long(self, mm: float) -> float:
        """Pixels of so many millimetres."""
        return mm * self.scale

    def shows(self, point: Point, by: float = 0) -> bool:
        """Whether the point lies in it, or no more than so many millimetres outside."""
        x, y = point.x - self.west, self.north - point.y
        return -by <= x <= self.mm + by and -by <= y <= self.mm + by


WHOLE = Window(0, SIDE, SIDE, 636)


def around(at: Point, mm: float = 320) -> Window:
    """An enlarged window with that point in its middle."""
    return Window(at.x - mm / 2, at.y + mm / 2, mm, 640)
