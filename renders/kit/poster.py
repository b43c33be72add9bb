"""Parts of every game's poster: headings, the reason of the end, moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renders.kit.pen import Canvas, Stamp
from renders.kit.text import fitted, largest, width_of, wrapped

WIDTH, HEIGHT = 1210, 770
"""The size in pixels; a message shows it 550 by 350."""
TYPE = 22
"""The smallest type in pixels: 10 in a message, and 7 on a phone, which shows 390 pixels."""
MARGIN, BODY = 22, 172
"""The margin, and the y coordinate where the parts below the result begin, in pixels."""
LOW = HEIGHT - 16
_LINES, _LINE = 2, 27
"""The most lines of a reason, and the height of a line of a moment in pixels."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A memorable moment: its round, the kind of its sign (`mark`), and one short line."""

    round: int
    mark: str
    words: str
    seat: str = ""
    """The seat whose moment it is, if the sign shows it."""


def put_heading(canvas: Canvas, top: float, words: str, room: float) -> None:
    """Write a heading, smaller if it is too long."""
    theme = canvas.theme
    size = largest(words, "Bold", (26, TYPE), room)
    shown = fitted(words, "Bold", size, room)
    canvas.text(0, top + 16, shown, theme.text, theme.frame, "Bold", size)


def put_reason(canvas: Canvas, left: int, top: int, words: str, room: float) -> int:
    """Write the reason of the end, in at most two lines of `room` pixels; return where the next
    line would be.
    """
    theme = canvas.theme
    for line in wrapped(words, "Semibold", TYPE, room)[:_LINES]:
        shown = fitted(line, "Semibold", TYPE, room)
        canvas.text(left, top, shown, theme.text, theme.frame, "Semibold", TYPE)
        top += 28
    return top


def put_moments(
    canvas: Canvas, title: str, lines: Sequence[tuple[str, Stamp, str]], size: tuple[int, int]
) -> None:
    """Write a list of moments, each given as (when, sign, what happened), in `size` pixels.

    If there is no room for all, the first are left out, because the last ones decided the game.
    """
    wide, high = size
    theme = canvas.theme
    before = max((width_of(when, "Semibold", TYPE) for when, _, _ in lines), default=0) + 8
    room = wide - before - 40
    told = [wrapped(words, "Semibold", TYPE, room) for _, _, words in lines]
    first, top = len(lines), 46
    while first and top + _room_of(told[first - 1]) <= high:
        first -= 1
        top += _room_of(told[first])
    if first == len(lines):
        return
    put_heading(canvas, 0, title, wide)
    top = 46
    for (when, sign, _), words in zip(lines[first:], told[first:], strict=True):
        canvas.text(0, top + 14, when, theme.muted, theme.frame, "Semibold", TYPE)
        canvas.put(sign, before + 14 - sign.width / 2, top + 14 - sign.height / 2)
        for number, line in enumerate(words):
            shown, middle = fitted(line, "Semibold", TYPE, room), top + 14 + number * _LINE
            canvas.text(before + 38, middle, shown, theme.text, theme.frame, "Semibold", TYPE)
        top += _room_of(words)


def _room_of(words: Sequence[str]) -> int:
    return len(words) * _LINE + 12
