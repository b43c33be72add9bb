"""Forms that people fill in. What is sent back is read from the interaction, so that a form
outlives the process that showed it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

import discord

from bot.words import say

SURVIVOR_FORM = "f:survivor"
FIELDS = ("name", "blue", "yellow", "orange", "red")
LONGEST = 200


def survivor_form(language: str) -> discord.ui.Modal:
    """Asks for a name and the skills of four levels."""
    form = discord.ui.Modal(
        title=say(language, "form-survivor"), custom_id=SURVIVOR_FORM, timeout=1
    )
    for name in FIELDS:
        field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            label=say(language, f"form-{name}"),
            placeholder=say(language, f"form-{name}-like"),
            custom_id=name,
            max_length=20 if name == "name" else LONGEST,
        )
        form.add_item(field)
    return form


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
