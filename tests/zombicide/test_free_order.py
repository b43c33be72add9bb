"""The option `order = free`: any survivor acts until all have acted. House. [zombicide #4]"""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine
from engine.core.refusal import Refusal
from engine.family.scenario import Course
from tests.playing import SEATS, ZombicideTable, broken_invariants, give
from tests.table import do, drawn, play, refused, street


def in_order(order: str, seed: str = "x") -> Course:
    table = engine.open_table(
        "zombicide", mission="00", seed=seed, options={"order": order}, seats=SEATS
    )
    table.answer("ann", "ann")
    return Course(table)


def test_in_strict_order_the_second_seat_waits():
    game = in_order("strict")

    assert game.table.acting == ("ann",)
    assert refused(game, do("make-noise", "ned")) == "not-your-turn"


def test_in_free_order_anybody_acts_until_all_have_acted():
    game = in_order("free")
    assert game.table.acting == ("ann", "bob")

    play(game, do("make-noise", "ned"), do("make-noise", "amy"), do("make-noise", "doug"))
    for one in ("josh", "phil", "amy", "wanda", "ned"):
        play(game, do("end-turn", one))
    assert game.table.acting == ("ann",)
    assert game.table.view().round == 1

    play(game, do("end-turn", "doug"))
    assert game.table.view().round == 2 or game.table.questions


def test_in_free_order_a_survivor_goes_on_after_others_have_acted():
    game = in_order("free")

    play(game, do("make-noise", "amy"), do("make-noise", "ned"), do("make-noise", "amy"))

    assert [game.survivor(one).actions for one in ("amy", "ned", "doug")] == [1, 2, 3]


def test_in_free_order_a_turn_that_was_ended_is_over():
    game = in_order("free")
    play(game, do("end-turn", "amy"), do("make-noise", "ned"))

    assert refused(game, do("make-noise", "amy")) == "turn-is-over"


def test_in_free_order_nobody_gives_commands_for_others():
    game = in_order("free")
    command = engine.command_from_json("zombicide", {"do": "make-noise", "survivor": "ned"})

    with pytest.raises(Refusal) as refusal:
        game.table.play("ann", command)

    assert refusal.value.key == "not-your-survivor"


def test_in_free_order_nobody_acts_while_a_question_is_open():
    game = in_order("free")
    state: Any = game.table._state  # pyright: ignore[reportPrivateUsage]
    state.zombies = {state.survivors["amy"].zone: {"walker": 1}}
    for one in ("amy", "doug", "phil", "ned", "josh", "wanda"):
        game.give(engine.command_from_json("zombicide", {"do": "end-turn", "survivor": one}))

    assert [one.key for one in game.table.questions] == ["who-is-wounded"]
    assert game.table.acting == ()
    assert game.table.commands("bob") == []


@pytest.mark.parametrize("seed", range(4))
def test_in_free_order_every_command_of_every_seat_is_accepted(seed: int):
    """What is typed finds its command among those listed, no matter who acted last."""
    chance, game = random.Random(seed), in_order("free", str(seed))
    for _ in range(25):
        if game.table.outcome or not game.table.acting:
            break
        text = game.table.to_json()
        for seat in game.table.acting:
            commands = game.table.commands(seat)
            assert commands
            for command in chance.sample(commands, min(len(commands), 6)):
                engine.load_table(text).play(seat, command)
        seat = chance.choice(game.table.acting)
        game.give(chance.choice(game.table.commands(seat)))
        while game.table.questions:
            game.answer(chance.choice(game.table.questions[0].options))


@pytest.mark.parametrize("seed", range(3))
def test_in_free_order_games_come_to_an_end(seed: int):
    """Random players in any order, the autopilot answering; no count is ever broken."""
    chance = random.Random(seed)
    table: ZombicideTable = in_order("free", f"end {seed}").table
    while not table.outcome:
        seat = table.questions[0].seats[0] if table.questions else chance.choice(table.acting)
        advice = engine.autopilot(table, seat)
        assert advice is not None
        give(table, seat, advice)
        assert broken_invariants(table) == []


def test_the_order_is_kept_with_the_table():
    game = in_order("free")
    again = engine.load_table(game.table.to_json())

    assert again.acting == ("ann", "bob")


def test_zombies_come_when_the_last_one_has_acted():
    game = street("amy ned . 1W", seats={"ann": ["amy"], "bob": ["ned"]})
    state: Any = game.table._state  # pyright: ignore[reportPrivateUsage]
    state.order = "free"

    play(game, do("end-turn", "ned"))
    assert drawn(game) == "amy ned . 1W"
    play(game, do("end-turn", "amy"))
    assert drawn(game) == "amy ned 1W ."


def test_there_are_two_orders():
    with pytest.raises(Refusal) as refusal:
        in_order("any")

    assert refusal.value.key == "no-such-order"
