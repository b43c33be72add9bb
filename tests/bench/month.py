"""`python -m tests.bench.month`: a month of many tables on a clock of its own, bad luck included.

People play, fall silent, leave the server, hand their seats over; the bot is stopped, is away for
hours, finds its clock set wrong, may not write, loses answers. At the end every table is over or
waits for something that its status names, nobody was called in vain or twice, and no move is lost.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
import sys
import time
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.progress import Progress

import engine
from bot.base.log import set_up_logs
from bot.base.words import say, tag
from bot.channel import guild_api, publisher
from bot.practice.errors import ApiError, NotOffered
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, Channel, Person
from bot.practice.rates import Pace
from bot.practice.records import Message
from bot.store.export import export_game, verify
from bot.store.records import PLAYED, Game, LogRow, Record
from bot.store.table_state import HOURS
from bot.table.status import YES, called_at
from bot.table.tables import readable
from bot.table.waiting import sleeps, waited_for
from tests.bot.conftest import Room, running

HOUR = 3600
UNLIMITED = Pace(1_000_000, 1.0)
FIRST_PERSON, FIRST_CHANNEL = 1_100_000_000_000_001_000, 1_100_000_000_000_500_000
STRUCK = re.compile(re.escape(say("en", "struck", who="@", what="@")).replace("@", ".*"), re.DOTALL)
STEPS = 60
"""A turn has no more steps than that."""
CHANCES = {
    "jump": 0.004,
    "forbid": 0.02,
    "archive": 0.03,
    "delete message": 0.02,
    "leave server": 0.006,
    "delete channel": 0.001,
    "refuse": 0.05,
    "lose": 0.05,
    "slow": 0.05,
}
"""How likely each is within an hour."""
RESTART, AWAY = 0.02, (0, 0, 1, 5, 40)
"""How likely the bot is started anew within an hour, and how many hours it is away then."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played."""

    tables: int = 40
    people: int = 120
    hours: int = 30 * 24
    seed: str = "month"


@dataclass(slots=True)
class Time:
    """Seconds since the epoch, set forward at will."""

    real: Callable[[], float]
    ahead: float = 0.0

    def __call__(self) -> float:
        return self.real() + self.ahead

    @property
    def now(self) -> int:
        return int(self())


@contextmanager
def time_of_its_own() -> Generator[Time]:
    """`time.time` tells that time until the block ends, and what fails is tried again soon."""
    made = Time(time.time)
    kept = publisher.CALM_SECONDS, publisher.RETRY_SECONDS, publisher.APART_SECONDS
    here = guild_api.HERE_SECONDS
    time.time = made
    publisher.CALM_SECONDS, publisher.RETRY_SECONDS = 0.001, (0.01, 0.02)
    publisher.APART_SECONDS, guild_api.HERE_SECONDS = 0.0, -1
    try:
        yield made
    finally:
        time.time, guild_api.HERE_SECONDS = made.real, here
        publisher.CALM_SECONDS, publisher.RETRY_SECONDS, publisher.APART_SECONDS = kept


@dataclass(slots=True)
class Viewpoint:
    """A table as it stood when it was last looked at."""

    version: int
    record: Record
    game: Game | None
    called: frozenset[str]


