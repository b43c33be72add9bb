"""Ctrl-C and SIGTERM: what was begun is finished, what comes is told, and nothing hangs."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.app.clock import GAP_SECONDS, SEEN, Clock
from bot.base.exits import STORE, CannotRun
from bot.base.words import say
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB
from bot.store.database import copy
from bot.store.locks import hold_file, holder_of, lock_of
from bot.store.records import Change, Record
from tests.bot.conftest import ONE, TWO, Room

ROOT = Path(__file__).parents[2]


async def test_what_was_begun_is_finished_and_what_comes_then_is_refused_in_words(
    game: Room,
) -> None:
    channel = game.discord.channel(ONE).id
    async with game.bot.tables.at(channel):
        begun = await game.begin(ANN, "search", survivor="amy")
        while not game.bot.interactions.busy:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        ending = asyncio.create_task(game.bot.stop())
        while not game.bot.interactions.finishing:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        late = await game.begin(BOB, "search")
    refused = (await game.discord.wait(late)).text
    done = (await game.discord.wait(begun)).text
    await ending

    assert refused == say("en", "declined-stopping")
    assert "stopped" not in done
    assert (await game.store.rows(1))[-1].payload["do"] == "search"
    kept = await game.store.record(1)
    assert kept
    assert kept.told == kept.last


async def test_what_takes_longer_than_the_bound_is_for_the_next_start(
    game: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.client.FINISHING_SECONDS", 0.01)
    monkeypatch.setattr("bot.channel.interactions.CLOSING_SECONDS", 0.01)
    async with game.bot.tables.at(game.discord.channel(ONE).id):
        await game.begin(ANN, "search", survivor="amy")
        while not game.bot.interactions.busy:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        await game.bot.stop()

    assert len(await game.bot.promises.open()) == 1
    assert "do" not in (await game.store.rows(1))[-1].payload


@pytest.mark.parametrize("bound", [0.0, 1.0])
async def test_a_stop_in_the_middle_of_work_is_silent(
    game: Room, bound: float, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Commands, choices, looks and presses go on while it closes, whatever is cut off by that."""
    monkeypatch.setattr("bot.app.client.FINISHING_SECONDS", bound)
    monkeypatch.setattr("bot.app.client.TELLING_SECONDS", bound)
    monkeypatch.setattr("bot.channel.interactions.CLOSING_SECONDS", bound)
    lost = list[dict[str, object]]()
    asyncio.get_running_loop().set_exception_handler(lambda _, told: lost.append(told))
    over = asyncio.Event()

    async def press_on() -> None:
        while not over.is_set():
            await game.begin(ANN, "search", survivor="amy")
            await game.begin(BOB, "board")
            await game.begin(BOB, "my settings")
            asking = game.discord.autocomplete(ANN, ONE, "search", "survivor")
            asked.append(asyncio.create_task(asking))
            await asyncio.sleep(0.002)

    asked = list[asyncio.Task[Any]]()
    pressing = [asyncio.create_task(press_on()) for _ in range(3)]
    with capture_logs() as lines:
        await asyncio.sleep(0.3)
        await game.bot.stop()
        await asyncio.sleep(0.2)
        over.set()
        await asyncio.gather(*pressing)
        gc.collect()
        await asyncio.sleep(0)

    for one in asked:
        one.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert [one for one in lines if one["log_level"] == "error"] == []
    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []
    assert lost == []


SCRIPT = """
import asyncio, sys
from bot.app import stopping
stopping.LONGEST_SECONDS = float(sys.argv[1])
async def deaf():
    with stopping.stopped_by_signals():
        while True:
            print("waiting", flush=True)
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                pass
asyncio.run(deaf())
"""


@pytest.mark.parametrize(("longest", "signals"), [("600", 2), ("0.01", 1)])
def test_what_would_hang_ends_at_once_by_a_second_signal_and_in_the_end_by_itself(
    longest: str, signals: int
) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT, longest], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        for _ in range(signals):
            assert process.stdout.readline() == "waiting\n"
            process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 128 + signal.SIGTERM


# ---------------------------------------------------------------- the process


