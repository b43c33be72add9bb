"""Boards of one column lie on their side: turned a quarter, and nothing else is changed."""

from __future__ import annotations

import pytest
from PIL import Image

from engine.family.files import Content
from engine.games import load_content
from engine.living_dead.view import LivingView
from renders.family.lying import drawn_board
from renders.heroes_resistance import PAINTER as HEROES
from renders.living_dead import PAINTER as LIVING
from tests.renders.big import big_board, board_of
from tests.renders.test_letters import begun, travelled

TILE = 3
"""Cells along the side of a tile of Heroes' Resistance."""


def test_a_board_of_several_columns_is_drawn_as_it_is():
    wide = board_of("3C@180 4D@270 2C@90 5F@0\n4E@270 4B@270 2B@0 5C@180")

    assert drawn_board(big_board()) is big_board()
    assert drawn_board(wide) is wide


def test_a_board_of_one_column_is_turned_clockwise():
    content: Content = load_content("heroes-resistance")
    board = content.board("M0")

    drawn = drawn_board(board)

    assert (board.rows, board.cols) == (2, 1)
    assert (drawn.rows, drawn.cols) == (1, 2)
    for zone in board.zones.values():
        turned = {(col, 2 * TILE - 1 - row) for row, col in zone.cells}
        assert set(drawn.zones[zone.id].cells) == turned


def test_ways_and_sight_are_the_same_on_the_turned_board():
    content: Content = load_content("heroes-resistance")
    board = content.board("M0")
    drawn = drawn_board(board)

    for doors in (frozenset[str](), board.all_doors):
        for zone in board.zones:
            assert drawn.neighbours(zone, doors) == board.neighbours(zone, doors)
            assert drawn.sight(zone, doors) == board.sight(zone, doors)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_pictures_of_a_turned_board_show_the_same_side_up(language: str):
    shown = begun("heroes-resistance", "M0")
    look = HEROES.look(shown, language)

    assert (look.view.board.rows, look.view.board.cols) == (1, 2)
    for picture in (HEROES.round(look), HEROES.phase(look, []), HEROES.around(look, "hulk")):
        assert picture.draw().size == (1650, 1050)


def test_a_turned_board_takes_most_of_the_picture_of_a_round():
    """The yellow frame of the acting hero's zone is a sixth of the board wide: over 200 pixels."""
    shown = begun("heroes-resistance", "M0")
    drawn: Image.Image = HEROES.round(HEROES.look(shown)).draw().convert("RGB")
    board = drawn.crop((40, 90, 1610, 850))
    xs = [x for x in range(board.width) if _is_signal(board, x)]

    assert xs[-1] - xs[0] > 220


def _is_signal(board: Image.Image, x: int) -> bool:
    """True if the column has a stretch of the yellow of the acting hero's frame."""
    column = board.crop((x, 0, x + 1, board.height)).tobytes()
    return column.count(b"\xff\xd2\x3f" * 30) > 0


def test_words_say_the_same_of_a_turned_board():
    """Alternative text and text board name zones, never directions."""
    shown = begun("heroes-resistance", "M0")
    look = HEROES.look(shown)
    as_laid = look.at(shown)

    assert HEROES.words(look) == HEROES.words(as_laid)
    assert HEROES.text(look) == HEROES.text(as_laid)


def test_a_board_that_travels_is_never_turned():
    """Its questions name compass directions, which must match the picture."""
    boards = travelled("S6")

    assert any(isinstance(one, LivingView) and one.ahead for one in boards)
    for one in boards:
        if isinstance(one, LivingView) and one.ahead:
            assert LIVING.look(one).view.board is one.board
