"""What is stored about a person: explained, exported as a file, removed.

When a person is removed, games keep their moves, so that the other players can look back on them.
Only the person's id is replaced wherever it occurs, by another id in each game. A person who is
barred from a table stays barred: the table's list then has a salted hash of their id.
"""

from __future__ import annotations

import asyncio
import bz2
import json
import re
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast

import sqlalchemy as sa
from sqlalchemy import select

from bot.base.replies import Person, Progress, Reply
from bot.base.words import say
from bot.channel.publisher import Publisher
from bot.store.cells import UNREADABLE
from bot.store.records import NOBODY, Json, Record
from bot.store.row_reading import read_sitting
from bot.store.saving import LostRace
from bot.store.schema import (
    ARCHIVES,
    AUDIT,
    ENTRIES,
    LOG,
    MISSIONS,
    PEOPLE,
    RESULTS,
    SEATS,
    SNAPSHOTS,
    SURVIVORS,
    TABLES,
)
from bot.store.store import PACKED, unpack_rows
from bot.store.table_state import TableState
from bot.table.controls import Press, confirmation
from bot.table.seats import id_hash, vacate
from bot.table.tables import OpenTable, Tables

Rows = list[dict[str, Any]]
GAME_CELLS = ("game", "talk", "state", "asked")
LOG_CELLS = ("seat", "person", "payload", "events")


async def about(table: OpenTable, person: Person) -> Reply:
    """Explain what is stored, and for how long."""
    return Reply(say(person.language, "privacy"))


# ---------------------------------------------------------------- handing over


async def export(table: OpenTable, person: Person) -> Reply:
    """Reply with a file of everything stored about the person, without secrets of games."""
    found = await stored_of(table.tables, person.id)
    text = json.dumps(found, ensure_ascii=False, indent=1, default=str)
    told = say(person.language, "privacy-file")
    return Reply(told, file=(f"my-data-{person.id}.json", text.encode(), told))


async def stored_of(tables: Tables, person: str) -> dict[str, Any]:
    """Return everything that is stored under the person's id, by the kind of data.

    Events and dice are left out: those of a running game may reveal secrets. So the result has only
    what the person did and entered.
    """
    seats = (*SEATS.c, TABLES.c.guild, TABLES.c.channel, TABLES.c.ruleset, TABLES.c.mission)
    stages = (TABLES.c.stage, TABLES.c.created, TABLES.c.changed)
    theirs = select(*seats, *stages).where(SEATS.c.table_id == TABLES.c.id, _sits(person))
    asked = {
        "settings": select(PEOPLE).where(PEOPLE.c.person == person),
        "seats": theirs.order_by(SEATS.c.table_id),
        "results": select(RESULTS).where(RESULTS.c.person == person).order_by(RESULTS.c.table_id),
        "challenges": select(ENTRIES).where(ENTRIES.c.person == person).order_by(ENTRIES.c.week),
        "moderation": select(AUDIT).where(AUDIT.c.person == person).order_by(AUDIT.c.id),
        "missions": select(MISSIONS).where(MISSIONS.c.by == person).order_by(MISSIONS.c.at),
        "survivors": select(SURVIVORS).where(SURVIVORS.c.by == person).order_by(SURVIVORS.c.at),
    }
    found: dict[str, Any] = {
        name: [_plain(query, row) for row in await tables.store.ask(query)]
        for name, query in asked.items()
    }
    done, standing = await _done(tables, person), await _standing(tables, person)
    found["sat"] = await _sat(tables, person)
    kept_out = await _kept_out(tables, person)
    return {"person": person, **found, "done": done, "tables": standing, "kept_out": kept_out}


async def _kept_out(tables: Tables, person: str) -> list[int]:
    """Return the numbers of the tables that the person is barred from."""
    named = sa.cast(TABLES.c.state, sa.Text).like(f"%{person}%")
    found = await tables.store.ask(select(TABLES.c.id, TABLES.c.state).where(named))
    return [row.id for row in found if person in _kept_out_by(row.state)]


def _kept_out_by(state: Any) -> list[str]:
    """Return the people whom the stored state of a table bars; none if it is damaged."""
    return TableState.read(cast("Json", state))[0].kept_out if isinstance(state, dict) else []


