"""A label sent for its value is read like the value: every option of every command that completes.

Some clients of Discord send what the list shows, and people type what they see there.
"""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
from prometheus_client import REGISTRY

import engine
from bot.kit.registry import kit_of
from bot.practice.commands import USER, Offered
from bot.practice.people import ANN, BOB, CLEO, GUILD_ID, Person
from bot.practice.wire import Json
from bot.store.records import Change, Record, Seat
from bot.store.saving import LostRace
from tests.bot.conftest import ONE, TWO, Room
from tests.bot.test_mission_import import send
from tests.bot.test_replay import Played
from tests.conformance.benches import info
from tests.zombicide.test_imported import text_of

Walked = tuple[str, str, Json]
"""A command, an option that is completed, what is filled in besides."""
GAMES = [one.id for one in engine.rulesets()]
STEPS = 16
"""Of the autopilot, before a table is typed at."""
PASSING = re.compile(r"<t:\d+(?::\w)?>|#\d+|\d\d:\d\d|\n📖 [^\n]*")
"""What differs from one answer to the next: times, numbers of tables, lessons of hints."""
EACH_FOR_ITSELF = ("game new", "board", "sheet", "hand", "end")
"""Commands of all games, which each game reads in its own way."""
ON_A_TABLE = {"game new": TWO}
"""Commands that need another channel than the one where a game is played."""
LONG = {"game replay"}
"""Draws a film: `test_films.test_the_label_of_a_game_is_read` sends its labels."""


def begun(ruleset: str) -> Played:
    """A game of Ann and Bob in which Ann acts and is asked nothing."""
    mission = info(ruleset).missions[0]
    dealt = kit_of(ruleset).lobby.random_seats(mission, 2, random.Random(1))
    seats = {str(one.id): led for one, led in zip((ANN, BOB), dealt.values(), strict=True)}
    game = Played(seats, "labels", ruleset, mission).go_on(STEPS)
    while game.table.questions or game.table.acting[0] != str(ANN.id):
        game.go_on(1)
    game.record.game = game.table.to_json()
    return game


async def put(room: Room, played: Played, where: str = ONE) -> None:
    """The game in a channel, in place of what is played there."""
    channel = room.discord.channel(where).id
    while (former := await room.store.live_in(channel)) is not None:
        former.stage = "ended"
        with suppress(LostRace):  # The bot has just noted what it told the table.
            await room.store.save(Change(former))
    record = Record(GUILD_ID, channel, played.record.ruleset, played.table.mission, "en")
    record.seats = [
        Seat(str(one.id), one.name, played.table.seats[str(one.id)]) for one in (ANN, BOB)
    ]
    record.stage, record.game, record.told = "playing", played.record.game, len(played.rows)
    await room.store.save(Change(record, rows=played.rows))
    room.bot.tables.forget(channel)


async def answer(room: Room, played: Played, name: str, filled: Json) -> tuple[str, str]:
    """What Ann reads when she sends that at the game, and how the game is stored then."""
    await put(room, played)
    if name == "mission remove":
        await send(room, ANN, text_of("02"))
    if name in ON_A_TABLE:
        where = ON_A_TABLE[name]
        if await room.store.live_in(room.discord.channel(where).id) is not None:
            await room.slash(ANN, "game leave", where)
        said = await room.slash(ANN, name, where, **filled)
        record = await room.store.live_in(room.discord.channel(where).id)
        return said, f"{record and (record.mission, record.state)}"
    said = await room.slash(ANN, name, **filled)
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record, name
    return PASSING.sub("", said), record.game


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


def odd(text: str) -> str:
    """The text as it may be pasted: wide letters and digits, capitals, spaces that never break."""
    wide = {**{chr(one): chr(one + 0xFEE0) for one in range(48, 123) if chr(one).isalnum()}}
    spelled = "".join(wide.get(one, one) for one in text.upper())
    return f"\u200b{spelled} ".replace(" ", "\u00a0")


async def walked(room: Room, ruleset: str, played: Played) -> AsyncIterator[Walked]:
    """Every option with completion of the commands that this game has, or reads in its own way;
    of the first game those of all. The others that are needed are filled in."""
    own = {row.name for row in kit_of(ruleset).slash} | {*EACH_FOR_ITSELF}
    for command in room.discord.offered(ANN):
        for option in command.options:
            if not option.get("autocomplete") or command.name in LONG:
                continue
            if ruleset != GAMES[0] and command.name not in own:
                continue
            await put(room, played)
            begun_with = {"game": ruleset} if command.name == "game new" else {}
            filled = await filled_for(room, command, option["name"], begun_with)
            if filled is not None:
                yield command.name, option["name"], filled


@pytest.mark.parametrize("ruleset", GAMES)
async def test_a_label_is_read_as_its_value_by_every_command(room: Room, ruleset: str) -> None:
    """The label as it is, and one as it is pasted from elsewhere."""
    played = begun(ruleset)
    if ruleset == GAMES[0]:
        await send(room, ANN, text_of("02"))
    read, wrong = set[str](), list[str]()
    async for name, option, filled in walked(room, ruleset, played):
        choices = await offered(room, name, option, filled)
        ends = {value: choices[value] for value in ([*choices][:1] + [*choices][-1:])}
        for value, label in ends.items():
            meant = await answer(room, played, name, {**filled, option: value})
            for typed in dict.fromkeys((label, odd(label))):
                if await answer(room, played, name, {**filled, option: typed}) != meant:
                    wrong.append(f"/{name} {option}:{typed}")
        read |= {f"{name} {option}"} if choices else set()
    assert wrong == []
    assert len(read) > 5


@pytest.mark.parametrize("ruleset", GAMES)
async def test_what_is_too_long_for_anything_is_no_mistake(room: Room, ruleset: str) -> None:
    played, before = begun(ruleset), mistakes()
    async for name, option, filled in walked(room, ruleset, played):
        where = ON_A_TABLE.get(name, ONE)
        for typed in ("9" * 4000, "F4 -" + "9" * 4000, "é(" * 2000):
            await room.discord.autocomplete(ANN, where, name, option, typed, filled)
        said = await room.slash(ANN, name, where, **{**filled, option: "9" * 4000})
        assert "went wrong" not in said, f"/{name} {option}"
        assert 0 < len(said) <= 2000
    assert mistakes() == before


def mistakes() -> float:
    """How often something went wrong so far."""
    return REGISTRY.get_sample_value("graveyard_mistakes_total") or 0.0
