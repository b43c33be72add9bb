"""A start: the bot with many stored tables, against one with none."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import sqlalchemy as sa

import engine
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from bot.practice.rates import Pace
from bot.records import Record, Seat
from bot.schema import SEATS, TABLES
from bot.store import Store
from tests.bench.report import Row
from tests.bot.conftest import running

TABLES_STORED, STARTS = 10_000, 3
FOUR = ("amy", "doug", "josh", "ned")
Fill = Callable[[Store], Awaitable[object]]


def start_rows() -> list[Row]:
    """From opening the store to the first command answered; every table waits for its players."""
    none, many = asyncio.run(_starts())
    return [
        Row(
            what=f"a start with {TABLES_STORED:,} stored tables",
            ours=f"{many:.2f} s, until a command is answered",
            against=f"{none:.2f} s with none",
            figure=many - none,
            goal=1,
            bound=5,
            write=lambda seconds: f"{seconds:.2f} s more",
        )
    ]


async def _starts() -> tuple[float, float]:
    """Median seconds of a start without tables and of one with many; both take turns."""
    none: list[float] = []
    many: list[float] = []
    with TemporaryDirectory() as empty, TemporaryDirectory() as full:
        await _fill(Path(full))
        for _ in range(STARTS):
            none.append(await _seconds(Path(empty)))
            many.append(await _seconds(Path(full)))
    return median(none), median(many)


async def _seconds(folder: Path) -> float:
    unlimited = Pace(100_000, 1.0)
    async with LocalDiscord(folder / "discord.sqlite3", message_pace=unlimited) as discord:
        start = time.perf_counter()
        async with running(discord, folder) as room:
            await room.slash(ANN, "about")
            return time.perf_counter() - start


async def _fill(folder: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    await store.open()
    await store_tables(store, TABLES_STORED)
    await store.close()


async def store_tables(store: Store, count: int, game: str = "") -> None:
    """As many tables of four players, all of them playing, nothing untold."""
    seats = {str(place): [one] for place, one in enumerate(FOUR, start=1)}
    table = engine.open_table("zombicide", mission="00", seats=seats, seed="planted-seed")
    record = Record(1, 1, "zombicide", "00", "en", stage="playing", game=game or table.to_json())
    record.seats = [Seat(seat, seat, led) for seat, led in seats.items()]
    row = {name: value for name, value in asdict(record).items() if name in TABLES.c}
    tables = [
        row | {"id": number, "channel": number, "created": 0} for number in range(1, count + 1)
    ]
    opened = [
        {"table_id": number, "seat": one.id, "position": place, "name": one.name}
        | {"figures": one.figures}
        for number in range(1, count + 1)
        for place, one in enumerate(record.seats)
    ]

    def keep(connection: sa.Connection) -> None:
        connection.execute(TABLES.insert(), tables)
        connection.execute(SEATS.insert(), opened)

    await store.write(keep)


MEASURES = (start_rows,)
