"""Seats that change hands while a game is played: leaving, taking an open one, handing over.

Nobody's going stops a table: the autopilot plays for an open seat until somebody sits down there.
"""

from __future__ import annotations

import hashlib
import secrets

import discord

from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import name_of, say
from bot.kit.registry import kit_of
from bot.store.records import NOBODY, Record, Seat
from bot.table.controls import Press, button
from bot.table.tables import OpenTable


def unnamed(record: Record) -> str:
    """What a seat is called at which nobody sits."""
    taken = {seat.name for seat in record.seats}
    names = (say(record.language, "autopilot-name", number=at) for at in range(1, 100))
    return next(name for name in names if name not in taken)


async def leave(table: OpenTable, person: Person) -> Reply:
    """Gets up from a game that is played. The last one ends it instead."""
    record = table.record
    seat = record.seat(person.id)
    if seat is None:
        raise UserError("not-joined")
    if len(record.people) == 1:
        raise UserError("last-one-here")
    table.note(seat.id, "left-seat", former=vacate(table, seat))
    return Reply(say(person.language, "left-play"), closes=True)


def vacate(table: OpenTable, seat: Seat) -> str:
    """Nobody sits there any more; returns how messages show who did.

    Somebody about whom a vote is open does not come back by getting up before it is decided.
    """
    record, former = table.record, seat.mention
    vote = record.state.vote
    if vote and vote.kind == "kick" and vote.seat == seat.id:
        keep_out(record, seat.sitter)
    seat.person, seat.name = NOBODY, unnamed(record)
    record.state.forget_seat(seat.id)
    table.seated()
    return former


async def take(table: OpenTable, person: Person, named: str = "") -> Reply:
    """Sits down at an open seat, or at one that was offered; a choice where there are several."""
    record, language = table.record, person.language
    if record.seat(person.id) is not None:
        raise UserError("joined-already")
    must_be_welcome(record, person.id)
    offers = record.state.offers
    mine = [seat for seat in record.seats if offers.get(seat.id) == person.id]
    free = [seat for seat in mine or record.open_seats if named in ("", seat.id)]
    if not free:
        raise UserError("no-open-seat")
    if len(free) > 1:
        view = discord.ui.View(timeout=None)
        for one in free:
            view.add_item(button(*table.at, "take", shown(record, one, language), arg=one.id))
        return Reply(say(language, "which-seat"), view)
    sit(table, free[0], person)
    return Reply(say(language, "took-your-seat", seat=shown(record, free[0], language)))


async def press_take(table: OpenTable, person: Person, press: Press) -> Reply:
    """An open seat, or one of several."""
    await table.tables.guilds.may_play(person)
    return await take(table, person, press.arg)


def left_server(table: OpenTable, person: str) -> None:
    """Nobody waits for somebody who is not there any more, nor for an answer to an offer."""
    record = table.record
    record.state.forget_person(person)
    seat = record.seat(person)
    if seat is not None and record.stage == "playing":
        table.note(seat.id, "left-server", former=vacate(table, seat))
    table.touch()


def sit(table: OpenTable, seat: Seat, person: Person) -> None:
    """The person takes the seat, and the table is told."""
    former = seat.mention
    seat_them(table, seat, person)
    table.note(seat.id, "took-seat", former=former)


def seat_them(table: OpenTable, seat: Seat, person: Person) -> None:
    """The person plays on in the seat, in the place of the one before."""
    record = table.record
    seat.person = "" if seat.id == person.id else person.id
    seat.name = name_of(person.name, person.id)
    record.state.forget_seat(seat.id)
    record.state.came_back([seat.id])
    table.seated()


async def offer(table: OpenTable, person: Person, other: discord.abc.User) -> Reply:
    """Hands one's seat to somebody, as soon as that person takes it.

    Raises UserError for somebody who could not take it.
    """
    record, seat = table.record, table.seat_of(person.id)
    if record.stage != "playing":
        raise UserError("not-started")
    if other.bot or record.seat(str(other.id)) is not None:
        raise UserError("cannot-take-it", who=other.mention)
    if is_kept_out(record, str(other.id)):
        raise UserError("is-kept-out", who=other.mention)
    record.state.seat(seat).offered_to = str(other.id)
    table.note(seat, "seat-offered", other=other.mention)
    return Reply(say(person.language, "you-offered", who=other.mention))


def keep_out(record: Record, person: str) -> None:
    """That person does not sit down here again until a moderator lets them."""
    record.state.kept_out = sorted({*record.state.kept_out, person})


def let_in(record: Record, person: str) -> None:
    """They may sit down again."""
    record.state.kept_out = [one for one in record.state.kept_out if not _means(one, person)]


def must_be_welcome(record: Record, person: str) -> None:
    """Raises UserError for somebody who is kept out of this table."""
    if is_kept_out(record, person):
        raise UserError("kept-out")


def is_kept_out(record: Record, person: str) -> bool:
    """Whether only a moderator lets that person sit down at the table."""
    return any(_means(one, person) for one in record.state.kept_out)


def hashed(person: str, salt: str = "") -> str:
    """A salt and the hash of the person's id with it: what keeps somebody out once their id was
    deleted. It says nothing of who they are, and the same person's differs from table to table."""
    salt = salt or secrets.token_hex(8)
    return f"{salt}-{hashlib.sha256(f'{salt}{person}'.encode()).hexdigest()}"


def _means(kept: str, person: str) -> bool:
    """Whether that entry of those who are kept out, an id or a hash of one, is that person's."""
    salt, _, hash_ = kept.partition("-")
    return kept == (hashed(person, salt) if hash_ else person)


def shown(record: Record, seat: Seat, language: str) -> str:
    """A seat as a button names it: by its figures, where it leads any."""
    lobby = kit_of(record.ruleset).lobby
    names = [lobby.figure_name(record, one, language) for one in seat.figures]
    return ", ".join(names)[:80] or seat.name
