"""A survivor's sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.painted import render_sheet, sheet_png
from tests.renders.views import card, survivor, tutorial, view, zombicide_box


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", list(zombicide_box().characters))
def test_every_survivor_has_a_sheet_in_the_shape_a_message_shows(name: str, language: str):
    told = zombicide_box().characters[name]
    skills = (told.blue, told.yellow, told.orange[0], told.red[-1])
    shown = view([survivor(name, "B1", "pistol", "crowbar", xp=43, level="red", skills=skills)])

    assert render_sheet(shown, name, language=language).size == (1210, 770)


@pytest.mark.parametrize("kind", list(zombicide_box().equipment))
def test_every_card_can_be_held_and_carried(kind: str):
    shown = view([survivor("amy", "B1", kind, pack=(card(kind), card(kind, 2), card(kind, 3)))])

    assert render_sheet(shown, "amy", language="fr").size == (1210, 770)


def test_the_same_view_gives_the_same_bytes():
    assert sheet_png(tutorial(), "doug") == sheet_png(tutorial(), "doug")


def test_a_sheet_of_somebody_else_is_refused_by_name():
    with pytest.raises(KeyError, match="wanda"):
        render_sheet(tutorial(), "wanda")


def test_an_eliminated_survivor_has_no_hands():
    whole = survivor("amy", "B1", "pistol")
    fallen = replace(whole, standing=False)
    armed = replace(survivor("amy", "B1", "katana"), standing=False)
    pictures = [sheet_png(view([one]), "amy") for one in (whole, fallen, armed)]

    assert pictures[0] != pictures[1] == pictures[2]
