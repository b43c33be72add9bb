"""Parts of every player's card: the frame, and gauges, which are rows of signs."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from renders.kit.icons import icon
from renders.kit.palette import SIGNAL, Base, Theme
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp


def draw_frame(pen: Pen, bright: bool = False) -> None:
    """Draw an empty card as large as the pen's field; `bright` gives it a yellow rim."""
    rim, thick = (SIGNAL, 3) if bright else (pen.theme.panel_edge, 1.8)
    pen.frame((0, 0, pen.width, pen.height), pen.theme.panel, rim, thick, 12)


@lru_cache(maxsize=64)
def frame(width: int, height: int, theme: Theme, bright: bool = False) -> Stamp:
    """An empty card to draw on; `bright` gives it a yellow rim."""
    return make_stamp(width, height, theme.over(theme.frame), lambda pen: draw_frame(pen, bright))


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
