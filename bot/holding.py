"""One bot for each database: a lock beside the file that names its holder.

The system's own lock, so that it is gone when its holder is, however that one ended. What the file
says is only for people.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

from bot.exits import STORE, CannotRun

PATIENCE_SECONDS = 3.0
"""A process that was just killed may hold its lock for a moment."""
LOOK_SECONDS = 0.05
FAR = 1 << 30
"""Windows keeps others from reading what is locked, so a byte far behind the words is."""

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


@contextmanager
def held(database: Path | None, patience: float = PATIENCE_SECONDS) -> Iterator[None]:
    """Nobody else holds this database until the block ends. Raises CannotRun, naming who does.

    Only of files: which processes share a database server is for its owner to say.
    """
    if database is None:
        yield
        return
    with lock_of(database).open("a+", encoding="utf-8") as file:
        if not _locked(file, patience):
            raise CannotRun(f"{holder_of(database)} Stop that one first.", STORE)
        _sign(file)
        yield
        _wipe(file)


def holder_of(database: Path) -> str:
    """Who holds it, in a sentence; empty where nobody does."""
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
