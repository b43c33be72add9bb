"""Copy a whole database from a server into a file of SQLite, or from such a file to a server.

Backups are SQLite files, no matter what kind of database they come from. The source is read as of
one moment. Afterwards the target has every row (the rows are counted), or it is unchanged. The
target first gets the schema version of the source, so that a backup can also be made before a
migration.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from bot.base.exits import STORE, WRONG, CannotRun
from bot.store.database import PooledDatabase
from bot.store.migrating import upgrade

AT_ONCE = 200
"""Number of rows that are in memory at a time: each may hold a whole game."""
REVISION = "alembic_version"
Counts = dict[str, int]
"""The number of rows by table."""


async def into_file(url: sa.URL, target: Path) -> Counts:
    """Copy a server's database into a file; return the number of rows by table.

    The file gets its name once all of it is on the disk. Raises CannotRun for rows that cannot be
    read.
    """
    part = target.with_name(f"{target.name}.part")

    def work(source: sa.Connection) -> Counts:
        with _opened(part) as plain:
            return _copied(source, plain)

    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    database = PooledDatabase(url)
    try:
        counts = await database.read(work)
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
        await database.close()
    return counts


async def into_server(file: Path, url: sa.URL, *, replace: bool = False) -> Counts:
    """Copy a file into a server's database; return the number of rows by table.

    With `replace`, the database is emptied first, in the same transaction. Raises CannotRun if the
    database is not empty and `replace` is false, and for rows that cannot be read.
    """

    def work(target: sa.Connection) -> Counts:
        there = _shape(target)
        if there.tables and not replace:
            raise CannotRun(f"{url.database} is not empty: name a new database.", WRONG)
        there.drop_all(target)
        with _opened(file) as source:
            counts = _copied(source, target)
        for table in counts:
            _count_on(target, table)
        return counts

    database = PooledDatabase(url)
    try:
        return await database.write(work)
    finally:
        await database.close()


@contextmanager
def _opened(file: Path) -> Generator[sa.Connection]:
    engine = sa.create_engine(f"sqlite:///{file}", hide_parameters=True)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _shape(connection: sa.Connection) -> sa.MetaData:
    """Return the tables of a database, with column types that every database knows."""
    shape = sa.MetaData()

    @event.listens_for(shape, "column_reflect")
    def plainly(_: object, __: object, column: dict[str, Any]) -> None:
        column["type"] = column["type"].as_generic()

    shape.reflect(connection)
    return shape


def _copied(source: sa.Connection, target: sa.Connection) -> Counts:
    """Copy every row of every table; return how many there are."""
    upgrade(target, _revision(source))
    counts: Counts = {}
    for table in _shape(target).sorted_tables:
        if table.name != REVISION:
            counts[table.name] = _copy_rows(source, target, table)
    return counts


def _revision(source: sa.Connection) -> str:
    if not sa.inspect(source).has_table(REVISION):
        raise CannotRun("There are no tables of this bot to copy.", WRONG)
    return str(source.execute(sa.text(f"SELECT version_num FROM {REVISION}")).scalar_one())  # noqa: S608


def _copy_rows(source: sa.Connection, target: sa.Connection, table: sa.Table) -> int:
    rows = source.execution_options(stream_results=True).execute(sa.select(table))
    try:
        for part in rows.mappings().partitions(AT_ONCE):
            target.execute(table.insert(), [dict(row) for row in part])
    except ValueError as error:
        raise CannotRun(
            f"A cell of {table.name} cannot be read. `graveyard db check` names what is damaged.",
            STORE,
        ) from error
    count = sa.select(sa.func.count()).select_from(table)
    before, after = (int(one.execute(count).scalar_one()) for one in (source, target))
    if before != after:
        raise CannotRun(f"Of {before} rows of {table.name}, {after} arrived.", STORE)
    return after


def _count_on(target: sa.Connection, table: str) -> None:
    """Set the counter of a table's row numbers, so that new rows continue after the copied ones."""
    ours = {"table": table}
    counter = sa.text(
        "SELECT pg_get_serial_sequence(:table, column_name) FROM information_schema.columns "
        "WHERE table_name = :table AND table_schema = current_schema() AND column_name = 'id'"
    )
    name = target.execute(counter, ours).scalar()
    if name:
        newest = f"(SELECT coalesce(max(id), 0) + 1 FROM {table})"  # noqa: S608
        target.execute(sa.text(f"SELECT setval(:name, {newest}, false)"), {"name": name})
