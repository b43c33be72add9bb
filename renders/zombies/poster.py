"""The poster at the end of a game: who won and how, what each player did, the town as it grew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.zombies.view import PlayerView, View
from renders.kit.alt import clipped
from renders.kit.icons import icon
from renders.kit.page import MARGIN
from renders.kit.panel import frame
from renders.kit.pen import Canvas, Stamp
from renders.kit.poster import Grid, Moment, put_moments, put_reason
from renders.kit.text import fitted, width_of
from renders.zombies import figures
from renders.zombies.layers import put_town
from renders.zombies.look import TownLook
from renders.zombies.panel import card_back
from renders.zombies.plan import NARROW, plan_of
from renders.zombies.tiles import small_tile

_INNER = NARROW - 2 * MARGIN
_ROW = 118
_TALLEST = 4000
_MOMENTS = Grid(MARGIN, MARGIN + 150, MARGIN + 180, _INNER - 190, 42)


@dataclass(frozen=True, slots=True)
class TownDeed:
    """What one player did in the whole game."""

    seat: str
    kills: int = 0
    """Zombies beaten, the trophies lost again too."""
    deaths: int = 0
    rolls: int = 0
    """Combat rolls, and how many of them beat a zombie without help."""
    wins: int = 0
    cards: int = 0
    tiles: int = 0


@dataclass(frozen=True, slots=True)
class TownStory:
    """A finished game in figures, gathered by whoever keeps its log."""

    deeds: Sequence[TownDeed] = ()
    moments: Sequence[Moment] = ()
    reason: str = ""
    """One sentence about how the game ended, instead of the usual one."""


def draw_town_poster(look: TownLook, story: TownStory) -> Image.Image:
    """The poster in palette mode. ValueError while the game goes on."""
    if look.view.outcome is None:
        raise ValueError("the game is not over")
    canvas = Canvas.plain(NARROW, _TALLEST, look.over(look.theme.frame))
    bottom = _Poster(canvas, look, story).draw()
    return canvas.image.crop((0, 0, NARROW, min(_TALLEST, bottom)))


def town_poster_alt_text(look: TownLook, story: TownStory) -> str:
    """The poster in at most 1,024 characters: the result, and every player's trophies."""
    deeds = {each.seat: each for each in story.deeds}
    parts = [f"{look.result()}.", _ended(_reason(look, story)), f"{_line(look)}."]
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
    """With a full stop, where it has no end of its own."""
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."


def ranked(view: View) -> list[PlayerView]:
    """Winners first, then by trophies; equals in the order of play."""
    winners = view.outcome.winners if view.outcome is not None else ()
    return sorted(view.players, key=lambda one: (one.seat not in winners, -one.trophies))


def _reason(look: TownLook, story: TownStory) -> str:
    return story.reason or look.reason()


def _line(look: TownLook) -> str:
    view = look.view
    return look.say("town-poster-line", town=look.title(), rounds=view.round)


class _Poster:
    """One poster while it is drawn, from top to bottom."""

    def __init__(self, canvas: Canvas, look: TownLook, story: TownStory):
        self.canvas, self.look, self.story = canvas, look, story
        self.view, self.say, self.theme = look.view, look.say, canvas.theme
        self.deeds = {each.seat: each for each in story.deeds}

    def draw(self) -> int:
        """Everything; answers the height used."""
        top = self._put_result()
        for player in ranked(self.view):
            self._put_player(self.canvas.moved(MARGIN, top), player)
            top += _ROW + 12
        top = self._put_town(top + 10)
        return self._put_moments(top) + 20

    def _put_result(self) -> int:
        """Who won, in large letters; how; how long."""
        theme, winners = self.theme, self.view.outcome.winners if self.view.outcome else ()
        words, left = self.look.result(), float(MARGIN)
        for seat in winners[:3]:
            stamp = figures.pawn(self.look.pawn(seat), 92, True, theme.over(theme.frame))
            self.canvas.put(stamp, left, 28)
            left += 104
        room = NARROW - MARGIN - left
        size = next((one for one in (76, 60, 46) if width_of(words, "Black", one) <= room), 46)
        shown = fitted(words, "Black", size, room)
        self.canvas.text(left + 8, 74, shown, theme.well, theme.frame, "Black", size)
        line = fitted(_line(self.look), "Semibold", 26, _INNER)
        self.canvas.text(MARGIN, 150, line, theme.muted, theme.frame, "Semibold", 26)
        reason = _reason(self.look, self.story)
        return put_reason(self.canvas, MARGIN, 190, reason, 26) + 14

    def _put_player(self, canvas: Canvas, player: PlayerView) -> None:
        """Pawn, name, trophies; then zombies beaten, falls, cards, tiles, fights."""
        theme = self.theme
        ground = theme.over(theme.panel)
        won = self.view.outcome is not None and player.seat in self.view.outcome.winners
        canvas.put(frame(_INNER, _ROW, theme, won), 0, 0)
        canvas.put(figures.pawn(self.look.pawn(player.seat), 76, False, ground), 18, 21)
        name = fitted(self.look.name_of(player.seat), "Black", 32, 300)
        canvas.text(112, 40, name, theme.text, theme.panel, "Black", 32)
        trophies = self.look.trophies(player)
        canvas.text(112, 82, trophies, theme.muted, theme.panel, "Semibold", 23)
        deed = self.deeds.get(player.seat, TownDeed(player.seat))
        x = 440
        for number, (stamp, count, words) in enumerate(self._figures(deed)):
            middle = x + number * 118
            canvas.put(stamp, middle - stamp.width - 4, 40 - stamp.height / 2)
            canvas.text(middle + 6, 40, count, theme.text, theme.panel, "Black", 28)
            word = fitted(words, "Semibold", 20, 114)
            canvas.text(middle, 86, word, theme.muted, theme.panel, "Semibold", 20, "middle")

    def _figures(self, deed: TownDeed) -> list[tuple[Stamp, str, str]]:
        ground, say = self.theme.over(self.theme.panel), self.say
        return [
            (figures.zombie(40, ground), str(deed.kills), say("town-poster-kills")),
            (icon("lost-heart", 34, ground), str(deed.deaths), say("town-poster-deaths")),
            (card_back(28, 38, ground), str(deed.cards), say("town-poster-cards")),
            (small_tile(36, self.theme), str(deed.tiles), say("town-poster-tiles")),
            (icon("disc", 30, ground), f"{deed.wins}/{deed.rolls}", say("town-poster-rolls")),
        ]

    def _put_town(self, top: int) -> int:
        """The town as it lay at the end."""
        plan, _ = plan_of(((tile.x, tile.y) for tile in self.view.tiles), width=NARROW)
        put_town(self.canvas.moved(0, top), plan, self.look)
        return top + plan.rows * plan.tile + 30

    def _put_moments(self, top: int) -> int:
        """What happened when, one line each."""
        lines = [
            (self.say("town-round", round=one.round), self._mark(one.mark), one.words)
            for one in self.story.moments
        ]
        return put_moments(self.canvas, _MOMENTS, top, self.say("poster-moments"), lines)

    def _mark(self, mark: str) -> Stamp:
        ground = self.theme.over(self.theme.frame)
        if mark == "card":
            return card_back(24, 32, ground)
        if mark == "tile":
            return small_tile(30, self.theme)
        if mark == "helipad":
            return icon("disc", 28, ground)
        return icon("lost-heart" if mark == "fallen" else "tick", 28, ground)
