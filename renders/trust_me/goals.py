"""Numbered places: where each is, how it is called, what going there means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.spaces.plane import Point


@dataclass(frozen=True, slots=True)
class Goal:
    """A numbered place and what going there means."""

    number: int
    at: Point
    name: str
    mm: int
    cost: Sequence[str] = ()
    """`action` or `fatigue`, one for each token."""
    loud: bool = False
    heard: int = 0
    """Groups that hear it."""
    seen: Sequence[str] = ()
    """Groups that will see it, by their numbers."""
    attacked: bool = False
    cover: int = 0

    @property
    def sort(self) -> str:
        return "attacked" if self.attacked else "seen" if self.seen else "unseen"
