"""/help: what the person can do here and now, with buttons for it, and how the game is played."""

from __future__ import annotations

import discord

from bot.base.replies import Person, Reply
from bot.base.words import quoted, say
from bot.kit.registry import kit_of, kits
from bot.play.hints import hint_of
from bot.play.rules_desk import NOWHERE
from bot.table.controls import GameButton, button
from bot.table.status import now_line
from bot.table.tables import OpenTable

PRIMARY, SUCCESS = discord.ButtonStyle.primary, discord.ButtonStyle.success


async def help_at(table: OpenTable, person: Person) -> Reply:
    """Say what the person can do now, with buttons for it, and how the channel's game is played."""
    language, view = person.language, discord.ui.View(timeout=None)
    now, buttons = _now(table, person)
    played = table.kit.ruleset if table.loaded is not None else ""
    label = say(language, "button-rules")
    rules = button(*NOWHERE, "shelf", label, arg=played or ".")
    for item in (*buttons, rules):
        view.add_item(item)
    told = [now]
    if played:
        told.append(say(language, kit_of(played).help))
    return Reply("\n".join([*told, say(language, "help-more")]), view)


def _now(table: OpenTable, person: Person) -> tuple[str, list[GameButton]]:
    """Return a text about what the person can do now, and the buttons for it."""
    if table.loaded is None:
        return _opening(person)
    if table.record.stage == "lobby":
        return _joining(table, person)
    language, at = person.language, table.at
    board = button(*at, "board", say(language, "button-board"))
    seat = table.record.seat_id(person.id)
    if table.damaged or seat is None:
        return say(language, "help-watching"), [board] if table.runs else []
    act = button(*at, "act", say(language, "button-act"), style=PRIMARY)
    hint = hint_of(table, seat, language) if table.record.gives_hints else ""
    now = now_line(table.record.read_by(person.id), table.game, language)
    if not hint:
        return say(language, "help-waiting", now=now), [act, board]
    asked = button(*at, "hint", say(language, "button-hint"))
    return say(language, "help-your-turn", now=now, hint=hint), [act, asked, board]


def _opening(person: Person) -> tuple[str, list[GameButton]]:
    """Return a text about how to begin where no game is played, and a button to open each game."""
    language = person.language
    named = {kit.ruleset: say(language, f"ruleset-{kit.ruleset}") for kit in kits()}
    opening = [
        button(*NOWHERE, "open", say(language, "button-open", game=name), arg=one, style=SUCCESS)
        for one, name in named.items()
    ]
    return say(language, "help-opening" if person.guild else "help-private"), opening


def _joining(table: OpenTable, person: Person) -> tuple[str, list[GameButton]]:
    record, language, at = table.record, person.language, table.at
    values = {"mission": quoted(table.kit.lobby.mission_name(record, language))}
    if record.seat(person.id) is None:
        label = say(language, "button-join")
        joining = say(language, "help-joining", **values)
        return joining, [button(*at, "join", label, style=SUCCESS)]
    label = say(language, "button-start")
    return say(language, "help-starting", **values), [button(*at, "start", label, style=PRIMARY)]
