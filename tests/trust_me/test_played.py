"""Random games to the end: what is in the box stays in it, nobody leaves the board unasked."""

from __future__ import annotations

import random

import pytest

from tests.trust_me.playing import (
    broken_invariants,
    give,
    loaded,
    opened,
    random_game,
    random_step,
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_and_break_no_count(players: int):
    """A game that does not end fails in `random_game`."""
    for table in random_game(f"played {players}", players):
        assert broken_invariants(table) == []


def test_a_game_laid_out_by_hand_is_played_to_its_end():
    for table in random_game("hands", 2, layout="by-hand"):
        assert broken_invariants(table) == []


def test_a_restart_anywhere_changes_nothing():
    chance = random.Random("restart")
    table = opened("restart", 3)
    for number in range(80):
        if table.outcome:
            break
        if number % 5 == 0:
            again = loaded(table.to_json())
            assert again.to_json() == table.to_json()
            for seat in (None, *table.seats):
                assert again.view(seat) == table.view(seat)
        give(table, *random_step(table, chance))


def test_every_command_listed_is_accepted():
    chance = random.Random("listed")
    table = opened("listed", 2)
    for number in range(60):
        if table.outcome:
            break
        if number % 20 == 0:
            text = table.to_json()
            for seat in table.seats:
                for command in table.commands(seat):
                    assert loaded(text).play(seat, command).number == table.number
        give(table, *random_step(table, chance))
