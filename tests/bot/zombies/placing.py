"""Drawn towns put into a channel, as if they had been played there."""

from __future__ import annotations

from typing import Any

from bot.practice.people import GUILD_ID, Person
from bot.store.records import Change, Record, Seat
from engine.core.table import Table
from engine.zombies.state import State
from engine.zombies.view import View
from tests.bot.conftest import ONE, Room
from tests.zombies.town import town

TownTable = Table[State, View]


def drawn_for(people: dict[str, Person], tiles: str, squares: str, **given: Any) -> TownTable:
    """The drawn town with these people in the place of its pawns, named as in the drawing."""

    def seat(name: str) -> str:
        return str(people[name].id)

    words: list[str] = []
    for word in squares.split():
        square, _, things = word.partition("=")
        named = [seat(one) if one in people else one for one in things.split("+")]
        words.append(f"{square}={'+'.join(named)}")
    for key in ("hands", "items", "life", "bullets", "trophies"):
        if key in given:
            given[key] = {seat(name): value for name, value in given[key].items()}
    for key in ("waives", "card_played"):
        if key in given:
            given[key] = [seat(name) for name in given[key]]
    return town(tiles, " ".join(words), **given).table


async def put(room: Room, table: TownTable, *people: Person, where: str = ONE) -> None:
    """The table in a channel."""
    channel = room.discord.channel(where).id
    record = Record(GUILD_ID, channel, "zombies", "town", "en")
    record.seats = [Seat(str(one.id), one.name) for one in people]
    await room.store.save(Change(record))
    record.stage, record.game = "playing", table.to_json()
    await room.store.save(Change(record))
    room.bot.tables.forget(channel)
    room.bot.publisher.wake(record)
