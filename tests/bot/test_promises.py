"""Nobody is left reading "thinking...": what cannot be answered now is answered later."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import select

from bot.channel import interactions
from bot.channel.pending_replies import TOKEN_SECONDS
from bot.practice.interactions import Interaction
from bot.practice.local import FIRST_ANSWER_SECONDS, LocalDiscord
from bot.practice.people import ANN, BOB
from bot.store.schema import PROMISES
from bot.store.store import Store
from tests.bot.conftest import ONE, Room, running
from tests.databases import OF_FILES, ON_BOTH, address_in

pytestmark = ON_BOTH


async def tokens(store: Store) -> list[str]:
    return [str(row[0]) for row in await store.ask(select(PROMISES.c.token))]


@pytest.fixture
def patience() -> float:
    return FIRST_ANSWER_SECONDS


async def forgotten(store: Store) -> None:
    """Returns once no token is stored."""
    async with asyncio.timeout(60):
        while await tokens(store):  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def is_read(asked: Interaction, seconds: float = 10) -> str:
    """What the person reads once it is no longer `thinking...`."""
    async with asyncio.timeout(seconds):
        await asked.final.wait()
    assert not asked.message.loading
    return asked.text


@pytest.fixture
async def promised(discord: LocalDiscord, tmp_path: Path) -> Interaction:
    """A search that was acknowledged by a bot that ended before it could be done."""
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
        async with room.bot.tables.at(discord.channel(ONE).id):
            asked = await room.begin(ANN, "search", survivor="amy", locale="fr")
            await asked.acknowledged.wait()
            await room.bot.close()
    return asked


async def test_the_next_start_tells_who_waits_that_nothing_was_done(
    promised: Interaction, discord: LocalDiscord, tmp_path: Path
) -> None:
    assert promised.message.loading

    async with running(discord, tmp_path) as room:
        assert "relancé" in await is_read(promised)
        await forgotten(room.store)


async def test_what_was_done_before_the_end_is_told_as_it_was(
    promised: Interaction, discord: LocalDiscord, tmp_path: Path
) -> None:
    store = Store(address_in(tmp_path))
    await store.open()
    await store.note_reply(promised.id, "Amy finds an axe.")
    await store.close()

    async with running(discord, tmp_path):
        assert await is_read(promised) == "Amy finds an axe."


async def test_a_discord_that_fails_at_the_start_is_asked_again(
    promised: Interaction, discord: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.client.FIRST_PAUSE", 0.05)
    discord.faults.lose_answer("GET", "/messages/@original")

    async with running(discord, tmp_path):
        assert "relancé" in await is_read(promised)


async def test_a_token_that_ran_out_is_forgotten(
    promised: Interaction, discord: LocalDiscord, tmp_path: Path
) -> None:
    store = Store(address_in(tmp_path))
    await store.open()
    await store.change(sa.update(PROMISES).values(at=PROMISES.c.at - TOKEN_SECONDS - 5))
    await store.close()

    async with running(discord, tmp_path) as room:
        await forgotten(room.store)
    assert promised.message.loading


async def test_what_can_be_read_already_stays(discord: LocalDiscord, tmp_path: Path) -> None:
    """The bot ended between an answer and forgetting its token."""
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN)
        asked = await room.begin(ANN, "board", text=True)
        said = await is_read(asked)
        token, row = asked.token, {"id": asked.id, "language": "en", "at": 2**31 - 1}
        await room.bot.close()
        made = PROMISES.insert().values(**(row | {"token": token}))
        await room.store.change(PROMISES.delete(), made)

    async with running(discord, tmp_path) as room:
        await forgotten(room.store)
    assert asked.text == said


async def test_a_token_is_stored_before_somebody_waits_and_no_longer(game: Room) -> None:
    async with game.bot.tables.at(game.discord.channel(ONE).id):
        asked = await game.begin(ANN, "search", survivor="amy")
        await asked.acknowledged.wait()
        async with asyncio.timeout(10):
            while asked.token not in await tokens(game.store):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    await game.discord.wait(asked)

    await forgotten(game.store)


@asynccontextmanager
async def writer_held_up(game: Room) -> AsyncGenerator[None]:
    """The one writer of the store is busy until the block ends, and others wait in its line."""
    begun, over = threading.Event(), threading.Event()

    def wait(_: sa.Connection) -> None:
        begun.set()
        over.wait(60)

    waiting = [asyncio.create_task(game.store.write(wait))]
    await asyncio.to_thread(begun.wait, 60)
    try:
        yield
    finally:
        over.set()
        await asyncio.gather(*waiting)


@OF_FILES
async def test_a_database_that_is_held_up_does_not_keep_discord_waiting(
    game: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long what was asked for may wait."""
    monkeypatch.setattr(interactions, "WAIT_SECONDS", 60.0)
    async with writer_held_up(game):
        asked = await game.begin(ANN, "about")
        async with asyncio.timeout(20):
            await asked.acknowledged.wait()
        assert asked.message.loading

    assert "Graveyard" in await is_read(asked)


