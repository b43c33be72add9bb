"""Makes the board of a mission from its drawings, its doors and the tiles.

First the tiles are laid (`laying.py`) and the zones named (`naming.py`). Then doors are placed on
the borders between zones, and the area outside all rooms is divided into street rectangles.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from engine.reading.faults import Finding, Mend, Misread, Where, misread
from engine.reading.laying import Ground, Passage, lay, mismatches, read_tiles
from engine.reading.mission import DoorSpec, Mission
from engine.reading.naming import drawn, houses, read_names, suggested
from engine.reading.tile import SIDE, UNIT, Tile, beyond, middle
from engine.spaces.zones import Board, Box, Building, Cell, Door, Gap, Zone

_FROM_CORNER = 80
"""The least distance of a door's middle from a corner, in thousandths of a tile side."""


class Misdrawn(Exception):
    """A map that makes no board; each fault says what is wrong and what would be right."""

    def __init__(self, faults: Sequence[Finding]) -> None:
        self.faults = [*faults]
        super().__init__("\n".join(faults))


@dataclass(frozen=True, slots=True)
class _Map:
    mission: Mission
    ground: Ground
    names: dict[Cell, str]
    """The name of each zone by the zone's first cell."""
    doors: tuple[Door, ...]

    def name(self, cell: Cell) -> str:
        return self.names[self.ground.owner[cell]]


def make_board(mission: Mission, tiles: Mapping[str, Tile]) -> Board:
    """Return the board of a mission. Raises Misdrawn with every fault at once."""
    ground, names = _read(mission, tiles)
    doors, faults = _doors(mission, ground, names)
    laid = _Map(mission, ground, names, doors)
    faults += _misnamed_houses(laid) + _floors(laid)
    if faults:
        raise Misdrawn(faults)
    openings = tuple(_openings(laid))
    size = (ground.rows, ground.cols)
    return Board(size, _zones(laid), doors, openings, _buildings(laid))


@dataclass(frozen=True, slots=True)
class DraftBoard:
    """A board as far as it can be made, the drawing of its names, and the faults of the map."""

    board: Board | None
    names: str
    faults: tuple[tuple[str, Finding], ...]
    """The key of the mission's file in which each fault is, and the fault."""


def draft_board(mission: Mission, tiles: Mapping[str, Tile]) -> DraftBoard:
    """Make the board of an unfinished mission; if it draws no names, zones get suggested ones."""
    try:
        rows = read_tiles(mission.map.tiles, tiles)
        found: list[tuple[str, Finding]] = []
        found += [("map", fault.after("map: ")) for fault in mismatches(rows)]
        if found:
            return DraftBoard(None, "", tuple(found))
        ground = lay(rows)
    except Misread as error:
        return DraftBoard(None, "", tuple(_in_map(error, "tiles")))
    shown = mission.map.names if mission.map.names.strip() else suggested(ground)
    try:
        names = read_names(shown, ground)
    except Misread as error:
        found += _in_map(error, "names")
        names = read_names(suggested(ground), ground)
    if not mission.map.names.strip():
        place, mend = Where(field=("map", "names")), Mend("set", ("map", "names"), shown)
        told = Finding.of("names-missing", place, mend, drawing=shown)
        found.append(("map", told.after("map: ")))
    doors, faults = _doors(mission, ground, names)
    laid = _Map(mission, ground, names, doors)
    found += [("doors", fault) for fault in faults]
    others = (*_misnamed_houses(laid), *_floors(laid))
    found += [(str(fault.where.field[0]), fault) for fault in others]
    size = (ground.rows, ground.cols)
    unique = {frozenset(door.zones): door for door in doors}
    laid = _Map(mission, ground, names, tuple(unique.values()))
    board = Board(size, _zones(laid), laid.doors, tuple(_openings(laid)), _buildings(laid))
    return DraftBoard(board, drawn(ground, names), tuple(found))


def _in_map(error: Misread, key: str) -> list[tuple[str, Finding]]:
    """Return the faults of the tiles or names of a map, each with its key in the file."""
    before = "map: names: " if str(error).startswith("names: ") else "map: "
    place = Where(field=("map", key))
    return [("map", one.but(where=place).after(before)) for one in error.findings]


