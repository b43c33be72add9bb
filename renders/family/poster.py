"""The poster at the end of a game: result, survivors with kills and luck, rounds, moments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.family.view import SurvivorView
from renders.family.look import FamilyLook
from renders.family.words import goals_at_end
from renders.kit.alt import clipped
from renders.kit.icons import icon
from renders.kit.palette import LEVELS, Colour
from renders.kit.panel import frame
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import portrait
from renders.kit.poster import (
    BODY,
    HEIGHT,
    LOW,
    MARGIN,
    TYPE,
    WIDTH,
    Moment,
    put_heading,
    put_moments,
    put_reason,
)
from renders.kit.text import fitted, largest, width_of
from renders.zones import tokens

_SIDE, _GUTTER, _GAP = 350, 20, 10
"""In pixels: the width of the right part, the space between parts, the space between cards."""
_CHART, _TALLEST, _MOMENT = 196, 380, 56
"""In pixels: the least and greatest height of the chart, and how much a moment reduces it."""
_WORDS = 288
"""The width in pixels that a card keeps for words, if it is broad enough, and their margins."""
_LEAST = 178
"""The least height in pixels of a card with the luck of the survivor's dice."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """What one survivor did in the whole game; `dice` and `hits` are counts."""

    survivor: str
    kills: Mapping[str, int]
    """The number of zombies killed, by kind."""
    dice: int = 0
    hits: int = 0
    expected_hits: float = 0.0
    """How many hits these dice bring on average: compared with `hits`, it shows the luck."""


@dataclass(frozen=True, slots=True)
class Story:
    """A game that is over in numbers, collected from its log."""

    deeds: Sequence[Deeds]
    zombies_by_round: Sequence[int] = ()
    """The number of zombies on the board at the end of each round."""
    moments: Sequence[Moment] = ()
    reason: str = ""
    """How the game ended, as one sentence in the poster's language."""


def draw_poster(look: FamilyLook, story: Story) -> Image.Image:
    """The poster in palette mode; a game without an outcome was stopped before its end."""
    canvas = Canvas.plain(WIDTH, HEIGHT, look.over(look.theme.frame))
    _Poster(canvas, look, story).draw()
    return canvas.image


def poster_alt_text(look: FamilyLook, story: Story) -> str:
    """Return the poster in words, in at most 1,024 characters.

    They give the result, how far the goals of a lost game were, each survivor's fate, experience
    and kills, and the reason of the end.
    """
    view, say = look.view, look.say
    deeds = {each.survivor: sum(each.kills.values()) for each in story.deeds}
    head = say(_result_of(look)).capitalize()
    line = say("poster-line", mission=look.title(), rounds=view.round)
    parts = [
        say(
            "poster-alt-survivor",
            name=look.name_of(each),
            fate=say(fate_of(each)).lower(),
            xp=say("xp", count=each.xp),
            kills=say("poster-kills", count=deeds.get(each.id, 0)),
        )
        for each in view.survivors
    ]
    told = [f"{head}. {line}.", goals_at_end(look), *parts, story.reason]
    return clipped(" ".join(one for one in told if one))


def _result_of(look: FamilyLook) -> str:
    """The key of the word for how the game ended: won, lost, or stopped before its end."""
    outcome = look.view.outcome
    if outcome is None:
        return "poster-stopped"
    return "poster-won" if outcome.won else "poster-lost"


def fate_of(survivor: SurvivorView) -> str:
    """The key of the word for a survivor's fate: escaped, still standing, or fallen."""
    if survivor.escaped:
        return "escaped"
    return "poster-standing" if survivor.standing else "fallen"


