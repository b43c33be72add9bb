"""The whole map: the whole board with everything on it, as large as it can be, and a legend.

It is as large as the picture of a round and, like it, is composed so that it can be read at a third
of that size, as messages show it, or at a quarter, as on a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.event import Event
from engine.spaces.zones import Board
from renders.family.figures import NO_MARKS, Marks, put_tokens
from renders.family.inline import UNITS as ROUND
from renders.family.inline import heading_of
from renders.family.legend import legend, occurring_in
from renders.family.look import FamilyLook
from renders.family.moves import happened_in, marks_of
from renders.kit.inline import LOW_PANE, PANE, Inline, Scene
from renders.kit.legend import TYPE
from renders.kit.pen import Canvas
from renders.kit.text import SMALLEST
from renders.zones.geometry import Geometry, Window, geometry_of
from renders.zones.ground import ground_of, put_layers

UNITS = ROUND.times(0.78)._replace(name=TYPE / 21, least=TYPE)
"""The units of figures and signs: smaller than in the picture of a round, so that all find room."""

_LEAST_TILE = 270
"""The width in pixels of a tile that has room for figures and signs of these units."""
BRIEFED = (LOW_PANE[0], 740)
"""The most pixels (wide, high) for a wide board above the briefing of its mission."""


def whole_of(look: FamilyLook, events: Sequence[Event]) -> Inline:
    """Everything on the whole map; what `events` changed is marked."""
    scene, marks = scene_of(look, events)
    occurring = occurring_in(look, marks)
    return Inline(scene, heading_of(look), foot=lambda room: legend(look, occurring, room))


def scene_of(look: FamilyLook, events: Sequence[Event]) -> tuple[Scene, Marks]:
    """The whole board with everything on it, and what is marked there because of `events`."""
    board = look.view.board
    geometry = map_geometry_of(board)
    marks = marks_since(look, events)

    def put(canvas: Canvas) -> None:
        put_map(canvas, look, geometry, marks)

    return Scene(geometry.width, geometry.height, put, lies_low(board)), marks


def marks_since(look: FamilyLook, events: Sequence[Event]) -> Marks:
    """The marks for these events, on the whole map after them."""
    if not events:
        return NO_MARKS
    return marks_of(map_geometry_of(look.view.board), look, happened_in(events))


def lies_low(board: Board) -> bool:
    """True if the board is so wide that it lies above everything else on its map."""
    return board.cols >= 2 * board.rows


def map_geometry_of(board: Board, *, before: bool = False) -> Geometry:
    """The geometry of the board on the whole map, or on the map of a mission `before` play."""
    room = PANE if not lies_low(board) else BRIEFED if before else LOW_PANE
    return map_geometry(board, room)


def map_geometry(board: Board, room: tuple[int, int]) -> Geometry:
    """The geometry of the whole board, as large as there is `room` (wide, high) in pixels.

    If tiles are smaller than `_LEAST_TILE`, names and figures are smaller, too.
    """
    tile = min(room[0] // board.cols, room[1] // board.rows)
    share, units = min(1.0, tile / _LEAST_TILE), UNITS
    if share < 1:
        units = UNITS.times(share)._replace(least=max(SMALLEST, round(TYPE * share)))
    return geometry_of(board, Window(tile, 0, 0, board.cols * tile, board.rows * tile), units)


def small_map(look: FamilyLook, room: tuple[int, int], marks: Marks) -> Canvas:
    """The whole board as large as there is `room` (wide, high) in pixels, on a canvas of its size.

    If tiles are too small for names of zones, they have none.
    """
    geometry = map_geometry(look.view.board, room)
    canvas = Canvas.plain(geometry.width, geometry.height, look.over(look.theme.frame))
    put_map(canvas, look, geometry, replace(marks, named=geometry.tile >= _LEAST_TILE))
    return canvas


def put_map(canvas: Canvas, look: FamilyLook, geometry: Geometry, marks: Marks) -> None:
    """Draw the whole board and everything on it."""
    put_layers(canvas, geometry, look.view.lit_buildings, ground_of(geometry, canvas.theme))
    put_tokens(canvas, geometry, look, marks)
