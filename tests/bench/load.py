"""`python -m tests.bench.load [TABLES] [SERVERS] [A_SECOND] [SECONDS]`: many tables played at once.

The shipped bot in a process of its own; the local Discord, with Discord's limits, and everybody's
presses in this one. Then the bot is started again with all tables live: it should have little to
say. Tables of all games, two people at each.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections import Counter, deque
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import engine
from bot.base.log import set_up_logs
from bot.base.words import tag
from bot.kit.registry import kit_of
from bot.practice.interactions import Interaction
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, GUILD_ID, Channel, Person
from bot.store.records import Change, Record, Seat, row_of
from bot.store.store import Store
from bot.table.tables import OpenTable, Tables
from tests.bench.report import Row, megabytes, milliseconds, seconds

FIRST_CHANNEL, FIRST_GUILD = 1_100_000_000_000_500_000, GUILD_ID
PLAYERS = (ANN, BOB)
PATIENCE = 3.0
"""Seconds that Discord waits for a first answer."""
ABOUT_EVERY = 5
VIEWS = {3: "board", 7: "sheet"}
"""Of ten commands these, by their last digit, ask for a picture."""
PICTURE_PATIENCE = 60.0
QUIET_SECONDS = 3.0
FIRST_BOUND = 0.15
CALM_ANSWERS = 20
CALM_SECONDS = 0.007
"""`/about` takes 4 ms on a machine that can carry all loads, at most this on any such machine."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played: tables over servers, commands a second for so many seconds."""

    tables: int = 1000
    servers: int = 200
    a_second: int = 50
    seconds: int = 120

    def channels(self) -> list[Channel]:
        return [
            Channel(FIRST_CHANNEL + one, f"table-{one}", guild=FIRST_GUILD + one % self.servers)
            for one in range(self.tables)
        ]


SHORT = Plan(tables=60, servers=12, a_second=8, seconds=30)
CROWDED = Plan(tables=200, servers=40, a_second=40, seconds=10)
"""What `make bench` plays."""


@dataclass(slots=True)
class Answers:
    """Seconds to what a person reads, by sort; who read nothing in time."""

    acknowledged: list[float] = field(default_factory=list[float])
    """Seconds to the first answer, the one that Discord waits for."""
    moves: list[float] = field(default_factory=list[float])
    abouts: list[float] = field(default_factory=list[float])
    views: list[float] = field(default_factory=list[float])
    """Seconds to the words of `/board` and `/sheet`."""
    pictures: list[float] = field(default_factory=list[float])
    """Seconds to their pictures."""
    late: int = 0


@dataclass(slots=True)
class Measured:
    """What came of one run. Memory is in bytes."""

    answers: Answers
    calm: float
    """Seconds that `/about` takes while nothing is played: the median of a few."""
    before: list[int]
    """Of the bot, then of each process that draws; so is `after`."""
    after: list[int]
    told: float
    """Seconds after the last command until every table had been told everything."""
    busy: float
    """Part of one core that the bot took while it was played."""
    loop: float
    """What of that was its event loop; the rest is pictures and the database."""
    beside: float
    """The same for the local Discord and everybody who plays."""
    fast: int
    """How often Discord said: too fast."""
    sent: int
    """Messages sent, edited and read while it was played."""
    played: int
    """Moves that are in the logs."""


def opened(number: int, channel: Channel) -> Change:
    """A game for two that has just begun, another for each number."""
    chance = random.Random(f"load-{number}")
    info = engine.rulesets()[number % len(engine.rulesets())]
    for mission in chance.sample(info.missions, len(info.missions)):
        with suppress(ValueError):
            dealt = kit_of(info.id).lobby.random_seats(mission, len(PLAYERS), chance)
            seats = {str(one.id): led for one, led in zip(PLAYERS, dealt.values(), strict=True)}
            return _begun(channel, info.id, mission, seats, f"load-{number}")
    raise AssertionError(f"no mission of {info.id} is for {len(PLAYERS)}")


def _begun(
    channel: Channel, ruleset: str, mission: str, seats: dict[str, list[str]], seed: str
) -> Change:
    game, told = engine.open_and_tell(ruleset, mission=mission, seats=seats, seed=seed)
    record = Record(channel.guild, channel.id, ruleset, mission, "en", "playing")
    record.seats = [Seat(str(one.id), one.name, game.seats[str(one.id)]) for one in PLAYERS]
    record.game = game.to_json()
    start = {"seats": game.seats, "mission": mission, "commitment": engine.commitment(seed)}
    return Change(record, [row_of("start", "", {**start, "options": {}}, told)])


