"""/mod: for people with Manage Server. Discord hides it from others; the deed checks again."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import (
    Choices,
    bot_of,
    completing,
    offered,
    t,
)
from bot.moderating import label_of
from bot.replies import person_of


@completing
async def restorable(interaction: discord.Interaction, typed: str) -> Choices:
    """Completes with the archived tables of this channel, or the damaged one."""
    bot, person = bot_of(interaction), person_of(interaction)
    async with bot.tables.at(interaction.channel_id or 0) as table:
        found = await bot.moderating.restorable(table, person.guild)
    return offered([(str(one.id), label_of(one, person.language)) for one in found], typed)


@app_commands.default_permissions(manage_guild=True)
class Moderation(commands.GroupCog, name=t("cmd-mod"), description=t("cmd-mod-about")):
    """Putting tables away and bringing them back."""

    @app_commands.command(name=t("cmd-mod-reset"), description=t("cmd-mod-reset-about"))
    async def reset(self, interaction: discord.Interaction) -> None:
        bot = bot_of(interaction)
        await bot.interactions.run(
            interaction, "ask-to-reset", bot.moderating.ask_to_reset, changes=False
        )

    @app_commands.command(name=t("cmd-mod-restore"), description=t("cmd-mod-restore-about"))
    @app_commands.rename(table=t("opt-table"))
    @app_commands.describe(table=t("opt-table-about"))
    @app_commands.autocomplete(table=restorable)
    async def restore(self, interaction: discord.Interaction, table: str) -> None:
        moderating = bot_of(interaction).moderating
        await bot_of(interaction).interactions.run(
            interaction, "restore", lambda at, who: moderating.restore(at, who, table)
        )
