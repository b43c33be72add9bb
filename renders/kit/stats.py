"""The picture of `/stats`: finished games in numbers, of a person or a server.

Picture and alt text are made from the same figures. Every bar has its number beside it, so nothing
is told by a colour or a length alone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renders.kit.alt import clipped
from renders.kit.inline import LEAST
from renders.kit.look import Picture
from renders.kit.palette import THEMES, Colour, Theme, ThemeName
from renders.kit.panel import Title, frame, put_title
from renders.kit.pen import Align, Canvas, Pen, Stamp, make_stamp
from renders.kit.people import Person, portrait
from renders.kit.say import WORDS
from renders.kit.text import fitted, width_of

WIDTH, HEIGHT = 1650, 1050
"""The size in pixels; a message shows it as 550 by 350, a phone 390 pixels wide."""
MARGIN, GAP = 36, 16
MISSIONS, PEOPLE, MONTHS = 12, 3, 6
"""How many missions, people and months have room; the figures may name more."""
PIPS_OF_A_DIE = 3.5
"""The mean of a fair die with six sides."""
_TOP, _LOW = 272, HEIGHT - 38
"""The y coordinates in pixels where the large parts begin and end."""
_LEFT, _ROW, _BAR = 790, 53, 26
"""In pixels: the width of the missions, the height of their rows and of their bars."""
_BAR_LENGTH = 150
"""The length of a bar in pixels."""
_DICE, _FAVOURITE, _FACE = 214, 200, 150
"""In pixels: the height of the part about dice, of the part about the favourite, a face's width."""
_LEAST_MONTH = 4
"""A column as high as there is room stands for at least this many games."""
_LEAST_SIDE = 35
"""Half of the bar of the dice stands for at least this many pips, so that a little luck looks
small.
"""


@dataclass(frozen=True, slots=True)
class Share:
    """How many `games` of a mission, person or month were won."""

    name: str
    won: int
    games: int


@dataclass(frozen=True, slots=True)
class Favourite:
    """The survivor that was led most often."""

    name: str
    games: int
    kills: int
    face: Person | None = None
    """How the survivor looks; None if that is not known."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Finished games in numbers."""

    title: str
    scope: str
    games: int
    won: int
    kills: int
    wounds: int
    deaths: int
    dice: int
    pips: int
    missions: Sequence[Share]
    """The missions, those that were won most often first."""
    people: Sequence[Share]
    """The people who won most, to be drawn if there is no favourite; empty for one person's games.
    """
    months: Sequence[Share]
    """The last months, the present one last."""
    favourite: Favourite | None = None

    @property
    def luck(self) -> float:
        """The pips above what fair dice bring on average; below 0 for bad luck."""
        return self.pips - self.dice * PIPS_OF_A_DIE


def stats_picture(figures: Figures, language: str, theme: ThemeName = "night") -> Picture:
    """The picture of these figures, with its alt text of at most 1,024 characters."""
    page = _Page(figures, language, THEMES[theme])
    return Picture("stats.png", page.drawn, clipped(page.alt()))


