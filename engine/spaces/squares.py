"""A board of square tiles laid during play: each has 3 x 3 squares; the board has no fixed edge.

A square is named by its tile's number (the order of laying, from 1) and a letter, A to I in reading
order as the tile lies: `7E` is the middle of the seventh tile. Names never change. Coordinates
count x to the east and y to the south.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

SIDE = 3
LETTERS = "ABCDEFGHI"
ROAD, INSIDE = "R", "B"
DIRECTIONS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
CLOCKWISE = "NESW"
EXIT_SQUARES = {"N": (1, 0), "E": (2, 1), "S": (1, 2), "W": (0, 1)}
"""The square (x, y) through which the road leaves a tile: the middle of a side."""
Cell = tuple[int, int]


class Plan(NamedTuple):
    """A tile as it is drawn: three rows of squares, the sides where its road leaves, its doors.

    A door is `x,y>D`: from the inside square (x, y) in direction D to a road square.
    """

    rows: tuple[str, ...]
    exits: str
    doors: tuple[str, ...] = ()

    def turned(self, quarters: int) -> Plan:
        """Return the plan after `quarters` clockwise quarter turns."""
        return _turned(self, quarters % 4)

    def quarter(self) -> Plan:
        """Return the plan after one clockwise quarter turn."""
        rows = tuple("".join(self.rows[SIDE - 1 - x][y] for x in range(SIDE)) for y in range(SIDE))
        exits = "".join(one for one in CLOCKWISE if _before(one) in self.exits)
        doors = tuple(
            f"{SIDE - 1 - y},{x}>{_after(way)}" for x, y, way in map(read_door, self.doors)
        )
        return Plan(rows, exits, doors)


@lru_cache(maxsize=128)
def _turned(plan: Plan, quarters: int) -> Plan:
    return _turned(plan, quarters - 1).quarter() if quarters else plan


def read_door(text: str) -> tuple[int, int, str]:
    """Read a door such as `1,1>N`: return x and y of its inside square, and its direction."""
    place, way = text.split(">")
    x, y = place.split(",")
    return int(x), int(y), way


def _after(side: str) -> str:
    return CLOCKWISE[(CLOCKWISE.index(side) + 1) % 4]


def _before(side: str) -> str:
    return CLOCKWISE[(CLOCKWISE.index(side) - 1) % 4]


def opposite(side: str) -> str:
    """Return the opposite side: S for N, W for E, and the other way round."""
    return CLOCKWISE[(CLOCKWISE.index(side) + 2) % 4]


class Piece(NamedTuple):
    """A tile on the table: its plan, its cell, and its clockwise quarter turns."""

    plan: Plan
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """A cell and a number of clockwise quarter turns in which a tile may be laid.

    Spots sort in reading order.
    """

    y: int
    x: int
    turn: int


@dataclass(frozen=True, slots=True)
class Square:
    """A square that can be entered.

    `x` and `y` are counted in squares; `inside` is False for a road square.
    """

    id: str
    tile: int
    x: int
    y: int
    inside: bool


@dataclass(frozen=True)
class Town:
    """All tiles on the table, and how their squares join."""

    pieces: tuple[Piece, ...]

    @cached_property
    def plans(self) -> tuple[Plan, ...]:
        """The plan of each piece as it lies."""
        return tuple(one.plan.turned(one.turn) for one in self.pieces)

    @cached_property
    def cells(self) -> Mapping[Cell, int]:
        """The number of the tile on each occupied cell."""
        return {(one.x, one.y): number for number, one in enumerate(self.pieces, 1)}

    @cached_property
    def squares(self) -> Mapping[str, Square]:
        """Every square that can be entered, by its name, tile by tile in reading order."""
        return {one.id: one for one in self._squares()}

    def _squares(self) -> Iterator[Square]:
        for number, (piece, plan) in enumerate(zip(self.pieces, self.plans, strict=True), 1):
            for place, letter in enumerate(LETTERS):
                y, x = divmod(place, SIDE)
                what = plan.rows[y][x]
                if what in (ROAD, INSIDE):
                    at = piece.x * SIDE + x, piece.y * SIDE + y
                    yield Square(f"{number}{letter}", number, *at, what == INSIDE)

    @cached_property
    def by_place(self) -> Mapping[Cell, str]:
        """The name of the square at each place."""
        return {(one.x, one.y): one.id for one in self.squares.values()}

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The squares one step from each square, in the order north, east, south, west."""
        doors = set(self._doors())
        return {one.id: tuple(self._steps(one, doors)) for one in self.squares.values()}

    def _doors(self) -> Iterator[tuple[str, str]]:
        """Yield the two squares that each door joins, in both orders."""
        for piece, plan in zip(self.pieces, self.plans, strict=True):
            for x, y, way in map(read_door, plan.doors):
                east, south = DIRECTIONS[way]
                at = piece.x * SIDE + x, piece.y * SIDE + y
                inside, road = self.by_place[at], self.by_place[at[0] + east, at[1] + south]
                yield inside, road
                yield road, inside

    def _steps(self, frm: Square, doors: set[tuple[str, str]]) -> Iterator[str]:
        for side, (east, south) in DIRECTIONS.items():
            name = self.by_place.get((frm.x + east, frm.y + south))
            if name and self._joined(frm, self.squares[name], side, doors):
                yield name

    def _joined(self, one: Square, other: Square, side: str, doors: set[tuple[str, str]]) -> bool:
        """Return whether one step leads from `one` to its neighbour `other` on `side`.

        Within a tile, inside joins inside, road joins road, and doors join the two. Between tiles
        only two facing exits join.
        """
        if one.tile == other.tile:
            return one.inside == other.inside or (one.id, other.id) in doors
        leaves = side in self.plans[one.tile - 1].exits and self._is_exit(one, side)
        enters = opposite(side) in self.plans[other.tile - 1].exits
        return leaves and enters and self._is_exit(other, opposite(side))

    def _is_exit(self, square: Square, side: str) -> bool:
        return (square.x % SIDE, square.y % SIDE) == EXIT_SQUARES[side]

    # ------------------------------------------------------------ tiles

    def centre(self, number: int) -> str:
        """Return the middle square of a tile."""
        return f"{number}{LETTERS[4]}"

    def inside(self, number: int) -> tuple[str, ...]:
        """Return the inside squares of a tile."""
        return self._parts.get((number, True), ())

    def road(self, number: int) -> tuple[str, ...]:
        """Return the road squares of a tile."""
        return self._parts.get((number, False), ())

    @cached_property
    def _parts(self) -> Mapping[tuple[int, bool], tuple[str, ...]]:
        """The squares of each tile by (number of the tile, whether they are inside)."""
        parts: dict[tuple[int, bool], tuple[str, ...]] = {}
        for one in self.squares.values():
            part = one.tile, one.inside
            parts[part] = (*parts.get(part, ()), one.id)
        return parts

    @cached_property
    def open_cells(self) -> tuple[Cell, ...]:
        """The empty cells that an exit leads to, in reading order."""
        found = {
            (piece.x + DIRECTIONS[side][0], piece.y + DIRECTIONS[side][1])
            for piece, plan in zip(self.pieces, self.plans, strict=True)
            for side in plan.exits
        }
        return tuple(sorted(found - set(self.cells), key=lambda cell: (cell[1], cell[0])))

    @property
    def closed(self) -> bool:
        """True if no exit leads to an empty cell."""
        return not self.open_cells

    def why_not(self, plan: Plan, spot: Spot) -> str | None:
        """Return why the plan cannot be laid at `spot`, or None.

        The reasons are `cell-taken`, `no-road-joins` and `road-meets-wall`.
        """
        if (spot.x, spot.y) in self.cells:
            return "cell-taken"
        exits, joins = plan.turned(spot.turn).exits, 0
        for side, (east, south) in DIRECTIONS.items():
            number = self.cells.get((spot.x + east, spot.y + south))
            if number is None:
                continue
            ours, theirs = side in exits, opposite(side) in self.plans[number - 1].exits
            if ours != theirs:
                return "road-meets-wall"
            joins += ours
        return None if joins else "no-road-joins"

    def spots(self, plan: Plan) -> list[Spot]:
        """Return every legal spot of a plan; turns that look the same count once."""
        found: list[Spot] = []
        for x, y in self.open_cells:
            seen: list[Plan] = []
            for turn in range(4):
                turned = plan.turned(turn)
                if turned not in seen and self.why_not(plan, Spot(y, x, turn)) is None:
                    found.append(Spot(y, x, turn))
                seen.append(turned)
        return found

    # ------------------------------------------------------------ ways

    @cached_property
    def _reached(self) -> dict[str, Mapping[str, int]]:
        return {}

    def distances(self, start: str) -> Mapping[str, int]:
        """Return the steps from `start` to each square that can be reached, nearest first."""
        if start not in self._reached:
            self._reached[start] = self._spread(start)
        return self._reached[start]

    def _spread(self, start: str) -> dict[str, int]:
        found = {start: 0}
        waiting = deque([start])
        while waiting:
            at = waiting.popleft()
            for step in self.neighbours[at]:
                if step not in found:
                    found[step] = found[at] + 1
                    waiting.append(step)
        return found
