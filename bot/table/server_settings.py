"""Keep what a server allows: where tables are opened, by whom, how many, and the defaults.

A change applies to tables that are opened or joined afterwards; a running game goes on.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import func, select

from bot.base.errors import UserError
from bot.base.log import log
from bot.base.replies import Person
from bot.base.words import say
from bot.store.records import LIVE
from bot.store.schema import GUILDS, TABLES
from bot.store.store import Store

PLAYERS, MODERATORS = "players", "moderators"
FORMER = "setup-before-"
"""The beginning of the key under which a server's settings from before a reset are kept."""
NAMED = 10
"""Largest number of channels or roles that a refusal names; the others are counted."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """One server's settings. An empty field, or 0, limits nothing or leaves the default."""

    guild: int
    channels: tuple[int, ...] = ()
    """The channels where tables may be opened, also in their threads."""
    roles: tuple[int, ...] = ()
    """The roles that may play: a person needs one of them."""
    openers: str = PLAYERS
    """Who may open tables: PLAYERS or MODERATORS."""
    language: str = ""
    pace: str = ""
    most: int = 0
    """Largest number of tables that may be live at once."""
    challenge: int = 0
    """The channel where the challenge of the week is posted; 0 if nowhere."""


RULES = TypeAdapter(ServerSettings)
"""Reads the stored settings of a server."""


@dataclass(frozen=True, slots=True)
class ServerSettingsStore:
    """The settings of every server."""

    store: Store

    async def of(self, guild: int) -> ServerSettings:
        """Return a server's settings; the defaults if none are stored or if they are unreadable."""
        rows = await self.store.ask(select(GUILDS).where(GUILDS.c.guild == guild))
        try:
            kept = dict(zip(GUILDS.c.keys(), rows[0], strict=True)) if rows else {"guild": guild}
            return RULES.validate_python(kept)
        except ValidationError:
            # Unreadable settings limit nothing: `/setup` shows the defaults and can store new ones.
            log().warning("not-understood", what="guild", guild=guild)
            return ServerSettings(guild)

    async def keep(self, rules: ServerSettings) -> None:
        """Store these settings of a server."""
        await self.store.put(GUILDS, asdict(rules))

    async def reset(self, rules: ServerSettings) -> ServerSettings:
        """Store the defaults and return them. The present settings `rules` can be brought back."""
        usual = ServerSettings(rules.guild)
        if rules != usual:
            await self.store.set_setting(f"{FORMER}{rules.guild}", json.dumps(asdict(rules)))
        await self.keep(usual)
        return usual

    async def former(self, rules: ServerSettings) -> ServerSettings | None:
        """Return the settings from before the reset; None unless `rules` are the defaults."""
        kept = await self.store.setting(f"{FORMER}{rules.guild}")
        if not kept or rules != ServerSettings(rules.guild):
            return None
        return RULES.validate_json(kept)

    async def live(self, guild: int) -> int:
        """Return how many lobbies and running games the server has."""
        mine = (TABLES.c.guild == guild, TABLES.c.stage.in_(LIVE))
        found = await self.store.ask(select(func.count()).select_from(TABLES).where(*mine))
        return int(found[0][0])

    async def live_games(self, guild: int) -> list[str]:
        """Return the games of the server's lobbies and running games, each once."""
        mine = (TABLES.c.guild == guild, TABLES.c.stage.in_(LIVE))
        found = await self.store.ask(select(TABLES.c.ruleset).distinct().where(*mine))
        return sorted(str(row[0]) for row in found)

    async def may_play(self, person: Person) -> None:
        """Raise UserError for a person without a role that the server requires."""
        rules = await self.of(person.guild)
        if not person.moderator and rules.roles and not {*rules.roles} & {*person.roles}:
            roles = join_names(person.language, [f"<@&{one}>" for one in rules.roles])
            raise UserError("role-needed", roles=roles)

    async def may_open(self, rules: ServerSettings, person: Person, channel: int) -> None:
        """Raise UserError if the person may not open a table in the channel `channel` now."""
        if rules.channels and not {*rules.channels} & {channel, person.within}:
            channels = join_names(person.language, [f"<#{one}>" for one in rules.channels])
            raise UserError("no-tables-in-this-channel", channels=channels)
        if rules.openers == MODERATORS and not person.moderator:
            raise UserError("moderators-open")
        if rules.most and await self.live(rules.guild) >= rules.most:
            raise UserError("too-many-tables", most=rules.most)


def join_names(language: str, mentions: list[str]) -> str:
    """Join channels or roles with commas; after the first NAMED, only say how many more there
    are."""
    more = len(mentions) - NAMED
    shown = ", ".join(mentions[:NAMED])
    return say(language, "and-more", shown=shown, more=more) if more > 0 else shown
