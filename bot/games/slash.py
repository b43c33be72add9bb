"""Makes slash commands of the rows of all games. What games call alike is one command.

Discord knows a command by its name alone, whatever is played in a channel. So games that share a
name share the command: it has the options of all of them, and what they mean, whether they are
needed and what completes them is decided at the table, by the row of the game that is played.
"""

from __future__ import annotations

import inspect
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.cogs.common import (
    Autocomplete,
    Choices,
    bot_of,
    completing,
    leaders_of,
    not_here,
    offered,
    only,
    t,
    typed_as,
)
from bot.declined import Declined
from bot.desk import Person, Reply, person_of
from bot.games import face_of
from bot.games.rows import Ask, Slash, key_of
from bot.play import moves_at
from bot.tables import Sitting
from bot.typed import do_of
from bot.words import say

Rows = Mapping[str, Slash]
"""The row of each game, by ruleset."""
Typed = Mapping[str, Any]
"""What is filled in, by the names of options."""
Built = app_commands.Command[Any, ..., None]


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a slash command, with what it is in each game that has it."""

    name: str
    asks: Mapping[str, Ask]
    must: bool

    @property
    def typed(self) -> str:
        """Its name in what Discord sends, whatever the language."""
        return say("en", f"opt-{self.name}")

    @property
    def parameter(self) -> str:
        """Its name in Python, where some words mean something else."""
        return self.typed.replace("-", "_") + "_"

    @property
    def about(self) -> str:
        """Its description's key, `differs` where games say it in different words."""
        keys = {one.about for one in self.asks.values()}
        return keys.pop() if len(keys) == 1 else "differs"

    @property
    def choices(self) -> list[Choice[str]]:
        """What Discord offers for it; nothing where games offer different things."""
        kinds = {(one.choices, one.said) for one in self.asks.values()}
        if len(kinds) > 1:
            return []
        one = next(iter(self.asks.values()))
        return [
            Choice(name=t(f"choice-{choice_key(one, value)}"), value=value) for value in one.choices
        ]


@dataclass(frozen=True, slots=True)
class Merged:
    """A slash command with its row in each game that has it."""

    name: str
    rows: Rows

    @property
    def what(self) -> str:
        """What it is counted as."""
        return next(iter(self.rows.values())).do

    @property
    def options(self) -> list[Option]:
        """Those of all games; one is needed where no game can do without."""
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

    def row_at(self, sitting: Sitting, language: str) -> Slash:
        """Its row in the game that is played here; Declined says what does the same there."""
        ruleset = sitting.record.ruleset
        row = self.rows.get(ruleset)
        if row is None:
            alike = face_of(ruleset).alike.get(self.name)
            raise not_here(language, self.name, self.rows, alike)
        return row

    def filled(self, row: Slash, typed: Typed) -> dict[str, str]:
        """What is typed, by the fields of the row's command."""
        found = {row.field_of(one.name): str(typed.get(one.typed) or "") for one in self.options}
        return {field: value for field, value in found.items() if field and value}

    def check(self, row: Slash, language: str, typed: Typed) -> None:
        """Raises Declined for an option of other games, and for one that this game needs."""
        for one in self.options:
            field, value = row.field_of(one.name), typed.get(one.typed)
            if value and field is None:
                option = say(language, f"opt-{one.name}")
                raise Declined("option-of-another-game", option=option)
            if not value and field is not None and row.asks[field].must:
                said = {
                    "command": typed_as(language, self.name),
                    "option": say(language, f"opt-{one.name}"),
                    "about": say(language, f"opt-{row.asks[field].about}-about"),
                }
                raise Declined("option-needed", **said)


def merged(games: Mapping[str, Sequence[Slash]]) -> list[Merged]:
    """The slash commands of all games, in the order in which they first come."""
    found: dict[str, dict[str, Slash]] = {}
    for ruleset, rows in games.items():
        for row in rows:
            found.setdefault(row.name, {})[ruleset] = row
    return [Merged(name, rows) for name, rows in found.items()]


# ---------------------------------------------------------------- as Discord knows them


def slash_commands(games: Mapping[str, Sequence[Slash]]) -> Iterator[Built | app_commands.Group]:
    """What is registered for the rows of these games."""
    groups: dict[str, app_commands.Group] = {}
    found = merged(games)
    for one in found:
        group = one.name.rpartition(" ")[0]
        if not group:
            yield command_of(one)
            continue
        if group not in groups:
            inside = [other for other in found if other.name.startswith(f"{group} ")]
            name, about = named(
                group, only({game: None for other in inside for game in other.rows})
            )
            groups[group] = app_commands.Group(name=name, description=about)
        groups[group].add_command(command_of(one))
    yield from groups.values()


