"""/mission: what can be played here, and what a server adds of its own."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import (
    Choices,
    bot_of,
    completing,
    missions,
    offered,
    only,
    t,
)
from bot.desk import Person, Reply
from bot.games.zombicide import shelf
from bot.games.zombicide.shelf import RULESET, Sent, Shelf, mission_label
from bot.tables import Sitting
from bot.words import language_of

HERE = only((RULESET,))
"""The games that have these commands."""


@completing
async def own_missions(interaction: discord.Interaction, typed: str) -> Choices:
    """Completes with the missions that the server added."""
    library = bot_of(interaction).tables.library
    found = await shelf.own_missions(library, interaction.guild_id or 0)
    language = language_of(interaction.locale)
    return offered([(one.id, mission_label(one, language)) for one in found], typed)


class Missions(commands.GroupCog, name=t("cmd-mission"), description=t("cmd-mission-about", HERE)):
    """Looking at missions before play; adding and removing is for moderators."""

    @app_commands.command(name=t("cmd-mission-list"), description=t("cmd-mission-list-about", HERE))
    async def list(self, interaction: discord.Interaction) -> None:
        bot, guild = bot_of(interaction), interaction.guild_id or 0

        async def deed(_: Sitting, person: Person) -> Reply:
            return await Shelf(bot.tables.library, bot.pictures).listed(person, guild)

        await bot.desk.attend(interaction, "mission-list", deed, changes=False)

    @app_commands.command(name=t("cmd-mission-show"), description=t("cmd-mission-show-about", HERE))
    @app_commands.rename(mission=t("opt-mission"))
    @app_commands.describe(mission=t("opt-mission-show-about"))
    @app_commands.autocomplete(mission=missions)
    async def show(self, interaction: discord.Interaction, mission: str) -> None:
        bot, guild = bot_of(interaction), interaction.guild_id or 0

        async def deed(_: Sitting, person: Person) -> Reply:
            return await Shelf(bot.tables.library, bot.pictures).shown(person, guild, mission)

        await bot.desk.attend(interaction, "mission-show", deed, changes=False)

    @app_commands.command(
        name=t("cmd-mission-import"), description=t("cmd-mission-import-about", HERE)
    )
    @app_commands.rename(file=t("opt-file"))
    @app_commands.describe(file=t("opt-file-about"))
    async def import_(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        bot, guild = bot_of(interaction), interaction.guild_id or 0
        sent = Sent(file.filename, file.size, file.read)

        async def deed(_: Sitting, person: Person) -> Reply:
            return await Shelf(bot.tables.library, bot.pictures).bring_in(person, guild, sent)

        await bot.desk.attend(interaction, "mission-import", deed, changes=False)

    @app_commands.command(
        name=t("cmd-mission-remove"), description=t("cmd-mission-remove-about", HERE)
    )
    @app_commands.rename(mission=t("opt-mission"))
    @app_commands.describe(mission=t("opt-mission-remove-about"))
    @app_commands.autocomplete(mission=own_missions)
    async def remove(self, interaction: discord.Interaction, mission: str) -> None:
        bot, guild = bot_of(interaction), interaction.guild_id or 0

        async def deed(_: Sitting, person: Person) -> Reply:
            return await Shelf(bot.tables.library, bot.pictures).take_out(person, guild, mission)

        await bot.desk.attend(interaction, "mission-remove", deed, changes=False)
