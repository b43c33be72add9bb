"""The board of a round with what happened on it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.event import Event
from renders.family.figures import NO_MARKS, Marks, put_tokens
from renders.family.happened import happened_in
from renders.family.look import FamilyLook
from renders.family.moves import marks_of
from renders.kit.pen import Canvas
from renders.zones.geometry import geometry_of
from renders.zones.ground import put_ground


def marks_since(look: FamilyLook, events: Sequence[Event]) -> Marks:
    """What happened, for a picture of the board as it is drawn afterwards."""
    if not events:
        return NO_MARKS
    return marks_of(geometry_of(look.view.board), look, happened_in(events))


def put_table(canvas: Canvas, look: FamilyLook, marks: Marks) -> None:
    """The ground with everything on it."""
    geometry = geometry_of(look.view.board)
    put_ground(canvas, geometry, look.view.lit_buildings)
    put_tokens(canvas, geometry, look, marks)
