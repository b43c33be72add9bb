"""Runs the bot: at Discord, or on the practice table beside a local one."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import aiohttp
import discord

from bot.client import Graveyard
from bot.endpoint import point_discord_at
from bot.log import log
from bot.metrics import serve_metrics
from bot.settings import Settings
from bot.store import Store

REFUSED = (
    "Discord does not accept DISCORD_TOKEN. Copy the token of your application's bot again, "
    "from the Discord developer portal."
)


class CannotRun(Exception):
    """Said to whoever started the bot, in one sentence."""


async def run_bot(settings: Settings) -> None:
    """Runs until the process ends. Raises CannotRun for a token that Discord does not take."""
    if settings.discord_token is None:
        raise CannotRun(
            "DISCORD_TOKEN is not set. Put it into the environment or into .env (see "
            ".env.example), or play without an account: graveyard practice"
        )
    if settings.discord_api_url and settings.discord_gateway_url:
        try:
            point_discord_at(settings.discord_api_url, settings.discord_gateway_url)
        except ValueError as error:
            raise CannotRun(str(error)) from error
    if settings.metrics_port:
        serve_metrics(settings.metrics_port)
    store = Store(settings.database)
    await store.open()
    bot = Graveyard(store, pace=settings.message_pace)
    gc.freeze()
    try:
        async with bot:
            await bot.login(settings.discord_token.get_secret_value())
            await bot.connect()
    except discord.LoginFailure as error:
        raise CannotRun(REFUSED) from error
    except (aiohttp.ClientConnectionError, TimeoutError) as error:
        raise CannotRun(f"Discord cannot be reached: {error}") from error
    finally:
        await store.close()
        log().info("stopped")


async def run_practice(folder: Path, port: int, started: asyncio.Event, say: list[str]) -> None:
    """Runs a local Discord with the bot in it; puts the page's address into `say`."""
    from bot.practice.local import LocalDiscord

    store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    await store.open()
    try:
        async with LocalDiscord(folder / "discord.sqlite3", port) as local:
            point_discord_at(local.api_url, local.gateway_url)
            bot = Graveyard(store, pace=0.3)
            async with bot, asyncio.TaskGroup() as group:
                running = group.create_task(bot.start(local.token))
                await local.until_offered(local.people[0], "game new", seconds=30)
                await local.ready(30)
                say.append(local.page_url)
                started.set()
                await running
    finally:
        await store.close()
