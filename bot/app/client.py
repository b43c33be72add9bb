"""The bot: discord.py's client with the commands, buttons and tables of Graveyard Shift."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.app.challenges import ChallengeClock
from bot.app.clock import Clock
from bot.app.cogs.asking import Questions
from bot.app.cogs.common import Translator, Tree
from bot.app.cogs.game import Games
from bot.app.cogs.looks import Looking, since_menu
from bot.app.cogs.moderation import Moderation, Settings
from bot.app.cogs.my import My, Privacy, Stats
from bot.app.cogs.turns import Turns
from bot.app.cogs.watching import Watching
from bot.app.drawing_ahead import draw_running_boards
from bot.app.presses import LOOKING, Presses
from bot.app.registrar import FOLLOW_SECONDS, ServerRegistrar, SharedCommands
from bot.app.registration import commands_of_games
from bot.app.slash import filled_in
from bot.base.drawing_workers import DrawingWorkers
from bot.base.error_reports import ErrorReporter
from bot.base.errors import UserError
from bot.base.pictures import Pictures
from bot.base.thinking_worker import ThinkingWorker
from bot.base.words import language_of
from bot.channel.guild_api import GuildApi
from bot.channel.interactions import FIRST_PAUSE, LONGEST_PAUSE, Interactions, shortened
from bot.channel.pending_replies import PendingReplies, PendingReply
from bot.channel.publisher import Publisher
from bot.channel.rate_limit import A_SECOND, RateLimiter
from bot.channel.redeeming import redeem
from bot.kit.registry import kits
from bot.kit.rows import Errand
from bot.moderation.flow import Moderating
from bot.moderation.privacy import Forgetting
from bot.play.challenges import ChallengeDesk
from bot.play.door import Door
from bot.play.films import Films
from bot.play.forms import filled, repeated
from bot.play.looking import HintNumbers
from bot.play.play import Play
from bot.play.threads import Threads
from bot.play.views import Looks
from bot.store.backups import Backups
from bot.store.retention import Retention
from bot.store.store import Store
from bot.table import votes
from bot.table.controls import GameButton, GameSelect, Press, press_of, take
from bot.table.seeds import random_seed
from bot.table.tables import Tables
from renders.kit.marks import MARKS

COGS: tuple[type[commands.Cog], ...] = (
    Games,
    Turns,
    Looking,
    Questions,
    My,
    Stats,
    Privacy,
    Settings,
    Moderation,
)


FINISHING_SECONDS, TELLING_SECONDS = 4.0, 2.0
"""When the bot stops: seconds to wait for running actions, then for posts about them."""
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where commands are offered by default: on servers, and in direct messages with the bot."""

