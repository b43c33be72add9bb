"""Lays the tiles of a mission side by side and merges streets across tile edges.

A tile is drawn in one direction and may be turned by quarters. Its cells, points and edges are
converted to board cells (rows and columns) and board points (thousandths of a tile side).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from engine.reading.faults import Finding, Mend, Where, misread
from engine.reading.tile import OPPOSITE, SIDE, UNIT, Tile, beyond, edge, middle
from engine.spaces.zones import Box, Cell

GAP = "-"
"""A place of the drawing where no tile lies yet."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile side on the board; `at` is row and column, `quarters` its clockwise quarter turns."""

    side: str
    tile: Tile
    at: Cell
    quarters: int


@dataclass(frozen=True, slots=True)
class Passage:
    """An opening in a wall between two rooms: its middle and every cell border it takes up."""

    x: int
    y: int
    wall: Literal["vertical", "horizontal"]
    borders: frozenset[frozenset[Cell]]


@dataclass(slots=True)
class Ground:
    """The laid tiles before their zones have names.

    A zone is known by its first cell in reading order; `owner` maps each cell to that cell.
    """

    rows: int
    cols: int
    owner: dict[Cell, Cell] = field(default_factory=dict[Cell, Cell])
    rooms: set[Cell] = field(default_factory=set[Cell])
    outlines: dict[Cell, tuple[Box, ...]] = field(default_factory=dict[Cell, tuple[Box, ...]])
    passages: list[Passage] = field(default_factory=list[Passage])
    manholes: dict[Cell, list[tuple[int, int]]] = field(
        default_factory=dict[Cell, list[tuple[int, int]]]
    )

    def same(self, a: Cell, b: Cell) -> bool:
        """Return whether two cells lie in one zone."""
        return a in self.owner and self.owner[a] == self.owner.get(b)

    def zones(self) -> dict[Cell, tuple[Cell, ...]]:
        """Return the cells of each zone in reading order, by the zone's first cell."""
        found: dict[Cell, list[Cell]] = {}
        for cell in sorted(self.owner):
            found.setdefault(self.owner[cell], []).append(cell)
        return {first: tuple(cells) for first, cells in found.items()}


def read_tiles(text: str, tiles: Mapping[str, Tile]) -> list[list[Placed]]:
    """Read the rows of a drawing such as `1B@0 2B@180`. Raises Misread if it is wrong."""
    rows: list[list[Placed]] = []
    if GAP in text.split():
        raise misread("tiles-gap")
    for line in text.split("\n"):
        if line.strip():
            rows.append(
                [_placed(word, (len(rows), i), tiles) for i, word in enumerate(line.split())]
            )
    if not rows or len({len(row) for row in rows}) != 1:
        raise misread("tiles-shape", tiles=len(text.split()))
    return rows


