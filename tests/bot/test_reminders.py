"""Players the table waits for are reminded in time, and nobody loses time in an outage."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bot.app.clock import GAP_SECONDS, SEEN, Clock
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO
from bot.practice.records import Message
from bot.table.waiting import EXACT_TO
from tests.bot.conftest import Room, running
from tests.bot.test_away import HOUR, pass_hours, record_of


async def reminders(room: Room) -> list[Message]:
    return [one for one in await room.told() if "the table waits for you" in one.content]


async def test_after_half_of_the_time_and_near_its_end_the_table_calls_again(game: Room) -> None:
    await pass_hours(game, 11.9)
    assert await reminders(game) == []

    await pass_hours(game, 12.1)
    (first,) = await reminders(game)
    assert first.mentions == [ANN.id]
    assert f"<t:{(await record_of(game)).due}:R>" in first.content
    await pass_hours(game, 12.2)
    await pass_hours(game, 21.5)
    assert len(await reminders(game)) == 1

    await pass_hours(game, 21.8)
    assert len(await reminders(game)) == 2
    await pass_hours(game, 23.9)
    assert len(await reminders(game)) == 2


async def test_a_new_time_is_reminded_of_anew(game: Room) -> None:
    await pass_hours(game, 21.8)
    await game.slash(ANN, "game pace", wait="48h")

    record = await record_of(game)
    assert record.remind - time.time() == pytest.approx(24 * HOUR, abs=EXACT_TO)


async def test_who_has_less_than_an_hour_or_no_limit_is_not_called_again(game: Room) -> None:
    await game.slash(ANN, "game pace", wait="none")
    assert (await record_of(game)).remind == 0
    await game.slash(ANN, "game pace", wait="1h")
    assert (await record_of(game)).remind > time.time() + HOUR / 3


async def test_an_outage_costs_nobody_time(discord: LocalDiscord, tmp_path: Path) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, BOB)
        before = await record_of(room)
        await room.store.set_setting(SEEN, str(int(time.time()) - 3 * 24 * HOUR))
    async with running(discord, tmp_path) as room:
        after = await record_of(room)

        assert after.due - before.due == pytest.approx(3 * 24 * HOUR, abs=120)
        assert after.remind - before.remind == after.due - before.due


async def test_a_short_restart_leaves_every_deadline_as_it_is(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, BOB)
        before = await record_of(room)
        await room.store.set_setting(SEEN, str(int(time.time()) - GAP_SECONDS + 60))
    async with running(discord, tmp_path) as room:
        assert (await record_of(room)).due == before.due


async def test_a_clock_that_jumps_ahead_and_is_mended_plays_for_nobody(game: Room) -> None:
    clock, before = Clock(game.bot.tables, game.bot.publisher), await record_of(game)
    now, jump = int(time.time()), 400 * 24 * HOUR

    await clock.look(now + jump, jump)
    assert (await record_of(game)).due == before.due + jump
    await clock.look(now, -jump)

    assert (await record_of(game)).due == before.due
    assert (await game.game()).acting == (str(ANN.id),)
    assert await reminders(game) == []


async def test_the_pace_is_chosen_when_the_table_is_opened(room: Room) -> None:
    await room.slash(ANN, "game new", pace="72h", game="zombicide")
    assert "waits **72 hours** for a player" in (await room.status()).content
    await room.slash(BOB, "game join")
    await room.slash(ANN, "game start")
    await room.press(ANN, "Ann")

    record = await record_of(room)
    assert record.state.pace == "72h"
    assert 72 * HOUR - 60 < record.due - time.time() <= 72 * HOUR + EXACT_TO


async def test_a_vote_reminds_those_who_have_not_voted(room: Room) -> None:
    await room.open_game(ANN, BOB, CLEO, survivors="amy")
    await room.slash(ANN, "search", survivor="amy")
    await room.slash(BOB, "game undo")

    await pass_hours(room, 12.1)

    (call,) = await reminders(room)
    assert sorted(call.mentions) == [ANN.id, CLEO.id]


async def test_a_reminder_gives_nobody_more_time(game: Room) -> None:
    before, tables = await record_of(game), game.bot.tables
    tables.clock = lambda: before.due - 11.9 * HOUR

    await Clock(tables, game.bot.publisher).look(tables.now())

    assert len(await reminders(game)) == 1
    assert (await record_of(game)).due == before.due
