"""Keyed dice: the same everywhere, recomputable by anyone, fair. [design, idea 2]"""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from engine.core.dice import Dice, DiceShort, Draw, commitment, keyed_face


def test_a_draw_is_the_published_hash():
    digest = hashlib.sha256(b'seed\n7\n{"do":"bow"}\n2').digest()

    assert keyed_face("seed", 7, '{"do":"bow"}', 2, 6) == int.from_bytes(digest, "big") % 6 + 1


def test_draws_follow_each_other_within_a_command():
    dice = Dice("seed", 1, "x")
    faces = dice.roll(3)

    assert faces == [keyed_face("seed", 1, "x", index, 6) for index in range(3)]
    assert dice.draws == [Draw(6, face) for face in faces]


def test_another_command_number_or_seed_draws_otherwise():
    def faces(seed: str, number: int, command: str) -> list[int]:
        return Dice(seed, number, command).roll(12)

    assert faces("a", 1, "x") != faces("b", 1, "x")
    assert faces("a", 1, "x") != faces("a", 2, "x")
    assert faces("a", 1, "x") != faces("a", 1, "y")


def test_faces_are_evenly_spread():
    counts = Counter(Dice("seed", 1, "x").roll(6000))

    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(880 < count < 1120 for count in counts.values())


def test_a_shuffle_keeps_every_card_and_moves_them():
    cards = list(range(20))
    Dice("seed", 1, "x").shuffle(cards)

    assert sorted(cards) == list(range(20))
    assert cards != list(range(20))


def test_every_order_of_three_is_about_as_likely():
    orders: Counter[tuple[int, ...]] = Counter()
    for number in range(1200):
        cards = [1, 2, 3]
        Dice("seed", number, "x").shuffle(cards)
        orders[tuple(cards)] += 1

    assert len(orders) == 6
    assert all(150 < count < 250 for count in orders.values())


def test_given_dice_are_rolled_in_order_and_counted():
    dice = Dice("seed", 1, "x", [6, 1, 3])

    assert dice.roll(2) == [6, 1]
    assert dice.used_given == 2
    assert [draw.face for draw in dice.draws] == [6, 1]


def test_a_roll_of_more_dice_than_were_given_is_told_and_uses_none():
    dice = Dice("seed", 1, "x", [6, 1])
    dice.roll(1)

    with pytest.raises(DiceShort, match=r"roll 2 of this command is of 2 dice, given are \[1\]"):
        dice.roll(2)
    assert dice.used_given == 1


def test_no_dice_given_is_not_chance():
    with pytest.raises(DiceShort):
        Dice("seed", 1, "x", []).roll(1)
    assert Dice("seed", 1, "x").roll(1) == [keyed_face("seed", 1, "x", 0, 6)]


def test_given_dice_do_not_stack_the_cards():
    cards, others = list(range(9)), list(range(9))
    Dice("seed", 1, "x", [1, 1, 1]).shuffle(cards)
    Dice("seed", 1, "x").shuffle(others)

    assert cards == others


def test_the_commitment_is_the_hash_of_the_seed():
    assert commitment("seed") == hashlib.sha256(b"seed").hexdigest()
