"""Absent players do not stall the table: the autopilot plays their turn, and tells so."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from prometheus_client import REGISTRY
from structlog.testing import capture_logs

from bot.app.clock import Clock
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO
from bot.practice.records import Upload
from bot.store.records import Record
from bot.store.table_state import USUAL
from bot.table.waiting import EXACT_TO, TURN, waiting
from engine.family.commands import EndTurn
from tests.bot.conftest import ONE, Room, running
from tests.databases import OF_FILES
from tests.zombicide.test_imported import text_of

HOUR = 3600


async def record_of(room: Room) -> Record:
    found = await room.store.live_in(room.discord.channel(ONE).id)
    assert found is not None
    return found


async def pass_hours(room: Room, hours: float) -> None:
    """The alarm looks as if so many hours had gone by."""
    alarm = Clock(room.bot.tables, room.bot.publisher)
    await alarm.pass_time(int(time.time() + hours * HOUR))


async def run_out(room: Room) -> None:
    """A day goes by, and the quarter of it that a player who is there is given once more."""
    await pass_hours(room, 24.1)
    await pass_hours(room, 30.1)


async def test_the_status_says_when_the_autopilot_would_play(game: Room) -> None:
    record = await record_of(game)

    assert record.asked.startswith(TURN)
    assert 24 * HOUR - 5 < record.due - time.time() <= 24 * HOUR + EXACT_TO
    assert f"<t:{record.due}:R>" in (await game.status()).content


async def test_before_the_time_is_up_nobody_plays_for_anybody(game: Room) -> None:
    before = (await game.game()).to_json()

    await pass_hours(game, 23.9)

    assert (await game.game()).to_json() == before


async def test_when_the_time_is_up_the_autopilot_plays_that_turn_and_no_more(game: Room) -> None:
    assert (await game.game()).acting == (str(ANN.id),)

    await run_out(game)

    table = await game.game()
    mine = [one for one in table.view().survivors if one.seat == str(ANN.id)]
    assert all(one.done for one in mine)
    assert table.acting == (str(BOB.id),)
    assert table.view().round == 1
    told = [one.content for one in await game.told()]
    assert any("autopilot plays this turn" in text and f"<@{ANN.id}>" in text for text in told)


async def test_the_clock_starts_anew_with_what_is_done_later(game: Room) -> None:
    record, table = await record_of(game), await game.game()
    start = record.due - 24 * HOUR

    assert waiting(record, table, start) == (record.asked, record.due)
    assert waiting(record, table, start - EXACT_TO + 1) == (record.asked, record.due)
    assert waiting(record, table, start + 1)[1] == record.due + EXACT_TO


async def test_the_table_may_vote_the_whole_turn_back(game: Room) -> None:
    before = (await game.game()).view()
    await run_out(game)

    await game.slash(BOB, "game undo")
    assert "voted for" in await game.press(ANN, "For")

    assert (await game.game()).view() == before


async def test_a_table_where_all_are_away_sleeps_until_somebody_acts(game: Room) -> None:
    await run_out(game)
    await run_out(game)
    asleep = await record_of(game)
    assert (asleep.asked, asleep.due) == ("", 0)
    assert "sleeps" in (await game.status()).content
    table = (await game.game()).to_json()

    await pass_hours(game, 1000)
    assert (await game.game()).to_json() == table

    who = ANN if str(ANN.id) in (await game.game()).acting else BOB
    legal = (await game.game()).commands(str(who.id))
    await game.type_command(who, next(one for one in legal if isinstance(one, EndTurn)))
    assert (await record_of(game)).due


async def test_for_who_is_away_the_autopilot_plays_at_once(game: Room) -> None:
    assert "Have a good time" in await game.slash(ANN, "game away")
    assert f"<@{ANN.id}>" in (await game.status()).content

    await pass_hours(game, 0)

    assert (await game.game()).acting == (str(BOB.id),)


async def test_any_move_of_their_own_brings_people_back(game: Room) -> None:
    await game.slash(ANN, "game away")

    await game.slash(ANN, "search", survivor="amy")

    assert not (await record_of(game)).state.away
    before = (await game.game()).to_json()
    await pass_hours(game, 0)
    assert (await game.game()).to_json() == before


async def test_back_is_told_and_needs_to_have_been_away(game: Room) -> None:
    assert "not away" in await game.slash(ANN, "game back")
    await game.slash(ANN, "game away")
    assert "away already" in await game.slash(ANN, "game away")

    assert "Welcome back" in await game.slash(ANN, "game back")

    assert "is back" in (await game.told())[-2].content


async def test_a_strangers_pace_is_refused(game: Room) -> None:
    assert f"<@{ANN.id}>" in await game.slash(CLEO, "game pace", wait="1h")
    assert (await record_of(game)).state.pace == USUAL


async def test_the_opener_shortens_the_pace_and_who_is_waited_for_is_called(room: Room) -> None:
    await room.open_game(BOB, CLEO)
    await room.slash(BOB, "game away")
    await pass_hours(room, 0)
    assert (await room.game()).acting == (str(CLEO.id),)

    await room.slash(BOB, "game pace", wait="1h")

    assert HOUR - 5 < (await record_of(room)).due - time.time() <= HOUR + EXACT_TO
    assert "1 hour" in (await room.told())[-3].content
    call = (await room.told())[-2]
    assert f"<@{CLEO.id}>, the table waits for you" in call.content
    assert call.mentions == [CLEO.id]


async def test_a_pace_is_shortened_by_vote_and_lengthened_by_anybody_who_plays(room: Room) -> None:
    await room.open_game(ANN, BOB, CLEO)
    due = (await record_of(room)).due
    assert "votes on it" in await room.slash(BOB, "game pace", wait="1h")
    status = (await room.status()).content
    assert f"<@{BOB.id}> asks that the table waits only **1 hour**" in status
    await room.press(CLEO, "Against")
    await room.press(ANN, "Against")
    assert (await record_of(room)).state.pace == USUAL
    assert "keeps its pace" in await room.news()

    await room.slash(BOB, "game pace", wait="none")
    assert (await record_of(room)).due == 0
    assert "votes on it" in await room.slash(BOB, "game pace", wait="72h")
    await room.press(CLEO, "For")

    assert (await record_of(room)).state.pace == "72h"
    assert (await record_of(room)).due > due
    assert f"<@{ANN.id}>, the table waits for you" in (await room.told())[-2].content


async def test_a_moderator_who_does_not_play_shortens_the_pace(room: Room) -> None:
    await room.open_game(BOB, CLEO)

    await room.slash(ANN, "game pace", wait="8h")

    assert (await record_of(room)).state.pace == "8h"


async def test_before_the_game_only_its_opener_shortens_the_pace(room: Room) -> None:
    await room.slash(BOB, "game new", game="zombicide")
    await room.slash(CLEO, "game join")

    assert f"<@{BOB.id}>" in await room.slash(CLEO, "game pace", wait="1h")
    assert (await record_of(room)).state.pace == USUAL
    await room.slash(BOB, "game pace", wait="1h")

    assert (await record_of(room)).state.pace == "1h"


@pytest.mark.parametrize("ends", ["withdrawn", "lost"])
async def test_a_vote_gives_nobody_more_time(room: Room, ends: str) -> None:
    await room.open_game(ANN, BOB, CLEO, survivors="amy")
    await room.slash(ANN, "search", survivor="amy")
    async with room.bot.tables.at((await record_of(room)).channel) as table:
        table.record.due, table.record.remind = int(time.time()) + HOUR, 0
        table.touch()
        await table.save()

    await room.slash(ANN, "game undo")
    for one in (ANN,) if ends == "withdrawn" else (BOB, CLEO):
        await room.press(one, "Against")

    record = await record_of(room)
    assert record.state.vote is None
    assert HOUR - 60 < record.due - time.time() <= HOUR
    assert record.remind == 0


async def test_alone_one_is_waited_for_as_long_as_it_takes(room: Room) -> None:
    await room.open_game(ANN)

    assert (await record_of(room)).due == 0
    assert "waits for you" in await room.slash(ANN, "game away")


async def test_a_deadline_outlives_the_bot(discord: LocalDiscord, tmp_path: Path) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, BOB)
        await room.told()
        before = await record_of(room)
    async with running(discord, tmp_path) as room:
        assert (await record_of(room)).due == before.due
        await run_out(room)
        assert (await room.game()).acting == (str(BOB.id),)


# ---------------------------------------------------------------- missions of a server's own


@pytest.mark.parametrize("mission", ["06", "08"])
async def test_the_absent_are_stood_in_for_in_a_mission_of_the_servers_own(
    discord: LocalDiscord, tmp_path: Path, mission: str
) -> None:
    """Goals, supplies and locked doors are those of the table, not of the box."""
    # With these survivors and dice, the zombies ask the two who are away nothing.
    async with running(discord, tmp_path, "night-1") as room:
        upload = Upload("o.toml", text_of(mission).encode())
        assert "can be played" in await room.slash(ANN, "mission import", file=upload)
        await room.slash(ANN, "game new", mission="ours")
        await room.slash(ANN, "game join", survivors="Amy, Doug, Josh")
        await room.slash(BOB, "game join", survivors="Ned, Phil, Wanda")
        await room.slash(ANN, "game start")
        await room.press(ANN, "Ann")

        for _ in range(2):
            await run_out(room)

        assert (await room.game()).view().round > 1
        told = [one.content for one in await room.told()]
        assert sum("autopilot plays this turn" in text for text in told) == 2


# ---------------------------------------------------------------- tables that fail


async def refuse_saves(room: Room, *, really: bool) -> None:
    """Every change of a table breaks in the database."""
    made = "CREATE TRIGGER broken BEFORE UPDATE ON tables BEGIN DELETE FROM nowhere; END"
    await room.store.change(sa.text(made if really else "DROP TRIGGER broken"))


def mistakes() -> float:
    return REGISTRY.get_sample_value("graveyard_mistakes_total") or 0.0


@OF_FILES
async def test_a_table_that_fails_is_told_once_and_tried_after_ever_longer_pauses(
    game: Room,
) -> None:
    alarm, late = Clock(game.bot.tables, game.bot.publisher), int(time.time() + 25 * HOUR)
    await game.told()
    await refuse_saves(game, really=True)
    before, tries = mistakes(), list[int]()

    with capture_logs() as lines:
        for seconds in (*range(0, 600, 5), *range(600, 5 * HOUR, 30)):
            seen = mistakes()
            await alarm.pass_time(late + seconds)
            tries += [seconds] if mistakes() > seen else []

    assert tries[:5] == [0, 10, 30, 70, 150]
    assert tries[-1] - tries[-2] == 3600
    assert mistakes() - before == len(tries)
    assert [line["event"] for line in lines].count("mistake-at-deadline") == 1

    await refuse_saves(game, really=False)
    await alarm.pass_time(late + 10 * HOUR)
    await alarm.pass_time(late + 10 * HOUR + 5)
    assert (await game.game()).acting == (str(BOB.id),)


@OF_FILES
async def test_a_table_where_somebody_acted_is_tried_at_once(game: Room) -> None:
    alarm, late = Clock(game.bot.tables, game.bot.publisher), int(time.time() + 25 * HOUR)
    await game.told()
    await refuse_saves(game, really=True)
    for seconds in range(0, HOUR, 5):
        await alarm.pass_time(late + seconds)
    await refuse_saves(game, really=False)

    await game.slash(ANN, "search", survivor="amy")
    await alarm.pass_time(late + HOUR + 5)
    await alarm.pass_time(late + 6 * HOUR)

    assert (await game.game()).acting == (str(BOB.id),)


async def test_deadlines_are_kept_again_after_the_database_could_not_be_read(game: Room) -> None:
    await game.slash(ANN, "game away")
    alarm = Clock(game.bot.tables, game.bot.publisher, look=0.02)
    await game.told()
    await rename(game, "tables", "elsewhere")
    with capture_logs() as lines:
        alarm.start()
        for _ in range(500):
            await asyncio.sleep(0.02)
            if len(lines) >= 2:
                break
        await rename(game, "elsewhere", "tables")
        for _ in range(500):
            await asyncio.sleep(0.02)
            if (await game.game()).acting == (str(BOB.id),):
                break
    await alarm.close()

    assert [line["event"] for line in lines][:2] == ["no-deadlines-read"] * 2
    assert (await game.game()).acting == (str(BOB.id),)


async def rename(room: Room, old: str, new: str) -> None:
    await room.store.change(sa.text(f"ALTER TABLE {old} RENAME TO {new}"))
