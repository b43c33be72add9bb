"""What is around one player, enlarged: the tile of the pawn and those beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.event import Event
from engine.zombies.view import PlayerView, View
from renders.kit.page import MARGIN
from renders.kit.palette import Theme
from renders.kit.panel import frame
from renders.kit.pen import Canvas, Stamp
from renders.kit.text import fitted
from renders.zombies import figures, panel
from renders.zombies.changes import changes_in
from renders.zombies.layers import put_town
from renders.zombies.legend import legend, signs_in
from renders.zombies.look import TownLook
from renders.zombies.plan import NARROW, TownPlan

_TOP, _GAP = 84, 20
_LARGEST, _TALLEST = 480, 1100
_NEAREST = 5
"""Lines of the list beside the card."""


def draw_town_around(look: TownLook, seat: str, events: Sequence[Event] = ()) -> Image.Image:
    """The surroundings of one player's pawn, in palette mode. KeyError for no seat of this table.

    What the events changed is marked.
    """
    view, theme, player = look.view, look.theme, look.seated(seat)
    plan, changes = window_round(view, player), changes_in(events, view)
    below = legend(signs_in(look, plan, changes), theme, NARROW)
    card_top = _TOP + plan.rows * plan.tile + _GAP
    height = card_top + panel.HEIGHT + _GAP + below.height
    canvas = Canvas.plain(NARROW, height, theme.over(theme.frame))
    _put_title(canvas, look, seat)
    put_town(canvas.moved(0, _TOP), plan, look, changes)
    canvas.put(panel.card(look, player, 503), MARGIN, card_top)
    _put_near(canvas.moved(MARGIN + 503 + _GAP, card_top), look, player)
    canvas.put(below, 0, card_top + panel.HEIGHT + _GAP)
    return canvas.image


def window_round(
    view: View, player: PlayerView, room: tuple[int, int] = (NARROW - 2 * MARGIN, _TALLEST)
) -> TownPlan:
    """Three by three cells round the pawn's tile, less rows and columns without a tile.

    `room` is the most that they take in width and height; they lie in the middle of a narrow
    picture.
    """
    tile = view.tiles[view.town.squares[player.square].tile - 1]
    near = [
        (one.x, one.y)
        for one in view.tiles
        if abs(one.x - tile.x) <= 1 and abs(one.y - tile.y) <= 1
    ]
    west, east = min(x for x, _ in near), max(x for x, _ in near)
    north, south = min(y for _, y in near), max(y for _, y in near)
    cols, rows = east - west + 1, south - north + 1
    tile = min(room[0] // cols, room[1] // rows, _LARGEST) // 3 * 3
    return TownPlan(west, north, cols, rows, tile, (NARROW - cols * tile) // 2, 0)


def near_zombies(view: View, square: str) -> list[tuple[str, int]]:
    """Squares with a zombie and how far they are, the nearest first."""
    far, zombies = view.town.distances(square), frozenset(view.zombies)
    return [(name, steps) for name, steps in far.items() if name in zombies]


def near_tokens(view: View, square: str) -> list[tuple[str, int]]:
    """Squares with a token and how far they are, the nearest first."""
    far = view.town.distances(square)
    return [(name, steps) for name, steps in far.items() if name in view.tokens]


def _put_title(canvas: Canvas, look: TownLook, seat: str) -> None:
    theme = canvas.theme
    title = look.say("town-around", player=look.name_of(seat))
    title = fitted(title, "Black", 40, 520)
    x = MARGIN + canvas.text(MARGIN, 42, title, theme.text, theme.frame, "Black", 40) + 22
    line = fitted(look.header(), "Semibold", 25, NARROW - x - MARGIN)
    canvas.text(x, 46, line, theme.muted, theme.frame, "Semibold", 25)


def _put_near(canvas: Canvas, look: TownLook, player: PlayerView) -> None:
    """The nearest zombies and tokens, each with its square and the steps to it."""
    view, theme = look.view, canvas.theme
    wide = NARROW - 2 * MARGIN - 503 - _GAP
    canvas.put(frame(wide, panel.HEIGHT, theme), 0, 0)
    title = look.say("town-nearest")
    canvas.text(18, 28, title, theme.text, theme.panel, "Bold", 24)
    zombies = near_zombies(view, player.square)[:_NEAREST]
    tokens = near_tokens(view, player.square)[:_NEAREST]
    for number, (square, steps) in enumerate(zombies):
        stamp = figures.zombie(38, theme.over(theme.panel))
        _put_found(canvas.moved(18 + number * 92, 86), (stamp, square, steps), view, theme)
    for number, (square, steps) in enumerate(tokens):
        stamp = figures.token(view.tokens[square], 34, theme.over(theme.panel))
        _put_found(canvas.moved(18 + number * 92, 142), (stamp, square, steps), view, theme)
    if not zombies and not tokens:
        words = look.say("town-nothing-near")
        canvas.text(18, 86, words, theme.muted, theme.panel)


def _put_found(canvas: Canvas, found: tuple[Stamp, str, int], view: View, theme: Theme) -> None:
    stamp, square, steps = found
    ground = theme.over(theme.panel)
    canvas.put(stamp, 0, -stamp.height / 2)
    inside = view.town.squares[square].inside
    canvas.put(figures.name_plate(square, inside, True, ground), stamp.width + 5, -25)
    canvas.text(stamp.width + 8, 14, f"→ {steps}", theme.text, theme.panel, "Bold", 20)
