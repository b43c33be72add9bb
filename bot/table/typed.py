"""Between what people type and the legal commands it may mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import engine
from bot.kit.moves import Moves

Fields = Mapping[str, Any]


def fits(moves: Moves, command: engine.Command, fields: Fields) -> bool:
    """Whether the command is one of those that the fields describe."""
    filled = [(name, value) for name, value in fields.items() if value]
    return all(moves.value_of(command, name) == value for name, value in filled)


def meant(moves: Moves, commands: Sequence[engine.Command], fields: Fields) -> list[engine.Command]:
    """Those that the fields describe; of several, the one that says just that and no more."""
    found = [one for one in commands if fits(moves, one, fields)]
    said = {*(name for name, value in fields.items() if value), *moves.told_otherwise}
    literal = [
        one
        for one in found
        if not any(moves.value_of(one, name) for name in {*type(one).fields()} - said)
    ]
    return literal if len(literal) == 1 else found


def do_of(command: engine.Command) -> str:
    """The sort of a command."""
    return str(getattr(command, "do", ""))
