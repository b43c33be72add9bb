"""Reads forms that people send back.

Everything is read from the interaction, because the bot may have restarted since the form was
shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, cast

from bot.base.words import quoted, say, unquoted
from bot.table.controls import GameButton, button

QUOTE, NOTHING = "> ", "–"
"""The beginning of a line that repeats what was filled in, and the sign for an empty field."""
LINE = re.compile(re.escape(QUOTE) + r"(?:\*\*[^*]+\*\* )?(.*)")


def filled(sent: Mapping[str, Any]) -> dict[str, str]:
    """Return what was typed into each field of a form that was sent back, by the field's custom
    id.
    """
    return {str(one["custom_id"]): str(one.get("value", "")) for one in _fields(sent)}


def _fields(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield all fields inside a part of a form, at any depth."""
    if "value" in part and "custom_id" in part:
        yield part
    inner = cast("list[Mapping[str, Any]]", part.get("components", []))
    for one in [*inner, *([part["component"]] if "component" in part else [])]:
        yield from _fields(one)


# ---------------------------------------------------------------- what a message keeps


def repeating(typed: Mapping[str, str]) -> str:
    """Return lines for a message that repeat what was filled in, one per field with its label."""
    lines = {label: quoted(text) or NOTHING for label, text in typed.items()}
    return "\n".join(f"{QUOTE}**{label}** {text}" for label, text in lines.items())


def repeated(text: str) -> list[str]:
    """Return the values that a message with lines of `repeating` holds, in order."""
    lines = [found[1] for found in map(LINE.fullmatch, text.splitlines()) if found]
    return ["" if one == NOTHING else unquoted(one) for one in lines]


def reopening(form: str, language: str, row: int) -> GameButton:
    """Return a button that opens the form again, filled with the values that its message
    repeats.
    """
    return button(0, 0, "form", say(language, "button-name"), arg=form, row=row)
