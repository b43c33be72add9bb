"""The bot's process is killed at random points of a played game; nothing acknowledged is lost.

Meanwhile somebody deletes its messages.

The local Discord lives here, in the test's process; every bot is a process of its own.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

import engine
from bot.practice.interactions import Interaction
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from bot.practice.rates import Pace
from bot.practice.records import Message
from bot.store.records import LogRow, Record
from bot.store.store import Store
from bot.table.controls import tag
from tests.bot.conftest import ONE, SLASH

KILLS = 50
ROOT = Path(__file__).parents[2]


class Bots:
    """Bots in processes of their own, one after the other."""

    def __init__(self, discord: LocalDiscord, database: Path) -> None:
        self.discord = discord
        self.env = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": discord.token,
            "DISCORD_API_URL": discord.api_url,
            "DISCORD_GATEWAY_URL": discord.gateway_url,
            "GRAVEYARD_DATABASE": f"sqlite+aiosqlite:///{database}",
            "GRAVEYARD_MESSAGE_PACE": "0.01",
            "GRAVEYARD_LOG": "error",
        }
        self.nursery: asyncio.subprocess.Process
        self.process = 0

    async def open(self) -> None:
        self.nursery = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bot.nursery"),
            env=self.env,
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )

    async def close(self) -> None:
        """Without a line to come, the nursery ends."""
        self._stdin.close()
        await self.nursery.wait()

    async def fork(self) -> int:
        """The number of a new process."""
        self._stdin.write(b"\n")
        assert self.nursery.stdout
        return int(await self.nursery.stdout.readline())

    async def start(self) -> None:
        """A bot, as soon as it takes commands."""
        self.process = await self.fork()
        await self.discord.ready(20)
        await self.discord.until_offered(ANN, "game new")

    async def kill(self) -> None:
        os.kill(self.process, signal.SIGKILL)
        await self.discord.gone()

    @property
    def _stdin(self) -> asyncio.StreamWriter:
        assert self.nursery.stdin
        return self.nursery.stdin

    async def everything_told(self, store: Store) -> None:
        """On a slow machine too; Discord takes fifty requests a second."""
        async with asyncio.timeout(60):
            while [one async for one in store.all_records() if one.told < one.last]:  # noqa: ASYNC110
                await asyncio.sleep(0.05)


class Player:
    """Ann, alone at a table: she does what the autopilot would, as long as there is a bot."""

    def __init__(self, discord: LocalDiscord, store: Store) -> None:
        self.discord = discord
        self.store = store
        self.asked: list[Interaction] = []
        self.acknowledged: list[Interaction] = []

    async def play_on(self) -> None:
        """Acts until cancelled; remembers everything she was told is done."""
        while True:
            asked = await self._act()
            self.asked.append(asked)
            await asked.final.wait()
            if not asked.failed:
                self.acknowledged.append(asked)

    async def until(self, acknowledged: int) -> None:
        """So many deeds were told done, on a slow machine too."""
        async with asyncio.timeout(30):
            while len(self.acknowledged) < acknowledged:  # noqa: ASYNC110
                await asyncio.sleep(0.005)

    async def everything_answered(self) -> None:
        """None of what she did is still "thinking..."; Discord takes answers for 15 minutes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(20):
                while self._waiting():  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
        assert [one.name for one in self._waiting()] == []

    def _waiting(self) -> list[Interaction]:
        return [one for one in self.asked if one.original and one.original.loading]

    def _public(self) -> list[Message]:
        return [one for one in self.discord.messages(ONE) if not one.ephemeral]

    async def _act(self) -> Interaction:
        record = await self.store.live_in(self.discord.channel(ONE).id)
        if record is None:
            return await self.discord.slash(ANN, ONE, "game new", {"game": "zombicide"})
        if record.stage == "lobby":
            return await self.discord.slash(ANN, ONE, "game start")
        advice = engine.autopilot(engine.load_table(record.game), str(ANN.id))
        assert advice is not None
        if isinstance(advice, str):
            custom_id = f"g:{record.id}:{record.last}:answer:{tag(advice)}"
            while not (shown := self._public()):  # noqa: ASYNC110
                await asyncio.sleep(0.005)
            return await self.discord.press(ANN, shown[-1], custom_id, even_if_gone=True)
        filled = {name: said for name, said in advice.plain().items() if said is not None}
        do = str(filled.pop("do"))
        if filled.pop("pair", False):
            filled["card"] += ":pair"
        if do in ("attack", "open-door"):
            filled["with"] = filled.pop("card")
        # A process that was killed may have had no time to register the commands of the game.
        await self.discord.until_offered(ANN, SLASH.get(do, do), ONE)
        return await self.discord.slash(ANN, ONE, SLASH.get(do, do), filled)


