"""Opens threads for tables, public or private; they are archived when the table ends."""

from __future__ import annotations

from dataclasses import dataclass, replace

import discord

from bot.base.errors import UserError
from bot.base.permissions import refuse_missing
from bot.base.replies import Person, Progress, Reply
from bot.base.words import say
from bot.channel.guild_api import GuildApi
from bot.channel.publisher import Publisher
from bot.kit.lobby import Wish
from bot.kit.registry import kit_of
from bot.play import lobby
from bot.table.controls import Press
from bot.table.tables import OpenTable

PUBLIC, PRIVATE = "public", "private"
SORTS = (PUBLIC, PRIVATE)
"""The kinds of thread that people may ask for, as values of the command's option."""
NEEDED = ("view_channel", "send_messages_in_threads", "read_message_history")
"""The permissions that the bot needs in a channel for a table in one of its threads.

Those for files and links are left out: discord.py reports them as missing if the bot may write only
in the channel's threads.
"""


@dataclass(frozen=True, slots=True)
class Threads:
    """Opens threads for tables."""

    guild_api: GuildApi
    publisher: Publisher

    async def new(self, table: OpenTable, person: Person, wish: Wish, sort: str) -> Reply:
        """Open a table in a new thread of the channel, whether or not the channel has a table.

        Raises UserError if the table cannot be opened or a permission is missing; then no thread is
        opened.
        """
        parent = self._parent(table.channel, sort, person.language)
        opened = OpenTable(table.tables, 0, None, actor=person.id)
        await lobby.new(opened, person, replace(wish, thread="ours"))

        async def rest(_: Progress) -> Reply:
            name = _name(opened, person)
            thread = await self.guild_api.open_thread(parent, name, private=sort == PRIVATE)
            opened.record.channel = thread.id
            await opened.save()
            self.publisher.wake(opened.record)
            await thread.add_user(discord.Object(int(person.id)))
            told = say(person.language, "opened-in-thread", thread=thread.mention)
            return Reply(told + await lobby.commands_line(opened, person.language))

        return Reply("", rest=rest)

    async def move(self, table: OpenTable, person: Person, _: Press) -> Reply:
        """Move a lobby from its channel into a new public thread.

        Raises UserError if that is not possible.
        """
        record = lobby.waiting(table)
        if record.seat(person.id) is None:
            raise UserError("join-first")
        parent = self._parent(table.channel, PUBLIC, person.language)
        thread = await self.guild_api.open_thread(parent, _name(table, person), private=False)
        record.channel = thread.id
        record.state.thread = "ours"
        table.touch()
        return Reply(say(person.language, "opened-in-thread", thread=thread.mention))

    def _parent(self, channel: int, sort: str, language: str) -> discord.TextChannel:
        """Return the channel in which a thread can be opened.

        Raises UserError if there can be no threads here, or with the names of missing permissions.
        """
        parent = self.guild_api.parent(channel)
        if parent is None:
            raise UserError("no-thread-here")
        refuse_missing(self.guild_api.may(channel), [*NEEDED, f"create_{sort}_threads"], language)
        return parent


def _name(table: OpenTable, person: Person) -> str:
    record = table.record
    mission = kit_of(record.ruleset).lobby.mission_name(record, record.language)
    return say(record.language, "thread-name", mission=mission, who=person.name)
