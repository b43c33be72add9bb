"""What a server brought along: missions and survivors of its own, kept in the store.

Nothing here reaches another server, and a table that was opened keeps what it was opened with.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, Table, select

from bot.cells import UNREADABLE
from bot.records import Json
from bot.schema import MISSIONS, SURVIVORS
from bot.store import Store

MOST_MISSIONS = 50
MOST_SURVIVORS = 19
"""With the six of the box they fill one select menu."""


@dataclass(frozen=True, slots=True)
class Library:
    """The missions and survivors of every server."""

    store: Store

    # ------------------------------------------------------------ missions

    async def missions(self, guild: int, ruleset: str) -> dict[str, str]:
        """The texts of a server's missions by id."""
        return dict(await self._of(MISSIONS, guild, ruleset, MISSIONS.c.mission, MISSIONS.c.text))

    async def mission(self, guild: int, ruleset: str, mission: str) -> str | None:
        return (await self.missions(guild, ruleset)).get(mission)

    async def keep_mission(
        self, guild: int, ruleset: str, mission: str, text: str, by: str
    ) -> None:
        """Adds a mission, or puts it in the place of the server's own of that id."""
        row = {"guild": guild, "mission": mission, "ruleset": ruleset, "text": text}
        mine = (MISSIONS.c.guild == guild, MISSIONS.c.mission == mission)
        former = MISSIONS.delete().where(*mine)
        await self.store.change(former, MISSIONS.insert().values(**row, **_signed(by)))

    async def drop_mission(self, guild: int, mission: str) -> None:
        mine = (MISSIONS.c.guild == guild, MISSIONS.c.mission == mission)
        await self.store.change(MISSIONS.delete().where(*mine))

    # ------------------------------------------------------------ survivors

    async def survivors(self, guild: int, ruleset: str) -> dict[str, Json]:
        """The sheets of a server's survivors by id."""
        found = await self._of(SURVIVORS, guild, ruleset, SURVIVORS.c.survivor, SURVIVORS.c.sheet)
        return dict(found)

    async def keep_survivor(self, guild: int, ruleset: str, sheet: Json, by: str) -> None:
        """Adds a survivor; the caller has looked whether the id is free."""
        row = {"guild": guild, "survivor": sheet["id"], "ruleset": ruleset, "sheet": sheet}
        await self.store.change(SURVIVORS.insert().values(**row, **_signed(by)))

    async def made_by(self, guild: int, survivor: str) -> str | None:
        """Who made a survivor."""
        query = select(SURVIVORS.c.by).where(
            SURVIVORS.c.guild == guild, SURVIVORS.c.survivor == survivor
        )
        found = await self.store.ask(query)
        return found[0].by if found else None

    async def drop_survivor(self, guild: int, survivor: str) -> None:
        mine = (SURVIVORS.c.guild == guild, SURVIVORS.c.survivor == survivor)
        await self.store.change(SURVIVORS.delete().where(*mine))

    async def _of(
        self, table: Table, guild: int, ruleset: str, *columns: Column[Any]
    ) -> list[tuple[Any, ...]]:
        """The rows of a server that can be read, the oldest first."""
        mine = (table.c.guild == guild, table.c.ruleset == ruleset)
        query = select(*columns).where(*mine).order_by(table.c.at, columns[0])
        found = [tuple(row) for row in await self.store.ask(query)]
        return [row for row in found if UNREADABLE not in row]


def _signed(by: str) -> dict[str, Any]:
    return {"by": by, "at": int(time.time())}
