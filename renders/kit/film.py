"""A whole game as a film: a title, a picture for each frame, and the poster.

Animated WebP without loss, because it was the smallest of those measured (docs/performance.md):
this art has few colours, and from frame to frame little of it changes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Generic, NamedTuple, Protocol, TypeVar

from PIL import Image

from engine.core.event import Event
from engine.core.outcome import Outcome
from renders.kit.inks import to_palette
from renders.kit.page import MARGIN
from renders.kit.palette import Theme, tinted
from renders.kit.pen import Canvas
from renders.kit.text import fitted, wrapped

LIMIT = 10 * 1024 * 1024
"""Bytes that Discord takes from anybody."""
Progress = Callable[[int, int], None]
"""Called with the number of pictures drawn, and how many there are."""


class Table(Protocol):
    """A view, as far as a film asks."""

    @property
    def outcome(self) -> Outcome | None: ...


V = TypeVar("V", bound=Table)
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Frame(Generic[V]):
    """How the table stood, one sentence about what happened, and all of it."""

    view: V
    caption: str
    events: Sequence[Event] = ()
    """What happened since the frame before."""


@dataclass(frozen=True, slots=True)
class Told(Generic[V, S]):
    """What a film is made of; the story's poster ends it where the game is over."""

    frames: Sequence[Frame[V]]
    story: S | None = None
    progress: Progress | None = None


class Lettering(NamedTuple):
    """How a caption is written: type size, height of a line, and how many lines there are."""

    size: int
    line: int
    most: int


class Film(ABC, Generic[V, S]):
    """Holds one picture at a time: `seek`, `convert` and the rest are what Pillow asks of it."""

    mode = "P"
    has_transparency_data = False
    title_ms, moment_ms, end_ms = 1_800, 1_800, 8_000
    theme: Theme
    size: tuple[int, int]

    def __init__(self, told: Told[V, S]):
        self.told, self.frames = told, told.frames
        self.story = told.story if told.frames[-1].view.outcome is not None else None
        shown = len(told.frames) + (self.story is not None) - 1
        self.durations = [self.title_ms, *[self.moment_ms] * shown, self.end_ms]
        self.n_frames = len(self.durations) - 1
        self.picture = Image.new("P", (1, 1))

    def seek(self, number: int) -> None:
        """Draw one picture; it replaces the one before."""
        self.picture = self.drawn(number)
        if self.told.progress is not None:
            self.told.progress(number + 1, self.n_frames)

    def convert(self, mode: str) -> Image.Image:
        return self.picture.convert(mode)

    def drawn(self, number: int) -> Image.Image:
        """One of its pictures, all of one size."""
        if self.story is not None and number == len(self.frames):
            return self.poster(self.story)
        return self.moment(number)

    @abstractmethod
    def title(self) -> Image.Image:
        """The picture before the first."""

    @abstractmethod
    def moment(self, number: int) -> Image.Image:
        """A frame."""

    @abstractmethod
    def poster(self, story: S) -> Image.Image:
        """The last picture."""

    def blank(self) -> Canvas:
        return Canvas.plain(*self.size, self.theme.over(self.theme.frame))

    def put_caption(self, canvas: Canvas, caption: str, top: int, type_: Lettering) -> None:
        """The first of its lines has its middle at `top`."""
        theme, wide = self.theme, self.size[0] - 2 * MARGIN
        for place, line in enumerate(wrapped(caption, "Semibold", type_.size, wide)[: type_.most]):
            shown, middle = fitted(line, "Semibold", type_.size, wide), top + place * type_.line
            canvas.text(MARGIN, middle, shown, theme.text, theme.frame, "Semibold", type_.size)

    def small(self, picture: Image.Image, high: int) -> Image.Image:
        """The picture, made smaller where it is too large for the film."""
        if picture.width <= self.size[0] and picture.height <= high:
            return picture
        small = picture.convert("RGB")
        small.thumbnail((self.size[0], high), Image.Resampling.LANCZOS)
        return to_palette(small, tinted(self.theme, True))


def film_of(
    told: Told[V, S], made: Callable[[Told[V, S]], Film[V, S]], limit: int = LIMIT
) -> bytes:
    """The film as animated WebP, smaller than `limit`; the same game gives the same bytes.

    A film that is too large loses every second frame, never the first and the last; the others
    still show what happened just before them. ValueError without a frame.
    """
    if not told.frames:
        raise ValueError("a film needs at least one frame")
    while True:
        film = packed(made(told))
        if len(film) < limit or len(told.frames) <= 2:
            return film
        told = replace(told, frames=[*told.frames[:-1:2], told.frames[-1]])


def packed(film: Film[V, S]) -> bytes:
    """The pictures as animated WebP, the title first.

    More effort would save a tenth of the bytes and take twice as long.
    """
    target = BytesIO()
    film.title().save(
        target,
        "WEBP",
        save_all=True,
        append_images=[film],
        duration=film.durations,
        lossless=True,
        quality=20,
        method=2,
    )
    return target.getvalue()
