"""The whole town, as large as it can be, and a legend.

Squares too small for their names have none, and only their tiles have numbers; the picture of a
round shows the squares near the acting player enlarged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PIL import Image

from engine.core.event import Event
from engine.spaces.squares import SIDE
from engine.zombies.view import View
from renders.kit.inline import LOW_PANE, PANE, Inline
from renders.kit.legend import TYPE
from renders.kit.pen import Canvas
from renders.kit.text import SMALLEST
from renders.zombies.changes import changes_in
from renders.zombies.inline import LARGEST, SLIM, Pane, heading_of, scene_of
from renders.zombies.layers import put_town
from renders.zombies.legend import legend, signs_in
from renders.zombies.look import TownLook
from renders.zombies.plan import LETTERED, TownPlan, window_of

LETTERS = TYPE / SMALLEST
"""How many times larger than usual names and numbers are."""
_LARGER = 1.15
"""How many times larger a tile must be above the legend than beside it, to lie above it."""


def whole_of(look: TownLook, events: Sequence[Event]) -> Inline:
    """Everything in the picture of the whole town; what `events` changed is marked."""
    view, changes = look.view, changes_in(events, look.view)
    pane = whole_pane(view)
    signs = signs_in(look, pane.plan, changes)

    def put(canvas: Canvas) -> None:
        put_town(canvas, pane.plan, look, changes)

    explained = partial(legend, signs, look.theme)
    return Inline(scene_of(look, pane, put), heading_of(look), foot=explained)


def preview_of(look: TownLook, room: tuple[int, int]) -> Image.Image:
    """The tiles of the town alone, as large as there is `room` (wide, high) in pixels."""
    west, north, cols, rows = window_of((tile.x, tile.y) for tile in look.view.tiles)
    tile = min(room[0] // cols, room[1] // rows) // SIDE * SIDE
    plan = TownPlan(west, north, cols, rows, tile, 0, 0, LETTERS)
    canvas = Canvas.plain(cols * tile, rows * tile, look.over(look.theme.frame))
    alone = look.at(replace(look.view, players=()))
    put_town(canvas, plan, alone, changes_in((), alone.view))
    return canvas.image


def whole_pane(view: View) -> Pane:
    """The pane that shows the whole town: above the legend if tiles are larger there."""
    west, north, cols, rows = window_of((tile.x, tile.y) for tile in view.tiles)
    beside, above = (min(room[0] // cols, room[1] // rows) for room in (PANE, LOW_PANE))
    low = above > _LARGER * beside
    (wide, high), tile = (LOW_PANE, above) if low else (PANE, beside)
    tile = max(SIDE, min(tile, LARGEST) // SIDE * SIDE)
    if not low:
        wide = max(SLIM, cols * tile)
    left, top = (wide - cols * tile) // 2, (high - rows * tile) // 2
    plan = TownPlan(west, north, cols, rows, tile, left, top, LETTERS)
    return Pane(plan, None, wide, high, low)


def town_is_small(view: View) -> bool:
    """True if squares of the whole town are too small for their names."""
    return whole_pane(view).plan.side < LETTERED
