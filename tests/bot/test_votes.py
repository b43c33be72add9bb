"""Votes: whom they call, what they say would be taken back, and how they end when people go."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

import pytest

from bot.app.clock import Clock
from bot.practice.people import ANN, BOB, CLEO, DAN
from bot.table.seats import left_server
from tests.bot.conftest import ONE, Room
from tests.bot.test_away import record_of, run_out
from tests.bot.test_privacy import forget


async def leaves(room: Room) -> None:
    await room.slash(DAN, "game leave")


async def goes_away(room: Room) -> None:
    await room.slash(DAN, "game away")


async def goes_on_holiday(room: Room) -> None:
    await room.slash(DAN, "my zone", zone="UTC")
    today = time.strftime("%Y-%m-%d", time.gmtime())
    await room.slash(DAN, "my holiday", first=today, last=today)
    await Clock(room.bot.tables, room.bot.publisher).look(int(time.time()))


async def is_kicked(room: Room) -> None:
    await room.moderate(ANN, "kick", seat="Dan")


async def deletes_everything(room: Room) -> None:
    await forget(room, DAN)


async def leaves_the_server(room: Room) -> None:
    async with room.bot.tables.at(room.discord.channel(ONE).id) as table:
        left_server(table, str(DAN.id))
        await table.save()
    room.bot.publisher.wake(table.record)


GOING = [leaves, goes_away, goes_on_holiday, is_kicked, deletes_everything, leaves_the_server]


async def voting(room: Room) -> str:
    """Four play; Ann asks to take her search back. Returns the game as it was before."""
    await room.open_game(ANN, BOB, CLEO, DAN, survivors="amy")
    await room.slash(ANN, "search", survivor="amy")
    before = (await room.game()).to_json()
    await room.slash(ANN, "game undo")
    return before


@pytest.mark.parametrize("going", GOING)
async def test_a_vote_is_won_when_somebody_goes_and_the_voices_left_decide_it(
    room: Room, going: Callable[[Room], Awaitable[None]]
) -> None:
    before = await voting(room)
    await room.press(BOB, "For")
    assert "For 2, against 0; 3 needed" in (await room.status()).content

    await going(room)

    assert "as <@" in await room.news()
    assert (await record_of(room)).state.vote is None
    assert (await room.game()).to_json() != before


async def test_a_vote_is_lost_when_half_of_the_voices_left_are_against(room: Room) -> None:
    before = await voting(room)
    await room.press(BOB, "Against")
    await room.slash(DAN, "game away")
    assert (await record_of(room)).state.vote

    await room.slash(CLEO, "game away")

    assert (await record_of(room)).state.vote is None
    assert "voted against" in await room.news()
    assert (await room.game()).to_json() == before


async def test_a_vote_goes_on_where_the_voices_left_do_not_decide_it(room: Room) -> None:
    await voting(room)

    await room.slash(DAN, "game leave")

    assert "For 1, against 0; 2 needed" in (await room.status()).content


async def test_a_vote_on_an_absent_seat_ends_when_that_player_is_back(room: Room) -> None:
    await room.open_game(ANN, BOB, CLEO, survivors="amy")
    channel = room.discord.channel(ONE).id
    async with room.bot.tables.at(channel) as table:
        table.record.state.seat(str(CLEO.id)).missed_turns = 3
        table.touch()
        await table.save()
    await room.slash(ANN, "game away")
    await room.slash(ANN, "game back")
    async with room.bot.tables.at(channel) as table:
        table.record.state.seat(str(CLEO.id)).is_away = True
        table.touch()
        await table.save()
    await room.slash(ANN, "game replace")
    vote = (await record_of(room)).state.vote
    assert vote
    assert vote.kind == "replace"

    await room.slash(CLEO, "game back")

    assert (await record_of(room)).state.vote is None
    assert "is back" in await room.news()


async def test_a_vote_calls_everybody_who_must_vote_who_was_called_before(room: Room) -> None:
    await room.open_game(ANN, BOB, CLEO, survivors="amy")
    await room.slash(ANN, "search", survivor="amy")

    await room.slash(BOB, "game undo")

    status = await room.status()
    assert f"<@{ANN.id}> and <@{CLEO.id}>, vote below" in status.content
    assert sorted(status.mentions) == [ANN.id, CLEO.id], "Ann, whose turn it is, is called again"
    await room.press(CLEO, "Against")
    assert f"<@{CLEO.id}>, vote below" not in (await room.status()).content


async def test_a_vote_says_which_deeds_of_whom_would_be_taken_back(game: Room) -> None:
    found = await game.slash(ANN, "search", survivor="amy")
    assert "Amy" in found

    await game.slash(BOB, "game undo")

    told = (await game.status()).content
    assert f"To be taken back: <@{ANN.id}>: Amy" in told
    await game.press(ANN, "For")
    await game.press(BOB, "Bring back")
    told = (await game.status()).content
    assert f"To be brought back: <@{ANN.id}>: Amy" in told


async def test_of_the_autopilots_deeds_a_vote_says_that_it_did_them(game: Room) -> None:
    await run_out(game)

    await game.slash(BOB, "game undo")

    assert f"the autopilot for <@{ANN.id}>:" in (await game.status()).content


async def test_sending_somebody_away_says_why(room: Room) -> None:
    await room.open_game(ANN, BOB, CLEO, survivors="amy")

    await room.slash(ANN, "game kick", player=CLEO, reason="**no answer** for @everyone")

    why = r"Reason: \*\*no answer\*\* for \@everyone"
    assert why in (await room.status()).content
    await room.press(BOB, "For")
    assert why in await room.news()


async def test_a_moderator_who_sends_somebody_away_says_why(game: Room) -> None:
    await game.moderate(ANN, "kick", seat="Bob", reason="away since May")

    assert "Reason: away since May" in await game.news()
    assert "Reason: away since May" in await game.slash(ANN, "mod log")


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_moderator_who_sends_somebody_away_from_a_lobby_says_why(
    room: Room, language: str
) -> None:
    await room.slash(ANN, "game new", language=language, game="zombicide")
    await room.slash(BOB, "game join")

    await room.moderate(ANN, "kick", seat="Bob", reason="away since May")

    why = {"en": "Reason: away since May", "fr": "Motif\u00a0: away since May"}[language]
    assert why in await room.news()
