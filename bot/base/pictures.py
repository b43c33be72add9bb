"""Pictures, drawn beside the event loop, which never waits for them.

A picture that cannot be drawn takes nothing else with it: it is logged, and its words stand in.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Generator
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from contextlib import contextmanager, suppress

from bot.base import metrics
from bot.base.drawing import Drawing, Picture, Tried, tried
from bot.base.drawing_workers import THREADS, DrawingWorkers
from bot.base.log import log

PATIENCE_SECONDS = 0.0005
"""How long a thread that draws may keep the event loop waiting; Python's own is ten times that."""
AHEAD = 4
"""So many drawings are waited for at each thread; where there are more, some are left out."""


def noted(found: Tried, table: int | None) -> Picture | None:
    """The picture; a fault is counted, and in the log."""
    picture, fault = found
    if fault is not None:
        metrics.MISTAKES.inc()
        log().error("not-drawn", table=table, **fault._asdict())
    return picture


class Pictures:
    """Draws for everybody; `close` when the bot ends.

    Its `drawers` are processes, so that a picture takes nothing from the event loop; where there
    are none, or they are gone, it draws in threads.
    """

    def __init__(self, drawers: DrawingWorkers | None = None) -> None:
        sys.setswitchinterval(PATIENCE_SECONDS)
        self._drawers = drawers
        self._pool = ThreadPoolExecutor(THREADS, "drawing")
        self._behind = asyncio.Semaphore(THREADS)
        self._asked = 0
        """How many drawings are asked for and not done."""
        self._ahead: set[asyncio.Task[None]] = set()

    @property
    def crowded(self) -> bool:
        """Whether so much is to be drawn that nothing should be that can be left out."""
        return self._asked > AHEAD * THREADS

    async def draw(self, drawing: Drawing, table: int | None = None) -> Picture | None:
        """Runs a drawing, which must read nothing that changes meanwhile; see `tried`."""
        with self._counted():
            return await self._draw(drawing, table)

    async def draw_unless_crowded(self, drawing: Drawing, table: int) -> Picture | None:
        """The same for what goes without: nothing where too much is to be drawn before it."""
        return None if self.crowded else await self.draw(drawing, table)

    async def draw_behind(self, drawing: Drawing, table: int) -> Picture | None:
        """The same for what nobody waits for: it lets everybody else go first."""
        with self._counted():
            async with self._behind:
                return await self._draw(drawing, table)

    def draw_ahead(self, drawing: Drawing, table: int) -> None:
        """Draws what a later picture will take; nobody waits for it."""
        task = asyncio.create_task(self._ahead_of(drawing, table))
        self._ahead.add(task)
        task.add_done_callback(self._ahead.discard)

    async def _ahead_of(self, drawing: Drawing, table: int) -> None:
        with suppress(RuntimeError):  # The bot ends, and nothing is drawn any more.
            await self.draw_behind(drawing, table)

    async def _draw(self, drawing: Drawing, table: int | None) -> Picture | None:
        metrics.PICTURES.inc()
        with metrics.RENDER.time():
            return noted(await self._tried(drawing), table)

    async def _tried(self, drawing: Drawing) -> Tried:
        drawers = self._drawers
        if drawers is not None:
            try:
                return await drawers.tried(drawing)
            except BrokenExecutor:
                # All that were waiting learn of it.
                if self._drawers is drawers:
                    log().error("drawers-gone")
                    self._drawers = None
        return await asyncio.get_running_loop().run_in_executor(self._pool, tried, drawing)

    @contextmanager
    def _counted(self) -> Generator[None]:
        self._asked += 1
        try:
            yield
        finally:
            self._asked -= 1

    def close(self) -> None:
        """Draws nothing any more."""
        for task in self._ahead:
            task.cancel()
        if self._drawers is not None:
            self._drawers.close()
        self._pool.shutdown(wait=False, cancel_futures=True)
