"""No label on a picture means two things: zones, kinds of zombies, survivors and missions."""

from __future__ import annotations

import re

import pytest

from engine.family.files import Content
from engine.games import load_content
from renders.family.look import FamilyLook
from renders.family.mission import mission_view
from renders.heroes_resistance import PAINTER as HEROES
from renders.kit.palette import NIGHT
from renders.kit.people import Person, paint_of
from renders.kit.text import width_of
from renders.living_dead import PAINTER as LIVING
from renders.zombicide import PAINTER as ZOMBICIDE
from renders.zones.tokens import roster, roster_size

PAINTERS = {"zombicide": ZOMBICIDE, "living-dead": LIVING, "heroes-resistance": HEROES}
GAMES = pytest.mark.parametrize("game", PAINTERS)
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


def looks(game: str, language: str = "en") -> list[FamilyLook]:
    """The board of every mission."""
    content: Content = load_content(game)
    return [PAINTERS[game].look(mission_view(content, one), language) for one in content.missions]


@GAMES
@LANGUAGES
def test_the_letters_of_a_kind_are_those_of_its_name_in_the_language_of_the_table(
    game: str, language: str
):
    look = looks(game, language)[0]
    for kind in look.content.zombies.values():
        first, *more = look.miniature(kind.id).letter
        name = kind.name.in_(language)

        assert name.startswith(first)
        assert all(letter in name[1:] for letter in more)


@GAMES
@LANGUAGES
def test_no_count_of_zombies_reads_like_the_name_of_a_zone(game: str, language: str):
    for look in looks(game, language):
        signs = [look.miniature(kind).letter for kind in look.content.zombies]
        stacks = {f"{sign}{count}" for sign in signs for count in range(1, 100)}

        assert len({*signs}) == len(signs)
        assert stacks & look.view.board.zones.keys() == set()


@GAMES
@LANGUAGES
def test_no_title_has_a_word_that_is_the_name_of_a_zone(game: str, language: str):
    for look in looks(game):
        shown = PAINTERS[game].look(look.view, language)

        assert set(re.findall(r"\w+", shown.title())) & look.view.board.zones.keys() == set()


@GAMES
def test_no_two_survivors_have_the_same_initial_and_those_that_start_alike_have_two_letters(
    game: str,
):
    """A single letter begins no other name of the same game, so each initial reads as one name."""
    content: Content = load_content(game)
    people = list(content.characters.values())
    initials = [one.initial for one in people]

    assert len({*initials}) == len(initials)
    assert not any(re.search(r"\d", one) for one in initials)
    for one in people:
        for language in ("en", "fr"):
            name = one.name.in_(language)
            assert name.startswith(one.initial)
            alike = [other for other in people if other.name.in_(language)[0] == name[0]]
            assert len(one.initial) == (2 if len(alike) > 1 else 1)


@GAMES
@LANGUAGES
def test_no_initial_is_the_name_of_a_zone_or_the_letters_of_a_kind_with_two(
    game: str, language: str
):
    """A kind of zombies with one letter is always drawn with its count; a survivor never is."""
    for look in looks(game, language):
        initials = {one.initial for one in look.content.characters.values()}
        kinds = {look.miniature(kind).letter for kind in look.content.zombies}

        assert initials & look.view.board.zones.keys() == set()
        assert initials & {letters for letters in kinds if len(letters) > 1} == set()


@GAMES
def test_the_initials_of_a_crowded_zone_have_room_in_their_cells(game: str):
    people = [
        (Person("circle", paint_of("circle"), one.initial), False)
        for one in load_content(game, Content).characters.values()
    ]
    twofold = any(len(person.initial) > 1 for person, _ in people)
    for least in (20, 39, 43):
        wide, _ = roster_size(1, 1, least, twofold)
        assert all(width_of(one.initial, "Black", least) <= wide - 4 for one, _ in people)
        drawn = roster(tuple(people), 3, NIGHT.over(NIGHT.asphalt), least)
        assert (drawn.width, drawn.height) == roster_size(len(people), 3, least, twofold)
