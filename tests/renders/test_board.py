"""The round's picture: its size, its bytes, that it never changes by itself, and how it looks."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.outcome import Outcome
from renders.kit.inline import SIZE
from renders.kit.kept import forget_parts
from renders.kit.palette import NIGHT
from renders.kit.pen import Pen
from tests.painted import board_png, render_board
from tests.renders.big import big_board, big_table, board_of
from tests.renders.views import by_chance, tutorial

GOLDEN = Path(__file__).parent / "golden" / "crossing.png"
CROP = (1130, 90, 1530, 350)


def test_the_same_view_gives_the_same_bytes():
    first = board_png(tutorial())
    forget_parts()

    assert board_png(tutorial()) == first


def test_day_and_night_differ_in_everything_but_their_size_and_tokens():
    night, day = render_board(tutorial()), render_board(tutorial(), theme="day")

    assert night.size == day.size
    assert _brightness(day) > 2 * _brightness(night)
    assert board_png(tutorial(), theme="day") == board_png(tutorial(), theme="day")


def test_the_largest_board_stays_below_300_kilobytes_by_day():
    assert len(board_png(big_table(1), theme="day")) < 300_000


def test_several_threads_draw_what_one_draws():
    views = [by_chance(seed) for seed in range(6)] * 2
    alone = [board_png(view) for view in views]
    forget_parts()

    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(board_png, views))

    assert together == alone


@pytest.mark.parametrize("tiles", ["7B@0", "1B@0 2B@180"])
def test_the_map_of_a_board_of_any_width_is_as_large_as_the_picture_of_a_round(tiles: str):
    picture = render_board(big_table(1, board_of(tiles)))

    assert (picture.size, picture.mode) == (SIZE, "P")


def test_the_map_of_the_largest_board_is_as_large_as_the_picture_of_a_round():
    picture = render_board(big_table(1))

    assert big_board().cols == 3
    assert (picture.size, picture.mode) == (SIZE, "P")


def test_the_picture_of_a_round_stays_below_160_kilobytes():
    heaviest = max(len(board_png(by_chance(seed))) for seed in range(12))

    assert heaviest < 160_000


def test_the_largest_board_stays_below_300_kilobytes():
    assert len(board_png(big_table(1))) < 300_000


def test_french_and_english_differ_only_in_words():
    english, french = render_board(tutorial()), render_board(tutorial(), language="fr")

    assert english.size == french.size
    assert english.tobytes() != french.tobytes()


def test_an_opened_house_has_its_lights_on():
    shown = tutorial()
    dark = render_board(replace(shown, lit_buildings=frozenset({"B"})))

    assert _brightness(render_board(shown)) > _brightness(dark)


def _brightness(picture: Image.Image) -> float:
    return ImageStat.Stat(picture.convert("L")).mean[0]


def test_the_end_of_a_game_shows_in_the_header():
    shown = tutorial()
    won = replace(shown, outcome=Outcome(True, ("ann",), "objectives-taken"), phase="over")
    lost = replace(shown, outcome=Outcome(False, (), "all-eliminated"), phase="over")

    assert len({render_board(view).tobytes() for view in (shown, won, lost)}) == 3


def test_type_too_small_for_a_phone_is_refused():
    """All type goes through the pen, and 20 of 1500 pixels are 14.4 of 1080."""
    with pytest.raises(ValueError, match="too small"):
        Pen(NIGHT, 10, 10).text(0, 5, "x", (0, 0, 0), size=19)


def test_the_crossing_looks_as_it_did():
    drawn = render_board(tutorial()).convert("RGB").crop(CROP)
    kept = Image.open(BytesIO(GOLDEN.read_bytes())).convert("RGB")

    off = ImageChops.difference(drawn, kept).convert("L")
    share = sum(off.histogram()[40:]) / (off.width * off.height)

    assert ImageStat.Stat(off).mean[0] < 2
    assert share < 0.01
