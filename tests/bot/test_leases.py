"""Which process looks after which servers, and a table that another process changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.app.clock import Clock
from bot.base.exits import STORE, WRONG, CannotRun
from bot.base.pictures import Pictures
from bot.channel.publisher import Publisher
from bot.practice.people import ANN, GUILD_ID
from bot.store import locks
from bot.store.locks import alone, beside_others
from bot.store.records import Change, LogRow, Record, Seat
from bot.store.schema import TABLES
from bot.store.shards import SHIFT, Shard
from bot.store.store import Store, open_store
from bot.table.tables import Tables
from tests.databases import ON_BOTH, POSTGRESQL, address_in, chosen
from tests.postgres import server

GUILDS = [GUILD_ID + (one << SHIFT) for one in range(4)]


@pytest.fixture
def on_a_server(database_kind: None) -> None:
    chosen.kind = POSTGRESQL


@pytest.fixture
async def stores(on_a_server: None, tmp_path: Path) -> AsyncIterator[list[Store]]:
    """What two processes reach of one database, in which each of four servers has a lobby."""
    found = [Store(address_in(tmp_path)) for _ in range(2)]
    async with open_store(found[0]), open_store(found[1]):
        await fill(found[0])
        for number, one in enumerate(found):
            one.shard = Shard(number, 2)
        yield found


async def fill(store: Store) -> None:
    for number, guild in enumerate(GUILDS):
        record = Record(guild, 100 + number, "zombicide", "00", "en", due=50)
        record.seats = [Seat(str(ANN.id), "Ann")]
        await store.save(Change(record, []))


def publisher_of(tables: Tables) -> Publisher:
    return Publisher(tables, Pictures(), None)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("count", [1, 2, 3])
@ON_BOTH
async def test_the_database_deals_servers_out_as_discord_does(count: int, tmp_path: Path) -> None:
    store = Store(address_in(tmp_path))
    async with open_store(store):
        await fill(store)
        for number in range(count):
            shard = Shard(number, count)
            found = await store.ask(TABLES.select().where(shard.of(TABLES.c.guild)))
            assert sorted(row.guild for row in found) == [one for one in GUILDS if shard.has(one)]
            assert shard.has(0) == (number == 0)


async def test_each_process_waits_for_its_own_tables_alone(stores: list[Store]) -> None:
    due = [await one.overdue(60) for one in stores]
    live = [{one.channel for one in await store.waiting()} for store in stores]
    await stores[0].shift_deadlines(100)

    assert due[0].keys() | due[1].keys() == {100, 101, 102, 103}
    assert live == [set(one) for one in due]
    assert [len(await one.overdue(60)) for one in stores] == [0, 2]


async def test_a_table_that_another_process_changed_is_read_again(stores: list[Store]) -> None:
    here, there = (Tables(one) for one in stores)
    ours = next(100 + number for number, one in enumerate(GUILDS) if stores[0].shard.has(one))
    heard = list[int]()
    here.rewritten = heard.append
    async with here.at(ours) as table:
        assert table.record.language == "en"

    async with there.at(ours) as table:
        table.record.language = "fr"
        table.touch()
        await table.save()

    assert there.in_memory == 0
    async with here.at(ours) as table:
        assert table.record.language == "fr"
        assert heard == [table.record.id]


async def test_what_another_process_did_is_told_by_the_one_whose_table_it_is(
    stores: list[Store],
) -> None:
    here, there = (publisher_of(Tables(one)) for one in stores)
    theirs = next(number for number, one in enumerate(GUILDS) if stores[1].shard.has(one))
    record = await stores[0].live_in(100 + theirs)
    assert record
    await stores[0].save(Change(record, [LogRow("note", "", {"key": "left-seat"})]))

    here.wake(record)
    await here.hear_of_others(record.changed)
    await there.hear_of_others(record.changed)

    assert (here.waiting(), there.waiting()) == (0, 1)
    await there.close()


async def test_time_that_a_shard_was_left_alone_is_its_own(stores: list[Store]) -> None:
    clocks = [Clock(one, publisher_of(one)) for one in map(Tables, stores)]
    for one in clocks:
        await one.wake(1000)
    await stores[0].set_setting("seen-0-of-2", "5000")

    await clocks[1].wake(4000)

    due = [await one.overdue(2**40) for one in stores]
    assert [len(one) for one in due] == [2, 2]
    assert [len(await one.overdue(60)) for one in stores] == [2, 0]
    stores[0].shard = Shard()
    await clocks[0].wake(5000 + 10)
    assert len(await stores[0].overdue(60)) == 2


# ---------------------------------------------------------------- leases


async def test_a_process_takes_a_free_shard_and_the_next_one_stands_by(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "STAND_BY_SECONDS", 0.01)
    store = stores[0]
    async with beside_others(store, 2) as second:
        async with beside_others(store, 2) as first:
            assert await first.shard() == Shard(0, 2)
            assert await second.shard() == Shard(1, 2)
            async with AsyncExitStack() as waits:
                third = await waits.enter_async_context(beside_others(store, 2))
                waiting = asyncio.create_task(third.shard())
                await asyncio.sleep(0.2)
                assert not waiting.done()
                await first.let_go()
                assert await waiting == Shard(0, 2)
        with pytest.raises(CannotRun, match="Stop that one first"):
            async with alone(store, patience=0):
                pass


async def test_processes_that_count_otherwise_do_not_run_beside_each_other(
    stores: list[Store],
) -> None:
    async with beside_others(stores[0], 2) as lease:
        await lease.shard()
        with pytest.raises(CannotRun, match=r"GRAVEYARD_SHARDS=2 run on .* told 3") as told:
            async with beside_others(stores[0], 3) as other:
                await other.shard()
    assert told.value.code == STORE


async def test_a_lease_that_the_server_lost_and_gave_to_another_ends_the_process(
    stores: list[Store],
) -> None:
    async with beside_others(stores[0], 1) as lease, beside_others(stores[0], 1) as other:
        await lease.shard()
        await lease.let_go()
        await other.shard()
        with pytest.raises(CannotRun, match="Another process has taken shard 0 over"):
            await lease.take(0)


async def test_several_processes_need_a_server_that_is_up_to_date(
    on_a_server: None, tmp_path: Path
) -> None:
    with pytest.raises(CannotRun, match="need PostgreSQL") as told:
        async with beside_others(Store(f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}"), 2):
            pass
    assert told.value.code == WRONG
    empty = Store(server().empty(tmp_path))
    async with open_store(empty, upgrade=False):
        with pytest.raises(CannotRun, match="graveyard db upgrade"):
            await empty.must_be_newest()
