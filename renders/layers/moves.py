"""What a picture marks when it follows another one: arrows for moves, graves for the fallen."""

from __future__ import annotations

from collections import Counter

from engine.content import Content
from engine.family.view import View
from renders.changes import Changes, Move
from renders.geometry import Geometry
from renders.layers.arrows import Arrow, Ends, ways_of
from renders.layers.figures import Marks, spots_of
from renders.palette import CARS, STRANGER, SURVIVORS, ZOMBIES, Colour

_FEW, _CROWDED = 2, 0.7
"""Arrows of one way that are drawn at full width, and how wide they are where there are more."""


def marks_since(
    geometry: Geometry, before: View, after: View, changes: Changes, content: Content, language: str
) -> Marks:
    """For a picture of the later view: every move ends at its figure."""
    marks = Marks(fallen=changes.fallen)
    ends = Ends(
        spots_of(geometry, before, content, language),
        spots_of(geometry, after, content, language, marks),
    )
    arrows = _arrows(geometry, after, changes, ends, content, short=False)
    return Marks(arrows=arrows, fallen=changes.fallen)


def marks_to_come(
    geometry: Geometry, before: View, after: View, changes: Changes, content: Content, language: str
) -> Marks:
    """For a picture of the earlier view: every move begins at its figure."""
    ends = Ends(
        spots_of(geometry, before, content, language), spots_of(geometry, after, content, language)
    )
    return Marks(arrows=_arrows(geometry, after, changes, ends, content, short=True))


def _arrows(
    geometry: Geometry, view: View, changes: Changes, ends: Ends, content: Content, *, short: bool
) -> tuple[Arrow, ...]:
    ways = ways_of(geometry, changes.moves, ends, view.open_doors, short=short)
    together = Counter((move.start, move.end) for move in changes.moves)
    return tuple(
        Arrow(
            points,
            _colour(move, view, content),
            _CROWDED if together[move.start, move.end] > _FEW else 1.0,
        )
        for move, points in zip(changes.moves, ways, strict=True)
    )


def _colour(move: Move, view: View, content: Content) -> Colour:
    """The colour of the figure that went."""
    if move.mover == "zombies":
        return ZOMBIES[content.zombies[move.who].letter].window
    if move.mover == "survivor":
        return SURVIVORS.get(move.who, STRANGER).fill
    return CARS[next(car.kind for car in view.cars if car.id == move.who)].body
