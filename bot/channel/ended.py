"""What the message at the end of a game offers: the next mission, the same one again, the film."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.base.words import say
from bot.kit.registry import kit_of
from bot.store.records import Record
from bot.table.controls import button


def ended_view(record: Record, *, film: bool) -> discord.ui.View:
    """Make the buttons below the end of a game; with `film`, also the one that shows the film."""
    view, language, at = discord.ui.View(timeout=None), record.language, (record.id, record.last)
    lobby = kit_of(record.ruleset).lobby
    following = lobby.next_mission(record)
    if following:
        name = lobby.mission_name(replace(record, mission=following), language)
        label = say(language, "button-next", mission=name)
        view.add_item(button(*at, "next", label, style=discord.ButtonStyle.primary))
    view.add_item(button(*at, "rematch", say(language, "button-rematch")))
    if film:
        view.add_item(button(*at, "film", say(language, "button-film")))
    return view
