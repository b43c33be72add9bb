"""Pictures, drawn beside the event loop, which never waits for them.

A picture that cannot be drawn takes nothing else with it: it is logged, and its words stand in.
"""

from __future__ import annotations

import asyncio
import os
import sys
import traceback
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import PurePath
from typing import TYPE_CHECKING, NamedTuple

from bot import metrics
from bot.declined import Declined
from bot.log import log
from renders.kit import look

if TYPE_CHECKING:
    from bot.drawers import Drawers

THREADS = max(1, min(4, (os.cpu_count() or 1) - 1))
"""One core stays with the event loop; more that draw only make it late."""
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


class Fault(NamedTuple):
    """What failed and where; not the error's own words, which may name a card of a hand."""

    picture: str
    error: str
    where: Sequence[str]

    @classmethod
    def of(cls, error: BaseException, picture: str) -> Fault:
        steps = traceback.extract_tb(error.__traceback__)
        where = [f"{PurePath(step.filename).name}:{step.lineno} {step.name}" for step in steps]
        return cls(picture, type(error).__name__, where)


Tried = tuple[Picture | None, Fault | None]


def tried(drawing: Drawing) -> Tried:
    """What it draws. One that fails gives its words as a file, or nothing where it has none.

    Raises Declined where the drawing does.
    """
    try:
        return drawing(), None
    except Declined:
        raise
    except Undrawn as undrawn:
        name = PurePath(undrawn.name).with_suffix(".txt").name
        words = name, undrawn.words.encode(), undrawn.words
        return words, Fault.of(undrawn.__cause__ or undrawn, undrawn.name)
    except Exception as error:
        return None, Fault.of(error, "")


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

    def __init__(self, drawers: Drawers | None = None) -> None:
        sys.setswitchinterval(PATIENCE_SECONDS)
        self._drawers = drawers
        self._pool = ThreadPoolExecutor(THREADS, "drawing")
        self._behind = asyncio.Semaphore(THREADS)
        self._asked = 0
        """How many drawings are asked for and not done."""

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

    async def _draw(self, drawing: Drawing, table: int | None) -> Picture | None:
        metrics.PICTURES.inc()
        with metrics.RENDER.time():
            return noted(await self._tried(drawing), table)

    async def _tried(self, drawing: Drawing) -> Tried:
        if self._drawers is not None:
            try:
                return await self._drawers.tried(drawing)
            except BrokenExecutor:
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
        if self._drawers is not None:
            self._drawers.close()
        self._pool.shutdown(wait=False, cancel_futures=True)
