"""What Discord allows a bot over all servers together: requests wait here, in their order.

discord.py minds the limit of each channel. Of this one it learns when Discord refuses, and refused
requests count towards a ban. Answers to interactions are outside of it, and do not wait.
"""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace

import aiohttp

A_SECOND = 45.0
"""Discord allows 50; a few are left for what reaches it in a bunch."""
OUTSIDE = ("/interactions/", "/webhooks/")


class RateLimiter:
    """Lets so many requests a second through."""

    def __init__(self, a_second: float = A_SECOND) -> None:
        self.a_second = a_second
        self._next = 0.0
        self._turn = asyncio.Lock()

    def tracing(self) -> aiohttp.TraceConfig:
        """What discord.py asks before each request, tries that follow a failed one included."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._before)
        return config

    async def _before(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        asked: aiohttp.TraceRequestStartParams,
    ) -> None:
        if not any(part in asked.url.path for part in OUTSIDE):
            await self._wait()

    async def _wait(self) -> None:
        # Counted from when the one before went: after a pause of ours nobody has to catch up.
        async with self._turn:
            await asyncio.sleep(max(0.0, self._next - time.monotonic()))
            self._next = time.monotonic() + 1 / self.a_second
