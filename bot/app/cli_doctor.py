"""`graveyard doctor` and `graveyard health`: what the bot needs, and whether it works."""

from __future__ import annotations

import asyncio
import os
import platform
import shutil
import socket
import sqlite3
import time
import urllib.error
import urllib.request
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from bot.app.cli import app, fail, settings
from bot.app.health import NO_HOST
from bot.base.exits import FAULTS, WRONG, CannotRun
from bot.base.settings import Settings
from bot.store.backups import newest_in
from bot.store.locks import holder_at, holder_of
from bot.store.schema import HEAD
from bot.store.storage_errors import in_words, remedy
from bot.store.store import Store

PACKAGES = ("discord.py", "sqlalchemy", "aiosqlite", "alembic", "pillow", "fluent.runtime")
ROOM_BYTES = 200 * 1024 * 1024
"""Bytes free on the disk below which `doctor` warns; it also warns below twice the database."""
STALE_TIMES = 3
"""`doctor` warns if the newest backup is older than this many intervals between backups."""


class Row(NamedTuple):
    """One line of the report: something the bot needs, its state, and whether that is
    good enough."""

    what: str
    state: str
    well: bool = True


@app.command()
def doctor() -> None:
    """Check everything the bot needs, and say what is missing."""
    chosen = settings()
    rows = [_python(), *_packages(), _data_files(), *_stored(chosen), _fonts(), _token(chosen)]
    if chosen.metrics_port:
        rows.append(_port(chosen, chosen.metrics_port))
    shown = Table("what", "state", "well?")
    for row in rows:
        shown.add_row(row.what, row.state, "yes" if row.well else "no")
    Console(width=100).print(shown)
    if not all(row.well for row in rows):
        raise typer.Exit(FAULTS)


@app.command()
def health() -> None:
    """Ask the bot that runs on this machine whether it is well; needs GRAVEYARD_METRICS_PORT."""
    chosen = settings()
    if not chosen.metrics_port:
        fail("GRAVEYARD_METRICS_PORT is not set, so the bot tells nobody how it is.", WRONG)
    address = f"http://127.0.0.1:{chosen.metrics_port}/healthz"
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            typer.echo(answer.read().decode().strip())
    except urllib.error.HTTPError as error:
        fail(error.read().decode().strip(), FAULTS)
    except OSError as error:
        fail(f"Nothing answers at {address}: {getattr(error, 'reason', error)}.", FAULTS)


def _python() -> Row:
    found = platform.python_version_tuple()
    return Row("Python", platform.python_version(), (int(found[0]), int(found[1])) >= (3, 11))


def _packages() -> list[Row]:
    rows: list[Row] = []
    for name in PACKAGES:
        try:
            rows.append(Row(name, version(name)))
        except PackageNotFoundError:
            rows.append(Row(name, "not installed", well=False))
    return rows


def _data_files() -> Row:
    from engine.games import check_data

    faults = check_data()
    state = "no faults" if not faults else "; ".join(str(fault) for fault in faults)
    return Row("data files", state, not faults)


def _fonts() -> Row:
    found = list(files("font_source_sans_pro").joinpath("files").iterdir())
    return Row("fonts", f"{len(found)} files", bool(found))


def _token(chosen: Settings) -> Row:
    there = chosen.discord_token is not None
    return Row("DISCORD_TOKEN", "set" if there else "not set; `graveyard practice` needs none")


# ---------------------------------------------------------------- the database


def _stored(chosen: Settings) -> list[Row]:
    try:
        with in_words("The database"):
            store = Store(chosen.database, quiet=True, backups=chosen.backup_folder)
    except CannotRun as error:
        return [Row("database", str(error), well=False)]
    if store.file is None:
        return _on_a_server(chosen, store)
    folder = _existing(store.file.parent)
    rows = [_room(folder, store.file), _writable(folder, store.file)]
    if not store.file.is_file():
        return [Row("database", f"{store.file} will be made at the first start"), *rows]
    running = holder_of(store.file) or "none on this database"
    return [_database(store), *rows, Row("running bot", running), _backup(chosen, store.backups)]


def _on_a_server(chosen: Settings, store: Store) -> list[Row]:
    found = _database(store)
    if not found.well:
        return [found]
    with in_words(store.place):
        running = asyncio.run(holder_at(store.url)) or "none on this database"
    return [found, Row("running bot", running), _backup(chosen, store.backups)]


def _database(store: Store) -> Row:
    """Check that every page of the database can be read, and that this release knows it."""

    async def look() -> Row:
        await store.open(upgrade=False)
        try:
            found = await store.revision()
            faults = await store.faults()
        finally:
            await store.close()
        if faults:
            said = remedy(sqlite_damage(), store.place)
            return Row("database", f"{said} ({faults[0]})", well=False)
        if found is not None:
            store.must_be_known(found)
        state = "up to date" if found == HEAD else f"at {found}, will be brought to {HEAD}"
        return Row("database", state)

    try:
        with in_words(store.place):
            return asyncio.run(look())
    except CannotRun as error:
        return Row("database", str(error), well=False)


def sqlite_damage() -> sqlite3.DatabaseError:
    """Make the error that SQLite raises when it meets a damaged page."""
    error = sqlite3.DatabaseError()
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


def _existing(folder: Path) -> Path:
    """Return the folder, or the nearest parent that exists if the folder does not."""
    folder = folder.absolute()
    while not folder.is_dir() and folder != folder.parent:
        folder = folder.parent
    return folder


def _room(folder: Path, file: Path) -> Row:
    free, size = shutil.disk_usage(folder).free, file.stat().st_size if file.is_file() else 0
    needed = max(ROOM_BYTES, 2 * size)
    state = f"{free // 2**20} MB free"
    if free < needed:
        state += f"; with a backup the tables need {needed // 2**20} MB: free some"
    return Row("disk", state, free >= needed)


def _writable(folder: Path, file: Path) -> Row:
    """Check by writing that the folder is writable: permissions do not show a read-only disk."""
    trial = folder / f".graveyard-{os.getpid()}"
    try:
        trial.touch()
        trial.unlink()
        if file.is_file():
            file.open("r+b").close()
    except OSError as error:
        return Row("permissions", remedy(error, file) or str(error), well=False)
    return Row("permissions", f"{folder} can be written")


def _backup(chosen: Settings, folder: Path) -> Row:
    newest = newest_in(folder)
    if newest is None:
        return Row("backup", "none yet" if chosen.backup_hours else "none, and none is made")
    hours = (time.time() - newest.stat().st_mtime) / 3600
    late = bool(chosen.backup_hours) and hours > STALE_TIMES * chosen.backup_hours
    return Row("backup", f"{newest}, {hours:.0f} hours old", not late)


def _port(chosen: Settings, port: int) -> Row:
    """Check that the metrics port is free, or that a running bot of ours already uses it."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((chosen.metrics_host, port))
        except (socket.gaierror, ValueError):
            return Row("port", NO_HOST.format(host=chosen.metrics_host), well=False)
        except OSError as error:
            return Row("port", f"{port} cannot be used: {error.strerror}", _is_ours(port))
    return Row("port", f"{port} is free")


def _is_ours(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
            return b"graveyard_" in answer.read()
    except OSError:
        return False
