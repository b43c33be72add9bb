"""Discord's limit over all requests: they wait for their turn, answers to interactions do not."""

from __future__ import annotations

import asyncio
from pathlib import Path

from aiolimiter import AsyncLimiter

from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from bot.practice.rates import Pace
from tests.bot.conftest import running
from tests.practice.conftest import ANSWER_SECONDS

LIMIT = Pace(25, 0.25)
"""A hundred a second."""


async def test_what_is_asked_at_once_reaches_discord_one_after_the_other(tmp_path: Path) -> None:
    async with (
        LocalDiscord(tmp_path / "discord.sqlite3", pace=LIMIT, patience=ANSWER_SECONDS) as local,
        running(local, tmp_path, requests=50) as room,
    ):
        channels = local.channels
        await asyncio.gather(
            *(room.bot.fetch_channel(channels[one % 2].id) for one in range(40)),
            *(room.bot.fetch_user(ANN.id) for _ in range(20)),
        )
        assert local.refused == []


async def test_an_answer_to_an_interaction_waits_for_nothing(tmp_path: Path) -> None:
    """A bot that may ask once in a thousand seconds answers all the same."""
    async with (
        LocalDiscord(tmp_path / "discord.sqlite3", patience=ANSWER_SECONDS) as local,
        running(local, tmp_path) as room,
    ):
        room.bot.allowance.limiter = AsyncLimiter(1, 1000)
        await room.bot.fetch_user(ANN.id)
        assert "Graveyard Shift" in await room.slash(ANN, "about")
        assert "Graveyard Shift" in await room.slash(ANN, "about")
