"""Threads of the local Discord: who may write, what stands still, and what the bot is told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord as discord_py
import pytest

from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, TABLE_ONE
from tests.practice.conftest import ANSWER_SECONDS, openapi_file, playing
from tests.practice.tiny_bot import TinyBot


async def heard(bot: TinyBot, event: str) -> object:
    """The next event of that name."""
    async with asyncio.timeout(60):
        found: object = await bot.wait_for(event)
    return found


async def test_people_open_threads_and_the_bot_is_told(discord: LocalDiscord, bot: TinyBot):
    await bot.wait_until_ready()
    waiting = asyncio.create_task(heard(bot, "thread_create"))
    await asyncio.sleep(0)

    thread = await discord.open_thread(ANN, "table-one", "night")

    told = await waiting
    assert isinstance(told, discord_py.Thread)
    assert (told.id, told.parent_id, told.owner_id) == (thread.id, TABLE_ONE, ANN.id)
    assert (await bot.fetch_channel(thread.id)).id == thread.id


async def test_another_permission_decides_in_a_thread(discord: LocalDiscord, bot: TinyBot):
    thread = await discord.open_thread(ANN, "table-one", "night")
    room = bot.get_partial_messageable(thread.id)

    discord.forbid("table-one", "send_messages")
    await room.send("Boo")
    discord.forbid("table-one", "send_messages_in_threads")
    with pytest.raises(discord_py.Forbidden) as refused:
        await room.send("Boo")

    assert refused.value.code == 50013
    assert [one.content for one in discord.messages("night")] == ["Boo"]


async def test_an_archived_thread_stands_still_until_somebody_writes(
    discord: LocalDiscord, bot: TinyBot
):
    await bot.wait_until_ready()
    thread = await discord.open_thread(ANN, "table-one", "night")
    room = bot.get_partial_messageable(thread.id)
    said = await room.send("Boo")
    await discord.archive(thread)

    for change in (said.edit(content="Bah"), said.delete()):
        with pytest.raises(discord_py.HTTPException) as refused:
            await change
        assert (refused.value.status, refused.value.code) == (400, 50083)
    waiting = asyncio.create_task(heard(bot, "raw_thread_update"))
    await asyncio.sleep(0)
    await room.send("Who is there?")

    told = await waiting
    assert isinstance(told, discord_py.RawThreadUpdateEvent)
    assert not told.data["thread_metadata"]["archived"]
    await said.edit(content="Bah")


async def test_nobody_but_a_moderator_wakes_a_locked_thread(discord: LocalDiscord, bot: TinyBot):
    thread = await discord.open_thread(ANN, "table-one", "night")
    room = bot.get_partial_messageable(thread.id)
    await discord.archive(thread, locked=True)

    with pytest.raises(discord_py.HTTPException) as refused:
        await room.send("Boo")
    assert refused.value.code == 50083
    await discord.unarchive(thread)
    await room.send("Boo")


async def test_a_private_thread_is_closed_to_who_was_not_invited(
    discord: LocalDiscord, bot: TinyBot
):
    await bot.wait_until_ready()
    thread = await discord.open_thread(ANN, "table-one", "secret", private=True)
    room = bot.get_partial_messageable(thread.id)
    with pytest.raises(discord_py.Forbidden) as refused:
        await room.send("Boo")
    assert refused.value.code == 50001
    waiting = asyncio.create_task(heard(bot, "thread_join"))
    await asyncio.sleep(0)

    await discord.invite_bot(thread)

    assert isinstance(await waiting, discord_py.Thread)
    await room.send("Boo")


async def test_a_channel_that_is_seen_again_brings_its_threads(discord: LocalDiscord, bot: TinyBot):
    await bot.wait_until_ready()
    discord.forbid("table-one", "view_channel")
    thread = await discord.open_thread(ANN, "table-one", "night")
    waiting = asyncio.create_task(heard(bot, "thread_join"))
    await asyncio.sleep(0)

    discord.permit("table-one", "view_channel")

    told = await waiting
    assert isinstance(told, discord_py.Thread)
    assert told.id == thread.id


async def test_a_deleted_thread_is_gone_with_what_was_said(discord: LocalDiscord, bot: TinyBot):
    await bot.wait_until_ready()
    thread = await discord.open_thread(ANN, "table-one", "night")
    await discord.say(ANN, "night", "Boo")
    waiting = asyncio.create_task(heard(bot, "raw_thread_delete"))
    await asyncio.sleep(0)

    await discord.delete_thread(thread)

    told = await waiting
    assert isinstance(told, discord_py.RawThreadDeleteEvent)
    assert told.thread_id == thread.id
    with pytest.raises(discord_py.NotFound) as refused:
        await bot.get_partial_messageable(thread.id).send("Boo")
    assert refused.value.code == 10003


async def test_threads_outlive_a_restart(tmp_path: Path):
    path = tmp_path / "practice.sqlite3"
    async with LocalDiscord(path, openapi=openapi_file(), patience=ANSWER_SECONDS) as discord:
        thread = await discord.open_thread(ANN, "table-one", "night")
        await discord.say(ANN, "night", "Boo")
        await discord.archive(thread)

    async with LocalDiscord(path, patience=ANSWER_SECONDS) as discord, playing(discord):
        kept = discord.channel("night")
        assert (kept.id, kept.archived) == (thread.id, True)
        assert kept.parent is discord.channel("table-one")
        assert [one.content for one in discord.messages("night")] == ["Boo"]
