"""The picture of a round: the one that the message of a game shows.

Messages show pictures at a third of their size, so everything here is large enough for that. The
board is at the left; beside it are a panel with what matters now and a card for each player. A
board of one row lies above the cards instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from renders.kit.palette import (
    BONE,
    INK,
    LEVEL_LETTERS,
    LEVELS,
    SIGNAL,
    SPAWN,
    WHITE,
    Base,
    Colour,
    Theme,
    dim,
)
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.text import CAP_HEIGHT, fitted, largest, width_of, with_numbers, wrapped

SIZE = (1650, 1050)
LEAST = 39
"""The smallest type in pixels: 9 on a phone, which shows a picture 390 pixels wide."""
MARK = 43
"""The type size of names, counts and initials, in pixels.

A message shows their capitals and digits 9 pixels high.
"""
EDGE, GAP = 6, 6
PANE = (1152, 1034)
"""The most pixels (wide, high) for a board at the left."""
LOW_PANE = (1638, 776)
"""The most pixels (wide, high) for a board of one row."""
_BAND = 82
"""The height of the header above a board of one row."""
_HEAD, _ROW = 230, 44
"""The height above the cards beside a board, and the height of a line of signs."""
_CARD, _LOW_CARD = 190, 176
_HIGH = 40
"""The height of a line of numbers, which need no room for descenders."""


class Danger(NamedTuple):
    """The danger bar: the current level and its name."""

    level: str
    name: str


class Tally(NamedTuple):
    """A sign and a count beside it."""

    sign: Stamp
    words: str


@dataclass(frozen=True, slots=True)
class Heading:
    """The texts and signs that the picture of a round shows beside or above the board."""

    round: str
    title: str
    whose: str
    """Whose turn it is, or how the game ended."""
    colour: Colour
    tallies: Sequence[Tally]
    signs: Sequence[Stamp]
    """Signs of the goals.

    Beside a board, a number stands for those without room; above a board of one row, only the first
    four are shown.
    """
    danger: Danger | None = None
    counts: str = ""
    """The numbers of the goal in words, before its signs."""
    note: str = ""
    """A text after the signs; not shown above a board of one row."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A board, or the visible part of it, as a part of a larger picture; `put` draws it.

    With `low` it is a board of one row, which lies above the cards.
    """

    width: int
    height: int
    put: Callable[[Canvas], None]
    low: bool = False
    small_map: Stamp | None = None
    """A map of the whole board that shows which part is visible."""


class CardRoom(NamedTuple):
    """The size of a card, in pixels."""

    width: int
    height: int


Cards = Callable[[CardRoom], Sequence[Stamp]]
Foot = Callable[[CardRoom], Stamp]


def nobody(_room: CardRoom) -> Sequence[Stamp]:
    """Draw no cards, for a picture without people to show."""
    return ()


@dataclass(frozen=True, slots=True)
class Inline:
    """Everything the picture of a round shows; `people` is the number of cards."""

    scene: Scene
    heading: Heading
    people: int = 0
    cards: Cards = nobody
    """Draws one card of the given size for each of `people`, in order."""
    foot: Foot | None = None
    """Draws what takes the place of the cards, if the picture has something else there."""


def compose(inline: Inline, theme: Theme) -> Image.Image:
    """Draw the picture of a round, as a palette image of `SIZE`."""
    scene, heading = inline.scene, inline.heading
    canvas = Canvas.plain(*SIZE, theme.over(theme.frame))
    pane = Canvas.plain(scene.width, scene.height, theme.over(theme.frame))
    scene.put(pane)
    canvas.image.paste(pane.image, corner_of(scene.width, scene.height, low=scene.low))
    if scene.low:
        _put_band(canvas, heading, scene.small_map)
        _put_below(canvas, inline)
        return canvas.image
    left = EDGE + scene.width + 12
    _put_panel(canvas.moved(left, 0), SIZE[0] - left - EDGE, heading, scene.small_map)
    _put_beside(canvas.moved(left, _HEAD - 8), SIZE[0] - left - EDGE, inline)
    return canvas.image


def corner_of(width: int, height: int, *, low: bool) -> tuple[int, int]:
    """The pixel of the picture where a board of this size has its north-west corner.

    With `low` the board lies above the cards.
    """
    if low:
        return (SIZE[0] - width) // 2, _BAND + (LOW_PANE[1] - height) // 2
    return EDGE, (SIZE[1] - height) // 2


def _put_beside(canvas: Canvas, wide: int, inline: Inline) -> None:
    """Put the cards below one another, down to the foot of the picture if they fill it."""
    if inline.foot is not None:
        canvas.put(inline.foot(CardRoom(wide, SIZE[1] - _HEAD)), 0, 0)
    high = min(_CARD, (SIZE[1] - _HEAD) // max(1, inline.people) - GAP)
    for number, card in enumerate(inline.cards(CardRoom(wide, high))):
        canvas.put(card, 0, number * (high + GAP))


def _put_below(canvas: Canvas, inline: Inline) -> None:
    """Put the cards side by side along the foot of the picture."""
    top, people = _BAND + LOW_PANE[1] + GAP, inline.people
    if inline.foot is not None:
        room = CardRoom(SIZE[0] - 4 * EDGE, SIZE[1] - top)
        canvas.put(inline.foot(room), 2 * EDGE, top)
    wide = min(470, (SIZE[0] - 2 * EDGE + GAP) // max(1, people) - GAP)
    left = (SIZE[0] - people * (wide + GAP) + GAP) // 2
    top = SIZE[1] - _LOW_CARD - EDGE
    for number, card in enumerate(inline.cards(CardRoom(wide, _LOW_CARD))):
        canvas.put(card, left + number * (wide + GAP), top)


# ---------------------------------------------------------------- beside the board


def _put_panel(canvas: Canvas, wide: int, heading: Heading, small_map: Stamp | None) -> None:
    theme, right = canvas.theme, wide
    if small_map is not None:
        canvas.put(small_map, wide - small_map.width, 8)
        right = wide - small_map.width - 14
    x = canvas.text(0, 24, heading.round, theme.text, theme.frame, "Bold", LEAST)
    x += 16 if heading.round else 0
    if width_of(heading.title, "Semibold", LEAST) <= right - x:
        canvas.text(x, 24, heading.title, theme.muted, theme.frame, "Semibold", LEAST)
    _put_whose(canvas, heading, right, 70)
    left = _put_tallies(canvas, heading.tallies, right, 120, bool(heading.danger))
    if heading.danger:
        _put_danger(canvas, heading.danger, (0, 98, left - 14))
    low = small_map is not None and small_map.height > 150
    _put_signs(canvas, heading, right if low else wide, 160)


def _put_whose(canvas: Canvas, heading: Heading, room: float, middle: float) -> None:
    """Write whose turn it is as large as fits, but never smaller than `LEAST`."""
    size = largest(heading.whose, "Black", (50, 44, LEAST), room)
    words = fitted(heading.whose, "Black", size, room)
    canvas.text(0, middle, words, heading.colour, canvas.theme.frame, "Black", size)


def _put_tallies(
    canvas: Canvas, tallies: Sequence[Tally], right: float, middle: float, at_right: bool
) -> float:
    """Put counts beside their signs; returns the x coordinate where they begin."""
    theme = canvas.theme
    sizes = [each.sign.width + 10 + width_of(each.words, "Black", MARK) for each in tallies]
    whole = sum(sizes) + 24 * (len(sizes) - 1)
    begin = max(0.0, right - whole) if at_right else 0.0
    x = begin
    for each, size in zip(tallies, sizes, strict=True):
        canvas.put(each.sign, x, middle - each.sign.height / 2)
        words, left = each.words, x + each.sign.width + 10
        canvas.text(left, middle, words, theme.text, theme.frame, "Black", MARK)
        x += size + 24
    return begin


def _put_signs(canvas: Canvas, heading: Heading, right: float, top: float) -> None:
    """Put the goal's numbers, its signs, the number of signs without room, then the note."""
    theme, x = canvas.theme, 0.0
    if heading.counts:
        x = _put_counts(canvas, heading.counts, right, top + 22) + 16
    for number, stamp in enumerate(heading.signs):
        left = len(heading.signs) - number
        room = right - (64 if left > 1 else 0)
        if x + stamp.width > room:
            if x + 64 <= right:
                canvas.text(x, top + 22, f"+{left}", theme.text, theme.frame, "Bold", MARK)
            return
        canvas.put(stamp, x, top + (_ROW - stamp.height) / 2)
        x += stamp.width + 16
    words = fitted(heading.note, "Semibold", LEAST, right - x)
    canvas.text(x, top + 22, words, theme.muted, theme.frame, "Semibold", LEAST)


