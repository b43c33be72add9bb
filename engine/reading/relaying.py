"""Changes the tiles of a mission that an author has begun; names and tokens stay with their cells.

A cell is known by its tile side and its place on that side, whatever the position of the side. So
when a tile is turned, moved or added, rooms and streets keep their names as far as the new board
allows. The tokens on them get new zone names only where that is necessary.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import cast

from engine.reading.boards import place_of
from engine.reading.laying import Ground, Placed, board_cell, lay, written
from engine.reading.naming import drawn, houses, read_names
from engine.spaces.plans import HOUSES
from engine.spaces.zones import Cell

Spot = tuple[str, Cell]
"""A cell, given by its tile side and its place on that side."""
ON_BOARD = ("start", "exit", "rooms", "doors", "spawns", "objectives", "cars", "rules", "victory")
"""The keys of a mission's file that name zones."""
NEEDED = {"zone", "zones", "between", "house"}
"""Keys whose entry is removed if the zone that they name is gone."""
FLOORS = ("living", "kitchen", "bedroom", "bath", "hall", "office", "store", "shop")
"""The floors that new rooms get, one after the other."""


def spots(rows: Iterable[Iterable[Placed]]) -> dict[Spot, Cell]:
    """Return the board cell of every spot."""
    return {
        (placed.side, cell): board_cell(placed, cell)
        for row in rows
        for placed in row
        for cell in placed.tile.cells()
    }


def names_kept(
    ground: Ground, before: Mapping[Cell, str], doors: Iterable[frozenset[Cell]]
) -> dict[Cell, str]:
    """Return a name for each zone, by its first cell.

    A zone keeps the name that most of its cells had, if no other zone has it. `before` holds former
    names by cells of the new board, `doors` the borders where a door separates two houses. The
    rooms of a house share its letter.
    """
    zones = ground.zones()
    votes = {
        first: [name for name, _ in Counter(before.get(cell) for cell in cells).most_common()]
        for first, cells in zones.items()
    }
    names: dict[Cell, str] = {}
    streets = [first for first in zones if first not in ground.rooms]
    _settle(names, {one: [n for n in votes[one] if n and n[0] == "S"] for one in streets}, "S")
    letters: list[str] = []
    found = houses(ground, doors)
    for house in sorted(found, key=lambda one: not any(_letters(votes, one))):
        wished = [*_letters(votes, house), *HOUSES]
        letter = next((one for one in wished if one not in letters), HOUSES[0])
        letters.append(letter)
        rooms = {one: [n for n in votes[one] if n and n[0] == letter] for one in house}
        _settle(names, rooms, letter)
    return names


def _letters(votes: Mapping[Cell, list[str | None]], house: Iterable[Cell]) -> list[str]:
    """Return the letters that the rooms of a house had before, the most frequent first."""
    counted = Counter(
        name[0] for room in house for name in votes[room][:1] if name and name[0] in HOUSES
    )
    return [letter for letter, _ in counted.most_common()]


def _settle(names: dict[Cell, str], wishes: Mapping[Cell, list[str]], letter: str) -> None:
    """Put a name for each zone into `names`: the first of its wishes that is free, else `letter`
    with the lowest free number.
    """
    taken: set[str] = set()
    for first, wished in wishes.items():
        name = next((one for one in wished if one not in taken), None)
        if name is not None:
            names[first] = name
            taken.add(name)
    numbers = (number for number in range(1, 100) if f"{letter}{number}" not in taken)
    for first in wishes:
        if first not in names:
            names[first] = f"{letter}{next(numbers)}"


@dataclass(frozen=True, slots=True)
class Before:
    """The tiles of a mission before a change, with the names of their cells."""

    rows: list[list[Placed]]
    names: Mapping[Cell, str]
    """The name of the zone of every cell."""

    @classmethod
    def of(cls, rows: list[list[Placed]], names: str) -> Before:
        """Return `rows` with the names drawn in `names`. Raises ValueError if the two do not fit
        together.
        """
        ground = lay(rows)
        read = read_names(names, ground)
        return cls(rows, {cell: read[owner] for cell, owner in ground.owner.items()})


NOTHING = Before([], {})