@dataclass(slots=True)
class Month:
    """One run. `faults` are what should never be."""

    plan: Plan
    time: Time
    discord: LocalDiscord
    folder: Path
    chance: random.Random
    room: Room
    faults: list[str] = field(default_factory=list[str])
    done: Counter[str] = field(default_factory=Counter[str])
    became: Counter[str] = field(default_factory=Counter[str])
    """How tables ended, or what they wait for."""
    played: list[tuple[int, int, str]] = field(default_factory=list[tuple[int, int, str]])
    """Table, row and seat of each move that was accepted."""
    seen: dict[int, Viewpoint] = field(default_factory=dict[int, Viewpoint])
    """By channel."""
    lately: dict[int, set[str]] = field(default_factory=dict[int, set[str]])
    """Who was called there since the calls were last looked at."""
    heard: int = 0
    """How many calls were looked at."""
    called_for: set[str] = field(default_factory=set[str])
    silent: set[int] = field(default_factory=set[int])
    gone: set[int] = field(default_factory=set[int])
    barred: dict[int, int] = field(default_factory=dict[int, int])
    """Channels where nothing may be written, and until when."""

    # ------------------------------------------------------------ looking

    async def look(self, *, started: bool = False) -> None:
        """Every table in its present state, and whether everybody who was called had to act.

        A bot that has just started may have played for the absent more than once.
        """
        await self.room.bot.publisher.settled()
        before, self.lately = self.lately, {}
        for channel, one in self.seen.items():
            before.setdefault(channel, set()).update(one.called)
        for channel in list(self.discord.channels):
            await self._look_at(channel.id)
        for ping in self.discord.sent_pings[self.heard :]:
            called = before.setdefault(ping.channel, set[str]())
            if started:
                called.add(str(ping.person))
            self._judge(ping.person, ping.channel, ping.message, called)
        self.heard = len(self.discord.sent_pings)

    async def _look_at(self, channel: int) -> None:
        record = await self.room.store.live_in(channel)
        if record is None:
            self.seen.pop(channel, None)
            return
        known = self.seen.get(channel)
        if known and (known.record.id, known.version) == (record.id, record.version):
            return
        game = readable(record.id, record.game)
        called = frozenset(called_at(record, game)) if game else frozenset[str]()
        self.seen[channel] = Viewpoint(record.version, record, game, called)
        self.lately.setdefault(channel, set()).update(called)

    def _judge(self, person: int | None, channel: int, number: int, before: set[str]) -> None:
        """Of a call that was just heard."""
        message = next((one for one in self.shown(channel) if one.id == number), None)
        now = self.seen.get(channel)
        if now is None or now.game is None:
            return
        if message is not None and STRUCK.fullmatch(message.content):
            return
        if str(person) not in now.called | before:
            said = message.content[:200] if message else "?"
            self.faults.append(f"table {now.record.id}: {person} called in vain: {said!r}")
        if message is not None and message.components:
            vote = now.record.state.vote.until if now.record.state.vote else 0
            moment = hash(now.record.game)
            key = f"{now.record.id} {person} {moment} {vote} {now.record.seats}"
            if key in self.called_for and str(person) in before:
                self.faults.append(f"table {now.record.id}: {person} called twice for the same")
            self.called_for.add(key)
        self.done["calls"] += 1

    def shown(self, channel: int) -> list[Message]:
        with suppress(ApiError):
            return [one for one in self.discord.messages(channel) if not one.ephemeral]
        return []

    # ------------------------------------------------------------ people

    async def people_act(self) -> None:
        for person in self.discord.people:
            if person.id in self.silent | self.gone or self.chance.random() > 0.4:
                continue
            for channel, one in list(self.seen.items()):
                if str(person.id) in one.called and channel not in self.barred:
                    await self._act(person, channel)
            if self.chance.random() < 0.01:
                await self._do_something_else(person)

    async def _act(self, person: Person, channel: int) -> None:
        """Plays as long as it is their turn, as the autopilot would; votes where that is asked."""
        for _ in range(STEPS):
            await self._look_at(channel)
            one = self.seen.get(channel)
            if one is None or one.game is None or str(person.id) not in one.called:
                break
            seat = one.record.seat_id(str(person.id))
            if seat is None:
                await self.type(person, channel, "game join")
            elif (vote := one.record.state.vote) and seat not in vote.voices:
                voice = self.chance.choice((YES, "no"))
                await self._press(person, channel, one, f"vote:{vote.kind}.{voice}")
            elif seat in waited_for(one.game):
                step = engine.autopilot(one.game, seat)
                assert step is not None
                what, text = "do", step if isinstance(step, str) else step.canonical()
                what = "answer" if isinstance(step, str) else what
                if not await self._press(person, channel, one, f"{what}:{tag(text)}", moves=True):
                    break
        await self.look()

    async def _press(
        self, person: Person, channel: int, one: Viewpoint, what: str, *, moves: bool = False
    ) -> bool:
        """Presses a button of the table; whether it was accepted."""
        record = one.record
        where = next(iter(reversed(self.shown(channel))), None)
        if where is None:
            return False
        number = f"g:{record.id}:{record.last}:{what}"
        asked = await self.discord.press(person, where, number, even_if_gone=True)
        await self.discord.wait(asked, 60)
        self.done["presses"] += 1
        after = await self.room.store.record(record.id)
        accepted = after is not None and after.version > record.version
        if accepted and moves:
            self.played.append((record.id, record.last + 1, record.seat_id(str(person.id)) or ""))
            self.done["moves"] += 1
        elif not accepted:
            said = asked.text if asked.original else asked.failed
            self.faults.append(f"table {record.id}: {person.name} could not act: {said!r}")
        return accepted

    async def type(self, person: Person, channel: int, command: str, **options: str) -> None:
        with suppress(NotOffered, ApiError):
            asked = await self.discord.slash(person, channel, command, options)
            await self.discord.wait(asked, 60)
            self.done[command] += 1

    async def _do_something_else(self, person: Person) -> None:
        """Leaves, comes back, takes a seat, asks for a vote, changes the pace."""
        channel = self.chance.choice(list(self.seen) or [0])
        if not channel or channel in self.barred:
            return
        deeds = ("leave", "join", "away", "back", "replace", "undo", "pace", "status", "offer")
        deed = self.chance.choice(deeds)
        options: dict[str, str] = {}
        if deed == "pace":
            options["wait"] = self.chance.choice(list(HOURS))
        if deed == "offer":
            options["player"] = str(self.chance.choice(self.discord.people).id)
        await self.type(person, channel, f"game {deed}", **options)
        await self.look()

    # ------------------------------------------------------------ bad luck

    async def bad_luck(self) -> None:
        for what, likely in CHANCES.items():
            if self.chance.random() < likely:
                self.done[what] += 1
                await self._befall(what)
        for channel, until in list(self.barred.items()):
            if until <= self.time.now:
                del self.barred[channel]
                with suppress(ApiError):
                    self.discord.permit(channel, "send_messages", "send_messages_in_threads")
                await asyncio.sleep(0.05)

    async def _befall(self, what: str) -> None:
        chance, faults = self.chance, self.discord.faults
        channel = chance.choice(self.discord.channels)
        if what == "refuse":
            faults.refuse(chance.choice(("POST", "PATCH")), "/messages", status=408)
        elif what == "lose":
            faults.lose_answer("POST", "/messages", status=408)
        elif what == "slow":
            faults.slow_down("POST", "/messages", seconds=0.02)
        elif what == "forbid" and channel.parent is None:
            self.discord.forbid(channel, "send_messages", "send_messages_in_threads")
            self.barred |= {
                one.id: self.time.now + 6 * HOUR
                for one in self.discord.channels
                if channel in (one, one.parent)
            }
        elif what == "archive" and channel.parent is not None:
            await self.discord.archive(channel)
        elif what == "delete message":
            messages = self.shown(channel.id)
            if messages:
                await self.discord.delete(messages[-1])
        elif what == "leave server":
            person = chance.choice(self.discord.people[1:])
            self.discord.leave(person)
            self.gone.add(person.id)
        elif what == "delete channel" and channel.parent is not None:
            await self.discord.delete_thread(channel)
        elif what == "jump":
            hours = chance.choice((-20, -2, 3, 30))
            self.time.ahead += hours * HOUR
            await self.room.bot.clock.look(self.time.now, hours * HOUR)

    # ------------------------------------------------------------ at the end

    async def judge_all(self) -> None:
        """Every table is over or waits for what its status names, and holds all its moves."""
        await self.look()
        rows = dict[int, dict[int, LogRow]]()
        async for record in self.room.store.all_records():
            log = await self.room.store.rows(record.id)
            rows[record.id] = {row.number: row for row in log}
            self.done[f"tables {record.stage}"] += 1
            self.became[self._what_became_of(record)] += 1
            if [row.number for row in log] != list(range(1, len(log) + 1)):
                self.faults.append(f"table {record.id}: its log has gaps")
            game = readable(record.id, record.game)
            if record.stage == "playing" and game is not None:
                self._judge_waiting(record, game)
            if game is not None:
                told = export_game(log, ruleset=record.ruleset, seed=game.seed)
                self.faults += [f"table {record.id}: {line}" for line in verify(told)]
        for table, number, seat in self.played:
            row = rows[table].get(number)
            if row is None or row.seat != seat or row.kind not in PLAYED:
                self.faults.append(f"table {table}: the move {number} of {seat} is lost")

    def _what_became_of(self, record: Record) -> str:
        """How it ended, or what it waits for."""
        game = readable(record.id, record.game)
        if game is None or record.stage != "playing":
            reason = game.outcome.reason if game and game.outcome else "put away, or left by all"
            return f"{record.stage}: {record.ruleset}, {reason}"
        if record.channel in self.barred:
            return "waits until the bot may write there"
        if record.due:
            return "waits for somebody, until its deadline"
        if sleeps(record):
            return "sleeps: everybody is away, a move of anybody wakes it"
        alone = len(record.people) == 1
        return f"waits for a move, {'of its only player' if alone else 'as long as it takes'}"

    def _judge_waiting(self, record: Record, game: Game) -> None:
        shown = [one.content for one in self.shown(record.channel) if one.components]
        said = shown[-1] if shown else ""
        for_ever = record.state.pace == "none" or len(record.people) == 1
        stated = f"<t:{record.due}:R>" in said if record.due else for_ever or sleeps(record)
        if record.channel not in self.barred and not (stated and said):
            self.faults.append(f"table {record.id} waits for nothing: {record.asked!r} {said!r}")
        if 0 < record.due < self.time.now and record.channel not in self.barred:
            self.faults.append(f"table {record.id} is late: {record.asked!r}")