def named(name: str, games: Collection[str]) -> tuple[locale_str, locale_str]:
    """Name and description of a command or group."""
    key = key_of(name)
    return t(f"cmd-{key}"), t(f"cmd-{key}-about", games)


def command_of(one: Merged) -> Built:
    """A slash command, built as a decorated function would be."""
    callback: Any = _callback(one)
    described = {option.parameter: t(f"opt-{option.about}-about") for option in one.options}
    renamed = {option.parameter: t(f"opt-{option.name}") for option in one.options}
    chosen = {option.parameter: option.choices for option in one.options if option.choices}
    completed = {
        option.parameter: completion(one, option) for option in one.options if not option.choices
    }
    app_commands.describe(**described)(callback)
    app_commands.rename(**renamed)(callback)
    app_commands.choices(**chosen)(callback)
    app_commands.autocomplete(**completed)(callback)
    name, about = named(one.name, only(one.rows))
    return app_commands.Command(name=name, description=about, callback=callback)


def _callback(one: Merged) -> Any:
    """What Discord calls, with the parameters that it reads the options from."""
    options = one.options
    names = {option.parameter: option.typed for option in options}

    async def callback(interaction: discord.Interaction, **given: str) -> None:
        await carry_out(interaction, one, {names[name]: value for name, value in given.items()})

    shown: Any = callback
    kind, empty = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.empty
    shown.__signature__ = inspect.Signature(
        [
            inspect.Parameter("interaction", kind, annotation=discord.Interaction),
            *(
                inspect.Parameter(
                    option.parameter, kind, annotation=str, default=empty if option.must else ""
                )
                for option in sorted(options, key=lambda option: not option.must)
            ),
        ]
    )
    return shown


def choice_key(one: Ask, value: str) -> str:
    """What a choice is called, after `choice-`."""
    return f"{one.said}-{value}" if one.said else value


# ---------------------------------------------------------------- at a table


async def carry_out(interaction: discord.Interaction, one: Merged, typed: Typed) -> None:
    """Gives the command that was typed to the game at hand."""
    play = bot_of(interaction).play

    async def give(sitting: Sitting, person: Person) -> Reply:
        row, moves = one.row_at(sitting, person.language), moves_at(sitting)
        one.check(row, person.language, typed)
        fields = one.filled(row, typed)
        do = meant_sort(sitting, person, row, fields)
        leader = fields.pop(moves.leads, "")
        usual = {field: ask.usual for field, ask in row.asks.items() if ask.usual}
        return await play.give(sitting, person, do, leader, usual | fields)

    await bot_of(interaction).desk.attend(interaction, one.what, give)


def meant_sort(sitting: Sitting, person: Person, row: Slash, fields: Mapping[str, str]) -> str:
    """The sort of command that is meant."""
    if row.instead is None or fields:
        return row.do
    legal = sitting.game.commands(sitting.seat_of(person.id))
    return row.do if row.do in {do_of(command) for command in legal} else row.instead


def completion(one: Merged, option: Option) -> Autocomplete:
    """Completes an option with what fits the game at hand, for whoever types."""

    @completing
    async def complete(interaction: discord.Interaction, typed: str) -> Choices:
        bot, person = bot_of(interaction), person_of(interaction)
        filled = dict(iter(interaction.namespace))
        async with bot.tables.at(interaction.channel_id or 0) as sitting:
            if sitting.loaded is None or sitting.loaded.game is None:
                return []
            row = one.rows.get(sitting.record.ruleset)
            field = row and row.field_of(option.name)
            if row is None or field is None:
                return []
            if field == moves_at(sitting).leads:
                return offered(leaders_of(sitting, person), typed)
            if row.asks[field].choices:
                return offered(choices_of(row.asks[field], person.language), typed)
            fields = one.filled(row, filled)
            return offered(bot.play.choices(sitting, person, row.do, field, fields), typed)

    return complete


def choices_of(one: Ask, language: str) -> list[tuple[str, str]]:
    """The choices of an option, where Discord does not offer them by itself."""
    return [(value, say(language, f"choice-{choice_key(one, value)}")) for value in one.choices]
