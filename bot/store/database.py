"""Run functions on a database, each in one transaction.

A caller hands over a function. The function gets SQLAlchemy's synchronous connection and runs to
its end. On SQLite it runs in the thread that aiosqlite has for the connection, so any number of
statements costs one round trip. On other databases it runs through their own driver and pool.

One transaction writes at a time; other writers wait in line, while others read. So no writer ever
finds a file locked by another one of this process, and a server executes our writes in the order in
which we asked for them. A transaction that has begun is finished even if its caller is cancelled.
"""

from __future__ import annotations

import asyncio
import os
import platform
import threading
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import aclosing
from pathlib import Path
from sqlite3 import Connection as Sqlite
from typing import Any, Protocol, TypeVar

import aiosqlite
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.cells import text_of
from bot.store.storage_errors import Replaced

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
BUSY_SECONDS = 10
"""How long to wait while another process writes to the file."""
POOL = 5
"""Connections to a server that are kept open; as many more are made if these are not enough."""
PROGRAM = "graveyard"
REACH_SECONDS, ANSWER_SECONDS = 10, 60
"""How long a server may take to connect, and to execute a statement."""
KEPT_ALIVE = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""TCP options with which the server notices within half a minute that our machine is gone."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


class Database(Protocol):
    """A database on which statements are executed: a file or a server."""

    async def open(self) -> None: ...

    async def read(self, work: Work[T]) -> T:
        """Run `work` and return its result; all that it reads is from one moment."""
        ...

    async def write(self, work: Work[T], *, first: bool = False) -> T:
        """Run `work` and return its result; if it raises, none of its changes are stored.

        With `first` it goes before everything else that waits in line, because Discord waits for
        it.
        """
        ...

    def check(self) -> None:
        """Raise OperationalError if the open file is no longer at its path."""
        ...

    async def rescue(self, target: Path) -> None:
        """Copy the open file to `target`, even if it is no longer at its path.

        A server does nothing.
        """
        ...

    async def close(self) -> None: ...


class SqliteDatabase:
    """A database in one file of SQLite."""

    def __init__(self, file: Path) -> None:
        self._opened = _Opened(file)
        self._writer = _Line(file, "BEGIN IMMEDIATE", self._opened)
        self._reader = _Line(file, "BEGIN", self._opened)

    async def open(self) -> None:
        try:
            await self._writer.open()
            await self._reader.open()
            self._opened.remember()
        except BaseException:
            await self.close()
            raise

    async def read(self, work: Work[T]) -> T:
        return await self._reader.carry_out(work)

    async def write(self, work: Work[T], *, first: bool = False) -> T:
        return await self._writer.carry_out(work, first=first)

    def check(self) -> None:
        self._opened.check()

    async def rescue(self, target: Path) -> None:
        part = target.with_name(f"{target.name}.part")
        part.unlink(missing_ok=True)
        await self._writer.copy_into(part)
        part.rename(target)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()


class _Opened:
    """Remembers which files are open, by device and inode: the database and its write-ahead log.

    SQLite goes on writing into a file that somebody deleted, moved or replaced. All of those writes
    would be lost when the process ends.
    """

    def __init__(self, file: Path) -> None:
        self._files = () if str(file) == ":memory:" else (file, file.with_name(f"{file.name}-wal"))
        self._known: dict[Path, tuple[int, int] | None] = {}

    def remember(self) -> None:
        self._known = {one: _identity(one) for one in self._files}

    def check(self) -> None:
        """Raise SQLAlchemy's OperationalError, with Replaced, if another file is at the path."""
        for one, known in self._known.items():
            now = _identity(one)
            if known is None:
                self._known[one] = now
            elif now != known:
                raise OperationalError(None, None, Replaced(f"{one} was deleted or replaced"))


