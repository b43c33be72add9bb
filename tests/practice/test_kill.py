"""A bot in a process of its own that is killed: the guild stays, a new process takes over."""

import asyncio
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def bot_process(discord: LocalDiscord) -> AsyncGenerator[asyncio.subprocess.Process]:
    """A tiny bot as its own process; killed at the end without a word."""
    settings = {
        "DISCORD_API_URL": discord.api_url,
        "DISCORD_GATEWAY_URL": discord.gateway_url,
        "DISCORD_TOKEN": discord.token,
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.practice.tiny_bot", env=os.environ | settings, cwd=ROOT
    )
    try:
        await discord.ready(seconds=30)
        yield process
    finally:
        process.kill()
        await process.wait()
        await discord.gone()


async def test_a_killed_bot_is_missed_and_a_new_one_takes_over(tmp_path: Path):
    async with LocalDiscord(tmp_path / "p.sqlite3", patience=1.0) as discord:
        async with bot_process(discord):
            await discord.until_offered(ANN, "board")
            message = (await discord.wait(await discord.slash(ANN, "table-one", "board"))).message
        missed = await discord.wait(await discord.press(BOB, message, "Count 0"))
        async with bot_process(discord):
            answered = await discord.wait(await discord.press(BOB, message, "Count 0"))

    assert missed.failed == "expired"
    assert answered.failed is None
    assert message.content == "Counted 1"
