"""What the bot must be allowed where it is asked to play."""

from __future__ import annotations

import discord

from bot.declined import Declined
from bot.words import language_of, say

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


def check_permissions(interaction: discord.Interaction) -> None:
    """The bot must be able to write where it is asked to play. Raises Declined."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    asked = [name for name in NEEDED if name != ELSEWHERE[in_thread]]
    refuse_missing(interaction.app_permissions, asked, language_of(interaction.locale))


def refuse_missing(may: discord.Permissions, asked: list[str], language: str) -> None:
    """Names what is asked for and not given. Raises Declined."""
    missing = [name for name in asked if not getattr(may, name)]
    if not missing:
        return
    named = ", ".join(say(language, f"permission-{name.replace('_', '-')}") for name in missing)
    raise Declined("missing-permissions", permissions=named)