def replayed(record: Record, rows: list[LogRow]) -> str:
    """The game as its log tells it, played again from the first row."""
    seed = engine.load_table(record.game).seed
    start = rows[0].payload
    game = engine.open_table(
        record.ruleset, mission=str(start["mission"]), seats=start["seats"], seed=seed
    )
    for row in rows[1:]:
        if row.kind in ("command", "interjection"):
            game.play(row.seat, engine.command_from_json(game.rules.id, row.payload))
        elif row.kind == "answer":
            game.answer(row.seat, str(row.payload["option"]))
    return game.to_json()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """What the bots keep, opened beside them."""
    found = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await found.open()
    yield found
    await found.close()


async def test_fifty_kills_lose_nothing_that_was_acknowledged(tmp_path: Path, store: Store) -> None:
    chance = random.Random(50)
    database = tmp_path / "tables.sqlite3"
    pace = Pace(100_000, 1.0)
    async with LocalDiscord(tmp_path / "discord.sqlite3", message_pace=pace) as discord:
        player, bots = Player(discord, store), Bots(discord, database)
        await bots.open()
        for _ in range(KILLS):
            await bots.start()
            playing = asyncio.create_task(player.play_on())
            await player.until(len(player.acknowledged) + chance.randint(0, 4))
            await asyncio.wait({playing}, timeout=chance.uniform(0.0, 0.1))
            await bots.kill()
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            await moderate(discord, chance)
        await bots.start()
        assert (await discord.wait(await discord.slash(ANN, ONE, "game status"))).text
        await bots.everything_told(store)
        cut_off = [one for one in player.asked if one not in player.acknowledged]
        assert [one for one in cut_off if one.original]
        await player.everything_answered()
        await bots.kill()
        await bots.close()

        assert len(player.acknowledged) > KILLS
        for asked in player.acknowledged:
            assert await store.reply_to(asked.id) == asked.text
        async for record in store.all_records():
            rows = await store.rows(record.id)
            assert [row.number for row in rows] == list(range(1, record.last + 1))
            if record.game:
                assert replayed(record, rows) == record.game
        check_the_channel(discord)


async def moderate(discord: LocalDiscord, chance: random.Random) -> None:
    """Somebody deletes one of the newest messages now and then: a turn's, or the status."""
    public = [one for one in discord.messages(ONE) if not one.ephemeral]
    if len(public) > 3 and chance.random() < 0.4:
        await discord.delete(chance.choice(public[-3:]))


def check_the_channel(discord: LocalDiscord, where: str = ONE) -> None:
    """One status message with buttons, the last of all; nothing was told twice.

    The end of a game has buttons of its own, for what comes after it.
    """
    public = [one for one in discord.messages(where) if not one.ephemeral]
    with_buttons = [one for one in public if one.components and "-s" in str(one.nonce)]
    shown = [(one.id, one.nonce, one.content[:40], bool(one.components)) for one in public]
    assert len(with_buttons) <= 1, shown
    assert public[-1].components or "/game new" in public[-1].content
    nonces = [one.nonce for one in public]
    assert len(set(nonces)) == len(nonces)
