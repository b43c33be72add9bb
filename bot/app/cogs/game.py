"""/game: opening, joining, starting, undoing, looking back, ending."""

from __future__ import annotations

import inspect
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

import engine
from bot.app.cogs.asking import read_rules, topics
from bot.app.cogs.common import (
    Autocomplete,
    Choices,
    bot_of,
    completing,
    missions,
    offered,
    only,
    t,
)
from bot.base.replies import Person, Reply, person_of
from bot.base.words import language_of, say, words
from bot.kit.lobby import Wish
from bot.kit.registry import kit_of, kits
from bot.kit.typed import names_in
from bot.play import lobby
from bot.play.films import FORMS
from bot.play.threads import SORTS
from bot.store.table_state import HOURS, ThreadKind
from bot.table import absence, seats, votes
from bot.table.labels import label_of
from bot.table.tables import OpenTable
from engine.core.folding import fold

RULESETS = [Choice(name=t(f"ruleset-{one.id}"), value=one.id) for one in engine.rulesets()]
PACES = [Choice(name=t(f"choice-{one}"), value=one) for one in HOURS]
THREADS = [Choice(name=t(f"choice-{one}"), value=one) for one in SORTS]
REPLAYS = [Choice(name=t(f"choice-replay-{one}"), value=one) for one in FORMS]
LANGUAGES = [
    Choice(name=words().say(one, "language-itself"), value=one) for one in words().languages()
]


def games_by_option() -> dict[str, list[str]]:
    """Return each option that a new table may have, with the games that have the option."""
    found: dict[str, list[str]] = {}
    for kit in kits():
        for name in kit.lobby.options:
            found.setdefault(name, []).append(kit.ruleset)
    return found


def choosing(name: str) -> Autocomplete:
    """Return the completion for the table's option `name`: values that the chosen game allows."""

    @completing
    async def complete(interaction: discord.Interaction, typed: str) -> Choices:
        language = language_of(interaction.locale)
        game = interaction.namespace.game or games_by_option()[name][0]
        values = kit_of(game).lobby.options.get(name, ())
        return offered([(one, say(language, f"choice-{name}-{one}")) for one in values], typed)

    return complete


def with_options_of_games(callback: Any) -> Any:
    """Add to the command `callback` every option that a table of some game may have."""
    # A name in Python cannot hold a hyphen.
    games = {name.replace("-", "_"): having for name, having in games_by_option().items()}
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    signature = inspect.signature(callback)
    fixed = [one for one in signature.parameters.values() if one.name != "options"]
    added = [inspect.Parameter(name, kind, annotation=str, default="") for name in games]
    callback.__signature__ = signature.replace(parameters=[*fixed, *added])
    named = {name: name.replace("_", "-") for name in games}
    app_commands.rename(**{name: t(f"opt-{option}") for name, option in named.items()})(callback)
    described = {name: t(f"opt-{named[name]}-about", only(games[name])) for name in games}
    app_commands.describe(**described)(callback)
    app_commands.autocomplete(**{name: choosing(named[name]) for name in games})(callback)
    return callback


@completing
async def free_figures(interaction: discord.Interaction, typed: str) -> Choices:
    """Complete a typed list of figures: keep all names but the last, and complete that one."""
    person = person_of(interaction)
    async with bot_of(interaction).tables.at(interaction.channel_id or 0) as table:
        if table.loaded is None or table.record.stage != "lobby":
            return []
        names = table.kit.lobby.free_figures(table.record, person.id, person.language)
    # A name may contain the word that joins names (such as *and*), so try commas first.
    for *before, last in ([one.strip() for one in typed.split(",")], names_in(typed) or [""]):
        taken = {*map(fold, before)}
        lists = [", ".join([*before, name]) for name in names if fold(name) not in taken]
        found = offered([(one, one) for one in lists], ", ".join([*before, last]))
        if found:
            return found
    return []


