"""Checks for stored states: unknown ids, numbers out of range and duplicates.

Each check returns one sentence about the first fault it finds, or None.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from engine.core.outcome import Outcome
from engine.core.ruleset import Seats

Names = Iterable[tuple[str, Iterable[str], Iterable[str]]]
"""Triples of a word for the kind of id, the ids that a state holds, and the ids that exist."""
Numbers = Iterable[tuple[str, int, int] | tuple[str, int, int, int]]
"""Tuples of a word for the number, the number, its minimum, and its maximum if that is below MANY.
"""
MANY = 1000
"""A limit above any count that a game can reach."""


def unknown(names: Names) -> str | None:
    """Return a sentence about the first id that does not exist; None if all exist."""
    for sort, ids, known in names:
        strange = [one for one in ids if one not in known]
        if strange:
            return f"there is no {sort} {strange[0]!r}"
    return None


def out_of_range(numbers: Numbers) -> str | None:
    """Return a sentence about the first number outside its limits; None if none is."""
    for what, number, least, *most in numbers:
        highest = most[0] if most else MANY
        if not least <= number <= highest:
            return f"{what} is {number!r}, but {least} to {highest} can be"
    return None


def twice(*sorts: Iterable[str]) -> str | None:
    """Return a sentence about the first thing that occurs twice within one of `sorts`, or None."""
    for things in sorts:
        seen = set[str]()
        for one in things:
            if one in seen:
                return f"there are two of {one!r}"
            seen.add(one)
    return None


def not_seated(playing: Collection[str], seats: Seats, outcome: Outcome | None) -> str | None:
    """Return a sentence if the seats or winners do not match the players `playing`, else None."""
    if set(seats) != set(playing):
        return f"seated are {list(seats)!r}, but {playing!r} play"
    if outcome and not set(outcome.winners) <= set(playing):
        return f"of {outcome.winners!r} not all play"
    return None
