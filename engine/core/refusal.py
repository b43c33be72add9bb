"""The ways an attempt can fail without anybody's mistake in the code."""

from __future__ import annotations

Value = str | int | tuple[str, ...]


class Refusal(Exception):
    """The rules forbid it. `key` names the sentence the player reads, `values` fill it in."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(f"{key} {values!r}" if values else key)
        self.key = key
        self.values = values


class StaleAnswer(Exception):
    """An answer to something that is not asked (any more)."""


class ReplayMismatch(Exception):
    """Stored answers no longer fit the questions the rules ask."""


class DamagedGame(Exception):
    """A stored game that cannot be read: cut short, altered, or of a newer schema."""
