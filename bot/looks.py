"""Deeds that change nothing: board, sheet, hand, text, status, log."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import discord

import engine
from bot.declined import Declined
from bot.games import kit_of
from bot.games.kit import Theme
from bot.pictures import Drawing, Picture, Pictures
from bot.records import standing
from bot.replies import Person, Reply
from bot.status import status_of
from bot.tables import Sitting
from bot.views.controls import Press, button, page_in
from bot.views.pages import paged_text
from bot.words import say

BUTTONS = 25
"""As many as a message holds."""


@dataclass(frozen=True, slots=True)
class Looks:
    """What people look at, in their own language and only for them."""

    pictures: Pictures

    async def board(self, sitting: Sitting, person: Person, theme: Theme = "night") -> Reply:
        """The board as it stands now."""
        view, names = sitting.game.view(seat_at(sitting, person)), sitting.record.names
        presenter, language = sitting.kit.presenter, person.language
        picture = await self._drawn(
            sitting, partial(presenter.board, view, language, names, theme=theme)
        )
        reply = Reply(say(language, "here-is-the-board"), picture=picture, closes=True)
        if not presenter.small(view):
            return reply
        shown = discord.ui.View(timeout=None)
        shown.add_item(button(*sitting.at, "around", say(language, "button-around")))
        return replace(reply, view=shown, closes=False)

    async def board_in_words(self, sitting: Sitting, person: Person, page: int = 0) -> Reply:
        """The same in words: a game can be won by text alone."""
        view, names = sitting.game.view(seat_at(sitting, person)), sitting.record.names
        text = sitting.kit.presenter.board_text(view, person.language, names)
        return paged_text(sitting, person, text.splitlines(), page, "text")

    async def around(
        self, sitting: Sitting, person: Person, named: str, theme: Theme = "night"
    ) -> Reply:
        """The surroundings of a figure, larger."""
        presenter, language = sitting.kit.presenter, person.language
        view, who = looked_at(sitting, person, named)
        drawing = partial(presenter.around, view, who, language, sitting.record.names, theme)
        picture = await self._drawn(sitting, drawing)
        return Reply(say(language, "here-is-around"), picture=picture, closes=True)

    async def phase(self, sitting: Sitting, person: Person, theme: Theme = "night") -> Reply:
        """What happened at the end of the last round."""
        view, events = await _last_end_of_round(sitting, seat_at(sitting, person))
        drawing = partial(sitting.kit.presenter.phase, view, events, person.language, theme=theme)
        picture = await self._drawn(sitting, drawing)
        return Reply(say(person.language, "here-is-the-phase"), picture=picture, closes=True)

    async def sheet(self, sitting: Sitting, person: Person, named: str = "") -> Reply:
        """What lies before somebody, open to all; with buttons for the others."""
        presenter, record = sitting.kit.presenter, sitting.record
        view, who = looked_at(sitting, person, named)
        drawing = partial(presenter.sheet, view, who, person.language, record.names)
        picture = await self._drawn(sitting, drawing)
        text = presenter.sheet_text(record, view, who, person.language)
        return Reply(text, _pages(sitting, person, "sheet", who), picture)

    async def hand(self, sitting: Sitting, person: Person, named: str = "") -> Reply:
        """The person's own cards."""
        presenter, record, own = (
            sitting.kit.presenter,
            sitting.record,
            sitting.kit.presenter.own_hands,
        )
        view, who = looked_at(sitting, person, sitting.seat_of(person.id) if own else named)
        drawing = partial(presenter.hand, view, who, person.language, record.names)
        picture = await self._drawn(sitting, drawing)
        text = presenter.hand_text(record, view, who, person.language)
        pages = None if own else _pages(sitting, person, "hand", who)
        return Reply(text, pages, picture, closes=own)

    async def _drawn(self, sitting: Sitting, drawing: Drawing) -> Picture | None:
        return await self.pictures.draw(drawing, sitting.record.id)

    async def status(self, sitting: Sitting, person: Person) -> Reply:
        """Where the table stands, for one's own eyes."""
        record = sitting.record
        game = sitting.loaded.game if sitting.loaded else None
        return Reply(status_of(record, game, person.language).text)

    async def log(self, sitting: Sitting, person: Person, page: int | None = None) -> Reply:
        """What was done, the newest page first to be seen."""
        record, lines = sitting.record, list[str]()
        speech = kit_of(record.ruleset).speech(record, person.language, record.mentions)
        for row in await sitting.tables.store.rows(record.id):
            seat = seat_at(sitting, person)
            told = speech.events(row.happened(record.ruleset, seat))
            if row.kind == "undo":
                told = [say(person.language, f"undone-{row.payload['how']}", who=f"<@{row.seat}>")]
            lines += told
        if not lines:
            raise Declined("nothing-in-log")
        return paged_text(sitting, person, lines, page, "log")

    async def press(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        """A press that only looks."""
        page = page_in(press.arg)
        if press.what == "board":
            return await self.board(sitting, person)
        if press.what == "around":
            return await self.around(sitting, person, press.arg)
        if press.what == "sheet":
            return await self.sheet(sitting, person, press.arg)
        if press.what == "hand":
            return await self.hand(sitting, person, press.arg)
        if press.what == "text":
            return await self.board_in_words(sitting, person, page)
        return await self.log(sitting, person, page)


async def _last_end_of_round(sitting: Sitting, seat: str | None) -> tuple[Any, list[engine.Event]]:
    """The table when the command was over that ended a round last, and what it told.

    A command that ended the whole game counts, too.
    """
    game, record, store = sitting.game, sitting.record, sitting.tables.store
    chapters = kit_of(record.ruleset).chapters
    rows = standing(await store.rows(record.id))
    ends = [
        row
        for row in rows
        # Setting up begins the first round and ends none.
        if row.command != rows[0].command
        and (
            chapters.begins_round(happened := row.happened(record.ruleset))
            or chapters.ends(happened)
        )
    ]
    if not ends:
        raise Declined("no-round-over")
    last = ends[-1]
    later = await store.next_snapshot(record.id, last.number)
    view = engine.load_table(later[1]).view(seat) if later else game.view(seat)
    told = [
        one
        for row in rows
        if row.command == last.command
        for one in row.happened(record.ruleset, seat)
    ]
    return view, told


def looked_at(sitting: Sitting, person: Person, named: str) -> tuple[Any, str]:
    """What the person may see, and whom it is about."""
    view = sitting.game.view(seat_at(sitting, person))
    presenter, language = sitting.kit.presenter, person.language
    return view, presenter.whom(sitting.record, view, person.id, named, language)


def _pages(sitting: Sitting, person: Person, what: str, who: str) -> discord.ui.View:
    """A button for each of the others that shows the same of them."""
    shown, record = discord.ui.View(timeout=None), sitting.record
    others = sitting.kit.presenter.others(record, sitting.game.view(), person.id, person.language)
    for one, label in others[:BUTTONS]:
        shown.add_item(button(*sitting.at, what, label, arg=one, disabled=one == who))
    return shown


def seat_at(sitting: Sitting, person: Person) -> str | None:
    """The person's seat; None for a spectator."""
    return person.id if sitting.record.seat(person.id) else None
