"""How long a table waits for somebody who must act, and when it sleeps.

A table whose players are all away sleeps until one of them acts: it never plays itself to its end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.records import AWAY, PACE, STOOD_IN, Game, Record
from bot.words import listing, say

HOURS = {"24h": 24, "none": 0, "1h": 1, "8h": 8, "48h": 48}
"""How long a table waits for somebody, by the option's values; the first is the usual one."""
USUAL = next(iter(HOURS))
EXACT_TO = 300
"""Seconds: moves within five minutes of each other are waited for until the same moment, so that
most of them leave the deadline as it is."""
TURN = "turn/"
"""Begins the name of what the table waits for where it is somebody's move."""


def pace_of(record: Record) -> int:
    """Seconds the table waits for somebody; 0: for ever, as where somebody plays alone."""
    hours = HOURS[record.extras.get(PACE, USUAL)]
    return hours * 3600 if len(record.seats) > 1 else 0


def waited_for(game: Game) -> list[str]:
    """The seats that must act or answer."""
    asked = {seat for question in game.questions for seat in question.seats}
    return [seat for seat in game.seats if seat in {*game.acting, *asked}]


def away(record: Record) -> list[str]:
    """Who said that the autopilot plays for them."""
    return list(record.extras.get(AWAY, []))


def sleeps(record: Record) -> bool:
    """Whether nobody has acted since the autopilot played for everybody."""
    played_for = {*away(record), *record.extras.get(STOOD_IN, [])}
    return all(seat.id in played_for for seat in record.seats)


def waiting(record: Record, game: Game, now: int) -> tuple[str, int]:
    """What the table waits for, by a name of its own, and until when; empty and 0 for ever."""
    late = waited_for(game)
    gone = bool(late) and set(late) <= set(away(record))
    pace = 0 if gone else pace_of(record)
    if not late or sleeps(record) or not (gone or pace):
        return "", 0
    due = now + pace + -(now + pace) % EXACT_TO if pace else now
    return f"{TURN}{'+'.join(late)[:60]}/{due if pace else 'away'}", due


def came_back(record: Record, seats: Iterable[str]) -> None:
    """These people act themselves, so they are there, and the table is awake."""
    if AWAY in record.extras or STOOD_IN in record.extras:
        left = [seat for seat in away(record) if seat not in set(seats)]
        kept = {key: value for key, value in record.extras.items() if key not in (AWAY, STOOD_IN)}
        record.extras = {**kept, **({AWAY: left} if left else {})}


def absences(record: Record, game: Game) -> Iterator[str]:
    """What the status says of absent players, and until when somebody is waited for."""
    language, due = record.language, f"<t:{record.due}:R>"
    if away(record):
        who = listing(language, [f"<@{seat}>" for seat in away(record)])
        yield say(language, "who-is-away", who=who)
    if record.asked.startswith(TURN):
        yield say(language, "plays-for", due=due)
    elif record.due:
        yield say(language, "until", due=due)
    elif game.outcome is None and len(record.seats) > 1 and sleeps(record):
        yield say(language, "table-sleeps")
