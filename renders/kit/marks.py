"""Marks: small square pictures for lines of text in messages, on a transparent ground."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import cache, partial

from renders.kit.icons import DRAWINGS
from renders.kit.palette import BONE, HEART, INK, NIGHT, PELTS, SIGNAL, STEEL, STEEL_SHADE
from renders.kit.pen import Pen
from renders.kit.shapes import Figure, walker

SIDE = 96
"""The side of a mark in pixels; messages show it about a quarter as large."""
_PIPS = {
    1: ((33, 33),),
    2: ((19, 19), (47, 47)),
    3: ((17, 17), (33, 33), (49, 49)),
    4: ((19, 19), (47, 19), (19, 47), (47, 47)),
    5: ((18, 18), (48, 18), (33, 33), (18, 48), (48, 48)),
    6: ((19, 15), (47, 15), (19, 33), (47, 33), (19, 51), (47, 51)),
}


def _die(figure: Figure, face: int) -> None:
    """Draw a face of a die: dark pips on bone, with a rim that shows on light and dark."""
    figure.body([(9, 9), (57, 9), (57, 57), (9, 57)], INK, 7)
    figure.body([(9, 9), (57, 9), (57, 57), (9, 57)], BONE, 4)
    for pip in _PIPS[face]:
        figure.disc(pip, 6.4, INK)


def _chip(figure: Figure) -> None:
    """Draw a dark plate that separates a pictogram from any background."""
    figure.body([(12, 12), (54, 12), (54, 54), (12, 54)], STEEL_SHADE, 12)
    figure.body([(12, 12), (54, 12), (54, 54), (12, 54)], INK, 9)


def _on_chip(figure: Figure, name: str) -> None:
    """Draw a pictogram on a plate."""
    _chip(figure)
    unit = figure.unit
    inner = Figure(figure.pen, figure.left + 8 * unit, figure.top + 8 * unit, 50 * unit)
    DRAWINGS[name](inner)


def _find(figure: Figure) -> None:
    """Draw a magnifying glass."""
    _chip(figure)
    figure.limb([(38, 38), (53, 53)], 8, SIGNAL)
    figure.disc((28, 28), 17, SIGNAL)
    figure.disc((28, 28), 11.5, INK)


def _fallen(figure: Figure) -> None:
    """Draw a gravestone."""
    _chip(figure)
    figure.disc((33, 27), 15, STEEL)
    figure.body([(18, 27), (48, 27), (48, 54), (18, 54)], STEEL)
    figure.body([(30, 18), (36, 18), (36, 44), (30, 44)], INK)
    figure.body([(23, 25), (43, 25), (43, 31), (23, 31)], INK)
    figure.limb([(12, 56), (54, 56)], 5, HEART)


def _zombie(figure: Figure) -> None:
    pelt = PELTS["moss"]
    figure.body([(12, 12), (54, 12), (54, 54), (12, 54)], INK, 12)
    figure.body([(12, 12), (54, 12), (54, 54), (12, 54)], pelt.window, 9)
    unit = figure.unit
    inner = Figure(figure.pen, figure.left + 4 * unit, figure.top + 3 * unit, 58 * unit)
    walker(inner, pelt)


_DRAWINGS: dict[str, Callable[[Figure], None]] = {
    **{f"die_{face}": partial(_die, face=face) for face in _PIPS},
    "wound": partial(_on_chip, name="wound"),
    "heart": partial(_on_chip, name="heart"),
    "bullets": partial(_on_chip, name="bullets"),
    "find": _find,
    "fallen": _fallen,
    "zombie": _zombie,
}
MARKS = tuple(_DRAWINGS)
"""The names of all marks; plain texts use the same names."""


@cache
def mark_png(name: str) -> bytes:
    """A mark as a PNG file. Raises KeyError for an unknown name."""
    pen, inset = Pen(NIGHT, SIDE, SIDE), SIDE * 0.03
    _DRAWINGS[name](Figure(pen, inset, inset, SIDE - 2 * inset))
    file = io.BytesIO()
    pen.reduced().save(file, "PNG", optimize=True)
    return file.getvalue()
