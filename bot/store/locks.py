"""Decide which processes may run on a database: a lock names its holder, and ends with the holder.

For a file it is a lock of the operating system; the text in the locked file is only for people to
read. On a server it is an advisory lock of a connection that does nothing else; the connection's
name names the holder. A server that restarts forgets such locks. So the holder checks from time to
time, takes the lock again, and ends if another process was quicker.

Several processes on one server share that lock, and each also has a lease: the lock of one shard. A
process that finds no free shard stands by until another process ends or is killed.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import sys
import time
from collections.abc import AsyncGenerator, Generator
from contextlib import aclosing, asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.base.exits import STORE, CannotRun
from bot.base.log import log
from bot.store.backups import make_private, make_private_folder
from bot.store.database import PROGRAM, engine_at, place_of, reach
from bot.store.shards import Shard
from bot.store.storage_errors import in_words
from bot.store.store import Store

PATIENCE_SECONDS = 3.0
"""Seconds to wait for the lock, because a process that was just killed may hold it for a moment."""
LOOK_SECONDS = 0.05
"""Seconds between two attempts to take the lock."""
FAR = 1 << 30
"""The locked byte on Windows, where nobody else can read it. It lies far behind the text."""

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_of(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")


@asynccontextmanager
async def alone(store: Store, patience: float = PATIENCE_SECONDS) -> AsyncGenerator[None]:
    """Keep other processes from running a bot on that database until the block ends.

    Raises CannotRun if one runs after `patience` seconds, and for a fault of the database.
    """
    with in_words(store.place):
        if store.file is None:
            async with _held_at(_ServerLock(store.url), patience):
                yield
            return
        make_private_folder(store.file.parent)
        with hold_file(store.file, patience):
            yield


@asynccontextmanager
async def beside_others(store: Store, shards: int) -> AsyncGenerator[Lease]:
    """Run as one of the processes that share the shards, until the block ends.

    Yields the lease, which waits for a free shard in `Lease.shard`. `shards` is the number of all
    shards. Raises CannotRun for a database in a file, and for a fault of the database.
    """
    if store.file is not None:
        raise CannotRun("GRAVEYARD_SHARDS is for several processes, and those need PostgreSQL.")
    with in_words(store.place):
        lease = Lease(store.url, shards)
        async with _held_at(lease, PATIENCE_SECONDS):
            yield lease


# ---------------------------------------------------------------- beside a file


@contextmanager
def hold_file(database: Path, patience: float = PATIENCE_SECONDS) -> Generator[None]:
    """Keep other processes from holding this file until the block ends.

    Raises CannotRun if one still holds it after `patience` seconds.
    """
    with lock_of(database).open("a+", encoding="utf-8") as file:
        make_private(lock_of(database))
        if not _locked(file, patience):
            raise CannotRun(f"{holder_of(database)} Stop that one first.", STORE)
        _sign(file)
        yield
        _wipe(file)


def holder_of(database: Path) -> str:
    """Return a sentence that names the process that holds the file; empty if none does."""
    try:
        with lock_of(database).open("r+", encoding="utf-8") as file:
            if _locked(file, 0):
                return ""
            file.seek(0)
            return _said(database, file.read())
    except FileNotFoundError:
        return ""


def _locked(file: IO[str], patience: float) -> bool:
    until = time.monotonic() + patience
    while True:
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            if time.monotonic() >= until:
                return False
            time.sleep(LOOK_SECONDS)
        except OSError as error:
            raise CannotRun(
                f"{file.name} cannot be locked ({error.strerror}): keep the database on a disk of "
                "this machine, not on a network drive.",
                STORE,
            ) from error
        else:
            return True


def _sign(file: IO[str]) -> None:
    _wipe(file)
    since = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    json.dump({"host": platform.node(), "process": os.getpid(), "since": since}, file)
    file.flush()


def _wipe(file: IO[str]) -> None:
    file.seek(0)
    file.truncate()


def _said(database: Path, text: str) -> str:
    by = "another process"
    with suppress(ValueError, KeyError, TypeError):
        one = json.loads(text)
        by = f"process {one['process']} on {one['host']}, since {one['since']}"
    return f"A bot runs on {database} already: {by}."


# ---------------------------------------------------------------- on a server

OURS, LEASES = 0x47726176, 0x47726177
"""The first numbers of our advisory locks: of the lock on the database, and of the leases."""
TAKE = sa.text(f"SELECT pg_try_advisory_lock({OURS}, {OURS})")
SHARE = sa.text(f"SELECT pg_try_advisory_lock_shared({OURS}, {OURS})")
LEASE = sa.text(f"SELECT pg_try_advisory_lock({LEASES}, :name)")
HERE = "AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
HOLDER = sa.text(
    "SELECT application_name, backend_start FROM pg_locks JOIN pg_stat_activity USING (pid) "  # noqa: S608
    f"WHERE locktype = 'advisory' AND classid = {OURS} AND objid = {OURS} AND granted {HERE}"
)
COUNTED = 1 << 16
"""The number of a lease is the count of shards times this, plus the number of the shard."""
OTHERWISE = sa.text(
    f"SELECT objid::bigint / {COUNTED} FROM pg_locks WHERE locktype = 'advisory' "  # noqa: S608
    f"AND classid = {LEASES} AND objid::bigint / {COUNTED} <> :count {HERE}"
)
ASK_SECONDS = 5.0
"""Seconds between two checks that the server still has the lock."""
HEAR_SECONDS = 10.0
"""Seconds without an answer after which a server counts as gone; by then it releases the lock, too.
"""
STAND_BY_SECONDS = 0.5
"""Seconds between two attempts of a process that stands by."""


@asynccontextmanager
async def _held_at(lock: _ServerLock, patience: float) -> AsyncGenerator[None]:
    task = asyncio.current_task()
    if task is None:
        raise RuntimeError("only a task can hold a lock")
    await lock.take(patience)
    keeping = asyncio.create_task(lock.keep(task), name="lock")
    try:
        yield
    except asyncio.CancelledError:
        if lock.lost is None:
            raise
        task.uncancel()
        raise lock.lost from None
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)
        await lock.let_go()


async def holder_at(url: sa.URL) -> str:
    """Return a sentence that names the process that holds the server's lock; empty if none does."""
    async with aclosing(await reach(engine_at(url, poolclass=sa.NullPool))) as connection:
        return await _named(connection, url)


