"""Whether the bot is well: asked over HTTP, with the reason where it is not; counters beside it."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bot.app.cli_database
import bot.app.cli_doctor
from bot.app import health
from bot.app.cli import app
from bot.app.health import DISCORD_SECONDS, LOOP_SECONDS, STORE_SECONDS, Health, watched
from bot.base.exits import FAULTS, WRONG, CannotRun
from bot.practice.people import ANN
from bot.store.locks import hold_file
from bot.store.store import Store
from tests.bot.conftest import Room
from tests.bot.test_backups import stand_at, stored
from tests.bot.test_bad_disk import read_only
from tests.databases import OF_FILES

ROOT = Path(__file__).parents[2]
assert bot.app.cli_database
assert bot.app.cli_doctor


class Seconds:
    """A clock that is set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def asked(port: int, page: str = "/healthz") -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{page}", timeout=20) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


@asynccontextmanager
async def served(watch: Health) -> AsyncGenerator[int]:
    async with watched(watch, "127.0.0.1", 0) as port:
        yield port


async def test_a_bot_that_is_well_says_so_and_counts_what_it_does(game: Room) -> None:
    watch = Health(game.store, game.bot.connected, game.bot.publisher.waiting)
    async with served(watch) as port:
        await game.slash(ANN, "search", survivor="amy")
        await game.bot.publisher.settled()
        watch.tick(late=0.25)
        well = await asyncio.to_thread(asked, port)
        _, counters = await asyncio.to_thread(asked, port, "/metrics")
        other, _ = await asyncio.to_thread(asked, port, "/")

    assert well == (200, "well\n")
    assert other == 404
    counted = dict(
        line.rsplit(" ", 1) for line in counters.splitlines() if not line.startswith("#")
    )
    for name in ("action", "lock_wait", "render", "loop_lag"):
        assert float(counted[f"graveyard_{name}_seconds_count"]) > 0, name
    assert float(counted["graveyard_tables_waiting"]) == 0


async def test_without_discord_for_long_it_is_ill_and_a_short_break_is_none(room: Room) -> None:
    clock, there = Seconds(), [True]
    watch = Health(room.store, lambda: there[0], lambda: 0, clock)
    watch.tick()
    there[0] = False
    for step in (DISCORD_SECONDS, 1):
        clock.now += step
        watch.tick()
        await watch.try_to_write()
        ill = clock.now > 1000 + DISCORD_SECONDS
        assert (watch.faults() == []) is not ill
    assert watch.faults() == ["no connection to Discord, for 91 seconds now"]


async def test_a_bot_that_lost_discord_is_not_connected(room: Room) -> None:
    await room.bot.wait_until_ready()
    assert room.bot.connected()

    await room.bot.close()

    assert not room.bot.connected()


async def test_a_loop_that_hangs_is_told_from_another_thread(room: Room) -> None:
    clock = Seconds()
    watch = Health(room.store, lambda: True, lambda: 0, clock)
    async with served(watch) as port:
        await watch.try_to_write()
        watch.tick()
        clock.now += LOOP_SECONDS + 1
        # The loop turns no more from here on, and the answer comes all the same.
        status, said = asked(port)

    assert (status, said) == (503, "the event loop hangs, for 11 seconds now\n")


@OF_FILES
async def test_a_store_that_does_not_keep_is_told_until_it_does(room: Room) -> None:
    await room.bot.publisher.settled()
    watch = Health(room.store, lambda: True, lambda: 0)
    async with read_only(room):
        await watch.try_to_write()
        assert watch.faults() == ["the database fails to write: read-only"]
    await watch.try_to_write()
    assert watch.faults() == []


