"""/game replay: the film and the chronicle, for one's own eyes and for the whole channel."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest
from PIL import Image

import engine
from bot.films import Films
from bot.practice.interactions import Interaction
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO, DAN, GUILD_ID, Person
from bot.practice.records import Message
from bot.records import Change, Record, Seat
from tests.bot.conftest import ONE, TWO, Room, labels_of, running
from tests.bot.test_replay import SEED, Played

LIMIT = 10 * 1024 * 1024


async def with_files(room: Room, asked: Interaction, seconds: float = 60) -> Message:
    """The answer once the film hangs below it."""
    await room.discord.wait(asked)
    async with asyncio.timeout(seconds):
        while not asked.message.attachments:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return asked.message


async def replay(room: Room, who: Person = ANN, locale: str = "", **options: str) -> Message:
    return await with_files(room, await room.begin(who, "game replay", ONE, locale, **options))


async def put(room: Room, played: Played, where: str = ONE) -> Record:
    """A table with its whole log, as if Ann and Bob had played it in the channel."""
    record = Record(GUILD_ID, room.discord.channel(where).id, "zombicide", "00", "en")
    record.seats = [Seat(seat, seat, figures) for seat, figures in played.table.seats.items()]
    await room.store.save(Change(record))
    record.stage = "finished" if played.table.outcome else "playing"
    record.game = played.table.to_json()
    await room.store.save(Change(record, played.rows))
    return record


def frames_of(film: bytes) -> int:
    with Image.open(io.BytesIO(film)) as picture:
        return int(getattr(picture, "n_frames", 1))
