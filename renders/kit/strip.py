"""The header of a table's large picture: title, state of the game, counts, danger bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from renders.kit.page import MARGIN
from renders.kit.palette import LEVEL_LETTERS, LEVELS, Base, Colour, Theme, dim
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.text import fitted, width_of

NARROW = 1200
"""In pictures narrower than this many pixels, the danger bar has a row of its own."""
_GAP, _TOP, HIGH = 24, 12, 100
"""Pixels between counts and above them, and the height in pixels of a count."""


@dataclass(frozen=True, slots=True)
class Danger:
    """The danger bar: its title, the current level and the name of that level."""

    title: str
    level: str
    name: str


@dataclass(frozen=True, slots=True)
class Headline:
    """Everything a header shows; `line` is the state of the game in words."""

    title: str
    line: str
    colour: Colour
    """The colour of `line`."""
    counts: Sequence[Stamp] = ()
    """Counts from left to right."""
    danger: Danger | None = None
    below: str = ""
    """A line over the whole width; only for a header without a danger bar."""


def strip(head: Headline, width: int, theme: Theme) -> Stamp:
    """Return the header over the whole width: title and state at the left, counts at the right.

    The danger bar is between them or, in a narrow picture, in a row of its own below.
    """
    narrow = head.danger is not None and width < NARROW
    high = 150 if head.below else 172 if narrow else 118
    canvas = Canvas.plain(width, high, theme.over(theme.frame))
    right = _put_counts(canvas, head.counts, width - MARGIN)
    room = (590 if head.danger and not narrow else right) - MARGIN - 20
    title = fitted(head.title, "Black", 40, room)
    canvas.text(MARGIN, 42, title, theme.text, theme.frame, "Black", 40)
    line = fitted(head.line, "Semibold", 25, room)
    middle = 88 if head.below else 85
    canvas.text(MARGIN, middle, line, head.colour, theme.frame, "Semibold", 25)
    below = fitted(head.below, "Semibold", 22, width - 2 * MARGIN)
    canvas.text(MARGIN, 122, below, theme.muted, theme.frame, "Semibold", 22)
    if head.danger and narrow:
        canvas.text(MARGIN, 138, head.danger.title, theme.muted, theme.frame, "Bold", 20)
        left = MARGIN + width_of(head.danger.title, "Bold", 20) + 24
        _put_danger(canvas, head.danger, (left, 122, width - MARGIN))
    elif head.danger:
        canvas.text(604, 30, head.danger.title, theme.muted, theme.frame, "Bold", 20)
        _put_danger(canvas, head.danger, (604, 60, right - 36))
    return Stamp(canvas.image, None)


def column(head: Headline, width: int, theme: Theme) -> Stamp:
    """The header for the panel beside a tall board: all parts below one another."""
    canvas = Canvas.plain(width, 306, theme.over(theme.frame))
    title = fitted(head.title, "Black", 40, width)
    canvas.text(0, 50, title, theme.text, theme.frame, "Black", 40)
    line = fitted(head.line, "Semibold", 25, width)
    canvas.text(0, 94, line, head.colour, theme.frame, "Semibold", 25)
    if head.danger:
        canvas.text(0, 140, head.danger.title, theme.muted, theme.frame, "Bold", 20)
        _put_danger(canvas, head.danger, (0, 164, width))
    left = 0
    for stamp in reversed(head.counts):
        canvas.put(stamp, left, 190 + _TOP)
        left += stamp.width + 20
    return Stamp(canvas.image, None)


def _put_counts(canvas: Canvas, counts: Sequence[Stamp], right: float) -> float:
    """Put counts from the right edge towards the left.

    Return the x coordinate in pixels up to which the space at their left is free.
    """
    for number, stamp in enumerate(reversed(counts)):
        right -= stamp.width + (_GAP if number else 0)
        canvas.put(stamp, right, _TOP)
    return right - 4 if counts else right


def _put_danger(canvas: Canvas, danger: Danger, place: tuple[float, float, float]) -> None:
    """Draw a field for each level; the current one has its name and a pointer, higher ones are
    dark.
    """
    left, top, right = place
    field, levels = (right - left - 12) / 4, list(LEVELS)
    current = danger.level if danger.level in LEVELS else levels[-1]
    ground = canvas.theme.over(canvas.theme.frame)
    for number, level in enumerate(levels):
        start = left + number * (field + 4)
        reached = number <= levels.index(current)
        colour = LEVELS[level] if reached else dim(LEVELS[level], canvas.theme)
        words = danger.name if level == current else ""
        canvas.put(_bar(round(field), words, colour, LEVEL_LETTERS[level], ground), start, top)
        if words:
            canvas.put_middle(_pointer(ground), start + field / 2, top - 7)


@lru_cache(maxsize=64)
def _bar(width: int, words: str, colour: Colour, letter: Colour, ground: Base) -> Stamp:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, 32, colour, 5)
        pen.text(width / 2, 16, words, letter, "Bold", 22, "middle")

    return make_stamp(width, 32, ground, draw)


@lru_cache(maxsize=4)
def _pointer(ground: Base) -> Stamp:
    return make_stamp(
        22, 11, ground, lambda pen: pen.polygon([(0, 0), (22, 0), (11, 11)], pen.theme.text)
    )