def _identity(file: Path) -> tuple[int, int] | None:
    """Return the device and inode of a file, or None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class _Line:
    """One connection to SQLite, with its own thread and a queue of transactions."""

    def __init__(self, file: Path, begin: str, opened: _Opened) -> None:
        self._how, self._opened = begin, opened
        self._line = deque[tuple[Callable[[], Any], asyncio.Future[Any]]]()
        """The transactions that wait, each with the future of its caller; the thread takes the
        first one.
        """
        self._connection = aiosqlite.connect(file, isolation_level=None, timeout=BUSY_SECONDS)
        # Otherwise a bot that ends without closing its store would wait for this thread for ever.
        self._connection._thread.daemon = True  # pyright: ignore[reportPrivateUsage]
        self._plain: sa.Connection | None = None
        """The SQLAlchemy connection.

        It is kept, because making one takes as long as a small statement.
        """

    async def open(self) -> None:
        await self._connection

    async def carry_out(self, work: Work[T], *, first: bool = False) -> T:
        def transaction() -> T:
            self._opened.check()
            self._plain = self._plain or self._connected()
            with self._plain.begin():
                return work(self._plain)

        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        place = self._line.appendleft if first else self._line.append
        # SQLAlchemy's own dialect reaches into the thread's line, too: there is no public way.
        if not self._connection._running:  # pyright: ignore[reportPrivateUsage]
            raise ValueError("the database is closed")
        place((transaction, found))
        self._connection._tx.put_nowait((None, self._carry_out_first))  # pyright: ignore
        return await found

    def _carry_out_first(self) -> None:
        """Carry out the first transaction of the queue, of any task. Runs in the thread."""
        transaction, found = self._line.popleft()
        tell = found.get_loop().call_soon_threadsafe
        try:
            result = transaction()
        except BaseException as error:
            tell(_settle, found, None, error)
        else:
            tell(_settle, found, result, None)

    async def copy_into(self, target: Path) -> None:
        await self._connection.execute("VACUUM INTO ?", (str(target),))

    async def close(self) -> None:
        await self._connection.close()

    def _connected(self) -> sa.Connection:
        """Return a new SQLAlchemy connection over that of aiosqlite. Runs in the thread."""
        _of_thread.raw = self._connection._conn  # pyright: ignore[reportPrivateUsage]
        plain = _FILES.connect().execution_options(begin=self._how)
        # The pool would close it from another thread.
        plain.detach()
        return plain


def _settle(found: asyncio.Future[Any], result: object, error: BaseException | None) -> None:
    """Give the result to the waiting caller, unless the caller was cancelled."""
    if found.done():
        return
    if error is None:
        found.set_result(result)
    else:
        found.set_exception(error)


class _OfThread(threading.local):
    raw: Sqlite
    """The connection of a thread to its file."""


_of_thread = _OfThread()
_FILES = sa.create_engine(
    "sqlite://", creator=lambda: _of_thread.raw, poolclass=sa.NullPool, hide_parameters=True
)
"""Serves all files of this process, because each engine compiles every statement anew."""


@event.listens_for(_FILES, "connect")
def _prepare(connection: Sqlite, _: object) -> None:
    connection.text_factory = text_of
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


@event.listens_for(_FILES, "begin")
def _begin(plain: sa.Connection) -> None:
    plain.exec_driver_sql(plain.get_execution_options()["begin"])


class PooledDatabase:
    """A database server with a driver of its own: PostgreSQL, by asyncpg."""

    def __init__(self, url: sa.URL) -> None:
        self._writer = engine_at(url)
        # So all statements of one reader see the same moment.
        self._reader = self._writer.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._doing = set[asyncio.Task[Any]]()
        self._line = asyncio.Lock()

    async def open(self) -> None:
        """Connect once, so that a wrong address is reported now."""
        await self.read(lambda _: None)

    async def read(self, work: Work[T]) -> T:
        return await self._finished(_carried_out(self._reader, work))

    async def write(self, work: Work[T], *, first: bool = False) -> T:
        doing = _carried_out(self._writer, work) if first else self._in_line(work)
        return await self._finished(doing)

    def check(self) -> None:
        """Do nothing: a server looks after its own files."""

    async def rescue(self, target: Path) -> None:
        """Do nothing: a server looks after its own files."""

    async def _in_line(self, work: Work[T]) -> T:
        async with self._line:
            return await _carried_out(self._writer, work)

    async def close(self) -> None:
        await asyncio.gather(*self._doing, return_exceptions=True)
        await self._writer.dispose()
        # The event loop closes the socket in its next turn, and the loop may end before that.
        await asyncio.sleep(0)

    async def _finished(self, doing: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(doing)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        return await asyncio.shield(task)


async def _carried_out(engine: AsyncEngine, work: Work[T]) -> T:
    try:
        async with aclosing(await reach(engine)) as connection, connection.begin():
            return await connection.run_sync(work)
    except DBAPIError as error:
        # The server's message would cite the whole refused row: a game, with its seed and every
        # hand.
        cited = error.orig.__cause__ if error.orig else None
        if hasattr(cited, "detail"):
            setattr(cited, "detail", None)  # noqa: B010
        raise


def engine_at(url: sa.URL, **options: Any) -> AsyncEngine:
    """Return a SQLAlchemy engine for the PostgreSQL server at `url`.

    `options` replace the default settings of the connection pool. The engine tests each connection
    before it uses it, and replaces one that died while it was idle.
    """
    usual = {"pool_size": POOL, "max_overflow": POOL, "pool_timeout": REACH_SECONDS}
    return create_async_engine(
        url.set(drivername="postgresql+asyncpg"),
        hide_parameters=True,
        pool_pre_ping=True,
        connect_args={
            "timeout": REACH_SECONDS,
            "command_timeout": ANSWER_SECONDS,
            "server_settings": {"application_name": signature(), **KEPT_ALIVE},
        },
        **(options or usual),
    )


def signature() -> str:
    """Return the name under which the server lists our connections, at most 63 bytes."""
    return f"{PROGRAM}, process {os.getpid()} on {platform.node()[:30]}"


async def reach(engine: AsyncEngine) -> AsyncConnection:
    """Open a connection. Raises everything that prevents it as an error of SQLAlchemy.

    Before there is a connection, drivers raise errors of their own and of the system. Only
    ModuleNotFoundError is passed on, for a driver that is not installed.
    """
    try:
        return await engine.connect()
    except (DBAPIError, ModuleNotFoundError):
        raise
    except Exception as error:
        raise OperationalError(None, None, error) from error


def file_of(url: sa.URL) -> Path | None:
    """Return the file of an SQLite database; None for a server, or for a database in memory."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    return Path(url.database)


def place_of(url: sa.URL) -> str:
    """Return the name of a database for people to read, without its password."""
    host = url.host or url.query.get("host") or "this machine"
    return str(file_of(url) or f"{url.database} at {host}:{url.port or 5432}")


def database_at(url: sa.URL) -> Database:
    """Return the database at an address. Raises ArgumentError for a kind the bot does not know."""
    kind = url.get_backend_name()
    if kind == "sqlite":
        return SqliteDatabase(file_of(url) or Path(":memory:"))
    if kind in ("postgresql", "postgres"):
        return PooledDatabase(url)
    raise ArgumentError(f"{kind!r} is no database of this bot")


async def copy(file: Path, target: Path) -> None:
    """Copy an SQLite database as of one moment, while others go on writing.

    The copy gets its name once all of it is on the disk.
    """
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        part.touch(mode=0o600)
        async with aiosqlite.connect(file, timeout=BUSY_SECONDS) as connection:
            await connection.execute("VACUUM INTO ?", (str(part),))
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
