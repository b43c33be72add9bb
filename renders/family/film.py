"""A whole game as a film: a title, a picture for each round with its moves, and the poster.

Animated WebP without loss, because it was the smallest of those measured (docs/performance.md):
this art has few colours, and from round to round little of it changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Protocol

from PIL import Image

from renders.family.board import NOBODY
from renders.family.poster import Story
from renders.family.reel import Frame, Reel, Told
from renders.kit.palette import ThemeName

LIMIT = 10 * 1024 * 1024
"""Bytes that Discord takes from anybody."""


def film_webp(
    frames: Sequence[Frame],
    *,
    language: str = "en",
    theme: ThemeName = "night",
    players: Mapping[str, str] = NOBODY,
    story: Story | None = None,
    told: Told | None = None,
    limit: int = LIMIT,
) -> bytes:
    """The film as animated WebP, smaller than `limit`; the same game gives the same bytes.

    The poster ends it where there is a `story` and the last view has an outcome. A film that is
    too large loses every second round, never the first and the last; the others still show what
    happened just before them. ValueError without a frame.
    """
    if not frames:
        raise ValueError("a film needs at least one frame")
    kept = list(frames)
    while True:
        film = packed(Reel(kept, language, theme, players, story, told))
        if len(film) < limit or len(kept) <= 2:
            return film
        kept = [*kept[:-1:2], kept[-1]]


class Drawable(Protocol):
    """What is drawn picture after picture while it is packed; Pillow asks it for more."""

    durations: list[int]

    def title(self) -> Image.Image: ...


def packed(reel: Drawable) -> bytes:
    """The pictures as animated WebP, the title first.

    More effort would save a tenth of the bytes and take twice as long.
    """
    target = BytesIO()
    reel.title().save(
        target,
        "WEBP",
        save_all=True,
        append_images=[reel],
        duration=reel.durations,
        lossless=True,
        quality=20,
        method=2,
    )
    return target.getvalue()
