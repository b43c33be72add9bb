"""What a moderator may choose from, and what is offered while they type."""

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
"""Choices: what each stores, and the label that is shown for it."""
LOOKED_AT = 8
"""How many rows of a round are searched for the first event that can be put in words."""
SEED = "seed"
"""The choice that means the seed, among those for the seats' hands."""
NUMBER = re.compile(r"[0-9]+")
"""A round as people type it."""


# ---------------------------------------------------------------- tables


async def restorable(table: OpenTable, person: Person) -> list[Record]:
    """The damaged table in this channel; otherwise its archived and ended tables, the newest first.

    It includes tables of the server whose channel was deleted.
    """
    if table.loaded is not None:
        return [table.record] if table.damaged else []
    resting = await table.tables.store.resting_in(table.channel, person.guild)
    going_on = (one for one in resting if one.stage != "finished" and not one.state.was_finished)
    return [one for one in going_on if one.seats or one.damage]


async def tables_offered(table: OpenTable, person: Person, typed: str) -> Named:
    """The tables that can be brought back here, all of them whatever is `typed`."""
    found = await restorable(table, person)
    return [(str(one.id), label_of(one, person.language)) for one in found]


async def tables_listed(table: OpenTable, person: Person, page: int) -> Named:
    """The tables that can be brought back here, all of them on any `page`."""
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
    """The seats in which people sit."""
    return _seats(table, person, table.record.people)


async def seats_offered(table: OpenTable, person: Person, typed: str) -> Named:
    """All seats."""
    return _seats(table, person, table.record.seats)


def waited(table: OpenTable) -> list[Seat]:
    """The seats that the table waits for: those whose move it is, or who are asked something."""
    late = waited_for(table.game)
    return [seat for seat in table.record.seats if seat.id in late]


async def waited_offered(table: OpenTable, person: Person, typed: str) -> Named:
    """The seats that the table waits for."""
    return _seats(table, person, waited(table))


async def secrets_offered(table: OpenTable, person: Person, typed: str) -> Named:
    """The seed, and in a game with hidden hands each seat's hand."""
    seed = say(person.language, "reveal-seed-label")
    hands = table.record.seats if table.kit.presenter.own_hands else []
    named = ((one.id, say(person.language, "reveal-hand-label", who=one.name)) for one in hands)
    return [(SEED, seed), *named]


# ---------------------------------------------------------------- rounds


async def round_of(table: OpenTable, typed: str) -> State:
    """Return the stored state at the beginning of the round that was typed (`3`), or the state that
    a rollback in the log row 12 left (`#12`).

    Raises UserError if there is none.
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
    """The states before rollbacks, then the rounds with numbers that begin as typed, newest
    first.
    """
    return await _rounds(table, person, typed, 0)


async def rounds_listed(table: OpenTable, person: Person, page: int) -> Named:
    """The states before rollbacks, then all rounds.

    Only those of `page` say what happened in them.
    """
    return await _rounds(table, person, "", page)


async def _rounds(table: OpenTable, person: Person, typed: str, page: int) -> Named:
    """List all rounds; only those of the page say what happened, which takes 1 ms each."""
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
    """The first sentence of these rows that everybody was told, in plain words."""
    for row in rows:
        record = table.record.as_of(row)
        speech = kit_of(record.ruleset).speech(record, person.language, record.names)
        lines = speech.events(row.happened(record.ruleset))
        if said := re.sub(r"[*_`]", "", " ".join(lines)).strip():
            return said.splitlines()[0]
    return "…"
