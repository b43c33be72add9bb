"""Windows: where points of the board lie in a picture. Also fields, directions and distances."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees, hypot

from engine.spaces.plane import Point

SIDE, FIELD = 600, 50
"""The side of the board and of a field, in millimetres."""
LETTERS = "ABCDEFGHIJKL"
WINDS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""Eight directions clockwise from north."""
Spot = tuple[float, float]


def field_of(at: Point) -> str:
    """The name of the field that a point is in, such as F4.

    A point on a border belongs to the field to its east and south; on a far rim to L or 12.
    """
    column = min(max(at.x, 0) // FIELD, 11)
    row = min(max(SIDE - at.y, 0) // FIELD, 11)
    return f"{LETTERS[column]}{row + 1}"


def clockwise(at: Point, to: Point) -> float:
    """The direction from `at` to `to` in degrees, clockwise from north."""
    return degrees(atan2(to.x - at.x, to.y - at.y)) % 360


def wind_of(at: Point, to: Point) -> str:
    """The direction from `at` to `to` as one of `WINDS`."""
    return WINDS[round(clockwise(at, to) / 45) % 8]


def far(at: Point, to: Point) -> float:
    """The distance between two points in millimetres."""
    return hypot(to.x - at.x, to.y - at.y)


@dataclass(frozen=True, slots=True)
class Window:
    """A square part of the board: its west edge, north edge and side (`mm`), in millimetres."""

    west: float
    north: float
    mm: float
    side: int
    """The side of the picture in pixels."""

    @property
    def scale(self) -> float:
        """Pixels per millimetre."""
        return self.side / self.mm

    def at(self, point: Point) -> Spot:
        """The pixel of a point of the board."""
        return self.spot(point.x, point.y)

    def spot(self, x: float, y: float) -> Spot:
        """The pixel of the point (x, y) of the board, in millimetres."""
        return (x - self.west) * self.scale, (self.north - y) * self.scale

    def long(self, mm: float) -> float:
        """The number of pixels for a length in millimetres."""
        return mm * self.scale

    def shows(self, point: Point, by: float = 0) -> bool:
        """True if the point is inside the window, or at most `by` millimetres outside it."""
        x, y = point.x - self.west, self.north - point.y
        return -by <= x <= self.mm + by and -by <= y <= self.mm + by


WHOLE = Window(0, SIDE, SIDE, 636)


def around(at: Point, mm: float = 320) -> Window:
    """A window `mm` millimetres wide around the point `at`; it enlarges that part of the board."""
    return Window(at.x - mm / 2, at.y + mm / 2, mm, 640)
