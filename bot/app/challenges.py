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
    best_of,
    challenge_lines,
    drawn,
    film_buttons,
    opening_drawn,
    settled,
    standings,
    standings_lines,
)
from bot.store.challenges import Challenge
from bot.store.schema import GUILDS
from bot.store.table_state import TableState
from bot.table.challenge import Figures, counted, week_at
from bot.table.controls import GameButton
from bot.table.seeds import challenge_seed
from bot.table.tables import Tables

LOOK_SECONDS = 60
"""The least number of seconds between two checks for challenges to begin or end."""
TOLD = "challenge-told-"
"""Prefix of the setting that stores the last challenge post of a server; its id follows."""
MOST_STEPS = 5000
"""The most steps that the autopilot plays when it computes the par result of a challenge."""


@dataclass(slots=True)
class ChallengeClock:
    """Begins, posts and ends the challenges of the week; checks at most once a minute."""

    tables: Tables
    pictures: Pictures
    guild_api: GuildApi
    enabled: bool = True
    _looked: int = field(default=0)

    async def look(self, now: int) -> None:
        """Begin or end a challenge when it is time, and post the newest two where they are
        missing.
        """
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
            # A challenge that an outage extended ends when the next one begins: both are posted.
            former = await challenges.before(newest.opens)
            if former is not None and former.is_over:
                await self._tell(former)
            await self._tell(newest)

    async def extend(self, seconds: int, since: int) -> None:
        """Extend the newest challenge by `seconds`, during which the bot did not run.

        Do nothing if that challenge is over, or closed before the outage began at `since`.
        """
        newest = await self.tables.challenges.newest()
        if newest is not None and not newest.is_over and since < newest.closes:
            await self.tables.challenges.change(newest.week, closes=newest.closes + seconds)
            log().info("challenge-extended", week=newest.week, seconds=seconds)

    async def _end(self, found: Challenge) -> None:
        """Store the results of all players and of the autopilot, then mark the challenge as over.

        Only then may people see the seed. If the process is killed in between, the next check
        does the rest, because the mark is set last.
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
        """Post the challenge, or its standings when it is over, where this was not done yet.

        A server gets the standings only if the challenge itself was the last post there.
        """
        opened = f"{found.week}/open"
        what = f"{found.week}/over" if found.is_over else opened
        query = select(GUILDS.c.guild, GUILDS.c.challenge).where(GUILDS.c.challenge != 0)
        for row in await self.tables.store.ask(query):
            guild, note = int(row.guild), f"{TOLD}{row.guild}"
            before = await self.tables.store.setting(note)
            if before == what or (found.is_over and before != opened):
                continue
            with self.tables.store.failing.alone("challenge-not-told", guild):
                await self._post(found, guild, int(row.challenge), what)
                await self.tables.store.set_setting(note, what)

    async def _post(self, found: Challenge, guild: int, channel: int, what: str) -> None:
        settings = await self.tables.guilds.of(guild)
        language, films = settings.language or "en", list[GameButton]()
        if found.is_over:
            entries = await self.tables.challenges.entries(found.week)
            here = [one for one in entries if one.guild == guild]
            told = await standings(self.tables, found, here, None, language)
            lines = standings_lines(told, found, language)
            films = film_buttons(found, await best_of(self.tables, here), language)
            lines += [say(language, "challenge-films")] if films else []
            drawing = partial(drawn, told, language)
        else:
            lines = [*challenge_lines(found, language), say(language, "challenge-invite")]
            drawing = partial(opening_drawn, found, language)
        picture = await self.pictures.draw(drawing)
        try:
            await self.guild_api.room(channel).send(
                "\n".join(lines),
                files=_files(picture),
                view=_below(films),
                # Discord compares nonces across all channels, so each server needs its own.
                nonce=tag(f"{what} {guild}"),
                allowed_mentions=discord.AllowedMentions.none(),
                silent=True,
            )
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            # A post that fails is not tried again: the next challenge comes next week.
            log().warning("challenge-not-posted", guild=guild, error=type(error).__name__)


def _below(buttons: Sequence[GameButton]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for one in buttons:
        view.add_item(one)
    return view


def _files(picture: Picture | None) -> list[discord.File]:
    if picture is None:
        return []
    name, content, words = picture
    return [discord.File(BytesIO(content), name, description=words)]


def par_of(found: Challenge) -> Figures:
    """Let the autopilot play a challenge in the smallest team, and return its result."""
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
