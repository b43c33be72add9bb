"""Use cases that change nothing: board, sheet, hand, text, status, log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
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
from bot.channel.past import doer_line, made_by, past_line
from bot.kit.registry import kit_of, kits
from bot.kit.replay import rules_changed
from bot.kit.typed import chosen, languages
from bot.play.goals import ROOM, goals_of
from bot.play.records import drawn_records
from bot.play.rules_desk import asking_at, press_article
from bot.play.stats import (
    Told,
    drawn_stats,
    figures_of,
    records_pressed,
    stats,
    stats_pressed,
)
from bot.store.records import PLAYED, TURNED, LogRow, Record, is_past, standing
from bot.table.controls import Press, button, page_in
from bot.table.errands import Asked
from bot.table.pages import Listing, paged_text
from bot.table.status import status_of
from bot.table.tables import OpenTable, readable
from renders.kit.palette import ThemeName

LISTS = ("mission list", "survivor list")
"""The names of those errands (`bot.kit.rows.Errand`) whose answers have pages."""
MOST_KNOWN = 1024
"""Of how many tables it is remembered whether rules have changed since their games began."""
BUTTONS = 25
"""The most buttons that a message holds."""


@dataclass(frozen=True, slots=True)
class Looks:
    """Shows things to one person, in that person's language."""

    pictures: Pictures
    _changed: dict[int, bool] = field(default_factory=dict[int, bool])
    """By table: whether the rules have changed since its game began; steps that are added later are
    played by the rules of this release.
    """

    async def board(
        self, table: OpenTable, person: Person, theme: ThemeName | None = None
    ) -> Reply:
        """Show the present board."""
        theme = theme_of(table, person, theme)
        viewpoint = table.chair_of(person).viewpoint._replace(theme=theme)
        presenter, language = table.kit.presenter, person.language
        drawing = partial(presenter.board, viewpoint)
        reply = self._with(Reply(say(language, "here-is-the-board"), closes=True), table, drawing)
        if not presenter.small(viewpoint.view):
            return reply
        shown = discord.ui.View(timeout=None)
        shown.add_item(button(*table.at, "around", say(language, "button-around")))
        return replace(reply, view=shown, closes=False)

    async def board_in_words(self, table: OpenTable, person: Person, page: int = 0) -> Reply:
        """Show the board in words, so that a game can be played without pictures."""
        chair = table.chair_of(person).showing(table.record.quoted_names)
        text = table.kit.presenter.board_text(chair.viewpoint)
        return paged_text(table, person, Listing(text.splitlines(), "text"), page)

    async def around(
        self, table: OpenTable, person: Person, named: str, theme: ThemeName | None = None
    ) -> Reply:
        """Show an enlarged picture around the figure `named`; without a name, around the likeliest
        one.
        """
        presenter, language = table.kit.presenter, person.language
        chair = table.chair_of(person)
        who, theme = presenter.sheet_owner(chair, named), theme_of(table, person, theme)
        drawing = partial(presenter.around, chair.viewpoint._replace(theme=theme), who)
        reply = Reply(say(language, "here-is-around"), closes=True)
        return self._with(reply, table, drawing)

    async def phase(
        self, table: OpenTable, person: Person, theme: ThemeName | None = None
    ) -> Reply:
        """Show the last turn of the zombies; in a game without one, the last turn of a seat."""
        view, events = await _last_end_of_round(table, seat_at(table, person))
        theme = theme_of(table, person, theme)
        viewpoint = table.chair_of(person).viewpoint._replace(view=view, theme=theme)
        drawing = partial(table.kit.presenter.phase, viewpoint, events)
        reply = Reply(say(person.language, "here-is-the-phase"), closes=True)
        return self._with(reply, table, drawing)

    async def sheet(self, table: OpenTable, person: Person, named: str = "") -> Reply:
        """Show the sheet of the figure `named`, with buttons for the other sheets.

        Without a name, show the likeliest sheet. Everybody may see all sheets. Raises UserError if
        nobody has that name.
        """
        presenter, chair = table.kit.presenter, table.chair_of(person)
        who = presenter.sheet_owner(chair, named)
        drawing = partial(presenter.sheet, chair.viewpoint, who)
        text = presenter.sheet_text(chair.showing(chair.record.quoted_names), who)
        colour = presenter.colour(chair.viewpoint, who)
        reply = Reply(text, _pages(table, person, "sheet", who), colour=colour)
        return self._with(reply, table, drawing)

    async def hand(self, table: OpenTable, person: Person, named: str = "") -> Reply:
        """Show the person's own cards; if each figure has a hand, show the hand of the figure
        `named`.
        """
        presenter, chair = table.kit.presenter, table.chair_of(person)
        own = presenter.own_hands
        who = presenter.sheet_owner(chair, table.seat_of(person.id) if own else named)
        drawing = partial(presenter.hand, chair.viewpoint, who)
        text = presenter.hand_text(chair.showing(chair.record.quoted_names), who)
        pages = None if own else _pages(table, person, "hand", who)
        colour = presenter.colour(chair.viewpoint, who)
        return self._with(Reply(text, pages, closes=own, colour=colour), table, drawing)

    async def stats(self, table: OpenTable, person: Person, whose: str, ruleset: str) -> Reply:
        """Show the statistics of finished games, with their picture."""
        return await self._figured(table, person, await stats(table, person, whose, ruleset))

    async def stats_pressed(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Show another page of the statistics, with their picture."""
        return await self._figured(table, person, await stats_pressed(table, person, press))

    async def records_pressed(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Show the records of a mission, with their picture."""
        reply, hall = await records_pressed(table, person, press)
        if hall is None:
            return reply
        drawing = partial(drawn_records, hall, person.language)
        return replace(reply, drawing=partial(self.pictures.draw, drawing))

    async def _figured(self, table: OpenTable, person: Person, told: Told) -> Reply:
        reply, found = told
        if found is None:
            return reply
        figures = await figures_of(table, person, found)
        drawing = partial(drawn_stats, figures, person.language)
        return replace(reply, drawing=partial(self.pictures.draw, drawing))

    async def rules(self, table: OpenTable, person: Person, topic: str) -> Reply:
        """Show the article or shelf of the rules with the id or title `topic`; if it is empty, all
        shelves.
        """
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
        """Add a picture to a reply; it is drawn later, when the table is not locked any more."""
        draw = partial(self.pictures.draw, drawing, table.record.id)
        return replace(reply, drawing=draw, moment=table.at)

    async def status(self, table: OpenTable, person: Person) -> Reply:
        """Show the state of the table privately, and below it the goals of the game."""
        record = table.record
        game = table.loaded.game if table.loaded else None
        status = status_of(replace(record.read_by(person.id), language=person.language), game)
        text = status.text
        if game is not None and record.live:
            chair = table.chair_of(person).showing(record.quoted_names)
            text += f"\n\n{goals_of(chair, ROOM - len(text) - 2)}"
        shown = Reply(text)
        return self._with(shown, table, status.picture.draw) if status.picture else shown

    async def log(self, table: OpenTable, person: Person, page: int | None = None) -> Reply:
        """Show a page of what was done at the table, by default the newest.

        Raises UserError if the log is empty.
        """
        rows = await table.tables.store.rows(table.record.id)
        lines = list(_told(table, person, rows))
        if not lines:
            raise UserError("nothing-in-log")
        if await self._rules_changed(table.record, rows):
            lines.append(say(person.language, "log-rules-changed"))
        return paged_text(table, person, Listing(lines, "log"), page)

    async def _rules_changed(self, record: Record, rows: list[LogRow]) -> bool:
        if record.id not in self._changed:
            if len(self._changed) >= MOST_KNOWN:
                self._changed.clear()
            self._changed[record.id] = await asyncio.to_thread(rules_changed, record, rows)
        return self._changed[record.id]

    async def since(self, table: OpenTable, person: Person, page: int = 0) -> Reply:
        """Show what happened since the person's last own action, the oldest first."""
        language, rows = person.language, await table.tables.store.rows(table.record.id)
        mine = [row for row in rows if row.person == person.id and row.kind in PLAYED]
        head = say(language, "since-start")
        if mine:
            head = say(language, "since-head", when=f"<t:{mine[-1].at}:R>")
        later = _Since(head, rows, mine[-1].number if mine else 0)
        return later.page(table, person, page)

    async def since_message(self, table: OpenTable, person: Person, sent: int) -> Reply:
        """Show what happened since a message that was sent at `sent`, in seconds since the epoch.

        What happened within that same second is shown, too: better twice than not at all.
        """
        rows = await table.tables.store.rows(table.record.id)
        last = max((row.number for row in rows if row.at < sent), default=0)
        return _since_message(person, rows, last).page(table, person, 0)

    async def list_pressed(self, table: OpenTable, person: Person, press: Press) -> Reply:
        """Show another page of the answer to a command in `LISTS`."""
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
            return _since_message(person, rows, page_in(row)).page(table, person, page_in(number))
        if press.what == "text":
            return await self.board_in_words(table, person, page)
        return await self.log(table, person, page)


@dataclass(frozen=True, slots=True)
class _Since:
    """What was done after the row `last` of a log, to be shown in pages under the heading
    `head`.
    """

    head: str
    rows: Sequence[LogRow]
    last: int
    arg: str = ""
    """What the buttons that turn pages carry after the number of the page."""

    def page(self, table: OpenTable, person: Person, page: int) -> Reply:
        """Return one page of what was done."""
        lines = list(_told(table, person, [row for row in self.rows if row.number > self.last]))
        if not lines:
            return Reply(f"{self.head}\n{say(person.language, 'since-nothing')}")
        return paged_text(table, person, Listing([self.head, *lines], "since", self.arg), page)


def _since_message(person: Person, rows: Sequence[LogRow], last: int) -> _Since:
    return _Since(say(person.language, "since-message"), rows, last, f".{last}")


async def _last_end_of_round(table: OpenTable, seat: str | None) -> tuple[Any, list[engine.Event]]:
    """Return the table after the last command that ended a round, and the events of that command.

    A command that ended the whole game counts, too. In a game in which a round is one seat's turn,
    the events of the whole turn are returned. Raises UserError if no round is over yet, or if the
    stored table cannot be read.
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
    """Yield lines about what was done in these rows, as far as the person may know it."""
    seat, language = seat_at(table, person), person.language
    record, before = table.record.read_by(person.id), ("", "", False)
    speech, sitting = table.speech(person), None
    for row in rows:
        if row.sitting and row.sitting is not sitting:
            sitting, then = row.sitting, record.as_of(row)
            speech = table.kit.speech(then, language, then.mentions)
            speech = speech.with_marks(table.tables.marks.shown)
        lines = speech.events(row.happened(record.ruleset, seat))
        if row.kind in PLAYED and lines and made_by(row) != before:
            before = made_by(row)
            yield doer_line(row, record, language)
        yield from lines
        if row.kind in TURNED and row.payload["how"] != "rolled":
            yield turned_line(row, record, language)
        if is_past(row):
            yield past_line(row, record, language)


def theme_of(table: OpenTable, person: Person, asked: ThemeName | None) -> ThemeName:
    """Return the theme `asked`, or the table's if it is None.

    Raises UserError for another game's theme.
    """
    themes, language = table.kit.presenter.themes, person.language
    if asked is None or asked in themes:
        return asked or table.record.theme
    known = "; ".join(say(language, f"choice-{one}") for one in themes)
    raise UserError("no-such-choice", option=say(language, "opt-theme"), choices=known)


def _pages(table: OpenTable, person: Person, what: str, who: str) -> discord.ui.View:
    """Return a view with a button for each sheet or hand; that of `who`, shown now, is disabled."""
    shown, others = (
        discord.ui.View(timeout=None),
        table.kit.presenter.other_sheets(table.chair_of(person)),
    )
    for one, label in others[:BUTTONS]:
        shown.add_item(button(*table.at, what, label, arg=one, disabled=one == who))
    return shown


def seat_at(table: OpenTable, person: Person) -> str | None:
    """Return the person's seat; None for a spectator."""
    return table.record.seat_id(person.id)
