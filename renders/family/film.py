"""A game of the family as a film: a title, a picture for each round, and the poster."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.family.view import View
from renders.family.poster import Story
from renders.family.reel import Reel
from renders.kit.film import LIMIT, Frame, Progress, film_of
from renders.kit.page import NOBODY
from renders.kit.palette import ThemeName


def film_webp(
    frames: Sequence[Frame[View]],
    *,
    language: str = "en",
    theme: ThemeName = "night",
    players: Mapping[str, str] = NOBODY,
    story: Story | None = None,
    told: Progress | None = None,
    limit: int = LIMIT,
) -> bytes:
    """The film as animated WebP, smaller than `limit`; the same game gives the same bytes.

    The poster ends it where there is a `story` and the last view has an outcome. A film that is
    too large loses every second round. ValueError without a frame.
    """
    return film_of(frames, lambda kept: Reel(kept, language, theme, players, story, told), limit)
