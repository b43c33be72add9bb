"""Plans of plain boards: zones of square cells, three to a side of a tile, become a `Board`.

Street zones that touch are joined. Rooms are separated from everything by walls, except at the
openings of the plan and at its ways, which may be closed. Zones are named in reading order: `S1`,
`S2`... in the street, `B1`, `B2`... in the first house, `C1`... in the second.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from engine.spaces.zones import UNIT, Board, Box, Building, Cell, Door, Gap, Sort, Terrain, Zone

TILE = 3
"""The number of cells along one side of a tile."""
HOUSES = "BCDEGHJKLMNPQTUVXY"
"""Letters for buildings.

Left out: those of zombie kinds (A F R W), S, and what looks like 1, 0 or 2.
"""


@dataclass(frozen=True, slots=True)
class Plot:
    """A future zone: its cells in reading order, and what is there."""

    cells: tuple[Cell, ...]
    indoors: bool = False
    floor: str = "living"
    terrain: Terrain = "open"
    marked: bool = False
    manhole: bool = False


@dataclass(frozen=True, slots=True)
class Way:
    """A passage between two cells that can be open or closed."""

    cells: tuple[Cell, Cell]
    is_open: bool
    sort: Sort = "door"
    colour: str = "grey"
    name: str = ""
    """The id of the passage; if empty, the ids of the zones it joins."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A board in preparation: its future zones (plots), and the openings and ways between cells."""

    plots: tuple[Plot, ...]
    openings: tuple[tuple[Cell, Cell], ...] = ()
    ways: tuple[Way, ...] = ()
    one_house: bool = False
    """True if a way between two rooms joins them into one house, as an opening does."""

    def owners(self) -> dict[Cell, Plot]:
        """Return the plot of each cell."""
        return {cell: plot for plot in self.plots for cell in plot.cells}

    def houses(self) -> list[tuple[Plot, ...]]:
        """Return groups of joined rooms, in reading order.

        Raises ValueError if there are more groups than letters.
        """
        owners = self.owners()
        pairs = [*self.openings, *(way.cells for way in self.ways if self.one_house)]
        links = [(owners[a], owners[b]) for a, b in pairs]
        links = [(a, b) for a, b in links if a.indoors and b.indoors]
        houses: list[tuple[Plot, ...]] = []
        left = [plot for plot in self.plots if plot.indoors]
        while left:
            house = _joined_to(left[0], links)
            houses.append(tuple(plot for plot in self.plots if plot in house))
            left = [room for room in left if room not in house]
        if len(houses) > len(HOUSES):
            raise ValueError(f"{len(houses)} houses are drawn; {len(HOUSES)} at most have a letter")
        return houses

    def names(self) -> dict[Plot, str]:
        """Return the name of every plot, in the order of the plots."""
        streets = [plot for plot in self.plots if not plot.indoors]
        names = {plot: f"S{number}" for number, plot in enumerate(streets, 1)}
        for letter, house in zip(HOUSES, self.houses(), strict=False):
            names.update({plot: f"{letter}{number}" for number, plot in enumerate(house, 1)})
        return {plot: names[plot] for plot in self.plots}

    def board(self, size: tuple[int, int], tiles: Mapping[Cell, Sequence[Cell]] = {}) -> Board:
        """Return the board, `size` rows and columns of tiles large.

        `tiles` gives the tiles of each zone by the zone's first cell; without it, three by three
        cells make a tile. Raises ValueError for a way between two streets, or for more houses than
        letters.
        """
        names = self.names()
        by_cell = {cell: names[plot] for cell, plot in self.owners().items()}
        rooms = {names[plot] for plot in self.plots if plot.indoors}
        doors = [_door(way, by_cell, rooms) for way in self.ways]
        houses = [[names[room] for room in house] for house in self.houses()]
        zones = [_zone(plot, names[plot], tiles.get(plot.cells[0])) for plot in self.plots]
        openings = [_gap(by_cell, *cells) for cells in self.openings]
        kind = TiledBoard if tiles else Board
        buildings = [_building(house, doors, rooms) for house in houses]
        return kind(size, zones, doors, openings, buildings)


