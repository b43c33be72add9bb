"""Cars seen from above without a roof, so that the riders in their seats can be read."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from renders.kit.palette import BODIES, CARS, INK, SIGNAL, WHITE, Base, Bodywork, chosen, kept
from renders.kit.pen import Pen, Stamp, make_stamp
from renders.kit.people import Person, worn
from renders.kit.text import SMALLEST

_LARGE, _SMALL = (112, 58), (82, 44)
_EDGE = 3
"""Space around a car for its rim, in units."""


class Rider(NamedTuple):
    """The person in a seat of a car; `turn` is true while that person acts."""

    person: Person
    turn: bool


def look_of(kind: str) -> Bodywork:
    """Return the colours of a kind of car; for an unknown kind, its name chooses them."""
    return CARS.get(kind) or chosen(BODIES, kind)


def car_size(small: bool, unit: float) -> tuple[int, int]:
    """The width and height of a car's stamp in pixels."""
    width, height = _SMALL if small else _LARGE
    return round((width + 2 * _EDGE) * unit), round((height + 2 * _EDGE) * unit)


@lru_cache(maxsize=256)
def car(
    kind: str,
    riders: tuple[Rider | None, ...],
    small: bool,
    parked: bool,
    unit: float,
    ground: Base,
    least: int = SMALLEST,
) -> Stamp:
    """A car with its riders, the driver first; None for an empty seat.

    `parked` marks a car that nobody can drive.
    """
    width, height = car_size(small, unit)

    def draw(pen: Pen) -> None:
        long, deep = (side * unit for side in (_SMALL if small else _LARGE))
        left, top = (width - long) / 2, (height - deep) / 2
        _draw_body(pen, look_of(kind), (left, top, long, deep), kind, unit)
        if parked:
            _draw_clamp(pen, left + long * 0.88, top + deep / 2, unit)
        pen.fade()
        side, files = deep * 0.45, max(2, -(-len(riders) // 2))
        middle = left + long / 2
        for number in range(2 * files):
            x = middle + side * ((files - 1) / 2 - number // 2)
            y = top + deep / 2 + side * (-0.5 if number % 2 == 0 else 0.5)
            rider = riders[number] if number < len(riders) else None
            if rider:
                _draw_rider(pen, rider, x, y, side, least)
            else:
                pen.box(x - side * 0.4, y - side * 0.4, x + side * 0.4, y + side * 0.4,
                        look_of(kind).seat, side * 0.3)  # fmt: skip

    coloured = any(rider.person.coloured for rider in riders if rider)
    return make_stamp(width, height, kept(ground, coloured), draw)


def car_chip_size(unit: float) -> tuple[int, int]:
    """The width and height, in pixels, of a car's chip: its small sign in a crowded zone."""
    return round(44 * unit), round(30 * unit)


@lru_cache(maxsize=64)
def car_chip(kind: str, riders: int, unit: float, ground: Base, least: int = SMALLEST) -> Stamp:
    """A car's small sign in a crowded zone: the car from the side and how many sit in it."""

    def draw(pen: Pen) -> None:
        width, height = pen.width, pen.height
        pen.frame((0, 0, width, height), WHITE, INK, 1.6, 5 * unit)
        look = look_of(kind)
        middle, left = height / 2, 4 * unit
        right = left + 20 * unit
        cab = [(left + 3 * unit, middle), (left + 6 * unit, middle - 7 * unit),
               (left + 14 * unit, middle - 7 * unit), (left + 17 * unit, middle)]  # fmt: skip
        pen.polygon(cab, look.body, unit)
        pen.box(left, middle - unit, right, middle + 6 * unit, look.body, 3 * unit)
        for x in (left + 5 * unit, right - 5 * unit):
            pen.disc(x, middle + 6.5 * unit, 3 * unit, INK)
        size = max(least, 20 * unit)
        pen.text(width * 0.76, middle, str(riders), INK, "Black", size, "middle")

    return make_stamp(*car_chip_size(unit), ground, draw)


def _draw_body(
    pen: Pen, look: Bodywork, place: tuple[float, float, float, float], kind: str, unit: float
) -> None:
    """Draw the body at (left, top, length, depth) with lamps, panes and an open cabin."""
    left, top, long, deep = place
    right, bottom = left + long, top + deep
    pen.box(left - 1.8, top - 1.8, right + 1.8, bottom + 1.8, INK, 15 * unit)
    pen.box(left, top, right, bottom, look.body, 14 * unit)
    inner = 4 * unit
    pen.box(left + long * 0.2, top, right - long * 0.2, bottom, look.side)
    pen.box(left + long * 0.2, top + inner, right - long * 0.2, bottom - inner, look.pane)
    cabin = deep * 0.48
    middle = left + long / 2
    pen.box(middle - cabin, top + inner * 0.7, middle + cabin, bottom - inner * 0.7,
            look.cabin, 4 * unit)  # fmt: skip
    for y in (top + deep * 0.14, bottom - deep * 0.14):
        pen.disc(right - 4 * unit, y, 3 * unit, SIGNAL)
        pen.disc(left + 4 * unit, y, 2.6 * unit, look.lamp)
    if kind == "police":
        pen.box(right - long * 0.17, top + deep * 0.42, right - long * 0.06, bottom - deep * 0.42,
                WHITE, 2 * unit)  # fmt: skip
    else:
        for share in (0.36, 0.64):
            y = top + deep * share
            pen.box(right - long * 0.2, y - 1.5 * unit, right - 2 * unit, y + 1.5 * unit, SIGNAL)
            pen.box(left + 2 * unit, y - 1.5 * unit, left + long * 0.2, y + 1.5 * unit, SIGNAL)


def _draw_clamp(pen: Pen, x: float, y: float, unit: float) -> None:
    """Draw a crossed-out wheel, for a car that cannot be driven."""
    pen.disc(x, y, 9 * unit, INK)
    pen.disc(x, y, 7.4 * unit, WHITE)
    pen.line([(x - 4.5 * unit, y - 4.5 * unit), (x + 4.5 * unit, y + 4.5 * unit)], 3 * unit, INK)


def _draw_rider(pen: Pen, rider: Rider, x: float, y: float, side: float, least: int) -> None:
    """Draw the colour and initial of a rider, in a round or a square field by token shape."""
    half = side / 2 - 0.6
    radius = half if rider.person.shape in ("circle", "star") else side * 0.18
    paint = worn(rider.person, pen.theme)
    rims = [(0.0, SIGNAL if rider.turn else WHITE), (1.4, paint.fill)]
    for inset, colour in rims:
        pen.box(x - half + inset, y - half + inset, x + half - inset, y + half - inset,
                colour, max(1.0, radius - inset))  # fmt: skip
    size = max(least, side * (0.7 if len(rider.person.initial) == 1 else 0.55))
    pen.text(x, y, rider.person.initial, paint.letter, "Black", size, "middle")
