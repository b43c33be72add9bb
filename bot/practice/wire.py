"""Discord's wire format: JSON objects, read so that an absent part is an empty one."""

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""One object of Discord's wire format."""


def listed(of: Json, name: str) -> list[Json]:
    """The objects under a name; absent and null are an empty list."""
    return of.get(name) or []


def held(of: Json, name: str) -> Json:
    """The object under a name; absent and null are an empty one."""
    return of.get(name) or {}
