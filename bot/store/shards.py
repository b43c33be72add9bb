"""Divide the servers among several processes that share one database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

SHIFT = 22
"""Discord deals servers out by their ids without these lowest bits."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One of `count` parts of all servers; direct messages (server 0) belong to the first."""

    number: int = 0
    count: int = 1

    def has(self, guild: int) -> bool:
        return (guild >> SHIFT) % self.count == self.number

    def of(self, guild: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
        """Return the condition that a column of servers is in this shard."""
        if self.count == 1:
            return sa.true()
        return guild // (1 << SHIFT) % self.count == self.number

    @property
    def first(self) -> bool:
        """Return whether this shard does what is done once for all of them."""
        return self.number == 0

    @property
    def alone(self) -> bool:
        return self.count == 1
