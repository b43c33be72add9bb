"""What goes wrong at Discord's side: who is gone, what was deleted, where nobody may write."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from bot.channel import guild_api, publisher
from bot.practice.people import ANN, BOB, CLEO
from bot.store.records import Record
from tests.bot.conftest import ONE, TWO, Room
from tests.bot.test_away import HOUR, record_of, run_out


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short pauses; a person who was there just now may be gone."""
    monkeypatch.setattr(publisher, "CALM_SECONDS", 0.01)
    monkeypatch.setattr(guild_api, "HERE_SECONDS", -1)


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    """Waits for something that comes by itself."""
    async with asyncio.timeout(60):
        while not await true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def anns_turn_ends(room: Room) -> None:
    for survivor in ("Amy", "Doug", "Josh"):
        await room.slash(ANN, "end", survivor=survivor)
    await room.told()


def pings_of(room: Room, person: int) -> int:
    return sum(one.person == person for one in room.discord.sent_pings)


# ------------------------------------------------------------ somebody left


async def test_nobody_who_left_is_called_and_the_seat_is_open_to_others(game: Room) -> None:
    before = pings_of(game, BOB.id)
    game.discord.leave(BOB)

    await anns_turn_ends(game)

    told = await game.news()
    assert f"<@{BOB.id}> is no longer on this server. The autopilot plays on" in told
    assert pings_of(game, BOB.id) == before
    assert "Take a seat" in str((await game.status()).components)
    assert "yours" in await game.slash(CLEO, "game join")
    record = await record_of(game)
    assert [one.sitter for one in record.seats] == [str(ANN.id), str(CLEO.id)]


async def test_in_french_too(room: Room) -> None:
    await room.slash(ANN, "game new", locale="fr", game="zombicide")
    await room.slash(BOB, "game join")
    room.discord.leave(BOB)
    await room.slash(ANN, "game start")

    assert f"<@{BOB.id}> n’est plus sur ce serveur" in await room.news()


async def test_who_is_there_is_called(game: Room) -> None:
    before = pings_of(game, BOB.id)

    await anns_turn_ends(game)

    assert pings_of(game, BOB.id) == before + 1
    assert "no longer" not in await game.news()


async def test_where_discord_does_not_say_who_is_there_everybody_is(game: Room) -> None:
    game.discord.faults.refuse("GET", f"/members/{BOB.id}", status=403, code=50001)
    before = pings_of(game, BOB.id)

    await anns_turn_ends(game)

    assert pings_of(game, BOB.id) == before + 1


# ------------------------------------------------------------ a place is gone


async def resting(room: Room, channel: int) -> list[Record]:
    return await room.store.resting_in(channel)


@pytest.mark.parametrize("sort", ["channel", "thread"])
async def test_a_table_outlives_its_place_and_its_players_read_how(room: Room, sort: str) -> None:
    where = ONE if sort == "channel" else "night"
    if sort == "thread":
        await room.discord.open_thread(ANN, ONE, where)
    await room.open_game(ANN, where=where, survivors="Amy, Doug, Josh, Ned")
    await room.slash(ANN, "search", where, survivor="amy")
    before, channel = (await room.game(where)).to_json(), room.discord.channel(where).id
    await room.told(where)

    if sort == "channel":
        await room.discord.delete_channel(where)
    else:
        await room.discord.delete_thread(where)

    async def put_away() -> bool:
        return bool(await resting(room, channel))

    await until(put_away)
    assert "the channel was deleted, the game was kept" in await room.slash(ANN, "mine", TWO)
    assert "le salon a été supprimé" in await room.slash(ANN, "mine", TWO, locale="fr")
    (offered,) = await room.discord.autocomplete(ANN, TWO, "mod restore", "table")
    assert "back" in await room.moderate(ANN, "restore", TWO, table=offered["value"])
    assert (await room.game(TWO)).to_json() == before
    assert "Act" in str((await room.status(TWO)).components)
    record = await room.store.live_in(room.discord.channel(TWO).id)
    assert record
    assert not record.state.homeless
    assert "Done." in await room.slash(ANN, "end", TWO, survivor="amy")


async def test_another_table_goes_on_when_a_channel_is_deleted(game: Room) -> None:
    await game.open_game(CLEO, where=TWO)
    await game.told(TWO)

    await game.discord.delete_channel(TWO)
    await game.slash(ANN, "search", survivor="amy")

    assert "Amy" in await game.news()


async def test_what_is_refused_once_by_mistake_puts_no_table_away(game: Room) -> None:
    game.discord.faults.refuse("POST", "/messages", status=404, code=10003)

    await anns_turn_ends(game)

    assert (await record_of(game)).stage == "playing"


# ------------------------------------------------------------ nothing may be written


async def test_nobody_loses_a_turn_while_nothing_can_be_told(game: Room) -> None:
    before = (await record_of(game)).due
    game.discord.forbid(ONE, "send_messages")
    await game.slash(ANN, "board")
    game.bot.publisher.below(await record_of(game))
    await game.bot.publisher.settled()
    number = (await game.game()).number

    await run_out(game)
    assert (await game.game()).number == number
    trouble = game.bot.publisher.closed(game.discord.channel(ONE).id)
    assert trouble
    assert "lack Send Messages" in await game.slash(ANN, "search", survivor="amy")

    game.discord.permit(ONE, "send_messages")

    async def mended() -> bool:
        return not game.bot.publisher.closed(game.discord.channel(ONE).id)

    await until(mended)
    assert (await record_of(game)).due >= before
    await run_out(game)
    assert (await game.game()).number > number


async def test_the_time_in_which_nothing_could_be_told_is_given_back(
    game: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (await record_of(game)).due
    game.discord.forbid(ONE, "send_messages")
    game.bot.publisher.below(await record_of(game))
    await game.bot.publisher.settled()
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 5 * HOUR)

    game.discord.permit(ONE, "send_messages")

    async def given() -> bool:
        return (await record_of(game)).due >= before + 5 * HOUR

    await until(given)
    assert (await record_of(game)).due - before < 5 * HOUR + 60
