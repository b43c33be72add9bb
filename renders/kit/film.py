"""A whole game as a film: a title, a picture for each frame, and the poster.

Animated WebP without loss, because it was the smallest of those measured (docs/performance.md):
this art has few colours, and from frame to frame little of it changes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Generic, TypeVar

from PIL import Image

from engine.core.event import Event

LIMIT = 10 * 1024 * 1024
"""Bytes that Discord takes from anybody."""
Progress = Callable[[int, int], None]
"""Called with the number of pictures drawn, and how many there are."""
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Frame(Generic[V]):
    """How the table stood, one sentence about what happened, and all of it."""

    view: V
    caption: str
    events: Sequence[Event] = ()
    """What happened since the frame before."""


class Film(ABC):
    """Holds one picture at a time: `seek`, `convert` and the rest are what Pillow asks of it."""

    mode = "P"
    has_transparency_data = False

    def __init__(self, durations: list[int], told: Progress | None):
        self.durations, self.told = durations, told
        self.n_frames = len(durations) - 1
        self.picture = Image.new("P", (1, 1))

    def seek(self, number: int) -> None:
        """Draw one picture; it replaces the one before."""
        self.picture = self.drawn(number)
        if self.told is not None:
            self.told(number + 1, self.n_frames)

    def convert(self, mode: str) -> Image.Image:
        return self.picture.convert(mode)

    @abstractmethod
    def title(self) -> Image.Image:
        """The picture before the first."""

    @abstractmethod
    def drawn(self, number: int) -> Image.Image:
        """One of its pictures, all of one size."""


def film_of(
    frames: Sequence[Frame[V]], made: Callable[[Sequence[Frame[V]]], Film], limit: int
) -> bytes:
    """The film as animated WebP, smaller than `limit`; the same game gives the same bytes.

    A film that is too large loses every second frame, never the first and the last; the others
    still show what happened just before them. ValueError without a frame.
    """
    if not frames:
        raise ValueError("a film needs at least one frame")
    kept = list(frames)
    while True:
        film = packed(made(kept))
        if len(film) < limit or len(kept) <= 2:
            return film
        kept = [*kept[:-1:2], kept[-1]]


def packed(film: Film) -> bytes:
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
