"""Deeds that change nothing: board, sheet, text, status, log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

import engine
import renders
from bot.declined import Declined
from bot.desk import Person, Reply
from bot.games.zombicide.narrate import Narrator
from bot.pictures import Pictures
from bot.play import Play
from bot.records import Record
from bot.status import status_of
from bot.tables import Sitting
from bot.views.controls import Press, button
from bot.words import card_name, content_of, say, survivor_name
from engine.zombicide.view import CardView, View

PAGE = 1800
ALT_ROOM = 1024


@dataclass(frozen=True, slots=True)
class Looks:
    """What people look at, in their own language and only for them."""

    narrator: Narrator
    pictures: Pictures
    play: Play

    async def board(self, sitting: Sitting, person: Person) -> Reply:
        """The board as it stands now."""
        view, names = sitting.game.view(self._seat(sitting, person)), sitting.record.names
        picture = await self.pictures.board(view, person.language, names)
        return Reply(say(person.language, "here-is-the-board"), picture=picture, closes=True)

    async def board_in_words(self, sitting: Sitting, person: Person, page: int = 0) -> Reply:
        """The same in words: a game can be won by text alone."""
        view = sitting.game.view(self._seat(sitting, person))
        text = renders.board_text(view, language=person.language, players=sitting.record.names)
        return paged_text(sitting, person, text.splitlines(), page, "text")

    async def sheet(self, sitting: Sitting, person: Person, named: str = "") -> Reply:
        """One survivor's sheet, with buttons for the others."""
        record = sitting.record
        view = sitting.game.view(self._seat(sitting, person))
        mine = [one.id for one in view.survivors if one.seat == person.id]
        everyone = [one.id for one in view.survivors]
        survivor = self._meant(sitting, person, named, mine or everyone)
        picture = await self.pictures.sheet(view, survivor, person.language, record.names)
        text = sheet_in_words(record, view, survivor, person.language)
        shown = discord.ui.View(timeout=None)
        for one in (mine or everyone)[:25]:
            label = survivor_name(record, one, person.language)
            here = one == survivor
            shown.add_item(button(*sitting.at, "sheet", label, arg=one, disabled=here))
        return Reply(text, shown, ("sheet.png", picture, text[:ALT_ROOM]))

    async def status(self, sitting: Sitting, person: Person) -> Reply:
        """Where the table stands, for one's own eyes."""
        record = sitting.record
        game = sitting.loaded.game if sitting.loaded else None
        return Reply(status_of(self.narrator, record, game, person.language).text)

    async def log(self, sitting: Sitting, person: Person, page: int | None = None) -> Reply:
        """What was done, the newest page first to be seen."""
        record = sitting.record
        lines: list[str] = []
        for row in await sitting.tables.store.rows(record.id):
            seat = self._seat(sitting, person)
            told = self.narrator.over(content_of(record)).events(
                person.language, row.happened(seat), record.mentions
            )
            if row.kind == "undo":
                told = [say(person.language, f"undone-{row.payload['how']}", who=f"<@{row.seat}>")]
            lines += told
        if not lines:
            raise Declined("nothing-in-log")
        return paged_text(sitting, person, lines, page, "log")

    async def press(self, sitting: Sitting, person: Person, press: Press) -> Reply:
        """A press that only looks."""
        page = int(press.arg) if press.arg.lstrip("-").isdigit() else 0
        if press.what == "board":
            return await self.board(sitting, person)
        if press.what == "sheet":
            return await self.sheet(sitting, person, press.arg)
        if press.what == "text":
            return await self.board_in_words(sitting, person, page)
        return await self.log(sitting, person, page)

    def _seat(self, sitting: Sitting, person: Person) -> str | None:
        return person.id if sitting.record.seat(person.id) else None

    def _meant(self, sitting: Sitting, person: Person, named: str, theirs: Sequence[str]) -> str:
        view, record = sitting.game.view(), sitting.record
        if not named:
            active = [one.id for one in view.survivors if one.active and one.id in theirs]
            return str([*active, *theirs][0])
        for one in view.survivors:
            names = (one.id, survivor_name(record, one.id, person.language).casefold())
            if named.strip().casefold() in names:
                return str(one.id)
        everyone = [survivor_name(record, one.id, person.language) for one in view.survivors]
        raise Declined("no-such-survivor", name=named[:40], survivors=", ".join(everyone))


def sheet_in_words(record: Record, view: View, survivor: str, language: str) -> str:
    """One survivor's sheet as text: also the picture's alt text."""
    one = next(one for one in view.survivors if one.id == survivor)
    skills = engine.load_content(record.ruleset).skills

    def cards(held: Sequence[CardView | None]) -> str:
        names = [card_name(record, card.id, language) for card in held if card is not None]
        return ", ".join(names) or "–"

    names = [skills[skill].name for skill in one.skills]
    return say(
        language,
        "sheet-in-words" if one.standing else "sheet-of-eliminated",
        survivor=survivor_name(record, survivor, language),
        zone=one.zone,
        level=say(language, f"danger-{one.level}"),
        xp=one.xp,
        wounds=one.wounds,
        actions=one.actions,
        hands=cards(one.hands),
        pack=cards(one.pack),
        skills=", ".join(name.fr if language == "fr" else name.en for name in names) or "–",
    )


def paged_text(
    sitting: Sitting, person: Person, lines: Sequence[str], page: int | None, what: str
) -> Reply:
    """Lines in pages a message can hold; None shows the last one."""
    pages = pages_of(lines)
    number = len(pages) - 1 if page is None else min(max(page, 0), len(pages) - 1)
    if len(pages) == 1:
        return Reply(pages[0], closes=True)
    view = discord.ui.View(timeout=None)
    last = number == len(pages) - 1
    back, on = say(person.language, "page-back"), say(person.language, "page-on")
    view.add_item(button(*sitting.at, what, back, arg=str(number - 1), disabled=number == 0))
    view.add_item(button(*sitting.at, what, on, arg=str(number + 1), disabled=last))
    foot = say(person.language, "page-of", page=number + 1, pages=len(pages))
    return Reply(f"{pages[number]}\n{foot}", view)


def pages_of(lines: Sequence[str]) -> list[str]:
    """Whole lines gathered to pages; a line longer than a page is broken between words."""
    pages = [""]
    for line in lines:
        for part in _broken(line):
            if len(pages[-1]) + len(part) + 1 > PAGE:
                pages.append("")
            pages[-1] += ("\n" if pages[-1] else "") + part
    return pages


def _broken(line: str) -> list[str]:
    parts: list[str] = []
    while len(line) > PAGE:
        cut = line.rfind(" ", 0, PAGE)
        cut = cut if cut > 0 else PAGE
        parts.append(line[:cut])
        line = line[cut:].lstrip()
    return [*parts, line]
