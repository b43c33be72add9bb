"""Begins and ends the challenges of the week, and posts them where servers asked for it.

Only the first shard does this. Everything is decided from the database, so a restart in the middle
goes on where it was.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from io import BytesIO

import aiohttp
import discord
from sqlalchemy import select

import engine
from bot.app.simulator import by_autopilot
from bot.base.drawing import Picture
from bot.base.log import log
from bot.base.pictures import Pictures
from bot.base.words import say, tag
from bot.channel.guild_api import GuildApi
from bot.kit.registry import kit_of
from bot.play.challenges import (
    challenge_lines,
    drawn,
    mission_picture,
    settled,
    standings,
    standings_lines,
)
from bot.store.challenges import Challenge
from bot.store.schema import GUILDS
from bot.store.table_state import TableState
from bot.table.challenge import Figures, counted, week_at
from bot.table.seeds import challenge_seed
from bot.table.tables import Tables

LOOK_SECONDS = 60
"""The seconds between two looks at the challenges."""
TOLD = "challenge-told-"
"""The beginning of the setting that holds what a server was told last."""
MOST_STEPS = 5000
"""The most steps for which the autopilot plays a game for its par."""


@dataclass(slots=True)
class ChallengeClock:
    """Looks once a minute at what is due."""

    tables: Tables
    pictures: Pictures
    guild_api: GuildApi
    enabled: bool = True
    _looked: int = field(default=0)

    async def look(self, now: int) -> None:
        """Begin or end a challenge, and tell servers of it."""
        if not self.enabled or abs(now - self._looked) < LOOK_SECONDS:
            return
        self._looked = now
        challenges, week = self.tables.challenges, week_at(now)
        newest = await challenges.newest()
        if newest is not None and not newest.is_over and now >= newest.closes:
            await self._end(newest)
            newest = await challenges.newest()
        running = newest is not None and (not newest.is_over or newest.week == week.id)
        if not running and week.opens <= now < week.closes:
            where = (week.id, week.ruleset, week.mission)
            begun = Challenge(*where, challenge_seed(), week.opens, week.closes, False, {})
            if await challenges.begin(begun):
                log().info("challenge-begun", week=week.id)
            newest = await challenges.newest()
        if newest is not None:
            await self._tell(newest)

    async def extend(self, seconds: int, since: int) -> None:
        """Give a challenge that ran at the time `since` the seconds back that the bot was away."""
        newest = await self.tables.challenges.newest()
        if newest is not None and not newest.is_over and since < newest.closes:
            await self.tables.challenges.change(newest.week, closes=newest.closes + seconds)
            log().info("challenge-extended", week=newest.week, seconds=seconds)

    async def _end(self, found: Challenge) -> None:
        """Store what everybody reached and what the autopilot makes of it; open the seed.

        What a killed process has left is done by the next look: the seed is opened last.
        """
        challenges = self.tables.challenges
        for entry in await challenges.entries(found.week):
            if Figures.read(entry.figures) is None:
                figures = await settled(self.tables, entry)
                values = {"figures": figures.stored()}
                await challenges.change_entry(found.week, entry.person, **values)
        par = await asyncio.to_thread(par_of, found)
        await challenges.change(found.week, is_over=True, par=par.stored())
        log().info("challenge-over", week=found.week)

    async def _tell(self, found: Challenge) -> None:
        """Post the challenge, or its standings, in each channel that has not had them."""
        what = f"{found.week}/{'over' if found.is_over else 'open'}"
        query = select(GUILDS.c.guild, GUILDS.c.challenge).where(GUILDS.c.challenge != 0)
        for row in await self.tables.store.ask(query):
            guild, note = int(row.guild), f"{TOLD}{row.guild}"
            before = await self.tables.store.setting(note)
            if before == what or (found.is_over and before is None):
                continue
            with self.tables.store.failing.alone("challenge-not-told", guild):
                await self._post(found, guild, int(row.challenge), what)
                await self.tables.store.set_setting(note, what)

    async def _post(self, found: Challenge, guild: int, channel: int, what: str) -> None:
        settings = await self.tables.guilds.of(guild)
        language = settings.language or "en"
        if found.is_over:
            entries = await self.tables.challenges.entries(found.week)
            here = [one for one in entries if one.guild == guild]
            told = await standings(self.tables, found, here, None, language)
            lines = standings_lines(told, found, language)
            drawing = partial(drawn, told, language)
        else:
            lines = [*challenge_lines(found, language), say(language, "challenge-invite")]
            drawing = partial(mission_picture, found, language)
        picture = await self.pictures.draw(drawing)
        try:
            await self.guild_api.room(channel).send(
                "\n".join(lines),
                files=_files(picture),
                # Discord takes a nonce once for all channels.
                nonce=tag(f"{what} {guild}"),
                allowed_mentions=discord.AllowedMentions.none(),
                silent=True,
            )
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            # A channel that takes nothing is not tried again: the next challenge comes next week.
            log().warning("challenge-not-posted", guild=guild, error=type(error).__name__)


def _files(picture: Picture | None) -> list[discord.File]:
    if picture is None:
        return []
    name, content, words = picture
    return [discord.File(BytesIO(content), name, description=words)]


def par_of(found: Challenge) -> Figures:
    """Let the autopilot play a challenge alone, and return what counts of its game."""
    lobby, chance = kit_of(found.ruleset).lobby, random.Random(found.week)  # noqa: S311
    fewest = next(one.seats[0] for one in engine.rulesets() if one.id == found.ruleset)
    dealt = lobby.random_seats(found.mission, fewest, chance)
    table, _ = engine.open_and_tell(
        found.ruleset,
        mission=found.mission,
        seats=dealt,
        seed=found.seed,
        options=TableState().game_options,
    )
    told: list[Sequence[engine.Event]] = []
    while not table.outcome and len(told) < MOST_STEPS:
        seat, step = by_autopilot(table)
        done = table.answer(seat, step) if isinstance(step, str) else table.play(seat, step)
        told.append(done.events)
    return counted(table, next(iter(dealt)), told)
