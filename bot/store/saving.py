"""Save a table in one transaction: its row, seats, log and states."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import sqlalchemy as sa
from sqlalchemy import select

from bot.store.records import Change, LogRow, Record, Rewind, Seat
from bot.store.schema import AUDIT, DONE, LOG, SEATS, SNAPSHOTS, TABLES

KEPT_ROW = tuple(field.name for field in fields(LogRow))
CHANGE_TABLE = TABLES.update().where(
    TABLES.c.id == sa.bindparam("which"), TABLES.c.version == sa.bindparam("seen")
)
"""Updates a table's row unless its version has changed.

It is built once, like every statement of a save, because building one takes as long as executing
it.
"""


class LostRace(Exception):
    """Another process changed the table first: load the table again and repeat the change."""


class ChannelTaken(Exception):
    """The channel already has a live table."""


def write_table(connection: sa.Connection, record: Record, last: int, now: int) -> int:
    """Write the table's own row; return the number of the table.

    `last` is the number of its newest log row. Raises LostRace if another process changed the
    table.
    """
    values: dict[str, Any] = {
        "language": record.language,
        "ruleset": record.ruleset,
        "mission": record.mission,
        "stage": record.stage,
        "game": record.game,
        "version": record.version + 1,
        "last": last,
        "changed": now,
        "channel": record.channel,
        "state": record.state.stored(),
        "asked": record.asked,
        "due": record.due,
        "remind": record.remind,
    }
    fixed = ("guild", "told", "talk")
    lasting = {name: getattr(record, name) for name in fixed}
    if not record.id:
        made = connection.execute(TABLES.insert().values(**values, **lasting, created=now))
        return int((made.inserted_primary_key or (0,))[0])
    if record.damage:
        # Any column of a damaged table may be unreadable, also the version.
        mine = TABLES.c.id == record.id
        connection.execute(TABLES.update().where(mine).values(**values, **lasting))
        return record.id
    done = connection.execute(CHANGE_TABLE, values | {"which": record.id, "seen": record.version})
    if done.rowcount != 1:
        raise LostRace(record.id)
    return record.id


def write_parts(
    connection: sa.Connection, table: int, change: Change, rows: list[LogRow], now: int
) -> None:
    """Write the rest of a change: seats, log rows, states, the reply and the moderators' record."""
    record = change.record
    began = any(row.kind == "start" for row in rows)
    if change.seats or began or record.damage or record.stage == "lobby":
        _write_seats(connection, table, record.seats)
    if change.turned:
        _turn(connection, table, change.turned)
    if change.forgotten:
        taken_back = SNAPSHOTS.c.aside.in_(change.forgotten)
        connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id == table, taken_back))
    if change.snapshot and rows:
        before = {"round": change.snapshot[0], "game": change.snapshot[1]}
        kept = {"table_id": table, "number": rows[0].number, **before}
        connection.execute(SNAPSHOTS.insert(), kept)
    if change.prune_before_round is not None:
        _prune(connection, table, change.prune_before_round)
    if rows:
        connection.execute(LOG.insert(), [_row_cells(table, row) for row in rows])
    if change.interaction:
        number, reply = change.interaction
        done = {"id": number, "table_id": table, "reply": reply, "at": now}
        connection.execute(DONE.insert(), done)
    if change.audit:
        person, what, details = change.audit
        line = {"table_id": table, "person": person, "what": what, "at": now, "details": details}
        connection.execute(AUDIT.insert(), line)


def _row_cells(table: int, row: LogRow) -> dict[str, Any]:
    """Return the cells of a row of the log."""
    cells = {key: getattr(row, key) for key in KEPT_ROW}
    sitting = json.dumps(row.sitting, ensure_ascii=False) if row.sitting else ""
    return {"table_id": table, **cells, "sitting": sitting}


def _write_seats(connection: sa.Connection, table: int, seats: list[Seat]) -> None:
    connection.execute(SEATS.delete().where(SEATS.c.table_id == table))
    rows = [
        {
            "table_id": table,
            "seat": one.id,
            "position": place,
            "name": one.name,
            "figures": one.figures,
            "person": one.person,
        }
        for place, one in enumerate(seats)
    ]
    if rows:
        connection.execute(SEATS.insert(), rows)


def _turn(connection: sa.Connection, table: int, turned: Rewind) -> None:
    """Set aside the states that no longer stand, and keep the state from which the game went
    back.
    """
    mine, stands = SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.number.in_(turned.stand)
    fall = SNAPSHOTS.update().where(mine, SNAPSHOTS.c.aside == 0, ~stands)
    connection.execute(fall.values(aside=turned.row))
    connection.execute(SNAPSHOTS.update().where(mine, stands).values(aside=0))
    if turned.before:
        kept = {"table_id": table, "number": turned.row, "aside": turned.row}
        kept |= {"round": turned.round, "game": turned.before}
        connection.execute(SNAPSHOTS.insert(), kept)


def _prune(connection: sa.Connection, table: int, round_: int) -> None:
    """Keep only the first state of each round before that one."""
    mine = sa.and_(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.aside == 0)
    firsts = select(sa.func.min(SNAPSHOTS.c.number)).where(mine).group_by(SNAPSHOTS.c.round)
    older = SNAPSHOTS.c.round < round_
    connection.execute(
        SNAPSHOTS.delete().where(mine, older, SNAPSHOTS.c.number.not_in(firsts.scalar_subquery()))
    )
