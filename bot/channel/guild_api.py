"""Calls to Discord about channels, threads, members and the bot's permissions."""

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
"""Seconds for which a person who was found on the server is assumed to be still there."""
KEPT_MEMBERS = 10_000
WEEK_MINUTES = 7 * 24 * 60
"""Minutes without a message after which Discord archives a thread; the next message reopens it."""
NAME_ROOM = 100


class GuildApi:
    """Asks and changes things on servers through `client`.

    If Discord gives no clear answer, the usual case is assumed: for instance, that a person is
    still on the server.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._here: OrderedDict[tuple[int, str], float] = OrderedDict()

    def room(self, channel: int) -> discord.PartialMessageable:
        """Return the object that sends messages to this channel or thread; Discord is not asked."""
        return self._client.get_partial_messageable(channel)

    def may(self, channel: int) -> discord.Permissions:
        """Return the bot's permissions in this channel or thread.

        Return no permissions for direct messages and for unknown channels.
        """
        found = self._client.get_channel(channel)
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return discord.Permissions.none()
        return found.permissions_for(found.guild.me)

    def parent(self, channel: int) -> discord.TextChannel | None:
        """Return the channel as a text channel, in which threads can be opened; None if it is not
        one."""
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
        """Archive a thread that was opened for a table; a new message reopens it.

        An HTTP error from Discord is logged, not raised.
        """
        try:
            found = self._client.get_channel(thread) or await self._client.fetch_channel(thread)
            if isinstance(found, discord.Thread) and not found.archived:
                await found.edit(archived=True)
        except discord.HTTPException as error:
            log().warning("not-archived", channel=thread, status=error.status, code=error.code)

    async def pin(self, channel: int, message: int, former: int) -> bool:
        """Pin `message` and unpin `former`; 0 stands for no message.

        Returns False if a later try may help; True if it is done, or if Discord refuses it for good
        or for lack of a permission. Useless tries are avoided because Discord bans a bot after
        10,000 refused requests in ten minutes.
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
        """Whether the client does not know this channel or thread: it was deleted or is not
        visible."""
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
