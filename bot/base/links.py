"""Turns commands in texts into links: `</game new:1234>` instead of a bare `/game new`.

Texts name a command as people type it in their language. Discord knows it by its English name and
the id that it got when it was registered, and shows each person the name in their language. The
actions of a game have an id of their own on each server that plays the game. On other servers they
stay plain text, because nobody could press such a link.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from discord import app_commands

from bot.base.words import LANGUAGES, typed_as

ROOM = 2000
"""The most characters of a message; a text that would be longer with links keeps plain commands."""
_TYPED = re.compile(r"`(/[^`\n]+)`")
Commands = Iterable[app_commands.Command[Any, ..., None] | app_commands.Group]


@dataclass(slots=True)
class Links:
    """The registered commands and their ids; before `learn`, nothing becomes a link."""

    _names: dict[str, str] = field(default_factory=dict[str, str])
    """Maps what people type, in any language, to the English name of the command."""
    _ids: dict[str, int] = field(default_factory=dict[str, int])
    """Maps the first word of a command's English name to Discord's id of the command."""
    _private: Collection[str] = ()
    """The first words of the commands in `_ids` that Discord does not offer on servers."""
    _servers: dict[int, Mapping[str, int]] = field(default_factory=dict[int, Mapping[str, int]])
    """Maps a server to the ids of its own commands, by the command's whole English name."""

    def learn(self, ours: Commands, ids: dict[str, int], private: Collection[str] = ()) -> None:
        """Learn the bot's commands (`ours`), and the ids of those registered for all servers.

        `ids` has them by the first word; servers are not offered those with a first word in
        `private`.
        """
        names = list(_named(ours))
        self._names = {typed_as(one, name): name for one in LANGUAGES for name in names}
        self._ids, self._private = ids, private

    def learn_server(self, guild: int, ids: Mapping[str, int]) -> None:
        """Learn the ids of the commands that only this server has, by their whole English name."""
        self._servers[guild] = ids

    def linked(self, text: str, guild: int = 0) -> str:
        """Return the text with its commands as links; options that follow a command stay as they
        are.

        `guild` is the server where the text is read; 0 for direct messages.
        """
        found = _TYPED.sub(lambda match: self._link(match[1], guild) or match[0], text)
        return found if len(found) <= ROOM else text

    def _link(self, typed: str, guild: int) -> str:
        """Return the link for a text that begins with a command; empty if it begins with none."""
        words = typed.split(" ")
        for end in range(len(words), 0, -1):
            name = self._names.get(" ".join(words[:end]), "")
            number = self._id_of(name, guild)
            if name and number:
                rest = " ".join(words[end:])
                return f"</{name}:{number}>" + (f" `{rest}`" if rest else "")
        return ""

    def _id_of(self, name: str, guild: int) -> int:
        """Return the id of a command where it is read; 0 if Discord does not offer it there."""
        first = name.partition(" ")[0]
        own = self._servers.get(guild, {}).get(name, 0)
        return own or (0 if guild and first in self._private else self._ids.get(first, 0))


def _named(commands: Commands) -> Iterator[str]:
    """Yield the whole English name of every command that can be typed, such as `game new`."""
    for one in commands:
        if isinstance(one, app_commands.Group):
            yield from _named(one.commands)
        else:
            yield one.qualified_name
