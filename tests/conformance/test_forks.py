"""A fork shows what its seat knows, and nothing of what will happen at the table it came from."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.refusal import Refusal
from tests.conformance.conftest import Stage
from tests.conformance.steps import give, random_step, somewhere
from tests.conformance.test_rules import with_other_hands
from tests.playing import AnyTable, autopilot_step

AHEAD = 60
"""Steps that a fork is played on."""
PATIENCE = 2000
"""Random steps within which something is asked."""


def tables(stage: Stage, why: str) -> Iterator[tuple[AnyTable, random.Random]]:
    """Tables in the middle of a game at which nothing is asked."""
    for number in range(stage.bench.places):
        table, chance = somewhere(
            stage.bench, stage.mission, f"planted-fork {why} {stage} {number}"
        )
        while table.questions:
            give(table, *autopilot_step(table))
        if not table.outcome:
            yield table, chance


def test_forks_agree_in_what_the_seat_sees_and_differ_in_the_rest(stage: Stage):
    bench, dealt_anew, futures = stage.bench, 0, False
    for table, _ in tables(stage, "agree"):
        before = table.to_json()
        for seat in table.seats:
            forks = [table.fork(seed, seat) for seed in ("one", "two")]
            for fork in forks:
                assert fork.view(seat) == table.view(seat)
                assert fork.commands(seat) == table.commands(seat)
                assert fork.acting == table.acting
                assert not any(fork.may_undo(one) for one in fork.seats)
                assert bench.broken(fork) == []
                assert fork.consult(lambda state, of=fork: why_damaged(of, state)) is None
            first, second = (fork.consult(bench.face_down) for fork in forks)
            dealt_anew += first != second and first != table.consult(bench.face_down)
            # Playing on takes long, and once is enough to see that the dice differ.
            futures = futures or future(forks[0]) != future(forks[1])
        assert table.to_json() == before
    assert dealt_anew
    assert futures


def why_damaged(table: AnyTable, state: Any) -> str | None:
    return table.rules.why_damaged(state, table.seats, table.outcome)


def future(table: AnyTable) -> list[object]:
    """What happens in the next steps of the autopilot, with its dice."""
    happened: list[object] = []
    for _ in range(AHEAD):
        if table.outcome:
            break
        told = give(table, *autopilot_step(table))
        happened += [*told.events, *told.draws]
    return happened


def test_a_fork_does_not_depend_on_the_future(stage: Stage):
    """Tables that differ only in what the seat may not know, and in their dice, fork alike."""
    for number, (table, _) in enumerate(tables(stage, "future")):
        for seat in table.seats:
            other = stage.bench.loaded(table.to_json())
            other.seed = "another future"
            other.consult(stage.bench.stir)
            if stage.bench.exchange:
                rest = [one for one in table.seats if one != seat]
                other = with_other_hands(stage.bench, other, rest, number)
                other.seed = "another future"
            assert other.view(seat) == table.view(seat)
            assert other.fork("tried", seat).to_json() == table.fork("tried", seat).to_json()


def test_no_fork_while_something_is_asked(stage: Stage):
    chance = random.Random(f"asked {stage}")
    table = stage.bench.opened(stage.mission, "asked")
    for number in range(PATIENCE):
        if table.questions:
            break
        if table.outcome:
            table = stage.bench.opened(stage.mission, f"asked {number}")
        give(table, *random_step(table, chance))
    assert table.questions
    before = table.to_json()

    with pytest.raises(Refusal) as refused:
        table.fork("tried", next(iter(table.seats)))

    assert refused.value.key == "question-first"
    assert table.to_json() == before


def test_no_fork_for_somebody_without_a_seat(stage: Stage):
    for table, _ in tables(stage, "stranger"):
        with pytest.raises(Refusal) as refused:
            table.fork("tried", "a stranger")
        assert refused.value.key == "not-a-player"
