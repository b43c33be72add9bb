"""What groups see, painted as ground: a cone without the shadows of cars and tents.

Problem: the exact outline of a field of view with many obstacles is hard to compute. Approach:
paint the whole cone white on a mask, then for every edge of every obstacle paint black the
quadrilateral behind it, as far as the board reaches. Invariant: the mask of several groups is the
union of their own masks, so the shadow for one never hides what another sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, cos, hypot, pi, sin

from PIL import Image, ImageDraw

from engine.spaces.plane import Point
from renders.trust_me.window import Spot, Window

_FAR = 2000.0
_FINE = 2
"""How many times larger than the picture the mask is painted, so that its edges become soft."""
Corners = Sequence[Point]


class Sight:
    """The field of view of one group: where it stands, where it looks, and the obstacles."""

    def __init__(self, at: Point, looks_at: Point, blocks: Iterable[Corners]):
        self.at, self.blocks = at, [*blocks]
        self.turn = atan2(looks_at.y - at.y, looks_at.x - at.x)

    def rims(self) -> list[tuple[Spot, Spot]]:
        """Both edges of the cone, as segments in millimetres that end at the first obstacle."""
        start = (float(self.at.x), float(self.at.y))
        return [(start, self._end(self.turn + side * pi / 6)) for side in (1, -1)]

    def _end(self, turn: float) -> Spot:
        way = (cos(turn), sin(turn))
        far = min((_until(self.at, way, one) for one in self.blocks), default=_FAR)
        return self.at.x + way[0] * far, self.at.y + way[1] * far

    def paint(self, mask: Image.Image, window: Window, *, all_round: bool = False) -> None:
        """Add what this group sees to the mask; with `all_round`, what it sees if it turns."""
        own = Image.new("L", mask.size, 0)
        draw = ImageDraw.Draw(own)
        if all_round:
            draw.rectangle((0, 0, *mask.size), fill=255)
        else:
            ends = [self._far_end(self.turn + step * pi / 12) for step in (2, 1, 0, -1, -2)]
            points = [(float(self.at.x), float(self.at.y)), *ends]
            draw.polygon([_fine(window, one) for one in points], fill=255)
        for corners in self.blocks:
            for shade in _shades(self.at, corners):
                draw.polygon([_fine(window, one) for one in shade], fill=0)
        mask.paste(255, (0, 0), own)

    def _far_end(self, turn: float) -> Spot:
        return self.at.x + cos(turn) * _FAR, self.at.y + sin(turn) * _FAR


def seen_ground(window: Window, eyes: Iterable[Sight], *, all_round: bool = False) -> Image.Image:
    """A mask of what any of these groups sees: 255 where seen, 0 elsewhere, soft between."""
    side = window.side * _FINE
    mask = Image.new("L", (side, side), 0)
    for eye in eyes:
        eye.paint(mask, window, all_round=all_round)
    return mask.reduce(_FINE)


def _fine(window: Window, spot: Spot) -> Spot:
    x, y = window.spot(*spot)
    return x * _FINE, y * _FINE


def _shades(at: Point, corners: Corners) -> Iterable[list[Spot]]:
    """The piece itself, and the ground behind each of its edges."""
    spots = [(float(one.x), float(one.y)) for one in corners]
    yield spots
    for a, b in zip(spots, [*spots[1:], spots[0]], strict=True):
        yield [a, b, _behind(at, b), _behind(at, a)]


def _behind(at: Point, spot: Spot) -> Spot:
    """A point far behind `spot`, seen from `at`."""
    x, y = spot[0] - at.x, spot[1] - at.y
    far = _FAR / max(hypot(x, y), 1)
    return spot[0] + x * far, spot[1] + y * far


def _until(at: Point, way: Spot, corners: Corners) -> float:
    """Millimetres from `at` in the direction `way` to the piece; a large number if it is not
    hit.
    """
    found = _FAR
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        edge = (b.x - a.x, b.y - a.y)
        across = way[0] * edge[1] - way[1] * edge[0]
        if abs(across) < 1e-9:
            continue
        to = (a.x - at.x, a.y - at.y)
        mm = (to[0] * edge[1] - to[1] * edge[0]) / across
        share = (to[0] * way[1] - to[1] * way[0]) / across
        if mm > 0 and 0 <= share <= 1:
            found = min(found, mm)
    return found