async def _named(connection: AsyncConnection, url: sa.URL) -> str:
    found = (await connection.execute(HOLDER)).first()
    if found is None:
        return ""
    by = str(found.application_name or "").removeprefix(f"{PROGRAM}, ") or "another process"
    since = f", since {found.backend_start:%Y-%m-%d %H:%M UTC}" if found.backend_start else ""
    return f"A bot runs on {place_of(url)} already: {by}{since}."


class _ServerLock:
    """The lock on a server's database; it is held by an open connection."""

    how = TAKE

    def __init__(self, url: sa.URL) -> None:
        self._url = url
        self._engine = engine_at(url, poolclass=sa.NullPool, isolation_level="AUTOCOMMIT")
        self._connection: AsyncConnection | None = None
        self._asking = asyncio.Lock()
        self.lost: CannotRun | None = None

    async def take(self, patience: float) -> None:
        """Take the lock within `patience` seconds. Raises CannotRun, naming who holds it."""
        until = time.monotonic() + patience
        connection = self._connection = await reach(self._engine)
        while not (await connection.execute(self.how)).scalar_one():
            if time.monotonic() >= until:
                who = await _named(connection, self._url)
                await self.let_go()
                raise CannotRun(f"{who} Stop that one first.", STORE)
            await asyncio.sleep(LOOK_SECONDS)

    async def let_go(self) -> None:
        """Close the connection and so release the lock, even if the server does not answer."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError, OSError):
                await connection.close()
            await asyncio.sleep(0)  # the event loop closes the socket in its next turn

    async def keep(self, holder: asyncio.Task[object]) -> None:
        """Check the lock for ever: take it again if the server lost it; cancel the `holder` if
        another process has it.
        """
        while True:
            await asyncio.sleep(ASK_SECONDS)
            try:
                async with self._asking, asyncio.timeout(HEAR_SECONDS):
                    if self._connection is not None:
                        await self._connection.execute(sa.text("SELECT 1"))
                    else:
                        await self.take(0)
                        log().info("lock-taken-again")
            except (DBAPIError, OSError) as error:
                log().error("lock-lost", why=type(error).__name__)
                await self.let_go()
            except CannotRun as taken:
                self.lost = taken
                holder.cancel()
                return


class Lease(_ServerLock):
    """The two locks of one of several processes: the shared one, and the lease of a shard."""

    how = SHARE

    def __init__(self, url: sa.URL, shards: int) -> None:
        super().__init__(url)
        self._count = shards
        self._shard: Shard | None = None

    async def take(self, patience: float) -> None:
        """Take the shared lock. If the server lost both locks, also take the shard that this
        process had.

        Raises CannotRun if another process has taken one of them.
        """
        await super().take(patience)
        if self._shard is not None and not await self._took(self._shard):
            await self.let_go()
            raise CannotRun(f"Another process has taken shard {self._shard.number} over.", STORE)

    async def shard(self) -> Shard:
        """Wait for a free shard, lease it and return it.

        Raises CannotRun if other processes run with another number of shards.
        """
        waiting = False
        while True:
            async with self._asking:
                found = await self._free()
            if found is not None:
                self._shard = found
                log().info("shard-taken", shard=found.number, shards=found.count)
                return found
            if not waiting:
                log().info("standing-by", shards=self._count)
            waiting = True
            await asyncio.sleep(STAND_BY_SECONDS)

    async def _free(self) -> Shard | None:
        connection = self._connection
        if connection is None:
            return None  # the server lost the connection: try again
        try:
            return await self._first_free(connection)
        except (DBAPIError, OSError):
            return None

    async def _first_free(self, connection: AsyncConnection) -> Shard | None:
        taken: Shard | None = None
        for number in range(self._count):
            one = Shard(number, self._count)
            if await self._took(one):
                taken = one
                break
        other = (await connection.execute(OTHERWISE, {"count": self._count})).scalar()
        if other is not None:
            raise CannotRun(
                f"Processes with GRAVEYARD_SHARDS={other} run on {place_of(self._url)}, and this "
                f"one was told {self._count}. Stop all of them first.",
                STORE,
            )
        return taken

    async def _took(self, shard: Shard) -> bool:
        if self._connection is None:
            return False
        name = {"name": shard.count * COUNTED + shard.number}
        return bool((await self._connection.execute(LEASE, name)).scalar_one())
