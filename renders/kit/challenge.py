"""The picture of the standings of a weekly challenge.

Picture and alt text are made from the same rows. What a colour says is said in words beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renders.kit.alt import clipped
from renders.kit.icons import icon
from renders.kit.inline import LEAST
from renders.kit.look import Picture
from renders.kit.palette import THEMES, Colour, Theme, ThemeName
from renders.kit.panel import Title, frame, put_title
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import Person, portrait
from renders.kit.say import WORDS
from renders.kit.text import fitted, width_of, wrapped

WIDTH, HEIGHT = 1650, 1050
"""The size in pixels; a message shows it as 550 by 350, a phone 390 pixels wide."""
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
_BEST, _FACE = 166, (72, 92)
"""In pixels: the height of the best game's card, and the width and height of a face."""
_SIGN, _SIGNS = 48, 26
"""The side of a sign in pixels, and how many of them have room."""
_DRAWN = {"h": "lost-heart", "g": "tick", "k": "axe"}
"""The pictogram on the sign of a round, by the round's letter; a quiet round has none."""


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
    signs: str = ""
    """A letter for each round, as in `Standings`."""


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
        parts = [self.say("alt", title=self.told.title, scope=self.told.scope, rows=rows)]
        if best := self.told.best:
            parts.append(self.say("best", name=best.who, told=best.told, score=best.score))
        head, signs = self.signs()
        if signs:
            said = ", ".join(self.say("sign", sign=one) for one in signs)
            parts.append(self.say("signs-told", head=head, signs=said))
        return " ".join(parts)

    def signs(self) -> tuple[str, str]:
        """Whose rounds are shown, and their letters: the reader's own, or the best game's."""
        told = self.told
        if told.signs or told.best is None:
            return self.say("signs"), told.signs[-_SIGNS:]
        return self.say("best-signs"), told.best.signs[-_SIGNS:]

    def drawn(self) -> Image.Image:
        """The picture in palette mode."""
        told, theme = self.told, self.theme
        canvas = Canvas.plain(WIDTH, HEIGHT, theme.over(theme.frame))
        title = Title(told.title, 56, told.scope)
        put_title(canvas, title, (MARGIN, WIDTH - MARGIN), theme.muted)
        room = ROWS - BELOW * (told.best is not None)
        for at, row in enumerate(told.rows[:room]):
            self._put_row(canvas.moved(MARGIN, _TOP + at * (_ROW + _GAP)), row)
        if told.best:
            below = _TOP + room * (_ROW + _GAP)
            self._put_best(canvas.moved(MARGIN, below), told.best)
        head, signs = self.signs()
        if signs:
            self._put_signs(canvas.moved(MARGIN, HEIGHT - 88), head, signs)
        return canvas.image

    def _put_row(self, canvas: Canvas, row: Row) -> None:
        theme, wide, middle = self.theme, WIDTH - 2 * MARGIN, _ROW / 2
        canvas.put(frame(wide, _ROW, theme), 0, 0)
        if row.framed:
            canvas.put(self._mark(), 8, 12)
        numbers = theme.accent if row.framed else theme.text
        self._write(canvas, 40, (row.place, theme.muted))
        told = width_of(row.told, "Bold", LEAST)
        room = wide - _PLACE - _SCORE - told - 40
        self._write(canvas, _PLACE, (fitted(row.name, "Bold", LEAST, room), numbers))
        colour = theme.well if row.won else theme.hurt
        canvas.text(wide - _SCORE, middle, row.told, colour, theme.panel, "Bold", LEAST, "right")
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
        room = edge - 64
        lines = wrapped(best.told, "Bold", LEAST, room)[:2]
        first = _BEST / 2 - len(lines) * 25
        head = self.say("best-game")
        after = 40 + width_of(head, "Semibold", LEAST) + 20
        canvas.text(40, first, head, theme.muted, panel, "Semibold", LEAST)
        who = fitted(best.who, "Black", 46, edge - 24 - after)
        canvas.text(after, first, who, theme.text, panel, "Black", 46)
        colour = theme.well if best.won else theme.hurt
        for number, line in enumerate(lines, start=1):
            told = fitted(line, "Bold", LEAST, room)
            canvas.text(40, first + number * 50, told, colour, panel, "Bold", LEAST)

    def _write(self, canvas: Canvas, x: float, told: tuple[str, Colour]) -> None:
        canvas.text(x, _ROW / 2, told[0], told[1], self.theme.panel, "Bold", LEAST)

    def _mark(self) -> Stamp:
        """A bar, to be put at the left of a row that stands out."""

        def draw(pen: Pen) -> None:
            pen.box(0, 0, 10, _ROW - 24, self.theme.accent, 4)

        return make_stamp(10, _ROW - 24, self.theme.over(self.theme.panel), draw)

    def _put_signs(self, canvas: Canvas, head: str, signs: str) -> None:
        """Draw a coloured square with a pictogram for each of the last rounds in `signs`."""
        theme = self.theme
        canvas.text(0, 26, head, theme.muted, theme.frame, "Semibold", LEAST)
        left = width_of(head, "Semibold", LEAST) + 24
        room = int((WIDTH - 2 * MARGIN - left) // (_SIGN + 6))
        for at, letter in enumerate(signs[-room:]):
            x = left + at * (_SIGN + 6)
            colour = {"h": theme.hurt, "k": theme.well, "g": theme.accent}.get(letter, theme.slot)
            canvas.put(self._square(colour), x, 2)
            if letter in _DRAWN:
                side = _SIGN - 12
                canvas.put(icon(_DRAWN[letter], side, theme.over(colour)), x + 6, 8)

    def _square(self, colour: Colour) -> Stamp:
        def draw(pen: Pen) -> None:
            pen.box(0, 0, _SIGN, _SIGN, colour, 8)

        return make_stamp(_SIGN, _SIGN, self.theme.over(self.theme.frame), draw)
