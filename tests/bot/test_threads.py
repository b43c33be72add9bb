"""A table may have a thread of its own: opened for it, archived with it, awake while it plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.channel import publisher
from bot.practice.people import ANN, BOB, Channel
from bot.practice.records import PINNED
from tests.bot.conftest import ONE, Room, labels_of
from tests.bot.test_away import run_out


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short pauses, but for where somebody must change something."""
    monkeypatch.setattr(publisher, "CALM_SECONDS", 0.01)


async def until(true: Callable[[], bool]) -> None:
    """Waits for something that comes by itself."""
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def thread_of(room: Room) -> Channel:
    """The one thread there is."""
    (found,) = room.discord.threads
    return found


async def opened_in_thread(room: Room, sort: str = "public") -> Channel:
    said = await room.slash(ANN, "game new", thread=sort, game="zombicide")
    thread = thread_of(room)
    assert f"<#{thread.id}>" in said
    return thread


# ------------------------------------------------------------ opening one


@pytest.mark.parametrize("sort", ["public", "private"])
async def test_a_table_is_opened_in_a_thread_of_its_own(room: Room, sort: str) -> None:
    thread = await opened_in_thread(room, sort)

    assert (thread.private, thread.parent) == (sort == "private", room.discord.channel(ONE))
    assert thread.name == "Tutorial – Ann’s table"
    assert "Join" in labels_of(await room.status(thread.name))
    assert await room.told() == []
    assert await room.store.live_in(room.discord.channel(ONE).id) is None


async def test_a_channel_holds_as_many_tables_as_threads(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await opened_in_thread(room)

    assert "Join" in labels_of(await room.status())


async def test_what_is_wrong_is_said_before_a_thread_is_opened(room: Room) -> None:
    said = await room.slash(ANN, "game new", thread="public", mission="99")

    assert "There is no such mission" in said
    assert room.discord.threads == []


@pytest.mark.parametrize(
    ("sort", "named"),
    [("public", "Create Public Threads"), ("private", "Create Private Threads")],
)
async def test_what_threads_need_is_asked_for_with_them_alone(
    room: Room, sort: str, named: str
) -> None:
    room.discord.forbid(ONE, "create_public_threads", "create_private_threads", "send_messages")

    said = await room.slash(ANN, "game new", thread=sort, game="zombicide")

    assert f"I lack {named}." in said
    room.discord.permit(ONE, "send_messages")
    assert "open" in await room.slash(ANN, "game new", game="zombicide")


async def test_in_a_thread_no_thread_is_opened(room: Room) -> None:
    await room.discord.open_thread(ANN, ONE, "night")

    said = await room.slash(ANN, "game new", "night", thread="public", game="zombicide")
    assert "No thread can be opened here" in said
    await room.slash(ANN, "game new", "night", game="zombicide")
    assert "In a thread" not in labels_of(await room.status("night"))


async def test_a_lobby_moves_into_a_thread(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(BOB, "game join")
    assert "In a thread" in labels_of(await room.status())

    said = await room.press(ANN, "In a thread")

    thread = thread_of(room)
    assert f"<#{thread.id}>" in said
    status = await room.status(thread.name)
    assert "In a thread" not in labels_of(status)
    assert f"<@{BOB.id}>" in status.content
    assert await room.told() == []
    assert "open" in await room.slash(BOB, "game new", game="zombicide")
    await room.slash(ANN, "game start", thread.name)
    assert (await room.game(thread.name)).seats.keys() == {str(ANN.id), str(BOB.id)}


async def test_nobody_but_a_player_moves_the_table(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")

    assert "join" in (await room.press(BOB, "In a thread")).lower()
    assert "Join" in labels_of(await room.status())


async def test_in_french_too(room: Room) -> None:
    said = await room.slash(ANN, "game new", locale="fr", thread="public", game="zombicide")

    thread = thread_of(room)
    assert f"Votre table est dans <#{thread.id}>" in said
    assert thread.name.endswith(" – la table d’Ann")


# ------------------------------------------------------------ archived and woken


async def test_the_thread_is_archived_when_all_of_the_end_is_told(room: Room) -> None:
    thread = await opened_in_thread(room)
    await room.slash(ANN, "game start", thread.name)
    await room.told(thread.name)
    assert not thread.archived

    asked = await room.discord.wait(await room.begin(ANN, "game end", thread.name))
    await room.discord.wait(
        await room.discord.press(ANN, asked.message, labels_of(asked.message)[0])
    )
    told = await room.told(thread.name)

    assert thread.archived
    assert "ended" in told[-2].content


async def test_a_thread_that_people_had_stays_open(room: Room) -> None:
    thread = await room.discord.open_thread(ANN, ONE, "night")
    await room.slash(ANN, "game new", "night", game="zombicide")
    await room.slash(ANN, "game leave", "night")
    await room.told("night")

    assert not thread.archived


async def test_a_deadline_wakes_an_archived_thread(room: Room) -> None:
    thread = await opened_in_thread(room)
    await room.slash(BOB, "game join", thread.name)
    await room.slash(ANN, "game start", thread.name)
    await room.told(thread.name)
    await room.discord.archive(thread)

    await run_out(room)
    told = await room.told(thread.name)

    assert not thread.archived
    assert any("the autopilot plays this turn" in one.content for one in told)


async def test_the_next_game_wakes_the_thread(room: Room) -> None:
    thread = await opened_in_thread(room)
    await room.slash(ANN, "game leave", thread.name)
    await room.told(thread.name)
    assert thread.archived

    await room.slash(ANN, "game new", thread.name, game="zombicide")

    assert "Join" in labels_of(await room.status(thread.name))
    assert not thread.archived


# ------------------------------------------------------------ pinned boards


async def pinned(room: Room) -> list[int]:
    return [one.id for one in await room.told() if one.pinned]


async def boards(room: Room) -> list[int]:
    return [one.id for one in await room.told() if one.attachments]


async def rounds(room: Room) -> None:
    """Ann, who leads all survivors, ends the round."""
    for survivor in ("Amy", "Doug", "Josh", "Ned"):
        await room.slash(ANN, "end", survivor=survivor)
    assert (await room.game()).view().round == 2


async def test_without_the_permission_no_board_is_pinned(room: Room) -> None:
    await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
    await rounds(room)

    assert len(await boards(room)) == 2
    assert await pinned(room) == []
    assert room.discord.refused == []


async def test_where_the_bot_may_pin_the_newest_board_is_pinned_without_a_word(room: Room) -> None:
    room.discord.permit_everywhere("pin_messages")
    await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
    first = await pinned(room)
    assert first == await boards(room)

    await rounds(room)

    assert await pinned(room) == (await boards(room))[-1:] != first
    await until(lambda: not [one for one in room.discord.messages(ONE) if one.kind == PINNED])
