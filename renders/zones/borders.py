"""Coloured rings just inside the outline of a zone, such as a spawn zone or the exit."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from PIL import Image

from renders.kit.inks import blank
from renders.kit.palette import WHITE, Colour, Theme
from renders.kit.pen import Canvas, Pen, Stamp
from renders.zones.geometry import Geometry

_INSET = 3
_THICK = 5
_SOLID = 7
_STEP = 15


def put_border(canvas: Canvas, geometry: Geometry, zone: str, colour: Colour) -> None:
    """Draw the hatched ring of a zone."""
    _put(canvas, geometry, zone, colour, False)


def put_outline(canvas: Canvas, geometry: Geometry, zone: str, colour: Colour) -> None:
    """Draw a solid line just inside the outline of a zone."""
    _put(canvas, geometry, zone, colour, True)


def _put(canvas: Canvas, geometry: Geometry, zone: str, colour: Colour, solid: bool) -> None:
    boxes = geometry.boxes_of(zone)
    west, north = min(box.left for box in boxes), min(box.top for box in boxes)
    shape = tuple(
        (round(box.left - west), round(box.top - north), round(box.width), round(box.height))
        for box in boxes
    )
    wide = round(max(box.right for box in boxes) - west)
    high = round(max(box.bottom for box in boxes) - north)
    look = (colour, canvas.theme, solid)
    canvas.put(_ring(shape, (wide, high), geometry.grain, *look), round(west), round(north))


@lru_cache(maxsize=128)
def _ring(
    shape: tuple[tuple[int, int, int, int], ...],
    size: tuple[int, int],
    grain: float,
    colour: Colour,
    theme: Theme,
    solid: bool,
) -> Stamp:
    """The outline of these boxes as a band of diagonal dashes, or as a line.

    The cache key is the shape alone, because a window may lie anywhere on the board.
    """
    width, height = size
    ground = Pen(theme, width + 4, height + 4, (0, 0, 0), 1)
    for left, top, wide, high in shape:
        ground.box(left + 2, top + 2, left + 2 + wide, top + 2 + high, WHITE)
    whole = ground.image.convert("L")
    outer = _shrunk(whole, round(_INSET * grain))
    inner = _shrunk(outer, round((_SOLID if solid else _THICK) * grain))
    dashes = whole if solid else _dashes(whole.size, _STEP * grain, theme)
    clear = Image.new("L", whole.size, 0)
    band = Image.composite(clear, Image.composite(dashes, clear, outer), inner)
    image = blank(width, height, colour, theme)
    mask = band.crop((2, 2, 2 + width, 2 + height)).convert("1", dither=Image.Dither.NONE)
    return Stamp(image, mask)


def _shrunk(shape: Image.Image, by: int) -> Image.Image:
    """The shape, `by` pixels smaller on every side."""
    pixels = np.array(shape)
    for _ in range(by):
        for rows in (pixels, pixels.T):
            rows[1:-1] = np.minimum(np.minimum(rows[:-2], rows[1:-1]), rows[2:])
    return Image.fromarray(pixels)


def _dashes(size: tuple[int, int], step: float, theme: Theme) -> Image.Image:
    """Diagonal bars over the whole picture."""
    width, height = size
    pen = Pen(theme, width, height, (0, 0, 0), 1)
    for number in range(int((width + height) / step) + 2):
        start = number * step
        bar = [(start, 0.0), (start + step * 0.62, 0.0)]
        low = [(start + step * 0.62 - height, float(height)), (start - height, float(height))]
        pen.polygon([*bar, *low], WHITE)
    return pen.image.convert("L")
