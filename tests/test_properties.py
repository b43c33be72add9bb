"""What holds in every game, whatever is played: counts, restarts, undo, secrets."""

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
from engine.core.command import Command
from engine.core.refusal import Refusal
from engine.family.cards import cards_of
from engine.family.commands import (
    Attack,
    Craft,
    Discard,
    EndTurn,
    Equip,
    Heal,
    LendAction,
    MakeNoise,
    Move,
    OpenDoor,
    Reload,
    Search,
    TakeObjective,
    Trade,
)
from tests.playing import (
    ZombicideTable,
    broken_invariants,
    give,
    random_game,
    random_seats,
    random_step,
    state_of,
    tutorial,
)

GAMES = 500
few = settings(max_examples=25, deadline=None, derandomize=True, database=None)


@pytest.mark.parametrize("first", range(0, GAMES, 50))
def test_random_play_to_the_end_breaks_no_invariant(first: int):
    for seed in range(first, first + 50):
        for steps, table in enumerate(random_game(seed)):
            assert broken_invariants(table) == [], f"seed {seed}, step {steps}"
            assert steps < 5000, f"seed {seed} does not end"


def position(seed: int, steps: int) -> tuple[ZombicideTable, random.Random]:
    """A table somewhere in a random game."""
    chance = random.Random(seed)
    table = tutorial(str(seed), random_seats(chance))
    for _ in range(steps):
        if table.outcome:
            break
        give(table, *random_step(table, chance))
    return table, chance


anywhere = given(seed=st.integers(0, 10_000), steps=st.integers(0, 90))


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
    table, _ = position(seed, steps)
    text = table.to_json()
    for seat in table.seats:
        for command in table.commands(seat):
            told = engine.load_table(text).play(seat, command)
            assert told.number == table.number


def imaginable(table: ZombicideTable) -> list[Command]:
    """Every command that names things there are, sensible or not."""
    state = state_of(table)
    board = table.view().board
    survivors = list(state.survivors)
    cards = [card for one in state.survivors.values() for card in cards_of(one)]
    recipes = engine.load_content("zombicide").recipes
    found: list[Command] = []
    for one in survivors:
        found += [Search(survivor=one), MakeNoise(survivor=one), EndTurn(survivor=one)]
        found += [Move(survivor=one, zone=zone) for zone in board.zones]
        found += [TakeObjective(survivor=one, objective=o.id) for o in table.view().objectives]
        found += [Craft(survivor=one, recipe=recipe) for recipe in recipes]
        for other in survivors:
            found += [Heal(survivor=one, patient=other), LendAction(survivor=one, to=other)]
            found += [
                Trade(survivor=one, partner=other, give=g, take=t)
                for g in (None, *cards)
                for t in (None, *cards)
            ]
        for card in cards:
            found += [Discard(survivor=one, card=card), Reload(survivor=one, card=card)]
            found += [OpenDoor(survivor=one, door=door, card=card) for door in board.doors]
            found += [Equip(survivor=one, card=card, place=p) for p in ("left", "right", "pack")]
            found += [
                Attack(survivor=one, card=card, zone=zone, pair=pair)
                for zone in board.zones
                for pair in (False, True)
            ]
    return found


ALIKE = (Discard, Attack, OpenDoor)
"""Where several cards are alike, the list names one of them."""


@settings(max_examples=8, deadline=None, derandomize=True, database=None)
@anywhere
def test_everything_accepted_was_listed(seed: int, steps: int):
    table, _ = position(seed, steps)
    if table.questions or table.outcome:
        return
    state, content = state_of(table), engine.load_content("zombicide")

    def sort(command: Command) -> object:
        if not isinstance(command, ALIKE):
            return command
        kind = content.cards[command.card]
        loaded = command.card not in state.emptied
        hands = state.survivors[command.survivor].hands
        return command.model_copy(update={"card": f"{kind} {loaded} {command.card in hands}"})

    for seat in table.seats:
        listed = {sort(one) for one in table.commands(seat)}
        for command in imaginable(table):
            if table.rules.why_not(state, seat, command) is None:
                assert sort(command) in listed, command


@few
@anywhere
def test_undo_takes_back_exactly_and_never_rerolls(seed: int, steps: int):
    table, chance = position(seed, steps)
    for _ in range(15):
        if table.outcome:
            break
        before, moment = state_of(table), table.moment
        seat, step = random_step(table, chance)
        was_question = bool(table.questions)
        give(table, seat, step)
        after = state_of(table)
        if was_question or not table.may_undo(seat):
            continue
        table.undo(seat)
        assert state_of(table) == before
        assert table.moment == moment
        give(table, seat, step)
        assert state_of(table) == after


@few
@anywhere
def test_what_drew_or_revealed_cannot_be_taken_back(seed: int, steps: int):
    table, chance = position(seed, steps)
    for _ in range(15):
        if table.outcome:
            break
        known = state_of(table)
        decks = (list(known.equipment_deck), list(known.spawn_deck), known.opened_buildings)
        seat, step = random_step(table, chance)
        told = table.answer(seat, step) if isinstance(step, str) else table.play(seat, step)
        after = state_of(table)
        drew = decks != (after.equipment_deck, after.spawn_deck, after.opened_buildings)
        if told.draws or drew:
            for one in table.seats:
                with pytest.raises(Refusal):
                    table.undo(one)


@few
@anywhere
def test_no_view_tells_what_lies_in_the_decks(seed: int, steps: int):
    """Two tables that differ in nothing but the order of their decks look the same to everyone."""
    table, _ = position(seed, steps)
    other = engine.load_table(table.to_json())
    state = other._state  # pyright: ignore[reportPrivateUsage]
    state.equipment_deck.reverse()
    state.spawn_deck.reverse()
    for seat in (None, *table.seats):
        assert table.view(seat) == other.view(seat)
        assert table.seed not in repr(table.view(seat)).split("'")


DIGEST = """
import hashlib
from tests.playing import random_game
digest = hashlib.sha256()
for seed in range(3):
    for table in random_game(seed):
        pass
    digest.update(table.to_json().encode())
print(digest.hexdigest())
"""


def test_the_same_game_under_every_hash_seed():
    here = Path(__file__).resolve().parent.parent
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


def test_the_autopilot_wins_the_tutorial_most_of_the_time():
    won = 0
    for seed in range(20):
        table = tutorial(f"autopilot {seed}")
        while not table.outcome:
            seat = table.questions[0].seats[0] if table.questions else table.acting[0]
            advice = engine.autopilot(table, seat)
            assert advice is not None
            give(table, seat, advice)
        won += table.outcome.won
    assert won >= 14
