"""A bot of a few commands that uses discord.py as the real one does."""

import asyncio
import io
import os
import re
from typing import Self

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

from bot.base.endpoint import point_discord_at


def draw_picture() -> bytes:
    """A PNG of two by two pixels."""
    drawn = io.BytesIO()
    Image.new("RGB", (2, 2), "navy").save(drawn, "PNG")
    return drawn.getvalue()


PICTURE = draw_picture()
ZONES = ["A1 street", "A2 street", "B1 diner", "B2 bank", "C1 police station"]


class Count(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"count:(\d+)"):
    """A button that knows only what its custom id says, so it outlives its process."""

    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction,
        item: discord.ui.Item[discord.ui.View],
        match: re.Match[str],
    ) -> Self:
        return cls(int(match[1]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Count(self.number + 1))
        await interaction.response.edit_message(content=f"Counted {self.number + 1}", view=view)


class Order(discord.ui.Select[discord.ui.View]):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=zone, value=zone[:2]) for zone in ZONES]
        super().__init__(custom_id="order", options=options, min_values=1, max_values=2)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(" then ".join(self.values), ephemeral=True)


class Diary(discord.ui.Modal, title="Diary"):
    entry = discord.ui.Label(
        text="What happened?",
        component=discord.ui.TextInput["Diary"](custom_id="entry", max_length=50),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.entry.component, discord.ui.TextInput)
        await interaction.response.send_message(f"> {self.entry.component.value}")


class TinyBot(commands.AutoShardedBot):
    def __init__(self) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(
            command_prefix="!",
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.1,
        )
        self.done: list[int] = []
        self.errors: list[BaseException] = []
        self.resumes = 0

    async def note_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        known = isinstance(error, app_commands.CommandInvokeError)
        self.errors.append(error.original if known else error)

    async def setup_hook(self) -> None:
        self.tree.on_error = self.note_error
        add_game_commands(self)
        add_private_commands(self)
        add_talking_commands(self)
        self.add_dynamic_items(Count)
        await self.tree.sync()

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumes += 1


def add_game_commands(bot: TinyBot) -> None:
    """Options of every sort, autocomplete, a promised picture."""
    game = app_commands.Group(name="game", description="Games")

    @game.command(name="new", description="Open a game")
    @app_commands.choices(mission=[app_commands.Choice(name="Tutorial", value="00")])
    async def new(
        interaction: discord.Interaction,
        mission: app_commands.Choice[str],
        guest: discord.Member | None = None,
        rounds: app_commands.Range[int, 1, 9] = 3,
        quick: bool = False,
    ) -> None:
        bot.done.append(interaction.id)
        who = guest.display_name if guest else "nobody"
        await interaction.response.send_message(f"{mission.name} {who} {rounds} {quick}")

    @bot.tree.command(name="move", description="Walk to a zone")
    async def move(interaction: discord.Interaction, zone: str) -> None:
        await interaction.response.send_message(f"Walked to {zone}")

    @move.autocomplete("zone")
    async def zones(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        fits = [zone for zone in ZONES if typed.lower() in zone.lower()]
        return [app_commands.Choice(name=zone, value=zone[:2]) for zone in fits]

    @bot.tree.command(name="board", description="Show the board")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        file = discord.File(io.BytesIO(PICTURE), "board.png", description="A street by night")
        view = discord.ui.View(timeout=None)
        view.add_item(Count(0))
        view.add_item(Order())
        await interaction.edit_original_response(
            content="**The board**", attachments=[file], view=view
        )

    bot.tree.add_command(game)


def add_private_commands(bot: TinyBot) -> None:
    """Private answers, a form, a command for moderators."""

    @bot.tree.command(name="sheet", description="Only for you")
    async def sheet(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Your secrets", ephemeral=True)

    @bot.tree.command(name="diary", description="Write")
    async def diary(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Diary())

    @bot.tree.command(name="reset", description="For moderators")
    @app_commands.default_permissions(manage_guild=True)
    async def reset(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Reset", ephemeral=True)


def add_talking_commands(bot: TinyBot) -> None:
    """Late answers, mentions, plain messages; refusals are kept in `errors` of the bot."""

    @bot.tree.command(name="slow", description="Too slow")
    async def slow(interaction: discord.Interaction, seconds: float) -> None:
        await asyncio.sleep(seconds)
        try:
            await interaction.response.send_message("Sorry for the wait")
        except discord.HTTPException as refused:
            bot.errors.append(refused)

    @bot.tree.command(name="call", description="Call somebody")
    async def call(interaction: discord.Interaction, who: discord.Member) -> None:
        only = discord.AllowedMentions(users=[who])
        await interaction.response.send_message(
            f"{who.mention} and <@{interaction.user.id}>", allowed_mentions=only
        )

    @bot.tree.command(name="say", description="Speak in the channel")
    async def say(interaction: discord.Interaction, text: str, times: int = 1) -> None:
        await interaction.response.defer(ephemeral=True)
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        try:
            for _ in range(times):
                await channel.send(text)
        except discord.HTTPException as refused:
            bot.errors.append(refused)
        await interaction.edit_original_response(content="Said")


def main() -> None:
    """Run in a process of its own: addresses and token come from the environment."""
    point_discord_at(os.environ["DISCORD_API_URL"], os.environ["DISCORD_GATEWAY_URL"])
    TinyBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
