"""How long a table waits for somebody who must act, and when it sleeps.

A table whose players are all away sleeps until one of them acts: it never plays itself to its end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.records import AWAY, MISSED, OFFERED, PACE, STOOD_IN, Game, Record, Seat
from bot.words import listing, say, tag

HOURS = {"24h": 24, "none": 0, "1h": 1, "8h": 8, "12h": 12, "48h": 48, "72h": 72}
"""How long a table waits for somebody, by the option's values; the first is the usual one."""
USUAL = next(iter(HOURS))
EXACT_TO = 300
"""Seconds: moves within five minutes of each other are waited for until the same moment, so that
most of them leave the deadline as it is."""
MISSED_TURNS = 3
"""So many turns in a row the autopilot plays for somebody before the table may open the seat."""
TURN = "turn/"
"""Begins the name of what the table waits for where it is somebody's move."""


def pace_of(record: Record) -> int:
    """Seconds the table waits for somebody; 0: for ever, as where somebody plays alone."""
    hours = HOURS[record.extras.get(PACE, USUAL)]
    return hours * 3600 if len(record.people) > 1 else 0


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
    gone = {*away(record), str(record.vote.get("seat", ""))} - voted
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


def waiting(record: Record, game: Game, now: int) -> tuple[str, int]:
    """What the table waits for, by a name of its own, and until when; empty and 0 for ever."""
    late = waited_for(game)
    gone = bool(late) and set(late) <= unplayed(record)
    pace = 0 if gone else pace_of(record)
    if not late or sleeps(record) or not (gone or pace):
        return "", 0
    due = now + pace + -(now + pace) % EXACT_TO if pace else now
    return f"{TURN}{'+'.join(late)[:60]}/{pace or 'away'}/{_moment(record, game, late)}", due


def _moment(record: Record, game: Game, late: list[str]) -> str:
    """Another one as soon as anything is played, or somebody else sits down to play on: what is
    only told or voted gives nobody more time."""
    asked = [[one.key, str(one.subject), *one.seats] for one in game.questions]
    return tag(str([game.number, asked, record.sitters(late)]))


def came_back(record: Record, seats: Iterable[str]) -> None:
    """These people act themselves, so they are there, and the table is awake."""
    if not {AWAY, STOOD_IN, MISSED} & record.extras.keys():
        return
    back = set(seats)
    left = [seat for seat in away(record) if seat not in back]
    turns = {seat: one for seat, one in record.extras.get(MISSED, {}).items() if seat not in back}
    kept = {one: what for one, what in record.extras.items() if one not in (AWAY, STOOD_IN, MISSED)}
    record.extras = {**kept, **({AWAY: left} if left else {}), **({MISSED: turns} if turns else {})}


def absences(record: Record, game: Game) -> Iterator[str]:
    """What the status says of absent players, and until when somebody is waited for."""
    language, due = record.language, f"<t:{record.due}:R>"
    if away(record):
        who = listing(language, [record.mention(seat) for seat in away(record)])
        yield say(language, "who-is-away", who=who)
    if record.open_seats:
        yield say(language, "seats-are-open")
    for seat, person in record.extras.get(OFFERED, {}).items():
        yield say(language, "seat-is-offered", who=record.mention(seat), other=f"<@{person}>")
    if record.asked.startswith(TURN):
        yield say(language, "plays-for", due=due)
    elif record.due:
        yield say(language, "until", due=due)
    elif game.outcome is None and len(record.people) > 1 and sleeps(record):
        yield say(language, "table-sleeps")
