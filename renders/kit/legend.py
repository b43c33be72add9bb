"""The legend of a board: each entry is a sign with its words; three functions arrange entries."""

from __future__ import annotations

from collections.abc import Sequence

from renders.kit.page import MARGIN
from renders.kit.palette import Theme
from renders.kit.pen import Canvas, Stamp
from renders.kit.text import width_of

Entry = tuple[Stamp, str]
_LINE, _SIDE, _TIGHT = 54, 49, 46
"""The height in pixels of a line made by `spread`, by `column` and by `packed`."""
_COLUMN = 54
"""Pixels reserved for the sign in a column, so that all words begin at the same x."""


def spread(lines: Sequence[Sequence[Entry]], width: int, theme: Theme) -> Stamp:
    """A legend with the entries of each line spread evenly over `width`, in as few rows as fit."""
    rows = [row for line in lines for row in _evenly(line, width)]
    canvas = Canvas.plain(width, _LINE * len(rows) + 18, theme.over(theme.frame))
    for number, row in enumerate(rows):
        space = width - 2 * MARGIN - 12 - sum(_wide(each, 10) for each in row)
        gap, x = min(space / max(1, len(row) - 1), 180), MARGIN + 6.0
        for stamp, words in row:
            lift = 3 if stamp.height > 42 else 0
            _put(canvas, (stamp, words), x, 30 + number * _LINE, (x + stamp.width + 10, lift))
            x += _wide((stamp, words), 10) + gap
    return Stamp(canvas.image, None)


def packed(lines: Sequence[Sequence[Entry]], width: int, theme: Theme) -> Stamp:
    """A legend whose entries follow one another closely, as many in a row as fit."""
    rows = [row for line in lines for row in _filled(line, width)]
    canvas = Canvas.plain(width, _TIGHT * len(rows) + 14, theme.over(theme.frame))
    for number, row in enumerate(rows):
        x = float(MARGIN)
        for stamp, words in row:
            _put(canvas, (stamp, words), x, 22 + number * _TIGHT, (x + stamp.width + 9, 0))
            x += _wide((stamp, words), 9) + 30
    return Stamp(canvas.image, None)


def column(lines: Sequence[Sequence[Entry]], width: int, theme: Theme) -> Stamp:
    """A legend for a panel: two short entries in a row, long entries in a row of their own."""
    half = width / 2 - 8
    rows = [row for line in lines for row in _paired(line, half)]
    canvas = Canvas.plain(width, _SIDE * len(rows) + 14, theme.over(theme.frame))
    for number, row in enumerate(rows):
        for place, (stamp, words) in enumerate(row):
            left = place * (half + 16)
            start = left + max(stamp.width, _COLUMN) + 10
            _put(canvas, (stamp, words), left, 26 + number * _SIDE, (start, 0))
    return Stamp(canvas.image, None)


def _put(canvas: Canvas, entry: Entry, x: float, middle: float, words: tuple[float, float]) -> None:
    """Draw one entry with its sign at `x`.

    `words` is the x coordinate of its words, and by how many pixels the sign is raised.
    """
    theme, (stamp, said), (start, lift) = canvas.theme, entry, words
    canvas.put(stamp, x, middle - stamp.height / 2 - lift)
    canvas.text(start, middle, said, theme.text, theme.frame)


def _wide(entry: Entry, gap: int) -> float:
    return entry[0].width + gap + width_of(entry[1], "Semibold", 20)


def _evenly(line: Sequence[Entry], width: int) -> list[Sequence[Entry]]:
    """Return the entries of a line in as few rows as needed, all about equally long."""
    for count in range(1, len(line) + 1):
        long = -(-len(line) // count)
        rows = [line[start : start + long] for start in range(0, len(line), long)]
        if all(sum(_wide(each, 10) + 20 for each in row) <= width - 2 * MARGIN for row in rows):
            return rows
    return [[each] for each in line]


def _filled(line: Sequence[Entry], width: int) -> list[list[Entry]]:
    """Return the entries of a line in rows, each filled as far as possible."""
    rows: list[list[Entry]] = []
    used = 0.0
    for entry in line:
        wide = _wide(entry, 9) + 30
        if not rows or used + wide > width - 2 * MARGIN + 30:
            rows.append([])
            used = 0.0
        rows[-1].append(entry)
        used += wide
    return rows


def _paired(line: Sequence[Entry], half: float) -> list[list[Entry]]:
    """Return the entries of a line in rows.

    A short entry shares a row with the next short one, even if a long one comes between them; a
    long entry has a row of its own.
    """
    rows: list[list[Entry]] = []
    waiting: list[Entry] | None = None
    for entry in line:
        short = max(entry[0].width, _COLUMN) + 10 + width_of(entry[1], "Semibold", 20) <= half
        if short and waiting is not None:
            waiting.append(entry)
            waiting = None
        else:
            rows.append([entry])
            waiting = rows[-1] if short else waiting
    return rows
