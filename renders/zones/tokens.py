"""Figures as stamps: survivors, stacks of zombies, and the chips of crowded zones.

A token carries its tags (turn ring, tick, drop, `+n`) inside its own rectangle, so what does not
overlap as rectangles does not overlap at all.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from renders.kit.palette import (
    BONE,
    HEART,
    INK,
    PELTS,
    PERSON_CHIP,
    SIGNAL,
    THREAT,
    WHITE,
    Base,
    Colour,
    Pelt,
)
from renders.kit.pen import Pen, Stamp, make_stamp
from renders.kit.people import Person
from renders.kit.shapes import Figure, draw_figure, letter_drop, outline
from renders.kit.text import SMALLEST, width_of

SIZES = ("XL", "L", "M", "S", "XS")
RINGS = {"XL": 68, "L": 52, "M": 46, "S": 40, "XS": 34}
STACKS = {"XL": (66, 74), "L": (52, 58), "M": (48, 50), "S": (44, 38), "XS": (50, 24)}
_TALLY = {"XL": 26, "L": 22, "M": 21, "S": 20, "XS": 20}
_STRIP = {"XL": 25, "L": 21, "M": 20, "S": 19, "XS": 24}
_OVER = {"XL": 6, "L": 9, "M": 11, "S": 12, "XS": 1}
"""How far a `+n` tag stands above its card, in units."""
EDGE = 5
"""Room round a figure, in units, for its rim and its tags."""


def survivor_side(size: str, unit: float) -> int:
    """Width and height in pixels of a survivor's stamp."""
    return round((RINGS[size] + 2 * EDGE) * unit)


def stack_size(size: str, unit: float, fresh: bool) -> tuple[int, int]:
    """Width and height in pixels of a zombie stack's stamp; a `+n` tag hangs over its edge."""
    width, height = STACKS[size]
    over = _OVER[size] if fresh else 1
    return round((width + 5) * unit), round((height + 3.2 + over) * unit)


class Miniature(NamedTuple):
    """A kind of zombie as its tokens show it."""

    kind: str
    figure: str
    letter: str
    pelt: Pelt


ANY = Miniature("", "", "", PELTS["moss"])
"""Stands for zombies of any kind."""


class State(NamedTuple):
    """What a survivor's tags tell."""

    turn: bool = False
    done: bool = False
    wounded: bool = False


IDLE = State()


@lru_cache(maxsize=1024)
def survivor(
    person: Person,
    size: float,
    side: int,
    ground: Base,
    state: State = IDLE,
    least: int = SMALLEST,
) -> Stamp:
    """A survivor's token: `size` is its ring, `side` the stamp's width, both in pixels.

    `least` is the smallest type of its initial.
    """

    def draw(pen: Pen) -> None:
        middle = side / 2
        points = outline(person.shape, middle, middle, size)
        rim = max(1.6, size * 0.035)
        rings = [(1.7, INK), (1.0, WHITE)]
        if state.turn:
            rings = [(2.9, INK), (2.4, SIGNAL), (1.55, INK), (1.0, WHITE)]
        for grow, colour in rings:
            pen.polygon(points, colour, rim * grow)
        pen.polygon(points, person.paint.fill)
        letter = max(least, size * (0.46 if person.shape == "triangle" else 0.54))
        if len(person.initial) > 1:
            letter = max(least, letter * 0.78)
        height = middle + letter_drop(person.shape) * size
        pen.text(middle, height, person.initial, person.paint.letter, "Black", letter, "middle")
        corner = side * 11 / 78
        if state.done:
            _tick(pen, side - corner, side - corner, max(8.0, side * 0.135))
        if state.wounded:
            _drop(pen, side - corner, side * 14 / 78, max(7.5, side * 0.12))

    return make_stamp(side, side, ground, draw)


def _tick(pen: Pen, x: float, y: float, radius: float) -> None:
    pen.disc(x, y, radius, INK)
    pen.disc(x, y, radius * 0.84, WHITE)
    points = [(x - radius * 0.4, y), (x - radius * 0.1, y + radius * 0.34)]
    pen.line([*points, (x + radius * 0.44, y - radius * 0.34)], radius * 0.26, INK)


