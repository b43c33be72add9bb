"""What comes back with a form: read from the interaction, so that a form outlives the process
that showed it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast


def filled(sent: Mapping[str, Any]) -> dict[str, str]:
    """What was typed into each field of a form that came back."""
    return {str(one["custom_id"]): str(one.get("value", "")) for one in _fields(sent)}


def _fields(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The fields inside, wherever Discord nests them."""
    if "value" in part and "custom_id" in part:
        yield part
    inner = cast("list[Mapping[str, Any]]", part.get("components", []))
    for one in [*inner, *([part["component"]] if "component" in part else [])]:
        yield from _fields(one)
