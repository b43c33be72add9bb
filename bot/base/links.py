"""Turns commands in texts into links: `</game new:1234>` instead of a bare `/game new`.

Texts name a command as people type it in their language. Discord knows it by its English name and
the id that it got when it was registered, and shows each person the name in their language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
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

    def learn(self, ours: Commands, there: Iterable[app_commands.AppCommand]) -> None:
        """Learn the bot's commands (`ours`), and their ids from Discord's list of them
        (`there`).
        """
        names = list(_named(ours))
        self._names = {typed_as(one, name): name for one in LANGUAGES for name in names}
        self._ids = {one.name: one.id for one in there}

    def linked(self, text: str) -> str:
        """Return the text with its commands as links; options that follow a command stay as they
        are."""
        found = _TYPED.sub(lambda match: self._link(match[1]) or match[0], text)
        return found if len(found) <= ROOM else text

    def _link(self, typed: str) -> str:
        """Return the link for a text that begins with a command; empty if it begins with none."""
        words = typed.split(" ")
        for end in range(len(words), 0, -1):
            name = self._names.get(" ".join(words[:end]), "")
            number = self._ids.get(name.partition(" ")[0])
            if name and number:
                rest = " ".join(words[end:])
                return f"</{name}:{number}>" + (f" `{rest}`" if rest else "")
        return ""


def _named(commands: Commands) -> Iterator[str]:
    """Yield the whole English name of every command that can be typed, such as `game new`."""
    for one in commands:
        if isinstance(one, app_commands.Group):
            yield from _named(one.commands)
        else:
            yield one.qualified_name
