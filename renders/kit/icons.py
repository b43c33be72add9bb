"""Pictograms of cards and of the panel, drawn in a square of 66 by 66 units."""

from __future__ import annotations

from functools import lru_cache

from renders.kit.palette import (
    BONE,
    HEART,
    INK,
    LEVELS,
    OBJECTIVES,
    PERSON_CHIP,
    SIGNAL,
    STEEL,
    STEEL_SHADE,
    TIMBER,
    TIMBER_SHADE,
    WHITE,
    Base,
    Colour,
    mix,
)
from renders.kit.pen import Pen, Point, Stamp, make_stamp
from renders.kit.shapes import Figure

_FLAME = LEVELS["orange"]
_GLASS = mix(OBJECTIVES["green"], INK, 0.2)


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _pistol(figure: Figure) -> None:
    figure.body([(9, 32), (24, 32), (20, 56), (5, 56)], STEEL_SHADE, 1)
    figure.limb([(27, 40), (33, 40), (34, 33)], 3, STEEL_SHADE)
    figure.body(_box(6, 18, 60, 32), STEEL, 1)
    figure.body(_box(54, 13, 58, 18), STEEL)


def _rifle(figure: Figure) -> None:
    figure.limb([(30, 31), (64, 31)], 4.5, STEEL)
    figure.limb([(34, 25), (46, 25)], 4, STEEL_SHADE)
    figure.body([(2, 34), (16, 29), (38, 28), (38, 36), (20, 38), (4, 47)], TIMBER, 1)
    figure.limb([(24, 38), (28, 44), (33, 38)], 2.5, STEEL_SHADE)


def _shotgun(figure: Figure) -> None:
    figure.limb([(26, 28), (63, 28)], 4.5, STEEL)
    figure.limb([(26, 34), (63, 34)], 4.5, STEEL_SHADE)
    figure.body(_box(38, 31, 52, 39), TIMBER_SHADE, 1)
    figure.body([(2, 40), (14, 28), (28, 27), (28, 37), (18, 39), (6, 52)], TIMBER, 1)


def _smg(figure: Figure) -> None:
    figure.body([(18, 36), (27, 36), (25, 54), (16, 54)], STEEL_SHADE, 1)
    figure.body([(37, 36), (46, 36), (48, 58), (40, 58)], STEEL_SHADE, 1)
    figure.body(_box(10, 22, 52, 36), STEEL, 1)
    figure.limb([(52, 28), (64, 28)], 4, STEEL)
    figure.limb([(10, 26), (2, 26), (2, 42)], 3.4, STEEL_SHADE)


def _axe(figure: Figure) -> None:
    figure.limb([(8, 60), (48, 14)], 6, TIMBER)
    figure.body([(36, 10), (50, 2), (64, 22), (56, 34), (50, 22)], HEART, 1)
    figure.body([(58, 12), (64, 22), (57, 33), (60, 22)], BONE, 0.5)


def _crowbar(figure: Figure) -> None:
    figure.limb([(6, 60), (48, 18), (54, 10), (61, 12)], 6, HEART)
    figure.limb([(6, 60), (10, 63)], 4, HEART)


def _bat(figure: Figure) -> None:
    figure.body([(8, 55), (12, 60), (54, 22), (60, 10), (52, 6), (42, 14)], TIMBER, 2)
    figure.limb([(7, 59), (17, 49)], 6, TIMBER_SHADE)


def _blade(figure: Figure) -> None:
    figure.body([(20, 40), (54, 4), (62, 4), (60, 14), (27, 47)], STEEL, 1)
    figure.limb([(28, 43), (58, 10)], 2, WHITE)
    figure.limb([(7, 60), (21, 46)], 8, TIMBER)


def _katana(figure: Figure) -> None:
    figure.limb([(22, 44), (48, 18), (60, 4)], 5, STEEL)
    figure.limb([(14, 40), (28, 54)], 4.5, SIGNAL)
    figure.limb([(5, 61), (18, 48)], 6, TIMBER_SHADE)


def _chainsaw(figure: Figure) -> None:
    figure.limb([(32, 36), (60, 36)], 12, STEEL)
    figure.limb([(34, 36), (58, 36)], 3, STEEL_SHADE)
    figure.limb([(10, 28), (10, 18), (28, 18), (30, 28)], 4, STEEL_SHADE)
    figure.body(_box(4, 27, 34, 48), HEART, 2)


