"""Count finished games, for each person and each table; running games are left out.

A game is counted once from its log, for the people who acted: a seat that changed hands counts for
both, and what the autopilot did counts for nobody. A game that goes on again is taken out until it
is over.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from typing import Any, cast

import sqlalchemy as sa
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

import engine
from bot.kit.registry import kit_of
from bot.store.records import Record
from bot.store.schema import LOG, RESULTS, TABLES
from bot.store.store import Store
from bot.table.counting import EDITION, EVERYBODY, results
from bot.table.person_settings import People

Led = tuple[str, str]
"""A survivor: the id of the game, and the survivor's id in that game."""
FINISHED = TABLES.c.stage == "finished"


@dataclass(frozen=True, slots=True)
class Scope:
    """Selects finished games: those of `person` if given, else of `channel`, else of `guild`."""

    person: str = ""
    channel: int = 0
    guild: int = 0
    ruleset: str = ""
    """The game; empty for all games that this release plays."""

    def own(self) -> list[sa.ColumnElement[bool]]:
        """Return the SQL conditions for the person's results; without a person, for those of whole
        tables."""
        if self.person:
            return [RESULTS.c.person == self.person, self._of_game()]
        return [*self._place(), RESULTS.c.person == EVERYBODY]

    def people(self) -> list[sa.ColumnElement[bool]]:
        """Return the SQL conditions for the results of all people in the channel or on the
        server."""
        return [*self._place(), RESULTS.c.person != EVERYBODY]

    def tables(self) -> list[sa.ColumnElement[bool]]:
        """Return the SQL conditions for the results of whole tables; with a person, of their
        tables."""
        if not self.person:
            return self.own()
        mine = select(RESULTS.c.table_id).where(*self.own())
        return [RESULTS.c.table_id.in_(mine), RESULTS.c.person == EVERYBODY]

    def _place(self) -> list[sa.ColumnElement[bool]]:
        if self.channel:
            here = select(TABLES.c.id).where(TABLES.c.channel == self.channel)
            return [RESULTS.c.table_id.in_(here), self._of_game()]
        return [RESULTS.c.guild == self.guild, self._of_game()]

    def _of_game(self) -> sa.ColumnElement[bool]:
        games = [self.ruleset] if self.ruleset else [one.id for one in engine.rulesets()]
        return RESULTS.c.ruleset.in_(games)


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
    wounds: int
    deaths: int
    newest: int
    """The number of the newest table in the sum."""


@dataclass(frozen=True, slots=True)
class Favourite:
    """The survivor that was led in most games, and how many zombies that survivor killed."""

    figure: str
    games: int
    kills: int
    newest: int
    """The number of the newest table at which the survivor was led."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of a mission, with the figures that records compare."""

    table_id: int
    won: bool
    rounds: int
    actions: int
    wounds: int
    rescued: int
    kills: int


SUMMED = ("won", "kills", "dice", "pips", "turns", "waited", "stood_in", "wounds", "deaths")
SUMS = tuple(func.sum(sa.cast(RESULTS.c[name], sa.Integer)) for name in SUMMED)


