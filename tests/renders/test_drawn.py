"""Whatever the data of a game of the family names for a picture can be drawn."""

from __future__ import annotations

import pytest

from engine.family.rules import FamilyRuleset
from engine.games import GAMES, load_content
from renders.kit.icons import DRAWINGS
from renders.kit.shapes import FIGURES

FAMILY = [name for name, game in GAMES.items() if isinstance(game.rules, FamilyRuleset)]


@pytest.mark.parametrize("ruleset", FAMILY)
def test_every_card_has_a_picture(ruleset: str):
    icons = {one.icon for one in load_content(ruleset).equipment.values()}

    assert icons - set(DRAWINGS) == set()


@pytest.mark.parametrize("ruleset", FAMILY)
def test_every_kind_has_a_figure(ruleset: str):
    figures = {one.figure for one in load_content(ruleset).zombies.values()}

    assert figures - set(FIGURES) == set()
