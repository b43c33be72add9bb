"""The choices for the options of moderators' actions: complete lists, and offers while typing."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence

from bot.base.errors import UserError
from bot.base.replies import Person
from bot.base.words import quoted, say
from bot.kit.registry import kit_of
from bot.kit.typed import chosen, number
from bot.store.records import LogRow, Record, Seat, State, standing
from bot.table.controls import OPTIONS
from bot.table.labels import label_of
from bot.table.seats import shown
from bot.table.tables import OpenTable
from bot.table.waiting import waited_for

Named = list[tuple[str, str]]
"""Choices, each as its stored value and its label."""
LOOKED_AT = 8
"""How many rows of a round are searched for the first event that can be put in words."""
SEED = "seed"
"""The value of the choice for the seed; the other choices are seats, for their hands."""
NUMBER = re.compile(r"[0-9]+")
"""The number of a round in typed text."""


# ---------------------------------------------------------------- tables


async def restorable(table: OpenTable, person: Person) -> list[Record]:
    """Return the tables that can be brought back in this channel, newest first.

    While a table is open here, only that one can be brought back, and only if it is damaged.
    Otherwise tables of this server whose channel was deleted are included, but no finished games.
    """
    if table.loaded is not None:
        return [table.record] if table.damaged else []
    resting = await table.tables.store.resting_in(table.channel, person.guild)
    going_on = (one for one in resting if one.stage != "finished" and not one.state.was_finished)
    return [one for one in going_on if one.seats or one.damage]


async def tables_offered(table: OpenTable, person: Person, typed: str) -> Named:
    """Return all tables that can be brought back here; `typed` does not narrow the list."""
    found = await restorable(table, person)
    return [(str(one.id), label_of(one, person.language)) for one in found]


async def tables_listed(table: OpenTable, person: Person, page: int) -> Named:
    """Return all tables that can be brought back here; `page` does not change the list."""
    return await tables_offered(table, person, "")


# ---------------------------------------------------------------- seats


def named_seat(table: OpenTable, person: Person, typed: str) -> Seat:
    """Return the seat with the id, name, figures or place (counted from 0) that was typed.

    Raises UserError if there is none.
    """
    seats, at = table.record.seats, number(typed)
    known = [
        (one.id, name)
        for one in seats
        for name in (one.name, shown(table.record, one, person.language))
    ]
    meant = chosen(typed, [known])
    for place, one in enumerate(seats):
        if meant == one.id or (meant is None and at == place):
            return one
    names = quoted(", ".join(seat.name for seat in seats))
    raise UserError("no-such-seat", name=quoted(typed[:40]), players=names)


def _seats(table: OpenTable, person: Person, seats: Sequence[Seat]) -> Named:
    found: Named = []
    for one in seats:
        figures = shown(table.record, one, person.language)
        found.append((one.id, one.name if figures == one.name else f"{one.name}: {figures}"))
    return found


async def people_offered(table: OpenTable, person: Person, typed: str) -> Named:
    """Return the seats that are taken by a person."""
    return _seats(table, person, table.record.people)


async def seats_offered(table: OpenTable, person: Person, typed: str) -> Named:
    """Return all seats of the table."""
    return _seats(table, person, table.record.seats)


def waited(table: OpenTable) -> list[Seat]:
    """Return the seats that the table waits for, to move or to answer a question."""
    late = waited_for(table.game)
    return [seat for seat in table.record.seats if seat.id in late]


async def waited_offered(table: OpenTable, person: Person, typed: str) -> Named:
    """Return the seats that the table waits for, as choices."""
    return _seats(table, person, waited(table))


async def secrets_offered(table: OpenTable, person: Person, typed: str) -> Named:
    """The seed, and in a game with hidden hands each seat's hand."""
    seed = say(person.language, "reveal-seed-label")
    hands = table.record.seats if table.kit.presenter.own_hands else []
    named = ((one.id, say(person.language, "reveal-hand-label", who=one.name)) for one in hands)
    return [(SEED, seed), *named]


# ---------------------------------------------------------------- rounds


async def round_of(table: OpenTable, typed: str) -> State:
    """Return the stored state that `typed` names.

    `3` names the beginning of round 3, `#12` the state before the rollback in log row 12. Raises
    UserError if there is no such state.
    """
    wanted = typed.strip()
    states = [one for one in await table.states() if one.returns or not one.aside]
    for one in states:
        if wanted == (f"#{one.number}" if one.returns else str(one.round)):
            return one
    rounds = sorted({one.round for one in states if not one.aside})
    if not rounds:
        raise UserError("nothing-to-roll-back")
    raise UserError("no-such-round", round=quoted(typed[:20]), first=rounds[0], last=rounds[-1])


async def rounds_offered(table: OpenTable, person: Person, typed: str) -> Named:
    """Return the states before rollbacks, then the rounds whose number begins with `typed`.

    Both are listed newest first.
    """
    return await _rounds(table, person, typed, 0)


async def rounds_listed(table: OpenTable, person: Person, page: int) -> Named:
    """Return the states before rollbacks, then all rounds, newest first.

    Only the labels of rounds on `page` say what happened in the round.
    """
    return await _rounds(table, person, "", page)


async def _rounds(table: OpenTable, person: Person, typed: str, page: int) -> Named:
    """Return the states before rollbacks, then the rounds whose number begins with `typed`.

    Only labels on `page` say what happened in the round, because that takes 1 ms for each.
    """
    rows = await table.tables.store.rows(table.record.id)
    found: Named = []
    later = len(rows) + 1
    begins: dict[int, State] = {}
    for one in await table.states():
        if not one.aside:
            begins.setdefault(one.round, one)
        elif one.returns:
            label = say(person.language, "state-before-label", round=one.round, row=one.number)
            found.insert(0, (f"#{one.number}", label))
    stand = standing(rows)
    numbers = [row.number for row in stand]
    digits = NUMBER.search(typed)
    for round_, state in sorted(begins.items(), reverse=True):
        first, end = bisect_left(numbers, state.number), bisect_left(numbers, later)
        later = state.number
        if digits and not str(round_).startswith(digits.group()):
            continue
        shown = len(found) // OPTIONS == page
        what = _happened(table, person, stand[first : min(end, first + LOOKED_AT)]) if shown else ""
        found.append((str(round_), say(person.language, "round-label", round=round_, what=what)))
    return found


def _happened(table: OpenTable, person: Person, rows: Sequence[LogRow]) -> str:
    """Return the first public sentence about these rows, without markup; "…" if there is none."""
    for row in rows:
        record = table.record.as_of(row)
        speech = kit_of(record.ruleset).speech(record, person.language, record.names)
        lines = speech.events(row.happened(record.ruleset))
        if said := re.sub(r"[*_`]", "", " ".join(lines)).strip():
            return said.splitlines()[0]
    return "…"
