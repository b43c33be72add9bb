"""Portraits of the six survivors, in a field of 114 by 190 units, and one for anybody else."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from renders.kit.inks import to_palette
from renders.kit.palette import (
    BONE,
    INK,
    PORTRAIT,
    SKIN,
    STRANGER,
    SURVIVORS,
    WHITE,
    Colour,
    Paint,
    Theme,
    mix,
    rgb,
)
from renders.kit.pen import Pen, Point, Stamp
from renders.kit.shapes import outline

(
    _BLACK_HAIR, _PLUM, _PLUM_SHADE, _BROWN_HAIR, _SHIRT, _TIE, _DARK_HAIR, _NAVY, _PHONES, _WOOL,
    _WOOL_SHADE, _BEARD, _COAT, _GREY_HAIR, _SCRUBS, _COLLAR, _RED_HAIR, _BAND, _TEAL, _MOUTH,
) = PORTRAIT  # fmt: skip
_GREY = rgb("#8C9094")
_HALF = bytes(100) + b"\xff" * 156


class Sitter:
    """A pen whose coordinates are the portrait's own."""

    def __init__(self, pen: Pen, unit: float):
        self.pen, self.unit = pen, unit

    def body(self, points: list[Point], fill: Colour, grow: float = 0) -> None:
        self.pen.polygon(
            [(x * self.unit, y * self.unit) for x, y in points], fill, grow * self.unit
        )

    def line(self, points: list[Point], width: float, fill: Colour) -> None:
        self.pen.line([(x * self.unit, y * self.unit) for x, y in points], width * self.unit, fill)

    def disc(self, x: float, y: float, radius: float, fill: Colour, tall: float = 1) -> None:
        self.pen.disc(x * self.unit, y * self.unit, radius * self.unit, fill, tall)

    def box(
        self, edges: tuple[float, float, float, float], fill: Colour, radius: float = 0
    ) -> None:
        left, top, right, bottom = (edge * self.unit for edge in edges)
        self.pen.box(left, top, right, bottom, fill, radius * self.unit)


def _shoulders(sitter: Sitter, cloth: Colour, skin: Colour) -> None:
    sitter.box((8, 158, 106, 230), cloth, 34)
    sitter.box((45, 146, 69, 172), mix(skin, INK, 0.24), 8)


def _face(sitter: Sitter, skin: Colour) -> None:
    """Head, ears, eyes, nose and mouth."""
    sitter.disc(30, 131, 6, skin)
    sitter.disc(84, 131, 6, skin)
    sitter.box((31, 98, 83, 160), skin, 24)
    for x in (46, 68):
        sitter.disc(x, 130, 3.6, INK)
    sitter.line([(57, 132), (59, 140), (55, 141)], 2, mix(skin, INK, 0.24))
    sitter.line([(50, 149), (64, 149)], 3, _MOUTH)


def _brows(sitter: Sitter, colour: Colour) -> None:
    sitter.line([(41, 121), (51, 122)], 3, colour)
    sitter.line([(63, 122), (73, 121)], 3, colour)


def _amy(sitter: Sitter, skin: Colour) -> None:
    sitter.box((23, 90, 91, 166), _BLACK_HAIR, 32)
    sitter.box((23, 126, 91, 166), _BLACK_HAIR, 6)
    _shoulders(sitter, _PLUM, skin)
    sitter.body([(40, 164), (57, 184), (74, 164), (82, 190), (32, 190)], _PLUM_SHADE)
    sitter.body([(46, 162), (68, 162), (57, 176)], mix(skin, INK, 0.24))
    _face(sitter, skin)
    sitter.box((27, 92, 87, 122), _BLACK_HAIR, 16)
    sitter.box((24, 106, 36, 164), _BLACK_HAIR, 4)
    sitter.box((78, 106, 90, 164), _BLACK_HAIR, 4)


def _doug(sitter: Sitter, skin: Colour) -> None:
    _shoulders(sitter, _SHIRT, skin)
    sitter.body([(44, 164), (57, 178), (70, 164), (75, 171), (57, 187), (39, 171)], WHITE)
    sitter.body([(53, 176), (61, 176), (64, 192), (50, 192)], _TIE)
    _face(sitter, skin)
    sitter.body(
        [
            (29, 124),
            (28, 106),
            (40, 93),
            (60, 90),
            (78, 96),
            (86, 108),
            (85, 124),
            (78, 111),
            (58, 108),
            (36, 112),
        ],
        _BROWN_HAIR,
        2,
    )
    _brows(sitter, _BROWN_HAIR)
    for x in (46, 68):
        sitter.pen.ring(
            x * sitter.unit, 130 * sitter.unit, 10 * sitter.unit, 2.6 * sitter.unit, INK
        )
    sitter.line([(56, 129), (58, 129)], 2.4, INK)


