"""Zones that matter less to a picture: the ground dimmed before figures are laid."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from renders.kit.inks import dimming
from renders.kit.pen import Canvas
from renders.zones import signs
from renders.zones.geometry import Geometry


def put_shade(canvas: Canvas, geometry: Geometry, zones: Iterable[str]) -> None:
    """Dim the ground of zones towards the frame; every name stays as bright as it was."""
    table = dimming(canvas.theme)
    wide, high = geometry.width, geometry.height
    for zone in zones:
        for box in geometry.boxes_of(zone):
            left, top, right, bottom = (round(edge) for edge in box)
            place = (max(left, 0), max(top, 0), min(right, wide), min(bottom, high))
            if place[0] < place[2] and place[1] < place[3]:
                _dim(canvas, place, table)
    for zone, place in geometry.plates.items():
        street = geometry.board.zones[zone].kind == "street"
        ground = canvas.theme.over(canvas.theme.pavement)
        canvas.put(signs.plate(zone, street, geometry.units.name, ground), place.left, place.top)


def _dim(canvas: Canvas, place: tuple[int, int, int, int], table: bytes) -> None:
    left, top, right, bottom = place
    moved = (left + canvas.left, top + canvas.top, right + canvas.left, bottom + canvas.top)
    piece = canvas.image.crop(moved)
    dimmed = piece.tobytes().translate(table)
    canvas.image.paste(Image.frombytes("P", piece.size, dimmed), moved[:2])