def _pan(figure: Figure) -> None:
    figure.limb([(6, 60), (30, 36)], 6, TIMBER_SHADE)
    figure.disc((40, 25), 21, STEEL_SHADE)
    figure.disc((40, 25), 15.5, STEEL)


def _bottle(figure: Figure) -> None:
    figure.body(_box(28, 5, 38, 22), _GLASS, 1)
    figure.body([(28, 20), (38, 20), (45, 30), (45, 60), (21, 60), (21, 30)], _GLASS, 2)
    figure.body(_box(20, 38, 46, 50), BONE)


def _petrol(figure: Figure) -> None:
    figure.limb([(38, 12), (52, 6)], 5, STEEL)
    figure.limb([(18, 14), (34, 14)], 5, HEART)
    figure.body([(14, 22), (40, 14), (52, 22), (52, 60), (14, 60)], HEART, 2)
    figure.limb([(22, 30), (44, 54)], 4, INK)
    figure.limb([(44, 30), (22, 54)], 4, INK)


def _molotov(figure: Figure) -> None:
    _bottle(figure)
    figure.body([(26, 10), (22, 2), (32, -4), (36, 0), (44, 2), (40, 12)], _FLAME, 2)
    figure.body([(30, 10), (32, 3), (37, 10)], SIGNAL, 1)


def _scope(figure: Figure) -> None:
    figure.body(_box(14, 26, 52, 38), STEEL_SHADE, 1)
    figure.body(_box(4, 21, 18, 43), STEEL, 1)
    figure.body(_box(48, 23, 62, 41), STEEL, 1)
    figure.body(_box(29, 18, 38, 26), STEEL)


def _mask(figure: Figure) -> None:
    figure.disc((33, 31), 21, BONE, 1.3)
    for x, y, radius in (
        (25, 26, 5),
        (41, 26, 5),
        (33, 14, 2.4),
        (26, 42, 2.4),
        (40, 42, 2.4),
        (33, 48, 2.4),
    ):
        figure.disc((x, y), radius, INK)
    figure.body([(31, 34), (35, 34), (33, 38)], HEART, 1)


def _torch(figure: Figure) -> None:
    figure.body(_box(2, 27, 32, 39), STEEL_SHADE, 1)
    figure.body([(32, 27), (44, 18), (44, 48), (32, 39)], STEEL, 1)
    figure.body([(46, 19), (62, 8), (62, 58), (46, 47)], SIGNAL)


def _bullets(figure: Figure) -> None:
    for left in (8, 27, 46):
        figure.body([(left, 24), (left + 6, 5), (left + 12, 24)], TIMBER, 1)
        figure.body(_box(left, 25, left + 12, 60), SIGNAL, 1)


def _shells(figure: Figure) -> None:
    for left in (8, 27, 46):
        figure.body(_box(left, 10, left + 12, 44), HEART, 1)
        figure.body(_box(left, 46, left + 12, 58), SIGNAL, 1)


def _can(figure: Figure) -> None:
    figure.body(_box(14, 10, 52, 58), STEEL, 2)
    figure.body(_box(12, 20, 54, 48), HEART)
    figure.disc((33, 34), 8, BONE)


def _rice(figure: Figure) -> None:
    figure.body([(18, 14), (12, 6), (54, 6), (48, 14)], BONE, 1)
    figure.body([(18, 16), (48, 16), (56, 58), (10, 58)], BONE, 2)
    figure.disc((33, 38), 9, TIMBER)


def _water(figure: Figure) -> None:
    figure.body(_box(26, 3, 40, 12), STEEL, 1)
    figure.body(_box(21, 17, 45, 61), LEVELS["blue"], 4)
    figure.body(_box(17, 32, 49, 46), PERSON_CHIP)


def _wound(figure: Figure) -> None:
    figure.body([(33, 2), (51, 36), (15, 36)], HEART, 2)
    figure.disc((33, 42), 20, HEART)
    figure.body(_box(22, 40, 44, 47), WHITE, 1)


def _scream(figure: Figure) -> None:
    figure.disc((33, 33), 28, SIGNAL)
    figure.disc((23, 25), 4.5, INK)
    figure.disc((43, 25), 4.5, INK)
    figure.disc((33, 45), 8, INK, 1.4)


