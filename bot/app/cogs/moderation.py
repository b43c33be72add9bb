"""/mod and /setup, for people with Manage Server.

Discord hides both commands from others; the actions check the permission again.
"""

from __future__ import annotations

import inspect
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.cogs.common import (
    Autocomplete,
    Choices,
    bot_of,
    completing,
    offered,
    on_servers_only,
    t,
)
from bot.base.replies import person_of
from bot.moderation import actions
from bot.moderation.flow import ROWS, Row
from bot.moderation.setup import setup


def choosing(name: str) -> Autocomplete:
    """Return the completion for the option that the moderators' action `name` has."""

    @completing
    async def complete(interaction: discord.Interaction, typed: str) -> Choices:
        bot, person = bot_of(interaction), person_of(interaction)
        async with bot.tables.at(interaction.channel_id or 0) as table:
            found = await bot.moderating.offered(table, person, name, typed)
        return offered(found, typed)

    return complete


def command_of(name: str, row: Row) -> app_commands.Command[Any, ..., None]:
    """Make the slash command of an action.

    The command of `seat` also has an option for the player, that of `kick` one for the reason.
    """

    async def run(interaction: discord.Interaction, **filled: Any) -> None:
        typed, given = str(filled.get("typed", "")), filled.get("player")
        player = given if isinstance(given, discord.Member) else None
        reason = str(filled.get("reason", ""))
        moderating = bot_of(interaction).moderating
        await bot_of(interaction).interactions.run(
            interaction,
            f"ask-to-{name}",
            lambda at, who: moderating.ask(at, who, name, typed, player, reason),
            changes=False,
        )

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    added = [inspect.Parameter("interaction", kind, annotation=discord.Interaction)]
    if name == "seat":
        added.append(inspect.Parameter("player", kind, annotation=discord.Member))
    if row.option:
        default = inspect.Parameter.empty if row.must else ""
        added.append(inspect.Parameter("typed", kind, annotation=str, default=default))
    if name == "kick":
        kept = app_commands.Range[str, 1, actions.REASON]
        added.append(inspect.Parameter("reason", kind, annotation=kept, default=""))
    callback: Any = run
    callback.__signature__ = inspect.Signature(added)
    if row.option:
        app_commands.rename(typed=t(f"opt-{row.option}"))(callback)
        app_commands.describe(typed=t(f"opt-mod-{name}-about"))(callback)
        app_commands.autocomplete(typed=choosing(name))(callback)
    if name == "seat":
        app_commands.rename(player=t("opt-player"))(callback)
        app_commands.describe(player=t("opt-mod-player-about"))(callback)
    if name == "kick":
        app_commands.rename(reason=t("opt-reason"))(callback)
        app_commands.describe(reason=t("opt-reason-about"))(callback)
    about = t(f"cmd-mod-{name}-about")
    return app_commands.Command(name=t(f"cmd-mod-{name}"), description=about, callback=callback)


class Settings(commands.Cog):
    """The command for the settings of a server."""

    @app_commands.command(name=t("cmd-setup"), description=t("cmd-setup-about"))
    @app_commands.default_permissions(manage_guild=True)
    @on_servers_only
    async def setup(self, interaction: discord.Interaction) -> None:
        await bot_of(interaction).interactions.run(interaction, "setup", setup, changes=False)


@app_commands.default_permissions(manage_guild=True)
class Moderation(commands.GroupCog, name=t("cmd-mod"), description=t("cmd-mod-about")):
    """The commands of moderators, one for each action."""

    def __init__(self) -> None:
        if self.app_command:
            for name, row in ROWS.items():
                self.app_command.add_command(command_of(name, row))

    @app_commands.command(name=t("cmd-mod-log"), description=t("cmd-mod-log-about"))
    async def log(self, interaction: discord.Interaction) -> None:
        bot = bot_of(interaction)
        await bot.interactions.run(
            interaction, "mod-log", lambda at, who: bot.moderating.log(at, who), changes=False
        )
