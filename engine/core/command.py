"""A command: what a seat asks to do, as a structure with a literal `do`.

Its types are looked at where it comes from outside, in `parse`; what a command may say here and now
is the rules' to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

import msgspec

from engine.core.frozen import Frozen
from engine.core.refusal import Refusal


class Command(Frozen, forbid_unknown_fields=True):
    """Base of all commands. Each has a field `do` whose literal is its name."""

    @classmethod
    @cache
    def name(cls) -> str:
        """The literal of `do`."""
        return next(one.default for one in msgspec.structs.fields(cls) if one.name == "do")

    def canonical(self) -> str:
        """The JSON that dice are keyed by and that is stored."""
        return msgspec.json.encode(self).decode()


def parse(data: Mapping[str, object], kinds: Iterable[type[Command]]) -> Command:
    """The command of one of `kinds` that plain data describes. Raises Refusal `unknown-command`,
    with the reason for the author of the data."""
    known, name = {kind.name(): kind for kind in kinds}, str(data.get("do", ""))
    if name not in known:
        raise Refusal("unknown-command", command=name, reason=f"known are {', '.join(known)}")
    try:
        return msgspec.convert(data, known[name], strict=False)
    except (TypeError, msgspec.ValidationError) as error:
        raise Refusal("unknown-command", command=name, reason=str(error)) from error
