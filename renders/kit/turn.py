"""The picture of a turn: the board with numbered steps, and their list beside or below it.

The picture is as large as that of a round and, like it, is composed so that it can be read at a
third of that size, as messages show it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from renders.kit.inline import EDGE, GAP, LEAST, LOW_PANE, SIZE, CardRoom, Cards, Scene, nobody
from renders.kit.palette import SPAWN, Base, Colour, Theme
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.text import Weight, fitted, largest, width_of, wrapped

_TOP, _COLUMNS = 84, 3
"""Where the lines begin beside a board, and the number of columns below a board of one row."""
_ROW, _TEXT, _SPREAD = 64, 48, 12
"""In pixels: the height of the first row of a line, of a row of text, and the most space between
two lines.
"""
_INDENT = 66
"""How far the further rows of a line are indented, in pixels."""
_CARD = 150
_TITLES = (48, 42, LEAST)


class Words(NamedTuple):
    """A piece of text in a line, which may be broken between its words."""

    text: str
    colour: Colour | None = None
    """None for the colour of notes."""
    weight: Weight = "Semibold"
    size: int = LEAST


Piece = Stamp | Words


class Line(NamedTuple):
    """One line of the list: the signs and words of a step, in order; `loud` if it hurt a person."""

    pieces: Sequence[Piece]
    loud: bool = False
    why: str = ""
    """The reason for the step, shown below it if there is room for the reasons of all lines."""

    def rows(self, room: float, *, explained: bool = False) -> list[list[Piece]]:
        """The pieces in rows of at most `room` pixels, texts broken between words.

        With `explained`, the reason follows in rows of its own.
        """
        rows = _rows(self.pieces, room, _INDENT)
        if explained and self.why:
            rows += _rows([Words(self.why)], room - _INDENT, 0)
        return rows


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


def fits(lines: Sequence[Line], more: bool, scene: Scene) -> bool:
    """True if there is room for these lines, with `more` for one that counts those left out."""
    heights = [height_of(line, room_for(scene)) for line in lines] + [_TEXT] * more
    if scene.low:
        return _cells(heights) is not None
    return sum(heights) <= SIZE[1] - _top_of(scene) - 6


def fitting(lines: Sequence[Line], scene: Scene) -> int:
    """How many of the lines fit, from the first on, together with one that counts the others."""
    kept = len(lines)
    while kept and not fits(lines[:kept], kept < len(lines), scene):
        kept -= 1
    return kept


def room_for(scene: Scene) -> float:
    """The greatest width in pixels of the pieces of one row."""
    whole = (SIZE[0] - 2 * EDGE) / _COLUMNS - 18 if scene.low else SIZE[0] - scene.width - 24
    return whole - 20


def height_of(line: Line, room: float, *, explained: bool = False) -> int:
    """The height in pixels of a line in rows of at most `room` pixels."""
    return sum(_heights(line.rows(room, explained=explained)))


def _heights(rows: Sequence[Sequence[Piece]]) -> list[int]:
    """The height of each row in pixels; the first one has room for the step's number."""
    stamps = [[each.height for each in row if isinstance(each, Stamp)] for row in rows]
    return [max([_TEXT if number else _ROW, *(high + 6 for high in highs)])
            for number, highs in enumerate(stamps)]  # fmt: skip


def _rows(pieces: Sequence[Piece], room: float, indent: float) -> list[list[Piece]]:
    """The pieces in rows of at most `room` pixels, the first `indent` pixels longer than others."""
    rows: list[list[Piece]] = [[]]
    for piece in pieces:
        for number, part in enumerate(_parts(piece)):
            last = rows[-1][-1] if rows[-1] and number else None
            longer = [*rows[-1], part]
            if isinstance(last, Words) and isinstance(part, Words):
                longer = [*rows[-1][:-1], last._replace(text=f"{last.text} {part.text}")]
            if rows[-1] and length_of(longer) > room - indent * (len(rows) > 1):
                rows.append([part])
            else:
                rows[-1] = longer
    return rows


def _parts(piece: Piece) -> Sequence[Piece]:
    """A text's words, each as a piece; a stamp is one piece."""
    if isinstance(piece, Stamp):
        return [piece]
    return [piece._replace(text=word) for word in piece.text.split(" ")]


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


def _top_of(scene: Scene) -> int:
    """The y coordinate of the first line beside a board."""
    return _TOP if scene.small_map is None else max(2 * _TOP, scene.small_map.height + 18)


