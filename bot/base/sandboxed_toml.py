"""Tries the TOML parser on people's texts in a separate process, with little time and memory.

The bot goes on even if a text makes the parser use too much: the process ends itself at its limits,
and is killed when its time is up. On systems without such limits only the time is limited. The
process runs this same file, so the file imports only the standard library.
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
"""Seconds of processor time that the process may use."""
PATIENCE = 10.0
"""Seconds until the process is given up; on a busy machine it may wait long for its turn."""
MEMORY = 160 * 2**20
"""Bytes of memory that the process may use."""
ALONE = ("-I", "-S", "-X", "utf8")
"""Options of Python: read nothing from the environment, load no packages, use UTF-8."""
NEEDED = ("SYSTEMROOT",)
"""Environment variables that Windows needs to start a process. No others are passed on, so that the
process gets no token.
"""


class TooHeavy(Exception):
    """The text needs more time or memory to parse than it is allowed."""


async def try_out(text: str, seconds: float = PATIENCE) -> None:
    """Check that the parser finishes `text`, valid TOML or not, within its limits and `seconds`.

    Raises TooHeavy if it does not.
    """
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
    """Limit the processor time and memory of this process; the system ends it at these limits."""
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    for what, most in ((resource.RLIMIT_CPU, SECONDS), (resource.RLIMIT_DATA, MEMORY)):
        resource.setrlimit(what, (most, most))


def main() -> None:
    """Parse stdin as TOML.

    Invalid TOML is no error here: the caller parses the text again and reports what is wrong.
    """
    limit()
    with suppress(ValueError, RecursionError):
        tomllib.loads(sys.stdin.buffer.read().decode())


if __name__ == "__main__":
    main()