@OF_FILES
async def test_a_store_that_never_answers_and_a_full_disk_are_told(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Seconds()
    watch = Health(room.store, lambda: True, lambda: 0, clock)
    clock.now += STORE_SECONDS + 1
    watch.tick()
    assert watch.faults() == ["the database does not answer, for 31 seconds now"]

    monkeypatch.setattr(health, "ROOM_BYTES", 1 << 62)
    await watch.try_to_write()
    assert watch.faults() == ["the disk is full"]


async def test_a_port_that_is_taken_is_one_sentence(room: Room) -> None:
    watch = Health(room.store, lambda: True, lambda: 0)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(CannotRun, match=f"Port {port} of 127.0.0.1 cannot be used") as refused:
            async with watched(watch, "127.0.0.1", port):
                pass
    assert refused.value.code == WRONG


# ---------------------------------------------------------------- the command line


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GRAVEYARD_DATABASE", "sqlite+aiosqlite:///tables.sqlite3")
    monkeypatch.delenv("GRAVEYARD_METRICS_PORT", raising=False)
    return tmp_path


def doctor(code: int = 0) -> str:
    result = CliRunner().invoke(app, ["doctor"])
    assert result.exit_code == code, result.stdout
    rows = [line.split("│") for line in result.stdout.splitlines() if line.startswith("│")]
    return " ".join(" ".join(row[2] for row in rows).split())


async def test_health_asks_the_bot_and_says_what_it_says(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert CliRunner().invoke(app, ["health"]).exit_code == WRONG
    clock = Seconds()
    watch = Health(room.store, lambda: True, lambda: 0, clock)
    async with served(watch) as port:
        monkeypatch.setenv("GRAVEYARD_METRICS_PORT", str(port))
        well = await asyncio.to_thread(CliRunner().invoke, app, ["health"])
        clock.now += LOOP_SECONDS + 1
        ill = CliRunner().invoke(app, ["health"])
    gone = CliRunner().invoke(app, ["health"])

    assert (well.exit_code, well.stdout) == (0, "well\n")
    assert (ill.exit_code, ill.stderr) == (FAULTS, "the event loop hangs, for 11 seconds now\n")
    assert gone.exit_code == FAULTS
    assert "Nothing answers" in gone.stderr


def test_the_doctor_names_who_runs_and_how_old_the_backup_is(folder: Path) -> None:
    asyncio.run(stored(folder))
    said = doctor()
    assert "up to date" in said
    assert "none on this database" in said
    assert "none yet" in said
    with hold_file(folder / "tables.sqlite3"):
        assert "A bot runs on tables.sqlite3 already" in doctor()


def test_the_doctor_finds_damaged_pages_that_a_query_would_not_meet(folder: Path) -> None:
    file = asyncio.run(stored(folder))
    whole = file.read_bytes()
    file.write_bytes(whole[: 4096 * 6] + b"\xff" * 4096 + whole[4096 * 7 :])

    assert "is damaged or no database" in doctor(code=FAULTS)


def test_the_doctor_finds_a_newer_database_and_a_wrong_address(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_at(asyncio.run(stored(folder)), "9999")
    assert "made by a newer release" in doctor(code=FAULTS)

    monkeypatch.setenv("GRAVEYARD_DATABASE", "nonsense")
    assert "no address of a database" in doctor(code=FAULTS)
    monkeypatch.setenv("GRAVEYARD_DATABASE", "postgresql+asyncpg://a@127.0.0.1:9/b")
    assert "b at 127.0.0.1:9 cannot be reached" in doctor(code=FAULTS)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "a driver that is not installed: asyncpg" in doctor(code=FAULTS)


def test_the_doctor_finds_a_full_disk_and_a_folder_it_may_not_write(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.cli_doctor.ROOM_BYTES", 1 << 62)
    assert "free some" in doctor(code=FAULTS)

    monkeypatch.setattr("bot.app.cli_doctor.ROOM_BYTES", 0)
    (folder / "tables.sqlite3").mkdir()
    monkeypatch.setenv("GRAVEYARD_DATABASE", "sqlite+aiosqlite:////proc/tables.sqlite3")
    assert "cannot be opened" in doctor(code=FAULTS) or "cannot be written" in doctor(code=FAULTS)


def test_the_doctor_finds_a_port_that_is_taken(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        monkeypatch.setenv("GRAVEYARD_METRICS_PORT", str(other.getsockname()[1]))
        assert "cannot be used" in doctor(code=FAULTS)
    assert "is free" in doctor()


@pytest.mark.parametrize("place", ["folder", "/dev/null"])
@pytest.mark.parametrize("words", ["doctor", "db check", "db upgrade", "db backup x.sqlite3"])
def test_a_folder_or_a_device_is_no_database(
    folder: Path, monkeypatch: pytest.MonkeyPatch, words: str, place: str
) -> None:
    (folder / "folder").mkdir()
    monkeypatch.setenv("GRAVEYARD_DATABASE", f"sqlite+aiosqlite:///{place}")

    result = CliRunner().invoke(app, words.split())

    said = " ".join((result.stdout + result.stderr).replace("│", " ").split())
    assert "is a folder or a device" in said
    assert result.exit_code == (FAULTS if words == "doctor" else WRONG)


LONG_PATH = "x" * 300


@pytest.mark.parametrize(
    ("words", "settings", "said"),
    [
        ("run", {"GRAVEYARD_METRICS_PORT": "65536"}, "GRAVEYARD_METRICS_PORT"),
        ("health", {"GRAVEYARD_METRICS_PORT": "-1"}, "GRAVEYARD_METRICS_PORT"),
        ("practice --port 99999", {}, "less than or equal to 65535"),
        ("practice --port -1", {}, "greater than or equal to 0"),
        ("run", {"GRAVEYARD_DATABASE": "postgresql://u:p@:x/d"}, "no address of a database"),
        ("db copy a.sqlite3 postgresql://u:p@:x/d", {}, "no address of a database"),
        ("export 1 -o x", {"GRAVEYARD_DATABASE": "postgresql://u:p@:x/d"}, "no address"),
        ("run", {"GRAVEYARD_DATABASE": f"sqlite:///{LONG_PATH}"}, "Choose a shorter path"),
        ("run", {"GRAVEYARD_DATABASE": f"sqlite:///{LONG_PATH}/x"}, "Choose a shorter path"),
        ("db check", {"GRAVEYARD_DATABASE": f"sqlite:///{LONG_PATH}"}, "Choose a shorter path"),
        (f"db backup {LONG_PATH}", {}, "Choose a shorter path"),
        (f"db restore {LONG_PATH}", {}, "Choose a shorter path"),
        (f"practice --data {LONG_PATH}", {}, "Choose a shorter path"),
        (f"verify {LONG_PATH}", {}, "too long"),
        (f"scenario {LONG_PATH}", {}, "Choose a shorter path"),
        (f"check-data {LONG_PATH}", {}, "Choose a shorter path"),
        ("export 99999999999999999999 -o x", {}, "less than or equal to 2147483647"),
        ("run", {"GRAVEYARD_METRICS_HOST": "nowhere.invalid"}, "has no such address"),
        ("run", {"GRAVEYARD_METRICS_HOST": "a..b"}, "has no such address"),
        ("run", {"GRAVEYARD_METRICS_HOST": "x" * 70}, "has no such address"),
    ],
)
def test_every_wrong_setting_or_argument_is_one_sentence_and_code_two(
    folder: Path, words: str, settings: dict[str, str], said: str
) -> None:
    asyncio.run(stored(folder))
    usual = {"DISCORD_TOKEN": "abc", "GRAVEYARD_METRICS_PORT": "9"}
    usual["GRAVEYARD_DATABASE"] = "sqlite+aiosqlite:///tables.sqlite3"

    ended = subprocess.run(
        (sys.executable, "-m", "bot", *words.split()),
        env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "1000", **usual, **settings},
        cwd=folder, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip

    assert said in ended.stderr
    assert "Traceback" not in ended.stderr
    assert ended.returncode == WRONG


@pytest.mark.parametrize("host", ["nowhere.invalid", "a..b", "x" * 70])
def test_the_doctor_finds_a_host_that_is_no_address_here(
    folder: Path, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    monkeypatch.setenv("GRAVEYARD_METRICS_PORT", "9")
    monkeypatch.setenv("GRAVEYARD_METRICS_HOST", host)

    assert "GRAVEYARD_METRICS_HOST" in doctor(code=FAULTS)


async def test_no_operators_mistake_is_a_traceback(folder: Path) -> None:
    store = Store("sqlite+aiosqlite:///tables.sqlite3")
    assert store.file
    store.file.write_text("no database")
    for words in (["db", "upgrade"], ["db", "check"], ["db", "backup", "x.sqlite3"]):
        result = await asyncio.to_thread(CliRunner().invoke, app, words)
        assert result.exit_code in (1, 3), words
        assert isinstance(result.exception, SystemExit), words
        assert (result.stdout + result.stderr).count("\n") == 1, words
    assert not (folder / "x.sqlite3").exists()
