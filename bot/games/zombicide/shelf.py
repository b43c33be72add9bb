"""Deeds about missions: listing them, showing their maps, bringing in and taking out one's own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

import discord

import engine
import renders
from bot.declined import Declined
from bot.desk import Person, Reply
from bot.games.zombicide.voice import narrator
from bot.library import MOST_MISSIONS, Library
from bot.log import log
from bot.pictures import Picture, Pictures, drawn
from bot.tables import Sitting
from bot.words import say
from engine.content import Content, Mission
from engine.family.imported import BYTES

LABEL = 100
FAULTS = 1600
"""Characters of a list of faults; a message holds 2,000."""
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
        box = list(engine.load_content(RULESET).missions.values())
        lines = [say(person.language, "missions-of-box")]
        lines += [say(person.language, "missions-line", label=_label(one, person)) for one in box]
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
        title = mission_label(content.missions[mission], person.language)
        picture = await self.pictures.draw(partial(_drawn, content, mission, person.language))
        return Reply(say(person.language, "mission-page", title=title, page=page), picture=picture)

    async def _meant(self, person: Person, guild: int, wanted: str) -> tuple[Content, str]:
        """The mission named by its id or title. Raises Declined."""
        typed = wanted.strip().casefold()
        known = await missions_at(self.library, guild)
        for one in known:
            if typed in (one.id, one.name.in_(person.language).casefold()):
                box = engine.load_content(RULESET)
                if one.id in box.missions:
                    return box, one.id
                text = await self.library.mission(guild, RULESET, one.id)
                return engine.content_of(RULESET, mission=text or ""), one.id
        raise Declined("no-such-mission", missions=", ".join(one.id for one in known)[:300])

    # ------------------------------------------------------------ the server's own

    async def bring_in(self, sitting: Sitting, person: Person, guild: int, sent: Sent) -> Reply:
        """Checks a mission file and keeps it for this server; every fault is named."""
        _must_moderate(person)
        text = await _text_of(sent)
        try:
            mission = await asyncio.to_thread(engine.read_mission, RULESET, text)
        except engine.DataFaults as faults:
            return Reply(_told(person, sent, faults))
        kept = await self.library.missions(guild, RULESET)
        if mission.id not in kept and len(kept) >= MOST_MISSIONS:
            raise Declined("too-many-missions", most=MOST_MISSIONS)
        content = engine.content_of(RULESET, mission=text)
        reply = await self._page(person, content, mission.id)
        await self.library.keep_mission(guild, RULESET, mission.id, text, person.id)
        log().info("mission-imported", guild=guild, mission=mission.id, by=person.id)
        text = say(
            person.language,
            "mission-replaced" if mission.id in kept else "mission-imported",
            title=mission_label(mission, person.language),
            id=mission.id,
        )
        return Reply(text, picture=reply.picture)

    async def take_out(self, person: Person, guild: int, wanted: str) -> Reply:
        """Removes one of the server's own; tables that play it go on."""
        _must_moderate(person)
        kept = await self.library.missions(guild, RULESET)
        typed = wanted.strip().casefold()
        if typed not in kept:
            raise Declined("not-an-own-mission", missions=", ".join(kept)[:300] or "–")
        await self.library.drop_mission(guild, typed)
        log().info("mission-removed", guild=guild, mission=typed, by=person.id)
        return Reply(say(person.language, "mission-removed", id=typed))


async def missions_at(library: Library, guild: int) -> list[Mission]:
    """Those of the box, then the server's own that this release can play."""
    box = list(engine.load_content(RULESET).missions.values())
    return [*box, *await own_missions(library, guild)]


async def own_missions(library: Library, guild: int) -> list[Mission]:
    """Those that the server added and that this release can play."""
    kept = await library.missions(guild, RULESET)
    return [one for text in kept.values() for one in _readable(RULESET, text)]


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
    lines = [f"- {fault}" for fault in faults.faults]
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


def _label(mission: Mission, person: Person) -> str:
    return mission_label(mission, person.language)


def _must_moderate(person: Person) -> None:
    if not person.moderator:
        raise Declined("moderators-only")


def _readable(ruleset: str, text: str) -> list[Mission]:
    """The mission of a kept text; none where a later release reads it no more, which is logged."""
    try:
        return [engine.read_mission(ruleset, text)]
    except engine.DataFaults as faults:
        log().warning("mission-outdated", fault=str(faults.faults[0]))
        return []


def mission_label(mission: Mission, language: str) -> str:
    """How a mission is offered: number, title, difficulty, survivors, minutes."""
    allowed = mission.survivors
    count = str(allowed.max) if allowed.min == allowed.max else f"{allowed.min}–{allowed.max}"
    return say(
        language,
        "mission-label",
        id=mission.id,
        title=mission.name.in_(language),
        difficulty=say(language, f"mission-difficulty-{mission.difficulty}").lower(),
        survivors=count,
        minutes=mission.minutes,
    )[:LABEL]
