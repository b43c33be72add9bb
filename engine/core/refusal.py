"""The ways an attempt can fail without anybody's mistake in the code."""

from __future__ import annotations

Value = str | int | tuple[str, ...]


class Refusal(Exception):
    """The rules forbid it. `key` names the sentence the player reads, `values` fill it in."""

    def __init__(self, key: str, **values: Value) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return f"{self.key} {self.values!r}" if self.values else self.key


class StaleAnswer(Exception):
    """An answer to something that is not asked (any more)."""


class ReplayMismatch(Exception):
    """Stored answers no longer fit the questions the rules ask."""


class DamagedGame(Exception):
    """A stored game that cannot be read: cut short, altered, or of a newer schema."""
