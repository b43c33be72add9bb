"""What no game can come to, in a stored state: unknown ids, numbers out of range, things twice."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from engine.core.outcome import Outcome
from engine.core.ruleset import Seats

Names = Iterable[tuple[str, Iterable[str], Iterable[str]]]
"""Each sort of id a state holds, with those there are."""
Numbers = Iterable[tuple[str, int, int] | tuple[str, int, int, int]]
"""Each number with the least that it can be, and the most where that is less than MANY."""
MANY = 1000
"""Larger than any count that a game can reach."""


def unknown(names: Names) -> str | None:
    """The first id that is not among those there are, each sort told with both."""
    for sort, ids, known in names:
        strange = [one for one in ids if one not in known]
        if strange:
            return f"there is no {sort} {strange[0]!r}"
    return None


def out_of_range(numbers: Numbers) -> str | None:
    """The first number that cannot be."""
    for what, number, least, *most in numbers:
        highest = most[0] if most else MANY
        if not least <= number <= highest:
            return f"{what} is {number!r}, but {least} to {highest} can be"
    return None


def twice(*sorts: Iterable[str]) -> str | None:
    """The first thing that stands twice among those of its sort."""
    for things in sorts:
        seen = set[str]()
        for one in things:
            if one in seen:
                return f"there are two of {one!r}"
            seen.add(one)
    return None


def not_seated(playing: Collection[str], seats: Seats, outcome: Outcome | None) -> str | None:
    """Whether others sit at the table, or have won, than those who play."""
    if set(seats) != set(playing):
        return f"seated are {list(seats)!r}, but {playing!r} play"
    if outcome and not set(outcome.winners) <= set(playing):
        return f"of {outcome.winners!r} not all play"
    return None
