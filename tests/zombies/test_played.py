"""What holds in every game of Zombies!!!, whatever is played: counts, restarts, undo, secrets."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.core.refusal import Refusal
from tests.zombies.playing import (
    TownTable,
    broken_invariants,
    give,
    opened,
    random_game,
    random_options,
    random_step,
)

GAMES, TURNS = 12, 60
few = settings(max_examples=20, deadline=None, derandomize=True, database=None)
anywhere = given(seed=st.integers(0, 10_000), steps=st.integers(0, 250))


def position(seed: int, steps: int) -> tuple[TownTable, random.Random]:
    """A table somewhere in a random game."""
    chance = random.Random(seed)
    table = opened(str(seed), chance.randint(1, 6), random_options(chance))
    for _ in range(steps):
        if table.outcome:
            break
        give(table, *random_step(table, chance))
    return table, chance


@pytest.mark.parametrize("seed", range(GAMES))
def test_random_play_breaks_no_invariant(seed: int):
    for steps, table in enumerate(random_game(seed, TURNS)):
        assert broken_invariants(table) == [], f"seed {seed}, step {steps}"


@few
@anywhere
def test_a_restart_anywhere_changes_nothing(seed: int, steps: int):
    table, chance = position(seed, steps)
    for _ in range(12):
        again = engine.load_table(table.to_json())
        assert again.to_json() == table.to_json()
        assert again.questions == table.questions
        assert again.view() == table.view()
        if table.outcome:
            break
        step = random_step(table, chance)
        give(table, *step)
        give(again, *step)
        assert again.to_json() == table.to_json()


@few
@anywhere
def test_every_command_listed_is_accepted(seed: int, steps: int):
    table, chance = position(seed, steps)
    text = table.to_json()
    listed = [(seat, command) for seat in table.seats for command in table.commands(seat)]
    for seat, command in chance.sample(listed, min(20, len(listed))):
        told = engine.load_table(text).play(seat, command)
        assert told.number == table.number


@few
@anywhere
def test_what_was_drawn_is_not_taken_back(seed: int, steps: int):
    table, chance = position(seed, steps)
    if table.outcome or table.questions:
        return
    seat, step = random_step(table, chance)
    assert not isinstance(step, str)
    if table.play(seat, step).draws and not table.outcome:
        with pytest.raises(Refusal):
            table.undo(seat)


@few
@anywhere
def test_no_view_tells_what_lies_in_the_stack_and_the_deck(seed: int, steps: int):
    """Two tables that differ in nothing but their order look the same to everyone."""
    table, _ = position(seed, steps)
    other = engine.load_table(table.to_json())
    state = other._state  # pyright: ignore[reportPrivateUsage]
    state.stack.reverse()
    state.deck.reverse()
    for seat in (None, *table.seats):
        assert table.view(seat) == other.view(seat)
        assert table.seed not in repr(table.view(seat)).split("'")


@few
@anywhere
def test_tables_alike_but_for_hidden_hands_ask_the_same(seed: int, steps: int):
    """Whether somebody is asked, and who acts next, must not give a card away."""
    table, chance = position(seed, steps)
    if table.outcome or table.questions:
        return
    other = engine.load_table(table.to_json())
    mixed = _with_other_hands(other, chance)
    for _ in range(20):
        if table.outcome:
            break
        seat, step = random_step(table, chance)
        if hasattr(step, "card"):
            continue
        give(table, seat, step)
        give(other, seat, step)
        assert table.questions == other.questions, mixed
        assert table.acting == other.acting
        assert table.view() == other.view()


def _with_other_hands(table: TownTable, chance: random.Random) -> list[str]:
    """Every hand is exchanged for cards of the deck's bottom, as many as there were."""
    state = table._state  # pyright: ignore[reportPrivateUsage]
    mixed: list[str] = []
    for player in state.players.values():
        for place, card in enumerate(player.hand):
            depth = chance.randrange(max(len(state.deck) // 2, 1))
            if state.deck:
                player.hand[place], state.deck[depth] = state.deck[depth], card
                mixed.append(card)
    return mixed


DIGEST = """
import hashlib
from tests.zombies.playing import random_game
digest = hashlib.sha256()
for seed in range(2):
    for table in random_game(seed, 30):
        pass
    digest.update(table.to_json().encode())
print(digest.hexdigest())
"""


def test_the_same_game_under_every_hash_seed():
    here = Path(__file__).resolve().parent.parent.parent
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(here)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }

    assert len(digests) == 1
    assert len(digests.pop().strip()) == hashlib.sha256().digest_size * 2
