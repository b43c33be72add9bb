"""The form in which a person names a place in words, if no menu offers the place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

import engine
from bot.base.replies import Reply
from bot.base.words import say
from bot.games.trust_me.places import PLACED, SPOTS, sent
from bot.kit.rows import Errand
from bot.kit.typed import TypedCommand
from bot.play.forms import repeating
from bot.play.menu import ROWS, Place, free_row
from bot.play.play import Play
from bot.table.controls import BUTTONS_A_ROW, Press, button
from bot.table.errands import Asked

FORM, FIELD = "spot", "spot"
LONGEST = 80


def spot_form(language: str, filled: Sequence[str] = (), of: str = "") -> discord.ui.Modal:
    """Return a form that asks for a place in words. The first text of `filled` is filled in.

    `of` is the kind of command that the place is for.
    """
    title = say(language, "form-spot")
    form = discord.ui.Modal(title=title, custom_id=f"{FORM}.{of}", timeout=1)
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        label=say(language, "form-spot-where"),
        placeholder=say(language, "form-spot-like"),
        custom_id=FIELD,
        default="".join(filled[:1])[:LONGEST] or None,
        max_length=LONGEST,
    )
    form.add_item(field)
    return form


async def elsewhere(asked: Asked) -> Reply:
    """Carry out the command, or answer the question, with the place from the form.

    If the rules refuse it, the reply says why, offers legal places, and shows the menu again.
    """
    table, person, language = asked.table, asked.person, asked.person.language
    do, _, spot = asked.text("press").partition(".")
    do, typed = do if do in SPOTS else "move", (spot or asked.text(FIELD))[:LONGEST]
    play, seat = Play(asked.pictures), table.seat_of(person.id)
    command = TypedCommand(do, {SPOTS[do]: typed})
    try:
        free = [one for one in table.game.questions if seat in one.seats and one.key in PLACED]
        if free:
            said = table.kit.moves.read_answer(table.chair_of(person), free[0], typed)
            return await play.answered(table, person, said)
        return await play.give(table, person, command)
    except engine.Refusal as refusal:
        told = repeating({say(language, "form-spot-where"): typed})
        why = f"{told}\n{table.speech(person).refusal(refusal)}"
    menu = await play.menu(table, person, Press(*table.at, "menu", Place(do=do).arg))
    view = menu.view or discord.ui.View(timeout=None)
    found = play.completed(table, person, command, SPOTS[do]) or ()
    offers = [one for one in found if sent(one[0])]
    row = free_row(view)
    for value, offer in offers[: BUTTONS_A_ROW if row < ROWS else 0]:
        at = value.partition(" ")[0]
        view.add_item(button(0, 0, "fill", offer, arg=f"{FORM}.{do}.{at}", row=row))
    return replace(menu, text=f"{why}\n{menu.text}", view=view)


ERRANDS = (Errand("elsewhere", elsewhere, form=spot_form, form_id=FORM),)