def _put_beside(canvas: Canvas, wide: int, turn: Turn) -> None:
    """Put title, small map, and one line below the other down to the foot."""
    small_map, top, right = turn.scene.small_map, _top_of(turn.scene), float(wide)
    if small_map is not None:
        canvas.put(small_map, wide - small_map.width, 8)
        right -= small_map.width + 14
    _put_title(canvas, turn, right, stacked=small_map is not None)
    room, left = room_for(turn.scene), SIZE[1] - top - 6 - _TEXT * bool(turn.more)
    explained = sum(height_of(line, room, explained=True) for line in turn.lines) <= left
    used = sum(height_of(line, room, explained=explained) for line in turn.lines)
    spread = min(_SPREAD, max(0, left - used) // max(1, len(turn.lines)))
    for line in turn.lines:
        top += put_line(canvas.moved(0, top), line, wide, explained=explained) + spread
    _put_more(canvas.moved(0, top), turn.more, wide)
    top += _TEXT * bool(turn.more)
    foot = SIZE[1] - 8 - turn.people * (_CARD + GAP)
    if foot > top + GAP:
        for number, card in enumerate(turn.cards(CardRoom(wide, _CARD))):
            canvas.put(card, 0, foot + number * (_CARD + GAP) + GAP)


def _put_title(canvas: Canvas, turn: Turn, right: float, stacked: bool) -> None:
    """Write the title and the round: below it, in up to three lines, if they are `stacked`."""
    theme, beside = canvas.theme, width_of(turn.note, "Semibold", LEAST) + 20
    room = right if stacked else right - beside
    size = largest(turn.title, "Black", _TITLES, room)
    lines = wrapped(turn.title, "Black", size, room)[: 1 + stacked]
    for number, line in enumerate(lines):
        words = fitted(line, "Black", size, room)
        canvas.text(0, 36 + 46 * number, words, theme.text, theme.frame, "Black", size)
    at = (0.0, 42 + 46.0 * len(lines)) if stacked else (right - beside + 20, 40.0)
    canvas.text(*at, turn.note, theme.muted, theme.frame, "Semibold", LEAST)


def _cells(heights: Sequence[int]) -> list[tuple[int, int]] | None:
    """The column and the y coordinate of each line below the title; None if there is no room."""
    column, top, found = 0, _ROW, list[tuple[int, int]]()
    for high in heights:
        if top + high > SIZE[1] - LOW_PANE[1] - 14:
            column, top = column + 1, 0
        found.append((column, top))
        top += high
    return found if column < _COLUMNS else None


def _put_below(canvas: Canvas, turn: Turn) -> None:
    """Put the lines in columns, read downwards; the title has the first place."""
    wide, room = (SIZE[0] - 2 * EDGE) // _COLUMNS, room_for(turn.scene)
    heights = [height_of(line, room) for line in turn.lines]
    cells = _cells([*heights, _TEXT]) or _cells(heights) or []
    _put_title(canvas.moved(18, -8), turn, wide - 40, stacked=False)
    for line, (column, top) in zip(turn.lines, cells, strict=False):
        put_line(canvas.moved(column * wide, top), line, wide - 18)
    if turn.more:
        column, top = cells[len(turn.lines)]
        _put_more(canvas.moved(column * wide, top), turn.more, wide - 18)


def _put_more(canvas: Canvas, words: str, wide: int) -> None:
    theme = canvas.theme
    told = fitted(words, "Semibold", LEAST, wide - 20)
    canvas.text(10, _TEXT / 2, told, theme.muted, theme.frame, "Semibold", LEAST)


def put_line(canvas: Canvas, line: Line, wide: int, *, explained: bool = False) -> int:
    """Draw a line in rows of at most `wide` pixels; return its height in pixels.

    A `loud` line has a red frame. With `explained`, the reason for the step follows.
    """
    theme, top, ground = canvas.theme, 0, canvas.theme.frame
    rows = line.rows(wide - 20, explained=explained)
    if line.loud:
        ground = theme.panel
        canvas.put(_frame(wide, sum(_heights(rows)) - 4, theme.over(theme.frame)), 0, 2)
    for number, (row, high) in enumerate(zip(rows, _heights(rows), strict=True)):
        x = 8.0 + _INDENT * bool(number)
        for piece in row:
            if isinstance(piece, Stamp):
                canvas.put(piece, x, top + (high - piece.height) / 2)
                x += piece.width + 10
                continue
            words, colour, weight, size = piece
            colour = colour or theme.muted
            x += 10 + canvas.text(x, top + high / 2, words, colour, ground, weight, size)
        top += high
    return top


def _frame(wide: int, high: int, ground: Base) -> Stamp:
    def draw(pen: Pen) -> None:
        pen.frame((0, 0, wide, high), ground.theme.panel, SPAWN, 4, 12)

    return make_stamp(wide, high, ground, draw)
