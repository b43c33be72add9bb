"""Processes that draw: what they take, no event loop waits for.

They are forked before the bot opens anything, so they know all games and hold no file of its own.
What is drawn is sent as it is called: a method of a part of a game's kit, and its arguments. The
part itself is not sent: every process has it, and it is named by its number.
"""

from __future__ import annotations

import asyncio
import io
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from bot.base.drawing import Drawing, Fault, Tried, tried
from engine.core.question import Question

THREADS = max(1, min(4, (os.cpu_count() or 1) - 1))
"""One core stays with the event loop; more that draw only make it late."""
WATCH_SECONDS = 1.0
"""How long a drawer may outlive a bot that was killed."""
_PARTS: list[object] = []
"""In a drawer: what is called to draw."""


def nothing() -> None:
    """Prepares nothing."""


class _Sending(pickle.Pickler):
    def __init__(self, into: io.BytesIO, numbers: Mapping[int, int]) -> None:
        """`numbers` are those of the parts, by identity."""
        super().__init__(into, pickle.HIGHEST_PROTOCOL)
        self._numbers = numbers

    def persistent_id(self, obj: Any) -> int | None:
        return self._numbers.get(id(obj))

    def reducer_override(self, obj: Any) -> Any:
        """A question goes without what knows the table: nobody is refused in a picture."""
        if not isinstance(obj, Question):
            return NotImplemented
        return Question, (obj.key, obj.seats, obj.options, obj.default, obj.subject, obj.about)


class _Reading(pickle.Unpickler):
    def persistent_load(self, pid: int) -> object:
        return _PARTS[pid]


def _carried_out(order: bytes) -> Tried:
    """What a drawer does."""
    return tried(_Reading(io.BytesIO(order)).load())


class DrawingWorkers:
    """One process or more, until `close`. OSError where none can be started."""

    def __init__(self, parts: Sequence[object], prepare: Callable[[], None] = nothing) -> None:
        """`parts` are the objects whose methods draw; each process calls `prepare` first."""
        self._numbers = {id(one): number for number, one in enumerate(parts)}
        begun = (os.getpid(), parts, prepare)
        self._pool = ProcessPoolExecutor(THREADS, get_context("fork"), _begin, begun)
        self._pool.submit(os.getpid).result()

    async def tried(self, drawing: Drawing) -> Tried:
        """See `tried`. Raises BrokenExecutor where a drawer has died."""
        order = io.BytesIO()
        try:
            _Sending(order, self._numbers).dump(drawing)
        except Exception as error:
            return None, Fault.of(error, "")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _carried_out, order.getvalue())

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def some_drawers(parts: Sequence[object], prepare: Callable[[], None]) -> DrawingWorkers | None:
    """None where the system has no fork."""
    return None if sys.platform == "win32" else DrawingWorkers(parts, prepare)


def _begin(parent: int, parts: Sequence[object], prepare: Callable[[], None]) -> None:
    """The bot alone says when a drawer ends, and none outlives it."""
    _PARTS[:] = parts
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    prepare()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(WATCH_SECONDS)
    os._exit(0)
