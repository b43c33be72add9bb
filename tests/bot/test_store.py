"""The store: one transaction, no lost race, snapshots kept and thinned out as designed."""

from __future__ import annotations

import asyncio
import gc
import warnings
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.records import Change, LogRow, Record, Seat
from bot.store import ChannelTaken, LostRace, Store
from bot.tables import KEPT_TABLES, Tables


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    found = Store(f"sqlite+aiosqlite:///{tmp_path / 'deep' / 'tables.sqlite3'}")
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

    games = [game for _, _, game in await store.snapshots(record.id)]

    assert games == ["1.0", "2.0", "2.1", "2.2", "3.0", "3.1", "3.2"]


async def test_what_the_publisher_notes_does_not_disturb_players(store: Store) -> None:
    record = lobby()
    await store.save(Change(record, [row()]))
    record.told, record.talk = 1, {"status": {"message": 5}}

    await store.note_talk(record)

    found = await store.live_in(7)
    assert found
    assert (found.told, found.talk, found.version) == (1, record.talk, record.version)


async def test_many_tables_are_played_and_few_are_kept_in_memory(store: Store) -> None:
    tables = Tables(store)
    for channel in range(KEPT_TABLES + 5):
        await store.save(Change(lobby(channel)))
        async with tables.at(channel) as sitting:
            assert sitting.record.channel == channel

    assert tables.in_memory == KEPT_TABLES


async def test_an_error_in_the_middle_leaves_the_table_as_it_was(store: Store) -> None:
    await store.save(Change(lobby()))
    tables = Tables(store)

    async def fail() -> None:
        async with tables.at(7) as sitting:
            sitting.record.seats.clear()
            sitting.touch()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()

    async with tables.at(7) as sitting:
        assert len(sitting.record.seats) == 1


@pytest.mark.parametrize("reach", [1, 2, 3, 5, 8, 12])
async def test_a_task_cancelled_while_it_connects_leaves_no_connection_open(
    tmp_path: Path, reach: int
) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        for tick in range(12):
            store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
            await store.open(upgrade=False)
            asking = asyncio.create_task(store.setting("anything"))
            await asyncio.sleep(reach * tick / 10_000)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await store.close()
        gc.collect()

    assert [str(one.message) for one in told] == []
