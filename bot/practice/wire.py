"""Discord's wire format: JSON objects, read so that an absent part is an empty one."""

import re
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""One object of Discord's wire format."""


NUMBER = re.compile(r"[0-9]{1,20}")


def number_in(text: str) -> int | None:
    """The id or number that a text is; None for anything else."""
    return int(text) if NUMBER.fullmatch(text) else None


def listed(of: Json, name: str) -> list[Json]:
    """The objects under a name; absent and null are an empty list."""
    return of.get(name) or []


def held(of: Json, name: str) -> Json:
    """The object under a name; absent and null are an empty one."""
    return of.get(name) or {}
