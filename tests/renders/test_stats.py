"""The picture of finished games in numbers."""

from __future__ import annotations

from io import BytesIO
from threading import get_ident
from typing import Any

import pytest
from PIL import Image

from renders.kit.palette import Colour, ThemeName
from renders.kit.pen import Align, Canvas
from renders.kit.stats import HEIGHT, WIDTH, Figures, Share, stats_picture
from renders.kit.text import Weight, width_of

LONG = "The 24 Hours of the Zombies of the Night Shift of Zombiecity"
MISSIONS = [Share(f"{LONG} {one}", max(0, 9 - one), 10 + one) for one in range(30)]
PEOPLE = [Share(LONG, 120, 300), Share("Bob", 1, 1), Share("Cleo", 0, 12), Share("Dan", 0, 3)]
MONTHS = [Share(f"sept. {one}", one % 3 * 4, one % 3 * 5) for one in range(6)]


def figures(**given: Any) -> Figures:
    usual: dict[str, Any] = {
        "title": LONG, "scope": "Marvel Zombies", "games": 1234, "won": 567, "kills": 98765,
        "wounds": 78, "deaths": 1, "dice": 20, "pips": 80,
        "missions": MISSIONS, "people": PEOPLE, "months": MONTHS,
    }  # fmt: skip
    return Figures(**{**usual, **given})


def test_the_alternative_text_has_every_number_that_is_drawn():
    told = figures(missions=MISSIONS[:2], title="Ann", people=PEOPLE[1:3])

    alt = stats_picture(told, "en").alt

    assert alt.startswith("Ann, Marvel Zombies: 1234 games, 567 won, 98765 zombies down, ")
    assert "78 wounds, 1 survivor lost." in alt
    assert "Dice in fights: 4.00 on average over 20 dice, +10.0 pips." in alt
    assert f"{LONG} 0 9 of 10" in alt
    assert "Most wins: Bob 1 of 1, Cleo 0 of 12." in alt
    assert "sept. 1 4 of 5, sept. 2 8 of 10" in alt
    assert "sept. 0" not in alt


def test_bad_luck_is_told_with_its_sign():
    assert "−10,0 points" in stats_picture(figures(dice=20, pips=60, missions=[]), "fr").alt


Line = tuple[float, float, float, float, str]
"""West, north, east and south of a line of text in pixels, and its words."""


def lines_of(monkeypatch: pytest.MonkeyPatch, language: str, theme: ThemeName) -> list[Line]:
    """Every line of text that the picture draws.

    A picture that an earlier test no longer waits for may be drawn in another thread meanwhile.
    """
    written, write, here = list[Line](), Canvas.text, get_ident()

    def noted(
        self: Canvas,
        x: float,
        middle: float,
        words: str,
        colour: Colour,
        ground: Colour,
        weight: Weight = "Semibold",
        size: int = 20,
        align: Align = "left",
    ) -> float:
        if get_ident() != here:
            return write(self, x, middle, words, colour, ground, weight, size, align)
        wide, half = width_of(words, weight, size), size / 3
        left = self.left + {"left": x, "middle": x - wide / 2, "right": x - wide}[align]
        top = self.top + middle
        written.append((left, top - half, left + wide, top + half, words))
        assert size >= 27, words
        return write(self, x, middle, words, colour, ground, weight, size, align)

    monkeypatch.setattr(Canvas, "text", noted)
    picture = stats_picture(figures(), language, theme)
    assert Image.open(BytesIO(picture.png())).size == (WIDTH, HEIGHT)
    return written


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_written_over_anything_else(
    monkeypatch: pytest.MonkeyPatch, language: str, theme: ThemeName
):
    written = lines_of(monkeypatch, language, theme)

    assert len(written) > 40
    for number, one in enumerate(written):
        assert one[0] >= 0, one
        assert max(one[2] - WIDTH, one[3] - HEIGHT) <= 0, one
        for other in written[number + 1 :]:
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1]
            assert apart or other[3] <= one[1], (one, other)


def test_more_missions_than_have_room_are_counted(monkeypatch: pytest.MonkeyPatch):
    words = [line[-1] for line in lines_of(monkeypatch, "en", "night")]

    assert "and 19 more missions" in words


def test_who_never_rolled_and_played_one_month_is_drawn_too():
    told = figures(dice=0, pips=0, people=[], missions=MISSIONS[:1], months=MONTHS[:1])

    picture = stats_picture(told, "fr")

    assert "Dés" not in picture.alt
    assert Image.open(BytesIO(picture.png())).size == (WIDTH, HEIGHT)
