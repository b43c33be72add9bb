"""The picture of the standings of a weekly challenge.

Picture and alt text are made from the same rows. What a colour says is said in words beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renders.kit.alt import clipped
from renders.kit.look import Picture
from renders.kit.palette import THEMES, Colour, Theme, ThemeName
from renders.kit.panel import frame
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import Person, portrait
from renders.kit.say import WORDS
from renders.kit.text import fitted, width_of

WIDTH, HEIGHT = 1650, 1050
"""The size in pixels; a message shows it as 550 by 350, where type of size 30 is 10 pixels high."""
MARGIN = 36
ROWS, BELOW = 10, 2
"""How many rows have room: people, and the autopilot among them; and how many rows fewer above the
best game.
"""
TEAM = 6
"""How many faces have room beside the best game."""
_TOP, _ROW, _GAP = 112, 76, 8
"""In pixels: where the rows begin, the height of a row, and the gap between two rows."""
_PLACE, _SCORE = 104, 190
"""The width in pixels of the columns of places and of scores."""
_BEST, _FACE = 150, (60, 76)
"""In pixels: the height of the best game's card, and the width and height of a face."""
_SIGN, _SIGNS = 44, 26
"""The side of a sign in pixels, and how many of them have room."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row: a person, or the autopilot, which has no place."""

    place: str
    name: str
    told: str
    """How the game went, in words, such as `won in 6 rounds, 2 wounds`."""
    score: int
    won: bool
    framed: bool = False
    """True if the row stands out: the autopilot's, or the reader's own."""


@dataclass(frozen=True, slots=True)
class Best:
    """The best game of a challenge that is over."""

    who: str
    """The names of all who played it."""
    told: str
    """How the game went, in words."""
    score: int
    won: bool
    team: Sequence[Person] = ()
    """The figures that they led."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings in words and numbers."""

    title: str
    scope: str
    rows: Sequence[Row]
    """In order; at most `ROWS`, or `BELOW` fewer if there is a best game."""
    signs: str = ""
    """The reader's own game, a letter for each round: `h`arm, `g`oal, `k`ill or `q`uiet."""
    best: Best | None = None


def standings_picture(told: Standings, language: str, theme: ThemeName = "night") -> Picture:
    """The picture of these standings, with its alt text of at most 1,024 characters."""
    page = _Page(told, language, THEMES[theme])
    return Picture("standings.png", page.drawn, clipped(page.alt()))


