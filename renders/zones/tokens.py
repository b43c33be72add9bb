"""Figures as stamps: survivors, stacks of zombies, and the chips of crowded zones.

A stack is one card for all zombies of a kind. A chip is a small sign that stands for several
figures. A token's tags (turn ring, tick, drop, `+n`) are inside its own rectangle, so tokens whose
rectangles do not overlap do not overlap at all.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from renders.kit.palette import (
    BONE,
    HEART,
    INK,
    PELTS,
    SIGNAL,
    STEEL_SHADE,
    STRANGER,
    THREAT,
    WHITE,
    Base,
    Colour,
    Pelt,
    kept,
)
from renders.kit.pen import Pen, Stamp, make_stamp
from renders.kit.people import Person, draw_holes, worn
from renders.kit.shapes import Figure, draw_figure, letter_drop, outline
from renders.kit.text import CAP_HEIGHT, SMALLEST, width_of

SIZES = ("XL", "L", "M", "S", "XS")
RINGS = {"XL": 68, "L": 52, "M": 46, "S": 40, "XS": 34}
STACKS = {"XL": (66, 74), "L": (52, 58), "M": (48, 50), "S": (44, 38), "XS": (50, 24)}
_TALLY = {"XL": 26, "L": 22, "M": 21, "S": 20, "XS": 20}
_STRIP = {"XL": 25, "L": 21, "M": 20, "S": 19, "XS": 24}
_OVER = {"XL": 6, "L": 9, "M": 11, "S": 12, "XS": 1}
"""How far a `+n` tag rises above its card, in units."""
EDGE = 5
"""Space around a figure for its rim and its tags, in units."""
_ROUND = 1.42
"""The least diameter of a ring as a multiple of its initial's type size."""
_CELL, _WIDE_CELL = 0.95, 1.5
"""The width of a cell of a roster for one letter, and for two, as a share of the type size."""


def survivor_side(size: str, unit: float) -> int:
    """The width and height of a survivor's stamp in pixels."""
    return round((RINGS[size] + 2 * EDGE) * unit)


def lettered(size: str, unit: float, least: int) -> bool:
    """True if a survivor's ring of this size has room for an initial of type size `least`."""
    return RINGS[size] * unit >= _ROUND * least


def stack_size(
    size: str, unit: float, fresh: bool, words: str = "", least: int = SMALLEST
) -> tuple[int, int]:
    """The width and height in pixels of the stamp for a stack of zombies.

    `fresh` adds room for a `+n` tag. `words` are the letter and the count on the card, which is
    made wide enough for them.
    """
    over = _OVER[size] if fresh else 1
    wide, high = _card_size(size, unit, words, least)
    return round(wide + 5 * unit), round(high + (3.2 + over) * unit)


def _card_size(size: str, unit: float, words: str, least: int) -> tuple[float, float]:
    """The size of a card without its tags, large enough for its words."""
    (wide, high), type_size = STACKS[size], max(least, _TALLY[size] * unit)
    needed = width_of(words, "Black", type_size) + 0.36 * type_size
    lines = 1.4 if size == "XS" else 1.1
    return max(wide * unit, needed), max(high * unit, lines * CAP_HEIGHT * type_size)


def pictured(size: str, unit: float, least: int) -> bool:
    """True if a card of this size has room for a figure above words of type size `least`."""
    high = STACKS[size][1] * unit
    return size == "XS" or _line(size, unit, least) <= 0.6 * high


def _line(size: str, unit: float, least: int) -> float:
    """Return the height, in pixels, of the part of a card that has the words."""
    type_size = max(least, _TALLY[size] * unit)
    return max(_STRIP[size] * unit, CAP_HEIGHT * type_size + 7.2 * unit)


class Miniature(NamedTuple):
    """A kind of zombie as its tokens show it: figure, letter and colours."""

    kind: str
    figure: str
    letter: str
    pelt: Pelt


ANY = Miniature("", "", "", PELTS["moss"])
"""Stands for zombies of any kind."""


class State(NamedTuple):
    """What the tags of a survivor's token show: it acts, its turn is over, it is wounded."""

    turn: bool = False
    done: bool = False
    wounded: bool = False


