"""/mine: lists all tables of a person; those that wait for the person come first."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from bot.base.replies import Person, Reply
from bot.base.words import listing, quoted, say
from bot.kit.registry import mission_name
from bot.play.my_settings import told
from bot.store.records import Record
from bot.table.controls import Press, page_in
from bot.table.labels import address_of
from bot.table.pages import Listing, paged_text
from bot.table.status import called_at
from bot.table.tables import OpenTable, Tables
from bot.table.waiting import TURN

HOMELESS_SECONDS = 30 * 24 * 3600
"""Seconds for which a table whose channel was deleted is still listed."""


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table in the list that `/mine` shows."""

    record: Record
    called: tuple[str, ...]
    """The people whom the table waits for."""
    runs: bool
    """False if the table is damaged, so that its game cannot be read."""

    def mine(self, person: str) -> bool:
        """Whether the table waits for this person."""
        return person in self.called

    def line(self, language: str, person: str) -> str:
        """Return the line about the table: its place and mission, for whom it waits and until
        when.
        """
        record = self.record
        mission = quoted(mission_name(record, language))
        place = f"<#{record.channel}>" if record.live else f"#{record.id}"
        if record.live and not record.guild:
            place = say(language, "mine-private")
        values = {"place": place, "mission": f"[{mission}]({address_of(record)})"}
        if not record.live:
            return say(language, "mine-homeless", **values, table=record.id)
        if record.stage == "lobby":
            return say(language, "mine-lobby", **values)
        if not self.runs:
            return say(language, "mine-damaged", **values)
        due = f"<t:{record.due}:R>" if record.asked.startswith(TURN) and record.due else ""
        if self.mine(person):
            return say(language, "mine-due" if due else "mine-waits", **values, due=due)
        who = listing(language, [f"<@{one}>" for one in self.called])
        return say(language, "mine-others" if who else "mine-sleeps", **values, who=who)


async def mine_pressed(table: OpenTable, person: Person, press: Press) -> Reply:
    """Show another page of the list."""
    return await mine(table, person, page_in(press.arg))


async def mine(table: OpenTable, person: Person, page: int = 0) -> Reply:
    """List all live tables of the person, and for 30 days also those whose channel was deleted."""
    records = await table.tables.store.played_by(person.id)
    standings = _standings(table.tables, records)
    found = sorted(standings, key=lambda one: _urgency(one, person.id))
    if not found:
        return Reply(say(person.language, "mine-none"))
    due = sum(one.mine(person.id) for one in found)
    lines = [say(person.language, "mine-head", tables=len(found), due=due)]
    lines += [one.line(person.language, person.id) for one in found]
    habits = await table.tables.people.one(person.id)
    if habits.quiet or habits.holiday_until:
        lines += ["", told(habits, person.language, table.tables.now())]
    return paged_text(table, person, Listing(lines, "mine"), page)


def _standings(tables: Tables, records: list[Record]) -> Iterator[TableSummary]:
    for record in records:
        if not record.live and record.changed < time.time() - HOMELESS_SECONDS:
            continue
        loaded = OpenTable.at_rest(tables, record).loaded
        game = loaded.game if loaded else None
        called = called_at(record, game) if game and record.live else ()
        yield TableSummary(record, called, game is not None)


def _urgency(one: TableSummary, person: str) -> tuple[bool, int, int]:
    """Return a sort key: tables that wait for the person first, then by deadline, then the
    newest.
    """
    return not one.mine(person), one.record.due or 2**40, -one.record.changed
