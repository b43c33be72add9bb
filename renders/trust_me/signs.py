"""Signs: small pictures of what stands and lies on the board, and those of the strip.

A sign has soft edges on a transparent ground; it is pasted on the board as it is, and made a stamp
for the strip.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, cos, hypot, radians, sin

from PIL import Image

from renders.kit.inks import to_palette
from renders.kit.palette import BONE, HEART, INK, PELTS, SIGNAL, SPAWN, STEEL, WHITE, Base, Colour
from renders.kit.pen import Pen, Stamp
from renders.kit.people import Person
from renders.kit.shapes import Figure, letter_drop, outline, walker
from renders.kit.text import width_of
from renders.trust_me.theme import PlaneTheme

MARK = 29
"""The type size of important text, in pixels; messages show it at half size, 9 pixels high."""
LEAST = 26
"""The smallest type in pixels: 9 on a phone, which shows 1100 pixels in 390."""
_SOLID = bytes(20) + b"\xff" * 236


@dataclass(frozen=True, slots=True, eq=False)
class Sign:
    """A picture on a transparent ground; each is made once and compared by identity."""

    image: Image.Image

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height


def made(theme: PlaneTheme, width: float, height: float, draw: Callable[[Pen], None]) -> Sign:
    """Run `draw` on a clear pen and return the drawing as a sign."""
    pen = Pen(theme, max(1, ceil(width)), max(1, ceil(height)))
    draw(pen)
    return Sign(pen.reduced())


@lru_cache(maxsize=1024)
def stamped(sign: Sign, ground: Base) -> Stamp:
    """The sign as a stamp on a plain ground."""
    alpha = sign.image.getchannel("A")
    flat = Image.new("RGB", sign.image.size, ground.colour)
    flat.paste(sign.image, mask=alpha)
    mask = Image.frombytes("L", alpha.size, alpha.tobytes().translate(_SOLID))
    flat_mask = mask.convert("1", dither=Image.Dither.NONE)
    return Stamp(to_palette(flat, ground.theme), flat_mask)


# ---------------------------------------------------------------- figures


@lru_cache(maxsize=256)
def survivor(
    person: Person, size: int, theme: PlaneTheme, wounds: int = 0, turn: bool = False
) -> Sign:
    """A survivor's token `size` pixels wide without its rim, with a drop for each wound.

    `turn` marks the survivor whose turn it is.
    """
    side = size + (18 if turn else 10)

    def draw(pen: Pen) -> None:
        middle = side / 2
        points = outline(person.shape, middle, middle, size)
        rings = [(3.2, INK), (2.0, WHITE)]
        if turn:
            rings = [(6.0, INK), (4.8, SIGNAL), (3.0, INK), (1.8, WHITE)]
        for grow, colour in rings:
            pen.polygon(points, colour, grow)
        pen.polygon(points, person.paint.fill)
        letter = size * (0.6 if person.shape == "triangle" else 0.7)
        letter = min(max(LEAST, letter), max(MARK, size * 0.52))
        height = middle + letter_drop(person.shape) * size
        pen.text(middle, height, person.initial, person.paint.letter, "Black", letter, "middle")
        for number in range(min(wounds, 2)):
            draw_drop(pen, side - 8 - 15 * number, 9, 8.5)

    return made(theme, side, side, draw)


def draw_drop(pen: Pen, x: float, y: float, radius: float) -> None:
    """Draw a wound: a drop with a bar."""
    for grow, colour in ((1.6, INK), (0.0, HEART)):
        tip = [(x, y - radius * 1.5), (x + radius * 0.8, y), (x - radius * 0.8, y)]
        pen.polygon(tip, colour, grow)
        pen.disc(x, y + radius * 0.25, radius * 0.86 + grow, colour)
    pen.box(x - radius * 0.5, y + radius * 0.1, x + radius * 0.5, y + radius * 0.45, WHITE)


@lru_cache(maxsize=32)
def alpha(size: int, hunts: bool, theme: PlaneTheme) -> Sign:
    """An alpha, the figure of a group; the rim is red if it `hunts` a survivor, else light."""
    side = size + 6

    def draw(pen: Pen) -> None:
        middle, pelt = side / 2, PELTS["moss"]
        pen.disc(middle, middle, side / 2, INK)
        pen.disc(middle, middle, side / 2 - 1.4, theme.pursuit if hunts else BONE)
        pen.disc(middle, middle, side / 2 - 4.2, pelt.window)
        unit = size * 0.72
        walker(Figure(pen, middle - unit / 2, middle - unit * 0.46, unit), pelt)

    return made(theme, side, side, draw)


@lru_cache(maxsize=8)
def target(size: int, theme: PlaneTheme) -> Sign:
    """A red ring with four ticks, to put around a figure `size` pixels wide."""
    side = size + 34

    def draw(pen: Pen) -> None:
        middle, radius = side / 2, side / 2 - 5
        pen.ring(middle, middle, radius + 1.2, 5.6, INK)
        pen.ring(middle, middle, radius, 3.2, theme.pursuit)
        for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            a, b = radius * 0.6, radius * 0.86
            ends = [(middle + x * a, middle + y * a), (middle + x * b, middle + y * b)]
            pen.line(ends, 5, INK)
            pen.line(ends, 3, theme.pursuit)

    return made(theme, side, side, draw)


TALLY = (58, 28)


@lru_cache(maxsize=64)
def tally(number: str, zombies: int, hunts: bool, theme: PlaneTheme) -> Sign:
    """The number of a group and how many zombies are in it; red if it `hunts` a survivor."""
    wide, high = TALLY
    wide += 15 * (zombies > 9)

    def draw(pen: Pen) -> None:
        rim = theme.pursuit if hunts else BONE
        pen.box(0, 0, wide, high, INK, 5)
        pen.box(1.2, 1.2, wide - 1.2, high - 1.2, rim, 4.5)
        pen.box(3, 3, wide - 3, high - 3, BONE, 3)
        pen.box(3, 3, 24, high - 3, PELTS["moss"].plate, 3, (True, False, False, True))
        pen.text(13.5, high / 2, number, WHITE, "Black", MARK, "middle")
        pen.text((wide + 21) / 2, high / 2, f"×{zombies}", INK, "Black", MARK, "middle")

    return made(theme, wide, high, draw)


# ---------------------------------------------------------------- plates, chips, tokens


@lru_cache(maxsize=32)
def group(number: str, hunts: bool, theme: PlaneTheme) -> Sign:
    """The number of a group alone; red if it `hunts` a survivor."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, 26, 28, INK, 5)
        pen.box(1, 1, 25, 27, theme.pursuit if hunts else BONE, 4.5)
        pen.box(3, 3, 23, 25, PELTS["moss"].plate, 3)
        pen.text(13, 14, number, WHITE, "Black", MARK, "middle")

    return made(theme, 26, 28, draw)


