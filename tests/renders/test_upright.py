"""Boards wider than three tiles stand upright: turned a quarter, and nothing else is changed."""

from __future__ import annotations

import pytest

from renders.family.upright import drawn_board
from tests.painted import render_board
from tests.renders.big import big_board, big_table, board_of

WIDE = """
3C@180 4D@270 2C@90 5F@0
4E@270 4B@270 2B@0 5C@180
"""


def test_a_board_of_three_tiles_across_is_drawn_as_it_is():
    assert drawn_board(big_board()) is big_board()


def test_a_board_of_four_tiles_across_is_turned_clockwise():
    board = board_of(WIDE)

    drawn = drawn_board(board)

    assert (board.rows, board.cols) == (2, 4)
    assert (drawn.rows, drawn.cols) == (4, 2)
    for zone in board.zones.values():
        turned = {(col, 15 - row) for row, col in zone.cells}
        assert set(drawn.zones[zone.id].cells) == turned


def test_ways_and_sight_are_the_same_on_the_turned_board():
    board = board_of(WIDE)
    drawn = drawn_board(board)

    for doors in (frozenset[str](), board.all_doors):
        for zone in board.zones:
            assert drawn.neighbours(zone, doors) == board.neighbours(zone, doors)
            assert drawn.sight(zone, doors) == board.sight(zone, doors)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_tall_board_has_its_panel_at_the_side(language: str):
    picture = render_board(big_table(1, board_of(WIDE)), language=language)

    assert picture.width == 1500
    assert picture.height > picture.width
