"""How long a table waits for somebody who must act, and when it sleeps.

A table whose players are all away sleeps until one of them acts: it never plays itself to its end.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from bot.base.words import listing, say, tag
from bot.store.records import (
    AWAY,
    EXTENDED,
    HOLIDAY,
    HOURS,
    MISSED,
    OFFERED,
    PACE,
    PAUSED,
    STOOD_IN,
    Game,
    Json,
    Record,
    Seat,
)
from bot.table.person_settings import PersonSettings

USUAL = next(iter(HOURS))
EXACT_TO = 300
"""Seconds: moves within five minutes of each other are waited for until the same moment, so that
most of them leave the deadline as it is."""
MISSED_TURNS = 3
"""So many turns in a row the autopilot plays for somebody before the table may open the seat."""
EXTRA = 4
"""A player whose time runs out for the first time has this part of it once more."""
MORNING = 3600
"""Seconds after their quiet hours that somebody has at most, where the time ended in them."""
NIGHTS = 3
NOBODYS: Mapping[str, PersonSettings] = MappingProxyType({})
TURN = "turn/"
"""Begins the name of what the table waits for where it is somebody's move."""


def pace_of(record: Record) -> int:
    """Seconds the table waits for somebody; 0: for ever, as where somebody plays alone."""
    hours = HOURS[record.extras.get(PACE, USUAL)]
    return hours * 3600 if len(record.people) > 1 else 0


def is_shorter(record: Record, pace: str) -> bool:
    """Whether the table would wait less long at that pace than now; 0 hours are for ever."""
    then, now = (HOURS[one] or math.inf for one in (pace, record.extras.get(PACE, USUAL)))
    return then < now


def waited_for(game: Game) -> list[str]:
    """The seats that must act or answer."""
    asked = {seat for question in game.questions for seat in question.seats}
    return [seat for seat in game.seats if seat in {*game.acting, *asked}]


def away(record: Record) -> list[str]:
    """The seats of those who said that the autopilot plays for them."""
    return list(record.extras.get(AWAY, []))


def unplayed(record: Record) -> set[str]:
    """The seats for which the autopilot plays at once."""
    return {*away(record), *(seat.id for seat in record.open_seats)}


def voices(record: Record) -> list[str]:
    """The seats that vote: of those who are away only who does so all the same."""
    voted = {*record.vote.get("yes", []), *record.vote.get("no", [])}
    silent = [str(record.vote["seat"])] if record.vote.get("kind") == "replace" else []
    gone = {*away(record), *silent} - voted
    return [seat.id for seat in record.people if seat.id not in gone]


def replaceable(record: Record) -> list[Seat]:
    """Those for whom the autopilot has played so long that the table may open their seats."""
    return [seat for seat in record.people if missed(record, seat.id) >= MISSED_TURNS]


def missed(record: Record, seat: str) -> int:
    """How many turns in a row the autopilot has played for that seat."""
    return int(record.extras.get(MISSED, {}).get(seat, 0))


def sleeps(record: Record) -> bool:
    """Whether nobody has acted since the autopilot played for everybody."""
    played_for = {*unplayed(record), *record.extras.get(STOOD_IN, [])}
    return all(seat.id in played_for for seat in record.seats)


def extendable(record: Record, game: Game) -> list[str]:
    """Whom the table waits for once more: those who have not had it this round, and have not let
    the autopilot play their last turn."""
    given, round_ = record.extras.get(EXTENDED, {}), int(game.view().round)
    late = [seat for seat in waited_for(game) if seat not in unplayed(record)]
    return [one for one in late if given.get(one) != round_ and not missed(record, one)]


def resting(record: Record, habits: Mapping[str, PersonSettings], now: int) -> dict[str, int]:
    """Who is not to be called now, and until when: quiet hours, and holidays at this table."""
    until = {person: one.quiet_until(now) for person, one in habits.items()}
    for seat in record.people:
        holiday = int(record.extras.get(HOLIDAY, {}).get(seat.id, 0))
        until[seat.sitter] = max(until.get(seat.sitter, 0), holiday)
    return {person: end for person, end in until.items() if end > now}


