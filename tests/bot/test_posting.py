"""Whatever becomes of messages and permissions, no line is lost and none is told twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import discord as discord_py
import pytest

import engine
from bot.base.permissions import NEEDED
from bot.channel import publisher
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB
from bot.practice.records import Message
from bot.store.records import Change, LogRow
from engine.zombies import events as e
from tests.bot.conftest import ONE, Room, running
from tests.bot.zombies.placing import TownTable, drawn_for, put


def a_town() -> TownTable:
    return drawn_for({"ann": ANN, "bob": BOB}, "town-square straight@1", "1E=ann 2D=bob")


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short pauses, but for where somebody must change something."""
    monkeypatch.setattr(publisher, "CALM_SECONDS", 0.01)
    monkeypatch.setattr(publisher, "RETRY_SECONDS", (0.01, 0.05))
    monkeypatch.setattr(publisher, "APART_SECONDS", 0.01)


async def until(true: Callable[[], bool]) -> None:
    """Waits for something that comes by itself."""
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def shown(room: Room, where: str = ONE) -> list[Message]:
    """The public messages as they stand, without waiting for anything."""
    return [one for one in room.discord.messages(where) if not one.ephemeral]


def shown_status(messages: list[Message]) -> list[bool]:
    """For each message with controls, whether it is the last of all."""
    return [one is messages[-1] for one in messages if one.components]


def story(room: Room, where: str = ONE) -> list[str]:
    """What the table was told: every message but the status."""
    return [one.content for one in shown(room, where) if not one.components]


async def row_of_turns(room: Room, *turns: str, where: str = ONE) -> None:
    """A row of the log that begins these turns."""
    turn = [e.TurnBegan(seat=seat, round=number) for number, seat in enumerate(turns, start=2)]
    await row_of(room, *turn, where=where)


async def row_of(room: Room, *events: engine.Event, where: str = ONE) -> None:
    """A row of the log in which that happened, saved as a command saves it."""
    await room.told(where)
    record = await room.store.live_in(room.discord.channel(where).id)
    assert record
    happened = [engine.event_to_json(one) for one in events]
    row = LogRow("command", str(ANN.id), {"do": "end"}, command=1, events=happened)
    await room.store.save(Change(record, [row]))
    room.bot.tables.forget(record.channel)
    room.bot.publisher.wake(record)


async def test_a_row_that_begins_two_turns_is_two_messages(room: Room) -> None:
    await put(room, a_town(), ANN, BOB)

    await row_of_turns(room, str(ANN.id), str(BOB.id), str(ANN.id))

    told = [one for one in await room.told() if not one.components]
    assert [one.content.count("<@") for one in told] == [1, 1, 1]
    assert len({one.nonce for one in told}) == 3


