"""The bot's own emojis: small pictures that Discord keeps for the application.

Each is registered once. If one is missing, texts use plain words instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import aiohttp
import discord

from bot.base.log import log
from renders.kit.marks import mark_png

UNHEARD = (discord.HTTPException, aiohttp.ClientError, OSError)


@dataclass(slots=True)
class Marks:
    """The bot's emojis that Discord has; `shown` maps each name to the emoji as a message writes
    it.
    """

    shown: dict[str, str] = field(default_factory=dict[str, str])

    async def find(self, client: discord.Client, wanted: Sequence[str]) -> list[str]:
        """Learn which of the emojis `wanted` Discord has already, and return the names of the
        others.

        Returns no names if Discord's list cannot be read, so that no emoji is ever registered
        twice.
        """
        if not wanted:
            return []
        try:
            there = {one.name: str(one) for one in await client.fetch_application_emojis()}
        except UNHEARD as error:
            log().warning("without-marks", error=repr(error))
            return []
        self.shown |= {name: there[name] for name in wanted if name in there}
        return [name for name in wanted if name not in there]

    async def add(self, client: discord.Client, missing: Sequence[str]) -> None:
        """Register the emojis with these names; stop at the first one that cannot be registered."""
        for name in missing:
            picture = await asyncio.to_thread(mark_png, name)
            try:
                emoji = await client.create_application_emoji(name=name, image=picture)
            except UNHEARD as error:
                log().warning("mark-not-registered", mark=name, error=repr(error))
                return
            self.shown[name] = str(emoji)
        if missing:
            log().info("marks-registered", count=len(missing))