async def _done(tables: Tables, person: str) -> Rows:
    """Return the log rows of the person: moves, answers and other entries.

    The content of a row that started a game is left out, because it lists the other players.
    """
    query = select(LOG.c.table_id).where(LOG.c.person == person).distinct()
    names = ("number", "kind", "seat", "payload", "at", "name")
    return [
        {"table_id": table.table_id}
        | {name: getattr(row, name) for name in names}
        | ({"payload": {}} if row.kind == "start" else {})
        for table in await tables.store.ask(query.order_by(LOG.c.table_id))
        for row in await tables.store.rows(table.table_id)
        if row.person == person
    ]


async def _sat(tables: Tables, person: str) -> Rows:
    """Return the log rows at which the person got a seat, with the seat and their name then."""
    query = select(LOG.c.table_id, LOG.c.number, LOG.c.sitting)
    named = await tables.store.ask(query.where(LOG.c.sitting.contains(f'"{person}"')))
    return [
        {"table_id": row.table_id, "number": row.number, "seat": seat, "name": name}
        for row in named
        for seat, (sitter, name) in read_sitting(row.sitting).items()
        if sitter == person
    ]


async def _standing(tables: Tables, person: str) -> Rows:
    """Return what running tables store about the person there, such as their current vote."""
    found: Rows = []
    for record in await tables.store.played_by(person):
        seat = record.seat_id(person) or ""
        kept, vote = record.state.kept_of(seat), record.state.vote
        voices = {"yes": seat in vote.yes, "no": seat in vote.no} if vote else None
        found.append({"table_id": record.id, **kept, "vote": voices})
    return found


def _plain(query: sa.Select[Any], row: sa.Row[Any]) -> dict[str, Any]:
    names = query.selected_columns.keys()
    pairs = zip(names, row, strict=True)
    return {name: None if value is UNREADABLE else value for name, value in pairs}


def _sits(person: str) -> sa.ColumnElement[bool]:
    return sa.or_(SEATS.c.person == person, SEATS.c.seat == person)


# ---------------------------------------------------------------- taking out


async def ask_to_delete(table: OpenTable, person: Person) -> Reply:
    """Show what would be removed and what stays, with a button that does it."""
    live = await table.tables.store.played_by(person.id)
    view = confirmation("forget-me", say(person.language, "button-forget-me"))
    return Reply(say(person.language, "forget-me-really", tables=len(live)), view)


@dataclass(frozen=True, slots=True)
class Forgetting:
    """Removes people from the database."""

    publisher: Publisher

    async def press(self, table: OpenTable, person: Person, _: Press) -> Reply:
        """Return a reply whose second part (`rest`) removes the person.

        That part runs when the lock of this table is released, because it needs the locks of all
        the person's tables, one after the other.
        """
        tables = table.tables

        async def rest(_: Progress) -> Reply:
            await forget(tables, self.publisher, person.id)
            return Reply(say(person.language, "you-are-forgotten"), closes=True)

        return Reply("", rest=rest)


async def forget(tables: Tables, publisher: Publisher, person: str) -> None:
    """Remove a person from the database.

    First free their seats in running games, then replace their id in every game, and finally remove
    other data stored under the id. If the process is killed meanwhile, the person can ask again. If
    a table fails, the others are still handled; the first error is raised at the end.
    """
    failed: list[Exception] = []
    played = await tables.store.played_by(person)
    for record in played:
        try:
            if not await _got_up(tables, publisher, record, person):
                await _got_up(tables, publisher, record, person)
        except Exception as error:
            failed.append(error)
    for number, channel in await _tables_with(tables, person):
        try:
            async with tables.at(channel):
                await tables.store.write(
                    lambda connection, one=number: _take_out(connection, one, person)
                )
            tables.forget(channel)
            publisher.forget(number)
        except Exception as error:
            failed.append(error)
    for record in played:
        # The poster of a game that ended is made only now, so that it does not name the person.
        publisher.wake(record)
    await tables.store.change(
        PEOPLE.delete().where(PEOPLE.c.person == person),
        RESULTS.delete().where(RESULTS.c.person == person),
        ENTRIES.update()
        .where(ENTRIES.c.person == person)
        .values(person=id_hash(person), name="", everywhere=False),
        AUDIT.update().where(AUDIT.c.person == person).values(person=""),
        MISSIONS.update().where(MISSIONS.c.by == person).values(by=""),
        SURVIVORS.update().where(SURVIVORS.c.by == person).values(by=""),
    )
    tables.people.forget(person)
    if failed:
        raise failed[0]


