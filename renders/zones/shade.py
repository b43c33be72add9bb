"""Dims the ground of zones that matter less to a picture, before figures are put on it."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from renders.kit.inks import dimming
from renders.kit.pen import Canvas
from renders.zones.geometry import Geometry


def put_shade(canvas: Canvas, geometry: Geometry, zones: Iterable[str]) -> None:
    """Dim the ground of these zones."""
    table = dimming(canvas.theme)
    wide, high = geometry.width, geometry.height
    for zone in zones:
        for box in geometry.boxes_of(zone):
            left, top, right, bottom = (round(edge) for edge in box)
            place = (max(left, 0), max(top, 0), min(right, wide), min(bottom, high))
            if place[0] < place[2] and place[1] < place[3]:
                _dim(canvas, place, table)


def _dim(canvas: Canvas, place: tuple[int, int, int, int], table: bytes) -> None:
    left, top, right, bottom = place
    moved = (left + canvas.left, top + canvas.top, right + canvas.left, bottom + canvas.top)
    piece = canvas.image.crop(moved)
    dimmed = piece.tobytes().translate(table)
    canvas.image.paste(Image.frombytes("P", piece.size, dimmed), moved[:2])
