"""A plane without zones: points in whole millimetres, discs, convex pieces, segments, cones.

Every answer compares whole numbers, so it is the same on every machine. A disc is given by its
diameter, because a base of 25 mm has no whole radius; distances are doubled before they are
compared. The sides of a cone have an irrational slope, so comparisons there have the form `a + b *
sqrt(3)`, whose sign whole numbers can tell as well. A point on the way to another is rounded
towards the start, so that nobody ever gets farther than allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import isqrt


@dataclass(slots=True, order=True, unsafe_hash=True)
class Point:
    """Millimetres east and north of the south-west corner. Treat it as immutable.

    It is not `frozen`, because each move creates thousands and frozen ones take three times as
    long.
    """

    x: int
    y: int

    def __add__(self, other: Point) -> Point:
        return Point(self.x + other.x, self.y + other.y)

    def __sub__(self, other: Point) -> Point:
        return Point(self.x - other.x, self.y - other.y)

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    @property
    def square(self) -> int:
        """The square of its distance from the origin."""
        return self.x * self.x + self.y * self.y


def read_point(text: str) -> Point | None:
    """Return the point that `str` wrote, or None if `text` is not one."""
    x, _, y = text.partition(",")
    try:
        point = Point(int(x), int(y))
    except ValueError:
        return None
    return point if str(point) == text else None


def dot(a: Point, b: Point) -> int:
    """Return the dot product of two vectors."""
    return a.x * b.x + a.y * b.y


def cross(a: Point, b: Point) -> int:
    """Return the cross product of two vectors: positive if `b` points left of `a`."""
    return a.x * b.y - a.y * b.x


def apart(a: Point, b: Point) -> int:
    """Return the square of the distance between two points; compare it to find what is nearer."""
    east, north = a.x - b.x, a.y - b.y
    return east * east + north * north


def length(a: Point, b: Point) -> int:
    """Return the distance in whole millimetres, rounded up, for display and never for comparing."""
    square = apart(a, b)
    whole = isqrt(square)
    return whole if whole * whole == square else whole + 1


def near(a: Point, b: Point, reach: int, wide: int = 0) -> bool:
    """Return whether the gap between two discs, around `a` and `b`, is at most `reach`.

    `wide` is the sum of their diameters.
    """
    east, north, far = a.x - b.x, a.y - b.y, 2 * reach + wide
    return 4 * (east * east + north * north) <= far * far


def overlap(a: Point, b: Point, wide: int) -> bool:
    """Return whether two discs, around `a` and `b`, overlap; touching does not count.

    `wide` is the sum of their diameters.
    """
    east, north = a.x - b.x, a.y - b.y
    return 4 * (east * east + north * north) < wide * wide


def within(p: Point, a: Point, b: Point, reach: int, wide: int = 0) -> bool:
    """Return whether a disc at `p` is at most `reach` from the segment from `a` to `b`.

    `wide` is the diameter of the disc.
    """
    east, north, x, y = b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y
    along, size = x * east + y * north, east * east + north * north
    if along <= 0:
        return near(p, a, reach, wide)
    if along >= size:
        return near(p, b, reach, wide)
    return 4 * (east * y - north * x) ** 2 <= (2 * reach + wide) ** 2 * size


# ------------------------------------------------------------ pieces


@dataclass(frozen=True)
class Polygon:
    """A convex polygon; its corners run anticlockwise."""

    corners: tuple[Point, ...]

    @cached_property
    def edges(self) -> tuple[tuple[Point, Point], ...]:
        """Its edges as pairs of corners, anticlockwise."""
        return tuple(zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True))

    @cached_property
    def lines(self) -> tuple[tuple[int, int, int, int], ...]:
        """Its edges as numbers: x and y of each start, and the extent to the east and to the north.

        Plain numbers, because a new Point for each difference is too slow where every millimetre is
        checked.
        """
        return tuple((a.x, a.y, b.x - a.x, b.y - a.y) for a, b in self.edges)

    @cached_property
    def box(self) -> tuple[int, int, int, int]:
        """Its bounding box: west, south, east, north."""
        xs, ys = [one.x for one in self.corners], [one.y for one in self.corners]
        return min(xs), min(ys), max(xs), max(ys)


COSINES = (1000, 966, 866, 707, 500, 259, 0)
"""The cosines of 0, 15, ... 90 degrees, in thousandths."""
TURNS = 12
"""The number of 15-degree steps after which a rectangle looks the same again."""


def _cosine(turn: int) -> int:
    turn %= 24
    turn = min(turn, 24 - turn)
    return COSINES[turn] if turn <= 6 else -COSINES[12 - turn]


def rectangle(middle: Point, wide: int, deep: int, turn: int) -> Polygon:
    """Return a rectangle turned anticlockwise by `turn` steps of 15 degrees.

    `wide` and `deep` are its sides, and the corners are whole millimetres.
    """
    cosine, sine = _cosine(turn), _cosine(turn - 6)
    corners = ((-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep))
    return Polygon(
        tuple(
            Point(
                middle.x + (x * cosine - y * sine + 1000) // 2000,
                middle.y + (x * sine + y * cosine + 1000) // 2000,
            )
            for x, y in corners
        )
    )


def inside(p: Point, piece: Polygon) -> bool:
    """Return whether the point lies in the piece or on its edge."""
    west, south, east, north = piece.box
    x, y = p.x, p.y
    if x < west or x > east or y < south or y > north:
        return False
    return all(ex * (y - ay) >= ey * (x - ax) for ax, ay, ex, ey in piece.lines)


def away_from_box(p: Point, piece: Polygon) -> int:
    """Return the distance to the piece's bounding box along one axis.

    The distance to the piece itself is never smaller.
    """
    west, south, east, north = piece.box
    return max(west - p.x, p.x - east, south - p.y, p.y - north, 0)


def touches(p: Point, piece: Polygon, reach: int, wide: int = 0) -> bool:
    """Return whether a disc of diameter `wide` at `p` is at most `reach` from the piece."""
    west, south, east, north = piece.box
    far = 2 * reach + wide
    if 2 * (west - p.x) > far or 2 * (p.x - east) > far:
        return False
    if 2 * (south - p.y) > far or 2 * (p.y - north) > far:
        return False
    return inside(p, piece) or any(within(p, a, b, reach, wide) for a, b in piece.edges)


def covers(p: Point, piece: Polygon, wide: int) -> bool:
    """Return whether a disc of diameter `wide` covers part of the piece.

    Touching its edge is not enough.
    """
    west, south, east, north = piece.box
    if 2 * (west - p.x) >= wide or 2 * (p.x - east) >= wide:
        return False
    if 2 * (south - p.y) >= wide or 2 * (p.y - north) >= wide:
        return False
    x, y, beside = p.x, p.y, False
    for ax, ay, ex, ey in piece.lines:
        aside = ex * (y - ay) - ey * (x - ax)
        if aside < 0:
            beside = True
            if 4 * aside * aside >= wide * wide * (ex * ex + ey * ey):
                return False
    return not beside or any(_nearer(p, a, b, wide) for a, b in piece.edges)


def _nearer(p: Point, a: Point, b: Point, wide: int) -> bool:
    """Return whether the distance to the segment is less than half of `wide`."""
    east, north, x, y = b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y
    along, size = x * east + y * north, east * east + north * north
    if along <= 0:
        return overlap(p, a, wide)
    if along >= size:
        return overlap(p, b, wide)
    return 4 * (east * y - north * x) ** 2 < wide * wide * size


def crosses(a: Point, b: Point, piece: Polygon) -> bool:
    """Return whether the segment runs through the inside of the piece.

    Running along an edge or past a corner does not count. The segment is cut by the line of each
    edge; `low / by` and `high / of` are the ends of the part still inside.
    """
    west, south, east, north = piece.box
    if max(a.x, b.x) <= west or min(a.x, b.x) >= east:
        return False
    if max(a.y, b.y) <= south or min(a.y, b.y) >= north:
        return False
    x, y, way_x, way_y = a.x, a.y, b.x - a.x, b.y - a.y
    low, by, high, of = 0, 1, 1, 1
    for ax, ay, ex, ey in piece.lines:
        within_by, gain = ex * (y - ay) - ey * (x - ax), ex * way_y - ey * way_x
        if gain == 0:
            if within_by <= 0:
                return False
        elif gain > 0:
            if -within_by * by > low * gain:
                low, by = -within_by, gain
        elif within_by * of < high * -gain:
            high, of = within_by, -gain
    return low * of < high * by


def nearest_in(p: Point, piece: Polygon) -> Point:
    """Return the first point of the piece on the straight way from `p` to the piece's middle.

    A `p` inside the piece is returned itself. The point need not be the nearest one: that is
    `closest_in`.
    """
    middle = Point(
        sum(one.x for one in piece.corners) // len(piece.corners),
        sum(one.y for one in piece.corners) // len(piece.corners),
    )
    mm, here = 0, p
    while not inside(here, piece):
        # Points outside the bounding box can be skipped; 2 mm allow for rounded points.
        mm += max(1, away_from_box(here, piece) - 2)
        here = on_way(p, middle, mm)
    return here


def closest_in(p: Point, piece: Polygon) -> Point:
    """Return the point of the piece, in whole millimetres, nearest to `p`; `p` itself if inside."""
    if inside(p, piece):
        return p
    rim = (spot for a, b in piece.edges for spot in (a, *steps(a, b)))
    return min((one for one in rim if inside(one, piece)), key=lambda one: (apart(p, one), one))


# ------------------------------------------------------------ cones


def _sign(whole: int, roots: int) -> int:
    """Return the sign of `whole + roots * sqrt(3)`: 1, 0 or -1."""
    if whole >= 0 and roots >= 0:
        return int(whole > 0 or roots > 0)
    if whole <= 0 and roots <= 0:
        return -1
    larger = whole * whole - 3 * roots * roots
    return 1 if (larger > 0) == (whole > 0) else -1


def in_cone(apex: Point, aim: Point, p: Point, wide: int = 0) -> bool:
    """Return whether a disc of diameter `wide` at `p` touches the cone from `apex` towards `aim`.

    The cone reaches 30 degrees to each side of that line. Let `d` be the vector from `apex` to
    `aim`, and `n` the same vector turned left. The left side of the cone (`s = 1`) and the right
    one (`s = -1`) run along the vector `sqrt(3) * d + s * n`, which is twice as long as `d`.
    """
    dx, dy, vx, vy = aim.x - apex.x, aim.y - apex.y, p.x - apex.x, p.y - apex.y
    ahead, left = dx * vx + dy * vy, dx * vy - dy * vx
    aimed, away_by = dx * dx + dy * dy, vx * vx + vy * vy
    if aimed == 0 or 4 * away_by <= wide * wide:
        return True
    if ahead > 0 and 4 * ahead * ahead >= 3 * aimed * away_by:
        return True
    for side in (1, -1):
        if _sign(side * left, ahead) > 0:
            away = 4 * (3 * left * left + ahead * ahead) - 4 * wide * wide * aimed
            if _sign(away, -8 * side * left * ahead) <= 0:
                return True
    return False


def past_cone(apex: Point, aim: Point, a: Point, b: Point, wide: int = 0) -> bool:
    """Return whether a disc moving from `a` to `b` surely stays beyond one side of the cone.

    False may also mean that it is uncertain: the root of 3 is taken between 1.732 and 1.733.
    """
    dx, dy = aim.x - apex.x, aim.y - apex.y
    far = 1000 * wide * (isqrt(dx * dx + dy * dy) + 1)
    off = [
        (
            dx * (one.y - apex.y) - dy * (one.x - apex.x),
            dx * (one.x - apex.x) + dy * (one.y - apex.y),
        )
        for one in (a, b)
    ]
    return any(
        all(
            (1732 if left * side > 0 else 1733) * left * side - 1000 * ahead > far
            for left, ahead in off
        )
        for side in (1, -1)
    )


# ------------------------------------------------------------ ways


def on_way(a: Point, b: Point, mm: int) -> Point:
    """Return the point `mm` from `a` towards `b`, but no farther than `b`."""
    east, north = b.x - a.x, b.y - a.y
    size = east * east + north * north
    if mm * mm >= size:
        return b
    return _ahead(a, east, north, size, mm)


def beyond(a: Point, b: Point, mm: int) -> Point:
    """Return the point `mm` from `a` in the direction of `b`, past `b` if `b` is nearer."""
    east, north = b.x - a.x, b.y - a.y
    size = east * east + north * north
    if size == 0:
        return a
    return _ahead(a, east, north, size, mm)


def _ahead(a: Point, east: int, north: int, size: int, mm: int) -> Point:
    far = mm * mm
    x, y = isqrt(east * east * far // size), isqrt(north * north * far // size)
    return Point(a.x + (x if east >= 0 else -x), a.y + (y if north >= 0 else -y))


def stretch_near(a: Point, b: Point, p: Point, reach: int) -> tuple[int, int] | None:
    """Return the part of the way from `a` to `b` that is at most `reach` from `p`.

    The part is given by its first and last millimetre, counted from `a`. It is never too short, but
    may be a little too long at both ends, so the numbers may be below 0 or above the length of the
    way. None if `a` equals `b` or the way is never that near.
    """
    east, north, x, y = b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y
    size, along = east * east + north * north, x * east + y * north
    aside = reach * reach * size - (east * y - north * x) ** 2
    if size == 0 or aside < 0:
        return None
    long, half = isqrt(size), isqrt(aside // size) + 1
    first, last = sorted((along // long, along // (long + 1)))
    if last + 1 + half < 0 or first - half > long + 1:
        return None
    return first - half - 1, last + 1 + half


def stretch_over(a: Point, b: Point, piece: Polygon, reach: int) -> tuple[int, int] | None:
    """Return the part of the way from `a` to `b` that is at most `reach` from the piece.

    The part is given by its first and last millimetre, counted from `a`. It is never too short, but
    may be too long at both ends, most of all around corners, so the numbers may be below 0 or above
    the length of the way. None if the way is never that near. The way is cut by the line of each
    edge, moved outwards by `reach`.
    """
    west, south, east, north = piece.box
    x, y, to_x, to_y = a.x, a.y, b.x, b.y
    if (x < west - reach and to_x < west - reach) or (x > east + reach and to_x > east + reach):
        return None
    if (y < south - reach and to_y < south - reach) or (y > north + reach and to_y > north + reach):
        return None
    way_x, way_y = to_x - x, to_y - y
    long = isqrt(way_x * way_x + way_y * way_y)
    first, last = 0, long + 1
    for ax, ay, ex, ey in piece.lines:
        within_by = ex * (y - ay) - ey * (x - ax) + reach * (isqrt(ex * ex + ey * ey) + 1)
        gain = ex * way_y - ey * way_x
        if gain == 0:
            if within_by < 0:
                return None
        elif gain > 0:
            first = max(first, -within_by * long // gain)
        else:
            last = min(last, within_by * (long + 1) // -gain + 1)
    return (first - 1, last) if first <= last else None


def steps(a: Point, b: Point) -> Iterator[Point]:
    """Yield the points of the way from `a` to `b`, one per millimetre, `b` last but without `a`."""
    mm, here = 0, a
    while here != b:
        mm += 1
        here = on_way(a, b, mm)
        yield here


def walk(a: Point, b: Point, blocked: Callable[[Point], bool]) -> Point:
    """Walk from `a` towards `b` and return the last point before the first blocked one, or `b`."""
    here = a
    for step in steps(a, b):
        if blocked(step):
            return here
        here = step
    return here