IDLE = State()


@lru_cache(maxsize=1024)
def survivor(
    person: Person, size: float, side: int, ground: Base, state: State = IDLE, least: int = SMALLEST
) -> Stamp:
    """A survivor's token: `size` is its ring and `side` the stamp's width, both in pixels.

    `least` is the smallest type size of its initial.
    """

    def draw(pen: Pen) -> None:
        middle = side / 2
        if person.film:
            _film(pen, person, size, state)
        points = outline(person.shape, middle, middle, size * (0.82 if person.film else 1))
        rim = max(1.6, size * 0.035)
        rings = [(1.7, INK), (1.0, WHITE)]
        if state.turn:
            rings = [(2.9, INK), (2.4, SIGNAL), (1.55, INK), (1.0, WHITE)]
        for grow, colour in rings if not person.film else [(0.6, INK)]:
            pen.polygon(points, colour, rim * grow)
        pen.polygon(points, person.paint.fill)
        if person.film:
            pen.polygon(outline(person.shape, middle, middle, size * 0.66), STRANGER.fill)
        letter = max(least, size * (0.46 if person.shape == "triangle" else 0.54))
        if len(person.initial) > 1:
            letter = max(least, letter * 0.78)
        height = middle + letter_drop(person.shape) * size
        ink = INK if person.film else person.paint.letter
        wide = width_of(person.initial, "Black", letter)
        if person.film and wide > size * 0.6:
            # Dark letters that are wider than the light shape need light ground of their own.
            half, high = wide / 2 + 2, letter * CAP_HEIGHT / 2 + 4
            edges = (middle - half, height - high, middle + half, height + high)
            pen.box(*edges, STRANGER.fill, 4)
        pen.text(middle, height, person.initial, ink, "Black", letter, "middle")
        corner = side * 11 / 78
        if person.bolt:
            draw_bolt(pen, corner * 1.2, corner * 1.3, side * 0.16)
        if person.power:
            _lights(pen, person.power, size)
        if state.done:
            _tick(pen, side - corner, side - corner, max(8.0, side * 0.135))
        if state.wounded:
            _drop(pen, side - corner, side * 14 / 78, max(7.5, side * 0.12))

    return make_stamp(side, side, kept(ground, person.coloured), draw)


def _film(pen: Pen, person: Person, size: float, state: State) -> None:
    """Draw the film frame around a shape, with holes above and below."""
    x, y = pen.width / 2, pen.height / 2
    wide, high = size * 0.43, size * 0.53
    for grow, colour in ((4.4, INK), (2.8, SIGNAL if state.turn else BONE), (0.0, INK)):
        if grow < 3 or state.turn:
            pen.box(x - wide - grow, y - high - grow, x + wide + grow, y + high + grow, colour, 4)
    draw_holes(pen, (x - wide, y - high, x + wide, y + high), 5)


def draw_bolt(pen: Pen, x: float, y: float, radius: float) -> None:
    """Draw a yellow bolt on a dark disc."""
    pen.disc(x, y, radius, BONE)
    pen.disc(x, y, radius * 0.88, INK)
    flash = [(0.2, -0.66), (-0.42, 0.12), (-0.04, 0.12), (-0.2, 0.66), (0.42, -0.14), (0.04, -0.14)]
    pen.polygon([(x + across * radius, y + down * radius) for across, down in flash], SIGNAL)


