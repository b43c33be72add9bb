"""Count finished games, for each person and each table; running games are left out.

A game is counted once from its log, for the people who acted: a seat that changed hands counts for
both, and what the autopilot did counts for nobody. A game that goes on again is taken out until it
is over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

import engine
from bot.base.log import log
from bot.kit.chapters import Chapters
from bot.kit.registry import kit_of
from bot.store.records import PLAYED, LogRow, Record, standing
from bot.store.schema import LOG, RESULTS, TABLES
from bot.store.store import Store
from bot.table.person_settings import People

EVERYBODY = ""
"""Stands in the column of a person for the table as a whole."""
STOOD_IN = ("stood-in", "stood-in-away")
"""Keys of the notes that say that the autopilot played a turn for somebody."""
FINISHED = TABLES.c.stage == "finished"


@dataclass(slots=True)
class Result:
    """What one person, or the whole table, did in a game."""

    table_id: int
    person: str
    guild: int
    ruleset: str
    mission: str
    won: bool = False
    kills: int = 0
    dice: int = 0
    pips: int = 0
    turns: int = 0
    """How often it was that person's turn to act."""
    waited: int = 0
    """Seconds that the table waited for them in all these turns."""
    stood_in: int = 0
    """Turns that the autopilot played for them."""


@dataclass(frozen=True, slots=True)
class Total:
    """The sum of several results."""

    ruleset: str
    mission: str
    person: str
    games: int
    won: int
    kills: int
    dice: int
    pips: int
    turns: int
    waited: int
    stood_in: int
    newest: int
    """The number of the newest of these tables."""


SUMS = tuple(
    func.sum(sa.cast(RESULTS.c[name], sa.Integer))
    for name in ("won", "kills", "dice", "pips", "turns", "waited", "stood_in")
)


@dataclass(slots=True)
class Statistics:
    """The results of everybody."""

    store: Store
    people: People
    _counting: asyncio.Lock = field(default_factory=asyncio.Lock)
    _unreadable: set[int] = field(default_factory=set[int])

    async def catch_up(self) -> None:
        """Count the games that ended since the last time, and take out those that go on again."""
        async with self._counting:
            counted = select(RESULTS.c.table_id)
            running = select(TABLES.c.id).where(TABLES.c.id.in_(counted), ~FINISHED)
            if again := await self.store.ask(running):
                gone = RESULTS.c.table_id.in_([row.id for row in again])
                await self.store.change(RESULTS.delete().where(gone))
            missing = select(TABLES.c.id).where(FINISHED, TABLES.c.id.not_in(counted))
            for row in await self.store.ask(missing.order_by(TABLES.c.id)):
                if row.id not in self._unreadable:
                    self._unreadable.add(row.id)
                    # Whatever a damaged log stumbles over is no reason to show nobody statistics.
                    with self.store.failing.alone("not-counted", row.id, table=row.id):
                        await self._count(row.id)

    async def _count(self, table: int) -> None:
        record, rows = await self.store.record(table), await self.store.rows(table)
        found = None if record is None else await asyncio.to_thread(results, record, rows)
        if found is None:
            return
        habits = await self.people.of(one.person for one in found if one.person)
        kept = [one for one in found if not one.person or habits[one.person].counted]
        with suppress(IntegrityError):  # another process counted it meanwhile
            await self.store.change(*(RESULTS.insert().values(**asdict(one)) for one in kept))
        self._unreadable.discard(table)

    async def of_person(self, person: str, ruleset: str) -> list[Total]:
        """Return a person's results by game and mission, the most played first.

        Without a `ruleset` all games count.
        """
        return await self._by_mission(ruleset, RESULTS.c.person == person)

    async def of_guild(self, guild: int, ruleset: str) -> list[Total]:
        """Return a server's results by game and mission, the most played first.

        Without a `ruleset` all games count.
        """
        return await self._by_mission(ruleset, _of_guild(guild))

    async def players(self, guild: int, ruleset: str, most: int) -> list[Total]:
        """Return the totals of the `most` players who won most often on the server.

        Without a `ruleset` all games count.
        """
        mine = (RESULTS.c.guild == guild, RESULTS.c.person != EVERYBODY)
        counts = (func.count(), *SUMS, func.max(RESULTS.c.table_id))
        query = select(sa.literal(""), sa.literal(""), RESULTS.c.person, *counts)
        grouped = query.where(*mine, *_of_game(ruleset)).group_by(RESULTS.c.person)
        return await self._ask(grouped.order_by(SUMS[0].desc(), func.count().desc()).limit(most))

    async def ended(self, guild: int, person: str, ruleset: str) -> list[tuple[int, bool]]:
        """Return when each of these games ended, in seconds since 1970, and whether it was won.

        They are those of a person, or with an empty `person` those of the server. A game ended with
        the newest row of its log.
        """
        mine = RESULTS.c.person == person if person else _of_guild(guild)
        last = sa.and_(LOG.c.table_id == TABLES.c.id, LOG.c.number == TABLES.c.last)
        joined = RESULTS.join(TABLES, RESULTS.c.table_id == TABLES.c.id).join(LOG, last)
        query = select(LOG.c.at, RESULTS.c.won).select_from(joined)
        found = await self.store.ask(query.where(mine, *_of_game(ruleset)))
        return [(int(row.at), bool(row.won)) for row in found]

    async def names(self, people: Sequence[Total]) -> list[str]:
        """Return what each of these people is called at their newest table."""
        newest = await self.store.records([one.newest for one in people]) if people else []
        records = {one.id: one for one in newest}
        return [_called(records.get(one.newest), one.person) for one in people]

    async def forget(self, person: str) -> None:
        """Delete the results of a person."""
        await self.store.change(RESULTS.delete().where(RESULTS.c.person == person))

    async def _by_mission(self, ruleset: str, *where: sa.ColumnElement[bool]) -> list[Total]:
        named = (RESULTS.c.ruleset, RESULTS.c.mission)
        counts = (func.count(), *SUMS, func.max(RESULTS.c.table_id))
        query = select(*named, sa.literal(""), *counts).where(*where, *_of_game(ruleset))
        return await self._ask(query.group_by(*named).order_by(func.count().desc(), *named))

    async def _ask(self, query: sa.Select[Any]) -> list[Total]:
        return [Total(*row) for row in await self.store.ask(query)]

    async def named(self, totals: Sequence[Total], language: str) -> list[str]:
        """Return the name of the mission of each total, as its newest table calls it.

        It is the mission's id if that table cannot be read.
        """
        records = await self.store.records([one.newest for one in totals])
        names = {
            one.id: kit_of(one.ruleset).lobby.mission_name(one, language)
            for one in records
            if not one.damage
        }
        return [names.get(one.newest, one.mission) for one in totals]


