"""What old tables cost, and that nothing which was done is lost of them."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from structlog.testing import capture_logs

import engine
from bot.kit.registry import kit_of
from bot.kit.replay import replay_of_table
from bot.store import retention
from bot.store.database import copy
from bot.store.export import export_game
from bot.store.records import Change, LogRow, Record, Seat, Stage
from bot.store.retention import FINISHED_SECONDS, POSITIONS, PUT_AWAY_SECONDS, Retention
from bot.store.schema import ARCHIVES
from bot.store.store import KEEP_INTERACTIONS_SECONDS, Store
from bot.table.checking import faults_of
from bot.table.tables import OpenTable, Tables

CHANNEL = 7
AT_MOST = 180_000
"""Bytes of a finished game."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    found = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await found.open()
    yield found
    await found.close()


async def played(store: Store, ruleset: str, steps: int | None = None) -> Record:
    """A game of three by the autopilot, kept as the bot keeps it; told, too."""
    (info,) = (one for one in engine.rulesets() if one.id == ruleset)
    led = kit_of(ruleset).lobby.random_seats(info.missions[0], 3, random.Random(1))
    seats = {str(10**17 + place): one for place, one in enumerate(led.values())}
    people = [Seat(seat, f"Player {seat}", figures) for seat, figures in seats.items()]
    record = Record(1, CHANNEL, ruleset, info.missions[0], "en", seats=people)
    await store.save(Change(record))
    tables = Tables(store)
    async with tables.at(CHANNEL) as table:
        game, told = engine.open_and_tell(ruleset, mission=info.missions[0], seats=seats, seed="n")
        table.begin(game, told, seats)
        await table.save(1)
    number = 1
    while number != steps:
        number += 1
        async with tables.at(CHANNEL) as table:
            if table.loaded is None:
                break
            step(table)
            await table.save(number, "Done.")
    kept = await store.record(record.id)
    assert kept
    kept.told = kept.last
    await store.note_talk(kept)
    return kept


def step(table: OpenTable) -> None:
    game = table.game
    seat = game.questions[0].seats[0] if game.questions else game.acting[0]
    advice = engine.autopilot(game, seat)
    if isinstance(advice, str):
        table.answer(seat, advice)
    elif advice is not None:
        table.play(seat, advice)


async def put_away(store: Store, record: Record, stage: Stage) -> None:
    record.stage = stage
    await store.save(Change(record))


async def size(store: Store, folder: Path) -> int:
    """Bytes of the database without the room that is free in it."""
    assert store.file
    target = folder / "copy.sqlite3"
    target.unlink(missing_ok=True)
    await copy(store.file, target)
    return target.stat().st_size


@pytest.mark.parametrize("ruleset", [one.id for one in engine.rulesets()])
async def test_a_finished_game_costs_little_and_is_replayed_whole(
    store: Store, tmp_path: Path, ruleset: str
) -> None:
    empty = await size(store, tmp_path)
    record = await played(store, ruleset)
    assert record.stage == "finished"
    before = await store.rows(record.id)
    cost = await size(store, tmp_path) - empty

    await store.forget_old_interactions(record.changed + KEEP_INTERACTIONS_SECONDS + 60)
    assert await Retention(store).thin_out(record.changed + FINISHED_SECONDS + 1) == 1

    after = await store.rows(record.id)
    assert after == before
    assert await store.rows(record.id, after=5) == before[5:]
    assert await size(store, tmp_path) - empty < min(AT_MOST, cost)
    seed = engine.load_table(record.game).seed
    assert replay_of_table(record, after, seed).ending
    exported = export_game(after, ruleset=ruleset, seed=seed)
    assert exported == export_game(before, ruleset=ruleset, seed=seed)
    assert await faults_of(store) == []


async def test_what_is_young_untold_or_live_stays_as_it_is(store: Store) -> None:
    record = await played(store, "zombicide", steps=12)
    retention, later = Retention(store), record.changed + PUT_AWAY_SECONDS + 1
    states = len(await store.states(record.id))
    assert states > 1

    assert await retention.thin_out(later) == 0
    await put_away(store, record, "archived")
    assert await retention.thin_out(record.changed + PUT_AWAY_SECONDS) == 0
    record.told -= 1
    await store.note_talk(record)
    assert await retention.thin_out(later + 60) == 0
    assert len(await store.states(record.id)) == states

    record.told += 1
    await store.note_talk(record)
    assert await retention.thin_out(later + 60) == 1
    assert await retention.thin_out(later + 60) == 0


