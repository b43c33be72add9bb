"""The poster at the end of a game: result, what each survivor did, luck of the dice, timeline."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.family.view import SurvivorView
from renders.family.look import FamilyLook
from renders.kit.alt import clipped
from renders.kit.icons import icon
from renders.kit.palette import LEVELS, Colour
from renders.kit.panel import frame
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import portrait
from renders.kit.poster import Grid, Moment, put_heading, put_moments, put_reason
from renders.kit.text import fitted, width_of
from renders.zones import tokens

WIDTH = 1080
_MARGIN = 30
_INNER = WIDTH - 2 * _MARGIN
_ROW = 132
_MOMENTS = Grid(_MARGIN, _MARGIN + 134, _MARGIN + 164, _INNER - 170, 40)


@dataclass(frozen=True, slots=True)
class Deeds:
    """What one survivor did in the whole game."""

    survivor: str
    kills: Mapping[str, int]
    """Zombies killed, by kind."""
    dice: int = 0
    hits: int = 0
    expected_hits: float = 0.0
    """How many hits such dice bring on average."""


@dataclass(frozen=True, slots=True)
class Story:
    """A finished game in figures, gathered by whoever keeps its log."""

    deeds: Sequence[Deeds]
    zombies_by_round: Sequence[int] = ()
    """Zombies on the board at the end of each round."""
    moments: Sequence[Moment] = ()
    reason: str = ""
    """One sentence about how the game ended, in the poster's language."""


def draw_poster(look: FamilyLook, story: Story) -> Image.Image:
    """The poster in palette mode. ValueError while the game goes on."""
    if look.view.outcome is None:
        raise ValueError("the game is not over")
    canvas = Canvas.plain(WIDTH, 3200, look.over(look.theme.frame))
    bottom = _Poster(canvas, look, story).draw()
    return canvas.image.crop((0, 0, WIDTH, min(3200, bottom)))


def poster_alt_text(look: FamilyLook, story: Story) -> str:
    """The poster in at most 1,024 characters: the result, and every survivor's fate and kills."""
    view, say = look.view, look.say
    deeds = {each.survivor: sum(each.kills.values()) for each in story.deeds}
    won = view.outcome is not None and view.outcome.won
    head = say("poster-won" if won else "poster-lost").capitalize()
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
    text = " ".join([f"{head}. {line}.", *parts, story.reason]).strip()
    return clipped(text)


def fate_of(survivor: SurvivorView) -> str:
    """The key of the word for how a survivor came out of the game."""
    if survivor.escaped:
        return "escaped"
    return "poster-standing" if survivor.standing else "fallen"


