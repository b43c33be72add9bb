"""Backups: regular ones with rotation, one before every migration, and the drill of a restore."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.base.exits import STORE, CannotRun
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from bot.store import backups
from bot.store.backups import BEFORE_TABLE, BEFORE_TABLE_KEPT, Backups, stamp, why_broken
from bot.store.schema import HEAD
from bot.store.store import Store
from tests.bot.conftest import running
from tests.databases import OF_FILES

pytestmark = OF_FILES
ROOT = Path(__file__).parents[2]
HOUR = 3600.0


async def stored(folder: Path) -> Path:
    """An empty database of ours."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    await store.open()
    await store.close()
    return folder / "tables.sqlite3"


def copies(file: Path, folder: Path, keep: int) -> Backups:
    """Hourly ones of that file."""
    return Backups(Store(f"sqlite+aiosqlite:///{file}").backup, folder, HOUR, keep)


def names(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


def cli(
    folder: Path, *words: str, database: str = "sqlite+aiosqlite:///tables.sqlite3"
) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "GRAVEYARD_DATABASE": database}
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        env=env,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


async def test_of_regular_copies_the_newest_stay_and_nothing_else_is_touched(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "backups"
    regular = copies(await stored(tmp_path), folder, keep=2)
    for hour in range(4):
        made = await regular.make(hour * HOUR)
        os.utime(made, (hour * HOUR, hour * HOUR))
        (folder / "before-migration-0004.sqlite3").touch()

    kept = [f"tables-{stamp(hour * HOUR)}.sqlite3" for hour in (2, 3)]
    assert names(folder) == ["before-migration-0004.sqlite3", *kept]
    assert why_broken(folder / kept[-1]) is None


async def test_of_the_copies_before_moderators_deeds_the_newest_stay(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for number in range(BEFORE_TABLE_KEPT + 3):
        one = folder / f"{BEFORE_TABLE}{number}.sqlite3"
        one.touch()
        os.utime(one, (number, number))

    await copies(await stored(tmp_path), folder, keep=1).make(0)

    assert len(list(folder.glob(f"{BEFORE_TABLE}*"))) == BEFORE_TABLE_KEPT
    assert not (folder / f"{BEFORE_TABLE}2.sqlite3").exists()
    assert (folder / f"{BEFORE_TABLE}3.sqlite3").exists()


async def test_a_copy_that_fails_leaves_the_older_ones_and_nothing_half_done(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, folder = await stored(tmp_path), tmp_path / "backups"
    regular = copies(file, folder, keep=1)
    good = await regular.make(0)
    os.utime(good, (0, 0))
    file.write_bytes(file.read_bytes()[: 4096 * 3] + b"\xff" * 4096 * 20)

    with pytest.raises(sqlite3.DatabaseError):
        await regular.make(HOUR)

    assert names(folder) == [good.name]
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) > 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(backups.asyncio, "sleep", wait)
    with pytest.raises(KeyboardInterrupt):
        await regular.run()
    assert waits == [0, 60, 120, 240]
    assert capfd.readouterr().err.count("backup-failed") == 3


async def test_the_next_copy_is_due_after_the_newest_one(tmp_path: Path) -> None:
    regular = copies(await stored(tmp_path), tmp_path / "backups", keep=3)
    assert regular.due(50 * HOUR) == 0

    os.utime(await regular.make(10 * HOUR), (10 * HOUR, 10 * HOUR))

    assert regular.due(10 * HOUR + 600) == HOUR - 600
    assert regular.due(20 * HOUR) == 0


async def test_a_running_bot_copies_by_itself(discord: LocalDiscord, tmp_path: Path) -> None:
    async with running(discord, tmp_path) as room:
        regular = Backups(room.store.backup, tmp_path / "backups", HOUR, keep=3)
        await room.open_game(ANN)
        made = await regular.make(0)

    with closing(sqlite3.connect(made)) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (1,)


# ---------------------------------------------------------------- migrations


def stand_at(file: Path, revision: str) -> None:
    with closing(sqlite3.connect(file)) as plain:
        plain.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        plain.commit()


async def test_before_a_migration_the_database_is_copied_and_the_copy_says_so(
    tmp_path: Path,
) -> None:
    old = Path(__file__).parents[1] / "fixtures" / "databases" / "0005.sql"
    file = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as plain:
        plain.executescript(old.read_text("utf-8"))

    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    found = await store.revision()
    await store.close()

    assert found == HEAD
    (copied,) = (tmp_path / "backups").iterdir()
    assert copied.name.startswith(f"before-migration-0005-to-{HEAD}-")
    with closing(sqlite3.connect(copied)) as plain:
        assert plain.execute("SELECT version_num FROM alembic_version").fetchone() == ("0005",)


async def test_a_database_of_a_newer_release_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = await stored(tmp_path)
    stand_at(file, "9999")

    store = Store(f"sqlite+aiosqlite:///{file}")
    with pytest.raises(CannotRun, match="made by a newer release: it stands at 9999") as refused:
        await store.open()

    assert refused.value.code == STORE
    assert not (tmp_path / "backups").exists()
    said = cli(tmp_path, "db", "upgrade")
    assert (said.returncode, said.stderr.count("\n")) == (STORE, 1)


# ---------------------------------------------------------------- the drill


async def test_the_restore_drill(discord: LocalDiscord, tmp_path: Path) -> None:
    """A backup, a damaged database, a restore: the same games go on."""
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN)
        before = (await room.game()).to_json()
    assert "Copied to" in cli(tmp_path, "db", "backup", "copy.sqlite3").stdout
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(b"\xff" * file.stat().st_size)

    broken = cli(tmp_path, "db", "upgrade")
    assert broken.returncode == STORE
    assert "is damaged or no database" in broken.stderr
    assert "Traceback" not in broken.stderr
    assert "damaged" in cli(tmp_path, "doctor").stdout
    assert "Restored from" in cli(tmp_path, "db", "restore", "copy.sqlite3").stdout

    async with running(discord, tmp_path) as room:
        assert (await room.game()).to_json() == before
        assert "Done." in await room.slash(ANN, "search", survivor=(await leaders(room.store))[0])


async def leaders(store: Store) -> list[str]:
    record = await store.record(1)
    assert record
    return record.seats[0].figures
