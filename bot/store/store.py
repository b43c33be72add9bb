"""Keep tables in a database: saved data survives a crash at any time.

The default is SQLite in WAL mode with `synchronous=FULL`; the same statements run on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import bz2
import sqlite3
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import orjson
import sqlalchemy as sa
from pydantic import TypeAdapter
from sqlalchemy import select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError

from bot.base.error_reports import ErrorReporter
from bot.base.exits import STORE, CannotRun
from bot.base.log import log
from bot.base.settings import DATA_FOLDER
from bot.store.backups import backup_folder, make_private, make_private_folder, stamp
from bot.store.cells import UNREADABLE
from bot.store.database import T, Work, copy, database_at, file_of, place_of
from bot.store.failing_rows import FailingRows
from bot.store.records import (
    LIVE,
    Change,
    LogRow,
    Record,
    State,
    Waiting,
    number_rows,
)
from bot.store.row_reading import in_seats, read_record, read_row, read_sitting
from bot.store.saving import ChannelTaken, LostRace, write_parts, write_table
from bot.store.schema import ARCHIVES, DONE, HEAD, LOG, SEATS, SETTINGS, SNAPSHOTS, TABLES
from bot.store.shards import Shard
from bot.store.storage_errors import NO_ADDRESS, StorageFault, classify, remedy
from bot.store.table_state import LATEST

KEEP_INTERACTIONS_SECONDS = 3 * 24 * 3600
"""Seconds for which replies are kept. After that Discord delivers no interaction again."""
AT_ONCE = 500
"""Tables that are read at a time when all are wanted: all their games together may not fit in
memory.
"""
_TALK = TABLES.update().where(TABLES.c.id == sa.bindparam("mine"))
_REPLY = select(DONE.c.reply).where(DONE.c.id == sa.bindparam("done"))
_HOMELESS = sa.cast(TABLES.c.state, sa.Text).contains('"homeless"')


class Store:
    """One database.

    `address` is SQLAlchemy's, such as `sqlite+aiosqlite:///games.sqlite3`. With `quiet`, a failing
    disk is not logged, because the caller reports it. `backups` is the folder for backups, if it is
    not the one beside the file.
    """

    def __init__(self, address: str, *, quiet: bool = False, backups: Path | None = None) -> None:
        self._quiet = quiet
        try:
            self.url = make_url(address)
        except ValueError as error:
            # The address has a port that is not a number.
            raise ArgumentError(NO_ADDRESS) from error
        self.file = file_of(self.url)
        if self.file and self.file.exists() and not self.file.is_file():
            raise CannotRun(
                f"{self.file} is a folder or a device. Name a file in GRAVEYARD_DATABASE; it is "
                "made at the first start."
            )
        self.folder = self.file.parent if self.file else DATA_FOLDER
        """Where files beside the database lie."""
        self.place = place_of(self.url)
        """The name of the database for people to read."""
        self.backups = backups or backup_folder(self.file or DATA_FOLDER / "server")
        self.shard = Shard()
        """The servers whose tables this process resumes, watches and thins out."""
        self._database = database_at(self.url)
        self.lines = ErrorReporter()
        self.failing = FailingRows()
        """The rows that failed in loops over people and tables, so that each error is logged once.
        """
        self.failures: dict[str, StorageFault] = {}
        """The present faults, under the keys `read` and `write`; empty if there are none."""
        self._rescuing: asyncio.Task[None] | None = None

    async def open(self, *, upgrade: bool = True) -> None:
        """Connect, and with `upgrade` run the missing migrations."""
        if self.file:
            make_private_folder(self.file.parent)
        await self._database.open()
        self._keep_private()
        if upgrade:
            try:
                await self.upgrade()
            except BaseException:
                await self.close()
                raise

    def _keep_private(self) -> None:
        """Make the database and its folder private, also files that earlier releases made."""
        if self.file is None:
            return
        parts = (self.file.with_name(self.file.name + end) for end in ("", "-wal", "-shm", ".lock"))
        for one in (*parts, *self.backups.glob("*.sqlite3")):
            make_private(one)
        if self.backups == backup_folder(self.file):
            make_private(self.backups)

    async def close(self) -> None:
        """Finish transactions that have begun, and close the connections."""
        if self._rescuing is not None:
            await self._rescuing
        await self._database.close()

    async def read(self, work: Work[T]) -> T:
        """Run a function that only reads, beside the event loop; return its result."""
        return await self._watched("read", self._database.read(work))

    async def write(self, work: Work[T], *, first: bool = False) -> T:
        """Run a function that changes the database and return its result; all changes are stored,
        or none.

        With `first` it goes before everything else that waits in line.
        """
        return await self._watched("write", self._database.write(work, first=first))

    async def _watched(self, how: str, doing: Awaitable[T]) -> T:
        """Wait for `doing`; log a failing disk, once and then with growing pauses.

        The log has neither the statement nor its values, because they hold secrets.
        """
        try:
            found = await doing
        except Exception as error:
            what = classify(error)
            if what is not None:
                self.failures[how] = what
                self._say(how, what, remedy(error, self.place))
            if what == "replaced" and self._rescuing is None:
                self._rescuing = asyncio.create_task(self._rescue(), name="rescue")
            raise
        if self.failures.pop(how, None) == "replaced":
            self._rescuing = None
        return found

    async def _rescue(self) -> None:
        """Copy the open file if it is no longer at its path, so that nothing in it is lost."""
        name = f"rescued-{stamp(time.time())}.sqlite3"
        try:
            self.backups.mkdir(parents=True, exist_ok=True)
            await self._database.rescue(self.backups / name)
        except (OSError, sqlite3.Error) as error:
            log().error("not-rescued", error=str(error))
        else:
            log().error("rescued", file=str(self.backups / name))

    def _say(self, how: str, what: StorageFault, cured: str | None) -> None:
        _, unsaid = self.lines.note_kind(f"{how} {what}")
        if unsaid is not None and not self._quiet:
            log().error("store-fails", how=how, why=what, cure=cured, unsaid=unsaid)

    async def ask(
        self, query: sa.Executable, values: dict[str, Any] | None = None
    ) -> list[sa.Row[Any]]:
        """Return the rows of a query; `values` are those of its parameters."""
        return await self.read(lambda connection: list(connection.execute(query, values)))

    async def change(self, *statements: sa.Executable, first: bool = False) -> None:
        """Execute these statements in one transaction; `first` puts it before all that wait in
        line.
        """

        def keep(connection: sa.Connection) -> None:
            for one in statements:
                connection.execute(one)

        await self.write(keep, first=first)

    async def put(self, table: sa.Table, row: dict[str, Any]) -> None:
        """Store a row, in place of the row with the same primary key if there is one.

        Such a row is updated, not deleted and inserted: two processes doing that would block each
        other.
        """
        mine = [one == row[one.name] for one in table.primary_key]

        def keep(connection: sa.Connection) -> None:
            if not connection.execute(table.update().where(*mine).values(**row)).rowcount:
                connection.execute(table.insert().values(**row))

        await self.write(keep)

    # ------------------------------------------------------------ the database itself

    async def revision(self) -> str | None:
        """Return the newest migration that the database has; None for an empty database."""

        def ask(connection: sa.Connection) -> str | None:
            if not sa.inspect(connection).has_table("alembic_version"):
                return None
            found = connection.execute(sa.text("SELECT version_num FROM alembic_version"))
            return found.scalar_one_or_none()

        return await self.read(ask)

    async def upgrade(self) -> None:
        """Run the missing migrations, after a backup. Raises CannotRun for a newer database.

        Alembic is loaded only if a migration is missing.
        """
        found = await self.revision()
        if found == HEAD:
            return
        if found is not None:
            self.must_be_known(found)
            await self._back_up_before(found)
        from bot.store.migrating import upgrade

        await self.write(upgrade)

    def must_be_known(self, revision: str) -> None:
        """Raise CannotRun if the migration `revision` is from a newer release."""
        if revision > HEAD:
            raise CannotRun(
                f"{self.place} was made by a newer release: it stands at "
                f"{revision}, and this one knows no more than {HEAD}. Update the program, or "
                "restore the backup that was made before that migration.",
                STORE,
            )

    async def must_be_newest(self) -> None:
        """Raise CannotRun unless the database has exactly the migrations of this release.

        The database is not migrated here, because other processes may run on it.
        """
        found = await self.revision()
        self.must_be_known(found or "")
        if found != HEAD:
            raise CannotRun(
                f"{self.place} stands at {found or 'nothing'}, and this release needs {HEAD}. Stop "
                "every process, bring it up to date with: graveyard db upgrade",
                STORE,
            )

    async def _back_up_before(self, revision: str) -> None:
        name = f"before-migration-{revision}-to-{HEAD}-{stamp(time.time())}.sqlite3"
        await self.backup(self.backups / name)
        log().info("backup-made", file=name)

    async def faults(self) -> list[str]:
        """Return the faults that the database itself finds in its file."""
        if not self.file:
            return []
        found = await self._column(sa.text("PRAGMA integrity_check"))
        return [line for line in found if line != "ok"]

    async def backup(self, target: Path) -> None:
        """Copy the whole database as of one moment into a file of SQLite, while games go on."""
        make_private_folder(target.parent)
        if self.file:
            # Another file may be at its path by now.
            self._database.check()
            await copy(self.file, target)
            return
        from bot.store.copying import into_file

        # It has its own event loop, because all rows pass through this process and players come
        # first.
        await asyncio.to_thread(asyncio.run, into_file(self.url, target))

    # ------------------------------------------------------------ reading

    async def live_in(self, channel: int) -> Record | None:
        """Return the lobby or running game of a channel; None if there is none."""
        found = await self._records(TABLES.c.channel == channel, TABLES.c.stage.in_(LIVE))
        return found[0] if found else None

    async def record(self, table: int) -> Record | None:
        found = await self._records(TABLES.c.id == table)
        return found[0] if found else None

    async def records(self, tables: Sequence[int]) -> list[Record]:
        """Return the tables with these numbers; missing ones are left out."""
        return await self._records(TABLES.c.id.in_(tables))

    async def version(self, table: int) -> int | None:
        """Return how often the table was saved, by any process; None if there is no such table."""
        return await self._one(select(TABLES.c.version).where(TABLES.c.id == table))

    async def resting_in(self, channel: int, guild: int = 0) -> list[Record]:
        """Return the archived, ended and finished tables of a channel, the newest first.

        With `guild`, the tables of this server whose channel was deleted are among them.
        """
        here = (TABLES.c.channel == channel) | sa.and_(TABLES.c.guild == guild, _HOMELESS)
        found = await self._records(here, TABLES.c.stage.not_in(LIVE))
        return sorted(found, key=lambda one: -one.id)

    async def overdue(self, now: int) -> dict[int, int]:
        """Return the tables of our shard whose deadline or reminder has come.

        Maps the channel of each to the number of the table's last save. `now` is in seconds since
        the epoch.
        """
        late = sa.or_(*(sa.and_(one > 0, one <= now) for one in (TABLES.c.due, TABLES.c.remind)))
        query = select(TABLES.c.channel, TABLES.c.version)
        found = await self.ask(query.where(late, self.shard.of(TABLES.c.guild)))
        return {row.channel: row.version for row in found}

    async def all_records(self) -> AsyncIterator[Record]:
        """Yield every table, in the order of their numbers."""
        last = 0
        while found := await self._records(TABLES.c.id > last, most=AT_ONCE):
            for record in found:
                yield record
            last = found[-1].id

    async def waiting(self, since: int = 0) -> list[Waiting]:
        """Return the tables of our shard that a start resumes: first those with unposted rows, then
        live ones.

        With `since`, return only tables with unposted rows that were changed from then on.
        """
        untold = TABLES.c.told < TABLES.c.last
        meant = untold & (TABLES.c.changed >= since) if since else TABLES.c.stage.in_(LIVE) | untold
        query = select(TABLES.c.id, TABLES.c.channel, untold.label("untold"))
        query = query.where(meant, self.shard.of(TABLES.c.guild))
        found = await self.ask(query.order_by(untold.desc(), TABLES.c.changed.desc()))
        return [
            Waiting(row.id, row.channel, bool(row.untold))
            for row in found
            if isinstance(row.channel, int)
        ]

    async def played_by(self, person: str) -> list[Record]:
        """Return the live tables where that person sits, also tables whose channel was deleted."""
        theirs = sa.or_(
            SEATS.c.person == person, sa.and_(SEATS.c.person == "", SEATS.c.seat == person)
        )
        tables = select(SEATS.c.table_id).where(theirs)
        standing = TABLES.c.stage.in_(LIVE) | _HOMELESS
        return await self._records(TABLES.c.id.in_(tables), standing)

    async def rows(self, table: int, after: int = 0) -> list[LogRow]:
        """Return the rows of the table's log with numbers above `after`."""
        query = select(LOG).where(LOG.c.table_id == table, LOG.c.number > after)
        query, archive = query.order_by(LOG.c.number), select(ARCHIVES.c.cells)
        archive = archive.where(ARCHIVES.c.table_id == table)
        seated = select(LOG.c.sitting).where(
            LOG.c.table_id == table, LOG.c.number <= after, LOG.c.sitting != ""
        )
        seated = seated.order_by(LOG.c.number.desc()).limit(1)

        def ask(plain: sa.Connection) -> list[LogRow]:
            found = plain.execute(query).mappings().all()
            cells = plain.execute(archive).scalar() if found else None
            before = plain.execute(seated).scalar() if after and found else ""
            rows = [read_row(row) for row in unpack_rows(found, cells)]
            return in_seats(rows, read_sitting(before if isinstance(before, str) else ""))

        return await self.read(ask)

    async def reply_to(self, interaction: int) -> str | None:
        """Return the stored reply to an interaction; None if the interaction is not known."""
        return await self._one(_REPLY, {"done": interaction})

    async def states(self, table: int) -> list[State]:
        """Return the kept states of the table's game, the oldest first."""
        columns = (SNAPSHOTS.c.number, SNAPSHOTS.c.round, SNAPSHOTS.c.aside)
        query = select(*columns).where(SNAPSHOTS.c.table_id == table)
        found = await self.ask(query.order_by(SNAPSHOTS.c.number))
        numbers = (tuple(row) for row in found)
        return [State(*row) for row in numbers if all(isinstance(one, int) for one in row)]

    async def state(self, table: int, number: int) -> str:
        """Return the game of a kept state as text; empty if there is none that can be read."""
        mine = (SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.number == number)
        return _game(await self._one(select(SNAPSHOTS.c.game).where(*mine)))

    async def next_snapshot(self, table: int, after: int) -> tuple[int, str] | None:
        """Return the first stored state after the log row `after`, as its number and its game.

        States that were set aside by an undo do not count. None if there is none.
        """
        mine = (SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.number > after, SNAPSHOTS.c.aside == 0)
        query = select(SNAPSHOTS.c.number, SNAPSHOTS.c.game).where(*mine)
        found = await self.ask(query.order_by(SNAPSHOTS.c.number).limit(1))
        return (int(found[0].number), _game(found[0].game)) if found else None

    async def setting(self, key: str) -> str | None:
        """Return the value of a setting; None if it is not set."""
        return await self._one(select(SETTINGS.c.value).where(SETTINGS.c.key == key))

    async def settings(self, prefix: str) -> list[tuple[str, str]]:
        """Return the settings whose key begins with the prefix."""
        query = select(SETTINGS.c.key, SETTINGS.c.value)
        found = await self.ask(query.where(SETTINGS.c.key.startswith(prefix)))
        return [(row.key, row.value) for row in found if row.value is not UNREADABLE]

    async def _column(
        self, query: sa.Executable, values: dict[str, Any] | None = None
    ) -> list[Any]:
        """Return the first column of a query, without cells that cannot be read."""
        return [row[0] for row in await self.ask(query, values) if row[0] is not UNREADABLE]

    async def _one(self, query: sa.Executable, values: dict[str, Any] | None = None) -> Any:
        found = await self._column(query, values)
        return found[0] if found else None

    async def _records(
        self, *where: sa.ColumnElement[bool], most: int | None = None
    ) -> list[Record]:
        wanted = select(TABLES.c.id).where(*where).order_by(TABLES.c.id).limit(most)
        tables = select(TABLES).where(TABLES.c.id.in_(wanted)).order_by(TABLES.c.id)
        seats = select(SEATS).where(SEATS.c.table_id.in_(wanted)).order_by(SEATS.c.position)

        def ask(connection: sa.Connection) -> list[Record]:
            table = defaultdict[int, list[Mapping[Any, Any]]](list)
            for row in connection.execute(seats).mappings():
                table[row["table_id"]].append(row)
            found = connection.execute(tables).mappings()
            return [read_record(row, table[row["id"]]) for row in found]

        return await self.read(ask)

    # ------------------------------------------------------------ writing

    async def save(self, change: Change) -> None:
        """Save all of a change, or nothing.

        Raises LostRace if another process changed the table, ChannelTaken if the channel has
        another table.
        """
        record, now = change.record, int(time.time())
        rows = number_rows(change.rows, record.last, now)

        def keep(connection: sa.Connection) -> int:
            table = write_table(connection, record, record.last + len(rows), now)
            write_parts(connection, table, change, rows, now)
            return table

        try:
            record.id = await self.write(keep)
        except IntegrityError as error:
            if "channel" in str(error.orig):
                raise ChannelTaken(record.channel) from error
            raise LostRace(record.id) from error
        record.version += 1
        record.last += len(rows)
        record.changed = now
        record.damage = ()

    async def shift_deadlines(self, seconds: int, after: int = 0, until: int | None = None) -> None:
        """Move our tables' deadlines by these seconds.

        With `after` or `until`, only deadlines after the one moment and up to the other are moved.
        """
        for one in (TABLES.c.due, TABLES.c.remind):
            meant = one.between(after + 1, LATEST if until is None else until)
            ours = TABLES.update().where(meant, self.shard.of(TABLES.c.guild))
            await self.change(ours.values({one: one + seconds}))

    async def note_talk(self, record: Record) -> None:
        """Save the publisher's notes and pointer, and nothing else of the table."""
        values = {"mine": record.id, "told": record.told, "talk": record.talk}
        await self.write(lambda connection: connection.execute(_TALK, values))

    async def note_reply(self, interaction: int, reply: str) -> None:
        """Save the reply to an interaction that saved nothing, in case it is delivered again."""
        row = {"id": interaction, "table_id": 0, "reply": reply, "at": int(time.time())}
        former = DONE.delete().where(DONE.c.id == interaction)
        await self.change(former, DONE.insert().values(**row))

    async def set_setting(self, key: str, value: str) -> None:
        await self.put(SETTINGS, {"key": key, "value": value})

    async def forget_old_interactions(self, now: int) -> None:
        """Delete stored replies that are no longer needed."""
        old = DONE.delete().where(DONE.c.at < now - KEEP_INTERACTIONS_SECONDS)
        await self.change(old)


