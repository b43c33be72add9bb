"""A disk that is full, read-only, locked or damaged: people read it, and the log says it once.

The store is the real one; SQLite itself is told to have no more room, or not to write.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DBAPIError

from bot.app.health import Health
from bot.base.error_reports import ErrorReporter
from bot.base.words import say
from bot.practice.people import ANN, BOB
from bot.store.backups import why_broken
from bot.store.storage_errors import StorageFault, remedy
from tests.bot.conftest import ONE, TWO, Room
from tests.databases import OF_FILES

pytestmark = OF_FILES


async def pragma(room: Room, what: str) -> None:
    """Tells it the connection that writes."""
    await room.store.write(lambda plain: plain.exec_driver_sql(f"PRAGMA {what}").close())


@contextmanager
def before_each_transaction(what: str) -> Generator[None]:
    """A connection that may not write begins no transaction either."""

    def tell(plain: sa.Connection) -> None:
        plain.exec_driver_sql(what).close()

    event.listen(sa.Engine, "begin", tell)
    yield
    event.remove(sa.Engine, "begin", tell)


@asynccontextmanager
async def full(room: Room) -> AsyncGenerator[None]:
    """Whatever is kept needs far more than the room that is left."""
    needs = "BEGIN INSERT INTO ballast VALUES (zeroblob(100000)); END"
    await room.store.change(
        sa.text("CREATE TABLE ballast (x BLOB)"),
        sa.text(f"CREATE TRIGGER more BEFORE INSERT ON log {needs}"),
        sa.text(f"CREATE TRIGGER most BEFORE INSERT ON tables {needs}"),
    )
    (pages,) = (await room.store.ask(sa.text("PRAGMA page_count")))[0]
    await pragma(room, f"max_page_count={pages}")
    yield
    await pragma(room, "max_page_count=1000000")
    await room.store.change(sa.text("DROP TRIGGER more"), sa.text("DROP TRIGGER most"))


@asynccontextmanager
async def read_only(room: Room) -> AsyncGenerator[None]:
    await pragma(room, "query_only=ON")
    yield
    with before_each_transaction("PRAGMA query_only=OFF"):
        await room.store.write(lambda _: None)


@asynccontextmanager
async def locked(room: Room) -> AsyncGenerator[None]:
    """Another program writes and does not come to an end."""
    other = sqlite3.connect(str(room.store.file), isolation_level=None)
    await pragma(room, "busy_timeout=0")
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


Trouble = Callable[[Room], AbstractAsyncContextManager[None]]
TROUBLES: dict[StorageFault, Trouble] = {"full": full, "read-only": read_only, "locked": locked}


@pytest.mark.parametrize("what", TROUBLES)
async def test_people_read_what_happened_and_what_to_do_and_the_log_says_it_once(
    game: Room, capfd: pytest.CaptureFixture[str], what: StorageFault
) -> None:
    before = (await game.game()).to_json()
    await game.bot.publisher.settled()
    async with TROUBLES[what](game):
        game.store.lines = ErrorReporter(clock=lambda: 0.0)
        capfd.readouterr()
        said = [await game.slash(ANN, "search", survivor="amy") for _ in range(3)]
        end = await game.slash(ANN, "end", survivor="amy", locale="fr")
        opened = await game.slash(BOB, "game new", TWO, game="zombicide")
        logged = [json.loads(line) for line in capfd.readouterr().err.splitlines()]

    assert set(said) == {say("en", f"store-{what}")}
    assert (end, opened) == (say("fr", f"store-{what}"), say("en", f"store-{what}"))
    assert [(one["event"], one["why"]) for one in logged] == [("store-fails", what)]
    assert str(game.store.file) in logged[0]["cure"]
    assert (await game.game()).to_json() == before
    assert "Amy" in await game.slash(ANN, "search", survivor="amy")
    assert game.store.failures == {}


def moved_away(file: Path) -> None:
    """With what SQLite keeps beside it, as `mv` does."""
    for one in file.parent.glob(f"{file.name}*"):
        one.rename(one.with_name(f"away-{one.name}"))


def brought_back(file: Path) -> None:
    for one in file.parent.glob(f"away-{file.name}*"):
        one.rename(one.with_name(one.name.removeprefix("away-")))


def another_there(file: Path) -> None:
    """A database of the same release that knows nothing of the games."""
    moved_away(file)
    with closing(sqlite3.connect(file)) as made, closing(sqlite3.connect(f"{file}.made")) as empty:
        empty.execute("CREATE TABLE x (y)")
        empty.backup(made)


def without_its_log(file: Path) -> None:
    """What was written last is in the file beside it."""
    beside = file.with_name(f"{file.name}-wal")
    beside.rename(beside.with_name(f"away-{beside.name}"))


@pytest.mark.parametrize("how", [moved_away, another_there, without_its_log])
async def test_a_database_deleted_or_replaced_under_a_bot_is_said_and_nothing_counts(
    game: Room, capfd: pytest.CaptureFixture[str], how: Callable[[Path], None]
) -> None:
    await game.bot.publisher.settled()
    await game.slash(ANN, "search", survivor="amy")
    await game.bot.publisher.settled()
    before, file = await game.game(), game.store.file
    assert file is not None
    how(file)
    game.store.lines = ErrorReporter(clock=lambda: 0.0)
    capfd.readouterr()

    said = [await game.slash(ANN, "game undo"), await game.slash(ANN, "end", survivor="amy")]
    in_french = await game.slash(BOB, "about", locale="fr")
    watch = Health(game.store)
    await watch.try_to_write()
    with pytest.raises(DBAPIError):
        await game.store.backup(game.store.backups / "tables-none.sqlite3")
    await rescued(game)
    logged = [json.loads(line) for line in capfd.readouterr().err.splitlines()]

    assert {*said} == {say("en", "store-replaced")}
    assert in_french == say("fr", "store-replaced")
    assert [one["event"] for one in logged].count("store-fails") == 2  # reading and writing
    assert {one["why"] for one in logged if one["event"] == "store-fails"} == {"replaced"}
    assert "the database fails to write: replaced" in watch.faults()

    copies = list(game.store.backups.glob("rescued-*.sqlite3"))
    assert len(copies) == 1
    assert why_broken(copies[0]) is None
    with closing(sqlite3.connect(copies[0])) as copy:
        (kept,) = copy.execute("SELECT game FROM tables WHERE stage = 'playing'").fetchone()
    assert kept == before.to_json()

    brought_back(file)
    assert "Done" in await game.slash(ANN, "end", survivor="amy")
    assert game.store.failures == {}


async def rescued(room: Room) -> None:
    """Returns when the copy is whole."""
    async with asyncio.timeout(10):
        while not [*room.store.backups.glob("rescued-*.sqlite3")]:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_a_damaged_database_is_said_and_nobody_waits(
    game: Room, capfd: pytest.CaptureFixture[str]
) -> None:
    await game.bot.publisher.settled()
    game.store.lines = ErrorReporter(clock=lambda: 0.0)
    assert game.store.file
    with closing(sqlite3.connect(str(game.store.file))) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    pages = game.store.file.stat().st_size // 4096
    with game.store.file.open("r+b") as file:
        for page in range(1, pages):
            file.seek(page * 4096)
            file.write(b"\xff" * 4096)
    game.bot.tables.forget(game.discord.channel(ONE).id)
    capfd.readouterr()

    said = [await game.slash(ANN, "search", survivor="amy") for _ in range(3)]

    assert set(said) == {say("en", "store-damaged")}
    logged = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert {one["event"] for one in logged} == {"store-fails"}
    assert {one["why"] for one in logged} == {"damaged"}
    assert len(logged) <= 2  # once for reading, once for writing


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(28, "x"), "no room left"),
        (OSError(30, "x"), "cannot be written"),
        (OSError(2, "x"), "cannot be opened"),
        (ArgumentError("x"), "no address of a database"),
        (ModuleNotFoundError("x", name="asyncpg"), "not installed: asyncpg"),
        (sqlite3.OperationalError("odd"), "cannot be used: odd"),
    ],
)
def test_who_runs_it_reads_one_sentence(error: Exception, said: str) -> None:
    assert said in (remedy(error, "tables.sqlite3") or "")


def test_an_error_of_ours_is_not_put_down_to_the_disk() -> None:
    assert remedy(ValueError("x"), "tables.sqlite3") is None
