"""Files that people attach: the text of one is fetched and bounded, and its faults are told."""

from __future__ import annotations

import asyncio
from typing import Protocol

import discord

import engine
from bot.base import sandboxed_toml
from bot.base.errors import UserError
from bot.base.log import log
from bot.base.replies import Person, Reply
from bot.base.words import quoted, say
from bot.games.family.faults import told_with_place
from engine.reading.bounds import BYTES

FAULTS = 1600
"""The most characters of a list of faults; a message holds 2,000."""
ONE_FAULT = 300
"""The most characters of one fault."""
FETCH_SECONDS = 10


class Sent(Protocol):
    """A file that somebody attached."""

    filename: str
    size: int

    async def read(self) -> bytes: ...


async def text_of(sent: Sent) -> str:
    """Return the text of a file.

    Raises UserError if the file is too large, cannot be fetched, or is not text.
    """
    if sent.size > BYTES:
        raise UserError("file-too-large", size=sent.size // 1024 + 1, most=BYTES // 1024)
    try:
        async with asyncio.timeout(FETCH_SECONDS):
            content = await sent.read()
    except (TimeoutError, OSError, discord.HTTPException) as error:
        log().warning("file-not-fetched", error=repr(error))
        raise UserError("file-not-fetched") from error
    try:
        return content[: BYTES + 1].decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UserError("file-not-text") from error


async def must_be_light(text: str) -> None:
    """Raise DataFaults for a text that is too large, and UserError for one that costs too much."""
    engine.must_be_bounded(text)
    try:
        await sandboxed_toml.try_out(text)
    except sandboxed_toml.TooHeavy as error:
        raise UserError("file-too-heavy") from error


def faults_told(person: Person, sent: Sent, text: str, faults: engine.DataFaults) -> Reply:
    """Reply with the faults of a file, which has this text.

    If a message cannot hold them all, or not the whole of one, a file has them.
    """
    name, language = quoted(sent.filename[:60]), person.language
    told = [told_with_place(one, text, language) for one in faults.faults]
    lines = [one.partition("\n")[0][:ONE_FAULT] for one in told]
    shown = [f"- {quoted(one)}" for one in lines]
    while sum(len(one) + 1 for one in shown) > FAULTS:
        shown.pop()
    file = None
    if left := len(lines) - len(shown):
        shown.append(say(language, "faults-left", count=left))
    elif lines != told:
        shown.append(say(language, "faults-whole"))
    if left or lines != told:
        about = say(language, "faults-file", name=name)
        file = ("faults.txt", "\n".join(told).encode(), about)
    listed = "\n".join(shown)
    said = say(language, "mission-faulty", name=name, count=len(lines), faults=listed)
    return Reply(said, file=file)