def _read(mission: Mission, tiles: Mapping[str, Tile]) -> tuple[Ground, dict[Cell, str]]:
    try:
        rows = read_tiles(mission.map.tiles, tiles)
        faults = mismatches(rows)
        if faults:
            raise Misdrawn([fault.after("map: ") for fault in faults])
        ground = lay(rows)
        return ground, read_names(mission.map.names, ground)
    except Misread as error:
        raise misdrawn(error) from error


def misdrawn(error: Misread) -> Misdrawn:
    """Return the error of a map whose tiles or names cannot be read."""
    return Misdrawn([error.findings[0].but(f"map: {error}")])


# ---------------------------------------------------------------- doors


def _doors(
    mission: Mission, ground: Ground, names: dict[Cell, str]
) -> tuple[tuple[Door, ...], list[Finding]]:
    """Return the doors that can stand where they are put, and the faults of the others."""
    doors: list[Door] = []
    faults: list[Finding] = []
    pairs: list[frozenset[str]] = []
    for number, spec in enumerate(mission.doors):
        entry = ("doors", number)
        place, gone = Where(wall=spec.between, field=entry), Mend("remove", entry)
        try:
            doors.append(_door(spec, ground, names))
        except Misread as error:
            (told,) = error.findings
            mend = gone if told.mend is None else Mend("set", entry, told.mend.value)
            faults.append(told.but(where=place, mend=mend).after(f"door {spec.id}: "))
            continue
        if frozenset(spec.between) in pairs:
            faults.append(Finding.of("door-twice", place, gone, door=spec.id))
        pairs.append(frozenset(spec.between))
    return tuple(doors), faults


def _door(spec: DoorSpec, ground: Ground, names: dict[Cell, str]) -> Door:
    if (spec.row is None) == (spec.column is None):
        raise misread("door-line", door=spec.id)
    for name in spec.between:
        if name not in names.values():
            raise misread("zone-unknown", zone=name)
    borders = {place_of(cells): cells for cells in shared_borders(spec.between, ground, names)}
    said = f"row {spec.row}" if spec.row is not None else f"column {spec.column}"
    if said not in borders:
        raise Misread(_off_the_wall(spec, said, [*borders]))
    cells = borders[said]
    passage = _passage(ground, cells)
    if ground.owner[cells[0]] not in ground.rooms:
        swapped = _entry_of(spec) | {"between": [*reversed(spec.between)]}
        told = Finding.of("door-order", door=spec.id, zone=spec.between[0])
        raise Misread(told.but(mend=Mend("set", (), swapped)))
    if ground.owner[cells[1]] in ground.rooms and (passage is None or _inside_tile(cells)):
        raise misread("door-solid", door=spec.id)
    gap = _gap(spec.between, cells, ground, passage)
    return Door(spec.id, spec.between, gap, spec.colour, spec.state == "open", cells)


def _off_the_wall(spec: DoorSpec, line: str, places: Sequence[str]) -> Finding:
    """Return the fault of a door at a line where its zones do not touch, moved to where they do."""
    first, second = spec.between
    told = {"door": spec.id, "first": first, "second": second, "line": line}
    if not places:
        return Finding.of("door-nowhere", **told)
    what, _, number = places[0].partition(" ")
    moved = _entry_of(spec) | {what: int(number)}
    found = Finding.of("door-wall", **told, places=places)
    return found.but(mend=Mend("set", (), moved))


def _entry_of(spec: DoorSpec) -> dict[str, object]:
    """Return the door as the file has it, without its line."""
    said = spec.model_dump(exclude_defaults=True, exclude={"row", "column"})
    return {**said, "between": [*spec.between]}