def _lights(pen: Pen, power: tuple[int, int], size: float) -> None:
    """Draw a light for each point of `power` (points left, most), in an arc over the token.

    The lights of used points are dark.
    """
    left, most = power
    x, y, radius = pen.width / 2, pen.height / 2, max(5.0, size * 0.085)
    for number in range(most):
        turn = math.radians(-90 + (number - (most - 1) / 2) * 34)
        across, down = x + size * 0.5 * math.cos(turn), y + size * 0.5 * math.sin(turn)
        pen.disc(across, down, radius * 1.25, INK)
        pen.disc(across, down, radius, SIGNAL if number < left else STEEL_SHADE)


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
    """The card of all zombies of one kind in a zone: figure, letter and count.

    A tag says how many are `new`. `fresh` leaves room for a tag even without one, as for every
    stack in a zone with new zombies. `threat` adds a red rim and a mark, for zombies that can reach
    the survivor the picture is for. `least` is the smallest type size.
    """
    fresh = fresh or bool(new) or threat
    words = f"{miniature.letter}{count}"
    width, height = stack_size(size, unit, fresh, words, least)

    def draw(pen: Pen) -> None:
        card_width, card_height = _card_size(size, unit, words, least)
        left, top = (width - card_width) / 2, height - 1.6 * unit - card_height
        rim = THREAT if threat else BONE
        place = (left, top, card_width, card_height)
        zombie_card(pen, miniature, str(count), place, size, rim, least)
        if threat and size != "XS":
            _threat_tag(pen, unit)
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
    """Draw the card of a stack at `place` (left, top, width, height), without tags."""
    left, top, width, height = place
    pelt = miniature.pelt
    unit = height / STACKS[size][1]
    rim = 2.4 * unit
    type_size = max(least, _TALLY[size] * unit)
    strip = _line(size, unit, least)
    line = top + height - strip
    round_top = (True, True, False, False) if size != "XS" else (True, True, True, True)
    radius = {"XS": 5, "S": 13}.get(size, 22) * unit
    pen.box(left - unit * 1.6, top - unit * 1.6, left + width + unit * 1.6,
            top + height + unit * 1.6, INK, radius + unit * 1.6, round_top)  # fmt: skip
    pen.box(left, top, left + width, top + height, edge, radius, round_top)
    inner = (left + rim, top + rim, left + width - rim)
    split = left + _split(width, miniature.letter, count, type_size)
    if size != "XS":
        _window(pen, miniature, inner, line)
        pen.box(left + rim, line, split, top + height - rim, pelt.plate)
    else:
        line, strip = top, height + rim
        shape = (True, False, False, True)
        pen.box(left + rim, top + rim, split, top + height - rim, pelt.plate, 4, shape)
    if edge != BONE:
        inner_top = line if size != "XS" else top + rim
        pen.box(split, inner_top, left + width - rim, top + height - rim, BONE)
    middle = line + (strip - rim) / 2
    for x, words, colour in (
        ((left + rim + split) / 2, miniature.letter, WHITE),
        ((split + left + width - rim) / 2, count, INK),
    ):
        pen.text(x, middle, words, colour, "Black", type_size, "middle")


def _split(width: float, letter: str, count: str, type_size: float) -> float:
    """The x where a card's letter ends and its count begins: the middle if both have room."""
    first, second = (width_of(each, "Black", type_size) for each in (letter, count))
    spare = width - first - second
    return width / 2 if max(first, second) + 0.2 * type_size < width / 2 else first + spare / 2


def _window(pen: Pen, miniature: Miniature, inner: tuple[float, float, float], line: float) -> None:
    """Draw a zombie in the upper part of its card, cut off at the edges of that part.

    `inner` is the part's left, top and right edge, `line` its lower edge, in pixels.
    """
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
    """Draw a figure that stands for zombies of any kind, as large as the pen's field."""
    wide, high = float(pen.width), float(pen.height)
    round_top, pelt = (True, True, False, False), miniature.pelt
    pen.box(0, 0, wide, high, BONE, wide * 0.36, round_top)
    pen.box(2.4, 2.4, wide - 2.4, high - 2.4, pelt.window, wide * 0.3, round_top)
    scale = wide - 6
    figure = Figure(pen, 3, high - 2.4 - scale * 61 / 66, scale)
    draw_figure(miniature.figure, figure, pelt)


def _new_tag(pen: Pen, text: str, right: float, unit: float, least: int = SMALLEST) -> None:
    size = max(least, 20 * unit)
    wide, high = width_of(text, "Black", size) + 9, min(size * 1.08, size * CAP_HEIGHT + 10)
    pen.frame((right - wide - 1, 0.5, right - 0.5, 0.5 + high), SIGNAL, INK, 1.6, 6)
    pen.text(right - wide / 2 - 0.8, 0.5 + high / 2, text, INK, "Black", size, "middle")


