"""Survivors as files: a template, import and export, and the card of a survivor before play."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

import engine
from bot.base.drawing import Picture, shown
from bot.base.errors import UserError
from bot.base.log import log
from bot.base.replies import Progress, Reply
from bot.base.words import listing, quoted, say
from bot.games.family.names import Speaking
from bot.games.family.outside import Sent, faults_told, must_be_light, text_of
from bot.kit.terms import Named
from bot.kit.typed import chosen, languages
from bot.store.library import MOST_SURVIVORS
from bot.store.records import Json
from bot.table.errands import Asked
from engine.core.folding import fold
from engine.family.entries import Character, Guest
from engine.family.files import Content
from renders.family.painter import FamilyPainter

ROOM = 300
"""The most characters of a list of survivors."""
TYPED = 20
"""The most characters that are repeated of what somebody typed."""


@dataclass(frozen=True, slots=True)
class SurvivorFiles:
    """The files of the survivors of one game."""

    ruleset: str
    speak: Speaking
    painter: FamilyPainter

    async def template(self, asked: Asked) -> Reply:
        """Give the file of a survivor to start from, with all skills of the game."""
        language = asked.person.language
        text = await asyncio.to_thread(engine.survivor_template, self.ruleset)
        about = say(language, "survivor-template-file")
        file = ("my-survivor.toml", text.encode(), about)
        return Reply(say(language, "survivor-template-made"), file=file)

    async def show(self, asked: Asked) -> Reply:
        """Show the card of a survivor. Raises UserError for an unknown one."""
        content, survivor = await self._meant(asked)
        return self._card(asked, content, survivor)

    async def export(self, asked: Asked) -> Reply:
        """Give the file of a survivor. Raises UserError for an unknown one."""
        content, survivor = await self._meant(asked)
        known, language = content.characters[survivor], asked.person.language
        said = say(language, "survivor-exported", name=known.name.in_(language))
        return Reply(said, file=file_of(sheet_of(known), language))

    async def completions(self, asked: Asked, field: str) -> list[Named]:
        """Return the survivors of the server, then those of the box."""
        content, language = await self._content(asked), asked.person.language
        return [(one.id, one.name.in_(language)) for one in _own_first(content)]

    def _card(self, asked: Asked, content: Content, survivor: str) -> Reply:
        language = asked.person.language
        page = self.speak.over(content, language).rules_article(f"survivor-{survivor}")
        name = content.characters[survivor].name.in_(language)
        drawing = partial(_drawn, self.painter, content, survivor, language)
        text = say(language, "mission-page", title=name, page=page)
        return Reply(text, drawing=partial(asked.pictures.draw, drawing))

    async def _content(self, asked: Asked) -> Content:
        """Return the content of the game with the survivors of this server."""
        kept = await asked.library.survivors(asked.guild, self.ruleset)
        return engine.content_of(self.ruleset, survivors=list(kept.values()))

    async def _meant(self, asked: Asked) -> tuple[Content, str]:
        """Return the content of the game with this server's survivors, and the id of the one that
        was typed.

        Raises UserError if there is none.
        """
        content, wanted = await self._content(asked), asked.text("survivor")
        people = _own_first(content)
        offers = [
            [(one.id, name) for one in people for name in (one.name.in_(language), one.id)]
            for language in languages(asked.person.language)
        ]
        found = chosen(wanted, offers)
        if found is None:
            names = [one.name.in_(asked.person.language) for one in people]
            known = listing(asked.person.language, names)[:ROOM]
            raise UserError("no-such-survivor", name=quoted(wanted[:TYPED]), survivors=known)
        return content, found

    # ------------------------------------------------------------ import

    async def bring_in(self, asked: Asked) -> Reply:
        """Check the file of a survivor and store it for this server, or name all its faults.

        The file is fetched and read after the table's lock is released, so that the table does not
        wait.
        """
        if not asked.person.guild:
            raise UserError("servers-only")
        return Reply("", rest=partial(self._bring_in, asked))

    async def _bring_in(self, asked: Asked, _: Progress) -> Reply:
        person, library, guild = asked.person, asked.library, asked.guild
        sent: Sent = asked.typed["file"]
        text = await text_of(sent)
        try:
            await must_be_light(text)
            sheet = await asyncio.to_thread(engine.read_survivor, self.ruleset, text)
        except engine.DataFaults as faults:
            return faults_told(person, sent, text, faults)
        kept = await library.survivors(guild, self.ruleset)
        maker = await self._maker(asked, sheet)
        _must_fit(kept, sheet, person.language)
        former = kept.get(str(sheet["id"]))
        await library.keep_survivor(guild, self.ruleset, sheet, maker)
        log().info("survivor-imported", guild=guild, survivor=sheet["id"], by=person.id)
        content = engine.content_of(self.ruleset, survivors=[sheet])
        card = self._card(asked, content, str(sheet["id"]))
        key = "survivor-imported" if former is None else "survivor-replaced"
        file = None if former is None else file_of(former, person.language)
        name = content.characters[str(sheet["id"])].name.in_(person.language)
        return replace(card, text=say(person.language, key, name=name), file=file)

    async def _maker(self, asked: Asked, sheet: Mapping[str, object]) -> str:
        """Return who counts as the maker of an imported survivor.

        It is the maker of the one that it replaces, or the person who imports it. Raises UserError
        if that one is somebody else's or of another game; moderators may replace any.
        """
        person, name = asked.person, _name_in(sheet, asked.person.language)
        former = await asked.library.made_by(asked.guild, str(sheet["id"]))
        if former is None:
            return person.id
        maker, game = former
        if game != self.ruleset:
            raise UserError("survivor-of-another-game", name=name)
        if maker != person.id and not person.moderator:
            raise UserError("not-your-own-survivor", name=name)
        return maker


def sheet_of(known: Character) -> Json:
    """Return the sheet of a survivor as data.

    For a survivor of the box, it has only the fields that a custom survivor may have.
    """
    fields = {one: getattr(known, one) for one in Guest.model_fields if hasattr(known, one)}
    return Guest.model_validate(fields).model_dump(mode="json")


def file_of(sheet: Json, language: str) -> tuple[str, bytes, str]:
    """Return the name, content and description of a survivor's file, which can be added again."""
    about = say(language, "survivor-file", name=_name_in(sheet, language))
    id = str(sheet["id"]).removeprefix("own-")
    return f"{id}.toml", engine.survivor_text(sheet).encode(), about


def _name_in(sheet: Mapping[str, object], language: str) -> str:
    return Guest.model_validate(sheet).name.in_(language)


def _own_first(content: Content) -> list[Character]:
    """Return all survivors, those of the server before those of the box."""
    return sorted(content.characters.values(), key=lambda one: not isinstance(one, Guest))


def _must_fit(kept: Mapping[str, Json], sheet: Mapping[str, object], language: str) -> None:
    """Raise UserError if the server has no room for the survivor, or another with its name."""
    others = [one for id, one in kept.items() if id != sheet["id"]]
    if len(others) >= MOST_SURVIVORS:
        raise UserError("too-many-survivors", most=MOST_SURVIVORS)
    names = {fold(name) for one in others for name in one["name"].values()}
    mine = Guest.model_validate(sheet).name
    if {fold(mine.fr), fold(mine.en)} & names:
        raise UserError("survivor-name-taken", name=mine.in_(language))


def _drawn(painter: FamilyPainter, content: Content, survivor: str, language: str) -> Picture:
    return shown(painter.identity(content, survivor, language))
