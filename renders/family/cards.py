"""What pictures of survivors share: pictograms of cards, and the bar of experience."""

from __future__ import annotations

from functools import lru_cache

from engine.family.files import Content
from engine.family.view import CardView
from renders.family.look import FamilyLook
from renders.kit.palette import LEVEL_LETTERS, LEVELS, Theme, dim
from renders.kit.pen import Pen, Stamp, make_stamp
from renders.kit.text import width_of


def card_icon(held: CardView, look: FamilyLook) -> str:
    """The name of an item card's pictogram."""
    return look.content.equipment[held.kind].icon


def is_wound(held: CardView, look: FamilyLook) -> bool:
    """True if the card is a wound, which only takes up a place."""
    return look.content.equipment[held.kind].kind == "wound"


def level_starts(content: Content) -> tuple[int, ...]:
    """The experience points with which each danger level begins."""
    steps = content.figures.thresholds
    return (0, steps["yellow"], steps["orange"], steps["red"])


@lru_cache(maxsize=512)
def experience_bar(xp: int, starts: tuple[int, ...], size: tuple[int, int], theme: Theme) -> Stamp:
    """A bar with a field for each level and its first point, filled up to `xp`."""
    width, height = size
    wide = (width - 9) / 4
    letters = 20 if height < 30 else 27

    def draw(pen: Pen) -> None:
        for number, (level, start) in enumerate(zip(LEVELS, starts, strict=True)):
            left = number * (wide + 3)
            pen.box(left, 0, left + wide, height, dim(LEVELS[level], theme), 4)
            full = _full(xp, start, starts[number + 1] if number < 3 else start)
            if full:
                reach = max(14 + width_of(str(start), "Bold", letters), wide * full)
                corners = (True, full == 1, full == 1, True)
                pen.box(left, 0, left + reach, height, LEVELS[level], 4, corners)
            colour = LEVEL_LETTERS[level] if full else theme.text
            pen.text(left + 7, height / 2, str(start), colour, "Bold", letters)

    return make_stamp(width, height, theme.over(theme.panel), draw)


def _full(xp: int, start: int, end: int) -> float:
    """How much of a level's field is filled, from 0 to 1."""
    if xp < start:
        return 0.0
    return min(1.0, (xp - start + 1) / (end - start)) if end > start else 1.0
