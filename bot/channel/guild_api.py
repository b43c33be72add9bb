"""What the bot does in Discord's channels and threads, and whether it may."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from contextlib import suppress

import aiohttp
import discord

from bot.base.discord_errors import NO_MEMBER, is_final
from bot.base.log import log

HERE_SECONDS = 3600
"""Seconds for which a person who was on the server is assumed to be on it still."""
KEPT_MEMBERS = 10_000
WEEK_MINUTES = 7 * 24 * 60
"""Minutes without a message after which Discord archives a thread; a message wakes it."""
NAME_ROOM = 100


class GuildApi:
    """What the bot sees and may do through `client`.

    If Discord gives no clear answer, the usual case is assumed: a person is still on the server,
    for instance.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._here: OrderedDict[tuple[int, str], float] = OrderedDict()

    def room(self, channel: int) -> discord.PartialMessageable:
        """Return the object that sends messages to this channel or thread; Discord is not asked."""
        return self._client.get_partial_messageable(channel)

    def may(self, channel: int) -> discord.Permissions:
        """Return the bot's permissions in this channel.

        None are granted in direct messages, where the bot only writes, and in an unknown channel.
        """
        found = self._client.get_channel(channel)
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return discord.Permissions.none()
        return found.permissions_for(found.guild.me)

    def parent(self, channel: int) -> discord.TextChannel | None:
        """Return a channel in which threads can be opened; None for a thread and any
        other place."""
        found = self._client.get_channel(channel)
        return found if isinstance(found, discord.TextChannel) else None

    async def open_thread(
        self, parent: discord.TextChannel, name: str, *, private: bool
    ) -> discord.Thread:
        """Open a thread in `parent`; a longer name than Discord allows is cut.

        Raises discord.HTTPException.
        """
        sort = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
        return await parent.create_thread(
            name=name[:NAME_ROOM], type=sort, auto_archive_duration=WEEK_MINUTES
        )

    async def archive(self, thread: int) -> None:
        """Archive a thread that was opened for a table; a new message wakes it.

        A refusal is only logged.
        """
        try:
            found = self._client.get_channel(thread) or await self._client.fetch_channel(thread)
            if isinstance(found, discord.Thread) and not found.archived:
                await found.edit(archived=True)
        except discord.HTTPException as error:
            log().warning("not-archived", channel=thread, status=error.status, code=error.code)

    async def pin(self, channel: int, message: int, former: int) -> bool:
        """Pin `message` and unpin `former`; 0 stands for no message.

        Returns whether there is nothing more to try with this message: it is done, or Discord
        refuses it, also for a permission. Another try would be one more refused request of the
        10,000 in ten minutes after which Discord shuts a bot out.
        """
        room = self.room(channel)
        try:
            if message:
                await room.get_partial_message(message).pin()
            if former:
                with suppress(discord.NotFound):
                    await room.get_partial_message(former).unpin()
        except discord.HTTPException as error:
            log().warning("not-pinned", channel=channel, status=error.status, code=error.code)
            return is_final(error) or isinstance(error, discord.Forbidden)
        return True

    def is_gone(self, channel: int) -> bool:
        """Whether the client knows no such channel or thread: it was deleted, or is not visible."""
        return self._client.get_channel(channel) is None

    async def left(self, guild: int, people: tuple[str, ...]) -> list[str]:
        """Return those of `people` who are not on the server any more."""
        found = self._client.get_guild(guild)
        if found is None:
            return []
        here = await asyncio.gather(*(self._is_member(found, one) for one in people))
        return [one for one, there in zip(people, here, strict=True) if not there]

    async def _is_member(self, guild: discord.Guild, person: str) -> bool:
        key, now = (guild.id, person), time.monotonic()
        if now < self._here.get(key, 0.0):
            return True
        try:
            await guild.fetch_member(int(person))
        except discord.NotFound as error:
            return error.code not in NO_MEMBER
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            return True
        self._here[key] = now + HERE_SECONDS
        while len(self._here) > KEPT_MEMBERS:
            self._here.popitem(last=False)
        return True
