"""Many stored tables: a start, a look at deadlines, one move, memory and disk, against none.

`python -m tests.bench.start` measures 10,000 and 100,000 of them, on SQLite and on PostgreSQL; the
figures of one database come from a process of its own, so that its memory is the bot's alone.
"""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa

import engine
from bot.app.clock import GAP_SECONDS, SEEN
from bot.base.log import set_up_logs
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from bot.practice.rates import Pace
from bot.store.records import Record, Seat
from bot.store.schema import SEATS, TABLES
from bot.store.store import Store, open_store
from engine.family.commands import Move
from tests.bench.report import Row, megabytes, milliseconds, show
from tests.bot.conftest import Room, running
from tests.databases import KINDS, SQLITE, address_in, chosen

MANY, MOST = 10_000, 100_000
STARTS, LOOKS, MOVES = 3, 9, 9
AT_ONCE = 1000
CHANNELS = 10**12
"""None of the local Discord has such a number."""
FIRST = 10**6
"""A table that is opened beside them has a smaller number, as a server's database counts."""
FOUR = ("amy", "doug", "josh", "ned")
DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Found:
    """Seconds, but for the last: the most bytes that were resident."""

    start: float
    after_outage: float
    look: float
    move: float
    peak: int


def start_rows() -> list[Row]:
    """What `make bench` shows: from opening the store to the first command answered."""
    none, many, _ = _both(SQLITE, MANY)
    return _rows(SQLITE, MANY, none, many, 0)[:1]


def all_rows() -> Iterator[Row]:
    for kind in KINDS:
        for count in (MANY, MOST):
            yield from _rows(kind, count, *_both(kind, count))


def _rows(kind: str, count: int, none: Found, many: Found, size: int) -> list[Row]:
    tables = f"{count:,} stored tables, {kind}"

    def more(what: str, ours: float, against: float) -> Row:
        goal, bound = count / MANY, count / MANY * (5 if count == MANY else 1)
        return Row(
            what=f"{what} with {tables}",
            ours=f"{ours:.2f} s, until a command is answered",
            against=f"{against:.2f} s with none",
            figure=ours - against,
            goal=goal,
            bound=bound,
            write=lambda seconds: f"{seconds:.2f} s more",
        )

    def ratio(what: str, write: Callable[[float], str], ours: float, against: float) -> Row:
        return Row(
            what=f"{what}, {tables}",
            ours=write(ours),
            against=f"{write(against)} with none",
            figure=ours / against,
            goal=1.25,
            bound=2,
        )

    return [
        more("a start", many.start, none.start),
        more("a start after an outage", many.after_outage, none.after_outage),
        ratio("a look at deadlines", milliseconds, many.look, none.look),
        ratio("a move by slash command", milliseconds, many.move, none.move),
        ratio("memory at its most", megabytes, many.peak, none.peak),
        Row(
            what=f"disk, {tables}",
            ours=f"{size / 1_000_000:.0f} MB, games at their beginning without a log",
            against="-",
            figure=size / count / 1000,
            goal=15,
            bound=25,
            write=lambda kilobytes: f"{kilobytes:.1f} KB a table",
        ),
    ]


# ------------------------------------------------------------ both sides


def _both(kind: str, count: int) -> tuple[Found, Found, int]:
    """With no table and with that many, and what these take of the disk."""
    chosen.kind = kind
    with TemporaryDirectory() as empty, TemporaryDirectory() as full:
        asyncio.run(_fill(address_in(Path(empty)), 0))
        size = asyncio.run(_fill(address_in(Path(full)), count))
        return _apart(Path(empty)), _apart(Path(full)), size


def _apart(folder: Path) -> Found:
    """What a process of its own measures at that folder's database."""
    command = [sys.executable, "-m", "tests.bench.start", address_in(folder), str(folder)]
    return Found(**json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout))


