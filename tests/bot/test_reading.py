"""Missions that are made to be slow: refused, and nobody at any table waits for it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.base import sandboxed_toml
from bot.base.replies import Person
from bot.games.family.names import Speaking
from bot.games.family.shelf import Shelf
from bot.practice.people import ANN, BOB, DAN, GUILD_ID
from bot.practice.records import Upload
from bot.table.errands import Asked
from tests.bot.conftest import ONE, TWO, Room
from tests.bot.test_mission_import import send
from tests.painted import BOARDS
from tests.zombicide.test_bounds import TEXTS
from tests.zombicide.test_imported import text_of

DOTTED = "a" + ".a" * 32_000 + " = 1"
LATE = 1.0
"""Seconds of work in the bot's own process, so that other programs do not count."""


async def test_one_dotted_key_of_64_kib_is_refused_and_nobody_waits(game: Room) -> None:
    await game.open_game(DAN, where=TWO)
    begun = time.process_time()
    filled: dict[str, Any] = {"file": Upload("ours.toml", DOTTED.encode())}
    asked = await game.begin(ANN, "mission import", **filled)

    assert await game.slash(BOB, "game status")
    assert await game.slash(DAN, "game status", TWO)
    assert time.process_time() - begun < LATE

    assert "8 deep" in (await game.discord.wait(asked)).text
    assert time.process_time() - begun < 2


async def test_a_file_is_fetched_and_read_after_the_table_is_free_again(room: Room) -> None:
    fetched: list[str] = []

    class Attached:
        filename, size = "ours.toml", 10

        async def read(self) -> bytes:
            fetched.append("ours")
            return text_of("02").encode()

    async def progress(text: str) -> None:
        raise AssertionError(text)

    moderator = Person(str(ANN.id), "Ann", "en", moderator=True, guild=GUILD_ID)
    typed = {"file": Attached()}

    async with room.bot.tables.at(room.discord.channel(ONE).id) as table:
        asked = Asked(table, moderator, GUILD_ID, typed, room.bot.pictures)
        reply = await Shelf("zombicide", Speaking("zombicide"), BOARDS).bring_in(asked)
    assert not fetched

    assert reply.rest
    assert "can be played" in (await reply.rest(progress)).text
    assert fetched


async def is_too_heavy(text: str, seconds: float) -> bool:
    try:
        await sandboxed_toml.try_out(text, seconds=seconds)
    except sandboxed_toml.TooHeavy:
        return True
    return False


@pytest.mark.parametrize("text", [DOTTED, "a" + ".a" * 20_000 + " = 1\n" + "#" * 20_000])
async def test_a_reader_of_its_own_stops_at_its_limits(text: str) -> None:
    """Beneath what is looked at beforehand: this holds for any text."""
    begun = time.process_time()

    assert await is_too_heavy(text, seconds=0.5)
    assert time.process_time() - begun < 2


@pytest.mark.parametrize("what", [text_of("01"), "", "a = ", "[" * 30_000, "\x00"])
async def test_what_costs_little_passes_whether_it_is_toml_or_not(what: str) -> None:
    assert not await is_too_heavy(what, seconds=20)


def readers() -> list[int]:
    """The processes that this one has begun to try texts."""
    found = list[int]()
    for task in Path("/proc/self/task").iterdir():
        for child in (task / "children").read_text().split():
            with suppress(FileNotFoundError):
                if b"sandboxed_toml" in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.append(int(child))
    return found


async def begun_reader() -> int:
    """The number of the process that tries a text, as soon as there is one."""
    for _ in range(10_000):
        if found := readers():
            return found[0]
        await asyncio.sleep(0.001)
    raise AssertionError("no process has begun")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs the processes of Linux")
async def test_a_good_text_passes_although_its_reader_gets_no_turn_for_long() -> None:
    """As on a busy machine: the reader may use little time, but may wait for it."""
    tried = asyncio.create_task(sandboxed_toml.try_out(text_of("01")))
    reader = await begun_reader()
    os.kill(reader, signal.SIGSTOP)
    await asyncio.sleep(sandboxed_toml.SECONDS + 0.5)
    with suppress(ProcessLookupError):
        os.kill(reader, signal.SIGCONT)
    await asyncio.wait({tried})

    assert tried.exception() is None


async def test_fifty_own_missions_are_read_once_and_not_for_every_letter(room: Room) -> None:
    library, guild = room.bot.tables.library, GUILD_ID
    for number in range(50):
        text = text_of("02", f"ours-{number}")
        await library.keep_mission(guild, "zombicide", f"ours-{number}", text, "1")
    begun = time.process_time()
    await room.discord.autocomplete(BOB, ONE, "game new", "mission", "o")
    first = time.process_time() - begun

    begun = time.process_time()
    for typed in ("ou", "our", "ours", "ours-", "ours-4", "ours-49"):
        offered = await room.discord.autocomplete(BOB, ONE, "game new", "mission", typed)
    # Six letters, if each read them again, would cost six times the first.
    assert time.process_time() - begun < first

    assert [one["value"] for one in offered] == ["ours-49"]


async def offered_as(room: Room, mission: str) -> str:
    """How a mission is offered for a new game; empty where it is not."""
    offered = await room.discord.autocomplete(BOB, ONE, "game new", "mission", mission)
    return next((one["name"] for one in offered if one["value"] == mission), "")


async def test_what_takes_the_place_of_a_mission_is_offered_at_once(room: Room) -> None:
    await send(room, ANN, text_of("02"))
    assert "Y-Zone" in await offered_as(room, "ours")

    await send(room, ANN, text_of("02").replace('en = "Y-Zone"', 'en = "Z-Zone"'))
    assert "Z-Zone" in await offered_as(room, "ours")

    await room.confirm(ANN, "mission remove", mission="ours")
    assert not await offered_as(room, "ours")
    await send(room, ANN, text_of("02"))
    assert "Y-Zone" in await offered_as(room, "ours")


def test_the_texts_of_the_engine_are_what_is_sent() -> None:
    assert TEXTS["one dotted key"] == DOTTED
