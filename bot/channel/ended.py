"""Makes the parts of the last message of a game: the poster, and buttons for what comes next."""

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
    """Make the buttons below the last message of a game; with `film`, also those that replay it.

    The mission that follows comes first and is marked, or the rematch after a game that was lost.
    """
    view, language, at = discord.ui.View(timeout=None), record.language, (record.id, record.last)
    lobby = kit_of(record.ruleset).lobby
    offered, following = {"rematch": say(language, "button-rematch")}, lobby.next_mission(record)
    if following:
        name = lobby.mission_name(replace(record, mission=following), language)
        offered["next"] = say(language, "button-next", mission=name)
        order = ("rematch", "next") if _is_lost(record) else ("next", "rematch")
        offered = {what: offered[what] for what in order}
    first = next(iter(offered)) if following else ""
    for what, label in offered.items():
        style = discord.ButtonStyle.primary if what == first else discord.ButtonStyle.secondary
        view.add_item(button(*at, what, label, style=style))
    if film:
        view.add_item(button(*at, "film", say(language, "button-film")))
        view.add_item(button(*at, "page", say(language, "button-page")))
    return view


def _is_lost(record: Record) -> bool:
    game = readable(record.id, record.game)
    return bool(game and game.outcome and not game.outcome.won)


def poster_of(record: Record, rows: list[LogRow], seed: str) -> Picture | None:
    """Draw the poster; None if no position of the game can be read.

    If `seed` is empty, as for a game that was stopped, the seed is read from the stored game.
    """
    game = None if seed else readable(record.id, record.game)
    try:
        told = replay_of_table(record, rows, game.seed if game else seed)
    except (LookupError, ValueError):
        return None
    return kit_of(record.ruleset).lookback.poster(told)
