"""Commands in texts become what can be pressed: `</game new:1234>` instead of a bare `/game new`.

Texts name a command as people type it in their language. Discord knows it by its English name and
the id that it got when it was registered, and shows everybody their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from discord import app_commands

from bot.base.words import LANGUAGES, typed_as

ROOM = 2000
"""Characters of a message: where links would not fit, the text stays as it is."""
_TYPED = re.compile(r"`(/[^`\n]+)`")
Commands = Iterable[app_commands.Command[Any, ..., None] | app_commands.Group]


@dataclass(slots=True)
class Links:
    """The commands as they are registered; before that nothing is a link."""

    _names: dict[str, str] = field(default_factory=dict[str, str])
    """English names by what is typed in any language."""
    _ids: dict[str, int] = field(default_factory=dict[str, int])
    """By the first word of the English name."""

    def learn(self, ours: Commands, there: Iterable[app_commands.AppCommand]) -> None:
        """Our commands, and what Discord knows of them."""
        names = list(_named(ours))
        self._names = {typed_as(one, name): name for one in LANGUAGES for name in names}
        self._ids = {one.name: one.id for one in there}

    def linked(self, text: str) -> str:
        """The text with its commands to be pressed; what follows a name stays as typed."""
        found = _TYPED.sub(lambda match: self._link(match[1]) or match[0], text)
        return found if len(found) <= ROOM else text

    def _link(self, typed: str) -> str:
        """The link of what begins with a command; empty where nobody knows it."""
        words = typed.split(" ")
        for end in range(len(words), 0, -1):
            name = self._names.get(" ".join(words[:end]), "")
            number = self._ids.get(name.partition(" ")[0])
            if name and number:
                rest = " ".join(words[end:])
                return f"</{name}:{number}>" + (f" `{rest}`" if rest else "")
        return ""


def _named(commands: Commands) -> Iterator[str]:
    """What can be given, by its whole English name."""
    for one in commands:
        if isinstance(one, app_commands.Group):
            yield from _named(one.commands)
        else:
            yield one.qualified_name
