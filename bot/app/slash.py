"""Makes slash commands of the rows of all games, and merges those of the same name.

A *row* describes a slash command of one game: a move (`Slash`), or an *errand* (`Errand`), which is
any other command and may need no table. Discord knows a command by its name alone, whatever is
played in a channel. So games that share a name share the command: it has the options of all of
them. The row of the game played at the table decides what an option means, whether it is required
and which values complete it. If several games have an errand that needs no table, the person
names the game.
"""

from __future__ import annotations

import inspect
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.app.cogs.common import (
    Autocomplete,
    Choices,
    bot_of,
    completing,
    leaders_of,
    not_here,
    offered,
    on_servers_only,
    only,
    t,
    typed_as,
)
from bot.base.errors import UserError
from bot.base.replies import Person, Reply, person_of
from bot.base.words import language_of, say
from bot.kit.rows import Ask, Errand, Slash, key_of
from bot.kit.typed import TypedCommand, do_of, languages, read
from bot.play.play import Play
from bot.table.errands import Asked
from bot.table.tables import OpenTable

OF_SERVERS = ("survivor",)
"""Command groups that direct messages do not offer, because their results belong to a server."""

Row = Slash | Errand
Rows = Mapping[str, Row]
"""The row of each game that has the command, by ruleset."""
Typed = Mapping[str, Any]
"""The values that a person filled in, by the names of options."""
Built = app_commands.Command[Any, ..., None]
GAME = "game"
"""The parameter that names the game of an errand that several games have."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a slash command; `asks` says what it is in each game that has it."""

    name: str
    asks: Mapping[str, Ask]
    must: bool

    @property
    def typed(self) -> str:
        """The English name of the option; Discord sends this one in every language."""
        return say("en", f"opt-{self.name}")

    @property
    def parameter(self) -> str:
        """The option's name as a parameter in Python."""
        return self.typed.replace("-", "_") + "_"

    @property
    def about(self) -> str:
        """The text key of the description; `differs` if games describe the option differently."""
        keys = {one.about for one in self.asks.values()}
        return keys.pop() if len(keys) == 1 else "differs"

    @property
    def file(self) -> bool:
        """Whether the option is a file that somebody attaches."""
        return all(one.file for one in self.asks.values())

    @property
    def choices(self) -> list[Choice[str]]:
        """The choices that Discord offers for the option; none if games offer different ones."""
        kinds = {(one.choices, one.said) for one in self.asks.values()}
        if len(kinds) > 1:
            return []
        one = next(iter(self.asks.values()))
        return [
            Choice(name=t(f"choice-{choice_key(one, value)}"), value=value) for value in one.choices
        ]


@dataclass(frozen=True, slots=True)
class Merged:
    """A slash command, and the row for it in each game that has it."""

    name: str
    rows: Rows
    every: Collection[str]
    """All games whose commands are merged."""

    @property
    def only(self) -> Collection[str]:
        """The games that have this command; empty if every game has it."""
        return only(self.rows, self.every)

    @property
    def what(self) -> str:
        """The name under which metrics count the command."""
        return next(iter(self.rows.values())).what

    @property
    def anywhere(self) -> bool:
        """Whether the command needs no table."""
        return all(isinstance(row, Errand) and row.anywhere for row in self.rows.values())

    @property
    def plays(self) -> bool:
        """Whether the command may change the table."""
        return any(isinstance(row, Slash) for row in self.rows.values())

    @property
    def options(self) -> list[Option]:
        """The options of all games; one is required only if every game requires it."""
        names = dict.fromkeys(one.name for row in self.rows.values() for one in row.asks.values())
        return [self._option(name) for name in names]

    def _option(self, name: str) -> Option:
        asks = {
            ruleset: one
            for ruleset, row in self.rows.items()
            for one in row.asks.values()
            if one.name == name
        }
        must = len(asks) == len(self.rows) and all(one.must for one in asks.values())
        return Option(name, asks, must)

    def row_at(self, table: OpenTable, language: str, typed: Typed) -> Row:
        """Return the command's row in the game at this table, or in the game that was named.

        Raises UserError if that game has no such command; the error names the command that does
        the same there, if any.
        """
        row = self.rows.get(self._ruleset(table, typed))
        if row is None:
            alike = table.kit.alike.get(self.name)
            raise not_here(language, self.name, self.rows, alike)
        return row

    def _ruleset(self, table: OpenTable, typed: Typed) -> str:
        """Return the game whose row applies.

        For a command that needs a table, that is the game played here. For any other command it
        is the first of these that has the command: the named game, the game here, any game.
        """
        if not self.anywhere:
            return table.record.ruleset
        played = table.loaded.record.ruleset if table.loaded else ""
        named = str(typed.get(GAME) or "")
        return next(one for one in (named, played, *self.rows) if one in self.rows)

    def filled(self, row: Row, typed: Typed) -> dict[str, Any]:
        """Return the typed values by field of `row`, without empty values and unknown options."""
        found = {row.field_of(one.name): typed.get(one.typed) for one in self.options}
        return {field: value for field, value in found.items() if field and value}

    def check(self, row: Row, language: str, typed: Typed) -> None:
        """Raise UserError if an option of another game is filled in, or a required one is empty."""
        for one in self.options:
            field, value = row.field_of(one.name), typed.get(one.typed)
            if value and field is None:
                option = say(language, f"opt-{one.name}")
                raise UserError("option-of-another-game", option=option)
            if not value and field is not None and row.asks[field].must:
                said = {
                    "command": typed_as(language, self.name),
                    "option": say(language, f"opt-{one.name}"),
                    "about": say(language, f"opt-{row.asks[field].about}-about"),
                }
                raise UserError("option-needed", **said)


