"""The strip above the town: its size, whose turn it is, what is left, what holds for all."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from renders.kit.palette import Theme
from renders.kit.pen import Canvas, Stamp
from renders.kit.text import fitted, width_of
from renders.zombies import figures
from renders.zombies.phrases import TownPhrases
from renders.zombies.plan import MARGIN
from renders.zombies.tiles import small_tile

HEIGHT = 150


class Headline(NamedTuple):
    """All that the strip shows."""

    title: str
    line: str
    over: bool
    tiles: int
    pool: int
    words: tuple[str, str]
    """What the two counts are."""
    below: str
    """The helipad, and what holds for the whole table."""


def headline_of(phrases: TownPhrases) -> Headline:
    view = phrases.view
    over = view.outcome is not None
    return Headline(
        phrases.result() if over else phrases.title(),
        phrases.header(),
        over,
        view.tiles_left,
        view.pool,
        (phrases.say("town-in-box"), phrases.say("town-tiles-left")),
        " · ".join([phrases.helipad(), *phrases.spells()]),
    )


@lru_cache(maxsize=16)
def header(headline: Headline, width: int, theme: Theme) -> Stamp:
    """The finished strip."""
    canvas = Canvas.plain(width, HEIGHT, theme.over(theme.frame))
    right = _put_counts(canvas, headline, width - MARGIN)
    room = right - MARGIN - 24
    title = fitted(headline.title, "Black", 40, room)
    canvas.text(MARGIN, 42, title, theme.text, theme.frame, "Black", 40)
    colour = theme.well if headline.over else theme.accent
    line = fitted(headline.line, "Semibold", 25, room)
    canvas.text(MARGIN, 88, line, colour, theme.frame, "Semibold", 25)
    below = fitted(headline.below, "Semibold", 22, width - 2 * MARGIN)
    canvas.text(MARGIN, 122, below, theme.muted, theme.frame, "Semibold", 22)
    return Stamp(canvas.image, None)


def _put_counts(canvas: Canvas, headline: Headline, right: float) -> float:
    """Zombies in the box and tiles left, from the right edge; answers where they begin."""
    theme = canvas.theme
    zombie = figures.zombie(46, theme.over(theme.frame))
    counts = ((zombie, headline.pool), (small_tile(44, theme), headline.tiles))
    for (stamp, count), words in zip(counts, headline.words, strict=True):
        wide = stamp.width + 10 + width_of(str(count), "Black", 30)
        right -= max(wide, width_of(words, "Semibold", 20))
        canvas.put(stamp, right, 36 - stamp.height / 2)
        x = right + stamp.width + 10
        canvas.text(x, 36, str(count), theme.text, theme.frame, "Black", 30)
        canvas.text(right, 76, words, theme.muted, theme.frame)
        right -= 26
    return right
