"""Listens to changes around a table: permissions, channels, threads and messages."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord.ext import commands

from bot.app.registrar import ServerRegistrar
from bot.channel.publisher import Publisher


class Watching(commands.Cog):
    """Wakes the tables that the bot may write to again, or whose status message was deleted."""

    def __init__(self, publisher: Publisher, commands: ServerRegistrar) -> None:
        self._publisher, self._commands = publisher, commands

    # ------------------------------------------------------------ permissions and places

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        self._publisher.hope(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        self._publisher.hope(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self._publisher.hope(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """React to a change of the bot's own member, such as a new role.

        Changes of other members arrive only with a privileged intent, which the bot lacks.
        """
        self._publisher.hope(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._publisher.hope(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._publisher.hope(guild.id)
        self._commands.rejoined(guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        self._publisher.hope(thread.guild_id)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """React when the bot is added to a private thread, or may see the threads of a channel."""
        self._publisher.hope(thread.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._publisher.put_away(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._publisher.put_away(thread.thread_id)

    # ------------------------------------------------------------ messages

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Delete the public note that Discord posts when the bot pins a message."""
        # Direct messages have no guild; there, only this bot and the person can pin.
        me = message.guild.me if message.guild else message.author
        ours = message.author.bot and message.author.id == me.id
        if ours and message.type is discord.MessageType.pins_add:
            with suppress(discord.HTTPException):
                await message.delete()

    @commands.Cog.listener()
    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        self._publisher.missing(gone.channel_id, (gone.message_id,))

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        self._publisher.missing(gone.channel_id, gone.message_ids)
