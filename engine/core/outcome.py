"""The result of a finished game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    `winners` are seats; `reason` is a key such as `objectives-taken` or `all-eliminated`.
    """

    won: bool
    winners: tuple[str, ...]
    reason: str
