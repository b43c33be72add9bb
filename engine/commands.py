"""Every command by name: what arrives from outside becomes a command of its game."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.command import Command, parse
from engine.family.commands import COMMANDS as ZOMBICIDE
from engine.zombies.commands import COMMANDS as ZOMBIES

COMMANDS: tuple[type[Command], ...] = (*ZOMBICIDE, *ZOMBIES)
"""No two games share a name."""


def command_from_json(data: Mapping[str, object]) -> Command:
    """The command that `data` describes by its `do` and fields. Raises Refusal."""
    return parse(data, COMMANDS)
