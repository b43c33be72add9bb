"""/board, /sheet, /act, /help, /about: what people look at."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import Choices, bot_of, offered, t
from bot.desk import Person, Reply, person_of
from bot.tables import Sitting
from bot.views.controls import Press
from bot.words import say, survivor_name


async def all_survivors(interaction: discord.Interaction, typed: str) -> Choices:
    """Completes `survivor` with everyone on the board: sheets are open."""
    person = person_of(interaction)
    async with bot_of(interaction).tables.at(interaction.channel_id or 0) as sitting:
        if sitting.loaded is None or sitting.loaded.game is None:
            return []
        record = sitting.record
        found = [one.id for one in sitting.game.view().survivors]
    return offered([(one, survivor_name(record, one, person.language)) for one in found], typed)


@app_commands.guild_only()
class Looking(commands.Cog):
    """Commands that change nothing."""

    @app_commands.command(name=t("cmd-board"), description=t("cmd-board-about"))
    @app_commands.rename(text=t("opt-text"))
    @app_commands.describe(text=t("opt-text-about"))
    async def board(self, interaction: discord.Interaction, text: bool = False) -> None:
        bot = bot_of(interaction)
        deed = bot.looks.board_in_words if text else bot.looks.board
        await bot.desk.attend(interaction, "board", deed, changes=False)

    @app_commands.command(name=t("cmd-sheet"), description=t("cmd-sheet-about"))
    @app_commands.rename(survivor=t("opt-survivor"))
    @app_commands.describe(survivor=t("opt-sheet-survivor-about"))
    @app_commands.autocomplete(survivor=all_survivors)
    async def sheet(self, interaction: discord.Interaction, survivor: str = "") -> None:
        looks = bot_of(interaction).looks
        await bot_of(interaction).desk.attend(
            interaction, "sheet", lambda at, who: looks.sheet(at, who, survivor), changes=False
        )

    @app_commands.command(name=t("cmd-act"), description=t("cmd-act-about"))
    async def act(self, interaction: discord.Interaction) -> None:
        bot, press = bot_of(interaction), Press(0, 0, "menu")
        await bot.desk.attend(
            interaction, "act", lambda at, who: bot.play.menu(at, who, press), changes=False
        )

    @app_commands.command(name=t("cmd-help"), description=t("cmd-help-about"))
    async def help(self, interaction: discord.Interaction) -> None:
        await _read(interaction, "help")

    @app_commands.command(name=t("cmd-about"), description=t("cmd-about-about"))
    async def about(self, interaction: discord.Interaction) -> None:
        await _read(interaction, "about")


async def _read(interaction: discord.Interaction, key: str) -> None:
    async def text(_: Sitting, person: Person) -> Reply:
        return Reply(say(person.language, key))

    await bot_of(interaction).desk.attend(interaction, key, text, changes=False)
