"""Boards of zones: rooms and street zones, what joins them, lines of sight, and shortest ways.

A board never changes during play. Only the set of open doors changes, so every question about ways
and sight takes the open doors. The answers for a set of open doors are computed once (`Ways`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import product
from typing import Any, Literal

Cell = tuple[int, int]
"""Row and column, counted from the north-west corner."""
Doors = frozenset[str]
"""The ids of the open doors."""
Terrain = Literal["open", "corn", "woods"]
"""The vegetation of a street zone.

Nobody sees into or through corn and woods. Nobody sees out of corn either; one sees out of woods.
"""
Sort = Literal["door", "passage", "window", "stairs"]
"""The kind of a passage that can be closed."""

UNIT = 1000
"""The length of a tile side: measures are thousandths of it."""
_STEPS = ((-1, 0), (0, -1), (0, 1), (1, 0))
_KEPT = 512
"""The number of door states whose answers are cached; a mission has far fewer."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in thousandths of a tile side, from the board's north-west corner."""

    left: int
    top: int
    right: int
    bottom: int


@dataclass(frozen=True, slots=True)
class Zone:
    """A room, or a part of a street between two crossings; the unit of distance."""

    id: str
    """The name on the picture: `S4` for a street zone, building letter and number for a room."""
    kind: Literal["street", "room"]
    cells: tuple[tuple[int, int], ...]
    """Cells (row, column) on the whole board, in reading order."""
    boxes: tuple[Box, ...]
    """The exact outline of a room, or the rectangles that make up a street zone."""
    building: str | None
    """The letter of the building; None for a street zone."""
    floor: str | None
    """The kind of room (`kitchen`, `office`...), for drawing; None for a street zone."""
    tiles: tuple[tuple[int, int], ...]
    """Every tile (row, column) that the zone touches."""
    manholes: tuple[tuple[int, int], ...]
    """The middles of its manholes, in thousandths of a tile side."""
    terrain: Terrain = "open"
    marked: bool = False
    """True if the room has the printed sign that somebody waits in it."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A place in a wall that joins two zones: an opening, or the place of a door.

    `x` and `y` are its middle in thousandths of a tile side. `wall` is `vertical` if one passes
    from west to east, else `horizontal`.
    """

    zones: tuple[str, str]
    x: int
    y: int
    wall: Literal["vertical", "horizontal"]


@dataclass(frozen=True, slots=True)
class Door:
    """A passage that can be closed, usually a door token on the board.

    `zones` has the room first, then the zone on the other side.
    """

    id: str
    zones: tuple[str, str]
    gap: Gap
    colour: str
    """One of `grey`, `red`, `blue` and `green`."""
    starts_open: bool
    cells: tuple[Cell, Cell]
    """The two cells it stands between, in the order of `zones`."""
    sort: Sort = "door"


@dataclass(frozen=True, slots=True)
class Building:
    """Rooms joined by openings; a door between two rooms separates two buildings."""

    id: str
    rooms: tuple[str, ...]
    doors: tuple[str, ...]
    populate: bool
    """True if spawn cards are drawn for it: it has ways in, and all of them are closed at the
    start.
    """


@dataclass(slots=True)
class Ways:
    """The ways to walk and the lines of sight while certain doors are open; computed once."""

    neighbours: dict[str, tuple[str, ...]]
    """The zones one step away: along the street, through openings and open doors."""
    sight: dict[str, dict[str, int]]
    """The zones seen from each zone, with their range; see `Board.sight`."""
    _distances: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])
    _regions: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    _steps: dict[tuple[str, str], tuple[str, ...]] = field(
        default_factory=dict[tuple[str, str], tuple[str, ...]]
    )

    def distances(self, target: str) -> dict[str, int]:
        """Return the number of steps from each zone to `target`; unreachable zones are left out."""
        found = self._distances.get(target)
        if found is None:
            found = self._distances[target] = _spread(target, self.neighbours)
        return found

    def region(self, zone: str) -> frozenset[str]:
        """Return `zone` and every zone from which one can walk to it, however far away.

        All zones of a region get the same object, so it is computed once for all of them.
        """
        found = self._regions.get(zone)
        if found is None:
            found = frozenset(self.distances(zone))
            self._regions.update(dict.fromkeys(found, found))
        return found

    def first_steps(self, start: str, target: str) -> tuple[str, ...]:
        """Return the neighbours of `start` that lie on a shortest way to `target`.

        The result is empty if there is no way or if `start` is the target.
        """
        found = self._steps.get((start, target))
        if found is None:
            far = self.distances(target)
            nearer = far.get(start, 0) - 1
            found = tuple(zone for zone in self.neighbours[start] if far.get(zone) == nearer)
            self._steps[start, target] = found
        return found


