"""Tables move from a file to a server and back with all that is kept; backups of a server."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.base.exits import STORE, WRONG, CannotRun
from bot.practice.people import ANN
from bot.store.backups import why_broken
from bot.store.copying import into_file, into_server
from bot.store.locks import alone
from bot.store.records import Change, LogRow
from bot.store.schema import ARCHIVES, HEAD, LOG, METADATA, TABLES
from bot.store.store import Store, open_store
from bot.table.tables import readable
from tests.bot.conftest import Room
from tests.bot.test_backups import cli
from tests.bot.test_migrating import DATABASES, Shape, indexes, shape
from tests.bot.test_store import lobby
from tests.postgres import server

Kept = dict[str, list[tuple[Any, ...]]]


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Path]:
    """A file of an earlier release, with a game and a lobby, brought up to date; one row packed."""
    found = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(found)) as old:
        old.executescript((DATABASES / "0005.sql").read_text("utf-8"))
    store = Store(f"sqlite+aiosqlite:///{found}")
    async with open_store(store):
        await store.change(ARCHIVES.insert().values(table_id=1, last=1, cells=b"\x00\xffpacked"))
    yield found
    if server.cache_info().currsize:
        server().forget_all()


def kept(plain: sa.Connection) -> Kept:
    """Every row of every table."""
    return {
        name: [
            tuple(row)
            for row in plain.execute(sa.select(table).order_by(*table.primary_key.columns))
        ]
        for name, table in METADATA.tables.items()
    }


async def all_of(address: str) -> Kept:
    store = Store(address)
    async with open_store(store):
        assert await store.revision() == HEAD
        return await store.read(kept)


async def test_what_goes_to_a_server_and_back_is_what_it_was(file: Path, tmp_path: Path) -> None:
    there, back = Store(server().empty(tmp_path)), tmp_path / "back.sqlite3"

    sent = await into_server(file, there.url)
    returned = await into_file(there.url, back)

    before = await all_of(f"sqlite+aiosqlite:///{file}")
    assert {name: len(rows) for name, rows in before.items()} == sent == returned
    assert sum(sent.values()) > 10
    assert before == await all_of(str(there.url)) == await all_of(f"sqlite+aiosqlite:///{back}")
    assert why_broken(back) is None


async def test_games_go_on_where_they_were_copied_to(file: Path, tmp_path: Path) -> None:
    there = Store(server().empty(tmp_path))
    await into_server(file, there.url)

    async with open_store(there):
        (playing,) = await there.played_by(str(ANN.id))
        game = readable(playing.id, playing.game)
        await there.save(Change(playing, [LogRow("command", "5", {"do": "move"})]))
        opened_there = lobby(channel=4711)
        await there.save(Change(opened_there, audit=(str(ANN.id), "reset", {})))

    assert game
    assert game.number > 1
    assert opened_there.id == 3  # numbered on behind the two that were copied


async def test_a_server_that_is_made_by_migrations_has_the_shape_of_a_file(tmp_path: Path) -> None:
    store, new = Store(server().empty(tmp_path)), Store(f"sqlite+aiosqlite:///{tmp_path / 'x'}")
    async with open_store(store), open_store(new):
        there, here = await store.read(shape), await new.read(shape)
        assert await store.read(indexes) == await new.read(indexes)
    server().forget_all()

    # A whole number of a file has 64 bits whatever its column is called.
    plain = {"BYTEA": "BLOB", "BIGINT": "INTEGER"}

    def in_a_file(tables: Shape) -> Shape:
        return {
            name: {one: (plain.get(kind, kind), null) for one, (kind, null) in columns.items()}
            for name, columns in tables.items()
        }

    assert in_a_file(there) == in_a_file(here)


async def test_a_server_with_tables_is_not_overwritten(file: Path, tmp_path: Path) -> None:
    there = Store(server().database_in(tmp_path))

    with pytest.raises(CannotRun, match="is not empty") as refused:
        await into_server(file, there.url)

    assert refused.value.code == WRONG
    assert (await all_of(str(there.url)))["tables"] == []


async def test_a_damaged_cell_is_named_and_the_server_stays_empty(
    file: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(file)) as plain:
        plain.execute("UPDATE log SET payload = '{' WHERE number = 1")
        plain.commit()
    there = Store(server().empty(tmp_path))

    with pytest.raises(CannotRun, match="A cell of log cannot be read") as refused:
        await into_server(file, there.url)

    assert refused.value.code == STORE
    async with open_store(there, upgrade=False):
        assert await there.revision() is None


# ---------------------------------------------------------------- backups of a server


async def test_a_server_is_backed_up_before_a_migration_as_it_stands_there(
    file: Path, tmp_path: Path
) -> None:
    old = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(old)) as plain:
        plain.executescript((DATABASES / "0005.sql").read_text("utf-8"))
    folder = tmp_path / "copies"
    there = Store(server().empty(tmp_path), backups=folder)
    await into_server(old, there.url)

    async with open_store(there):
        assert await there.revision() == HEAD

    (copied,) = folder.iterdir()
    assert copied.name.startswith(f"before-migration-0005-to-{HEAD}-")
    with closing(sqlite3.connect(copied)) as plain:
        assert plain.execute("SELECT version_num FROM alembic_version").fetchone() == ("0005",)
        assert plain.execute("SELECT count(*) FROM tables").fetchone() == (2,)


async def test_the_restore_drill_on_a_server(file: Path, tmp_path: Path) -> None:
    """A backup, games that are lost, a restore, by the command line alone."""
    address = server().empty(tmp_path)
    assert "rows of tables" in cli(tmp_path, "db", "copy", str(file), address).stdout
    before = await all_of(address)
    assert "Copied to" in cli(tmp_path, "db", "backup", "one.sqlite3", database=address).stdout
    store = Store(address)
    async with open_store(store):
        await store.change(LOG.delete(), TABLES.update().values(game=""))

    restored = cli(tmp_path, "db", "restore", "one.sqlite3", database=address)

    assert "Restored from one.sqlite3" in restored.stdout, restored.stderr
    assert await all_of(address) == before
    (former,) = (tmp_path / "graveyard-data" / "backups").iterdir()
    with closing(sqlite3.connect(former)) as plain:
        assert plain.execute("SELECT count(*) FROM log").fetchone() == (0,)


async def test_nothing_is_copied_or_restored_while_a_bot_runs_there(
    file: Path, tmp_path: Path
) -> None:
    store = Store(server().empty(tmp_path))
    async with alone(store):
        for words in (("copy", str(file), str(store.url)), ("restore", str(file))):
            said = cli(tmp_path, "db", *words, database=str(store.url))
            assert (said.returncode, said.stderr.count("\n")) == (STORE, 1)
            assert "already: process" in said.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("games.sqlite3", "other.sqlite3"), "From file to file"),
        (("nothing.sqlite3", "postgresql://a@127.0.0.1:9/b"), "There is no file"),
        (("postgresql://a@127.0.0.1:9/b", "games.sqlite3"), "exists already"),
        (("nonsense://x", "games.sqlite3"), "no address of a database"),
    ],
)
def test_what_cannot_be_copied_is_said_in_one_sentence(
    tmp_path: Path, words: tuple[str, str], said: str
) -> None:
    (tmp_path / "games.sqlite3").touch()
    found = cli(tmp_path, "db", "copy", *words)

    assert (found.returncode, found.stderr.count("\n")) in ((WRONG, 1), (STORE, 1))
    assert said in found.stderr


async def test_a_moderators_deed_on_a_server_is_preceded_by_a_copy(room: Room) -> None:
    """Wherever the tables are kept."""
    await room.open_game(ANN)
    await room.moderate(ANN, "reset")

    (copied,) = room.store.backups.glob("before-table-*")
    assert why_broken(copied) is None
