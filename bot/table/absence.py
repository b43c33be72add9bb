"""Play for absent players by autopilot.

The autopilot plays a seat's turn and no more. Its steps are ordinary commands and answers in the
log, so the table may vote to take them back.
"""

from __future__ import annotations

from collections.abc import Mapping

import engine
from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import say
from bot.store.records import Record
from bot.table.deadlines import set_deadline
from bot.table.person_settings import PersonSettings
from bot.table.status import called_at
from bot.table.tables import OpenTable
from bot.table.waiting import (
    EXTRA,
    TURN,
    awake_from,
    extendable,
    is_shorter,
    pace_of,
    resting,
    unplayed,
    waited_for,
)

MOST_STEPS = 60
"""The most commands and answers that the autopilot gives at a time; a longer turn goes on a little
later."""


# ---------------------------------------------------------------- standing in


def stand_in(table: OpenTable, now: int, habits: Mapping[str, PersonSettings]) -> bool:
    """Play for the seats whose time is up at `now`; return whether anything changed.

    Players first get some more time, at most once a round. The autopilot does not play for people
    in their quiet hours. `habits` are the settings of the players, by person.
    """
    loaded = table.loaded
    if loaded is None or loaded.game is None or not 0 < loaded.record.due <= now:
        return False
    record, game = loaded.record, loaded.game
    if not record.asked.startswith(TURN):
        return False
    asleep = resting(record, habits, now)
    late = [seat for seat in waited_for(game) if not _sleeps(record, seat, asleep)]
    if not late:
        people = record.sitters(waited_for(game))
        _wait_on(record, record.due, [habits[one] for one in people if one in habits], now)
        table.touch()
        return True
    if given := [seat for seat in extendable(record, game) if seat in late]:
        _extend(table, given, habits, now)
        return True
    _play_for(table, late)
    return True


def _sleeps(record: Record, seat: str, asleep: Mapping[str, int]) -> bool:
    """Return whether the seat's player must not be disturbed now; False if the autopilot plays
    it."""
    return seat not in unplayed(record) and any(one in asleep for one in record.sitters([seat]))


def _extend(
    table: OpenTable, given: list[str], habits: Mapping[str, PersonSettings], now: int
) -> None:
    record, round_ = table.record, int(table.game.view().round)
    people = record.sitters(given)
    rests = [habits[one] for one in people if one in habits]
    _wait_on(record, record.due + pace_of(record) // EXTRA, rests, now)
    for seat in given:
        record.state.seat(seat).extended_in_round = round_
    table.ping("extended", people, habits, now)


def _wait_on(record: Record, due: int, rests: list[PersonSettings], now: int) -> None:
    """Set the deadline to `due`, or later if all of `rests` have quiet hours then; drop the
    reminder."""
    record.due, record.remind = awake_from(max(due, now + 1), rests, pace_of(record)), 0


def _play_for(table: OpenTable, late: list[str]) -> None:
    record = table.record
    sitting = {seat.id for seat in record.people}
    for seat in late:
        kept = record.state.seat(seat)
        kept.stood_in_for = True
        if seat in sitting:
            table.note(seat, "stood-in-away" if kept.is_away else "stood-in")
            kept.missed_turns += 1
    play_turns(table, late)


def play_turns(table: OpenTable, seats: list[str]) -> None:
    """Play the turn of these seats by autopilot, and answer the questions that they are asked."""
    table.autopilot = True
    try:
        for _ in range(MOST_STEPS):
            if not _step(table, seats):
                break
    finally:
        table.autopilot = False


def remind(table: OpenTable, now: int, habits: Mapping[str, PersonSettings]) -> bool:
    """Ping the people the table waits for: halfway to the deadline, and again shortly before it.

    Returns whether it was time for a reminder.
    """
    loaded = table.loaded
    if loaded is None or loaded.game is None or not 0 < loaded.record.remind <= now:
        return False
    record = loaded.record
    left = record.due - record.remind
    halfway = left * 4 > (pace_of(record) or left)
    record.remind = record.due - left // 5 if halfway and now < record.due - left // 5 else 0
    table.ping("reminder", called_at(record, loaded.game), habits, now)
    table.touch()
    return True


def _step(table: OpenTable, late: list[str]) -> bool:
    """Let the autopilot take one step for a seat in `late`.

    Returns False if a new round begins with that step, or if the table waits for none of these
    seats.
    """
    game = table.game
    seat = next((one for one in waited_for(game) if one in late), None)
    step = engine.autopilot(game, seat) if seat is not None else None
    if seat is None or step is None:
        return False
    answered = isinstance(step, str)
    told = table.answer(seat, step) if answered else table.play(seat, step)
    return not table.kit.chapters.begins_round(told.events)


# ---------------------------------------------------------------- holidays


def begin_holiday(table: OpenTable, person: str, until: int) -> bool:
    """Let the person be away until `until`, in seconds since the epoch.

    Returns whether anything changed. Nothing changes for a person who plays alone, because the
    table waits for them.
    """
    record = table.record
    seat = record.seat_id(person)
    kept = record.state.seat(seat) if seat is not None else None
    if seat is None or kept is None or kept.holiday_until == until or len(record.people) == 1:
        return False
    kept.is_away, kept.holiday_until = True, until
    table.note(seat, "holiday-began", until=f"<t:{until}:d>")
    return True


def end_holiday(table: OpenTable, person: str) -> bool:
    """End the person's holiday; return whether they were still on holiday at this table."""
    record = table.record
    seat = record.seat_id(person)
    if seat is None or seat not in record.state.holidays:
        return False
    record.state.came_back([seat])
    table.note(seat, "came-back")
    return True


# ---------------------------------------------------------------- how long the table waits


async def change_pace(table: OpenTable, by: str, pace: str) -> None:
    """Set the table's pace; `by` is the seat or person who wanted it.

    If the table now waits less long than before, the others for whom it waits are pinged.
    """
    record, hurries = table.record, is_shorter(table.record, pace)
    record.state.pace = pace
    table.note(by, f"pace-{pace}")
    if not (hurries and table.runs):
        return
    now, habits = table.tables.now(), await table.tables.people.of(record.concerned)
    set_deadline(record, table.game, now, habits)
    if record.due and record.asked.startswith(TURN):
        theirs = {by, *record.sitters([by])}
        others = [one for one in record.sitters(waited_for(table.game)) if one not in theirs]
        table.ping("reminder", others, habits, now)


# ---------------------------------------------------------------- deeds


async def go_away(table: OpenTable, person: Person) -> Reply:
    """Let the autopilot play for the person from now on, as soon as it is their turn.

    Raises UserError for somebody who is away already, plays alone, or does not play here.
    """
    record, seat = table.record, table.seat_of(person.id)
    if len(record.people) == 1:
        raise UserError("alone-here")
    kept = record.state.seat(seat)
    if kept.is_away:
        raise UserError("away-already")
    kept.is_away = True
    table.note(seat, "went-away")
    return Reply(say(person.language, "you-are-away"))


async def come_back(table: OpenTable, person: Person) -> Reply:
    """Let the person play again. Raises UserError for somebody who is not away."""
    record, seat = table.record, table.seat_of(person.id)
    if not record.state.seat(seat).is_away:
        raise UserError("not-away")
    record.state.came_back([seat])
    table.note(seat, "came-back")
    return Reply(say(person.language, "you-are-back"))
