"""Starts worker processes for work that would hold up the event loop.

They are forked before the bot opens anything, so they know all games and hold no open files. They
end with the bot, even if it is killed.
"""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

WATCH_SECONDS = 1.0
"""Seconds for which a worker may outlive a bot that was killed."""
LARGE_BYTES = 32 * 1024
"""Freed blocks of at least this size are returned to the operating system at once."""
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD = -1, -3
"""Parameters of glibc's `mallopt`."""


def started_workers(number: int, prepare: Callable[[], None]) -> ProcessPoolExecutor:
    """Start that many worker processes; each calls `prepare` first.

    Raises OSError if no process can be started.
    """
    # Without this, each garbage collection, here and in the workers, would write to every object
    # that exists by now, and so copy the memory that the processes share.
    gc.freeze()
    pool = ProcessPoolExecutor(number, get_context("fork"), _begin, (os.getpid(), prepare))
    pool.submit(os.getpid).result()
    return pool


def _begin(parent: int, prepare: Callable[[], None]) -> None:
    """Set up a worker: it ignores signals, because the bot ends it, and never outlives the bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    _return_memory()
    prepare()


def return_freed_memory() -> None:
    """Make glibc, if this system has it, return all memory that nothing uses any more.

    Small blocks stay with the process until then.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def _return_memory() -> None:
    """Make glibc, if this system has it, return the memory of each picture once it is dropped.

    By default glibc raises its limit for returned blocks to 32 MB after large pictures. A worker
    then keeps about 100 MB of memory in pieces that cannot be used for another picture.
    """
    adjust = getattr(ctypes.CDLL(None), "mallopt", None)
    if adjust is not None:
        adjust(M_MMAP_THRESHOLD, LARGE_BYTES)
        adjust(M_TRIM_THRESHOLD, LARGE_BYTES)


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(WATCH_SECONDS)
    os._exit(0)
