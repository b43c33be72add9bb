"""Event cards as they look when held: kind, title, drawing, place and effect; and their backs."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from renders.kit.card import BAND, EDGE, draw_blank, put_words
from renders.kit.palette import BONE, INK, LEVELS, WHITE, Colour, Theme
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.text import fitted, width_of, wrapped
from renders.zombies.emblems import emblem
from renders.zombies.look import TownLook
from renders.zombies.symbols import SORTS, draw_symbol

SIZE = (326, 476)
_PICTURE = 140
_TITLES = (27, 24, 22)


class Face(NamedTuple):
    """The parts of an event card's face: `kind` is the card, `sort` its group, `words` its text."""

    kind: str
    sort: str
    sort_name: str
    title: str
    place: str
    """The kind of building in which the card is played; empty if it may be played anywhere."""
    place_name: str
    words: str


def face_of(look: TownLook, kind: str) -> Face:
    """The text on a kind of card, in the language of the look."""
    card = look.content.cards[kind]
    place = card.place or ""
    return Face(
        kind,
        card.sort,
        look.say(f"town-sort-{card.sort}"),
        look.card(kind),
        place,
        look.tile(place) if place else "",
        card.text.in_(look.language),
    )


def lettering(sort: str) -> Colour:
    """The colour of the letters on the band of a card of this group."""
    return INK if sort in ("item", "help") else WHITE


def title_lines(title: str) -> tuple[int, list[str]]:
    """The type size and the lines of a title: the largest type that needs at most two lines."""
    broken = [(size, wrapped(title, "Bold", size, SIZE[0] - 2 * EDGE)) for size in _TITLES]
    return next((each for each in broken if len(each[1]) <= 2), broken[-1])


@lru_cache(maxsize=32)
def card_face(face: Face, theme: Theme) -> Stamp:
    """A card, face up."""
    wide, high = SIZE
    canvas = Canvas.plain(wide, high, theme.over(theme.frame))
    canvas.put(make_stamp(wide, high, theme.over(theme.frame), lambda pen: _draw(pen, face)), 0, 0)
    size, lines = title_lines(face.title)
    top = 74 if len(lines) > 1 else 88
    for number, line in enumerate(lines):
        middle = top + 31 * number
        canvas.text(wide / 2, middle, line, theme.text, theme.panel, "Bold", size, "middle")
    low = _put_place(canvas, face, 298) if face.place else 296
    put_words(canvas, face.words, SIZE, low + 13, 27, 22)
    return Stamp(canvas.image, None)


def _draw(pen: Pen, face: Face) -> None:
    """Draw the frame, the coloured band with its word, and the drawing on a dark field."""
    theme, wide = pen.theme, SIZE[0]
    draw_blank(pen, SORTS[face.sort])
    letter = lettering(face.sort)
    pen.text(wide / 2, BAND / 2 + 1, face.sort_name, letter, "Bold", 22, "middle")
    left, top = (wide - _PICTURE) / 2, 132
    pen.box(left, top, left + _PICTURE, top + _PICTURE, theme.plate_street, 14)
    draw_symbol(pen, face.kind, (left + 14, top + 14), _PICTURE - 28)


def _put_place(canvas: Canvas, face: Face, middle: float) -> float:
    """Draw the building's sign and name, centred.

    Return the y coordinate, in pixels, where the text of the card begins.
    """
    theme, wide = canvas.theme, SIZE[0]
    stamp = emblem(face.place, 32, theme.over(theme.panel))
    name = fitted(face.place_name, "Bold", 22, wide - 2 * EDGE - 42)
    room = 42 + width_of(name, "Bold", 22)
    left = (wide - room) / 2
    canvas.put(stamp, left, middle - 16)
    canvas.text(left + 42, middle, name, theme.text, theme.panel, "Bold", 22)
    return middle + 24


@lru_cache(maxsize=8)
def hidden_card(theme: Theme) -> Stamp:
    """A card, face down."""

    def draw(pen: Pen) -> None:
        wide, high = SIZE
        pen.frame((0, 0, wide, high), LEVELS["red"], theme.plate_room, 6, 18)
        pen.disc(wide / 2, high / 2, 84, BONE)
        pen.disc(wide / 2, high / 2, 76, INK)
        pen.text(wide / 2, high / 2, "?", BONE, "Black", 96, "middle")

    return make_stamp(*SIZE, theme.over(theme.frame), draw)
