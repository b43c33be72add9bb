"""A discord.py bot on the local Discord: commands, answers, buttons, forms, who sees what."""

import asyncio
import io
import sqlite3
import threading
from dataclasses import asdict
from pathlib import Path

import pytest
from discord import File

from bot.practice.errors import NotOffered
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO, DAN
from tests.practice.conftest import ANSWER_SECONDS, playing
from tests.practice.tiny_bot import PICTURE, TinyBot


async def test_a_bot_logs_in_and_its_commands_are_offered(discord: LocalDiscord, bot: TinyBot):
    await bot.wait_until_ready()

    guild = bot.guilds[0]
    assert [channel.name for channel in guild.text_channels] == ["table-one", "table-two"]
    assert guild.text_channels[0].permissions_for(guild.me).send_messages
    assert {"game new", "move", "board"} <= {one.name for one in discord.offered(BOB)}


async def test_the_bot_may_be_installed_on_a_server_and_for_a_person(bot: TinyBot):
    await bot.wait_until_ready()

    told = await bot.application_info()

    assert told.guild_integration_config is not None
    assert told.user_integration_config is not None


async def test_options_arrive_as_what_they_are(discord: LocalDiscord, bot: TinyBot):
    filled = {"mission": "00", "guest": BOB, "rounds": 4, "quick": True}
    asked = await discord.slash(ANN, "table-one", "game new", filled)

    assert (await discord.wait(asked)).text == "Tutorial Bob 4 True"


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"mission": "99"},
        {"mission": "00", "rounds": 10},
        {"mission": "00", "rounds": "4"},
        {"mission": "00", "guest": "eve"},
        {"mission": "00", "quick": "yes"},
        {"mission": "00", "wrong": 1},
    ],
)
async def test_a_client_would_not_send_wrong_options(
    discord: LocalDiscord, bot: TinyBot, options: dict[str, object]
):
    with pytest.raises(NotOffered):
        await discord.slash(ANN, "table-one", "game new", options)


async def test_autocomplete_asks_the_bot(discord: LocalDiscord, bot: TinyBot):
    choices = await discord.autocomplete(BOB, "table-one", "move", "zone", "bank")

    assert choices == [{"name": "B2 bank", "value": "B2"}]


async def test_a_promised_answer_comes_with_picture_and_alt_text(
    discord: LocalDiscord, bot: TinyBot
):
    asked = await discord.slash(CLEO, "table-two", "board")
    await discord.wait(asked, until="acknowledged")
    assert asked.message.loading
    assert not asked.final.is_set()

    message = (await discord.wait(asked)).message

    assert not message.loading
    assert message.edited is None
    picture = message.attachments[0]
    assert (picture.filename, picture.description) == ("board.png", "A street by night")
    assert (picture.width, picture.height) == (2, 2)
    assert await discord.attachment(picture.id) == PICTURE


async def test_a_file_that_is_seen_can_be_fetched_however_slow_the_disk_is(
    discord: LocalDiscord, bot: TinyBot
):
    """The second edit waits for the first one to be saved; its message shows the file already."""
    posted = [await channel.send("Soon") for channel in bot.guilds[0].text_channels]
    disk = threading.Event()
    busy = asyncio.create_task(discord._state._run(disk.wait))  # pyright: ignore[reportPrivateUsage]
    edits = [
        asyncio.create_task(one.edit(attachments=[File(io.BytesIO(PICTURE), "board.png")]))
        for one in posted
    ]
    kept = [discord.messages(one.channel.id)[0] for one in posted]
    async with asyncio.timeout(60):
        while not all(one.attachments for one in kept):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    fetched = [asyncio.create_task(discord.attachment(one.attachments[0].id)) for one in kept]
    await asyncio.sleep(0)
    disk.set()

    await asyncio.gather(busy, *edits)
    assert await asyncio.gather(*fetched) == [PICTURE, PICTURE]


async def test_the_bot_reads_its_attachments_back(discord: LocalDiscord, bot: TinyBot):
    shown = (await discord.wait(await discord.slash(CLEO, "table-two", "board"))).message

    channel = await bot.fetch_channel(shown.channel)
    read = await channel.fetch_message(shown.id)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]

    assert await read.attachments[0].read() == PICTURE  # pyright: ignore[reportUnknownMemberType]


async def test_private_answers_are_seen_by_one_person(discord: LocalDiscord, bot: TinyBot):
    message = (await discord.wait(await discord.slash(DAN, "table-one", "sheet"))).message

    assert message in discord.messages("table-one", seen_by=DAN)
    assert message not in discord.messages("table-one", seen_by=ANN)
    with pytest.raises(NotOffered):
        await discord.press(ANN, message, "anything")


