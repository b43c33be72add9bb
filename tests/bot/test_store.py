"""The store: one transaction, no lost race, snapshots kept and thinned out as designed."""

from __future__ import annotations

import asyncio
import gc
import warnings
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from bot.store import database
from bot.store.records import Change, LogRow, Record, Seat
from bot.store.saving import ChannelTaken, LostRace
from bot.store.store import AT_ONCE, Store
from bot.table.tables import Tables
from tests.bench.start import FIRST, store_tables
from tests.databases import ON_BOTH, address_in

pytestmark = ON_BOTH


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    found = Store(address_in(tmp_path / "deep"))
    await found.open()
    yield found
    await found.close()


def lobby(channel: int = 7) -> Record:
    return Record(1, channel, "zombicide", "00", "fr", seats=[Seat("5", "Ann", ["amy"])])


def row(kind: str = "command") -> LogRow:
    return LogRow("command", "5", {"do": kind}, command=3, draws=[[6, 4]])


async def test_what_is_saved_is_read_again_unchanged(store: Store) -> None:
    record = lobby()
    await store.save(Change(record, [row("search"), row("move")], interaction=(99, "Fait.")))

    found = await store.live_in(7)

    assert found
    assert (found.seats, found.language, found.last) == (record.seats, "fr", 2)
    assert [one.payload["do"] for one in await store.rows(record.id)] == ["search", "move"]
    assert await store.reply_to(99) == "Fait."
    assert await store.reply_to(98) is None


async def test_of_two_who_save_the_same_table_the_second_loses_and_changes_nothing(
    store: Store,
) -> None:
    await store.save(Change(lobby()))
    mine, theirs = await store.live_in(7), await store.live_in(7)
    assert mine
    assert theirs
    mine.game, theirs.game = "mine", "theirs"
    await store.save(Change(mine, [row()]))

    with pytest.raises(LostRace):
        await store.save(Change(theirs, [row()]))

    kept = await store.live_in(7)
    assert kept
    assert (kept.game, kept.last) == ("mine", 1)


async def test_a_channel_has_one_live_table_and_any_number_of_others(store: Store) -> None:
    first = lobby()
    await store.save(Change(first))
    with pytest.raises(ChannelTaken):
        await store.save(Change(lobby()))

    first.stage = "archived"
    await store.save(Change(first))
    await store.save(Change(lobby()))

    assert [one.id for one in await store.resting_in(7)] == [first.id]


async def test_an_interaction_is_kept_with_its_change_or_not_at_all(store: Store) -> None:
    record = lobby()
    await store.save(Change(record, interaction=(1, "one")))
    record.game = "changed"

    with pytest.raises(LostRace):
        await store.save(Change(record, interaction=(1, "again")))

    found = await store.live_in(7)
    assert found
    assert found.game == ""
    assert await store.reply_to(1) == "one"


async def test_old_rounds_keep_their_first_snapshot_the_newest_keep_all(store: Store) -> None:
    record = lobby()
    await store.save(Change(record))
    for round_ in (1, 2, 3):
        for number in range(3):
            change = Change(record, [row()], snapshot=(round_, f"{round_}.{number}"))
            await store.save(change)
    await store.save(Change(record, prune_before_round=2))

    kept = [one.number for one in await store.states(record.id)]
    games = [await store.state(record.id, number) for number in kept]

    assert games == ["1.0", "2.0", "2.1", "2.2", "3.0", "3.1", "3.2"]


async def test_what_the_publisher_notes_does_not_disturb_players(store: Store) -> None:
    record = lobby()
    await store.save(Change(record, [row()]))
    record.told, record.talk = 1, {"board": 5}

    await store.note_talk(record)

    found = await store.live_in(7)
    assert found
    assert (found.told, found.talk, found.version) == (1, record.talk, record.version)


async def test_what_reads_meets_no_lock_and_sees_what_was_saved_before(store: Store) -> None:
    record = lobby()
    for number in range(20):
        record.game = str(number)
        saving = asyncio.create_task(store.save(Change(record, [row()])))
        before = await store.live_in(7)
        await saving
        after = await store.live_in(7)

        assert after
        assert (after.game, after.last) == (str(number), number + 1)
        assert before is None or before.game in (str(number - 1), str(number))


