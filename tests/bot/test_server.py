"""A PostgreSQL server that refuses, is full of others, or goes away: one sentence each.

The operator reads what to do, with an exit code; a player reads that nothing was
done, and the bot goes on when the server does. One bot holds a database there, by name.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.base.error_reports import ErrorReporter
from bot.base.exits import STORE, WRONG, CannotRun
from bot.base.words import say
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from bot.store import locks
from bot.store.locks import alone, holder_at
from bot.store.storage_errors import classify, in_words
from bot.store.store import Store, open_store
from tests.bot.conftest import Room, running
from tests.bot.test_backups import leaders
from tests.databases import POSTGRESQL, chosen
from tests.postgres import OWNER, STRANGER, TEMPLATE, server


@pytest.fixture
def on_a_server(database_kind: None) -> None:
    """Whatever else the run is about."""
    chosen.kind = POSTGRESQL


@pytest.fixture
async def played(on_a_server: None, discord: LocalDiscord, tmp_path: Path) -> AsyncIterator[Room]:
    """Ann plays at a table that is kept on a server."""
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN)
        yield room


async def refused(address: str) -> tuple[int, str]:
    """Exit code and sentence of a start."""
    store = Store(address, quiet=True)
    with pytest.raises(CannotRun) as told, in_words(store.place):
        async with open_store(store):
            pass
    return told.value.code, str(told.value)


@asynccontextmanager
async def without_tls() -> AsyncGenerator[int]:
    """The port of a server that declines encryption, as PostgreSQL's protocol has it: one N."""

    async def decline(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readexactly(8)
        writer.write(b"N")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(decline, "127.0.0.1", 0) as listening:
        yield listening.sockets[0].getsockname()[1]


async def test_a_server_that_is_not_there() -> None:
    code, said = await refused("postgresql://a:planted-password@127.0.0.1:9/games")

    assert code == STORE
    assert said.startswith("games at 127.0.0.1:9 cannot be reached (")
    assert "planted" not in said
    code, said = await refused("postgres://a@nowhere.invalid/games")
    assert (code, said.startswith("games at nowhere.invalid:5432 cannot be reached (")) == (
        STORE,
        True,
    )


@pytest.mark.parametrize(
    ("user", "database", "said"),
    [
        (STRANGER, TEMPLATE, "Correct the name or password"),
        (f"{STRANGER}:planted-wrong", TEMPLATE, "Correct the name or password"),
        ("nobody-there", TEMPLATE, 'role "nobody-there" does not exist'),
        (OWNER, "nothing", "Make that database, for instance with createdb"),
    ],
)
async def test_a_server_that_lets_nobody_in(user: str, database: str, said: str) -> None:
    code, told = await refused(server().address(database, user))

    assert code == WRONG
    assert said in told
    assert "planted" not in told


async def test_a_server_without_the_encryption_that_was_asked_for() -> None:
    async with without_tls() as port:
        code, said = await refused(f"postgresql://a@127.0.0.1:{port}/games?ssl=require")

    assert code == WRONG
    assert "Ask for the encryption that it offers" in said


async def test_a_server_that_has_no_connection_left() -> None:
    server().tell("CREATE ROLE crowd LOGIN CONNECTION LIMIT 0")

    code, said = await refused(server().address(TEMPLATE, "crowd"))

    server().tell("DROP ROLE crowd")
    assert code == STORE
    assert "takes no more connections (too many connections for role" in said


async def test_a_server_where_this_user_may_not_write() -> None:
    server().tell("CREATE ROLE guest LOGIN")

    code, said = await refused(server().address(TEMPLATE, "guest"))

    server().tell("DROP ROLE guest")
    assert code == STORE
    assert "does not let this user write (permission denied for table alembic_version)" in said


async def test_a_connection_that_breaks_in_the_middle_is_told_and_the_next_one_works(
    on_a_server: None, tmp_path: Path
) -> None:
    store = Store(server().database_in(tmp_path), quiet=True)
    async with open_store(store):
        asking = asyncio.create_task(store.ask(sa.text("SELECT pg_sleep(60)")))
        await until(lambda: server().tell(SLEEPING))
        end_all(store)
        (failed,) = await asyncio.gather(asking, return_exceptions=True)
        fault = dict(store.failures)
        end_all(store)  # those that wait in the pool, too
        again = await store.setting("anything")

    assert isinstance(failed, Exception)
    assert classify(failed) == "unreachable"
    assert fault == {"read": "unreachable"}
    assert again is None
    assert store.failures == {}


SLEEPING = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
END_ALL = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)