async def test_buttons_live_on_in_a_new_process(tmp_path: Path):
    async with LocalDiscord(tmp_path / "practice.sqlite3", patience=ANSWER_SECONDS) as discord:
        async with playing(discord):
            message = (await discord.wait(await discord.slash(ANN, "table-one", "board"))).message
        async with playing(discord):
            await discord.wait(await discord.press(BOB, message, "Count 0"))

    assert message.content == "Counted 1"
    assert message.edited is not None


async def test_a_button_that_is_gone_can_still_be_on_its_way(discord: LocalDiscord, bot: TinyBot):
    message = (await discord.wait(await discord.slash(ANN, "table-one", "board"))).message
    await discord.wait(await discord.press(BOB, message, "count:0"))

    with pytest.raises(NotOffered):
        await discord.press(BOB, message, "count:0")
    await discord.wait(await discord.press(BOB, message, "count:5", even_if_gone=True))

    assert message.content == "Counted 6"


async def test_a_select_takes_as_many_values_as_it_says(discord: LocalDiscord, bot: TinyBot):
    message = (await discord.wait(await discord.slash(ANN, "table-one", "board"))).message
    asked = await discord.select(BOB, message, "order", ["A1", "B2"])

    assert (await discord.wait(asked)).text == "A1 then B2"
    with pytest.raises(NotOffered):
        await discord.select(BOB, message, "order", ["A1", "A2", "B1"])
    with pytest.raises(NotOffered):
        await discord.select(BOB, message, "order", ["Z9"])


async def test_a_form_is_filled_in(discord: LocalDiscord, bot: TinyBot):
    asked = await discord.wait(await discord.slash(BOB, "table-one", "diary"))
    assert asked.modal is not None
    assert asked.modal["title"] == "Diary"

    sent = await discord.submit_modal(asked, {"entry": "We ran."})

    assert (await discord.wait(sent)).text == "> We ran."
    with pytest.raises(NotOffered):
        await discord.submit_modal(asked, {"entry": ""})


async def test_only_allowed_mentions_ping(discord: LocalDiscord, bot: TinyBot):
    asked = await discord.wait(await discord.slash(BOB, "table-one", "call", {"who": DAN}))
    await discord.wait(await discord.slash(BOB, "table-one", "say", {"text": f"<@{DAN.id}>"}))

    assert [ping.person for ping in discord.sent_pings] == [DAN.id]
    assert asked.message.mentions == [DAN.id]


async def test_commands_for_moderators_are_not_offered_to_others(
    discord: LocalDiscord, bot: TinyBot
):
    with pytest.raises(NotOffered):
        await discord.slash(BOB, "table-one", "reset")

    assert (await discord.wait(await discord.slash(ANN, "table-one", "reset"))).text == "Reset"


async def test_a_taken_port_is_told_and_nothing_stays_open(tmp_path: Path):
    async with LocalDiscord(tmp_path / "one.sqlite3") as first:
        with pytest.raises(OSError, match="address already in use"):
            await LocalDiscord(tmp_path / "two.sqlite3", port=first.port).start()


async def test_a_file_that_is_something_else_is_not_touched(tmp_path: Path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear neighbour, " * 100)

    with pytest.raises(sqlite3.DatabaseError):
        await LocalDiscord(file).start()

    assert file.read_text().startswith("Dear neighbour")


async def test_messages_commands_and_bytes_survive_a_restart(tmp_path: Path):
    file = tmp_path / "practice.sqlite3"
    async with LocalDiscord(file, patience=ANSWER_SECONDS) as discord, playing(discord):
        told = await discord.wait(await discord.slash(ANN, "table-one", "board"))
        await discord.wait(await discord.slash(DAN, "table-one", "sheet"))
        before = [asdict(message) for message in discord.messages("table-one")]
        commands = [one.command["id"] for one in discord.offered(ANN)]
        key = discord.page_url.split("/")[-2]
        token = discord.token

    async with LocalDiscord(file, patience=ANSWER_SECONDS) as discord:
        assert [asdict(message) for message in discord.messages("table-one")] == before
        assert [one.command["id"] for one in discord.offered(ANN)] == commands
        assert await discord.attachment(told.message.attachments[0].id) == PICTURE
        assert discord.page_url.split("/")[-2] == key
        assert discord.token == token
        assert len(discord.messages("table-one", seen_by=BOB)) == 1
