"""Starting the bot: wrong settings, faulty data, the database's commands, the practice table."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bot.app.cli_database
import bot.app.cli_doctor
from bot.app.cli import app
from bot.app.running import CannotRun, run_bot
from bot.base.settings import Settings
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from bot.store.locks import alone
from bot.store.migrating import newest
from bot.store.schema import HEAD
from bot.store.store import Store, open_store
from tests.bot.conftest import running
from tests.bot.test_bad_input import spoil
from tests.databases import OF_FILES

ROOT = Path(__file__).parents[2]
assert bot.app.cli_database
assert bot.app.cli_doctor


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to start in, with nothing set."""
    for name in list(os.environ):
        if name.startswith(("DISCORD_", "GRAVEYARD_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_without_a_token_one_sentence_names_the_practice_table(folder: Path) -> None:
    result = CliRunner().invoke(app, ["run"])

    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "graveyard practice" in result.stderr


def test_a_wrong_setting_is_named(folder: Path) -> None:
    result = CliRunner().invoke(app, ["run"], env={"GRAVEYARD_METRICS_PORT": "many"})

    assert result.exit_code == 2
    assert "GRAVEYARD_METRICS_PORT" in result.stderr


def test_a_setting_may_stand_in_a_file(folder: Path) -> None:
    (folder / ".env").write_text("DISCORD_TOKEN=abc\nGRAVEYARD_LOG=warning\n")

    found = Settings()

    assert found.log == "warning"
    assert found.discord_token
    assert "abc" not in repr(found)


def test_a_file_of_settings_may_begin_with_a_byte_order_mark(folder: Path) -> None:
    (folder / ".env").write_text("DISCORD_TOKEN=abc\n", encoding="utf-8-sig")

    assert Settings().discord_token


@pytest.mark.parametrize("command", [["run"], ["doctor"], ["health"], ["db", "check"]])
@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "cp1252"])
def test_a_file_of_settings_in_another_encoding_is_one_sentence(
    folder: Path, encoding: str, command: list[str]
) -> None:
    (folder / ".env").write_text("DISCORD_TOKEN=abc\n# réglé\n", encoding=encoding)

    result = CliRunner().invoke(app, command)

    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert ".env" in result.stderr
    assert "UTF-8" in result.stderr


async def test_a_wrong_token_is_said_in_one_sentence(
    discord: LocalDiscord, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "wrong")
    monkeypatch.setenv("DISCORD_API_URL", discord.api_url)
    monkeypatch.setenv("DISCORD_GATEWAY_URL", discord.gateway_url)

    with pytest.raises(CannotRun, match="does not accept DISCORD_TOKEN"):
        await run_bot(Settings())


