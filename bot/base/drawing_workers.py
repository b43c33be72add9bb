"""Worker processes that draw pictures, so that drawing takes no time from the event loop.

A drawing is sent to a worker as a pickled call of a method. The object that has the method, a part
of a game's kit, is not pickled: every process has the same list of such parts, and the pickle names
the part by its number in that list.
"""

from __future__ import annotations

import asyncio
import io
import os
import pickle
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from bot.base.drawing import Drawing, Fault, Tried, tried
from bot.base.worker_processes import return_freed_memory, started_workers
from engine.core.question import Question
from renders.kit.kept import forget_parts

THREADS = max(1, min(4, (os.cpu_count() or 1) - 1))
"""How many worker processes draw; without worker processes, how many threads draw.

One core is left to the event loop.
"""
MOST_GROWN_BYTES = 128 << 20
"""A worker that has grown by more than this since its start forgets its finished parts of pictures.

All kinds of parts of all games in all languages and themes would take more than this.
"""


@dataclass(slots=True)
class _Worker:
    """What a worker process knows of itself."""

    parts: Sequence[object] = ()
    """The objects whose methods draw; the position of each is its number."""
    bytes_at_start: int = 0
    """Its resident memory when it began."""


_WORKER = _Worker()


def nothing() -> None:
    """Do nothing: the default for workers that need no preparation."""


class _Sending(pickle.Pickler):
    def __init__(self, into: io.BytesIO, numbers: Mapping[int, int]) -> None:
        """`numbers` are the numbers of the parts, by their identity (`id`)."""
        super().__init__(into, pickle.HIGHEST_PROTOCOL)
        self._numbers = numbers

    def persistent_id(self, obj: Any) -> int | None:
        return self._numbers.get(id(obj))

    def reducer_override(self, obj: Any) -> Any:
        """Pickle a question without its field `free`.

        That function may hold the table. It only checks answers, and no drawing needs it.
        """
        if not isinstance(obj, Question):
            return NotImplemented
        return Question, (obj.key, obj.seats, obj.options, obj.default, obj.subject, obj.about)


class _Reading(pickle.Unpickler):
    def persistent_load(self, pid: int) -> object:
        return _WORKER.parts[pid]


def _carried_out(order: bytes) -> Tried:
    """In a worker: unpickle the drawing `order` and run it."""
    result = tried(_Reading(io.BytesIO(order)).load())
    if _resident_bytes() - _WORKER.bytes_at_start > MOST_GROWN_BYTES:
        forget_parts()
        return_freed_memory()
    return result


def _resident_bytes() -> int:
    """Return the resident memory of this process, or 0 if the system does not tell it."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


class DrawingWorkers:
    """A pool of worker processes that draw, until `close`.

    Raises OSError if no process can be started.
    """

    def __init__(self, parts: Sequence[object], prepare: Callable[[], None] = nothing) -> None:
        """`parts` are the objects whose methods draw; each process calls `prepare` first."""
        self._numbers = {id(one): number for number, one in enumerate(parts)}
        self._pool = started_workers(THREADS, partial(_begin, parts, prepare))

    async def tried(self, drawing: Drawing) -> Tried:
        """Draw in a worker; return the picture, or None, and the fault, if any.

        Raises UserError if the drawing raises it, and BrokenExecutor if a worker has died.
        """
        order = io.BytesIO()
        try:
            _Sending(order, self._numbers).dump(drawing)
        except Exception as error:
            return None, Fault.of(error, "")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _carried_out, order.getvalue())

    def close(self) -> None:
        """End the workers; drawings that have not begun are cancelled."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def some_drawers(parts: Sequence[object], prepare: Callable[[], None]) -> DrawingWorkers | None:
    """Start the worker processes (see `DrawingWorkers`); return None on Windows, which cannot
    fork.
    """
    return None if sys.platform == "win32" else DrawingWorkers(parts, prepare)


def _begin(parts: Sequence[object], prepare: Callable[[], None]) -> None:
    prepare()
    _WORKER.parts, _WORKER.bytes_at_start = parts, _resident_bytes()
