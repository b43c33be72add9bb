"""A row of one person or one table that fails, fails alone: no loop stops at it, now or later."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from bot.app.clock import Clock
from bot.channel.pending_replies import PendingReplies, PendingReply
from bot.moderation import privacy
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO, GUILD_ID
from bot.store.backups import REGULAR, Backups, newest_in
from bot.store.retention import Retention
from bot.store.schema import ARCHIVES, LOG, PEOPLE, PROMISES, RESULTS, TABLES
from bot.store.store import Store
from bot.table.person_settings import People, PersonSettings
from bot.table.statistics import Statistics
from tests.bot.conftest import ONE, TWO, Room, running
from tests.bot.finished import finished, keep
from tests.databases import OF_FILES

pytestmark = OF_FILES
DAY = 24 * 3600
ROWS = {
    "a holiday at the end of time": {"holiday_from": "9999-12-31", "holiday_until": "9999-12-31"},
    "a holiday before time": {"holiday_from": "0001-01-01", "holiday_until": "9999-12-31"},
    "a holiday that is no day": {"holiday_from": "soon", "holiday_until": "2027-05-12"},
    "half a holiday": {"holiday_from": "", "holiday_until": "2027-05-12"},
    "quiet hours that are none": {"quiet": "from ten"},
    "half of the quiet hours": {"quiet": "22:00"},
}


def habits_of(who: int, **said: str) -> dict[str, Any]:
    usual: dict[str, Any] = {"zone": "UTC", "quiet": "", "holiday_from": "", "holiday_until": ""}
    return {"person": str(who), **usual, "turns": 1, "counted": True} | said


async def look(room: Room, now: int) -> None:
    """It is that time, and the bot's own clock looks."""
    room.bot.tables.clock = lambda: now
    await room.bot.clock.look(now)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    found = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await found.open()
    yield found
    await found.close()


@pytest.mark.parametrize("row", ROWS)
async def test_what_somebody_set_and_nobody_can_read_stops_nobodys_clock(
    discord: LocalDiscord, tmp_path: Path, row: str
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, BOB)
        await room.open_game(CLEO, ANN, where=TWO)
        await room.store.put(PEOPLE, habits_of(ANN.id, **ROWS[row]))

    async with running(discord, tmp_path) as room:
        with capture_logs() as lines:
            for later in (0, 2 * DAY, 3 * DAY):
                await look(room, int(time.time()) + later)
        for where in (ONE, TWO):
            assert "autopilot plays this turn" in await room.news(where)
        assert await room.slash(ANN, "my settings")
        named = [one for one in lines if one["log_level"] != "info"]
        assert not [one for one in named if "mistake" in one["event"]]
        assert len([one for one in named if one["event"] == "not-understood"]) <= 1