class _Page:
    """One picture while it is drawn."""

    def __init__(self, told: Standings, language: str, theme: Theme):
        self.told, self.language, self.theme = told, language, theme

    def say(self, key: str, **values: str | int) -> str:
        return WORDS.say(self.language, f"standings-{key}", **values)

    def alt(self) -> str:
        """The whole picture in words."""
        rows = "; ".join(
            self.say("row", place=one.place, name=one.name, told=one.told, score=one.score)
            for one in self.told.rows
        )
        alt = self.say("alt", title=self.told.title, scope=self.told.scope, rows=rows)
        if not (best := self.told.best):
            return alt
        return f"{alt} {self.say('best', name=best.who, told=best.told, score=best.score)}"

    def drawn(self) -> Image.Image:
        """The picture in palette mode."""
        told, theme = self.told, self.theme
        canvas = Canvas.plain(WIDTH, HEIGHT, theme.over(theme.frame))
        scope = width_of(told.scope, "Semibold", 34)
        title = fitted(told.title, "Black", 56, WIDTH - 2 * MARGIN - scope - 40)
        canvas.text(MARGIN, 56, title, theme.text, theme.frame, "Black", 56)
        right = WIDTH - MARGIN
        canvas.text(right, 62, told.scope, theme.muted, theme.frame, "Semibold", 34, "right")
        room = ROWS - BELOW * (told.best is not None)
        for at, row in enumerate(told.rows[:room]):
            self._put_row(canvas.moved(MARGIN, _TOP + at * (_ROW + _GAP)), row)
        if told.best:
            below = _TOP + room * (_ROW + _GAP)
            self._put_best(canvas.moved(MARGIN, below), told.best)
        if told.signs:
            self._put_signs(canvas.moved(MARGIN, HEIGHT - 88))
        return canvas.image

    def _put_row(self, canvas: Canvas, row: Row) -> None:
        theme, wide, middle = self.theme, WIDTH - 2 * MARGIN, _ROW / 2
        canvas.put(frame(wide, _ROW, theme), 0, 0)
        if row.framed:
            canvas.put(self._mark(), 8, 12)
        numbers = theme.accent if row.framed else theme.text
        self._write(canvas, 40, (row.place, theme.muted))
        told = width_of(row.told, "Bold", 30)
        room = wide - _PLACE - _SCORE - told - 40
        self._write(canvas, _PLACE, (fitted(row.name, "Bold", 36, room), numbers), 36)
        colour = theme.well if row.won else theme.hurt
        canvas.text(wide - _SCORE, middle, row.told, colour, theme.panel, "Bold", 30, "right")
        score = str(row.score)
        canvas.text(wide - 28, middle, score, numbers, theme.panel, "Black", 44, "right")

    def _put_best(self, canvas: Canvas, best: Best) -> None:
        """Draw the card of the best game: who played it, how it went, their figures, its score."""
        theme, wide = self.theme, WIDTH - 2 * MARGIN
        panel = theme.panel
        canvas.put(frame(wide, _BEST, theme, bright=True), 0, 0)
        score = str(best.score)
        canvas.text(wide - 28, _BEST / 2, score, theme.accent, panel, "Black", 74, "right")
        team, step = best.team[:TEAM], _FACE[0] + 4
        edge = wide - _SCORE - step * len(team)
        for at, person in enumerate(team):
            face = portrait(person, _FACE, theme, fallen=False, bare=True)
            canvas.put(face, edge + at * step, (_BEST - _FACE[1]) // 2)
        canvas.text(40, 32, self.say("best-game"), theme.muted, panel, "Semibold", 30)
        room = edge - 64
        canvas.text(40, 76, fitted(best.who, "Black", 44, room), theme.text, panel, "Black", 44)
        colour = theme.well if best.won else theme.hurt
        canvas.text(40, 120, fitted(best.told, "Bold", 30, room), colour, panel, "Bold", 30)

    def _write(self, canvas: Canvas, x: float, told: tuple[str, Colour], size: int = 34) -> None:
        canvas.text(x, _ROW / 2, told[0], told[1], self.theme.panel, "Bold", size)

    def _mark(self) -> Stamp:
        """A bar, to be put at the left of a row that stands out."""

        def draw(pen: Pen) -> None:
            pen.box(0, 0, 10, _ROW - 24, self.theme.accent, 4)

        return make_stamp(10, _ROW - 24, self.theme.over(self.theme.panel), draw)

    def _put_signs(self, canvas: Canvas) -> None:
        """Draw the reader's game: for each of the last rounds, a coloured square with a sign."""
        theme, head = self.theme, self.say("signs")
        canvas.text(0, 24, head, theme.muted, theme.frame, "Semibold", 30)
        left = width_of(head, "Semibold", 30) + 24
        room = min(_SIGNS, int((WIDTH - 2 * MARGIN - left) // (_SIGN + 6)))
        for at, letter in enumerate(self.told.signs[-room:]):
            canvas.put(self._sign(letter), round(left + at * (_SIGN + 6)), 2)

    def _sign(self, letter: str) -> Stamp:
        theme = self.theme
        colour = {"h": theme.hurt, "k": theme.well, "g": theme.accent}.get(letter, theme.slot)
        shape = {"h": "×", "k": "+", "g": "!"}.get(letter, "·")

        def draw(pen: Pen) -> None:
            pen.box(0, 0, _SIGN, _SIGN, colour, 8)
            ink = theme.frame if letter in "hkg" else theme.text
            pen.text(_SIGN / 2, _SIGN / 2, shape, ink, "Black", 34, "middle")

        return make_stamp(_SIGN, _SIGN, theme.over(theme.frame), draw)
