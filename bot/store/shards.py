"""Divide the servers among several processes that share one database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

SHIFT = 22
"""The lowest bits of a server's id that do not matter when Discord divides servers into shards."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One of `count` parts of all servers. Direct messages (server 0) belong to the first part."""

    number: int = 0
    count: int = 1

    def has(self, guild: int) -> bool:
        """Return whether the server with the id `guild` belongs to this shard."""
        return (guild >> SHIFT) % self.count == self.number

    def of(self, guild: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
        """Return the SQL condition that the server in the column `guild` belongs to this shard."""
        if self.count == 1:
            return sa.true()
        return guild // (1 << SHIFT) % self.count == self.number

    @property
    def first(self) -> bool:
        """Return whether this shard does the work that is needed only once for all shards."""
        return self.number == 0

    @property
    def alone(self) -> bool:
        """Return whether one process serves all servers."""
        return self.count == 1
