"""The film of a game: its frames, its size, and that it never changes by itself."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from engine.core.outcome import Outcome
from engine.family.view import View
from renders.family.film import Reel
from renders.family.look import FamilyLook
from renders.family.poster import Deeds, Story
from renders.kit.film import LIMIT, Frame, Told
from tests.painted import film_webp
from tests.renders.big import big_table
from tests.renders.views import by_chance, tutorial


def rounds(count: int) -> list[Frame[View]]:
    return [Frame(replace(by_chance(seed), round=seed), f"Round {seed}.") for seed in range(count)]


def opened(film: bytes) -> Image.Image:
    return Image.open(BytesIO(film))


def ended() -> list[Frame[View]]:
    last = replace(tutorial(), outcome=Outcome(True, ("ann",), "goals-reached"), phase="over")
    return [*rounds(2), Frame(last, "All is well.")]


def test_a_film_has_a_title_and_a_picture_for_each_round():
    film = opened(film_webp(rounds(3)))

    assert (film.format, getattr(film, "n_frames", 1)) == ("WEBP", 4)


def test_a_finished_game_ends_with_its_poster():
    story = Story([Deeds("amy", {"walker": 2})])

    film = opened(film_webp(ended(), story=story))

    assert getattr(film, "n_frames", 1) == 5


def test_a_game_that_goes_on_has_no_poster():
    assert getattr(opened(film_webp(rounds(2), story=Story(()))), "n_frames", 1) == 3


def test_the_same_game_gives_the_same_bytes():
    assert film_webp(rounds(3)) == film_webp(rounds(3))


def test_french_and_day_make_other_films():
    films = {film_webp(rounds(2)), film_webp(rounds(2), language="fr")}
    films.add(film_webp(rounds(2), theme="day"))

    assert len(films) == 3


def test_eighty_rounds_as_crowded_as_can_be_stay_below_the_limit():
    frames = [Frame(big_table(seed), "Much happened.") for seed in range(8)]

    assert 10 * len(film_webp(frames)) < LIMIT


def test_a_film_that_is_too_large_loses_every_second_round_and_keeps_first_and_last():
    whole = len(film_webp(rounds(9)))

    film = film_webp(rounds(9), limit=whole)

    assert len(film) < whole
    assert getattr(opened(film), "n_frames", 1) == 1 + 5


def test_a_film_of_nothing_is_refused():
    with pytest.raises(ValueError, match="at least one frame"):
        film_webp([])


def test_it_tells_how_many_pictures_are_drawn():
    told: list[tuple[int, int]] = []

    def note(drawn: int, of: int) -> None:
        told.append((drawn, of))

    film_webp(rounds(3), told=note)

    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_reel_holds_one_picture_at_a_time():
    reel = Reel(FamilyLook(rounds(3)[0].view), Told(rounds(3)))
    reel.seek(1)
    first = reel.picture
    reel.seek(2)

    assert reel.picture is not first
    assert reel.picture.size == first.size == reel.size


def test_a_long_poster_loses_its_lowest_parts_before_it_gets_smaller():
    deeds = [Deeds(one.id, {"walker": 9}, 20, 12, 10.0) for one in tutorial().survivors]
    frames = [*rounds(1), *ended()[-1:]]

    reel = Reel(FamilyLook(frames[0].view), Told(frames, Story(deeds, range(40))))
    reel.seek(2)

    assert reel.picture.size == reel.size


def test_the_poster_of_a_narrow_board_is_made_smaller_and_not_cut():
    last = replace(
        by_chance(4, "04"), outcome=Outcome(won=True, winners=(), reason="goals"), phase="over"
    )
    told = Told([Frame(last, "")], Story([Deeds(one.id, {}) for one in last.survivors]))
    reel = Reel(FamilyLook(last), told)

    poster = reel.drawn(1)

    assert poster.size == reel.size
    for edge in (0, reel.size[0] - 1):
        assert len(poster.crop((edge, 0, edge + 1, reel.size[1])).getcolors() or ()) == 1