def _drop(pen: Pen, x: float, y: float, radius: float) -> None:
    for grow, colour in ((radius * 0.26, INK), (0.0, HEART)):
        top = [(x, y - radius * 1.5), (x + radius * 0.84, y), (x - radius * 0.84, y)]
        pen.polygon(top, colour, grow)
        pen.disc(x, y + radius * 0.2, radius * 0.88 + grow, colour)
    pen.box(x - radius * 0.5, y + radius * 0.1, x + radius * 0.5, y + radius * 0.42, WHITE)


@lru_cache(maxsize=1024)
def stack(
    miniature: Miniature,
    count: int,
    new: int,
    size: str,
    unit: float,
    ground: Base,
    fresh: bool = False,
    threat: bool = False,
    least: int = SMALLEST,
) -> Stamp:
    """All zombies of one kind in a zone: figure, letter and count, and how many are new.

    `fresh`: the stamp has room for a tag, as every stack in a zone with new zombies.
    `threat`: a red rim and a mark for those who can reach the survivor the picture is for.
    `least` is the smallest type.
    """
    fresh = fresh or bool(new) or threat
    width, height = stack_size(size, unit, fresh)

    def draw(pen: Pen) -> None:
        card_width, card_height = (side * unit for side in STACKS[size])
        left, top = (width - card_width) / 2, height - 1.6 * unit - card_height
        rim = THREAT if threat else BONE
        place = (left, top, card_width, card_height)
        zombie_card(pen, miniature, str(count), place, size, rim, least)
        if threat and size != "XS":
            _threat_tag(pen, unit, least)
        if new and size != "XS":
            _new_tag(pen, f"+{new}", width, unit, least)

    return make_stamp(width, height, ground, draw)


def zombie_card(
    pen: Pen,
    miniature: Miniature,
    count: str,
    place: tuple[float, float, float, float],
    size: str,
    edge: Colour = BONE,
    least: int = SMALLEST,
) -> None:
    """The card itself at (left, top, width, height) without tags."""
    left, top, width, height = place
    pelt = miniature.pelt
    unit = width / STACKS[size][0]
    rim = 2.4 * unit
    strip = _STRIP[size] * unit
    line = top + height - strip
    round_top = (True, True, False, False) if size != "XS" else (True, True, True, True)
    radius = {"XS": 5, "S": 13}.get(size, 22) * unit
    pen.box(left - unit * 1.6, top - unit * 1.6, left + width + unit * 1.6,
            top + height + unit * 1.6, INK, radius + unit * 1.6, round_top)  # fmt: skip
    pen.box(left, top, left + width, top + height, edge, radius, round_top)
    inner = (left + rim, top + rim, left + width - rim)
    if size != "XS":
        _window(pen, miniature, inner, line)
        pen.box(left + rim, line, left + width / 2, top + height - rim, pelt.plate)
    else:
        shape = (True, False, False, True)
        pen.box(left + rim, top + rim, left + width / 2, top + height - rim, pelt.plate, 4, shape)
    if edge != BONE:
        inner_top = line if size != "XS" else top + rim
        pen.box(left + width / 2, inner_top, left + width - rim, top + height - rim, BONE)
    middle = line + (strip - (rim if size != "XS" else 0)) / 2
    type_size = max(least, _TALLY[size] * unit)
    half = width / 2
    pen.text(
        left + rim / 2 + half / 2, middle, miniature.letter, WHITE, "Black", type_size, "middle"
    )
    tally = type_size if len(count) < 2 else max(least, type_size * 0.9)
    pen.text(left + half * 1.5 - rim / 3, middle, count, INK, "Black", tally, "middle")


def _window(pen: Pen, miniature: Miniature, inner: tuple[float, float, float], line: float) -> None:
    """The picture half of a card, cut off at its edges."""
    left, top, right = inner
    pelt = miniature.pelt
    width, height = right - left, line - top
    picture = Pen(pen.theme, round(width), round(height), pelt.window, pen.scale)
    scale = min(width, height * 66 / 47)
    figure = Figure(picture, (width - scale) / 2, height - scale * 47 / 66, scale)
    draw_figure(miniature.figure, figure, pelt)
    shape = Pen(pen.theme, picture.width, picture.height, (0, 0, 0), pen.scale)
    radius = min(20.0 * width / 62, height * 0.7)
    shape.box(0, 0, width, height, WHITE, radius, (True, True, False, False))
    place = (round(left * pen.scale), round(top * pen.scale))
    pen.image.paste(picture.image, place, shape.image.convert("L"))