def first_doors(
    ground: Ground, names: dict[Cell, str], doors: Iterable[frozenset[Cell]] = ()
) -> Iterator[tuple[tuple[str, str], str]]:
    """Yield one door to the street for each house: its two zones, and its place such as `row = 4`.

    `doors` holds the borders where doors separate houses.
    """
    streets = [names[one] for one in ground.zones() if one not in ground.rooms]
    for house in houses(ground, doors):
        found = [
            ((names[room], street), *place_of(cells).split())
            for room in house
            for street in streets
            for cells in shared_borders((names[room], street), ground, names)
        ]
        if found:
            between, what, number = found[len(found) // 2]
            yield between, f"{what} = {number}"


@dataclass(frozen=True, slots=True)
class Wall:
    """A place where a mission may put a door."""

    between: tuple[str, str]
    """The two zones as the mission's file names them, the room first."""
    zones: tuple[str, str]
    """The same zones by their names on the board."""
    place: tuple[tuple[str, int], ...]
    """The other keys of the door in the mission's file, such as `row = 4`; empty on plain tiles."""
    x: int
    y: int
    """The middle, in thousandths of a tile side."""
    upright: bool
    """True if the wall runs from north to south, so that one passes it from west to east."""


def walls_of(ground: Ground, names: dict[Cell, str]) -> Iterator[Wall]:
    """Yield every border between two zones of which one is a room; a door may stand there.

    `names` has the zone of each cell.
    """
    rooms = sorted(ground.rooms)
    for room in rooms:
        around = {
            ground.owner[beyond(cell, side)]
            for cell in ground.zones()[room]
            for side in "NESW"
            if beyond(cell, side) in ground.owner
        }
        for other in sorted(around - {room}):
            if other in ground.rooms and other < room:
                continue
            between = (names[room], names[other])
            places = {place_of(cells): cells for cells in shared_borders(between, ground, names)}
            seen: set[Passage] = set()
            for place, cells in places.items():
                passage = _passage(ground, cells)
                if other in ground.rooms and (
                    passage is None or passage in seen or _inside_tile(cells)
                ):
                    continue
                seen |= {passage} if passage is not None else set()
                what, _, number = place.partition(" ")
                gap = _gap(between, cells, ground, passage)
                said = ((what, int(number)),)
                yield Wall(between, between, said, gap.x, gap.y, gap.wall == "vertical")


def shared_borders(
    between: tuple[str, str], ground: Ground, names: dict[Cell, str]
) -> Iterator[tuple[Cell, Cell]]:
    """Yield the pairs of cells where two zones touch, the first zone's cell first."""
    first, second = between
    for cell in sorted(cell for cell, owner in ground.owner.items() if names[owner] == first):
        for side in "NESW":
            other = beyond(cell, side)
            if other in ground.owner and names[ground.owner[other]] == second:
                yield cell, other


def place_of(cells: tuple[Cell, Cell]) -> str:
    (row, col), (other, _) = cells
    return f"row {row + 1}" if row == other else f"column {col + 1}"


def _passage(ground: Ground, cells: tuple[Cell, Cell]) -> Passage | None:
    border = frozenset(cells)
    return next((passage for passage in ground.passages if border in passage.borders), None)


def _inside_tile(cells: tuple[Cell, Cell]) -> bool:
    (row, col), (down, right) = cells
    return (row // SIDE, col // SIDE) == (down // SIDE, right // SIDE)


def _gap(
    zones: tuple[str, str], cells: tuple[Cell, Cell], ground: Ground, passage: Passage | None
) -> Gap:
    """Return the gap in which the door is drawn: its opening, or else a place on the outline of the
    room.
    """
    if passage is not None:
        return Gap(zones, passage.x, passage.y, passage.wall)
    inside, outside = cells
    x, y = middle(inside)
    box = next(box for box in ground.outlines[ground.owner[inside]] if _holds(box, x, y))
    low, high = _stretch(ground, cells)
    if inside[0] == outside[0]:
        y = _between(y, max(low, box.top), min(high, box.bottom))
        return Gap(zones, box.right if outside[1] > inside[1] else box.left, y, "vertical")
    x = _between(x, max(low, box.left), min(high, box.right))
    return Gap(zones, x, box.bottom if outside[0] > inside[0] else box.top, "horizontal")


def _stretch(ground: Ground, cells: tuple[Cell, Cell]) -> tuple[int, int]:
    """Return the two ends of the wall along which the two zones of a door touch, in thousandths of
    a tile side.
    """
    inside, outside = cells
    along = 0 if inside[0] == outside[0] else 1
    ends: list[int] = []
    for step in (-1, 1):
        here, there = inside, outside
        while ground.same(here, inside) and ground.same(there, outside):
            here, there = (_moved(cell, along, step) for cell in (here, there))
        ends.append(here[along] + (step < 0))
    return ends[0] * UNIT // SIDE, ends[1] * UNIT // SIDE


def _moved(cell: Cell, along: int, step: int) -> Cell:
    return (cell[0] + step, cell[1]) if along == 0 else (cell[0], cell[1] + step)


def _between(at: int, low: int, high: int) -> int:
    """Return `at`, moved if needed so that a door there keeps clear of the corners `low` and
    `high`.

    On a wall that is too short for that, it is the middle. All are thousandths of a tile side.
    """
    if high - low < 2 * _FROM_CORNER:
        return (low + high) // 2
    return min(max(at, low + _FROM_CORNER), high - _FROM_CORNER)


def _holds(box: Box, x: int, y: int) -> bool:
    return box.left <= x <= box.right and box.top <= y <= box.bottom


# ---------------------------------------------------------------- houses


def _houses(laid: _Map) -> list[tuple[Cell, ...]]:
    return houses(laid.ground, (frozenset(door.cells) for door in laid.doors))


def _misnamed_houses(laid: _Map) -> list[Finding]:
    """Return faults of houses: rooms of one house with several letters, two houses with one letter,
    or a house without a door.
    """
    faults: list[Finding] = []
    owners: dict[str, str] = {}
    for house in _houses(laid):
        rooms = [laid.name(room) for room in house]
        letters = sorted({room[0] for room in rooms})
        joined = ", ".join(rooms)
        named = Where(zone=rooms[0], field=("map", "names"))
        if len(letters) > 1:
            faults.append(Finding.of("house-letters", named, rooms=rooms))
        elif owners.setdefault(letters[0], joined) != joined:
            other = owners[letters[0]]
            told = {"first": other, "second": joined, "letter": letters[0]}
            faults.append(Finding.of("house-shared", named, **told))
        if not any(set(door.zones) & set(rooms) for door in laid.doors):
            place = Where(zone=rooms[0], field=("doors",))
            mend = _first_door(laid, rooms)
            faults.append(Finding.of("house-closed", place, mend, rooms=rooms))
    return faults


def _first_door(laid: _Map, rooms: Sequence[str]) -> Mend | None:
    """Return the missing entry for a door from these rooms to a street; None if they touch no
    street.
    """
    filled = [frozenset(door.cells) for door in laid.doors]
    for between, place in first_doors(laid.ground, laid.names, filled):
        if between[0] in rooms:
            what, _, number = place.partition(" = ")
            return Mend("add", ("doors",), {"between": list(between), what: int(number)})
    return None


def _floors(laid: _Map) -> list[Finding]:
    rooms = {laid.name(room) for room in laid.ground.rooms}
    given = set(laid.mission.rooms)
    faults = [
        Finding.of(
            "floor-missing",
            Where(zone=room, field=("rooms", room)),
            Mend("set", ("rooms", room), "living"),
            room=room,
        )
        for room in sorted(rooms - given)
    ]
    for room in sorted(given - rooms):
        place = ("rooms", room)
        mend = Mend("remove", place)
        faults.append(Finding.of("room-unknown", Where(field=place), mend, room=room))
    return faults


def _buildings(laid: _Map) -> list[Building]:
    found: list[Building] = []
    for house in _houses(laid):
        rooms = tuple(sorted((laid.name(room) for room in house), key=_order))
        doors = [door for door in laid.doors if set(door.zones) & set(rooms)]
        populate = not any(door.starts_open for door in doors)
        found.append(Building(rooms[0][0], rooms, tuple(door.id for door in doors), populate))
    return sorted(found, key=lambda building: building.id)


def _openings(laid: _Map) -> Iterator[Gap]:
    """Yield every opening in which no door stands."""
    filled = {frozenset(door.cells) for door in laid.doors}
    for passage in laid.ground.passages:
        if filled.isdisjoint(passage.borders):
            a, b = (laid.name(cell) for cell in min(sorted(border) for border in passage.borders))
            yield Gap((a, b), passage.x, passage.y, passage.wall)


# ---------------------------------------------------------------- zones


def _order(name: str) -> tuple[bool, str, int]:
    """Return a sort key: streets first, then houses by letter, each by number."""
    return name[0] != "S", name[0], int(name[1:])


def _zones(laid: _Map) -> list[Zone]:
    streets = _street_boxes(laid.ground)
    found: list[Zone] = []
    for first, cells in laid.ground.zones().items():
        name = laid.names[first]
        room = first in laid.ground.rooms
        found.append(
            Zone(
                id=name,
                kind="room" if room else "street",
                cells=cells,
                boxes=laid.ground.outlines[first] if room else streets[first],
                building=name[0] if room else None,
                floor=laid.mission.rooms.get(name) if room else None,
                tiles=tuple(sorted({(row // SIDE, col // SIDE) for row, col in cells})),
                manholes=tuple(sorted(laid.ground.manholes.get(first, ()))),
            )
        )
    return sorted(found, key=lambda zone: _order(zone.id))


def _street_boxes(ground: Ground) -> dict[Cell, tuple[Box, ...]]:
    """Divide the area outside all rooms into rectangles and return those of each street zone, by
    its first cell.

    A cell of a room may reach beyond the room's outline; that pavement belongs to the neighbouring
    street zone.
    """
    walls = [box for boxes in ground.outlines.values() for box in boxes]
    xs = {UNIT * i // SIDE for i in range(ground.cols * SIDE + 1)}
    ys = {UNIT * i // SIDE for i in range(ground.rows * SIDE + 1)}
    across = sorted(xs | {x for box in walls for x in (box.left, box.right)})
    down = sorted(ys | {y for box in walls for y in (box.top, box.bottom)})
    indoors: set[Cell] = set()
    for box in walls:
        tops = down[bisect_left(down, box.top) : bisect_left(down, box.bottom)]
        lefts = across[bisect_left(across, box.left) : bisect_left(across, box.right)]
        indoors.update(product(tops, lefts))
    boxes: dict[Cell, list[Box]] = {}
    for top, bottom in pairwise(down):
        for left, right in pairwise(across):
            if (top, left) in indoors:
                continue
            zone = _street_at(ground, (left + right) / 2, (top + bottom) / 2)
            if zone is not None:
                _grow(boxes.setdefault(zone, []), Box(left, top, right, bottom))
    return {zone: tuple(_stacked(pieces)) for zone, pieces in boxes.items()}


def _street_at(ground: Ground, x: float, y: float) -> Cell | None:
    """Return the first cell of the street zone at a point outside all rooms, or None."""
    cell = (int(y * SIDE // UNIT), int(x * SIDE // UNIT))
    owner = ground.owner[cell]
    if owner not in ground.rooms:
        return owner
    outside = (beyond(cell, side) for side in _sides_passed(ground.outlines[owner], x, y))
    streets = (ground.owner.get(place) for place in outside)
    return next((zone for zone in streets if zone is not None and zone not in ground.rooms), None)


def _sides_passed(outline: tuple[Box, ...], x: float, y: float) -> Iterator[str]:
    """Yield the sides of a room (N, S, E, W) beyond which the point lies."""
    passed = {
        "N": y < min(box.top for box in outline),
        "S": y > max(box.bottom for box in outline),
        "E": x > max(box.right for box in outline),
        "W": x < min(box.left for box in outline),
    }
    return (side for side, beyond_it in passed.items() if beyond_it)


def _grow(boxes: list[Box], piece: Box) -> None:
    """Add `piece` to `boxes`, joined with the last box if it continues it to the east."""
    if boxes and (boxes[-1].top, boxes[-1].bottom, boxes[-1].right) == (
        piece.top,
        piece.bottom,
        piece.left,
    ):
        piece = Box(boxes.pop().left, piece.top, piece.right, piece.bottom)
    boxes.append(piece)


def _stacked(boxes: list[Box]) -> list[Box]:
    """Join boxes of the same width that lie on top of each other."""
    done: list[Box] = []
    for box in boxes:
        above = next(
            (
                old
                for old in done
                if (old.left, old.right, old.bottom) == (box.left, box.right, box.top)
            ),
            None,
        )
        if above is not None:
            done.remove(above)
            box = Box(box.left, above.top, box.right, box.bottom)
        done.append(box)
    return done
