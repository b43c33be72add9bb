"""The cards of one survivor, each large, and the same in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from renders.kit.alt import LIMIT
from renders.kit.card import SIZE, CardFace, Mark, put_face
from renders.kit.palette import NIGHT
from renders.kit.pen import Canvas
from tests.painted import hand_alt_text, hand_png, render_hand
from tests.renders.views import card, survivor, tutorial, view, zombicide_box


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", list(zombicide_box().equipment))
def test_every_card_has_a_face_and_a_place_in_the_words(kind: str, language: str):
    held = survivor("amy", "B1", kind, pack=(card(kind), card(kind, 2), card(kind, 3)))
    shown = view([held])

    text = hand_alt_text(shown, "amy", language=language)

    assert render_hand(shown, "amy", language=language).width == 1080
    assert zombicide_box().equipment[kind].name.in_(language) in text
    assert len(text) <= LIMIT


def test_an_empty_place_is_drawn_as_one():
    full = render_hand(view([survivor("amy", "B1", "pistol")]), "amy")
    empty = render_hand(view([survivor("amy", "B1")]), "amy")

    assert full.size == empty.size
    assert full.tobytes() != empty.tobytes()


def test_the_same_view_gives_the_same_bytes():
    assert hand_png(tutorial(), "doug") == hand_png(tutorial(), "doug")


def test_cards_of_somebody_else_are_refused_by_name():
    with pytest.raises(KeyError, match="wanda"):
        render_hand(tutorial(), "wanda")


def test_who_fell_holds_nothing():
    fallen = replace(survivor("amy", "B1"), standing=False)

    assert "Left hand" not in hand_alt_text(view([fallen]), "amy")


def test_a_card_of_any_game_can_be_drawn_with_words_alone():
    """Cards of other games have neither pictograms nor attacks."""
    canvas = Canvas.plain(*SIZE, NIGHT.over(NIGHT.frame))
    blank = canvas.image.tobytes()

    put_face(
        canvas, CardFace("Event", "A long title of an event", "", [Mark("once")], words="Do. " * 30)
    )

    assert canvas.image.tobytes() != blank
