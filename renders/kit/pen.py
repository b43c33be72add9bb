"""The pen, which draws enlarged, and its results: stamps and canvases.

Problem: Pillow draws without soft edges, and drawing a whole picture enlarged is slow. Approach:
each small part is drawn several times enlarged, reduced, and kept as a stamp: a picture in the
palette with a one-bit mask, its soft edges already blended over the ground it will lie on.
Invariant: a finished picture is a cached ground with stamps pasted on it; nothing is blended later.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from renders.kit.inks import blank, number_of, to_palette
from renders.kit.palette import Base, Colour, Theme
from renders.kit.text import CAP_HEIGHT, SMALLEST, Weight, drawable, font, width_of

Point = tuple[float, float]
Align = Literal["left", "middle", "right"]
_CLEAR_OR_NOT = bytes(20) + b"\xff" * 236
"""A table that turns soft edges into a mask: only almost transparent pixels are left out of it."""
_ANCHORS: dict[Align, str] = {"left": "ls", "middle": "ms", "right": "rs"}


class Pen:
    """Draws enlarged; all lengths are in pixels of the finished picture.

    A part that has no room in a small picture, such as a rim thicker than its figure, is not drawn.
    """

    def __init__(
        self,
        theme: Theme,
        width: int,
        height: int,
        ground: Colour | None = None,
        scale: int = 4,
        top: int = 0,
    ):
        """Make a clear pen or, with `ground`, one filled with a colour.

        The pen may draw only a band of a higher picture: `top` is the y coordinate where the band
        begins, and all y coordinates are those of the whole picture.
        """
        self.theme, self.width, self.height, self.scale = theme, width, height, scale
        self.top = top
        size = (width * scale, height * scale)
        if ground is None:
            self.image = Image.new("RGBA", size, (0, 0, 0, 0))
        else:
            self.image = Image.new("RGB", size, ground)
        self._draw = ImageDraw.Draw(self.image)

    def polygon(self, points: Iterable[Point], fill: Colour, grow: float = 0) -> None:
        """Draw a filled shape, enlarged on every side by `grow` pixels with round corners."""
        scaled = self._scaled(points)
        self._draw.polygon(scaled, fill=fill)
        if grow:
            self._stroke([*scaled, scaled[0]], 2 * grow * self.scale, fill)

    def line(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """Draw a line through the points, `width` pixels wide, with round ends and joints."""
        self._stroke(self._scaled(points), width * self.scale, fill)

    def _scaled(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self.scale, (y - self.top) * self.scale) for x, y in points]

    def _stroke(self, points: list[Point], width: float, fill: Colour) -> None:
        if width <= 0:
            return
        self._draw.line(points, fill=fill, width=max(1, round(width)))
        radius = width / 2
        for x, y in points:
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)

    def box(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        fill: Colour,
        radius: float = 0,
        corners: tuple[bool, bool, bool, bool] = (True, True, True, True),
    ) -> None:
        """Draw a rectangle, its corners rounded by `radius`.

        `corners` says which corners are round, clockwise from the north-west.
        """
        scale, top, bottom = self.scale, top - self.top, bottom - self.top
        edges = (left * scale, top * scale, right * scale - 1, bottom * scale - 1)
        if edges[2] < edges[0] or edges[3] < edges[1]:
            return
        if radius > 0:
            self._draw.rounded_rectangle(edges, radius * scale, fill=fill, corners=corners)
        else:
            self._draw.rectangle(edges, fill=fill)

    def frame(
        self,
        edges: tuple[float, float, float, float],
        fill: Colour,
        rim: Colour,
        width: float = 2,
        radius: float = 0,
    ) -> None:
        """Draw a rectangle with a rim `width` pixels wide inside its edges."""
        left, top, right, bottom = edges
        self.box(left, top, right, bottom, rim, radius)
        inner = max(0, radius - width)
        self.box(left + width, top + width, right - width, bottom - width, fill, inner)

    def disc(self, x: float, y: float, radius: float, fill: Colour, tall: float = 1) -> None:
        """Draw a circle, or an ellipse `tall` times as high as wide."""
        if radius <= 0 or tall <= 0:
            return
        scale, high, y = self.scale, radius * tall, y - self.top
        edges = ((x - radius) * scale, (y - high) * scale, (x + radius) * scale, (y + high) * scale)
        self._draw.ellipse(edges, fill=fill)

    def ring(self, x: float, y: float, radius: float, width: float, fill: Colour) -> None:
        """Draw only the line of a circle, `width` pixels wide, inside `radius`."""
        if radius <= 0:
            return
        scale, y = self.scale, y - self.top
        edges = (
            (x - radius) * scale,
            (y - radius) * scale,
            (x + radius) * scale,
            (y + radius) * scale,
        )
        self._draw.ellipse(edges, outline=fill, width=max(1, round(width * scale)))

    def arc(
        self,
        x: float,
        y: float,
        radius: float,
        turn: tuple[float, float],
        width: float,
        fill: Colour,
    ) -> None:
        """Draw part of the line of a circle; `turn` is in degrees clockwise from three o'clock."""
        start, end = turn
        steps = max(4, int(abs(end - start) / 12))
        angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
        middle = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]
        self.line(middle, width, fill)

    def fade(self) -> None:
        """On a film, turn everything drawn so far grey; in other themes, do nothing."""
        if self.theme.film:
            alpha = self.image.getchannel("A")
            grey = self.image.convert("RGB").convert("L", (0.46, 0.44, 0.1, 0))
            self.image = Image.merge("RGBA", (grey, grey, grey, alpha))
            self._draw = ImageDraw.Draw(self.image)

    def text(
        self,
        x: float,
        middle: float,
        text: str,
        fill: Colour,
        weight: Weight = "Semibold",
        size: float = 20,
        align: Align = "left",
    ) -> None:
        """Write one line of text whose capitals have their middle at the y coordinate `middle`.

        `align` says which part of the line is at `x`. Raises ValueError if `size` is below
        `SMALLEST`, too small to read on a phone.
        """
        if size < SMALLEST:
            raise ValueError(f"type of {size!r} pixels is too small; {SMALLEST} is the smallest")
        base = (middle - self.top + size * CAP_HEIGHT / 2) * self.scale
        face = font(weight, size * self.scale)
        at, shown = (x * self.scale, base), drawable(text)
        self._draw.text(at, shown, fill=fill, font=face, anchor=_ANCHORS[align])

    def reduced(self) -> Image.Image:
        """The drawing at its final size, with soft edges."""
        return self.image.reduce(self.scale)


