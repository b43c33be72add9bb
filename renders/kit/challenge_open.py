"""The picture that opens a weekly challenge: what is played, how it is scored, and what is sealed.

Picture and alt text are made from the same words and numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from renders.kit.alt import fitted as alt_fitted
from renders.kit.icons import icon
from renders.kit.inks import to_palette
from renders.kit.inline import LEAST
from renders.kit.look import Picture
from renders.kit.palette import THEMES, Colour, Theme, ThemeName
from renders.kit.panel import Title, frame, put_title
from renders.kit.pen import Canvas, Stamp
from renders.kit.say import WORDS
from renders.kit.text import fitted, largest, width_of

WIDTH, HEIGHT = 1650, 1050
"""The size in pixels; a message shows it as 550 by 350, a phone 390 pixels wide."""
MARGIN = 36
BOARD = (810, 810)
"""The most pixels (wide, high) for the board."""
_TOP, _LEFT = 108, MARGIN + BOARD[0] + 24
"""In pixels: where everything below the title begins, and where the column beside the board does.
"""
_COLUMN, _INSET = WIDTH - MARGIN - _LEFT, 22
"""In pixels: the width of the column, and of the margin within its cards."""
_POINTS, _HASH, _PAR, _ROW = 470, 176, 112, 53
"""In pixels: the heights of the three cards, and of a row of points."""
_GROUP, _GROUPS = 8, 4
"""How many signs of the hash stand together, and how many such groups a line has."""
_LOCK = 72


@dataclass(frozen=True, slots=True)
class Opening:
    """A challenge that has begun, in words and numbers."""

    title: str
    until: str
    mission: str
    about: str
    """The game, and how many people play it."""
    points: Mapping[str, int]
    """The points by what they are for: `won`, `round`, `wound`, `death`, `least` and `lost`."""
    seal: str
    """The hash of the seed, as 64 hexadecimal digits."""


def opening_picture(
    told: Opening, board: Picture, language: str, theme: ThemeName = "night"
) -> Picture:
    """The picture of a challenge, with its alt text of at most 1,024 characters.

    `board` shows at most `BOARD` pixels of what is played, in the same theme.
    """
    page = _Page(told, board, language, THEMES[theme])
    return Picture("challenge.png", page.drawn, page.alt())


class _Page:
    """One picture while it is drawn."""

    def __init__(self, told: Opening, board: Picture, language: str, theme: Theme):
        self.told, self.board, self.language, self.theme = told, board, language, theme

    def say(self, key: str, **values: str | int) -> str:
        return WORDS.say(self.language, f"opening-{key}", **values)

    def points(self) -> list[tuple[str, str, Colour]]:
        """What the points are for, the points with their sign, and the colour of the number."""
        theme = self.theme
        return [
            (self.say(what), *self._signed(number, what, theme))
            for what, number in self.told.points.items()
        ]

    def _signed(self, number: int, what: str, theme: Theme) -> tuple[str, Colour]:
        if what in ("least", "lost"):
            return str(number), theme.text
        if number < 0:
            return f"−{-number}", theme.hurt
        return f"+{number}", theme.well

    def alt(self) -> str:
        """The whole picture in words; what the board shows comes last, as far as there is room."""
        told = self.told
        points = ", ".join(f"{what} {number}" for what, number, _ in self.points())
        words = self.say(
            "alt", title=told.title, until=told.until, mission=told.mission, about=told.about,
            head=self.say("score"), points=points, equal=self.say("equal"),
            sealed=self.say("sealed"), hash=told.seal, par=self.say("par"),
            later=self.say("par-later"), how=self.say("how"),
        )  # fmt: skip
        return alt_fitted([[words]], [self.board.alt])

    def drawn(self) -> Image.Image:
        """The picture in palette mode."""
        told, theme = self.told, self.theme
        canvas = Canvas.plain(WIDTH, HEIGHT, theme.over(theme.frame))
        title = Title(told.title, 58, told.until)
        put_title(canvas, title, (MARGIN, WIDTH - MARGIN), theme.accent)
        self._put_board(canvas.moved(MARGIN, _TOP))
        column = canvas.moved(_LEFT, _TOP)
        self._put_mission(column)
        top = HEIGHT - MARGIN - _POINTS - _HASH - _PAR - 2 * 16 - _TOP
        self._put_points(column.moved(0, top))
        self._put_hash(column.moved(0, top + _POINTS + 16))
        self._put_par(column.moved(0, top + _POINTS + _HASH + 2 * 16))
        return canvas.image

    def _put_board(self, canvas: Canvas) -> None:
        """Draw the board in the middle of its room, and below it how to play."""
        theme = self.theme
        # A game may have colours of its own.
        board = Stamp(to_palette(self.board.draw().convert("RGB"), theme), None)
        how = self.say("how")
        size = largest(how, "Bold", (46, 43, LEAST), BOARD[0])
        room = HEIGHT - MARGIN - _TOP
        gap = 46
        top = max(0, (room - board.height - gap - size) // 2)
        canvas.put(board, (BOARD[0] - board.width) // 2, top)
        words = fitted(how, "Bold", size, BOARD[0])
        middle = top + board.height + gap
        canvas.text(0, middle, words, theme.text, theme.frame, "Bold", size)

    def _put_mission(self, canvas: Canvas) -> None:
        theme, told = self.theme, self.told
        size = largest(told.mission, "Black", (54, 48, 43, LEAST), _COLUMN)
        words = fitted(told.mission, "Black", size, _COLUMN)
        canvas.text(0, 30, words, theme.text, theme.frame, "Black", size)
        about = fitted(told.about, "Semibold", LEAST, _COLUMN)
        canvas.text(0, 88, about, theme.muted, theme.frame, "Semibold", LEAST)

    def _card(self, canvas: Canvas, high: int, heading: str) -> None:
        theme = self.theme
        canvas.put(frame(_COLUMN, high, theme), 0, 0)
        words = fitted(heading, "Bold", 43, _COLUMN - 2 * _INSET)
        canvas.text(_INSET, 40, words, theme.text, theme.panel, "Bold", 43)

    def _put_points(self, canvas: Canvas) -> None:
        theme = self.theme
        self._card(canvas, _POINTS, self.say("score"))
        middle = 98
        for what, number, colour in self.points():
            room = _COLUMN - 3 * _INSET - width_of(number, "Black", 46)
            words = fitted(what, "Semibold", LEAST, room)
            canvas.text(_INSET, middle, words, theme.text, theme.panel, "Semibold", LEAST)
            right = _COLUMN - _INSET
            canvas.text(right, middle, number, colour, theme.panel, "Black", 46, "right")
            middle += _ROW
        equal = fitted(self.say("equal"), "Semibold", LEAST, _COLUMN - 2 * _INSET)
        canvas.text(_INSET, middle, equal, theme.muted, theme.panel, "Semibold", LEAST)

    def _put_hash(self, canvas: Canvas) -> None:
        """Write the whole hash, in groups that can be compared by eye."""
        theme, seal = self.theme, self.told.seal
        self._card(canvas, _HASH, self.say("sealed"))
        groups = [seal[at : at + _GROUP] for at in range(0, len(seal), _GROUP)]
        lines = [groups[at : at + _GROUPS] for at in range(0, len(groups), _GROUPS)]
        step = (_COLUMN - 2 * _INSET) / _GROUPS
        for row, line in enumerate(lines):
            for place, group in enumerate(line):
                x, middle = _INSET + place * step, 96 + row * 48
                canvas.text(x, middle, group, theme.accent, theme.panel, "Semibold", LEAST)

    def _put_par(self, canvas: Canvas) -> None:
        theme = self.theme
        self._card(canvas, _PAR, self.say("par"))
        lock = icon("lock", _LOCK, theme.over(theme.panel))
        canvas.put(lock, _COLUMN - _INSET - _LOCK, (_PAR - _LOCK) / 2)
        room = _COLUMN - 3 * _INSET - _LOCK
        later = fitted(self.say("par-later"), "Semibold", LEAST, room)
        canvas.text(_INSET, 86, later, theme.muted, theme.panel, "Semibold", LEAST)
