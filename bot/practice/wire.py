"""Helpers to read Discord's JSON objects; an absent part is read as an empty one."""

import re
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""One object of Discord's wire format."""


NUMBER = re.compile(r"[0-9]{1,20}")


def number_in(text: str) -> int | None:
    """Return the number if the text is 1 to 20 digits; otherwise None."""
    return int(text) if NUMBER.fullmatch(text) else None


def listed(of: Json, name: str) -> list[Json]:
    """The list of objects under `name`; an empty list if that is absent or null."""
    return of.get(name) or []


def held(of: Json, name: str) -> Json:
    """The object under `name`; an empty object if that is absent or null."""
    return of.get(name) or {}
