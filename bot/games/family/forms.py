"""The form that asks for the name of a new survivor."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.base.words import say

FIELDS = ("name", "blue", "yellow", "orange", "red")
"""The fields of a sketch (a survivor that is being made), in the order of its lines."""
LONGEST = 20
"""The largest number of characters of a name."""


def survivor_form(
    custom_id: str, language: str, filled: Sequence[str] = (), of: str = ""
) -> discord.ui.Modal:
    """Return a form that asks for a survivor's name; the first of `filled` is already in its field.

    `of` is a parameter of every form; this one does not use it.
    """
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
