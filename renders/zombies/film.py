"""A game of Zombies!!! as a film: the town as it grew, one picture for each moment, the poster."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.zombies.view import View
from renders.kit.film import LIMIT, Film, Frame, Progress, film_of
from renders.kit.inks import to_palette
from renders.kit.page import NOBODY
from renders.kit.palette import THEMES, ThemeName
from renders.kit.pen import Canvas
from renders.kit.text import fitted, wrapped
from renders.zombies.board import render_town
from renders.zombies.plan import MARGIN
from renders.zombies.poster import TownStory, render_town_poster

_MOMENT_MS, _END_MS = 1_800, 8_000
_LINE, _LINES, _LETTERS = 40, 2, 30


def town_film_webp(
    frames: Sequence[Frame[View]],
    *,
    language: str = "en",
    theme: ThemeName = "night",
    players: Mapping[str, str] = NOBODY,
    story: TownStory | None = None,
    told: Progress | None = None,
    limit: int = LIMIT,
) -> bytes:
    """The film as animated WebP, smaller than `limit`; the same game gives the same bytes.

    The poster ends it where there is a `story` and the last view has an outcome. A film that is
    too large loses every second moment. ValueError without a frame.
    """
    return film_of(
        frames, lambda kept: TownReel(kept, language, theme, players, story, told), limit
    )


class TownReel(Film):
    """Every picture is as large as the last: towns only grow."""

    def __init__(
        self,
        frames: Sequence[Frame[View]],
        language: str,
        theme: ThemeName,
        players: Mapping[str, str],
        story: TownStory | None,
        told: Progress | None,
    ):
        self.frames, self.language, self.players = frames, language, players
        self.theme: ThemeName = theme
        self.story = story if frames[-1].view.outcome is not None else None
        count = len(frames) + (self.story is not None)
        super().__init__([_MOMENT_MS] * count + [_END_MS], told)
        grown = self._town(len(frames) - 1)
        self.low = grown.height
        self.size = (grown.width, grown.height + _LINES * _LINE + 24)

    def title(self) -> Image.Image:
        """The town as it was founded: the first picture is shown twice as long."""
        return self._moment(0)

    def drawn(self, number: int) -> Image.Image:
        if self.story is not None and number == len(self.frames):
            return self._poster(self.story)
        return self._moment(number)

    def _town(self, number: int) -> Image.Image:
        """What changed since the moment before is marked."""
        return render_town(
            self.frames[number].view,
            language=self.language,
            players=self.players,
            theme=self.theme,
            events=self.frames[number].events if number else (),
        )

    def _moment(self, number: int) -> Image.Image:
        canvas = self._in_the_middle(self._town(number), self.low)
        wide = self.size[0] - 2 * MARGIN
        lines = wrapped(self.frames[number].caption, "Semibold", _LETTERS, wide)[:_LINES]
        for place, line in enumerate(lines):
            shown, middle = fitted(line, "Semibold", _LETTERS, wide), self.low + 22 + place * _LINE
            canvas.text(
                MARGIN, middle, shown, canvas.theme.text, canvas.theme.frame, "Semibold", _LETTERS
            )
        return canvas.image

    def _poster(self, story: TownStory) -> Image.Image:
        last = self.frames[-1].view
        poster = render_town_poster(
            last, story, language=self.language, players=self.players, theme=self.theme
        )
        return self._in_the_middle(poster, self.size[1]).image

    def _in_the_middle(self, picture: Image.Image, high: int) -> Canvas:
        """On a ground of the film's size; made smaller where it is too large."""
        shades = THEMES[self.theme]
        wide = self.size[0]
        if picture.width > wide or picture.height > high:
            small = picture.convert("RGB")
            small.thumbnail((wide, high), Image.Resampling.LANCZOS)
            picture = to_palette(small, shades)
        canvas = Canvas.plain(*self.size, shades.over(shades.frame))
        canvas.image.paste(picture, ((wide - picture.width) // 2, (high - picture.height) // 2))
        return canvas
