"""Every picture the bot sends has its words, in its reader's language."""

from __future__ import annotations

import re

import engine
from bot.practice.people import ANN, BOB
from bot.practice.records import Attachment, Message
from tests.bot.conftest import ONE, Room
from tests.bot.test_films import replay
from tests.bot.test_tutorial import take_a_turn

TURNS = 300
WORDS = {"en": r"\b([Rr]ounds?|left|done)\b", "fr": r"\b([Tt]ours?|reste|a joué)\b"}


def pictures_of(messages: list[Message]) -> list[tuple[Message, Attachment]]:
    kinds = (".png", ".webp")
    return [
        (message, one)
        for message in messages
        for one in message.attachments
        if one.filename.endswith(kinds)
    ]


def check(about: str | None, language: str) -> None:
    """Present, short enough, in that language and no other."""
    assert about
    assert len(about) <= 1024
    other = {"en": "fr", "fr": "en"}[language]
    assert re.search(WORDS[language], about), about
    assert not re.search(WORDS[other], about), about


async def test_every_picture_of_a_whole_game_has_its_words(room: Room) -> None:
    await room.slash(ANN, "game new", language="fr", game="zombicide")
    await room.slash(ANN, "game join", survivors="Amy, Doug, Josh")
    await room.slash(BOB, "game join")
    await room.slash(ANN, "game start")
    await room.press(ANN, "Ann")
    led = [one.title() for figures in (await room.game()).seats.values() for one in figures]
    for number in range(TURNS):
        record = await room.store.live_in(room.discord.channel(ONE).id)
        if record is None:
            break
        if number % 9 == 0:
            await room.slash(BOB, "board")
            await room.slash(BOB, "sheet")
        await take_a_turn(room, engine.load_table(record.game), by_menu=False)
    await replay(room, BOB)
    await room.slash(BOB, "mission show", mission="03")

    found = pictures_of(await room.told()) + pictures_of(room.discord.messages(ONE, BOB))
    kinds = {one.filename.split(".")[0].split("-")[0] for _, one in found}
    assert kinds == {"board", "sheet", "poster", "game", "mission", "places"}
    for message, one in found:
        if one.filename == "mission.png":
            assert one.description
            continue
        check(one.description, "en" if message.ephemeral else "fr")
        if one.filename != "sheet.png":
            assert all(name in (one.description or "") for name in led)
