"""The places where the drawn tile may be laid, as people see them numbered."""

from __future__ import annotations

from engine.spaces.squares import Cell
from engine.zombies.view import View


def spot_cells(view: View) -> tuple[Cell, ...]:
    """The cells where the drawn tile may be laid, in the order of their numbers."""
    return tuple(dict.fromkeys((spot.x, spot.y) for spot in view.spots))


def spot_turns(view: View, cell: Cell) -> tuple[int, ...]:
    """The quarter turns allowed on a cell, in the order of their letters."""
    return tuple(spot.turn for spot in view.spots if (spot.x, spot.y) == cell)


def cell_of(group: str) -> Cell | None:
    """The cell that a group of places names."""
    if not group:
        return None
    x, y = (int(part) for part in group.split(","))
    return x, y


def number_of(view: View, group: str) -> int:
    """The number of that cell in the picture."""
    cells = spot_cells(view)
    cell = cell_of(group)
    return cells.index(cell) + 1 if cell in cells else 0
