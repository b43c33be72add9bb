"""What comes back with a form: read from the interaction, so that a form outlives the process
that showed it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import discord

from bot.views.controls import button
from bot.words import say

QUOTE, NOTHING = "> ", "–"
"""How a message repeats what was typed, a field to a line, and stands for an empty one."""


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


# ---------------------------------------------------------------- a form that was wrong


def quoted(typed: Sequence[str]) -> str:
    """What was typed into the fields of a form, as a message repeats it."""
    return "\n".join(QUOTE + (" ".join(one.split()) or NOTHING) for one in typed)


def repeated(text: str) -> list[str]:
    """What was typed, read from the message that repeats it."""
    lines = [one.removeprefix(QUOTE) for one in text.splitlines() if one.startswith(QUOTE)]
    return ["" if one == NOTHING else one for one in lines]


def mending(form: str, language: str) -> discord.ui.View:
    """A button that opens the form again with what the message repeats."""
    view = discord.ui.View(timeout=None)
    view.add_item(button(0, 0, "form", say(language, "button-mend"), arg=form))
    return view