def zombie_bust(pen: Pen, miniature: Miniature) -> None:
    """A figure that stands for zombies of any kind, as large as the pen's field."""
    wide, high = float(pen.width), float(pen.height)
    round_top, pelt = (True, True, False, False), miniature.pelt
    pen.box(0, 0, wide, high, BONE, wide * 0.36, round_top)
    pen.box(2.4, 2.4, wide - 2.4, high - 2.4, pelt.window, wide * 0.3, round_top)
    scale = wide - 6
    figure = Figure(pen, 3, high - 2.4 - scale * 61 / 66, scale)
    draw_figure(miniature.figure, figure, pelt)


def _new_tag(pen: Pen, text: str, right: float, unit: float, least: int = SMALLEST) -> None:
    size = max(least, 20 * unit)
    wide = width_of(text, "Black", size) + 9
    pen.frame((right - wide - 1, 0.5, right - 0.5, 0.5 + size * 1.08), SIGNAL, INK, 1.6, 6)
    pen.text(right - wide / 2 - 0.8, 0.5 + size * 0.54, text, INK, "Black", size, "middle")


def _threat_tag(pen: Pen, unit: float, least: int) -> None:
    """A mark of exclamation in the north-west corner."""
    radius = max(11.5, 11 * unit, least / 2)
    pen.disc(radius + 0.5, radius + 0.5, radius, INK)
    pen.disc(radius + 0.5, radius + 0.5, radius - 1.5, THREAT)
    pen.text(radius + 0.5, radius + 0.5, "!", WHITE, "Black", max(SMALLEST, 18 * unit), "middle")


@lru_cache(maxsize=64)
def new_tag(count: int, unit: float, ground: Base) -> Stamp:
    """The `+n` tag by itself, for the legend."""
    return make_stamp(
        34 * unit, 24 * unit, ground, lambda pen: _new_tag(pen, f"+{count}", pen.width, unit)
    )


@lru_cache(maxsize=128)
def people(count: int, unit: float, ground: Base, least: int = SMALLEST) -> Stamp:
    """All survivors of a crowded zone as one chip."""

    def draw(pen: Pen) -> None:
        width, height = pen.width, pen.height
        pen.frame((0, 0, width, height), PERSON_CHIP, INK, 1.6, 5 * unit)
        pen.disc(13 * unit, height * 0.33, 4.6 * unit, INK)
        pen.box(
            6 * unit,
            height * 0.54,
            20 * unit,
            height * 0.82,
            INK,
            5 * unit,
            (True, True, False, False),
        )
        size = max(least, 20 * unit)
        pen.text(width * 0.7, height / 2, str(count), INK, "Black", size, "middle")

    return make_stamp(*chip_size(unit), ground, draw)


@lru_cache(maxsize=128)
def horde(count: int, unit: float, ground: Base, least: int = SMALLEST) -> Stamp:
    """All zombies of a crowded zone as one chip."""

    def draw(pen: Pen) -> None:
        width, height = pen.width, pen.height
        pelt = ANY.pelt
        pen.frame((0, 0, width, height), pelt.window, INK, 1.6, 5 * unit)
        scale = 30 * unit
        draw_figure(ANY.figure, Figure(pen, 1 * unit, 2 * unit, scale), pelt)
        pen.box(1.6, height - 1.6, width - 1.6, height, INK)
        size = max(least, 20 * unit)
        pen.text(width * 0.74, height / 2, str(count), INK, "Black", size, "middle")

    return make_stamp(*chip_size(unit), ground, draw)


def chip_size(unit: float) -> tuple[int, int]:
    """Width and height of a crowd's chip: a zombie strip fits in, and two in any zone."""
    return round(56 * unit), round(30 * unit)
