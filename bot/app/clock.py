"""The clock of deadlines: when the time for a question is up, its default becomes the answer.

The question and its deadline are stored with the table, so a restart forgets no deadline. The
answer is an ordinary one: it goes through the table's lock and is in the log.
"""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import dataclass

from sqlalchemy.exc import DBAPIError

from bot.app.challenges import ChallengeClock
from bot.app.holidays import turn_holidays
from bot.base import metrics
from bot.base.log import log
from bot.channel.publisher import Publisher
from bot.store.saving import LostRace
from bot.store.storage_errors import classify
from bot.table.absence import remind, stand_in
from bot.table.deadlines import name_of, timed_questions
from bot.table.tables import OpenTable, Tables
from bot.table.votes import lapse

LOOK_SECONDS = 5.0
SEEN, NOTE_SECONDS = "seen", 60
"""The setting that stores when the bot last ran, and the seconds between two updates of it."""
MOMENT = re.compile(r"[0-9]{1,11}")
"""The form of a stored time: whole seconds since the epoch."""
GAP_SECONDS = 600
"""An outage or a jump of the clock that is longer, in seconds, moves every deadline.

A shorter outage moves only the deadlines that passed during it.
"""
LONGEST_PAUSE = 3600
"""The longest pause, in seconds, before a table that keeps failing is tried again."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A table that failed in its stored `version`.

    The next try comes after `pause` seconds, at the time `until`.
    """

    version: int
    pause: int
    until: int