def _threat_tag(pen: Pen, unit: float) -> None:
    """Draw an exclamation mark in the north-west corner."""
    radius = max(11.5, 11 * unit)
    pen.disc(radius + 0.5, radius + 0.5, radius, INK)
    pen.disc(radius + 0.5, radius + 0.5, radius - 1.5, THREAT)
    pen.text(radius + 0.5, radius + 0.5, "!", WHITE, "Black", max(SMALLEST, 18 * unit), "middle")


@lru_cache(maxsize=64)
def new_tag(count: int, unit: float, ground: Base, least: int = SMALLEST) -> Stamp:
    """The `+n` tag by itself, without a card."""
    size = new_tag_size(count, unit, least)
    return make_stamp(*size, ground, lambda pen: _new_tag(pen, f"+{count}", pen.width, unit, least))


def new_tag_size(count: int, unit: float, least: int = SMALLEST) -> tuple[float, float]:
    """The width and height in pixels of the stamp that `new_tag` draws."""
    size = max(least, 20 * unit)
    return width_of(f"+{count}", "Black", size) + 11, min(size * 1.08, size * CAP_HEIGHT + 10) + 1


@lru_cache(maxsize=256)
def roster(
    people: tuple[tuple[Person, bool], ...], across: int, ground: Base, least: int = SMALLEST
) -> Stamp:
    """The chip for all survivors of a crowded zone: their initials, `across` of them side by side.

    The bool is true for the survivor whose turn it is; that initial has a frame.
    """
    twofold = any(len(person.initial) > 1 for person, _ in people)
    side, wide = _CELL * least, _cell(least, twofold)

    def draw(pen: Pen) -> None:
        for number, (person, acts) in enumerate(people):
            row, column = divmod(number, across)
            paint = worn(person, pen.theme)
            left, top = 2 + column * wide, 2 + row * side
            pen.box(left - 2, top - 2, left + wide + 2, top + side + 2, INK, 6)
            edges = (left + 1, top + 1, left + wide - 1, top + side - 1)
            lit = BONE if pen.theme.film else SIGNAL
            rim = lit if acts else INK if person.film else WHITE
            pen.frame(edges, paint.fill, rim, 3.4 if acts or person.film else 1.6, 4)
            place = left + wide / 2, top + side / 2
            pen.text(*place, person.initial, paint.letter, "Black", least, "middle")

    coloured = any(person.coloured for person, _ in people)
    size = roster_size(len(people), across, least, twofold)
    return make_stamp(*size, kept(ground, coloured), draw)


def roster_size(count: int, across: int, least: int, twofold: bool = False) -> tuple[int, int]:
    """The width and height of a roster in pixels, with `across` initials side by side.

    With `twofold`, some of the initials have two letters.
    """
    rows = -(-count // across)
    wide = min(count, across) * _cell(least, twofold)
    return round(wide + 4), round(rows * _CELL * least + 4)


def _cell(least: int, twofold: bool) -> float:
    """The width of a roster's cell in pixels."""
    return (_WIDE_CELL if twofold else _CELL) * least


@lru_cache(maxsize=128)
def horde(count: int, unit: float, ground: Base, least: int = SMALLEST) -> Stamp:
    """The chip for all zombies of a crowded zone, with their number."""

    def draw(pen: Pen) -> None:
        width, height = pen.width, pen.height
        pelt = ANY.pelt
        pen.frame((0, 0, width, height), pelt.window, INK, 1.6, 5 * unit)
        scale = 30 * unit
        draw_figure(ANY.figure, Figure(pen, 1 * unit, 2 * unit, scale), pelt)
        pen.box(1.6, height - 1.6, width - 1.6, height, INK)
        size = max(least, 20 * unit)
        x = (31 * unit + width) / 2
        pen.text(x, height / 2, str(count), INK, "Black", size, "middle")

    return make_stamp(*chip_size(unit, least), ground, draw)


def chip_size(unit: float, least: int = SMALLEST) -> tuple[int, int]:
    """The width and height in pixels of the chip that `horde` draws."""
    size = max(least, 20 * unit)
    return round(33 * unit + width_of("88", "Black", size)), round(max(30 * unit, 0.9 * size))
