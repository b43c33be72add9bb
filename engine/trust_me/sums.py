"""Counts how many throws of some dice make each sum."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

Sums = Mapping[int, int]
"""The number of throws of some dice that make each sum or result."""


@lru_cache(maxsize=256)
def sums(sides: tuple[int, ...]) -> Sums:
    """Return, for each possible sum of one throw, the number of throws that make it.

    `sides` has one entry per die: how many sides that die has.
    """
    found = {0: 1}
    for die in sides:
        more: dict[int, int] = {}
        for total, ways in found.items():
            for face in range(1, die + 1):
                more[total + face] = more.get(total + face, 0) + ways
        found = more
    return found
