"""The form that a survivor is named with."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.base.words import say

FIELDS = ("name", "blue", "yellow", "orange", "red")
"""What the lines of a sketch hold."""
LONGEST = 20
"""Of a name."""


def survivor_form(
    custom_id: str, language: str, filled: Sequence[str] = (), of: str = ""
) -> discord.ui.Modal:
    """Asks for a name; `filled` are the lines of a sketch, of which the name stands in it."""
    form = discord.ui.Modal(title=say(language, "form-survivor"), custom_id=custom_id, timeout=1)
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        label=say(language, "form-name"),
        placeholder=say(language, "form-name-like"),
        custom_id=FIELDS[0],
        default="".join(filled[:1])[:LONGEST] or None,
        max_length=LONGEST,
    )
    form.add_item(field)
    return form
