"""Databases of earlier releases are brought up to date, with every game that is in them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from typer.testing import CliRunner

import bot.app.cli_database
from bot.app.cli import app
from bot.practice.people import ANN, CLEO
from bot.store.schema import HEAD, METADATA
from bot.store.store import Store
from bot.table.tables import readable
from tests.postgres import server

assert bot.app.cli_database
DATABASES = Path(__file__).parents[1] / "fixtures" / "databases"
Shape = dict[str, dict[str, tuple[str, bool]]]


def shape(connection: sa.Connection) -> Shape:
    """The columns of every table: their types, and whether there may be nothing in them."""
    seen = sa.inspect(connection)
    return {
        name: {
            str(one["name"]): (str(one["type"]), bool(one["nullable"]))
            for one in seen.get_columns(name)
        }
        for name in METADATA.tables
    }


def indexes(connection: sa.Connection) -> set[str]:
    seen = sa.inspect(connection)
    return {str(one["name"]) for name in METADATA.tables for one in seen.get_indexes(name)}


@pytest.mark.parametrize("release", sorted(one.stem for one in DATABASES.glob("*.sql")))
async def test_a_database_of_an_earlier_release_has_the_shape_of_a_new_one(
    release: str, tmp_path: Path
) -> None:
    file = tmp_path / "old.sqlite3"
    with sqlite3.connect(file) as old:
        old.executescript((DATABASES / f"{release}.sql").read_text("utf-8"))
    old.close()
    store, new = (
        Store(f"sqlite+aiosqlite:///{tmp_path / name}") for name in ("old.sqlite3", "new.sqlite3")
    )
    await store.open()
    await new.open()
    try:
        assert await store.revision() == HEAD
        assert await store.read(shape) == await new.read(shape)
        assert await store.read(indexes) == await new.read(indexes)
        (playing,) = await store.played_by(str(ANN.id))
        assert readable(playing.id, playing.game)
        assert len(await store.rows(playing.id)) > 2
        (lobby,) = await store.played_by(str(CLEO.id))
        assert (lobby.stage, lobby.ruleset) == ("lobby", "zombies")
    finally:
        await store.close()
        await new.close()


@pytest.mark.parametrize("release", sorted(one.stem for one in DATABASES.glob("*.sql")))
def test_a_check_of_an_older_database_says_that_the_next_start_brings_it_up_to_date(
    release: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((DATABASES / f"{release}.sql").read_text("utf-8"))
    monkeypatch.setenv("GRAVEYARD_DATABASE", f"sqlite+aiosqlite:///{file}")

    found = CliRunner().invoke(app, ["db", "check"])

    with closing(sqlite3.connect(file)) as old:
        (revision,) = old.execute("SELECT version_num FROM alembic_version").fetchone()
    if revision == HEAD:
        assert found.stdout == "Everything in the database can be read.\n"
    else:
        assert "made by an older release" in found.stdout
        assert "will be brought up to date at the next start" in found.stdout
    assert found.exit_code == 0


def test_a_check_of_an_empty_file_says_that_there_are_no_tables_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "new.sqlite3").touch()
    monkeypatch.setenv("GRAVEYARD_DATABASE", f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite3'}")

    found = CliRunner().invoke(app, ["db", "check"])

    assert "no tables in the database yet" in found.stdout
    assert found.exit_code == 0


async def test_a_new_database_has_the_shape_that_the_store_knows(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite3'}")
    await store.open()
    found = await store.read(shape)
    await store.close()

    known = {
        name: {one.name: one.nullable for one in table.columns}
        for name, table in METADATA.tables.items()
    }
    assert {
        name: {column: nullable for column, (_, nullable) in columns.items()}
        for name, columns in found.items()
    } == known


async def test_on_a_server_every_column_has_the_type_that_the_store_knows(tmp_path: Path) -> None:
    store = Store(server().database_in(tmp_path))
    await store.open()
    found = await store.read(shape)
    await store.close()
    server().forget_all()

    there = postgresql.dialect()
    assert {
        name: {column: kind for column, (kind, _) in columns.items()}
        for name, columns in found.items()
    } == {
        name: {one.name: one.type.compile(there) for one in table.columns}
        for name, table in METADATA.tables.items()
    }
