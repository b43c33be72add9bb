"""The header of the large picture: size of the town, whose turn it is, what is left, effects."""

from __future__ import annotations

import math

from renders.kit.pen import Canvas, Stamp
from renders.kit.strip import HIGH, Headline
from renders.kit.text import width_of
from renders.zombies import figures
from renders.zombies.look import TownLook
from renders.zombies.tiles import small_tile

_GAP = 26


def headline_of(look: TownLook) -> Headline:
    """The contents of the header for this look."""
    over, theme = look.view.outcome is not None, look.theme
    return Headline(
        look.result() if over else look.title(),
        look.header(),
        theme.well if over else theme.accent,
        [_counts(look)],
        below=" · ".join([look.helipad(), *look.spells()]),
    )


def _counts(look: TownLook) -> Stamp:
    """The number of tiles left, and of zombies in the box."""
    theme, ground = look.theme, look.over(look.theme.frame)
    counts = [
        (small_tile(44, theme), str(look.view.tiles_left), look.say("town-tiles-left")),
        (figures.zombie(46, ground), str(look.view.pool), look.say("town-in-box")),
    ]
    wide = [
        max(stamp.width + 10 + width_of(count, "Black", 30), width_of(words, "Semibold", 20))
        for stamp, count, words in counts
    ]
    canvas = Canvas.plain(2 * math.ceil(sum(wide) / 2) + 2 * _GAP, HIGH, ground)
    right = float(canvas.image.width)
    for (stamp, count, words), room in zip(reversed(counts), reversed(wide), strict=True):
        right -= room
        canvas.put(stamp, right, 24 - stamp.height / 2)
        canvas.text(right + stamp.width + 10, 24, count, theme.text, theme.frame, "Black", 30)
        canvas.text(right, 64, words, theme.muted, theme.frame)
        right -= _GAP
    return Stamp(canvas.image, None)
