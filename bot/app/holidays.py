"""Holidays begin and end at all tables of a person, by themselves."""

from __future__ import annotations

from bot.channel.publisher import Publisher
from bot.store.saving import LostRace
from bot.table.absence import begin_holiday, end_holiday
from bot.table.person_settings import PersonSettings
from bot.table.tables import Tables


async def turn_holidays(tables: Tables, publisher: Publisher, now: int) -> None:
    """Does what was to happen by now, for each person alone."""
    for habits in await tables.people.turning(now):
        with tables.store.failing.alone("mistake-at-holiday", habits.person):
            await _turn_everywhere(tables, publisher, habits, now)


async def _turn_everywhere(
    tables: Tables, publisher: Publisher, habits: PersonSettings, now: int
) -> None:
    """At all tables of that person; noted last, so that a kill in between loses nothing.

    At the tables of other shards, too: the next look is for one that is being changed there.
    """
    turned = habits.turned(now)
    for record in await tables.store.played_by(habits.person):
        # One table that fails keeps nobody from their holiday at the others.
        where = (habits.person, record.id)
        with tables.store.failing.alone("mistake-at-holiday", where, channel=record.channel):
            try:
                await _turn(tables, publisher, record.channel, habits, now)
            except LostRace:
                turned = habits
    await tables.people.keep(turned)


async def _turn(
    tables: Tables, publisher: Publisher, channel: int, habits: PersonSettings, now: int
) -> None:
    async with tables.at(channel) as table:
        if table.loaded is None or table.damaged:
            return
        until, person = habits.holiday_end(now), habits.person
        turned = begin_holiday(table, person, until) if until else end_holiday(table, person)
        if not turned or not await table.save():
            return
    publisher.wake(table.record)
