"""Use cases for a person's settings at all tables: time zone, quiet hours, holiday, statistics.

Each raises UserError for a value that cannot be set.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, time, timedelta

from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import quoted, say
from bot.table.controls import Press, confirmation
from bot.table.person_settings import PersonSettings
from bot.table.tables import OpenTable, Tables
from bot.table.typed_times import days_of, hour_of, zone_of, zones_like

MOST_QUIET = 16
"""The most quiet hours per day, so that time to play remains."""
MOST_DAYS = 366
FURTHEST_YEARS = 2
"""How many years from now a holiday may end at the latest."""
OFFERED_DAYS = 25


async def settings(table: OpenTable, person: Person) -> Reply:
    """Show all settings of the person."""
    tables = table.tables
    return Reply(told(await tables.people.one(person.id), person.language, tables.now()))


async def set_zone(table: OpenTable, person: Person, typed: str) -> Reply:
    """Set the time zone that was typed: its usual name, a city or a country, in any spelling."""
    found = zone_of(typed)
    if found is None:
        raise UserError("no-such-zone", typed=quoted(typed[:40]))
    return await _change(table, person, lambda one: replace(one, zone=found))


async def set_quiet(table: OpenTable, person: Person, begins: str, ends: str, off: bool) -> Reply:
    """Set quiet hours from the time of day `begins` to `ends`; with `off`, remove them.

    They go past midnight if the end is earlier than the beginning.
    """
    if off:
        return await _change(table, person, lambda one: replace(one, quiet=""))
    if not begins or not ends:
        raise UserError("both-hours")
    first, last = _hour(begins), _hour(ends)
    if not (await table.tables.people.one(person.id)).zone:
        raise UserError("zone-first", hour=f"{first:%H:%M}")
    length = (last.hour - first.hour) * 60 + last.minute - first.minute
    if not 0 < (length % (24 * 60)) <= MOST_QUIET * 60:
        raise UserError("quiet-too-long", most=MOST_QUIET)
    quiet = f"{first:%H:%M}-{last:%H:%M}"
    return await _change(table, person, lambda one: replace(one, quiet=quiet))


async def set_holiday(table: OpenTable, person: Person, first: str, last: str, off: bool) -> Reply:
    """Set a holiday from the day `first` (by default today) to the day `last`; with `off`, remove
    it.

    The bot's clock begins and ends the holiday at all of the person's tables.
    """
    habits, now = await table.tables.people.one(person.id), table.tables.now()
    if off:
        # At tables where the holiday has begun, the clock ends it when it runs next.
        return await _change(table, person, lambda one: _without_holiday(one, now))
    if not last:
        raise UserError("last-day")
    today = datetime.fromtimestamp(now, habits.clock).date()
    begins = _day(first, today, person.language) if first else today
    ends = _day(last, today, person.language, begins)
    if ends < max(begins, today):
        raise UserError("holiday-over")
    furthest = _years_later(today, FURTHEST_YEARS)
    if ends > furthest:
        raise UserError("holiday-too-late", last=furthest.isoformat())
    if (ends - begins).days >= MOST_DAYS:
        raise UserError("holiday-too-long", most=MOST_DAYS)
    holiday = {"holiday_from": begins.isoformat(), "holiday_until": ends.isoformat()}
    return await _change(table, person, lambda one: replace(one, **holiday, turns=now))


async def set_counted(table: OpenTable, person: Person, counted: bool) -> Reply:
    """Set whether statistics count the person.

    If that would delete what was counted so far, ask for confirmation first.
    """
    if not counted and (await table.tables.people.one(person.id)).counted:
        view = confirmation("uncount", say(person.language, "button-uncount"))
        return Reply(say(person.language, "really-uncount"), view)
    return await _change(table, person, lambda one: replace(one, counted=counted))


async def press_uncount(table: OpenTable, person: Person, press: Press) -> Reply:
    """Remove the person from the statistics, after the confirmation."""
    await table.tables.statistics.forget(person.id)
    reply = await _change(table, person, lambda one: replace(one, counted=False))
    return replace(reply, closes=True)


async def _change(
    table: OpenTable, person: Person, change: Callable[[PersonSettings], PersonSettings]
) -> Reply:
    people, now = table.tables.people, table.tables.now()
    habits = change(await people.one(person.id))
    await people.keep(habits)
    return Reply(told(habits, person.language, now))


def _without_holiday(habits: PersonSettings, now: int) -> PersonSettings:
    return replace(habits, holiday_from="", holiday_until="", turns=now)


def told(habits: PersonSettings, language: str, now: int) -> str:
    """List the person's settings, one per line; a line for a missing one says how to set it."""
    hour = f"{datetime.fromtimestamp(now, habits.clock):%H:%M}"
    zone = say(language, "my-zone", zone=habits.zone, hour=hour)
    begins, _, ends = habits.quiet.partition("-")
    quiet = say(language, "my-quiet", **{"from": begins, "to": ends})
    first, last = habits.holiday_from, habits.holiday_until
    holiday = say(language, "my-holiday", first=first, last=last)
    lines = [
        zone if habits.zone else say(language, "my-no-zone"),
        quiet if habits.quiet else say(language, "my-no-quiet"),
        holiday if last else say(language, "my-no-holiday"),
        say(language, "my-counted" if habits.counted else "my-uncounted"),
    ]
    if not habits.hints:
        lines.append(say(language, "my-no-hints"))
    return "\n".join(lines)


# ---------------------------------------------------------------- what is offered


def offered_zones(typed: str, now: int) -> list[tuple[str, str]]:
    """Return time zones that match what was typed, each with a label that has the time there at
    `now`.
    """
    clocks = [(one, PersonSettings("", zone=one).clock) for one in zones_like(typed)[:OFFERED_DAYS]]
    return [(one, f"{one} ({datetime.fromtimestamp(now, at):%H:%M})") for one, at in clocks]


async def offered_days(tables: Tables, person: Person, typed: str) -> list[str]:
    """Return the days that the typed text may mean, as ISO dates.

    If it means none, return the coming days whose ISO date contains the text.
    """
    clock = (await tables.people.one(person.id)).clock
    today = datetime.fromtimestamp(tables.now(), clock).date()
    meant = days_of(typed, today, person.language)
    following = [(today + timedelta(days=more)).isoformat() for more in range(OFFERED_DAYS)]
    return [one.isoformat() for one in meant] or [one for one in following if typed.strip() in one]


def _years_later(day: date, years: int) -> date:
    """Return the same day of a later year; 1 March if that year has no 29 February."""
    try:
        return day.replace(year=day.year + years)
    except ValueError:
        return date(day.year + years, 3, 1)


def _hour(typed: str) -> time:
    found = hour_of(typed)
    if found is None:
        raise UserError("no-such-hour", typed=quoted(typed[:20]))
    return found


def _day(typed: str, today: date, language: str, since: date = date.min) -> date:
    found = sorted({*days_of(typed, today, language, since)})
    if len(found) > 1:
        first, second = (one.isoformat() for one in found)
        raise UserError("one-of-two-days", typed=quoted(typed[:20]), first=first, second=second)
    if not found:
        raise UserError("no-such-day", typed=quoted(typed[:20]))
    return found[0]
