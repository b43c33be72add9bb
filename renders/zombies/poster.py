"""The poster at the end of a game: who won and how, each player's deeds, the final town."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.spaces.squares import SIDE
from engine.zombies.view import PlayerView, View
from renders.kit.alt import clipped
from renders.kit.icons import icon
from renders.kit.panel import frame
from renders.kit.pen import Canvas, Stamp
from renders.kit.poster import (
    BODY,
    HEIGHT,
    LOW,
    MARGIN,
    TYPE,
    WIDTH,
    Moment,
    put_moments,
    put_reason,
)
from renders.kit.text import SMALLEST, fitted, width_of, wrapped
from renders.zombies import figures
from renders.zombies.layers import put_town
from renders.zombies.look import TownLook
from renders.zombies.panel import card_back
from renders.zombies.plan import TownPlan, window_of
from renders.zombies.tiles import small_tile

_LEFT, _TOWN, _GUTTER = 690, 454, 22
"""In pixels: the width of the players' table, of the town beside it, and of the space between."""
_ROW, _HEAD, _NAME = 56, 90, 280
"""In pixels: the height of a player's row and of the heading, the width for name and trophies."""


@dataclass(frozen=True, slots=True)
class TownDeed:
    """What one player did in the whole game; `deaths`, `cards` and `tiles` are counts."""

    seat: str
    kills: int = 0
    """The number of zombies beaten, even if the trophies were lost again."""
    deaths: int = 0
    rolls: int = 0
    """The number of combat rolls."""
    wins: int = 0
    """How many of the `rolls` beat a zombie without help."""
    cards: int = 0
    tiles: int = 0


@dataclass(frozen=True, slots=True)
class TownStory:
    """A game that is over in numbers, collected from its log."""

    deeds: Sequence[TownDeed] = ()
    moments: Sequence[Moment] = ()
    reason: str = ""
    """How the game ended, in one sentence; empty for the standard one."""


def draw_town_poster(look: TownLook, story: TownStory) -> Image.Image:
    """The poster in palette mode; a game without an outcome was stopped before its end."""
    canvas = Canvas.plain(WIDTH, HEIGHT, look.over(look.theme.frame))
    _Poster(canvas, look, story).draw()
    return canvas.image


def town_poster_alt_text(look: TownLook, story: TownStory) -> str:
    """The result and every player's trophies, in at most 1,024 characters."""
    deeds = {each.seat: each for each in story.deeds}
    told = story.reason and look.view.outcome is not None
    result = [] if told else [f"{look.result()}."]
    parts = [*result, _ended(_reason(look, story)), f"{_line(look)}."]
    for player in ranked(look.view):
        done = deeds.get(player.seat, TownDeed(player.seat))
        parts.append(
            look.say(
                "town-poster-alt-player",
                name=look.name_of(player.seat),
                trophies=look.trophies(player),
                kills=done.kills,
                deaths=done.deaths,
            )
        )
    return clipped(" ".join(parts))


def _ended(sentence: str) -> str:
    """The sentence, with a full stop if it has no end of its own."""
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."


def ranked(view: View) -> list[PlayerView]:
    """The players in the poster's order: winners, then by trophies, then in the order of play."""
    winners = view.outcome.winners if view.outcome is not None else ()
    return sorted(view.players, key=lambda one: (one.seat not in winners, -one.trophies))


def _reason(look: TownLook, story: TownStory) -> str:
    return story.reason or look.reason()


def _line(look: TownLook) -> str:
    view = look.view
    return look.say("town-poster-line", town=look.title(), rounds=view.round)


