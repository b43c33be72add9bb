"""Arrows that show who moved where; they lie below figures and names of zones."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from renders.kit.inks import number_of
from renders.kit.palette import BONE, INK, Colour, mix
from renders.kit.pen import Canvas, Point
from renders.kit.rects import Rect
from renders.zones.geometry import Geometry

_SHAFT, _HEAD = 12, 32
"""The widths of an arrow's line and of its head, in units."""
_GATE = 46
"""The width of a gap in a wall that arrows may use, in units."""
_SCALE = 4
_STEPS = tuple(
    (share, bytes(least) + b"\xff" * (256 - least))
    for share, least in ((0.25, 32), (0.5, 96), (0.75, 160), (1.0, 224))
)
"""Levels at which the soft edges of an arrow are drawn, from faint to full.

Each is the share (0 to 1) of the colour that is mixed in, and a table for `bytes.translate` that
makes 255 of every byte of the mask that reaches the level, and 0 of the others.
"""


Mover = Literal["survivor", "car", "group"]


@dataclass(frozen=True, slots=True)
class Way:
    """The zones that a figure went through; `who` is a survivor, a car or a kind of zombie."""

    mover: Mover
    who: str
    zones: tuple[str, ...]
    number: int = 0
    """The number of this step in the zombies' turn; 0 for a way of another turn."""


class Arrow(NamedTuple):
    """A way as it is drawn: points in pixels, colour, and width relative to the usual one."""

    points: tuple[Point, ...]
    colour: Colour
    share: float = 1.0
    number: int = 0
    """The number of this step in the zombies' turn; 0 for an arrow without a number."""


Spots = Mapping[tuple[str, str], Rect]
"""The rectangle of each figure, by its zone and its id."""


def points_of(geometry: Geometry, ways: Sequence[Way], spots: Spots) -> list[tuple[Point, ...]]:
    """The points, in pixels, of the arrow for each way: through openings and across borders.

    Arrows that share an opening run side by side. An arrow begins at its figure if one with the
    same id still stands there, otherwise in the middle of the zone. It ends at the first figure it
    meets.
    """
    width = Counter(gate for way in ways for gate in map(frozenset, pairwise(way.zones)))
    taken = Counter[frozenset[str]]()
    found: list[tuple[Point, ...]] = []
    for way in ways:
        goal = _spot(geometry, spots, way.zones[-1], way.who).middle
        points = [_spot(geometry, spots, way.zones[0], way.who).middle]
        for one, other in pairwise(way.zones):
            gate, pair = _gate(geometry, one, other), frozenset((one, other))
            lane = taken[pair] - (width[pair] - 1) / 2
            taken[pair] += 1
            points.append(_through(gate, points[-1], goal, lane, width[pair]))
        found.append(_ending(geometry, way, [*points, goal], spots))
    return found


def _ending(geometry: Geometry, way: Way, points: list[Point], spots: Spots) -> tuple[Point, ...]:
    """The way's points with its end moved back to the first figure in the last zone."""
    *before, last, goal = _straightened(points)
    end, least = way.zones[-1], _HEAD * geometry.unit
    standing = [rect for (zone, _), rect in spots.items() if zone == end]
    goals = standing or [_spot(geometry, spots, end, way.who)]
    return (*before, last, _before_all(last, goal, goals, least))


def put_arrows(canvas: Canvas, geometry: Geometry, arrows: Iterable[Arrow]) -> None:
    """Draw the arrows."""
    for arrow in arrows:
        _put_arrow(canvas, arrow, geometry.unit)


def _put_arrow(canvas: Canvas, arrow: Arrow, unit: float) -> None:
    """Draw dark line, light rim and colour with soft edges."""
    around = _around(arrow.points).grown((_HEAD / 2 + 6) * unit)
    unit *= arrow.share
    left, top = math.floor(around.left), math.floor(around.top)
    size = (math.ceil(around.right) - left, math.ceil(around.bottom) - top)
    moved = [(x - left, y - top) for x, y in arrow.points]
    ground, place = canvas.theme.asphalt, (canvas.left + left, canvas.top + top)
    for grow, colour in ((4.2 * unit, INK), (2.6 * unit, BONE), (0.0, arrow.colour)):
        mask = _mask(moved, size, unit, grow).tobytes()
        for share, cut in _STEPS:
            level = Image.frombytes("L", size, mask.translate(cut))
            clear = level.convert("1", dither=Image.Dither.NONE)
            number = number_of(mix(ground, colour, share), canvas.theme)
            canvas.image.paste(number, (*place, place[0] + size[0], place[1] + size[1]), clear)
        ground = colour


def _mask(points: Sequence[Point], size: tuple[int, int], unit: float, grow: float) -> Image.Image:
    """Return the shape of an arrow as a grey image, 0 outside and 255 inside, with soft edges.

    The shape is `grow` pixels larger on every side.
    """
    image = Image.new("L", (size[0] * _SCALE, size[1] * _SCALE))
    draw = ImageDraw.Draw(image)

    def stroke(line: Sequence[Point], width: float) -> None:
        scaled = [(x * _SCALE, y * _SCALE) for x, y in line]
        draw.line(scaled, fill=255, width=max(1, round(width * _SCALE)))
        radius = width * _SCALE / 2
        for x, y in scaled:
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)

    tip, last, wide = points[-1], points[-2], _HEAD * unit
    long = math.dist(last, tip) or 1.0
    neck = _between(tip, last, wide * 0.85 / long)
    head = [_off(last, tip, neck, wide / 2), tip, _off(last, tip, neck, -wide / 2)]
    shaft = [*points[:-1], neck] if long > wide else [*points[:-1], tip]
    stroke(shaft, _SHAFT * unit + 2 * grow)
    draw.polygon([(x * _SCALE, y * _SCALE) for x, y in head], fill=255)
    if grow:
        stroke([*head, head[0]], 2 * grow)
    return image.reduce(_SCALE)


