"""A board of three by three tiles, the largest that is drawn above its panel."""

from __future__ import annotations

import random
from functools import cache

from engine.family.view import ObjectiveView, SpawnView, View
from engine.reading.boards import make_board
from engine.reading.laying import lay, read_tiles
from engine.reading.mission import DoorSpec, MapText, Mission
from engine.reading.naming import suggested
from engine.spaces.zones import Board
from tests.renders.views import group, survivor, view, zombicide_box
from tests.spaces.boards import drawn_sides

TILES = """
2C@90 1C@180 4B@90
5C@0 7B@0 5D@270
6B@180 5E@0 1B@270
"""
KINDS = (
    "bath", "living", "office", "bedroom", "kitchen", "hall", "meeting", "shop", "clinic", "store",
    "garage", "lounge", "diner", "bar",
)  # fmt: skip
DOORS = (
    (5, 4, 6, 4), (4, 10, 4, 9), (5, 19, 6, 19), (11, 5, 11, 6), (19, 5, 19, 6), (21, 2, 21, 1),
    (10, 12, 9, 12), (13, 11, 14, 11), (11, 18, 11, 17), (18, 12, 17, 12), (18, 19, 17, 19),
)  # fmt: skip
"""Each door by the cell of its room and the cell of the street."""


def big_board() -> Board:
    """The board of nine tiles, every kind of floor somewhere on it."""
    return board_of(TILES, DOORS)


@cache
def board_of(tiles: str, doors: tuple[tuple[int, int, int, int], ...] = ()) -> Board:
    """Any board, with the names that the loader suggests for its zones."""
    names = suggested(lay(read_tiles(tiles, drawn_sides())))
    grid = [line.split() for line in names.splitlines() if line.strip()]
    rooms = sorted({name for line in grid for name in line if name[0] != "S"})
    changes: dict[str, object] = {
        "map": MapText(tiles=tiles, names="\n".join(" ".join(line) for line in grid)),
        "rooms": {room: KINDS[number % len(KINDS)] for number, room in enumerate(rooms)},
        "doors": tuple(_door(grid, *cells) for cells in doors or _one_each(grid)),
    }
    mission: Mission = zombicide_box().missions["00"].model_copy(update=changes)
    return make_board(mission, drawn_sides())


def _one_each(grid: list[list[str]]) -> list[tuple[int, int, int, int]]:
    """A door for every house: where its first room meets a street."""
    found: dict[str, tuple[int, int, int, int]] = {}
    for row, line in enumerate(grid[:-1]):
        for col, name in enumerate(line[:-1]):
            for down, right in ((0, 1), (1, 0)):
                other = grid[row + down][col + right]
                if (name[0] == "S") == (other[0] == "S"):
                    continue
                ends = (row, col, row + down, col + right)
                house, cells = (other, (*ends[2:], *ends[:2])) if name[0] == "S" else (name, ends)
                found.setdefault(house[0], cells)
    return list(found.values())


def _door(grid: list[list[str]], row: int, col: int, other_row: int, other_col: int) -> DoorSpec:
    colour = "blue" if (row, col) == (5, 4) else "green" if (row, col) == (19, 5) else "grey"
    between = (grid[row][col], grid[other_row][other_col])
    if row == other_row:
        return DoorSpec(between=between, row=row + 1, colour=colour)
    return DoorSpec(between=between, column=col + 1, colour=colour)


def big_table(seed: int, board: Board | None = None) -> View:
    """Six survivors and 65 zombies on a board, with every sign that there is."""
    chance = random.Random(seed)
    board = board or big_board()
    zones = list(board.zones)
    streets = [zone for zone in zones if zone[0] == "S"]
    people = [
        survivor(name, chance.choice(zones), "pistol", "machete", xp=chance.choice((3, 12, 25, 43)))
        for name in sorted(zombicide_box().characters)
    ]
    counts: dict[tuple[str, str], int] = {}
    for kind in zombicide_box().zombies.values():
        for _ in range(kind.figures):
            place = (chance.choice(zones), kind.id)
            counts[place] = counts.get(place, 0) + 1
    spots = chance.choices(zones, k=5)
    signs = ("red", "blue", "green", "medkit", "hidden")
    spawns = [streets[0], streets[-1], streets[len(streets) // 2]]
    return view(
        people,
        [group(zone, kind, count, count // 2) for (zone, kind), count in counts.items()],
        {zone: chance.randint(1, 12) for zone in chance.sample(zones, min(12, len(zones)))},
        board=board,
        open_doors=frozenset(sorted(board.doors)[::2]),
        lit_buildings=frozenset(sorted(board.buildings)[::2]),
        objectives=tuple(
            ObjectiveView(f"objective-{number}", zone, colour, taken=False)
            for number, (zone, colour) in enumerate(zip(spots, signs, strict=True))
        ),
        spawns=tuple(SpawnView(z, n + 1, "red", n != 1) for n, z in enumerate(spawns)),
        exit_zone=streets[len(streets) // 3],
    )
