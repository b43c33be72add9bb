"""Outlines and silhouettes as points, for tokens of any size."""

from __future__ import annotations

import math
from collections.abc import Sequence

from renders.kit.palette import BONE, EYES, INK, PELTS, Colour, Pelt, chosen
from renders.kit.pen import Pen, Point


def outline(shape: str, x: float, y: float, size: float) -> list[Point]:
    """The outline of a survivor's token of this shape around (x, y).

    `size` is the diameter in pixels of a circle that looks as large.
    """
    if shape == "circle":
        return [_at(x, y, size * 0.47, step * 2.5) for step in range(144)]
    if shape == "star":
        return [_at(x, y, size * (0.37 if step % 2 else 0.49), step * 22.5) for step in range(16)]
    return [(x + size * across, y + size * down) for across, down in _CORNERS[shape]]


_CORNERS: dict[str, list[Point]] = {
    "square": [(-0.39, -0.39), (0.39, -0.39), (0.39, 0.39), (-0.39, 0.39)],
    "triangle": [(0, -0.47), (0.49, 0.38), (-0.49, 0.38)],
    "diamond": [(0, -0.49), (0.49, 0), (0, 0.49), (-0.49, 0)],
    "shield": [
        (-0.4, -0.41),
        (0.4, -0.41),
        (0.4, 0.1),
        (0.25, 0.32),
        (0, 0.47),
        (-0.25, 0.32),
        (-0.4, 0.1),
    ],
}
_LETTER_DROP = {"triangle": 0.11, "shield": -0.03}


def letter_drop(shape: str) -> float:
    """How far below a token's middle the initial stands, as a share of the token's size."""
    return _LETTER_DROP.get(shape, 0.0)


