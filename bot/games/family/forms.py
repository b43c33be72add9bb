"""The form that a survivor is named with."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.base.words import say

FIELDS = ("name", "blue", "yellow", "orange", "red")
"""Fields that the lines of a sketch hold, in order."""
LONGEST = 20
"""Characters of the longest name."""


def survivor_form(
    custom_id: str, language: str, filled: Sequence[str] = (), of: str = ""
) -> discord.ui.Modal:
    """Return a form that asks for a survivor's name, filled in with the name in a sketch."""
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
