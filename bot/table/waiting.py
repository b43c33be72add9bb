"""Decide how long a table waits for a player who must act, and when it sleeps.

A table whose players are all away sleeps until one of them acts: it never plays itself to its end.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from bot.base.words import listing, say, tag
from bot.store.records import Game, Record, Seat
from bot.store.table_state import HOURS, TimeLeft
from bot.table.person_settings import PersonSettings

EXACT_TO = 300
"""Seconds: a deadline is rounded up to a multiple of this, so that moves shortly after one another
leave it where it is.
"""
MISSED_TURNS = 3
"""The table may open a seat after the autopilot has played this many of its turns in a row."""
EXTRA = 4
"""Players whose time has run out get extra time, once: the time of the pace divided by this."""
MORNING = 3600
"""If a deadline falls into quiet hours, it moves to at most this many seconds after their end."""
NIGHTS = 3
"""The most times that quiet hours delay one deadline."""
NOBODYS: Mapping[str, PersonSettings] = MappingProxyType({})
TURN = "turn/"
"""The beginning of `Record.asked` while the table waits for somebody's turn."""


def pace_of(record: Record) -> int:
    """Return how many seconds the table waits for somebody; 0 if it waits for ever.

    It waits for ever at the pace `none`, and for a person who plays alone.
    """
    hours = HOURS[record.state.pace]
    return hours * 3600 if len(record.people) > 1 else 0


def is_shorter(record: Record, pace: str) -> bool:
    """Return whether the table would wait less long at the pace `pace` than it does now."""
    then, now = (HOURS[one] or math.inf for one in (pace, record.state.pace))
    return then < now


def waited_for(game: Game) -> list[str]:
    """Return the seats that must act or answer."""
    asked = {seat for question in game.questions for seat in question.seats}
    return [seat for seat in game.seats if seat in {*game.acting, *asked}]


def unplayed(record: Record) -> set[str]:
    """Return the seats that the autopilot plays at once: open ones, and players who are away."""
    return {*record.state.away, *(seat.id for seat in record.open_seats)}


def voices(record: Record) -> list[str]:
    """Return the seats that may vote; players who are away count only if they have voted."""
    vote, gone = record.state.vote, {*record.state.away}
    if vote and vote.kind == "replace":
        gone.add(vote.seat)
    gone -= {*vote.voices} if vote else set()
    return [seat.id for seat in record.people if seat.id not in gone]


def replaceable(record: Record) -> list[Seat]:
    """Return the seats that the table may open, because the autopilot has played them too long."""
    return [
        seat for seat in record.people if record.state.seat(seat.id).missed_turns >= MISSED_TURNS
    ]


def sleeps(record: Record) -> bool:
    """Return whether the autopilot has played for every seat since somebody last acted."""
    state, gone = record.state, unplayed(record)
    return all(one.id in gone or state.seat(one.id).stood_in_for for one in record.seats)


def extendable(record: Record, game: Game) -> list[str]:
    """Return the seats that get more time when their deadline passes.

    These are the seats waited for that had no extra time this round and whose players took their
    last turn themselves.
    """
    round_, gone = int(game.view().round), unplayed(record)
    late = {seat: record.state.seat(seat) for seat in waited_for(game) if seat not in gone}
    return [
        seat
        for seat, one in late.items()
        if one.extended_in_round != round_ and not one.missed_turns
    ]


def resting(record: Record, habits: Mapping[str, PersonSettings], now: int) -> dict[str, int]:
    """Return the people who must not be pinged now, each with the end of that time.

    They have quiet hours, or are on holiday at this table. All times are in seconds since the
    epoch.
    """
    until = {person: one.quiet_until(now) for person, one in habits.items()}
    for seat in record.people:
        holiday = record.state.seat(seat.id).holiday_until
        until[seat.sitter] = max(until.get(seat.sitter, 0), holiday)
    return {person: end for person, end in until.items() if end > now}