@asynccontextmanager
async def _bot(month: Plan, discord: LocalDiscord, folder: Path) -> AsyncGenerator[Room]:
    """The bot, whose clock is looked at by hand."""
    async with running(discord, folder, month.seed) as room:
        await room.bot.clock.close()
        yield room


async def _open(month: Month) -> None:
    """Tables of all games, in channels and threads, of two to four people."""
    games = [one.id for one in engine.rulesets()]
    for number in range(month.plan.tables):
        info = next(one for one in engine.rulesets() if one.id == games[number % len(games)])
        sitting = month.chance.sample(
            month.discord.people, min(month.chance.randint(2, 4), info.seats[1])
        )
        place = month.discord.channel(f"table-{number}")
        if number % 4 == 3:
            place = await month.discord.open_thread(sitting[0], place, f"night-{number}")
        wish = {"game": info.id, "mission": month.chance.choice(info.missions), "language": "en"}
        wish["pace"] = month.chance.choice(("24h", "24h", "8h", "1h", "12h", "none"))
        await month.type(sitting[0], place.id, "game new", **wish)
        for one in sitting[1:]:
            await month.type(one, place.id, "game join")
        await month.type(sitting[0], place.id, "game start")
    await month.look()


async def live(plan: Plan, step: Callable[[], None] = lambda: None) -> Month:
    """The whole of it; returns what came of it."""
    people = [
        ANN,
        *(Person(FIRST_PERSON + one, f"p{one}", f"P{one}") for one in range(1, plan.people)),
    ]
    channels = [Channel(FIRST_CHANNEL + one, f"table-{one}") for one in range(plan.tables)]
    chance = random.Random(plan.seed)
    with TemporaryDirectory() as name, time_of_its_own() as own:
        folder = Path(name)
        local = LocalDiscord(
            folder / "discord.sqlite3",
            persons=people,
            channels=channels,
            message_pace=UNLIMITED,
            pace=UNLIMITED,
            clock=own,
        )
        async with local:
            month: Month | None = None
            hour, away = 0, 0
            while hour < plan.hours:
                own.ahead += away * HOUR
                hour, away = hour + away, 0
                async with _bot(plan, local, folder) as room:
                    if month is None:
                        month = Month(plan, own, local, folder, chance, room)
                        await _open(month)
                    month.room = room
                    await month.look(started=True)
                    while hour < plan.hours:
                        hour += 1
                        step()
                        await _hour(month)
                        if chance.random() < RESTART:
                            away = chance.choice(AWAY)
                            month.done["starts"] += 1
                            break
                    else:
                        await month.judge_all()
        assert month is not None
        return month


