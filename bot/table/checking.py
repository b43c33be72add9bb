"""Read everything that is stored, and name what cannot be read."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

from sqlalchemy import Table, select
from sqlalchemy.exc import DatabaseError

from bot.base.words import LANGUAGES
from bot.store.cells import UNREADABLE
from bot.store.records import LOST_ROW, Record
from bot.store.schema import HEAD, MISSIONS, SETTINGS, SURVIVORS, TABLES
from bot.store.store import Store
from bot.table.tables import contradictions, readable

BESIDES = {"missions of servers": MISSIONS, "survivors of servers": SURVIVORS, "settings": SETTINGS}


async def not_yet(store: Store) -> str | None:
    """Return why the tables cannot be read before the bot's next start; None if they can be read.

    This is no fault: the bot brings an older or empty database up to date by itself. Raises
    CannotRun for a database of a newer release.
    """
    found = await store.revision()
    if found is None:
        return "There are no tables in the database yet; the bot makes them at its next start."
    store.must_be_known(found)
    if found == HEAD:
        return None
    return (
        f"The database was made by an older release ({found}; this one needs {HEAD}). Nothing is "
        "wrong: it will be brought up to date at the next start of the bot, or now by "
        "`graveyard db upgrade`. Its games can be checked after that."
    )


async def faults_of(store: Store) -> list[str]:
    """Return the faults of the database file and of every stored game, each with what to do."""
    try:
        faults = [f"The file is damaged: {line}" for line in await store.faults()]
        async for record in store.all_records():
            faults += [line async for line in faults_at(store, record)]
        for what, table in BESIDES.items():
            faults += await _faults_in(store, what, table)
    except DatabaseError as error:
        return [
            f"The database cannot be read: {error.orig}. Restore a backup: graveyard db restore"
        ]
    return faults


async def faults_at(store: Store, record: Record) -> AsyncIterator[str]:
    """Yield every fault of a table: its cells, its game, its log and its earlier states."""
    cure = "a moderator can use /mod restore or /mod reset in its channel."
    game = readable(record.id, record.game)
    if damage := sorted({*record.damage, *contradictions(record, game)}):
        yield f"Table {record.id} is damaged: {', '.join(damage)} cannot be read; {cure}"
    elif record.game and game is None:
        yield f"Table {record.id} is damaged: its game cannot be read; {cure}"
    lost = [
        str(row.number) for row in await store.rows(record.id) if row.payload.get("key") == LOST_ROW
    ]
    if lost:
        yield f"Table {record.id}: rows {', '.join(lost)} of its log cannot be read; play goes on."
    for one in await store.states(record.id):
        if readable(record.id, await store.state(record.id, one.number)) is None:
            yield f"Table {record.id}: its state before row {one.number} of its log cannot be read."
    for line in await _out_of_step(store, record):
        yield line


async def _out_of_step(store: Store, record: Record) -> list[str]:
    """Return the faults of a table whose values can be read but contradict each other."""
    rows = await store.rows(record.id)
    found = [*await _unknown_language(store, record), *_gaps(record, [row.number for row in rows])]
    game = readable(record.id, record.game)
    gone = sorted({*game.seats} - {seat.id for seat in record.seats}) if game else []
    if gone and not record.damage:
        found.append(
            f"seats {', '.join(gone)} of its game are gone, so nobody can play them. Restore a "
            "backup: graveyard db restore"
        )
    begun = any(row.kind == "command" for row in rows)
    if begun and record.stage != "finished" and not await store.states(record.id):
        found.append("its earlier states are gone: nothing can be taken back. Play goes on.")
    return [f"Table {record.id}: {one}" for one in found]


async def _unknown_language(store: Store, record: Record) -> list[str]:
    """Name the stored language if this release does not speak it; the table then uses English."""
    rows = await store.ask(select(TABLES.c.language).where(TABLES.c.id == record.id))
    known = ", ".join(LANGUAGES)
    return [
        f"its language {row.language!r} is none that the bot speaks ({known})."
        for row in rows
        if isinstance(row.language, str) and row.language not in LANGUAGES
    ]


def _gaps(record: Record, numbers: Sequence[int]) -> Iterator[str]:
    """Name the rows missing in the log, and those beyond the last one that the table counts."""
    gone = sorted({*range(1, record.last + 1)} - {*numbers})
    if gone:
        yield f"rows {_spans(gone)} of its log are gone; play goes on."
    ahead = [number for number in numbers if number > record.last]
    if ahead:
        yield (
            f"its log has rows {_spans(ahead)}, but the table counts {record.last} only: nothing "
            "can be saved any more. Restore a backup: graveyard db restore"
        )


def _spans(numbers: Sequence[int]) -> str:
    """Join ascending numbers, with a span for those that follow each other: `3-7, 9`."""
    spans = list[list[int]]()
    for number in numbers:
        if spans and number == spans[-1][1] + 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in spans)


async def _faults_in(store: Store, what: str, table: Table) -> list[str]:
    """Name the rows of another table of the database that cannot be read."""
    keys = list(table.primary_key)
    faults: list[str] = []
    for row in await store.ask(select(*keys, *[one for one in table.c if one not in set(keys)])):
        if UNREADABLE in tuple(row):
            faults.append(f"In the {what}: {_name(row[: len(keys)])} cannot be read.")
    return faults


def _name(key: tuple[Any, ...]) -> str:
    return " ".join("?" if part is UNREADABLE else str(part) for part in key)
