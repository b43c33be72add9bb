"""Absent players: the autopilot plays for them.

It plays a seat's turn, no more, by ordinary commands and answers that stand in the log; the table
may vote to take them back like any others.
"""

from __future__ import annotations

import engine
from bot.declined import Declined
from bot.pace.waiting import HOURS, TURN, away, came_back, missed, pace_of, waited_for
from bot.records import AWAY, MISSED, PACE, STOOD_IN
from bot.replies import Person, Reply
from bot.status import called_at
from bot.tables import OpenTable
from bot.words import say

MOST_STEPS = 60
"""Commands and answers of one turn; a turn that needs more goes on at the next look."""


# ---------------------------------------------------------------- standing in


def stand_in(table: OpenTable, now: int) -> bool:
    """The autopilot plays for those the table waited for; whether there was anything to do."""
    loaded = table.loaded
    if loaded is None or loaded.game is None or not 0 < loaded.record.due <= now:
        return False
    if not loaded.record.asked.startswith(TURN):
        return False
    record, late = loaded.record, waited_for(loaded.game)
    sitting = {seat.id for seat in record.people}
    for seat in late:
        if seat in sitting:
            table.note(seat, "stood-in-away" if seat in away(record) else "stood-in")
    played_for = dict.fromkeys([*record.extras.get(STOOD_IN, []), *late])
    turns = {**record.extras.get(MISSED, {})}
    turns |= {seat: missed(record, seat) + 1 for seat in late if seat in sitting}
    record.extras = {**record.extras, STOOD_IN: list(played_for), MISSED: turns}
    play_for(table, late)
    return True


def play_for(table: OpenTable, seats: list[str]) -> None:
    """The autopilot plays the turn of these seats, and answers what they are asked."""
    for _ in range(MOST_STEPS):
        if not _step(table, seats):
            break


def remind(table: OpenTable, now: int) -> bool:
    """Calls those who are waited for once more: after half of their time, and near its end."""
    loaded = table.loaded
    if loaded is None or loaded.game is None or not 0 < loaded.record.remind <= now:
        return False
    record = loaded.record
    left = record.due - record.remind
    halfway = left * 4 > (pace_of(record) or left)
    record.remind = record.due - left // 5 if halfway and now < record.due - left // 5 else 0
    called = called_at(record, loaded.game)
    if called:
        table.note("", "reminder", called=list(called), due=record.due)
    table.touch()
    return True


def _step(table: OpenTable, late: list[str]) -> bool:
    """One command or answer for one of them; False once a round ends or others must act."""
    game = table.game
    seat = next((one for one in waited_for(game) if one in late), None)
    step = engine.autopilot(game, seat) if seat is not None else None
    if seat is None or step is None:
        return False
    answered = isinstance(step, str)
    told = table.answer(seat, step) if answered else table.play(seat, step)
    return not table.kit.chapters.begins_round(told.events)


# ---------------------------------------------------------------- deeds


async def set_pace(table: OpenTable, person: Person, pace: str) -> Reply:
    """Anybody who plays may change how long the table waits; the table is told."""
    record = table.record
    table.seat_of(person.id)
    if pace not in HOURS:
        raise Declined("no-such-pace", paces=", ".join(HOURS))
    record.extras = {**record.extras, PACE: pace}
    table.note(person.id, f"pace-{pace}")
    return Reply(say(person.language, "pace-set", pace=say(person.language, f"choice-{pace}")))


async def go_away(table: OpenTable, person: Person) -> Reply:
    """From now on the autopilot plays for that person, as soon as it is their turn."""
    record, seat = table.record, table.seat_of(person.id)
    if len(record.people) == 1:
        raise Declined("alone-here")
    if seat in away(record):
        raise Declined("away-already")
    record.extras = {**record.extras, AWAY: [*away(record), seat]}
    table.note(seat, "went-away")
    return Reply(say(person.language, "you-are-away"))


async def come_back(table: OpenTable, person: Person) -> Reply:
    """That person plays again."""
    record, seat = table.record, table.seat_of(person.id)
    if seat not in away(record):
        raise Declined("not-away")
    came_back(record, [seat])
    table.note(seat, "came-back")
    return Reply(say(person.language, "you-are-back"))
