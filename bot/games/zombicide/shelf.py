"""Deeds about missions: listing them, showing their maps, bringing in and taking out one's own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache, partial

import discord

import engine
import renders
from bot import reading
from bot.declined import Declined
from bot.desk import Person, Progress, Reply
from bot.games.zombicide.voice import narrator
from bot.library import MOST_MISSIONS, Card, Library
from bot.log import log
from bot.pictures import Picture, Pictures, drawn
from bot.words import say
from engine.content import Content, Mission
from engine.reading.bounds import BYTES

LABEL = 100
FAULTS = 1600
"""Characters of a list of faults; a message holds 2,000."""
ONE_FAULT = 300
FETCH_SECONDS = 10
RULESET = "zombicide"


@dataclass(frozen=True, slots=True)
class Sent:
    """A file somebody attached; `fetch` gets its bytes."""

    name: str
    size: int
    fetch: Callable[[], Awaitable[bytes]]


@dataclass(frozen=True, slots=True)
class Shelf:
    """The missions that can be played on a server."""

    library: Library
    pictures: Pictures

    async def listed(self, person: Person, guild: int) -> Reply:
        """Every mission in a line."""
        lines = [say(person.language, "missions-of-box")]
        lines += [say(person.language, "missions-line", label=_label(one, person)) for one in box()]
        own = await own_missions(self.library, guild)
        if own:
            lines.append(say(person.language, "missions-of-server"))
        lines += [say(person.language, "missions-line", label=_label(one, person)) for one in own]
        lines.append(say(person.language, "missions-more"))
        return Reply("\n".join(lines))

    async def shown(self, person: Person, guild: int, wanted: str) -> Reply:
        """A mission's page and its map."""
        content, mission = await self._meant(person, guild, wanted)
        return await self._page(person, content, mission)

    async def _page(self, person: Person, content: Content, mission: str) -> Reply:
        page = narrator().over(content).rules_article(person.language, f"mission-{mission}")
        title = mission_label(card_of(content.missions[mission]), person.language)
        picture = await self.pictures.draw(partial(_drawn, content, mission, person.language))
        return Reply(say(person.language, "mission-page", title=title, page=page), picture=picture)

    async def _meant(self, person: Person, guild: int, wanted: str) -> tuple[Content, str]:
        """The mission named by its id or title. Raises Declined."""
        typed = wanted.strip().casefold()
        known = await missions_at(self.library, guild)
        for one in known:
            if typed in (one.id, one.names[person.language].casefold()):
                content = engine.load_content(RULESET)
                if one.id in content.missions:
                    return content, one.id
                text = await self.library.mission(guild, RULESET, one.id)
                return await content_with(text or ""), one.id
        raise Declined("no-such-mission", missions=", ".join(one.id for one in known)[:300])

    # ------------------------------------------------------------ the server's own

    async def bring_in(self, person: Person, guild: int, sent: Sent) -> Reply:
        """Checks a mission file and keeps it for this server; every fault is named.

        No table waits meanwhile: the file is fetched and read when the table's lock is free again.
        """
        _must_moderate(person)
        return Reply("", rest=partial(self._bring_in, person, guild, sent))

    async def _bring_in(self, person: Person, guild: int, sent: Sent, _: Progress) -> Reply:
        text = await _text_of(sent)
        try:
            content, mission = await _read(text)
        except engine.DataFaults as faults:
            return Reply(_told(person, sent, faults))
        except reading.TooHeavy as error:
            raise Declined("file-too-heavy") from error
        kept = await self.library.mission_ids(guild, RULESET)
        if mission.id not in kept and len(kept) >= MOST_MISSIONS:
            raise Declined("too-many-missions", most=MOST_MISSIONS)
        reply = await self._page(person, content, mission.id)
        await self.library.keep_mission(guild, RULESET, mission.id, text, person.id)
        log().info("mission-imported", guild=guild, mission=mission.id, by=person.id)
        text = say(
            person.language,
            "mission-replaced" if mission.id in kept else "mission-imported",
            title=mission_label(card_of(mission), person.language),
            id=mission.id,
        )
        return Reply(text, picture=reply.picture)

    async def take_out(self, person: Person, guild: int, wanted: str) -> Reply:
        """Removes one of the server's own; tables that play it go on."""
        _must_moderate(person)
        kept = await self.library.mission_ids(guild, RULESET)
        typed = wanted.strip().casefold()
        if typed not in kept:
            raise Declined("not-an-own-mission", missions=", ".join(kept)[:300] or "–")
        await self.library.drop_mission(guild, typed)
        log().info("mission-removed", guild=guild, mission=typed, by=person.id)
        return Reply(say(person.language, "mission-removed", id=typed))