async def fill(folder: Path, channels: list[Channel]) -> None:
    """A table in each channel, where Ann and Bob play."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    await store.open()
    for number, channel in enumerate(channels):
        await store.save(opened(number, channel))
    await store.close()


@asynccontextmanager
async def shipped(local: LocalDiscord, folder: Path) -> AsyncGenerator[int]:
    """The bot as it is run; its process id."""
    told = {
        "DISCORD_TOKEN": local.token,
        "DISCORD_API_URL": local.api_url,
        "DISCORD_GATEWAY_URL": local.gateway_url,
        "GRAVEYARD_DATABASE": f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}",
    }
    words = (sys.executable, "-m", "bot", "run")
    process = await asyncio.create_subprocess_exec(*words, env={**os.environ, **told})
    try:
        await local.ready(60)
        await local.until_offered(ANN, "game new", seconds=60)
        yield process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


def with_drawers(process: int) -> list[int]:
    """The process, and those that draw for it."""
    told = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [process, *(int(one) for one in told.split())]


def resident(process: int) -> list[int]:
    """Bytes of the bot and of each process that draws for it; what they share counts once."""
    rollups = [Path(f"/proc/{one}/smaps_rollup") for one in with_drawers(process)]
    lines = [one.read_text().splitlines() for one in rollups]
    sizes = [next(line.split()[1] for line in one if line.startswith("Pss:")) for one in lines]
    return [1024 * int(size) for size in sizes]


def spent_by(process: int) -> float:
    """Seconds of the processor that the bot took so far."""
    return sum(processor(one) for one in with_drawers(process))


def processor(process: int, thread: str = "") -> float:
    """Seconds of the processor that it took so far, or one of its threads."""
    told = Path(f"/proc/{process}/{thread}stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def in_loop(process: int) -> float:
    """The same of its event loop alone."""
    return processor(process, f"task/{process}/")


async def quiet(local: LocalDiscord, heard: list[str]) -> None:
    """Waits until the bot has told everything."""
    before = -1
    while before != len(heard):
        before = len(heard)
        await asyncio.sleep(QUIET_SECONDS)


@dataclass(slots=True)
class Steps:
    """What two people will do at a table: custom ids of presses, worked out before it is played.

    The dice of a table are known, so the bot's game goes the same way. One press waits for the one
    before: nobody presses what they do not see yet.
    """

    channel: Channel
    left: deque[tuple[Person, str]] = field(default_factory=deque[tuple[Person, str]])
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    def plan(self, record: Record, tables: Tables, count: int) -> None:
        table = OpenTable.at_rest(tables, record)
        while len(self.left) < count:
            steps = ((one, engine.autopilot(table.game, str(one.id))) for one in PLAYERS)
            found = next(((one, step) for one, step in steps if step is not None), None)
            if found is None:
                return
            person, step = found
            answers = isinstance(step, str)
            what, text = ("answer", step) if answers else ("do", step.canonical())
            table_id, moment = table.at
            self.left.append((person, f"g:{table_id}:{moment}:{what}:{tag(text)}"))
            if answers:
                table.answer(str(person.id), step)
            else:
                table.play(str(person.id), step)

    async def press(self, local: LocalDiscord, answers: Answers) -> None:
        """The next step, from the table's status message."""
        async with self.turn:
            here = local.messages(self.channel)
            shown = [one for one in here if one.components and not one.ephemeral]
            if not shown or not self.left:
                return
            person, custom_id = self.left.popleft()
            asked = await local.press(person, shown[-1], custom_id, even_if_gone=True)
            await timed(local, asked, answers, answers.moves)


async def about(local: LocalDiscord, channel: Channel, answers: Answers) -> None:
    await timed(local, await local.slash(ANN, channel, "about"), answers, answers.abouts)


async def calm_about(local: LocalDiscord, channel: Channel) -> float:
    """Median seconds of `/about`, asked again and again while nothing else happens."""
    answers = Answers()
    for _ in range(CALM_ANSWERS):
        await about(local, channel, answers)
    return median(answers.abouts)


async def look(local: LocalDiscord, steps: Steps, what: str, answers: Answers) -> None:
    """Asks for a picture; waits for its words, then until it is there.

    A picture that never comes counts as one that took `PICTURE_PATIENCE`.
    """
    start, took = time.perf_counter(), PICTURE_PATIENCE
    asked = await local.slash(ANN, steps.channel, what)
    await timed(local, asked, answers, answers.views)
    with suppress(TimeoutError, LookupError):
        async with asyncio.timeout(PICTURE_PATIENCE):
            while not asked.message.attachments:  # noqa: ASYNC110
                await asyncio.sleep(0.005)
        took = time.perf_counter() - start
    answers.pictures.append(took)


