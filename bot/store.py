"""Keeps tables in a database: what was saved survives any end of the process.

SQLite in WAL mode with `synchronous=FULL` by default; the same statements run on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import fields
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import await_only, greenlet_spawn

from bot.records import LIVE, Change, LogRow, Record, Seat, numbered
from bot.schema import AUDIT, DONE, HEAD, LOG, SEATS, SETTINGS, SNAPSHOTS, TABLES

KEEP_INTERACTIONS_SECONDS = 3 * 24 * 3600
"""Longer than any interaction can be delivered again."""
KEPT_ROW = tuple(field.name for field in fields(LogRow))
CHANGE_TABLE = TABLES.update().where(
    TABLES.c.id == sa.bindparam("which"), TABLES.c.version == sa.bindparam("seen")
)
"""Made once, as every statement of a save: making them takes as long as carrying them out."""


class LostRace(Exception):
    """Another process changed the table first; load it again."""


class ChannelTaken(Exception):
    """A live table is in the channel already."""


class Store:
    """One database. `address` is SQLAlchemy's, such as `sqlite+aiosqlite:///games.sqlite3`."""

    def __init__(self, address: str) -> None:
        self.url = make_url(address)
        self.file = _file_of(self.url)
        self._engine: AsyncEngine
        self._connecting: list[asyncio.Future[Any]] = []
        """Every connection there was: if its task was cancelled meanwhile, nobody else has it."""

    async def open(self, *, upgrade: bool = True) -> None:
        """Connects; brings an older database up to date."""
        if self.file:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        self._engine = create_async_engine(self.url)
        event.listen(self._engine.sync_engine, "do_connect", self._connect)
        if self.file:
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
        if upgrade:
            await self.upgrade()

    async def close(self) -> None:
        """Lets every connection go, those that cancelled tasks left behind too."""
        await self._engine.dispose()
        for made in await asyncio.gather(*self._connecting, return_exceptions=True):
            if not isinstance(made, BaseException):
                await made.driver_connection.close()
        self._connecting.clear()

    def _connect(self, dialect: Any, _: object, words: Any, options: Any) -> Any:
        """Connects in a task of its own: cancelling whoever needs it does not cut it short."""
        connecting = asyncio.ensure_future(greenlet_spawn(dialect.connect, *words, **options))
        self._connecting.append(connecting)
        return await_only(asyncio.shield(connecting))

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to ask with."""
        return self._engine.connect()

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection whose statements are kept together, or not at all."""
        return self._engine.begin()

    # ------------------------------------------------------------ the database itself

    async def revision(self) -> str | None:
        """The migration the database stands at; None for an empty one."""
        async with self._engine.connect() as connection:
            there = await connection.run_sync(
                lambda sync: sa.inspect(sync).has_table("alembic_version")
            )
            if not there:
                return None
            found = await connection.execute(sa.text("SELECT version_num FROM alembic_version"))
            return found.scalar_one_or_none()

    async def upgrade(self) -> None:
        """Runs the migrations that are missing. Alembic is loaded only when there are any."""
        if await self.revision() == HEAD:
            return
        from bot.migrating import upgrade

        async with self._engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def faults(self) -> list[str]:
        """What the database itself finds wrong with its file."""
        if not self.file:
            return []
        async with self._engine.connect() as connection:
            found = (await connection.execute(sa.text("PRAGMA integrity_check"))).scalars().all()
        return [line for line in found if line != "ok"]

    async def backup(self, target: Path) -> None:
        """Copies the whole database, consistent while games go on. SQLite only."""
        if not self.file:
            raise ValueError("back up a PostgreSQL database with pg_dump")
        target.parent.mkdir(parents=True, exist_ok=True)
        async with self._engine.connect() as connection:
            free = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await free.execute(sa.text("VACUUM INTO :target"), {"target": str(target)})

    # ------------------------------------------------------------ reading

    async def live_in(self, channel: int) -> Record | None:
        """The lobby or running game of a channel."""
        found = await self._records(TABLES.c.channel == channel, TABLES.c.stage.in_(LIVE))
        return found[0] if found else None

    async def record(self, table: int) -> Record | None:
        found = await self._records(TABLES.c.id == table)
        return found[0] if found else None

    async def resting_in(self, channel: int) -> list[Record]:
        """Reset, ended and finished tables of a channel, the newest first."""
        found = await self._records(TABLES.c.channel == channel, TABLES.c.stage.not_in(LIVE))
        return sorted(found, key=lambda one: -one.id)

    async def overdue(self, now: int) -> list[int]:
        """Channels whose table has a question that was to be answered by now."""
        query = select(TABLES.c.channel).where(TABLES.c.due > 0, TABLES.c.due <= now)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def all_records(self) -> list[Record]:
        return await self._records()

    async def waiting(self) -> list[Record]:
        """Tables that are live or have something untold: what a start takes up again."""
        untold = TABLES.c.told < TABLES.c.last
        return await self._records(sa.or_(TABLES.c.stage.in_(LIVE), untold))

    async def rows(self, table: int, after: int = 0) -> list[LogRow]:
        """The table's log after that number."""
        query = select(LOG).where(LOG.c.table_id == table, LOG.c.number > after)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query.order_by(LOG.c.number))).mappings().all()
        return [LogRow(**{str(key): row[key] for key in row if key != "table_id"}) for row in found]

    async def reply_to(self, interaction: int) -> str | None:
        """What was answered to an interaction that was carried out; None where it was not."""
        query = select(DONE.c.reply).where(DONE.c.id == interaction)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def snapshots(self, table: int, after: int = 0) -> list[tuple[int, int, str]]:
        """Number, round and game of the snapshots after a log number, the oldest first."""
        columns = (SNAPSHOTS.c.number, SNAPSHOTS.c.round, SNAPSHOTS.c.game)
        query = select(*columns).where(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.number > after)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query.order_by(SNAPSHOTS.c.number))).all()
        return [(row.number, row.round, row.game) for row in found]

    async def next_snapshot(self, table: int, after: int) -> tuple[int, str] | None:
        """Number and game of the first snapshot after a log number: how the table stood then."""
        mine = (SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.number > after)
        query = select(SNAPSHOTS.c.number, SNAPSHOTS.c.game).where(*mine)
        async with self._engine.connect() as connection:
            found = await connection.execute(query.order_by(SNAPSHOTS.c.number).limit(1))
            row = found.first()
        return (int(row.number), str(row.game)) if row else None

    async def setting(self, key: str) -> str | None:
        query = select(SETTINGS.c.value).where(SETTINGS.c.key == key)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def _records(self, *where: sa.ColumnElement[bool]) -> list[Record]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(TABLES).where(*where))).mappings().all()
            ids = [row["id"] for row in rows]
            query = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.position)
            seats = (await connection.execute(query)).mappings().all()
        return [
            _record(row, [one for one in seats if one["table_id"] == row["id"]]) for row in rows
        ]

    # ------------------------------------------------------------ writing

    async def save(self, change: Change) -> None:
        """One transaction; raises LostRace or ChannelTaken and keeps nothing then."""
        record, now = change.record, int(time.time())
        rows = numbered(change.rows, record.last, now)
        try:
            async with self._engine.begin() as connection:
                await self._write_table(connection, record, record.last + len(rows), now)
                await self._write_parts(connection, change, rows, now)
        except IntegrityError as error:
            if "channel" in str(error.orig):
                raise ChannelTaken(record.channel) from error
            raise LostRace(record.id) from error
        record.version += 1
        record.last += len(rows)
        record.changed = now

    async def _write_table(
        self, connection: AsyncConnection, record: Record, last: int, now: int
    ) -> None:
        values: dict[str, Any] = {
            "language": record.language,
            "stage": record.stage,
            "game": record.game,
            "vote": record.vote,
            "version": record.version + 1,
            "last": last,
            "changed": now,
            "extras": record.extras,
            "asked": record.asked,
            "due": record.due,
        }
        if record.id:
            mine = {"which": record.id, "seen": record.version}
            done = await connection.execute(CHANGE_TABLE, values | mine)
            if done.rowcount != 1:
                raise LostRace(record.id)
            return
        fixed = ("guild", "channel", "ruleset", "mission", "told", "talk")
        values |= {name: getattr(record, name) for name in fixed} | {"created": now}
        made = await connection.execute(TABLES.insert().values(**values))
        record.id = int((made.inserted_primary_key or (0,))[0])

    async def _write_parts(
        self, connection: AsyncConnection, change: Change, rows: list[LogRow], now: int
    ) -> None:
        table = change.record.id
        if change.record.stage == "lobby" or any(row.kind == "start" for row in rows):
            await _write_seats(connection, change.record)
        if change.drop_snapshots_from is not None:
            newer = SNAPSHOTS.c.number >= change.drop_snapshots_from
            await connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id == table, newer))
        if change.snapshot and rows:
            before = {"round": change.snapshot[0], "game": change.snapshot[1]}
            kept = {"table_id": table, "number": rows[0].number, **before}
            await connection.execute(SNAPSHOTS.insert(), kept)
        if change.prune_before_round is not None:
            await _prune(connection, table, change.prune_before_round)
        if rows:
            log = [{"table_id": table} | {key: getattr(r, key) for key in KEPT_ROW} for r in rows]
            await connection.execute(LOG.insert(), log)
        if change.interaction:
            number, reply = change.interaction
            done = {"id": number, "table_id": table, "reply": reply, "at": now}
            await connection.execute(DONE.insert(), done)
        if change.audit:
            person, what = change.audit
            line = AUDIT.insert().values(table_id=table, person=person, what=what, at=now)
            await connection.execute(line)

    async def note_talk(self, record: Record) -> None:
        """Keeps how far the publisher is; touches nothing that a game needs."""
        values = {"told": record.told, "talk": record.talk}
        async with self._engine.begin() as connection:
            await connection.execute(
                TABLES.update().where(TABLES.c.id == record.id).values(**values)
            )

    async def set_setting(self, key: str, value: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(SETTINGS.delete().where(SETTINGS.c.key == key))
            await connection.execute(SETTINGS.insert().values(key=key, value=value))

    async def forget_old_interactions(self) -> None:
        old = DONE.c.at < int(time.time()) - KEEP_INTERACTIONS_SECONDS
        async with self._engine.begin() as connection:
            await connection.execute(DONE.delete().where(old))


async def _write_seats(connection: AsyncConnection, record: Record) -> None:
    await connection.execute(SEATS.delete().where(SEATS.c.table_id == record.id))
    rows = [
        {
            "table_id": record.id,
            "seat": one.id,
            "position": place,
            "name": one.name,
            "figures": one.figures,
        }
        for place, one in enumerate(record.seats)
    ]
    if rows:
        await connection.execute(SEATS.insert(), rows)


async def _prune(connection: AsyncConnection, table: int, round_: int) -> None:
    """Of rounds before that one, only the first snapshot stays."""
    mine = SNAPSHOTS.c.table_id == table
    firsts = select(sa.func.min(SNAPSHOTS.c.number)).where(mine).group_by(SNAPSHOTS.c.round)
    older = SNAPSHOTS.c.round < round_
    await connection.execute(
        SNAPSHOTS.delete().where(mine, older, SNAPSHOTS.c.number.not_in(firsts.scalar_subquery()))
    )


def _record(row: sa.RowMapping, seats: Sequence[sa.RowMapping]) -> Record:
    kept = (key for key in row if key != "created")
    values: dict[str, Any] = {str(key): row[key] for key in kept}
    return Record(**values, seats=[Seat(s["seat"], s["name"], list(s["figures"])) for s in seats])


def _file_of(url: sa.URL) -> Path | None:
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    return Path(url.database)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()
