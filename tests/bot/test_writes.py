"""A move costs three transactions: the token of its answer, the move itself, what was told of it.

The token of the answer before goes with the next one; a table's notes of what was sent share one
transaction, and none of them waits for a slow Discord.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import event

import engine
from bot.channel.notes import NOTE_SECONDS
from bot.channel.pending_replies import FLUSH_SECONDS
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from bot.practice.records import Message
from bot.store.schema import PROMISES
from bot.table.person_settings import PersonSettings
from tests.bot.conftest import ONE, Room, running, select_of
from tests.bot.test_bad_luck import until
from tests.databases import OF_FILES

MOST = 3
MOVES = 10


@contextmanager
def transactions() -> Generator[list[str]]:
    """Each transaction that writes, as it begins."""
    begun: list[str] = []

    def hear(_: object, __: object, statement: str, *___: object) -> None:
        if statement == "BEGIN IMMEDIATE":
            begun.append(statement)

    event.listen(sa.Engine, "before_cursor_execute", hear)
    try:
        yield begun
    finally:
        event.remove(sa.Engine, "before_cursor_execute", hear)


async def noted_posts(room: Room) -> int:
    """The message that is noted as the newest of the table's story."""
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record
    return int(record.talk["gathered"]["message"])


def newest_post(room: Room) -> Message:
    public = [one for one in room.discord.messages(ONE) if not one.ephemeral]
    return [one for one in public if not one.components][-1]


@OF_FILES
async def test_a_move_costs_three_transactions(room: Room) -> None:
    # Each of a person's first ten hints notes what it taught, which is one transaction more.
    await room.bot.tables.people.keep(PersonSettings(str(ANN.id), hints=False))
    await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
    room.bot.promises.flush_seconds = FLUSH_SECONDS
    await room.slash(ANN, "about")
    before = {one.id for one in await room.told()}
    costs, sent = list[int](), set[int]()

    for _ in range(MOVES):
        step = engine.autopilot(await room.game(), str(ANN.id))
        assert not isinstance(step, str | None)
        with transactions() as begun:
            await room.type_command(ANN, step)
            sent |= {one.id for one in await room.told()}
        costs.append(len(begun))

    # Several of them began a message of their own, below which the status went.
    assert len(sent - before) > 3
    assert sorted(costs)[:-1] == [MOST] * (MOVES - 1)
    # Only on a slow machine does telling take so long that it is noted twice.
    assert costs[-1] <= MOST + 1


async def test_what_was_sent_is_noted_soon_while_discord_keeps_the_rest_waiting(game: Room) -> None:
    await game.told()
    await game.slash(ANN, "end", survivor="amy")
    await game.told()
    before = await noted_posts(game)
    game.discord.faults.slow_down("DELETE", "/messages/", seconds=20 * NOTE_SECONDS)

    await game.slash(ANN, "search", survivor="doug")
    async with asyncio.timeout(15 * NOTE_SECONDS):
        while await noted_posts(game) == before:  # noqa: ASYNC110
            await asyncio.sleep(0.02)

    assert await noted_posts(game) == newest_post(game).id
    assert game.bot.publisher.waiting() == 1


async def test_what_was_sent_is_noted_where_discord_refuses_the_rest(game: Room) -> None:
    await game.told()
    await game.slash(ANN, "end", survivor="amy")
    await game.told()
    before = await noted_posts(game)
    game.discord.faults.refuse("DELETE", "/messages/", status=400, times=100)

    await game.slash(ANN, "search", survivor="doug")
    await game.told()

    assert await noted_posts(game) == newest_post(game).id != before


async def test_a_start_puts_no_older_answer_over_a_newer_one(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    """The bot ended before it forgot the token of a press, and the person had pressed on."""
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
        menu = (await discord.wait(await room.begin(ANN, "act"))).message
        kinds = select_of(menu)["custom_id"]
        searched = await discord.select(ANN, menu, kinds, ["search"])
        answer = (await discord.wait(searched)).message.content
        kinds = select_of(menu)["custom_id"]
        shown = (await discord.wait(await discord.select(ANN, menu, kinds, ["move"]))).message
        assert await room.store.reply_to(searched.id)
        assert shown.content != answer
        before, parts = shown.content, [*shown.components]
        await room.bot.close()
        row = {"id": searched.id, "token": searched.token, "language": "en", "at": 2**31 - 1}
        await room.store.change(PROMISES.insert().values(**row))

    async with running(discord, tmp_path) as room:
        await until(partial(is_forgotten, room))
    assert (shown.content, shown.components) == (before, parts)


async def is_forgotten(room: Room) -> bool:
    return not await room.store.ask(sa.select(PROMISES.c.id))
