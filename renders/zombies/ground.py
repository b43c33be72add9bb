"""The ground of a town: tiles, their numbers and the signs of buildings, without figures."""

from __future__ import annotations

from typing import NamedTuple

from engine.spaces.squares import DIRECTIONS, SIDE, Plan, read_door
from engine.zombies.view import TileView
from renders.kit.pen import Canvas
from renders.kit.rects import Rect
from renders.zombies.emblems import EMBLEMS, emblem
from renders.zombies.figures import tile_number
from renders.zombies.plan import TownPlan
from renders.zombies.tiles import tile_ground


class Signs(NamedTuple):
    """The squares of a tile that show its number and its building's board.

    A closed square is one that nobody can enter.
    """

    number: tuple[int, int] | None
    """The closed square with the tile's number; None if no closed square is free."""
    board: tuple[int, int] | None
    """The closed square with the building's board; None without a building or a closed square."""
    hung: tuple[int, int] | None
    """The road square before the door, over which the board hangs if no square is closed."""


def signs_of(kind: str, plan: Plan) -> Signs:
    """The squares on which a kind of tile shows its signs."""
    closed = [(place % SIDE, place // SIDE) for place in range(9) if _what(plan, place) == "."]
    if kind not in EMBLEMS:
        return Signs(closed[0] if closed else None, None, None)
    if closed:
        return Signs(closed[-1] if len(closed) > 1 else closed[0], closed[0], None)
    x, y, way = read_door(plan.doors[0])
    east, south = DIRECTIONS[way]
    return Signs(None, None, (x + east, y + south))


def _what(plan: Plan, place: int) -> str:
    y, x = divmod(place, SIDE)
    return plan.rows[y][x]


def board_side(plan: TownPlan) -> int:
    """The side in pixels of a building's board that hangs over a road."""
    return round(plan.side * 0.36)


def put_tiles(
    canvas: Canvas, plan: TownPlan, tiles: tuple[TileView, ...], plans: tuple[Plan, ...]
) -> None:
    """Draw every tile of the window with its signs; `plans` are the plans of `tiles`, in order."""
    for tile, drawn in zip(tiles, plans, strict=True):
        if plan.shows((tile.x, tile.y)):
            edges = plan.cell((tile.x, tile.y))
            canvas.put(
                tile_ground(tile.kind, drawn, plan.tile, canvas.theme), edges.left, edges.top
            )
            put_signs(canvas, plan, tile, drawn)


def put_signs(canvas: Canvas, plan: TownPlan, tile: TileView, drawn: Plan) -> None:
    """Draw two signs on a tile: its number, and the name board of its building.

    Each is drawn on a square that nobody can enter. If the tile has no such square for a sign, the
    sign is left out.
    """
    signs = signs_of(tile.kind, drawn)
    ground = canvas.theme.over(canvas.theme.pavement)
    corner = plan.cell((tile.x, tile.y))
    number = None
    if plan.numbered:
        number = tile_number(str(tile.number), plan.lettered, ground, plan.letters)
    shares = number is not None and signs.board is not None and signs.number == signs.board
    if signs.board is not None:
        edges = _square(plan, corner, signs.board)
        low = number.height + 4 if number and shares else 0
        side = min(round((plan.side - low) * (0.86 if shares else 0.62)), 76)
        x, y = edges.middle
        canvas.put_middle(emblem(tile.kind, side, ground), x, y - low / 2)
    if number and signs.number is not None:
        edges = _square(plan, corner, signs.number)
        x, y = edges.middle
        canvas.put_middle(number, x, edges.bottom - number.height / 2 - 2 if shares else y)


def _square(plan: TownPlan, corner: Rect, place: tuple[int, int]) -> Rect:
    left, top = corner.left + place[0] * plan.side, corner.top + place[1] * plan.side
    return Rect(left, top, left + plan.side, top + plan.side)
