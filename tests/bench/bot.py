"""The bot: a slash command through a local Discord, a save, memory, the event loop's patience."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import asdict, replace
from functools import partial
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import orjson

import engine
from bot.base.drawing_workers import THREADS, DrawingWorkers
from bot.base.pictures import Pictures
from bot.kit.registry import kit_of, parts
from bot.kit.terms import Viewpoint
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from bot.practice.rates import Pace
from bot.store.records import Change, LogRow, Record, Seat, row_of
from bot.store.store import Store
from engine.family.commands import Move
from engine.family.view import View
from tests.bench.report import Row, megabytes, milliseconds
from tests.bot.conftest import Room, running
from tests.renders.big import big_table

PRESENTER = kit_of("zombicide").presenter

MOVES, SAVES = 40, 150
TABLES = 1000
WINDOWS, WINDOW_SECONDS = 9, 0.8
TICK_SECONDS = 0.004
LATE_GOAL, LATE_BOUND = 0.001, 0.005
UNLIMITED = Pace(100_000, 1.0)
Work = Callable[[], Awaitable[object]]


async def _seconds(work: Work) -> float:
    start = time.perf_counter()
    await work()
    return time.perf_counter() - start


# ------------------------------------------------------------ a slash command


def slash_rows() -> list[Row]:
    """A move, saved, against the bot's simplest answer; both by the real client."""
    with TemporaryDirectory() as folder:
        moved, told = asyncio.run(_moves(Path(folder)))
    return [
        Row(
            what="a move by slash command, local Discord",
            ours=f"{milliseconds(moved)}, typed to answered, saved in between",
            against=f"{milliseconds(told)}: /about, nothing saved",
            figure=moved / told,
            goal=2,
            bound=3,
        )
    ]


async def _moves(folder: Path) -> tuple[float, float]:
    """Median seconds of a move and of `/about`. Each move is taken back before the next."""
    moves: list[float] = []
    abouts: list[float] = []
    local = LocalDiscord(folder / "discord.sqlite3", message_pace=UNLIMITED)
    async with local as discord, running(discord, folder) as room:
        await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
        move = await _some_move(room)
        gc.freeze()
        for _ in range(MOVES):
            moves.append(await _seconds(lambda: room.type_command(ANN, move)))
            await room.bot.publisher.settled()
            abouts.append(await _seconds(lambda: room.slash(ANN, "about")))
            await room.slash(ANN, "game undo")
            await room.bot.publisher.settled()
        if (await room.game()).number != 1:
            raise AssertionError("a move was not carried out, or not taken back")
    return median(moves), median(abouts)


async def _some_move(room: Room) -> Move:
    game = await room.game()
    return next(one for one in game.commands(str(ANN.id)) if isinstance(one, Move))


# ------------------------------------------------------------ a save


def save_rows() -> list[Row]:
    """State, log, snapshot and answered interaction: by the store, and by sqlite3 alone."""
    with TemporaryDirectory() as folder:
        stored, plain, size = asyncio.run(_saves(Path(folder)))
    return [
        Row(
            what="a save: state, log, snapshot, answer",
            ours=f"{milliseconds(stored)}, one transaction, synchronous=FULL",
            against=f"{milliseconds(plain)}: the same {size / 1000:.0f} KB by sqlite3 alone",
            figure=stored / plain,
            goal=2,
            bound=2.5,
        )
    ]


async def _saves(folder: Path) -> tuple[float, float, int]:
    """Median seconds of both ways, and the bytes of one save."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'ours.sqlite3'}")
    await store.open()
    record, row, before = _played()
    await store.save(Change(record))
    numbers = iter(range(1, 10**6))
    loop = asyncio.get_running_loop()
    ours: list[float] = []
    theirs: list[float] = []

    def change() -> Change:
        fresh = replace(row, events=list(row.events), draws=list(row.draws))
        return Change(record, [fresh], (1, before), interaction=(next(numbers), "Done."))

    with ThreadPoolExecutor(1) as worker:
        plain = await loop.run_in_executor(worker, Plain, folder / "plain.sqlite3")
        gc.freeze()
        for number in range(SAVES):
            made = change()
            ours.append(await _seconds(lambda made=made: store.save(made)))
            parts = _parts(record, row, before, number)
            theirs.append(
                await _seconds(lambda parts=parts: loop.run_in_executor(worker, plain.save, *parts))
            )
        await loop.run_in_executor(worker, plain.connection.close)
    await store.close()
    return (
        median(ours),
        median(theirs),
        sum(len(str(part)) for part in _parts(record, row, before, 0)),
    )


def _played() -> tuple[Record, LogRow, str]:
    """A table after its first move, the move's row, and the game before it."""
    game = engine.open_table(
        "zombicide", mission="00", seats={"1": ["amy", "doug", "josh", "ned"]}, seed="save"
    )
    before = game.to_json()
    move = next(one for one in game.commands("1") if isinstance(one, Move))
    told = game.play("1", move)
    record = Record(1, 1, "zombicide", "00", "en", stage="playing", game=game.to_json())
    record.seats = [Seat("1", "Ann", game.seats["1"])]
    return record, row_of("command", "1", move.plain(), told), before


