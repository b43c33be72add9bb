"""Nothing that leaves the process holds a secret of another seat, nor a running game's seed.

Two tables that differ in nothing but what one seat holds, what was told to it alone and what lies
face down stand in two channels. Whatever anybody else types there, moderators included, is answered
alike. Every command that is registered is typed, so what comes later is tried, too.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest

import engine
from bot.app.holidays import turn_holidays
from bot.base.error_reports import ErrorReporter
from bot.kit.registry import kit_of
from bot.play.hints import LESSONS
from bot.practice.commands import ATTACHMENT, INTEGER, NUMBER, STRING, USER, Offered
from bot.practice.interactions import Interaction
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO, GUILD_ID, Person
from bot.practice.rates import Pace
from bot.practice.records import Message, Upload
from bot.store.records import Change, LogRow, Record, Seat, row_of
from bot.store.schema import TABLES
from bot.table.person_settings import PersonSettings
from tests.bot.conftest import ONE, TWO, Room, running
from tests.bot.test_mistakes import broken
from tests.conformance.benches import BENCHES, info
from tests.conformance.logged import row_after
from tests.conformance.steps import random_step
from tests.playing import AnyTable
from tests.practice.conftest import ANSWER_SECONDS, openapi_file

HOLDER, OTHER, MODERATOR = BOB, CLEO, ANN
SEED = "planted-leak"
LEAST, STEPS, TRIES = 30, 400, 5
OURS = re.compile(r"\d{15,}|[gs]:\d+:\d+|#\d+|\b\d{10}\b|\btable-(one|two)\b|\b[0-9a-f]{8}\b")
"""What tells two tables from each other, whatever they hold: numbers, times, references."""


@dataclass(slots=True)
class Heard:
    """All that the bot sent, as text: where to, and what."""

    bodies: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])

    def __call__(self, path: str, body: Any, uploads: dict[int, Upload]) -> None:
        files = "".join(one.content.decode("utf-8", "ignore") for one in uploads.values())
        self.bodies.append((path, json.dumps(body, ensure_ascii=False) + files))


@dataclass(frozen=True, slots=True)
class Table:
    """A game in the middle, with its log."""

    game: AnyTable
    rows: list[LogRow]


def played(ruleset: str, chance: random.Random) -> Iterator[Table]:
    """A random game of three, or as many as may play it, after each step."""
    mission = info(ruleset).missions[0]
    people = (HOLDER, OTHER)
    dealt = kit_of(ruleset).lobby.random_seats(mission, len(people), chance).values()
    seats = {str(one.id): list(led) for one, led in zip(people, dealt, strict=True)}
    game, told = engine.open_and_tell(ruleset, mission=mission, seats=seats, seed=SEED)
    start: dict[str, object] = {"seats": seats, "mission": mission, "options": {}}
    start["commitment"] = engine.commitment(SEED)
    rows = [row_of("start", "", start, told)]
    for _ in range(STEPS):
        if game.outcome:
            return
        yield Table(game, rows)
        rows.append(row_after(game, *random_step(game, chance)))


def twins(ruleset: str, acting: Person) -> tuple[Table, Table]:
    """A table, and one that differs in what nobody but the holder may know."""
    bench, chance = BENCHES[ruleset], random.Random(f"planted-{ruleset}")
    for table in chain.from_iterable(played(ruleset, chance) for _ in range(TRIES)):
        game, other = table.game, bench.loaded(table.game.to_json())
        if len(table.rows) < LEAST or game.questions or game.acting[0] != str(acting.id):
            continue
        if bench.exchange is None:
            other.consult(bench.stir)
        else:
            other.consult(partial(exchanged, bench.exchange, chance))
            if game.view(str(HOLDER.id)) == other.view(str(HOLDER.id)):
                continue
        private = [replace(row, events=[*row.events], draws=[*row.draws]) for row in table.rows]
        return Table(game, private), Table(other, list(without_private(private)))
    raise AssertionError(f"no table of {ruleset!r} has something to hide")


def exchanged(
    exchange: Callable[[Any, str, random.Random], None], chance: random.Random, state: object
) -> None:
    exchange(state, str(HOLDER.id), chance)


def without_private(rows: list[LogRow]) -> Iterator[LogRow]:
    """The log without what the holder alone was told."""
    for row in rows:
        heard = [one for one in row.events if str(OTHER.id) in one.get("only_for", [str(OTHER.id)])]
        yield replace(row, events=heard)


async def put(room: Room, table: Table, where: str, *, told: bool = False) -> None:
    """The table in a channel, in the place of what is there; its story is told or was."""
    channel, game = room.discord.channel(where).id, table.game
    record = Record(GUILD_ID, channel, game.rules.id, game.mission, "en", "playing")
    names = {str(one.id): one.name for one in (HOLDER, OTHER)}
    record.seats = [Seat(seat, names[seat], list(led)) for seat, led in game.seats.items()]
    record.game, record.told = game.to_json(), len(table.rows) if told else 0
    # A command that still has the former table in hand is waited for, and saves it before this.
    async with room.bot.tables.at(channel):
        await room.store.change(
            TABLES.update().where(TABLES.c.channel == channel).values(stage="archived")
        )
        await room.store.save(Change(record, [replace(row) for row in table.rows]))
    room.bot.tables.forget(channel)
    room.bot.publisher.wake(record)


def shown(message: Message) -> list[str]:
    """All of a message that somebody may read, but for what tells tables from each other."""
    files = [(one.filename, one.description, one.size) for one in message.attachments]
    parts = (message.content, message.embeds, message.components, files)
    return [OURS.sub("~", json.dumps(one, ensure_ascii=False)) for one in parts]


def read(asked: Interaction) -> list[str]:
    """What a person reads in answer to a command."""
    form = [OURS.sub("~", json.dumps(asked.modal))] if asked.modal else []
    answers = [asked.original] if asked.original else []
    return form + [one for message in (*answers, *asked.followups) for one in shown(message)]


def taught(person: Person) -> PersonSettings:
    """Somebody whose hints teach no rule any more.

    Else the hint at one table could teach a rule, and the hint at the other the next or none.
    """
    decide = [f"{one.id}.{kit_of(one.id).moves.deciding}" for one in engine.rulesets()]
    usual = [str(number) for number in range(LESSONS)]
    return PersonSettings(str(person.id), taught=" ".join([*decide, *usual]))


@dataclass(slots=True)
class Walk:
    """Everything that a person can type, typed at both tables."""

    room: Room
    tables: tuple[Table, Table]
    person: Person
    locale: str
    typed: int = 0

    async def all(self) -> None:
        await self.room.bot.tables.people.keep(taught(self.person))
        for one in self.room.discord.offered(self.person):
            await self.type(one)

    async def type(self, command: Offered) -> None:
        """Raises AssertionError where the two answers differ."""
        offered, filled = list[str](), list[dict[str, Any]]()
        for where in (ONE, TWO):
            found = [one async for one in self.filled(command, where)]
            offered.append(OURS.sub("~", str([choices for _, choices, _ in found])))
            filled.append({name: value for name, _, value in found})
        assert offered[0] == offered[1], command.name
        pairs = zip((ONE, TWO), filled, strict=True)
        begun = [await self.begin(where, command.name, values) for where, values in pairs]
        asked = [await self.room.discord.wait(one) for one in begun]
        assert read(asked[0]) == read(asked[1]), command.name
        self.typed += 1
        await self.as_before()

    async def begin(self, where: str, name: str, filled: dict[str, Any]) -> Interaction:
        return await self.room.discord.slash(self.person, where, name, filled, self.locale)

    async def filled(
        self, command: Offered, where: str
    ) -> AsyncIterator[tuple[str, list[str], object]]:
        """What must be filled in, and whatever is completed: what is offered, the first of it."""
        found: dict[str, Any] = {}
        for option in command.options:
            if option.get("autocomplete"):
                choices = await self.room.discord.autocomplete(
                    self.person, where, command.name, option["name"], "", found, self.locale
                )
                found[option["name"]] = choices[0]["value"] if choices else "1"
                names = [str(one["name"]) for one in choices]
                yield option["name"], names, found[option["name"]]
            elif option.get("required"):
                found[option["name"]] = some_value(option)
                yield option["name"], [], found[option["name"]]

    async def as_before(self) -> None:
        """What time would do of itself is done at both tables; whatever was changed is put back."""
        bot = self.room.bot
        # Where a holiday begins, the table is due in the second of its save. One look would have
        # the time of its start alone, so it might take up the first table and not the second.
        await turn_holidays(bot.tables, bot.publisher, int(time.time()))
        await bot.publisher.settled()
        await bot.clock.look(int(time.time()))
        await bot.publisher.settled()
        await self.room.bot.tables.people.keep(taught(self.person))
        for where, table in zip((ONE, TWO), self.tables, strict=True):
            record = await self.room.store.live_in(self.room.discord.channel(where).id)
            if record is None or record.version != 1:
                await put(self.room, table, where, told=True)
        await self.room.bot.publisher.settled()


def some_value(option: dict[str, Any]) -> object:
    """Something that may be typed there."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    kinds: dict[int, object] = {STRING: "1", INTEGER: 1, NUMBER: 1, USER: str(OTHER.id)}
    kinds[ATTACHMENT] = Upload("a.toml", b"")
    return kinds.get(option["type"], True)


