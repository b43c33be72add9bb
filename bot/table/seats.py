"""Let seats change hands while a game is played: leave, take an open seat, hand over.

A table goes on without a player: the autopilot plays an open seat until somebody sits down.
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


def free_name(record: Record) -> str:
    """Return a name for an open seat, such as `Autopilot 1`, that no other seat has."""
    taken = {seat.name for seat in record.seats}
    names = (say(record.language, "autopilot-name", number=at) for at in range(1, 100))
    return next(name for name in names if name not in taken)


async def leave(table: OpenTable, person: Person) -> Reply:
    """Free the person's seat in a running game.

    Raises UserError for somebody without a seat, and for the last player, who can only end the
    game.
    """
    record = table.record
    seat = record.seat(person.id)
    if seat is None:
        raise UserError("not-joined")
    if len(record.people) == 1:
        raise UserError("last-one-here")
    table.note(seat.id, "left-seat", former=vacate(table, seat))
    return Reply(say(person.language, "left-play"), closes=True)


def vacate(table: OpenTable, seat: Seat) -> str:
    """Free the seat; return how messages show the person who sat there.

    If a vote to kick the person is open, the person is also kept out: leaving early does not help.
    """
    record, former = table.record, seat.mention
    vote = record.state.vote
    if vote and vote.kind == "kick" and vote.seat == seat.id:
        keep_out(record, seat.sitter)
    seat.person, seat.name = NOBODY, free_name(record)
    record.state.forget_seat(seat.id)
    table.seated()
    return former


async def take(table: OpenTable, person: Person, named: str = "") -> Reply:
    """Seat the person in the open seat whose id is `named`, or in the only one.

    A person to whom a seat was offered can take no other. If several seats can be taken, nobody is
    seated, and the reply has a button for each. Raises UserError for a person who has a seat or is
    kept out, in a challenge, and if there is no open seat.
    """
    record, language = table.record, person.language
    if record.seat(person.id) is not None:
        raise UserError("joined-already")
    must_be_welcome(record, person.id)
    if record.state.challenge:
        raise UserError("challenge-own-seats")
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
    """Seat the person in the seat that the button names. Raises UserError if they may not play."""
    await table.tables.guilds.may_play(person)
    return await take(table, person, press.arg)


def left_server(table: OpenTable, person: str) -> None:
    """Free the seat of a person who left the server, and withdraw offers to this person."""
    record = table.record
    record.state.forget_person(person)
    seat = record.seat(person)
    if seat is not None and record.stage == "playing":
        table.note(seat.id, "left-server", former=vacate(table, seat))
    table.touch()


def sit(table: OpenTable, seat: Seat, person: Person) -> None:
    """Seat the person and tell the table."""
    former = seat.mention
    seat_them(table, seat, person)
    table.note(seat.id, "took-seat", former=former)


def seat_them(table: OpenTable, seat: Seat, person: Person) -> None:
    """Seat the person in place of the former one, without telling the table."""
    record = table.record
    seat.person = "" if seat.id == person.id else person.id
    seat.name = name_of(person.name, person.id)
    record.state.forget_seat(seat.id)
    record.state.came_back([seat.id])
    table.seated()


async def offer(table: OpenTable, person: Person, other: discord.abc.User) -> Reply:
    """Offer the person's seat to `other`, who has it as soon as they take it.

    Raises UserError if no game runs, if the person has no seat, or if `other` could not take it.
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
    """Keep that person from sitting down at this table until a moderator allows it."""
    record.state.kept_out = sorted({*record.state.kept_out, person})


def let_in(record: Record, person: str) -> None:
    """Allow that person to sit down again."""
    record.state.kept_out = [one for one in record.state.kept_out if not is_person(one, person)]


def must_be_welcome(record: Record, person: str) -> None:
    """Raise UserError for a person who is kept out of this table."""
    if is_kept_out(record, person):
        raise UserError("kept-out")


def is_kept_out(record: Record, person: str) -> bool:
    """Return whether that person may not sit down here until a moderator allows it."""
    return any(is_person(one, person) for one in record.state.kept_out)


def id_hash(person: str, salt: str = "") -> str:
    """Return a salted hash of the person's id, which keeps them out after their id was deleted.

    The hash does not say who they are, and it differs from table to table. Without a `salt` a new
    one is chosen; give the salt of a stored hash to compare an id with it.
    """
    salt = salt or secrets.token_hex(8)
    return f"{salt}-{hashlib.sha256(f'{salt}{person}'.encode()).hexdigest()}"


def is_person(kept: str, person: str) -> bool:
    """Return whether `kept`, an id or a salted hash of one, stands for that person."""
    salt, _, hash_ = kept.partition("-")
    return kept == (id_hash(person, salt) if hash_ else person)


def shown(record: Record, seat: Seat, language: str) -> str:
    """Return a seat's name on a button: its figures, or the name of the seat if it leads none."""
    lobby = kit_of(record.ruleset).lobby
    names = [lobby.figure_name(record, one, language) for one in seat.figures]
    return ", ".join(names)[:80] or seat.name
