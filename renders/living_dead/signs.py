"""How a survivor's card shows Romero and Zombicide mode: a film strip, and a bolt."""

from __future__ import annotations

from functools import lru_cache

from renders.kit.icons import DRAWINGS, icon
from renders.kit.inline import number
from renders.kit.palette import BONE, INK, SIGNAL, Base
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import draw_holes
from renders.kit.shapes import Figure
from renders.zones.tokens import draw_bolt

_HIGH = 42


@lru_cache(maxsize=16)
def mode_sign(film: bool, bolt: bool, ground: Base) -> Stamp:
    """The survivor's mode: a `film` strip for Romero mode, else a bolt on yellow.

    In Romero mode, `bolt` shows that only a Relative keeps the survivor in it.
    """
    wide = 66

    def draw(pen: Pen) -> None:
        if film:
            pen.frame((0, 0, wide, _HIGH), INK, BONE, 1.6, 4)
            draw_holes(pen, (3, 3, wide - 3, _HIGH - 3), 5)
        else:
            pen.frame((0, 0, wide, _HIGH), SIGNAL, INK, 1.6, _HIGH / 2)
        if bolt or not film:
            draw_bolt(pen, wide / 2, _HIGH / 2, 13)

    return make_stamp(wide, _HIGH, ground, draw)


@lru_cache(maxsize=16)
def boards(count: int, ground: Base) -> Stamp:
    """A sign with the number of barricades that can be built with the wood carried."""
    sign, told = icon("planks", 40, ground), number(str(count), ground.theme.text, ground)
    canvas = Canvas.plain(44 + told.width, 40, ground)
    canvas.put(sign, 0, 0)
    canvas.put(told, 44, 0)
    return Stamp(canvas.image, None)


@lru_cache(maxsize=64)
def lying_card(name: str, side: int, ground: Base) -> Stamp:
    """The sign of an equipment card that lies on the board; `name` is its icon."""

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, side, side), BONE, INK, 2, side * 0.12)
        inner = side * 0.8
        DRAWINGS.get(name, DRAWINGS["card"])(Figure(pen, side * 0.1, side * 0.1, inner))

    return make_stamp(side, side, ground, draw)


@lru_cache(maxsize=64)
def search_place(name: str, side: int, ground: Base) -> Stamp:
    """The sign of a room where weapons like `name` are found: a magnifying glass over the
    weapon.
    """

    def draw(pen: Pen) -> None:
        rim = side * 0.09
        pen.line([(side * 0.66, side * 0.66), (side * 0.93, side * 0.93)], side * 0.16, INK)
        pen.line([(side * 0.66, side * 0.66), (side * 0.91, side * 0.91)], side * 0.09, SIGNAL)
        pen.disc(side * 0.41, side * 0.41, side * 0.41, INK)
        pen.disc(side * 0.41, side * 0.41, side * 0.41 - rim * 0.4, SIGNAL)
        pen.disc(side * 0.41, side * 0.41, side * 0.41 - rim, BONE)
        inner = side * 0.46
        DRAWINGS.get(name, DRAWINGS["card"])(Figure(pen, side * 0.18, side * 0.18, inner))

    return make_stamp(side, side, ground, draw)