async def timed(
    local: LocalDiscord, asked: Interaction, answers: Answers, kept: list[float]
) -> None:
    start = time.perf_counter()
    try:
        await local.wait(asked, 60, until="acknowledged")
        answers.acknowledged.append(time.perf_counter() - start)
        await local.wait(asked, 60)
    except TimeoutError:
        answers.late += 1
        return
    took = time.perf_counter() - start
    answers.late += took > PATIENCE or asked.failed is not None
    kept.append(took)


async def planned(folder: Path, channels: list[Channel], order: Sequence[int]) -> list[Steps]:
    """As many steps for each table as it comes up in that order."""
    store, counts = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"), Counter(order)
    await store.open(upgrade=False)
    found = [Steps(channel) for channel in channels]
    for number, steps in enumerate(found):
        record = await store.live_in(steps.channel.id)
        if record is not None and counts[number]:
            steps.plan(record, Tables(store), counts[number])
    await store.close()
    return found


def order_of(plan: Plan) -> list[int]:
    """The table of each command."""
    chance = random.Random("load")
    return [chance.randrange(plan.tables) for _ in range(plan.a_second * plan.seconds)]


async def loaded(local: LocalDiscord, tables: list[Steps], plan: Plan) -> Answers:
    """So many commands a second, whether the ones before were answered or not."""
    answers = Answers()
    start, doing = time.perf_counter(), set[asyncio.Task[None]]()
    for number, which in enumerate(order_of(plan)):
        await asyncio.sleep(max(0.0, start + number / plan.a_second - time.perf_counter()))
        steps, view = tables[which], VIEWS.get(number % 10)
        if number % ABOUT_EVERY == 0:
            deed = about(local, steps.channel, answers)
        elif view is not None:
            deed = look(local, steps, view, answers)
        else:
            deed = steps.press(local, answers)
        doing.add(asyncio.create_task(deed))
    await asyncio.gather(*doing)
    return answers


def percentile(seconds: list[float], share: int = 99) -> float:
    return quantiles(seconds, n=100, method="inclusive")[share - 1] if len(seconds) > 1 else 0.0