@OF_FILES
async def test_nothing_is_done_before_the_token_is_stored_so_that_the_next_start_can_tell(
    game: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "WAIT_SECONDS", 60.0)
    async with writer_held_up(game):
        asked = await game.begin(ANN, "search", survivor="amy")
        await asked.acknowledged.wait()
        async with game.bot.tables.at(game.discord.channel(ONE).id):
            assert asked.token not in await tokens(game.store)
            assert await game.store.reply_to(asked.id) is None

    assert "Amy" in await is_read(asked)


@OF_FILES
async def test_a_token_is_stored_before_what_waits_to_be_written(game: Room) -> None:
    stored: list[bool] = []

    def look(plain: sa.Connection) -> None:
        stored.append(bool(plain.execute(select(PROMISES.c.token)).all()))

    async with writer_held_up(game):
        waiting = [asyncio.create_task(game.store.write(look)) for _ in range(20)]
        await asyncio.sleep(0)
        asked = await game.begin(ANN, "about")
        await asked.acknowledged.wait()
    await asyncio.gather(*waiting)

    assert stored[0]
    assert "Graveyard" in await is_read(asked)


async def test_an_answer_that_is_cut_off_is_given_when_discord_hears_again(
    game: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "FIRST_PAUSE", 0.1)
    game.discord.faults.drop("PATCH", "/messages/@original", times=interactions.ATTEMPTS + 2)

    asked = await game.begin(ANN, "search", survivor="amy")

    assert "Amy" in await is_read(asked)


async def test_an_answer_that_discord_does_not_take_is_given_in_words(game: Room) -> None:
    """Too large, or not in the form that Discord wants today."""
    game.discord.faults.refuse("PATCH", "/messages/@original", status=400)

    asked = await game.begin(ANN, "act")

    assert "Amy" in await is_read(asked)
    assert asked.message.components == []


@pytest.mark.parametrize("status", [400, 429])
async def test_an_answer_that_no_edit_can_show_comes_in_a_message_of_its_own(
    game: Room, status: int
) -> None:
    """Such as a press below a private message that was edited too often after its first hour."""
    code = 30046 if status == 429 else 0
    faults = game.discord.faults
    faults.refuse("PATCH", "/messages/@original", status=status, code=code, times=100_000)

    asked = await game.begin(ANN, "search", survivor="amy")

    assert "Amy" in await is_read(asked)
    assert game.discord.refused == [(status, code)] * 2


async def test_no_token_is_ever_logged(
    game: Room, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "FIRST_PAUSE", 0.05)
    asked: list[Interaction] = []
    for method, path in (("POST", "/callback"), ("PATCH", "/messages/@original")):
        for fault in ("lose", "drop", 400, 404, 429):
            faults = game.discord.faults
            if fault == "lose":
                faults.lose_answer(method, path)
            elif fault == "drop":
                faults.drop(method, path, times=4)
            elif fault == 429:
                faults.slow_down(method, path)
            else:
                faults.refuse(method, path, status=int(fault))
            one = await game.begin(BOB, "game status")
            asked.append(one)
            await game.discord.wait(one, until="acknowledged")
            await forgotten(game.store)
            faults.waiting.clear()
    await game.store.change(sa.text("ALTER TABLE promises RENAME TO broken"))
    asked.append(await game.begin(BOB, "game status"))
    assert await is_read(asked[-1])
    await game.store.change(sa.text("ALTER TABLE broken RENAME TO promises"))

    logged = "".join(capfd.readouterr())
    assert "promise-not-kept" in logged
    assert not [one for one in asked if one.token in logged]


async def test_a_refused_interaction_delivered_again_gets_the_same_answer(game: Room) -> None:
    """Refused as it was not Bob's turn; by now it is."""
    asked = await game.begin(BOB, "search")
    refused = await is_read(asked)
    for survivor in ("amy", "doug", "josh"):
        await game.slash(ANN, "end", survivor=survivor)
    before = (await game.game()).to_json()

    game.discord.deliver_again(asked)
    await game.slash(BOB, "game status")
    await game.bot.interactions.close()

    assert asked.text == refused
    assert (await game.game()).to_json() == before
