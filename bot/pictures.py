"""Pictures, drawn in a few threads so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bot import metrics

T = TypeVar("T")

THREADS = max(1, min(4, (os.cpu_count() or 1) - 1))
"""One core stays with the event loop; more threads than that only make it late."""
PATIENCE_SECONDS = 0.0005
"""How long a thread that draws may keep the event loop waiting; Python's own is ten times that."""
Picture = tuple[str, bytes, str]
"""File name, bytes, alt text."""


class Pictures:
    """Draws for everybody; `close` when the bot ends."""

    def __init__(self) -> None:
        sys.setswitchinterval(PATIENCE_SECONDS)
        self._pool = ThreadPoolExecutor(THREADS, "drawing")

    async def draw(self, drawing: Callable[[], T]) -> T:
        """Runs a drawing, which must read nothing that changes meanwhile."""
        metrics.PICTURES.inc()
        return await asyncio.get_running_loop().run_in_executor(self._pool, drawing)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
