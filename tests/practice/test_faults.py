"""What a network, a busy Discord and slow bots do, on purpose."""

import asyncio
from pathlib import Path

import aiohttp
import discord as discord_py
import pytest

from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB
from bot.practice.rates import Pace
from tests.practice.conftest import playing
from tests.practice.tiny_bot import TinyBot


async def test_a_lost_answer_to_a_message_posts_once(discord: LocalDiscord, bot: TinyBot):
    discord.faults.lose_answer("POST", "/messages", status=502)

    await discord.wait(await discord.slash(ANN, "table-one", "say", {"text": "Boo"}))

    said = [one.content for one in discord.messages("table-one", seen_by=BOB)]
    assert (said, discord.faults.done) == (["Boo"], 1)
    assert bot.errors == []


async def test_a_closed_connection_loses_the_answer_but_not_the_work(
    discord: LocalDiscord, bot: TinyBot
):
    discord.faults.lose_answer("PATCH", "/messages/@original")

    asked = await discord.wait(await discord.slash(ANN, "table-one", "board"))

    assert asked.text == "**The board**"
    assert discord.faults.done == 1


async def test_a_server_error_is_tried_again(discord: LocalDiscord, bot: TinyBot):
    discord.faults.refuse("POST", "/channels/", status=500)

    await discord.wait(await discord.slash(ANN, "table-one", "say", {"text": "Boo"}))

    assert [one.content for one in discord.messages("table-one", seen_by=BOB)] == ["Boo"]


async def test_an_interaction_may_come_twice(discord: LocalDiscord, bot: TinyBot):
    discord.faults.deliver_twice()

    await discord.wait(await discord.slash(ANN, "table-one", "game new", {"mission": "00"}))
    async with asyncio.timeout(60):
        while len(bot.done) < 2 or not bot.errors:  # noqa: ASYNC110
            await asyncio.sleep(0.01)

    assert len(bot.done) == 2
    assert len(set(bot.done)) == 1
    assert [_code(error) for error in bot.errors] == [40060]
    assert len(discord.messages("table-one")) == 1


async def test_too_fast_is_waited_for(discord: LocalDiscord, bot: TinyBot):
    discord.faults.slow_down("POST", "/messages", seconds=0.05)

    await discord.wait(await discord.slash(ANN, "table-one", "say", {"text": "Boo"}))

    assert [one.content for one in discord.messages("table-one", seen_by=BOB)] == ["Boo"]
    assert bot.errors == []


async def test_a_channel_takes_so_many_messages_in_so_many_seconds(tmp_path: Path):
    pace = Pace(2, 0.4)
    async with LocalDiscord(tmp_path / "p.sqlite3", message_pace=pace) as discord:
        statuses, last = await _post_quickly(discord, 3)

        assert statuses == [200, 200, 429]
        assert last.headers["Via"]
        assert last.headers["X-RateLimit-Remaining"] == "0"
        assert 0 < (await last.json())["retry_after"] <= 0.4


async def test_a_dropped_gateway_is_resumed_with_what_was_missed(
    discord: LocalDiscord, bot: TinyBot
):
    await bot.wait_until_ready()

    await discord.drop_gateway()
    asked = await discord.slash(ANN, "table-one", "game new", {"mission": "00"})
    asked_again = await discord.slash(ANN, "table-one", "slow", {"seconds": 0})

    assert (await discord.wait(asked)).failed is None
    assert (await discord.wait(asked_again)).failed is None
    assert bot.resumes == 1
    assert bot.done == [asked.id]


async def test_a_forgotten_session_is_begun_anew(discord: LocalDiscord, bot: TinyBot):
    await bot.wait_until_ready()

    await discord.drop_gateway(resumable=False)
    await asyncio.sleep(0)
    await discord.ready(seconds=20)

    asked = await discord.wait(await discord.slash(ANN, "table-one", "sheet"))
    assert asked.text == "Your secrets"


async def test_after_three_seconds_the_answer_is_refused(tmp_path: Path):
    async with (
        LocalDiscord(tmp_path / "p.sqlite3", patience=0.2) as discord,
        playing(discord) as bot,
    ):
        asked = await discord.slash(ANN, "table-one", "slow", {"seconds": 0.3})
        await discord.wait(asked)
        assert asked.failed == "expired"
        async with asyncio.timeout(60):
            while not bot.errors:  # noqa: ASYNC110
                await asyncio.sleep(0.01)

        assert [_code(error) for error in bot.errors] == [10062]
        assert discord.messages("table-one") == []


async def test_nobody_answers_when_no_bot_is_there(tmp_path: Path):
    async with LocalDiscord(tmp_path / "p.sqlite3", patience=0.1) as discord:
        async with playing(discord):
            pass
        asked = await discord.wait(await discord.slash(ANN, "table-one", "sheet"))

        assert asked.failed == "expired"


async def test_held_interactions_arrive_when_released(discord: LocalDiscord, bot: TinyBot):
    discord.hold_delivery()
    asked = await discord.slash(ANN, "table-one", "sheet")
    await asyncio.sleep(0.05)
    assert not asked.acknowledged.is_set()

    discord.release_delivery()

    assert (await discord.wait(asked)).text == "Your secrets"


async def test_a_missing_permission_is_told_to_the_bot(discord: LocalDiscord, bot: TinyBot):
    await bot.wait_until_ready()
    discord.forbid("table-one", "send_messages")
    await discord.wait(await discord.slash(ANN, "table-one", "say", {"text": "Boo"}))
    discord.forbid("table-one", "view_channel")
    await discord.wait(await discord.slash(ANN, "table-one", "say", {"text": "Boo"}))
    discord.permit("table-one", "view_channel", "send_messages")
    await discord.wait(await discord.slash(ANN, "table-one", "say", {"text": "Boo"}))

    assert [_code(error) for error in bot.errors] == [50013, 50001]
    assert [one.content for one in discord.messages("table-one", seen_by=BOB)] == ["Boo"]


async def test_a_wrong_token_is_refused(discord: LocalDiscord):
    async with aiohttp.ClientSession(headers={"Authorization": "Bot wrong"}) as session:
        answer = await session.get(f"{discord.api_url}/users/@me")

        assert answer.status == 401
        assert answer.headers["Content-Type"] == "application/json"


async def _post_quickly(
    discord: LocalDiscord, times: int
) -> tuple[list[int], aiohttp.ClientResponse]:
    url = f"{discord.api_url}/channels/{discord.channel('table-one').id}/messages"
    statuses: list[int] = []
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {discord.token}"}) as session:
        while True:
            answer = await session.post(url, json={"content": "x"})
            statuses.append(answer.status)
            await answer.read()
            if len(statuses) == times:
                return statuses, answer


def _code(error: BaseException) -> int:
    assert isinstance(error, discord_py.HTTPException)
    return error.code


@pytest.mark.parametrize("path", ["/users/@me/guilds", "/nothing"])
async def test_what_the_local_discord_cannot_do_is_not_found(discord: LocalDiscord, path: str):
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {discord.token}"}) as session:
        answer = await session.get(discord.api_url + path)

        assert answer.status == 404
        assert (await answer.json())["code"] == 0