async def test_many_who_save_at_once_wait_in_line_and_never_meet_a_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0)
    store = Store(address_in(tmp_path))
    await store.open()
    records = [lobby(channel) for channel in range(200)]

    async def play(record: Record) -> None:
        for number in range(5):
            await store.save(Change(record, [row()], (1, "before")))
            record.talk = {"board": number}
            await store.note_talk(record)
            assert (await store.rows(record.id))[-1].number == number + 1

    await asyncio.gather(*(play(record) for record in records))
    kept = [one async for one in store.all_records()]
    await store.close()

    assert [(one.last, one.version, one.talk) for one in kept] == [(5, 5, {"board": 4})] * 200


async def test_a_save_is_finished_or_never_begun_when_its_task_is_cancelled(store: Store) -> None:
    record = lobby()
    await store.save(Change(record))
    for tick in range(40):
        mine = await store.live_in(7)
        assert mine
        mine.game, last = f"game {tick}", mine.last
        saving = asyncio.create_task(store.save(Change(mine, [row()], (1, mine.game))))
        await asyncio.sleep(tick / 10_000)
        saving.cancel()
        await asyncio.gather(saving, return_exceptions=True)
        await store.note_talk(record)  # waits in the same line
        kept = await store.live_in(7)

        assert kept
        saved = kept.last == last + 1
        assert (kept.game == f"game {tick}") is saved
        assert len(await store.rows(record.id)) == len(await store.states(record.id)) == kept.last


@pytest.mark.parametrize("count", [10_000, 40_000])
async def test_a_start_reads_no_game_and_asks_once_however_many_tables_there_are(
    store: Store, count: int
) -> None:
    await store_tables(store, count, game="planted-game")
    asked: list[tuple[str, int]] = []

    def note(*said: Any) -> None:
        asked.append((str(said[2]), len(said[3])))

    event.listen(sa.Engine, "before_cursor_execute", note)
    waiting = await store.waiting()
    event.remove(sa.Engine, "before_cursor_execute", note)

    queries = [one for one in asked if one[0] != "BEGIN"]
    assert len(waiting) == count
    assert len(queries) == 1
    assert "game" not in queries[0][0]


async def test_all_tables_are_read_a_few_at_a_time_each_with_its_own_seats(store: Store) -> None:
    await store_tables(store, AT_ONCE * 2 + 7, game="planted-game")
    asked: list[int] = []

    def note(*said: Any) -> None:
        asked.extend([len(said[3])] if str(said[2]) != "BEGIN" else [])

    event.listen(sa.Engine, "before_cursor_execute", note)
    found = [one async for one in store.all_records()]
    event.remove(sa.Engine, "before_cursor_execute", note)

    assert [one.id for one in found] == list(range(FIRST + 1, FIRST + AT_ONCE * 2 + 8))
    assert all([seat.id for seat in one.seats] == ["1", "2", "3", "4"] for one in found)
    assert max(asked) < 10  # values of a statement: none for each table
    assert len(asked) == 2 * 4  # tables and seats, for each part and the end


async def test_what_is_untold_is_taken_up_before_what_only_waits(store: Store) -> None:
    for channel in (1, 2, 3):
        await store.save(Change(lobby(channel), [row()]))
    for told in (1, 3):
        record = await store.record(told)
        assert record
        record.told = 1
        await store.note_talk(record)

    assert (await store.waiting())[0].id == 2


async def test_many_tables_are_played_and_few_are_kept_in_memory(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.tables.KEPT_TABLES", 20)
    tables = Tables(store)
    for channel in range(25):
        await store.save(Change(lobby(channel)))
        async with tables.at(channel) as table:
            assert table.record.channel == channel

    assert tables.in_memory == 20


async def test_an_error_in_the_middle_leaves_the_table_as_it_was(store: Store) -> None:
    await store.save(Change(lobby()))
    tables = Tables(store)

    async def fail() -> None:
        async with tables.at(7) as table:
            table.record.seats.clear()
            table.touch()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()

    async with tables.at(7) as table:
        assert len(table.record.seats) == 1


@pytest.mark.parametrize("reach", [1, 2, 3, 5, 8, 12])
async def test_a_task_cancelled_while_it_connects_leaves_no_connection_open(
    tmp_path: Path, reach: int
) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        for tick in range(12):
            store = Store(address_in(tmp_path))
            await store.open(upgrade=False)
            asking = asyncio.create_task(store.setting("anything"))
            await asyncio.sleep(reach * tick / 10_000)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await store.close()
        gc.collect()

    assert [str(one.message) for one in told] == []
