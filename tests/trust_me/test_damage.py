"""A stored game of Trust Me that was altered is refused, and says what cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import engine
from tests.trust_me.playing import advised_step, give, opened

Stored = dict[str, Any]


def begun() -> Stored:
    """The state of a game in its first round, within the table as it is stored."""
    table = opened("damage", 2)
    for _ in range(30):
        give(table, *advised_step(table))
    stored: Stored = json.loads(table.to_json())
    assert stored["state"]["round"] > 0
    return stored


def player(state: Stored) -> Stored:
    return next(iter(state["players"].values()))


@pytest.mark.parametrize(
    ("alter", "said"),
    [
        (lambda state: player(state).update(objective=""), "objective"),
        (lambda state: player(state).update(passport=""), "passport"),
        (lambda state: player(state).update(place="moon"), "place of a survivor"),
        (lambda state: player(state).update(orders="run"), "standing order"),
        (lambda state: player(state)["at"].update(x=-500), "a place"),
        (lambda state: state.update(turn="nobody"), "player"),
        (lambda state: state["boxed"].pop(), "token"),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(
    alter: Callable[[Stored], object], said: str
) -> None:
    stored = begun()
    alter(stored["state"])
    with pytest.raises(engine.DamagedGame, match=said):
        engine.load_table(json.dumps(stored))
