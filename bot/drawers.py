"""Processes that draw: what they take, no event loop waits for.

They are forked before the bot opens anything, so they know all games and hold no file of its own.
What is drawn is sent as it is called: a method of a game's kit, which is named, and its arguments.
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
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from operator import attrgetter
from typing import Any

from bot.games import kit_of, kits
from bot.pictures import THREADS, Drawing, Fault, Tried, tried
from engine.core.question import Question

PARTS = ("presenter", "presenter.painter", "lobby", "lookback")
"""What of a kit is called to draw."""
WATCH_SECONDS = 1.0


@cache
def _named() -> dict[int, tuple[str, str]]:
    """Game and part of what every process has, by its identity."""
    return {id(attrgetter(part)(kit)): (kit.ruleset, part) for kit in kits() for part in PARTS}


class _Sending(pickle.Pickler):
    def persistent_id(self, obj: Any) -> tuple[str, str] | None:
        return _named().get(id(obj))

    def reducer_override(self, obj: Any) -> Any:
        """A question goes without what knows the table: nobody is refused in a picture."""
        if not isinstance(obj, Question):
            return NotImplemented
        return Question, (obj.key, obj.seats, obj.options, obj.default, obj.subject, obj.about)


class _Reading(pickle.Unpickler):
    def persistent_load(self, pid: tuple[str, str]) -> Any:
        ruleset, part = pid
        return attrgetter(part)(kit_of(ruleset))


def sent(drawing: Drawing) -> bytes:
    """The drawing for another process. Raises what pickle raises for what cannot be sent."""
    into = io.BytesIO()
    _Sending(into, pickle.HIGHEST_PROTOCOL).dump(drawing)
    return into.getvalue()


def carried_out(order: bytes) -> Tried:
    """What a drawer does."""
    return tried(_Reading(io.BytesIO(order)).load())


class Drawers:
    """One process or more, until `close`. OSError where none can be started."""

    def __init__(self) -> None:
        _named()
        self._pool = ProcessPoolExecutor(THREADS, get_context("fork"), _begin, (os.getpid(),))
        self._pool.submit(os.getpid).result()

    async def tried(self, drawing: Drawing) -> Tried:
        """See `tried`. Raises BrokenExecutor where a drawer has died."""
        try:
            order = sent(drawing)
        except Exception as error:
            return None, Fault.of(error, "")
        return await asyncio.get_running_loop().run_in_executor(self._pool, carried_out, order)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def some_drawers() -> Drawers | None:
    """None where the system has no fork."""
    return None if sys.platform == "win32" else Drawers()


def _begin(parent: int) -> None:
    """The bot alone says when a drawer ends, and none outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(WATCH_SECONDS)
    os._exit(0)
