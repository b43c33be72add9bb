"""The strip above the board: mission, round, danger, objectives taken, zombies by kind."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.content import Content
from engine.family.view import View
from renders.family.kinds import miniature
from renders.family.phrases import Phrases
from renders.kit.palette import LEVEL_LETTERS, LEVELS, Base, Colour, Theme, dim
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.say import WORDS
from renders.kit.text import fitted, width_of
from renders.zones import signs, tokens
from renders.zones.geometry import MARGIN

NARROW = 1200
"""Narrower pictures have the danger bar in a row of its own, and two cards side by side."""
_SIGNS = 3
"""Colours of objectives that are shown; a mission has at most three."""


class Headline(NamedTuple):
    """All that the header shows."""

    title: str
    line: str
    ending: str
    """`won` or `lost`; empty while the game goes on."""
    danger: str
    zombies: tuple[tuple[tokens.Miniature, int], ...]
    """Each kind on the board and its count."""
    objectives: tuple[str, ...]
    """The colours of the objectives, each once; empty where a mission has none."""
    tally: str


def headline_of(view: View, content: Content, language: str) -> Headline:
    """What the header says of a view."""
    phrases = Phrases(view, content, language)
    counts = [
        (miniature(content, kind), sum(one.count for one in view.groups if one.kind == kind))
        for kind in content.zombies
    ]
    taken = sum(objective.taken for objective in view.objectives)
    return Headline(
        phrases.title(),
        phrases.header(),
        "" if view.outcome is None else "won" if view.outcome.won else "lost",
        view.danger,
        tuple((kind, count) for kind, count in counts if count),
        tuple(dict.fromkeys(objective.colour for objective in view.objectives))[:_SIGNS],
        f"{taken}/{len(view.objectives)}",
    )


@lru_cache(maxsize=32)
def header(headline: Headline, width: int, language: str, theme: Theme) -> Stamp:
    """The finished strip: two rows on a narrow picture, one on a wide one."""
    narrow = width < NARROW
    canvas = Canvas.plain(width, 172 if narrow else 118, theme.over(theme.frame))
    right = _put_counts(canvas, headline, width - MARGIN)
    room = (right if narrow else 590) - MARGIN - 20
    title = fitted(headline.title, "Black", 40, room)
    canvas.text(MARGIN, 42, title, theme.text, theme.frame, "Black", 40)
    line = fitted(headline.line, "Semibold", 25, room)
    colour = _ending(headline, theme)
    canvas.text(MARGIN, 85, line, colour, theme.frame, "Semibold", 25)
    word = WORDS.say(language, "danger")
    name = WORDS.say(language, f"level-{headline.danger}")
    if narrow:
        canvas.text(MARGIN, 138, word, theme.muted, theme.frame, "Bold", 20)
        left = MARGIN + width_of(word, "Bold", 20) + 24
        _put_danger(canvas, headline.danger, name, (left, 122, width - MARGIN))
    else:
        canvas.text(604, 30, word, theme.muted, theme.frame, "Bold", 20)
        _put_danger(canvas, headline.danger, name, (604, 60, right - 36))
    return Stamp(canvas.image, None)


@lru_cache(maxsize=32)
def side_header(headline: Headline, width: int, language: str, theme: Theme) -> Stamp:
    """The same as a column, for the panel beside a tall board."""
    canvas = Canvas.plain(width, 306, theme.over(theme.frame))
    title = fitted(headline.title, "Black", 40, width)
    canvas.text(0, 50, title, theme.text, theme.frame, "Black", 40)
    colour = _ending(headline, theme)
    line = fitted(headline.line, "Semibold", 25, width)
    canvas.text(0, 94, line, colour, theme.frame, "Semibold", 25)
    word = WORDS.say(language, "danger")
    canvas.text(0, 140, word, theme.muted, theme.frame, "Bold", 20)
    name = WORDS.say(language, f"level-{headline.danger}")
    _put_danger(canvas, headline.danger, name, (0, 164, width))
    low = canvas.moved(0, 190)
    left = 0
    for kind, count in headline.zombies:
        stamp = tokens.stack(kind, count, 0, "XL", 0.88, theme.over(theme.frame))
        low.put(stamp, left, 23)
        left += stamp.width + 4
    if headline.objectives:
        left += 16 if left else 0
        for colour in headline.objectives:
            low.put(signs.objective(colour, 46, theme.over(theme.frame)), left, 37)
            left += 50
        low.text(left + 6, 60, headline.tally, theme.text, theme.frame, "Black", 30)
    return Stamp(canvas.image, None)


def _ending(headline: Headline, theme: Theme) -> Colour:
    """The colour of the line that tells the round, or how the game ended."""
    return {"won": theme.well, "lost": theme.hurt}.get(headline.ending, theme.muted)


def _put_counts(canvas: Canvas, headline: Headline, right: float) -> float:
    """Zombies on the board and objectives, from the right edge; answers where they begin."""
    for kind, count in reversed(headline.zombies):
        stamp = tokens.stack(kind, count, 0, "XL", 0.88, canvas.theme.over(canvas.theme.frame))
        right -= stamp.width
        canvas.put(stamp, right, 23)
        right -= 4
    if headline.objectives:
        right -= 20 if headline.zombies else 0
        tally = headline.tally
        right -= (
            canvas.text(
                right, 60, tally, canvas.theme.text, canvas.theme.frame, "Black", 30, "right"
            )
            + 10
        )
        for colour in reversed(headline.objectives):
            right -= 46
            canvas.put(
                signs.objective(colour, 46, canvas.theme.over(canvas.theme.frame)), right, 37
            )
            right -= 4
    return right


def _put_danger(canvas: Canvas, danger: str, name: str, place: tuple[float, float, float]) -> None:
    """Four fields, the current one named and pointed at; higher ones dark."""
    left, top, right = place
    field = (right - left - 12) / 4
    levels = list(LEVELS)
    ground = canvas.theme.over(canvas.theme.frame)
    for number, level in enumerate(levels):
        start = left + number * (field + 4)
        reached = number <= levels.index(danger)
        colour = LEVELS[level] if reached else dim(LEVELS[level], canvas.theme)
        words = name if level == danger else ""
        canvas.put(_bar(round(field), words, colour, LEVEL_LETTERS[level], ground), start, top)
        if words:
            canvas.put_middle(_pointer(ground), start + field / 2, top - 7)


@lru_cache(maxsize=64)
def _bar(width: int, words: str, colour: Colour, letter: Colour, ground: Base) -> Stamp:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, 32, colour, 5)
        pen.text(width / 2, 16, words, letter, "Bold", 22, "middle")

    return make_stamp(width, 32, ground, draw)


@lru_cache(maxsize=4)
def _pointer(ground: Base) -> Stamp:
    def draw(pen: Pen) -> None:
        pen.polygon([(0, 0), (22, 0), (11, 11)], pen.theme.text)

    return make_stamp(22, 11, ground, draw)
