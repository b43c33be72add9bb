"""The actions of survivors, one slash command each."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.common import give, legal, own_leaders, t
from bot.games.zombicide.typed import HEARD, SILENT

SURVIVOR = {"survivor": t("opt-survivor")}
WHO = {"survivor": t("opt-survivor-about")}
PLACES = [Choice(name=t(f"choice-{one}"), value=one) for one in ("left", "right", "pack")]
KINDS = [Choice(name=t(f"choice-{one}"), value=one) for one in ("melee", "ranged")]
SILENCE = [Choice(name=t(f"choice-{one}"), value=one) for one in (SILENT, HEARD)]


class Actions(commands.Cog):
    """Everything a survivor can do."""

    @app_commands.command(name=t("cmd-move"), description=t("cmd-move-about"))
    @app_commands.rename(zone=t("opt-zone"), **SURVIVOR)
    @app_commands.describe(zone=t("opt-move-zone-about"), **WHO)
    @app_commands.autocomplete(zone=legal("move", "zone"), survivor=own_leaders)
    async def move(self, interaction: discord.Interaction, zone: str, survivor: str = "") -> None:
        await give(interaction, "move", survivor, zone=zone)

    @app_commands.command(name=t("cmd-search"), description=t("cmd-search-about"))
    @app_commands.rename(**SURVIVOR)
    @app_commands.describe(**WHO)
    @app_commands.autocomplete(survivor=own_leaders)
    async def search(self, interaction: discord.Interaction, survivor: str = "") -> None:
        await give(interaction, "search", survivor)

    @app_commands.command(name=t("cmd-door"), description=t("cmd-door-about"))
    @app_commands.rename(door=t("opt-door"), card=t("opt-with"), **SURVIVOR)
    @app_commands.describe(door=t("opt-door-about"), card=t("opt-door-with-about"), **WHO)
    @app_commands.autocomplete(
        door=legal("open-door", "door"), card=legal("open-door", "card"), survivor=own_leaders
    )
    async def door(
        self, interaction: discord.Interaction, door: str, card: str = "", survivor: str = ""
    ) -> None:
        await give(interaction, "open-door", survivor, door=door, card=card or None)

    @app_commands.command(name=t("cmd-attack"), description=t("cmd-attack-about"))
    @app_commands.rename(
        zone=t("opt-zone"),
        card=t("opt-with"),
        other=t("opt-other"),
        kind=t("opt-how"),
        **SURVIVOR,
    )
    @app_commands.describe(
        zone=t("opt-attack-zone-about"),
        card=t("opt-attack-with-about"),
        other=t("opt-other-about"),
        kind=t("opt-how-about"),
        **WHO,
    )
    @app_commands.choices(kind=KINDS)
    @app_commands.autocomplete(
        zone=legal("attack", "zone"),
        card=legal("attack", "card"),
        other=legal("attack", "other_zone"),
        survivor=own_leaders,
    )
    async def attack(
        self,
        interaction: discord.Interaction,
        zone: str,
        card: str = "",
        other: str = "",
        kind: str = "",
        survivor: str = "",
    ) -> None:
        chosen = {"card": card or None, "other_zone": other or None, "kind": kind or None}
        await give(interaction, "attack", survivor, zone=zone, **chosen)

    @app_commands.command(name=t("cmd-reload"), description=t("cmd-reload-about"))
    @app_commands.rename(card=t("opt-card"), **SURVIVOR)
    @app_commands.describe(card=t("opt-reload-card-about"), **WHO)
    @app_commands.autocomplete(card=legal("reload", "card"), survivor=own_leaders)
    async def reload(
        self, interaction: discord.Interaction, card: str = "", survivor: str = ""
    ) -> None:
        await give(interaction, "reload", survivor, card=card or None)

    @app_commands.command(name=t("cmd-equip"), description=t("cmd-equip-about"))
    @app_commands.rename(card=t("opt-card"), place=t("opt-place"), **SURVIVOR)
    @app_commands.describe(card=t("opt-equip-card-about"), place=t("opt-place-about"), **WHO)
    @app_commands.choices(place=PLACES)
    @app_commands.autocomplete(card=legal("equip", "card"), survivor=own_leaders)
    async def equip(
        self, interaction: discord.Interaction, card: str, place: str, survivor: str = ""
    ) -> None:
        await give(interaction, "equip", survivor, card=card, place=place)

    @app_commands.command(name=t("cmd-trade"), description=t("cmd-trade-about"))
    @app_commands.rename(
        partner=t("opt-partner"), give_=t("opt-give"), take=t("opt-take"), **SURVIVOR
    )
    @app_commands.describe(
        partner=t("opt-partner-about"),
        give_=t("opt-give-about"),
        take=t("opt-take-about"),
        **WHO,
    )
    @app_commands.autocomplete(
        partner=legal("trade", "partner"),
        give_=legal("trade", "give"),
        take=legal("trade", "take"),
        survivor=own_leaders,
    )
    async def trade(
        self,
        interaction: discord.Interaction,
        partner: str,
        give_: str = "",
        take: str = "",
        survivor: str = "",
    ) -> None:
        await give(
            interaction, "trade", survivor, partner=partner, give=give_ or None, take=take or None
        )

    @app_commands.command(name=t("cmd-craft"), description=t("cmd-craft-about"))
    @app_commands.rename(recipe=t("opt-recipe"), **SURVIVOR)
    @app_commands.describe(recipe=t("opt-recipe-about"), **WHO)
    @app_commands.autocomplete(recipe=legal("craft", "recipe"), survivor=own_leaders)
    async def craft(
        self, interaction: discord.Interaction, recipe: str, survivor: str = ""
    ) -> None:
        await give(interaction, "craft", survivor, recipe=recipe)

    @app_commands.command(name=t("cmd-discard"), description=t("cmd-discard-about"))
    @app_commands.rename(card=t("opt-card"), **SURVIVOR)
    @app_commands.describe(card=t("opt-discard-card-about"), **WHO)
    @app_commands.autocomplete(card=legal("discard", "card"), survivor=own_leaders)
    async def discard(
        self, interaction: discord.Interaction, card: str, survivor: str = ""
    ) -> None:
        await give(interaction, "discard", survivor, card=card)

    @app_commands.command(name=t("cmd-objective"), description=t("cmd-objective-about"))
    @app_commands.rename(objective=t("opt-objective"), **SURVIVOR)
    @app_commands.describe(objective=t("opt-objective-about"), **WHO)
    @app_commands.autocomplete(objective=legal("take-objective", "objective"), survivor=own_leaders)
    async def objective(
        self, interaction: discord.Interaction, objective: str = "", survivor: str = ""
    ) -> None:
        await give(interaction, "take-objective", survivor, objective=objective or None)

    @app_commands.command(name=t("cmd-noise"), description=t("cmd-noise-about"))
    @app_commands.rename(**SURVIVOR)
    @app_commands.describe(**WHO)
    @app_commands.autocomplete(survivor=own_leaders)
    async def noise(self, interaction: discord.Interaction, survivor: str = "") -> None:
        await give(interaction, "make-noise", survivor)


class Skills(commands.GroupCog, name=t("cmd-skill"), description=t("cmd-skill-about")):
    """Skills that are used on purpose."""

    @app_commands.command(name=t("cmd-skill-heal"), description=t("cmd-skill-heal-about"))
    @app_commands.rename(patient=t("opt-patient"), **SURVIVOR)
    @app_commands.describe(patient=t("opt-patient-about"), **WHO)
    @app_commands.autocomplete(patient=legal("heal", "patient"), survivor=own_leaders)
    async def heal(
        self, interaction: discord.Interaction, patient: str, survivor: str = ""
    ) -> None:
        await give(interaction, "heal", survivor, patient=patient)

    @app_commands.command(name=t("cmd-skill-lend"), description=t("cmd-skill-lend-about"))
    @app_commands.rename(to=t("opt-to"), **SURVIVOR)
    @app_commands.describe(to=t("opt-to-about"), **WHO)
    @app_commands.autocomplete(to=legal("lend-action", "to"), survivor=own_leaders)
    async def lend(self, interaction: discord.Interaction, to: str, survivor: str = "") -> None:
        await give(interaction, "lend-action", survivor, to=to)

    @app_commands.command(name=t("cmd-skill-loud"), description=t("cmd-skill-loud-about"))
    @app_commands.rename(**SURVIVOR)
    @app_commands.describe(**WHO)
    @app_commands.autocomplete(survivor=own_leaders)
    async def loud(self, interaction: discord.Interaction, survivor: str = "") -> None:
        await give(interaction, "raise-uproar", survivor)

    @app_commands.command(name=t("cmd-skill-ninja"), description=t("cmd-skill-ninja-about"))
    @app_commands.rename(silent=t("opt-silent"), **SURVIVOR)
    @app_commands.describe(silent=t("opt-silent-about"), **WHO)
    @app_commands.choices(silent=SILENCE)
    @app_commands.autocomplete(survivor=own_leaders)
    async def ninja(
        self, interaction: discord.Interaction, silent: str, survivor: str = ""
    ) -> None:
        await give(interaction, "sneak", survivor, silent=silent)
