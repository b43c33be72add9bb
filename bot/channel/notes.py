"""Stores the notes of what was sent at intervals, so that many messages share one write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

NOTE_SECONDS = 0.5
"""The most seconds between a change and the storing of its note."""


@asynccontextmanager
async def noted(write: Callable[[], Awaitable[None]]) -> AsyncGenerator[None]:
    """Call `write` every NOTE_SECONDS while the block runs, and once when it ends, even by an
    error."""
    beside = asyncio.create_task(_again_and_again(write), name="notes")
    try:
        yield
    finally:
        beside.cancel()
        await asyncio.gather(beside, return_exceptions=True)
        await write()


async def _again_and_again(write: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(NOTE_SECONDS)
        await write()