@lru_cache(maxsize=128)
def plate(words: str, theme: PlaneTheme, fill: Colour = BONE, letter: Colour = INK) -> Sign:
    """A plate with words: the number of a thing, the name of a field, or a distance."""
    wide = max(24.0, width_of(words, "Black", MARK) + 9)
    letter = WHITE if sum(fill) < 300 else letter

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, 27, INK, 5)
        pen.box(1.3, 1.3, wide - 1.3, 25.7, fill, 4)
        pen.text(wide / 2, 13.5, words, letter, "Black", MARK, "middle")

    return made(theme, wide, 27, draw)


@lru_cache(maxsize=64)
def token(size: int, theme: PlaneTheme, back: str = "?") -> Sign:
    """A token that lies face down, with `back` on it."""

    def draw(pen: Pen) -> None:
        half = size / 2
        pen.disc(half, half, half, INK)
        pen.disc(half, half, half - 1.2, WHITE)
        pen.disc(half, half, half - 2.6, theme.back)
        pen.text(half, half, back, INK, "Black", max(LEAST, size * 0.62), "middle")

    return made(theme, size, size, draw)


@lru_cache(maxsize=64)
def house(person: Person, theme: PlaneTheme) -> Sign:
    """A community, the home of a survivor, in the survivor's colour."""

    def draw(pen: Pen) -> None:
        walls = [(18, 3), (33, 15), (33, 39), (3, 39), (3, 15)]
        pen.polygon(walls, INK, 2.6)
        pen.polygon(walls, WHITE, 1.4)
        pen.polygon(walls, person.paint.fill)
        pen.text(18, 26, person.initial, person.paint.letter, "Black", MARK, "middle")

    return made(theme, 36, 42, draw)