class _Poster:
    """One poster while it is drawn: the result, below it people, and rounds beside them."""

    def __init__(self, canvas: Canvas, look: FamilyLook, story: Story):
        self.canvas, self.look, self.story = canvas, look, story
        self.view, self.say, self.theme = look.view, look.say, canvas.theme
        self.deeds = {each.survivor: each for each in story.deeds}
        self.inner = self.theme.over(self.theme.panel)
        self.body = BODY
        """Where the parts below the result begin: lower than usual if its words need more room."""

    def draw(self) -> None:
        self._put_result()
        beside = bool(self.story.zombies_by_round or self.story.moments)
        room = WIDTH - 2 * MARGIN - (_SIDE + _GUTTER if beside else 0)
        people = self.view.survivors
        columns = 1 if len(people) <= 3 else 2 if len(people) <= 6 else 3
        rows = max(1, -(-len(people) // columns))
        wide = (room - (columns - 1) * _GAP) // columns
        high = (LOW - self.body - (rows - 1) * _GAP) // rows
        for number, survivor in enumerate(people):
            row, column = divmod(number, columns)
            spot = MARGIN + column * (wide + _GAP), self.body + row * (high + _GAP)
            self._put_survivor(self.canvas.moved(*spot), survivor, (wide, high))
        side = self.canvas.moved(WIDTH - MARGIN - _SIDE, self.body)
        self._put_moments(side, self._put_rounds(side))

    def _put_result(self) -> None:
        """Write the result in large letters, then mission, rounds and reason."""
        result, theme = _result_of(self.look), self.theme
        words = self.say(result)
        colours = {"poster-won": theme.well, "poster-lost": theme.hurt}
        colour = colours.get(result, theme.text)
        room = self._put_kills() - MARGIN - 20
        size = next((one for one in (76, 60) if width_of(words, "Black", one) <= room), 46)
        self.canvas.text(MARGIN, 48, words, colour, self.theme.frame, "Black", size)
        line = self.say("poster-line", mission=self.look.title(), rounds=self.view.round)
        after = MARGIN + width_of(words, "Black", size) + 24
        beside = width_of(line, "Semibold", 24) <= room + MARGIN - after
        left, middle = (after, 58) if beside else (MARGIN, 96)
        line = fitted(line, "Semibold", 24, room)
        self.canvas.text(left, middle, line, self.theme.muted, self.theme.frame, "Semibold", 24)
        top = 106 if beside else 126
        for told in (self.story.reason, goals_at_end(self.look)):
            top = put_reason(self.canvas, MARGIN, top, told, room)
        self.body = max(BODY, top + 8)

    def _put_kills(self) -> float:
        """Draw all zombies killed, by kind; returns the x coordinate where they begin."""
        right, content = float(WIDTH - MARGIN), self.look.content
        for kind in reversed(list(content.zombies)):
            count = sum(each.kills.get(kind, 0) for each in self.story.deeds)
            if count:
                ground = self.theme.over(self.theme.frame)
                stamp = tokens.stack(self.look.miniature(kind), count, 0, "XL", 1.1, ground)
                right -= stamp.width + 4
                self.canvas.put(stamp, right, 84 - stamp.height / 2)
        return right

    def _put_survivor(self, canvas: Canvas, survivor: SurvivorView, size: tuple[int, int]) -> None:
        """Draw portrait, name, fate, experience, kills and luck."""
        theme, (wide, high) = self.theme, size
        canvas.put(frame(wide, high, theme), 0, 0)
        alive = survivor.standing or survivor.escaped
        left = min(high * 2 // 3, max(wide * 27 // 100, wide - _WORDS), 220)
        face = self.look.person(survivor)
        picture = portrait(face, (left, high - 6), theme, fallen=not alive, bare=False)
        canvas.put(picture, 3, 3)
        words = canvas.moved(left + 14, (high - _LEAST) // 2 if high > _LEAST else 0)
        room = wide - left - 26
        self._put_words(words, survivor, room)
        self._put_own_kills(words, survivor, room)
        deeds = self.deeds.get(survivor.id)
        if deeds is not None and deeds.dice and high >= _LEAST:
            self._put_luck(words, deeds, room)

    def _put_words(self, canvas: Canvas, survivor: SurvivorView, room: float) -> None:
        """Write name and experience, fate and player."""
        theme = self.theme
        xp = self.say("xp", count=survivor.xp)
        taken = canvas.text(room, 26, xp, theme.text, theme.panel, "Bold", TYPE, "right") + 28
        colour = LEVELS.get(survivor.level, LEVELS["red"])
        canvas.put(make_stamp(18, 18, self.inner, _dot(colour)), room - taken + 4, 17)
        name, free = self.look.name_of(survivor), room - taken - 8
        size = largest(name, "Black", (30, 26, TYPE), free)
        name = fitted(name, "Black", size, free)
        canvas.text(0, 26, name, theme.text, theme.panel, "Black", size)
        alive = survivor.standing or survivor.escaped
        fate, tone = self.say(fate_of(survivor)), theme.well if alive else theme.hurt
        used = canvas.text(0, 58, fate, tone, theme.panel, "Bold", TYPE)
        player = self.look.player(survivor.seat)
        if used + 12 + width_of(player, "Semibold", TYPE) <= room:
            canvas.text(room, 58, player, theme.muted, theme.panel, "Semibold", TYPE, "right")

    def _put_own_kills(self, canvas: Canvas, survivor: SurvivorView, room: float) -> None:
        theme, x = self.theme, 0.0
        deeds = self.deeds.get(survivor.id, Deeds(survivor.id, {}))
        for kind in self.look.content.zombies:
            count = deeds.kills.get(kind, 0)
            if count:
                miniature = self.look.miniature(kind)
                stamp = tokens.stack(miniature, count, 0, "L", 0.9, self.inner, least=TYPE)
                if x + stamp.width > room:
                    break
                canvas.put(stamp, x, 104 - stamp.height / 2)
                x += stamp.width + 4
        if not x:
            words = self.say("poster-kills", count=0)
            canvas.text(0, 104, words, theme.muted, theme.panel, "Semibold", TYPE)
        best = max((sum(each.kills.values()) for each in self.story.deeds), default=0)
        words = self.say("poster-most")
        fits = x + width_of(words, "Semibold", TYPE) + 4 <= room
        if best and sum(deeds.kills.values()) == best and fits:
            canvas.text(room, 104, words, theme.well, theme.panel, "Semibold", TYPE, "right")

    def _put_luck(self, canvas: Canvas, deeds: Deeds, room: int) -> None:
        """Write rolled and expected hits, and draw a bar whose middle is average luck."""
        expected = f"{deeds.expected_hits:.{int(deeds.expected_hits < 10)}f}"
        if self.look.language == "fr":
            expected = expected.replace(".", ",")
        words = self.say("poster-dice", hits=deeds.hits, dice=deeds.dice, expected=expected)
        words = fitted(words, "Semibold", TYPE, room)
        canvas.text(0, 143, words, self.theme.muted, self.theme.panel, "Semibold", TYPE)
        canvas.put(self._bar(deeds.hits - deeds.expected_hits, room), 0, 159)

    def _bar(self, luck: float, wide: int) -> Stamp:
        """A bar to the right for good luck, to the left for bad; ten hits fill a side."""
        share = min(1.0, max(-1.0, luck / 10))

        def draw(pen: Pen) -> None:
            theme, middle = pen.theme, pen.width / 2
            pen.box(0, 2, pen.width, 12, theme.panel_edge, 4)
            end = middle + share * (middle - 2)
            colour = theme.well if share >= 0 else theme.hurt
            pen.box(min(middle, end), 2, max(middle, end), 12, colour, 3)
            pen.box(middle - 1.5, 0, middle + 1.5, 14, theme.text)

        return make_stamp(wide, 14, self.inner, draw)

    def _put_rounds(self, canvas: Canvas) -> int:
        """Draw a column for the zombies of each round; returns the height used."""
        counts = list(self.story.zombies_by_round)[-40:]
        if not counts:
            return 0
        put_heading(canvas, 0, self.say("poster-rounds"), _SIDE)
        first = len(self.story.zombies_by_round) - len(counts) + 1
        ground = self.theme.over(self.theme.frame)
        left = LOW - self.body - _MOMENT * (1 + len(self.story.moments))
        high = max(_CHART, min(_TALLEST, left))
        canvas.put(make_stamp(_SIDE, high - 50, ground, _columns(counts, first)), 0, 38)
        return high

    def _put_moments(self, canvas: Canvas, top: int) -> None:
        """Write the memorable moments, each with its round."""
        ground, say = self.theme.over(self.theme.frame), self.say
        marks = [icon(_ICONS.get(one.mark, "tick"), 28, ground) for one in self.story.moments]
        lines = [
            (say("round", round=one.round), mark, one.words)
            for one, mark in zip(self.story.moments, marks, strict=True)
        ]
        room = _SIDE, LOW - self.body - top
        put_moments(canvas.moved(0, top), say("poster-moments"), lines, room)


_ICONS = {
    "wound": "lost-heart", "fallen": "lost-heart", "objective": "tick", "level": "disc",
}  # fmt: skip


def _dot(colour: Colour) -> Callable[[Pen], None]:
    return lambda pen: pen.disc(9, 9, 8, colour)


def _columns(counts: Sequence[int], first: int) -> Callable[[Pen], None]:
    """Return a function that draws a column for each count with its round below, from `first` on.

    The highest columns and the last always have their number above them.
    """
    most = max(1, *counts)
    wide = min(96.0, _SIDE / len(counts))

    def draw(pen: Pen) -> None:
        theme, low = pen.theme, pen.height - 30
        for place, count in enumerate(counts):
            left, high = place * wide, (low - 28) * count / most
            pen.box(left + 2, low - high, left + wide - 2, low, theme.muted, 3)
            told = count == most or place == len(counts) - 1
            if told or wide > 36:
                x = min(left + wide / 2, pen.width - width_of(str(count), "Bold", TYPE) / 2)
                middle = low - 12 - high
                pen.text(x, middle, str(count), theme.text, "Bold", TYPE, "middle")
            number = first + place
            if wide > 30 or number % 5 == 0:
                x = left + wide / 2
                pen.text(x, low + 18, str(number), theme.muted, "Semibold", TYPE, "middle")

    return draw
