"""Boards that grow and shrink during play: pieces laid side by side, whose zones keep their names.

The first piece keeps its own names. The numbers and letters of every other piece continue after
those of all earlier pieces, even of pieces that are gone. So a name never stands for two places.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.spaces.plans import HOUSES, TILE
from engine.spaces.zones import UNIT, Board, Box, Building, Cell, Door, Gap, Zone

Names = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Piece:
    """A board of one or more tiles; `at` is its north-west corner in the grid of tiles."""

    board: Board
    at: Cell
    gone: frozenset[Cell] = frozenset()
    """Tiles (row, column within the piece) that were taken away."""

    def left(self) -> list[Zone]:
        """Return the zones that are still on the table."""
        return [zone for zone in self.board.zones.values() if self.gone.isdisjoint(zone.tiles)]


def names_of(pieces: Sequence[Piece]) -> list[Names]:
    """Return for each piece the names of its zones on the whole board, by the piece's own names.

    Raises ValueError if there are more houses than letters for them.
    """
    found: list[Names] = []
    streets = houses = 0
    for piece in pieces:
        board = piece.board
        if houses + len(board.buildings) > len(HOUSES):
            raise ValueError(f"there are more houses than {len(HOUSES)}; so many have a letter")
        letters = dict(zip(board.buildings, HOUSES[houses:], strict=False))
        found.append({zone.id: _name(zone, letters, streets) for zone in board.zones.values()})
        streets += sum(zone.kind == "street" for zone in board.zones.values())
        houses += len(board.buildings)
    return found


def _name(zone: Zone, letters: Names, before: int) -> str:
    number = int(zone.id[1:])
    return f"{letters[zone.building]}{number}" if zone.building else f"S{before + number}"


def put_together(pieces: Sequence[Piece]) -> Board:
    """Join the pieces into one board, without the tiles that are gone.

    The board ends at the outermost tiles that remain, so its corner may differ from that of the
    grid of tiles.
    """
    tiles = [
        (tile[0] + piece.at[0], tile[1] + piece.at[1])
        for piece in pieces
        for zone in piece.left()
        for tile in zone.tiles
    ]
    top, left = min(row for row, _ in tiles), min(column for _, column in tiles)
    size = (max(row for row, _ in tiles) - top + 1, max(column for _, column in tiles) - left + 1)
    laid = [
        _Laid(piece, names, (piece.at[0] - top, piece.at[1] - left))
        for piece, names in zip(pieces, names_of(pieces), strict=True)
    ]
    return Board(
        size,
        [zone for one in laid for zone in one.zones()],
        [door for one in laid for door in one.doors()],
        [gap for one in laid for gap in one.openings()],
        [house for one in laid for house in one.buildings()],
    )


@dataclass(frozen=True, slots=True)
class _Laid:
    """A piece with its new names, moved `by` rows and columns of tiles."""

    piece: Piece
    names: Names
    by: Cell

    def zones(self) -> list[Zone]:
        return [
            replace(
                zone,
                id=self.names[zone.id],
                cells=tuple(self._cell(cell) for cell in zone.cells),
                boxes=tuple(self._box(box) for box in zone.boxes),
                building=self.names[zone.id][0] if zone.building else None,
                tiles=tuple((row + self.by[0], column + self.by[1]) for row, column in zone.tiles),
                manholes=tuple(self._point(*hole) for hole in zone.manholes),
            )
            for zone in self.piece.left()
        ]

    def doors(self) -> list[Door]:
        return [
            replace(
                door,
                id=self._called(door),
                zones=self._both(door.zones),
                gap=self._gap(door.gap),
                cells=(self._cell(door.cells[0]), self._cell(door.cells[1])),
            )
            for door in self._there(self.piece.board.doors.values())
        ]

    def openings(self) -> list[Gap]:
        here = {zone.id for zone in self.piece.left()}
        gaps = self.piece.board.openings
        return [self._gap(gap) for gap in gaps if here.issuperset(gap.zones)]

    def buildings(self) -> list[Building]:
        here = {zone.id for zone in self.piece.left()}
        doors = {door.id: self._called(door)
                 for door in self._there(self.piece.board.doors.values())}  # fmt: skip
        return [
            Building(
                self.names[house.rooms[0]][0],
                tuple(self.names[room] for room in house.rooms if room in here),
                tuple(doors[door] for door in house.doors if door in doors),
                house.populate,
            )
            for house in self.piece.board.buildings.values()
            if not here.isdisjoint(house.rooms)
        ]

    def _there(self, doors: Iterable[Door]) -> list[Door]:
        here: Collection[str] = {zone.id for zone in self.piece.left()}
        return [door for door in doors if set(door.zones) <= set(here)]

    def _called(self, door: Door) -> str:
        return "-".join(self.names[zone] for zone in door.id.split("-"))

    def _both(self, zones: tuple[str, str]) -> tuple[str, str]:
        return self.names[zones[0]], self.names[zones[1]]

    def _cell(self, cell: Cell) -> Cell:
        return cell[0] + TILE * self.by[0], cell[1] + TILE * self.by[1]

    def _point(self, x: int, y: int) -> tuple[int, int]:
        return x + UNIT * self.by[1], y + UNIT * self.by[0]

    def _box(self, box: Box) -> Box:
        left, top = self._point(box.left, box.top)
        right, bottom = self._point(box.right, box.bottom)
        return Box(left, top, right, bottom)

    def _gap(self, gap: Gap) -> Gap:
        x, y = self._point(gap.x, gap.y)
        return Gap(self._both(gap.zones), x, y, gap.wall)