def _speaker(pen: Pen, left: float, y: float, unit: float, colour: Colour) -> None:
    """Draw a loudspeaker 17 units wide in any colour."""
    pen.box(left, y - 3 * unit, left + 4 * unit, y + 3 * unit, colour, unit)
    cone = [(left + 3, y - 2.6 * unit), (left + 8 * unit, y - 6.6 * unit),
            (left + 8 * unit, y + 6.6 * unit), (left + 3, y + 2.6 * unit)]  # fmt: skip
    pen.polygon(cone, colour)
    pen.arc(left + 8.4 * unit, y, 3.8 * unit, (-44, 44), 1.6 * unit, colour)
    pen.arc(left + 8.4 * unit, y, 7.4 * unit, (-44, 44), 1.6 * unit, colour)


@lru_cache(maxsize=64)
def noise(words: str, theme: PlaneTheme) -> Sign:
    """A noise with its number in the round; if `words` is empty, the sign alone."""
    wide = 27 + (width_of(words, "Black", MARK) + 5 if words else 0)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, 28, INK, 6)
        pen.box(1.3, 1.3, wide - 1.3, 26.7, SIGNAL, 5)
        _speaker(pen, 5, 14, 1, INK)
        if words:
            pen.text(26, 14, words, INK, "Black", MARK)

    return made(theme, wide, 28, draw)


@lru_cache(maxsize=32)
def burst(words: str, theme: PlaneTheme, size: int = 44) -> Sign:
    """A star for a din with its number or, if `words` is empty, for the distant noise."""

    def draw(pen: Pen) -> None:
        half = size / 2
        for radius, colour in ((half, INK), (half - 1.8, SIGNAL)):
            pen.polygon(_rays(half, radius), colour)
        if words:
            pen.text(half, half, words, INK, "Black", MARK, "middle")
        else:
            _speaker(pen, half - 8, half, 1.05, INK)

    return made(theme, size, size, draw)


def _rays(middle: float, radius: float) -> list[tuple[float, float]]:
    far = [(radius if step % 2 else radius * 0.8, radians(step * 15)) for step in range(24)]
    return [(middle + one * cos(turn), middle + one * sin(turn)) for one, turn in far]


@lru_cache(maxsize=32)
def flag(number: str, theme: PlaneTheme) -> Sign:
    """A flag where a group goes, with the group's number; its foot is at the lower left corner."""

    def draw(pen: Pen) -> None:
        pen.line([(3, 3), (3, 42)], 4, INK)
        pen.line([(3, 3), (3, 42)], 2, BONE)
        cloth = [(3, 3), (34, 3), (29, 16), (34, 28), (3, 28)]
        pen.polygon(cloth, INK, 1.6)
        pen.polygon(cloth, BONE, 0.8)
        pen.polygon(cloth, PELTS["moss"].plate)
        pen.text(15.5, 15.5, number, WHITE, "Black", MARK, "middle")

    return made(theme, 38, 44, draw)


