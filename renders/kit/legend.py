"""The legend of a board: signs with their words, in rows or in a column."""

from __future__ import annotations

from collections.abc import Sequence

from renders.kit.palette import Theme
from renders.kit.pen import Canvas, Stamp
from renders.kit.text import width_of, wrapped

Entry = tuple[Stamp, str]
_Told = tuple[Stamp, list[str]]
"""A sign with the lines of its words."""
_Place = tuple[_Told, float, float]
"""An entry, the x coordinate of its sign and that of its words."""
TYPE = 39
"""The type size of the words in pixels: nine on a phone, which shows 1650 pixels as 390."""
_LINE, _MORE = 52, 42
"""The height in pixels of a row, and of a second line of words."""
_COLUMN = 76
"""Pixels reserved for the sign in a column, so that all words begin at the same x."""
_GAP, _BETWEEN = 14, 24
"""Pixels between a sign and its words, and between two entries."""


def placed(lines: Sequence[Sequence[Entry]], room: tuple[int, int], theme: Theme) -> Stamp:
    """A legend in a `room` of this width and height, in pixels.

    In a high room, signs and words begin below one another, with at most two entries in a row. If
    that takes too much height, or the room is low, each row has as many entries as fit. Words that
    are too long for a row take two lines.
    """
    width, height = room
    told = [(stamp, _broken(words, width)) for line in lines for stamp, words in line]
    rows = _aligned(told, width)
    if height < width / 2 or _height(rows) > height:
        rows = _shared_out(told, width)
    share = min(1.0, height / max(1, _height(rows)))
    canvas = Canvas.plain(width, max(1, round(_height(rows) * share)), theme.over(theme.frame))
    top = 0.0
    for row in rows:
        high = _high(row) * share
        for entry, left, start in row:
            _put(canvas, entry, left, start, top + high / 2)
        top += high
    return Stamp(canvas.image, None)


def _put(canvas: Canvas, entry: _Told, x: float, start: float, middle: float) -> None:
    """Draw a sign at `x`, and its words from `start`, one line below the other."""
    theme, (stamp, words) = canvas.theme, entry
    canvas.put(stamp, x, middle - stamp.height / 2)
    for number, line in enumerate(words):
        low = middle + (number - (len(words) - 1) / 2) * _MORE
        canvas.text(start, low, line, theme.text, theme.frame, "Semibold", TYPE)


def _broken(words: str, width: int) -> list[str]:
    """The words of an entry in the lines that they take in `width` pixels."""
    return wrapped(words, "Semibold", TYPE, width - _COLUMN - _GAP)


def _wide(words: Sequence[str]) -> float:
    return max(width_of(line, "Semibold", TYPE) for line in words)


def _high(row: Sequence[_Place]) -> int:
    return _LINE + _MORE * (max(len(words) for (_, words), _, _ in row) - 1)


def _height(rows: Sequence[Sequence[_Place]]) -> int:
    return sum(map(_high, rows))


def _shared_out(entries: Sequence[_Told], width: int) -> list[list[_Place]]:
    """Return the entries in few rows: each is in the first row that has room for it."""
    rows, used = list[list[_Place]](), list[float]()
    for stamp, words in entries:
        start = stamp.width + _GAP
        wide = start + _wide(words)
        at = next((row for row, taken in enumerate(used) if taken + wide <= width), len(rows))
        if at == len(rows):
            rows.append([])
            used.append(0.0)
        rows[at].append(((stamp, words), used[at], used[at] + start))
        used[at] += wide + _BETWEEN
    return rows


def _aligned(entries: Sequence[_Told], width: int) -> list[list[_Place]]:
    """Return the entries in rows, in two columns.

    A short entry shares a row with the next short one, even if a long one comes between them; a
    long entry has a row of its own.
    """
    second, rows = (width + 16) / 2, list[list[_Place]]()
    waiting: list[_Place] | None = None
    for stamp, words in entries:
        start = max(stamp.width, _COLUMN) + _GAP
        short = len(words) == 1 and start + _wide(words) <= width - second
        if short and waiting is not None:
            waiting.append(((stamp, words), second, second + start))
            waiting = None
        else:
            rows.append([((stamp, words), 0.0, start)])
            waiting = rows[-1] if short else waiting
    return rows
