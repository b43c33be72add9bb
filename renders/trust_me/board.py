"""The picture in a round's message: the whole board of Trust Me with its strip."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from engine.core.event import Event
from renders.kit.inks import to_palette
from renders.kit.pen import Canvas
from renders.trust_me.look import TrustLook
from renders.trust_me.marks import marks_of
from renders.trust_me.plane import HIGH, Marks, draw_pane
from renders.trust_me.strip import LEFT, put_strip
from renders.trust_me.window import WHOLE, Window

SIZE = (1100, HIGH)


def composed(
    look: TrustLook,
    window: Window,
    marks: Marks,
    put: Callable[[Canvas], None],
    high: int = HIGH,
) -> Image.Image:
    """Return a palette picture, `high` pixels high, with the part of the board in `window` at its
    upper left.

    `put` draws the rest, on a canvas that begins at the right edge of that part.
    """
    canvas = Canvas.plain(SIZE[0], high, look.over(look.theme.frame))
    canvas.image.paste(to_palette(draw_pane(look, window, marks), look.theme), (0, 0))
    put(canvas.moved(LEFT, 0))
    return canvas.image


def draw_board(look: TrustLook, events: Sequence[Event] = ()) -> Image.Image:
    """The whole board with its strip, as a palette image; noises in `events` are marked."""
    marks = marks_of(look, events)
    return composed(look, WHOLE, marks, lambda canvas: put_strip(canvas, look, marks.noises))
