"""Explain faults of the database and its disk to the operator, each with its remedy.

Players read other texts, `store-...` in the catalogues; the sentences here are for the command line
and the log.
"""

from __future__ import annotations

import errno
import sqlite3
import ssl
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.base.exits import STORE, WRONG, CannotRun

StorageFault = Literal[
    "full",
    "read-only",
    "locked",
    "damaged",
    "gone",
    "replaced",
    "unreachable",
    "refused",
    "crowded",
]

OF_SQLITE: dict[int, StorageFault] = {
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


class Replaced(sqlite3.OperationalError):
    """The file at the database's path is no longer the one that is open."""


TLS = "tls"
"""Stands for a server's error code if bot and server did not agree on encryption."""
OF_SERVER: dict[str, StorageFault] = {
    "08": "unreachable",
    "57P": "unreachable",
    "28": "refused",
    TLS: "refused",
    "3D": "refused",
    "42501": "read-only",
    "25006": "read-only",
    "53100": "full",
    "53": "crowded",
    "40": "locked",
    "55P03": "locked",
    "58": "gone",
    "XX": "damaged",
}
"""Faults by the first characters of a server's error code."""
OF_SYSTEM: dict[int | None, StorageFault] = {
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
DENIED = "denied"
"""The key in SAID if a server, not a disk, forbids writing."""
SAID: dict[str, str] = {
    "full": "There is no room left where {place} lies. Free some; nothing that was told is lost.",
    "read-only": (
        "{place} cannot be written. The account that runs the bot needs write permission for the "
        "file and its folder, on a disk that is not read-only."
    ),
    "locked": "{place} is locked: another program has been writing to it. End that one.",
    DENIED: (
        "{place} does not let this user write ({why}). Make it the owner of that database, or "
        "grant what is missing, and let the server be no copy that is only read."
    ),
    "damaged": (
        "{place} is damaged or no database. `graveyard db check` names what cannot be read; "
        "`graveyard db restore BACKUP` puts a backup in its place."
    ),
    "gone": "{place} cannot be opened or read. Is its folder there, and the disk mounted?",
    "replaced": (
        "{place} was deleted or replaced while the bot runs, so nothing counts any more. What was "
        "played is still open here and is copied into the backup folder, as rescued-... . Put the "
        "file back, with those beside it, and the bot goes on; or stop the bot, put that copy in "
        "its place with `graveyard db restore`, and start the bot again."
    ),
    "unreachable": (
        "{place} cannot be reached ({why}). Does that server run, and are its name and port right? "
        "A bot that runs goes on by itself when it answers again."
    ),
    "refused": "{place} lets nobody in ({why}). {what} GRAVEYARD_DATABASE.",
    "crowded": (
        "{place} takes no more connections ({why}). End other programs there, or raise its "
        "max_connections: a bot needs up to 12."
    ),
}
TOO_LONG = "{place} is longer than this system allows. Choose a shorter path."
NO_ADDRESS = "GRAVEYARD_DATABASE is no address of a database; see .env.example."
TO_DO = {
    "28P01": "Correct the name or password in",
    "3D000": "Make that database, for instance with createdb, or correct its name in",
    "28000": "Let this user in from this machine (pg_hba.conf, CREATE ROLE), or correct",
    TLS: "Ask for the encryption that it offers with ?ssl=require, verify-full or disable in",
}
PRIMARY = 0xFF
"""Masks SQLite's error codes: the bits above it hold details."""


def classify(error: BaseException | None) -> StorageFault | None:
    """Return the fault of the disk or the database that an error shows; None for another error."""
    if isinstance(error, DBAPIError):
        return _of_driver(error.orig, lost=error.connection_invalidated)
    return _of_driver(error) if isinstance(error, sqlite3.Error) else None


def _of_driver(error: BaseException | None, *, lost: bool = False) -> StorageFault | None:
    """Return the fault that a database's driver, or the system, reports while it connects.

    `lost` says that the driver gave up the connection.
    """
    if isinstance(error, Replaced):
        return "replaced"
    if isinstance(error, sqlite3.Error):
        return OF_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY)
    code = code_of(error)
    for size in (5, 3, 2):
        if code[:size] in OF_SERVER:
            return OF_SERVER[code[:size]]
    if isinstance(error, PoolTimeout):
        return "crowded"
    return "unreachable" if lost or isinstance(error, OSError) else None


def code_of(error: BaseException | None) -> str:
    """Return the code that a server gave its error; empty if there is none."""
    if isinstance(error, ssl.SSLError) or "SSL upgrade" in str(error):
        return TLS
    return str(getattr(error, "sqlstate", None) or "")


def remedy(error: BaseException, place: Path | str) -> str | None:
    """Return a sentence that explains an error of the database at `place` and says what to do.

    None if the error is not one of the disk or the database.
    """
    what = classify(error)
    if isinstance(error, OSError) and error.errno == errno.ENAMETOOLONG:
        return TOO_LONG.format(place=error.filename or place)
    if what is None and isinstance(error, OSError):
        what = OF_SYSTEM.get(error.errno)
    if what is not None:
        said = error.orig if isinstance(error, DBAPIError) else error
        lines = str(said).splitlines() or [type(said).__name__]
        code = code_of(said)
        to_do = TO_DO.get(code, TO_DO["28000"])
        return SAID[DENIED if what == "read-only" and code else what].format(
            place=place, why=lines[0].rstrip("."), what=to_do
        )
    if isinstance(error, (ArgumentError, NoSuchModuleError)):
        return NO_ADDRESS
    if isinstance(error, ModuleNotFoundError):
        return (
            f"GRAVEYARD_DATABASE needs a driver that is not installed: {error.name}. "
            f"Install it beside the bot: pip install {error.name}"
        )
    if isinstance(error, sqlite3.Error | DBAPIError):
        return f"{place} cannot be used: {getattr(error, 'orig', error)}."
    return None


@contextmanager
def in_words(place: Path | str) -> Generator[None]:
    """Turn a fault of the disk or the database in the block into CannotRun with one sentence."""
    try:
        yield
    except (OSError, ModuleNotFoundError, SQLAlchemyError, sqlite3.Error) as error:
        said = remedy(error, place)
        if said is None:
            raise
        raise CannotRun(said, WRONG if _is_a_setting(error) else STORE) from error


def _is_a_setting(error: BaseException) -> bool:
    """Return whether only another setting or argument helps, not a restart."""
    if isinstance(error, OSError) and error.errno == errno.ENAMETOOLONG:
        return True
    wrong = (ArgumentError, NoSuchModuleError, ModuleNotFoundError)
    return isinstance(error, wrong) or classify(error) == "refused"
