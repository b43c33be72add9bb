"""Cars, tents, barricades and wire from above, to scale."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple

from PIL import Image

from engine.spaces.plane import Point
from renders.kit.palette import (
    BONE,
    HEART,
    INK,
    STEEL_SHADE,
    TIMBER_SHADE,
    WHITE,
    Colour,
)
from renders.kit.pen import Pen
from renders.trust_me.theme import PlaneTheme, plane_of
from renders.trust_me.window import Spot, Window

SCALE = 3


class Thing(NamedTuple):
    """A piece of scenery as it is drawn; a tent is `lit` if a survivor is in it."""

    kind: str
    number: int
    at: Point
    turn: int
    size: tuple[int, int]
    lit: bool = False


class Bench:
    """Draws one piece of scenery; `u` is along its width, `v` along its depth, in millimetres."""

    def __init__(self, pen: Pen, window: Window, thing: Thing):
        self.pen, self.window, self.thing = pen, window, thing
        turn = radians(15 * thing.turn)
        self._cos, self._sin = cos(turn), sin(turn)

    def spot(self, u: float, v: float) -> Spot:
        """The pixel for a point of the piece."""
        at = self.thing.at
        x = at.x + u * self._cos - v * self._sin
        return self.window.spot(x, at.y + u * self._sin + v * self._cos)

    def body(
        self,
        points: Sequence[Spot],
        fill: Colour,
        round_by: float = 0,
        rim: float = 0,
    ) -> None:
        """Draw a shape with corners rounded by `round_by` mm, `rim` pixels larger on every side."""
        spots = [self.spot(u, v) for u, v in points]
        self.pen.polygon(spots, fill, self.window.long(round_by) + rim)

    def box(
        self, west: float, south: float, east: float, north: float,
        fill: Colour, round_by: float = 0, rim: float = 0,
    ) -> None:  # fmt: skip
        r = round_by
        corners = [(west + r, south + r), (east - r, south + r), (east - r, north - r),
                   (west + r, north - r)]  # fmt: skip
        self.body(corners, fill, r, rim)

    def line(self, a: Spot, b: Spot, mm: float, fill: Colour) -> None:
        self.pen.line([self.spot(*a), self.spot(*b)], self.window.long(mm), fill)

    def disc(self, u: float, v: float, mm: float, fill: Colour) -> None:
        self.pen.disc(*self.spot(u, v), self.window.long(mm), fill)


def _car(bench: Bench) -> None:
    """Draw a wreck; its colour depends on its number."""
    theme = plane_of(bench.pen.theme)
    sort = (bench.thing.number - 1) % 4
    body = (theme.wreck_1, theme.wreck_2, theme.wreck_3, theme.wreck_4)[sort]
    top = (theme.top_1, theme.top_2, theme.top_3, theme.top_4)[sort]
    for u in (-30, 28):
        for v in (-24, 24):
            bench.box(u - 9, v - 2.5, u + 9, v + 2.5, INK, 1.5)
    bench.box(-50, -23, 50, 23, INK, 9, 1.4)
    bench.box(-50, -23, 50, 23, body, 9)
    bench.body([(14, -18), (27, -20), (27, 20), (14, 18)], theme.glass, 1)
    bench.body([(-26, -17), (-36, -19), (-36, 19), (-26, 17)], theme.glass, 1)
    bench.body([(-22, 17), (11, 17), (8, 21), (-19, 21)], theme.glass)
    bench.body([(-22, -17), (11, -17), (8, -21), (-19, -21)], theme.glass)
    bench.box(-23, -15, 12, 15, top, 3)
    for v in (-17, 17):
        bench.disc(47, v, 3.2, BONE)
        bench.disc(-48, v, 2.4, HEART)


def _tent(bench: Bench) -> None:
    """Draw a closed tent with its seams, or a lit one open from above."""
    theme = plane_of(bench.pen.theme)
    corners = [(-40, -40), (40, -40), (40, 40), (-40, 40)]
    bench.body(corners, INK, 0, 1.6)
    if bench.thing.lit:
        bench.body(corners, theme.canvas_seam)
        bench.box(-35, -35, 35, 35, theme.lamp)
        bench.box(-35, -35, 35, -25, theme.lamp_dark)
    else:
        bench.body(corners, theme.roof)
        for a, b in ((0, 1), (2, 3)):
            bench.body([corners[a], corners[b], (0, 0)], theme.roof_dark)
        for corner in corners:
            bench.line(corner, (0, 0), 1.2, theme.canvas_seam)
    for u, v in corners:
        bench.disc(u * 1.04, v * 1.04, 2.2, INK)
        bench.disc(u * 1.04, v * 1.04, 1.6, WHITE)


def _barricade(bench: Bench) -> None:
    theme = plane_of(bench.pen.theme)
    bench.box(-40, -5, 40, 5, INK, 0, 1.4)
    bench.box(-40, -5, 40, 5, theme.striped)
    for u in (-30, -14, 2, 18):
        bench.body([(u, -5), (u + 7, -5), (u + 12, 5), (u + 5, 5)], BONE)
    for u in (-37, 37):
        bench.box(u - 3, -8, u + 3, 8, INK, 0, 1)
        bench.box(u - 3, -8, u + 3, 8, TIMBER_SHADE)


def _wire(bench: Bench) -> None:
    """Draw coils with barbs."""
    theme, wide = plane_of(bench.pen.theme), bench.window.long(1)
    for number in range(7):
        u = -30 + number * 10
        x, y = bench.spot(u, 0)
        bench.pen.ring(x, y, 10 * wide, max(1.4, 1.2 * wide), STEEL_SHADE)
    bench.line((-38, 0), (38, 0), 1, theme.barb)
    for number in range(8):
        u = -35 + number * 10
        for side in (-1, 1):
            bench.line((u - 3, -4 * side), (u + 3, 4 * side), 1, theme.barb)


_DRAW: dict[str, Callable[[Bench], None]] = {
    "car": _car,
    "tent": _tent,
    "barricade": _barricade,
    "wire": _wire,
}


@lru_cache(maxsize=12)
def scenery(window: Window, things: tuple[Thing, ...], theme: PlaneTheme) -> Image.Image:
    """All scenery of a table on a transparent ground.

    It is cached, because it changes only if a tent is entered or left, or a piece is removed.
    """
    pen = Pen(theme, window.side, window.side, scale=SCALE)
    for thing in sorted(things, key=lambda one: one.kind in ("car", "tent")):
        _DRAW.get(thing.kind, _barricade)(Bench(pen, window, thing))
    return pen.reduced()


@lru_cache(maxsize=4)
def lot(window: Window, frame: Colour, ground: Colour, grid: Colour, seam: Colour) -> Image.Image:
    """Return the ground of the board as an RGB image: a plane of the colour `ground` with lines.

    There is a line of the colour `grid` every 5 cm, and a thicker one of the colour `seam` between
    tiles. `frame` is the colour beyond the board's rim.
    """
    image = Image.new("RGB", (window.side, window.side), frame)
    west, north = (round(one) for one in window.spot(0, 600))
    east, south = (round(one) for one in window.spot(600, 0))
    side = window.side
    left, top = max(0, west), max(0, north)
    right, low = min(side, east), min(side, south)
    image.paste(seam, (max(0, left - 2), max(0, top - 2), min(side, right + 2), min(side, low + 2)))
    image.paste(ground, (left, top, right, low))
    for mm in range(50, 600, 50):
        colour, thick = (seam, 2) if mm == 300 else (grid, 1)
        x, y = (round(one) for one in window.spot(mm, mm))
        if 0 <= x < side:
            image.paste(colour, (x, top, min(x + thick, right), low))
        if 0 <= y < side:
            image.paste(colour, (left, y, right, min(y + thick, low)))
    return image
