"""/tile, /fight, /walk, /zombies, /card: the commands of Zombies!!!"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.common import bot_of, give, legal, t
from bot.desk import Person, Reply
from bot.tables import Sitting

USES = [Choice(name=t(f"choice-use-{one}"), value=one) for one in ("movement", "fight")]
WAIVING = [Choice(name=t(f"choice-waive-{one}"), value=one) for one in ("always", "ask")]


class Town(commands.Cog):
    """What a pawn's player does."""

    @app_commands.command(name=t("cmd-tile"), description=t("cmd-tile-about"))
    @app_commands.rename(place=t("opt-tile-place"))
    @app_commands.describe(place=t("opt-tile-place-about"))
    @app_commands.autocomplete(place=legal("lay-tile", "place"))
    async def tile(self, interaction: discord.Interaction, place: str = "") -> None:
        await give(interaction, "lay-tile", place=place or None)

    @app_commands.command(name=t("cmd-fight"), description=t("cmd-fight-about"))
    async def fight(self, interaction: discord.Interaction) -> None:
        await give(interaction, "fight")

    @app_commands.command(name=t("cmd-walk"), description=t("cmd-walk-about"))
    @app_commands.rename(to=t("opt-walk-to"))
    @app_commands.describe(to=t("opt-walk-to-about"))
    @app_commands.autocomplete(to=legal("walk", "to"))
    async def walk(self, interaction: discord.Interaction, to: str = "") -> None:
        if to:
            await give(interaction, "walk", to=to)
            return
        bot = bot_of(interaction)

        async def deed(sitting: Sitting, person: Person) -> Reply:
            view = sitting.game.view(None)
            do = "walk" if view.step == "walk" else "roll-movement"
            return await bot.play.give(sitting, person, do, "", {})

        await bot.desk.attend(interaction, "walk", deed)


class Herding(commands.GroupCog, name=t("cmd-zombies"), description=t("cmd-zombies-about")):
    """Moving the zombies."""

    @app_commands.command(name=t("cmd-zombies-move"), description=t("cmd-zombies-move-about"))
    @app_commands.rename(zombie=t("opt-zombie"), to=t("opt-zombie-to"))
    @app_commands.describe(zombie=t("opt-zombie-about"), to=t("opt-zombie-to-about"))
    @app_commands.autocomplete(zombie=legal("move-zombie", "zombie"), to=legal("move-zombie", "to"))
    async def move(self, interaction: discord.Interaction, zombie: str, to: str) -> None:
        await give(interaction, "move-zombie", zombie=zombie, to=to)

    @app_commands.command(name=t("cmd-zombies-herd"), description=t("cmd-zombies-herd-about"))
    @app_commands.rename(towards=t("opt-towards"))
    @app_commands.describe(towards=t("opt-towards-about"))
    @app_commands.autocomplete(towards=legal("herd-zombies", "towards"))
    async def herd(self, interaction: discord.Interaction, towards: str) -> None:
        await give(interaction, "herd-zombies", towards=towards)


class Cards(commands.GroupCog, name=t("cmd-card"), description=t("cmd-card-about")):
    """Event cards."""

    @app_commands.command(name=t("cmd-card-play"), description=t("cmd-card-play-about"))
    @app_commands.rename(card=t("opt-card"), target=t("opt-target"), use=t("opt-use"))
    @app_commands.describe(
        card=t("opt-card-play-about"), target=t("opt-target-about"), use=t("opt-use-about")
    )
    @app_commands.choices(use=USES)
    @app_commands.autocomplete(card=legal("play-card", "card"), target=legal("play-card", "target"))
    async def play(
        self, interaction: discord.Interaction, card: str, target: str = "", use: str = ""
    ) -> None:
        await give(interaction, "play-card", card=card, target=target or None, use=use or None)

    @app_commands.command(name=t("cmd-card-use"), description=t("cmd-card-use-about"))
    @app_commands.rename(card=t("opt-card"))
    @app_commands.describe(card=t("opt-card-use-about"))
    @app_commands.autocomplete(card=legal("use-item", "card"))
    async def use(self, interaction: discord.Interaction, card: str) -> None:
        await give(interaction, "use-item", card=card)

    @app_commands.command(name=t("cmd-card-discard"), description=t("cmd-card-discard-about"))
    @app_commands.rename(card=t("opt-card"))
    @app_commands.describe(card=t("opt-card-discard-about"))
    @app_commands.autocomplete(card=legal("discard-card", "card"))
    async def discard(self, interaction: discord.Interaction, card: str) -> None:
        await give(interaction, "discard-card", card=card)

    @app_commands.command(name=t("cmd-card-pass"), description=t("cmd-card-pass-about"))
    @app_commands.rename(how=t("opt-waive"))
    @app_commands.describe(how=t("opt-waive-about"))
    @app_commands.choices(how=WAIVING)
    async def pass_(self, interaction: discord.Interaction, how: str = "always") -> None:
        await give(interaction, "waive-windows", how=how)