async def test_a_token_never_leaves_for_another_machine(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("DISCORD_API_URL", "http://example.com/api")
    monkeypatch.setenv("DISCORD_GATEWAY_URL", "ws://example.com/")

    with pytest.raises(CannotRun, match="on this machine"):
        await run_bot(Settings())


async def test_an_unreachable_discord_is_said_in_one_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:9/api")
    monkeypatch.setenv("DISCORD_GATEWAY_URL", "ws://127.0.0.1:9/")

    with pytest.raises(CannotRun, match="cannot be reached"):
        await run_bot(Settings())


def test_faulty_data_is_told_whole_and_the_bot_does_not_start(folder: Path) -> None:
    for package in ("bot", "engine", "renders", "data"):
        shutil.copytree(ROOT / package, folder / package)
    skills = folder / "data" / "zombicide" / "skills.toml"
    skills.write_text(skills.read_text("utf-8") + '\n[[skill]]\nid = "odd"\nnonsense = 1\n')
    zombies = folder / "data" / "zombicide" / "zombies.toml"
    zombies.write_text(zombies.read_text("utf-8") + '\n[[zombie]]\nid = "ghost"\n')
    env = {**os.environ, "DISCORD_TOKEN": "x", "PYTHONPATH": str(folder)}

    done = subprocess.run(
        [sys.executable, "-m", "bot", "run"], env=env, capture_output=True, text=True, check=False
    )

    assert done.returncode == 1
    assert "skills.toml" in done.stderr
    assert "zombies.toml" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_newest_migration_is_the_one_the_store_expects() -> None:
    assert newest() == HEAD


@OF_FILES
async def test_backup_check_and_restore(discord: LocalDiscord, folder: Path) -> None:
    database = folder / "tables.sqlite3"
    async with running(discord, folder) as room:
        await room.open_game(ANN)
        before = (await room.game()).to_json()
        cli(folder, "db", "backup", "copy.sqlite3")
        await room.slash(ANN, "end", survivor=(await room.game()).seats[str(ANN.id)][0])
        assert "can be read" in cli(folder, "db", "check")
        await room.bot.publisher.settled()
        await spoil(room.store, 1)
        assert "Table 1 is damaged" in cli(folder, "db", "check", code=1)

    assert "The former file is" in cli(folder, "db", "restore", "copy.sqlite3")
    assert (folder / "tables.sqlite3.before-1").exists()
    async with running(discord, folder) as room:
        assert (await room.game()).to_json() == before
    assert database.exists()


def cli(folder: Path, *words: str, code: int = 0, database: str = "tables.sqlite3") -> str:
    """Runs the command line in a process of its own, as people do while the bot runs."""
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    env["GRAVEYARD_DATABASE"] = f"sqlite+aiosqlite:///{database}"
    done = subprocess.run(
        [sys.executable, "-m", "bot", *words],
        env=env,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def test_what_is_no_backup_is_not_restored(folder: Path) -> None:
    (folder / "notes.txt").write_text("hello")

    for source in ("notes.txt", "nothing.sqlite3"):
        result = CliRunner().invoke(app, ["db", "restore", source])
        assert result.exit_code == 2
        assert source in result.stderr
    assert CliRunner().invoke(app, ["db", "backup", "copy.sqlite3"]).exit_code == 2
    assert CliRunner().invoke(app, ["db", "check"]).exit_code == 1


def test_upgrade_makes_the_database_and_the_doctor_is_content(folder: Path) -> None:
    assert HEAD in CliRunner().invoke(app, ["db", "upgrade"]).stdout
    result = CliRunner().invoke(app, ["doctor"])

    assert result.exit_code == 0
    assert "up to date" in result.stdout


def test_practice_prints_its_address_serves_its_page_and_ends_with_ctrl_c(folder: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "practice"],
        env=env,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A shell starts its background jobs deaf to Ctrl-C; this test may be one of them.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout
        assert process.stderr
        line = process.stdout.readline()
        address = line[line.index("http://") :].split()[0]
        with urllib.request.urlopen(address) as page:  # noqa: S310
            assert page.status == 200
        assert seen_by_others(folder / "graveyard-data") == []
        process.send_signal(signal.SIGINT)
        try:
            assert process.wait(60) == 0
        finally:
            process.kill()
        assert "Traceback" not in process.stderr.read()
    kept = folder / "graveyard-data" / "practice"
    assert {"discord.sqlite3", "tables.sqlite3"} <= {one.name for one in kept.iterdir()}


def seen_by_others(folder: Path) -> list[str]:
    """The folder and what is in it, as far as another account of this machine can open it."""
    found = [folder, *folder.rglob("*")]
    return [one.name for one in found if one.stat().st_mode & 0o077]


@OF_FILES
def test_only_the_account_that_runs_the_bot_can_read_its_games(folder: Path) -> None:
    """With the permissions that most systems give to new files."""
    place = folder / "games" / "here"
    before = os.umask(0o022)
    try:
        cli(folder, "db", "upgrade", database="games/here/tables.sqlite3")
        cli(folder, "db", "backup", "--keep", "2", database="games/here/tables.sqlite3")
        cli(folder, "db", "backup", "games/one.sqlite3", database="games/here/tables.sqlite3")
        cli(folder, "db", "restore", "games/one.sqlite3", database="games/here/tables.sqlite3")
    finally:
        os.umask(before)

    assert seen_by_others(place.parent) == []
    assert {one.name for one in place.iterdir()} == {
        *("tables.sqlite3", "tables.sqlite3.lock", "tables.sqlite3.before-1", "backups"),
    }


@OF_FILES
async def test_files_of_earlier_releases_are_taken_from_others_at_the_start(folder: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    await store.open()
    await store.backup(store.backups / "tables-1.sqlite3")
    await store.close()
    everything = [folder / "tables.sqlite3", *store.backups.iterdir()]
    store.backups.chmod(0o755)
    for one in everything:
        one.chmod(0o644)

    store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    async with alone(store), open_store(store):
        names = ["", "-wal", "-shm", ".lock"]
        parts = [folder / f"tables.sqlite3{name}" for name in names]
        modes = {one.stat().st_mode & 0o077 for one in (*everything, *parts, store.backups)}

    assert modes == {0}
