"""Signs on the board: names, noise, objectives, spawn signs, exits, doors."""

from __future__ import annotations

import math
from functools import lru_cache

from renders.kit.palette import (
    ASLEEP,
    BONE,
    DOOR,
    DOOR_SHADE,
    DOORS,
    EXIT,
    INK,
    OBJECTIVES,
    PERSON_CHIP,
    SIGNAL,
    SPAWN,
    STEEL_SHADE,
    STRANGER,
    WHITE,
    Base,
    mix,
)
from renders.kit.pen import Pen, Point, Stamp, make_stamp
from renders.kit.people import Person
from renders.kit.shapes import loudspeaker, star
from renders.kit.text import SMALLEST, width_of


@lru_cache(maxsize=256)
def plate(name: str, street: bool, unit: float, ground: Base) -> Stamp:
    """A zone's name: dark with round corners in a street, light and square in a room."""
    width, height = plate_size(name, unit)
    size = max(SMALLEST, 21 * unit)

    def draw(pen: Pen) -> None:
        fill = ground.theme.plate_street if street else ground.theme.plate_room
        rim = ground.theme.plate_rim if street else INK
        letter = ground.theme.plate_letter if street else INK
        pen.frame((0, 0, width, height), fill, rim, 1.5, 5 if street else 1.5)
        pen.text(width / 2, height / 2, name, letter, "Bold", size, "middle")

    return make_stamp(width, height, ground, draw)


def plate_size(name: str, unit: float) -> tuple[int, int]:
    """The width and height of a zone's name plate in pixels."""
    size = max(SMALLEST, 21 * unit)
    return round(width_of(name, "Bold", size) + 0.4 * size), round(1.05 * size)


@lru_cache(maxsize=256)
def noise(count: int, unit: float, ground: Base, least: int = SMALLEST) -> Stamp:
    """A chip with the noise of a zone: a loudspeaker and a number."""
    width, height = noise_size(count, unit, least)
    size = max(least, 21 * unit)

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, width, height), SIGNAL, INK, 1.6, 6 * unit)
        loudspeaker(pen, 6 * unit, height / 2, unit)
        pen.text(width - 7 * unit, height / 2, str(count), INK, "Black", size, "right")

    return make_stamp(width, height, ground, draw)


def noise_size(count: int, unit: float, least: int = SMALLEST) -> tuple[int, int]:
    """The width and height of a noise chip in pixels."""
    size = max(least, 21 * unit)
    wide = 36.5 * unit + width_of(str(count), "Black", size)
    return round(wide), round(max(30 * unit, 0.9 * size))


@lru_cache(maxsize=64)
def steps(count: int, unit: float, ground: Base, least: int = SMALLEST) -> Stamp:
    """A chip that shows how many moves away a zone is: an arrow and a number."""
    width, height = steps_size(unit, least)

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, width, height), PERSON_CHIP, INK, 1.6, height / 2)
        middle, tip = height / 2, 22 * unit
        pen.line([(8 * unit, middle), (tip, middle)], 2.8 * unit, INK)
        pen.line([(tip - 6 * unit, middle - 6 * unit), (tip, middle),
                  (tip - 6 * unit, middle + 6 * unit)], 2.8 * unit, INK)  # fmt: skip
        size = max(least, 21 * unit)
        pen.text(width - 9 * unit, middle, str(count), INK, "Black", size, "right")

    return make_stamp(width, height, ground, draw)


def steps_size(unit: float, least: int = SMALLEST) -> tuple[int, int]:
    """The width and height in pixels of the chip that `steps` draws."""
    size = max(least, 21 * unit)
    return round(34 * unit + width_of("9", "Black", size)), round(max(30 * unit, 0.9 * size))


_DIGITS = 0.78
"""The type size of a step's number as a share of its disc."""


def disc_side(unit: float, least: int) -> int:
    """The width in pixels of the disc with a step's number, in type of `least` pixels or more."""
    return round(max(34 * unit, least / _DIGITS))


