"""Starts a worker process of the Workshop, and calls it with a time limit."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import suppress
from pathlib import Path
from typing import Any

import orjson

LONGEST_LINE = 16 * 2**20
ROOT = str(Path(__file__).resolve().parents[3])
"""The folder that holds the package `bot`: the process must run the same release."""
ENDED = b'{"error": "the process ended"}'
PASSED_ON = ("SYSTEMROOT", "PATH", "HOME", "TMPDIR", "TEMP", "LANG")
"""The environment variables that the process gets; so it never sees the bot's token."""


class WorkFailed(Exception):
    """The worker process reported an error, was too slow, or died."""


class Worker:
    """One worker process, started at the first call. It handles one call at a time.

    A call that takes too long ends the process; the next call starts another.
    """

    def __init__(self, niceness: int = 0) -> None:
        """`niceness` is the nice value of the process: 0 is normal, 19 the lowest priority."""
        self._niceness = niceness
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._number = 0
        self._closed = False

    async def call(self, seconds: float, do: str, *given: Any) -> Any:
        """Let the process do the job `do` with the arguments `given`; return the answer.

        Raises WorkFailed if that fails or takes more than `seconds`.
        """
        async for told in self._told(seconds, do, given):
            if "answer" in told:
                return told["answer"]
        raise WorkFailed("the process ended")

    async def parts(self, seconds: float, do: str, *given: Any) -> AsyncGenerator[Any]:
        """Let the process do the job `do`; yield the parts of its answer as they arrive.

        Raises WorkFailed if that fails or takes more than `seconds`.
        """
        async for told in self._told(seconds, do, given):
            if "part" in told:
                yield told["part"]

    async def _told(
        self, seconds: float, do: str, given: tuple[Any, ...]
    ) -> AsyncGenerator[dict[str, Any]]:
        async with self._turn:
            self._number += 1
            finished = False
            try:
                async with asyncio.timeout(seconds):
                    into, out = await self._running()
                    into.write(orjson.dumps({"id": self._number, "do": do, "with": given}))
                    into.write(b"\n")
                    await into.drain()
                    while not finished:
                        told = orjson.loads(await out.readline() or ENDED)
                        finished = "part" not in told
                        if "error" in told:
                            raise WorkFailed(str(told["error"]))
                        yield told
            except TimeoutError:
                raise WorkFailed(f"it took more than {seconds:.0f} seconds") from None
            except (ConnectionError, ValueError) as error:
                raise WorkFailed("the process ended") from error
            finally:
                if not finished or self._has_ended():
                    await self.end()

    def _has_ended(self) -> bool:
        return self._process is not None and self._process.returncode is not None

    async def _running(self) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
        """Return the input and output of the process; start one if none runs.

        Raises ConnectionError after `close`.
        """
        if self._closed:
            raise ConnectionError
        if self._process is None or self._has_ended():
            passed = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
            self._process = await asyncio.create_subprocess_exec(
                *(
                    sys.executable,
                    "-X",
                    "utf8",
                    "-m",
                    "bot.app.workshop.worker",
                    str(self._niceness),
                ),
                env=passed | {"PYTHONPATH": ROOT},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LONGEST_LINE,
            )
        into, out = self._process.stdin, self._process.stdout
        if into is None or out is None:
            raise ConnectionError
        return into, out

    async def close(self) -> None:
        """Kill the process, even during a call, and never start another."""
        self._closed = True
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
        async with self._turn:  # Wait for a call in progress: it fails now.
            await self.end()

    async def end(self) -> None:
        """Kill the process. The caller must make sure that no call is in progress."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()
