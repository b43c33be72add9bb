"""Lists missions, shows their maps, and adds and removes a server's own missions.

A shelf is the missions of one game that can be played on a server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial

import engine
from bot.base.drawing import Picture, shown
from bot.base.errors import UserError
from bot.base.log import log
from bot.base.replies import Person, Progress, Reply
from bot.base.words import quoted, say
from bot.games.family.faults import sentence_of
from bot.games.family.names import Speaking
from bot.games.family.outside import ONE_FAULT, Sent, faults_told, must_be_light, text_of
from bot.kit.terms import Named
from bot.kit.typed import chosen, languages
from bot.store.library import MOST_MISSIONS, Card, Library
from bot.table.controls import confirmation
from bot.table.errands import Asked
from engine.family.files import Content
from engine.reading.mission import Mission
from renders.family.painter import FamilyPainter

LABEL = 100
TILES = 300
"""The most characters of a list of tiles."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The missions of one game that can be played on a server."""

    ruleset: str
    speak: Speaking
    painter: FamilyPainter

    @property
    def removing(self) -> str:
        """The id that the button Remove carries; it leads a press to the slash command."""
        return f"mission-remove-{self.ruleset}"

    async def list_all(self, asked: Asked) -> Reply:
        """List every mission of the box and of the server, one a line, in pages."""
        language = asked.person.language
        lines = [say(language, "missions-of-box"), *_lines(box(self.ruleset), language)]
        own = await self.own_missions(asked.library, asked.guild)
        if own:
            lines += [say(language, "missions-of-server"), *_lines(own, language)]
        lines.append(say(language, "missions-more"))
        return asked.paged(lines, self.ruleset, "mission list")

    async def show(self, asked: Asked) -> Reply:
        """Show a mission's page and its map. Raises UserError for an unknown mission."""
        return self._page(asked, *await self._meant(asked, asked.text("mission")))

    async def template(self, asked: Asked) -> Reply:
        """Give a new mission file with the named tiles. Raises UserError for unknown tiles."""
        language, tiles = asked.person.language, asked.text("tiles")[:TILES]
        try:
            text = await asyncio.to_thread(engine.mission_template, self.ruleset, tiles)
        except engine.DataFaults as faults:
            told = quoted(sentence_of(faults.faults[0], language)[:ONE_FAULT])
            raise UserError("no-such-tiles", fault=told) from faults
        file = ("my-mission.toml", text.encode(), say(language, "template-file"))
        return Reply(say(language, "template-made"), file=file)

    async def export(self, asked: Asked) -> Reply:
        """Give the file of a mission. Raises UserError for an unknown one."""
        content, mission = await self._meant(asked, asked.text("mission"))
        language = asked.person.language
        own = await asked.library.mission(asked.guild, self.ruleset, mission)
        text = own or engine.mission_text(self.ruleset, mission)
        label = quoted(mission_label(card_of(content.missions[mission]), language))
        said = say(language, "mission-exported", title=label)
        return Reply(said, file=_file_of(mission, text, language))

    async def completions(self, asked: Asked, field: str) -> list[Named]:
        """Return the missions that can be shown."""
        found = await self.missions_at(asked.library, asked.guild)
        return [(one.id, mission_label(one, asked.person.language)) for one in found]

    async def own_completions(self, asked: Asked, field: str) -> list[Named]:
        """Return the missions that can be removed."""
        found = await self.own_missions(asked.library, asked.guild)
        return [(one.id, mission_label(one, asked.person.language)) for one in found]

    def _page(self, asked: Asked, content: Content, mission: str) -> Reply:
        language = asked.person.language
        page = self.speak.over(content, language).rules_article(f"mission-{mission}")
        title = quoted(mission_label(card_of(content.missions[mission]), language))
        drawing = partial(_map, self.painter, content, mission, language)
        text = say(language, "mission-page", title=title, page=page)
        return Reply(text, drawing=partial(asked.pictures.draw, drawing))

    async def _meant(self, asked: Asked, wanted: str) -> tuple[Content, str]:
        """Return the content that has the mission with that id or title, and the mission's id.

        Raises UserError if there is no such mission.
        """
        known = await self.missions_at(asked.library, asked.guild)
        ids = [one.id for one in known]
        meant = mission_meant(wanted, known, ids, asked.person.language)
        if meant not in ids:
            raise UserError("no-such-mission", missions=", ".join(ids)[:300])
        content = engine.load_content(self.ruleset)
        if meant in content.missions:
            return content, meant
        text = await asked.library.mission(asked.guild, self.ruleset, meant)
        return await content_with(self.ruleset, text or ""), meant

    # ------------------------------------------------------------ the server's own

    async def missions_at(self, library: Library, guild: int) -> list[Card]:
        """Return the missions of the box, then the server's own that this release can play."""
        return [*box(self.ruleset), *await self.own_missions(library, guild)]

    async def own_missions(self, library: Library, guild: int) -> list[Card]:
        """Return the server's own missions that this release can play."""
        return await library.cards(guild, self.ruleset, partial(_readable, self.ruleset))

    async def bring_in(self, asked: Asked) -> Reply:
        """Check a mission file and store it for this server, or name all its faults.

        Only moderators may do so. The file is fetched and read after the table's lock is released,
        so that the table does not wait.
        """
        _must_moderate(asked.person)
        return Reply("", rest=partial(self._bring_in, asked))

    async def _bring_in(self, asked: Asked, _: Progress) -> Reply:
        person, library, guild = asked.person, asked.library, asked.guild
        sent: Sent = asked.typed["file"]
        text = await text_of(sent)
        try:
            content, mission = await self._read(text)
        except engine.DataFaults as faults:
            return faults_told(person, sent, text, faults)
        kept = await library.mission_ids(guild, self.ruleset)
        if mission.id not in kept and len(kept) >= MOST_MISSIONS:
            raise UserError("too-many-missions", most=MOST_MISSIONS)
        former = await library.mission(guild, self.ruleset, mission.id)
        page = self._page(asked, content, mission.id)
        await library.keep_mission(guild, self.ruleset, mission.id, text, person.id)
        log().info("mission-imported", guild=guild, mission=mission.id, by=person.id)
        text = say(
            person.language,
            "mission-replaced" if mission.id in kept else "mission-imported",
            title=quoted(mission_label(card_of(mission), person.language)),
            id=mission.id,
        )
        file = None if former is None else _file_of(mission.id, former, person.language)
        return replace(page, text=text, file=file)

    async def _read(self, text: str) -> tuple[Content, Mission]:
        """Return the content of the game with the mission from a file's text, and the mission.

        Raises DataFaults if the text is faulty, and UserError if it costs too much to read.
        """
        await must_be_light(text)
        drawn = await asyncio.to_thread(engine.draft_mission, self.ruleset, text)
        if drawn.faults:
            raise engine.DataFaults(drawn.faults)
        mission = await asyncio.to_thread(engine.read_mission, self.ruleset, text)
        return await content_with(self.ruleset, text), mission

    async def take_out(self, asked: Asked) -> Reply:
        """Remove a server's own mission after a confirmation; tables that play it continue.

        The answer holds the file, so that it can be added again.
        """
        person, guild, language = asked.person, asked.guild, asked.person.language
        _must_moderate(person)
        kept = await asked.library.mission_ids(guild, self.ruleset)
        own = await self.own_missions(asked.library, guild)
        typed = asked.text("press") or asked.text("mission")
        meant = mission_meant(typed, own, kept, language)
        text = await asked.library.mission(guild, self.ruleset, meant)
        if text is None:
            raise UserError("not-an-own-mission", missions=", ".join(kept)[:300] or "–")
        if not asked.text("press"):
            labels = {one.id: mission_label(one, language) for one in own}
            really = say(language, "really-remove-mission", title=labels.get(meant, meant))
            arg = f"{self.removing}.{meant}"
            return Reply(really, confirmation("fill", say(language, "button-remove"), arg=arg))
        await asked.library.drop_mission(guild, meant)
        log().info("mission-removed", guild=guild, mission=meant, by=person.id)
        removed = say(language, "mission-removed", id=meant)
        return Reply(removed, file=_file_of(meant, text, language), closes=True)