@asynccontextmanager
async def bot_process(discord: LocalDiscord, folder: Path) -> AsyncGenerator[Process]:
    """`graveyard run` in a process of its own, in that folder."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"), env=settings(discord), cwd=folder, stderr=PIPE
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def settings(discord: LocalDiscord) -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": discord.token,
        "DISCORD_API_URL": discord.api_url,
        "DISCORD_GATEWAY_URL": discord.gateway_url,
        "GRAVEYARD_DATABASE": "sqlite+aiosqlite:///tables.sqlite3",
    }


async def said(process: Process) -> str:
    _, told = await asyncio.wait_for(process.communicate(), 60)
    return told.decode()


async def test_one_bot_for_each_database_and_it_ends_in_order(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with bot_process(discord, tmp_path) as first:
        await discord.ready(60)
        await discord.until_offered(ANN, "game new")
        holder = f"process {first.pid} on "
        async with bot_process(discord, tmp_path) as second:
            refused = await said(second)
        assert (second.returncode, refused.count("\n")) == (STORE, 1)
        assert holder in refused
        await copy(tmp_path / "tables.sqlite3", tmp_path / "x.sqlite3")
        restoring = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "db", "restore", "x.sqlite3"),
            env=settings(discord),
            cwd=tmp_path,
            stderr=PIPE,
        )
        assert holder in await said(restoring)
        assert restoring.returncode == STORE
        first.send_signal(signal.SIGTERM)
        told = await said(first)

    assert first.returncode == 0, told
    assert "Traceback" not in told
    assert '"event": "stopped"' in told.splitlines()[-1]
    assert holder_of(tmp_path / "tables.sqlite3") == ""


async def test_a_process_that_is_stopped_under_load_logs_no_error(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    over = asyncio.Event()

    async def press_on(where: str) -> None:
        while not over.is_set():
            for command in ("board", "act", "search", "game log"):
                with suppress(KeyError):  # of a button that is not there any more
                    await discord.slash(ANN, where, command, {}, "en-US")
            asking = discord.autocomplete(ANN, where, "search", "survivor")
            asked.append(asyncio.create_task(asking))
            await asyncio.sleep(0.25)

    asked = list[asyncio.Task[Any]]()
    async with bot_process(discord, tmp_path) as process:
        await discord.ready(60)
        await discord.until_offered(ANN, "game new")
        for where in (ONE, TWO):
            for command, typed in (("game new", {"game": "zombicide"}), ("game start", {})):
                begun = await discord.slash(ANN, where, command, typed, "en-US")
                await discord.wait(begun)
        await discord.until_offered(ANN, "search", ONE)
        pressing = [asyncio.create_task(press_on(where)) for where in (ONE, TWO)]
        await asyncio.sleep(1)
        process.send_signal(signal.SIGTERM)
        told = await said(process)
        over.set()
        await asyncio.gather(*pressing, return_exceptions=True)
    for one in asked:
        one.cancel()

    # On a busy machine the end may take so long that the process cuts it off.
    assert process.returncode in (0, 128 + signal.SIGTERM), told
    assert '"level": "error"' not in told.lower()
    assert "never retrieved" not in told
    assert "Traceback" not in told


# ---------------------------------------------------------------- the lock


def test_a_held_database_names_its_holder_and_is_free_afterwards(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with hold_file(database):
        assert f"process {os.getpid()} on " in holder_of(database)
        with pytest.raises(CannotRun, match="Stop that one first"), hold_file(database, patience=0):
            pass
    assert holder_of(database) == ""
    with hold_file(database):
        pass


def test_what_a_killed_holder_wrote_holds_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    lock_of(database).write_text('{"host": "here", "process": 1, "since": "ever"}')

    assert holder_of(database) == ""
    with hold_file(database, patience=0):
        pass


# ---------------------------------------------------------------- the time without a bot


@pytest.mark.parametrize(
    ("due", "moved"),
    [(-1, 0), (0, 0), (1, 300), (300, 300), (301, 0)],
)
async def test_a_short_stop_moves_what_ended_in_it_and_nothing_else(
    room: Room, due: int, moved: int
) -> None:
    stopped = int(time.time()) - 300
    record = Record(1, 7, "zombicide", "00", "en", asked="x", due=stopped + due, remind=0)
    await room.store.save(Change(record))
    await room.store.set_setting(SEEN, str(stopped))

    await Clock(room.bot.tables, room.bot.publisher).wake(stopped + 300)

    kept = await room.store.live_in(7)
    assert kept
    assert kept.due == stopped + due + moved
    assert GAP_SECONDS > 300


async def test_a_stop_in_order_notes_when_it_was(room: Room) -> None:
    await room.store.set_setting(SEEN, "1")
    before = int(time.time())

    await room.bot.stop()

    assert int(await room.store.setting(SEEN) or 0) >= before
