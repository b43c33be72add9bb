"""The film of a game of Trust Me: the board at each frame, then the poster."""

from __future__ import annotations

from PIL import Image

from engine.trust_me.view import View
from renders.kit.film import Film, Lettering, Told
from renders.kit.pen import Canvas
from renders.trust_me.board import SIZE, draw_board
from renders.trust_me.look import TrustLook
from renders.trust_me.poster import TrustStory, draw_poster

_TYPE = Lettering(30, 40, 2)


class PlaneReel(Film[View, TrustStory]):
    """The pictures of a Trust Me film, all of one size."""

    def __init__(self, look: TrustLook, told: Told[View, TrustStory]):
        super().__init__(told)
        self.look, self.theme = look, look.theme
        self.caption_top = SIZE[1]
        self.size = (SIZE[0], SIZE[1] + _TYPE.most * _TYPE.line + 24)

    def title(self) -> Image.Image:
        """The first frame again, so that it is shown twice as long."""
        return self.moment(0)

    def moment(self, number: int) -> Image.Image:
        frame = self.frames[number]
        canvas = self.blank()
        events = frame.events if number else ()
        canvas.image.paste(draw_board(self.look.at(frame.view, frame.players), events), (0, 0))
        self.put_caption(canvas, frame.caption, self.caption_top + 24, _TYPE)
        return canvas.image

    def poster(self, story: TrustStory) -> Image.Image:
        last = self.look.at(self.frames[-1].view)
        picture = self.small(draw_poster(last, story), self.size[1])
        canvas: Canvas = self.blank()
        canvas.image.paste(picture, ((self.size[0] - picture.width) // 2,
                                     (self.size[1] - picture.height) // 2))  # fmt: skip
        return canvas.image
