"""The film of a town: it grows to the last picture's size, and never changes by itself."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from engine.core.outcome import Outcome
from engine.zombies.view import View
from renders.kit.film import Frame
from renders.zombies.poster import TownStory
from tests.painted import town_film_webp
from tests.renders.town_views import by_chance


def growing(counts: list[int]) -> list[Frame[View]]:
    return [Frame(by_chance(1, count), f"Now {count} tiles.") for count in counts]


def opened(film: bytes) -> Image.Image:
    return Image.open(BytesIO(film))


def pictures_in(film: bytes) -> int:
    return int(getattr(opened(film), "n_frames", 1))


def test_every_moment_has_a_picture_as_large_as_the_last():
    small, large = opened(town_film_webp(growing([1]))), opened(town_film_webp(growing([1, 3, 9])))

    assert pictures_in(town_film_webp(growing([1, 3, 9]))) >= 3
    assert large.height >= small.height


def test_a_finished_game_ends_with_its_poster():
    *before, last = growing([1, 4])
    won = replace(last.view, outcome=Outcome(True, (last.view.seats[0],), "escaped"))
    frames = [*before, Frame(won, "It is over.")]

    with_poster = opened(town_film_webp(frames, story=TownStory()))

    assert (
        getattr(with_poster, "n_frames", 1)
        == getattr(opened(town_film_webp(frames)), "n_frames", 1) + 1
    )


def test_the_same_game_gives_the_same_film():
    assert town_film_webp(growing([2, 3])) == town_film_webp(growing([2, 3]))


def test_a_film_that_is_too_large_loses_moments_between():
    whole = town_film_webp(growing([1, 2, 3, 4, 5]))

    assert len(town_film_webp(growing([1, 2, 3, 4, 5]), limit=len(whole) - 1)) < len(whole)


def test_who_waits_hears_of_every_picture():
    seen: list[tuple[int, int]] = []

    def note(drawn: int, of: int) -> None:
        seen.append((drawn, of))

    town_film_webp(growing([1, 2]), told=note)

    assert seen == [(1, 2), (2, 2)]


def test_without_a_moment_there_is_no_film():
    with pytest.raises(ValueError, match="at least one"):
        town_film_webp([])
