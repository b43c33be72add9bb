"""The outdoor ground of a board: roads, crossings, pavements with their bends, manholes."""

from __future__ import annotations

from renders.kit.pen import Pen
from renders.kit.rects import Rect
from renders.zones.geometry import ROAD, SIDE, STREET, Geometry, street_sides
from renders.zones.signs import draw_manhole

_BEND = 56
_SLAB = 62.5


def draw_streets(pen: Pen, geometry: Geometry) -> None:
    """Draw the road first, then the pavements on it, then the lines painted on the road."""
    board = geometry.board
    outside = geometry.rect(0, 0, board.cols * SIDE, board.rows * SIDE)
    pen.box(*outside.grown(2.5), pen.theme.kerb)
    pen.box(*outside, pen.theme.asphalt)
    blocks = _blocks(geometry)
    for grow, colour in ((2.5, pen.theme.kerb), (0, pen.theme.pavement)):
        for block, _, corners in blocks:
            radius = _BEND * geometry.tile / SIDE + grow
            edges = _cut(block.grown(grow), outside)
            pen.box(*edges, colour, radius if any(corners) else 0, corners)
    for block, sides, _ in blocks:
        _draw_slabs(pen, geometry, block, sides)
    _draw_middle_lines(pen, geometry)
    for stripe in geometry.stripes:
        pen.box(*stripe, pen.theme.stripe)
    for zone in board.zones.values():
        for x, y in zone.manholes:
            draw_manhole(pen, geometry.x(x), geometry.y(y), 17 * geometry.grain)


Corners = tuple[bool, bool, bool, bool]


def _blocks(geometry: Geometry) -> list[tuple[Rect, set[str], Corners]]:
    """For each tile, the pavement under its houses, the sides it shows, and its round corners."""
    found: list[tuple[Rect, set[str], Corners]] = []
    board = geometry.board
    for row in range(board.rows):
        for col in range(board.cols):
            boxes = [
                box
                for zone in board.zones.values()
                if zone.kind == "room" and (row, col) in zone.tiles
                for box in zone.boxes
            ]
            if not boxes:
                continue
            sides = street_sides(board, row, col)
            wide = STREET - ROAD
            block = geometry.rect(
                min(box.left for box in boxes) - wide * ("W" in sides),
                min(box.top for box in boxes) - wide * ("N" in sides),
                max(box.right for box in boxes) + wide * ("E" in sides),
                max(box.bottom for box in boxes) + wide * ("S" in sides),
            )
            north, east, south, west = ("NW", "NE", "SE", "SW")
            corners = (
                set(north) <= sides, set(east) <= sides, set(south) <= sides, set(west) <= sides,
            )  # fmt: skip
            found.append((block, sides, corners))
    return found


def _cut(rect: Rect, outside: Rect) -> Rect:
    """The part of the rectangle that lies on the board."""
    return Rect(
        max(rect.left, outside.left),
        max(rect.top, outside.top),
        min(rect.right, outside.right),
        min(rect.bottom, outside.bottom),
    )


def _draw_slabs(pen: Pen, geometry: Geometry, block: Rect, sides: set[str]) -> None:
    """Draw the joints between the slabs of a pavement; its bends stay plain."""
    wide = (STREET - ROAD) * geometry.tile / SIDE
    slab = _SLAB * geometry.tile / SIDE
    left = block.left + wide * ("W" in sides)
    top = block.top + wide * ("N" in sides)
    right = block.right - wide * ("E" in sides)
    bottom = block.bottom - wide * ("S" in sides)
    for side, near, far in (("N", block.top, top), ("S", bottom, block.bottom)):
        if side in sides:
            middle = (near + far) / 2
            pen.box(left, middle - 0.6, right, middle + 0.6, pen.theme.slab)
            for step in range(int((right - left) / slab) + 1):
                pen.box(left + step * slab, near, left + step * slab + 1.2, far, pen.theme.slab)
    for side, near, far in (("W", block.left, left), ("E", right, block.right)):
        if side in sides:
            middle = (near + far) / 2
            pen.box(middle - 0.6, top, middle + 0.6, bottom, pen.theme.slab)
            for step in range(int((bottom - top) / slab) + 1):
                pen.box(near, top + step * slab, far, top + step * slab + 1.2, pen.theme.slab)


def _draw_middle_lines(pen: Pen, geometry: Geometry) -> None:
    """Draw four dashes along every street that has a tile on both sides."""
    board = geometry.board
    dashes = [(start, start + 46) for start in (322, 426, 530, 634)]
    half = 2.5 * SIDE / 480
    for row in range(board.rows):
        for col in range(board.cols):
            sides = street_sides(board, row, col)
            top, left = row * SIDE, col * SIDE
            for start, end in dashes:
                if "E" in sides and col + 1 < board.cols:
                    x = left + SIDE
                    pen.box(
                        *geometry.rect(x - half, top + start, x + half, top + end),
                        pen.theme.middle_line,
                    )
                if "S" in sides and row + 1 < board.rows:
                    y = top + SIDE
                    pen.box(
                        *geometry.rect(left + start, y - half, left + end, y + half),
                        pen.theme.middle_line,
                    )