async def missions_at(library: Library, guild: int) -> list[Card]:
    """Those of the box, then the server's own that this release can play."""
    return [*box(), *await own_missions(library, guild)]


async def own_missions(library: Library, guild: int) -> list[Card]:
    """Those that the server added and that this release can play."""
    return await library.cards(guild, RULESET, _readable)


@cache
def box() -> tuple[Card, ...]:
    """The missions of the box."""
    return tuple(card_of(one) for one in engine.load_content(RULESET).missions.values())


def card_of(mission: Mission) -> Card:
    """What is shown of a mission where it is offered."""
    return Card(
        mission.id,
        {language: mission.name.in_(language) for language in ("en", "fr")},
        mission.difficulty,
        (mission.survivors.min, mission.survivors.max),
        mission.minutes,
    )


async def content_with(text: str) -> Content:
    """The box with the mission of a kept text, laid beside the loop. Raises DataFaults."""
    return await asyncio.to_thread(engine.content_of, RULESET, mission=text)


async def _read(text: str) -> tuple[Content, Mission]:
    """A mission that somebody sent. Raises DataFaults, or TooHeavy."""
    engine.must_be_bounded(text)
    await reading.try_out(text)
    mission = await asyncio.to_thread(engine.read_mission, RULESET, text)
    return await content_with(text), mission


def _drawn(content: Content, mission: str, language: str) -> Picture:
    """The map of a mission before anybody plays it."""
    draw = partial(renders.mission_png, mission, language, content=content)
    alt = renders.mission_alt_text(mission, language, content=content)
    return drawn("mission.png", draw, alt)


async def _text_of(sent: Sent) -> str:
    """The text of a file that is not too large. Raises Declined."""
    if sent.size > BYTES:
        raise Declined("file-too-large", size=sent.size // 1024 + 1, most=BYTES // 1024)
    try:
        async with asyncio.timeout(FETCH_SECONDS):
            content = await sent.fetch()
    except (TimeoutError, OSError, discord.HTTPException) as error:
        log().warning("file-not-fetched", error=repr(error))
        raise Declined("file-not-fetched") from error
    try:
        return content[: BYTES + 1].decode("utf-8")
    except UnicodeDecodeError as error:
        raise Declined("file-not-text") from error


def _told(person: Person, sent: Sent, faults: engine.DataFaults) -> str:
    """All faults, as many as a message holds, and how many there are."""
    lines = [f"- {fault}"[:ONE_FAULT] for fault in faults.faults]
    shown: list[str] = []
    while lines and sum(len(one) + 1 for one in (*shown, lines[0])) <= FAULTS:
        shown.append(lines.pop(0))
    left = say(person.language, "faults-left", count=len(lines)) if lines else ""
    return say(
        person.language,
        "mission-faulty",
        name=sent.name[:60],
        count=len(faults.faults),
        faults="\n".join([*shown, *([left] if left else [])]),
    )


def _label(card: Card, person: Person) -> str:
    return mission_label(card, person.language)


def _must_moderate(person: Person) -> None:
    if not person.moderator:
        raise Declined("moderators-only")


def _readable(text: str) -> Card | None:
    """The card of a kept text; none where a later release reads it no more, which is logged."""
    try:
        return card_of(engine.read_mission(RULESET, text))
    except engine.DataFaults as faults:
        log().warning("mission-outdated", fault=str(faults.faults[0])[:ONE_FAULT])
        return None


def mission_label(card: Card, language: str) -> str:
    """How a mission is offered: number, title, difficulty, survivors, minutes."""
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
