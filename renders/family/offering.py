"""The picture in a message that asks for a place: the picture of a round with the places framed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from renders.family import inline
from renders.family.look import FamilyLook
from renders.kit.inline import Inline, Scene
from renders.kit.pen import Canvas
from renders.zones.geometry import geometry_of

_OFFERED = 40.0
"""The worth of showing a place to choose, compared to the values in `inline.py`."""


def offering_of(look: FamilyLook, places: Sequence[str], who: str) -> Inline:
    """Return the picture of a round with frames around `places`, the zones to choose from.

    The window shows the surroundings of the survivor `who` (if empty, the one who acts) and as many
    of these zones as it can.
    """
    board, low = look.view.board, inline.is_low(look.view.board)
    ahead = [look.survivor(who)] if who else inline.due_of(look.view)[:1]
    window = inline.window_on(look, ahead, dict.fromkeys(places, _OFFERED))
    window = inline.low_window(board) if low else window
    geometry = geometry_of(board, window, inline.UNITS)
    marks = replace(inline.marks_on(geometry, look, ()), offered=tuple(places))
    marks = replace(marks, acting=tuple(one.zone for one in ahead))

    def put(canvas: Canvas) -> None:
        inline.put_board(canvas, look, geometry, marks)

    whole = inline.small_map(look, window) if geometry.windowed else None
    scene = Scene(window.width, window.height, put, low, whole)
    return replace(inline.inline_of(look, ()), scene=scene)
