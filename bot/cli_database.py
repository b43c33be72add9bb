"""`graveyard db ...`: looking after the tables of a bot that runs."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from bot.ailing import in_words
from bot.backups import Backups, backup_folder, why_broken
from bot.cli import database, fail, plainly, settings
from bot.database import copy
from bot.exits import FAULTS, WRONG
from bot.holding import held
from bot.stopping import stopped_by_signals
from bot.store import Store

T = TypeVar("T")


def _carried_out(work: Callable[[Store], Awaitable[T]], *, upgrade: bool = False) -> T:
    """What is done with the open database; whatever fails of it is one sentence."""

    async def through() -> T:
        await store.open(upgrade=upgrade)
        try:
            return await work(store)
        finally:
            await store.close()

    with plainly():
        store = _store()
        with in_words(store.file or "The database"):
            return asyncio.run(through())


def _store() -> Store:
    with in_words("The database"):
        return Store(settings().database)


def _file(cure: str) -> Path:
    """The database's file. Of another database `cure` is said."""
    with plainly():
        file = _store().file
    if file is None:
        fail(cure, WRONG)
    return file


@database.command()
def upgrade() -> None:
    """Bring the database up to date. The bot does this by itself when it starts."""
    with plainly():
        file = _store().file
        with in_words(file or "The database"):
            if file:
                file.parent.mkdir(parents=True, exist_ok=True)
            with held(file, patience=0):
                found = _carried_out(Store.revision, upgrade=True)
    typer.echo(f"The database stands at {found}.")


@database.command()
def check() -> None:
    """Read the whole database: the file itself and every stored game. Changes nothing."""
    from bot.checking import faults_of

    with plainly():
        file = _store().file
    missing = file is not None and not file.is_file()
    faults = [f"There is no database at {file}."] if missing else _carried_out(faults_of)
    for line in faults:
        typer.echo(line)
    if faults:
        raise typer.Exit(FAULTS)
    typer.echo("Everything in the database can be read.")


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
    file = _file("Only an SQLite database is copied here; use pg_dump for PostgreSQL.")
    if not file.is_file():
        fail(f"There is no database at {file}.", WRONG)
    if target is not None and every is None:
        _copy_once(file, target)
        return
    chosen = settings()
    folder = target or chosen.backup_folder or backup_folder(file)
    regular = Backups(file, folder, (every or 0) * 3600, keep or chosen.backup_keep)
    with plainly(), in_words(folder):
        made = asyncio.run(_regularly(regular))
    typer.echo(f"Copied to {made}.")


def _copy_once(file: Path, target: Path) -> None:
    if target.exists():
        fail(f"{target} exists already; name a new file.", WRONG)
    with plainly(), in_words(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        asyncio.run(copy(file, target))
    typer.echo(f"Copied to {target}.")


async def _regularly(backups: Backups) -> Path:
    """The first copy at once; with a pause between them, others until a signal ends it."""
    made = await backups.make(time.time())
    with stopped_by_signals():
        await backups.run()
    return backups.newest() or made


@database.command()
def restore(
    source: Annotated[Path, typer.Argument(help="A copy made by `db backup`.")],
) -> None:
    """Put a copy in the database's place; stop the bot first. Today's file is kept beside it."""
    file = _file("Only an SQLite database is restored here; use pg_restore for PostgreSQL.")
    if not source.is_file():
        fail(f"There is no file {source}.", WRONG)
    wrong = why_broken(source)
    if wrong:
        fail(f"{source} is no whole database of this bot: {wrong}", WRONG)
    with plainly(), in_words(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        with held(file, patience=0):
            kept = _put_in_place(source, file)
    typer.echo(f"Restored from {source}." + (f" The former file is {kept}." if kept else ""))


def _put_in_place(source: Path, file: Path) -> Path | None:
    """Copies first and moves then, so that a full disk leaves everything as it was."""
    part = file.with_name(f"{file.name}.part")
    try:
        shutil.copyfile(source, part)
        kept = _put_aside(file)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return kept


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
