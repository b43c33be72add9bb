"""What a seat may do and see is worked out once, and anew with all that is done."""

from __future__ import annotations

import pytest

from engine.core.refusal import Refusal
from tests.core.duel import Bow, Strike, duel, reloaded


def test_it_is_listed_once_as_long_as_nothing_is_done(monkeypatch: pytest.MonkeyPatch):
    table, listed = duel(), list[str]()
    commands = type(table.rules).commands

    def counted(rules: object, state: object, seat: str) -> object:
        listed.append(seat)
        return commands(rules, state, seat)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(type(table.rules), "commands", counted)

    assert table.commands("ann") == table.commands("ann")
    table.commands("ann").clear()
    assert table.commands("ann")
    assert listed == ["ann"]


@pytest.mark.parametrize("seat", [None, "ann", "bob"])
def test_whatever_is_done_a_table_tells_what_a_new_one_would(seat: str | None):
    table = duel()

    def is_new() -> bool:
        other = reloaded(table)
        for one in ("ann", "bob"):
            assert table.commands(one) == other.commands(one)
        return table.view(seat) == other.view(seat)

    assert is_new()
    table.play("ann", Bow())
    assert is_new()
    table.undo("ann")
    assert is_new()
    with pytest.raises(Refusal):
        table.play("bob", Bow())
    assert is_new()
    table.play("ann", Strike(target="bob"))
    assert table.questions
    assert is_new()
    table.answer("bob", table.questions[0].options[0])
    assert is_new()