class _Page:
    """One picture while it is drawn."""

    def __init__(self, figures: Figures, language: str, theme: Theme):
        self.figures, self.language, self.theme = figures, language, theme

    def say(self, key: str, **values: str | int) -> str:
        return WORDS.say(self.language, f"stats-{key}", **values)

    # ------------------------------------------------------------ in words

    def numbers(self) -> list[tuple[str, str, Colour]]:
        """What the five cards at the top show: the number, its word and the number's colour.

        Nothing that was won or lost has no colour.
        """
        told, theme = self.figures, self.theme
        shown = [
            ("games", told.games, theme.text),
            ("won", told.won, theme.well),
            ("kills", told.kills, theme.text),
            ("wounds", told.wounds, theme.hurt),
            ("deaths", told.deaths, theme.hurt),
        ]
        return [
            (str(number), self.say(key, count=number), colour if number else theme.text)
            for key, number, colour in shown
        ]

    def dice_told(self) -> tuple[str, str]:
        """Two texts: the mean roll with the number of dice, and the pips above or below
        fair dice.
        """
        told = self.figures
        mean = self.decimal(told.pips / told.dice, 2)
        sign = "+" if told.luck >= 0 else "−"
        luck = self.say("luck", pips=f"{sign}{self.decimal(abs(told.luck), 1)}")
        return self.say("dice-line", mean=mean, dice=str(told.dice)), luck

    def decimal(self, number: float, places: int) -> str:
        """A number with a decimal point or comma, as the language writes it."""
        text = f"{number:.{places}f}"
        return text.replace(".", ",") if self.language == "fr" else text

    def share(self, one: Share) -> str:
        return self.say("share", won=one.won, games=one.games)

    def led_told(self, one: Favourite) -> str:
        """In how many games a survivor was led, and how many zombies that survivor killed."""
        kills = f"{one.kills} {self.say('kills', count=one.kills)}"
        return f"{one.games} {self.say('games', count=one.games)} · {kills}"

    def alt(self) -> str:
        """The whole picture in words."""
        told = self.figures
        numbers = ", ".join(f"{number} {word}" for number, word, _ in self.numbers())
        parts = [(f"{told.title}, {told.scope}", numbers)]
        if told.dice:
            parts.append((self.say("dice"), ", ".join(self.dice_told())))
        if told.favourite:
            led = f"{told.favourite.name}, {self.led_told(told.favourite)}"
            parts.append((self.say("favourite"), led))
        people: Sequence[Share] = () if told.favourite else told.people
        lists = ("missions", told.missions), ("people", people), ("months", told.months)
        for key, shares in lists:
            found = ", ".join(f"{one.name} {self.share(one)}" for one in shares if one.games)
            parts += [(self.say(key), found)] if found else []
        return " ".join(self.say("list", head=head, list=listed) for head, listed in parts)

    # ------------------------------------------------------------ drawn

    def drawn(self) -> Image.Image:
        """The picture in palette mode."""
        canvas = Canvas.plain(WIDTH, HEIGHT, self.theme.over(self.theme.frame))
        told, theme = self.figures, self.theme
        title = Title(told.title, 60, told.scope)
        put_title(canvas, title, (MARGIN, WIDTH - MARGIN), theme.muted)
        self._put_numbers(canvas.moved(MARGIN, 104))
        self._put_missions(canvas.moved(MARGIN, _TOP))
        left, wide = MARGIN + _LEFT + GAP, WIDTH - 2 * MARGIN - _LEFT - GAP
        top = _TOP
        if told.dice:
            self._put_dice(canvas.moved(left, top), wide)
            top += _DICE + GAP
        if told.favourite:
            self._put_favourite(canvas.moved(left, top), wide, told.favourite)
            top += _FAVOURITE + GAP
        elif told.people:
            high = 78 + 52 * min(PEOPLE, len(told.people))
            self._put_people(canvas.moved(left, top), wide, high)
            top += high + GAP
        self._put_months(canvas.moved(left, top), wide, _LOW - top)
        return canvas.image

    def _card(self, canvas: Canvas, wide: int, high: int, heading: str = "") -> None:
        canvas.put(frame(wide, high, self.theme), 0, 0)
        if heading:
            self._write(canvas, 24, 38, (heading, self.theme.text))

    def _write(
        self,
        canvas: Canvas,
        x: float,
        middle: float,
        told: tuple[str, Colour],
        align: Align = "left",
    ) -> None:
        canvas.text(x, middle, told[0], told[1], self.theme.panel, "Bold", LEAST, align)

    def _put_numbers(self, canvas: Canvas) -> None:
        theme, numbers = self.theme, self.numbers()
        wide = (WIDTH - 2 * MARGIN - GAP * (len(numbers) - 1)) // len(numbers)
        for place, (number, word, colour) in enumerate(numbers):
            here = canvas.moved(place * (wide + GAP), 0)
            self._card(here, wide, 150)
            here.text(wide / 2, 54, number, colour, theme.panel, "Black", 74, "middle")
            shown = fitted(word, "Semibold", LEAST, wide - 12)
            here.text(wide / 2, 116, shown, theme.muted, theme.panel, "Semibold", LEAST, "middle")

    def _put_missions(self, canvas: Canvas) -> None:
        every = self.figures.missions
        shares = every if len(every) <= MISSIONS else every[: MISSIONS - 1]
        self._card(canvas, _LEFT, _LOW - _TOP, self.say("missions"))
        self._put_shares(canvas.moved(0, 88), _LEFT, shares)
        left_out = len(every) - len(shares)
        if left_out:
            words = self.say("more", count=left_out)
            self._write(canvas, 24, 100 + len(shares) * _ROW, (words, self.theme.muted))

    def _put_favourite(self, canvas: Canvas, wide: int, one: Favourite) -> None:
        """The survivor that was led most often, with the face if there is one."""
        theme, left = self.theme, 24
        self._card(canvas, wide, _FAVOURITE)
        if one.face is not None:
            size = (_FACE, _FAVOURITE - 4)
            canvas.put(portrait(one.face, size, theme, fallen=False, bare=False), 2, 2)
            left += _FACE
        room = wide - left - 24
        self._write(canvas, left, 42, (self.say("favourite"), theme.muted))
        name = fitted(one.name, "Black", 54, room)
        canvas.text(left, 100, name, theme.text, theme.panel, "Black", 54)
        told = fitted(self.led_told(one), "Bold", LEAST, room)
        self._write(canvas, left, 160, (told, theme.text))

    def _put_people(self, canvas: Canvas, wide: int, high: int) -> None:
        self._card(canvas, wide, high, self.say("people"))
        self._put_shares(canvas.moved(0, 88), wide, self.figures.people[:PEOPLE])

    def _put_shares(self, canvas: Canvas, wide: int, shares: Sequence[Share]) -> None:
        """Draw a row for each share: its name, a bar filled up to the share won, and its
        numbers.
        """
        theme = self.theme
        numbers = max((width_of(self.share(one), "Bold", LEAST) for one in shares), default=0)
        bar = _BAR_LENGTH
        named = wide - bar - math.ceil(numbers) - 4 * 20
        for row, one in enumerate(shares):
            middle = row * _ROW + 12
            words = self.share(one) if one.won else self.say("not-yet", games=one.games)
            room = named if one.won else wide - 68 - width_of(words, "Bold", LEAST)
            name = fitted(one.name, "Bold", LEAST, room)
            self._write(canvas, 24, middle, (name, theme.text))
            colour = theme.text if one.won else theme.muted
            self._write(canvas, wide - 24, middle, (words, colour), "right")
            if one.won:
                left = 24 + named + 16
                canvas.put(self._bar(bar, one.won / one.games), left, middle - _BAR / 2)

    def _bar(self, wide: int, part: float) -> Stamp:
        """A bar that is filled up to `part`, from 0 to 1."""

        def draw(pen: Pen) -> None:
            pen.box(0, 0, wide, _BAR, self.theme.slot, 6)
            pen.box(0, 0, max(12, wide * part), _BAR, self.theme.well, 6)

        return make_stamp(wide, _BAR, self.theme.over(self.theme.panel), draw)

    def _put_dice(self, canvas: Canvas, wide: int) -> None:
        """Draw how the dice fell: a bar from the middle, which stands for fair dice."""
        theme, luck = self.theme, self.figures.luck
        line, difference = self.dice_told()
        colour = theme.well if luck >= 0 else theme.hurt
        self._card(canvas, wide, _DICE, self.say("dice"))
        canvas.text(wide - 24, 38, difference, colour, theme.panel, "Black", 43, "right")
        self._write(canvas, 24, 92, (fitted(line, "Bold", LEAST, wide - 48), theme.muted))
        room = wide - 48
        part = luck / 2 / max(_LEAST_SIDE, abs(luck) * 1.25)
        edges = sorted((room / 2, room * (0.5 + part)))

        def draw(pen: Pen) -> None:
            pen.box(0, 6, room, 36, theme.slot, 6)
            pen.box(edges[0], 6, edges[1], 36, colour)
            pen.box(room / 2 - 3, 0, room / 2 + 3, 42, theme.text)

        canvas.put(make_stamp(room, 42, theme.over(theme.panel), draw), 24, 122)
        self._write(canvas, wide / 2, 188, (self.say("expected"), theme.muted), "middle")

    def _put_months(self, canvas: Canvas, wide: int, high: int) -> None:
        """Draw a column for the games of each month; its lower part stands for the games won."""
        theme, months = self.theme, self.figures.months[-MONTHS:]
        self._card(canvas, wide, high, self.say("months"))
        step, tall, foot = (wide - 48) / MONTHS, high - 186, high - 66
        most = max([_LEAST_MONTH, *(one.games for one in months)])
        for place, one in enumerate(months):
            middle = 24 + step * (place + 0.5)
            self._write(canvas, middle, high - 34, (one.name, theme.muted), "middle")
            if not one.games:
                self._write(canvas, middle, foot - 20, ("–", theme.muted), "middle")
                continue
            column = self._column(one, tall * one.games / most)
            canvas.put(column, middle - column.width / 2, foot - column.height)
            numbers = (f"{one.won}/{one.games}", theme.text)
            self._write(canvas, middle, foot - column.height - 28, numbers, "middle")

    def _column(self, one: Share, tall: float) -> Stamp:
        wide, tall = 88, max(8, round(tall))

        def draw(pen: Pen) -> None:
            pen.box(0, 0, wide, tall, self.theme.slot, 6)
            if one.won:
                pen.box(0, tall - tall * one.won / one.games, wide, tall, self.theme.well, 6)

        return make_stamp(wide, tall, self.theme.over(self.theme.panel), draw)
