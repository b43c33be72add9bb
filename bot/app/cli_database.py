"""`graveyard db ...`: commands that look after the database."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from bot.app.cli import database, fail, plainly, settings
from bot.app.stopping import stopped_by_signals
from bot.base.exits import FAULTS, WRONG, CannotRun
from bot.base.log import set_up_logs
from bot.store.backups import Backups, newest_in, stamp, why_broken
from bot.store.locks import alone
from bot.store.storage_errors import in_words
from bot.store.store import Store, open_store

T = TypeVar("T")


def _carried_out(work: Callable[[Store], Awaitable[T]]) -> T:
    """Run `work` with the open database; turn any failure into one sentence that ends
    the program."""

    async def through() -> T:
        await store.open(upgrade=False)
        try:
            return await work(store)
        finally:
            await store.close()

    with plainly():
        store = _store()
        with in_words(store.place):
            return asyncio.run(through())


def _store() -> Store:
    """Return the database that the settings name."""
    chosen = settings()
    with in_words("The database"):
        return Store(chosen.database, quiet=True, backups=chosen.backup_folder)


@database.command()
def upgrade() -> None:
    """Bring the database up to date. The bot does this by itself when it starts."""

    async def through(store: Store) -> str | None:
        async with alone(store, patience=0), open_store(store):
            return await store.revision()

    with plainly():
        found = asyncio.run(through(_store()))
    typer.echo(f"The database stands at {found}.")


@database.command()
def check() -> None:
    """Read the whole database: the file itself and every stored game. Changes nothing."""
    from bot.table.checking import faults_of, not_yet

    async def look(store: Store) -> tuple[list[str], str]:
        later = await not_yet(store)
        if later is None:
            return await faults_of(store), "Everything in the database can be read."
        return [f"The file is damaged: {line}" for line in await store.faults()], later

    with plainly():
        file = _store().file
    missing = file is not None and not file.is_file()
    faults, said = ([f"There is no database at {file}."], "") if missing else _carried_out(look)
    for line in faults:
        typer.echo(line)
    if faults:
        raise typer.Exit(FAULTS)
    typer.echo(said)


@database.command()
def backup(
    target: Annotated[
        Path | None,
        typer.Argument(help="The copy, which must not exist yet; with --every a folder."),
    ] = None,
    every: Annotated[
        float | None, typer.Option(help="Copy again after so many hours, until Ctrl-C.", min=0.01)
    ] = None,
    keep: Annotated[int | None, typer.Option(help="How many regular copies stay.", min=1)] = None,
) -> None:
    """Copy the database while the bot runs: to a file, or among the regular copies."""
    with plainly():
        store = _store()
    if store.file and not store.file.is_file():
        fail(f"There is no database at {store.file}.", WRONG)
    if target is not None and every is None:
        _copy_once(store, target)
        return
    chosen = settings()
    set_up_logs(chosen.log)
    folder, most = target or store.backups, keep or chosen.backup_keep
    regular = Backups(store.backup, folder, (every or 0) * 3600, most)
    with plainly(), in_words(folder):
        made = asyncio.run(_regularly(regular))
    typer.echo(f"Copied to {made}.")


def _copy_once(store: Store, target: Path) -> None:
    if target.exists():
        fail(f"{target} exists already; name a new file.", WRONG)
    with plainly(), in_words(target):
        asyncio.run(store.backup(target))
    typer.echo(f"Copied to {target}.")


async def _regularly(backups: Backups) -> Path:
    """Make one copy now and further ones at intervals until a signal; return the newest."""
    made = await backups.make(time.time())
    with stopped_by_signals():
        await backups.run()
    return newest_in(backups.folder) or made


@database.command()
def restore(
    source: Annotated[Path, typer.Argument(help="A copy made by `db backup`.")],
) -> None:
    """Put a copy in the database's place; stop the bot first. What was there is kept, too."""
    if not source.is_file():
        fail(f"There is no file {source}.", WRONG)
    wrong = why_broken(source)
    if wrong:
        fail(f"{source} is no whole database of this bot: {wrong}", WRONG)
    with plainly():
        kept = asyncio.run(_restored(source, _store()))
    typer.echo(f"Restored from {source}." + (f" The former file is {kept}." if kept else ""))


async def _restored(source: Path, store: Store) -> Path | None:
    """Restore the copy, and return where the former database is kept."""
    async with alone(store, patience=0):
        if store.file:
            return _put_in_place(source, store.file)
        from bot.store.copying import into_server

        kept = None
        async with open_store(store, upgrade=False):
            if await store.revision():
                kept = store.backups / f"before-restore-{stamp(time.time())}.sqlite3"
                await store.backup(kept)
        await into_server(source, store.url, replace=True)
        return kept


@database.command()
def copy(
    source: Annotated[str, typer.Argument(help="A file of SQLite, or a server's address.")],
    target: Annotated[str, typer.Argument(help="The other of the two, with nothing in it yet.")],
) -> None:
    """Move all tables from a file to a PostgreSQL server, or back; stop the bot first."""
    with plainly():
        with in_words("One of the two"):
            origin, goal = (Store(_address(one), quiet=True) for one in (source, target))
        counts = asyncio.run(_moved(origin, goal))
    for name, count in counts.items():
        typer.echo(f"{count:>9,} rows of {name}")
    typer.echo(f"Copied from {origin.place} to {goal.place}; nothing was changed where it was.")


def _address(typed: str) -> str:
    return typed if "://" in typed else f"sqlite+aiosqlite:///{typed}"


async def _moved(origin: Store, goal: Store) -> dict[str, int]:
    from bot.store.copying import into_file, into_server

    if (origin.file is None) == (goal.file is None):
        raise CannotRun(
            "One of the two is a file of SQLite, the other the address of a PostgreSQL database. "
            "From file to file `graveyard db backup` copies, from server to server pg_dump."
        )
    if origin.file and not origin.file.is_file():
        raise CannotRun(f"There is no file {origin.file}.")
    if goal.file and goal.file.exists():
        raise CannotRun(f"{goal.file} exists already; name a new file.")
    async with alone(origin, patience=0), alone(goal, patience=0):
        if origin.file:
            return await into_server(origin.file, goal.url)
        return await into_file(origin.url, goal.file or Path(goal.place))


def _put_in_place(source: Path, file: Path) -> Path | None:
    """Replace the database `file` by the copy `source`; return where the former file is kept.

    The copy is complete before files are renamed, so a full disk changes nothing.
    """
    part = file.with_name(f"{file.name}.part")
    try:
        part.touch(mode=0o600)
        shutil.copyfile(source, part)
        kept = _put_aside(file)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return kept


def _put_aside(file: Path) -> Path | None:
    """Rename the database and its -wal and -shm files; return its new path, None without one."""
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