class _Poster:
    """One poster while it is drawn: the result, below it players and moments, the town beside."""

    def __init__(self, canvas: Canvas, look: TownLook, story: TownStory):
        self.canvas, self.look, self.story = canvas, look, story
        self.view, self.say, self.theme = look.view, look.say, canvas.theme
        self.deeds = {each.seat: each for each in story.deeds}
        self.winners = self.view.outcome.winners if self.view.outcome is not None else ()

    def draw(self) -> None:
        self._put_result()
        players, left = ranked(self.view), self.canvas.moved(MARGIN, BODY)
        self._put_titles(left)
        # Without moments, the rows are as high as there is room.
        room = LOW - BODY - _HEAD
        high = _ROW if self.story.moments else min(110, room // len(players) - 6)
        for number, player in enumerate(players):
            self._put_player(left.moved(0, _HEAD + number * (high + 6)), player, high)
        top = _HEAD + len(players) * (high + 6) + 8
        self._put_moments(left.moved(0, top), LOW - BODY - top)
        self._put_town()

    def _put_result(self) -> None:
        """Write who won in large letters, then how, and after how many rounds."""
        theme = self.theme
        words, left = self.look.result(), float(MARGIN)
        for seat in self.winners[:3]:
            stamp = figures.pawn(self.look.pawn(seat), 80, True, theme.over(theme.frame))
            self.canvas.put(stamp, left, 14)
            left += 90
        room = WIDTH - MARGIN - left
        size = next((one for one in (70, 56, 46) if width_of(words, "Black", one) <= room), 46)
        shown = fitted(words, "Black", size, room)
        colour = theme.text if self.view.outcome is None else theme.well
        self.canvas.text(left + 6, 54, shown, colour, theme.frame, "Black", size)
        inner = WIDTH - 2 * MARGIN
        line = fitted(_line(self.look), "Semibold", 24, inner * 2 / 5)
        self.canvas.text(
            WIDTH - MARGIN, 118, line, theme.muted, theme.frame, "Semibold", 24, "right"
        )
        room = inner - width_of(line, "Semibold", 24) - 24
        put_reason(self.canvas, MARGIN, 118, _reason(self.look, self.story), room)

    def _put_titles(self, canvas: Canvas) -> None:
        """Write what each column of the table counts."""
        theme = self.theme
        for number, (stamp, _, words) in enumerate(self._figures(TownDeed(""))):
            middle = self._column(number)
            canvas.put(stamp, middle - stamp.width / 2, 18 - stamp.height / 2)
            for line, word in enumerate(wrapped(words, "Semibold", TYPE, 82)[:2]):
                low = 50 + line * 26
                canvas.text(middle, low, word, theme.muted, theme.frame, "Semibold", TYPE, "middle")

    @staticmethod
    def _column(number: int) -> float:
        return _NAME + 12 + (number + 0.5) * (_LEFT - _NAME - 20) / 5

    def _put_player(self, canvas: Canvas, player: PlayerView, high: int) -> None:
        """Draw pawn, name and trophies, then zombies beaten, deaths, cards, tiles, fights."""
        theme, middle = self.theme, high / 2
        ground = theme.over(theme.panel)
        canvas.put(frame(_LEFT, high, theme, player.seat in self.winners), 0, 0)
        canvas.put_middle(
            figures.pawn(self.look.pawn(player.seat), 48, False, ground, TYPE), 34, middle
        )
        trophies = f"{player.trophies}/{self.view.trophies}"
        used = canvas.text(
            _NAME, middle, trophies, theme.text, theme.panel, "Semibold", TYPE, "right"
        )
        zombie = figures.zombie(30, ground)
        canvas.put(zombie, _NAME - used - zombie.width - 6, middle - zombie.height / 2)
        room = _NAME - used - zombie.width - 84
        name = fitted(self.look.name_of(player.seat), "Black", 27, room)
        canvas.text(66, middle, name, theme.text, theme.panel, "Black", 27)
        deed = self.deeds.get(player.seat, TownDeed(player.seat))
        for number, (_, count, _) in enumerate(self._figures(deed)):
            x = self._column(number)
            canvas.text(x, middle, count, theme.text, theme.panel, "Black", 26, "middle")

    def _figures(self, deed: TownDeed) -> list[tuple[Stamp, str, str]]:
        ground, say = self.theme.over(self.theme.frame), self.say
        return [
            (figures.zombie(34, ground), str(deed.kills), say("town-poster-kills")),
            (icon("lost-heart", 32, ground), str(deed.deaths), say("town-poster-deaths")),
            (card_back(25, 34, ground), str(deed.cards), say("town-poster-cards")),
            (small_tile(34, self.theme), str(deed.tiles), say("town-poster-tiles")),
            (icon("disc", 30, ground), f"{deed.wins}/{deed.rolls}", say("town-poster-rolls")),
        ]

    def _put_town(self) -> None:
        """Draw the final town as large as its place allows."""
        theme, size = self.theme, (_TOWN, LOW - BODY)
        *corner, cols, rows = window_of((tile.x, tile.y) for tile in self.view.tiles)
        tile = min(size[0] // cols, size[1] // rows) // SIDE * SIDE
        plan = TownPlan(corner[0], corner[1], cols, rows, tile, 0, 0, TYPE / SMALLEST)
        town = Canvas.plain(cols * tile, rows * tile, theme.over(theme.frame))
        put_town(town, plan, self.look)
        middle = WIDTH - MARGIN - _TOWN / 2
        self.canvas.put_middle(Stamp(town.image, None), middle, BODY + size[1] / 2)

    def _put_moments(self, canvas: Canvas, high: int) -> None:
        """Write the memorable moments, each with its round."""
        lines = [
            (self.say("town-round", round=one.round), self._mark(one.mark), one.words)
            for one in self.story.moments
        ]
        put_moments(canvas, self.say("poster-moments"), lines, (_LEFT, high))

    def _mark(self, mark: str) -> Stamp:
        ground = self.theme.over(self.theme.frame)
        if mark == "card":
            return card_back(24, 32, ground)
        if mark == "tile":
            return small_tile(30, self.theme)
        if mark == "helipad":
            return icon("disc", 28, ground)
        return icon("lost-heart" if mark == "fallen" else "tick", 28, ground)
