"""Boards and sheets, drawn in a few threads so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import renders
from bot import metrics
from engine.content import Content

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

    async def board(self, view: Any, language: str, players: Mapping[str, str]) -> Picture:
        """The round picture of a view, with the same in words as its alt text."""
        draw = partial(_board, view, language, dict(players))
        metrics.PICTURES.inc()
        return await asyncio.get_running_loop().run_in_executor(self._pool, draw)

    async def sheet(
        self, view: Any, survivor: str, language: str, players: Mapping[str, str]
    ) -> bytes:
        draw = partial(renders.sheet_png, view, survivor, language=language, players=dict(players))
        metrics.PICTURES.inc()
        return await asyncio.get_running_loop().run_in_executor(self._pool, draw)

    async def mission(self, content: Content, mission: str, language: str) -> Picture:
        """The map of a mission before anybody plays it."""
        draw = partial(_mission, content, mission, language)
        metrics.PICTURES.inc()
        return await asyncio.get_running_loop().run_in_executor(self._pool, draw)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _board(view: Any, language: str, players: Mapping[str, str]) -> Picture:
    picture = renders.board_png(view, language=language, players=players)
    alt = renders.board_alt_text(view, language=language, players=players)
    return "board.png", picture, alt


def _mission(content: Content, mission: str, language: str) -> Picture:
    picture = renders.mission_png(mission, language, content=content)
    alt = renders.mission_alt_text(mission, language, content=content)
    return "mission.png", picture, alt