def _put_counts(canvas: Canvas, words: str, right: float, middle: float) -> float:
    """Write the numbers of the goal, if need be in two lines.

    Returns the x coordinate where they end.
    """
    theme, ends = canvas.theme, 0.0
    lines = counted_lines(words, right)[:2]
    for number, line in enumerate(lines):
        low = middle + (number - (len(lines) - 1) / 2) * 38
        shown = fitted(line, "Bold", LEAST, right)
        ends = max(ends, canvas.text(0, low, shown, theme.accent, theme.frame, "Bold", LEAST))
    return ends


def counted_lines(words: str, room: float) -> list[str]:
    """Break a goal into lines of at most `room` pixels, each number beside what it counts."""
    return wrapped(with_numbers(words), "Bold", LEAST, room)


def _put_danger(canvas: Canvas, danger: Danger, place: tuple[float, float, float]) -> None:
    """Draw a field for each level; the current one is named, higher ones are dark."""
    left, top, right = place
    levels, ground = list(LEVELS), canvas.theme.over(canvas.theme.frame)
    current = danger.level if danger.level in LEVELS else levels[-1]
    share = (right - left - 3 * 5) / 4
    named = max(share, width_of(danger.name, "Black", LEAST) + 22)
    other = max(12.0, (right - left - 3 * 5 - named) / 3)
    for number, level in enumerate(levels):
        reached = number <= levels.index(current)
        colour = LEVELS[level] if reached else dim(LEVELS[level], canvas.theme)
        words, wide = (danger.name, named) if level == current else ("", other)
        bar = _field(round(wide), words, colour, LEVEL_LETTERS[level], ground)
        canvas.put(bar, left, top)
        left += round(wide) + 5


