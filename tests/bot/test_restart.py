"""A restart in the middle of anything loses nothing, and no button dies."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.channel import publisher
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB
from bot.table.controls import tag
from tests.bot.conftest import running, select_of
from tests.practice.conftest import ANSWER_SECONDS


async def test_the_buttons_of_a_question_work_after_a_restart(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.slash(ANN, "game new", game="zombicide")
        await room.slash(BOB, "game join")
        await room.slash(ANN, "game start")
        asked = await room.status()
        question = (await room.game()).question
    assert question
    assert question.key == "first-player"

    async with running(discord, tmp_path) as room:
        custom_id = f"g:1:1:answer:{tag(str(BOB.id))}"
        pressed = await room.discord.press(BOB, asked, custom_id)
        await room.discord.wait(pressed)

        assert (await room.game()).acting == (str(BOB.id),)
        assert f"<@{BOB.id}>" in (await room.status()).content


async def test_a_menu_that_was_open_goes_on_after_a_restart(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN)
        opened = await room.discord.press(ANN, await room.status(), "Act")
        menu = (await room.discord.wait(opened)).message
        kinds = select_of(menu)["custom_id"]

    async with running(discord, tmp_path) as room:
        chosen = await room.discord.select(ANN, menu, kinds, ["search"])
        await room.discord.wait(chosen)
        assert (await room.store.rows(1))[-1].payload["do"] == "search"


async def test_the_status_message_is_repaired_where_it_was_deleted(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN)
        status = await room.status()
        await (
            room.bot.get_partial_messageable(status.channel).get_partial_message(status.id).delete()
        )

    async with running(discord, tmp_path) as room:
        repaired = await room.status()
        assert repaired.id != status.id
        assert repaired.content == status.content


async def test_a_restart_tells_nothing_twice(discord: LocalDiscord, tmp_path: Path) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
        await room.slash(ANN, "search", survivor="amy")
        before = [(one.id, one.content) for one in await room.told()]

    async with running(discord, tmp_path) as room:
        assert [(one.id, one.content) for one in await room.told()] == before
        await room.slash(ANN, "end", survivor="amy")
        after = await room.told()

    # The turn's message went on growing where the first process left it.
    assert [one.id for one in after][:-1] == [number for number, _ in before][:-1]
    assert "done" in after[-2].content


async def test_what_was_saved_and_not_told_is_told_at_the_next_start(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
        await room.told()
        for method in ("POST", "PATCH"):
            discord.faults.refuse(method, "/channels/", status=403, times=1000)
        await room.slash(ANN, "search", survivor="amy")
        found = "Amy finds a pistol."
        assert found not in [one.content for one in await room.told()]

    discord.faults.waiting.clear()
    async with running(discord, tmp_path) as room:
        assert found in [one.content for one in await room.told()]


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_dropped_gateway_comes_back(
    discord: LocalDiscord, tmp_path: Path, *, resumable: bool
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN)
        await discord.drop_gateway(resumable=resumable)
        await discord.ready()
        assert await room.slash(ANN, "game status")


async def test_a_publisher_that_fell_asleep_tells_nothing_twice(
    discord: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publisher, "IDLE_SECONDS", 0.05)
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
        await room.slash(ANN, "search", survivor="amy")
        before = [one.id for one in await room.told()]
        await asyncio.sleep(0.2)
        await room.slash(ANN, "end", survivor="amy")

        assert [one.id for one in await room.told()] == before


async def test_a_start_edits_what_changed_and_nothing_else(tmp_path: Path) -> None:
    sent: list[str] = []

    def overhear(path: str, body: object, _: object) -> None:
        sent.extend([path] if body else [])

    state = tmp_path / "discord.sqlite3"
    async with LocalDiscord(state, overhear=overhear, patience=ANSWER_SECONDS) as discord:
        async with running(discord, tmp_path) as room:
            await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
            await room.slash(ANN, "search", survivor="amy")
            await room.told()
        sent.clear()
        async with running(discord, tmp_path) as room:
            await room.told()
            assert [path for path in sent if "/messages" in path] == []
            await room.slash(ANN, "end", survivor="amy")
            assert "Amy is done" in await room.news()


async def test_commands_are_registered_again_only_where_they_are_not_as_before(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    """Discord limits how often one may."""

    async def registered(*, older: bool = False) -> bool:
        with capture_logs() as lines:
            async with running(discord, tmp_path) as room:
                if older:
                    await room.store.set_setting("commands", "as an older release said it")
        return "commands-registered" in [line["event"] for line in lines]

    assert await registered()
    assert not await registered(older=True)
    assert await registered()
