"""A game of Zombies!!! as a film: the town as it grew, one picture for each moment, the poster."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.core.event import Event
from engine.zombies.view import View
from renders.family.board import NOBODY
from renders.family.film import LIMIT, packed
from renders.family.reel import Told
from renders.kit.inks import to_palette
from renders.kit.palette import THEMES, ThemeName
from renders.kit.pen import Canvas
from renders.kit.text import fitted, wrapped
from renders.zombies.board import render_town
from renders.zombies.plan import MARGIN
from renders.zombies.poster import TownStory, render_town_poster

_MOMENT_MS, _END_MS = 1_800, 8_000
_LINE, _LINES, _LETTERS = 40, 2, 30


@dataclass(frozen=True, slots=True)
class TownFrame:
    """A moment of the film: how the town stood, and one sentence about what happened."""

    view: View
    caption: str
    events: Sequence[Event] = ()
    """What happened since the moment before."""


def town_film_webp(
    frames: Sequence[TownFrame],
    *,
    language: str = "en",
    theme: ThemeName = "night",
    players: Mapping[str, str] = NOBODY,
    story: TownStory | None = None,
    told: Told | None = None,
    limit: int = LIMIT,
) -> bytes:
    """The film as animated WebP, smaller than `limit`; the same game gives the same bytes.

    The poster ends it where there is a `story` and the last view has an outcome. A film that is
    too large loses every second moment, never the first and the last. ValueError without a frame.
    """
    if not frames:
        raise ValueError("a film needs at least one frame")
    kept = list(frames)
    while True:
        film = packed(TownReel(kept, language, theme, players, story, told))
        if len(film) < limit or len(kept) <= 2:
            return film
        kept = [*kept[:-1:2], kept[-1]]


class TownReel:
    """Holds one picture at a time, all as large as the last: towns only grow."""

    mode = "P"
    has_transparency_data = False

    def __init__(
        self,
        frames: Sequence[TownFrame],
        language: str,
        theme: ThemeName,
        players: Mapping[str, str],
        story: TownStory | None,
        told: Told | None,
    ):
        self.frames, self.language, self.players, self.told = frames, language, players, told
        self.theme: ThemeName = theme
        self.story = story if frames[-1].view.outcome is not None else None
        self.n_frames = len(frames) + (self.story is not None)
        self.durations = [_MOMENT_MS] * self.n_frames + [_END_MS]
        grown = self._town(len(frames) - 1)
        self.low = grown.height
        self.size = (grown.width, grown.height + _LINES * _LINE + 24)
        self.picture = Image.new("P", (1, 1))

    def title(self) -> Image.Image:
        """The town as it was founded: the first picture is shown twice as long."""
        return self._moment(0)

    def seek(self, number: int) -> None:
        """Draw one picture; it replaces the one before."""
        if self.story is not None and number == len(self.frames):
            self.picture = self._poster(self.story)
        else:
            self.picture = self._moment(number)
        if self.told is not None:
            self.told(number + 1, self.n_frames)

    def convert(self, mode: str) -> Image.Image:
        return self.picture.convert(mode)

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