@lru_cache(maxsize=64)
def _field(width: int, words: str, colour: Colour, letter: Colour, ground: Base) -> Stamp:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, _ROW, colour, 7)
        if words:
            pen.text(width / 2, _ROW / 2, words, letter, "Black", LEAST, "middle")

    return make_stamp(width, _ROW, ground, draw)


# ---------------------------------------------------------------- above the board


def _put_band(canvas: Canvas, heading: Heading, small_map: Stamp | None) -> None:
    """Put title, round, whose turn and the goal's numbers at the left, the rest at the right."""
    theme, middle, right = canvas.theme, _BAND / 2, SIZE[0] - 24
    if small_map is not None:
        right -= small_map.width
        canvas.put(small_map, right, middle - small_map.height / 2)
        right -= 24
    right = _put_tallies(canvas, heading.tallies, right, middle, True) - 24
    for stamp in reversed(heading.signs[:4]):
        right -= stamp.width
        canvas.put(stamp, right, middle - stamp.height / 2)
        right -= 18
    if heading.danger:
        right -= 330
        _put_danger(canvas, heading.danger, (right, middle - _ROW / 2, right + 310))
    x, words = 24.0, ((heading.title, theme.text, 40), (heading.round, theme.muted, LEAST))
    whose = min(width_of(heading.whose, "Black", 44), 420)
    whose += 46 + width_of(heading.counts, "Bold", LEAST) if heading.counts else 0
    for line, colour, size in words:
        if x + width_of(line, "Black", size) + 26 + whose < right:
            x += canvas.text(x, middle, line, colour, theme.frame, "Black", size) + 26
    line = fitted(heading.whose, "Black", 44, right - x - 20)
    x += canvas.text(x, middle, line, heading.colour, theme.frame, "Black", 44) + 26
    if width_of(heading.counts, "Bold", LEAST) < right - x:
        _put_counts(canvas.moved(round(x), 0), heading.counts, right - x - 20, middle)


# ---------------------------------------------------------------- parts of cards and headings


