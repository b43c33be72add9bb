"""Where the tile being laid may lie: the tile, and numbered places in the town.

For one of these places, the picture shows the quarter turns in which the tile may lie there. It is
as large as the picture of a round and, like it, is composed so that it can be read at a third of
that size, as messages show it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from engine.spaces.squares import Cell
from engine.zombies.view import TileView, View
from renders.kit.inline import MARK, PANE, CardRoom, Inline, Scene, compose
from renders.kit.palette import INK, SIGNAL, Base
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.text import fitted, wrapped
from renders.zombies import figures
from renders.zombies.emblems import EMBLEMS, emblem
from renders.zombies.ground import put_signs, put_tiles
from renders.zombies.inline import LETTERS, heading_of, pane_scene
from renders.zombies.layers import put_town
from renders.zombies.look import TownLook
from renders.zombies.plan import NAMED, TownPlan, window_of
from renders.zombies.tiles import tile_ground

TURNS = "ABCD"
_LARGE = 300
_TILE, _SMALLEST = 390, 60
"""In pixels: the largest and the smallest tile of the town."""
_PANES = {1: 340, 2: 190, 3: 171, 4: 171}
"""The tile size in pixels of each preview, by the number of previews."""
_GAP = 12


def spot_cells(view: View) -> tuple[Cell, ...]:
    """The cells where the tile being laid may lie, in the order of their numbers."""
    return tuple(dict.fromkeys((spot.x, spot.y) for spot in view.spots))


def spot_turns(view: View, cell: Cell) -> tuple[int, ...]:
    """The quarter turns that the tile being laid may have on a cell, in the order of letters."""
    return tuple(spot.turn for spot in view.spots if (spot.x, spot.y) == cell)


def drawn_kind(view: View) -> str:
    """The kind of the tile being laid. Raises ValueError if no tile is being laid."""
    if view.drawn is None or not view.spots:
        raise ValueError("no tile is being laid")
    return view.drawn


def laid_on(look: TownLook, cell: Cell | None) -> str:
    """The kind of the tile being laid, after a check that it may lie on `cell`, if given.

    Raises ValueError if no tile is being laid, or if it may not lie on `cell`.
    """
    kind = drawn_kind(look.view)
    if cell is not None and cell not in spot_cells(look.view):
        raise ValueError(f"the tile cannot be laid on {cell!r}")
    return kind


def draw_town_spots(look: TownLook, cell: Cell | None = None) -> Image.Image:
    """Draw the tile being laid and its numbered places, as a palette image.

    With `cell`, draw the quarter turns in which it may lie there instead. Raises ValueError if no
    tile is being laid, or if it may not lie on that cell.
    """
    laid_on(look, cell)
    return _places(look) if cell is None else _turns(look, cell)


def _places(look: TownLook) -> Image.Image:
    """The whole town with a number on every cell where the tile fits."""
    view, theme, cells = look.view, look.theme, spot_cells(look.view)
    laid = [(tile.x, tile.y) for tile in view.tiles]
    west, north, cols, rows = window_of([*laid, *cells])
    tile = max(_SMALLEST, min(PANE[0] // cols, PANE[1] // rows, _TILE)) // 3 * 3
    named = tile / 3 >= NAMED

    def put(canvas: Canvas, plan: TownPlan) -> None:
        put_town(canvas, plan, look)
        for number, cell in enumerate([] if named else laid, 1):
            # The number is in a corner, where there is room beside figures.
            stamp = figures.tile_number(str(number), True, theme.over(theme.pavement), LETTERS)
            at, inset = plan.cell(cell), min(4.0, (tile - stamp.height) / 2)
            canvas.put(stamp, at.left + inset, at.top + inset)
        for number, cell in enumerate(cells, 1):
            edges = plan.cell(cell)
            canvas.put(_place(number, plan.tile, theme.over(theme.frame)), edges.left, edges.top)

    plan = TownPlan(west, north, cols, rows, tile, 0, 0)
    scene = pane_scene(look, plan, put, LETTERS if named else 1.0)
    return _beside(look, scene, look.say("town-spots-choose", count=len(cells)))


def _turns(look: TownLook, cell: Cell) -> Image.Image:
    """Draw the tile on a cell in each quarter turn allowed there, with the tiles around it."""
    theme, turns = look.theme, spot_turns(look.view, cell)
    tile = _PANES[len(turns)]
    side, cols = 3 * tile, min(2, len(turns))
    rows = -(-len(turns) // cols)
    wide, high = cols * (side + _GAP) - _GAP, rows * (side + _GAP) - _GAP

    def put(canvas: Canvas) -> None:
        for place, turn in enumerate(turns):
            row, column = divmod(place, cols)
            pane = _preview(look, cell, turn, tile)
            pane.put(_letter(TURNS[place], theme.over(theme.frame)), 8, 8)
            at = canvas.moved(column * (side + _GAP), row * (side + _GAP))
            at.put(Stamp(pane.image, None), 0, 0)

    number = spot_cells(look.view).index(cell) + 1
    asked = look.say("town-spots-turn", number=number, count=len(turns))
    return _beside(look, Scene(wide, high, put), asked)


def _beside(look: TownLook, scene: Scene, asked: str) -> Image.Image:
    """A scene at the left, with the drawn tile and the question at its right."""
    lays = look.say("town-step-tile", player=look.name_of(look.view.layer))
    heading = replace(heading_of(look), whose=lays)
    return compose(Inline(scene, heading, 1, lambda room: [_tile(look, asked, room)]), look.theme)


def _preview(look: TownLook, cell: Cell, turn: int, side: int) -> Canvas:
    """Draw the tile laid on `cell` with this quarter turn, in the middle of the cells around it."""
    theme, view, kind = look.theme, look.view, drawn_kind(look.view)
    plan = TownPlan(cell[0] - 1, cell[1] - 1, 3, 3, side, 0, 0)
    canvas = Canvas.plain(3 * side, 3 * side, theme.over(theme.panel))
    put_tiles(canvas, plan, view.tiles, view.town.plans)
    laid = TileView(len(view.tiles) + 1, kind, cell[0], cell[1], turn)
    drawn = look.content.tiles[kind].plan.turned(turn)
    edges = plan.cell(cell)
    canvas.put(tile_ground(kind, drawn, plan.tile, theme), edges.left, edges.top)
    ring = figures.ring(plan.tile, SIGNAL, theme.over(theme.pavement), 2.6)
    canvas.put(ring, edges.left, edges.top)
    put_signs(canvas, plan, laid, drawn)
    return canvas


def _tile(look: TownLook, asked: str, room: CardRoom) -> Stamp:
    """A large picture of the drawn tile, with the things it brings and the question in words."""
    theme, kind = look.theme, drawn_kind(look.view)
    canvas, ground = Canvas.plain(room.width, 760, look.over(theme.frame)), look.over(theme.frame)
    entry, x = look.content.tiles[kind], 0.0
    if kind in EMBLEMS:
        canvas.put(emblem(kind, 60, ground), 0, 2)
        x = 74.0
    title = fitted(look.tile(kind), "Black", MARK, room.width - x)
    canvas.text(x, 32, title, theme.text, theme.frame, "Black", MARK)
    canvas.put(tile_ground(kind, entry.plan, _LARGE, theme), 0, 76)
    brought = (
        (figures.zombie(46, ground), entry.zombies),
        (figures.token("life", 42, ground), entry.life),
        (figures.token("bullet", 42, ground), entry.bullets),
    )
    x, middle = 0.0, 76 + _LARGE + 44
    for stamp, count in brought:
        if count:
            canvas.put(stamp, x, middle - stamp.height / 2)
            x += stamp.width + 10
            x += canvas.text(x, middle, str(count), theme.text, theme.frame, "Black", MARK) + 28
    for number, line in enumerate(wrapped(asked, "Semibold", 40, room.width)):
        low = middle + 70 + number * 50
        canvas.text(0, low, line, theme.text, theme.frame, "Semibold", 40)
    return Stamp(canvas.image, None)


@lru_cache(maxsize=24)
def _place(number: int, side: int, ground: Base) -> Stamp:
    """A cell where the tile may be laid: a frame and its number."""

    def draw(pen: Pen) -> None:
        theme, middle = ground.theme, side / 2
        inset = max(2.0, side * 0.03)
        edges = (inset, inset, side - inset, side - inset)
        pen.frame(edges, theme.panel, SIGNAL, max(2.5, side * 0.018), side * 0.06)
        radius = max(34.0, side * 0.17)
        pen.disc(middle, middle, radius, INK)
        pen.disc(middle, middle, radius - 2, SIGNAL)
        pen.text(middle, middle, str(number), INK, "Black", max(MARK, radius), "middle")

    return make_stamp(side, side, ground, draw)


@lru_cache(maxsize=16)
def _letter(letter: str, ground: Base) -> Stamp:
    """A stamp with the letter by which a player chooses one turn of the tile."""

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, 64, 64), SIGNAL, INK, 2.5, 12)
        pen.text(32, 32, letter, INK, "Black", 46, "middle")

    return make_stamp(64, 64, ground, draw)
