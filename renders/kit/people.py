"""People: the shape, colour and letter of a token, and faces put together from parts.

A face is drawn in a field of 114 by 190 units. Data names its parts with a colour for each; a
person without any gets parts chosen by id, and a stranger wears a hood.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from renders.kit.inks import to_palette
from renders.kit.palette import (
    BONE,
    CLOTHS,
    INK,
    PAINTS,
    SKINS,
    STRANGER,
    WHITE,
    Colour,
    Paint,
    Theme,
    chosen,
    mix,
    tinted,
)
from renders.kit.pen import Pen, Point, Stamp
from renders.kit.shapes import outline

_HALF = bytes(100) + b"\xff" * 156
_TONES = {**CLOTHS, "white": WHITE, "ink": INK}


class Face(NamedTuple):
    """A face in parts, each with its colour."""

    skin: str
    coat: str
    parts: tuple[tuple[str, str], ...]


class Person(NamedTuple):
    """How a person looks in every picture; without `face` and `pose`, a hooded stranger."""

    shape: str
    paint: Paint
    initial: str
    face: Face | None = None
    pose: str = ""
    """The name of a whole figure drawn instead of a face."""
    film: bool = False
    """True if the person is drawn in grey with the holes of a film strip, in every theme."""
    coloured: bool = False
    """True if the person keeps their colours in the grey pictures of a film."""
    bolt: bool = False
    """True if a bolt is drawn in the corner."""
    power: tuple[int, int] | None = None
    """Power left and the greatest Power, shown as lights above the token."""


def paint_of(shape: str) -> Paint:
    """The colours of a token shape; an unknown shape has those of a stranger."""
    return PAINTS.get(shape, STRANGER)


def worn(person: Person, theme: Theme) -> Paint:
    """The colours in which a person is shown.

    A person in a film strip has the colours of a stranger; so has everybody on a film who is not
    `coloured`.
    """
    return STRANGER if person.film or (theme.film and not person.coloured) else person.paint


def face_by_name(name: str) -> Face:
    """A face for a person without one in the data; the same name always gets the same face."""
    hair = chosen(("black", "chestnut", "soot", "ash", "rust"), f"hair {name}")
    style = chosen(("bob", "short", "cropped", "swept", "tied"), f"style {name}")
    coat = chosen(("plum", "navy", "moss", "blue", "teal"), f"coat {name}")
    return Face(chosen(tuple(SKINS), name), coat, ((style, hair), ("brows", hair)))


class Sitter:
    """A pen that takes coordinates in units of the portrait."""

    def __init__(self, pen: Pen, unit: float):
        self.pen, self.unit = pen, unit

    def body(self, points: Sequence[Point], fill: Colour, grow: float = 0) -> None:
        self.pen.polygon(
            [(x * self.unit, y * self.unit) for x, y in points], fill, grow * self.unit
        )

    def line(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        self.pen.line([(x * self.unit, y * self.unit) for x, y in points], width * self.unit, fill)

    def disc(self, x: float, y: float, radius: float, fill: Colour, tall: float = 1) -> None:
        self.pen.disc(x * self.unit, y * self.unit, radius * self.unit, fill, tall)

    def box(
        self, edges: tuple[float, float, float, float], fill: Colour, radius: float = 0
    ) -> None:
        left, top, right, bottom = (edge * self.unit for edge in edges)
        self.pen.box(left, top, right, bottom, fill, radius * self.unit)


Ink = Callable[[Colour, Colour], Colour]
"""Chooses the colour to draw with, from the part's own colour and the skin's."""
Stroke = Callable[[Sitter, Colour, Colour], None]


def _own(tone: Colour, skin: Colour) -> Colour:
    return tone


def _dark(tone: Colour, skin: Colour) -> Colour:
    return mix(tone, INK, 0.4)


def _shaded(tone: Colour, skin: Colour) -> Colour:
    return mix(skin, INK, 0.24)


def _pale(tone: Colour, skin: Colour) -> Colour:
    return mix(tone, skin, 0.45)


def _lips(tone: Colour, skin: Colour) -> Colour:
    return CLOTHS["lips"]


def _body(*points: Point, grow: float = 0, ink: Ink = _own) -> Stroke:
    return lambda sitter, tone, skin: sitter.body(points, ink(tone, skin), grow)


def _line(width: float, *points: Point, ink: Ink = _own) -> Stroke:
    return lambda sitter, tone, skin: sitter.line(points, width, ink(tone, skin))


def _disc(x: float, y: float, radius: float, tall: float = 1, ink: Ink = _own) -> Stroke:
    return lambda sitter, tone, skin: sitter.disc(x, y, radius, ink(tone, skin), tall)


def _box(left: float, top: float, right: float, bottom: float, radius: float = 0) -> Stroke:
    edges = (left, top, right, bottom)
    return lambda sitter, tone, skin: sitter.box(edges, tone, radius)


def _lens(x: float) -> Stroke:
    def draw(sitter: Sitter, tone: Colour, skin: Colour) -> None:
        unit = sitter.unit
        sitter.pen.ring(x * unit, 130 * unit, 10 * unit, 2.6 * unit, tone)

    return draw


def _band(sitter: Sitter, tone: Colour, skin: Colour) -> None:
    unit = sitter.unit
    sitter.pen.arc(57 * unit, 124 * unit, 36 * unit, (-168, -12), 6 * unit, tone)


BEHIND = {
    "bun": [_disc(90, 122, 17, 1.5)],
    "bob": [_box(23, 90, 91, 166, 32), _box(23, 126, 91, 166, 6)],
}
"""Parts of a face drawn first, behind the shoulders."""
DRESS = {
    "neckline": [
        _body((40, 164), (57, 184), (74, 164), (82, 190), (32, 190)),
        _body((46, 162), (68, 162), (57, 176), ink=_shaded),
    ],
    "collar": [_body((44, 164), (57, 178), (70, 164), (75, 171), (57, 187), (39, 171))],
    "tie": [_body((53, 176), (61, 176), (64, 192), (50, 192))],
    "lapels": [
        _body((36, 164), (57, 190), (44, 192), ink=_dark),
        _body((78, 164), (57, 190), (70, 192), ink=_dark),
    ],
    "scarf": [_body((36, 162), (57, 186), (78, 162), (86, 170), (57, 198), (28, 170))],
    "bib": [_body((38, 164), (57, 182), (76, 164), (84, 176), (84, 192), (30, 192), (30, 176))],
}
"""Parts drawn next, on the shoulders."""
HEAD = {
    "beard": [
        _body((32, 134), (44, 140), (57, 138), (70, 140), (82, 134), (82, 156), (70, 174),
              (57, 178), (44, 174), (32, 156), grow=2),
        _line(3.4, (49, 150), (65, 150), ink=_lips),
    ],
    "bob": [_box(27, 92, 87, 122, 16), _box(24, 106, 36, 164, 4), _box(78, 106, 90, 164, 4)],
    "short": [
        _body((29, 124), (28, 106), (40, 93), (60, 90), (78, 96), (86, 108), (85, 124),
              (78, 111), (58, 108), (36, 112), grow=2),
    ],
    "cropped": [
        _body((30, 122), (31, 104), (44, 94), (70, 94), (83, 104), (84, 122), (78, 112),
              (36, 112), grow=2),
    ],
    "swept": [
        _body((29, 126), (28, 108), (38, 95), (57, 91), (76, 95), (86, 108), (85, 126),
              (80, 116), (66, 106), (48, 107), (36, 114), grow=2),
    ],
    "tied": [
        _body((29, 128), (27, 108), (38, 93), (57, 89), (76, 93), (87, 108), (85, 128),
              (80, 112), (57, 107), (34, 112), grow=2),
    ],
    "brows": [_line(3, (41, 121), (51, 122)), _line(3, (63, 122), (73, 121))],
    "fringe": [
        _body((27, 108), (38, 104), (40, 118), (32, 132), (27, 128), grow=1),
        _body((87, 108), (76, 104), (74, 118), (82, 132), (87, 128), grow=1),
        _line(2, (44, 106), (70, 106), ink=_shaded),
    ],
    "kerchief": [
        _body((26, 110), (38, 94), (57, 86), (76, 94), (88, 110), (76, 106), (57, 100), (38, 106),
              grow=2),
    ],
    "headband": [_box(28, 111, 86, 119, 2)],
    "cap": [_box(28, 88, 86, 124, 26)],
    "brim": [_disc(57, 86, 7), _box(25, 108, 89, 121, 6)],
    "glasses": [_lens(46), _lens(68), _line(2.4, (56, 129), (58, 129))],
    "headphones": [_band, _box(15, 118, 30, 146, 6), _box(84, 118, 99, 146, 6)],
    "moustache": [_body((44, 145), (57, 141), (70, 145), (68, 149), (46, 149), grow=1)],
}  # fmt: skip
"""Parts drawn last, on the face."""

POSES = {
    "swinging": [
        _disc(45, 101, 11.7),
        _line(14.3, (52, 114), (65, 137)),
        _line(9.2, (58, 117), (80, 100), (96, 84)),
        _line(2.5, (96, 84), (105, 43)),
        _line(9.2, (48, 117), (32, 132), (23, 150)),
        _line(10.2, (63, 137), (40, 150), (34, 173)),
        _line(10.2, (68, 137), (91, 150), (88, 173)),
    ],
    "broad": [
        _disc(56, 84, 11.2),
        _body((25, 100), (87, 100), (74, 152), (38, 152), grow=1.5),
        _line(17.3, (27, 109), (19, 135), (26, 151)),
        _line(17.3, (84, 109), (94, 135), (87, 151)),
        _disc(26, 153, 10.7),
        _disc(86, 153, 10.7),
        _line(15.3, (48, 155), (42, 180)),
        _line(15.3, (64, 155), (70, 180)),
    ],
    "hovering": [
        _disc(56, 80, 11.2),
        _body((42, 93), (70, 93), (66, 124), (61, 174), (51, 174), (46, 124), grow=1.5),
        _line(8.1, (43, 96), (23, 117), (14, 137)),
        _line(8.1, (69, 96), (89, 117), (97, 137)),
        _body((45, 124), (28, 165), (43, 155), grow=1.5),
        _body((67, 124), (84, 165), (69, 155), grow=1.5),
        _line(3.1, (23, 186), (89, 186)),
    ],
    "leaping": [
        _disc(84, 93, 11.2),
        _line(17.3, (73, 110), (43, 131)),
        _line(8.1, (78, 107), (101, 120), (106, 135)),
        _line(8.1, (73, 112), (90, 132), (90, 147)),
        _line(10.2, (45, 130), (17, 143), (8, 163)),
        _line(10.2, (47, 132), (58, 150), (45, 169)),
        _line(3.1, (12, 87), (41, 87)),
        _line(3.1, (12, 101), (41, 101)),
        _line(3.1, (12, 115), (37, 115)),
    ],
    "tiny": [
        _disc(33, 114, 18.3, 0.78, _pale),
        _disc(79, 114, 18.3, 0.78, _pale),
        _disc(38, 138, 12.2, 0.79, _pale),
        _disc(74, 138, 12.2, 0.79, _pale),
        _disc(56, 109, 8.7),
        _body((50, 119), (62, 119), (63, 147), (49, 147), grow=1.5),
        _line(5.1, (49, 121), (39, 131)),
        _line(5.1, (63, 121), (73, 131)),
        _line(5.6, (53, 147), (49, 169)),
        _line(5.6, (59, 147), (63, 169)),
    ],
    "aiming": [
        _disc(49, 89, 11.7),
        _body((34, 106), (67, 104), (64, 145), (39, 147), grow=1.5),
        _line(9.2, (61, 110), (79, 118)),
        _line(5.1, (74, 118), (111, 111)),
        _line(10.2, (44, 148), (39, 181)),
        _line(10.2, (59, 147), (64, 181)),
    ],
}
"""Whole figures for people without a face, in one tone and a paler one."""


def _draw_face(sitter: Sitter, face: Face) -> None:
    """Draw shoulders and head, each with the parts behind and on them."""
    skin, worn = SKINS.get(face.skin, BONE), dict(face.parts)

    def put(parts: dict[str, list[Stroke]]) -> None:
        for name in (name for name in parts if name in worn):
            for stroke in parts[name]:
                stroke(sitter, _TONES.get(worn[name], INK), skin)

    put(BEHIND)
    sitter.box((8, 158, 106, 230), _TONES.get(face.coat, INK), 34)
    sitter.box((45, 146, 69, 172), mix(skin, INK, 0.24), 8)
    put(DRESS)
    sitter.disc(30, 131, 6, skin)
    sitter.disc(84, 131, 6, skin)
    sitter.box((31, 98, 83, 160), skin, 24)
    _draw_eyes(sitter)
    sitter.line([(57, 132), (59, 140), (55, 141)], 2, mix(skin, INK, 0.24))
    sitter.line([(50, 149), (64, 149)], 3, CLOTHS["lips"])
    put(HEAD)


def _draw_eyes(sitter: Sitter) -> None:
    for x in (46, 68):
        sitter.disc(x, 130, 3.6, INK)


def _draw_stranger(sitter: Sitter) -> None:
    """Draw a plain hooded figure."""
    sitter.box((8, 158, 106, 230), CLOTHS["navy"], 34)
    sitter.box((20, 86, 94, 176), CLOTHS["navy"], 34)
    sitter.box((31, 98, 83, 164), BONE, 24)
    _draw_eyes(sitter)
    sitter.line([(50, 149), (64, 149)], 3, CLOTHS["lips"])


def draw_holes(pen: Pen, edges: tuple[float, float, float, float], count: int) -> None:
    """Draw strips with `count` holes each along the upper and lower edge, as on a film."""
    left, top, right, bottom = edges
    step, high = (right - left) / count, max(3.0, (bottom - top) * 0.11)
    for strip in (top, bottom - high):
        pen.box(left, strip, right, strip + high, INK)
        for number in range(count):
            x = left + (number + 0.5) * step
            pen.box(
                x - step * 0.26, strip + high * 0.22, x + step * 0.26, strip + high * 0.78, BONE
            )


@lru_cache(maxsize=64)
def portrait(
    person: Person, size: tuple[int, int], theme: Theme, *, fallen: bool, bare: bool
) -> Stamp:
    """A person in front of a background in their colours and with their shape; grey if `fallen`.

    `size` is in pixels. With `bare` all corners are round, for the sheet; otherwise only the west
    ones, for a card.
    """
    width, height = size
    # In a high field the face is larger; no more of the space above it is shown.
    unit = min(max(width / 114, height / 145), width / 84)
    theme = tinted(theme, person.coloured and not fallen)
    paint = worn(person, theme)
    pen = Pen(theme, width, height, paint.light)
    pen.polygon(outline(person.shape, width * 0.62, height * 0.42, width * 1.42), paint.shade)
    tall = Pen(theme, round(114 * unit), round(190 * unit) + 1)
    if person.pose in POSES:
        for stroke in POSES[person.pose]:
            stroke(Sitter(tall, unit), paint.letter, paint.light)
    elif person.face:
        _draw_face(Sitter(tall, unit), person.face)
    else:
        _draw_stranger(Sitter(tall, unit))
    beside, drop = (width - tall.width) * pen.scale // 2, (height - round(190 * unit)) * pen.scale
    pen.image.paste(tall.image, (beside, drop), tall.image.getchannel("A"))
    if person.film:
        draw_holes(pen, (0, 0, width, height), 5)
    picture = pen.reduced()
    if person.film and not fallen:
        picture = picture.convert("L").convert("RGB")
    if fallen:
        grey = picture.convert("L").convert("RGB")
        picture = Image.blend(grey, Image.new("RGB", grey.size, theme.panel), 0.45)
    shape_pen = Pen(theme, width, height, (0, 0, 0))
    shape_pen.box(0, 0, width, height, WHITE, 16 if bare else 9, (True, bare, bare, True))
    mask = shape_pen.reduced().convert("L")
    solid = Image.frombytes("L", mask.size, mask.tobytes().translate(_HALF))
    flat = Image.new("RGB", (width, height), theme.frame if bare else theme.panel)
    flat.paste(picture, mask=mask)
    return Stamp(to_palette(flat, theme), solid.convert("1"))