def relaid(
    raw: Mapping[str, object], before: Before, rows: list[list[Placed]]
) -> dict[str, object]:
    """Return a mission's data with the tiles of `rows`, which must fit together.

    Tokens and doors on zones that no longer exist are removed.
    """
    ground, now = lay(rows), spots(rows)
    former = spots(before.rows)
    moved = {cell: now[spot] for spot, cell in former.items() if spot in now}
    names_before = {moved[cell]: name for cell, name in before.names.items() if cell in moved}
    doors = [(door, _ends(door, before, moved, ground)) for door in _entries(raw, "doors")]
    stand = [(door, ends) for door, ends in doors if ends is not None]
    names = names_kept(ground, names_before, [frozenset(ends) for _, ends in stand])
    renamed = {name: names[ground.owner[cell]] for cell, name in names_before.items()}
    gone = {*before.names.values()} - {*renamed}
    data: dict[str, object] = dict(raw)
    for key in ON_BOARD:
        if key in data:
            data[key] = replaced(data[key], renamed, gone)
    data["doors"] = [_placed(door, ends, ground, names) for door, ends in stand]
    floors = cast("dict[str, object]", raw.get("rooms") or {})
    kept = {renamed.get(room, room): floor for room, floor in floors.items()}
    data["rooms"] = {
        names[room]: kept.get(names[room], FLOORS[number % len(FLOORS)])
        for number, room in enumerate(sorted(ground.rooms))
    }
    drawing = {"tiles": written(rows), "names": drawn(ground, names)}
    data["map"] = {**cast("dict[str, object]", raw.get("map") or {}), **drawing}
    return {key: value for key, value in data.items() if value is not None}


def _entries(raw: Mapping[str, object], key: str) -> list[dict[str, object]]:
    said = raw.get(key)
    listed = cast("list[object]", said) if isinstance(said, list) else []
    return [cast("dict[str, object]", one) for one in listed if isinstance(one, dict)]


def _ends(
    door: Mapping[str, object], before: Before, moved: Mapping[Cell, Cell], ground: Ground
) -> tuple[Cell, Cell] | None:
    """Return the two new cells between which a door stands; None if that wall is gone."""
    for row, column in ((0, 1), (1, 0)):
        for cell, name in before.names.items():
            other = (cell[0] + row, cell[1] + column)
            pair: tuple[str, str] = (name, before.names.get(other, ""))
            ends: tuple[Cell, Cell] = (cell, other)
            if [*pair] != door.get("between"):
                pair, ends = (pair[1], pair[0]), (other, cell)
            said = {"row": door.get("row"), "column": door.get("column")}
            what, number = place_of(ends).split()
            if [*pair] != door.get("between") or said[what] != int(number):
                continue
            now = [moved[end] for end in ends if end in moved]
            if len(now) == 2 and sum(abs(a - b) for a, b in zip(*now, strict=True)) == 1:
                first, second = now
                return None if ground.same(first, second) else (first, second)
    return None


def _placed(
    door: Mapping[str, object], ends: tuple[Cell, Cell], ground: Ground, names: Mapping[Cell, str]
) -> dict[str, object]:
    """Return the door with the new names of its zones and its new row or column."""
    what, number = place_of(ends).split()
    others = {key: value for key, value in door.items() if key not in ("row", "column")}
    between = [names[ground.owner[end]] for end in ends]
    return {**others, "between": between, what: int(number)}


def replaced(said: object, renamed: Mapping[str, str], gone: Collection[str]) -> object:
    """Return `said` with the new names of zones.

    Names of zones that are gone are left out, and so is an entry that needs one (`NEEDED`). None if
    nothing is left.
    """
    if isinstance(said, str):
        return None if said in gone else renamed.get(said, said)
    if isinstance(said, list):
        parts = [replaced(one, renamed, gone) for one in cast("list[object]", said)]
        return [one for one in parts if one is not None]
    if not isinstance(said, dict):
        return said
    entry: dict[str, object] = {}
    for key, value in cast("dict[str, object]", said).items():
        now = replaced(value, renamed, gone)
        if key in NEEDED and (now is None or now == []):
            return None
        if now is not None:
            entry[key] = now
    return entry