@dataclass(slots=True)
class Statistics:
    """The stored results of all finished games."""

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
                    # A damaged log must not keep the other games from being counted.
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

    async def recount(self) -> None:
        """Count again the games that an earlier release counted, to add what it did not count.

        No person is added to a game: people who were taken out of the statistics stay out.
        """
        old = select(RESULTS.c.table_id).where(RESULTS.c.edition < EDITION).distinct()
        for row in await self.store.ask(old):
            with self.store.failing.alone("not-counted", row.table_id, table=row.table_id):
                await self._recount(row.table_id)

    async def _recount(self, table: int) -> None:
        record, rows = await self.store.record(table), await self.store.rows(table)
        found = None if record is None else await asyncio.to_thread(results, record, rows)
        counted = [
            RESULTS.update()
            .where(RESULTS.c.table_id == table, RESULTS.c.person == one.person)
            .values(**asdict(one))
            for one in found or []
        ]
        # Marks people whom the log does not mention, too: else each start would count them again.
        others = RESULTS.update().where(RESULTS.c.table_id == table).values(edition=EDITION)
        await self.store.change(*counted, others)

    async def totals(self, scope: Scope) -> list[Total]:
        """Return the results by game and mission, the most played first."""
        named = (RESULTS.c.ruleset, RESULTS.c.mission)
        counts = (func.count(), *SUMS, func.max(RESULTS.c.table_id))
        query = select(*named, sa.literal(""), *counts).where(*scope.own())
        return await self._ask(query.group_by(*named).order_by(func.count().desc(), *named))

    async def players(self, scope: Scope, most: int) -> list[Total]:
        """Return the totals of the `most` people who won most games, from all games in `scope`."""
        counts = (func.count(), *SUMS, func.max(RESULTS.c.table_id))
        query = select(sa.literal(""), sa.literal(""), RESULTS.c.person, *counts)
        grouped = query.where(*scope.people()).group_by(RESULTS.c.person)
        return await self._ask(grouped.order_by(SUMS[0].desc(), func.count().desc()).limit(most))

    async def ended(self, scope: Scope) -> list[tuple[int, bool]]:
        """Return when each of these games ended, in seconds since the epoch, and whether it was
        won.

        The end of a game is the time of the newest row of its log.
        """
        last = sa.and_(LOG.c.table_id == TABLES.c.id, LOG.c.number == TABLES.c.last)
        joined = RESULTS.join(TABLES, RESULTS.c.table_id == TABLES.c.id).join(LOG, last)
        query = select(LOG.c.at, RESULTS.c.won).select_from(joined).where(*scope.own())
        return [(int(row.at), bool(row.won)) for row in await self.store.ask(query)]

    async def favourite(self, scope: Scope) -> Favourite | None:
        """Return the survivor that was led most often; None if nobody led any."""
        query = select(RESULTS.c.table_id, RESULTS.c.ruleset, RESULTS.c.led).where(*scope.own())
        games, kills, newest = Counter[Led](), Counter[Led](), dict[Led, int]()
        for row in await self.store.ask(query.order_by(RESULTS.c.table_id)):
            told = cast("dict[str, int]", row.led) if isinstance(row.led, dict) else {}
            for figure, count in told.items():
                one = row.ruleset, figure
                games[one] += 1
                kills[one] += count
                newest[one] = row.table_id
        if not games:
            return None
        most = max(games, key=lambda one: (games[one], kills[one], one))
        return Favourite(most[1], games[most], kills[most], newest[most])

    async def feats(self, scope: Scope) -> list[tuple[str, int]]:
        """Return the feats of these games, and in how many games each was reached, the rarest
        first.
        """
        query = select(RESULTS.c.feats).where(
            *scope.tables(), sa.cast(RESULTS.c.feats, sa.Text) != "[]"
        )
        found = Counter[str]()
        for row in await self.store.ask(query):
            found.update(cast("list[str]", row.feats) if isinstance(row.feats, list) else [])
        return sorted(found.items(), key=lambda one: (one[1], one[0]))

    async def played(self, scope: Scope, mission: str) -> list[Played]:
        """Return all games of a mission whose logs can be read as a whole, the oldest first."""
        columns = (RESULTS.c[one.name] for one in fields(Played))
        of_mission = (RESULTS.c.mission == mission, RESULTS.c.rounds > 0)
        query = select(*columns).where(*scope.tables(), *of_mission)
        return [Played(*row) for row in await self.store.ask(query.order_by(RESULTS.c.table_id))]

    async def counted_at(self, tables: Sequence[int]) -> dict[int, list[str]]:
        """Return the ids of the people with results, for each of these tables."""
        mine = (RESULTS.c.table_id.in_(tables), RESULTS.c.person != EVERYBODY)
        found: dict[int, list[str]] = {one: [] for one in tables}
        for row in await self.store.ask(select(RESULTS.c.table_id, RESULTS.c.person).where(*mine)):
            found[row.table_id].append(row.person)
        return found

    async def names(self, people: Sequence[Total]) -> list[str]:
        """Return the name that each of these people has at their newest table; `?` if unknown."""
        newest = await self.store.records([one.newest for one in people]) if people else []
        records = {one.id: one for one in newest}
        return [_called(records.get(one.newest), one.person) for one in people]

    async def forget(self, person: str) -> None:
        """Delete the results of a person."""
        await self.store.change(RESULTS.delete().where(RESULTS.c.person == person))

    async def _ask(self, query: sa.Select[Any]) -> list[Total]:
        return [Total(*row) for row in await self.store.ask(query)]

    async def named(self, totals: Sequence[Total], language: str) -> list[str]:
        """Return each total's mission by the name at its newest table, or by its id if that table
        cannot be read."""
        records = await self.store.records([one.newest for one in totals])
        names = {
            one.id: kit_of(one.ruleset).lobby.mission_name(one, language)
            for one in records
            if not one.damage
        }
        return [names.get(one.newest, one.mission) for one in totals]


def _called(record: Record | None, person: str) -> str:
    seats = record.seats if record is not None else []
    return next((one.name for one in seats if one.sitter == person), "?")


def total_of(totals: Sequence[Total]) -> Total:
    """Return the sum of these results."""
    names = ("games", *SUMMED)
    sums: dict[str, int] = {name: sum(getattr(one, name) for one in totals) for name in names}
    return Total("", "", "", newest=0, **sums)
