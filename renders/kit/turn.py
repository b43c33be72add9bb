"""The picture of a turn: the board with numbered steps, and their list beside or below it.

The picture is as large as that of a round and, like it, is composed so that it can be read at a
third of that size, as messages show it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from renders.kit.inline import EDGE, GAP, LOW_PANE, SIZE, CardRoom, Cards, Scene, nobody
from renders.kit.palette import SPAWN, Base, Colour, Theme
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.text import Weight, fitted, width_of

MOST, BESIDE_MAP, LOW = 13, 12, 8
"""The most lines beside a board, beside a board with a small map, and below a board of one row."""
TYPE = 31
_TOP, _COLUMNS, _PITCH = 84, 3, 76
_WHY, _SMALL, _INDENT = 32, 28, 64
"""The height of a reason, its type size, and its indent, in pixels."""
_CARD = 150
_TITLES = (48, 42, 36, 32)


class Words(NamedTuple):
    """A piece of text in a line."""

    text: str
    colour: Colour
    weight: Weight = "Semibold"
    size: int = TYPE


Piece = Stamp | Words


class Line(NamedTuple):
    """One line of the list: the signs and words of a step, in order; `loud` if it hurt a person."""

    pieces: Sequence[Piece]
    loud: bool = False
    why: str = ""
    """The reason for the step, shown below it if there is room for the reasons of all lines."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Everything the picture of a turn shows."""

    scene: Scene
    title: str
    note: str
    """The round of this turn, in words."""
    lines: Sequence[Line]
    more: str = ""
    """The last line: how many steps the list leaves out, or that nothing happened."""
    people: int = 0
    """The number of cards below a short list: one for each person concerned most."""
    cards: Cards = nobody


def lines_for(scene: Scene) -> int:
    """The most lines of the list, including the line that counts the steps left out."""
    if scene.low:
        return LOW
    return MOST if scene.small_map is None else BESIDE_MAP


def room_for(scene: Scene) -> float:
    """The greatest width in pixels of the pieces of one line."""
    whole = (SIZE[0] - 2 * EDGE) / _COLUMNS - 18 if scene.low else SIZE[0] - scene.width - 24
    return whole - 20


def length_of(pieces: Sequence[Piece]) -> float:
    """The width in pixels of these pieces side by side."""
    wide = [
        each.width if isinstance(each, Stamp) else width_of(each.text, each.weight, each.size)
        for each in pieces
    ]
    return sum(wide) + 10 * max(0, len(wide) - 1)


def compose(turn: Turn, theme: Theme) -> Image.Image:
    """Draw the picture of a turn, as a palette image."""
    scene = turn.scene
    canvas = Canvas.plain(*SIZE, theme.over(theme.frame))
    pane = Canvas.plain(scene.width, scene.height, theme.over(theme.frame))
    scene.put(pane)
    if scene.low:
        canvas.image.paste(pane.image, ((SIZE[0] - scene.width) // 2, 8))
        _put_below(canvas.moved(EDGE, LOW_PANE[1] + 12), turn)
        return canvas.image
    canvas.image.paste(pane.image, (EDGE, (SIZE[1] - scene.height) // 2))
    left = EDGE + scene.width + 12
    _put_beside(canvas.moved(left, 0), SIZE[0] - left - EDGE, turn)
    return canvas.image


def _put_beside(canvas: Canvas, wide: int, turn: Turn) -> None:
    """Put title, small map, and one line below the other down to the foot."""
    small_map, top, right = turn.scene.small_map, _TOP, float(wide)
    if small_map is not None:
        canvas.put(small_map, wide - small_map.width, 8)
        right -= small_map.width + 14
        top = max(_TOP, small_map.height + 18)
    _put_title(canvas, turn, right, stacked=small_map is not None)
    rows = max(1, len(turn.lines) + bool(turn.more))
    high = min(_PITCH, (SIZE[1] - top - 6) // rows)
    reasons = sum(bool(line.why) for line in turn.lines)
    explained = high == _PITCH and top + rows * high + reasons * _WHY < SIZE[1]
    for line in turn.lines:
        put_line(canvas.moved(0, top), line, wide, high)
        top += high
        if explained and line.why:
            _put_why(canvas.moved(0, top), line.why, wide)
            top += _WHY
    _put_more(canvas.moved(0, top), turn.more, wide, high)
    top += high * bool(turn.more)
    foot = SIZE[1] - 8 - turn.people * (_CARD + GAP)
    if foot > top + GAP:
        for number, card in enumerate(turn.cards(CardRoom(wide, _CARD))):
            canvas.put(card, 0, foot + number * (_CARD + GAP) + GAP)


def _put_title(canvas: Canvas, turn: Turn, right: float, stacked: bool) -> None:
    theme, beside = canvas.theme, width_of(turn.note, "Semibold", TYPE) + 20
    room = right if stacked else right - beside
    size = next((size for size in _TITLES if width_of(turn.title, "Black", size) <= room), 30)
    words = fitted(turn.title, "Black", size, room)
    canvas.text(0, 42, words, theme.text, theme.frame, "Black", size)
    at = (0.0, 100.0) if stacked else (right - beside + 20, 46.0)
    canvas.text(*at, turn.note, theme.muted, theme.frame, "Semibold", TYPE)


def _put_below(canvas: Canvas, turn: Turn) -> None:
    """Put the lines in columns, read downwards; the title has the first place."""
    cells = len(turn.lines) + 1 + bool(turn.more)
    rows = -(-cells // _COLUMNS)
    high = min(_PITCH, (SIZE[1] - LOW_PANE[1] - 18) // rows)
    wide = (SIZE[0] - 2 * EDGE) // _COLUMNS

    def cell(number: int) -> Canvas:
        column, row = divmod(number, rows)
        return canvas.moved(column * wide, row * high)

    _put_title(cell(0).moved(18, high // 2 - 42), turn, wide - 40, stacked=False)
    for number, line in enumerate(turn.lines):
        put_line(cell(number + 1), line, wide - 18, high)
    _put_more(cell(len(turn.lines) + 1), turn.more, wide - 18, high)


def _put_why(canvas: Canvas, words: str, wide: int) -> None:
    """Write a reason, indented below its step."""
    theme = canvas.theme
    said = fitted(words, "Semibold", _SMALL, wide - _INDENT)
    canvas.text(_INDENT, 8, said, theme.muted, theme.frame, "Semibold", _SMALL)


def _put_more(canvas: Canvas, words: str, wide: int, high: int) -> None:
    theme = canvas.theme
    told = fitted(words, "Semibold", TYPE, wide - 20)
    canvas.text(10, high / 2, told, theme.muted, theme.frame, "Semibold", TYPE)


def put_line(canvas: Canvas, line: Line, wide: int, high: int) -> None:
    """Draw the pieces of a step; a `loud` step has a red frame."""
    theme, x, right = canvas.theme, 8.0, wide - 12.0
    ground = theme.frame
    if line.loud:
        ground = theme.panel
        canvas.put(_frame(wide, high - 6, theme.over(theme.frame)), 0, 3)
    for piece in line.pieces:
        if isinstance(piece, Stamp):
            canvas.put(piece, x, (high - piece.height) / 2)
            x += piece.width + 10
            continue
        said = fitted(piece.text, piece.weight, piece.size, right - x)
        x += 10 + canvas.text(x, high / 2, said, piece.colour, ground, piece.weight, piece.size)


def _frame(wide: int, high: int, ground: Base) -> Stamp:
    def draw(pen: Pen) -> None:
        pen.frame((0, 0, wide, high), ground.theme.panel, SPAWN, 4, 12)

    return make_stamp(wide, high, ground, draw)
