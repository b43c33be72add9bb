"""/rules: articles about the rules, answered only to the person who asks."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.cogs.common import CHOICES, ROOM, Choices, bot_of, completing, t
from bot.base.replies import Person, Reply
from bot.base.words import language_of
from bot.play.rules_desk import asking_at
from bot.table.tables import OpenTable


@completing
async def topics(interaction: discord.Interaction, typed: str) -> Choices:
    """Complete the topic: groups of articles first, then single articles."""
    async with bot_of(interaction).tables.at(interaction.channel_id or 0) as table:
        found = asking_at(table, language_of(interaction.locale)).offered(typed)
    return [app_commands.Choice(name=title[:ROOM], value=one) for one, title in found[:CHOICES]]


class Questions(commands.Cog):
    """The command that explains the rules."""

    @app_commands.command(name=t("cmd-rules"), description=t("cmd-rules-about"))
    @app_commands.rename(topic=t("opt-topic"))
    @app_commands.describe(topic=t("opt-topic-about"))
    @app_commands.autocomplete(topic=topics)
    async def rules(self, interaction: discord.Interaction, topic: str = "") -> None:
        await read_rules(interaction, topic)


async def read_rules(interaction: discord.Interaction, topic: str) -> None:
    """Show an article privately."""

    async def use_case(table: OpenTable, person: Person) -> Reply:
        return await bot.looks.rules(table, person, topic)

    bot = bot_of(interaction)
    await bot.interactions.run(interaction, "rules", use_case, changes=False)