def awake_from(due: int, late: Iterable[PersonSettings], pace: int) -> int:
    """That moment, or a while after the quiet hours into which it falls for all of them."""
    for _ in range(NIGHTS):
        ends = [one.quiet_until(due) for one in late]
        if not ends or not all(ends):
            break
        due = min(ends) + min(pace // EXTRA, MORNING)
    return due


def waiting(
    record: Record, game: Game, now: int, habits: Mapping[str, PersonSettings] = NOBODYS
) -> tuple[str, int]:
    """What the table waits for, by a name of its own, and until when; empty and 0 for ever."""
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
    """Another one as soon as anything is played, or somebody else sits down to play on: what is
    only told or voted gives nobody more time."""
    asked = [[one.key, str(one.subject), *one.seats] for one in game.questions]
    return tag(str([game.number, asked, record.sitters(late)]))


def time_left(record: Record, now: int) -> Json:
    """What the table waits for, and the seconds that are left until it is due and reminded of:
    never 0 where there is a limit, since 0 is for ever."""
    due, remind = (one and (one - now or 1) for one in (record.due, record.remind))
    return {"asked": record.asked, "at": now, "due": due, "remind": remind}


def give_back(record: Record, left: Mapping[str, Any], now: int) -> None:
    """Everybody has the time again that was left."""
    record.asked = left["asked"]
    record.due = now + left["due"] if left["due"] else 0
    record.remind = now + left["remind"] if left["remind"] else 0


def pause(record: Record, now: int) -> None:
    """Nobody's time runs any more; what is left of it is kept."""
    record.extras = {**record.extras, PAUSED: time_left(record, now)}


def resume(record: Record, now: int) -> None:
    """The time runs on."""
    left = record.extras[PAUSED]
    record.extras = {name: one for name, one in record.extras.items() if name != PAUSED}
    if "until" in record.vote:
        record.vote = {**record.vote, "until": record.vote["until"] + now - left["at"]}
    give_back(record, left, now)


def came_back(record: Record, seats: Iterable[str]) -> None:
    """These people act themselves, so they are there, and the table is awake."""
    ours = (AWAY, STOOD_IN, MISSED, HOLIDAY)
    if not set(ours) & record.extras.keys():
        return
    back = set(seats)
    left: dict[str, Any] = {AWAY: [seat for seat in away(record) if seat not in back]}
    for key in (MISSED, HOLIDAY):
        values = record.extras.get(key, {}).items()
        left[key] = {seat: one for seat, one in values if seat not in back}
    kept = {one: what for one, what in record.extras.items() if one not in ours}
    record.extras = kept | {key: value for key, value in left.items() if value}


def absences(record: Record, game: Game) -> Iterator[str]:
    """What the status says of absent players, and until when somebody is waited for."""
    language, due = record.language, f"<t:{record.due}:R>"
    if PAUSED in record.extras:
        yield say(language, "table-is-paused")
    holidays = record.extras.get(HOLIDAY, {})
    for seat, until in holidays.items():
        yield say(language, "on-holiday", who=record.mention(seat), until=f"<t:{until}:d>")
    if gone := [record.mention(seat) for seat in away(record) if seat not in holidays]:
        yield say(language, "who-is-away", who=listing(language, gone))
    for person in record.sitters(set(waited_for(game)) - unplayed(record)):
        if until := record.resting.get(person, 0):
            seen = f"<t:{until}:t>"
            yield say(language, "quiet-until", who=f"<@{person}>", until=seen)
    if record.open_seats:
        yield say(language, "seats-are-open")
    for seat, person in record.extras.get(OFFERED, {}).items():
        yield say(language, "seat-is-offered", who=record.mention(seat), other=f"<@{person}>")
    if PAUSED in record.extras:
        return
    if record.asked.startswith(TURN):
        more = pace_of(record) and extendable(record, game)
        hours = pace_of(record) // EXTRA // 3600
        yield say(language, "waits-once-more" if more else "plays-for", due=due, hours=hours)
    elif record.due:
        yield say(language, "until", due=due)
    elif game.outcome is None and len(record.people) > 1 and sleeps(record):
        yield say(language, "table-sleeps")