async def _got_up(tables: Tables, publisher: Publisher, record: Record, person: str) -> bool:
    """Take the person out of one running table.

    Return False if that failed because another process changed the table meanwhile.
    """
    with suppress(LostRace):
        async with tables.at(record.channel) as table:
            if table.loaded is None or table.record.id != record.id or table.damaged:
                return True
            _get_up(table, person)
            await table.save()
        if table.record.live:
            publisher.wake(table.record)
        return True
    return False


def _get_up(table: OpenTable, person: str) -> None:
    """Free the person's seat; close the table if nobody else sits there."""
    record = table.record
    seat = record.seat(person)
    if seat is None:
        return
    if len(record.people) == 1:
        table.close("ended")
        if table.stopped:
            table.note("", "ended-nobody-left")
    elif record.stage == "lobby":
        record.seats.remove(seat)
        table.seated()
    else:
        table.note(seat.id, "left-seat", former=vacate(table, seat))


async def _tables_with(tables: Tables, person: str) -> list[tuple[int, int]]:
    """Return the number and channel of each table whose stored data contain the id."""
    named = f"%{person}%"
    cells = [sa.cast(LOG.c[name], sa.Text).like(named) for name in LOG_CELLS]
    kept = [sa.cast(TABLES.c[name], sa.Text).like(named) for name in GAME_CELLS]
    logged = select(LOG.c.table_id).where(sa.or_(*cells))
    seated = select(SEATS.c.table_id).where(_sits(person))
    anywhere = sa.or_(TABLES.c.id.in_(logged), TABLES.c.id.in_(seated), *kept)
    packed = [one async for one in _packed_with(tables, person)]
    found = await tables.store.ask(
        select(TABLES.c.id, TABLES.c.channel).where(anywhere | TABLES.c.id.in_(packed))
    )
    return [(row.id, row.channel) for row in found]


async def _packed_with(tables: Tables, person: str) -> AsyncIterator[int]:
    """Yield the numbers of old tables whose packed log contains the id."""
    for row in await tables.store.ask(select(ARCHIVES.c.table_id)):
        query = select(ARCHIVES.c.cells).where(ARCHIVES.c.table_id == row.table_id)
        cells = await tables.store.ask(query)
        if cells and await asyncio.to_thread(_stands_in, cells[0].cells, person):
            yield row.table_id


def _stands_in(cells: bytes, person: str) -> bool:
    try:
        return person.encode() in bz2.decompress(cells)
    except (OSError, ValueError, TypeError):
        return False  # damaged, so nobody can read the id


def _take_out(connection: sa.Connection, table: int, person: str) -> None:
    """Replace the person's id by another one everywhere in the stored data of one game."""
    # Lock the row: another process saves either before all of this, or afterwards on a new try.
    language = connection.execute(
        select(TABLES.c.language).where(TABLES.c.id == table).with_for_update()
    ).scalar_one()
    name = say(str(language), "former-player")
    _unpack(connection, table)
    alias = f"gone-{secrets.token_hex(6)}"
    swap = _swapping(person, alias, name)
    connection.execute(_theirs(table, person).values(name=name))
    _rename_in_seats(connection, table, person, alias, name)
    _still_keep_out(connection, table, person)
    _rewrite(connection, TABLES, (TABLES.c.id,), GAME_CELLS, table, swap)
    _rewrite(connection, LOG, (LOG.c.table_id, LOG.c.number), LOG_CELLS, table, swap)
    keys = (SNAPSHOTS.c.table_id, SNAPSHOTS.c.number)
    _rewrite(connection, SNAPSHOTS, keys, ("game",), table, swap)
    _rewrite(connection, AUDIT, (AUDIT.c.table_id, AUDIT.c.id), ("details",), table, swap)
    sat = SEATS.update().where(SEATS.c.table_id == table, _sits_now(person))
    connection.execute(sat.values(person=NOBODY, name=name))
    _rewrite(connection, SEATS, (SEATS.c.table_id, SEATS.c.position), ("seat",), table, swap)
    # The new version tells processes that what they have read before is outdated.
    newer = TABLES.update().where(TABLES.c.id == table)
    connection.execute(newer.values(version=TABLES.c.version + 1))


