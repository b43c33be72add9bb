"""Deeds before a game: opening a table, joining, leaving, choosing survivors, starting."""

from __future__ import annotations

from dataclasses import dataclass, replace

import discord

import engine
from bot.declined import Declined
from bot.desk import Person, Reply
from bot.games.zombicide.deal import dealt, most_players
from bot.records import Record, Seat
from bot.tables import Loaded, Sitting
from bot.views.controls import Press
from bot.words import content_of, listing, mission_name, say, survivor_name

NAME_ROOM = 32
ROOM_FOR_NAMES = 300
STRICT = "strict"
"""The rulebook's order of turns."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody who opens a table asks for."""

    guild: int
    ruleset: str
    mission: str
    language: str
    order: str = STRICT


async def new(sitting: Sitting, person: Person, wish: Wish) -> Reply:
    """Opens a table in the channel; whoever opens it sits down at it."""
    if sitting.loaded is not None:
        raise Declined("channel-taken")
    mission, text = await _wished(sitting, person, wish)
    record = Record(wish.guild, sitting.channel, wish.ruleset, mission, wish.language)
    if text is not None:
        record.extras["mission"] = text
    if wish.order != STRICT:
        record.extras["order"] = wish.order
    record.seats.append(Seat(person.id, person.name[:NAME_ROOM]))
    sitting.loaded = Loaded(record, None)
    await _know_survivors(sitting)
    sitting.touch()
    return Reply(say(person.language, "opened", mission=mission_name(record, person.language)))


async def _wished(sitting: Sitting, person: Person, wish: Wish) -> tuple[str, str | None]:
    """The mission's id, and its text where it is the server's own. Raises Declined."""
    wanted = wish.mission.strip().casefold()
    content = engine.load_content(wish.ruleset)
    for one in content.missions.values():
        if wanted in (one.id, one.name.in_(person.language).casefold()):
            return one.id, None
    own = await sitting.tables.library.missions(wish.guild, wish.ruleset)
    if wanted not in own:
        known = ", ".join([*content.missions, *own])[:ROOM_FOR_NAMES]
        raise Declined("no-such-mission", missions=known)
    try:
        engine.content_of(wish.ruleset, mission=own[wanted])
    except engine.DataFaults as faults:
        raise Declined("mission-outdated", fault=str(faults.faults[0])) from faults
    return wanted, own[wanted]


async def _know_survivors(sitting: Sitting) -> None:
    """In a lobby: the server's own survivors, and those somebody chose before they were removed."""
    record = sitting.record
    chosen = {one for seat in record.seats for one in seat.figures}
    kept = {sheet["id"]: sheet for sheet in record.sheets if sheet["id"] in chosen}
    own = await sitting.tables.library.survivors(record.guild, record.ruleset)
    sheets = list((own | kept).values())
    if sheets != record.sheets:
        record.extras = {**record.extras, "survivors": sheets}
        sitting.touch()


async def join(sitting: Sitting, person: Person, names: str = "") -> Reply:
    """Sits down, or changes the survivors one asked for."""
    record = _lobby(sitting)
    await _know_survivors(sitting)
    most = most_players(record)
    seat = record.seat(person.id)
    chosen = _named(record, person, names)
    if seat is None:
        if len(record.seats) >= most:
            raise Declined("table-full", most=most)
        seat = Seat(person.id, person.name[:NAME_ROOM])
        record.seats.append(seat)
    elif not chosen:
        raise Declined("joined-already")
    seat.figures = chosen
    sitting.touch()
    if chosen:
        whom = _names(record, person.language, chosen)
        return Reply(say(person.language, "joined-with", survivors=whom))
    return Reply(say(person.language, "joined"))


async def pick(sitting: Sitting, person: Person, press: Press) -> Reply:
    """The survivors chosen in the lobby's select; choosing nobody leaves it to chance."""
    record = _lobby(sitting)
    await _know_survivors(sitting)
    seat = record.seat(person.id)
    if seat is None:
        raise Declined("join-first")
    _refuse_taken(record, person, list(press.values))
    seat.figures = list(press.values)
    sitting.touch()
    if not seat.figures:
        return Reply(say(person.language, "left-to-chance"))
    whom = _names(record, person.language, seat.figures)
    return Reply(say(person.language, "joined-with", survivors=whom))


async def leave(sitting: Sitting, person: Person) -> Reply:
    """Gets up again; the last one closes the table."""
    record = _lobby(sitting)
    seat = record.seat(person.id)
    if seat is None:
        raise Declined("not-joined")
    record.seats.remove(seat)
    if not record.seats:
        sitting.close("ended")
        sitting.note(person.id, "lobby-closed")
    sitting.touch()
    return Reply(say(person.language, "left"))


async def start(sitting: Sitting, person: Person) -> Reply:
    """Deals the survivors and sets the game up; every die is fixed from here on."""
    record = _lobby(sitting)
    if record.seat(person.id) is None:
        raise Declined("join-first")
    seats = dealt(record)
    led = {one for figures in seats.values() for one in figures}
    sheets = [sheet for sheet in record.sheets if sheet["id"] in led]
    extras = {**record.extras, "survivors": sheets}
    game, told = engine.open_and_tell(
        record.ruleset,
        mission=record.mission,
        seats=seats,
        seed=sitting.tables.new_seed(),
        options=replace(record, extras=extras).options,
    )
    record.extras = extras
    for seat in record.seats:
        seat.figures = seats[seat.id]
    sitting.begin(game, told, seats)
    return Reply(say(person.language, "started"))


def free_survivors(record: Record, person: str) -> list[str]:
    """Survivors that nobody else asked for."""
    theirs = {one for seat in record.seats if seat.id != person for one in seat.figures}
    return [one for one in content_of(record).characters if one not in theirs]


def _lobby(sitting: Sitting) -> Record:
    record = sitting.record
    if record.stage != "lobby":
        raise Declined("started-already")
    return record


def _named(record: Record, person: Person, names: str) -> list[str]:
    """The survivors of a typed list. Raises Declined for one that is unknown or taken."""
    found: list[str] = []
    known = {
        survivor_name(record, one, language).casefold(): one
        for one in content_of(record).characters
        for language in ("en", "fr")
    }
    for name in filter(None, (part.strip() for part in names.split(","))):
        survivor = known.get(name.casefold())
        if survivor is None:
            whom = _names(record, person.language, free_survivors(record, person.id))
            raise Declined("no-such-survivor", name=name[:NAME_ROOM], survivors=whom)
        if survivor not in found:
            found.append(survivor)
    _refuse_taken(record, person, found)
    return found


def _refuse_taken(record: Record, person: Person, wanted: list[str]) -> None:
    free = free_survivors(record, person.id)
    for one in wanted:
        if one not in free:
            raise Declined(
                "survivor-taken",
                name=survivor_name(record, one, person.language),
                survivors=_names(record, person.language, free),
            )


def _names(record: Record, language: str, survivors: list[str]) -> str:
    return listing(language, [survivor_name(record, one, language) for one in survivors])


def wish_language(chosen: str | None, opener: discord.Locale) -> str:
    """The table's language: as asked, else that of whoever opens it."""
    if chosen in ("en", "fr"):
        return chosen
    return "fr" if opener.value.startswith("fr") else "en"