def merged(games: Mapping[str, Sequence[Row]]) -> list[Merged]:
    """The slash commands of all games, in the order in which they first appear."""
    found: dict[str, dict[str, Row]] = {}
    for ruleset, rows in games.items():
        for row in rows:
            found.setdefault(row.name, {})[ruleset] = row
    return [Merged(name, rows, [*games]) for name, rows in found.items()]


# ---------------------------------------------------------------- as Discord knows them


def slash_commands(games: Mapping[str, Sequence[Row]]) -> Iterator[Built | app_commands.Group]:
    """Make the commands and groups to register at Discord, from the rows of each game."""
    groups: dict[str, app_commands.Group] = {}
    found = merged(games)
    for one in found:
        group = one.name.rpartition(" ")[0]
        if not group:
            yield command_of(one)
            continue
        if group not in groups:
            inside = [other for other in found if other.name.startswith(f"{group} ")]
            having = {game: None for other in inside for game in other.rows}
            name, about = named(group, only(having, games))
            groups[group] = app_commands.Group(name=name, description=about)
            if group in OF_SERVERS:
                groups[group] = on_servers_only(groups[group])
        groups[group].add_command(command_of(one))
    yield from groups.values()


def named(name: str, games: Collection[str]) -> tuple[locale_str, locale_str]:
    """Name and description of a command or group; `games` have it, or all games if empty."""
    key = key_of(name)
    return t(f"cmd-{key}"), t(f"cmd-{key}-about", games)


def command_of(one: Merged) -> Built:
    """Make a slash command as discord.py would from a decorated function."""
    callback: Any = _callback(one)
    described = {option.parameter: t(f"opt-{option.about}-about") for option in one.options}
    renamed = {option.parameter: t(f"opt-{option.name}") for option in one.options}
    chosen = {option.parameter: option.choices for option in one.options if option.choices}
    completed = {
        option.parameter: completion(one, option)
        for option in one.options
        if not option.choices and not option.file
    }
    if one.anywhere and len(one.rows) > 1:
        described[GAME], renamed[GAME] = t("opt-game-about"), t("opt-game")
        chosen[GAME] = [Choice(name=t(f"ruleset-{game}"), value=game) for game in one.rows]
    app_commands.describe(**described)(callback)
    app_commands.rename(**renamed)(callback)
    app_commands.choices(**chosen)(callback)
    app_commands.autocomplete(**completed)(callback)
    name, about = named(one.name, one.only)
    return app_commands.Command(name=name, description=about, callback=callback)


def _callback(one: Merged) -> Any:
    """Make the function that Discord calls, with a parameter for each option."""
    options = one.options
    names = {option.parameter: option.typed for option in options}

    async def callback(interaction: discord.Interaction, **given: Any) -> None:
        typed = {names.get(name, name): value for name, value in given.items()}
        await carry_out(interaction, one, typed)

    parameters = [_parameter("interaction", discord.Interaction)]
    for option in sorted(options, key=lambda option: not option.must):
        kind = discord.Attachment if option.file else str
        parameters.append(_parameter(option.parameter, kind, must=option.must))
    if one.anywhere and len(one.rows) > 1:
        parameters.append(_parameter(GAME, str, must=False))
    shown: Any = callback
    shown.__signature__ = inspect.Signature(parameters)
    return shown


def _parameter(name: str, annotation: type[Any], *, must: bool = True) -> inspect.Parameter:
    default: Any = inspect.Parameter.empty if must else ""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return inspect.Parameter(name, kind, annotation=annotation, default=default)


def choice_key(one: Ask, value: str) -> str:
    """Return what follows `choice-` in the text key of the choice `value`."""
    return f"{one.said}-{value}" if one.said else value


# ---------------------------------------------------------------- at a table


