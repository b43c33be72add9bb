"""`graveyard table ID`: why a table does not go on."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from bot.app import cli_table
from bot.app.cli import app
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB
from bot.store.schema import TABLES
from bot.store.store import Store
from tests.bot.conftest import ONE, TWO, Room, running
from tests.bot.test_mistakes import broken
from tests.bot.test_running import cli
from tests.databases import OF_FILES

pytestmark = OF_FILES
assert cli_table


async def reported(room: Room) -> dict[str, Any]:
    record = await room.store.record(1)
    assert record
    return await cli_table.report(room.store, record)


async def test_a_table_says_whom_it_waits_for_and_what_is_untold(game: Room) -> None:
    await game.told()
    found = await reported(game)
    record = await game.store.record(1)
    assert record

    assert found["stage"] == "playing"
    assert (found["acting"], found["asked"]) == ([str(ANN.id)], [])
    assert (found["waits_for"], found["due"]) == ("turn", record.due)
    assert found["untold"] == found["faults"] == []

    await game.slash(ANN, "game undo")
    await game.bot.publisher.close()
    await game.slash(BOB, "game away")
    await game.moderate(ANN, "pause")
    found = await reported(game)
    assert found["away"] == [str(BOB.id)]
    assert found["paused"]
    assert [one["kind"] for one in found["untold"]] == ["note", "note"]


async def test_of_a_question_and_a_vote_it_says_who_is_asked(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(BOB, "game join")
    await room.slash(ANN, "game start")
    found = await reported(room)
    assert found["asked"][0]["seats"] == [str(ANN.id), str(BOB.id)]

    await room.press(ANN, "Ann")
    await room.slash(ANN, "game kick", player=BOB)
    found = await reported(room)
    assert found["vote"] == {"kind": "kick", "yes": [str(ANN.id)], "no": []}
    assert found["waits_for"] == "vote"


async def test_errors_and_warnings_of_a_table_are_found_in_the_log_by_its_pattern(
    room: Room, capsys: pytest.CaptureFixture[str]
) -> None:
    await room.slash(BOB, "game new", TWO, game="zombicide")
    await room.open_game(ANN, BOB, survivors="amy")
    await room.told()
    found = await room.store.live_in(room.discord.channel(ONE).id)
    assert found
    pattern = (await cli_table.report(room.store, found))["log_lines"]
    capsys.readouterr()

    room.discord.faults.refuse("POST", "/messages", status=400, code=50035, times=2)
    await room.slash(ANN, "search", survivor="amy")
    await room.told()
    async with broken(room, "tables"):
        await room.slash(ANN, "search", survivor="amy")
        await room.slash(BOB, "game join", TWO)

    lines = [one for one in capsys.readouterr().err.splitlines() if re.search(pattern, one)]
    events = [json.loads(one)["event"] for one in lines]
    assert events == ["refused-once", "refused-for-good", "mistake"]


async def test_it_tells_no_secret(discord: LocalDiscord, tmp_path: Path) -> None:
    async with running(discord, tmp_path, "a-secret-seed") as room:
        await room.slash(ANN, "game new", game="zombies")
        await room.slash(BOB, "game join")
        await room.slash(ANN, "game start")
        hands = (await room.game()).view(str(ANN.id))
        told = json.dumps(await reported(room))

    assert "a-secret-seed" not in told
    for card in getattr(hands, "hand", ()):
        assert str(card) not in told


def asked(folder: Path, monkeypatch: pytest.MonkeyPatch, *words: str) -> tuple[int, str, str]:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("GRAVEYARD_DATABASE", "sqlite+aiosqlite:///tables.sqlite3")
    result = CliRunner().invoke(app, ["table", *words])
    return result.exit_code, result.stdout, result.stderr


async def test_the_command_tells_people_and_machines_and_names_what_is_damaged(
    discord: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, BOB)
        await room.told()
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    await store.change(TABLES.update().values(state=sa.text("'{\"away\": 7}'")))
    await store.close()

    told = json.loads(cli(tmp_path, "table", "1", "--json"))
    assert told["faults"] == [line for line in told["faults"] if "state cannot be read" in line]
    assert told["seats"][0]["name"] == "Ann"

    async def here(*words: str) -> tuple[int, str, str]:
        """The same command in this process, which starts in no time."""
        return await asyncio.to_thread(asked, tmp_path, monkeypatch, *words)

    code, shown, _ = await here("1")
    assert code == 0
    assert "state cannot be read" in " ".join(shown.split())
    assert f"{datetime.fromtimestamp(told['changed'], UTC):%Y-%m-%d %H:%M}" in shown
    code, shown, _ = await here(str(discord.channel(ONE).id), "--json")
    assert (code, json.loads(shown)) == (0, told)
    for unknown in ("9", str(2**40), str(2**80), "0"):
        assert (await here(unknown))[:2] == (2, "")


@pytest.mark.parametrize("words", [("7",), ("7", "--json")])
def test_a_table_that_is_not_there_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    code, _, wrong = asked(tmp_path, monkeypatch, *words)

    assert code == 2
    assert wrong.startswith("There is no database at")
