"""Counts how much of each goal is done; status, pictures and alt texts all show these counts.

A goal has one `Progress` for each thing that it counts, for example objectives taken and survivors
out. A goal is reached when all its counts are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Named = Literal["", "survivor", "card", "bystander", "zone", "shade"]


@dataclass(frozen=True, slots=True)
class Progress:
    """One count of a goal, such as 4 objectives of 8."""

    what: str
    """The thing that is counted; it is the last part of the key of its text."""
    done: int
    needed: int | None = None
    """The count that is needed; None if the count must fall to 0."""
    named: tuple[str, ...] = ()
    """Ids to be named beside the count, such as the survivors who are out, or the ones still
    missing.
    """
    kind: Named = ""
    """The kind of thing that the ids in `named` stand for."""
    limit: bool = False
    """True if the game is lost as soon as the count is `needed`."""

    @property
    def met(self) -> bool:
        """True if the count has the value that the goal needs."""
        if self.needed is None:
            return not self.done
        return self.done < self.needed if self.limit else self.done >= self.needed


def at_most_zero(what: str, done: int) -> Progress:
    """Return a count that must fall to 0."""
    return Progress(what, done)


def whether(what: str, *, done: bool) -> Progress:
    """Return the count of something that has to happen once: 0 of 1, or 1 of 1."""
    return Progress(what, int(done), 1)


def missing(what: str, wanted: Iterable[str], found: Iterable[str], kind: Named) -> Progress:
    """Return the count of `wanted` things that are in `found`; it names the others."""
    asked, there = list(dict.fromkeys(wanted)), {*found}
    left = tuple(one for one in asked if one not in there)
    return Progress(what, len(asked) - len(left), len(asked), left, kind)
