"""/odds, /why: what people ask about the zombies, answered only to them."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import (
    Autocomplete,
    Choices,
    bot_of,
    completing,
    offered,
    only,
    sheets,
    t,
)
from bot.desk import person_of
from bot.games.zombicide.asking import RULESET, Explaining, Wish
from bot.games.zombicide.moves import ZombicideMoves

FIELDS = {"zone": "zone", "with": "card", "survivor": "survivor"}
"""The options of /odds, and what they wish for."""
EXPLAINING = Explaining(ZombicideMoves())
HERE = only((RULESET,))
"""The games that have these commands."""


@completing
async def board_zones(interaction: discord.Interaction, typed: str) -> Choices:
    """Completes a zone of the board: first those where survivors stand, then zombies."""
    bot, person = bot_of(interaction), person_of(interaction)
    async with bot.tables.at(interaction.channel_id or 0) as sitting:
        if not sitting.plays(RULESET):
            return []
        view = sitting.game.view(person.id if sitting.record.seat(person.id) else None)
    lively = [one.zone for one in (*view.survivors, *view.groups)]
    zones = dict.fromkeys([*lively, *view.board.zones])
    return offered([(zone, zone) for zone in zones if zone in view.board.zones], typed)


def weighable(field: str) -> Autocomplete:
    """Completes a field of /odds with what is in reach, before one's turn too."""

    @completing
    async def complete(interaction: discord.Interaction, typed: str) -> Choices:
        bot, person = bot_of(interaction), person_of(interaction)
        filled = {FIELDS[option]: str(value) for option, value in interaction.namespace}
        wish = Wish(**filled | {field: ""})
        async with bot.tables.at(interaction.channel_id or 0) as sitting:
            if not sitting.plays(RULESET):
                return []
            return offered(EXPLAINING.weighable(sitting, person, field, wish), typed)

    return complete


class Explanations(commands.Cog):
    """Commands that explain."""

    @app_commands.command(name=t("cmd-odds"), description=t("cmd-odds-about", HERE))
    @app_commands.rename(zone=t("opt-zone"), card=t("opt-with"), survivor=t("opt-survivor"))
    @app_commands.describe(
        zone=t("opt-odds-zone-about"),
        card=t("opt-odds-with-about"),
        survivor=t("opt-odds-survivor-about"),
    )
    @app_commands.autocomplete(zone=weighable("zone"), card=weighable("card"), survivor=sheets)
    async def odds(
        self, interaction: discord.Interaction, zone: str = "", card: str = "", survivor: str = ""
    ) -> None:
        bot, wish = bot_of(interaction), Wish(zone, card, survivor)
        await bot.desk.attend(
            interaction, "odds", lambda at, who: EXPLAINING.odds(at, who, wish), changes=False
        )

    @app_commands.command(name=t("cmd-why"), description=t("cmd-why-about", HERE))
    @app_commands.rename(zone=t("opt-zone"))
    @app_commands.describe(zone=t("opt-why-zone-about"))
    @app_commands.autocomplete(zone=board_zones)
    async def why(self, interaction: discord.Interaction, zone: str) -> None:
        bot = bot_of(interaction)
        await bot.desk.attend(
            interaction, "why", lambda at, who: EXPLAINING.why(at, who, zone), changes=False
        )
