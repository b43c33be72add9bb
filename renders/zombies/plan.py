"""Where the tiles and squares of a town lie in a picture: the one place that knows pixels."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.spaces.squares import SIDE, Cell, Square
from renders.kit.page import MARGIN
from renders.kit.rects import Rect
from renders.kit.text import SMALLEST

NARROW, WIDE, TALL = 1080, 1500, 1900
"""Widths of pictures, and the most height a town may take."""
LARGEST, SMALLEST_TILE = 390, 36
_ROOMY = 240
"""Tiles of this size are large enough for a narrow picture, which a phone shows larger."""
STEP = 6
"""Tiles are drawn in few sizes, so that they are drawn seldom."""
NAMED, LETTERED, NUMBERED = 96, 50, 33
"""The least side of a square that shows its whole name, or its letter, or its tile's number."""


@dataclass(frozen=True, slots=True)
class TownPlan:
    """A window of `cols` x `rows` cells, its north-west cell at (left, top) in pixels."""

    west: int
    north: int
    cols: int
    rows: int
    tile: int
    left: int
    top: int
    letters: float = 1.0
    """How many times larger than usual names and numbers are written."""

    @property
    def least(self) -> int:
        """The smallest type of pawns' letters."""
        return round(SMALLEST * self.letters)

    @property
    def side(self) -> float:
        """The side of a square in pixels."""
        return self.tile / SIDE

    @property
    def unit(self) -> float:
        """Sizes are given in units of a tile of 240."""
        return self.tile / 240

    @property
    def enlarged(self) -> bool:
        """Whether letters are so large that only squares in reach have their whole name."""
        return self.letters > 1

    @property
    def named(self) -> bool:
        """Whether every square shows its whole name."""
        return self.side >= NAMED * self.letters

    @property
    def lettered(self) -> bool:
        """Whether squares show a letter and tiles their number."""
        return not self.named and (self.enlarged or self.side >= LETTERED)

    @property
    def numbered(self) -> bool:
        """Whether tiles show their number, because squares do not."""
        return not self.named and (self.enlarged or self.side >= NUMBERED)

    def shows(self, cell: Cell) -> bool:
        """Whether the window holds this cell."""
        x, y = cell[0] - self.west, cell[1] - self.north
        return 0 <= x < self.cols and 0 <= y < self.rows

    def cell(self, cell: Cell) -> Rect:
        """The ground of a cell."""
        left = self.left + (cell[0] - self.west) * self.tile
        top = self.top + (cell[1] - self.north) * self.tile
        return Rect(left, top, left + self.tile, top + self.tile)

    def square(self, square: Square) -> Rect:
        """The ground of a square."""
        left = self.left + (square.x - self.west * SIDE) * self.side
        top = self.top + (square.y - self.north * SIDE) * self.side
        return Rect(left, top, left + self.side, top + self.side)


def window_of(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    """West, north, columns and rows of the smallest window that holds these cells."""
    xs, ys = zip(*cells, strict=True)
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def plan_of(cells: Iterable[Cell]) -> tuple[TownPlan, int]:
    """The plan of a whole town in the middle of its picture, and the picture's width.

    It is narrow where tiles are large so, or no larger in a wide one because the town is high.
    """
    west, north, cols, rows = window_of(cells)
    narrow, wide = (_fitting(cols, rows, each) for each in (NARROW, WIDE))
    width = NARROW if narrow >= min(_ROOMY, wide) else WIDE
    tile = _fitting(cols, rows, width)
    return TownPlan(west, north, cols, rows, tile, (width - cols * tile) // 2, 0), width


def _fitting(cols: int, rows: int, width: int) -> int:
    """The largest tile with which the window fits."""
    room = min((width - 2 * MARGIN) // cols, TALL // rows, LARGEST)
    return max(SMALLEST_TILE, room // STEP * STEP)
