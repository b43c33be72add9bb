"""/setup: the settings of a server, in selects below a preview; each choice is stored at once.

The first page says where tables may be opened, by whom, and which games have commands that can be
typed; the second how tables are played and how many there may be. The message also lists the
permissions that the bot lacks in this channel, and how to grant them.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import discord

import engine
from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import say, words
from bot.store.table_state import HOURS, USUAL
from bot.table.controls import Control, Press, button, confirmation, id_in, picker, select
from bot.table.server_settings import MODERATORS, PLAYERS, ServerSettings, join_names
from bot.table.tables import OpenTable

NOWHERE = (0, 0)
AS_USUAL = "usual"
NUMBERS = ("0", "1", "2", "3", "5", "10", "20", "50")
MOST = 25
"""The most channels or roles that Discord lets people choose."""


async def setup(table: OpenTable, person: Person) -> Reply:
    """Show the server's settings. Raises UserError for people who may not change them."""
    _must_moderate(person)
    return await _shown(table, person, await table.tables.guilds.of(person.guild), page=0)


async def press_setup(table: OpenTable, person: Person, press: Press) -> Reply:
    """Store a choice, reset or restore the settings, or show the other page."""
    _must_moderate(person)
    guilds = table.tables.guilds
    rules = await guilds.of(person.guild)
    what, _, page = press.arg.partition(".")
    if what == "reset":
        return _really_reset(rules, person.language, await guilds.live(rules.guild))
    if what == "reset-now":
        rules = await guilds.reset(rules)
    elif what == "restore":
        rules = await guilds.former(rules) or rules
        await guilds.keep(rules)
    elif what == "games":
        await _choose_games(table, rules.guild, press.values, person.language)
    elif what != "page":
        rules = _changed(rules, what, press.values)
        await guilds.keep(rules)
    return await _shown(table, person, rules, page=int(page == "1"))


def _must_moderate(person: Person) -> None:
    if not person.guild:
        raise UserError("servers-only")
    if not person.moderator:
        raise UserError("moderators-only")


async def _choose_games(
    table: OpenTable, guild: int, games: tuple[str, ...], language: str
) -> None:
    """Let the server have the commands of these games only.

    Raises UserError if a game with a live table is missing, or for a game that no select offers.
    """
    if not {*games} <= {one.id for one in engine.rulesets()}:
        raise UserError("stale")
    played = [one for one in await table.tables.guilds.live_games(guild) if one not in games]
    if played:
        raise UserError("games-are-played", games=_games_named(language, played))
    await table.tables.commands.choose(guild, games)


def _changed(rules: ServerSettings, what: str, values: tuple[str, ...]) -> ServerSettings:
    """Return `rules` with the setting `what` changed to the chosen `values`.

    Raises UserError for values that no control of the bot sends.
    """
    if what in ("channels", "roles"):
        ids = [id_in(one) for one in values]
        if None in ids:
            raise UserError("stale")
        return replace(rules, **{what: tuple(sorted(filter(None, ids))[:MOST])})
    if what == "challenge":
        channel = id_in(values[0]) if values else 0
        if channel is None:
            raise UserError("stale")
        return replace(rules, challenge=channel)
    chosen = "" if values == (AS_USUAL,) else next(iter(values), "")
    allowed = {
        "openers": (PLAYERS, MODERATORS),
        "language": ("", *words().languages()),
        "pace": ("", *HOURS),
        "most": NUMBERS,
    }
    if chosen not in allowed.get(what, ()):
        raise UserError("stale")
    return replace(rules, **{what: int(chosen) if what == "most" else chosen})


# ---------------------------------------------------------------- what is shown


async def _shown(table: OpenTable, person: Person, rules: ServerSettings, page: int) -> Reply:
    live = await table.tables.guilds.live(rules.guild)
    lines = [*_preview(rules, person.language, live)]
    lines += [*_commands(table, rules.guild, person.language), "", *_permissions(person)]
    view = discord.ui.View(timeout=None)
    former = await table.tables.guilds.former(rules)
    end = _way_back(person.language) if former else _way_to_reset(person.language)
    games = _games(table, rules.guild, person.language)
    for item in (_where(rules, person.language, games, end), _how(rules, person.language))[page]:
        view.add_item(item)
    return Reply("\n".join(lines), view)


def _preview(rules: ServerSettings, language: str, live: int) -> list[str]:
    """The settings for the next table, one per line."""
    channels = join_names(language, [f"<#{one}>" for one in rules.channels])
    roles = join_names(language, [f"<@&{one}>" for one in rules.roles])
    pace = say(language, f"choice-{rules.pace or USUAL}")
    spoken = say(rules.language, "language-itself") if rules.language else ""
    return [
        say(language, "setup-head"),
        say(language, "setup-channels" if channels else "setup-anywhere", channels=channels),
        say(language, "setup-roles" if roles else "setup-anybody", roles=roles),
        say(language, f"setup-openers-{rules.openers}"),
        say(language, "setup-language" if spoken else "setup-any-language", spoken=spoken),
        say(language, "setup-pace", pace=pace),
        say(
            language, "setup-most" if rules.most else "setup-any-number", most=rules.most, live=live
        ),
        say(
            language,
            "setup-challenge" if rules.challenge else "setup-no-challenge",
            channel=f"<#{rules.challenge}>",
        ),
    ]


