"""/my: what holds for a person at every table."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot import habits
from bot.cogs.common import Choices, bot_of, completing, in_private_too, offered, t
from bot.interactions import UseCase
from bot.replies import person_of


@completing
async def zones(interaction: discord.Interaction, typed: str) -> Choices:
    """Completes with time zones and what their clocks show."""
    found = habits.offered_zones(typed, bot_of(interaction).tables.now())
    return [app_commands.Choice(name=label, value=value) for value, label in found]


@completing
async def days(interaction: discord.Interaction, typed: str) -> Choices:
    """Completes with the next days."""
    found = await habits.offered_days(bot_of(interaction).tables, person_of(interaction).id)
    return offered([(one, one) for one in found], typed)


async def run(interaction: discord.Interaction, what: str, use_case: UseCase) -> None:
    """For one's own eyes; no table is touched."""
    await bot_of(interaction).interactions.run(interaction, what, use_case, changes=False)


@in_private_too
class My(commands.GroupCog, name=t("cmd-my"), description=t("cmd-my-about")):
    """Quiet hours, time zone, holiday."""

    @app_commands.command(name=t("cmd-my-settings"), description=t("cmd-my-settings-about"))
    async def settings(self, interaction: discord.Interaction) -> None:
        await run(interaction, "my-settings", habits.settings)

    @app_commands.command(name=t("cmd-my-zone"), description=t("cmd-my-zone-about"))
    @app_commands.rename(zone=t("opt-clock"))
    @app_commands.describe(zone=t("opt-clock-about"))
    @app_commands.autocomplete(zone=zones)
    async def zone(self, interaction: discord.Interaction, zone: str) -> None:
        await run(interaction, "my-zone", lambda at, who: habits.set_zone(at, who, zone))

    @app_commands.command(name=t("cmd-my-quiet"), description=t("cmd-my-quiet-about"))
    @app_commands.rename(begins=t("opt-begins"), ends=t("opt-ends"), off=t("opt-off"))
    @app_commands.describe(
        begins=t("opt-begins-about"), ends=t("opt-ends-about"), off=t("opt-off-about")
    )
    async def quiet(
        self, interaction: discord.Interaction, begins: str = "", ends: str = "", off: bool = False
    ) -> None:
        await run(
            interaction, "my-quiet", lambda at, who: habits.set_quiet(at, who, begins, ends, off)
        )

    @app_commands.command(name=t("cmd-my-holiday"), description=t("cmd-my-holiday-about"))
    @app_commands.rename(last=t("opt-last-day"), first=t("opt-first-day"), off=t("opt-off"))
    @app_commands.describe(
        last=t("opt-last-day-about"), first=t("opt-first-day-about"), off=t("opt-off-about")
    )
    @app_commands.autocomplete(last=days, first=days)
    async def holiday(
        self, interaction: discord.Interaction, last: str = "", first: str = "", off: bool = False
    ) -> None:
        await run(
            interaction, "my-holiday", lambda at, who: habits.set_holiday(at, who, first, last, off)
        )

    @app_commands.command(name=t("cmd-my-statistics"), description=t("cmd-my-statistics-about"))
    @app_commands.rename(counted=t("opt-counted"))
    @app_commands.describe(counted=t("opt-counted-about"))
    async def statistics(self, interaction: discord.Interaction, counted: bool) -> None:
        await run(
            interaction, "my-statistics", lambda at, who: habits.set_counted(at, who, counted)
        )
