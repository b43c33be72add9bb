"""Tags: the numbers of the steps of the zombies' turn, on arrows, beside victims and newcomers.

Problem: a tag must be near its step but cover little. Approach: many places are tried; each costs
what the tag would cover there (figures and names most, then signs, then arrow heads) and how far it
lies from the best spot, and the cheapest wins. Invariant: a tag stays close to its arrow or inside
its zone.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, NamedTuple

from renders.kit.pen import Canvas, Point, Stamp
from renders.kit.rects import Rect
from renders.zones import signs, tokens
from renders.zones.arrows import Arrow
from renders.zones.geometry import Geometry, Units

_LEAN, _POINT = 6, 9
"""In units: how far a number's disc overlaps the part to its right, a pointer's length."""
_TAG, _FIGURE, _NAME, _SIGN, _TIP = 9.0, 4.0, 5.0, 3.0, 2.0
"""The cost of each pixel that a tag covers of another tag, figure, name, sign or arrow head."""
_AWAY = 14.0
"""The cost of each pixel between a tag and its arrow."""
_ALONG = 0.3
"""The cost of each pixel from the middle of an arrow or zone, relative to `_AWAY`."""
_STEP = 12
"""Pixels between two places that are tried."""
_RIM = 2
"""The least distance in units from a tag's middle to the edge of its zone.

It is small, because rooms may be full.
"""

Sort = Literal["walk", "attack", "stay", "split", "slip", "new"]


class Wish(NamedTuple):
    """A tag that needs a place: that of a walk on its arrow, any other in its zone."""

    sort: Sort
    number: int
    zones: tuple[str, ...]
    """Start and end of a walk; the one zone of any other step."""
    strips: tuple[tuple[tokens.Miniature, int], ...] = ()
    """Kinds of zombies with their counts."""
    note: str = ""
    """What the step costs, or how many zombies are added."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag with the rectangle found for it."""

    wish: Wish
    place: Rect
    beyond: Point | None = None
    """The point of its step, if outside the picture: the tag is at the edge and points there."""

    @property
    def number(self) -> int:
        return self.wish.number


class Ground(NamedTuple):
    """The rectangles on the board that tags should not cover."""

    figures: Sequence[Rect]
    signs: Sequence[Rect]


def place_tags(
    geometry: Geometry, wishes: Sequence[Wish], arrows: Iterable[Arrow], ground: Ground
) -> tuple[Tag, ...]:
    """Find a place for each tag; attacks are placed first, because they matter most."""
    ways = {arrow.number: arrow.points for arrow in arrows if arrow.number}
    walls = [(_FIGURE, rect) for rect in ground.figures]
    walls += [(_SIGN, rect) for rect in ground.signs]
    walls += [(_NAME, rect) for rect in geometry.plates.values()]
    tips = [points[-1] for points in ways.values()]
    walls += [(_TIP, Rect(x, y, x, y).grown(15 * geometry.unit)) for x, y in tips]
    found: dict[int, Tag] = {}
    order = sorted(range(len(wishes)), key=lambda at: (wishes[at].sort != "attack", at))
    for at in order:
        wish = wishes[at]
        spots = _on_arrow(ways[wish.number]) if wish.sort == "walk" else _in_zone(geometry, wish)
        place = _best(geometry, tag_size(wish, geometry.units), spots, walls)
        walls.append((_TAG, place))
        found[at] = Tag(wish, place)
    return tuple(found[at] for at in range(len(wishes)))


def place_at_edge(
    geometry: Geometry, wishes: Sequence[Wish], taken: Sequence[Tag]
) -> tuple[Tag, ...]:
    """Tags for steps outside the picture: a number at the nearest edge, clear of `taken` tags."""
    walls = [(_TAG, tag.place) for tag in taken]
    walls += [(_NAME, rect) for rect in geometry.plates.values()]
    side = math.ceil(_disc(geometry.units) + 2 * _POINT * geometry.units.quiet)
    found: list[Tag] = []
    for wish in wishes:
        box = max(geometry.boxes_of(wish.zones[-1]), key=lambda box: box.width * box.height)
        place = _best(geometry, (side, side), _on_edge(geometry, box.middle, side), walls)
        walls.append((_TAG, place))
        found.append(Tag(wish._replace(strips=(), note=""), place, box.middle))
    return tuple(found)


def _on_edge(geometry: Geometry, beyond: Point, side: float) -> Iterator[tuple[float, Point]]:
    """Yield places along the picture's edge; those nearer to the step cost less."""
    half = side / 2
    right, low = geometry.width - half, geometry.height - half
    x, y = min(max(beyond[0], half), right), min(max(beyond[1], half), low)
    for step in range(0, 40 * _STEP, _STEP):
        for shift in (-step, step):
            if x in (half, right) and half <= y + shift <= low:
                yield step * _ALONG, (x, y + shift)
            if y in (half, low) and half <= x + shift <= right:
                yield step * _ALONG, (x + shift, y)


def _best(
    geometry: Geometry,
    size: tuple[int, int],
    spots: Iterable[tuple[float, Point]],
    walls: Sequence[tuple[float, Rect]],
) -> Rect:
    """The place with the least cost; the nearest one if several are equal."""
    wide, high = size
    least, found = math.inf, Rect(0.0, 0.0, float(wide), float(high))
    for away, spot in sorted(spots):
        if _AWAY * away >= least:
            break
        place = _inside(geometry, spot, wide, high)
        cost = _AWAY * away + _covered(place, walls)
        if cost < least:
            least, found = cost, place
    return found


