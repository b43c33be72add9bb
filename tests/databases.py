"""Where tests keep tables: in an SQLite file, or on a PostgreSQL server of their own.

A module whose `pytestmark` holds `ON_BOTH` runs on either. `GRAVEYARD_TESTS_ON=postgresql` puts all
tests there that ask for no file.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import pytest

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


def kinds_for(test: pytest.Item) -> tuple[str, ...]:
    """On what a test runs."""
    marks = {mark.name for mark in test.iter_markers()}
    if OF_FILES.name in marks:
        return (SQLITE,)
    return KINDS if ON_BOTH.name in marks and USUAL == SQLITE else (USUAL,)
