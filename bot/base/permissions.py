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
"""The permissions that the invitation asks for; the link in README holds them as one number."""
ELSEWHERE = {True: "send_messages", False: "send_messages_in_threads"}
"""Maps whether the bot is asked in a thread to the permission that it does not need there.

Discord has one right to write in threads and another to write in all other channels.
"""


def lacking(interaction: discord.Interaction) -> list[str]:
    """Return the names of the permissions that the bot needs and lacks in the interaction's
    channel.

    The list is empty in direct messages, where the bot needs no permissions.
    """
    if interaction.guild_id is None:
        return []
    in_thread = isinstance(interaction.channel, discord.Thread)
    asked = [name for name in NEEDED if name != ELSEWHERE[in_thread]]
    return missing(interaction.app_permissions, asked)


def check_permissions(interaction: discord.Interaction) -> None:
    """Raise UserError if the bot cannot play in the interaction's channel.

    That includes servers without the bot: somebody who installed the bot only for themselves can
    type its commands there too.
    """
    if interaction.guild_id is not None and not interaction.is_guild_integration():
        raise UserError("not-on-this-server")
    refuse(lacking(interaction), language_of(interaction.locale))


def refuse_missing(may: discord.Permissions, asked: list[str], language: str) -> None:
    """Raise UserError that names the permissions in `asked` that `may` lacks, if there are any."""
    refuse(missing(may, asked), language)


def missing(may: discord.Permissions, asked: list[str]) -> list[str]:
    """Return the names of those permissions in `asked` that `may` does not grant."""
    return [name for name in asked if not getattr(may, name)]


def refuse(names: list[str], language: str) -> None:
    """Raise UserError that names these missing permissions, if there are any."""
    if names:
        named = ", ".join(say(language, f"permission-{one.replace('_', '-')}") for one in names)
        raise UserError("missing-permissions", permissions=named)
