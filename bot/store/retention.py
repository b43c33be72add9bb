"""Thin out old tables: keep everything that was done, and only few of the states in between.

Logs, chronicles and statistics need only the log, whose largest columns are packed a day after the
end of the game. Positions can be played again from the seed only as long as no rule changes. So the
first state of each round is kept for pictures, or of every few rounds in a long game. An archived
table also keeps its last state, for moderators who may bring it back.
"""

from __future__ import annotations

import asyncio
import bz2
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy import select

from bot.base import metrics
from bot.base.log import log
from bot.store.cells import UNREADABLE
from bot.store.schema import ARCHIVES, LOG, SNAPSHOTS, TABLES
from bot.store.storage_errors import classify
from bot.store.store import PACKED, Store, unpack_rows

DAY = 24 * 3600
FINISHED_SECONDS, PUT_AWAY_SECONDS = DAY, 30 * DAY
"""Seconds after the last change until a table is thinned out: a finished one, and any other one."""
PAUSE_SECONDS = 3600.0
APART_SECONDS = 0.2
"""Seconds of pause after each table, so that players do not wait."""
POSITIONS = 16
"""The most positions of an old game that are kept for its pictures."""
EMPTY: dict[str, Any] = {"payload": {}, "events": [], "draws": []}


@dataclass(slots=True)
class Retention:
    """Thins out old tables, again and again while the bot runs."""

    store: Store

    async def run(self) -> None:
        """Thin out old tables once an hour, for ever. Errors are logged."""
        while True:
            try:
                await self.thin_out(int(time.time()))
            except Exception as error:
                if classify(error) is None:
                    metrics.MISTAKES.inc()
                    log().error("not-thinned-out", exc_info=error)
            await asyncio.sleep(PAUSE_SECONDS)

    async def thin_out(self, now: int) -> int:
        """Thin out every old table; return how many there were."""
        await self.store.forget_old_interactions(now)
        count, last = 0, 0
        while (table := await self._next(now, last)) is not None:
            last = table
            with self.store.failing.alone("not-thinned-out", table, table=table):
                count += await self.store.write(lambda plain, table=table: _thin_out(plain, table))
            await asyncio.sleep(APART_SECONDS)
        if count:
            log().info("thinned-out", tables=count)
        return count

    async def _next(self, now: int, after: int) -> int | None:
        """Return our next old table after the number `after` whose log is all posted and has
        changed since it was packed.
        """
        packed = select(ARCHIVES.c.table_id).where(
            ARCHIVES.c.table_id == TABLES.c.id, ARCHIVES.c.last >= TABLES.c.last
        )
        finished = sa.and_(TABLES.c.stage == "finished", TABLES.c.changed < now - FINISHED_SECONDS)
        put_away = sa.and_(
            TABLES.c.stage.in_(("ended", "archived")), TABLES.c.changed < now - PUT_AWAY_SECONDS
        )
        query = select(TABLES.c.id).where(
            TABLES.c.id > after, TABLES.c.told >= TABLES.c.last, finished | put_away
        )
        query = (
            query.where(self.store.shard.of(TABLES.c.guild), ~packed.exists())
            .order_by(TABLES.c.id)
            .limit(1)
        )
        found = await self.store.ask(query)
        return int(found[0].id) if found else None


def _thin_out(plain: sa.Connection, table: int) -> bool:
    """Pack the log of one finished table into an archive; return whether that was done.

    It happens in one transaction.

    A table with a damaged log is left unchanged, because somebody may repair it.
    """
    mine = LOG.c.table_id == table
    rows = plain.execute(select(LOG).where(mine).order_by(LOG.c.number)).mappings().all()
    before = plain.execute(select(ARCHIVES.c.cells).where(ARCHIVES.c.table_id == table)).scalar()
    filled = unpack_rows(rows, before)
    if any(UNREADABLE in row.values() for row in filled):
        return False
    stage = plain.execute(select(TABLES.c.stage).where(TABLES.c.id == table)).scalar_one()
    plain.execute(ARCHIVES.delete().where(ARCHIVES.c.table_id == table))
    last = rows[-1]["number"] if rows else 0
    plain.execute(ARCHIVES.insert().values(table_id=table, last=last, cells=_packed(filled)))
    plain.execute(LOG.update().where(mine).values(**EMPTY))
    states, number = SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.number
    standing = sa.and_(states, SNAPSHOTS.c.aside == 0)
    firsts = select(sa.func.min(number)).where(standing).group_by(SNAPSHOTS.c.round)
    kept = _spread(sorted(plain.execute(firsts).scalars()))
    if stage != "finished":
        kept += plain.execute(select(sa.func.max(number)).where(standing)).scalars()
    plain.execute(SNAPSHOTS.delete().where(states, number.not_in(kept)))
    return True


def _spread(numbers: Sequence[int]) -> list[int]:
    """Return all numbers, or every second, third and so on if there are more than POSITIONS."""
    return list(numbers[:: -(-len(numbers) // POSITIONS) or 1])


def _packed(rows: Sequence[Mapping[str, Any]]) -> bytes:
    cells = {str(row["number"]): [row[name] for name in PACKED] for row in rows}
    return bz2.compress(orjson.dumps(cells))