@asynccontextmanager
async def open_store(store: Store, *, upgrade: bool = True) -> AsyncGenerator[None]:
    """Open the store, and close it when the block ends."""
    await store.open(upgrade=upgrade)
    try:
        yield
    finally:
        await store.close()


# ---------------------------------------------------------------- the logs of old tables

PACKED = ("payload", "events", "draws")
"""Columns of the log that are kept in one cell of the archive when a table is old."""


ARCHIVED = TypeAdapter(dict[str, tuple[Any, Any, Any]])
"""Reads a cell of the archive: a mapping from the number of each row to its columns PACKED."""


def unpack_rows(
    rows: Sequence[Mapping[Any, Any]], cells: bytes | None
) -> Sequence[Mapping[Any, Any]]:
    """Return log rows with the columns that the archive `cells` holds.

    A column is UNREADABLE if the archive is damaged.
    """
    if cells is None:
        return rows
    nothing = [UNREADABLE] * len(PACKED)
    try:
        kept = ARCHIVED.validate_python(orjson.loads(bz2.decompress(cells)))
    except (OSError, ValueError, TypeError):
        kept = {str(row["number"]): nothing for row in rows}
    # Rows that were written after the table was brought back are not in the archive.
    return [
        dict(row)
        | dict(zip(PACKED, kept.get(str(row["number"]), [row[one] for one in PACKED]), strict=True))
        for row in rows
    ]


def _game(cell: object) -> str:
    """Return the text of a game; empty if it cannot be read."""
    return cell if isinstance(cell, str) else ""
