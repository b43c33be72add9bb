"""No label on a picture means two things: zones, kinds of zombies, survivors and missions."""

from __future__ import annotations

import re

import pytest

from engine.family.files import Content
from engine.games import load_content
from renders.family.look import FamilyLook
from renders.family.mission import mission_view
from renders.heroes_resistance import PAINTER as HEROES
from renders.living_dead import PAINTER as LIVING
from renders.zombicide import PAINTER as ZOMBICIDE

PAINTERS = {"zombicide": ZOMBICIDE, "living-dead": LIVING, "heroes-resistance": HEROES}
GAMES = pytest.mark.parametrize("game", PAINTERS)


def looks(game: str) -> list[FamilyLook]:
    """The board of every mission."""
    content: Content = load_content(game)
    return [PAINTERS[game].look(mission_view(content, one)) for one in content.missions]


@GAMES
def test_no_count_of_zombies_reads_like_the_name_of_a_zone(game: str):
    for look in looks(game):
        signs = [look.miniature(kind).letter for kind in look.content.zombies]
        stacks = {f"{sign}{count}" for sign in signs for count in range(1, 100)}

        assert len({*signs}) == len(signs)
        assert stacks & look.view.board.zones.keys() == set()


@GAMES
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_title_has_a_word_that_is_the_name_of_a_zone(game: str, language: str):
    for look in looks(game):
        shown = PAINTERS[game].look(look.view, language)

        assert set(re.findall(r"\w+", shown.title())) & look.view.board.zones.keys() == set()


@GAMES
def test_no_two_survivors_have_the_same_initial(game: str):
    content: Content = load_content(game)
    initials = [one.initial for one in content.characters.values()]

    assert len({*initials}) == len(initials)
    assert not any(re.search(r"\d", one) for one in initials)