async def test_one_persons_holiday_that_fails_keeps_nobody_elses_waiting(
    game: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it is that fails: it is logged once, and the others' begin, and time passes."""
    now = int(time.time())
    day = time.strftime("%Y-%m-%d", time.gmtime(now))
    for one in (ANN, BOB):
        holiday = habits_of(one.id, holiday_from=day, holiday_until=day)
        await game.store.put(PEOPLE, holiday)
        game.bot.tables.people.forget(str(one.id))
    turned = PersonSettings.turned

    def fails(habits: PersonSettings, moment: int) -> PersonSettings:
        if habits.person == str(ANN.id):
            raise OverflowError("too late")
        return turned(habits, moment)

    monkeypatch.setattr(PersonSettings, "turned", fails)
    with capture_logs() as lines:
        for later in range(3):
            await look(game, now + later)

    assert f"<@{BOB.id}> is on holiday" in await game.news()
    failed = [one for one in lines if one["log_level"] == "error"]
    assert [one["event"] for one in failed] == ["mistake-at-holiday"]
    assert str(ANN.id) not in str(failed[0]["event"])


@pytest.mark.parametrize("seen", ["yesterday", "", "9" * 40])
async def test_a_bot_wakes_whatever_was_noted_of_when_it_ran_last(
    discord: LocalDiscord, tmp_path: Path, seen: str
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, BOB)
        await room.store.set_setting("seen", seen)

    async with running(discord, tmp_path) as room:
        assert "Act" in str((await room.status()).components)


async def test_a_deadline_at_the_end_of_time_is_damage_and_moves_no_other(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, BOB)
        await room.open_game(CLEO, ANN, where=TWO)
        where = TABLES.c.channel == discord.channel(ONE).id
        await room.store.change(TABLES.update().where(where).values(due=2**63 - 1))
        other = await room.store.live_in(discord.channel(TWO).id)
        assert other
        room.bot.tables.forget(discord.channel(ONE).id)

        await Clock(room.bot.tables, room.bot.publisher).look(int(time.time()), jump=DAY)

        moved = await room.store.live_in(discord.channel(TWO).id)
        assert moved
        assert moved.due == other.due + DAY
        damaged = await room.store.live_in(discord.channel(ONE).id)
        assert damaged
        assert damaged.damage == ("due",)


async def test_a_finished_game_that_cannot_be_counted_leaves_the_others_counted(
    store: Store,
) -> None:
    people = {ANN: ["amy", "doug", "josh"], BOB: ["ned", "phil", "wanda"]}
    for channel in (1, 2):
        await keep(store, *finished(people, channel))
    # Seconds that no database can add up.
    first = LOG.update().where(LOG.c.table_id == 1)
    late = first.where(LOG.c.person == str(BOB.id)).values(at=2**63 - 1)
    await store.change(first.values(at=0), late)
    statistics = Statistics(store, People(store))

    with capture_logs() as lines:
        await statistics.catch_up()
        await statistics.catch_up()

    counted = await store.ask(sa.select(RESULTS.c.table_id).distinct())
    assert [row.table_id for row in counted] == [2]
    assert [one["event"] for one in lines] == ["not-counted"]


async def test_an_old_table_that_cannot_be_packed_leaves_the_others_packed(store: Store) -> None:
    people = {ANN: ["amy", "doug", "josh"], BOB: ["ned", "phil", "wanda"]}
    for channel in (1, 2):
        record, rows = finished(people, channel)
        record.told = len(rows)
        await keep(store, record, rows)
    # A number that the archive cannot hold.
    huge = f"UPDATE log SET events = '[{10**30}]' WHERE table_id = 1 AND number = 1"  # noqa: S608
    await store.change(sa.text(huge))

    with capture_logs() as lines:
        for _ in range(2):
            await Retention(store).thin_out(int(time.time()) + 2 * DAY)

    packed = await store.ask(sa.select(ARCHIVES.c.table_id))
    assert [row.table_id for row in packed] == [2]
    assert [one["event"] for one in lines if one["log_level"] == "error"] == ["not-thinned-out"]


async def test_a_promise_that_cannot_be_kept_leaves_the_others_kept(store: Store) -> None:
    for number in (7, 8):
        row = {"id": number, "token": "t", "language": "en", "guild": 0, "at": int(time.time())}
        await store.change(PROMISES.insert().values(**row))
    given = list[int]()

    async def give(promise: PendingReply, told: str | None) -> bool:
        if promise.id == 7:
            raise KeyError("no texts in language 'xx'")
        given.append(promise.id)
        return True

    promises = PendingReplies(store)
    assert await promises.redeem(give)
    assert given == [8]
    assert await promises.open() == []


async def test_settings_of_a_server_that_cannot_be_read_are_the_usual_ones(room: Room) -> None:
    for column, cell in (("channels", "7"), ("roles", '{"a": 1}'), ("channels", '["x"]')):
        row = {"channels": "[]", "roles": "[]", column: cell}
        text = (
            "INSERT OR REPLACE INTO guilds VALUES "  # noqa: S608
            f"({GUILD_ID}, '{row['channels']}', '{row['roles']}', 'players', '', '', 0, 0)"
        )
        await room.store.change(sa.text(text.replace(":", r"\:")))
        assert (await room.bot.tables.guilds.of(GUILD_ID)).channels == ()
    assert "open" in await room.slash(ANN, "game new", game="zombicide")


async def test_an_old_backup_that_cannot_be_removed_fails_no_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[Path]()

    async def copy(target: Path) -> None:
        connection = sqlite3.connect(target)
        connection.execute("CREATE TABLE tables (id)")
        connection.execute("CREATE TABLE alembic_version (version_num)")
        connection.close()
        made.append(target)

    (tmp_path / f"{REGULAR}0.sqlite3").mkdir()
    (tmp_path / f"{REGULAR}1.sqlite3").touch()
    held = Path.unlink

    def unlink(file: Path, missing_ok: bool = False) -> None:
        if file.name == f"{REGULAR}1.sqlite3":
            raise PermissionError(file)
        held(file, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", unlink)
    backups = Backups(copy, tmp_path, 3600, 1)
    for now in (1_000_000, 2_000_000):
        await backups.make(now)

    assert newest_in(tmp_path) == made[-1]
    assert not made[0].exists()


async def test_the_practice_table_opens_without_what_cannot_be_read(tmp_path: Path) -> None:
    async with LocalDiscord(tmp_path / "discord.sqlite3") as local:
        await local.say(ANN, ONE, "hello")
        await local.say(ANN, ONE, "again")
    rows = sqlite3.connect(tmp_path / "discord.sqlite3")
    with rows:
        first = "(SELECT min(id) FROM messages)"
        rows.execute(f"UPDATE messages SET body = CAST('[7]' AS BLOB) WHERE id = {first}")  # noqa: S608
        rows.execute("INSERT INTO threads VALUES (1, CAST('{\"cut\": ' AS BLOB))")
    rows.close()

    async with LocalDiscord(tmp_path / "discord.sqlite3") as local:
        assert [one.content for one in local.messages(ONE)] == ["again"]


async def test_one_table_that_fails_keeps_a_persons_id_in_no_other(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.open_game(ANN, BOB)
    await room.open_game(ANN, CLEO, where=TWO)
    take_out = privacy._take_out  # pyright: ignore[reportPrivateUsage]

    def fails(connection: sa.Connection, table: int, person: str) -> None:
        if table == 1:
            raise OverflowError("one table")
        take_out(connection, table, person)

    monkeypatch.setattr(privacy, "_take_out", fails)
    with pytest.raises(OverflowError):
        await privacy.forget(room.bot.tables, room.bot.publisher, str(ANN.id))

    second = await room.store.record(2)
    assert second
    assert str(ANN.id) not in {seat.id for seat in second.seats}


async def test_results_of_a_game_that_nobody_plays_here_hide_no_others(room: Room) -> None:
    people = {ANN: ["amy", "doug", "josh"], BOB: ["ned", "phil", "wanda"]}
    for channel in (1, 2):
        await keep(room.store, *finished(people, channel))
    await room.bot.tables.statistics.catch_up()
    first = RESULTS.c.table_id == 1
    await room.store.change(RESULTS.update().where(first).values(ruleset="of-another-release"))

    assert "finished games: 1." in await room.slash(ANN, "stats")