async def _measured(address: str, folder: Path) -> Found:
    starts = [await _started(address, folder) for _ in range(STARTS)]
    looks, moves = await _played(address, folder)
    store = Store(address)
    async with open_store(store):
        await store.set_setting(SEEN, str(int(time.time()) - 2 * GAP_SECONDS))
    outage = await _started(address, folder)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return Found(median(starts), outage, looks, moves, peak)


async def _started(address: str, folder: Path) -> float:
    """Seconds from opening the store to the first command answered."""
    async with _discord(folder) as discord:
        start = time.perf_counter()
        async with running(discord, folder, address=address) as room:
            await room.slash(ANN, "about")
            return time.perf_counter() - start


async def _played(address: str, folder: Path) -> tuple[float, float]:
    """Median seconds of a look at all deadlines and of a move, typed to answered."""
    looks: list[float] = []
    moves: list[float] = []
    async with _discord(folder) as discord, running(discord, folder, address=address) as room:
        await room.bot.clock.close()
        await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
        move = await _some_move(room)
        for _ in range(LOOKS):
            start = time.perf_counter()
            await room.bot.clock.look(int(time.time()))
            looks.append(time.perf_counter() - start)
        for _ in range(MOVES):
            start = time.perf_counter()
            await room.type_command(ANN, move)
            moves.append(time.perf_counter() - start)
            await room.slash(ANN, "game undo")
    return median(looks), median(moves)


async def _some_move(room: Room) -> Move:
    game = await room.game()
    return next(one for one in game.commands(str(ANN.id)) if isinstance(one, Move))


def _discord(folder: Path) -> LocalDiscord:
    return LocalDiscord(folder / "discord.sqlite3", message_pace=Pace(100_000, 1.0))


# ------------------------------------------------------------ many tables


async def _fill(address: str, count: int) -> int:
    """The bytes on the disk."""
    store = Store(address)
    async with open_store(store):
        await store_tables(store, count)
        if not store.file:
            (size,) = await store.ask(sa.text("SELECT pg_database_size(current_database())"))
            return int(size[0])
    return store.file.stat().st_size


async def store_tables(store: Store, count: int, game: str = "") -> None:
    """As many tables of four players, all of them playing, nothing untold, each with a deadline."""
    seats = {str(place): [one] for place, one in enumerate(FOUR, start=1)}
    table = engine.open_table("zombicide", mission="00", seats=seats, seed="planted-seed")
    record = Record(1, 1, "zombicide", "00", "en", stage="playing", game=game or table.to_json())
    record.seats = [Seat(seat, seat, led) for seat, led in seats.items()]
    row = {name: value for name, value in asdict(record).items() if name in TABLES.c}
    row["state"] = record.state.stored()
    wanted = iter(range(1, count + 1))
    while some := list(islice(wanted, AT_ONCE)):
        tables = [row | _place_and_time(number) for number in some]
        seated = [_seat(number, *one) for number in some for one in enumerate(record.seats)]

        def keep(
            connection: sa.Connection,
            tables: list[dict[str, Any]] = tables,
            seated: list[dict[str, Any]] = seated,
        ) -> None:
            connection.execute(TABLES.insert(), tables)
            connection.execute(SEATS.insert(), seated)

        await store.write(keep)


def _place_and_time(number: int) -> dict[str, int]:
    """In a channel of its own, with a deadline of its own from tomorrow on."""
    due = int(time.time()) + DAY + number
    here = {"id": FIRST + number, "channel": CHANNELS + number, "created": 0}
    return here | {"due": due, "remind": due - DAY // 2}


def _seat(table: int, place: int, one: Seat) -> dict[str, Any]:
    shown = {"name": one.name, "figures": one.figures}
    return {"table_id": FIRST + table, "seat": one.id, "position": place, **shown}


MEASURES = (start_rows,)


def main(arguments: Sequence[str]) -> int:
    set_up_logs("critical")
    if arguments:
        address, folder = arguments
        sys.stdout.write(json.dumps(asdict(asyncio.run(_measured(address, Path(folder))))))
        return 0
    start, rows = time.perf_counter(), list(all_rows())
    show(rows, time.perf_counter() - start)
    return int(any(row.missed for row in rows))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
