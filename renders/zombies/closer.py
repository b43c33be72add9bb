"""The acting player's surroundings, in one picture with a town that is too large to be legible."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.zombies.view import View
from renders.kit.page import MARGIN
from renders.kit.pen import Canvas
from renders.kit.rects import Rect
from renders.kit.text import fitted
from renders.zombies.around import window_round
from renders.zombies.changes import Changes
from renders.zombies.layers import put_town
from renders.zombies.look import TownLook
from renders.zombies.plan import WIDE, TownPlan

_HEAD, _GAP, _FRAME = 56, 26, 4
_ROOM = 900
"""The greatest height of the surroundings in pixels, beside a town that is no higher."""
_BESIDE = 500
"""The least width in pixels for surroundings beside a town; with less, they are below the town."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a town and the surroundings of a pawn lie in one picture, in pixels."""

    town: TownPlan
    near: TownPlan
    """The plan of the surroundings."""
    width: int
    height: int
    """The height of both together."""


def laid_out(view: View, town: TownPlan) -> Layout:
    """Return the layout of the picture: the town, and the surroundings of the pawn in turn.

    The surroundings are beside a town that is narrow enough, and below any other.
    """
    player = next(one for one in view.players if one.seat == view.turn)
    wide, high = town.cols * town.tile, town.rows * town.tile
    room = WIDE - 3 * MARGIN - wide
    beside = room >= _BESIDE
    near = window_round(
        view, player, (room, max(_ROOM, high - _HEAD)) if beside else (WIDE - 2 * MARGIN, _ROOM)
    )
    tall = _HEAD + near.rows * near.tile
    if not beside:
        near = replace(near, left=(WIDE - near.cols * near.tile) // 2, top=high + _HEAD)
        return Layout(replace(town, left=(WIDE - wide) // 2), near, WIDE, high + tall)
    left = 2 * MARGIN + wide + (room - near.cols * near.tile) // 2
    down = max(0, (high - tall) // 2)
    near = replace(near, left=left, top=down + _HEAD)
    return Layout(replace(town, left=MARGIN), near, WIDE, max(high, tall))


def put_both(canvas: Canvas, layout: Layout, look: TownLook, changes: Changes) -> None:
    """Draw the town with the surroundings framed, then the surroundings, enlarged, with a title."""
    view, theme, near = look.view, canvas.theme, layout.near
    put_town(canvas, layout.town, look, changes)
    part = layout.town.cell((near.west, near.north))
    wide, high = near.cols * layout.town.tile, near.rows * layout.town.tile
    _put_frame(canvas, Rect(part.left, part.top, part.left + wide, part.top + high))
    put_town(canvas, near, look, changes)
    wide, high = near.cols * near.tile, near.rows * near.tile
    _put_frame(canvas, Rect(near.left, near.top, near.left + wide, near.top + high))
    title = look.say("town-around", player=look.name_of(view.turn))
    title = fitted(title, "Bold", 32, max(wide, _BESIDE))
    x = min(near.left, canvas.image.width - MARGIN - _BESIDE)
    canvas.text(x, near.top - _GAP, title, theme.accent, theme.frame, "Bold", 32)


def _put_frame(canvas: Canvas, edges: Rect) -> None:
    """Draw four lines just inside a rectangle."""
    left, top, right, bottom = edges
    for line in (
        (left, top, right, top + _FRAME),
        (left, bottom - _FRAME, right, bottom),
        (left, top, left + _FRAME, bottom),
        (right - _FRAME, top, right, bottom),
    ):
        canvas.fill(line, canvas.theme.accent)
