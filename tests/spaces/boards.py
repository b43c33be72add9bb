"""Small boards drawn as text, for tests that need no tiles."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.games import load_content
from engine.reading.atlas import DrawnTiles
from engine.reading.tile import Tile
from engine.spaces.zones import Board, Box, Building, Cell, Door, Gap, Zone

CELL = 125
"""Thousandths of a tile side that a cell of a drawing measures."""


def drawn_sides() -> Mapping[str, Tile]:
    """Return every side of a tile that is drawn in letters, by its name."""
    atlas = load_content("zombicide").atlas
    assert isinstance(atlas, DrawnTiles)
    return atlas.tiles


def board_of(drawing: str, doors: Mapping[str, str] | None = None) -> Board:
    """A board with one name in each cell; zones beginning with S are street, others rooms.

    Two rooms that touch are joined by an opening, unless a door stands there. `doors` are written
    `B1-S2` with their state, `open` or `closed`; each stands at the first place its zones touch.
    """
    names = _names(drawing)
    specs = {tuple(key.split("-")): state for key, state in (doors or {}).items()}
    made = [_door(names, (pair[0], pair[1]), state == "open") for pair, state in specs.items()]
    openings = [gap for gap in _touching_rooms(names) if frozenset(gap.zones) not in _pairs(made)]
    zones = [_zone(name, names) for name in dict.fromkeys(names.values())]
    size = (max(row for row, _ in names) // 8 + 1, max(col for _, col in names) // 8 + 1)
    return Board(size, zones, made, openings, _buildings(zones, made))


def street_board(zones: int, *, room_behind: str | None = None, door_open: bool = False) -> Board:
    """A straight street `S1` to `Sn`, one cell each; a room `B1` behind a door of one of them."""
    street = " ".join(f"S{number}" for number in range(1, zones + 1))
    if room_behind is None:
        return board_of(street)
    rooms = " ".join("B1" if name == room_behind else "." for name in street.split())
    state = "open" if door_open else "closed"
    return board_of(f"{rooms}\n{street}", {f"B1-{room_behind}": state})


def _names(drawing: str) -> dict[Cell, str]:
    lines = [line.split() for line in drawing.strip().split("\n")]
    cells = ((row, col, name) for row, line in enumerate(lines) for col, name in enumerate(line))
    return {(row, col): name for row, col, name in cells if re.fullmatch(r"[A-Z]\d+", name)}


def _zone(name: str, names: Mapping[Cell, str]) -> Zone:
    cells = tuple(sorted(cell for cell, other in names.items() if other == name))
    boxes = tuple(
        Box(col * CELL, row * CELL, (col + 1) * CELL, (row + 1) * CELL) for row, col in cells
    )
    tiles = tuple(sorted({(row // 8, col // 8) for row, col in cells}))
    street = name.startswith("S")
    kind, building, floor = ("street", None, None) if street else ("room", name[0], "hall")
    return Zone(name, kind, cells, boxes, building, floor, tiles, ())


def _touching(names: Mapping[Cell, str]) -> list[tuple[Cell, Cell]]:
    """Cells of two zones side by side, the western or northern one first."""
    return [
        (cell, other)
        for cell in sorted(names)
        for other in ((cell[0], cell[1] + 1), (cell[0] + 1, cell[1]))
        if other in names and names[cell] != names[other]
    ]


def _gap(zones: tuple[str, str], cells: tuple[Cell, Cell]) -> Gap:
    (row, col), (down, right) = cells
    x, y = (col + right + 1) * CELL // 2, (row + down + 1) * CELL // 2
    return Gap(zones, x, y, "vertical" if row == down else "horizontal")


def _touching_rooms(names: Mapping[Cell, str]) -> list[Gap]:
    found: dict[frozenset[str], Gap] = {}
    for cells in _touching(names):
        a, b = names[cells[0]], names[cells[1]]
        if not (a.startswith("S") or b.startswith("S")):
            found.setdefault(frozenset((a, b)), _gap((a, b), cells))
    return list(found.values())


def _door(names: Mapping[Cell, str], zones: tuple[str, str], starts_open: bool) -> Door:
    for cells in _touching(names):
        for pair in (cells, (cells[1], cells[0])):
            if (names[pair[0]], names[pair[1]]) == zones:
                return Door("-".join(zones), zones, _gap(zones, cells), "grey", starts_open, pair)
    raise ValueError(f"{zones!r} do not touch")


def _pairs(doors: list[Door]) -> set[frozenset[str]]:
    return {frozenset(door.zones) for door in doors}


def _buildings(zones: list[Zone], doors: list[Door]) -> list[Building]:
    found: list[Building] = []
    for letter in sorted({zone.building for zone in zones if zone.building is not None}):
        rooms = tuple(zone.id for zone in zones if zone.building == letter)
        own = [door for door in doors if set(door.zones) & set(rooms)]
        populate = not any(door.starts_open for door in own)
        found.append(Building(letter, rooms, tuple(door.id for door in own), populate))
    return found
