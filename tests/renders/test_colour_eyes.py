"""Colours as eyes with a colour deficiency see them: nothing is told by hue alone.

The matrices are those of Machado, Oliveira and Fernandes (2009) at full strength, for linear RGB.
"""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from engine.games import load_content
from renders.kit.palette import LEVELS, NIGHT, OBJECTIVES, PAINTS, PELTS, WHITE, Colour
from renders.kit.pen import Pen
from renders.kit.shapes import FIGURES, Figure, outline

EYES = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TOLD_APART = 12.0
"""Distance in CIE L*a*b* that is seen at a glance; 2.3 is only just seen."""

Seen = tuple[float, float, float]


def seen(colour: Colour, eyes: str) -> Seen:
    """The colour in linear RGB as these eyes see it."""
    parts = [part / 255 for part in colour]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True))))
        for row in EYES[eyes]
    )
    return red, green, blue


def luminance(colour: Seen) -> float:
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def lab(colour: Seen) -> Seen:
    """CIE L*a*b* under daylight D65."""
    red, green, blue = colour
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
               for t in (x, luminance(colour), z))  # fmt: skip
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def apart(one: Colour, other: Colour, eyes: str) -> float:
    pairs = zip(lab(seen(one, eyes)), lab(seen(other, eyes)), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


@pytest.mark.parametrize("eyes", EYES)
def test_survivors_are_told_apart_by_colour(eyes: str):
    for one, other in combinations(PAINTS, 2):
        assert apart(PAINTS[one].fill, PAINTS[other].fill, eyes) > TOLD_APART, (one, other)


@pytest.mark.parametrize("eyes", EYES)
def test_kinds_of_zombies_are_told_apart_by_colour(eyes: str):
    for one, other in combinations(PELTS, 2):
        assert apart(PELTS[one].window, PELTS[other].window, eyes) > TOLD_APART, (one, other)


def test_kinds_of_zombies_would_be_told_apart_in_grey():
    steps = [
        luminance(seen(PELTS[kind.pelt].window, "usual")) + 0.05
        for kind in load_content("zombicide").zombies.values()
        if kind.pelt
    ]

    assert all(bright / dark > 1.25 for bright, dark in pairwise(steps))


@pytest.mark.parametrize("eyes", EYES)
def test_levels_are_told_apart(eyes: str):
    for one, other in pairwise(LEVELS.values()):
        assert apart(one, other, eyes) > TOLD_APART


@pytest.mark.parametrize("eyes", EYES)
def test_objectives_are_told_apart(eyes: str):
    for one, other in combinations(OBJECTIVES.values(), 2):
        assert apart(one, other, eyes) > TOLD_APART


def test_every_survivor_has_a_shape_of_its_own():
    shapes = [entry.shape for entry in load_content("zombicide").characters.values()]
    drawn = [silhouette_of_shape(shape) for shape in dict.fromkeys(shapes)]

    assert len(drawn) >= len(PAINTS)
    assert all(differing(one, other) > 0.05 for one, other in combinations(drawn, 2))


def test_every_kind_of_zombie_has_a_silhouette_of_its_own():
    drawn = [silhouette_of_zombie(figure) for figure in FIGURES]

    assert all(differing(one, other) > 0.1 for one, other in combinations(drawn, 2))


def silhouette_of_shape(shape: str) -> bytes:
    pen = Pen(NIGHT, 68, 68, (0, 0, 0))
    pen.polygon(outline(shape, 34, 34, 68), WHITE)
    return pen.reduced().convert("1").tobytes()


def silhouette_of_zombie(figure: str) -> bytes:
    pen = Pen(NIGHT, 66, 66)
    FIGURES[figure](Figure(pen, 0, 0, 66), PELTS["moss"])
    return pen.reduced().getchannel("A").convert("1").tobytes()


def differing(one: bytes, other: bytes) -> float:
    """The share of pixels in which two silhouettes differ."""
    return sum((a ^ b).bit_count() for a, b in zip(one, other, strict=True)) / (8 * len(one))