async def test_where_the_disk_is_gone_it_is_thinned_out_when_it_is_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store has logged it already; a log that could not be packed stays whole."""
    record = await played(store, "zombies")
    before = await store.rows(record.id)
    monkeypatch.setattr(retention, "PAUSE_SECONDS", 0.001)
    monkeypatch.setattr(time, "time", lambda: record.changed + FINISHED_SECONDS + 60.0)

    async def until(true: Callable[[], bool]) -> None:
        async with asyncio.timeout(10):
            while not true():  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    def gone(*_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error

    with capture_logs() as lines:
        event.listen(sa.Engine, "begin", gone)
        running = asyncio.create_task(Retention(store).run())
        await until(lambda: store.failures.get("write") == "gone")
        event.remove(sa.Engine, "begin", gone)
        assert await store.rows(record.id) == before
        await until(lambda: any(one["event"] == "thinned-out" for one in lines))
        running.cancel()

    assert {one["event"] for one in lines} == {"store-fails", "thinned-out"}
    assert len(await store.ask(sa.select(ARCHIVES.c.table_id))) == 1
    assert await store.rows(record.id) == before


async def test_a_table_that_was_put_away_is_brought_back_with_its_last_state(store: Store) -> None:
    record = await played(store, "zombicide", steps=12)
    newest = (await store.states(record.id))[-1]
    await put_away(store, record, "archived")
    await Retention(store).thin_out(record.changed + PUT_AWAY_SECONDS + 1)
    rows = await store.rows(record.id)

    await put_away(store, record, "playing")
    async with Tables(store).at(CHANNEL) as table:
        step(table)
        await table.save(99, "Done.")
    *first, kept, latest = await store.states(record.id)
    assert kept == newest
    assert latest.number > newest.number
    assert [one.round for one in first] == [*dict.fromkeys(one.round for one in first)]
    longer = await store.rows(record.id)
    assert longer[: len(rows)] == rows
    assert longer[-1].payload != {}
    last = await store.record(record.id)
    assert last
    last.told = last.last
    await store.note_talk(last)
    await put_away(store, last, "archived")
    assert await Retention(store).thin_out(last.changed + PUT_AWAY_SECONDS + 1) == 1
    assert await store.rows(record.id) == longer


async def test_a_damaged_archive_is_named_and_a_damaged_log_is_not_packed(store: Store) -> None:
    record = await played(store, "zombicide", steps=12)
    await put_away(store, record, "ended")
    later = record.changed + PUT_AWAY_SECONDS + 1
    assert store.file
    with closing(sqlite3.connect(store.file)) as plain:
        (good,) = plain.execute("SELECT events FROM log WHERE number = 3").fetchone()
        plain.execute("UPDATE log SET events = '[{' WHERE number = 3")
        plain.commit()
        assert await Retention(store).thin_out(later) == 0
        plain.execute("UPDATE log SET events = ? WHERE number = 3", (good,))
        plain.commit()
    assert await Retention(store).thin_out(later) == 1
    await store.change(ARCHIVES.update().values(cells=sa.literal(b"nothing")))

    rows = await store.rows(record.id)

    assert {row.payload["key"] for row in rows} == {"row-cannot-be-read"}
    assert any("of its log cannot be read" in line for line in await faults_of(store))
    assert [type(row) for row in rows] == [LogRow] * record.last


async def test_a_finished_game_keeps_one_position_of_each_round(store: Store) -> None:
    record = await played(store, "zombicide")
    before = await store.states(record.id)
    rounds = {one.round for one in before if not one.aside}
    assert len(before) > len(rounds) > 1

    await Retention(store).thin_out(record.changed + FINISHED_SECONDS + 1)

    after = await store.states(record.id)
    assert [one.round for one in after] == sorted(rounds)
    assert len(after) <= POSITIONS
    for one in after:
        assert one == min(
            (other for other in before if other.round == one.round), key=lambda other: other.number
        )
        assert engine.load_table(await store.state(record.id, one.number)).view().round == one.round


async def test_of_a_long_game_positions_are_kept_from_its_beginning_to_its_end(
    store: Store,
) -> None:
    record = await played(store, "zombies")
    rounds = {one.round for one in await store.states(record.id)}
    assert len(rounds) > POSITIONS

    await Retention(store).thin_out(record.changed + FINISHED_SECONDS + 1)

    kept = [one.round for one in await store.states(record.id)]
    assert len(rounds) // 5 < len(kept) <= POSITIONS
    assert kept[0] == min(rounds)
    assert max(rounds) - kept[-1] < len(rounds) // 5