async def carry_out(interaction: discord.Interaction, one: Merged, typed: Typed) -> None:
    """Run a typed command as its game defines it; if the command has a form, only open that."""
    bot, language = bot_of(interaction), language_of(interaction.locale)
    first = one.rows.get(str(typed.get(GAME))) or next(iter(one.rows.values()))
    if isinstance(first, Errand) and first.form:
        with bot.interactions.in_time("form"):
            await interaction.response.send_modal(first.form(language))
        return

    async def give(table: OpenTable, person: Person) -> Reply:
        row = one.row_at(table, person.language, typed)
        one.check(row, person.language, typed)
        asked = _asked(interaction, table, one.filled(row, typed))
        if isinstance(row, Errand):
            return await row.carry_out(await _read(row, asked))
        return await _play(bot.play, row, asked)

    await bot.interactions.run(interaction, one.what, give, changes=one.plays)


async def filled_in(interaction: discord.Interaction, errand: Errand, fields: Typed) -> None:
    """Carry out an errand when its form, or a control below its answer, sends `fields`."""

    async def give(table: OpenTable, person: Person) -> Reply:
        return await errand.carry_out(_asked(interaction, table, fields))

    await bot_of(interaction).interactions.run(interaction, errand.what, give)


async def _read(row: Errand, asked: Asked) -> Asked:
    """Return `asked` with typed labels and names replaced by the values that they stand for.

    The last option names the figure, on which the values of the other options depend. So options
    are read from last to first.
    """
    found = dict[str, Any]()
    for field in reversed([*row.asks]):
        typed = asked.typed.get(field)
        if isinstance(typed, str):
            found[field] = await _meant(row, replace(asked, typed=found), field, typed)
    return replace(asked, typed={**asked.typed, **found})


async def _meant(row: Errand, asked: Asked, field: str, typed: str) -> str:
    for language in languages(asked.person.language):
        person = replace(asked.person, language=language)
        value = read(typed, [await row.offer(replace(asked, person=person), field)])
        if value is not None:
            return value
    return typed


def _asked(interaction: discord.Interaction, table: OpenTable, fields: Typed) -> Asked:
    guild, pictures = interaction.guild_id or 0, bot_of(interaction).pictures
    return Asked(table, person_of(interaction), guild, fields, pictures)


async def _play(play: Play, row: Slash, asked: Asked) -> Reply:
    table, person = asked.table, asked.person
    fields = {
        field: _choice(row.asks[field], person.language, str(value))
        for field, value in asked.typed.items()
    }
    do = kind_meant(table, person, row, fields)
    usual = {field: ask.usual for field, ask in row.asks.items() if ask.usual}
    return await play.give(table, person, TypedCommand(do, usual | fields))


def kind_meant(table: OpenTable, person: Person, row: Slash, fields: Mapping[str, str]) -> str:
    """Return the kind of move to make: usually `row.do`.

    Return `row.instead` if there is one, no option is filled in, and `row.do` is not legal now.
    """
    if row.instead is None or fields:
        return row.do
    legal = table.game.commands(table.seat_of(person.id))
    return row.do if row.do in {do_of(command) for command in legal} else row.instead


def completion(one: Merged, option: Option) -> Autocomplete:
    """Return the completion of an option: the values that the game here allows this person."""

    @completing
    async def complete(interaction: discord.Interaction, typed: str) -> Choices:
        bot, person = bot_of(interaction), person_of(interaction)
        filled = dict(iter(interaction.namespace))
        async with bot.tables.at(interaction.channel_id or 0) as table:
            if not one.anywhere and not table.runs:
                return []
            row = one.row_at(table, person.language, filled)
            field = row.field_of(option.name)
            if field is None:
                return []
            fields = one.filled(row, filled)
            if isinstance(row, Errand):
                return offered(await row.offer(_asked(interaction, table, fields), field), typed)
            if field == table.kit.moves.leader_field:
                return offered(leaders_of(table, person), typed)
            if row.asks[field].choices:
                return offered(choices_of(row.asks[field], person.language), typed)
            command = TypedCommand(row.do, fields)
            found = bot.play.completed(table, person, command, field)
            if found is not None:
                return [Choice(name=label, value=value) for value, label in found]
            return offered(bot.play.choices(table, person, command, field), typed)

    return complete


def _choice(one: Ask, language: str, typed: str) -> str:
    """Return the value of the choice whose label was typed; otherwise `typed` unchanged."""
    offers = (choices_of(one, each) for each in languages(language))
    return read(typed, offers) or typed if one.choices else typed


def choices_of(one: Ask, language: str) -> list[tuple[str, str]]:
    """The choices of an option with their labels, for options that are completed as people type."""
    return [(value, say(language, f"choice-{choice_key(one, value)}")) for value in one.choices]
