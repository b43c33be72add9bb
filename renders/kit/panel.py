"""Parts of every player's card: the frame, and gauges, which are rows of signs."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from renders.kit.icons import icon
from renders.kit.inline import LEAST
from renders.kit.palette import SIGNAL, Base, Colour, Theme
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.text import fitted, width_of


def draw_frame(pen: Pen, bright: bool = False) -> None:
    """Draw an empty card as large as the pen's field; `bright` gives it a yellow rim."""
    rim, thick = (SIGNAL, 3) if bright else (pen.theme.panel_edge, 1.8)
    pen.frame((0, 0, pen.width, pen.height), pen.theme.panel, rim, thick, 12)


@lru_cache(maxsize=64)
def frame(width: int, height: int, theme: Theme, bright: bool = False) -> Stamp:
    """An empty card to draw on; `bright` gives it a yellow rim."""
    return make_stamp(width, height, theme.over(theme.frame), lambda pen: draw_frame(pen, bright))


class Title(NamedTuple):
    """The first line of a picture of figures: at the left what it is about, at the right `beside`.

    `size` is that of the type at the left, in pixels.
    """

    words: str
    size: int
    beside: str


def put_title(canvas: Canvas, title: Title, edges: tuple[int, int], beside: Colour) -> None:
    """Put the first line between two edges, its right part in the colour `beside`."""
    (left, right), theme = edges, canvas.theme
    room = right - left - width_of(title.beside, "Semibold", LEAST) - 40
    words = fitted(title.words, "Black", title.size, room)
    canvas.text(left, 56, words, theme.text, theme.frame, "Black", title.size)
    canvas.text(right, 62, title.beside, beside, theme.frame, "Semibold", LEAST, "right")


class Gauge(NamedTuple):
    """A row of signs: icons for full and empty ones, their width and their distance in pixels."""

    full: str
    empty: str
    side: int
    step: int


@lru_cache(maxsize=128)
def gauge(of: Gauge, kept: int, count: int, ground: Base) -> Stamp:
    """Return a row of `count` signs of the gauge `of`: the first `kept` full, the others empty."""
    canvas = Canvas.plain(count * of.step, of.side, ground)
    for number in range(count):
        sign = icon(of.full if number < kept else of.empty, of.side, ground)
        canvas.put(sign, number * of.step, 0)
    return Stamp(canvas.image, None)
