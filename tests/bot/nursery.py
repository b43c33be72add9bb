"""Starts bots quickly: everything is imported once, then each line on stdin forks one process.

A bot of its own takes over a second to import; fifty of them would be most of a test's time. The
children are what `graveyard run` is after its imports, and are killed like it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import bot.app.client
from bot.app.running import run_bot
from bot.base.log import set_up_logs
from bot.base.settings import Settings
from bot.base.words import words
from engine import load_content


def main() -> None:
    """Forks a bot for each line; prints its process id."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    assert bot.app.client
    words()
    load_content("zombicide")
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            set_up_logs("error")
            asyncio.run(run_bot(Settings()))
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