# The bot never speaks in voice channels, so discord.py need not warn of missing voice packages.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Graveyard(commands.AutoShardedBot):
    """The client of Graveyard Shift at Discord.

    `store` must be open. `pace` is the publisher's, in seconds. `new_seed` makes the secret seed of
    a game from the id of the interaction that starts it. `marks` are the emojis to show among
    words. `backups` are made while the bot runs. `requests` is how many requests per second all
    processes together may send to Discord. `drawers` are worker processes that draw; without them,
    threads of the bot do. `thinker` is the worker process that looks ahead for hints; without it,
    they tell no number. `challenges` says whether there is a challenge of the week.
    """

    def __init__(
        self,
        store: Store,
        *,
        pace: float = 1.0,
        new_seed: Callable[[int], str] = random_seed,
        marks: Sequence[str] = MARKS,
        backups: Backups | None = None,
        requests: float = A_SECOND,
        drawers: DrawingWorkers | None = None,
        thinker: ThinkingWorker | None = None,
        challenges: bool = True,
    ) -> None:
        shard = store.shard
        self.allowance = RateLimiter(requests / shard.count)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            # Messages are needed only to hear of deleted ones; no intent here is privileged.
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            allowed_contexts=EVERYWHERE,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=self.allowance.tracing(),
            # A single process connects as many shards as Discord recommends.
            shard_count=None if shard.alone else shard.count,
            shard_ids=None if shard.alone else [shard.number],  # pyright: ignore[reportArgumentType]
        )
        self.store = store
        self.tables = Tables(store, new_seed)
        self.tables.recount = votes.recount
        self.server_commands = ServerRegistrar(self, store, self.tables.links)
        self.tables.commands = self.server_commands
        links = self.tables.links
        self.shared_commands = SharedCommands(self, store, self.server_commands, links)
        self.marks = marks
        self.pictures = Pictures(drawers)
        self.guild_api = GuildApi(self)
        self.publisher = Publisher(self.tables, self.pictures, self.guild_api, pace)
        weekly = ChallengeClock(self.tables, self.pictures, self.guild_api, challenges)
        self.clock = Clock(self.tables, self.publisher, challenges=weekly)
        self.mistakes = ErrorReporter()
        self.promises = PendingReplies(store)
        self.interactions = Interactions(self.tables, self.publisher, self.promises, self.mistakes)
        self.play = Play(self.pictures, HintNumbers(thinker))
        self.looks = Looks(self.pictures)
        self.films = Films(self.get_partial_messageable, self.publisher)
        self.moderating = Moderating(store)
        self.backups = backups
        self.threads = Threads(self.guild_api, self.publisher)
        self.door = Door(self.pictures, self.guild_api, self.threads)
        self.challenge = ChallengeDesk(self.pictures, self.threads, self.films, challenges)
        self.beside: list[asyncio.Task[None]] = []
        play = (self.play, self.looks, self.films)
        others = (self.moderating, Forgetting(self.publisher), self.threads)
        self._presses = Presses(*play, *others, self.door, self.challenge)

    async def setup_hook(self) -> None:
        """Set up commands, buttons and tables, before the first interaction arrives."""
        await self.add_commands()
        await self.add_cog(Watching(self.publisher, self.server_commands))
        self.add_dynamic_items(GameButton, GameSelect)
        self.tree.on_error = self._command_failed
        await self.tree.set_translator(Translator())
        await self.server_commands.load()
        missing = await self._known_to_discord()
        await self.clock.wake(int(time.time()))
        await self.publisher.resume()
        self.clock.start()
        self.beside = [
            asyncio.create_task(self._redeem(), name="redeeming"),
            asyncio.create_task(self._make_known(missing), name="marking"),
            asyncio.create_task(self.server_commands.run(), name="server commands"),
            asyncio.create_task(self.shared_commands.narrow(), name="narrowing"),
            asyncio.create_task(self._count(), name="counting"),
            asyncio.create_task(Retention(self.store).run(), name="retention"),
            asyncio.create_task(draw_running_boards(self.tables, self.pictures), name="drawing"),
        ]
        if self.backups is not None:
            self.beside.append(asyncio.create_task(self.backups.run(), name="backups"))

    async def _count(self) -> None:
        """Add to the statistics the games that ended meanwhile, and games of earlier releases."""
        await self.tables.statistics.catch_up()
        await self.tables.statistics.recount()

    async def add_commands(self) -> None:
        """Add every command that people can type."""
        for cog in COGS:
            await self.add_cog(cog())
        for command in commands_of_games():
            self.tree.add_command(command)
        self.tree.add_command(since_menu())

    async def _known_to_discord(self) -> list[str] | None:
        """Return the emojis that Discord lacks, or None if it lacks any command."""
        known = await self.shared_commands.register()
        missing = await self.tables.marks.find(self, self.marks)
        return missing if known else None

    async def _make_known(self, missing: list[str] | None) -> None:
        """Register missing emojis in shard 0; in another shard, wait until all is registered."""
        if self.store.shard.first:
            await self.tables.marks.add(self, missing or [])
            return
        while missing != []:
            await asyncio.sleep(FOLLOW_SECONDS)
            missing = await self._known_to_discord()

    def connected(self) -> bool:
        """Whether every shard is connected to Discord."""
        return self.is_ready() and not any(one.is_closed() for one in self.shards.values())

    async def stop(self) -> None:
        """Take on nothing new, wait a few seconds for actions in progress, and close."""
        await self.clock.close()
        await self.clock.rest(int(time.time()))
        await self.interactions.finish(FINISHING_SECONDS)
        with suppress(TimeoutError):
            async with asyncio.timeout(TELLING_SECONDS):
                await self.publisher.settled()
        await self.close()

    async def close(self) -> None:
        """Cancel background work and close the connection; `stop` waits for actions first."""
        await self.clock.close()
        await self.publisher.close()
        for task in self.beside:
            task.cancel()
        await asyncio.gather(*self.beside, return_exceptions=True)
        await self.interactions.close()
        await self.server_commands.close()
        await super().close()
        self.pictures.close()
        self.play.numbers.close()
        self.films.close()

    async def on_message(self, message: discord.Message, /) -> None:
        """Do nothing: the bot has application commands only and reads no messages."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Handle a submitted form.

        Also handle a press on a control that the message no longer shows, or whose custom id this
        release cannot read.
        """
        if interaction.type is discord.InteractionType.modal_submit:
            await self._sent_back(interaction)
        if interaction.type is not discord.InteractionType.component or not interaction.message:
            return
        custom_id = str((interaction.data or {}).get("custom_id"))
        if custom_id not in _shown(interaction.message) or press_of(custom_id) is None:
            await take(interaction)

    async def _sent_back(self, interaction: discord.Interaction) -> None:
        """Run the use case of a submitted form; refuse a form that this release does not know."""
        sent: dict[str, Any] = dict(interaction.data or {})
        form, _, inside = str(sent.get("custom_id")).partition(".")
        errand = _forms().get(form)
        if errand is None:
            await self.pressed(interaction, None)
            return
        typed = {"press": inside} if inside else {}
        await filled_in(interaction, errand, filled(sent) | typed | _kept(interaction))

    async def _fill(
        self, interaction: discord.Interaction, errand: Errand, press: Press, inside: str
    ) -> None:
        """Open the form of `errand`, or run it with the values chosen in a select.

        Both use the text repeated in the message. `inside` is the press stored in the custom id.
        """
        kept = _kept(interaction)
        if press.what == "form" and errand.form is not None:
            form = errand.form(language_of(interaction.locale), kept["kept"], inside)
            with self.interactions.in_time("form"):
                await interaction.response.send_modal(form)
            return
        await filled_in(interaction, errand, {"press": inside, "values": press.values} | kept)

    async def pressed(self, interaction: discord.Interaction, press: Press | None) -> None:
        """Carry out a press of a button or select; `press` is None if no control of this release
        sends it.

        A press that opens a form is handled first, because only a first answer can be a form.
        """
        if press is not None and press.what in ("form", "fill"):
            form, _, inside = press.arg.partition(".")
            errand = _forms().get(form)
            if errand is not None:
                await self._fill(interaction, errand, press, inside)
                return
        await self.interactions.run(
            interaction,
            self._presses.named(press),
            lambda table, person: self._presses.carry_out(table, person, press),
            changes=press is not None and press.what not in LOOKING,
        )

    async def _command_failed(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Answer a slash command that raised `error`, or offer no choices if it was completing.

        Tell the person if Discord knows an older form of the command than this release.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            with self.interactions.in_time("completing"):
                await interaction.response.autocomplete([])
            return
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        outdated = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
        if isinstance(cause, (*outdated, app_commands.TransformerError)):
            cause = UserError("command-changed")
        await self.interactions.excuse(interaction, "command", cause)

    async def _redeem(self) -> None:
        """Send the answers that a former process promised; retry with longer pauses until done."""
        pause = FIRST_PAUSE
        async with aiohttp.ClientSession() as session:

            async def give(promise: PendingReply, told: str | None) -> bool:
                told = (
                    None
                    if told is None
                    else self.tables.links.linked(shortened(told), promise.guild)
                )
                return await redeem(session, self.application_id or 0, promise, told)

            while not await self.promises.redeem(give):
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)


def _forms() -> dict[str, Errand]:
    """The use case that each form belongs to, by the custom id of the form."""
    return {one.form_id: one for kit in kits() for one in kit.errands if one.form_id}


def _kept(interaction: discord.Interaction) -> dict[str, list[str]]:
    """Return, under `kept`, the text that the pressed message repeats from a form."""
    return {"kept": repeated(interaction.message.content) if interaction.message else []}


def _shown(message: discord.Message) -> set[str]:
    """The custom ids of the buttons and selects in a message."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return {str(getattr(part, "custom_id", None)) for row in rows for part in row.children}