def _josh(sitter: Sitter, skin: Colour) -> None:
    _shoulders(sitter, _NAVY, skin)
    sitter.body([(36, 164), (57, 190), (44, 192)], mix(_NAVY, INK, 0.4))
    sitter.body([(78, 164), (57, 190), (70, 192)], mix(_NAVY, INK, 0.4))
    _face(sitter, skin)
    sitter.body(
        [(30, 122), (31, 104), (44, 94), (70, 94), (83, 104), (84, 122), (78, 112), (36, 112)],
        _DARK_HAIR,
        2,
    )
    _brows(sitter, _DARK_HAIR)
    sitter.pen.arc(
        57 * sitter.unit, 124 * sitter.unit, 36 * sitter.unit, (-168, -12), 6 * sitter.unit, _PHONES
    )
    sitter.box((15, 118, 30, 146), _PHONES, 6)
    sitter.box((84, 118, 99, 146), _PHONES, 6)


def _ned(sitter: Sitter, skin: Colour) -> None:
    _shoulders(sitter, _COAT, skin)
    _face(sitter, skin)
    sitter.body(
        [
            (32, 134),
            (44, 140),
            (57, 138),
            (70, 140),
            (82, 134),
            (82, 156),
            (70, 174),
            (57, 178),
            (44, 174),
            (32, 156),
        ],
        _BEARD,
        2,
    )
    sitter.line([(49, 150), (65, 150)], 3.4, _MOUTH)
    _brows(sitter, _GREY)
    sitter.box((28, 88, 86, 124), _WOOL, 26)
    sitter.disc(57, 86, 7, _WOOL_SHADE)
    sitter.box((25, 108, 89, 121), _WOOL_SHADE, 6)


def _phil(sitter: Sitter, skin: Colour) -> None:
    _shoulders(sitter, _SCRUBS, skin)
    sitter.body([(36, 162), (57, 186), (78, 162), (86, 170), (57, 198), (28, 170)], _COLLAR)
    _face(sitter, skin)
    sitter.body(
        [
            (29, 126),
            (28, 108),
            (38, 95),
            (57, 91),
            (76, 95),
            (86, 108),
            (85, 126),
            (80, 116),
            (66, 106),
            (48, 107),
            (36, 114),
        ],
        _GREY_HAIR,
        2,
    )
    _brows(sitter, _GREY)
    sitter.body([(44, 145), (57, 141), (70, 145), (68, 149), (46, 149)], _GREY_HAIR, 1)


def _wanda(sitter: Sitter, skin: Colour) -> None:
    sitter.disc(90, 122, 17, _RED_HAIR, 1.5)
    _shoulders(sitter, _TEAL, skin)
    sitter.body(
        [(38, 164), (57, 182), (76, 164), (84, 176), (84, 192), (30, 192), (30, 176)], _BAND
    )
    _face(sitter, skin)
    sitter.body(
        [
            (29, 128),
            (27, 108),
            (38, 93),
            (57, 89),
            (76, 93),
            (87, 108),
            (85, 128),
            (80, 112),
            (57, 107),
            (34, 112),
        ],
        _RED_HAIR,
        2,
    )
    sitter.box((28, 111, 86, 119), _BAND, 2)
    _brows(sitter, _RED_HAIR)


def _stranger(sitter: Sitter, skin: Colour) -> None:
    """A plain hooded figure."""
    sitter.box((8, 158, 106, 230), _NAVY, 34)
    sitter.box((20, 86, 94, 176), _NAVY, 34)
    sitter.box((31, 98, 83, 164), skin, 24)
    for x in (46, 68):
        sitter.disc(x, 130, 3.6, INK)
    sitter.line([(50, 149), (64, 149)], 3, _MOUTH)


_DRAWINGS: dict[str, Callable[[Sitter, Colour], None]] = {
    "amy": _amy,
    "doug": _doug,
    "josh": _josh,
    "ned": _ned,
    "phil": _phil,
    "wanda": _wanda,
}


@lru_cache(maxsize=64)
def portrait(
    survivor: str, shape: str, size: tuple[int, int], fallen: bool, bare: bool, theme: Theme
) -> Stamp:
    """A survivor on a field of the own colour with the own shape; grey once eliminated.

    `bare`: all corners round, for the sheet; else only the west corners, inside a card.
    """
    width, height = size
    paint: Paint = SURVIVORS.get(survivor, STRANGER)
    unit = width / 114
    points = outline(shape, width * 0.62, height * 0.42, width * 1.42)
    pen = Pen(theme, width, height, paint.light)
    pen.polygon(points, paint.shade)
    tall = Pen(theme, width, round(190 * unit) + 1)
    _DRAWINGS.get(survivor, _stranger)(Sitter(tall, unit), SKIN.get(survivor, BONE))
    drop = (height - round(190 * unit)) * pen.scale
    pen.image.paste(tall.image, (0, drop), tall.image.getchannel("A"))
    picture = pen.reduced()
    if fallen:
        grey = picture.convert("L").convert("RGB")
        picture = Image.blend(grey, Image.new("RGB", grey.size, theme.panel), 0.45)
    shape_pen = Pen(theme, width, height, (0, 0, 0))
    radius = 16 if bare else 9
    shape_pen.box(0, 0, width, height, WHITE, radius, (True, bare, bare, True))
    mask = shape_pen.reduced().convert("L")
    solid = Image.frombytes("L", mask.size, mask.tobytes().translate(_HALF))
    flat = Image.new("RGB", (width, height), theme.frame if bare else theme.panel)
    flat.paste(picture, mask=mask)
    return Stamp(to_palette(flat, theme), solid.convert("1"))
