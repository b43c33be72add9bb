"""What lies and stands on squares, as stamps: pawns, zombies, tokens, names, marks.

`letters` is always how many times larger than usual names and numbers are written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from renders.kit.palette import (
    BONE,
    HEART,
    INK,
    PAINTS,
    PERSON_CHIP,
    SIGNAL,
    SPAWN,
    TIMBER,
    WHITE,
    Base,
    Colour,
)
from renders.kit.pen import Pen, Stamp, make_stamp
from renders.kit.people import Person, paint_of
from renders.kit.shapes import Figure, draw_figure
from renders.kit.text import SMALLEST, drawable, width_of
from renders.zones import tokens

SHAPES = tuple(PAINTS)
INITIALED = 34
"""The least side in pixels of a pawn that shows its letter."""


def pawns_of(seats: Sequence[str], players: Mapping[str, str]) -> dict[str, Person]:
    """The pawn of each seat: its colour and shape follow from the order of play.

    Its letter is the first in the player's name that no other pawn has.
    """
    found: dict[str, Person] = {}
    taken: list[str] = []
    for number, seat in enumerate(seats):
        name = players.get(seat, seat)
        # Letters that the type face has come first, then those of the name as it sounds.
        drawn = [one for one in name.upper() if one.isalnum() and drawable(one) == one]
        letters = drawn or [one for one in drawable(name).upper() if one.isalnum()]
        free = (one for one in [*letters, *"123456"] if one not in taken)
        initial = next(free, "?")
        taken.append(initial)
        shape = SHAPES[number % len(SHAPES)]
        found[seat] = Person(shape, paint_of(shape), initial)
    return found


@lru_cache(maxsize=512)
def pawn(look: Person, side: int, turn: bool, ground: Base, least: int = SMALLEST) -> Stamp:
    """Return a pawn, `side` pixels wide and high; `turn` marks the player whose turn it is.

    It has no letter if it is narrower than `INITIALED`, or has no room for type of size `least`.
    """
    ring = side / (1.24 if turn else 1.14)
    shown = look if side >= max(INITIALED, 1.3 * least) else look._replace(initial="")
    return tokens.survivor(shown, ring, side, ground, tokens.State(turn), least)


def zombie_size(high: float) -> tuple[int, int]:
    """The width and height in pixels of a zombie's stamp that is about `high` pixels high."""
    return round(high * 0.92), round(high)


@lru_cache(maxsize=256)
def zombie(high: int, ground: Base, fresh: bool = False) -> Stamp:
    """One zombie as a figure with a rim; `fresh` makes the rim yellow, for a new zombie."""
    width, height = zombie_size(high)

    def draw(pen: Pen) -> None:
        edge, rim = max(1.0, width * 0.03), max(1.2, width * 0.05)
        pelt, round_top = tokens.ANY.pelt, (True, True, False, False)
        radius = width * 0.36
        pen.box(0, 0, width, height, INK, radius, round_top)
        inner = (edge, edge, width - edge, height - edge)
        pen.box(*inner, SIGNAL if fresh else BONE, radius - edge, round_top)
        within = edge + rim * (1.6 if fresh else 1)
        window = (within, within, width - within, height - within)
        pen.box(*window, pelt.window, radius - within, round_top)
        wide = (width - 2 * within) * 0.94
        figure = Figure(pen, (width - wide) / 2, height - within - wide * 61 / 66, wide)
        draw_figure(tokens.ANY.figure, figure, pelt)

    return make_stamp(width, height, ground, draw)


def token_size(high: float) -> tuple[int, int]:
    """The width and height in pixels of a token's stamp that is about `high` pixels high."""
    return round(high), round(high)


@lru_cache(maxsize=128)
def token(kind: str, side: int, ground: Base) -> Stamp:
    """A round counter: a heart for life, or a cartridge for bullets."""

    def draw(pen: Pen) -> None:
        half, rim = side / 2, max(1.0, side * 0.05)
        pen.disc(half, half, half, INK)
        pen.disc(half, half, half - rim, BONE)
        scale = side * 0.62
        figure = Figure(pen, half - scale / 2, half - scale / 2 + side * 0.02, scale)
        draw_token(figure, kind)

    return make_stamp(side, side, ground, draw)


def draw_token(figure: Figure, kind: str) -> None:
    """Draw the picture of a token, 66 units wide."""
    if kind == "life":
        for x in (18, 48):
            figure.disc((x, 22), 16, HEART)
        figure.body([(3.2, 28), (33, 62), (62.8, 28), (48, 16), (33, 24), (18, 16)], HEART)
        return
    figure.body([(20, 30), (22, 12), (33, 0), (44, 12), (46, 30)], TIMBER, 2)
    figure.body([(20, 32), (46, 32), (46, 64), (20, 64)], INK, 2)
    figure.body([(23, 34), (43, 34), (43, 55), (23, 55)], SIGNAL, 1)


