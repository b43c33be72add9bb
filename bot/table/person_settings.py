"""Keep what people set for all tables: time zone, quiet hours, holidays, statistics, hints.

Hours are local time in a person's zone. So a quiet night begins and ends at the same hour even if
the clocks change during it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import date, datetime, time, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from sqlalchemy import select

from bot.base.log import log
from bot.store.cells import UNREADABLE
from bot.store.schema import PEOPLE
from bot.store.store import Store

KEPT = 4096
"""Largest number of people whose settings stay in memory."""
DAY = timedelta(days=1)
PARTS = (("zone",), ("quiet",), ("holiday_from", "holiday_until"))
"""Columns that make sense only together: if one cannot be read, its group counts as not set."""


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones."""
    return frozenset(available_timezones())


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """One person's settings. An empty field was never set.

    `quiet` has the form `22:00-07:30`. A holiday includes its first and its last day.
    """

    person: str
    zone: str = ""
    quiet: str = ""
    holiday_from: str = ""
    holiday_until: str = ""
    turns: int = 0
    """When a holiday begins or ends next, in seconds since the epoch; 0 if there is none."""
    counted: bool = True
    """Whether statistics show this person."""
    hints: bool = True
    """Whether hints come unasked in a tutorial, and teach rules."""
    taught: str = ""
    """The ids of the rules that hints have taught, in order, separated by spaces."""

    @property
    def lessons(self) -> list[str]:
        """Return the ids of the rules that hints have taught."""
        return self.taught.split()

    @property
    def clock(self) -> ZoneInfo:
        """Return the person's time zone; UTC if none is set, or if the zone no longer exists."""
        return ZoneInfo(self.zone if self.zone in zones() else "UTC")

    @property
    def makes_sense(self) -> bool:
        """Return whether the quiet hours and the days of the holiday can be read."""
        try:
            self.quiet_until(0)
            self.turned(0)
        except (ValueError, TypeError, AttributeError, OverflowError):
            return False
        return True

    def quiet_until(self, now: int) -> int:
        """Return when the quiet hours at `now` end; 0 if `now` is outside quiet hours.

        Both are in seconds since the epoch.
        """
        return next((end for start, end in self._nights(now) if start <= now < end), 0)

    def holiday_end(self, now: int) -> int:
        """Return when the holiday at `now` ends; 0 if `now` is in no holiday.

        Both are in seconds since the epoch.
        """
        if not self.holiday_until:
            return 0
        start, end = self._holiday()
        return end if start <= now < end else 0

    def turned(self, now: int) -> PersonSettings:
        """Return the settings with `turns` set to the next begin or end of a holiday after `now`.

        A holiday that is over is removed.
        """
        if not self.holiday_until:
            return replace(self, turns=0)
        start, end = self._holiday()
        if now >= end:
            return replace(self, holiday_from="", holiday_until="", turns=0)
        return replace(self, turns=start if now < start else end)

    def _nights(self, now: int) -> Iterator[tuple[int, int]]:
        """Yield begin and end of the quiet hours of yesterday and today, in seconds since the
        epoch."""
        if not self.quiet:
            return
        begins, ends = (time.fromisoformat(part) for part in self.quiet.split("-"))
        today = datetime.fromtimestamp(now, self.clock).date()
        for day in (today - DAY, today):
            last = day if ends > begins else day + DAY
            yield self._at(day, begins), self._at(last, ends)

    def _holiday(self) -> tuple[int, int]:
        first, last = (date.fromisoformat(one) for one in (self.holiday_from, self.holiday_until))
        return self._at(first, time()), self._at(last + DAY, time())

    def _at(self, day: date, hour: time) -> int:
        return int(datetime.combine(day, hour, self.clock).timestamp())


@dataclass(slots=True)
class People:
    """The settings of everybody; those that were used lately stay in memory."""

    store: Store
    _known: OrderedDict[str, PersonSettings] = field(
        default_factory=OrderedDict[str, PersonSettings]
    )
    _unclear: set[tuple[str, tuple[str, ...]]] = field(
        default_factory=set[tuple[str, tuple[str, ...]]]
    )
    """The person and the unreadable part of the settings, for each warning that was logged."""

    async def of(self, persons: Iterable[str]) -> dict[str, PersonSettings]:
        """Return the settings of each person; the defaults for people who set nothing."""
        wanted = list(dict.fromkeys(persons))
        # Another process may have changed the settings, so memory is used only if there is none.
        alone = self.store.shard.alone
        missing = [one for one in wanted if not (alone and one in self._known)]
        if missing:
            told = {one.person: one for one in await self._ask(PEOPLE.c.person.in_(missing))}
            self._known |= {one: told.get(one) or PersonSettings(one) for one in missing}
        for one in wanted:
            self._known.move_to_end(one)
        found = {one: self._known[one] for one in wanted}
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    async def one(self, person: str) -> PersonSettings:
        """Return the settings of one person."""
        return (await self.of([person]))[person]

    async def turning(self, now: int) -> list[PersonSettings]:
        """Return the settings of people whose holiday has begun or ended by `now`, and who have not
        been updated since."""
        return await self._ask(PEOPLE.c.turns > 0, PEOPLE.c.turns <= now)

    async def keep(self, habits: PersonSettings) -> None:
        """Store a person's settings."""
        await self.store.put(PEOPLE, asdict(habits))
        self._known[habits.person] = habits

    def forget(self, person: str) -> None:
        """Drop the person's settings from memory: they were changed or deleted elsewhere."""
        self._known.pop(person, None)

    async def _ask(self, *where: Any) -> list[PersonSettings]:
        rows = await self.store.ask(select(PEOPLE).where(*where))
        told = (dict[str, Any](zip(PEOPLE.c.keys(), row, strict=True)) for row in rows)
        return [self._read(row) for row in told if row["person"] is not UNREADABLE]

    def _read(self, row: Mapping[str, Any]) -> PersonSettings:
        """Return the settings in a database row; a part that cannot be read counts as not set."""
        turns = row["turns"] if isinstance(row["turns"], int) else 0
        habits = PersonSettings(
            str(row["person"]),
            turns=turns,
            counted=row["counted"] is not False,
            hints=row["hints"] is not False,
            taught=row["taught"] if isinstance(row["taught"], str) else "",
        )
        for part in PARTS:
            said = replace(habits, **{name: row[name] for name in part})
            if all(isinstance(row[name], str) for name in part) and said.makes_sense:
                habits = said
            elif (habits.person, part) not in self._unclear:
                self._unclear.add((habits.person, part))
                log().warning("not-understood", what=part)
        return habits