@completing
async def replayable(interaction: discord.Interaction, typed: str) -> Choices:
    """Complete with the games of this channel that can be shown again."""
    bot, person = bot_of(interaction), person_of(interaction)
    async with bot.tables.at(interaction.channel_id or 0) as table:
        found = await bot.films.replayable(table)
    return offered([(str(one.id), label_of(one, person.language)) for one in found], typed)


class Games(commands.GroupCog, name=t("cmd-game"), description=t("cmd-game-about")):
    """The commands about a table, except those that play."""

    @app_commands.command(name=t("cmd-game-new"), description=t("cmd-game-new-about"))
    @with_options_of_games
    @app_commands.rename(
        game=t("opt-game"),
        mission=t("opt-mission"),
        language=t("opt-language"),
        pace=t("opt-pace-new"),
        thread=t("opt-thread"),
    )
    @app_commands.describe(
        game=t("opt-game-about"),
        mission=t("opt-mission-about"),
        language=t("opt-language-about"),
        pace=t("opt-pace-about"),
        thread=t("opt-thread-about"),
    )
    @app_commands.choices(game=RULESETS, language=LANGUAGES, pace=PACES, thread=THREADS)
    @app_commands.autocomplete(mission=missions)
    async def new(
        self,
        interaction: discord.Interaction,
        game: str = "",
        mission: str = "",
        language: str = "",
        pace: str = "",
        thread: str = "",
        **options: str,
    ) -> None:
        chosen = {name.replace("_", "-"): value for name, value in options.items() if value}
        where = (interaction.guild_id or 0, interaction.channel_id or 0)
        inside: ThreadKind = "theirs" if isinstance(interaction.channel, discord.Thread) else ""
        wish = Wish(*where, game, mission, language, chosen, pace, inside)
        bot = bot_of(interaction)
        if thread:
            await bot.interactions.run(
                interaction,
                "new-thread",
                lambda at, who: bot.door.new(at, who, wish, thread),
                changes=False,
            )
            return
        await bot.interactions.run(interaction, "new", lambda at, who: bot.door.new(at, who, wish))

    @app_commands.command(name=t("cmd-game-join"), description=t("cmd-game-join-about"))
    @app_commands.rename(survivors=t("opt-survivors"))
    @app_commands.describe(survivors=t("opt-survivors-about"))
    @app_commands.autocomplete(survivors=free_figures)
    async def join(self, interaction: discord.Interaction, survivors: str = "") -> None:
        bot = bot_of(interaction)
        await bot.interactions.run(
            interaction, "join", lambda at, who: lobby.join(at, who, survivors)
        )

    @app_commands.command(name=t("cmd-game-leave"), description=t("cmd-game-leave-about"))
    async def leave(self, interaction: discord.Interaction) -> None:
        await bot_of(interaction).interactions.run(interaction, "leave", lobby.leave)

    @app_commands.command(name=t("cmd-game-start"), description=t("cmd-game-start-about"))
    async def start(self, interaction: discord.Interaction) -> None:
        await bot_of(interaction).interactions.run(interaction, "start", lobby.start)

    @app_commands.command(name=t("cmd-game-status"), description=t("cmd-game-status-about"))
    async def status(self, interaction: discord.Interaction) -> None:
        bot = bot_of(interaction)
        await bot.interactions.run(interaction, "status", bot.looks.status, changes=False)

    @app_commands.command(name=t("cmd-game-undo"), description=t("cmd-game-undo-about"))
    async def undo(self, interaction: discord.Interaction) -> None:
        bot = bot_of(interaction)
        await bot.interactions.run(interaction, "undo", bot.play.undo)

    @app_commands.command(name=t("cmd-game-redo"), description=t("cmd-game-redo-about"))
    async def redo(self, interaction: discord.Interaction) -> None:
        bot = bot_of(interaction)
        await bot.interactions.run(interaction, "redo", bot.play.redo)

    @app_commands.command(name=t("cmd-game-end"), description=t("cmd-game-end-about"))
    async def end(self, interaction: discord.Interaction) -> None:
        bot = bot_of(interaction)

        async def ask(table: OpenTable, person: Person) -> Reply:
            """Ask before the end of a game; a moderator who plays no part in it ends it with `/mod
            end`.
            """
            if person.moderator and table.record.seat(person.id) is None:
                return await bot.moderating.ask(table, person, "end")
            return await bot.play.ask_to_end(table, person)

        await bot.interactions.run(interaction, "ask-to-end", ask, changes=False)

    @app_commands.command(name=t("cmd-game-log"), description=t("cmd-game-log-about"))
    async def log(self, interaction: discord.Interaction) -> None:
        bot = bot_of(interaction)
        await bot.interactions.run(interaction, "log", bot.looks.log, changes=False)

    @app_commands.command(name=t("cmd-game-replay"), description=t("cmd-game-replay-about"))
    @app_commands.rename(table=t("opt-table"), form=t("opt-form"))
    @app_commands.describe(table=t("opt-replay-table-about"), form=t("opt-form-about"))
    @app_commands.autocomplete(table=replayable)
    @app_commands.choices(form=REPLAYS)
    async def replay(
        self, interaction: discord.Interaction, table: str = "", form: str = "film"
    ) -> None:
        films = bot_of(interaction).films
        await bot_of(interaction).interactions.run(
            interaction, "replay", lambda at, who: films.replay(at, who, table, form), changes=False
        )

    @app_commands.command(name=t("cmd-game-pace"), description=t("cmd-game-pace-about"))
    @app_commands.rename(pace=t("opt-pace"))
    @app_commands.describe(pace=t("opt-pace-about"))
    @app_commands.choices(pace=PACES)
    async def pace(self, interaction: discord.Interaction, pace: str) -> None:
        bot = bot_of(interaction)
        await bot.interactions.run(
            interaction, "pace", lambda at, who: votes.set_pace(at, who, pace)
        )

    @app_commands.command(name=t("cmd-game-away"), description=t("cmd-game-away-about"))
    async def away(self, interaction: discord.Interaction) -> None:
        await bot_of(interaction).interactions.run(interaction, "away", absence.go_away)

    @app_commands.command(name=t("cmd-game-back"), description=t("cmd-game-back-about"))
    async def back(self, interaction: discord.Interaction) -> None:
        await bot_of(interaction).interactions.run(interaction, "back", absence.come_back)

    @app_commands.command(name=t("cmd-game-offer"), description=t("cmd-game-offer-about"))
    @app_commands.rename(player=t("opt-player"))
    @app_commands.describe(player=t("opt-offer-about"))
    async def offer(self, interaction: discord.Interaction, player: discord.Member) -> None:
        bot = bot_of(interaction)
        await bot.interactions.run(
            interaction, "offer", lambda at, who: seats.offer(at, who, player)
        )

    @app_commands.command(name=t("cmd-game-replace"), description=t("cmd-game-replace-about"))
    async def replace(self, interaction: discord.Interaction) -> None:
        await bot_of(interaction).interactions.run(interaction, "replace", votes.replace_absent)

    @app_commands.command(name=t("cmd-game-kick"), description=t("cmd-game-kick-about"))
    @app_commands.rename(player=t("opt-player"), reason=t("opt-reason"))
    @app_commands.describe(player=t("opt-kick-about"), reason=t("opt-reason-about"))
    async def kick(
        self,
        interaction: discord.Interaction,
        player: discord.Member,
        reason: app_commands.Range[str, 1, votes.REASON] = "",
    ) -> None:
        bot = bot_of(interaction)
        await bot.interactions.run(
            interaction, "kick", lambda at, who: votes.kick(at, who, str(player.id), reason)
        )

    @app_commands.command(name=t("cmd-game-rules"), description=t("cmd-game-rules-about"))
    @app_commands.rename(topic=t("opt-topic"))
    @app_commands.describe(topic=t("opt-topic-about"))
    @app_commands.autocomplete(topic=topics)
    async def rules(self, interaction: discord.Interaction, topic: str = "") -> None:
        await read_rules(interaction, topic)