def _commands(table: OpenTable, guild: int, language: str) -> list[str]:
    """Return lines about the games with typed commands, and about what Discord refuses."""
    commands = table.tables.commands
    games = _games_named(language, commands.games_of(guild))
    lines = [say(language, "setup-commands" if games else "setup-no-commands", games=games)]
    if trouble := commands.trouble_of(guild):
        lines.append(say(language, trouble, game=games))
    return lines


def _games_named(language: str, games: Collection[str]) -> str:
    return ", ".join(say(language, f"ruleset-{one}") for one in games)


def _permissions(person: Person) -> list[str]:
    """Return lines about the permissions that the bot lacks here, and how to grant them."""
    language = person.language
    if not person.lacking:
        return [say(language, "setup-may-all")]
    lines = [
        say(
            language,
            "setup-lacks",
            permission=say(language, f"permission-{name}"),
            why=say(language, f"permission-why-{name}"),
        )
        for name in (one.replace("_", "-") for one in person.lacking)
    ]
    return [say(language, "setup-lacking"), *lines, say(language, "setup-cure")]


def _way_to_reset(language: str) -> Control:
    return button(*NOWHERE, "setup", say(language, "setup-reset"), arg="reset", row=4)


def _way_back(language: str) -> Control:
    return button(*NOWHERE, "setup", say(language, "setup-restore"), arg="restore", row=4)


def _really_reset(rules: ServerSettings, language: str, live: int) -> Reply:
    """Show what would be reset, with a button that resets the settings."""
    view = confirmation("setup", say(language, "setup-reset"), arg="reset-now")
    view.add_item(button(*NOWHERE, "setup", say(language, "setup-keep"), arg="page.0"))
    lines = [say(language, "setup-really-reset"), *_preview(rules, language, live)[1:]]
    return Reply("\n".join(lines), view)


def _games(table: OpenTable, guild: int, language: str) -> Control:
    games = [(one.id, say(language, f"ruleset-{one.id}")) for one in engine.rulesets()]
    return select(
        *NOWHERE,
        "setup",
        games,
        placeholder=say(language, "setup-choose-games"),
        arg="games",
        row=3,
        chosen=[*table.tables.commands.games_of(guild)],
        least=0,
        most=len(games),
    )


def _where(rules: ServerSettings, language: str, games: Control, end: Control) -> list[Control]:
    openers = [(one, say(language, f"setup-openers-{one}")) for one in (PLAYERS, MODERATORS)]
    hint = say(language, "setup-choose-channels")
    return [
        picker("channels", "setup", "channels", rules.channels, hint=hint, row=0, most=MOST),
        picker(
            "roles",
            "setup",
            "roles",
            rules.roles,
            hint=say(language, "setup-choose-roles"),
            row=1,
            most=MOST,
        ),
        _choice("openers", openers, rules.openers, language, row=2),
        games,
        button(*NOWHERE, "setup", say(language, "setup-more"), arg="page.1", row=4),
        end,
    ]


def _how(rules: ServerSettings, language: str) -> list[Control]:
    itself = [(one, say(one, "language-itself")) for one in words().languages()]
    languages = [(AS_USUAL, say(language, "setup-any-language")), *itself]
    waits = [
        (one, say(language, "setup-pace", pace=say(language, f"choice-{one}"))) for one in HOURS
    ]
    numbers = [(one, say(language, "setup-number", number=int(one))) for one in NUMBERS]
    return [
        _choice("language", languages, rules.language or AS_USUAL, language, row=0, page=".1"),
        _choice("pace", waits, rules.pace or USUAL, language, row=1, page=".1"),
        _choice("most", numbers, str(rules.most), language, row=2, page=".1"),
        picker(
            "channels",
            "setup",
            "challenge.1",
            (rules.challenge,) if rules.challenge else (),
            hint=say(language, "setup-choose-challenge"),
            row=3,
            most=1,
        ),
        button(*NOWHERE, "setup", say(language, "setup-less"), arg="page.0", row=4),
    ]


def _choice(
    what: str,
    options: list[tuple[str, str]],
    chosen: str,
    language: str,
    *,
    row: int,
    page: str = "",
) -> Control:
    hint, arg = say(language, f"setup-choose-{what}"), f"{what}{page}"
    return select(*NOWHERE, "setup", options, placeholder=hint, arg=arg, row=row, chosen=[chosen])