@lru_cache(maxsize=64)
def step_number(number: int, side: int, ground: Base) -> Stamp:
    """A disc, `side` pixels wide, with the number of a step in the zombies' turn."""

    def draw(pen: Pen) -> None:
        middle = side / 2
        pen.disc(middle, middle, middle, INK)
        pen.disc(middle, middle, middle - 1.8, WHITE)
        size = max(SMALLEST, side * _DIGITS)
        pen.text(middle, middle, str(number), INK, "Black", size, "middle")

    return make_stamp(side, side, ground, draw)


@lru_cache(maxsize=64)
def pointer(number: int, size: tuple[int, float], way: tuple[float, float], ground: Base) -> Stamp:
    """The number of a step that is outside the picture, with a tip that points towards it.

    `way` is the direction of the tip; `size` is the width of the number and the length of the tip,
    in pixels.
    """
    side, point = size
    whole = side + 2 * point

    def draw(pen: Pen) -> None:
        middle, (x, y) = whole / 2, way
        for grow, colour in ((2.0, INK), (0.0, SIGNAL)):
            base, tip = side * 0.3, side / 2 + point
            corners = [(middle + x * tip, middle + y * tip)]
            for turn in (-1.4, 1.4):
                across, down = x - y * turn, y + x * turn
                corners.append((middle + across * base, middle + down * base))
            pen.polygon(corners, colour, grow)
        pen.disc(middle, middle, side / 2, INK)
        pen.disc(middle, middle, side / 2 - 1.8, SIGNAL)
        size = max(SMALLEST, side * _DIGITS)
        pen.text(middle, middle, str(number), INK, "Black", size, "middle")

    return make_stamp(whole, whole, ground, draw)


@lru_cache(maxsize=8)
def to(side: int, ground: Base) -> Stamp:
    """An arrow to put between the names of two zones, in a list of steps."""

    def draw(pen: Pen) -> None:
        middle, colour = side / 2, ground.theme.text
        pen.line([(3, middle), (side - 4, middle)], 3, colour)
        pen.line([(side * 0.6, side * 0.28), (side - 4, middle), (side * 0.6, side * 0.72)],
                 3, colour)  # fmt: skip

    return make_stamp(side, side, ground, draw)


def burst_side(unit: float) -> int:
    """The width and height in pixels of the sign that `burst` draws."""
    return round(52 * unit)


@lru_cache(maxsize=64)
def burst(cost: str, unit: float, ground: Base, least: int = SMALLEST) -> Stamp:
    """The sign of an attack in the zombies' turn; `cost` is its text, such as the number of
    wounds.
    """
    side = burst_side(unit)

    def draw(pen: Pen) -> None:
        middle = side / 2
        points = [
            (
                middle + middle * share * math.cos(step * math.pi / 11),
                middle + middle * share * math.sin(step * math.pi / 11),
            )
            for step in range(22)
            for share in (0.94 if step % 2 else 0.68,)
        ]
        pen.polygon(points, INK, 1.6)
        pen.polygon([(middle + (x - middle) * 0.9, middle + (y - middle) * 0.9) for x, y in points],
                    SPAWN)  # fmt: skip
        pen.text(middle, middle, cost, WHITE, "Black", max(least, 22 * unit), "middle")

    return make_stamp(side, side, ground, draw)


@lru_cache(maxsize=128)
def objective(colour: str, side: int, ground: Base) -> Stamp:
    """An objective; each colour has a sign of its own."""

    def draw(pen: Pen) -> None:
        fill = STEEL_SHADE if colour == "body" else OBJECTIVES.get(colour, OBJECTIVES["hidden"])
        pen.box(0, 0, side, side, INK, side * 0.16)
        rim = BONE if fill != BONE else mix(BONE, INK, 0.35)
        pen.frame((1.4, 1.4, side - 1.4, side - 1.4), fill, rim, 2, side * 0.14)
        objective_sign(pen, colour, side / 2, side / 2, side * 0.3)

    return make_stamp(side, side, ground, draw)