async def test_a_message_begun_in_the_middle_of_a_row_goes_on_after_a_restart(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await put(room, a_town(), ANN, BOB)
        await row_of_turns(room, str(ANN.id), str(BOB.id), str(ANN.id))
        await room.told()
        before = story(room)

    async with running(discord, tmp_path) as room:
        await row_of(room, e.TurnSkipped(seat=str(ANN.id), by=str(BOB.id)))
        await room.told()

        after = story(room)
        assert after[:2] == before[:2]
        assert after[2].startswith(f"{before[2]}\n")
        assert len(after) == 3


async def test_a_message_of_the_release_before_goes_on_growing(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    """It kept neither the place in a row nor how much a message says."""
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
        await room.slash(ANN, "search", survivor="amy")
        before = [one.id for one in await room.told()]
        record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record
    kept = record.talk["gathered"]
    known = ("key", "first", "during", "message", "board")
    record.talk["gathered"] = {name: kept[name] for name in known}

    async with running(discord, tmp_path) as room:
        await room.told()
        await room.store.note_talk(record)
    async with running(discord, tmp_path) as room:
        await room.slash(ANN, "end", survivor="amy")
        assert [one.id for one in await room.told()] == before
        assert sum("Amy is done" in text for text in story(room)) == 1


async def test_what_no_message_holds_is_told_in_several(room: Room) -> None:
    await put(room, a_town(), ANN, BOB)

    many = [e.TurnSkipped(seat=str(ANN.id), by=str(number)) for number in range(100)]
    await row_of(room, *many)
    await room.told()

    lines = "\n".join(story(room)).splitlines()
    assert len(lines) == len(set(lines)) == 100
    assert room.discord.refused == []


async def test_a_deleted_message_is_followed_by_a_new_one_with_the_rest(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    found = "Amy finds a pistol."
    running = next(one for one in await game.told() if found in one.content)
    await game.discord.delete(running)

    await game.slash(ANN, "end", survivor="amy")

    texts = [one.content for one in await game.told() if not one.components]
    assert sum("Amy is done" in text for text in texts) == 1
    assert not any(found in text for text in texts)


async def test_the_rest_of_a_deleted_message_is_not_doubled_by_a_lost_answer(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    found = "Amy finds a pistol."
    await game.discord.delete(next(one for one in await game.told() if found in one.content))
    game.discord.faults.lose_answer("POST", "/messages")

    await game.slash(ANN, "end", survivor="amy")

    await until(lambda: game.discord.faults.done == 1 and bool(shown(game)[-1].components))
    await until(lambda: any("Amy is done" in text for text in story(game)))
    await game.told()
    assert sum("Amy is done" in text for text in story(game)) == 1


async def test_what_was_not_told_before_a_kill_is_told_in_a_new_message(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
        await room.slash(ANN, "search", survivor="amy")
        found = "Amy finds a pistol."
        turn = next(one for one in await room.told() if found in one.content)
        discord.faults.refuse("PATCH", "/channels/", status=408, times=1000)
        await room.slash(ANN, "end", survivor="amy")
        await until(lambda: discord.faults.done > 0)
    discord.faults.waiting.clear()
    await discord.delete(turn)

    async with running(discord, tmp_path) as room:
        await room.told()
        assert sum("Amy is done" in text for text in story(room)) == 1
        assert sum(found in text for text in story(room)) == 0
        assert sum(bool(one.components) for one in shown(room)) == 1


async def test_a_deleted_status_message_comes_back_by_itself(game: Room) -> None:
    status, before = await game.status(), len(game.discord.sent_pings)

    await game.discord.delete(status)

    await until(lambda: bool(shown(game)[-1].components))
    assert shown(game)[-1].content == status.content
    assert len(game.discord.sent_pings) == before


async def test_a_status_message_that_moves_down_is_not_taken_for_a_deleted_one(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    await game.told()
    await asyncio.sleep(0.1)

    assert sum(bool(one.components) for one in shown(game)) == 1
    assert game.discord.refused == []


def test_the_invitation_asks_for_what_is_needed_and_no_more() -> None:
    asked = discord_py.Permissions(**dict.fromkeys(NEEDED, True)).value
    root = Path(__file__).parents[2]

    assert f"permissions={asked}`" in (root / "README.md").read_text("utf-8")
    assert f"`{asked}`" in (root / "docs" / "operations.md").read_text("utf-8")


# ------------------------------------------------------------ refused for good


@pytest.mark.parametrize(("status", "code"), [(413, 40005), (413, 0), (400, 50045)])
async def test_a_picture_that_is_too_large_is_left_out(room: Room, status: int, code: int) -> None:
    await put(room, a_town(), ANN, BOB)
    await room.told()
    room.discord.faults.refuse("POST", "/messages", status=status, code=code)

    await row_of_turns(room, str(ANN.id))

    told = [one for one in await room.told() if not one.components]
    assert [(len(one.attachments), one.content.count("<@")) for one in told] == [(0, 1)]
    assert "did not take the last picture" in await room.slash(ANN, "board")
    assert "did not take the last picture" not in await room.slash(ANN, "board")
    assert "pas accepté la dernière image" in await room.slash(BOB, "board", locale="fr")


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (400, 0), (413, 40005)])
async def test_words_that_discord_refuses_once_are_told_all_the_same(
    room: Room, status: int, code: int
) -> None:
    await put(room, a_town(), ANN, BOB)
    await room.told()
    room.discord.faults.refuse("POST", "/messages", status=status, code=code)

    await row_of(room, e.TurnSkipped(seat=str(ANN.id), by=str(BOB.id)))
    await room.told()

    assert [str(ANN.id) in text for text in story(room)] == [True]
    assert "⚠" not in await room.slash(BOB, "board")


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (413, 40005)])
async def test_words_refused_for_good_stop_no_story_and_the_table_hears_that_they_are_missing(
    room: Room, status: int, code: int
) -> None:
    await put(room, a_town(), ANN, BOB)
    await room.told()
    room.discord.faults.refuse("POST", "/messages", status=status, code=code, times=2)

    await row_of(room, e.TurnSkipped(seat=str(ANN.id), by=str(BOB.id)))
    await row_of(room, e.TurnSkipped(seat=str(BOB.id), by=str(ANN.id)))
    await room.told()

    log = room.link("game log")
    assert [log in text for text in story(room)] == [True, False]
    assert str(BOB.id) in story(room)[1]
    assert shown(room)[-1].components
    assert room.discord.refused == [(status, code)] * 2
    assert log in await room.slash(BOB, "board")


async def test_who_is_called_by_a_status_that_discord_refuses_is_called_without_it(
    game: Room,
) -> None:
    for survivor in ("amy", "doug"):
        await game.slash(ANN, "end", survivor=survivor)
    await game.told()
    before = len(game.discord.sent_pings)
    game.discord.faults.refuse("POST", "/messages", status=400, code=50035, times=2)

    await game.slash(ANN, "end", survivor="josh")
    await game.told()

    assert [one.person for one in game.discord.sent_pings[before:]] == [BOB.id]
    assert game.link("game status") in shown(game)[-1].content
    await game.slash(BOB, "end", survivor="ned")
    assert shown_status(await game.told()) == [True]
    assert [one.person for one in game.discord.sent_pings[before:]] == [BOB.id]


ABOUT_ONE_MESSAGE = [(429, 30046), (403, 50005), (404, 10008), (403, 50021), (429, 20022)]
"""Edited too often when it is old, another bot's, deleted, Discord's own, edited too often."""


@pytest.mark.parametrize(("status", "code"), ABOUT_ONE_MESSAGE)
async def test_a_message_that_discord_lets_nobody_edit_is_left_and_the_next_player_is_called(
    game: Room, status: int, code: int
) -> None:
    await game.slash(ANN, "search", survivor="amy")
    before = {one.id for one in await game.told()}
    game.discord.faults.refuse("PATCH", "/channels/", status=status, code=code, times=100_000)

    for survivor in ("amy", "doug", "josh"):
        await game.slash(ANN, "end", survivor=survivor)
    await until(lambda: game.bot.publisher.waiting() == 0)

    told = await game.told()
    assert sum("Amy is done" in one.content for one in told if one.id not in before) == 1
    assert [one.person for one in game.discord.sent_pings][-1] == BOB.id
    assert [bool(one.components) for one in told].count(True) == 1
    assert "⚠" not in await game.slash(BOB, "board")


@pytest.mark.parametrize(("status", "code"), [(429, 30046), (403, 50005), (403, 50021), (400, 0)])
async def test_a_status_message_that_discord_lets_nobody_edit_is_sent_anew(
    room: Room, status: int, code: int
) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    before = await room.status()
    room.discord.faults.refuse("PATCH", "/channels/", status=status, code=code, times=100_000)

    await room.slash(BOB, "game join")
    await until(lambda: room.bot.publisher.waiting() == 0)

    after = await room.status()
    assert after.id != before.id
    assert f"<@{BOB.id}>" in after.content
    assert [bool(one.components) for one in await room.told()] == [True]


@pytest.mark.parametrize(("status", "code"), [(403, 50005), (403, 50013), (403, 50021)])
async def test_a_message_that_cannot_be_deleted_is_left_and_the_next_player_is_called(
    game: Room, status: int, code: int
) -> None:
    """Such as one of the application that had this database before."""
    await game.told()
    game.discord.faults.refuse("DELETE", "/channels/", status=status, code=code, times=100_000)

    for survivor in ("amy", "doug", "josh"):
        await game.slash(ANN, "end", survivor=survivor)
    await until(lambda: game.bot.publisher.waiting() == 0)

    assert [one.person for one in game.discord.sent_pings][-1] == BOB.id
    assert sum("Amy is done" in text for text in story(game)) == 1
    assert "⚠" not in await game.slash(BOB, "board")


@pytest.mark.parametrize(
    ("status", "code"), [(400, 30003), (404, 10008), (403, 50021), (403, 50013)]
)
async def test_a_board_that_cannot_be_pinned_is_tried_once(
    room: Room, status: int, code: int
) -> None:
    room.discord.permit_everywhere("pin_messages")
    room.discord.faults.refuse("PUT", "/pins/", status=status, code=code, times=100_000)
    await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")

    for survivor in ("amy", "doug", "josh"):
        await room.slash(ANN, "end", survivor=survivor)
    await room.told()

    assert room.discord.refused == [(status, code)]


async def test_what_mends_itself_is_tried_again(room: Room) -> None:
    await put(room, a_town(), ANN, BOB)
    await room.told()
    room.discord.faults.refuse("POST", "/messages", status=408, times=4)

    await row_of_turns(room, str(ANN.id))

    await until(lambda: len(story(room)) == 1)
    assert room.discord.refused == [(408, 0)] * 4


# ------------------------------------------------------------ refused until something changes


async def test_a_permission_given_back_wakes_the_table(room: Room) -> None:
    await put(room, a_town(), ANN, BOB)
    await room.told()
    room.discord.forbid(ONE, "send_messages")

    await row_of_turns(room, str(ANN.id))
    await room.told()
    await asyncio.sleep(0.3)
    refused = list(room.discord.refused)
    assert story(room) == []
    assert "may not write here" in await room.slash(ANN, "board")
    assert "pas le droit d’écrire" in await room.slash(BOB, "board", locale="fr")

    room.discord.permit(ONE, "send_messages")
    await until(lambda: len(story(room)) == 1 and bool(shown(room)[-1].components))
    assert set(refused) == {(403, 50013)}
    assert len(refused) <= 2
    assert "write here" not in await room.slash(BOB, "board")


async def test_a_role_that_may_see_again_wakes_the_table(room: Room) -> None:
    await put(room, a_town(), ANN, BOB)
    await room.told()
    room.discord.forbid_everywhere("view_channel")
    await row_of_turns(room, str(ANN.id), str(BOB.id))
    await room.told()
    assert story(room) == []
    assert "I do not see this place" in await room.slash(ANN, "board")

    room.discord.permit_everywhere("view_channel")

    await until(lambda: len(story(room)) == 2)


async def test_a_time_out_that_ends_wakes_the_table(room: Room) -> None:
    await put(room, a_town(), ANN, BOB)
    await room.told()
    room.discord.time_out_bot()
    await row_of_turns(room, str(ANN.id))
    await room.told()
    assert story(room) == []

    room.discord.time_out_bot(ends=True)

    await until(lambda: len(story(room)) == 1)


async def test_many_roles_that_change_bring_few_refusals(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each counts towards a ban for invalid requests."""
    monkeypatch.setattr(publisher, "CALM_SECONDS", 0.5)
    await put(room, a_town(), ANN, BOB)
    await room.told()
    room.discord.forbid(ONE, "view_channel")
    await row_of_turns(room, str(ANN.id))
    await room.told()

    for _ in range(20):
        room.discord.permit_everywhere("add_reactions")

    assert room.discord.refused == [(403, 50001)]
    await until(lambda: len(room.discord.refused) > 1)
    await asyncio.sleep(0.3)
    assert len(room.discord.refused) == 2


async def test_refused_tables_are_tried_one_after_the_other(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"night-{number}" for number in range(8)]
    for name in names:
        await room.discord.open_thread(ANN, ONE, name)
        await put(room, a_town(), ANN, BOB, where=name)
        await room.told(name)
    room.discord.forbid(ONE, "view_channel")
    for name in names:
        await row_of_turns(room, str(ANN.id), where=name)
    await room.told()
    await until(lambda: len(room.discord.refused) == 8)
    monkeypatch.setattr(publisher, "APART_SECONDS", 0.3)

    room.discord.permit_everywhere("add_reactions")
    await until(lambda: len(room.discord.refused) > 8)

    assert len(room.discord.refused) <= 11


# ------------------------------------------------------------ threads


async def test_a_table_is_opened_and_played_in_a_thread(room: Room) -> None:
    await room.discord.open_thread(ANN, ONE, "night")
    room.discord.forbid(ONE, "send_messages")

    await room.open_game(ANN, where="night", survivors="Amy, Doug, Josh, Ned")
    await room.slash(ANN, "search", "night", survivor="amy")
    found = "Amy finds a pistol."

    assert found in [one.content for one in await room.told("night")]
    assert shown(room) == []


async def test_in_a_thread_its_own_permission_is_asked_for(room: Room) -> None:
    await room.discord.open_thread(ANN, ONE, "night")
    room.discord.forbid(ONE, "send_messages_in_threads")

    answer = await room.slash(ANN, "game new", "night", game="zombicide")

    assert "Send Messages in Threads" in answer
    assert "Send Messages," not in answer
    await room.slash(ANN, "game new", game="zombicide")
    assert (await room.status()).components


async def test_what_is_written_wakes_an_archived_thread(room: Room) -> None:
    """Nothing in it can be edited or deleted before."""
    thread = await room.discord.open_thread(ANN, ONE, "night")
    await room.open_game(ANN, where="night", survivors="Amy, Doug, Josh, Ned")
    await room.slash(ANN, "search", "night", survivor="amy")
    found = "Amy finds a pistol."
    await room.told("night")
    await room.discord.archive(thread)

    await room.slash(ANN, "end", "night", survivor="amy")
    await room.told("night")

    assert not thread.archived
    told = story(room, "night")
    assert sum(found in text for text in told) == 1
    assert sum("Amy is done" in text for text in told) == 1
    assert [bool(one.components) for one in shown(room, "night")].count(True) == 1
    assert shown(room, "night")[-1].components


async def test_a_locked_thread_waits_for_a_moderator(room: Room) -> None:
    thread = await room.discord.open_thread(ANN, ONE, "night")
    await put(room, a_town(), ANN, BOB, where="night")
    await room.told("night")
    await room.discord.archive(thread, locked=True)

    await row_of_turns(room, str(ANN.id), where="night")
    await room.told("night")
    assert story(room, "night") == []
    assert "this thread is locked" in await room.slash(ANN, "board", "night")

    await room.discord.unarchive(thread)
    await until(lambda: len(story(room, "night")) == 1)


async def test_a_private_thread_is_told_when_the_bot_is_invited(room: Room) -> None:
    thread = await room.discord.open_thread(ANN, ONE, "secret", private=True)
    await put(room, a_town(), ANN, BOB, where="secret")
    await room.told("secret")
    assert shown(room, "secret") == []
    assert "mention me" in await room.slash(ANN, "board", "secret")

    await room.discord.invite_bot(thread)

    await until(lambda: bool(shown(room, "secret")))


async def test_a_thread_that_is_gone_is_left_alone(room: Room) -> None:
    thread = await room.discord.open_thread(ANN, ONE, "night")
    await put(room, a_town(), ANN, BOB, where="night")
    await room.told("night")
    record = await room.store.live_in(thread.id)
    assert record
    await room.discord.delete_thread(thread)

    room.bot.publisher.below(record)
    await room.bot.publisher.settled()
    await asyncio.sleep(0.3)

    assert room.discord.refused == [(404, 10003)]


async def test_a_bot_that_starts_wakes_no_archived_thread(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    thread = await discord.open_thread(ANN, ONE, "night")
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, where="night")
        before = len(await room.told("night"))
    await discord.archive(thread)

    async with running(discord, tmp_path) as room:
        assert len(await room.told("night")) == before
        assert thread.archived
