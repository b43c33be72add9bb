"""The form that a survivor is made with."""

from __future__ import annotations

import discord

from bot.words import say

FIELDS = ("name", "blue", "yellow", "orange", "red")
LONGEST = 200


def survivor_form(custom_id: str, language: str) -> discord.ui.Modal:
    """Asks for a name and the skills of four levels."""
    form = discord.ui.Modal(title=say(language, "form-survivor"), custom_id=custom_id, timeout=1)
    for name in FIELDS:
        field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            label=say(language, f"form-{name}"),
            placeholder=say(language, f"form-{name}-like"),
            custom_id=name,
            max_length=20 if name == "name" else LONGEST,
        )
        form.add_item(field)
    return form
