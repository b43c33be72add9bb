"""The permissions that the bot needs where somebody asks it to play."""

from __future__ import annotations

import discord

from bot.base.errors import UserError
from bot.base.words import language_of, say

NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
"""The permissions that the invitation asks for; README names their number."""
ELSEWHERE = {True: "send_messages", False: "send_messages_in_threads"}
"""The permission that does not matter, by whether the bot is asked in a thread: Discord has one
right to write in threads and another for all other places.
"""


def lacking(interaction: discord.Interaction) -> list[str]:
    """The names of the permissions that the bot needs and lacks in the interaction's channel.

    It needs none in direct messages.
    """
    if interaction.guild_id is None:
        return []
    in_thread = isinstance(interaction.channel, discord.Thread)
    asked = [name for name in NEEDED if name != ELSEWHERE[in_thread]]
    return missing(interaction.app_permissions, asked)


def check_permissions(interaction: discord.Interaction) -> None:
    """Check that the bot can play in the interaction's channel. Raises UserError if it cannot.

    Somebody who installed the bot for themselves can type commands on servers where it is not.
    """
    if interaction.guild_id is not None and not interaction.is_guild_integration():
        raise UserError("not-on-this-server")
    refuse(lacking(interaction), language_of(interaction.locale))


def refuse_missing(may: discord.Permissions, asked: list[str], language: str) -> None:
    """Raise UserError that names the permissions in `asked` that `may` lacks, if there are any."""
    refuse(missing(may, asked), language)


def missing(may: discord.Permissions, asked: list[str]) -> list[str]:
    """The names of those permissions in `asked` that `may` does not grant."""
    return [name for name in asked if not getattr(may, name)]


def refuse(names: list[str], language: str) -> None:
    """Raise UserError that names these missing permissions, if there are any."""
    if names:
        named = ", ".join(say(language, f"permission-{one.replace('_', '-')}") for one in names)
        raise UserError("missing-permissions", permissions=named)
