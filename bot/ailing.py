"""What ails the place where the tables are kept, and what whoever runs the bot can do about it.

Players read `store-...` of the catalogues; the sentences here are for the command line and the log.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from bot.exits import STORE, CannotRun

Ailment = Literal["full", "read-only", "locked", "damaged", "gone"]

OF_SQLITE: dict[int, Ailment] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CANTOPEN: "gone",
    sqlite3.SQLITE_IOERR: "gone",
}
OF_SYSTEM: dict[int | None, Ailment] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.ENOENT: "gone",
    errno.ENOTDIR: "gone",
    errno.EISDIR: "gone",
    errno.EEXIST: "gone",
    errno.EIO: "gone",
}
SAID: dict[Ailment, str] = {
    "full": "There is no room left where {place} lies. Free some; nothing that was told is lost.",
    "read-only": (
        "{place} cannot be written. The account that runs the bot needs write permission for the "
        "file and its folder, on a disk that is not read-only."
    ),
    "locked": "{place} is locked: another program has been writing to it. End that one.",
    "damaged": (
        "{place} is damaged or no database. `graveyard db check` names what cannot be read; "
        "`graveyard db restore BACKUP` puts a backup in its place."
    ),
    "gone": "{place} cannot be opened or read. Is its folder there, and the disk mounted?",
}
PRIMARY = 0xFF
"""SQLite's codes tell details above this."""


def ailment(error: BaseException | None) -> Ailment | None:
    """What the error says of the disk or the database; None for an error of another kind."""
    if isinstance(error, DBAPIError):
        error = error.orig
    if isinstance(error, sqlite3.Error):
        return OF_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY)
    return None


def cure(error: BaseException, place: Path | str) -> str | None:
    """One sentence for whoever gave a command that failed; None for an error of another kind."""
    what = ailment(error)
    if what is None and isinstance(error, OSError):
        what = OF_SYSTEM.get(error.errno)
    if what is not None:
        return SAID[what].format(place=place)
    if isinstance(error, (ArgumentError, NoSuchModuleError)):
        return "GRAVEYARD_DATABASE is no address of a database; see .env.example."
    if isinstance(error, ModuleNotFoundError):
        return f"GRAVEYARD_DATABASE needs a driver that is not installed: {error.name}."
    if isinstance(error, sqlite3.Error | DBAPIError):
        return f"{place} cannot be used: {getattr(error, 'orig', error)}."
    return None


@contextmanager
def in_words(place: Path | str) -> Iterator[None]:
    """What fails of the disk or the database raises CannotRun, with one sentence."""
    try:
        yield
    except (OSError, ModuleNotFoundError, SQLAlchemyError, sqlite3.Error) as error:
        said = cure(error, place)
        if said is None:
            raise
        raise CannotRun(said, STORE) from error
