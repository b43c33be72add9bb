"""Turns boards of one column by a quarter, so that they are wide, as messages show pictures.

Such a board takes a third of the picture of a round if it stands, and four fifths if it lies. Only
the ground is turned: labels are drawn upright, and no sentence of these games names a direction,
except where boards travel; those are never turned.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.family.view import View
from engine.spaces.plans import TILE
from engine.spaces.zones import UNIT, Board, Box, Cell, Door, Gap, Zone
from renders.zones.geometry import CELLS, is_plain


def as_drawn(view: View) -> View:
    """The same view with its board as it is drawn: turned if it is a single column."""
    board = drawn_board(view.board)
    return view if board is view.board else replace(view, board=board)


@lru_cache(maxsize=32)
def drawn_board(board: Board) -> Board:
    """The board itself, or a copy turned clockwise by a quarter if it is a single column."""
    if board.cols >= board.rows:
        return board
    turn = _Turn(board.rows, TILE if is_plain(board) else CELLS)
    return Board(
        (board.cols, board.rows),
        [turn.zone(zone) for zone in board.zones.values()],
        [turn.door(door) for door in board.doors.values()],
        [turn.gap(gap) for gap in board.openings],
        board.buildings.values(),
    )


class _Turn:
    """A quarter turn clockwise: west becomes north, north becomes east."""

    def __init__(self, rows: int, cells: int):
        self.rows, self.cells = rows, cells
        self.high = rows * UNIT

    def point(self, x: int, y: int) -> tuple[int, int]:
        return self.high - y, x

    def cell(self, cell: Cell) -> Cell:
        return cell[1], self.rows * self.cells - 1 - cell[0]

    def tile(self, tile: Cell) -> Cell:
        return tile[1], self.rows - 1 - tile[0]

    def box(self, box: Box) -> Box:
        return Box(self.high - box.bottom, box.left, self.high - box.top, box.right)

    def gap(self, gap: Gap) -> Gap:
        x, y = self.point(gap.x, gap.y)
        wall = "horizontal" if gap.wall == "vertical" else "vertical"
        return Gap(gap.zones, x, y, wall)

    def door(self, door: Door) -> Door:
        inside, outside = door.cells
        cells = (self.cell(inside), self.cell(outside))
        return replace(door, gap=self.gap(door.gap), cells=cells)

    def zone(self, zone: Zone) -> Zone:
        return replace(
            zone,
            cells=tuple(self.cell(cell) for cell in zone.cells),
            boxes=tuple(self.box(box) for box in zone.boxes),
            tiles=tuple(self.tile(tile) for tile in zone.tiles),
            manholes=tuple(self.point(x, y) for x, y in zone.manholes),
        )
