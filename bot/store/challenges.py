"""The stored challenges: their secret seeds, and who plays them."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from bot.store.records import Record
from bot.store.schema import CHALLENGES, ENTRIES
from bot.store.store import Store


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge that has begun. Times are in seconds since the epoch."""

    week: str
    ruleset: str
    mission: str
    seed: str = field(repr=False)
    """128 random bits, in hexadecimal; secret until the challenge is over."""
    opens: int
    closes: int
    is_over: bool
    par: Any
    """The autopilot's result with the same seed; empty until the challenge is over."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One person's part in a challenge.

    `figures` holds the result, and is stored once it is final.
    """

    week: str
    person: str
    """The person's id, or a salted hash of it after their data was deleted."""
    name: str
    table_id: int
    guild: int
    everywhere: bool
    """Whether the standings of all servers show this person."""
    figures: Any


@dataclass(frozen=True, slots=True)
class Challenges:
    """Reads and writes challenges."""

    store: Store

    async def newest(self) -> Challenge | None:
        """Return the challenge that began last; None before the first."""
        query = select(CHALLENGES).order_by(CHALLENGES.c.opens.desc()).limit(1)
        return next((Challenge(*row) for row in await self.store.ask(query)), None)

    async def before(self, opens: int) -> Challenge | None:
        """Return the last challenge that began before the time `opens`; None if there is none."""
        query = select(CHALLENGES).where(CHALLENGES.c.opens < opens)
        found = await self.store.ask(query.order_by(CHALLENGES.c.opens.desc()).limit(1))
        return next((Challenge(*row) for row in found), None)

    async def of(self, week: str) -> Challenge | None:
        query = select(CHALLENGES).where(CHALLENGES.c.week == week)
        return next((Challenge(*row) for row in await self.store.ask(query)), None)

    async def begin(self, challenge: Challenge) -> bool:
        """Store a new challenge; False if another process was quicker."""
        try:
            await self.store.change(CHALLENGES.insert().values(**asdict(challenge)))
        except IntegrityError:
            return False
        return True

    async def change(self, week: str, **values: Any) -> None:
        await self.store.change(CHALLENGES.update().where(CHALLENGES.c.week == week).values(values))

    async def is_sealed(self, record: Record) -> bool:
        """Return whether a table's seed must stay secret because the challenge that it plays is not
        over.
        """
        if not record.state.challenge:
            return False
        found = await self.of(record.state.challenge)
        return found is not None and not found.is_over

    async def entries(self, week: str) -> list[Entry]:
        query = select(ENTRIES).where(ENTRIES.c.week == week).order_by(ENTRIES.c.person)
        return [Entry(*row) for row in await self.store.ask(query)]

    async def enter(self, entries: list[Entry]) -> bool:
        """Store the entries, all or none.

        Returns False if one of the people plays that week already.
        """
        try:
            await self.store.change(*(ENTRIES.insert().values(**asdict(one)) for one in entries))
        except IntegrityError:
            return False
        return True

    async def change_entry(self, week: str, person: str, **values: Any) -> None:
        mine = (ENTRIES.c.week == week, ENTRIES.c.person == person)
        await self.store.change(ENTRIES.update().where(*mine).values(values))