def objective_sign(pen: Pen, colour: str, x: float, y: float, radius: float) -> None:
    """Draw the sign that stands for the colour of an objective or a door."""
    if colour == "red":
        pen.polygon(star(x, y + radius * 0.08, radius * 1.1), WHITE, radius * 0.05)
    elif colour == "blue":
        pen.polygon([(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)], WHITE)
    elif colour == "green":
        base = y + radius * 0.75
        pen.polygon([(x, y - radius), (x + radius, base), (x - radius, base)], INK)
    elif colour == "medkit":
        pen.box(x - radius, y - radius * 0.33, x + radius, y + radius * 0.33, SPAWN)
        pen.box(x - radius * 0.33, y - radius, x + radius * 0.33, y + radius, SPAWN)
    elif colour == "body":
        _lying_body(pen, x, y, radius)
    else:
        pen.text(x, y, "?", INK, "Black", max(SMALLEST, radius * 3.4), "middle")


def _lying_body(pen: Pen, x: float, y: float, radius: float) -> None:
    """Draw a covered figure that lies on its back: a head, and a sheet down to the feet."""
    low = y + radius * 0.55
    pen.disc(x - radius * 0.92, y + radius * 0.12, radius * 0.36, BONE)
    sheet = [(x - radius * 0.5, low), (x - radius * 0.42, y - radius * 0.16),
             (x + radius * 0.2, y - radius * 0.34), (x + radius * 0.82, y - radius * 0.02),
             (x + radius * 1.02, y - radius * 0.5), (x + radius * 1.2, y - radius * 0.42),
             (x + radius * 1.16, low)]  # fmt: skip
    pen.polygon(sheet, BONE)
    pen.box(x - radius * 1.2, low, x + radius * 1.2, low + radius * 0.2, BONE)


@lru_cache(maxsize=128)
def spawn(
    number: int, width: int, height: int, waits_for: str, ground: Base, least: int = SMALLEST
) -> Stamp:
    """A spawn zone's sign: a hand and `number`, the zone's place in the order of spawning.

    `waits_for` is the colour of the objective that activates the zone; it is shown instead of the
    hand and is empty for an active zone.
    """

    def draw(pen: Pen) -> None:
        fill, bare = ASLEEP if waits_for else SPAWN, width == height
        pen.box(0, 0, width, height, INK, height * 0.16)
        pen.frame((1.4, 1.4, width - 1.4, height - 1.4), fill, BONE, 2, height * 0.13)
        x = width * 0.33
        if waits_for and not bare:
            pen.disc(x, height / 2, height * 0.34, OBJECTIVES.get(waits_for, OBJECTIVES["hidden"]))
            objective_sign(pen, waits_for, x, height / 2, height * 0.2)
        elif not bare:
            _hand(pen, x, height * 0.54, height / 40)
        size = max(least, height * 0.66)
        at = width * (0.5 if bare else 0.78)
        pen.text(at, height / 2, str(number), WHITE, "Black", size, "middle")

    return make_stamp(width, height, ground, draw)


def _hand(pen: Pen, x: float, y: float, unit: float) -> None:
    """Draw an open hand, about 30 units high."""
    pen.box(x - 6.5 * unit, y - 2 * unit, x + 7 * unit, y + 14 * unit, BONE, 4 * unit)
    for foot, tip, high in ((-5, -8, -11), (-1.6, -2.4, -14.5), (2, 3, -14), (5.4, 8, -10.5)):
        pen.line([(x + foot * unit, y + unit), (x + tip * unit, y + high * unit)], 3.6 * unit, BONE)
    pen.line([(x - 4 * unit, y + 10 * unit), (x - 12 * unit, y + 2 * unit)], 3.8 * unit, BONE)