def _theirs(table: int, person: str) -> sa.Update:
    """Return an UPDATE of the log rows that the person caused at the table."""
    return LOG.update().where(LOG.c.table_id == table, LOG.c.person == person)


def _rename_in_seats(
    connection: sa.Connection, table: int, person: str, alias: str, name: str
) -> None:
    """Replace the person by `alias` and `name` in the log rows that say who sits where."""
    query = select(LOG.c.number, LOG.c.sitting)
    for row in connection.execute(query.where(LOG.c.table_id == table, LOG.c.sitting != "")).all():
        sitting = {
            alias if seat == person else seat: (alias, name) if held[0] == person else held
            for seat, held in read_sitting(row.sitting).items()
        }
        mine = (LOG.c.table_id == table, LOG.c.number == row.number)
        cell = json.dumps(sitting, ensure_ascii=False)
        connection.execute(LOG.update().where(*mine).values(sitting=cell))


def _still_keep_out(connection: sa.Connection, table: int, person: str) -> None:
    """Replace the person's id by a hash in the list of people barred from the table."""
    mine = TABLES.c.id == table
    state: Any = connection.execute(select(TABLES.c.state).where(mine)).scalar_one()
    kept_out = _kept_out_by(state)
    if person in kept_out:
        kept = [id_hash(person) if one == person else one for one in kept_out]
        connection.execute(TABLES.update().where(mine).values(state={**state, "kept_out": kept}))


def _unpack(connection: sa.Connection, table: int) -> None:
    """Unpack the log of an old table into its rows; a later clean-up packs it again."""
    mine = LOG.c.table_id == table
    archived = ARCHIVES.c.table_id == table
    cells = connection.execute(select(ARCHIVES.c.cells).where(archived)).scalar()
    if cells is None:
        return
    rows = connection.execute(select(LOG).where(mine)).mappings().all()
    for row in unpack_rows(rows, cells):
        values = {name: row[name] for name in PACKED if row[name] is not UNREADABLE}
        place = (mine, LOG.c.number == row["number"])
        connection.execute(LOG.update().where(*place).values(**values))
    connection.execute(ARCHIVES.delete().where(archived))


def _sits_now(person: str) -> sa.ColumnElement[bool]:
    return sa.or_(SEATS.c.person == person, sa.and_(SEATS.c.person == "", SEATS.c.seat == person))


def _swapping(person: str, alias: str, name: str) -> Callable[[Any], Any]:
    """Return a function that replaces the person in a stored cell.

    It replaces a mention by `name`, and the id elsewhere by `alias`.
    """
    mention, alone = re.compile(f"<@!?{person}>"), re.compile(rf"(?<!\d){person}(?!\d)")

    def swap(cell: Any) -> Any:
        if isinstance(cell, str):
            return alone.sub(alias, mention.sub(name, cell))
        return json.loads(swap(json.dumps(cell, ensure_ascii=False)))

    return swap


def _rewrite(
    connection: sa.Connection,
    table: sa.Table,
    keys: tuple[sa.Column[Any], ...],
    cells: tuple[str, ...],
    number: int,
    swap: Callable[[Any], Any],
) -> None:
    """Apply `swap` to these cells of all rows that belong to the game `number`.

    The first of `keys` is the column with the game's number. Unreadable cells stay unchanged.
    """
    query = select(*keys, *(table.c[name] for name in cells)).where(keys[0] == number)
    for row in connection.execute(query).all():
        values = dict(zip(cells, row[len(keys) :], strict=True))
        changed = dict(_changed(values, swap))
        if changed:
            mine = [key == value for key, value in zip(keys, row[: len(keys)], strict=True)]
            connection.execute(table.update().where(*mine).values(**changed))


def _changed(values: dict[str, Any], swap: Callable[[Any], Any]) -> Iterator[tuple[str, Any]]:
    for name, cell in values.items():
        if cell is not UNREADABLE and (new := swap(cell)) != cell:
            yield name, new
