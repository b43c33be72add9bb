"""/survivor: people make survivors of their own for their server."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import (
    Choices,
    bot_of,
    completing,
    offered,
    only,
    t,
)
from bot.desk import Person, Reply
from bot.games.zombicide.forms import survivor_form
from bot.games.zombicide.roster import RULESET, Roster
from bot.tables import Sitting
from bot.words import language_of

HERE = only((RULESET,))
"""The games that have these commands."""


@completing
async def own(interaction: discord.Interaction, typed: str) -> Choices:
    """Completes with the survivors this server made."""
    library = bot_of(interaction).tables.library
    kept = await library.survivors(interaction.guild_id or 0, RULESET)
    return offered([(one, str(sheet["name"]["en"])) for one, sheet in kept.items()], typed)


class Survivors(
    commands.GroupCog, name=t("cmd-survivor"), description=t("cmd-survivor-about", HERE)
):
    """Making, listing and removing survivors."""

    @app_commands.command(
        name=t("cmd-survivor-create"), description=t("cmd-survivor-create-about", HERE)
    )
    async def create(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(survivor_form(language_of(interaction.locale)))

    @app_commands.command(
        name=t("cmd-survivor-list"), description=t("cmd-survivor-list-about", HERE)
    )
    async def list(self, interaction: discord.Interaction) -> None:
        bot, guild = bot_of(interaction), interaction.guild_id or 0

        async def deed(_: Sitting, person: Person) -> Reply:
            return await Roster(bot.tables.library).listed(person, guild)

        await bot.desk.attend(interaction, "survivor-list", deed, changes=False)

    @app_commands.command(
        name=t("cmd-survivor-remove"), description=t("cmd-survivor-remove-about", HERE)
    )
    @app_commands.rename(survivor=t("opt-survivor"))
    @app_commands.describe(survivor=t("opt-own-survivor-about"))
    @app_commands.autocomplete(survivor=own)
    async def remove(self, interaction: discord.Interaction, survivor: str) -> None:
        bot, guild = bot_of(interaction), interaction.guild_id or 0

        async def deed(_: Sitting, person: Person) -> Reply:
            return await Roster(bot.tables.library).remove(person, guild, survivor)

        await bot.desk.attend(interaction, "survivor-remove", deed, changes=False)


async def survivor_made(interaction: discord.Interaction, typed: Mapping[str, str]) -> None:
    """The form of a survivor that somebody filled in."""
    bot, guild = bot_of(interaction), interaction.guild_id or 0

    async def deed(_: Sitting, person: Person) -> Reply:
        return await Roster(bot.tables.library).create(person, guild, typed)

    await bot.desk.attend(interaction, "survivor-create", deed, changes=False)
