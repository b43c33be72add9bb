"""Discord's limit of requests per second for a bot, over all servers together.

discord.py respects the limit of each channel. It learns of this global limit only when Discord
refuses a request, and refused requests count towards a ban. So requests wait here, in order.
Answers to interactions are not limited and do not wait.
"""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp
from aiolimiter import AsyncLimiter

A_SECOND = 45.0
"""Requests per second. Discord allows 50; the margin is for requests that arrive in bursts."""
OUTSIDE = ("/interactions/", "/webhooks/")
"""Parts of paths; requests to such paths do not count towards the limit."""


class RateLimiter:
    """Limits outgoing requests to `a_second` per second, evenly spaced."""

    def __init__(self, a_second: float = A_SECOND) -> None:
        self.limiter = AsyncLimiter(1, 1 / a_second)

    def tracing(self) -> aiohttp.TraceConfig:
        """Return the hooks that discord.py's HTTP session calls before each request or retry."""
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
            await self.limiter.acquire()
