"""/act and /end: playing a turn in any game."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.cogs.common import bot_of, own_leaders, t
from bot.table.controls import Press


class Turns(commands.Cog):
    """The commands for a turn that every game has."""

    @app_commands.command(name=t("cmd-act"), description=t("cmd-act-about"))
    async def act(self, interaction: discord.Interaction) -> None:
        bot, press = bot_of(interaction), Press(0, 0, "menu")
        await bot.interactions.run(
            interaction, "act", lambda at, who: bot.play.menu(at, who, press), changes=False
        )

    @app_commands.command(name=t("cmd-end"), description=t("cmd-end-about"))
    @app_commands.rename(survivor=t("opt-survivor"))
    @app_commands.describe(survivor=t("opt-survivor-about"))
    @app_commands.autocomplete(survivor=own_leaders)
    async def end(self, interaction: discord.Interaction, survivor: str = "") -> None:
        bot = bot_of(interaction)
        await bot.interactions.run(
            interaction, "end", lambda at, who: bot.play.end(at, who, survivor)
        )
