"""A stored game of Trust Me that was altered is refused, and says what cannot be."""

from __future__ import annotations

import json
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


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("players", "ann", "objective"), "", "objective"),
        (("players", "ann", "passport"), "", "passport"),
        (("players", "ann", "place"), "moon", "place of a survivor"),
        (("players", "ann", "orders"), "run", "standing order"),
        (("players", "ann", "at", "x"), -500, "a place"),
        (("turn",), "nobody", "player"),
        (("boxed",), [], "token"),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(
    path: tuple[str, ...], value: object, said: str
) -> None:
    stored = begun()
    *outer, last = path
    within: Stored = stored["state"]
    for name in outer:
        within = within[name]
    within[last] = value
    with pytest.raises(engine.DamagedGame, match=said):
        engine.load_table(json.dumps(stored))
