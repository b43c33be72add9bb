"""A local Discord and a tiny bot for every test that asks for them."""

import asyncio
import os
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.base.endpoint import point_discord_at
from bot.practice.local import LocalDiscord
from tests.practice.tiny_bot import TinyBot

ANSWER_SECONDS = 15.0
"""How long the tests' Discord waits for a first answer: five times as long as the real one.

On a machine that has other work too, an answer may take more than three seconds.
"""


def openapi_file() -> Path | None:
    """Discord's own description of its API, where somebody has put it beside the project."""
    told = os.environ.get("DISCORD_OPENAPI")
    beside = Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"
    path = Path(told) if told else beside
    return path if path.is_file() else None


@asynccontextmanager
async def playing(discord: LocalDiscord) -> AsyncGenerator[TinyBot]:
    """Run a tiny bot until the block ends."""
    point_discord_at(discord.api_url, discord.gateway_url)
    bot = TinyBot()
    running = asyncio.create_task(bot.start(discord.token))
    try:
        await discord.ready()
        await discord.until_offered("ann", "game new")
        yield bot
    finally:
        await bot.close()
        await running


@pytest.fixture(autouse=True)
def restored_endpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test points discord.py at, the next one begins with the real addresses."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)


@pytest.fixture
async def discord(tmp_path: Path) -> AsyncIterator[LocalDiscord]:
    """A local Discord; when Discord's description is at hand, what the bot sends must fit it."""
    async with LocalDiscord(
        tmp_path / "practice.sqlite3", openapi=openapi_file(), patience=ANSWER_SECONDS
    ) as local:
        yield local
        assert local.violations == []


@pytest.fixture
async def bot(discord: LocalDiscord) -> AsyncIterator[TinyBot]:
    async with playing(discord) as running:
        yield running