class TiledBoard(Board):
    """A board whose zones lie on the tiles they are assigned to, wherever they are drawn."""

    def manholes_on(self, tiles: Iterable[Cell]) -> dict[str, int]:
        """Count manholes by zone; all manholes of a zone lie on its first tile."""
        wanted = set(tiles)
        zones = [zone for zone in self.zones.values() if zone.tiles[0] in wanted]
        return {zone.id: len(zone.manholes) for zone in zones if zone.manholes}


def touch(a: Cell, b: Cell) -> bool:
    """Return whether two cells share a side."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def _joined_to(plot: Plot, links: Sequence[tuple[Plot, Plot]]) -> list[Plot]:
    found = [plot]
    for one in found:
        for pair in links:
            if one in pair:
                found += [other for other in pair if other not in found]
    return found


def _zone(plot: Plot, name: str, tiles: Sequence[Cell] | None) -> Zone:
    lies_on = sorted({(row // TILE, col // TILE) for row, col in plot.cells})
    boxes = tuple(_stacked(plot.cells))
    hole = ((boxes[0].left + boxes[0].right) // 2, (boxes[0].top + boxes[0].bottom) // 2)
    return Zone(
        id=name,
        kind="room" if plot.indoors else "street",
        cells=plot.cells,
        boxes=boxes,
        building=name[0] if plot.indoors else None,
        floor=plot.floor if plot.indoors else None,
        tiles=tuple(tiles or lies_on),
        manholes=(hole,) if plot.manhole else (),
        terrain=plot.terrain,
        marked=plot.marked,
    )


def _stacked(cells: Sequence[Cell]) -> list[Box]:
    """Return the cells as few rectangles: joined along rows, then equal rows joined downwards."""
    done: list[Box] = []
    for row, first, last in _runs(cells):
        box = Box(*(part * UNIT // TILE for part in (first, row, last + 1, row + 1)))
        above = [(old.left, old.right, old.bottom) for old in done]
        if (box.left, box.right, box.top) in above:
            old = done.pop(above.index((box.left, box.right, box.top)))
            box = Box(old.left, old.top, box.right, box.bottom)
        done.append(box)
    return done


def _runs(cells: Sequence[Cell]) -> list[tuple[int, int, int]]:
    """Return row, first and last column of each run of neighbouring cells."""
    ends = [a != (b[0], b[1] - 1) for a, b in pairwise(cells)]
    starts = [0, *(place + 1 for place, end in enumerate(ends) if end)]
    stops = [*starts[1:], len(cells)]
    return [(cells[a][0], cells[a][1], cells[b - 1][1]) for a, b in zip(starts, stops, strict=True)]


def _door(way: Way, names: Mapping[Cell, str], rooms: Collection[str]) -> Door:
    inside, outside = way.cells if names[way.cells[0]] in rooms else way.cells[::-1]
    if names[inside] not in rooms:
        raise ValueError("a door stands between two streets; one of its sides is a room")
    zones = (names[inside], names[outside])
    gap = _gap(names, *way.cells)
    gap = Gap(zones, gap.x, gap.y, gap.wall)
    name = way.name or "-".join(zones)
    return Door(name, zones, gap, way.colour, way.is_open, (inside, outside), way.sort)


def _gap(names: Mapping[Cell, str], a: Cell, b: Cell) -> Gap:
    """Return a gap in the middle of the border between two cells."""
    x, y = ((a[at] + b[at] + 1) * UNIT // (2 * TILE) for at in (1, 0))
    wall: Literal["vertical", "horizontal"] = "vertical" if a[0] == b[0] else "horizontal"
    return Gap((names[a], names[b]), x, y, wall)


def _building(house: list[str], doors: Sequence[Door], rooms: Collection[str]) -> Building:
    """Return the building of a house; `populate` is True only if it has ways in and all of them
    start closed.
    """
    mine = [door for door in doors if set(door.zones) & set(house)]
    ways_in = [door for door in mine if not set(door.zones) <= set(house)]
    populate = bool(ways_in) and not any(door.starts_open for door in ways_in)
    return Building(house[0][0], tuple(house), tuple(door.id for door in mine), populate)
