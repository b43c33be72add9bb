"""The town as it lies.

Where its tiles are so small that not even their numbers are shown, the surroundings of the
acting player are drawn besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.event import Event
from engine.zombies.view import View
from renders.kit.painter import Block
from renders.kit.pen import Canvas
from renders.zombies.changes import changes_in
from renders.zombies.closer import Layout, laid_out, put_both
from renders.zombies.layers import put_town
from renders.zombies.legend import legend, signs_in
from renders.zombies.look import TownLook
from renders.zombies.plan import LETTERED, NUMBERED, plan_of


def town_block(look: TownLook, events: Sequence[Event]) -> Block:
    """The town as this view shows it; what the events changed is marked."""
    view, changes = look.view, changes_in(events, look.view)
    plan, width = plan_of((tile.x, tile.y) for tile in view.tiles)
    closer = town_layout(view)
    width, high = (closer.width, closer.height) if closer else (width, plan.rows * plan.tile)
    signs = signs_in(look, plan, changes, closer.near if closer else plan)

    def put(canvas: Canvas) -> None:
        if closer:
            put_both(canvas, closer, look, changes)
        else:
            put_town(canvas, plan, look, changes)

    return Block(width, high, put, partial(legend, signs, look.theme))


def town_layout(view: View) -> Layout | None:
    """Where the town and the surroundings lie; None where the town is large enough to be read."""
    plan, _ = plan_of((tile.x, tile.y) for tile in view.tiles)
    return laid_out(view, plan) if plan.side < NUMBERED else None


def town_is_small(view: View) -> bool:
    """Whether the whole town is drawn too small to show the names of its squares."""
    plan, _ = plan_of((tile.x, tile.y) for tile in view.tiles)
    return plan.side < LETTERED