def _pack(figure: Figure) -> None:
    figure.limb([(25, 14), (25, 6), (41, 6), (41, 14)], 4, TIMBER_SHADE)
    figure.body(_box(14, 14, 52, 60), TIMBER, 5)
    figure.body(_box(18, 36, 48, 56), TIMBER_SHADE, 2)
    figure.limb([(14, 26), (52, 26)], 3, TIMBER_SHADE)


def _heart(figure: Figure) -> None:
    _heart_shape(figure, HEART)


def _heart_shape(figure: Figure, colour: Colour) -> None:
    figure.disc((18, 22), 16, colour)
    figure.disc((48, 22), 16, colour)
    figure.body([(3.2, 28), (33, 62), (62.8, 28), (48, 16), (33, 24), (18, 16)], colour)


def _lost_heart(figure: Figure) -> None:
    _heart_shape(figure, figure.pen.theme.panel_edge)
    figure.limb([(18, 14), (48, 44)], 6, figure.pen.theme.muted)
    figure.limb([(48, 14), (18, 44)], 6, figure.pen.theme.muted)


def _disc(figure: Figure) -> None:
    figure.disc((33, 33), 30, INK)
    figure.disc((33, 33), 26, SIGNAL)


def _circle(figure: Figure) -> None:
    figure.disc((33, 33), 30, figure.pen.theme.muted)
    figure.disc((33, 33), 25, figure.pen.theme.panel)


def _tick(figure: Figure) -> None:
    figure.disc((33, 33), 32, WHITE)
    figure.limb([(19, 34), (29, 45), (47, 22)], 8, INK)


def _lock(figure: Figure) -> None:
    figure.limb(
        [(20, 30), (20, 18), (26, 8), (40, 8), (46, 18), (46, 30)], 7, figure.pen.theme.muted
    )
    figure.body(_box(10, 30, 56, 60), figure.pen.theme.muted, 3)


def _reload(figure: Figure) -> None:
    """Draw two arrows in a circle."""
    pen, unit = figure.pen, figure.unit
    x, y = figure.left + 33 * unit, figure.top + 33 * unit
    for turn in (0, 180):
        pen.arc(x, y, 22 * unit, (turn + 20, turn + 150), 8 * unit, SIGNAL)
    figure.body([(45, 22), (63, 22), (54, 42)], SIGNAL)
    figure.body([(21, 44), (3, 44), (12, 24)], SIGNAL)


def _planks(figure: Figure) -> None:
    for top in (10, 27, 44):
        figure.body(_box(4, top, 62, top + 12), TIMBER, 1)
        figure.limb([(10, top + 6), (56, top + 6)], 2, TIMBER_SHADE)


def _hammer(figure: Figure) -> None:
    figure.limb([(12, 60), (38, 26)], 6, TIMBER)
    figure.body([(22, 14), (46, 6), (60, 24), (52, 29), (44, 22), (30, 27)], STEEL, 1)


def _card(figure: Figure) -> None:
    """Draw the pictogram of a card that has none of its own."""
    figure.body(_box(14, 4, 52, 62), BONE, 3)
    figure.limb([(25, 24), (27, 16), (38, 15), (42, 22), (40, 29), (33, 35), (33, 41)], 5, INK)
    figure.disc((33, 51), 3.4, INK)


_ALL = (
    _pistol, _rifle, _shotgun, _smg, _axe, _crowbar, _bat, _blade, _katana, _chainsaw, _pan,
    _bottle, _petrol, _molotov, _scope, _mask, _torch, _bullets, _shells, _can, _rice, _water,
    _wound, _scream, _pack, _heart, _lost_heart, _disc, _circle, _tick, _lock, _reload,
    _planks, _hammer, _card,
)  # fmt: skip
DRAWINGS = {draw.__name__[1:].replace("_", "-"): draw for draw in _ALL}
"""The function that draws each pictogram, by the function's name without its underscore."""


@lru_cache(maxsize=512)
def icon(name: str, side: int, ground: Base) -> Stamp:
    """A pictogram in a square of `side` pixels; an unknown name gives the pictogram of any card."""
    inset = side * 0.04

    def draw(pen: Pen) -> None:
        DRAWINGS.get(name, _card)(Figure(pen, inset, inset, side - 2 * inset))

    return make_stamp(side, side, ground, draw)