def _placed(word: str, at: Cell, tiles: Mapping[str, Tile]) -> Placed:
    match = re.fullmatch(r"(\w+)@(0|90|180|270)", word)
    if match is None:
        raise misread("tiles-word", word=word)
    if match[1] not in tiles:
        raise misread("tiles-side", side=match[1], known=sorted(tiles))
    return Placed(match[1], tiles[match[1]], at, int(match[2]) // 90)


def mismatches(rows: list[list[Placed]]) -> list[Finding]:
    """Return a fault for each pair of tile edges that do not fit together."""
    faults: list[Finding] = []
    for row in rows:
        for here in row:
            for side in "ES":
                down, right = beyond(here.at, side)
                if down >= len(rows) or right >= len(row):
                    continue
                there = rows[down][right]
                mine, theirs = _pattern(here, side), _pattern(there, OPPOSITE[side])
                if mine != theirs:
                    sides = {"first": here.side, "second": there.side}
                    place = Where(tile=there.at, field=("map", "tiles"))
                    mend = _turn_one(rows, here, there)
                    faults.append(
                        Finding.of("tiles-differ", place, mend, **sides, mine=mine, theirs=theirs)
                    )
    return faults


def _turn_one(rows: list[list[Placed]], *tiles: Placed) -> Mend | None:
    """Return the change that turns one of `tiles` so that it fits all its neighbours; None if no
    turn does.
    """
    for one in reversed(tiles):
        for quarters in range(4):
            other = replace(one, quarters=quarters)
            laid = [[other if at is one else at for at in row] for row in rows]
            if _fits(laid, other):
                return Mend("set", ("map", "tiles"), written(laid))
    return None


def _fits(rows: list[list[Placed]], here: Placed) -> bool:
    for side in "NESW":
        row, col = beyond(here.at, side)
        if 0 <= row < len(rows) and 0 <= col < len(rows[row]):
            there = rows[row][col]
            if _pattern(here, side) != _pattern(there, OPPOSITE[side]):
                return False
    return True


def written(rows: list[list[Placed]]) -> str:
    """Return the drawing of the tiles, such as `1B@0 2B@180`, one line for each row."""
    return "\n".join(" ".join(f"{one.side}@{one.quarters * 90}" for one in row) for row in rows)


def _pattern(placed: Placed, side: str) -> str:
    old = "NESW"[("NESW".index(side) - placed.quarters) % 4]
    tile, found = placed.tile, dict[int, str]()
    for cell in edge(old):
        row, col = turned(cell, placed.quarters)
        sign = "#" if tile.walled(cell, old) else "O"
        found[col if side in "NS" else row] = "." if tile.letter(cell).islower() else sign
    return "".join(found[i] for i in range(SIDE))


def turned(cell: Cell, quarters: int) -> Cell:
    """Return where a cell of a tile lies after clockwise quarter turns."""
    row, col = cell
    for _ in range(quarters):
        row, col = col, SIDE - 1 - row
    return row, col


def lay(rows: list[list[Placed]]) -> Ground:
    """Put the tiles side by side and return them as `Ground`.

    Their edges must fit: `mismatches(rows)` is empty.
    """
    ground = Ground(len(rows), len(rows[0]))
    letters: dict[Cell, str] = {}
    for placed in (placed for row in rows for placed in row):
        letters |= {
            board_cell(placed, cell): placed.tile.letter(cell) for cell in placed.tile.cells()
        }
    _merge(ground, letters)
    for placed in (placed for row in rows for placed in row):
        _furnish(ground, placed)
    return ground


def board_cell(placed: Placed, cell: Cell) -> Cell:
    """Return the board cell of a tile's cell."""
    row, col = turned(cell, placed.quarters)
    return placed.at[0] * SIDE + row, placed.at[1] * SIDE + col


def _point(placed: Placed, x: int, y: int) -> tuple[int, int]:
    """Return the board point of a tile's point, in thousandths of a tile side."""
    for _ in range(placed.quarters):
        x, y = UNIT - y, x
    return placed.at[1] * UNIT + x, placed.at[0] * UNIT + y


def _merge(ground: Ground, letters: dict[Cell, str]) -> None:
    """Group cells into zones, which is stored in `ground`; street zones continue across tile
    edges.
    """
    for cell in sorted(letters):
        if cell in ground.owner:
            continue
        ground.owner[cell] = cell
        waiting = [cell]
        for here in waiting:
            for side in "NESW":
                other = beyond(here, side)
                if other not in ground.owner and _same_zone(letters, here, other):
                    ground.owner[other] = cell
                    waiting.append(other)
        if letters[cell].isupper():
            ground.rooms.add(cell)


def _same_zone(letters: dict[Cell, str], a: Cell, b: Cell) -> bool:
    if b not in letters:
        return False
    if (a[0] // SIDE, a[1] // SIDE) == (b[0] // SIDE, b[1] // SIDE):
        return letters[a] == letters[b]
    return letters[a].islower() and letters[b].islower()


def _furnish(ground: Ground, placed: Placed) -> None:
    """Add a tile's outlines, openings and manholes to the board."""
    tile = placed.tile
    for letter, boxes in tile.outlines.items():
        first = next(cell for cell in tile.cells() if tile.letter(cell) == letter)
        ground.outlines[ground.owner[board_cell(placed, first)]] = tuple(
            _box(placed, box) for box in boxes
        )
    for cells in tile.inner_gaps:
        ground.passages.append(_inner_passage(placed, sorted(cells)))
    for side in "NESW":
        for cells, at in zip(tile.edge_gaps(side), tile.edges.get(side, ()), strict=True):
            ground.passages += _edge_passage(ground, placed, cells, (side, at))
    for cell in tile.manholes():
        spot = ground.manholes.setdefault(ground.owner[board_cell(placed, cell)], [])
        spot.append(_point(placed, *_manhole(cell)))


def _box(placed: Placed, box: tuple[int, int, int, int]) -> Box:
    (x0, y0), (x1, y1) = _point(placed, box[0], box[1]), _point(placed, box[2], box[3])
    return Box(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))


def _inner_passage(placed: Placed, cells: list[Cell]) -> Passage:
    """Return an opening inside a tile, on the wall that the outlines of its two rooms share."""
    upright = cells[0][0] == cells[1][0]
    x, y = _point(placed, *placed.tile.opening_at(cells))
    border = frozenset(board_cell(placed, cell) for cell in cells)
    return Passage(x, y, _wall(upright, placed), frozenset({border}))


def _edge_passage(
    ground: Ground, placed: Placed, cells: tuple[Cell, ...], measure: tuple[str, int]
) -> list[Passage]:
    """Return an opening on a tile edge as a list of one.

    The list is empty unless `placed` is the western or northern one of the two tiles at the edge,
    so that the opening is reported once; and at the edge of the board, where it is a wall.
    """
    side, at = measure
    now = "NESW"[("NESW".index(side) + placed.quarters) % 4]
    mine = [board_cell(placed, cell) for cell in cells]
    if now in "NW" or beyond(mine[0], now) not in ground.owner:
        return []  # An opening at the edge of the board is a wall.
    place = {"N": (at, 0), "S": (at, UNIT), "W": (0, at), "E": (UNIT, at)}[side]
    borders = frozenset(frozenset({cell, beyond(cell, now)}) for cell in mine)
    x, y = _point(placed, *place)
    return [Passage(x, y, _wall(side in "EW", placed), borders)]


def _wall(upright: bool, placed: Placed) -> Literal["vertical", "horizontal"]:
    return "vertical" if upright != bool(placed.quarters % 2) else "horizontal"


def _manhole(cell: Cell) -> tuple[int, int]:
    """Return the point of a manhole: the middle of the cell, moved so that it is 150 thousandths
    from a near tile edge.
    """
    x, y = middle(cell)
    depth = {0: 150, 1: 150, SIDE - 2: UNIT - 150, SIDE - 1: UNIT - 150}
    return depth.get(cell[1], x), depth.get(cell[0], y)
