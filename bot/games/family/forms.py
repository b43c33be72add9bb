"""The form that a survivor is made with."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

import discord

from bot.words import say

FIELDS = ("name", "blue", "yellow", "orange", "red")
LONGEST = 200
ROOMS = {"name": 20}


def survivor_form(custom_id: str, language: str, filled: Sequence[str] = ()) -> discord.ui.Modal:
    """Asks for a name and the skills of four levels; `filled` stands in the fields already."""
    form = discord.ui.Modal(title=say(language, "form-survivor"), custom_id=custom_id, timeout=1)
    for name, text in zip_longest(FIELDS, filled[: len(FIELDS)], fillvalue=""):
        field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            label=say(language, f"form-{name}"),
            placeholder=say(language, f"form-{name}-like"),
            custom_id=name,
            default=text[: ROOMS.get(name, LONGEST)] or None,
            max_length=ROOMS.get(name, LONGEST),
        )
        form.add_item(field)
    return form