class Clock:
    """Answers questions and does other work when deadlines pass.

    `look` is the number of seconds between two checks of the database. If `challenges` is given,
    the clock of shard 0 also begins and ends challenges.
    """

    def __init__(
        self,
        tables: Tables,
        publisher: Publisher,
        look: float = LOOK_SECONDS,
        challenges: ChallengeClock | None = None,
    ) -> None:
        self._tables = tables
        self._challenges = challenges
        self._publisher = publisher
        self._look = look
        self._troubles: dict[int, Trouble] = {}
        self._noted = 0
        self._task: asyncio.Task[None] | None = None

    async def wake(self, now: int) -> None:
        """Move deadlines, so that nobody loses the time in which the bot did not run.

        To be called before `start`.
        """
        store = self._tables.store
        seen = await self._seen() or now
        if now - seen > GAP_SECONDS:
            await self._tables.shift_deadlines(now - seen)
            if self._challenges is not None and store.shard.first:
                await self._challenges.extend(now - seen, seen)
            log().warning("was-away", seconds=now - seen)
        else:
            await store.shift_deadlines(now - seen, after=seen, until=now)
        await store.set_setting(self._note, str(now))

    @property
    def _note(self) -> str:
        """Key of the setting that stores when this shard last ran."""
        shard = self._tables.store.shard
        return SEEN if shard.alone else f"{SEEN}-{shard.number}-of-{shard.count}"

    async def _seen(self) -> int:
        """Return when this shard last ran, in seconds since the epoch; 0 if unknown.

        Notes made under another number of shards count as well; the latest time wins.
        """
        count = self._note.partition("-of")[2]
        notes = await self._tables.store.settings(SEEN)
        ours = [at for key, at in notes if key == self._note or key.partition("-of")[2] != count]
        # A damaged value is ignored; without any time left, no deadline moves.
        return max((int(at) for at in ours if MOMENT.fullmatch(at)), default=0)

    async def rest(self, now: int) -> None:
        """Note `now` as the time at which the bot stopped, so that nobody loses time from then on.

        Does nothing if the clock was not started. A failing database is only logged.
        """
        if self._task is None:
            return
        try:
            await self._tables.store.set_setting(self._note, str(now))
        except DBAPIError as error:
            log().warning("end-not-noted", error=type(error.orig).__name__)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="alarm")

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        pause = self._look
        at, ticks = time.time(), time.monotonic()
        while True:
            try:
                jump = (time.time() - at) - (time.monotonic() - ticks)
                at, ticks = time.time(), time.monotonic()
                await self.look(int(at), int(jump))
                pause = self._look
            except Exception as error:
                if classify(error) is None:
                    metrics.MISTAKES.inc()
                    log().error("no-deadlines-read", exc_info=error)
                pause = min(pause * 2, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def look(self, now: int, jump: int = 0) -> None:
        """Do everything that is due at `now`, once.

        Store the time, begin and end holidays and challenges, look for changes by other processes,
        ping people whose rest is over, and handle deadlines that passed. If the clock jumped by
        more than `GAP_SECONDS`, forwards or back, move all deadlines first.
        """
        if abs(jump) > GAP_SECONDS:
            await self._tables.shift_deadlines(jump)
            log().warning("clock-jumped", seconds=jump)
        if abs(now - self._noted) >= NOTE_SECONDS:
            await self._tables.store.set_setting(self._note, str(now))
            self._noted = now
        failing = self._tables.store.failing
        if self._tables.store.shard.first:
            with failing.alone("mistake-at-holidays", ""):
                await turn_holidays(self._tables, self._publisher, now)
            if self._challenges is not None:
                with failing.alone("mistake-at-challenges", ""):
                    await self._challenges.look(now)
        with failing.alone("mistake-at-looking-round", ""):
            await self._publisher.hear_of_others(now)
            self._publisher.call_rested(now)
        await self.pass_time(now)

    async def pass_time(self, now: int) -> None:
        """Handle every table whose deadline has passed; a failing one does not delay others."""
        overdue = await self._tables.store.overdue(now)
        self._forget_all_but(overdue)
        for channel, version in overdue.items():
            if channel in self._troubles and now < self._troubles[channel].until:
                continue
            if self._publisher.closed(channel):
                continue  # the bot cannot post; players get their time later
            try:
                await self._take_up(channel, now)
            except LostRace:
                continue  # another process changed the table; the next check sees the new state
            except Exception as error:
                self._note_trouble(channel, version, now, error)

    def _forget_all_but(self, overdue: dict[int, int]) -> None:
        """Forget failures of tables that are not in `overdue`, or have another version there.

        An action at the table may have repaired it.
        """
        known = self._troubles.items()
        self._troubles = {
            channel: one for channel, one in known if overdue.get(channel) == one.version
        }

    def _note_trouble(self, channel: int, version: int, now: int, error: Exception) -> None:
        """Log a table when it first fails; double the pause before its next try each time."""
        before = self._troubles.get(channel)
        pause = min(before.pause * 2, LONGEST_PAUSE) if before else int(LOOK_SECONDS) * 2
        self._troubles[channel] = Trouble(version, pause, now + pause)
        if classify(error) is not None:
            return
        metrics.MISTAKES.inc()
        if before is None:
            log().error("mistake-at-deadline", channel=channel, exc_info=error)

    async def _take_up(self, channel: int, now: int) -> None:
        async with self._tables.at(channel) as table:
            if table.damaged:
                return
            concerned = table.loaded.record.concerned if table.loaded else []
            habits = await self._tables.people.of(concerned)
            late = (
                lapse(table, now)
                or answer_overdue(table, now)
                or stand_in(table, now, habits)
                or remind(table, now, habits)
            )
            if not late or not await table.save():
                return
        self._publisher.wake(table.record)


def answer_overdue(table: OpenTable, now: int) -> bool:
    """Give the default answer to each question whose deadline has passed.

    Return whether there was such a question.
    """
    loaded = table.loaded
    if loaded is None or loaded.game is None or not 0 < loaded.record.due <= now:
        return False
    record, game, asked = loaded.record, loaded.game, loaded.record.asked
    answered = False
    while waiting := [one for one in timed_questions(record, game) if name_of(game, one) == asked]:
        table.answer(waiting[0].seats[0], waiting[0].default)
        answered = True
    return answered