@cache
def box(ruleset: str) -> tuple[Card, ...]:
    """Return the missions of a game's box."""
    return tuple(card_of(one) for one in engine.load_content(ruleset).missions.values())


def card_of(mission: Mission) -> Card:
    """Return the card of a mission: the facts that lists show."""
    return Card(
        mission.id,
        {language: mission.name.in_(language) for language in ("en", "fr")},
        mission.difficulty,
        (mission.survivors.min, mission.survivors.max),
        mission.minutes,
    )


async def content_with(ruleset: str, text: str) -> Content:
    """Return the content of a game with the mission from a file's text.

    The text is read in a thread. Raises DataFaults if it is faulty.
    """
    return await asyncio.to_thread(engine.content_of, ruleset, mission=text)


def _file_of(mission: str, text: str, language: str) -> tuple[str, bytes, str]:
    """Return the name, content and description of a mission's file, which can be added again."""
    return (f"{mission}.toml", text.encode(), say(language, "mission-file", id=mission))


def _lines(missions: Iterable[Card], language: str) -> list[str]:
    return [
        say(language, "missions-line", label=quoted(mission_label(one, language)))
        for one in missions
    ]


def _map(painter: FamilyPainter, content: Content, mission: str, language: str) -> Picture:
    return shown(painter.mission(content, mission, language))


def _must_moderate(person: Person) -> None:
    if not person.guild:
        raise UserError("servers-only")
    if not person.moderator:
        raise UserError("moderators-only")


def _readable(ruleset: str, text: str) -> Card | None:
    """Return the card of a stored mission.

    If this release cannot read the mission, log that and return None.
    """
    try:
        return card_of(engine.read_mission(ruleset, text))
    except engine.DataFaults as faults:
        log().warning("mission-outdated", fault=str(faults.faults[0])[:ONE_FAULT])
        return None


def mission_meant(typed: str, cards: Sequence[Card], ids: Sequence[str], language: str) -> str:
    """Return the mission with that id, title or label in any language; else the text as typed.

    `ids` may have missions without a card, because this release cannot read them.
    """
    offers = (
        [(one.id, name) for one in cards for name in (one.names[each], mission_label(one, each))]
        for each in languages(language)
    )
    return chosen(typed, [*offers, [(one, one) for one in ids]]) or typed.strip()


def mission_label(card: Card, language: str) -> str:
    """Return a label with the number, title, difficulty, survivors and minutes of a mission."""
    least, most = card.survivors
    return say(
        language,
        "mission-label",
        id=card.id,
        title=card.names[language],
        difficulty=say(language, f"mission-difficulty-{card.difficulty}").lower(),
        survivors=str(most) if least == most else f"{least}–{most}",
        minutes=card.minutes,
    )[:LABEL]
