"""The sheet in words: everything a player needs of a survivor without seeing the picture."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.family.view import SurvivorView, View
from renders.kit.alt import LIMIT
from tests.painted import sheet_alt_text, sheet_text
from tests.renders.views import card, tutorial, zombicide_box


def with_amy(**changes: object) -> View:
    """The tutorial's table with Amy changed."""
    view = tutorial()
    amy: SurvivorView = replace(view.survivors[0], **changes)
    return replace(view, survivors=(amy, *view.survivors[1:]))


def test_every_weapon_is_told_with_its_numbers():
    text = sheet_text(with_amy(hands=(card("pistol"), None), pack=()), "amy")

    line = "Left hand: Pistol (range 0 to 1, 1 die, hits on 4+, damage 1, noisy, pair)."
    assert line in text.splitlines()
    assert "Right hand: nothing." in text.splitlines()
    assert "In the pack: nothing." in text.splitlines()


@pytest.mark.parametrize(
    ("held", "says"),
    [("crowbar", "opens doors quietly"), ("fire-axe", "opens doors"), ("molotov", "kills all")],
)
def test_what_is_special_about_a_card_is_told(held: str, says: str):
    assert says in sheet_text(with_amy(hands=(card(held), None)), "amy")


def test_every_skill_is_told_with_what_it_does():
    view = tutorial()
    for survivor in view.survivors:
        text = sheet_text(view, survivor.id, language="fr")
        for skill in survivor.skills:
            assert zombicide_box().skills[skill].summary.fr in text


def test_the_levels_to_come_are_told_and_those_reached_are_not():
    text = sheet_text(with_amy(xp=7, level="yellow"), "amy")

    assert "Orange at 19 XP (" in text
    assert "Red at 43 XP (" in text
    assert "Yellow at 7 XP" not in text


def test_who_fell_has_no_sheet_left_but_a_line():
    assert sheet_text(with_amy(standing=False), "amy").count("\n") == 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_as_alternative_text_it_fits_and_still_names_the_survivor(language: str):
    pack = tuple(card("sniper-rifle") for _ in range(3))
    full = with_amy(pack=pack, skills=tuple(zombicide_box().skills))

    text = sheet_alt_text(full, "amy", language=language, players={"ann": "A" * 32})

    assert len(text) <= LIMIT < len(sheet_text(full, "amy", language=language))
    assert text.startswith("Amy (")
