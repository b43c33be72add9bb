"""An upright card of any game: place, title, pictogram, marks, and numbers or words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renders.kit.icons import icon
from renders.kit.palette import INK, SIGNAL, Colour
from renders.kit.pen import Canvas, Pen, make_stamp
from renders.kit.shapes import loudspeaker
from renders.kit.text import fitted, width_of, wrapped

SIZE = (326, 452)
EDGE, BAND = 20, 46
"""Pixels of margin beside the words, and the height of the band at the top."""
TYPE = 26
"""The smallest type of a card whose picture is 1080 pixels wide: 9 pixels on a phone."""
_PICTURE, _MARK, _LINE = 132, 40, 32


@dataclass(frozen=True, slots=True)
class Mark:
    """A word in a small rounded frame; `loud` adds a loudspeaker and a bright colour."""

    words: str
    loud: bool = False


@dataclass(frozen=True, slots=True)
class CardFace:
    """What is printed on a card."""

    place: str
    """The small line at the top: where the card is, or its kind."""
    title: str
    picture: str
    """The name of its pictogram; empty for a card without one."""
    marks: Sequence[Mark] = ()
    figures: Sequence[tuple[str, str]] = ()
    """Up to four numbers at the lower edge, each as a pair of the number and the word below it."""
    words: str = ""
    colour: Colour | None = None
    """The colour of the title; None means that of the theme."""


def put_face(canvas: Canvas, face: CardFace) -> None:
    """Draw a card at the canvas's north-west corner."""
    theme, (wide, _) = canvas.theme, SIZE
    ground = theme.over(theme.frame)
    canvas.put(make_stamp(*SIZE, ground, lambda pen: draw_blank(pen, theme.slot)), 0, 0)
    canvas.text(wide / 2, 26, face.place, theme.muted, theme.slot, "Semibold", TYPE, "middle")
    colour = face.colour or theme.text
    lines = wrapped(face.title, "Bold", 30, wide - 2 * EDGE)[:2]
    top = 82 if len(lines) == 1 else 72
    for number, line in enumerate(lines):
        shown = fitted(line, "Bold", 30, wide - 2 * EDGE)
        canvas.text(wide / 2, top + 35 * number, shown, colour, theme.panel, "Bold", 30, "middle")
    if face.picture:
        stamp = icon(face.picture, _PICTURE, theme.over(theme.panel))
        canvas.put(stamp, (wide - _PICTURE) / 2, 122)
    low = _put_marks(canvas, face.marks, 262)
    if face.figures:
        _put_figures(canvas, face.figures)
    put_words(canvas, face.words, SIZE, low + 14, _LINE, TYPE)


def put_place(canvas: Canvas, place: str, words: str) -> None:
    """Draw an empty place for a card, with `place` at its top and `words` in its middle."""
    theme, (wide, high) = canvas.theme, SIZE
    canvas.put(make_stamp(*SIZE, theme.over(theme.frame), _draw_place), 0, 0)
    canvas.text(wide / 2, 26, place, theme.muted, theme.frame, "Semibold", TYPE, "middle")
    canvas.text(wide / 2, high / 2, words, theme.muted, theme.frame, "Semibold", TYPE, "middle")


def put_words(
    canvas: Canvas, words: str, size: tuple[int, int], top: float, step: int, type_: int
) -> None:
    """Write what a card does, centred, from `top` with `step` pixels per line, in this type size.

    Lines that would leave the card are left out.
    """
    theme, (wide, high) = canvas.theme, size
    for number, line in enumerate(wrapped(words, "Semibold", type_, wide - 2 * EDGE)):
        middle = top + number * step
        if words and middle < high - 14:
            canvas.text(
                wide / 2, middle, line, theme.text, theme.panel, "Semibold", type_, "middle"
            )


def draw_blank(pen: Pen, band: Colour) -> None:
    """Draw a card with only a band in this colour at its top, as large as the pen's field."""
    theme, wide = pen.theme, pen.width
    pen.frame((0, 0, wide, pen.height), theme.panel, theme.panel_edge, 2.5, 18)
    pen.box(2.5, 2.5, wide - 2.5, BAND, band, 16, (True, True, False, False))


def _draw_place(pen: Pen) -> None:
    theme, (wide, high) = pen.theme, SIZE
    pen.frame((0, 0, wide, high), theme.frame, theme.panel_edge, 2.5, 18)


def _put_marks(canvas: Canvas, marks: Sequence[Mark], top: float) -> float:
    """Put chips in centred rows; returns the y coordinate below them."""
    rows: list[list[Mark]] = [[]]
    for mark in marks:
        taken = sum(_mark_width(each) + 8 for each in rows[-1])
        if rows[-1] and taken + _mark_width(mark) > SIZE[0] - 2 * EDGE:
            rows.append([])
        rows[-1].append(mark)
    for row in rows:
        x = (SIZE[0] - sum(_mark_width(each) + 8 for each in row) + 8) / 2
        for mark in row:
            _put_mark(canvas, mark, x, top)
            x += _mark_width(mark) + 8
        top += _MARK + 8 if row else 0
    return top + 4


def _mark_width(mark: Mark) -> float:
    return width_of(mark.words, "Bold", TYPE) + (46 if mark.loud else 24)


def _put_mark(canvas: Canvas, mark: Mark, x: float, y: float) -> None:
    theme, wide = canvas.theme, _mark_width(mark)
    fill, letter = (SIGNAL, INK) if mark.loud else (theme.panel_edge, theme.text)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, _MARK, fill, _MARK / 2)
        if mark.loud:
            loudspeaker(pen, 9, _MARK / 2, 1.0)
        pen.text(wide - 12, _MARK / 2, mark.words, letter, "Bold", TYPE, "right")

    canvas.put(make_stamp(wide, _MARK, theme.over(theme.panel), draw), x, y)


def _put_figures(canvas: Canvas, figures: Sequence[tuple[str, str]]) -> None:
    """Put numbers in columns along the lower edge, each above its name."""
    theme, (wide, high) = canvas.theme, SIZE
    widths = [max(width_of(value, "Bold", 34), width_of(name, "Semibold", TYPE))
              for value, name in figures]  # fmt: skip
    gap = (wide - 6 - sum(widths)) / (len(figures) + 1)
    x = 3 + gap
    for (value, name), column in zip(figures, widths, strict=True):
        middle = x + column / 2
        canvas.text(middle, high - 66, value, theme.text, theme.panel, "Bold", 34, "middle")
        canvas.text(middle, high - 26, name, theme.muted, theme.panel, "Semibold", TYPE, "middle")
        x += column + gap
