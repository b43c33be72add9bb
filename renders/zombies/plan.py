"""The plan of a town: where tiles and squares lie in a picture, in pixels."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.spaces.squares import SIDE, Cell, Square
from renders.kit.page import MARGIN
from renders.kit.rects import Rect
from renders.kit.text import SMALLEST

NARROW, WIDE, TALL = 1080, 1500, 1900
"""In pixels: the two widths of pictures, and the greatest height of a town."""
LARGEST, SMALLEST_TILE = 390, 36
_ROOMY = 240
"""If tiles of this size fit into a narrow picture, it is used, because phones show it larger."""
STEP = 6
"""Tile sizes in pixels are multiples of this, so that cached tiles are reused often."""
NAMED, LETTERED, NUMBERED = 96, 50, 33
"""The least side in pixels of a square for a whole name, for a letter, for its tile's number."""
_DIGITS = 1.8
"""The least side of a tile with a number, relative to the number's type size."""


@dataclass(frozen=True, slots=True)
class TownPlan:
    """A window of `cols` by `rows` cells whose north-west corner is at (left, top), in pixels.

    `west` and `north` are that corner's cell; `tile` is a tile's side in pixels.
    """

    west: int
    north: int
    cols: int
    rows: int
    tile: int
    left: int
    top: int
    letters: float = 1.0
    """How many times larger than usual names and numbers are."""

    @property
    def least(self) -> int:
        """The smallest type size of the letters on pawns, in pixels."""
        return round(SMALLEST * self.letters)

    @property
    def side(self) -> float:
        """The side of a square in pixels."""
        return self.tile / SIDE

    @property
    def unit(self) -> float:
        """How many pixels a unit has; a tile is 240 units wide."""
        return self.tile / 240

    @property
    def enlarged(self) -> bool:
        """True if letters are so large that a whole name is shown only on squares in reach."""
        return self.letters > 1

    @property
    def named(self) -> bool:
        """True if every square shows its whole name."""
        return self.side >= NAMED * self.letters

    @property
    def lettered(self) -> bool:
        """True if squares show only the letter of their name, and tiles their number."""
        return not self.named and self.side >= LETTERED

    @property
    def numbered(self) -> bool:
        """True if tiles show their number, because squares do not show their whole name.

        Large numbers are shown only on tiles with room for two digits.
        """
        roomy = self.tile >= _DIGITS * self.least if self.enlarged else self.side >= NUMBERED
        return not self.named and roomy

    def shows(self, cell: Cell) -> bool:
        """True if this cell is in the window."""
        x, y = cell[0] - self.west, cell[1] - self.north
        return 0 <= x < self.cols and 0 <= y < self.rows

    def cell(self, cell: Cell) -> Rect:
        """The rectangle of a cell, in pixels."""
        left = self.left + (cell[0] - self.west) * self.tile
        top = self.top + (cell[1] - self.north) * self.tile
        return Rect(left, top, left + self.tile, top + self.tile)

    def square(self, square: Square) -> Rect:
        """The rectangle of a square, in pixels."""
        left = self.left + (square.x - self.west * SIDE) * self.side
        top = self.top + (square.y - self.north * SIDE) * self.side
        return Rect(left, top, left + self.side, top + self.side)


def window_of(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    """The smallest window that includes these cells: its west, its north, its columns and rows."""
    xs, ys = zip(*cells, strict=True)
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def plan_of(cells: Iterable[Cell]) -> tuple[TownPlan, int]:
    """Return the plan of a whole town, in the middle of its picture, and that picture's width.

    The width is in pixels: `NARROW` if tiles are then at least `_ROOMY` pixels wide or as wide as
    in a `WIDE` picture, otherwise `WIDE`.
    """
    west, north, cols, rows = window_of(cells)
    narrow, wide = (_fitting(cols, rows, each) for each in (NARROW, WIDE))
    width = NARROW if narrow >= min(_ROOMY, wide) else WIDE
    tile = _fitting(cols, rows, width)
    return TownPlan(west, north, cols, rows, tile, (width - cols * tile) // 2, 0), width


def _fitting(cols: int, rows: int, width: int) -> int:
    """The largest side of a tile, in pixels, at which the whole window of tiles fits into the
    picture.
    """
    room = min((width - 2 * MARGIN) // cols, TALL // rows, LARGEST)
    return max(SMALLEST_TILE, room // STEP * STEP)
