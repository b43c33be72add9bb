"""Passages between zones that are not doors: windows, gaps that planks can block, stairs."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from renders.kit.palette import BONE, INK, PANE, SIGNAL, TIMBER, TIMBER_SHADE, Base, Colour, mix
from renders.kit.pen import Pen, Point, Stamp, make_stamp
from renders.zones.geometry import STAIRS
from renders.zones.signs import draw_door

Boards = Literal["crossed", "lying", ""]
"""Wooden boards at a passage: they block it (crossed), lie ready, or there are none."""


@lru_cache(maxsize=64)
def passage(sort: str, boards: Boards, upright: bool, unit: float, ground: Base) -> Stamp:
    """A window, gap or stairs (`sort`), with its wooden boards; stairs with boards are locked.

    `upright` means that the wall runs from north to south.
    """
    if sort == "stairs":
        side = STAIRS * unit
        return make_stamp(side, side, ground, lambda pen: _draw_stairs(pen, bool(boards), unit))

    def draw(pen: Pen) -> None:
        if sort == "window":
            _draw_pane(pen, upright, unit)
        if boards == "crossed":
            _draw_crossed(pen, upright, unit)
        elif boards:
            _draw_lying(pen, upright, unit)

    wide, high = 88 * unit, 60 * unit
    if upright:
        wide, high = high, wide
    return make_stamp(wide, high, ground, draw)


def _placed(pen: Pen, points: list[Point], upright: bool) -> list[Point]:
    """Return points in pixels of the pen for points given as (along the wall, across it).

    The points given are in pixels from the middle of the pen's field.
    """
    x, y = pen.width / 2, pen.height / 2
    return [(x + down, y + along) if upright else (x + along, y + down) for along, down in points]


def _draw_pane(pen: Pen, upright: bool, unit: float) -> None:
    """Draw a sill, a dark pane and broken glass."""
    for long, deep, colour in ((40, 11, INK), (38.6, 9.6, BONE), (33, 5.5, INK)):
        corners = [(-long, -deep), (long, -deep), (long, deep), (-long, deep)]
        points = [(x * unit, y * unit) for x, y in corners]
        pen.polygon(_placed(pen, points, upright), colour)
    for start in (-28, -10, 12):
        tooth = [(start, -5.0), (start + 14, -5.0), (start + 8, 4.0)]
        pen.polygon(_placed(pen, [(x * unit, y * unit) for x, y in tooth], upright), PANE)


def _draw_board(pen: Pen, ends: list[Point], wide: float, upright: bool) -> None:
    """Draw one board with a light rim and its grain."""
    ends = _placed(pen, ends, upright)
    for grow, colour in ((3.2, INK), (1.8, BONE), (0.0, TIMBER)):
        pen.line(ends, wide + grow, colour)
    pen.line(ends, wide * 0.16, TIMBER_SHADE)


def _draw_crossed(pen: Pen, upright: bool, unit: float) -> None:
    for rise in (1, -1):
        ends = [(-34 * unit, -15 * rise * unit), (34 * unit, 15 * rise * unit)]
        _draw_board(pen, ends, 11 * unit, upright)


def _draw_lying(pen: Pen, upright: bool, unit: float) -> None:
    """Draw two boards side by side at each end of the gap."""
    for along in (-33, 33):
        for shift in (-5, 5):
            x = (along + shift) * unit
            _draw_board(pen, [(x, -17 * unit), (x, 17 * unit)], 7 * unit, upright)


def _draw_stairs(pen: Pen, shut: bool, unit: float) -> None:
    """Draw six steps that get darker, with a locked door in front or an arrow up."""
    side = float(pen.width)
    pen.frame((0, 0, side, side), BONE, INK, 2, 4)
    for step in range(6):
        tread: Colour = mix(pen.theme.floors["concrete"].tone, INK, 0.08 * step)
        top = 3 + step * (side - 6) / 6
        pen.box(3, top, side - 3, top + (side - 6) / 6 - 1.2, tread)
    if shut:
        draw_door(pen, "grey", (side * 0.12, side * 0.36, side * 0.88, side * 0.66), False, True)
        return
    middle = side / 2
    tip = [(side * 0.3, middle), (middle, side * 0.24), (side * 0.7, middle)]
    for grow, colour in ((3.0, INK), (0.0, SIGNAL)):
        pen.line([(middle, side * 0.8), (middle, side * 0.3)], 6 * unit + grow, colour)
        pen.line(tip, 6 * unit + grow, colour)