END_OURS = f"{END_ALL} AND application_name LIKE 'graveyard%'"


def end_all(store: Store) -> None:
    """As a server does that is stopped."""
    server().tell(END_ALL, database=str(store.url.database))


async def until(holds: Callable[[], object]) -> None:
    """Looks again and again, in a thread: what is waited for is done in this one."""
    async with asyncio.timeout(60):
        while not await asyncio.to_thread(holds):  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def holder(store: Store) -> str:
    return asyncio.run(holder_at(store.url))


async def test_players_read_that_the_server_is_away_the_log_says_it_once_and_play_goes_on(
    played: Room, capfd: pytest.CaptureFixture[str]
) -> None:
    await played.bot.publisher.settled()
    played.store.lines = ErrorReporter(clock=lambda: 0.0)
    before = (await played.game()).to_json()
    actor = (await leaders(played.store))[0]
    server().stop()
    capfd.readouterr()

    said = [await played.slash(ANN, "search", survivor=actor) for _ in range(2)]
    french = await played.slash(ANN, "search", survivor=actor, locale="fr")
    logged = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    server().begin()

    assert said == [say("en", "store-unreachable")] * 2
    assert french == say("fr", "store-unreachable")
    assert {(one["event"], one["why"]) for one in logged} == {("store-fails", "unreachable")}
    assert len(logged) <= 2  # once for reading, once for writing
    assert played.store.place in logged[0]["cure"]
    assert (await played.game()).to_json() == before
    assert "Done." in await played.slash(ANN, "search", survivor=actor)
    assert played.store.failures == {}


# ---------------------------------------------------------------- one bot for each database


async def test_a_held_database_names_its_holder_and_is_free_afterwards(
    on_a_server: None, tmp_path: Path
) -> None:
    store = Store(server().database_in(tmp_path))
    async with alone(store):
        assert f" already: process {os.getpid()} on " in await holder_at(store.url)
        with pytest.raises(CannotRun, match="Stop that one first") as told:
            async with alone(store, patience=0):
                pass
    assert told.value.code == STORE
    assert await holder_at(store.url) == ""
    async with alone(store, patience=0):
        pass


async def test_a_lock_that_the_server_lost_is_taken_again(
    on_a_server: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "ASK_SECONDS", 0.01)
    store = Store(server().database_in(tmp_path))
    ask = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted"

    def keeper() -> str:
        return server().tell(ask, database=str(store.url.database))

    async with alone(store):
        first = keeper()
        end_all(store)
        await until(lambda: keeper() not in {first, ""})
        assert await holder_at(store.url)


async def test_who_lost_the_lock_to_somebody_else_ends_and_says_so(
    on_a_server: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "ASK_SECONDS", 0.05)
    store = Store(server().database_in(tmp_path))

    async def hold() -> None:
        async with alone(store):
            await asyncio.Event().wait()

    first = asyncio.create_task(hold())
    await until(lambda: holder(store))
    take = f"SELECT pg_advisory_lock({locks.OURS}, {locks.OURS})"
    name = str(store.url.database)
    # A process in the server's line has the lock before its former holder can ask again.
    quicker = asyncio.create_task(
        asyncio.to_thread(server().tell, take, "SELECT pg_sleep(60)", database=name)
    )
    await until(lambda: server().tell("SELECT 1 FROM pg_locks WHERE NOT granted", database=name))
    server().tell(END_OURS, database=name)
    (told,) = await asyncio.gather(first, return_exceptions=True)
    end_all(store)
    await asyncio.gather(quicker, return_exceptions=True)

    assert isinstance(told, CannotRun)
    assert "Stop that one first" in str(told)


async def test_a_process_of_tests_that_is_killed_leaves_no_server_behind() -> None:
    begun = "from tests.postgres import server; print(server().folder, flush=True); input()"
    killed = await asyncio.create_subprocess_exec(
        sys.executable, "-c", begun, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert killed.stdout
    folder = Path((await killed.stdout.readline()).decode().strip())
    assert (folder / "data" / "postmaster.pid").exists()

    killed.terminate()

    await until(lambda: not folder.exists())
    await killed.wait()
