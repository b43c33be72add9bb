"""Reaches a database: whole functions of statements are handed over, each is one transaction.

A function gets SQLAlchemy's plain connection and is run to its end where the database is. On SQLite
that is the thread which aiosqlite keeps for a connection: one trip there and back, however many
statements there are. Other databases run the same function through their own driver and pool.

One connection writes, and whoever wants to write waits in its line; another one reads meanwhile. So
no table ever finds the file locked by another one. What was begun is finished whatever happens to
whoever asked for it: cancelling a task leaves no transaction half-way.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from sqlite3 import Connection as Sqlite
from typing import Protocol, TypeVar

import aiosqlite
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import create_async_engine

from bot.cells import text_of

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
BUSY_SECONDS = 10
"""How long is waited for another process that writes."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


class Database(Protocol):
    """Where statements are carried out."""

    async def open(self) -> None: ...

    async def read(self, work: Work[T]) -> T:
        """What the function finds, all of it as it stood at one moment."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Keeps all that the function changes, or nothing where it raises."""
        ...

    async def close(self) -> None: ...


class SqliteDatabase:
    """One file."""

    def __init__(self, file: Path) -> None:
        self._writer = _Line(file, "BEGIN IMMEDIATE")
        self._reader = _Line(file, "BEGIN")

    async def open(self) -> None:
        try:
            await self._writer.open()
            await self._reader.open()
        except BaseException:
            await self.close()
            raise

    async def read(self, work: Work[T]) -> T:
        return await self._reader.carry_out(work)

    async def write(self, work: Work[T]) -> T:
        return await self._writer.carry_out(work)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()


class _Line:
    """One connection, in a thread of its own; what it is to do waits in line."""

    def __init__(self, file: Path, begin: str) -> None:
        self._how = begin
        self._connection = aiosqlite.connect(file, isolation_level=None, timeout=BUSY_SECONDS)
        # A bot that ends without closing its store must not wait for this thread for ever.
        self._connection._thread.daemon = True  # pyright: ignore[reportPrivateUsage]
        self._engine = sa.create_engine(
            "sqlite://", creator=self._raw, poolclass=sa.StaticPool, hide_parameters=True
        )
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", self._begin)

    async def open(self) -> None:
        await self._connection

    async def carry_out(self, work: Work[T]) -> T:
        def transaction() -> T:
            with self._engine.begin() as plain:
                return work(plain)

        # SQLAlchemy's own dialect reaches into the thread's line, too: there is no public way.
        return await self._connection._execute(transaction)  # pyright: ignore

    async def close(self) -> None:
        await self._connection.close()

    def _begin(self, plain: sa.Connection) -> None:
        plain.exec_driver_sql(self._how)

    def _raw(self) -> Sqlite:
        return self._connection._conn  # pyright: ignore[reportPrivateUsage]


def _prepare(connection: Sqlite, _: object) -> None:
    connection.text_factory = text_of
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


class PooledDatabase:
    """A server with a driver of its own, such as PostgreSQL's asyncpg."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = create_async_engine(url, hide_parameters=True)

    async def open(self) -> None:
        """Connections are made when they are needed."""

    async def read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def file_of(url: sa.URL) -> Path | None:
    """The file of an SQLite database."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    return Path(url.database)


def database_at(url: sa.URL) -> Database:
    file = file_of(url)
    return SqliteDatabase(file) if file else PooledDatabase(url)


async def copy(file: Path, target: Path) -> None:
    """Copies an SQLite database, consistent while others write, and keeps nobody waiting.

    The copy gets its name when all of it is on the disk.
    """
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        async with aiosqlite.connect(file, timeout=BUSY_SECONDS) as connection:
            await connection.execute("VACUUM INTO ?", (str(part),))
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
