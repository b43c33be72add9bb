"""/my, /stats, /privacy: what a person sets for all tables, and what is stored about them."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.cogs.common import Choices, bot_of, completing, t
from bot.app.cogs.game import RULESETS
from bot.base.replies import person_of
from bot.channel.interactions import UseCase
from bot.moderation import privacy
from bot.play import my_settings, stats


@completing
async def zones(interaction: discord.Interaction, typed: str) -> Choices:
    """Complete with time zones, each with what its clock shows."""
    found = my_settings.offered_zones(typed, bot_of(interaction).tables.now())
    return [app_commands.Choice(name=label, value=value) for value, label in found]


@completing
async def days(interaction: discord.Interaction, typed: str) -> Choices:
    """Complete with the days that the typed text may mean."""
    found = await my_settings.offered_days(
        bot_of(interaction).tables, person_of(interaction), typed
    )
    return [app_commands.Choice(name=one, value=one) for one in found]


async def run(interaction: discord.Interaction, what: str, use_case: UseCase) -> None:
    """Carry out a private command that touches no table."""
    await bot_of(interaction).interactions.run(interaction, what, use_case, changes=False)


class My(commands.GroupCog, name=t("cmd-my"), description=t("cmd-my-about")):
    """The commands for a person's quiet hours, time zone, holiday and place in the statistics."""

    @app_commands.command(name=t("cmd-my-settings"), description=t("cmd-my-settings-about"))
    async def settings(self, interaction: discord.Interaction) -> None:
        await run(interaction, "my-settings", my_settings.settings)

    @app_commands.command(name=t("cmd-my-zone"), description=t("cmd-my-zone-about"))
    @app_commands.rename(zone=t("opt-clock"))
    @app_commands.describe(zone=t("opt-clock-about"))
    @app_commands.autocomplete(zone=zones)
    async def zone(self, interaction: discord.Interaction, zone: str) -> None:
        await run(interaction, "my-zone", lambda at, who: my_settings.set_zone(at, who, zone))

    @app_commands.command(name=t("cmd-my-quiet"), description=t("cmd-my-quiet-about"))
    @app_commands.rename(begins=t("opt-begins"), ends=t("opt-ends"), off=t("opt-off"))
    @app_commands.describe(
        begins=t("opt-begins-about"), ends=t("opt-ends-about"), off=t("opt-off-about")
    )
    async def quiet(
        self, interaction: discord.Interaction, begins: str = "", ends: str = "", off: bool = False
    ) -> None:
        await run(
            interaction,
            "my-quiet",
            lambda at, who: my_settings.set_quiet(at, who, begins, ends, off),
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
            interaction,
            "my-holiday",
            lambda at, who: my_settings.set_holiday(at, who, first, last, off),
        )

    @app_commands.command(name=t("cmd-my-statistics"), description=t("cmd-my-statistics-about"))
    @app_commands.rename(counted=t("opt-counted"))
    @app_commands.describe(counted=t("opt-counted-about"))
    async def statistics(self, interaction: discord.Interaction, counted: bool) -> None:
        await run(
            interaction, "my-statistics", lambda at, who: my_settings.set_counted(at, who, counted)
        )


WHOSE = [
    app_commands.Choice(name=t(f"choice-{one}"), value=one)
    for one in (stats.MINE, stats.TABLE, stats.SERVER)
]


class Stats(commands.Cog):
    """The command for the results of finished games."""

    @app_commands.command(name=t("cmd-stats"), description=t("cmd-stats-about"))
    @app_commands.rename(whose=t("opt-stats-of"), game=t("opt-game"))
    @app_commands.describe(whose=t("opt-stats-of-about"), game=t("opt-stats-game-about"))
    @app_commands.choices(whose=WHOSE, game=RULESETS)
    async def stats(
        self, interaction: discord.Interaction, whose: str = stats.MINE, game: str = ""
    ) -> None:
        looks = bot_of(interaction).looks
        await run(interaction, "stats", lambda at, who: looks.stats(at, who, whose, game))


class Privacy(commands.GroupCog, name=t("cmd-privacy"), description=t("cmd-privacy-about")):
    """The commands for what is stored about a person."""

    @app_commands.command(name=t("cmd-privacy-read"), description=t("cmd-privacy-read-about"))
    async def read(self, interaction: discord.Interaction) -> None:
        await run(interaction, "privacy-read", privacy.about)

    @app_commands.command(name=t("cmd-privacy-export"), description=t("cmd-privacy-export-about"))
    async def export(self, interaction: discord.Interaction) -> None:
        await run(interaction, "privacy-export", privacy.export)

    @app_commands.command(name=t("cmd-privacy-delete"), description=t("cmd-privacy-delete-about"))
    async def delete(self, interaction: discord.Interaction) -> None:
        await run(interaction, "privacy-delete", privacy.ask_to_delete)
