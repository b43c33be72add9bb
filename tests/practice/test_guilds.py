"""Several guilds of the local Discord: the bot is told of each, and what happens in one stays
there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import discord as discord_py
import pytest

from bot.practice.gateway import Gateway, Session
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, GUILD_ID, Channel
from tests.practice.conftest import ANSWER_SECONDS, openapi_file
from tests.practice.tiny_bot import TinyBot

SECOND = GUILD_ID + (1 << 22)
HERE, THERE = 1_100_000_000_000_000_301, 1_100_000_000_000_000_302


def two_guilds() -> list[Channel]:
    return [Channel(HERE, "here"), Channel(THERE, "there", guild=SECOND)]


@pytest.fixture
async def discord(tmp_path: Path) -> AsyncIterator[LocalDiscord]:
    state = tmp_path / "practice.sqlite3"
    async with LocalDiscord(
        state, openapi=openapi_file(), channels=two_guilds(), patience=ANSWER_SECONDS
    ) as local:
        yield local
        assert local.violations == []


async def test_the_bot_is_told_of_every_guild_and_its_channels(bot: TinyBot):
    await bot.wait_until_ready()

    assert {one.id: [channel.id for channel in one.channels] for one in bot.guilds} == {
        GUILD_ID: [HERE],
        SECOND: [THERE],
    }
    for one in bot.guilds:
        assert one.default_role.id == one.id
        assert [channel.id for channel in await one.fetch_channels()] == [
            channel.id for channel in one.channels
        ]
    with pytest.raises(discord_py.NotFound):
        await bot.fetch_guild(SECOND + 1)


async def test_what_is_typed_comes_from_the_guild_of_its_channel(
    discord: LocalDiscord, bot: TinyBot
):
    await bot.wait_until_ready()
    for channel, guild in ((HERE, GUILD_ID), (THERE, SECOND)):
        waiting = asyncio.create_task(bot.wait_for("interaction"))
        await asyncio.sleep(0)

        await discord.wait(await discord.slash(ANN, channel, "say", {"text": "Boo"}))

        heard = await waiting
        assert (heard.guild_id, heard.channel_id) == (guild, channel)
        assert [one.content for one in discord.messages(channel) if not one.ephemeral] == ["Boo"]
    assert bot.errors == []


async def test_a_thread_belongs_to_the_guild_of_its_channel(discord: LocalDiscord, bot: TinyBot):
    await bot.wait_until_ready()
    thread = await discord.open_thread(ANN, "there", "night")

    found = await bot.fetch_channel(thread.id)

    assert isinstance(found, discord_py.Thread)
    assert (found.guild.id, found.parent_id) == (SECOND, THERE)
    assert [one.id for one in await bot.guilds[0].active_threads()] == []
    assert [one.id for one in await bot.guilds[1].active_threads()] == [thread.id]


def test_a_shard_hears_of_its_own_guilds_alone():
    """Discord's formula: the guild's id without its lowest 22 bits, by the count of shards."""
    gateway = Gateway("", [], lambda with_members: [], lambda connected: None)
    shards = [Session("a", 1, (0, 2)), Session("b", 1, (1, 2))]
    gateway.sessions = {one.id: one for one in shards}

    gateway.dispatch("GUILD_ROLE_UPDATE", {"guild_id": str(GUILD_ID)})
    gateway.dispatch("GUILD_ROLE_UPDATE", {"guild_id": str(SECOND)})
    gateway.dispatch("GUILD_ROLE_UPDATE", {"guild_id": str(SECOND)})

    first = shards[(GUILD_ID >> 22) % 2]
    assert sorted(one.seq for one in shards) == [1, 2]
    assert first.seq == 1
