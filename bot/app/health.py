"""Watches whether the bot works: the event loop, the database and the connection to Discord.

A thread of its own answers over HTTP, so that it can report a hanging event loop, too.
"""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from shutil import disk_usage
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server
from wsgiref.types import StartResponse, WSGIEnvironment

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import DBAPIError

from bot.base import metrics
from bot.base.exits import WRONG, CannotRun
from bot.base.log import log
from bot.store.store import Store

TICK_SECONDS = 0.5
TRY_SECONDS = 15.0
"""Seconds between two test writes to the database."""
LOOP_SECONDS, STORE_SECONDS, DISCORD_SECONDS = 10.0, 30.0, 90.0
"""Seconds for which the loop, the database and the connection may each fail before it counts as a
fault: discord.py reconnects by itself, and pictures may take a second.
"""
TRIED = "health"
ROOM_BYTES = 10 * 1024 * 1024
"""With fewer bytes free on the disk, the next save may fail."""


NO_HOST = (
    "GRAVEYARD_METRICS_HOST is {host!r}, and this machine has no such address. Use 127.0.0.1 to "
    "answer this machine alone, or 0.0.0.0 to answer others too."
)


@dataclass(slots=True)
class Health:
    """Watches the bot.

    `connected` says whether the bot is connected to Discord, `waiting` how many tables have news
    that Discord lacks. Their defaults suit a process on standby, which has no bot. `clock` returns
    seconds that never go back.
    """

    store: Store
    connected: Callable[[], bool] = lambda: True
    waiting: Callable[[], int] = lambda: 0
    clock: Callable[[], float] = time.monotonic
    _ticked: float = 0
    _connected: float = 0
    _kept: float = 0

    def __post_init__(self) -> None:
        self._ticked = self._connected = self._kept = self.clock()

    def faults(self) -> list[str]:
        """Sentences about what is wrong at this moment; any thread may ask."""
        now = self.clock()
        late, silent, unkept = now - self._ticked, now - self._connected, now - self._kept
        found: list[str] = []
        if late > LOOP_SECONDS:
            found.append(f"the event loop hangs, for {late:.0f} seconds now")
        if silent > DISCORD_SECONDS:
            found.append(f"no connection to Discord, for {silent:.0f} seconds now")
        if self._room() < ROOM_BYTES:
            found.append("the disk is full")
        for how, what in sorted(self.store.failures.items()):
            found.append(f"the database fails to {how}: {what}")
        if not self.store.failures and unkept > STORE_SECONDS:
            found.append(f"the database does not answer, for {unkept:.0f} seconds now")
        return found

    def _room(self) -> int:
        """Return the free bytes on the disk of the database; `ROOM_BYTES` without a file."""
        file = self.store.file
        return disk_usage(file.parent).free if file and file.parent.is_dir() else ROOM_BYTES

    async def run(self) -> None:
        """Watch until the task is cancelled."""
        trying = asyncio.create_task(self._try_the_store(), name="health-store")
        try:
            while True:
                before = self.clock()
                await asyncio.sleep(TICK_SECONDS)
                self.tick(late=self.clock() - before - TICK_SECONDS)
        finally:
            trying.cancel()
            await asyncio.gather(trying, return_exceptions=True)

    def tick(self, late: float = 0) -> None:
        """Note that the event loop ran, and by how many seconds it was late."""
        self._ticked = self.clock()
        if self.connected():
            self._connected = self._ticked
        metrics.LOOP_LAG.observe(max(late, 0))
        metrics.WAITING.set(self.waiting())

    async def try_to_write(self) -> None:
        """Write to the database and note the time of success; the store records failures itself."""
        try:
            await self.store.set_setting(TRIED, str(int(time.time())))
        except DBAPIError as error:
            log().debug("not-written", error=type(error).__name__)
        else:
            self._kept = self.clock()

    async def _try_the_store(self) -> None:
        while True:
            await self.try_to_write()
            await asyncio.sleep(TRY_SECONDS)


# ---------------------------------------------------------------- the pages


class _Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class _Silent(WSGIRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Log nothing: a request for the health is not worth a line."""


@dataclass(slots=True)
class Pages:
    """Serves `/healthz`, and metrics at `/metrics`."""

    health: Health

    def __call__(self, asked: WSGIEnvironment, respond: StartResponse) -> Iterable[bytes]:
        if asked["PATH_INFO"] == "/metrics":
            respond("200 OK", [("Content-Type", CONTENT_TYPE_LATEST)])
            return [generate_latest()]
        status, said = "404 Not Found", "Here are /healthz and /metrics."
        if asked["PATH_INFO"] == "/healthz":
            faults = self.health.faults()
            status = "503 Service Unavailable" if faults else "200 OK"
            said = "; ".join(faults) or "well"
        respond(status, [("Content-Type", "text/plain; charset=utf-8")])
        return [f"{said}\n".encode()]


@asynccontextmanager
async def watched(health: Health, host: str, port: int | None) -> AsyncGenerator[int]:
    """Watch the bot while the block runs; with a `port`, serve the pages there as well.

    Yield the port in use, or 0 if `port` is None.

    Raises CannotRun if the port cannot be used.
    """
    server = _serve(health, host, port) if port is not None else None
    watching = asyncio.create_task(health.run(), name="health")
    try:
        yield server.server_port if server else 0
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        if server:
            await asyncio.to_thread(server.shutdown)
            server.server_close()


def _serve(health: Health, host: str, port: int) -> WSGIServer:
    try:
        server = make_server(host, port, Pages(health), _Server, _Silent)
    except (socket.gaierror, ValueError) as error:
        raise CannotRun(NO_HOST.format(host=host), WRONG) from error
    except OSError as error:
        raise CannotRun(
            f"Port {port} of {host} cannot be used ({error.strerror or error}). Choose another "
            "one with GRAVEYARD_METRICS_PORT, or end what uses it.",
            WRONG,
        ) from error
    threading.Thread(target=server.serve_forever, args=(0.1,), daemon=True, name="health").start()
    return server
