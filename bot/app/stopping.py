"""Handles Ctrl-C and SIGTERM: the first signal stops the program in order, a second one at once.

Stopping at once is safe, too: every acknowledged action is in the database, and the next start
sends the posts and answers that are missing. So people can stop the program even if it hangs.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType

from bot.base.exits import SIGNALLED

LONGEST_SECONDS = 9.5
"""Seconds that an orderly stop may take: a container usually has ten before it is killed."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class _Ending:
    """Cancels the task at the first signal.

    Ends the process at a second signal, or `LONGEST_SECONDS` after the first. The process does not
    wait for a picture that is still being drawn, because nobody would see it.
    """

    def __init__(self, task: asyncio.Task[object]) -> None:
        self.asked = False
        self.in_order = False
        """Whether the block has ended; if the time limit ends the process then, it exits with 0."""
        self._task, self._loop = task, task.get_loop()

    def signalled(self, number: int, _: FrameType | None) -> None:
        if self.asked:
            os._exit(SIGNALLED + number)
        self.asked = True
        limit = threading.Timer(LONGEST_SECONDS, self._end, [number])
        limit.daemon = True
        limit.start()
        self._loop.call_soon_threadsafe(self._task.cancel)

    def _end(self, number: int) -> None:
        os._exit(0 if self.in_order else SIGNALLED + number)


@contextmanager
def stopped_by_signals() -> Generator[None]:
    """Cancel the task that runs the block at the first signal; the block then ends without an
    error.

    Raises RuntimeError outside of a task.
    """
    task = asyncio.current_task()
    if task is None:
        raise RuntimeError("only a task can be stopped")
    ending = _Ending(task)
    former = {one: signal.signal(one, ending.signalled) for one in SIGNALS}
    try:
        yield
    except asyncio.CancelledError:
        if not ending.asked:
            raise
        task.uncancel()
    finally:
        ending.in_order = True
        for one, before in former.items():
            if not ending.asked:
                signal.signal(one, before)


__all__ = ["stopped_by_signals"]
