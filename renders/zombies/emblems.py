"""Emblems: the sign of each named building, a coloured board with a drawing."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from renders.kit.palette import (
    BONE,
    EXIT,
    HEART,
    INK,
    LEVELS,
    OBJECTIVES,
    PAINTS,
    PELTS,
    SIGNAL,
    STEEL,
    TIMBER,
    WHITE,
    Base,
    Colour,
)
from renders.kit.pen import Pen, Point, Stamp, make_stamp
from renders.kit.shapes import Figure, star

_ORANGE = LEVELS["orange"]


class Emblem(NamedTuple):
    """The colour of a building's board, and its drawing in a square of 66 by 66 units."""

    board: Colour
    draw: Callable[[Figure], None]


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _letter_h(figure: Figure) -> None:
    for left in (15, 41):
        figure.body(_box(left, 11, left + 10, 55), WHITE)
    figure.body(_box(24, 28, 42, 38), WHITE)


def _cross(figure: Figure) -> None:
    figure.body(_box(25, 9, 41, 57), WHITE)
    figure.body(_box(9, 25, 57, 41), WHITE)


def _badge(figure: Figure) -> None:
    figure.body(star(33, 34, 27), SIGNAL, 1.5)
    figure.disc((33, 34), 7, INK)


def _flame(figure: Figure) -> None:
    figure.body([(33, 4), (46, 20), (54, 34), (50, 50), (38, 60), (26, 60), (15, 50),
                 (13, 34), (21, 24), (27, 28)], SIGNAL, 1)  # fmt: skip
    figure.body([(34, 30), (43, 44), (39, 55), (28, 56), (23, 46)], _ORANGE, 1)


def _spade(figure: Figure) -> None:
    figure.limb([(33, 10), (33, 36)], 6, TIMBER)
    figure.limb([(23, 9), (43, 9)], 6, TIMBER)
    figure.body([(20, 34), (46, 34), (44, 50), (33, 61), (22, 50)], BONE, 1.5)


def _ball(figure: Figure) -> None:
    figure.disc((33, 33), 26, BONE)
    figure.limb([(33, 8), (33, 58)], 3.4, INK)
    figure.limb([(8, 33), (58, 33)], 3.4, INK)
    for side in (-1, 1):
        x = 33 + side * 17
        figure.limb([(x, 14), (33 + side * 10, 24), (33 + side * 10, 42), (x, 52)], 3.4, INK)


def _hammer(figure: Figure) -> None:
    figure.limb([(18, 58), (38, 26)], 8, TIMBER)
    figure.body([(22, 14), (46, 8), (60, 26), (52, 30), (44, 24), (30, 28)], INK, 1.5)


def _bear(figure: Figure) -> None:
    for x in (16, 50):
        figure.disc((x, 17), 10, TIMBER)
    figure.disc((33, 35), 24, TIMBER)
    figure.disc((33, 44), 11, BONE, 0.85)
    for x in (24, 42):
        figure.disc((x, 30), 3.4, INK)
    figure.disc((33, 40), 4.4, INK, 0.8)


def _skateboard(figure: Figure) -> None:
    figure.limb([(7, 20), (16, 31), (50, 31), (59, 20)], 9, BONE)
    for x in (20, 46):
        figure.disc((x, 44), 8, SIGNAL)
        figure.disc((x, 44), 3, INK)


def _flower(figure: Figure) -> None:
    figure.limb([(33, 30), (33, 61)], 5, EXIT)
    figure.body([(33, 52), (50, 40), (46, 54)], EXIT, 1)
    for x, y in ((33, 11), (46, 20), (41, 35), (25, 35), (20, 20)):
        figure.disc((x, y), 9, HEART)
    figure.disc((33, 24), 8, SIGNAL)


def _pump(figure: Figure) -> None:
    figure.body(_box(13, 10, 39, 57), HEART, 2)
    figure.body(_box(18, 15, 34, 28), BONE)
    figure.limb([(41, 34), (49, 34), (49, 50), (56, 50), (56, 22), (47, 13)], 4.4, INK)


def _chevrons(figure: Figure) -> None:
    for top in (10, 28):
        figure.limb([(12, top + 18), (33, top), (54, top + 18)], 9, SIGNAL)
    figure.disc((33, 55), 6, SIGNAL)


EMBLEMS = {
    "hospital": Emblem(OBJECTIVES["blue"], _letter_h),
    "lawn-and-garden": Emblem(EXIT, _spade),
    "police-station": Emblem(PAINTS["square"].fill, _badge),
    "sporting-goods": Emblem(_ORANGE, _ball),
    "fire-station": Emblem(LEVELS["red"], _flame),
    "hardware-store": Emblem(SIGNAL, _hammer),
    "toy-store": Emblem(PAINTS["circle"].fill, _bear),
    "skate-shop": Emblem(PELTS["violet"].window, _skateboard),
    "florist": Emblem(PAINTS["shield"].fill, _flower),
    "gas-station": Emblem(STEEL, _pump),
    "drug-store": Emblem(PAINTS["diamond"].fill, _cross),
    "army-surplus": Emblem(PELTS["moss"].plate, _chevrons),
}


@lru_cache(maxsize=256)
def emblem(kind: str, side: int, ground: Base) -> Stamp:
    """The sign of this kind of building, `side` pixels wide and high."""

    def draw(pen: Pen) -> None:
        draw_emblem(pen, kind, (0, 0), side)

    return make_stamp(side, side, ground, draw)


def draw_emblem(pen: Pen, kind: str, corner: Point, side: float) -> None:
    """Draw the sign of this kind of building, with its north-west corner at `corner`."""
    left, top = corner
    look, rim = EMBLEMS[kind], max(1.0, side * 0.045)
    pen.box(left, top, left + side, top + side, INK, side * 0.18)
    edges = (left + rim, top + rim, left + side - rim, top + side - rim)
    pen.frame(edges, look.board, BONE, rim, side * 0.15)
    inset = side * 0.12
    look.draw(Figure(pen, left + inset, top + inset, side - 2 * inset))