def secrets_of(game: AnyTable) -> set[str]:
    """What the holder's view names and nobody else's."""

    def words(seat: str | None) -> set[str]:
        return set(re.findall(r"'([a-z][\w-]{3,})'", repr(game.view(seat))))

    return words(str(HOLDER.id)) - words(None) - words(str(OTHER.id))


@pytest.fixture(params=[one.id for one in engine.rulesets()])
def ruleset(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
async def listened(tmp_path: Path, heard: Heard) -> AsyncIterator[Room]:
    """A room where all that the bot sends is written down."""
    unlimited, told = Pace(10_000, 1.0), openapi_file()
    state = tmp_path / "discord.sqlite3"
    async with (
        LocalDiscord(
            state, openapi=told, message_pace=unlimited, overhear=heard, patience=ANSWER_SECONDS
        ) as local,
        running(local, tmp_path, SEED) as room,
    ):
        yield room


async def test_whatever_others_type_they_read_the_same_whatever_is_hidden(
    listened: Room, heard: Heard, ruleset: str
) -> None:
    pair = twins(ruleset, OTHER)
    for where, table in zip((ONE, TWO), pair, strict=True):
        await put(listened, table, where)

    # Where nobody holds anything, a moderator types all that players do.
    people = ((OTHER, "fr"),) if BENCHES[ruleset].exchange else ()
    for person, locale in (*people, (MODERATOR, "en-US")):
        walk = Walk(listened, pair, person, locale)
        await walk.all()
        assert walk.typed > 40

    told = [[shown(one) for one in await listened.told(where)] for where in (ONE, TWO)]
    assert told[0] == told[1]
    assert [path for path, body in heard.bodies if SEED in body] == []


async def test_no_error_tells_what_a_hand_holds(
    listened: Room, heard: Heard, capfd: pytest.CaptureFixture[str]
) -> None:
    """The holder types all there is, with what is offered alone to them, while the store fails."""
    table, _ = twins("zombies", HOLDER)
    await put(listened, table, ONE, told=True)
    await listened.told()
    kept = secrets_of(table.game)
    assert kept
    listened.bot.interactions.mistakes = ErrorReporter(clock=iter(range(10**9)).__next__)
    failed = 0

    for lost in ("done_interactions", "tables"):
        for command in listened.discord.offered(HOLDER):
            walk = Walk(listened, (table, table), HOLDER, "en-US")
            filled = {name: value async for name, _, value in walk.filled(command, ONE)}
            async with broken(listened, lost):
                asked = await listened.discord.wait(await walk.begin(ONE, command.name, filled))
            failed += "went wrong" in str(read(asked))
    metrics = generate_latest().decode()

    assert failed > 20
    out = capfd.readouterr()
    for text in (out.err, out.out, metrics, *others_read(listened, heard)):
        assert SEED not in text
        assert [one for one in kept if re.search(rf"\b{one}\b", text)] == []


def others_read(room: Room, heard: Heard) -> Iterator[str]:
    """What was sent to everybody."""
    where = room.discord.channel(ONE).id
    return (body for path, body in heard.bodies if f"/channels/{where}/" in path)
