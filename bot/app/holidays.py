"""Begins and ends holidays at all tables of a person when their time comes."""

from __future__ import annotations

from bot.channel.publisher import Publisher
from bot.store.saving import LostRace
from bot.table.absence import begin_holiday, end_holiday
from bot.table.person_settings import PersonSettings
from bot.table.tables import Tables


async def turn_holidays(tables: Tables, publisher: Publisher, now: int) -> None:
    """Begin and end every holiday that is due by `now`, one person at a time."""
    for habits in await tables.people.turning(now):
        with tables.store.failing.alone("mistake-at-holiday", habits.person):
            await _turn_everywhere(tables, publisher, habits, now)


async def _turn_everywhere(
    tables: Tables, publisher: Publisher, habits: PersonSettings, now: int
) -> None:
    """Begin or end a person's holiday at all their tables, including those of other shards.

    The person's settings are stored last, so a killed process loses nothing. If another process
    changes one of the tables meanwhile, the clock tries again at its next check.
    """
    turned = habits.turned(now)
    for record in await tables.store.played_by(habits.person):
        # If one table fails, the holiday still begins or ends at the others.
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
