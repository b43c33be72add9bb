"""A worker process that works out what is added to a hint later, so that no picture waits for it.

It is separate from the workers that draw, and runs with a lower priority than they do.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TypeVar

from bot.base import metrics
from bot.base.log import log
from bot.base.worker_processes import started_workers

T = TypeVar("T")
NICE = 5
"""How much the worker's priority is lowered (Unix: 0 is the usual one, 19 the lowest)."""


class ThinkingWorker:
    """The worker process, until `close`. Raises OSError if it cannot be started."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = started_workers(1, _yield_to_others)

    async def think(self, call: Callable[[], T], seconds: float) -> T | None:
        """Run `call`, which must be picklable, in the worker, and return its result.

        Return None if there is no result within `seconds`, if the call fails (the error is logged),
        or if the worker has died.
        """
        pool = self._pool
        if pool is None:
            return None
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.get_running_loop().run_in_executor(pool, call)
        except TimeoutError:
            log().info("not-thought-in-time")
        except BrokenExecutor:
            # Every waiting call gets this error; only the first one logs it.
            if self._pool is pool:
                log().error("thinker-gone")
                self._pool = None
        except Exception as error:
            metrics.MISTAKES.inc()
            # The error's own words are left out: they may name a card that nobody knows.
            log().error("not-thought", error=type(error).__name__)
        return None

    def close(self) -> None:
        """End the worker; calls that have not begun are cancelled."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def some_thinker() -> ThinkingWorker | None:
    """Start the worker process; return None on Windows, which has no fork."""
    return None if sys.platform == "win32" else ThinkingWorker()


def _yield_to_others() -> None:
    os.nice(NICE)