@lru_cache(maxsize=256)
def disc(words: str, sort: str, theme: PlaneTheme, size: int = 36) -> Sign:
    """A disc with a number; `sort` chooses its colour.

    For places: `unseen`, `seen` or `attacked`; for a turn: `step` or `way`.
    """
    fill, rim, letter = {
        "unseen": (theme.unseen, _PALE, _PALE),
        "seen": (WHITE, INK, INK),
        "attacked": (_RED, INK, INK),
        "step": (WHITE, INK, INK),
        "way": (_PALE, INK, INK),
    }[sort]

    def draw(pen: Pen) -> None:
        half = size / 2
        pen.disc(half, half, half, INK)
        pen.disc(half, half, half - 1.4, rim if sort == "unseen" else WHITE)
        pen.disc(half, half, half - (3.2 if sort == "unseen" else 1.4), fill)
        pen.text(half, half, words, letter, "Black", 27 if len(words) > 1 else MARK, "middle")

    return made(theme, size, size, draw)


_PALE, _RED = (191, 227, 247), (255, 90, 82)


# ---------------------------------------------------------------- the strip


@lru_cache(maxsize=32)
def counter(sort: str, size: int, theme: PlaneTheme) -> Sign:
    """A token of the sheet: `action`, `fatigue`, `open` (not placed), or a kind of harm."""

    def draw(pen: Pen) -> None:
        half = size / 2
        if sort == "open":
            pen.ring(half, half, half - 1, 2, theme.muted)
        elif sort == "action":
            pen.disc(half, half, half, INK)
            pen.disc(half, half, half - 1.2, SIGNAL)
            side = size * 0.22
            pen.polygon(
                [(half - side * 0.8, half - side * 1.15), (half + side * 1.3, half),
                 (half - side * 0.8, half + side * 1.15)], INK
            )  # fmt: skip
        elif sort == "fatigue":
            pen.disc(half, half, half, INK)
            pen.disc(half, half, half - 1.2, theme.tired)
            for y in (0.38, 0.62):
                wave = [(0.22, y + 0.05), (0.36, y - 0.06), (0.5, y + 0.05), (0.64, y - 0.06),
                        (0.78, y + 0.05)]  # fmt: skip
                pen.line([(size * a, size * b) for a, b in wave], size * 0.085, INK)
        elif sort == "wound":
            draw_drop(pen, half, half + size * 0.1, size * 0.36)
        elif sort == "burn":
            _flame(pen, size)
        else:
            _germ(pen, size)

    return made(theme, size, size, draw)


def _flame(pen: Pen, size: float) -> None:
    shape = [(0.5, 0.04), (0.72, 0.36), (0.84, 0.62), (0.7, 0.9), (0.5, 0.97), (0.3, 0.9),
             (0.16, 0.62), (0.34, 0.42), (0.4, 0.22)]  # fmt: skip
    pen.polygon([(x * size, y * size) for x, y in shape], INK, size * 0.04)
    pen.polygon([(x * size, y * size) for x, y in shape], (229, 112, 26))
    inner = [(0.5, 0.42), (0.64, 0.68), (0.5, 0.9), (0.36, 0.68)]
    pen.polygon([(x * size, y * size) for x, y in inner], SIGNAL)


def _germ(pen: Pen, size: float) -> None:
    """Draw an infection."""
    half = size / 2
    for step in range(8):
        turn = radians(step * 45)
        end = (half + half * 0.92 * cos(turn), half + half * 0.92 * sin(turn))
        pen.line([(half, half), end], size * 0.12, INK)
        pen.line([(half, half), end], size * 0.07, PELTS["moss"].window)
    pen.disc(half, half, half * 0.62, INK)
    pen.disc(half, half, half * 0.54, PELTS["moss"].window)
    pen.disc(half * 0.86, half * 0.9, half * 0.14, INK)
    pen.disc(half * 1.2, half * 1.12, half * 0.1, INK)


