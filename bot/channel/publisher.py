"""Posts in each table's channel what is in its log, and goes on after a restart.

To *tell* a table something is to post it in the table's channel. There is one task for each table
that has something to tell. It never holds a game: it takes what it needs under the table's lock,
and talks to Discord without it. If Discord refuses, the task waits: a little longer each time, or
until a change of permissions or of a thread makes a new try worthwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

import aiohttp
import discord
from structlog.contextvars import bind_contextvars

from bot.base import metrics
from bot.base.discord_errors import CLOSED, GONE, UNKNOWN_CHANNEL, lasting
from bot.base.log import log
from bot.base.pictures import Pictures
from bot.channel.guild_api import GuildApi
from bot.channel.posting import Ending, Posting, Scene
from bot.kit.registry import chair_at, kit_of
from bot.store.records import Record, Waiting
from bot.store.storage_errors import classify
from bot.table import seats
from bot.table.counting import results
from bot.table.status import status_of
from bot.table.tables import OpenTable, Tables

IDLE_SECONDS = 60
CALM_SECONDS = 2.0
"""The fewest seconds between a failed try and the next, even if the table has news meanwhile."""
RETRY_SECONDS = (2.0, 300.0)
"""Seconds: the first and the longest pause if the fault may pass by itself."""
CLOSED_SECONDS = (300.0, 3600.0)
"""Seconds: the first and the longest pause if a person must first remove the fault.

A change on the server usually wakes the table earlier.
"""
OTHERS_SECONDS = 60
"""How many seconds back the publisher looks for what other processes did."""
APART_SECONDS = 0.1
"""Seconds between tables at a start, and between tries of refused tables.