class _Poster:
    """One poster while it is drawn, from top to bottom."""

    def __init__(self, canvas: Canvas, look: FamilyLook, story: Story):
        self.canvas, self.look, self.story = canvas, look, story
        self.view, self.say, self.theme = look.view, look.say, canvas.theme
        self.deeds = {each.survivor: each for each in story.deeds}

    def draw(self) -> int:
        """Everything; answers the height used."""
        top = self._put_result()
        for survivor in self.view.survivors:
            self._put_survivor(self.canvas.moved(_MARGIN, top), survivor)
            top += _ROW + 12
        top = self._put_luck(top + 10)
        top = self._put_rounds(top)
        return self._put_moments(top) + 20

    def text(self, x: float, y: float, words: str, size: int = 24, muted: bool = False) -> float:
        colour = self.theme.muted if muted else self.theme.text
        return self.canvas.text(x, y, words, colour, self.theme.frame, "Semibold", size)

    def _put_result(self) -> int:
        """Won or lost, in large letters; mission, rounds, reason; zombies killed by kind."""
        won = self.view.outcome is not None and self.view.outcome.won
        words = self.say("poster-won" if won else "poster-lost")
        colour = self.theme.well if won else self.theme.hurt
        size = 84 if width_of(words, "Black", 84) < _INNER - 300 else 60
        self.canvas.text(_MARGIN, 76, words, colour, self.theme.frame, "Black", size)
        line = self.say("poster-line", mission=self.look.title(), rounds=self.view.round)
        self.text(_MARGIN, 146, fitted(line, "Semibold", 28, _INNER - 280), 28, muted=True)
        top = put_reason(self.canvas, _MARGIN, 190, self.story.reason, 24)
        self._put_kills()
        return top + 14

    def _put_kills(self) -> None:
        """All zombies killed, by kind, at the right edge of the title."""
        content = self.look.content
        right = WIDTH - _MARGIN
        for kind in reversed(list(content.zombies)):
            count = sum(each.kills.get(kind, 0) for each in self.story.deeds)
            if count:
                ground = self.theme.over(self.theme.frame)
                stamp = tokens.stack(self.look.miniature(kind), count, 0, "XL", 0.88, ground)
                right -= stamp.width + 4
                self.canvas.put(stamp, right, 44)

    def _put_survivor(self, canvas: Canvas, survivor: SurvivorView) -> None:
        """Portrait, name, fate, experience, kills."""
        theme, ground = self.theme, self.theme.over(self.theme.panel)
        person = self.look.person(survivor)
        canvas.put(frame(_INNER, _ROW, theme), 0, 0)
        alive = survivor.standing or survivor.escaped
        field = portrait(person, (100, _ROW - 6), theme, fallen=not alive, bare=False)
        canvas.put(field, 3, 3)
        canvas.put(tokens.survivor(person, 44, 54, ground), 116, 14)
        name = fitted(self.look.name_of(survivor), "Black", 34, 230)
        canvas.text(180, 40, name, theme.text, theme.panel, "Black", 34)
        player = self.look.player(survivor.seat)
        player = fitted(player, "Semibold", 22, 300)
        canvas.text(120, 98, player, theme.muted, theme.panel, "Semibold", 22)
        colour = theme.well if alive else theme.hurt
        canvas.text(430, 40, self.say(fate_of(survivor)), colour, theme.panel, "Bold", 24)
        canvas.put(
            make_stamp(20, 20, ground, _dot(LEVELS.get(survivor.level, LEVELS["red"]))), 430, 88
        )
        xp = self.say("xp", count=survivor.xp)
        canvas.text(458, 98, xp, theme.text, theme.panel, "Bold", 24)
        self._put_own_kills(canvas, survivor)

    def _put_own_kills(self, canvas: Canvas, survivor: SurvivorView) -> None:
        theme, content = self.theme, self.look.content
        deeds = self.deeds.get(survivor.id, Deeds(survivor.id, {}))
        x = 640
        for kind in content.zombies:
            count = deeds.kills.get(kind, 0)
            if count:
                ground = theme.over(theme.panel)
                stamp = tokens.stack(self.look.miniature(kind), count, 0, "XL", 0.9, ground)
                canvas.put(stamp, x, (_ROW - stamp.height) / 2)
                x += stamp.width + 6
        if x == 640:
            words = self.say("poster-kills", count=0)
            canvas.text(x, _ROW / 2, words, theme.muted, theme.panel, "Semibold", 22)
        best = max((sum(each.kills.values()) for each in self.story.deeds), default=0)
        if best and sum(deeds.kills.values()) == best:
            canvas.put(icon("tick", 30, theme.over(theme.panel)), _INNER - 50, 20)
            words = self.say("poster-most")
            canvas.text(_INNER - 20, 98, words, theme.muted, theme.panel, "Semibold", 20, "right")

    def _put_luck(self, top: int) -> int:
        """Hits rolled against hits expected: a bar with the middle where luck is even."""
        rolled = [each for each in self.story.deeds if each.dice]
        if not rolled:
            return top
        put_heading(self.canvas, _MARGIN, top, self.say("poster-luck"))
        top += 52
        people = {survivor.id: survivor for survivor in self.view.survivors}
        for each in rolled:
            name = self.look.name_of(people[each.survivor])
            self.text(_MARGIN, top + 18, fitted(name, "Semibold", 24, 170))
            self.canvas.put(self._bar(each.hits - each.expected_hits), _MARGIN + 190, top)
            words = self.say(
                "poster-dice",
                hits=each.hits,
                dice=each.dice,
                expected=f"{each.expected_hits:.1f}".replace(
                    ".", "," if self.look.language == "fr" else "."
                ),
            )
            self.text(_MARGIN + 560, top + 18, words, 22, muted=True)
            top += 44
        return top + 20

    def _bar(self, luck: float) -> Stamp:
        """To the right for good luck, to the left for bad; ten hits fill a side."""
        share = min(1.0, max(-1.0, luck / 10))

        def draw(pen: Pen) -> None:
            theme, middle = pen.theme, pen.width / 2
            pen.box(0, 8, pen.width, 28, theme.panel_edge, 5)
            end = middle + share * (middle - 2)
            colour = theme.well if share >= 0 else theme.hurt
            pen.box(min(middle, end), 8, max(middle, end), 28, colour, 3)
            pen.box(middle - 1.5, 2, middle + 1.5, 34, theme.text)

        return make_stamp(340, 36, self.theme.over(self.theme.frame), draw)

    def _put_rounds(self, top: int) -> int:
        """A column for each round: how many zombies stood on the board."""
        counts = list(self.story.zombies_by_round)[-40:]
        if not counts:
            return top
        put_heading(self.canvas, _MARGIN, top, self.say("poster-rounds"))
        first = len(self.story.zombies_by_round) - len(counts) + 1
        stamp = make_stamp(_INNER, 190, self.theme.over(self.theme.frame), _columns(counts, first))
        self.canvas.put(stamp, _MARGIN, top + 48)
        return top + 48 + 190 + 24

    def _put_moments(self, top: int) -> int:
        """What happened when, one line each."""
        ground, say = self.theme.over(self.theme.frame), self.say
        marks = [icon(_ICONS.get(one.mark, "tick"), 28, ground) for one in self.story.moments]
        lines = [
            (say("round", round=one.round), mark, one.words)
            for one, mark in zip(self.story.moments, marks, strict=True)
        ]
        return put_moments(self.canvas, _MOMENTS, top, say("poster-moments"), lines)


_ICONS = {
    "wound": "lost-heart", "fallen": "lost-heart", "objective": "tick", "level": "disc",
}  # fmt: skip


def _dot(colour: Colour) -> Callable[[Pen], None]:
    return lambda pen: pen.disc(10, 10, 9, colour)


def _columns(counts: Sequence[int], first: int) -> Callable[[Pen], None]:
    """Draws the columns; the number of the highest and of the last round's zombies above them."""
    most = max(1, *counts)
    wide = min(60.0, _INNER / len(counts))

    def draw(pen: Pen) -> None:
        theme = pen.theme
        for place, count in enumerate(counts):
            left, high = place * wide, 120 * count / most
            pen.box(left + 2, 152 - high, left + wide - 2, 152, theme.muted, 3)
            told = count == most or place == len(counts) - 1
            if told or wide > 44:
                pen.text(left + wide / 2, 140 - high, str(count), theme.text, "Bold", 20, "middle")
            number = first + place
            if wide > 34 or number % 5 == 0:
                pen.text(left + wide / 2, 172, str(number), theme.muted, "Semibold", 20, "middle")

    return draw
