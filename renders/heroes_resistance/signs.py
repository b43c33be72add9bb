"""Drawings of what lies on the board of Heroes' Resistance and on a hero's card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from renders.kit.inline import LEAST, number
from renders.kit.palette import BONE, INK, PERSON_CHIP, SIGNAL, SPAWN, STEEL_SHADE, WHITE, Base
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.shapes import star
from renders.kit.text import fitted, width_of
from renders.zones.signs import objective
from renders.zones.tokens import draw_bolt

_HIGH = 42
_PILL = 190


def _draw_person(pen: Pen, x: float, top: float, wide: float) -> None:
    """Draw head and shoulders."""
    pen.disc(x, top + wide * 0.26, wide * 0.24, INK)
    low = (x - wide * 0.44, top + wide * 0.54, x + wide * 0.44, top + wide)
    pen.box(*low, INK, wide * 0.34, (True, True, False, False))


@lru_cache(maxsize=64)
def bystander(letters: str, fighter: bool, side: int, ground: Base, least: int) -> Stamp:
    """A bystander: two letters, and a person if there is room; one who fights has a fist."""

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, side, side), PERSON_CHIP, INK, 1.6, side * 0.34)
        size, bare = max(least, side * 0.5), side < 1.6 * least
        if not bare:
            _draw_person(pen, side / 2, side * 0.06, side * 0.34)
        pen.text(side / 2, side * (0.5 if bare else 0.72), letters, INK, "Black", size, "middle")
        if fighter and not bare:
            pen.disc(side * 0.84, side * 0.16, side * 0.16, INK)
            pen.disc(side * 0.84, side * 0.16, side * 0.13, BONE)
            fist = side * 0.08
            pen.box(side * 0.84 - fist, side * 0.16 - fist, side * 0.84 + fist,
                    side * 0.16 + fist, INK, fist * 0.5)  # fmt: skip

    return make_stamp(side, side, ground, draw)


@lru_cache(maxsize=16)
def face_down(side: int, ground: Base, least: int) -> Stamp:
    """A bystander's card that lies face down."""

    def draw(pen: Pen) -> None:
        left, right = side * 0.12, side * 0.88
        pen.frame((left, 0, right, side), PERSON_CHIP, INK, 1.6, side * 0.1)
        edge = side * 0.09
        pen.box(left + edge, edge, right - edge, side - edge, BONE, side * 0.05)
        size, bare = max(least, side * 0.56), side < 1.6 * least
        if not bare:
            _draw_person(pen, side / 2, side * 0.12, side * 0.28)
        pen.text(side / 2, side * (0.5 if bare else 0.68), "?", INK, "Black", size, "middle")

    return make_stamp(side, side, ground, draw)


@lru_cache(maxsize=16)
def zombie_hero(side: int, ground: Base, least: int) -> Stamp:
    """Return the sign of a zombie hero who stands on the board before the game: a cape with a `?`.

    Which hero it will be is not known yet.
    """

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, side, side), INK, SPAWN, side * 0.07, side * 0.2)
        cape = [(side * 0.5, side * 0.12), (side * 0.9, side * 0.88), (side * 0.1, side * 0.88)]
        pen.polygon(cape, SPAWN)
        size = max(least, side * 0.6)
        pen.text(side * 0.5, side * 0.58, "?", WHITE, "Black", size, "middle")

    return make_stamp(side, side, ground, draw)


@lru_cache(maxsize=16)
def billboard(uses: int, side: int, ground: Base, least: int) -> Stamp:
    """The sign, a billboard with bulbs, and how many uses are left; cracked after the first use."""

    def draw(pen: Pen) -> None:
        low = side * 0.78
        for x in (0.24, 0.76):
            pen.box(side * (x - 0.06), low, side * (x + 0.06), side, STEEL_SHADE)
        pen.frame((0, side * 0.06, side, low), INK, BONE, side * 0.05, side * 0.06)
        for step in range(5):
            x = side * (0.16 + 0.17 * step)
            for y in (0.15, 0.69):
                lit = uses > 1 or step % 3 == 0
                pen.disc(x, side * y, side * 0.035, SIGNAL if lit else STEEL_SHADE)
        pen.polygon(star(side * 0.3, side * 0.43, side * 0.17), SIGNAL)
        size = max(least, side * 0.58)
        pen.text(side * 0.7, side * 0.42, str(uses), WHITE, "Black", size, "middle")
        if uses < 2:
            crack = [(side * 0.52, 0), (side * 0.44, side * 0.3), (side * 0.56, side * 0.5),
                     (side * 0.48, low)]  # fmt: skip
            pen.line(crack, side * 0.05, BONE)

    return make_stamp(side, side, ground, draw)


@lru_cache(maxsize=16)
def explosive(side: int, ground: Base) -> Stamp:
    """An explosive with its fuse."""

    def draw(pen: Pen) -> None:
        pen.line([(side * 0.62, side * 0.34), (side * 0.78, side * 0.16)], side * 0.09, BONE)
        pen.polygon(star(side * 0.82, side * 0.14, side * 0.15), SIGNAL)
        pen.disc(side * 0.45, side * 0.58, side * 0.4, BONE)
        pen.disc(side * 0.45, side * 0.58, side * 0.36, INK)
        pen.disc(side * 0.34, side * 0.46, side * 0.08, BONE)

    return make_stamp(side, side, ground, draw)


# ---------------------------------------------------------------- on a card


@lru_cache(maxsize=16)
def power(left: int, ground: Base) -> Stamp:
    """A bolt and the number of Power points left."""
    told = number(str(left), ground.theme.text, ground)
    canvas = Canvas.plain(44 + told.width, _HIGH, ground)
    flash = make_stamp(38, _HIGH, ground, lambda pen: draw_bolt(pen, 19, _HIGH / 2, 18))
    canvas.put(flash, 0, 0)
    canvas.put(told, 42, 1)
    return Stamp(canvas.image, None)


@lru_cache(maxsize=32)
def held(name: str, room: int, ground: Base) -> Stamp:
    """A plate with the name on the bystander card that a hero holds, in `room` pixels.

    Without room for the whole name, only its last word is shown, if need be without the sign of a
    person. With less room than `_PILL` pixels, it is shortened to `_PILL`.
    """
    room = max(room, _PILL)
    whole = width_of(name, "Bold", LEAST) + 54 <= room
    words = name if whole else name.split()[-1]
    left = 42 if width_of(words, "Bold", LEAST) + 54 <= room else 12
    words = fitted(words, "Bold", LEAST, room - left - 12)
    wide = width_of(words, "Bold", LEAST) + left + 12

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, wide, 38), PERSON_CHIP, INK, 1.4, 19)
        if left > 12:
            _draw_person(pen, 24, 7, 24)
        pen.text(left, 19, words, INK, "Bold", LEAST)

    return make_stamp(wide, 38, ground, draw)


@lru_cache(maxsize=32)
def traits(count: int, ground: Base) -> Stamp:
    """A card for each of the hero's traits."""
    wide = 30 + 12 * (count - 1)

    def draw(pen: Pen) -> None:
        for at in range(count):
            pen.frame((at * 12, 0, at * 12 + 30, 38), SIGNAL, INK, 1.6, 5)
        pen.polygon(star(wide - 15, 19, 11), INK)

    return make_stamp(wide, 38, ground, draw)


def kept(colours: Sequence[str], ground: Base) -> list[Stamp]:
    """A sign for each objective that a hero keeps, by its colour."""
    return [objective(colour, 38, ground) for colour in colours]