Ten thousand refused requests in ten minutes get an address banned.
"""


@dataclass(slots=True)
class RetryState:
    """Why a table was not told everything; each of its players reads this once, privately."""

    table: int
    channel: int
    guild: int
    key: str
    """The reason, by its name in `bot.base.discord_errors`."""
    seats: frozenset[str]
    """The ids of the players."""
    since: int
    """When the trouble began, in seconds since the epoch."""
    heard: set[str] = field(default_factory=set[str])
    """The players who have read the reason."""

    @property
    def closed(self) -> bool:
        """Whether the bot can write nothing in the channel at present."""
        return self.key in CLOSED


@dataclass(slots=True)
class _Worker:
    """The task of one table."""

    table: int
    channel: int
    posting: Posting
    woken: asyncio.Event
    busy: bool = False
    failures: int = 0
    """How often in a row the table could not be told."""
    task: asyncio.Task[None] | None = None


class Publisher:
    """Posts the news of every table, with one task for each table.

    `pace` is the number of seconds between two batches of messages to one table.
    """

    def __init__(
        self,
        tables: Tables,
        pictures: Pictures,
        guild_api: GuildApi,
        pace: float = 1.0,
    ) -> None:
        self._tables = tables
        self._pictures = pictures
        self._guild_api = guild_api
        self._pace = pace
        self._workers: dict[int, _Worker] = {}
        self._retries: dict[int, RetryState] = {}
        """Why tables are not told everything, by channel."""
        self._statuses: dict[int, tuple[int, int]] = {}
        """The id of each live table and of its status message, by channel."""
        self._resting: dict[int, tuple[int, int]] = {}
        """The id of each live table, and when the first of its people may be pinged again, by
        channel.

        A start wakes every live table, so this need not be stored.
        """
        self._turnstile = asyncio.Lock()
        self._resuming: asyncio.Task[None] | None = None
        self._closed = False
        tables.rewritten = self.forget

    def wake(self, record: Record) -> None:
        """Note that this table has news; its task posts them soon.

        For a table of another shard this does nothing, because that shard's process posts them.
        """
        if self._tables.store.shard.has(record.guild):
            self._wake(record.id, record.channel)

    def below(self, record: Record) -> None:
        """Note that something outside the log was posted below the status message, so that this is
        sent again."""
        self.wake(record)
        self._workers[record.id].posting.covered = True

    def hope(self, guild: int) -> None:
        """Try again soon at those tables of the server `guild` in which the bot could not write,
        because a change may have allowed it."""
        for one in list(self._retries.values()):
            if one.guild == guild and one.closed:
                self._wake(one.table, one.channel)

    def missing(self, channel: int, messages: Collection[int]) -> None:
        """Note that these messages of the channel were deleted; if the status message is among
        them, another is sent.
        """
        table, status = self._statuses.get(channel, (0, 0))
        if status not in messages:
            return
        worker = self._workers.get(table)
        if worker is None or worker.posting.taken_away != status:
            self._wake(table, channel).posting.lost_status(status)

    def trouble_for(self, channel: int, person: str) -> str:
        """Why this person's table was not told everything; from now on the person counts as
        informed.

        An empty string if nothing is missing, or if the person was informed before.
        """
        retry = self._retries.get(channel)
        if retry is None or person in retry.heard or person not in retry.seats:
            return ""
        retry.heard.add(person)
        if retry.heard >= retry.seats and not retry.closed:
            del self._retries[channel]
        return retry.key

    def waiting(self) -> int:
        """How many tables have news that Discord does not have yet."""
        workers = self._workers.values()
        return sum(one.busy or bool(one.failures) or one.woken.is_set() for one in workers)

    async def resume(self) -> None:
        """Begin to post what the last process did not post, and to repair status messages."""
        waiting = await self._tables.store.waiting()
        self._resuming = asyncio.create_task(self._resume(waiting), name="publisher-resume")

    async def _resume(self, waiting: Sequence[Waiting]) -> None:
        for table in waiting:
            posting = self._wake(table.id, table.channel).posting
            # A message may have been sent below the status message and not noted.
            posting.covered = posting.covered or table.untold
            await asyncio.sleep(APART_SECONDS)

    async def hear_of_others(self, now: int) -> None:
        """Wake the tables of this shard at which other processes did something lately: began or
        ended holidays, or removed people.

        `now` is in seconds since the epoch.
        """
        store = self._tables.store
        if store.shard.alone:
            return
        for table in await store.waiting(since=now - OTHERS_SECONDS):
            if table.id not in self._workers:
                self._wake(table.id, table.channel)

    def call_rested(self, now: int) -> None:
        """Wake the tables at which somebody's quiet time is over by `now`, so that this person is
        pinged."""
        for channel, (table, until) in list(self._resting.items()):
            if until <= now:
                del self._resting[channel]
                self._wake(table, channel)

    def forget(self, table: int) -> None:
        """Have this table's notes read again before anything else is posted, because the database
        has newer ones."""
        if table in self._workers:
            self._workers[table].posting.rewritten = True

    async def close(self) -> None:
        """Stop posting; the next process posts what is requested from now on."""
        self._closed = True
        tasks = [worker.task for worker in self._workers.values() if worker.task]
        tasks += [self._resuming] if self._resuming else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._workers.clear()

    async def settled(self) -> None:
        """Wait until all news are posted, or a try has failed."""
        if self._resuming:
            await asyncio.wait({self._resuming})
        while any(  # noqa: ASYNC110
            worker.woken.is_set() or worker.busy for worker in self._workers.values()
        ):
            await asyncio.sleep(0.01)

    # ------------------------------------------------------------ one table's task

    def _wake(self, table: int, channel: int) -> _Worker:
        worker = self._workers.get(table)
        if worker is None:
            tables, guild_api = self._tables, self._guild_api
            posting = Posting(tables.store, self._pictures, guild_api, tables.links, tables.marks)
            worker = _Worker(table, channel, posting, asyncio.Event())
            self._workers[table] = worker
            if not self._closed:
                worker.task = asyncio.create_task(self._run(worker), name=f"publisher-{table}")
            metrics.TABLES_TOLD.set(len(self._workers))
        if worker.channel != channel:
            self._leave(worker)
            worker.channel = channel
        worker.woken.set()
        return worker

    def _leave(self, worker: _Worker) -> None:
        """Forget what is kept for a table's channel: the table has left it, or is over."""
        if self._statuses.get(worker.channel, (0, 0))[0] == worker.table:
            del self._statuses[worker.channel]
        retry = self._retries.get(worker.channel)
        if retry is not None and retry.table == worker.table:
            del self._retries[worker.channel]

    async def _run(self, worker: _Worker) -> None:
        # Each worker is a separate task, so every line that it logs names the table.
        bind_contextvars(table=worker.table)
        pause: float | None = None
        while await _woken(worker, pause):
            worker.busy = True
            worker.woken.clear()
            if worker.failures:
                async with self._turnstile:
                    await asyncio.sleep(APART_SECONDS)
            pause = await self._try_to_tell(worker)
            worker.busy = False
            await asyncio.sleep(CALM_SECONDS if worker.failures else self._pace)
        self._workers.pop(worker.table, None)
        metrics.TABLES_TOLD.set(len(self._workers))

    async def _try_to_tell(self, worker: _Worker) -> float | None:
        """Tell the table its news; return the seconds until another try, None if none is needed."""
        try:
            scene = await self._scene(worker)
            if scene is not None and await self._without_the_gone(worker, scene):
                scene = await self._scene(worker)
            pause = await self._tell(worker, scene) if scene is not None else None
        except (aiohttp.ClientError, OSError) as error:
            log().warning("not-told", table=worker.table, error=repr(error))
            return _longer(worker, RETRY_SECONDS)
        except Exception as error:
            if classify(error) is None:
                metrics.MISTAKES.inc()
                log().error("mistake-while-telling", table=worker.table, exc_info=error)
            return _longer(worker, RETRY_SECONDS)
        return pause

    async def _tell(self, worker: _Worker, scene: Scene) -> float | None:
        try:
            await worker.posting.tell(scene)
        except discord.HTTPException as error:
            return await self._refused(worker, scene.record, error)
        await self._told(worker, scene.record)
        return None

    async def _told(self, worker: _Worker, record: Record) -> None:
        """After a success, note that the fault is over and which status message the table has."""
        worker.failures = 0
        retry = self._retries.get(worker.channel)
        if retry and retry.closed and retry.table == worker.table:
            del self._retries[worker.channel]
            await self._give_back(retry)
        if worker.posting.trouble:
            self._note(record, worker.posting.trouble)
            worker.posting.trouble = ""
        if record.live:
            self._statuses[worker.channel] = (worker.table, worker.posting.status_message)
        else:
            self._leave(worker)

    async def _give_back(self, retry: RetryState) -> None:
        """Move the table's deadlines later by the time in which nothing could be told there."""
        lost = int(time.time()) - retry.since
        async with self._tables.at(retry.channel) as table:
            if lost > 0 and table.loaded is not None and table.record.due:
                table.record.due += lost
                table.record.remind += lost if table.record.remind else 0
                table.touch()
                await table.save()

    async def _without_the_gone(self, worker: _Worker, scene: Scene) -> bool:
        """Open the seats of people who left the server, instead of pinging them in vain.

        Returns whether anything was changed.
        """
        record = scene.record
        gone = await self._guild_api.left(record.guild, scene.status.called)
        if not gone:
            return False
        async with self._tables.at(worker.channel) as table:
            if table.loaded is None or table.record.id != worker.table:
                return False
            for person in gone:
                seats.left_server(table, person)
            return await table.save()

    async def put_away(self, channel: int) -> None:
        """Archive the table of a channel that was deleted; it can be brought back in another
        channel."""
        async with self._tables.at(channel) as table:
            if table.loaded is None:
                return
            record = table.record
            record.state.homeless = channel
            table.close("archived")
            await table.save()
            log().warning("channel-gone", table=record.id, channel=channel)

    async def _refused(
        self, worker: _Worker, record: Record, error: discord.HTTPException
    ) -> float | None:
        """Return the seconds until another try, by Discord's error; None for no further try."""
        key, status, code = lasting(error), error.status, error.code
        if not key:
            log().warning("not-told", table=worker.table, status=status, code=code)
            return _longer(worker, RETRY_SECONDS)
        log().warning("may-not-tell", table=worker.table, why=key, code=code)
        if key == GONE:
            deleted = code == UNKNOWN_CHANNEL and self._guild_api.is_gone(worker.channel)
            if record.live and deleted:
                await self.put_away(worker.channel)
            return None
        self._note(record, key)
        return _longer(worker, CLOSED_SECONDS)

    def closed(self, channel: int) -> bool:
        """Whether the bot can write nothing in this channel at present."""
        retry = self._retries.get(channel)
        return retry is not None and retry.closed

    def _note(self, record: Record, key: str) -> None:
        """Note the fault `key` for the table's players; they hear of a lasting fault only once
        each."""
        known = self._retries.get(record.channel)
        lasts = known and known.closed and (known.table, known.key) == (record.id, key)
        if not lasts:
            sitting = frozenset(seat.sitter for seat in record.people)
            now = known.since if known and known.closed else int(time.time())
            retry = RetryState(record.id, record.channel, record.guild, key, sitting, now)
            self._retries[record.channel] = retry

    async def _scene(self, worker: _Worker) -> Scene | None:
        """Read what is to be shown of the worker's table; None if the table is not stored."""
        async with self._tables.at(worker.channel) as table:
            loaded = table.loaded
            if loaded is not None and loaded.record.id == worker.table:
                return await self._scene_of(table)
        record = await self._tables.store.record(worker.table)
        if record is None:
            return None
        return await self._scene_of(OpenTable.at_rest(self._tables, record))

    async def _scene_of(self, table: OpenTable) -> Scene:
        asleep = await self._tables.resting(table.record)
        record, loaded = replace(table.record, resting=asleep), table.loaded
        if asleep and record.live:
            self._resting[record.channel] = (record.id, min(asleep.values()))
        game = loaded.game if loaded else None
        ending = None
        if game is not None and game.outcome:
            sealed = await self._tables.challenges.is_sealed(record)
            # The log is read again for the feats, so only while something is left to be posted.
            feats = await self._feats_of(record) if record.told < record.last else ()
            goals = kit_of(record.ruleset).presenter.goals_at_end(chair_at(record, game))
            ending = Ending(game.outcome, "" if sealed else game.seed, feats, goals)
        await self._offer_commands(record)
        status = status_of(record, game)
        status = replace(status, text=self._tables.links.linked(status.text, record.guild))
        return Scene(record, status, game.view() if game is not None else None, ending)

    async def _offer_commands(self, record: Record) -> None:
        """Let the server have the commands of a live table's game, however the table got here."""
        commands = self._tables.commands
        if record.live and record.ruleset not in commands.games_of(record.guild):
            await commands.offer(record.guild, record.ruleset)

    async def _feats_of(self, record: Record) -> Sequence[str]:
        """Return the feats of a finished game, if anybody at its table is counted in statistics."""
        people = await self._tables.people.of(seat.sitter for seat in record.people)
        if not any(one.counted for one in people.values()):
            return ()
        rows = await self._tables.store.rows(record.id)
        found = await asyncio.to_thread(results, record, rows)
        return found[0].feats if found else ()


async def _woken(worker: _Worker, pause: float | None) -> bool:
    """Wait until the table is woken or `pause` seconds are over.

    Without a pause, return False if nothing wakes the table for IDLE_SECONDS.
    """
    try:
        async with asyncio.timeout(IDLE_SECONDS if pause is None else pause):
            await worker.woken.wait()
    except TimeoutError:
        return pause is not None or worker.woken.is_set()
    return True


def _longer(worker: _Worker, pauses: tuple[float, float]) -> float:
    """Count a failure and return the seconds until the next try, which grow with each failure."""
    first, longest = pauses
    pause = min(first * 2 ** min(worker.failures, 12), longest)
    worker.failures += 1
    return pause
