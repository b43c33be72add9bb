"""Pictures, drawn in a few threads so that the event loop never waits for them.

A picture that cannot be drawn takes nothing else with it: it is logged, and its words stand in.
"""

from __future__ import annotations

import asyncio
import os
import sys
import traceback
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import PurePath

from bot import metrics
from bot.declined import Declined
from bot.log import log
from renders.kit import look

THREADS = max(1, min(4, (os.cpu_count() or 1) - 1))
"""One core stays with the event loop; more threads than that only make it late."""
PATIENCE_SECONDS = 0.0005
"""How long a thread that draws may keep the event loop waiting; Python's own is ten times that."""
AHEAD = 4
"""So many drawings are waited for at each thread; where there are more, some are left out."""
Picture = tuple[str, bytes, str]
"""File name, bytes, alt text."""
Drawing = Callable[[], Picture | None]


class Undrawn(Exception):
    """A picture failed; `words` say what it shows, `name` is what its file would be called."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(name)
        self.name = name
        self.words = words


def drawn(name: str, draw: Callable[[], bytes], words: str) -> Picture:
    """A picture with its alt text. Raises Undrawn where it cannot be drawn."""
    try:
        return name, draw(), words
    except Exception as error:
        raise Undrawn(name, words) from error


def shown(picture: look.Picture) -> Picture:
    """A painter's picture. Raises Undrawn where it cannot be drawn."""
    return drawn(picture.name, picture.png, picture.alt)


def attempted(drawing: Drawing, table: int | None) -> Picture | None:
    """What it draws. One that fails gives its words as a file, or nothing where it has none.

    `table` is for the log. Raises Declined where the drawing does.
    """
    try:
        return drawing()
    except Declined:
        raise
    except Undrawn as undrawn:
        _note(undrawn.__cause__ or undrawn, undrawn.name, table)
        name = PurePath(undrawn.name).with_suffix(".txt").name
        return name, undrawn.words.encode(), undrawn.words
    except Exception as error:
        _note(error, "", table)
        return None


class Pictures:
    """Draws for everybody; `close` when the bot ends."""

    def __init__(self) -> None:
        sys.setswitchinterval(PATIENCE_SECONDS)
        self._pool = ThreadPoolExecutor(THREADS, "drawing")
        self._behind = asyncio.Semaphore(THREADS)
        self._asked = 0
        """How many drawings are asked for and not done."""

    @property
    def crowded(self) -> bool:
        """Whether so much is to be drawn that nothing should be that can be left out."""
        return self._asked > AHEAD * THREADS

    async def draw(self, drawing: Drawing, table: int | None = None) -> Picture | None:
        """Runs a drawing, which must read nothing that changes meanwhile; see `attempted`."""
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

    async def _draw(self, drawing: Drawing, table: int | None) -> Picture | None:
        metrics.PICTURES.inc()
        run = partial(attempted, drawing, table)
        with metrics.RENDER.time():
            return await asyncio.get_running_loop().run_in_executor(self._pool, run)

    @contextmanager
    def _counted(self) -> Generator[None]:
        self._asked += 1
        try:
            yield
        finally:
            self._asked -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _note(error: BaseException, picture: str, table: int | None) -> None:
    """What failed and where; not the error's own words, which may name a card of a hand."""
    metrics.MISTAKES.inc()
    steps = traceback.extract_tb(error.__traceback__)
    where = [f"{PurePath(step.filename).name}:{step.lineno} {step.name}" for step in steps]
    kind = type(error).__name__
    log().error("not-drawn", table=table, picture=picture, error=kind, where=where)
