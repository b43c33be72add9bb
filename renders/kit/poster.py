"""What the posters of all games are made of: headings, the reason of the end, moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from renders.kit.pen import Canvas, Stamp
from renders.kit.text import fitted, wrapped

_MOMENTS, _LINES = 16, 3
"""The most moments, and lines of a reason."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something worth remembering: its round, its kind, and one short line."""

    round: int
    mark: str
    words: str


class Grid(NamedTuple):
    """Where the parts of a line about a moment stand, in pixels."""

    margin: int
    mark: int
    """The middle of its sign."""
    words: int
    room: int
    """For its words."""
    high: int


def put_heading(canvas: Canvas, margin: int, top: int, words: str) -> None:
    theme = canvas.theme
    canvas.text(margin, top + 18, words, theme.text, theme.frame, "Bold", 32)


def put_reason(canvas: Canvas, margin: int, top: int, words: str, size: int) -> int:
    """How the game ended; answers where it goes on below."""
    theme, room = canvas.theme, canvas.image.width - 2 * margin
    for line in wrapped(words, "Semibold", size, room)[:_LINES]:
        canvas.text(margin, top, line, theme.text, theme.frame, "Semibold", size)
        top += size + 8
    return top


def put_moments(
    canvas: Canvas, grid: Grid, top: int, title: str, lines: Sequence[tuple[str, Stamp, str]]
) -> int:
    """When, a sign, and what happened, one line each; answers where it goes on below."""
    if not lines:
        return top
    theme = canvas.theme
    put_heading(canvas, grid.margin, top, title)
    top += 56
    for when, sign, words in lines[:_MOMENTS]:
        canvas.text(grid.margin, top + 14, when, theme.muted, theme.frame, "Semibold", 22)
        canvas.put(sign, grid.mark - sign.width / 2, top + 14 - sign.height / 2)
        shown = fitted(words, "Semibold", 24, grid.room)
        canvas.text(grid.words, top + 14, shown, theme.text, theme.frame, "Semibold", 24)
        top += grid.high
    return top