def _at(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point at `degrees` clockwise from north, `radius` pixels from (x, y)."""
    angle = math.radians(degrees - 90)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def star(x: float, y: float, radius: float) -> list[Point]:
    """The outline of a five-pointed star around (x, y)."""
    return [_at(x, y, radius * (0.42 if step % 2 else 1), step * 36) for step in range(10)]


def loudspeaker(pen: Pen, left: float, y: float, unit: float) -> None:
    """Draw a loudspeaker with two waves, 21 units wide."""
    pen.box(left, y - 3.5 * unit, left + 4 * unit, y + 3.5 * unit, INK, unit)
    cone = [(left + 3 * unit, y - 3 * unit), (left + 9 * unit, y - 8 * unit),
            (left + 9 * unit, y + 8 * unit), (left + 3 * unit, y + 3 * unit)]  # fmt: skip
    pen.polygon(cone, INK)
    pen.arc(left + 9 * unit, y, 5 * unit, (-42, 42), 2 * unit, INK)
    pen.arc(left + 9 * unit, y, 9.5 * unit, (-42, 42), 2 * unit, INK)


class Figure:
    """Draws a zombie in a rectangle, its window, which is 66 units wide."""

    def __init__(self, pen: Pen, left: float, top: float, width: float):
        self.pen, self.left, self.top, self.unit = pen, left, top, width / 66

    def _point(self, point: Point) -> Point:
        return self.left + point[0] * self.unit, self.top + point[1] * self.unit

    def disc(self, point: Point, radius: float, fill: Colour, tall: float = 1) -> None:
        x, y = self._point(point)
        self.pen.disc(x, y, radius * self.unit, fill, tall)

    def limb(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        self.pen.line([self._point(point) for point in points], width * self.unit, fill)

    def body(self, points: Sequence[Point], fill: Colour, grow: float = 0) -> None:
        self.pen.polygon([self._point(point) for point in points], fill, grow * self.unit)


def walker(figure: Figure, pelt: Pelt) -> None:
    """Draw a zombie with its arms held out and its head tilted."""
    dark = pelt.figure
    figure.body([(20, 25), (35, 23), (38, 34), (36, 60), (13, 60), (16, 32)], dark, 1.5)
    figure.limb([(34, 26), (48, 23), (57, 24)], 6, dark)
    figure.limb([(57, 24), (60, 29)], 4, dark)
    figure.limb([(33, 33), (44, 34), (52, 33)], 5.5, dark)
    figure.limb([(52, 33), (56, 38)], 3.6, dark)
    figure.limb([(27, 22), (28, 17)], 5, dark)
    figure.disc((28, 12), 8.2, dark, 1.08)
    figure.disc((26.2, 11), 1.9, pelt.window)
    figure.disc((32.3, 10.4), 1.9, pelt.window)
    figure.limb([(27.5, 16.2), (32, 15.6)], 1.3, pelt.window)


def runner(figure: Figure, pelt: Pelt) -> None:
    """Draw a zombie that leans far forward, with lines of speed behind."""
    dark = pelt.figure
    figure.limb([(38, 22), (29, 34)], 11, dark)
    figure.limb([(40, 22), (48, 29), (56, 22)], 4.6, dark)
    figure.limb([(35, 20), (24, 21), (19, 29)], 4.6, dark)
    figure.limb([(31, 35), (43, 38), (41, 48)], 6, dark)
    figure.limb([(41, 48), (46, 49)], 4, dark)
    figure.limb([(28, 35), (21, 42), (10, 42)], 6, dark)
    figure.limb([(10, 42), (7, 38)], 4, dark)
    figure.disc((44, 12), 7.2, dark)
    figure.disc((46.8, 11), 1.6, pelt.window)
    for left, right, height in ((7, 22, 12), (3, 16, 18.5), (8, 17, 25)):
        figure.limb([(left, height), (right, height)], 2, dark)


def fatty(figure: Figure, pelt: Pelt) -> None:
    """Draw a zombie as wide as the window."""
    light, dark = pelt.figure, pelt.plate
    figure.disc((33, 42), 24, light, 0.92)
    figure.disc((33, 31), 18, light, 0.75)
    figure.limb([(17, 30), (10, 42), (13, 56)], 9, light)
    figure.limb([(49, 30), (56, 42), (53, 56)], 9, light)
    figure.disc((33, 13), 9.6, light)
    figure.disc((29.3, 11.4), 1.8, dark)
    figure.disc((36.7, 11.4), 1.8, dark)
    figure.limb([(29.5, 17), (36.5, 17)], 1.6, dark)
    figure.limb([(18, 37), (18.5, 46)], 1.7, dark)
    figure.limb([(48, 37), (47.5, 46)], 1.7, dark)
    figure.limb([(25, 33), (31, 34.5)], 1.7, dark)
    figure.limb([(41, 33), (35, 34.5)], 1.7, dark)
    figure.disc((33, 47), 1.6, dark)


def abomination(figure: Figure, pelt: Pelt) -> None:
    """Draw a zombie with spines, fangs, red eyes and one claw."""
    light, dark = pelt.figure, pelt.plate
    figure.body(
        [
            (12, 60), (13, 38), (5, 33), (14, 29), (9, 18), (20, 22), (20, 8), (29, 16),
            (35, 3), (39, 15), (49, 9), (48, 20), (59, 19), (53, 29), (61, 35), (54, 40), (56, 60),
        ],
        light,
        0.6,
    )  # fmt: skip
    figure.body([(5, 60), (6, 46), (10, 50), (13, 40), (16, 50), (21, 44), (22, 60)], dark)
    figure.limb([(23, 25), (30, 28)], 2.2, INK)
    figure.limb([(45, 25), (38, 28)], 2.2, INK)
    figure.disc((27.5, 30), 3, EYES)
    figure.disc((40.5, 30), 3, EYES)
    figure.disc((27.8, 30), 1.1, INK)
    figure.disc((40.2, 30), 1.1, INK)
    figure.disc((34, 41), 8, INK, 0.62)
    for across in (28.5, 34, 39.5):
        figure.body([(across - 2.4, 36.6), (across + 2.4, 36.6), (across, 42)], BONE)
    figure.limb([(27, 52), (45, 52)], 1.8, dark)


def breaker(figure: Figure, pelt: Pelt) -> None:
    """Draw a zombie in a wide step, one arm up with a brick."""
    dark = pelt.figure
    figure.body([(22, 26), (40, 24), (42, 40), (46, 60), (16, 60), (19, 40)], dark, 1.5)
    figure.limb([(38, 27), (50, 22), (52, 9)], 6, dark)
    figure.body([(44, 1), (62, 1), (62, 11), (44, 11)], pelt.plate, 1)
    figure.limb([(23, 29), (13, 36), (15, 47)], 6, dark)
    figure.disc((30, 14), 8.4, dark, 1.06)
    figure.disc((28, 13), 1.9, pelt.window)
    figure.disc((34, 13), 1.9, pelt.window)


def relative(figure: Figure, pelt: Pelt) -> None:
    """Draw a zombie with one hand held out and a broken heart."""
    light = pelt.figure
    figure.body([(16, 25), (33, 24), (36, 60), (12, 60)], light, 2)
    figure.limb([(32, 29), (46, 31), (60, 26)], 6, light)
    figure.limb([(16, 29), (9, 42), (10, 52)], 6, light)
    figure.disc((24, 12), 9, light, 1.05)
    figure.disc((21, 11), 1.9, pelt.plate)
    figure.disc((28, 11), 1.9, pelt.plate)
    for x in (44, 53):
        figure.disc((x, 43), 5.2, EYES)
    figure.body([(39.6, 45), (57.4, 45), (48.5, 57)], EYES)
    figure.limb([(49, 38), (46, 44), (51, 48), (48, 56)], 2, pelt.plate)


def brute(figure: Figure, pelt: Pelt) -> None:
    """Draw a zombie with wide shoulders and big fists."""
    light, dark = pelt.figure, pelt.plate
    figure.body([(9, 22), (57, 22), (44, 60), (22, 60)], light, 2)
    figure.limb([(10, 25), (6, 46)], 9, light)
    figure.limb([(56, 25), (60, 46)], 9, light)
    figure.disc((7, 51), 7, light)
    figure.disc((59, 51), 7, light)
    figure.disc((33, 13), 8, light)
    figure.disc((30, 12), 1.7, dark)
    figure.disc((36, 12), 1.7, dark)
    figure.limb([(29, 17.5), (37, 17.5)], 1.6, dark)
    figure.limb([(33, 30), (33, 44)], 1.7, dark)


def hero(figure: Figure, pelt: Pelt) -> None:
    """Draw a zombie with a crown of spikes, a torn cape and red eyes."""
    light, dark = pelt.figure, pelt.plate
    cape = [(18, 22), (48, 22), (60, 60), (50, 53), (42, 60), (33, 54), (24, 60), (16, 53), (6, 60)]
    figure.body([*cape], dark, 1)
    figure.body([(22, 24), (44, 24), (41, 58), (25, 58)], light, 1)
    figure.body([(21, 13), (20, 0), (27, 6), (33, -2), (39, 6), (46, 0), (45, 13)], light, 0.6)
    figure.disc((33, 15), 10, light)
    figure.disc((29, 15), 2.4, EYES)
    figure.disc((37, 15), 2.4, EYES)


_ALL = (
    (walker, "moss"), (runner, "rust"), (fatty, "violet"), (abomination, "night"),
    (breaker, "rust"), (relative, "night"), (brute, "violet"), (hero, "night"),
)  # fmt: skip
FIGURES = {draw.__name__: draw for draw, _ in _ALL}
_PELTS = {draw.__name__: PELTS[pelt] for draw, pelt in _ALL}


def pelt_of(figure: str, name: str) -> Pelt:
    """The colours of a figure for which data names none; those of an unknown figure depend on
    `name`.
    """
    return _PELTS.get(figure) or chosen(list(PELTS.values()), name)


def draw_figure(name: str, figure: Figure, pelt: Pelt) -> None:
    """Draw the kind of zombie called `name`; an unknown one is drawn as a walker."""
    FIGURES.get(name, walker)(figure, pelt)
