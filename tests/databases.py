"""Where tests keep tables: in an SQLite file, or on a PostgreSQL server of their own.

A module whose `pytestmark` holds `ON_BOTH` runs on either. `GRAVEYARD_TESTS_ON=postgresql` puts all
tests there that ask for no file.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import sqlalchemy as sa

from bot.store.migrating import upgrade
from tests.postgres import server

SQLITE, POSTGRESQL = KINDS = ("sqlite", "postgresql")
USUAL = os.environ.get("GRAVEYARD_TESTS_ON", SQLITE)
ON_BOTH = pytest.mark.on_both
"""Of what concerns every database."""
OF_FILES = pytest.mark.of_files
"""Of what concerns the file that SQLite keeps."""


@dataclass(slots=True)
class Chosen:
    """What the test that runs keeps its tables in."""

    kind: str = SQLITE


chosen = Chosen()


def address_in(folder: Path) -> str:
    """The database that stands for this folder."""
    if chosen.kind == POSTGRESQL:
        return server().database_in(folder)
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"


def make_room(folder: Path) -> None:
    """Puts an empty database there, where it is a file and there is none yet."""
    file = folder / "tables.sqlite3"
    if chosen.kind == SQLITE and not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_migrated())


@cache
def _migrated() -> bytes:
    """What the migrations make of an empty file, made once: they take longer than most tests."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "tables.sqlite3")
        engine = sa.create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()


def kinds_for(test: pytest.Item) -> tuple[str, ...]:
    """On what a test runs."""
    marks = {mark.name for mark in test.iter_markers()}
    if OF_FILES.name in marks:
        return (SQLITE,)
    return KINDS if ON_BOTH.name in marks and USUAL == SQLITE else (USUAL,)
