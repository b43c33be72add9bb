"""Several processes on one PostgreSQL: one is killed or ended while all tables play on.

The local Discord lives here, in the test's process; every bot is a process of its own.
`make test-shards` plays two hundred tables.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from itertools import cycle
from pathlib import Path

import pytest

import engine
from bot.base.words import say
from bot.practice.interactions import Interaction
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, GUILD_ID, Channel
from bot.practice.rates import Pace
from bot.store.records import PLAYED, Change
from bot.store.shards import SHIFT, Shard
from bot.store.store import Store, open_store
from bot.table.controls import tag
from tests.bench import load
from tests.bot.test_kill import Bots, check_the_channel, replayed
from tests.postgres import server

TABLES = int(os.environ.get("GRAVEYARD_TEST_TABLES", "20"))
PLAYING = 6
"""Tables at which something is done at a time."""
GOES_ON_SECONDS = 30
SHARDS = 2
NOTHING_DONE = (say("en", "interrupted"), say("en", "declined-stopping"))
"""What people read whose deed was cut off, or who came when a process ended."""
CHANNELS = [
    Channel(1_100_000_000_000_500_000 + one, f"table-{one}", guild=GUILD_ID + (one << SHIFT))
    for one in range(TABLES)
]


def plain(text: str) -> str:
    """Commands that Discord lets people press, as they are typed."""
    return re.sub(r"</([^:>]+):\d+>", r"`/\1`", text)


@dataclass(slots=True)
class Fleet:
    """Two bots and a third that stands by, and the people who play at all the tables."""

    discord: LocalDiscord
    store: Store
    bots: Bots
    carries: list[int] = field(default_factory=list[int])
    """The process of each shard."""
    acknowledged: list[Interaction] = field(default_factory=list[Interaction])

    async def fill(self) -> None:
        """A game that has just begun, and was told, at each table."""
        begun = [load.opened(one, CHANNELS[0]) for one in range(len(engine.rulesets()))]
        for number, channel in enumerate(CHANNELS):
            made = begun[number % len(begun)]
            here = {"guild": channel.guild, "channel": channel.id, "told": len(made.rows)}
            await self.store.save(Change(replace(made.record, **here), made.rows))

    async def start(self) -> None:
        for number in range(SHARDS):
            self.carries.append(await self.bots.fork())
            await self.until_connected(range(number + 1))
        await self.discord.until_offered(ANN, "game new")
        self.carries.append(await self.bots.fork())

    async def until_connected(self, shards: range) -> None:
        async with asyncio.timeout(GOES_ON_SECONDS):
            while self.discord.shards != [*shards]:  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    async def act(self, channel: Channel) -> None:
        """The next step at a table, whatever Discord shows of it at present, if anything."""
        record = await self.store.live_in(channel.id)
        assert record
        game = engine.load_table(record.game)
        steps = {one: engine.autopilot(game, str(one.id)) for one in load.PLAYERS}
        person, step = next((one, step) for one, step in steps.items() if step is not None)
        what, text = ("answer", step) if isinstance(step, str) else ("do", step.canonical())
        custom_id = f"g:{record.id}:{record.last}:{what}:{tag(text)}"
        shown = [one for one in self.discord.messages(channel) if not one.ephemeral]
        if not shown:
            return
        asked = await self.discord.press(person, shown[-1], custom_id, even_if_gone=True)
        await asked.final.wait()
        if not asked.failed and asked.text not in NOTHING_DONE:
            self.acknowledged.append(asked)

    async def play(self, channels: list[Channel]) -> None:
        """Acts at one of these after the other until cancelled."""
        for channel in cycle(channels):
            await self.act(channel)
            await asyncio.sleep(0.01)

    @asynccontextmanager
    async def played(self) -> AsyncGenerator[None]:
        playing = [asyncio.create_task(self.play(CHANNELS[one::PLAYING])) for one in range(PLAYING)]
        try:
            yield
        finally:
            for one in playing:
                one.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        assert {type(one) for one in ended} == {asyncio.CancelledError}

    async def until(self, acknowledged: int) -> None:
        """So many more deeds were told done."""
        wanted = len(self.acknowledged) + acknowledged
        async with asyncio.timeout(60):
            while len(self.acknowledged) < wanted:  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    async def go_on(self, channels: list[Channel]) -> None:
        """Returns when something was done at each of these tables from now on."""
        before = len(self.acknowledged)
        waited = {one.id for one in channels}
        while waited - {one.channel.id for one in self.acknowledged[before:]}:  # noqa: ASYNC110
            await asyncio.sleep(0.02)

    async def check(self) -> None:
        """Nothing that was acknowledged is lost, nothing is there twice."""
        await self.bots.everything_told(self.store)
        for asked in self.acknowledged:
            told = await self.store.reply_to(asked.id)
            assert told is not None, asked.text
            assert plain(told) == plain(asked.text)
        done = 0
        async for record in self.store.all_records():
            rows = await self.store.rows(record.id)
            assert [row.number for row in rows] == list(range(1, record.last + 1))
            assert replayed(record, rows) == record.game
            done += sum(row.kind in PLAYED for row in rows)
        assert done >= len(self.acknowledged)
        for channel in CHANNELS:
            check_the_channel(self.discord, channel.name)

    async def close(self) -> None:
        for process in self.carries:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        await self.bots.close()


@pytest.fixture
async def fleet(tmp_path: Path) -> AsyncGenerator[Fleet]:
    address = server().database_in(tmp_path)
    store = Store(address)
    fast = Pace(100_000, 1.0)
    state = tmp_path / "discord.sqlite3"
    async with (
        LocalDiscord(
            state, channels=CHANNELS, message_pace=fast, pace=fast, shards=SHARDS
        ) as discord,
        open_store(store),
    ):
        bots = Bots(discord, tmp_path)
        bots.env |= {"GRAVEYARD_DATABASE": address, "GRAVEYARD_SHARDS": str(SHARDS)}
        found = Fleet(discord, store, bots)
        await found.fill()
        await bots.open()
        try:
            await found.start()
            yield found
        finally:
            await found.close()
    server().forget_all()


async def test_a_process_is_killed_under_load_and_its_tables_go_on(fleet: Fleet) -> None:
    died = Shard(1, SHARDS)
    async with fleet.played():
        await fleet.until(acknowledged=TABLES)
        os.kill(fleet.carries[died.number], signal.SIGKILL)
        since = time.monotonic()
        await fleet.until_connected(range(SHARDS))
        theirs = [one for one in CHANNELS if died.has(one.guild)]
        async with asyncio.timeout(GOES_ON_SECONDS - (time.monotonic() - since)):
            await fleet.go_on(theirs)

    assert len(theirs) >= TABLES // 3
    await fleet.check()


async def test_processes_are_replaced_one_by_one_while_people_play(fleet: Fleet) -> None:
    async with fleet.played():
        await fleet.until(acknowledged=TABLES // 3)
        for number in range(SHARDS):
            os.kill(fleet.carries[number], signal.SIGTERM)
            async with asyncio.timeout(GOES_ON_SECONDS):
                while fleet.discord.shards == [*range(SHARDS)]:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            await fleet.until_connected(range(SHARDS))
            fleet.carries.append(await fleet.bots.fork())
        await fleet.until(acknowledged=TABLES // 3)

    await fleet.check()