async def _hour(month: Month) -> None:
    """Time goes by, something may go wrong, people who are called and there act."""
    month.time.ahead += HOUR
    if len(month.silent) < len(month.discord.people) / 3:
        month.silent.add(month.chance.choice(month.discord.people[1:]).id)
    await month.bad_luck()
    await month.look()
    await month.room.bot.clock.look(month.time.now)
    await month.look()
    await month.people_act()


def main(arguments: list[str]) -> int:
    set_up_logs("error")
    logging.getLogger("discord").setLevel(logging.ERROR)
    given = [int(one) for one in arguments[:3]]
    usual = Plan()
    numbers = [*given, *(usual.tables, usual.people, usual.hours)[len(given) :]]
    plan = Plan(*numbers[:3], seed="".join(arguments[3:4]) or usual.seed)
    with Progress(transient=True) as progress:
        task = progress.add_task("A month", total=plan.hours)
        month = asyncio.run(live(plan, lambda: progress.advance(task)))
    for what, count in sorted(month.done.items()):
        sys.stdout.write(f"{count:>7} {what}\n")
    for what, count in sorted(month.became.items()):
        sys.stdout.write(f"{count:>7} {what}\n")
    for fault in month.faults:
        sys.stdout.write(f"FAULT {fault}\n")
    return int(bool(month.faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