@lru_cache(maxsize=64)
def frame(width: int, height: int, theme: Theme, turn: bool) -> Stamp:
    """An empty card; with `turn` it has a broad bright frame, because it is that person's turn."""

    def draw(pen: Pen) -> None:
        rim, thick = (SIGNAL, 7) if turn else (theme.panel_edge, 2)
        pen.frame((0, 0, width, height), theme.panel, rim, thick, 12)

    return make_stamp(width, height, theme.over(theme.frame), draw)


@lru_cache(maxsize=128)
def chip(count: int, words: str, loud: bool, ground: Base) -> Stamp:
    """A small sign with a count of zombies; the digits of `count` in `words` are larger.

    A `loud` sign is filled: these zombies share the zone. Any other has only a rim: they are near.
    """
    wide, high = counted_width(count, words) + 20, 38

    def draw(pen: Pen) -> None:
        fill, rim = (SPAWN, SPAWN) if loud else (ground.theme.panel, SPAWN)
        pen.frame((0, 0, wide, high), fill, rim, 3, 8)
        draw_counted(pen, 10, high / 2, count, words, WHITE if loud else ground.theme.text)

    return make_stamp(wide, high, ground, draw)


def _parts(count: int, words: str) -> list[tuple[str, int]]:
    """The words split around their number, each part with its type size."""
    before, number, after = words.partition(str(count))
    return [(before, LEAST), (number, MARK), (after, LEAST)]


def counted_width(count: int, words: str) -> float:
    """The width of `words` in pixels if the digits of `count` in them are written larger."""
    return sum(width_of(part, "Black", size) for part, size in _parts(count, words))


@lru_cache(maxsize=128)
def counted(count: int, words: str, colour: Colour, ground: Base) -> Stamp:
    """The text `words` on plain ground, with the digits of `count` written larger."""

    def draw(pen: Pen) -> None:
        draw_counted(pen, 0, _HIGH / 2, count, words, colour)

    return make_stamp(counted_width(count, words), _HIGH, ground, draw)


def number(words: str, colour: Colour, ground: Base) -> Stamp:
    """The number `words` in large type, cut close so that it covers nothing above or below."""

    def draw(pen: Pen) -> None:
        pen.text(0, _HIGH / 2, words, colour, "Black", MARK)

    return make_stamp(width_of(words, "Black", MARK), _HIGH, ground, draw)


def draw_counted(
    pen: Pen, left: float, middle: float, count: int, words: str, colour: Colour
) -> None:
    """Write `words` on one base line, from the x coordinate `left`.

    The digits of `count` are larger.
    """
    for part, size in _parts(count, words):
        low = middle + (MARK - size) * CAP_HEIGHT / 2
        if part:
            pen.text(left, low, part, colour, "Black", size)
        left += width_of(part, "Black", size)


def beside(one: Stamp, other: Stamp, gap: int, ground: Base) -> Stamp:
    """Two stamps side by side as one, `gap` pixels apart."""
    high = max(one.height, other.height)
    canvas = Canvas.plain(one.width + gap + other.width, high, ground)
    canvas.put(one, 0, (high - one.height) / 2)
    canvas.put(other, one.width + gap, (high - other.height) / 2)
    return Stamp(canvas.image, None)


# ---------------------------------------------------------------- the small map


class Dot(NamedTuple):
    """A person or a zombie on a small map."""

    x: float
    y: float
    radius: float
    colour: Colour
    rim: Colour = INK


def draw_dots(pen: Pen, dots: Sequence[Dot]) -> None:
    """Draw the dots, each with a rim."""
    for dot in dots:
        pen.disc(dot.x, dot.y, dot.radius + 1.4, dot.rim)
        pen.disc(dot.x, dot.y, dot.radius, dot.colour)


def draw_seen(pen: Pen, left: float, top: float, right: float, low: float) -> None:
    """Draw a bright frame around the part of the small map that the picture shows."""
    for grow, colour, wide in ((0.0, INK, 6.0), (0.0, BONE, 3.0)):
        corners = [(left + grow, top), (right, top), (right, low), (left, low), (left + grow, top)]
        pen.line(corners, wide, colour)
