"""A label sent for its value is read like the value: every option of every command that completes.

Some clients of Discord send what the list shows, and people type what they see there.
"""

from __future__ import annotations

import random
import re

import pytest

import engine
from bot.kit.registry import kit_of
from bot.practice.commands import USER, Offered
from bot.practice.people import ANN, BOB, CLEO, GUILD_ID, Person
from bot.practice.wire import Json
from bot.store.records import Change, Record, Seat
from tests.bot.conftest import ONE, TWO, Room
from tests.bot.test_mission_import import send
from tests.bot.test_replay import Played
from tests.conformance.benches import info
from tests.zombicide.test_imported import text_of

GAMES = [one.id for one in engine.rulesets()]
STEPS = 16
"""Of the autopilot, before a table is typed at."""
PASSING = re.compile(r"<t:\d+(?::\w)?>|#\d+|\d\d:\d\d")
"""What differs from one answer to the next: times, numbers of tables."""
EACH_FOR_ITSELF = ("game new", "board", "sheet", "hand", "end")
"""Commands of all games, which each game reads in its own way."""
ON_A_TABLE = {"game new": TWO}
"""Commands that need another channel than the one where a game is played."""
LONG = {"game replay"}
"""Draws a film: what it reads is read in `test_the_label_of_a_game_is_read`."""


def begun(ruleset: str) -> Played:
    """A game of Ann and Bob in which Ann acts and is asked nothing."""
    mission = info(ruleset).missions[0]
    dealt = kit_of(ruleset).lobby.random_seats(mission, 2, random.Random(1))
    seats = {str(one.id): led for one, led in zip((ANN, BOB), dealt.values(), strict=True)}
    game = Played(seats, "labels", ruleset, mission).go_on(STEPS)
    while game.table.questions or game.table.acting[0] != str(ANN.id):
        game.go_on(1)
    return game


async def put(room: Room, played: Played, where: str = ONE) -> None:
    """The game in a channel, in place of what is played there."""
    channel = room.discord.channel(where).id
    former = await room.store.live_in(channel)
    if former is not None:
        former.stage = "ended"
        await room.store.save(Change(former))
    record = Record(GUILD_ID, channel, played.record.ruleset, played.table.mission, "en")
    record.seats = [
        Seat(str(one.id), one.name, played.table.seats[str(one.id)]) for one in (ANN, BOB)
    ]
    await room.store.save(Change(record))
    record.stage, record.game = "playing", played.table.to_json()
    await room.store.save(Change(record, rows=played.rows))
    room.bot.tables.forget(channel)


async def answer(room: Room, played: Played, name: str, filled: Json) -> tuple[str, str]:
    """What Ann reads when she sends that at the game, and what the game is like then."""
    await put(room, played)
    if name == "mission remove":
        await send(room, ANN, text_of("02"))
    if name in ON_A_TABLE:
        where = ON_A_TABLE[name]
        if await room.store.live_in(room.discord.channel(where).id) is not None:
            await room.slash(ANN, "game leave", where)
        said = await room.slash(ANN, name, where, **filled)
        record = await room.store.live_in(room.discord.channel(where).id)
        return said, f"{record and (record.mission, record.extras)}"
    said = await room.slash(ANN, name, **filled)
    return PASSING.sub("", said), (await room.game()).to_json()


async def offered(
    room: Room, name: str, option: str, filled: Json, who: Person = ANN
) -> dict[str, str]:
    """Values that complete an option, with their labels."""
    where = ON_A_TABLE.get(name, ONE)
    found = await room.discord.autocomplete(who, where, name, option, "", filled)
    return {one["value"]: one["name"] for one in found}


async def filled_for(room: Room, command: Offered, option: str, filled: Json) -> Json | None:
    """The first choice for each other option that is needed; None where one has none."""
    found = dict(filled)
    for other in command.options:
        if not other.get("required") or other["name"] == option:
            continue
        if other["type"] == USER:
            found[other["name"]] = CLEO.id
            continue
        fixed = [one["value"] for one in other.get("choices", [])]
        choices = fixed or [*await offered(room, command.name, other["name"], found)]
        if not choices:
            return None
        found[other["name"]] = choices[0]
    return found


@pytest.mark.parametrize("ruleset", GAMES)
async def test_a_label_is_read_as_its_value_by_every_command(room: Room, ruleset: str) -> None:
    played = begun(ruleset)
    if ruleset == GAMES[0]:
        await send(room, ANN, text_of("02"))
    read, wrong = set[str](), list[str]()
    for command in room.discord.offered(ANN):
        own = {row.name for row in kit_of(ruleset).slash} | {*EACH_FOR_ITSELF}
        if ruleset != GAMES[0] and command.name not in own:
            continue
        for option in command.options:
            if not option.get("autocomplete") or command.name in LONG:
                continue
            await put(room, played)
            begun_with = {"game": ruleset} if command.name == "game new" else {}
            filled = await filled_for(room, command, option["name"], begun_with)
            if filled is None:
                continue
            choices = await offered(room, command.name, option["name"], filled)
            shown = [(value, label) for value, label in choices.items() if value != label]
            for value, label in {shown[0], shown[-1]} if shown else ():
                by_value = {**filled, option["name"]: value}
                by_label = {**filled, option["name"]: label}
                meant = await answer(room, played, command.name, by_value)
                if await answer(room, played, command.name, by_label) != meant:
                    wrong.append(f"/{command.name} {option['name']}:{label}")
                read.add(f"{command.name} {option['name']}")
    assert wrong == []
    assert len(read) > 10
