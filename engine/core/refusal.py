"""Exceptions for attempts that fail although the code is right."""

from __future__ import annotations

Value = str | int | tuple[str, ...]


class Refusal(Exception):
    """The rules forbid a command. `key` names the sentence for the player, `values` fill it in."""

    def __init__(self, key: str, **values: Value) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return f"{self.key} {self.values!r}" if self.values else self.key


class StaleAnswer(Exception):
    """An answer to a question that is not open, or not any more."""


class ReplayMismatch(Exception):
    """Stored answers do not fit the questions that the rules ask."""


class DamagedGame(Exception):
    """A stored game cannot be read: it is cut short, altered, or of a newer schema."""
