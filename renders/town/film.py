"""A whole game of Zombies!!! as a film: the town, round after round."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from io import BytesIO

from PIL import Image

from engine.zombies.view import View
from renders.board import NOBODY
from renders.palette import THEMES, ThemeName
from renders.town.board import render_town

Told = Callable[[int, int], None]
"""Called with the number of pictures drawn, and how many there are."""
LIMIT = 10 * 1024 * 1024
"""Bytes that Discord takes from anybody."""
MOST = 40
"""Pictures; of a longer game every second round is left out, until they are no more."""
WIDTH, TALL = 900, 1800
_STILL_MS, _END_MS = 1_200, 6_000


def town_film_webp(
    views: Sequence[View],
    *,
    language: str = "en",
    theme: ThemeName = "night",
    players: Mapping[str, str] = NOBODY,
    told: Told | None = None,
) -> bytes:
    """The film as animated WebP, smaller than 10 MiB; the same game gives the same bytes.

    ValueError without a view.
    """
    if not views:
        raise ValueError("a film needs at least one view")
    kept = list(views)
    while len(kept) > MOST:
        kept = [*kept[:-1:2], kept[-1]]
    pictures: list[Image.Image] = []
    for number, view in enumerate(kept, 1):
        drawn = render_town(view, language=language, players=players, theme=theme)
        drawn.thumbnail((WIDTH, TALL))
        pictures.append(drawn.convert("RGB"))
        if told:
            told(number, len(kept))
    return _packed(pictures, THEMES[theme].frame)


def _packed(pictures: Sequence[Image.Image], ground: tuple[int, int, int]) -> bytes:
    """All of one size: what is smaller stands in the corner of its picture."""
    size = max(one.width for one in pictures), max(one.height for one in pictures)
    frames = [Image.new("RGB", size, ground) for _ in pictures]
    for frame, picture in zip(frames, pictures, strict=True):
        frame.paste(picture, (0, 0))
    for quality in (70, 40, 15):
        target = BytesIO()
        durations = [*[_STILL_MS] * (len(frames) - 1), _END_MS]
        options = {"save_all": True, "append_images": frames[1:], "duration": durations}
        frames[0].save(target, "WEBP", quality=quality, method=2, **options)
        if target.tell() < LIMIT:
            break
    return target.getvalue()
