"""People who play Trust Me on the local Discord; tables drawn as in the tests of its rules."""

from __future__ import annotations

import engine
from bot.practice.people import ANN, BOB, CLEO, DAN, GUILD_ID, Person
from bot.store.records import Change, Record, Seat
from bot.store.table_state import PICTURES
from engine.core.table import Table
from engine.trust_me.state import State
from engine.trust_me.view import View
from tests.bot.conftest import ONE, Room
from tests.trust_me.city import PASSPORTS

NAMED: dict[str, Person] = {"ann": ANN, "bob": BOB, "cleo": CLEO, "dan": DAN}


async def open_city(room: Room, *players: Person, where: str = ONE, **options: str) -> None:
    """A game of these players, begun: what they keep is asked next."""
    first, *others = players
    await room.slash(first, "game new", where, game="trust-me", **options)
    for one, survivor in zip((first, *others), PASSPORTS.values(), strict=False):
        await room.slash(one, "game join", where, survivors=survivor)
    said = await room.slash(first, "game start", where)
    assert said in ("The game begins.", "La partie commence.")


async def put(
    room: Room, table: Table[State, View], where: str = ONE, theme: str = "night"
) -> None:
    """A drawn table in a channel: each seat is that of the person called so."""
    channel = room.discord.channel(where).id
    record = Record(GUILD_ID, channel, "trust-me", "city", "en")
    record.state.options = {PICTURES: theme}
    record.seats = [Seat(one, NAMED[one].name, person=str(NAMED[one].id)) for one in table.seats]
    await room.store.save(Change(record))
    record.stage, record.game = "playing", table.to_json()
    await room.store.save(Change(record))
    room.bot.tables.forget(channel)
    room.bot.publisher.wake(record)


def advised(game: Table[State, View], seat: str) -> engine.Command | str:
    advice = engine.autopilot(game, seat)
    assert advice is not None
    return advice
