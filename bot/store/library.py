"""Keep the missions and survivors that people of a server have added.

No other server sees them, and a table keeps those with which it was opened.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import Column, Table, select

from bot.store.cells import UNREADABLE
from bot.store.records import Json
from bot.store.schema import MISSIONS, SURVIVORS
from bot.store.store import Store
from engine import survivor_faults

MOST_MISSIONS = 50
MOST_SURVIVORS = 19
"""The most survivors of a server: with the six of the box they fill one select menu."""
KEPT_CARDS = 4096
"""Cards in memory, a kilobyte each."""


@dataclass(frozen=True, slots=True)
class Card:
    """The entry of a mission in a list."""

    id: str
    names: dict[str, str]
    """By language."""
    difficulty: str
    survivors: tuple[int, int]
    minutes: int


ReadCard = Callable[[str], Card | None]
"""Returns the card of a mission's text; None if this release cannot play the mission."""
Version = tuple[int, str, int]
"""Server, mission, and the time when its text was stored, which differs for a changed text."""


def _faulty(ruleset: str, sheet: object) -> bool:
    """Return whether a stored sheet is not a valid survivor of the game."""
    return not isinstance(sheet, dict) or bool(survivor_faults(ruleset, cast("Json", sheet)))


@dataclass(slots=True)
class Library:
    """The missions and survivors of every server."""

    store: Store
    _cards: OrderedDict[Version, Card | None] = field(
        default_factory=OrderedDict[Version, Card | None]
    )
    _reading: asyncio.Lock = field(default_factory=asyncio.Lock)
    _signed_last: int = 0

    # ------------------------------------------------------------ missions

    async def cards(self, guild: int, ruleset: str, read: ReadCard) -> list[Card]:
        """Return the cards of the server's missions that can be played, the oldest first.

        `read` is called once for each text.
        """
        query = select(MISSIONS.c.mission, MISSIONS.c.at)
        mine = (MISSIONS.c.guild == guild, MISSIONS.c.ruleset == ruleset)
        ordered = query.where(*mine).order_by(MISSIONS.c.at, MISSIONS.c.mission)
        rows = [row for row in await self.store.ask(ordered) if UNREADABLE not in row]
        wanted: list[Version] = [(guild, str(row.mission), int(row.at)) for row in rows]
        if any(one not in self._cards for one in wanted):
            async with self._reading:
                await self._read(wanted, guild, ruleset, read)
        return [card for card in map(self._cards.get, wanted) if card is not None]

    async def _read(self, wanted: list[Version], guild: int, ruleset: str, read: ReadCard) -> None:
        missing = [one for one in wanted if one not in self._cards]
        texts = await self.missions(guild, ruleset) if missing else {}
        for one in missing:
            if one[1] in texts:
                self._cards[one] = await asyncio.to_thread(read, texts[one[1]])
        for one in wanted:
            if one in self._cards:
                self._cards.move_to_end(one)
        while len(self._cards) > KEPT_CARDS:
            self._cards.popitem(last=False)

    async def missions(self, guild: int, ruleset: str) -> dict[str, str]:
        """Return the texts of a server's missions by id.

        The texts are large, so call this rarely.
        """
        return dict(await self._of(MISSIONS, guild, ruleset, MISSIONS.c.mission, MISSIONS.c.text))

    async def mission(self, guild: int, ruleset: str, mission: str) -> str | None:
        """Return the text of a server's mission; None if there is none or it cannot be read."""
        mine = (MISSIONS.c.guild == guild, MISSIONS.c.ruleset == ruleset)
        query = select(MISSIONS.c.text).where(*mine, MISSIONS.c.mission == mission)
        found = [row[0] for row in await self.store.ask(query)]
        return found[0] if found and found[0] != UNREADABLE else None

    async def mission_ids(self, guild: int, ruleset: str) -> list[str]:
        """Return the ids of a server's missions, the oldest first."""
        found = await self._of(MISSIONS, guild, ruleset, MISSIONS.c.mission)
        return [str(row[0]) for row in found]

    async def keep_mission(
        self, guild: int, ruleset: str, mission: str, text: str, by: str
    ) -> None:
        """Store a mission that `by` added, in place of the server's mission with the same id."""
        row = {"guild": guild, "mission": mission, "ruleset": ruleset, "text": text}
        mine = (MISSIONS.c.guild == guild, MISSIONS.c.mission == mission)
        former = MISSIONS.delete().where(*mine)
        await self.store.change(former, MISSIONS.insert().values(**row, **self._signed(by)))

    async def drop_mission(self, guild: int, mission: str) -> None:
        mine = (MISSIONS.c.guild == guild, MISSIONS.c.mission == mission)
        await self.store.change(MISSIONS.delete().where(*mine))

    # ------------------------------------------------------------ survivors

    async def survivors(self, guild: int, ruleset: str) -> dict[str, Json]:
        """Return the sheets of a server's survivors that this release can play, by id."""
        found = await self._of(SURVIVORS, guild, ruleset, SURVIVORS.c.survivor, SURVIVORS.c.sheet)
        return {one: sheet for one, sheet in found if not _faulty(ruleset, sheet)}

    async def keep_survivor(self, guild: int, ruleset: str, sheet: Json, by: str) -> None:
        """Store a survivor of a server, in place of the server's survivor with the same id.

        The caller has checked that the survivor in its place is of the same game and may go.
        """
        row = {"guild": guild, "survivor": sheet["id"], "ruleset": ruleset, "sheet": sheet}
        mine = (SURVIVORS.c.guild == guild, SURVIVORS.c.survivor == sheet["id"])
        former = SURVIVORS.delete().where(*mine)
        await self.store.change(former, SURVIVORS.insert().values(**row, **self._signed(by)))

    async def made_by(self, guild: int, survivor: str) -> tuple[str, str] | None:
        """Return the person who made a survivor, and its game; None if there is no such one."""
        query = select(SURVIVORS.c.by, SURVIVORS.c.ruleset).where(
            SURVIVORS.c.guild == guild, SURVIVORS.c.survivor == survivor
        )
        found = await self.store.ask(query)
        return (found[0].by, found[0].ruleset) if found else None

    async def drop_survivor(self, guild: int, survivor: str) -> None:
        mine = (SURVIVORS.c.guild == guild, SURVIVORS.c.survivor == survivor)
        await self.store.change(SURVIVORS.delete().where(*mine))

    async def _of(
        self, table: Table, guild: int, ruleset: str, *columns: Column[Any]
    ) -> list[tuple[Any, ...]]:
        """Return the rows of a server that can be read, the oldest first."""
        mine = (table.c.guild == guild, table.c.ruleset == ruleset)
        query = select(*columns).where(*mine).order_by(table.c.at, columns[0])
        found = [tuple(row) for row in await self.store.ask(query)]
        return [row for row in found if UNREADABLE not in row]

    def _signed(self, by: str) -> dict[str, Any]:
        """Return columns that say who made it, and when.

        No two rows have the same time, so the time identifies a text.
        """
        self._signed_last = max(int(time.time()), self._signed_last + 1)
        return {"by": by, "at": self._signed_last}
