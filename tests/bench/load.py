"""`python -m tests.bench.load [TABLES] [A_SECOND] [SECONDS]`: many tables played at once.

The shipped bot in a process of its own, the local Discord and everybody's presses in this one. Then
the bot is started again with all tables live, under Discord's limits: it should have little to say.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import engine
from bot.log import set_up_logs
from bot.practice.interactions import Interaction
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, GUILD_ID, Channel
from bot.practice.rates import EVERYTHING, MESSAGES, Pace
from bot.practice.records import Message
from bot.records import Change, Record, Seat
from bot.store import Store
from bot.words import tag
from tests.bench.report import megabytes, milliseconds

FIRST_CHANNEL = 1_100_000_000_000_500_000
UNLIMITED = Pace(1_000_000, 1.0)
PATIENCE = 3.0
"""Seconds that Discord waits for a first answer."""
ABOUT_EVERY = 5
QUIET_SECONDS = 3.0


@dataclass(slots=True)
class Answers:
    """Seconds to what a person reads, by sort; who read nothing in time."""

    moves: list[float] = field(default_factory=list[float])
    abouts: list[float] = field(default_factory=list[float])
    late: int = 0


async def fill(folder: Path, channels: list[Channel]) -> None:
    """A table in each channel, where Ann plays alone."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    await store.open()
    seats = {str(ANN.id): ["amy", "doug", "josh", "ned"]}
    for number, channel in enumerate(channels):
        game = engine.open_table("zombicide", mission="00", seats=seats, seed=f"load-{number}")
        record = Record(GUILD_ID, channel.id, "zombicide", "00", "en", "playing")
        record.seats = [Seat(str(ANN.id), ANN.name, seats[str(ANN.id)])]
        record.game = game.to_json()
        await store.save(Change(record))
    await store.close()


@asynccontextmanager
async def shipped(local: LocalDiscord, folder: Path) -> AsyncGenerator[int]:
    """The bot as it is run; its process id."""
    told = {
        "DISCORD_TOKEN": local.token,
        "DISCORD_API_URL": local.api_url,
        "DISCORD_GATEWAY_URL": local.gateway_url,
        "GRAVEYARD_DATABASE": f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}",
    }
    words = (sys.executable, "-m", "bot", "run")
    process = await asyncio.create_subprocess_exec(*words, env={**os.environ, **told})
    try:
        await local.ready(60)
        await local.until_offered(ANN, "game new", 60)
        yield process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


def resident(process: int) -> int:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return 1024 * int(next(one for one in lines if one.startswith("VmRSS")).split()[1])


async def quiet(local: LocalDiscord, heard: list[str]) -> None:
    """Waits until the bot has told everything."""
    before = -1
    while before != len(heard):
        before = len(heard)
        await asyncio.sleep(QUIET_SECONDS)


async def press(local: LocalDiscord, store: Store, channel: Channel, answers: Answers) -> None:
    """The next step at a table, from its status message."""
    record = await store.live_in(channel.id)
    shown = [one for one in local.messages(channel) if one.components and not one.ephemeral]
    if record is None or not shown:
        return
    game = engine.load_table(record.game)
    step = engine.autopilot(game, str(ANN.id))
    if step is None:
        return
    what, text = ("answer", step) if isinstance(step, str) else ("do", step.canonical())
    custom_id = f"g:{record.id}:{record.last}:{what}:{tag(text)}"
    await timed(local, await _pressed(local, shown[-1], custom_id), answers, answers.moves)


async def _pressed(local: LocalDiscord, message: Message, custom_id: str) -> Interaction:
    return await local.press(ANN, message, custom_id, even_if_gone=True)


async def about(local: LocalDiscord, channel: Channel, answers: Answers) -> None:
    await timed(local, await local.slash(ANN, channel, "about"), answers, answers.abouts)


async def timed(
    local: LocalDiscord, asked: Interaction, answers: Answers, kept: list[float]
) -> None:
    start = time.perf_counter()
    try:
        await local.wait(asked, 60)
    except TimeoutError:
        answers.late += 1
        return
    took = time.perf_counter() - start
    answers.late += took > PATIENCE or asked.failed is not None
    kept.append(took)


async def loaded(
    local: LocalDiscord, folder: Path, channels: list[Channel], rate: int, seconds: int
) -> Answers:
    """So many commands a second, whether the ones before were answered or not."""
    answers, chance = Answers(), random.Random("load")
    store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    await store.open(upgrade=False)
    start, doing = time.perf_counter(), set[asyncio.Task[None]]()
    for number in range(rate * seconds):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        channel = chance.choice(channels)
        typed = number % ABOUT_EVERY == 0
        deed = about(local, channel, answers) if typed else press(local, store, channel, answers)
        doing.add(asyncio.create_task(deed))
    await asyncio.gather(*doing)
    await store.close()
    return answers


def percentile(seconds: list[float]) -> float:
    return quantiles(seconds, n=100)[-1] if len(seconds) > 1 else 0.0


async def measure(tables: int, rate: int, seconds: int) -> int:
    """Prints what was measured; 1 where somebody waited too long, or Discord said: too fast."""
    channels = [Channel(FIRST_CHANNEL + one, f"table-{one}") for one in range(tables)]
    heard: list[str] = []

    def overhear(path: str, *_: object) -> None:
        heard.append(path)

    def discord(folder: Path, pace: Pace, messages: Pace) -> LocalDiscord:
        state = folder / "discord.sqlite3"
        return LocalDiscord(
            state, channels=channels, pace=pace, message_pace=messages, overhear=overhear
        )

    with TemporaryDirectory() as name:
        folder = Path(name)
        await fill(folder, channels)
        async with (
            discord(folder, UNLIMITED, UNLIMITED) as local,
            shipped(local, folder) as process,
        ):
            await quiet(local, heard)
            before = resident(process)
            answers = await loaded(local, folder, channels, rate, seconds)
            await quiet(local, heard)
            after = resident(process)
        heard.clear()
        async with discord(folder, EVERYTHING, MESSAGES) as local, shipped(local, folder):
            await quiet(local, heard)
            fast = sum(status == 429 for status, _ in local.refused)
            edits = sum("/messages" in path for path in heard)
    lines = [
        f"{tables} tables, {rate} commands a second for {seconds} s, {answers.late} later than 3 s",
        _told("a move", answers.moves),
        _told("/about", answers.abouts),
        f"memory: {megabytes(before)} before, {megabytes(after)} after",
        f"started again with all tables live: {edits} messages sent or edited, {fast} times 429",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return int(bool(answers.late or fast))


def _told(what: str, seconds: list[float]) -> str:
    middle = median(seconds) if seconds else 0.0
    last = milliseconds(percentile(seconds))
    return f"{what}: {milliseconds(middle)} median, {last} for 99 in 100, {len(seconds)} times"


if __name__ == "__main__":
    set_up_logs("error")
    usual = (1000, 50, 120)
    told = [int(one) for one in sys.argv[1:4]]
    sys.exit(asyncio.run(measure(*(*told, *usual[len(told) :]))))
