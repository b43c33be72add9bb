"""The film of a game of Zombies!!!: the growing town, a picture for each frame, the poster."""

from __future__ import annotations

import math
from dataclasses import replace

from PIL import Image

from engine.zombies.view import PlayerView, View
from renders.kit.film import LEAST_TYPE, Film, Told, told_below
from renders.kit.inline import SIZE, CardRoom, compose, nobody
from renders.kit.panel import Gauge, gauge
from renders.kit.pen import Canvas, Stamp
from renders.kit.text import fitted, width_of
from renders.zombies import figures, panel
from renders.zombies.inline import inline_of
from renders.zombies.look import TownLook
from renders.zombies.poster import TownStory, draw_town_poster

_HEARTS = Gauge("heart", "lost-heart", 30, 33)
_NAME = 230
"""The most pixels for a player's name."""


class TownReel(Film[View, TownStory]):
    """The pictures of a film, each composed like the picture of a round.

    A large town is seen through a window that follows what matters.
    """

    def __init__(self, look: TownLook, told: Told[View, TownStory]):
        super().__init__(told)
        self.look, self.theme, self.size = look, look.theme, SIZE

    def composed(self, number: int, caption: str) -> Image.Image:
        frame = self.frames[number]
        look = self.look.at(frame.view, frame.players)
        shown = inline_of(look, frame.events if number else ())

        def foot(room: CardRoom) -> Stamp:
            people = [self._player(look, one) for one in look.view.players]
            return told_below(people, caption, room, self.theme)

        shown = replace(shown, people=0, cards=nobody, foot=foot)
        return compose(shown, self.theme)

    def _player(self, look: TownLook, player: PlayerView) -> Stamp:
        """Pawn, name, hearts, and the number of trophies."""
        theme, ground = self.theme, look.over(look.theme.frame)
        name = fitted(look.name_of(player.seat), "Bold", 34, _NAME)
        hearts = gauge(
            _HEARTS, player.life, panel.lives_shown(player, look.content.figures.life), ground
        )
        sign, count = figures.zombie(44, ground), str(player.trophies)
        left = 68 + math.ceil(width_of(name, "Bold", 34)) + 14
        middle = left + hearts.width + 16
        wide = middle + sign.width + 8 + math.ceil(width_of(count, "Black", 38)) + 4
        canvas = Canvas.plain(wide, 62, ground)
        pawn = figures.pawn(look.pawn(player.seat), 56, False, ground, LEAST_TYPE)
        canvas.put_middle(pawn, 31, 31)
        canvas.text(68, 30, name, theme.text, theme.frame, "Bold", 34)
        canvas.put(hearts, left, 31 - hearts.height / 2)
        canvas.put(sign, middle, 31 - sign.height / 2)
        canvas.text(middle + sign.width + 8, 31, count, theme.text, theme.frame, "Black", 38)
        return Stamp(canvas.image, None)

    def poster(self, story: TownStory) -> Image.Image:
        return self.filled(draw_town_poster(self.look.at(self.frames[-1].view), story))
