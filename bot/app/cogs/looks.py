"""/board, /sheet, /hand, /help, /about: commands that show something."""

from __future__ import annotations

from typing import cast

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app.cogs.common import bot_of, own_leaders, sheets, t
from bot.base.replies import Person, Reply
from bot.base.words import say
from bot.play.help import help_at
from bot.play.my_tables import mine
from bot.table.tables import OpenTable
from renders.kit.palette import THEMES as KNOWN
from renders.kit.palette import ThemeName

VIEWS = [Choice(name=t(f"choice-{one}"), value=one) for one in ("around", "phase")]
THEMES = [Choice(name=t(f"choice-{one}"), value=one) for one in KNOWN]


def since_menu() -> app_commands.ContextMenu:
    """Make the command in a message's menu that shows what has happened since that message."""

    async def since(interaction: discord.Interaction, message: discord.Message) -> None:
        bot, sent = bot_of(interaction), int(message.created_at.timestamp())
        await bot.interactions.run(
            interaction,
            "since-message",
            lambda at, who: bot.looks.since_message(at, who, sent),
            changes=False,
        )

    return app_commands.ContextMenu(name=t("cmd-since-menu"), callback=since)


class Looking(commands.Cog):
    """Commands that show something and change nothing."""

    @app_commands.command(name=t("cmd-board"), description=t("cmd-board-about"))
    @app_commands.rename(
        text=t("opt-text"), view=t("opt-view"), survivor=t("opt-survivor"), theme=t("opt-theme")
    )
    @app_commands.describe(
        text=t("opt-text-about"),
        view=t("opt-view-about"),
        survivor=t("opt-around-about"),
        theme=t("opt-theme-about"),
    )
    @app_commands.choices(view=VIEWS, theme=THEMES)
    @app_commands.autocomplete(survivor=sheets)
    async def board(
        self,
        interaction: discord.Interaction,
        text: bool = False,
        view: str = "",
        survivor: str = "",
        theme: str = "",
    ) -> None:
        looks, shade = bot_of(interaction).looks, cast("ThemeName | None", theme or None)

        async def use_case(at: OpenTable, who: Person) -> Reply:
            if text:
                return await looks.board_in_words(at, who)
            if view == "phase":
                return await looks.phase(at, who, shade)
            if view == "around" or survivor:
                return await looks.around(at, who, survivor, shade)
            return await looks.board(at, who, shade)

        await bot_of(interaction).interactions.run(interaction, "board", use_case, changes=False)

    @app_commands.command(name=t("cmd-sheet"), description=t("cmd-sheet-about"))
    @app_commands.rename(survivor=t("opt-survivor"))
    @app_commands.describe(survivor=t("opt-sheet-survivor-about"))
    @app_commands.autocomplete(survivor=sheets)
    async def sheet(self, interaction: discord.Interaction, survivor: str = "") -> None:
        looks = bot_of(interaction).looks
        await bot_of(interaction).interactions.run(
            interaction, "sheet", lambda at, who: looks.sheet(at, who, survivor), changes=False
        )

    @app_commands.command(name=t("cmd-hand"), description=t("cmd-hand-about"))
    @app_commands.rename(survivor=t("opt-survivor"))
    @app_commands.describe(survivor=t("opt-sheet-survivor-about"))
    @app_commands.autocomplete(survivor=own_leaders)
    async def hand(self, interaction: discord.Interaction, survivor: str = "") -> None:
        looks = bot_of(interaction).looks
        await bot_of(interaction).interactions.run(
            interaction, "hand", lambda at, who: looks.hand(at, who, survivor), changes=False
        )

    @app_commands.command(name=t("cmd-since"), description=t("cmd-since-about"))
    async def since(self, interaction: discord.Interaction) -> None:
        bot = bot_of(interaction)
        await bot.interactions.run(interaction, "since", bot.looks.since, changes=False)

    @app_commands.command(name=t("cmd-challenge"), description=t("cmd-challenge-about"))
    async def challenge(self, interaction: discord.Interaction) -> None:
        bot = bot_of(interaction)
        await bot.interactions.run(interaction, "challenge", bot.challenge.show, changes=False)

    @app_commands.command(name=t("cmd-mine"), description=t("cmd-mine-about"))
    async def mine(self, interaction: discord.Interaction) -> None:
        await bot_of(interaction).interactions.run(
            interaction, "mine", lambda at, who: mine(at, who), changes=False
        )

    @app_commands.command(name=t("cmd-help"), description=t("cmd-help-about"))
    async def help(self, interaction: discord.Interaction) -> None:
        await bot_of(interaction).interactions.run(interaction, "help", help_at, changes=False)

    @app_commands.command(name=t("cmd-about"), description=t("cmd-about-about"))
    async def about(self, interaction: discord.Interaction) -> None:
        async def text(_: OpenTable, person: Person) -> Reply:
            return Reply(say(person.language, "about"))

        await bot_of(interaction).interactions.run(interaction, "about", text, changes=False)
