"""Use cases that change nothing: board, sheet, hand, text, status, log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import discord

import engine
from bot.base.drawing import Drawing
from bot.base.errors import UserError
from bot.base.pictures import Pictures
from bot.base.replies import Person, Reply
from bot.base.words import say
from bot.channel.compose import turned_line
from bot.kit.registry import kit_of, kits
from bot.kit.terms import Viewpoint
from bot.kit.typed import chosen, languages
from bot.play.rules_desk import asking_at, press_article
from bot.store.records import PLAYED, TURNED, LogRow, standing
from bot.table.controls import Press, button, page_in
from bot.table.errands import Asked
from bot.table.pages import paged_text
from bot.table.status import status_of
from bot.table.tables import OpenTable, readable
from renders.kit.palette import ThemeName

LISTS = ("mission list", "survivor list")
"""Errands whose answers have pages."""
BUTTONS = 25
"""The most buttons that a message holds."""


@dataclass(frozen=True, slots=True)
class Looks:
    """What people look at, in their own language and only for them."""

    pictures: Pictures

    async def board(
        self, table: OpenTable, person: Person, theme: ThemeName | None = None
    ) -> Reply:
        """Show the present board."""
        viewpoint = _viewpoint(table, person, table.game.view(seat_at(table, person)), theme)
        presenter, language = table.kit.presenter, person.language
        drawing = partial(presenter.board, viewpoint)
        reply = self._with(Reply(say(language, "here-is-the-board"), closes=True), table, drawing)
        if not presenter.small(viewpoint.view):
            return reply
        shown = discord.ui.View(timeout=None)
        shown.add_item(button(*table.at, "around", say(language, "button-around")))
        return replace(reply, view=shown, closes=False)

    async def board_in_words(self, table: OpenTable, person: Person, page: int = 0) -> Reply:
        """Show the board in words: a game can be won by text alone."""
        view, names = table.game.view(seat_at(table, person)), table.record.quoted_names
        text = table.kit.presenter.board_text(view, person.language, names)
        return paged_text(table, person, text.splitlines(), page, "text")

    async def around(
        self, table: OpenTable, person: Person, named: str, theme: ThemeName | None = None
    ) -> Reply:
        """Show the surroundings of a figure, enlarged."""
        presenter, language = table.kit.presenter, person.language
        view, who = looked_at(table, person, named)
        drawing = partial(presenter.around, _viewpoint(table, person, view, theme), who)
        reply = Reply(say(language, "here-is-around"), closes=True)
        return self._with(reply, table, drawing)

    async def phase(
        self, table: OpenTable, person: Person, theme: ThemeName | None = None
    ) -> Reply:
        """Show the last zombies' turn; in a game without one, the turn before."""
        view, events = await _last_end_of_round(table, seat_at(table, person))
        drawing = partial(table.kit.presenter.phase, _viewpoint(table, person, view, theme), events)
        reply = Reply(say(person.language, "here-is-the-phase"), closes=True)
        return self._with(reply, table, drawing)

    async def sheet(self, table: OpenTable, person: Person, named: str = "") -> Reply:
        """Show what lies before a player, which everybody may see, with buttons for the others."""
        presenter, record = table.kit.presenter, table.record
        view, who = looked_at(table, person, named)
        drawing = partial(presenter.sheet, _viewpoint(table, person, view), who)
        text = presenter.sheet_text(record, view, who, person.language)
        colour = presenter.colour(view, who, record.names)
        reply = Reply(text, _pages(table, person, "sheet", who), colour=colour)
        return self._with(reply, table, drawing)

    async def hand(self, table: OpenTable, person: Person, named: str = "") -> Reply:
        """Show the person's own cards."""
        presenter, record, own = (
            table.kit.presenter,
            table.record,
            table.kit.presenter.own_hands,
        )
        view, who = looked_at(table, person, table.seat_of(person.id) if own else named)
        drawing = partial(presenter.hand, _viewpoint(table, person, view), who)
        text = presenter.hand_text(record, view, who, person.language)
        pages = None if own else _pages(table, person, "hand", who)
        colour = presenter.colour(view, who, record.names)
        return self._with(Reply(text, pages, closes=own, colour=colour), table, drawing)

    async def rules(self, table: OpenTable, person: Person, topic: str) -> Reply:
        """Show articles of the rules for what somebody typed."""
        offers = (asking_at(table, one).offered("") for one in languages(person.language))
        topic = chosen(topic, offers) or topic
        return self._illustrated(asking_at(table, person.language).rules(person, topic), person)

    async def article(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Show an article that was chosen from a list."""
        return self._illustrated(await press_article(table, person, press), person)

    def _illustrated(self, reply: Reply, person: Person) -> Reply:
        ruleset, topic = reply.article
        presenter = kit_of(ruleset).presenter if ruleset else None
        if presenter is None or topic not in presenter.illustrated:
            return reply
        drawing = partial(presenter.illustration, topic, person.language)
        return replace(reply, drawing=partial(self.pictures.draw, drawing))

    def _with(self, reply: Reply, table: OpenTable, drawing: Drawing) -> Reply:
        """Reply with that picture, drawn when the table is free for others."""
        draw = partial(self.pictures.draw, drawing, table.record.id)
        return replace(reply, drawing=draw, moment=table.at)

    async def status(self, table: OpenTable, person: Person) -> Reply:
        """Show the state of the table privately."""
        record = table.record
        game = table.loaded.game if table.loaded else None
        status = status_of(replace(record.read_by(person.id), language=person.language), game)
        shown = Reply(status.text)
        return self._with(shown, table, status.picture.draw) if status.picture else shown

    async def log(self, table: OpenTable, person: Person, page: int | None = None) -> Reply:
        """Show what was done, beginning with the newest page."""
        rows = await table.tables.store.rows(table.record.id)
        lines = list(_told(table, person, rows))
        if not lines:
            raise UserError("nothing-in-log")
        return paged_text(table, person, lines, page, "log")

    async def since(self, table: OpenTable, person: Person, page: int = 0) -> Reply:
        """Show what happened since the person played last, the oldest first."""
        language, rows = person.language, await table.tables.store.rows(table.record.id)
        mine = [row for row in rows if row.person == person.id and row.kind in PLAYED]
        head = say(language, "since-start")
        if mine:
            head = say(language, "since-head", when=f"<t:{mine[-1].at}:R>")
        return self._later(table, person, head, rows, mine[-1].number if mine else 0, page)

    async def since_message(self, table: OpenTable, person: Person, sent: int) -> Reply:
        """Show what happened since a message, which was sent in that second since the epoch.

        Everything of that second is included: telling something twice is better than leaving it
        out.
        """
        rows = await table.tables.store.rows(table.record.id)
        last = max((row.number for row in rows if row.at < sent), default=0)
        return self._since_row(table, person, rows, last, 0)

    def _since_row(
        self, table: OpenTable, person: Person, rows: Sequence[LogRow], last: int, page: int
    ) -> Reply:
        head = say(person.language, "since-message")
        return self._later(table, person, head, rows, last, page, of=f".{last}")

    def _later(
        self,
        table: OpenTable,
        person: Person,
        head: str,
        rows: Sequence[LogRow],
        last: int,
        page: int,
        of: str = "",
    ) -> Reply:
        lines = list(_told(table, person, [row for row in rows if row.number > last]))
        if not lines:
            return Reply(f"{head}\n{say(person.language, 'since-nothing')}")
        return paged_text(table, person, [head, *lines], page, "since", of)

    async def list_pressed(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Show another page of a list that an errand gave."""
        page, ruleset, name = (*press.arg.split(".", 2), "", "")[:3]
        errands = [one for kit in kits() if kit.ruleset == ruleset for one in kit.errands]
        for one in errands:
            if one.name == name and name in LISTS:
                asked = Asked(table, person, person.guild, {"page": page}, self.pictures)
                return await one.carry_out(asked)
        raise UserError("stale")

    async def press(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Carry out a press that only shows something."""
        page = page_in(press.arg)
        if press.what == "board":
            return await self.board(table, person)
        if press.what == "around":
            return await self.around(table, person, press.arg)
        if press.what == "sheet":
            return await self.sheet(table, person, press.arg)
        if press.what == "hand":
            return await self.hand(table, person, press.arg)
        if press.what == "since":
            number, dot, row = press.arg.partition(".")
            if not dot:
                return await self.since(table, person, page)
            rows = await table.tables.store.rows(table.record.id)
            return self._since_row(table, person, rows, page_in(row), page_in(number))
        if press.what == "text":
            return await self.board_in_words(table, person, page)
        return await self.log(table, person, page)


async def _last_end_of_round(table: OpenTable, seat: str | None) -> tuple[Any, list[engine.Event]]:
    """The table after the command that last ended a round, and what that command told.

    A command that ended the whole game counts, too. In a game in which a round is one seat's turn,
    all of that turn is told.
    """
    game, record, store = table.game, table.record, table.tables.store
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
        raise UserError("no-round-over")
    last, since = ends[-1], ends[-2].number if ends[1:] else rows[0].number
    later = await store.next_snapshot(record.id, last.number)
    then = readable(record.id, later[1]) if later else game
    if then is None:
        raise UserError("no-good-snapshot")
    view = then.view(seat)
    told = [
        one
        for row in rows
        if (since <= row.number <= last.number if chapters.turn_of else row.command == last.command)
        for one in row.happened(record.ruleset, seat)
    ]
    return view, told


def _told(table: OpenTable, person: Person, rows: Iterable[LogRow]) -> Iterator[str]:
    """What the person may know of what was done, in words."""
    speech, seat = table.speech(person), seat_at(table, person)
    record = table.record.read_by(person.id)
    for row in rows:
        yield from speech.events(row.happened(record.ruleset, seat))
        if row.kind in TURNED:
            yield turned_line(row, record, person.language)


def _viewpoint(
    table: OpenTable, person: Person, view: Any, theme: ThemeName | None = None
) -> Viewpoint:
    return Viewpoint(view, person.language, table.record.names, theme_of(table, person, theme))


def theme_of(table: OpenTable, person: Person, asked: ThemeName | None) -> ThemeName:
    """The theme as asked, else that of the table. Raises UserError for another game's theme."""
    themes, language = table.kit.presenter.themes, person.language
    if asked is None or asked in themes:
        return asked or table.record.theme
    known = "; ".join(say(language, f"choice-{one}") for one in themes)
    raise UserError("no-such-choice", option=say(language, "opt-theme"), choices=known)


def looked_at(table: OpenTable, person: Person, named: str) -> tuple[Any, str]:
    """The view of what the person may see, and the seat or figure that it is about."""
    view = table.game.view(seat_at(table, person))
    presenter, language = table.kit.presenter, person.language
    return view, presenter.whom(table.record, view, seat_at(table, person) or "", named, language)


def _pages(table: OpenTable, person: Person, what: str, who: str) -> discord.ui.View:
    """Buttons that show the same of each of the others."""
    shown, record = discord.ui.View(timeout=None), table.record
    seat = seat_at(table, person) or ""
    others = table.kit.presenter.others(record, table.game.view(), seat, person.language)
    for one, label in others[:BUTTONS]:
        shown.add_item(button(*table.at, what, label, arg=one, disabled=one == who))
    return shown


def seat_at(table: OpenTable, person: Person) -> str | None:
    """The person's seat; None for a spectator."""
    return table.record.seat_id(person.id)
