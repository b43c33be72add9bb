"""The numbered places where the drawn tile may be laid.

A place is a cell, which has a number in the picture, and a turn of the tile, which has a letter.
The places on one cell are a group of the menu; its name is the cell as text: `x,y`.
"""

from __future__ import annotations

from bot.games.zombies.naming import TownNames
from engine.spaces.squares import DIRECTIONS, INSIDE, Cell
from engine.zombies.view import View

LETTERS = "ABCD"


def spot_cells(view: View) -> tuple[Cell, ...]:
    """Return the cells where the drawn tile may be laid, in the order of their numbers."""
    return tuple(dict.fromkeys((spot.x, spot.y) for spot in view.spots))


def spot_turns(view: View, cell: Cell) -> tuple[int, ...]:
    """Return the quarter turns of the tile that are allowed on a cell, in letter order."""
    return tuple(spot.turn for spot in view.spots if (spot.x, spot.y) == cell)


def cell_of(group: str) -> Cell | None:
    """Return the cell with which a group is named, such as `3,4`; None for an empty name."""
    if not group:
        return None
    x, y = (int(part) for part in group.split(","))
    return x, y


def number_of(view: View, group: str) -> int:
    """Return the number of a group's cell in the picture; 0 if no tile may be laid there."""
    cells = spot_cells(view)
    cell = cell_of(group)
    return cells.index(cell) + 1 if cell in cells else 0


def place_of(view: View, x: int, y: int, turn: int) -> str:
    """Return a place as the picture names it, `2B`.

    A cell with only one turn has no letter: `2`.
    """
    number, turns = spot_cells(view).index((x, y)) + 1, spot_turns(view, (x, y))
    return f"{number}{LETTERS[turns.index(turn)] if len(turns) > 1 else ''}"


def beside(speech: TownNames, view: View, cell: Cell) -> str:
    """Name what is beside a cell: a building if there is one, else any tile."""
    found = [
        (view.town.pieces[number - 1].plan.doors == (), number, side)
        for side, (east, south) in DIRECTIONS.items()
        if (number := view.town.cells.get((cell[0] - east, cell[1] - south)))
    ]
    _, number, side = min(found)
    tile = speech.name("tile", view.tiles[number - 1].kind)
    return speech.say("town-beside", side=side, tile=tile, number=number)


def roads(speech: TownNames, view: View, turn: int) -> str:
    """Name the sides of the drawn tile's roads and building after `turn` quarter turns."""
    plan = speech.content.tiles[view.drawn or ""].plan.turned(turn)
    sides = [speech.say("town-side", side=side) for side in DIRECTIONS if side in plan.exits]
    inside = [(x - 1, y - 1) for y, row in enumerate(plan.rows) for x, what in enumerate(row)
              if what == INSIDE]  # fmt: skip
    lies = _way(sum(x for x, _ in inside), sum(y for _, y in inside))
    built, building = ("yes", speech.say("town-side", side=lies)) if lies else ("no", "")
    told = {"sides": speech.all_of(sides), "built": built, "building": building}
    return speech.say("town-roads", count=len(sides), **told)


def where_is(speech: TownNames, view: View, square: str) -> str:
    """Name a square with the building around it or, outside, its direction from the active pawn."""
    squares = view.town.squares
    there = squares[square]
    if there.inside:
        where = speech.name("tile", view.tiles[there.tile - 1].kind)
        return speech.say("town-square-in", square=square, where=where)
    own = next((squares[one.square] for one in view.players if one.seat == view.turn), there)
    side = _way(there.x - own.x, there.y - own.y)
    return speech.say("town-square-at", square=square, side=side) if side else square


def _way(east: int, south: int) -> str:
    """Return the nearest of eight directions, such as `NE`; empty if both distances are 0."""
    north = "" if abs(south) * 2 < abs(east) else "N" if south < 0 else "S" if south else ""
    west = "" if abs(east) * 2 < abs(south) else "W" if east < 0 else "E" if east else ""
    return north + west