def name_size(name: str, whole: bool, letters: float = 1.0) -> tuple[int, int]:
    """The width and height in pixels of a square's name; `whole` is false for only its letter."""
    wide, high = (12, 23) if whole else (8, 20)
    return round(width_of(name, "Bold", SMALLEST * letters)) + wide, round(high * letters)


@lru_cache(maxsize=1024)
def name_plate(name: str, inside: bool, whole: bool, ground: Base, letters: float = 1.0) -> Stamp:
    """A square's name, or just its letter unless `whole`: dark on roads, light in buildings."""
    width, height = name_size(name, whole, letters)
    theme = ground.theme

    def draw(pen: Pen) -> None:
        fill, rim = (theme.plate_room, INK) if inside else (theme.plate_street, theme.plate_rim)
        letter = INK if inside else theme.plate_letter
        if whole:
            pen.frame((0, 0, width, height), fill, rim, 1.4, 1.5 if inside else 5)
        else:
            pen.box(0, 0, width, height, fill, 1.5 if inside else 5)
        pen.text(width / 2, height / 2, name, letter, "Bold", SMALLEST * letters, "middle")

    return make_stamp(width, height, ground, draw)


@lru_cache(maxsize=256)
def tile_number(number: str, roomy: bool, ground: Base, letters: float = 1.0) -> Stamp:
    """A tile's number, with which the names of its squares begin."""
    size = max(22.0, SMALLEST * letters)
    width = round(width_of(number, "Black", size)) + (16 if roomy else 10)
    height = round((1.36 if roomy else 1.09) * size)
    theme = ground.theme

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, width, height), theme.plate_street, theme.plate_rim, 1.6, 6)
        pen.text(width / 2, height / 2, number, theme.plate_letter, "Black", size, "middle")

    return make_stamp(width, height, ground, draw)


def chip_size(count: int, letters: float = 1.0) -> tuple[int, int]:
    """The width and height in pixels of the chip that `fights` draws."""
    return round(width_of(str(count), "Black", SMALLEST * letters)) + 9, round(20 * letters)


@lru_cache(maxsize=64)
def fights(count: int, ground: Base, letters: float = 1.0) -> Stamp:
    """A chip, a small sign, with the number of fights on the way to a square."""
    (width, height), size = chip_size(count, letters), SMALLEST * letters

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, width, height), SPAWN, INK, 1.5, 5)
        pen.text(width / 2, height / 2, str(count), WHITE, "Black", size, "middle")

    return make_stamp(width, height, ground, draw)


def crowd_size(count: int, letters: float = 1.0) -> tuple[int, int]:
    """The width and height in pixels of the number that `crowd` draws."""
    return round(width_of(str(count), "Black", SMALLEST * letters)) + 8, round(21 * letters)


@lru_cache(maxsize=64)
def crowd(count: int, ground: Base, letters: float = 1.0) -> Stamp:
    """Return a small sign with the number of pawns, for a square with no room to show them."""
    (width, height), size = crowd_size(count, letters), SMALLEST * letters

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, width, height), PERSON_CHIP, INK, 1.5, 5)
        pen.text(width / 2, height / 2, str(count), INK, "Black", size, "middle")

    return make_stamp(width, height, ground, draw)


@lru_cache(maxsize=16)
def ring(side: int, colour: Colour, ground: Base, thick: float = 3.4) -> Stamp:
    """A frame of `side` pixels to mark a square or a tile."""

    def draw(pen: Pen) -> None:
        radius, edge = side * 0.08, thick * 0.45
        pen.box(0, 0, side, side, INK, radius)
        pen.box(edge, edge, side - edge, side - edge, colour, radius)
        inner = edge + thick
        _hollow(pen, inner, INK, radius)
        _hollow(pen, inner + edge, None, radius)

    return make_stamp(side, side, ground, draw)


def _hollow(pen: Pen, inset: float, colour: Colour | None, radius: float) -> None:
    """Fill the part of a stamp that is `inset` pixels from its edges; without a colour, make it
    clear.
    """
    scale = pen.scale
    low, high = round(inset * scale), round((pen.width - inset) * scale)
    if colour is not None:
        pen.box(inset, inset, pen.width - inset, pen.height - inset, colour, radius * 0.7)
        return
    pen.image.paste((0, 0, 0, 0), (low, low, high, high))


@lru_cache(maxsize=64)
def cross(side: int, ground: Base) -> Stamp:
    """A cross, for a square where a zombie was beaten."""

    def draw(pen: Pen) -> None:
        low, high, wide = side * 0.16, side * 0.84, side * 0.13
        for grow, colour in ((side * 0.08, INK), (0.0, HEART)):
            for start, end in (((low, low), (high, high)), ((low, high), (high, low))):
                pen.line([start, end], wide + grow, colour)

    return make_stamp(side, side, ground, draw)
