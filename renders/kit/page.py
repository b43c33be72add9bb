"""The layout of the large picture of a table: header, board, rows of cards, legend."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from renders.kit.palette import Theme
from renders.kit.pen import Canvas, Stamp

MARGIN = 30
PANEL = 450
"""The width in pixels of the panel beside a tall board."""
GUTTER = 14
"""Pixels between players' cards."""


class Page(NamedTuple):
    """The parts around a board: `head` above it; below it `cards` in `columns`, then the legend
    `foot`.
    """

    head: Stamp
    cards: Sequence[Stamp]
    columns: int
    foot: Stamp
    margin: int
    gaps: tuple[int, int]
    """Pixels above and below the rows of cards."""

    def around(self, high: int, put_board: Callable[[Canvas], None], theme: Theme) -> Image.Image:
        """The whole picture, with a board `high` pixels high that `put_board` draws."""
        cards_top = self.head.height + high + self.gaps[0]
        foot_top = cards_top + height_of(self.cards, self.columns) + self.gaps[1]
        size = (self.head.width, foot_top + self.foot.height)
        canvas = Canvas.plain(*size, theme.over(theme.frame))
        canvas.put(self.head, 0, 0)
        put_board(canvas.moved(0, self.head.height))
        put_cards(canvas.moved(self.margin, cards_top), self.cards, self.columns)
        canvas.put(self.foot, 0, foot_top)
        return canvas.image


def card_width(room: int, columns: int) -> int:
    """The width of each card if `columns` cards share `room` pixels."""
    return (room - (columns - 1) * GUTTER) // columns


def height_of(cards: Sequence[Stamp], columns: int) -> int:
    """The height of the rows of cards, with the gap below each row."""
    return sum(card.height + GUTTER for card in cards[::columns])


def put_cards(canvas: Canvas, cards: Sequence[Stamp], columns: int) -> None:
    """Put cards of one size in rows."""
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        canvas.put(card, column * (card.width + GUTTER), row * (card.height + GUTTER))