@dataclass(frozen=True, slots=True)
class Stamp:
    """A small finished picture; without a mask it covers its whole rectangle."""

    image: Image.Image
    mask: Image.Image | None

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height


def make_stamp(width: float, height: float, ground: Base, draw: Callable[[Pen], None]) -> Stamp:
    """Run `draw` on a clear pen and return the drawing, its edges blended over `ground`."""
    pen = Pen(ground.theme, max(1, math.ceil(width)), max(1, math.ceil(height)))
    draw(pen)
    drawn = pen.reduced()
    alpha = drawn.getchannel("A")
    flat = Image.new("RGB", drawn.size, ground.colour)
    flat.paste(drawn, mask=alpha)
    mask = Image.frombytes("L", alpha.size, alpha.tobytes().translate(_CLEAR_OR_NOT))
    mask = mask.convert("1", dither=Image.Dither.NONE)
    return Stamp(to_palette(flat, ground.theme), mask)


@lru_cache(maxsize=2048)
def label(text: str, weight: Weight, size: int, colour: Colour, ground: Base) -> tuple[Stamp, int]:
    """A line of text on its ground without the empty rows above and below, and how many are above.

    So close lines cover neither each other nor a frame. Raises ValueError if `size` is too small to
    read on a phone.
    """
    width = math.ceil(width_of(text, weight, size)) + 4
    above, below = line_of(size)
    pen = Pen(ground.theme, width, above + below, ground.colour)
    pen.text(2, above, text, colour, weight, size)
    drawn = to_palette(pen.reduced(), ground.theme)
    plain = number_of(ground.colour, ground.theme)
    ink = drawn.point([255 * (one != plain) for one in range(256)], "L").getbbox()
    _, top, _, low = ink or (0, 0, width, 1)
    return Stamp(drawn.crop((0, top, width, low)), None), top


def line_of(size: int) -> tuple[int, int]:
    """Pixels above and below the middle of a line's capitals: room for accents and descenders."""
    return math.ceil(size * 0.57), math.ceil(size * 0.6)


class Canvas:
    """A palette picture on which stamps are put; its coordinates begin at (`left`, `top`)."""

    def __init__(self, theme: Theme, image: Image.Image, left: int = 0, top: int = 0):
        self.theme, self.image, self.left, self.top = theme, image, left, top

    @classmethod
    def plain(cls, width: int, height: int, ground: Base) -> Canvas:
        """A new picture filled with the colour of `ground`."""
        return cls(ground.theme, blank(width, height, ground.colour, ground.theme))

    def moved(self, x: int, y: int) -> Canvas:
        """A canvas on the same picture, with its origin moved by (x, y) pixels."""
        return Canvas(self.theme, self.image, self.left + x, self.top + y)

    def put(self, stamp: Stamp, x: float, y: float) -> None:
        """Put a stamp with its north-west corner at (x, y)."""
        self.image.paste(stamp.image, (self.left + round(x), self.top + round(y)), stamp.mask)

    def put_middle(self, stamp: Stamp, x: float, y: float) -> None:
        """Put a stamp with its middle at (x, y)."""
        self.put(stamp, x - stamp.width / 2, y - stamp.height / 2)

    def fill(self, edges: tuple[float, float, float, float], colour: Colour) -> None:
        """Fill a rectangle with one colour."""
        left, right = (round(edge) + self.left for edge in edges[::2])
        top, bottom = (round(edge) + self.top for edge in edges[1::2])
        self.image.paste(number_of(colour, self.theme), (left, top, right, bottom))

    def text(
        self,
        x: float,
        middle: float,
        words: str,
        colour: Colour,
        ground: Colour,
        weight: Weight = "Semibold",
        size: int = 20,
        align: Align = "left",
    ) -> float:
        """Write one line of text on plain ground of this colour; return its width in pixels.

        The capitals have their middle at the y coordinate `middle`; `align` says which part of the
        line is at `x`.
        """
        stamp, empty = label(words, weight, size, colour, Base(self.theme, ground))
        wide = stamp.width - 4
        left = {"left": x, "middle": x - wide / 2, "right": x - wide}[align]
        self.put(stamp, left - 2, round(middle - line_of(size)[0]) + empty)
        return wide
