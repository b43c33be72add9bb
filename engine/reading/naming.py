"""Names of zones: read from a mission's drawing, checked against the tiles, or suggested."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from engine.reading.faults import Finding, Misread, misread
from engine.reading.laying import Ground
from engine.reading.tile import SIDE
from engine.spaces.plans import HOUSES
from engine.spaces.zones import Cell


def read_names(text: str, ground: Ground) -> dict[Cell, str]:
    """Read a drawing of names and return each zone's name by the zone's first cell.

    Raises Misread with every wrong cell.
    """
    rows = [line.split() for line in text.split("\n") if line.strip()]
    tall, wide = ground.rows * SIDE, ground.cols * SIDE
    if not rows:
        raise misread("names-missing", drawing=suggested(ground))
    if len(rows) != tall or any(len(row) != wide for row in rows):
        sizes = sorted({len(row) for row in rows})
        size = {"lines": len(rows), "widths": str(sizes), "tall": tall, "wide": wide}
        raise misread("names-size", **size, drawing=suggested(ground))
    faults = list(_misnamed({(r, c): rows[r][c] for r in range(tall) for c in range(wide)}, ground))
    if faults:
        raise Misread(*faults, before="names: ")
    return {first: rows[first[0]][first[1]] for first in ground.zones()}


def _misnamed(names: dict[Cell, str], ground: Ground) -> Iterable[Finding]:
    """Yield a fault for each place where the drawing of names does not fit the tiles."""
    kept: dict[str, Cell] = {}
    for first, cells in ground.zones().items():
        name = Counter(names[cell] for cell in cells).most_common(1)[0][0]
        for cell in cells:
            if names[cell] != name:
                yield Finding.of("names-part", **_spot(cell), name=names[cell], right=name)
        if name in kept:
            second = {"row2": first[0] + 1, "column2": first[1] + 1}
            yield Finding.of("names-twice", **_spot(kept[name]), **second, name=name)
        kept[name] = first
        pattern = rf"[{HOUSES}][1-9]\d?" if first in ground.rooms else r"S[1-9]\d?"
        if not re.fullmatch(pattern, name):
            if first in ground.rooms:
                yield Finding.of("names-room", **_spot(first), name=name, letters=HOUSES)
            else:
                yield Finding.of("names-street", **_spot(first), name=name)


def _spot(cell: Cell) -> dict[str, int]:
    return {"row": cell[0] + 1, "column": cell[1] + 1}


def suggested(ground: Ground) -> str:
    """Return a drawing of names that an author can start from.

    Streets are numbered in bands half a tile high, houses get letters in reading order.
    """
    zones = ground.zones()
    names: dict[Cell, str] = {}
    streets = [first for first in zones if first not in ground.rooms]
    for number, first in enumerate(sorted(streets, key=lambda first: _band(zones[first])), 1):
        names[first] = f"S{number}"
    for letter, house in zip(HOUSES, houses(ground, ()), strict=False):
        for number, first in enumerate(house, 1):
            names[first] = f"{letter}{number}"
    return drawn(ground, names)


def _band(cells: tuple[Cell, ...]) -> tuple[int, int, int]:
    top, left = min(row for row, _ in cells), min(col for _, col in cells)
    return top // (SIDE // 2), left, top


def drawn(ground: Ground, names: dict[Cell, str]) -> str:
    """Draw the whole board with a name in each cell; a wider gap shows where a tile ends."""
    width = max(len(name) for name in names.values())
    lines: list[str] = []
    for row in range(ground.rows * SIDE):
        cells = [names[ground.owner[row, col]].ljust(width) for col in range(ground.cols * SIDE)]
        parts = [" ".join(cells[i : i + SIDE]) for i in range(0, len(cells), SIDE)]
        lines.append("  ".join(parts).rstrip())
        if row % SIDE == SIDE - 1 and row + 1 < ground.rows * SIDE:
            lines.append("")
    return "\n".join(lines)


def houses(ground: Ground, doors: Iterable[frozenset[Cell]]) -> list[tuple[Cell, ...]]:
    """Return the houses: groups of rooms joined by openings, in reading order.

    A room is given by its first cell. `doors` holds the borders (pairs of cells) where a door fills
    an opening; such an opening joins no rooms.
    """
    shut = set(doors)
    links: dict[Cell, set[Cell]] = {room: set() for room in ground.rooms}
    for passage in ground.passages:
        if shut.isdisjoint(passage.borders):
            a, b = (ground.owner[cell] for cell in next(iter(passage.borders)))
            links[a].add(b)
            links[b].add(a)
    found: list[tuple[Cell, ...]] = []
    left = sorted(ground.rooms)
    while left:
        house = [left[0]]
        for room in house:
            house += sorted(links[room] - set(house))
        found.append(tuple(sorted(house)))
        left = [room for room in left if room not in house]
    cells = ground.zones()
    return sorted(found, key=lambda house: min(_band(cells[room]) for room in house))
