"""Make backups of the database: regular ones, and one before each dangerous step.

A backup is complete or absent: it gets its final name only after all of it is on the disk. An older
backup is deleted only after a newer one was read again without an error.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from bot.base import metrics
from bot.base.log import log
from bot.store.storage_errors import remedy

REGULAR = "tables-"
BEFORE_TABLE, BEFORE_TABLE_KEPT = "before-table-", 20
"""The beginning of the names of backups made before a moderator's action, and how many of them are
kept.
"""
FIRST_PAUSE, LONGEST_PAUSE = 60, 3600
"""Seconds before a failed backup is tried again: the first pause, and the longest."""


def backup_folder(database: Path) -> Path:
    return database.parent / "backups"


def make_private(path: Path) -> None:
    """Allow only the owner to read and change a file or folder.

    Do nothing if it does not exist, if the file system has no permissions, or if another account
    owns it.
    """
    with suppress(OSError):
        path.chmod(0o700 if path.is_dir() else 0o600)


def make_private_folder(folder: Path) -> None:
    """Make a folder that nobody but the owner can open; an existing one is left unchanged."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def stamp(now: float) -> str:
    """Return the UTC time as file names have it, such as `20261126T004200Z`: names sort by time."""
    return datetime.fromtimestamp(now, UTC).strftime("%Y%m%dT%H%M%SZ")


def why_broken(file: Path) -> str | None:
    """Return what is wrong with a backup, or None if all of it can be read."""
    try:
        connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        try:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT count(*) FROM tables, alembic_version").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        return str(error)
    return None if found == "ok" else str(found)


def thin_out(folder: Path, prefix: str, keep: int) -> None:
    """Delete all but the newest `keep` copies in the folder whose names begin with `prefix`."""
    found = [one for one in folder.glob(f"{prefix}*.sqlite3") if one.is_file()]
    for one in sorted(found, key=lambda one: (one.stat().st_mtime, one.name))[:-keep]:
        try:
            one.unlink()
        except OSError as error:
            # The new backup is complete and stays. The old one that could not be deleted is tried
            # again next time.
            log().warning("backup-not-removed", file=one.name, why=type(error).__name__)


def newest_in(folder: Path) -> Path | None:
    """Return the newest regular backup in the folder; None if there is none."""
    found = folder.glob(f"{REGULAR}*.sqlite3")
    return max((one for one in found if one.is_file()), default=None)


@dataclass(slots=True)
class Backups:
    """Makes a backup of the database every `every` seconds; none if `every` is 0.

    `copy` copies the database to a path. The newest `keep` backups are kept.
    """

    copy: Callable[[Path], Awaitable[None]]
    folder: Path
    every: float
    keep: int

    async def run(self) -> None:
        """Make a backup whenever one is due. A failure is logged and tried again after a pause."""
        failures = 0
        while self.every:
            try:
                wait = self._pause(failures) if failures else self.due(time.time())
                await asyncio.sleep(wait)
                made = await self.make(time.time())
            except Exception as error:
                failures += 1
                said = remedy(error, self.folder) or type(error).__name__
                expected = isinstance(error, DBAPIError | sqlite3.Error | OSError)
                told = {} if expected else {"exc_info": error}
                again = self._pause(failures)
                log().error("backup-failed", why=said, again_in_seconds=again, **told)
            else:
                log().info("backup-made", file=made.name)
                failures = 0

    async def make(self, now: float) -> Path:
        """Make a backup named after the time `now`, check it, and delete backups that are too old.

        Raises sqlite3.DatabaseError if the new backup is damaged.
        """
        make_private_folder(self.folder)
        target = self.folder / f"{REGULAR}{stamp(now)}.sqlite3"
        await self.copy(target)
        broken = await asyncio.to_thread(why_broken, target)
        if broken:
            target.unlink()
            raise sqlite3.DatabaseError(broken)
        thin_out(self.folder, REGULAR, self.keep)
        thin_out(self.folder, BEFORE_TABLE, BEFORE_TABLE_KEPT)
        metrics.LAST_BACKUP.set(now)
        return target

    def due(self, now: float) -> float:
        """Return how many seconds after `now` the next backup is due."""
        newest = newest_in(self.folder)
        return max(newest.stat().st_mtime + self.every - now, 0) if newest else 0

    def _pause(self, failures: int) -> int:
        return min(FIRST_PAUSE * 2 ** min(failures - 1, 10), LONGEST_PAUSE)
