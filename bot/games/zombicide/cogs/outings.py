"""Cars, the exit, barring doors: what only some missions and survivors need."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.common import give, legal, own_leaders, t
from bot.games.zombicide.cogs.actions import SURVIVOR, WHO

SEATS = [Choice(name=t(f"choice-{one}"), value=one) for one in ("driver", "passenger")]


class Cars(commands.GroupCog, name=t("cmd-car"), description=t("cmd-car-about")):
    """Everything one does in, at and with a car."""

    @app_commands.command(name=t("cmd-car-enter"), description=t("cmd-car-enter-about"))
    @app_commands.rename(seat=t("opt-seat"), car=t("opt-car"), **SURVIVOR)
    @app_commands.describe(seat=t("opt-seat-enter-about"), car=t("opt-car-about"), **WHO)
    @app_commands.choices(seat=SEATS)
    @app_commands.autocomplete(car=legal("enter-car", "car"), survivor=own_leaders)
    async def enter(
        self, interaction: discord.Interaction, seat: str = "", car: str = "", survivor: str = ""
    ) -> None:
        await give(interaction, "enter-car", survivor, car=car or None, seat=seat or None)

    @app_commands.command(name=t("cmd-car-leave"), description=t("cmd-car-leave-about"))
    @app_commands.rename(**SURVIVOR)
    @app_commands.describe(**WHO)
    @app_commands.autocomplete(survivor=own_leaders)
    async def leave(self, interaction: discord.Interaction, survivor: str = "") -> None:
        await give(interaction, "leave-car", survivor)

    @app_commands.command(name=t("cmd-car-seat"), description=t("cmd-car-seat-about"))
    @app_commands.rename(seat=t("opt-seat"), **SURVIVOR)
    @app_commands.describe(seat=t("opt-seat-about"), **WHO)
    @app_commands.choices(seat=SEATS)
    @app_commands.autocomplete(survivor=own_leaders)
    async def seat(
        self, interaction: discord.Interaction, seat: str = "", survivor: str = ""
    ) -> None:
        await give(interaction, "change-seat", survivor, seat=seat or None)

    @app_commands.command(name=t("cmd-car-drive"), description=t("cmd-car-drive-about"))
    @app_commands.rename(path=t("opt-path"), **SURVIVOR)
    @app_commands.describe(path=t("opt-path-about"), **WHO)
    @app_commands.autocomplete(path=legal("drive", "path"), survivor=own_leaders)
    async def drive(self, interaction: discord.Interaction, path: str, survivor: str = "") -> None:
        await give(interaction, "drive", survivor, path=path)

    @app_commands.command(name=t("cmd-car-search"), description=t("cmd-car-search-about"))
    @app_commands.rename(car=t("opt-car"), **SURVIVOR)
    @app_commands.describe(car=t("opt-car-about"), **WHO)
    @app_commands.autocomplete(car=legal("search-car", "car"), survivor=own_leaders)
    async def search(
        self, interaction: discord.Interaction, car: str = "", survivor: str = ""
    ) -> None:
        await give(interaction, "search-car", survivor, car=car or None)

    @app_commands.command(name=t("cmd-car-load"), description=t("cmd-car-load-about"))
    @app_commands.rename(card=t("opt-card"), car=t("opt-car"), **SURVIVOR)
    @app_commands.describe(card=t("opt-load-about"), car=t("opt-car-about"), **WHO)
    @app_commands.autocomplete(
        card=legal("load-car", "card"), car=legal("load-car", "car"), survivor=own_leaders
    )
    async def load(
        self, interaction: discord.Interaction, card: str, car: str = "", survivor: str = ""
    ) -> None:
        await give(interaction, "load-car", survivor, card=card, car=car or None)

    @app_commands.command(name=t("cmd-car-unload"), description=t("cmd-car-unload-about"))
    @app_commands.rename(card=t("opt-card"), car=t("opt-car"), **SURVIVOR)
    @app_commands.describe(card=t("opt-unload-about"), car=t("opt-car-about"), **WHO)
    @app_commands.autocomplete(
        card=legal("unload-car", "card"), car=legal("unload-car", "car"), survivor=own_leaders
    )
    async def unload(
        self, interaction: discord.Interaction, card: str, car: str = "", survivor: str = ""
    ) -> None:
        await give(interaction, "unload-car", survivor, card=card, car=car or None)


class Outings(commands.Cog):
    """Leaving the board, barring doors."""

    @app_commands.command(name=t("cmd-exit"), description=t("cmd-exit-about"))
    @app_commands.rename(**SURVIVOR)
    @app_commands.describe(**WHO)
    @app_commands.autocomplete(survivor=own_leaders)
    async def exit(self, interaction: discord.Interaction, survivor: str = "") -> None:
        await give(interaction, "leave", survivor)

    @app_commands.command(name=t("cmd-barricade"), description=t("cmd-barricade-about"))
    @app_commands.rename(door=t("opt-door"), **SURVIVOR)
    @app_commands.describe(door=t("opt-barricade-about"), **WHO)
    @app_commands.autocomplete(door=legal("close-door", "door"), survivor=own_leaders)
    async def barricade(
        self, interaction: discord.Interaction, door: str = "", survivor: str = ""
    ) -> None:
        await give(interaction, "close-door", survivor, door=door or None)
