"""Turns the hints of a whole table off and on again while its game runs.

The person who opened the table and moderators may do that, as they may set its pace. Everybody else
turns hints off for themselves.
"""

from __future__ import annotations

import discord

from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import say
from bot.play.menu import ROWS, row_for_button
from bot.store.table_state import HINTS
from bot.table.controls import GameButton, Press, button
from bot.table.tables import OpenTable
from bot.table.votes import leads

OFF, ON = "off", "on"


def hints_button(table: OpenTable, person: Person, row: int = 0) -> GameButton | None:
    """Return the button that turns the table's hints off or on; None if the person may not."""
    record = table.record
    if record.stage != "playing" or not leads(record, person):
        return None
    to = OFF if record.gives_hints else ON
    label = say(person.language, f"button-table-hints-{to}")
    return button(*table.at, "table-hints", label, arg=to, row=row)


def with_hints_button(table: OpenTable, person: Person, text: str) -> Reply:
    """Return a private reply with this text and, if the person may press it, the button."""
    control = hints_button(table, person)
    if control is None:
        return Reply(text)
    view = discord.ui.View(timeout=None)
    view.add_item(control)
    return Reply(text, view)


def add_hints_button(table: OpenTable, person: Person, view: discord.ui.View) -> None:
    """Add the button below a menu, if the person may press it and there is room."""
    row = row_for_button(view)
    control = hints_button(table, person, row)
    if control is not None and row < ROWS:
        view.add_item(control)


async def hints_pressed(table: OpenTable, person: Person, press: Press) -> Reply:
    """Turn the table's hints off or on, and tell the table.

    Raises UserError if no game runs here, or if the person may not decide for the table.
    """
    record = table.record
    if press.arg not in (OFF, ON) or record.stage != "playing":
        raise UserError("stale")
    if not leads(record, person):
        raise UserError("hints-of-opener", opener=f"<@{record.opener}>")
    if record.gives_hints != (press.arg == ON):
        record.state.options.pop(HINTS, None)
        if press.arg == OFF:
            record.state.options[HINTS] = OFF
        table.note(person.id, f"table-hints-{press.arg}")
        table.touch()
    return with_hints_button(table, person, say(person.language, f"table-hints-set-{press.arg}"))
