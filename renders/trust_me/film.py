"""The film of a game of Trust Me: the board at each frame, then the poster."""

from __future__ import annotations

from PIL import Image

from engine.trust_me.view import View
from renders.kit.film import Film, Told, told_below
from renders.kit.inline import CardRoom
from renders.kit.pen import Canvas
from renders.trust_me.board import SIZE, composed
from renders.trust_me.look import TrustLook
from renders.trust_me.marks import marks_of
from renders.trust_me.poster import TrustStory, draw_poster
from renders.trust_me.strip import LOW, WIDE, put_people
from renders.trust_me.window import WHOLE

_CAPTIONS = (30, 26, 23, 20)
"""Type sizes of a caption in pixels: the smallest is 7 on a phone, which shows 390 pixels."""


class PlaneReel(Film[View, TrustStory]):
    """The pictures of a Trust Me film, each composed like the picture of a round.

    The caption stands where that picture has the groups of zombies and the legend.
    """

    def __init__(self, look: TrustLook, told: Told[View, TrustStory]):
        super().__init__(told)
        self.look, self.theme, self.size = look, look.theme, SIZE

    def composed(self, number: int, caption: str) -> Image.Image:
        frame = self.frames[number]
        look = self.look.at(frame.view, frame.players)

        def put(canvas: Canvas) -> None:
            top = put_people(canvas, look) + 8
            room = CardRoom(WIDE, LOW - top)
            canvas.put(told_below((), caption, room, self.theme, _CAPTIONS), 0, top)

        return composed(look, WHOLE, marks_of(look, frame.events if number else ()), put)

    def poster(self, story: TrustStory) -> Image.Image:
        return self.filled(draw_poster(self.look.at(self.frames[-1].view), story))
