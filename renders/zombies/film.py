"""The film of a game of Zombies!!!: the growing town, a picture for each frame, the poster."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from engine.core.event import Event
from engine.zombies.view import View
from renders.kit.film import Film, Lettering, Told
from renders.kit.pen import Canvas
from renders.zombies.look import TownLook
from renders.zombies.poster import TownStory, draw_town_poster

_TYPE = Lettering(30, 40, 2)
Page = Callable[[TownLook, Sequence[Event]], Image.Image]


class TownReel(Film[View, TownStory]):
    """The pictures of a film; all are as large as the last one, because towns only grow."""

    def __init__(self, look: TownLook, told: Told[View, TownStory], page: Page):
        """`page` is the function that draws the whole picture of a moment."""
        super().__init__(told)
        self.look, self.theme, self.page = look, look.theme, page
        grown = self._town(len(told.frames) - 1)
        self.caption_top = grown.height
        self.size = (grown.width, grown.height + _TYPE.most * _TYPE.line + 24)

    def title(self) -> Image.Image:
        """The first frame again, so that it is shown twice as long."""
        return self.moment(0)

    def _town(self, number: int) -> Image.Image:
        """The town at one moment; what changed since the moment before is marked."""
        frame = self.frames[number]
        return self.page(self.look.at(frame.view, frame.players), frame.events if number else ())

    def moment(self, number: int) -> Image.Image:
        canvas = Canvas(self.theme, self._in_the_middle(self._town(number), self.caption_top))
        self.put_caption(canvas, self.frames[number].caption, self.caption_top + 22, _TYPE)
        return canvas.image

    def poster(self, story: TownStory) -> Image.Image:
        last = self.look.at(self.frames[-1].view)
        return self._in_the_middle(draw_town_poster(last, story), self.size[1])

    def _in_the_middle(self, picture: Image.Image, high: int) -> Image.Image:
        """The picture in the middle of a ground of the film's size."""
        picture, ground = self.small(picture, high), self.blank().image
        ground.paste(picture, ((self.size[0] - picture.width) // 2, (high - picture.height) // 2))
        return ground
