"""What every cog uses: translated names, completion of legal values, access to the bot."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Iterable
from functools import cache, wraps
from typing import Any, Protocol, cast

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

import engine
from bot.base.errors import UserError
from bot.base.pictures import Pictures
from bot.base.replies import Person, person_of
from bot.base.words import language_of, say, typed_as
from bot.channel.interactions import Interactions
from bot.channel.publisher import Publisher
from bot.kit.registry import kit_of, kits
from bot.kit.typed import ROOM, fitting
from bot.moderation.flow import Moderating
from bot.play.challenges import ChallengeDesk
from bot.play.door import Door
from bot.play.films import Films
from bot.play.play import Play
from bot.play.threads import Threads
from bot.play.views import Looks
from bot.table.tables import OpenTable, Tables

CHOICES = 25
"""The most choices that Discord accepts in one completion."""
LONGEST = 300
"""The number of characters after which a typed text is cut."""
on_servers_only = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
"""A decorator for commands that are not offered in direct messages with the bot."""
Choices = list[app_commands.Choice[str]]
Autocomplete = Callable[[discord.Interaction, str], Coroutine[Any, Any, Choices]]


class Bot(Protocol):
    """The parts of the client that commands use."""

    challenge: ChallengeDesk
    door: Door
    interactions: Interactions
    films: Films
    looks: Looks
    moderating: Moderating
    pictures: Pictures
    play: Play
    publisher: Publisher
    tables: Tables
    threads: Threads


class Tree(app_commands.CommandTree[commands.Bot | commands.AutoShardedBot]):
    """The command tree; it cuts typed texts to the `LONGEST` that any option can need.

    Discord lets people type 6,000 characters, and a sentence of ours holds 1,000 of them.
    """

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        sent = cast("dict[str, Any]", interaction.data or {})
        _shorten(sent.get("options", []))
        return True


def _shorten(options: list[dict[str, Any]]) -> None:
    """Cut the typed texts among `options`, including the options of sub-commands."""
    for one in options:
        _shorten(one.get("options", []))
        if isinstance(one.get("value"), str):
            one["value"] = one["value"][:LONGEST]


def completing(complete: Autocomplete) -> Autocomplete:
    """Wrap a completion so that it offers nothing if it fails; the error is logged.

    The wrapper sends the choices itself: the library would log an error for choices that are sent
    too late.
    """

    async def choices(interaction: discord.Interaction, typed: str) -> Choices:
        try:
            return await complete(interaction, typed)
        except (UserError, engine.Refusal, engine.StaleAnswer):
            return []
        except Exception as error:
            bot_of(interaction).interactions.regret(f"completing-{complete.__name__}", error)
            return []

    @wraps(complete)
    async def offering(interaction: discord.Interaction, typed: str) -> Choices:
        interactions = bot_of(interaction).interactions
        found = [] if interactions.closed else await choices(interaction, typed)
        with interactions.in_time("completing"):
            await interaction.response.autocomplete(found)
        # The library asks this before it sends the choices itself.
        answered = discord.InteractionResponseType.autocomplete_result
        interaction.response._response_type = answered  # pyright: ignore[reportPrivateUsage]
        return found

    return offering


class Translator(app_commands.Translator):
    """Translates names and descriptions of commands and options, from the catalogues."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        if locale is not discord.Locale.french:
            return None
        key, games = string.extras.get("key"), string.extras.get("games", ())
        return told_of("fr", key, games) if isinstance(key, str) else None


def t(key: str, games: Collection[str] = ()) -> locale_str:
    """Return the English text of `key`, which `Translator` can translate into French.

    `games` are the games that have the command or option described; empty if every game has it.
    """
    named = tuple(games)
    return locale_str(told_of("en", key, named), key=key, games=named)


@cache
def told_of(language: str, key: str, games: tuple[str, ...]) -> str:
    """Return the description `key`, followed by the games that have the command or that lack it.

    If that is too long, use the short names of the games. If even that is too long, cut the
    description: people must be able to read that a command belongs to another game.
    """
    about = say(language, key)
    if not games:
        return about
    others = [one.id for one in engine.rulesets() if one.id not in games]
    told = [
        say(language, sort, about=about, games=names(language, named))
        for names in (names_of, short_names_of)
        for sort, named in (("cmd-only-in", games), ("cmd-not-in", others))
    ]
    shortest = min(told, key=len)
    if len(shortest) <= ROOM:
        return next(one for one in told if len(one) <= ROOM)
    end = shortest.removeprefix(about)
    return about[: ROOM - len(end) - 1].rsplit(" ", 1)[0] + "…" + end


def short_names_of(language: str, games: Iterable[str]) -> str:
    """The short names of games, separated by commas."""
    return ", ".join(say(language, f"ruleset-{one}-short") for one in games)


def names_of(language: str, games: Iterable[str]) -> str:
    """The names of games, separated by commas."""
    return ", ".join(say(language, f"ruleset-{one}") for one in games)


def only(games: Collection[str], every: Iterable[str] | None = None) -> Collection[str]:
    """Return `games`, or an empty collection if they include every game.

    `every` names all games; by default it is the games of this release.
    """
    return () if {*(every or (one.id for one in engine.rulesets()))} <= {*games} else games


def not_here(language: str, name: str, games: Iterable[str], alike: str | None) -> UserError:
    """Return the error for a command that only `games` have.

    `alike` is the command that does the same here; None if there is none.
    """
    said = {"command": typed_as(language, name), "games": names_of(language, games)}
    if alike is None:
        return UserError("only-elsewhere", **said)
    return UserError("alike-here", **said, alike=typed_as(language, alike))


def bot_of(interaction: discord.Interaction) -> Bot:
    return cast("Bot", interaction.client)


def offered(labels: list[tuple[str, str]], typed: str) -> Choices:
    """Return the choices whose label or value contains what is typed so far; at most 25."""
    return [
        app_commands.Choice(name=label[:ROOM], value=value)
        for value, label in fitting(labels, typed)[:CHOICES]
        if len(value) <= ROOM
    ]


@completing
async def missions(interaction: discord.Interaction, typed: str) -> Choices:
    """Complete the mission of the chosen game: the missions of the box, then the server's own.

    If no game is chosen yet, complete with the missions of all games.
    """
    game, library = interaction.namespace.game, bot_of(interaction).tables.library
    guild, language = interaction.guild_id or 0, language_of(interaction.locale)
    asked = [kit_of(game)] if game else kits()
    found = [one for kit in asked for one in await kit.lobby.missions(library, guild, language)]
    return offered(found, typed)


@completing
async def own_leaders(interaction: discord.Interaction, typed: str) -> Choices:
    """Complete with the figures that the person leads; with nothing if no game runs here."""
    bot, person = bot_of(interaction), person_of(interaction)
    async with bot.tables.at(interaction.channel_id or 0) as table:
        if table.loaded is None or table.loaded.game is None:
            return []
        return offered(leaders_of(table, person), typed)


def leaders_of(table: OpenTable, person: Person) -> list[tuple[str, str]]:
    """The figures that the person leads, each with its name."""
    moves, chair = table.kit.moves, table.chair_of(person)
    return [(one, moves.leader_name(chair, one)) for one in moves.own_leaders(chair)]


@completing
async def sheets(interaction: discord.Interaction, typed: str) -> Choices:
    """Complete with every figure that has a sheet: everybody may see all sheets."""
    bot, person = bot_of(interaction), person_of(interaction)
    async with bot.tables.at(interaction.channel_id or 0) as table:
        if table.loaded is None or table.loaded.game is None:
            return []
        return offered(table.kit.presenter.sheets(table.chair_of(person)), typed)
