"""The whole town in the large picture.

If its tiles are too small even for their numbers, the acting player's surroundings are drawn as
well.
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
    """The town of this look, ready for the large picture; what `events` changed is marked."""
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
    """Where the town and the surroundings lie in the picture; None if the town alone is legible."""
    plan, _ = plan_of((tile.x, tile.y) for tile in view.tiles)
    return laid_out(view, plan) if plan.side < NUMBERED else None


def town_is_small(view: View) -> bool:
    """True if squares of the whole town are too small for their names."""
    plan, _ = plan_of((tile.x, tile.y) for tile in view.tiles)
    return plan.side < LETTERED