def _off(start: Point, end: Point, spot: Point, far: float) -> Point:
    """The point `far` pixels to the left of `spot`, seen in the direction from `start` to `end`."""
    long = math.dist(start, end) or 1.0
    across, down = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    return spot[0] + down * far, spot[1] - across * far


def _between(one: Point, other: Point, share: float) -> Point:
    """The point at this share (0 to 1) of the way from `one` to `other`."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _straightened(points: list[Point]) -> list[Point]:
    """The same way without points that are very close to others."""
    kept = [points[0]]
    for point in points[1:-1]:
        if math.dist(kept[-1], point) > 8 and math.dist(point, points[-1]) > 8:
            kept.append(point)
    return [*kept, points[-1]]


def _before_all(start: Point, goal: Point, standing: Sequence[Rect], least: float) -> Point:
    """Where a line to `goal` meets the first figure, but at least `least` pixels from `start`."""
    far = math.dist(start, goal) or 1.0
    free = min((_share_outside(start, goal, rect) for rect in standing), default=1.0)
    return _between(start, goal, min(1.0, max(free, least / far)))


def _share_outside(start: Point, goal: Point, rect: Rect) -> float:
    """The share (0 to 1) of the line before it enters the rectangle; 1 if it never does."""
    enter, leave = 0.0, 1.0
    for place, way, low, high in (
        (start[0], goal[0] - start[0], rect.left, rect.right),
        (start[1], goal[1] - start[1], rect.top, rect.bottom),
    ):
        if not way:
            if not low < place < high:
                return 1.0
            continue
        near, far = sorted(((low - place) / way, (high - place) / way))
        enter, leave = max(enter, near), min(leave, far)
    return enter if enter < leave else 1.0


def _spot(geometry: Geometry, places: Spots, zone: str, who: str) -> Rect:
    """Return the rectangle of a figure in a zone; without that figure, the middle of the zone."""
    if (zone, who) in places:
        return places[zone, who]
    ground = geometry.areas.get(zone)
    # A zone outside the window has no ground, but its way still leads there.
    x, y = ground.edges.middle if ground else geometry.boxes_of(zone)[0].middle
    return Rect(x, y, x, y)


def _around(points: Sequence[Point]) -> Rect:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Rect(min(xs), min(ys), max(xs), max(ys))


class _Gate(NamedTuple):
    """Where a way passes from one zone to the next: a line of `reach` pixels on each side of
    `middle`.
    """

    middle: Point
    upright: bool
    reach: float
    narrow: bool
    """True for a gap in a wall, where arrows must make room for one another."""


def _gate(geometry: Geometry, one: str, other: str) -> _Gate:
    """The gap in the wall between the zones, or their longest common border."""
    board = geometry.board
    door = board.door_between(one, other)
    gaps = [gap for gap in board.openings if set(gap.zones) == {one, other}]
    gaps += [door.gap] if door else []
    if gaps:
        middle = (geometry.x(gaps[0].x), geometry.y(gaps[0].y))
        return _Gate(middle, gaps[0].wall == "vertical", _GATE / 2 * geometry.unit, True)
    ones, others = geometry.boxes_of(one), geometry.boxes_of(other)
    best, found = -1.0, _Gate(_between(ones[0].middle, others[0].middle, 0.5), True, 0.0, True)
    for mine in ones:
        for theirs in others:
            left, right = max(mine.left, theirs.left), min(mine.right, theirs.right)
            top, bottom = max(mine.top, theirs.top), min(mine.bottom, theirs.bottom)
            long = max(right - left, bottom - top)
            if right - left >= -1 and bottom - top >= -1 and long > best:
                middle = ((left + right) / 2, (top + bottom) / 2)
                reach = max(0.0, long / 2 - _HEAD * geometry.unit)
                best, found = long, _Gate(middle, bottom - top > right - left, reach, False)
    return found


def _through(gate: _Gate, start: Point, goal: Point, lane: float, lanes: int) -> Point:
    """Where an arrow crosses a gate: straight ahead if it is wide, otherwise in its own lane."""
    x, y = gate.middle
    if gate.narrow:
        off = lane * 2 * gate.reach / lanes
        return (x, y + off) if gate.upright else (x + off, y)
    (start_x, start_y), (goal_x, goal_y) = start, goal
    if gate.upright:
        share = (x - start_x) / (goal_x - start_x) if goal_x != start_x else 0.5
        ahead = start_y + (goal_y - start_y) * min(1.0, max(0.0, share))
        return x, min(max(ahead, y - gate.reach), y + gate.reach)
    share = (y - start_y) / (goal_y - start_y) if goal_y != start_y else 0.5
    ahead = start_x + (goal_x - start_x) * min(1.0, max(0.0, share))
    return min(max(ahead, x - gate.reach), x + gate.reach), y
