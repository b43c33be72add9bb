"""Where the drawn tile may be laid: the tile, numbered places in the town, and its turns there."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.spaces.squares import Cell
from engine.zombies.view import TileView, View
from renders.kit.page import MARGIN
from renders.kit.palette import INK, SIGNAL, Base
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.text import fitted
from renders.zombies import figures
from renders.zombies.emblems import EMBLEMS, emblem
from renders.zombies.ground import put_signs, put_tiles
from renders.zombies.layers import put_town
from renders.zombies.look import TownLook
from renders.zombies.plan import NARROW, TownPlan, plan_of
from renders.zombies.tiles import tile_ground

TURNS = "ABCD"
_TOP = 292
_LARGE = 252
_PREVIEW = 162
_PANE = 3 * _PREVIEW


def spot_cells(view: View) -> tuple[Cell, ...]:
    """The cells where the drawn tile may be laid, in the order of their numbers."""
    return tuple(dict.fromkeys((spot.x, spot.y) for spot in view.spots))


def spot_turns(view: View, cell: Cell) -> tuple[int, ...]:
    """The quarter turns allowed on a cell, in the order of their letters."""
    return tuple(spot.turn for spot in view.spots if (spot.x, spot.y) == cell)


def drawn_kind(view: View) -> str:
    """The kind of the tile that is being laid. ValueError when there is none."""
    if view.drawn is None or not view.spots:
        raise ValueError("no tile is being laid")
    return view.drawn


def laid_on(look: TownLook, cell: Cell | None) -> str:
    """The kind of the drawn tile. ValueError where none is laid, or not on that cell."""
    kind = drawn_kind(look.view)
    if cell is not None and cell not in spot_cells(look.view):
        raise ValueError(f"the tile cannot be laid on {cell!r}")
    return kind


def draw_town_spots(look: TownLook, cell: Cell | None = None) -> Image.Image:
    """The tile and its numbered places; with `cell`, the ways it may lie there.

    ValueError when no tile is being laid, or when it may not be laid on that cell.
    """
    laid_on(look, cell)
    return _places(look) if cell is None else _turns(look, cell)


def _places(look: TownLook) -> Image.Image:
    """The whole town with a number on every cell where the tile fits."""
    view, theme, cells = look.view, look.theme, spot_cells(look.view)
    plan, width = plan_of([*((tile.x, tile.y) for tile in view.tiles), *cells])
    height = _TOP + plan.rows * plan.tile + MARGIN
    canvas = Canvas.plain(width, height, theme.over(theme.frame))
    _put_tile(canvas, look, look.say("town-spots-choose", count=len(cells)))
    town = canvas.moved(0, _TOP)
    put_town(town, plan, look)
    for number, cell in enumerate(cells, 1):
        edges = plan.cell(cell)
        town.put(_place(number, plan.tile, theme.over(theme.frame)), edges.left, edges.top)
    return canvas.image


def _turns(look: TownLook, cell: Cell) -> Image.Image:
    """The tile as it may lie on one cell, each way with the tiles around it."""
    view, theme, turns = look.view, look.theme, spot_turns(look.view, cell)
    rows = -(-len(turns) // 2)
    height = _TOP + rows * (_PANE + 24) + 8
    canvas = Canvas.plain(NARROW, height, theme.over(theme.frame))
    number = spot_cells(view).index(cell) + 1
    _put_tile(canvas, look, look.say("town-spots-turn", number=number, count=len(turns)))
    for place, turn in enumerate(turns):
        row, column = divmod(place, 2)
        left = 36 + column * (_PANE + 36) if len(turns) > 1 else (NARROW - _PANE) // 2
        top = _TOP + row * (_PANE + 24)
        pane = _preview(look, cell, turn)
        pane.put(_letter(TURNS[place], theme.over(theme.frame)), 8, 8)
        canvas.image.paste(pane.image, (left, top))
    return canvas.image


def _preview(look: TownLook, cell: Cell, turn: int) -> Canvas:
    """The tile laid, in the middle of the cells around it."""
    theme, view, kind = look.theme, look.view, drawn_kind(look.view)
    plan = TownPlan(cell[0] - 1, cell[1] - 1, 3, 3, _PREVIEW, 0, 0)
    canvas = Canvas.plain(_PANE, _PANE, theme.over(theme.panel))
    put_tiles(canvas, plan, view.tiles, view.town.plans)
    laid = TileView(len(view.tiles) + 1, kind, cell[0], cell[1], turn)
    drawn = look.content.tiles[kind].plan.turned(turn)
    edges = plan.cell(cell)
    canvas.put(tile_ground(kind, drawn, plan.tile, theme), edges.left, edges.top)
    ring = figures.ring(plan.tile, SIGNAL, theme.over(theme.pavement), 2.6)
    canvas.put(ring, edges.left, edges.top)
    put_signs(canvas, plan, laid, drawn)
    return canvas


def _put_tile(canvas: Canvas, look: TownLook, asked: str) -> None:
    """The drawn tile, large, and in words what it brings and what is asked."""
    view, theme = look.view, canvas.theme
    kind = drawn_kind(view)
    entry = look.content.tiles[kind]
    canvas.put(tile_ground(kind, entry.plan, _LARGE, theme), MARGIN, 20)
    x, room = MARGIN + _LARGE + 28.0, canvas.image.width - MARGIN - _LARGE - 28 - MARGIN
    if kind in EMBLEMS:
        canvas.put(emblem(kind, 60, theme.over(theme.frame)), x, 26)
        x += 74
    title = fitted(look.tile(kind), "Black", 44, room - 74)
    canvas.text(x, 56, title, theme.text, theme.frame, "Black", 44)
    x = MARGIN + _LARGE + 28.0
    lays = look.say("town-step-tile", player=look.name_of(view.layer))
    line = fitted(lays, "Semibold", 26, room)
    canvas.text(x, 116, line, theme.accent, theme.frame, "Semibold", 26)
    ground = theme.over(theme.frame)
    brought = (
        (figures.zombie(44, ground), entry.zombies),
        (figures.token("life", 40, ground), entry.life),
        (figures.token("bullet", 40, ground), entry.bullets),
    )
    for stamp, count in brought:
        if count:
            canvas.put(stamp, x, 172 - stamp.height / 2)
            x += stamp.width + 10
            x += canvas.text(x, 172, str(count), theme.text, theme.frame, "Black", 30) + 28
    x = MARGIN + _LARGE + 28.0
    shown = fitted(asked, "Semibold", 24, room)
    canvas.text(x, 232, shown, theme.text, theme.frame, "Semibold", 24)


@lru_cache(maxsize=24)
def _place(number: int, side: int, ground: Base) -> Stamp:
    """A cell where the tile may be laid: a frame and its number."""

    def draw(pen: Pen) -> None:
        theme, middle = ground.theme, side / 2
        inset = max(2.0, side * 0.03)
        edges = (inset, inset, side - inset, side - inset)
        pen.frame(edges, theme.panel, SIGNAL, max(2.5, side * 0.018), side * 0.06)
        radius = max(19.0, side * 0.17)
        pen.disc(middle, middle, radius, INK)
        pen.disc(middle, middle, radius - 2, SIGNAL)
        pen.text(middle, middle, str(number), INK, "Black", max(24.0, radius), "middle")

    return make_stamp(side, side, ground, draw)


@lru_cache(maxsize=16)
def _letter(letter: str, ground: Base) -> Stamp:
    """The letter of a way to lay the tile."""

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, 56, 56), SIGNAL, INK, 2.5, 12)
        pen.text(28, 28, letter, INK, "Black", 38, "middle")

    return make_stamp(56, 56, ground, draw)