@lru_cache(maxsize=64)
def way_out(word: str, unit: float, ground: Base, least: int = SMALLEST) -> Stamp:
    """The exit's sign: a door, an arrow, and `word` unless it is empty."""
    width, height = way_out_size(word, unit, least)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, height, INK, 7 * unit)
        pen.frame((1.4, 1.4, width - 1.4, height - 1.4), EXIT, BONE, 2, 6 * unit)
        middle, line = height / 2, 3 * unit
        frame = [(18, -11), (33, -11), (33, 11), (18, 11)]
        pen.line([(x * unit, middle + y * unit) for x, y in frame], line, WHITE)
        pen.line([(8 * unit, middle), (26 * unit, middle)], line, WHITE)
        tip = [
            (19 * unit, middle - 6.5 * unit),
            (26 * unit, middle),
            (19 * unit, middle + 6.5 * unit),
        ]
        pen.line(tip, line, WHITE)
        size = max(least, 22 * unit)
        pen.text(43 * unit, middle, word, WHITE, "Black", size)

    return make_stamp(width, height, ground, draw)


def way_out_size(word: str, unit: float, least: int = SMALLEST) -> tuple[int, int]:
    """The width and height of the exit's sign in pixels."""
    room = width_of(word, "Black", max(least, 22 * unit)) + 8 * unit if word else 0
    return round(43 * unit + room), round(40 * unit)


@lru_cache(maxsize=4)
def moved(ground: Base) -> Stamp:
    """For the legend: the sign of a move, an arrow like those on the board."""

    def draw(pen: Pen) -> None:
        head = [(30, 4), (50, 17), (30, 30)]
        for grow, colour in ((2.8, INK), (1.6, BONE), (0.0, PERSON_CHIP)):
            pen.line([(7, 17), (32, 17)], 9 + 2 * grow, colour)
            pen.polygon(head, colour, grow)

    return make_stamp(54, 34, ground, draw)


@lru_cache(maxsize=64)
def grave(person: Person | None, side: int, ground: Base, least: int = SMALLEST) -> Stamp:
    """A gravestone where a survivor fell, with the initial and colours of `person`, if given."""

    def draw(pen: Pen) -> None:
        paint, top = person.paint if person else STRANGER, (True, True, False, False)
        left, right = side * 0.12, side * 0.88
        pen.box(left, 0, right, side, INK, side * 0.38, top)
        pen.box(left + 1.6, 1.6, right - 1.6, side, BONE, side * 0.36, top)
        pen.box(left + 4, 4, right - 4, side, paint.fill, side * 0.32, top)
        pen.box(0, side * 0.86, side, side, INK, 2)
        if person is None:
            return
        size = max(least, side * (0.54 if len(person.initial) == 1 else 0.42))
        pen.text(side / 2, side * 0.48, person.initial, paint.letter, "Black", size, "middle")

    return make_stamp(side, side, ground, draw)


@lru_cache(maxsize=32)
def start(word: str, unit: float, ground: Base, least: int = SMALLEST) -> Stamp:
    """The sign of the start: a figure, and `word` unless it is empty."""
    width, height = way_out_size(word, unit, least)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, height, INK, 7 * unit)
        pen.frame((1.4, 1.4, width - 1.4, height - 1.4), PERSON_CHIP, BONE, 2, 6 * unit)
        middle, x = height / 2, 21 * unit
        pen.disc(x, middle - 7 * unit, 5.5 * unit, INK)
        shoulders = (x - 9 * unit, middle + unit, x + 9 * unit, middle + 12 * unit)
        pen.box(*shoulders, INK, 6 * unit, (True, True, False, False))
        size = max(least, 22 * unit)
        pen.text(41 * unit, middle, word, INK, "Black", size)

    return make_stamp(width, height, ground, draw)


@lru_cache(maxsize=64)
def hold(side: int, ground: Base) -> Stamp:
    """The sign of a zone that the mission asks to hold: a flag."""

    def draw(pen: Pen) -> None:
        unit = side / 42
        pen.box(0, 0, side, side, INK, 21 * unit)
        pen.frame((1.4, 1.4, side - 1.4, side - 1.4), PERSON_CHIP, BONE, 2, 20 * unit)
        pen.line([(14 * unit, 9 * unit), (14 * unit, 34 * unit)], 3 * unit, INK)
        flag = [(14, 9), (33, 12), (27, 17), (33, 23), (14, 22)]
        pen.polygon([(x * unit, y * unit) for x, y in flag], SPAWN)

    return make_stamp(side, side, ground, draw)


