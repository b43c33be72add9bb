"""Hatched rings just inside the outline of spawn zones and of the exit."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageFilter

from renders.kit.inks import blank
from renders.kit.palette import WHITE, Colour, Theme
from renders.kit.pen import Canvas, Pen, Stamp
from renders.kit.rects import Rect
from renders.zones.geometry import Geometry

_INSET = 3
_THICK = 5
_SOLID = 7
_STEP = 15


def put_border(canvas: Canvas, geometry: Geometry, zone: str, colour: Colour) -> None:
    """Lay a zone's ring."""
    around = _around(geometry, zone)
    canvas.put(_ring(geometry, zone, colour, canvas.theme), round(around.left), round(around.top))


def put_outline(canvas: Canvas, geometry: Geometry, zone: str, colour: Colour) -> None:
    """A solid line just inside the outline of a zone."""
    around = _around(geometry, zone)
    stamp = _ring(geometry, zone, colour, canvas.theme, True)
    canvas.put(stamp, round(around.left), round(around.top))


def _around(geometry: Geometry, zone: str) -> Rect:
    boxes = geometry.boxes_of(zone)
    return Rect(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )


@lru_cache(maxsize=64)
def _ring(
    geometry: Geometry, zone: str, colour: Colour, theme: Theme, solid: bool = False
) -> Stamp:
    """The outline of a zone as a band of slanting dashes, or as a line."""
    around = _around(geometry, zone)
    width, height = round(around.width), round(around.height)
    ground = Pen(theme, width + 4, height + 4, (0, 0, 0), 1)
    for box in geometry.boxes_of(zone):
        left, top = round(box.left - around.left) + 2, round(box.top - around.top) + 2
        ground.box(left, top, left + round(box.width), top + round(box.height), WHITE)
    whole = ground.image.convert("L")
    outer = _shrunk(whole, round(_INSET * geometry.grain))
    inner = _shrunk(outer, round((_SOLID if solid else _THICK) * geometry.grain))
    dashes = whole if solid else _dashes(whole.size, _STEP * geometry.grain, theme)
    clear = Image.new("L", whole.size, 0)
    band = Image.composite(clear, Image.composite(dashes, clear, outer), inner)
    image = blank(width, height, colour, theme)
    mask = band.crop((2, 2, 2 + width, 2 + height)).convert("1", dither=Image.Dither.NONE)
    return Stamp(image, mask)


def _shrunk(shape: Image.Image, by: int) -> Image.Image:
    return shape.filter(ImageFilter.MinFilter(2 * by + 1))


def _dashes(size: tuple[int, int], step: float, theme: Theme) -> Image.Image:
    """Slanting bars over the whole ground."""
    width, height = size
    pen = Pen(theme, width, height, (0, 0, 0), 1)
    for number in range(int((width + height) / step) + 2):
        start = number * step
        bar = [(start, 0.0), (start + step * 0.62, 0.0)]
        low = [(start + step * 0.62 - height, float(height)), (start - height, float(height))]
        pen.polygon([*bar, *low], WHITE)
    return pen.image.convert("L")