class Runs:
    """The bot at the tables of one folder, as often as it is started there."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder = plan, folder
        self.channels = plan.channels()
        self.heard: list[str] = []

    def discord(self) -> LocalDiscord:
        def overhear(path: str, *_: object) -> None:
            self.heard.append(path)

        state = self.folder / "discord.sqlite3"
        return LocalDiscord(state, channels=self.channels, overhear=overhear)

    async def play(self) -> Measured:
        """Opens the tables and plays them."""
        await fill(self.folder, self.channels)
        tables = await planned(self.folder, self.channels, order_of(self.plan))
        async with self.discord() as local, shipped(local, self.folder) as process:
            await quiet(local, self.heard)
            calm = await calm_about(local, self.channels[0])
            self.heard.clear()
            before, start = resident(process), time.perf_counter()
            spent = spent_by(process), in_loop(process), time.process_time()
            answers = await loaded(local, tables, self.plan)
            end, ours = time.perf_counter(), (spent_by(process), in_loop(process))
            parts = zip((*ours, time.process_time()), spent, strict=True)
            busy, loop, beside = ((now - then) / (end - start) for now, then in parts)
            await quiet(local, self.heard)
            told = time.perf_counter() - end - QUIET_SECONDS
            fast = sum(status == 429 for status, _ in local.refused)
            sent = sum("/channels/" in path for path in self.heard)
            after = resident(process)
        played = await self.moves()
        return Measured(answers, calm, before, after, told, busy, loop, beside, fast, sent, played)

    async def moves(self) -> int:
        """How many moves and answers the logs hold."""
        store = Store(f"sqlite+aiosqlite:///{self.folder / 'tables.sqlite3'}")
        await store.open(upgrade=False)
        kept = [record.last - 1 async for record in store.all_records()]
        await store.close()
        return sum(kept)

    async def start_again(self) -> tuple[int, int]:
        """How many messages it sends or edits then, and how often Discord says: too fast."""
        self.heard.clear()
        async with self.discord() as local, shipped(local, self.folder):
            await quiet(local, self.heard)
            fast = sum(status == 429 for status, _ in local.refused)
        return sum("/messages" in path for path in self.heard), fast


def played(plan: Plan) -> Measured:
    """What comes of that load after a start without any cached picture."""
    with TemporaryDirectory() as name:
        return asyncio.run(Runs(plan, Path(name)).play())


def load_rows() -> list[Row]:
    """What people wait for while sixty tables are played, and the memory this takes."""
    found = played(SHORT)
    answers, under = found.answers, f"{SHORT.tables} tables, {SHORT.a_second} commands a second"
    move, about = percentile(answers.moves), percentile(answers.abouts)
    view, about_95 = percentile(answers.views, 95), percentile(answers.abouts, 95)
    picture, memory = percentile(answers.pictures, 95), sum(found.after)
    late = f"{answers.late} later than {PATIENCE:.0f} s, {found.fast} times 429"
    return [
        Row(
            what=f"99 % of moves under load, {under}",
            ours=f"{milliseconds(move)}; {late}",
            against=f"{milliseconds(about)}: /about in the same run",
            figure=move / about,
            goal=3,
            bound=6,
        ),
        Row(
            what="words of /board and /sheet, 95 %, the same load",
            ours=milliseconds(view),
            against=f"{milliseconds(about_95)}: /about in the same run",
            figure=view / about_95,
            goal=3,
            bound=8,
        ),
        Row(
            what="their pictures, 95 %, the same load",
            ours=milliseconds(picture),
            against="-",
            figure=picture,
            goal=0.7,
            bound=1.3,
            write=seconds,
        ),
        Row(
            what="memory of bot and drawing workers after this load",
            ours=_sizes(found.after),
            against="-",
            figure=memory,
            goal=320e6,
            bound=480e6,
            write=megabytes,
        ),
    ]


def acknowledgement_rows() -> list[Row]:
    """How long the first answer takes while two hundred tables are played."""
    found = played(CROWDED)
    answers, first = found.answers, percentile(found.answers.acknowledged)
    # A slow machine has more to do than it can; then all answers queue, and the figure is its own.
    overrun = found.calm > CALM_SECONDS and first > FIRST_BOUND
    return [
        Row(
            what=f"99 % of first answers, {CROWDED.tables} tables, {CROWDED.a_second} a second",
            ours=f"{milliseconds(first)}; {answers.late} later than {PATIENCE:.0f} s",
            against=f"{milliseconds(found.calm)}: /about while nothing is played",
            figure=None if overrun else first,
            goal=0.05,
            bound=FIRST_BOUND,
            write=seconds,
            cure="the machine is too slow for this load, or busy; run again on a quick, quiet one",
        )
    ]


async def measure(plan: Plan) -> int:
    """Prints what was measured; 1 where somebody waited too long, or Discord said: too fast."""
    with TemporaryDirectory() as name:
        runs = Runs(plan, Path(name))
        found = await runs.play()
        sent, fast = await runs.start_again()
    answers = found.answers
    ratio = percentile(answers.moves) / percentile(answers.abouts)
    lines = [
        f"{plan.tables} tables on {plan.servers} servers, {plan.a_second} commands a second"
        f" for {plan.seconds} s: {answers.late} answers later than 3 s",
        _told("acknowledged", answers.acknowledged),
        _told("a move", answers.moves),
        _told("/about", answers.abouts),
        _told("words of /board and /sheet", answers.views),
        _told("their pictures", answers.pictures),
        f"p99: a move takes {ratio:.2f} times as long as /about",
        f"the bot took {found.busy:.0%} of a core ({found.loop:.0%} its event loop), Discord and"
        f" the people {found.beside:.0%}; all tables told {found.told:.0f} s later",
        f"memory: {_sizes(found.before)} before, {_sizes(found.after)} after",
        f"{found.played} of {len(answers.moves)} moves in the logs,"
        f" {found.sent} messages sent or edited, {found.fast} times 429",
        f"started again with all tables live: {sent} messages read, sent or edited, {fast} times"
        " 429",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return int(bool(answers.late or found.fast or fast))


def _sizes(sizes: list[int]) -> str:
    """The bot and its workers, each by itself."""
    return f"{megabytes(sum(sizes))} ({' + '.join(megabytes(one) for one in sizes)})"


def _told(what: str, seconds: list[float]) -> str:
    middle = median(seconds) if seconds else 0.0
    last, most = milliseconds(percentile(seconds)), milliseconds(max(seconds, default=0.0))
    told = f"{what}: {milliseconds(middle)} median, {last} for p99, {most} at most"
    return f"{told}, {len(seconds)} times"


MEASURES = (load_rows, acknowledgement_rows)


if __name__ == "__main__":
    set_up_logs("error")
    sys.exit(asyncio.run(measure(Plan(*(int(one) for one in sys.argv[1:5])))))