@lru_cache(maxsize=64)
def door(colour: str, upright: bool, unit: float, ground: Base, locked: bool = False) -> Stamp:
    """The slab of a closed door; a locked one is barred and has a padlock."""
    long, short = 50 * unit, 20 * unit

    def draw(pen: Pen) -> None:
        draw_door(pen, colour, (0, 0, pen.width, pen.height), upright, locked)

    size = (short, long) if upright else (long, short)
    return make_stamp(*size, ground, draw)


def draw_door(
    pen: Pen,
    colour: str,
    edges: tuple[float, float, float, float],
    upright: bool,
    locked: bool = False,
) -> None:
    """Draw a closed door: rim, planks, and a knob, a padlock if `locked`, or its colour's sign."""
    left, top, right, bottom = edges
    fill = DOORS.get(colour, DOOR)
    shade = DOOR_SHADE if fill == DOOR else mix(fill, INK, 0.35)
    pen.box(left, top, right, bottom, INK, 4)
    pen.frame((left + 1.4, top + 1.4, right - 1.4, bottom - 1.4), fill, BONE, 1.8, 3)
    x, y = (left + right) / 2, (top + bottom) / 2
    long, deep = max(right - left, bottom - top), min(right - left, bottom - top)

    def at(along: float, across: float) -> Point:
        return (x + across, y + along) if upright else (x + along, y + across)

    half = deep / 2 - 3.2
    if locked:
        for side in (-1, 1):
            bar = [at(side * (long / 2 - 4), half), at(side * deep * 0.55, -half)]
            for pair in (bar, [at(side * (long / 2 - 4), -half), at(side * deep * 0.55, half)]):
                pen.line(pair, 2.2, BONE)
        _padlock(pen, x, y, deep)
        return
    for share in (-0.22, 0.22):
        one, other = at(share * long - 0.8, -half), at(share * long + 0.8, half)
        pen.box(*one, *other, shade)
    radius = deep / 2
    if fill == DOOR:
        pen.disc(x, y, radius * 0.36, INK)
        pen.disc(x, y, radius * 0.2, BONE)
    else:
        pen.disc(x, y, radius * 0.72, INK)
        sign = [(x, y - 1.1), (x + 1, y + 0.7), (x - 1, y + 0.7)]
        if colour == "blue":
            sign = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        pen.polygon(
            [(x + (u - x) * radius * 0.42, y + (v - y) * radius * 0.42) for u, v in sign], WHITE
        )


def _padlock(pen: Pen, x: float, y: float, size: float) -> None:
    """Draw a closed padlock with a dark keyhole, `size` pixels high."""
    wide = size * 0.42
    pen.box(x - wide, y - size * 0.16, x + wide, y + size * 0.46, INK, 2.5)
    pen.arc(x, y - size * 0.14, size * 0.24, (180, 360), size * 0.22, INK)
    pen.arc(x, y - size * 0.14, size * 0.24, (180, 360), size * 0.12, BONE)
    pen.box(x - wide + 1.6, y - size * 0.12, x + wide - 1.6, y + size * 0.4, BONE, 2)
    pen.disc(x, y + size * 0.14, size * 0.1, INK)


@lru_cache(maxsize=16)
def manhole(side: int, ground: Base) -> Stamp:
    """A manhole cover, for the legend."""
    return make_stamp(
        side, side, ground, lambda pen: draw_manhole(pen, side / 2, side / 2, side / 2)
    )


def draw_manhole(pen: Pen, x: float, y: float, radius: float) -> None:
    """Draw a manhole cover with three bars."""
    pen.disc(x, y, radius, pen.theme.stripe)
    pen.disc(x, y, radius * 0.87, pen.theme.manhole)
    pen.ring(x, y, radius * 0.74, radius * 0.07, pen.theme.stripe)
    for share in (-0.32, 0, 0.32):
        half = radius * (0.46 if share else 0.54)
        pen.line(
            [(x - half, y + share * radius), (x + half, y + share * radius)],
            radius * 0.11,
            pen.theme.stripe,
        )