def _covered(place: Rect, walls: Sequence[tuple[float, Rect]]) -> float:
    """The cost of everything that a tag at `place` covers.

    This repeats `Rect.meets` and `Rect.cut` inline, because it runs for hundreds of places per tag.
    """
    cost, (west, north, east, south) = 0.0, place
    for weight, (left, top, right, bottom) in walls:
        if west < right and left < east and north < bottom and top < south:
            cost += (
                weight
                * (min(east, right) - max(west, left))
                * (min(south, bottom) - max(north, top))
            )
    return cost


def _inside(geometry: Geometry, spot: Point, wide: int, high: int) -> Rect:
    """A tag with its middle at `spot`, moved into the board if it would leave it."""
    left = min(max(spot[0] - wide / 2, 2.0), geometry.width - wide - 2.0)
    top = min(max(spot[1] - high / 2, 2.0), geometry.height - high - 2.0)
    return Rect(left, top, left + wide, top + high)


def _on_arrow(points: Sequence[Point]) -> Iterator[tuple[float, Point]]:
    """Yield places along an arrow and beside it, each with its distance from the arrow's middle."""
    legs = [math.dist(one, other) for one, other in pairwise(points)]
    gone, middle = 0.0, sum(legs) / 2
    for (one, other), long in zip(pairwise(points), legs, strict=True):
        steps = max(2, round(long / _STEP))
        for share in (step / steps for step in range(steps + 1)):
            x, y = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
            off = abs(gone + long * share - middle) * _ALONG
            for across, down in _BESIDE:
                yield math.hypot(across, down) + off, (x + across, y + down)
        gone += long


_BESIDE = tuple(
    (float(across), float(down))
    for across in (0, -24, 24, -48, 48)
    for down in (0, -22, 22, -44, 44)
)


def _in_zone(geometry: Geometry, wish: Wish) -> Iterator[tuple[float, Point]]:
    """Yield places all over a zone, each with its distance from the zone's middle."""
    x, y = geometry.areas[wish.zones[0]].edges.middle
    for box in geometry.boxes_of(wish.zones[0]):
        inner = box.grown(-_RIM * geometry.unit)
        for down in _spread(inner.top, inner.bottom):
            for across in _spread(inner.left, inner.right):
                yield math.dist((across, down), (x, y)) * _ALONG, (across, down)


def _spread(first: float, last: float) -> list[float]:
    """Return positions `_STEP` pixels apart; the middle if `last` is not beyond `first`."""
    if last <= first:
        return [(first + last) / 2]
    return [first + step * _STEP for step in range(int((last - first) // _STEP) + 1)]


# ---------------------------------------------------------------- drawing


def _disc(units: Units) -> int:
    """The width in pixels of the disc with the number of a step."""
    return signs.disc_side(units.quiet, units.least)


def tag_size(wish: Wish, units: Units) -> tuple[int, int]:
    """The width and height of a tag in pixels."""
    unit, least = units.quiet, units.least
    wide = high = float(_disc(units))
    for kind, count in wish.strips:
        strip, _ = tokens.stack_size("XS", unit, False, f"{kind.letter}{count}", least)
        wide += strip + 1
    if wish.strips or wish.note:
        wide -= _LEAN * unit
    if wish.note and wish.sort == "attack":
        wide, high = wide + signs.burst_side(unit), max(high, signs.burst_side(unit))
    elif wish.note:
        tag = tokens.new_tag_size(int(wish.note), unit, least)
        wide, high = wide + tag[0] + 1, max(high, tag[1])
    return math.ceil(wide), math.ceil(high)


def put_tags(canvas: Canvas, geometry: Geometry, tags: Iterable[Tag]) -> None:
    """Draw the tags above everything else; kinds, counts and notes are to the right of a number."""
    ground = canvas.theme.over(canvas.theme.asphalt)
    for tag in tags:
        wish, unit, place = tag.wish, geometry.units.quiet, tag.place
        if tag.beyond is not None:
            towards = math.dist(place.middle, tag.beyond) or 1.0
            way = [
                (far - near) / towards for far, near in zip(tag.beyond, place.middle, strict=True)
            ]
            side, point = _disc(geometry.units), _POINT * unit
            canvas.put(signs.pointer(wish.number, (side, point), (way[0], way[1]), ground),
                       place.left, place.top)  # fmt: skip
            continue
        middle, x = place.middle[1], place.left + _disc(geometry.units) - _LEAN * unit
        stamps: list[Stamp] = [
            tokens.stack(kind, count, 0, "XS", unit, ground, least=geometry.units.least)
            for kind, count in wish.strips
        ]
        if wish.note and wish.sort == "attack":
            stamps.append(signs.burst(wish.note, unit, ground, geometry.units.least))
        elif wish.note:
            stamps.append(tokens.new_tag(int(wish.note), unit, ground, geometry.units.least))
        for stamp in stamps:
            canvas.put(stamp, x, middle - stamp.height / 2)
            x += stamp.width + 1
        disc = signs.step_number(wish.number, _disc(geometry.units), ground)
        canvas.put(disc, place.left, middle - disc.height / 2)