@lru_cache(maxsize=16)
def eye(sort: str, theme: PlaneTheme) -> Sign:
    """An eye, for what others see.

    `seen`: zombies see it. `own`: only the owner sees it. `open`: everybody sees it. Crossed out,
    `unseen` or `hidden`: zombies do not see it.
    """
    struck = sort in ("unseen", "hidden")
    colour = {"seen": theme.pursuit, "own": theme.reach, "hidden": theme.reach}.get(
        sort, theme.muted
    )

    def draw(pen: Pen) -> None:
        lids = [(1, 12), (6, 6), (13, 3.6), (20, 6), (25, 12), (20, 18), (13, 20.4), (6, 18)]
        pen.polygon(lids, colour, 1)
        pen.disc(13, 12, 5.6, theme.panel)
        pen.disc(13, 12, 3, colour)
        if struck:
            pen.line([(4, 22), (22, 2)], 5, theme.panel)
            pen.line([(4, 22), (22, 2)], 2.4, colour)

    return made(theme, 26, 24, draw)


@lru_cache(maxsize=16)
def patch(colour: Colour, theme: PlaneTheme) -> Sign:
    """A piece of ground in this colour, for the legend."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, 30, 20, theme.kerb, 3)
        pen.box(1, 1, 29, 19, colour, 2)

    return made(theme, 30, 20, draw)


@lru_cache(maxsize=16)
def speaker(colour: Colour, theme: PlaneTheme) -> Sign:
    return made(theme, 20, 18, lambda pen: _speaker(pen, 1, 9, 1, colour))


@lru_cache(maxsize=8)
def shield(theme: PlaneTheme) -> Sign:
    """The sign of cover."""
    return made(
        theme, 20, 22, lambda pen: pen.polygon(outline("shield", 10, 11, 20), theme.muted, 0.5)
    )


@lru_cache(maxsize=8)
def grave(theme: PlaneTheme) -> Sign:
    """A gravestone, for the number of survivors killed."""

    def draw(pen: Pen) -> None:
        pen.box(5, 3, 29, 34, INK, 12, (True, True, False, False))
        pen.box(7, 5, 27, 34, STEEL, 10, (True, True, False, False))
        pen.box(15.5, 9, 18.5, 26, INK)
        pen.box(11, 13, 23, 16, INK)
        pen.box(2, 33, 32, 37, SPAWN, 2)

    return made(theme, 34, 38, draw)


@lru_cache(maxsize=16)
def cone(sort: str, theme: PlaneTheme) -> Sign:
    """For the legend: ground that a pursuing (`hunted`) or a wandering group sees."""
    colour, fill = (
        (theme.pursuit, theme.hunted) if sort == "hunted" else (theme.wander, theme.roamed)
    )

    def draw(pen: Pen) -> None:
        pen.polygon([(2, 11), (38, 2), (38, 20)], fill)
        for end in ((38, 2), (38, 20)):
            draw_line(pen, (2, 11), end, 2, colour, 0 if sort == "hunted" else 5)

    return made(theme, 40, 22, draw)


def draw_line(
    pen: Pen,
    start: tuple[float, float],
    end: tuple[float, float],
    width: float,
    colour: Colour,
    dash: float = 0,
) -> None:
    """Draw a straight line; `dash` is the length of its dashes and of the gaps, 0 for none."""
    long = hypot(end[0] - start[0], end[1] - start[1])
    if not dash or long <= dash:
        pen.line([start, end], width, colour)
        return
    for number in range(int(long // (2 * dash)) + 1):
        a, b = 2 * dash * number / long, min((2 * number + 1) * dash / long, 1)
        if a < b:
            pen.line([_along(start, end, a), _along(start, end, b)], width, colour)


def _along(
    start: tuple[float, float], end: tuple[float, float], share: float
) -> tuple[float, float]:
    """The point at this share (0 to 1) of the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
