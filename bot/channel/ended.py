"""What the message at the end of a game shows and offers: a poster, what comes next, the film."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.base.drawing import Picture
from bot.base.words import say
from bot.kit.registry import kit_of
from bot.kit.replay import replay_of_table
from bot.store.records import LogRow, Record
from bot.table.controls import button
from bot.table.tables import readable


def ended_view(record: Record, *, film: bool) -> discord.ui.View:
    """Make the buttons below the end of a game; with `film`, also those that show it again."""
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
        view.add_item(button(*at, "page", say(language, "button-page")))
    return view


def poster_of(record: Record, rows: list[LogRow], seed: str) -> Picture | None:
    """Draw the poster; None if no position of the game can be read.

    Without a `seed` it is the poster of a game that was stopped, whose seed is read from the game.
    """
    game = None if seed else readable(record.id, record.game)
    try:
        told = replay_of_table(record, rows, game.seed if game else seed)
    except (LookupError, ValueError):
        return None
    return kit_of(record.ruleset).lookback.poster(told)
