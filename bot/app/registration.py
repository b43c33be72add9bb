"""What Discord gets to register: which commands, where they are offered, as which JSON.

Commands that need no table are *shared*: they are registered once, for all servers and for direct
messages. The actions of a game are registered for each server that plays it, because the list of
commands of a server that plays one game is short then. Direct messages only have what is
registered for all. So the actions of all games are registered there as well, but not offered on
servers: the list would show each of them twice.

The commands of a process never change. So their JSON is made once and shared by all its bots.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import orjson
from discord import app_commands
from discord.ext import commands

from bot.app.cogs.common import Translator
from bot.app.slash import Built, Row, merged, slash_commands
from bot.kit.bot_kit import BotKit
from bot.kit.registry import kits

Payload = dict[str, Any]
Tree = app_commands.CommandTree[commands.Bot | commands.AutoShardedBot]
Command = Built | app_commands.Group | app_commands.ContextMenu
IN_SERVERS, IN_PRIVATE = 0, 1
"""Discord's numbers of the contexts in which a command is offered."""
OF_ALL_SERVERS = ("contexts", "integration_types", "dm_permission")
"""Fields that a command of one server does not have."""
SUB_COMMANDS = (1, 2)
"""Discord's numbers of the options that are sub-commands and groups of them."""

_made: dict[tuple[object, ...], Registration] = {}
"""Registrations that were made before, by the application, the place and the commands."""


@dataclass(frozen=True, slots=True)
class Registration:
    """The JSON of all commands of one place, and a digest that changes with any of it."""

    payloads: list[Payload]
    digest: str

    @property
    def names(self) -> set[str]:
        """The names of the commands, without those of their sub-commands."""
        return {str(one["name"]) for one in self.payloads}

    def ids_by_command(self, ids: Mapping[str, int]) -> dict[str, int]:
        """Return the id of each command that can be typed, such as `car drive`.

        `ids` has Discord's ids by the first word. Commands without an id are left out.
        """
        return {
            command: ids[one["name"]]
            for one in self.payloads
            if one["name"] in ids
            for command in _typed(one)
        }


def rows_of(kit: BotKit) -> list[Row]:
    """Return the rows (`Row`) that describe the slash commands of a game."""
    return [*kit.slash, *kit.errands]


@cache
def commands_of_games() -> list[Built | app_commands.Group]:
    """The slash commands of all games, shared ones among them."""
    return [*slash_commands({kit.ruleset: rows_of(kit) for kit in kits()})]


@cache
def names_of_actions() -> frozenset[str]:
    """The first words of the commands that need a table of their game."""
    found = merged({kit.ruleset: rows_of(kit) for kit in kits()})
    shared = {_first(one.name) for one in found if one.anywhere}
    return frozenset({_first(one.name) for one in found} - shared)


async def for_all(tree: Tree, application: int | None, *, widely: bool) -> Registration:
    """Return what is registered for all servers and for direct messages.

    The actions of games are offered on servers, too, if `widely`.
    """
    ours = tree.get_commands()
    key = (application, widely, frozenset(f"{one.name}/{type(one).__name__}" for one in ours))
    if key not in _made:
        private = {} if widely else {"contexts": [IN_PRIVATE]}
        actions = names_of_actions()
        made = [
            one | private if one["name"] in actions else one for one in await _payloads(tree, ours)
        ]
        _made[key] = _registration(application, made)
    return _made[key]


async def for_server(tree: Tree, application: int | None, games: Iterable[str]) -> Registration:
    """Return what is registered for a server that plays these games: their actions only."""
    played = frozenset(games)
    key = (application, played)
    if key not in _made:
        rows = {kit.ruleset: _actions(kit) for kit in kits() if kit.ruleset in played}
        bare = [
            {field: value for field, value in one.items() if field not in OF_ALL_SERVERS}
            for one in await _payloads(tree, slash_commands(rows))
        ]
        _made[key] = _registration(application, bare)
    return _made[key]


def _actions(kit: BotKit) -> list[Row]:
    return [one for one in rows_of(kit) if _first(one.name) in names_of_actions()]


def is_offered_on_servers(payload: Payload) -> bool:
    """Whether Discord offers a command that is registered for all on servers."""
    contexts = payload.get("contexts")
    return contexts is None or IN_SERVERS in contexts


async def _payloads(tree: Tree, ours: Iterable[Command]) -> list[Payload]:
    translator = Translator()
    return [await one.get_translated_payload(tree, translator) for one in ours]


def _registration(application: int | None, payloads: list[Payload]) -> Registration:
    text = orjson.dumps([application, payloads], option=orjson.OPT_SORT_KEYS)
    return Registration(payloads, hashlib.sha256(text).hexdigest())


def _typed(part: Payload, *above: str) -> Iterator[str]:
    """Yield each command that can be typed: the command itself, or its sub-commands."""
    path = (*above, str(part["name"]))
    inner = [one for one in part.get("options", []) if one["type"] in SUB_COMMANDS]
    if not inner:
        yield " ".join(path)
    for one in inner:
        yield from _typed(one, *path)


def _first(name: str) -> str:
    return name.partition(" ")[0]
