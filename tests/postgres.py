"""A PostgreSQL server that is thrown away: one for each process of tests, begun when it is needed.

It listens at a socket in a folder of its own and at no port, promises nothing of what is on its
disk, and ends with the process, however that ends. A database is copied from one that has the
newest shape already: that is quicker than to bring each there.
"""

from __future__ import annotations

import asyncio
import atexit
import hashlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

from bot.store.store import Store

OWNER = "graveyard"
STRANGER, PASSWORD = "stranger", "planted-password"
"""Who must say a password; everybody else is believed."""
HBA = f"local all {STRANGER} scram-sha-256\nlocal all all trust\n"
SETTINGS = ("listen_addresses=", "fsync=off", "full_page_writes=off")
"""What was promised outlives the server when it is stopped at once, though not the machine."""
TEMPLATE = "newest"
PATIENCE_SECONDS = 60
AFTERWARDS = """
trap '' INT TERM
read -r _
"$1/pg_ctl" stop -s -m immediate -D data 2>/dev/null
cd /
rm -rf "$2"
"""
"""Waits until nobody holds the other end of what it reads: a killed process lets go of it, too."""


@dataclass(slots=True)
class Server:
    """One that runs, and the databases it has."""

    folder: Path
    programs: Path
    user: int | None
    running: subprocess.Popen[bytes] | None = None
    known: set[str] = field(default_factory=set[str])

    def address(self, database: str, user: str = OWNER, more: str = "") -> str:
        return f"postgresql+asyncpg://{user}@/{database}?host={self.folder}{more}"

    def database_in(self, folder: Path) -> str:
        """The database that stands for this folder; made where there is none."""
        name = f"t{hashlib.sha256(str(folder).encode()).hexdigest()[:16]}"
        if name not in self.known:
            self.tell(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
            self.known.add(name)
        return self.address(name)

    def forget_all(self) -> None:
        """Each takes eight megabytes."""
        self.tell(*(f"DROP DATABASE {name} WITH (FORCE)" for name in self.known))
        self.known.clear()

    def empty(self, folder: Path) -> str:
        """A database in which nothing is yet."""
        name = f"e{hashlib.sha256(str(folder).encode()).hexdigest()[:16]}"
        self.tell(f"CREATE DATABASE {name}")
        self.known.add(name)
        return self.address(name)

    def tell(self, *statements: str, database: str = "postgres") -> str:
        """What the server answers to its owner."""
        where = ("-h", str(self.folder), "-U", OWNER, "-d", database)
        return subprocess.run(
            [str(self.programs / "psql"), *where, "-qAtX", "-v", "ON_ERROR_STOP=1"],
            input="".join(f"{one};\n" for one in statements),
            text=True,
            check=True,
            capture_output=True,
        ).stdout.strip()

    def begin(self) -> None:
        """Returns when it answers."""
        where = ["-D", self.folder / "data", "-k", self.folder]
        options = [part for one in SETTINGS for part in ("-c", one)]
        with (self.folder / "log").open("a") as told:
            self.running = subprocess.Popen(
                [self.programs / "postgres", *where, *options],
                user=self.user,
                cwd=self.folder,
                stderr=told,
            )
        until = time.monotonic() + PATIENCE_SECONDS
        ready = [self.programs / "pg_isready", "-q", "-h", self.folder]
        while subprocess.run(ready, check=False).returncode:
            if self.running.poll() is not None or time.monotonic() > until:
                pytest.fail(f"PostgreSQL did not begin: {(self.folder / 'log').read_text()}")
            time.sleep(0.05)

    def stop(self) -> None:
        """At once, with all its connections."""
        if self.running is not None:
            self.running.send_signal(signal.SIGQUIT)
            self.running.wait()

    def end_with_us(self) -> None:
        """What ends the server and takes its folder away, when this process is no more."""
        afterwards = subprocess.Popen(
            ["sh", "-c", AFTERWARDS, "sh", self.programs, self.folder],
            user=self.user,
            cwd=self.folder,
            stdin=subprocess.PIPE,
        )
        atexit.register(afterwards.communicate)


@cache
def server() -> Server:
    """This process's. Where there is none, a run of all checks fails."""
    programs = _programs()
    if programs is None:
        missing = "PostgreSQL is not on this machine: apt-get install postgresql"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    folder = Path(tempfile.mkdtemp(prefix="graveyard-pg-"))
    found = Server(folder, programs, _nobody_special(folder))
    found.end_with_us()
    data = folder / "data"
    subprocess.run(
        [programs / "initdb", "-D", data, "-U", OWNER, "-E", "UTF8", "--locale=C", "--no-sync"],
        user=found.user,
        cwd=folder,
        check=True,
        capture_output=True,
    )
    (data / "pg_hba.conf").write_text(HBA)
    found.begin()
    found.tell(f"CREATE DATABASE {TEMPLATE}", f"CREATE ROLE {STRANGER} LOGIN PASSWORD '{PASSWORD}'")
    _bring_up_to_date(found.address(TEMPLATE))
    return found


def _programs() -> Path | None:
    """Debian keeps the server's programs off the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


def _nobody_special(folder: Path) -> int | None:
    """The server refuses to be root's; then it is somebody else's, and so is its folder."""
    if os.getuid() != 0:
        return None
    user = pwd.getpwnam("nobody").pw_uid
    os.chown(folder, user, -1)
    return user


def _bring_up_to_date(address: str) -> None:
    """Beside the loop that may run in this thread."""

    async def through() -> None:
        store = Store(address)
        await store.open()
        await store.close()

    beside = threading.Thread(target=lambda: asyncio.run(through()))
    beside.start()
    beside.join()