def _parts(record: Record, row: LogRow, before: str, number: int) -> tuple[str, str, str, int]:
    return record.game, orjson.dumps(asdict(row)).decode(), before, number


class Plain:
    """The same bytes in as many rows, by the shortest way there is; lives in one thread."""

    def __init__(self, file: Path) -> None:
        self.connection = sqlite3.connect(file, isolation_level=None)
        self.connection.executescript(
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
            "CREATE TABLE state (id INTEGER PRIMARY KEY, game TEXT);"
            "CREATE TABLE log (number INTEGER PRIMARY KEY, row TEXT);"
            "CREATE TABLE snapshots (number INTEGER PRIMARY KEY, game TEXT);"
            "CREATE TABLE done (id INTEGER PRIMARY KEY, reply TEXT);"
            "INSERT INTO state VALUES (1, '')"
        )

    def save(self, game: str, row: str, before: str, number: int) -> None:
        with closing(self.connection.cursor()) as cursor:
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("UPDATE state SET game = ? WHERE id = 1", (game,))
            cursor.execute("INSERT INTO snapshots VALUES (?, ?)", (number, before))
            cursor.execute("INSERT INTO log VALUES (?, ?)", (number, row))
            cursor.execute("INSERT INTO done VALUES (?, 'Done.')", (number,))
            cursor.execute("COMMIT")


# ------------------------------------------------------------ memory


def memory_rows() -> list[Row]:
    """Two processes of their own: one that waits, one that played."""
    idle, played = (_memory_after(count) for count in (0, TABLES))
    return [
        Row(
            what=f"memory of the bot, {TABLES:,} tables played",
            ours=f"{megabytes(played)}: stored, drawn once each",
            against=f"{megabytes(idle)}: the bot idle",
            figure=played / idle,
            goal=1.5,
            bound=1.85,
        )
    ]


def _memory_after(tables: int) -> int:
    """Bytes resident in a new process after that many tables were played."""
    command: Sequence[str] = (sys.executable, "-m", "tests.bench.memory", str(tables))
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


# ------------------------------------------------------------ the event loop


def late_rows() -> list[Row]:
    """How late the loop wakes while boards are drawn back to back beside it."""
    late, calm, rate = asyncio.run(_lateness())
    # The one figure that is no ratio: other people's work on the machine goes straight into it.
    busy = calm > LATE_GOAL and late > LATE_BOUND
    return [
        Row(
            what="event loop late by, 99th percentile",
            ours=f"{milliseconds(late)} while {rate:.0f} boards a second are drawn",
            against=f"{milliseconds(calm)} with nothing drawn",
            figure=None if busy else late,
            goal=LATE_GOAL,
            bound=LATE_BOUND,
            write=milliseconds,
            cure="the machine is busy with other work; run again when it is quiet",
        )
    ]


async def _lateness() -> tuple[float, float, float]:
    """Median over the windows of the 99th percentile of lateness in seconds, with drawing and
    without, and boards drawn a second. Windows of both kinds take turns."""
    pictures = Pictures(DrawingWorkers(parts()))
    views = cycle([big_table(seed) for seed in range(6)])
    for _ in range(12):
        await pictures.draw(partial(PRESENTER.board, Viewpoint(next(views), "en", {})))
    gc.freeze()
    calm: list[float] = []
    late: list[float] = []
    drawn = 0
    for _ in range(WINDOWS):
        calm.append(await _late_by())
        window = asyncio.create_task(_late_by())
        drawers = (_draw_until(window, pictures, views) for _ in range(THREADS + 1))
        drawn += sum(await asyncio.gather(*drawers))
        late.append(await window)
    pictures.close()
    return median(late), median(calm), drawn / (WINDOWS * WINDOW_SECONDS)


async def _draw_until(end: asyncio.Task[float], pictures: Pictures, views: Iterator[View]) -> int:
    """Draws one board after the other until the task ends; returns how many."""
    drawn = 0
    while not end.done():
        await pictures.draw(partial(PRESENTER.board, Viewpoint(next(views), "en", {})))
        drawn += 1
    return drawn


async def _late_by() -> float:
    """99th percentile in seconds of how late the loop wakes, for one window."""
    loop = asyncio.get_running_loop()
    late: list[float] = []
    end = loop.time() + WINDOW_SECONDS
    while loop.time() < end:
        due = loop.time() + TICK_SECONDS
        await asyncio.sleep(TICK_SECONDS)
        late.append(max(0.0, loop.time() - due))
    return quantiles(late, n=100)[-1]


MEASURES = (slash_rows, save_rows, memory_rows, late_rows)
