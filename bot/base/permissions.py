"""What the bot must be allowed where it is asked to play."""

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
"""What the invitation asks for; README names the number of it."""
ELSEWHERE = {True: "send_messages", False: "send_messages_in_threads"}
"""What does not matter in a thread, and outside of one: each place has its own right to write."""


def lacking(interaction: discord.Interaction) -> list[str]:
    """What the bot would need where it is asked, and may not."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    asked = [name for name in NEEDED if name != ELSEWHERE[in_thread]]
    return missing(interaction.app_permissions, asked)


def check_permissions(interaction: discord.Interaction) -> None:
    """The bot must be able to write where it is asked to play. Raises UserError."""
    refuse(lacking(interaction), language_of(interaction.locale))


def refuse_missing(may: discord.Permissions, asked: list[str], language: str) -> None:
    """Names what is asked for and not given. Raises UserError."""
    refuse(missing(may, asked), language)


def missing(may: discord.Permissions, asked: list[str]) -> list[str]:
    return [name for name in asked if not getattr(may, name)]


def refuse(names: list[str], language: str) -> None:
    """Raises UserError where there are any."""
    if names:
        named = ", ".join(say(language, f"permission-{one.replace('_', '-')}") for one in names)
        raise UserError("missing-permissions", permissions=named)