def _of_guild(guild: int) -> sa.ColumnElement[bool]:
    """Return the condition for the results of a server's tables as a whole."""
    return sa.and_(RESULTS.c.guild == guild, RESULTS.c.person == EVERYBODY)


def _called(record: Record | None, person: str) -> str:
    seats = record.seats if record is not None else []
    return next((one.name for one in seats if one.sitter == person), "?")


def _of_game(ruleset: str) -> list[sa.ColumnElement[bool]]:
    """Return the condition for one game; without one, for every game this release plays."""
    games = [ruleset] if ruleset else [one.id for one in engine.rulesets()]
    return [RESULTS.c.ruleset.in_(games)]


def total_of(totals: Sequence[Total]) -> Total:
    """Return the sum of these results."""
    names = ("games", "won", "kills", "dice", "pips", "turns", "waited", "stood_in")
    sums: dict[str, int] = {name: sum(getattr(one, name) for one in totals) for name in names}
    return Total("", "", "", newest=0, **sums)


# ---------------------------------------------------------------- counting a game


def results(record: Record, rows: list[LogRow]) -> list[Result] | None:
    """Return what each person, and the table as a whole, did in a finished game.

    None if it cannot be read who won.
    """
    try:
        game = None if record.damage else engine.load_table(record.game)
    except engine.DamagedGame:
        log().warning("damaged-game", table=record.id)
        return None
    if game is None or game.outcome is None:
        return None
    what = (record.guild, record.ruleset, record.mission)
    table = Result(record.id, EVERYBODY, *what, won=game.outcome.won)
    found = {EVERYBODY: table}
    kept = [row for row in standing(rows) if row.kind in PLAYED]
    for row in kept:
        if row.person:
            found.setdefault(row.person, Result(record.id, row.person, *what))
    winners = record.sitters(game.outcome.winners)
    for person in winners:
        if person in found:
            found[person].won = True
    _count_deeds(found, kept, record.ruleset)
    _count_turns(found, rows)
    _count_absences(found, rows)
    return list(found.values())


def _count_deeds(found: dict[str, Result], rows: Iterable[LogRow], ruleset: str) -> None:
    """Count zombies and dice, of the person who gave the command and of the table."""
    chapters = kit_of(ruleset).chapters
    for row in rows:
        for data in row.events:
            event = engine.event_from_json(ruleset, data)
            kills, faces = _killed(chapters, event), _rolled(chapters, event)
            for one in dict.fromkeys((EVERYBODY, row.person)):
                found[one].kills += kills
                found[one].dice += len(faces)
                found[one].pips += sum(faces)


def _killed(chapters: Chapters, event: engine.Event) -> int:
    if type(event) not in chapters.killed:
        return 0
    name = chapters.killed[type(event)]
    return int(getattr(event, name)) if name else 1


def _rolled(chapters: Chapters, event: engine.Event) -> tuple[int, ...]:
    """Return the faces of six-sided dice that somebody rolled in a fight."""
    name = chapters.rolled.get(type(event))
    if name is None:
        return ()
    faces: Any = getattr(event, name)
    return (faces,) if isinstance(faces, int) else tuple(faces)


def _count_turns(found: dict[str, Result], rows: Iterable[LogRow]) -> None:
    """Count how long the table waited, each time it was somebody's turn, since the move before."""
    before, last = "", 0
    for row in rows:
        if row.kind in PLAYED and row.person in found and row.person and row.person != before:
            found[row.person].turns += 1
            found[row.person].waited += max(row.at - last, 0)
            found[EVERYBODY].turns += 1
            found[EVERYBODY].waited += max(row.at - last, 0)
        if row.kind in (*PLAYED, "start", "undo"):
            before, last = "" if row.kind == "start" else row.person, row.at


def _count_absences(found: dict[str, Result], rows: Iterable[LogRow]) -> None:
    """Count turns that the autopilot played, for the person who sat there then."""
    sitting = dict[str, str]()
    for row in rows:
        key = row.payload.get("key", "") if row.kind == "note" else ""
        if row.person and (row.kind in PLAYED or key == "took-seat"):
            sitting[row.seat] = row.person
        if key in STOOD_IN:
            found[EVERYBODY].stood_in += 1
            person = sitting.get(row.seat, row.seat)
            if person in found:
                found[person].stood_in += 1
