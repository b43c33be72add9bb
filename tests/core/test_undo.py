"""Undo is fair: free while nothing was drawn or revealed and nobody else acted. [design, idea 2]"""

from __future__ import annotations

import pytest

from engine.core.refusal import Refusal
from tests.core.duel import Ballot, Bow, Strike, duel, reloaded


def test_a_command_that_drew_nothing_is_taken_back_by_who_gave_it():
    table = duel()
    before = table.to_json()
    table.play("ann", Bow())
    assert table.may_undo("ann")

    table.undo("ann")

    assert table.to_json() == before


def test_nobody_else_takes_it_back():
    table = duel()
    table.play("ann", Bow())

    assert not table.may_undo("bob")
    with pytest.raises(Refusal) as refused:
        table.undo("bob")
    assert refused.value.key == "nothing-to-undo"


def test_after_the_next_player_acted_it_stands():
    table = duel()
    table.play("ann", Bow())
    table.play("bob", Bow())

    assert not table.may_undo("ann")
    assert table.may_undo("bob")


def test_a_command_that_drew_stands():
    table = duel()
    table.play("ann", Strike(target="bob"))
    assert not table.may_undo("ann")

    table.answer("bob", "left")
    assert not table.may_undo("ann")


def test_an_open_command_that_drew_nothing_is_taken_back():
    table = duel()
    before = table.to_json()
    table.play("ann", Ballot())

    table.undo("ann")

    assert table.question is None
    assert table.to_json() == before


def test_an_answer_of_another_seat_makes_it_stand():
    table = duel()
    table.play("ann", Ballot())
    table.answer("bob", "ann")

    assert not table.may_undo("ann")


def test_undo_is_kept_over_a_restart():
    table = duel()
    before = table.to_json()
    table.play("ann", Bow())
    table = reloaded(table)

    table.undo("ann")

    assert table.to_json() == before


def test_the_same_command_meets_the_same_dice_after_an_undo():
    first, second = duel(), duel()
    first.play("ann", Bow())
    first.undo("ann")
    first.play("ann", Strike(target="bob"))
    second.play("ann", Strike(target="bob"))

    assert first.answer("bob", "left").draws == second.answer("bob", "left").draws
