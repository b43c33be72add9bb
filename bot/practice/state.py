"""The one file that survives a restart: messages, attachments, threads, commands, secrets."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import orjson

from bot.base.log import log
from bot.practice.records import Emoji, Message
from bot.practice.wire import Json

T = TypeVar("T")

_TABLES = """
CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY, channel INTEGER, body BLOB) STRICT;
CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, message INTEGER, content BLOB) STRICT;
CREATE TABLE IF NOT EXISTS threads (id INTEGER PRIMARY KEY, body BLOB) STRICT;
CREATE TABLE IF NOT EXISTS emojis (id INTEGER PRIMARY KEY, name TEXT, content BLOB) STRICT;
CREATE TABLE IF NOT EXISTS commands (scope INTEGER PRIMARY KEY, body BLOB) STRICT;
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT) STRICT;
"""


def _readable(table: str, read: Callable[[Json], T], rows: Iterable[tuple[bytes | str]]) -> list[T]:
    """Convert rows by `read`; skip damaged ones, and log them under the name `table`."""
    found: list[T] = []
    for (body,) in rows:
        try:
            found.append(read(orjson.loads(body)))
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            log().warning("practice-row-left-out", table=table, error=type(error).__name__)
    return found


class State:
    """The SQLite file; a thread of its own uses it, so that the event loop never waits for it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="practice-state")
        self._rows: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Open or create the file. Raises sqlite3.DatabaseError if it is another kind of file."""
        self._rows = await self._run(self._connect)

    async def close(self) -> None:
        """Close the file, if it is open, and end the thread."""
        if self._rows is not None:
            await self._run(self._rows.close)
            self._rows = None
        self._thread.shutdown()

    async def secret(self, name: str) -> str:
        """Return the secret with this name; make a random one and store it if there is none."""
        return await self._run(lambda: self._secret(name))

    async def messages(self) -> list[Message]:
        """Every message, oldest first."""

        def read() -> list[Message]:
            rows = self._open_rows().execute("SELECT body FROM messages ORDER BY id")
            return _readable("messages", Message.from_stored, rows)

        return await self._run(read)

    async def save_message(self, message: Message, files: dict[int, bytes] | None = None) -> None:
        """Store a message and its new attachments.

        The bytes of attachments that the message no longer has stay in the file.
        """
        body = orjson.dumps(message)

        def write() -> None:
            rows = self._open_rows()
            with rows:
                rows.execute(
                    "INSERT INTO messages VALUES (?, ?, ?) "
                    "ON CONFLICT (id) DO UPDATE SET body = excluded.body",
                    (message.id, message.channel, body),
                )
                rows.executemany(
                    "INSERT INTO files VALUES (?, ?, ?)",
                    [(number, message.id, content) for number, content in (files or {}).items()],
                )

        await self._run(write)

    async def delete_message(self, message: int) -> None:
        """Delete a message and its files."""

        def write() -> None:
            rows = self._open_rows()
            with rows:
                rows.execute("DELETE FROM messages WHERE id = ?", (message,))
                rows.execute("DELETE FROM files WHERE message = ?", (message,))

        await self._run(write)

    async def threads(self) -> list[Json]:
        """Every thread, oldest first."""

        def read() -> list[Json]:
            rows = self._open_rows().execute("SELECT body FROM threads ORDER BY id")
            return _readable("threads", dict[str, Any], rows)

        return await self._run(read)

    async def save_thread(self, number: int, thread: Json) -> None:
        body = orjson.dumps(thread)

        def write() -> None:
            rows = self._open_rows()
            with rows:
                rows.execute("INSERT OR REPLACE INTO threads VALUES (?, ?)", (number, body))

        await self._run(write)

    async def delete_thread(self, number: int) -> None:
        """Delete a thread and all messages in it."""

        def write() -> None:
            rows = self._open_rows()
            with rows:
                rows.execute(
                    "DELETE FROM files WHERE message IN "
                    "(SELECT id FROM messages WHERE channel = ?)",
                    (number,),
                )
                rows.execute("DELETE FROM messages WHERE channel = ?", (number,))
                rows.execute("DELETE FROM threads WHERE id = ?", (number,))

        await self._run(write)

    async def file(self, number: int) -> bytes | None:
        """The bytes of the attachment with this id; None if there is none."""

        def read() -> bytes | None:
            found = self._open_rows().execute("SELECT content FROM files WHERE id = ?", (number,))
            row = found.fetchone()
            return None if row is None else bytes(row[0])

        return await self._run(read)

    async def emojis(self) -> list[Emoji]:
        """Every emoji of the application, oldest first."""

        def read() -> list[Emoji]:
            rows = self._open_rows().execute("SELECT id, name FROM emojis ORDER BY id")
            return [Emoji(number, name) for number, name in rows]

        return await self._run(read)

    async def emoji_file(self, number: int) -> bytes | None:
        """The picture of the emoji with this id; None if there is none."""

        def read() -> bytes | None:
            found = self._open_rows().execute("SELECT content FROM emojis WHERE id = ?", (number,))
            row = found.fetchone()
            return None if row is None else bytes(row[0])

        return await self._run(read)

    async def save_emoji(self, emoji: Emoji, content: bytes) -> None:
        def write() -> None:
            rows = self._open_rows()
            with rows:
                kept = (emoji.id, emoji.name, content)
                rows.execute("INSERT INTO emojis VALUES (?, ?, ?)", kept)

        await self._run(write)

    async def delete_emoji(self, number: int) -> None:
        def write() -> None:
            rows = self._open_rows()
            with rows:
                rows.execute("DELETE FROM emojis WHERE id = ?", (number,))

        await self._run(write)

    async def commands(self) -> dict[int, list[Json]]:
        """Registered commands by guild id; 0 has the global ones."""

        def read() -> dict[int, list[Json]]:
            rows = self._open_rows().execute("SELECT scope, body FROM commands")
            return {scope: orjson.loads(body) for scope, body in rows}

        return await self._run(read)

    async def save_commands(self, scope: int, commands: list[Json]) -> None:
        """Store all commands of a guild, or the global ones under 0, in place of the former."""
        body = orjson.dumps(commands)

        def write() -> None:
            rows = self._open_rows()
            with rows:
                rows.execute("INSERT OR REPLACE INTO commands VALUES (?, ?)", (scope, body))

        await self._run(write)

    def _connect(self) -> sqlite3.Connection:
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Only the owner may read the file: it has the key of the page.
        self._path.touch(mode=0o600)
        rows = sqlite3.connect(self._path, check_same_thread=False)
        try:
            rows.execute("PRAGMA journal_mode = WAL")
            rows.execute("PRAGMA synchronous = NORMAL")
            rows.executescript(_TABLES)
        except sqlite3.DatabaseError:
            rows.close()
            raise
        return rows

    def _secret(self, name: str) -> str:
        rows = self._open_rows()
        with rows:
            fresh = secrets.token_urlsafe(24)
            rows.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, fresh))
        found = rows.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
        return str(found[0])

    def _open_rows(self) -> sqlite3.Connection:
        if self._rows is None:
            raise RuntimeError("the state file is not open")
        return self._rows

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)