class Board:
    """A board of zones, built once and never changed. [zombicide #5]

    Answers are cached for each set of open doors. An unknown zone raises KeyError.
    """

    def __init__(
        self,
        size: tuple[int, int],
        zones: Iterable[Zone],
        doors: Iterable[Door],
        openings: Iterable[Gap],
        buildings: Iterable[Building],
    ) -> None:
        self.rows, self.cols = size
        """Tiles from north to south and from west to east."""
        self.zones = {zone.id: zone for zone in zones}
        self.doors = {door.id: door for door in doors}
        self.openings = tuple(openings)
        self.buildings = {building.id: building for building in buildings}
        self.all_doors: Doors = frozenset(self.doors)
        self._streets = {
            cell: zone.id
            for zone in self.zones.values()
            if zone.kind == "street"
            for cell in zone.cells
        }
        self._by_room = {room: house for house in self.buildings.values() for room in house.rooms}
        self._by_sides = {frozenset(door.zones): door for door in self.doors.values()}
        self._open_air = self._joined_streets()
        self._ways: dict[Doors, Ways] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle so that equal boards become one object in another process and share its caches."""
        parts = (self.zones, self.doors, self.buildings)
        zones, doors, buildings = (tuple(one.values()) for one in parts)
        size = (self.rows, self.cols)
        return _one_board, (type(self), size, zones, doors, self.openings, buildings)

    # ------------------------------------------------------------ places

    def building_of(self, zone: str) -> Building | None:
        """Return the building of a room; None for a street zone."""
        return self._by_room.get(zone)

    def beside(self, zone: str) -> tuple[str, ...]:
        """Return the zones that share a side with `zone`, whatever walls or doors are between."""
        around = {
            (row + down, col + right)
            for row, col in self.zones[zone].cells
            for down, right in _STEPS
        }
        return tuple(
            other.id
            for other in self.zones.values()
            if other.id != zone and around.intersection(other.cells)
        )

    def door_between(self, a: str, b: str) -> Door | None:
        """Return the door that joins two zones, open or closed, or None."""
        return self._by_sides.get(frozenset((a, b)))

    def manholes_on(self, tiles: Iterable[Cell]) -> dict[str, int]:
        """Return the number of manholes on these tiles by zone, without zeros. [zombicide #7]"""
        wanted = set(tiles)
        counts = {
            zone.id: sum((y // UNIT, x // UNIT) in wanted for x, y in zone.manholes)
            for zone in self.zones.values()
        }
        return {zone: count for zone, count in counts.items() if count}

    # ------------------------------------------------------------ ways

    def ways(self, open_doors: Doors) -> Ways:
        """Return ways and sight for one set of open doors, for callers that ask more than once."""
        found = self._ways.get(open_doors)
        if found is None:
            if len(self._ways) >= _KEPT:
                self._ways.clear()
            found = self._ways[open_doors] = self._work_out(open_doors)
        return found

    def neighbours(self, zone: str, open_doors: Doors) -> tuple[str, ...]:
        """Return the zones one step from `zone`: along a street, through openings or open doors."""
        return self.ways(open_doors).neighbours[zone]

    def distances(self, target: str, open_doors: Doors) -> dict[str, int]:
        """Return the number of steps from each zone to `target`; unreachable zones are left out."""
        return self.ways(open_doors).distances(target)

    def region(self, zone: str, open_doors: Doors) -> frozenset[str]:
        """Return `zone` and every zone from which one can walk to it, however far away."""
        return self.ways(open_doors).region(zone)

    def first_steps(self, start: str, target: str, open_doors: Doors) -> tuple[str, ...]:
        """Return the neighbours of `start` on a shortest way to `target`; none if no way exists."""
        return self.ways(open_doors).first_steps(start, target)

    # ------------------------------------------------------------ sight

    def sight(self, zone: str, open_doors: Doors) -> dict[str, int]:
        """Return every zone seen from `zone` with its range in zones; the zone itself has range 0.

        Along a street one sees straight ahead at any distance, and out of a door likewise. Into a
        building, and inside one, one sees only the room behind the door or opening. [zombicide #5]
        Corn and woods end the line. [living-dead #13]
        """
        return self.ways(open_doors).sight[zone]

    def sees(self, a: str, b: str, open_doors: Doors) -> bool:
        """Return whether zone `b` is in the line of sight of zone `a`."""
        return b in self.ways(open_doors).sight[a]

    # ------------------------------------------------------------ computed once

    def _work_out(self, open_doors: Doors) -> Ways:
        passable = [self.doors[door] for door in sorted(open_doors)]
        links = {zone: set(others) for zone, others in self._open_air.items()}
        indoors = [gap.zones for gap in self.openings]
        indoors += [door.zones for door in passable if door.zones[1] not in self._street_sight]
        outdoors = [door for door in passable if door.zones[1] in self._street_sight]
        for a, b in [*indoors, *(door.zones for door in outdoors)]:
            links[a].add(b)
            links[b].add(a)
        order = {zone: place for place, zone in enumerate(self.zones)}
        ways = {
            zone: tuple(sorted(others, key=order.__getitem__)) for zone, others in links.items()
        }
        return Ways(ways, self._seen_through(indoors, outdoors))

    def _seen_through(
        self, indoors: Sequence[tuple[str, str]], outdoors: Sequence[Door]
    ) -> dict[str, dict[str, int]]:
        """Return the zones that every zone sees, with their range, given the joined rooms and the
        open street doors.
        """
        sight = {zone: dict(self._street_sight.get(zone, {zone: 0})) for zone in self.zones}
        pairs = [(a, b, 1) for pair in indoors for a, b in (pair, pair[::-1])]
        for door in outdoors:
            room = door.zones[0]
            for zone, far in self._out_of(door):
                pairs += [(room, zone, far)] if self._open(zone) else []
                pairs += [(zone, room, far)] if self.zones[zone].terrain != "corn" else []
        for a, b, far in pairs:
            sight[a][b] = min(far, sight[a].get(b, far))
        return sight

    @cached_property
    def _street_sight(self) -> dict[str, dict[str, int]]:
        streets = [zone for zone in self.zones.values() if zone.kind == "street"]
        return {zone.id: self._along_streets(zone) for zone in streets}

    def _open(self, zone: str) -> bool:
        return self.zones[zone].terrain == "open"

    def _joined_streets(self) -> dict[str, set[str]]:
        links: dict[str, set[str]] = {zone: set() for zone in self.zones}
        for (row, col), zone in self._streets.items():
            for down, right in _STEPS:
                other = self._streets.get((row + down, col + right), zone)
                if other != zone:
                    links[zone].add(other)
        return links

    def _along_streets(self, zone: Zone) -> dict[str, int]:
        """Return the street zones seen straight ahead from any cell of a street zone, with their
        range.

        Every line leaves the zone at a border cell, so lines start only from those.
        """
        seen = {zone.id: 0}
        if zone.terrain == "corn":
            return seen
        for cell, step in product(zone.cells, _STEPS):
            if self._streets.get((cell[0] + step[0], cell[1] + step[1]), zone.id) == zone.id:
                continue
            for other, far in self._line(cell, step, zone.id):
                if other == zone.id or self._open(other):
                    seen[other] = min(far, seen.get(other, far))
        return seen

    def _out_of(self, door: Door) -> Iterator[tuple[str, int]]:
        """Yield the street zones straight out of a street door, with their range from the room."""
        inside, outside = door.cells
        step = (outside[0] - inside[0], outside[1] - inside[1])
        return ((zone, far + 1) for zone, far in self._line(outside, step))

    def _line(self, cell: Cell, step: Cell, within: str = "") -> Iterator[tuple[str, int]]:
        """Yield the street zones on a straight line from `cell`, with the borders crossed so far.

        Corn or woods end the line, except in the zone `within` that it starts from.
        """
        here, far = self._streets[cell], 0
        while cell in self._streets:
            if self._streets[cell] != here:
                here, far = self._streets[cell], far + 1
            yield here, far
            if here != within and not self._open(here):
                return
            cell = (cell[0] + step[0], cell[1] + step[1])


@lru_cache(maxsize=256)
def _one_board(kind: type[Board], *parts: Any) -> Board:
    return kind(*parts)


def _spread(target: str, neighbours: dict[str, tuple[str, ...]]) -> dict[str, int]:
    """Return the steps from `target` to each reachable zone, found breadth first."""
    far, waiting = {target: 0}, [target]
    for zone in waiting:
        for other in neighbours[zone]:
            if other not in far:
                far[other] = far[zone] + 1
                waiting.append(other)
    return far
