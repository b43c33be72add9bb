"""Keep what a server allows: where tables are opened, by whom, how many, and the defaults.

The settings hold for tables that are opened or joined from then on; a running game goes on.
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
"""Begins the key of the setting that keeps what a server had set before it was reset."""
NAMED = 10
"""Channels and roles that a refusal names; the others are counted."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """One server's settings. An empty one, or 0, limits nothing or leaves the default."""

    guild: int
    channels: tuple[int, ...] = ()
    """Where tables are opened, threads of these channels included."""
    roles: tuple[int, ...] = ()
    """Who plays: people with one of them."""
    openers: str = PLAYERS
    language: str = ""
    pace: str = ""
    most: int = 0
    """Tables that may live at once."""


RULES = TypeAdapter(ServerSettings)
"""Reads what is stored of one."""


@dataclass(frozen=True, slots=True)
class ServerSettingsStore:
    """The settings of every server."""

    store: Store

    async def of(self, guild: int) -> ServerSettings:
        rows = await self.store.ask(select(GUILDS).where(GUILDS.c.guild == guild))
        try:
            kept = dict(zip(GUILDS.c.keys(), rows[0], strict=True)) if rows else {"guild": guild}
            return RULES.validate_python(kept)
        except ValidationError:
            # What cannot be read limits nothing; `/setup` shows it so, and writes it anew.
            log().warning("not-understood", what="guild", guild=guild)
            return ServerSettings(guild)

    async def keep(self, rules: ServerSettings) -> None:
        await self.store.put(GUILDS, asdict(rules))

    async def reset(self, rules: ServerSettings) -> ServerSettings:
        """Go back to the defaults; the former settings are kept, to be brought back."""
        usual = ServerSettings(rules.guild)
        if rules != usual:
            await self.store.set_setting(f"{FORMER}{rules.guild}", json.dumps(asdict(rules)))
        await self.keep(usual)
        return usual

    async def former(self, rules: ServerSettings) -> ServerSettings | None:
        """Return the settings before the reset; None if anything was set since."""
        kept = await self.store.setting(f"{FORMER}{rules.guild}")
        if not kept or rules != ServerSettings(rules.guild):
            return None
        return RULES.validate_json(kept)

    async def live(self, guild: int) -> int:
        """Return how many tables are live on the server."""
        mine = (TABLES.c.guild == guild, TABLES.c.stage.in_(LIVE))
        found = await self.store.ask(select(func.count()).select_from(TABLES).where(*mine))
        return int(found[0][0])

    async def may_play(self, person: Person) -> None:
        """Raise UserError for a person without a role that the server requires."""
        rules = await self.of(person.guild)
        if not person.moderator and rules.roles and not {*rules.roles} & {*person.roles}:
            roles = join_names(person.language, [f"<@&{one}>" for one in rules.roles])
            raise UserError("role-needed", roles=roles)

    async def may_open(self, rules: ServerSettings, person: Person, channel: int) -> None:
        """Raise UserError if that person may not open a table there now."""
        if rules.channels and not {*rules.channels} & {channel, person.within}:
            channels = join_names(person.language, [f"<#{one}>" for one in rules.channels])
            raise UserError("no-tables-in-this-channel", channels=channels)
        if rules.openers == MODERATORS and not person.moderator:
            raise UserError("moderators-open")
        if rules.most and await self.live(rules.guild) >= rules.most:
            raise UserError("too-many-tables", most=rules.most)


def join_names(language: str, mentions: list[str]) -> str:
    """List channels or roles in a sentence, cut where it would get too long."""
    more = len(mentions) - NAMED
    shown = ", ".join(mentions[:NAMED])
    return say(language, "and-more", shown=shown, more=more) if more > 0 else shown