def awake_from(due: int, late: Iterable[PersonSettings], pace: int) -> int:
    """Return `due`, or a later time if all of `late` have quiet hours at `due`.

    The later time is when the first of these quiet hours ends, plus `pace` seconds divided by
    EXTRA, at most MORNING.
    """
    for _ in range(NIGHTS):
        ends = [one.quiet_until(due) for one in late]
        if not ends or not all(ends):
            break
        due = min(ends) + min(pace // EXTRA, MORNING)
    return due


def waiting(
    record: Record, game: Game, now: int, habits: Mapping[str, PersonSettings] = NOBODYS
) -> tuple[str, int]:
    """Return a name for what the table waits for, and its deadline in seconds since the epoch.

    An empty name and 0 if there is no deadline.
    """
    late = waited_for(game)
    gone = bool(late) and set(late) <= unplayed(record)
    pace = 0 if gone else pace_of(record)
    if not late or sleeps(record) or not (gone or pace):
        return "", 0
    due = now + pace + -(now + pace) % EXACT_TO if pace else now
    rests = [habits[one] for one in record.sitters(late) if one in habits] if pace else []
    due = awake_from(due, rests, pace)
    return f"{TURN}{'+'.join(late)[:60]}/{pace or 'away'}/{_moment(record, game, late)}", due


def _moment(record: Record, game: Game, late: list[str]) -> str:
    """Return a tag that changes when something is played, or when a seat gets another player.

    Notes and votes do not change it, so they give nobody more time.
    """
    asked = [[one.key, str(one.subject), *one.seats] for one in game.questions]
    return tag(str([game.number, asked, record.sitters(late)]))


def time_left(record: Record, now: int) -> TimeLeft:
    """Return what the table waits for, and the seconds until its deadline and its reminder.

    A deadline that is exactly now counts as one second, since 0 means that there is none.
    """
    due, remind = (one and (one - now or 1) for one in (record.due, record.remind))
    return TimeLeft(asked=record.asked, at=now, due=due, remind=remind)


def give_back(record: Record, left: TimeLeft, now: int) -> None:
    """Set the deadlines so that everybody has the time in `left` from `now` on."""
    record.asked = left.asked
    record.due = now + left.due if left.due else 0
    record.remind = now + left.remind if left.remind else 0


def pause(record: Record, now: int) -> None:
    """Pause the table, and keep how much time everybody has left."""
    record.state.pause = time_left(record, now)


def resume(record: Record, now: int) -> None:
    """End the pause: everybody has the time that was left when it began.

    Does nothing if the table is not paused.
    """
    left, vote = record.state.pause, record.state.vote
    record.state.pause = None
    if left is None:
        return
    if vote and vote.until:
        vote.until += now - left.at
    give_back(record, left, now)


def absences(record: Record, game: Game) -> Iterator[str]:
    """Yield the lines of the status message on absent players, and on how long the table waits."""
    language, due = record.language, f"<t:{record.due}:R>"
    if record.state.pause:
        yield say(language, "table-is-paused")
    holidays = record.state.holidays
    for seat, until in holidays.items():
        yield say(language, "on-holiday", who=record.mention(seat), until=f"<t:{until}:d>")
    if gone := [record.mention(seat) for seat in record.state.away if seat not in holidays]:
        yield say(language, "who-is-away", who=listing(language, gone))
    for person in record.sitters(set(waited_for(game)) - unplayed(record)):
        if until := record.resting.get(person, 0):
            seen = f"<t:{until}:t>"
            yield say(language, "quiet-until", who=f"<@{person}>", until=seen)
    if record.open_seats:
        yield say(language, "seats-are-open")
    for seat, person in record.state.offers.items():
        yield say(language, "seat-is-offered", who=record.mention(seat), other=f"<@{person}>")
    if record.state.pause:
        return
    if record.asked.startswith(TURN) and set(waited_for(game)) <= unplayed(record):
        return  # The autopilot plays at once, and nobody has to hurry.
    if record.asked.startswith(TURN):
        more = pace_of(record) and extendable(record, game)
        hours = pace_of(record) // EXTRA // 3600
        yield say(language, "waits-once-more" if more else "plays-for", due=due, hours=hours)
    elif record.due:
        yield say(language, "until", due=due)
    elif game.outcome is None and len(record.people) > 1 and sleeps(record):
        yield say(language, "table-sleeps")
