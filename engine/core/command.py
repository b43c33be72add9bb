"""A command is what a seat asks to do: a structure whose literal field `do` names its type.

`parse` checks the field types of commands from outside. The rules decide whether a command is legal
in the current position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

import msgspec

from engine.core.frozen import Frozen, readable
from engine.core.refusal import Refusal


class Command(Frozen, forbid_unknown_fields=True):
    """Base of all commands. Each has a field `do` whose literal is the command's name."""

    @classmethod
    @cache
    def name(cls) -> str:
        """Return the literal of the field `do`."""
        return next(one.default for one in msgspec.structs.fields(cls) if one.name == "do")

    def canonical(self) -> str:
        """Return the command as JSON: the form that is stored and that the dice are keyed by."""
        return msgspec.json.encode(self).decode()


def parse(data: Mapping[str, object], kinds: Iterable[type[Command]]) -> Command:
    """Turn plain data into a command of one of the types `kinds`.

    Raises Refusal `unknown-command` if the name or a field is wrong; its value `reason` tells the
    author of the data why.
    """
    known, name = {kind.name(): kind for kind in kinds}, str(data.get("do", ""))
    if name not in known:
        raise Refusal("unknown-command", command=name, reason=f"known are {', '.join(known)}")
    try:
        return msgspec.convert(data, readable(known[name]), strict=False)
    except (TypeError, msgspec.ValidationError) as error:
        raise Refusal("unknown-command", command=name, reason=str(error)) from error
