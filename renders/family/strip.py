"""The header of the large picture: mission, round, danger, objectives taken, zombies by kind."""

from __future__ import annotations

import math

from renders.family.inline import counts_in
from renders.family.look import BODY, FamilyLook
from renders.kit.pen import Canvas, Stamp
from renders.kit.strip import HIGH, Danger, Headline
from renders.kit.text import width_of
from renders.zones import signs, tokens

_SIGNS = 3
"""The most colours of objectives shown; no mission has more."""


def headline_of(look: FamilyLook) -> Headline:
    """The contents of the header for this look."""
    view, theme, say = look.view, look.theme, look.say
    colour = theme.muted
    if view.outcome is not None:
        colour = theme.well if view.outcome.won else theme.hurt
    return Headline(
        look.title(),
        _line(look),
        colour,
        [*_objectives(look), *_zombies(look)],
        Danger(say("danger"), view.danger, look.level(view.danger)),
    )


def _line(look: FamilyLook) -> str:
    """Return the round with the numbers of the first open goal, in words.

    Without an open goal, return the round and whose turn it is, or how the game ended.
    """
    counts = counts_in(look)
    return f"{look.say('round', round=look.view.round)} · {counts}" if counts else look.header()


def _zombies(look: FamilyLook) -> list[Stamp]:
    """Return a stamp for each kind of zombie on the board: its sign with its number."""
    ground, left = look.over(look.theme.frame), 0
    found: list[tuple[int, Stamp]] = []
    for kind in look.content.zombies:
        count = sum(one.count for one in look.view.groups if one.kind == kind)
        if count:
            stamp = tokens.stack(look.miniature(kind), count, 0, "XL", 0.88, ground)
            found.append((left, stamp))
            left += stamp.width + 4
    if not found:
        return []
    canvas = Canvas.plain(left - 4, HIGH, ground)
    for place, stamp in found:
        canvas.put(stamp, place, 11)
    return [Stamp(canvas.image, None)]


def _objectives(look: FamilyLook) -> list[Stamp]:
    """The colours of objectives, each once, and how many are taken, as one stamp."""
    theme = look.theme
    all_of_them = [one for one in look.view.objectives if one.colour != BODY]
    colours = list(dict.fromkeys(one.colour for one in all_of_them))[:_SIGNS]
    if not colours:
        return []
    ground, left = look.over(theme.frame), len(colours) * 50 + 6
    tally = f"{sum(one.taken for one in all_of_them)}/{len(all_of_them)}"
    wide = left + math.ceil(width_of(tally, "Black", 30))
    canvas = Canvas.plain(wide, HIGH, ground)
    for number, colour in enumerate(colours):
        canvas.put(signs.objective(colour, 46, ground), number * 50, 25)
    canvas.text(left, 48, tally, theme.text, theme.frame, "Black", 30)
    return [Stamp(canvas.image, None)]
