"""The process that works for the Workshop: one line of JSON in, one or more lines of JSON out.

If a draft takes too long or crashes the process, the practice table is not affected. The process
ends when its input ends, so it never outlives the program that started it.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, BinaryIO, cast

import orjson

MEMORY = 2 * 2**30
"""Bytes of memory that the process may use."""


def main() -> None:
    """Answer each line of the input until it ends."""
    _limit()
    out = sys.stdout.buffer
    # Redirect prints of libraries, so that the program does not read them as answers.
    sys.stdout = sys.stderr
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(lines,), daemon=True).start()
    from bot.app.workshop import desk, survivors

    works: dict[str, Callable[..., Any]] = {
        "games": desk.games,
        "box": desk.box_mission,
        "read": desk.read,
        "lay": desk.lay,
        "picture": desk.picture,
        "tile": desk.tile,
        "odds": desk.odds,
        "survivor games": survivors.games,
        "survivor": survivors.read,
    }
    while True:
        asked = orjson.loads(lines.get())
        _answer(out, works[asked["do"]], asked)


def _answer(out: BinaryIO, work: Callable[..., Any], asked: dict[str, Any]) -> None:
    try:
        found = work(*asked["with"])
        if isinstance(found, Iterator):
            for part in cast("Iterator[Any]", found):
                _say(out, {"id": asked["id"], "part": part})
            found = None
        _say(out, {"id": asked["id"], "answer": found})
    except Exception as error:
        _say(out, {"id": asked["id"], "error": f"{type(error).__name__}: {error}"[:600]})


def _say(out: BinaryIO, told: dict[str, Any]) -> None:
    out.write(orjson.dumps(told, option=orjson.OPT_NON_STR_KEYS) + b"\n")
    out.flush()


def _listen(lines: queue.SimpleQueue[bytes]) -> None:
    """Read the input in a thread of its own, so that its end is noticed during a job."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def _limit() -> None:
    with suppress(OSError, AttributeError):
        os.nice(int(sys.argv[1]))
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()
