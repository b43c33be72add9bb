"""A tile side as its author draws it: cells, walls, openings and manholes.

A tile has two printed sides, with ids such as `1B`. The four borders of a side are its edges.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from pydantic import Field, model_validator

from engine.reading.base import Model, Whole
from engine.spaces.zones import Cell

SIDE = 8
"""The number of cells along one side of a tile."""
UNIT = 1000
"""The length of a tile side: measures are thousandths of it."""
STEPS: dict[str, Cell] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

Edge = Annotated[str, Field(pattern="^[NESW]$", description="an edge is N, E, S or W")]
Side = Annotated[str, Field(pattern=r"^\w+$", description="a tile side is called like 1B")]
Boxes = tuple[tuple[Whole, Whole, Whole, Whole], ...]


class Tile(Model):
    """One drawing, which may be printed on several tile sides.

    A small letter is a street zone, a capital a room. A wall with a blank in it is an opening.
    Measures are thousandths of the tile side, counted from the west and from the north.
    """

    source: str = Field(min_length=1, description="where the drawing comes from")
    sides: tuple[Side, ...] = Field(
        min_length=1, description='the tile sides, such as ["1B", "1C"]'
    )
    drawing: str = Field(description="17 lines: cells four signs wide and two lines high")
    outlines: dict[str, Boxes] = Field(description="boxes by room: A = [[0, 300, 700, 650]]")
    """Each room by its letter, as boxes: west, north, east, south."""
    openings: dict[str, Whole] = Field(
        default_factory=dict,
        description="the middle of each opening by its rooms, such as AB = 294",
    )
    """The middle of each opening along its wall, by the letters of the two rooms."""
    edges: dict[Edge, tuple[Whole, ...]] = Field(
        default_factory=dict, description="by edge (N, E, S, W) the middles of its openings"
    )
    """The middles of the openings on each tile edge (N, E, S, W)."""

    @model_validator(mode="after")
    def _drawn(self) -> Tile:
        faults = [*self._misdrawn()] or [*self._walls(), *self._measures()] or self._misplaced()
        if faults:
            raise ValueError(" / ".join(faults))
        return self

    # ------------------------------------------------------------ the drawing

    @cached_property
    def _lines(self) -> list[str]:
        """The lines of the drawing, padded with blanks to full size."""
        drawn = self.drawing.split("\n") + [""] * (2 * SIDE + 1)
        return [line.ljust(4 * SIDE + 1) for line in drawn]

    def _sign(self, line: int, column: int) -> str:
        return self._lines[line][column]

    def letter(self, cell: Cell) -> str:
        """Return the letter of the zone in a cell."""
        return self._sign(2 * cell[0] + 1, 4 * cell[1] + 2)

    def walled(self, cell: Cell, side: str) -> bool:
        """Return whether a cell has a wall without an opening on its `side` (N, E, S or W)."""
        line, column = 2 * cell[0] + 1, 4 * cell[1] + 2
        down, right = STEPS[side]
        return self._sign(line + down, column + 2 * right) in "|-"

    def cells(self) -> list[Cell]:
        """Return every cell in reading order."""
        return [(row, column) for row in range(SIDE) for column in range(SIDE)]

    def rooms(self) -> set[str]:
        """Return the letters of the rooms."""
        return {self.letter(cell) for cell in self.cells() if self.letter(cell).isupper()}

    def manholes(self) -> list[Cell]:
        """Return the cells marked with an o."""
        return [
            cell for cell in self.cells() if self._sign(2 * cell[0] + 1, 4 * cell[1] + 3) == "o"
        ]

    @cached_property
    def inner_gaps(self) -> dict[frozenset[Cell], frozenset[str]]:
        """The openings between two rooms of the tile.

        The keys are the two cells joined, the values the letters of the two rooms.
        """
        found: dict[frozenset[Cell], frozenset[str]] = {}
        for cell in self.cells():
            for side in "ES":
                other = beyond(cell, side)
                if not on_tile(other) or self.walled(cell, side):
                    continue
                pair = frozenset({self.letter(cell), self.letter(other)})
                if len(pair) == 2 and all(letter.isupper() for letter in pair):
                    found[frozenset({cell, other})] = pair
        return found

    def edge_gaps(self, side: str) -> list[tuple[Cell, ...]]:
        """Return the openings on one tile edge; blanks side by side are one opening."""
        runs: list[tuple[Cell, ...]] = []
        for cell in edge(side):
            if not self.letter(cell).isupper() or self.walled(cell, side):
                continue
            if runs and abs(sum(runs[-1][-1]) - sum(cell)) == 1:
                runs[-1] += (cell,)
            else:
                runs.append((cell,))
        return runs

    def opening_at(self, cells: list[Cell]) -> tuple[int, int]:
        """Return the middle of the opening between two cells: x and y in thousandths of a tile.

        The first cell must be west or north of the second. Raises ValueError if the position that
        the file gives for the opening is not on the wall between the two rooms.
        """
        letters = [self.letter(cell) for cell in cells]
        at = next(at for pair, at in self.openings.items() if sorted(pair) == sorted(letters))
        across, along = (0, 1) if cells[0][0] == cells[1][0] else (1, 0)
        for one in self.outlines[letters[0]]:
            for other in self.outlines[letters[1]]:
                low, high = max(one[along], other[along]), min(one[along + 2], other[along + 2])
                if one[across + 2] == other[across] and low < at < high:
                    return (one[across + 2], at) if across == 0 else (at, one[across + 2])
        name = "".join(letters)
        raise ValueError(
            f"opening {name} is at {at}; the outlines of its rooms share no wall there"
        )

    # ------------------------------------------------------------ its faults

    def _misdrawn(self) -> list[str]:
        if len(self.drawing.rstrip("\n").split("\n")) > 2 * SIDE + 1:
            return ["the drawing has too many lines; 17 are right"]
        return [
            f"{self.letter(cell)!r} stands in the cell of line {2 * cell[0] + 2}, sign "
            f"{4 * cell[1] + 3}; every cell needs a letter"
            for cell in self.cells()
            if not self.letter(cell).isalpha()
        ]

    def _walls(self) -> list[str]:
        faults: list[str] = []
        for cell in self.cells():
            for side in "NESW":
                here, other = self.letter(cell), beyond(cell, side)
                there = self.letter(other) if on_tile(other) else None
                wall = self.walled(cell, side)
                where = f"row {cell[0] + 1}, column {cell[1] + 1}, {side}"
                if wall and (here == there or (here.islower() and (there or "a").islower())):
                    faults.append(f"a wall at {where} stands inside {here}; take it away")
                elif not wall and there and here.islower() and there.isupper():
                    faults.append(f"no wall at {where}; between street and room it is never open")
        return faults

    def _measures(self) -> list[str]:
        faults: list[str] = []
        pairs = {"".join(sorted(pair)) for pair in self.inner_gaps.values()}
        if pairs != {"".join(sorted(pair)) for pair in self.openings}:
            said, drawn = sorted(self.openings), sorted(pairs)
            faults.append(f"openings are measured for {said}; drawn are {drawn}")
        for side in STEPS:
            said, drawn = len(self.edges.get(side, ())), len(self.edge_gaps(side))
            if said != drawn:
                faults.append(f"edge {side} has {said} measures; {drawn} openings are drawn")
        if set(self.outlines) != self.rooms():
            rooms = sorted(self.rooms())
            faults.append(f"outlines are given for {sorted(self.outlines)}; drawn are {rooms}")
        for cell in self.cells():
            inside = self._box_of(*middle(cell))
            if inside not in (self.letter(cell), None if self.letter(cell).islower() else "?"):
                faults.append(
                    f"the middle of row {cell[0] + 1}, column {cell[1] + 1} lies in the outline of "
                    f"{inside or 'no room'}; {self.letter(cell)} is drawn there"
                )
        return faults

    def _misplaced(self) -> list[str]:
        """Return a fault for each measure that is not where the drawing has the opening."""
        faults: list[str] = []
        for cells in map(sorted, self.inner_gaps):
            try:
                along = 1 if cells[0][0] == cells[1][0] else 0
                at, drawn = self.opening_at(cells)[along], middle(cells[0])[along]
                if abs(at - drawn) > UNIT // SIDE:
                    faults.append(f"an opening is at {at}; its cell has its middle at {drawn}")
            except ValueError as error:
                faults.append(str(error))
        for side in STEPS:
            along = 0 if side in "NS" else 1
            for cells, at in zip(self.edge_gaps(side), self.edges.get(side, ()), strict=True):
                ends = [middle(cell)[along] for cell in (cells[0], cells[-1])]
                if not ends[0] - UNIT // SIDE <= at <= ends[1] + UNIT // SIDE:
                    right = f"its cells lie from {ends[0]} to {ends[1]}"
                    faults.append(f"edge {side} has an opening at {at}; {right}")
        return faults

    def _box_of(self, x: int, y: int) -> str | None:
        for letter, boxes in self.outlines.items():
            if any(w < x < e and n < y < s for w, n, e, s in boxes):
                return letter
        return None


def beyond(cell: Cell, side: str) -> Cell:
    """Return the next cell across the `side` (N, E, S or W), which may lie outside the tile."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def on_tile(cell: Cell) -> bool:
    """Return whether a cell lies on the tile."""
    return 0 <= cell[0] < SIDE and 0 <= cell[1] < SIDE


def edge(side: str) -> list[Cell]:
    """Return the cells along a tile edge, from the west or from the north."""
    line = {"N": 0, "S": SIDE - 1, "W": 0, "E": SIDE - 1}[side]
    return [(line, i) if side in "NS" else (i, line) for i in range(SIDE)]


def middle(cell: Cell) -> tuple[int, int]:
    """Return the middle of a cell as x, y in thousandths of a tile side."""
    return (2 * cell[1] + 1) * UNIT // (2 * SIDE), (2 * cell[0] + 1) * UNIT // (2 * SIDE)
