"""Runs the bot: at Discord, or at the practice table beside a local Discord."""

from __future__ import annotations

import asyncio
import gc
import threading
from contextlib import aclosing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import aiohttp
import discord

from bot.app.client import Graveyard
from bot.app.health import Health, watched
from bot.app.stopping import stopped_by_signals
from bot.base import metrics
from bot.base.drawing_workers import DrawingWorkers, some_drawers
from bot.base.endpoint import point_discord_at
from bot.base.exits import NO_DISCORD, NOT_SET, CannotRun
from bot.base.log import log
from bot.base.settings import Settings
from bot.base.thinking_worker import ThinkingWorker, some_thinker
from bot.kit.registry import parts
from bot.store.backups import Backups
from bot.store.locks import Lease, alone, beside_others
from bot.store.storage_errors import in_words
from bot.store.store import Store, open_store
from renders.kit.inks import inks_of
from renders.kit.palette import THEMES
from renders.zones.ground_files import FILES

REFUSED = (
    "Discord does not accept DISCORD_TOKEN. Copy the token of your application's bot again, "
    "from the Discord developer portal."
)
LAST_WORDS_SECONDS = 1.0
"""Seconds for which the connection to Discord may take to close."""


@dataclass(frozen=True, slots=True)
class Workers:
    """The worker processes of the bot; each field is None if the system has no fork."""

    drawing: DrawingWorkers | None
    thinking: ThinkingWorker | None

    @classmethod
    def started(cls, store: Store) -> Workers:
        """Start the workers; must be called before `store` is opened.

        The drawing workers cache backgrounds of boards in the folder of the store.
        """
        prepare = partial(_prepare_drawing, store.folder / "drawn")
        return cls(some_drawers(parts(), prepare), some_thinker())


async def run_bot(settings: Settings) -> None:
    """Run the bot until a signal ends it. Raises CannotRun if it cannot start."""
    if settings.discord_token is None:
        raise CannotRun(NOT_SET)
    with in_words("The database"):
        store = Store(settings.database, backups=settings.backup_folder)
    workers = Workers.started(store)
    _choose_discord(settings)
    health = Health(store)
    with stopped_by_signals():
        if settings.shards is None:
            async with alone(store), open_store(store):
                await _at_discord(store, settings, health, workers)
        else:
            async with (
                beside_others(store, settings.shards) as lease,
                open_store(store, upgrade=False),
            ):
                await store.must_be_newest()
                await _at_discord(store, settings, health, workers, lease)
    log().info("stopped")


async def _at_discord(
    store: Store,
    settings: Settings,
    health: Health,
    workers: Workers,
    lease: Lease | None = None,
) -> None:
    """Run the bot at Discord, once this process has a shard."""
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    async with watched(health, settings.metrics_host, settings.metrics_port):
        if lease is not None:
            metrics.SHARD.set(-1)
            store.shard = await lease.shard()
        metrics.SHARD.set(store.shard.number)
        backups = regular(store, settings) if store.shard.first else None
        pace = settings.message_pace
        drawers, thinker = workers.drawing, workers.thinking
        bot = Graveyard(
            store,
            pace=pace,
            backups=backups,
            drawers=drawers,
            thinker=thinker,
            challenges=settings.challenge,
        )
        gc.freeze()
        health.connected, health.waiting = bot.connected, bot.publisher.waiting
        try:
            await _carried_on(bot, token)
        except discord.LoginFailure as error:
            raise CannotRun(REFUSED) from error
        except (aiohttp.ClientConnectionError, TimeoutError) as error:
            raise CannotRun(f"Discord cannot be reached: {error}", NO_DISCORD) from error


def regular(store: Store, settings: Settings) -> Backups:
    """Return the regular backups that the settings ask for; their `run` makes the copies."""
    return Backups(store.backup, store.backups, settings.backup_hours * 3600, settings.backup_keep)


def _prepare_drawing(folder: Path) -> None:
    """Prepare a drawing worker: set its cache folder, and compute palettes in threads."""
    FILES.keep_in(folder)
    for theme in THEMES.values():
        threading.Thread(target=inks_of, args=(theme,), daemon=True).start()


def _choose_discord(settings: Settings) -> None:
    if settings.discord_api_url and settings.discord_gateway_url:
        try:
            point_discord_at(settings.discord_api_url, settings.discord_gateway_url)
        except ValueError as error:
            raise CannotRun(str(error)) from error


async def _carried_on(bot: Graveyard, token: str) -> None:
    """Run the bot until it ends or this task is cancelled; then stop it in order and close it."""
    living = asyncio.create_task(bot.start(token), name="bot")
    try:
        await asyncio.shield(living)
    except asyncio.CancelledError:
        log().info("stopping")
        await bot.stop()
        await asyncio.wait({living}, timeout=LAST_WORDS_SECONDS)
        raise
    finally:
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
        await bot.close()


async def run_practice(folder: Path, port: int, started: asyncio.Event, say: list[str]) -> None:
    """Run a local Discord with the bot in it, until a signal ends it.

    When both are ready, the page's address is appended to `say` and `started` is set.
    """
    from bot.app.workshop.server import Workshop
    from bot.practice.local import LocalDiscord

    workshop = Workshop()
    store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    workers = Workers.started(store)
    with stopped_by_signals():
        async with (
            alone(store),
            open_store(store),
            LocalDiscord(folder / "discord.sqlite3", port, routes=workshop.routes()) as local,
            aclosing(workshop),
        ):
            workshop.at(local)
            point_discord_at(local.api_url, local.gateway_url)
            async with asyncio.TaskGroup() as group:
                drawers, thinker = workers.drawing, workers.thinking
                bot = Graveyard(store, pace=0.3, drawers=drawers, thinker=thinker)
                running = group.create_task(_carried_on(bot, local.token))
                await local.until_offered(local.people[0], "game new", seconds=30)
                await local.ready(30)
                say.append(local.page_url)
                started.set()
                await running
