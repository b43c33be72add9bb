"""`graveyard db ...` and `graveyard doctor`: looking after a bot that runs."""

from __future__ import annotations

import asyncio
import platform
import shutil
import sqlite3
from collections.abc import Coroutine
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from bot.cli import app, database, fail, settings
from bot.schema import HEAD
from bot.store import Store

T = TypeVar("T")
PACKAGES = ("discord.py", "sqlalchemy", "aiosqlite", "alembic", "pillow", "fluent.runtime")


def _with_store(work: Coroutine[None, None, T]) -> T:
    return asyncio.run(work)


def _store() -> Store:
    return Store(settings().database)


@database.command()
def upgrade() -> None:
    """Bring the database up to date. The bot does this by itself when it starts."""

    async def work() -> str | None:
        store = _store()
        await store.open()
        found = await store.revision()
        await store.close()
        return found

    typer.echo(f"The database stands at {_with_store(work())}.")


@database.command()
def check() -> None:
    """Read the whole database: the file itself and every stored game. Changes nothing."""

    async def work() -> list[str]:
        from bot.checking import faults_of

        store = _store()
        if store.file and not store.file.is_file():
            return [f"There is no database at {store.file}."]
        await store.open(upgrade=False)
        try:
            return await faults_of(store)
        finally:
            await store.close()

    faults = _with_store(work())
    for line in faults:
        typer.echo(line)
    if faults:
        raise typer.Exit(1)
    typer.echo("Everything in the database can be read.")


@database.command()
def backup(
    target: Annotated[Path, typer.Argument(help="The copy; must not exist yet.")],
) -> None:
    """Copy the database while the bot runs."""
    if target.exists():
        fail(f"{target} exists already; name a new file.", 2)

    async def work() -> None:
        store = _store()
        if store.file is None:
            fail("Only an SQLite database is copied here; use pg_dump for PostgreSQL.", 2)
        if not store.file.is_file():
            fail(f"There is no database at {store.file}.", 2)
        await store.open(upgrade=False)
        await store.backup(target)
        await store.close()

    _with_store(work())
    typer.echo(f"Copied to {target}.")


@database.command()
def restore(
    source: Annotated[Path, typer.Argument(help="A copy made by `db backup`.")],
) -> None:
    """Put a copy in the database's place; stop the bot first. Today's file is kept beside it."""
    file = _store().file
    if file is None:
        fail("Only an SQLite database is restored here; use pg_restore for PostgreSQL.", 2)
    if not source.is_file():
        fail(f"There is no file {source}.", 2)
    wrong = _why_no_database(source)
    if wrong:
        fail(f"{source} is no whole database of this bot: {wrong}", 2)
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = _put_aside(file)
    shutil.copyfile(source, file)
    typer.echo(f"Restored from {source}." + (f" The former file is {kept}." if kept else ""))


def _why_no_database(source: Path) -> str | None:
    """What is wrong with a copy; None where it is whole."""
    try:
        connection = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        try:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT count(*) FROM tables, alembic_version").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        return str(error)
    return None if found == "ok" else str(found)


def _put_aside(file: Path) -> Path | None:
    """Moves the database away with what belongs to it; where it lies now."""
    if not file.exists():
        return None
    number = 1
    while (kept := file.with_name(f"{file.name}.before-{number}")).exists():
        number += 1
    for ending in ("-wal", "-shm"):
        part = file.with_name(file.name + ending)
        if part.exists():
            part.rename(kept.with_name(kept.name + ending))
    file.rename(kept)
    return kept


@app.command()
def doctor() -> None:
    """Check everything the bot needs, and say what is missing."""
    rows = [_python(), *_packages(), _files_row(), _database(), _fonts(), _token()]
    shown = Table("what", "state", "well?")
    for what, state, well in rows:
        shown.add_row(what, state, "yes" if well else "no")
    Console(width=100).print(shown)
    if not all(well for _, _, well in rows):
        raise typer.Exit(1)


Row = tuple[str, str, bool]


def _python() -> Row:
    found = platform.python_version_tuple()
    return "Python", platform.python_version(), (int(found[0]), int(found[1])) >= (3, 11)


def _packages() -> list[Row]:
    rows: list[Row] = []
    for name in PACKAGES:
        try:
            rows.append((name, version(name), True))
        except PackageNotFoundError:
            rows.append((name, "not installed", False))
    return rows


def _files_row() -> Row:
    from engine.games import check_data

    faults = check_data()
    state = "no faults" if not faults else "; ".join(str(fault) for fault in faults)
    return "data files", state, not faults


def _database() -> Row:
    store = _store()
    if store.file and not store.file.is_file():
        return "database", f"{store.file} will be made at the first start", True

    async def revision() -> str | None:
        await store.open(upgrade=False)
        try:
            return await store.revision()
        finally:
            await store.close()

    try:
        found = _with_store(revision())
    except Exception as error:
        return "database", f"cannot be read: {error}", False
    state = "up to date" if found == HEAD else f"at {found}, will be brought to {HEAD}"
    return "database", state, True


def _fonts() -> Row:
    from importlib.resources import files

    found = list(files("font_source_sans_pro").joinpath("files").iterdir())
    return "fonts", f"{len(found)} files", bool(found)


def _token() -> Row:
    there = settings().discord_token is not None
    return "DISCORD_TOKEN", "set" if there else "not set; `graveyard practice` needs none", True
