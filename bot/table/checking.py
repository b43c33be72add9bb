"""Reads everything that is stored, to find what cannot be read."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import Table, select
from sqlalchemy.exc import DatabaseError

from bot.store.cells import UNREADABLE
from bot.store.records import LOST_ROW, Record
from bot.store.schema import MISSIONS, SETTINGS, SURVIVORS
from bot.store.store import Store
from bot.table.tables import readable

BESIDES = {"missions of servers": MISSIONS, "survivors of servers": SURVIVORS, "settings": SETTINGS}


async def faults_of(store: Store) -> list[str]:
    """The faults of the database file and of every stored game, each with what to do."""
    try:
        faults = [f"The file is damaged: {line}" for line in await store.faults()]
        async for record in store.all_records():
            faults += [line async for line in _faults_at(store, record)]
        for what, table in BESIDES.items():
            faults += await _faults_in(store, what, table)
    except DatabaseError as error:
        return [
            f"The database cannot be read: {error.orig}. Restore a backup: graveyard db restore"
        ]
    return faults


async def _faults_at(store: Store, record: Record) -> AsyncIterator[str]:
    """What is wrong with a table: its cells and its game, its log, its older states."""
    cure = "a moderator can use /mod restore or /mod reset in its channel."
    if record.damage:
        yield f"Table {record.id} is damaged: {', '.join(record.damage)} cannot be read; {cure}"
    elif record.game and readable(record.id, record.game) is None:
        yield f"Table {record.id} is damaged: its game cannot be read; {cure}"
    lost = [
        str(row.number) for row in await store.rows(record.id) if row.payload.get("key") == LOST_ROW
    ]
    if lost:
        yield f"Table {record.id}: rows {', '.join(lost)} of its log cannot be read; play goes on."
    for one in await store.states(record.id):
        if readable(record.id, await store.state(record.id, one.number)) is None:
            yield f"Table {record.id}: its state before row {one.number} of its log cannot be read."


async def _faults_in(store: Store, what: str, table: Table) -> list[str]:
    """Rows beside the tables that cannot be read."""
    keys = list(table.primary_key)
    faults: list[str] = []
    for row in await store.ask(select(*keys, *[one for one in table.c if one not in set(keys)])):
        if UNREADABLE in tuple(row):
            faults.append(f"In the {what}: {_name(row[: len(keys)])} cannot be read.")
    return faults


def _name(key: tuple[Any, ...]) -> str:
    return " ".join("?" if part is UNREADABLE else str(part) for part in key)
