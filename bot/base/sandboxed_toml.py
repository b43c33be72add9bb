"""Reads TOML that somebody sent in a process of its own, which has little time and little memory.

Whatever the text does to its reader, the bot goes on: the process ends by itself at its limits, and
is ended when its time is up. Where the system knows no such limits, only the time holds.
This file is also what that process runs, so it needs nothing but Python itself.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tomllib
from contextlib import suppress
from pathlib import Path

HERE = str(Path(__file__).resolve())
SECONDS = 2
MEMORY = 160 * 2**20
"""Bytes of everything the process has for itself."""
ALONE = ("-I", "-S", "-X", "utf8")
"""Options of Python: nothing from the environment, no packages, UTF-8."""
NEEDED = ("SYSTEMROOT",)
"""What Windows cannot start a process without; nothing else is handed on, tokens least of all."""


class TooHeavy(Exception):
    """The text needs more time or memory than it is given."""


async def try_out(text: str, seconds: float = SECONDS) -> None:
    """Returns where the text can be read as TOML, or refused, at little cost. Raises TooHeavy."""
    reader = await asyncio.create_subprocess_exec(
        *(sys.executable, *ALONE, HERE),
        env={name: os.environ[name] for name in NEEDED if name in os.environ},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(seconds):
            await reader.communicate(text.encode())
    except TimeoutError as error:
        raise TooHeavy from error
    finally:
        with suppress(ProcessLookupError):
            reader.kill()
        await reader.wait()
    if reader.returncode:
        raise TooHeavy


def limit() -> None:
    """Ends this process where it takes too much."""
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    for what, most in ((resource.RLIMIT_CPU, SECONDS), (resource.RLIMIT_DATA, MEMORY)):
        resource.setrlimit(what, (most, most))


def main() -> None:
    """Reads stdin; what is no TOML is refused again, in words, where it matters."""
    limit()
    with suppress(ValueError, RecursionError):
        tomllib.loads(sys.stdin.buffer.read().decode())


if __name__ == "__main__":
    main()
