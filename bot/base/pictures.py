"""Draws pictures beside the event loop, which never waits for a drawing.

A picture that cannot be drawn must not break anything else: the error is logged, and the picture's
alt text is shown instead.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Generator
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial

from bot.base import metrics
from bot.base.drawing import Drawing, Picture, Tried, tried
from bot.base.drawing_workers import THREADS, DrawingWorkers
from bot.base.log import log

PATIENCE_SECONDS = 0.0005
"""Seconds for which a drawing thread may hold up the event loop; Python's default is 0.005."""
AHEAD = 4
"""How many drawings may wait per thread or worker. If more wait, only essential pictures are drawn.
"""


def noted(found: Tried, table: int | None) -> Picture | None:
    """Return the picture of a drawing that was run; count and log its fault, if it has one."""
    picture, fault = found
    if fault is not None:
        metrics.MISTAKES.inc()
        log().error("not-drawn", table=table, **fault._asdict())
    return picture


class Pictures:
    """Draws for the whole bot; call `close` when the bot ends.

    It draws in the worker processes `drawers`. Without these, or once they have died, it draws in
    threads.
    """

    def __init__(self, drawers: DrawingWorkers | None = None) -> None:
        sys.setswitchinterval(PATIENCE_SECONDS)
        self._drawers = drawers
        self._pool = ThreadPoolExecutor(THREADS, "drawing")
        self._behind = asyncio.Semaphore(THREADS)
        self._asked = 0
        """How many drawings are requested and not finished."""
        self._ahead: dict[int, asyncio.Task[None]] = {}
        """The tasks of `draw_ahead`, by table."""

    @property
    def crowded(self) -> bool:
        """Whether too many drawings wait, so that only essential pictures should be drawn."""
        return self._asked > AHEAD * THREADS

    async def draw(self, drawing: Drawing, table: int | None = None) -> Picture | None:
        """Run a drawing and return its picture. The drawing must not read anything that may change
        meanwhile.

        If the drawing fails, the picture is a text file with the alt text, or None if no alt text
        is known. Raises UserError if the drawing raises it.
        """
        with self._counted():
            return await self._draw(drawing, table)

    async def draw_behind(self, drawing: Drawing, table: int) -> Picture | None:
        """Run a drawing that nobody waits for, and return the same as `draw`.

        At most `THREADS` drawings of this kind are under way at a time, so that they do not hold up
        the others.
        """
        with self._counted():
            async with self._behind:
                return await self._draw(drawing, table)

    def draw_ahead(self, drawing: Drawing, table: int) -> None:
        """Draw in the background what a later picture will need; return at once.

        An earlier call for the same table is cancelled if it has not begun to draw.
        """
        if table in self._ahead:
            self._ahead[table].cancel()
        task = asyncio.create_task(self._ahead_of(drawing, table))
        self._ahead[table] = task
        task.add_done_callback(partial(self._forget, table))

    def _forget(self, table: int, task: asyncio.Task[None]) -> None:
        if self._ahead.get(table) is task:
            del self._ahead[table]

    async def _ahead_of(self, drawing: Drawing, table: int) -> None:
        with suppress(RuntimeError):  # The pool is closed, because the bot ends.
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
                # Every waiting drawing gets this error; only the first one logs it.
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
        """Cancel all waiting drawings; nothing can be drawn afterwards."""
        for task in self._ahead.values():
            task.cancel()
        if self._drawers is not None:
            self._drawers.close()
        self._pool.shutdown(wait=False, cancel_futures=True)
