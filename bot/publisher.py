"""Tells tables what was saved: reads the log behind the players and keeps up, over restarts too.

One task for each table that has something to tell. It never holds a game: it takes what it needs
under the table's lock and talks to Discord without it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import aiohttp
import discord

from bot import metrics
from bot.log import log
from bot.pictures import Pictures
from bot.posting import Ending, Posting, Scene
from bot.records import Record, Waiting
from bot.status import status_of
from bot.tables import Sitting, Tables

IDLE_SECONDS = 60
RETRY_SECONDS = 2.0
RESUME_SECONDS = 0.04
"""Between two tables that a start takes up: whoever plays meanwhile is answered all the same."""


@dataclass(slots=True)
class _Desk:
    """One table's task."""

    table: int
    channel: int
    posting: Posting
    woken: asyncio.Event
    busy: bool = False
    task: asyncio.Task[None] | None = None


class Publisher:
    """Tells every table. `room` finds a channel by its id; `pace` is in seconds."""

    def __init__(
        self,
        tables: Tables,
        pictures: Pictures,
        room: Callable[[int], discord.PartialMessageable],
        pace: float = 1.0,
    ) -> None:
        self._tables = tables
        self._pictures = pictures
        self._room = room
        self._pace = pace
        self._desks: dict[int, _Desk] = {}
        self._resuming: asyncio.Task[None] | None = None

    def wake(self, record: Record | Waiting) -> None:
        """There is something to tell at this table."""
        desk = self._desks.get(record.id)
        if desk is None:
            room = self._room(record.channel)
            posting = Posting(self._tables.store, self._pictures, room)
            desk = _Desk(record.id, record.channel, posting, asyncio.Event())
            self._desks[record.id] = desk
            desk.task = asyncio.create_task(self._run(desk), name=f"publisher-{record.id}")
            metrics.TABLES_TOLD.set(len(self._desks))
        desk.woken.set()

    def below(self, record: Record) -> None:
        """Something else was posted in the channel: the status goes below it."""
        self.wake(record)
        self._desks[record.id].posting.covered = True

    async def resume(self) -> None:
        """Takes up every table where the last process left it; status messages are repaired."""
        waiting = await self._tables.store.waiting()
        self._resuming = asyncio.create_task(self._take_up(waiting), name="resuming")

    async def _take_up(self, waiting: Sequence[Waiting]) -> None:
        for table in waiting:
            self.wake(table)
            await asyncio.sleep(RESUME_SECONDS)

    async def close(self) -> None:
        if self._resuming:
            self._resuming.cancel()
            await asyncio.gather(self._resuming, return_exceptions=True)
        tasks = [desk.task for desk in self._desks.values() if desk.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._desks.clear()

    async def settled(self) -> None:
        """Waits until nobody has anything to tell."""
        if self._resuming:
            await self._resuming
        while any(  # noqa: ASYNC110
            desk.woken.is_set() or desk.busy for desk in self._desks.values()
        ):
            await asyncio.sleep(0.01)

    # ------------------------------------------------------------ one table's task

    async def _run(self, desk: _Desk) -> None:
        while True:
            try:
                async with asyncio.timeout(IDLE_SECONDS):
                    await desk.woken.wait()
            except TimeoutError:
                if desk.woken.is_set():
                    continue
                self._desks.pop(desk.table, None)
                metrics.TABLES_TOLD.set(len(self._desks))
                return
            desk.busy = True
            desk.woken.clear()
            told = await self._try_to_tell(desk)
            desk.busy = False
            await asyncio.sleep(self._pace)
            if not told:
                await asyncio.sleep(RETRY_SECONDS)
                desk.woken.set()

    async def _try_to_tell(self, desk: _Desk) -> bool:
        """One round of messages; False where it is worth another try a little later."""
        try:
            scene = await self._scene(desk)
            if scene is not None:
                await desk.posting.tell(scene)
        except (discord.Forbidden, discord.NotFound) as error:
            # Whoever gives the permission back plays on, and that wakes us again.
            log().warning("may-not-tell", table=desk.table, code=error.code)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log().warning("not-told", table=desk.table, error=repr(error))
            return False
        except Exception as error:
            metrics.MISTAKES.inc()
            log().error("mistake-while-telling", table=desk.table, exc_info=error)
            return False
        return True

    async def _scene(self, desk: _Desk) -> Scene | None:
        """What there is to show, taken at one moment."""
        async with self._tables.at(desk.channel) as sitting:
            loaded = sitting.loaded
            if loaded is not None and loaded.record.id == desk.table:
                return self._scene_of(sitting)
        record = await self._tables.store.record(desk.table)
        if record is None:
            return None
        return self._scene_of(Sitting.at_rest(self._tables, record))

    def _scene_of(self, sitting: Sitting) -> Scene:
        record, loaded = replace(sitting.record), sitting.loaded
        game = loaded.game if loaded else None
        ending = None
        if game is not None and game.outcome:
            ending = Ending(game.outcome, game.seed)
        status = status_of(record, game)
        return Scene(record, status, game.view() if game is not None else None, ending)
