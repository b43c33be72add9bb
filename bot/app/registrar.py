"""Registers slash commands at Discord: the shared ones once, the actions of games on each server.

What each server has is stored with a digest. So a start sends nothing if nothing has changed. A
server gets the actions of a game before its first table of that game opens. If Discord refuses
them, the table opens all the same, because every action has a button, too; the registrar tries
again later, and at the next table at once.

Earlier releases offered all commands everywhere. `SharedCommands` leaves them so until every server
that had a table was tried, and takes the actions of games away from all others then. So no server
is without its commands in between.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any

import aiohttp
import discord
import sqlalchemy as sa
from discord import AppCommandType
from discord.ext import commands
from pydantic import TypeAdapter, ValidationError

import engine
from bot.app import registration
from bot.app.registration import Registration, is_offered_on_servers, names_of_actions
from bot.base import metrics
from bot.base.links import Links
from bot.base.log import log
from bot.store.records import LIVE
from bot.store.schema import GUILD_COMMANDS, TABLES
from bot.store.storage_errors import classify
from bot.store.store import Store

WAIT_SECONDS = 3.0
"""Seconds for which a new table waits for its commands."""
SENDING_SECONDS = 60.0
"""Seconds after which a request counts as failed: Discord makes the bot wait too long."""
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0
"""The first and the longest pause between two tries for a server, in seconds."""
FOLLOW_SECONDS = 15.0
"""Seconds between two looks at whether other processes have tried all their servers."""
AT_ONCE = 4
"""How many servers are sent their commands at once after a start."""
BUSY, BARRED, GONE = "busy", "barred", "gone"
"""Troubles: it passes by itself; the bot may not register there; the bot is not on the server."""
Bot = commands.Bot | commands.AutoShardedBot


@dataclass(slots=True)
class Server:
    """The commands of one server, as they are stored."""

    guild: int
    games: tuple[str, ...] = ()
    digest: str = ""
    """The digest of the commands that Discord has; empty if none were sent yet."""
    ids: dict[str, int] = field(default_factory=dict[str, int])
    """Discord's ids of the commands, by their first word."""
    trouble: str = ""
    """Why Discord did not take the newest commands; empty if it did, or was not asked."""


SERVER = TypeAdapter(Server)


@dataclass(slots=True)
class Tries:
    """When a server is tried next, in the event loop's seconds, and the pause after that."""

    due: float = 0.0
    pause: float = 0.0


class ServerRegistrar:
    """Registers the actions of games on servers. `client` must be logged in.

    Call `load` before the first interaction arrives; `run` is a background task.
    """

    def __init__(self, client: Bot, store: Store, links: Links) -> None:
        self.wait_seconds = WAIT_SECONDS
        self.first_pause = FIRST_PAUSE
        self.tried = asyncio.Event()
        """Set when every server that lacked commands after the start was tried once."""
        self._client, self._store, self._links = client, store, links
        self._servers: dict[int, Server] = {}
        self._tries: dict[int, Tries] = {}
        self._sending: dict[int, asyncio.Task[None]] = {}
        self._woken = asyncio.Event()

    # ------------------------------------------------------------ what others ask for

    async def offer(self, guild: int, ruleset: str) -> str:
        """Let a server have the actions of a game; see `ServerCommands`."""
        if not guild:
            return ""
        server = self._server(guild)
        if ruleset not in server.games:
            server.games = _in_order({*server.games, ruleset})
            await self._keep(server)
        return await self._brought(server)

    async def choose(self, guild: int, games: Collection[str]) -> str:
        """Let a server have the actions of these games and of no other; see `ServerCommands`."""
        server = self._server(guild)
        server.games = _in_order(games)
        await self._keep(server)
        return await self._brought(server)

    def games_of(self, guild: int) -> Collection[str]:
        """Return the games whose actions the server has, or will have as soon as possible."""
        return self._servers[guild].games if guild in self._servers else ()

    def trouble_of(self, guild: int) -> str:
        """Return the text key of why a server lacks commands; empty if it has them all."""
        trouble = self._servers[guild].trouble if guild in self._servers else ""
        return f"commands-{BARRED if trouble == BARRED else BUSY}" if trouble else ""

    def rejoined(self, guild: int) -> None:
        """Register everything again on a server to which the bot was invited anew."""
        if guild in self._servers:
            server = self._servers[guild]
            server.digest, server.trouble = "", ""
            self._tries.pop(guild, None)
            self._woken.set()

    # ------------------------------------------------------------ in the background

    async def load(self) -> None:
        """Read what the servers of this process have, and find live tables without commands."""
        mine = self._store.shard.of
        for row in await self._store.ask(
            sa.select(GUILD_COMMANDS).where(mine(GUILD_COMMANDS.c.guild))
        ):
            server = _read(dict(zip(GUILD_COMMANDS.c.keys(), row, strict=True)))
            self._servers[server.guild] = server
            if server.digest:
                await self._learn(server)
        played = sa.select(TABLES.c.guild, TABLES.c.ruleset).distinct()
        live = (TABLES.c.stage.in_(LIVE), TABLES.c.guild != 0, mine(TABLES.c.guild))
        for row in await self._store.ask(played.where(*live)):
            server = self._server(int(row.guild))
            server.games = _in_order({*server.games, str(row.ruleset)})

    async def run(self) -> None:
        """Register what servers lack, for ever: after the start, and again after a refusal."""
        await self._client.wait_until_ready()
        loop = asyncio.get_running_loop()
        while True:
            self._woken.clear()
            lacking = [one for one in [*self._servers.values()] if await self._lacks(one)]
            due = [one for one in lacking if self._tries_of(one).due <= loop.time()]
            for first in range(0, len(due), AT_ONCE):
                await asyncio.gather(*(self._try(one) for one in due[first : first + AT_ONCE]))
            self.tried.set()
            waiting = [self._tries_of(one).due for one in lacking if await self._lacks(one)]
            pause = max(0.0, min(waiting) - loop.time()) if waiting else None
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), pause)

    async def untried(self) -> bool:
        """Whether a server of any shard has no commands yet, and no try for it has failed."""
        waits = sa.and_(GUILD_COMMANDS.c.digest == "", GUILD_COMMANDS.c.trouble == "")
        found = await self._store.ask(sa.select(sa.func.count()).where(waits))
        return bool(found[0][0])

    async def close(self) -> None:
        """Stop all requests; the next start sends what was not sent."""
        sending = [*self._sending.values()]
        for task in sending:
            task.cancel()
        await asyncio.gather(*sending, return_exceptions=True)

    # ------------------------------------------------------------ one server

    async def _brought(self, server: Server) -> str:
        """Send a server what it lacks, wait a little, and return the text key of the trouble."""
        if not await self._lacks(server):
            server.trouble = ""
            return ""
        done, _ = await asyncio.wait({self._send_soon(server)}, timeout=self.wait_seconds)
        self._woken.set()
        return self.trouble_of(server.guild) if done else f"commands-{BUSY}"

    async def _try(self, server: Server) -> None:
        """Send a server what it lacks; do not ask Discord about a server that the bot has left."""
        if self._client.get_guild(server.guild) is None:
            await self._refused(server, GONE)
        else:
            await asyncio.wait({self._send_soon(server)})

    def _send_soon(self, server: Server) -> asyncio.Task[None]:
        """Return the task that sends a server its commands: the running one, if any."""
        task = self._sending.get(server.guild)
        if task is None or task.done():
            task = asyncio.create_task(self._send_all(server), name="server commands")
            self._sending[server.guild] = task
        return task

    async def _send_all(self, server: Server) -> None:
        """Send commands until the server has those of all its games, or Discord refuses."""
        try:
            while await self._lacks(server):
                trouble = await self._send(server)
                if trouble:
                    await self._refused(server, trouble)
                    return
                self._tries.pop(server.guild, None)
                await self._keep(server)
        except Exception as error:
            self._put_off(server)
            if classify(error) is None:
                metrics.MISTAKES.inc()
                log().error("mistake-while-registering", guild=server.guild, exc_info=error)

    async def _send(self, server: Server) -> str:
        """Send the commands of a server's games; return why Discord refuses them, if it does."""
        wanted, application = await self._wanted(server), self._client.application_id or 0
        send = self._client.http.bulk_upsert_guild_commands
        try:
            async with asyncio.timeout(SENDING_SECONDS):
                there = await send(application, server.guild, wanted.payloads)
        except discord.HTTPException as error:
            told = {"status": error.status, "code": error.code}
            log().warning("commands-refused", guild=server.guild, **told)
            return {403: BARRED, 404: GONE}.get(error.status, BUSY)
        except (aiohttp.ClientError, OSError) as error:
            log().warning("commands-not-sent", guild=server.guild, error=type(error).__name__)
            return BUSY
        server.digest, server.ids, server.trouble = wanted.digest, ids_of(there), ""
        await self._learn(server)
        log().info("server-commands-registered", guild=server.guild, count=len(there))
        return ""

    async def _refused(self, server: Server, trouble: str) -> None:
        server.trouble = trouble
        self._put_off(server)
        await self._keep(server)

    def _put_off(self, server: Server) -> None:
        """Let the next try for a server wait longer than the one before."""
        tries = self._tries_of(server)
        tries.pause = min(LONGEST_PAUSE, tries.pause * 2 or self.first_pause)
        tries.due = asyncio.get_running_loop().time() + tries.pause
        self._woken.set()

    async def _lacks(self, server: Server) -> bool:
        return server.digest != (await self._wanted(server)).digest

    async def _wanted(self, server: Server) -> Registration:
        client = self._client
        return await registration.for_server(client.tree, client.application_id, server.games)

    async def _learn(self, server: Server) -> None:
        wanted = await self._wanted(server)
        self._links.learn_server(server.guild, wanted.ids_by_command(server.ids))

    async def _keep(self, server: Server) -> None:
        await self._store.put(GUILD_COMMANDS, asdict(server))

    def _server(self, guild: int) -> Server:
        return self._servers.setdefault(guild, Server(guild))

    def _tries_of(self, server: Server) -> Tries:
        return self._tries.setdefault(server.guild, Tries())


class SharedCommands:
    """Registers the commands that Discord keeps for all servers and for direct messages."""

    def __init__(self, client: Bot, store: Store, servers: ServerRegistrar, links: Links) -> None:
        self._client, self._store = client, store
        self._servers, self._links = servers, links
        self._is_wide = False
        self.narrowed = asyncio.Event()
        """Set when no command of a game is offered on all servers any more."""

    async def register(self) -> bool:
        """Register the commands if they changed, because Discord limits how often a bot may.

        Only shard 0 registers; the other shards look at what Discord has. Returns whether Discord
        has all commands.
        """
        client = self._client
        there: Any = await client.http.get_global_commands(client.application_id or 0)
        narrow, wide = await self._made(widely=False), await self._made(widely=True)
        complete = {one["name"] for one in there} == narrow.names
        kept = await self._store.setting("commands") if complete else None
        if not self._store.shard.first:
            self._learn(there)
            return kept in (narrow.digest, wide.digest)
        actions = [one for one in there if one["name"] in names_of_actions()]
        self._is_wide = any(map(is_offered_on_servers, actions)) and await self._servers.untried()
        wanted = wide if self._is_wide else narrow
        if kept == wanted.digest:
            self._learn(there)
        else:
            await self._send(wanted)
        return True

    async def narrow(self) -> None:
        """Take the actions of games from all servers, once each server has its own."""
        if self._is_wide:
            await self._servers.tried.wait()
        # Other processes try their servers, too, and say so only in the database.
        while self._is_wide and await self._servers.untried():  # noqa: ASYNC110
            await asyncio.sleep(FOLLOW_SECONDS)
        pause = FIRST_PAUSE
        while self._is_wide:
            try:
                await self._send(await self._made(widely=False))
                self._is_wide = False
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log().warning("commands-not-sent", guild=0, error=type(error).__name__)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
        self.narrowed.set()

    async def _made(self, *, widely: bool) -> Registration:
        client = self._client
        return await registration.for_all(client.tree, client.application_id, widely=widely)

    async def _send(self, wanted: Registration) -> None:
        client = self._client
        send = client.http.bulk_upsert_global_commands
        self._learn(await send(client.application_id or 0, wanted.payloads))
        await self._store.set_setting("commands", wanted.digest)
        log().info("commands-registered", count=len(wanted.payloads))

    def _learn(self, there: Any) -> None:
        ours = self._client.tree.get_commands(type=AppCommandType.chat_input)
        private = {one["name"] for one in there if not is_offered_on_servers(one)}
        self._links.learn(ours, ids_of(there), private)


def ids_of(there: Any) -> dict[str, int]:
    """Return the ids in Discord's list of commands, by the command's first word."""
    return {str(one["name"]): int(one["id"]) for one in there}


def _in_order(games: Collection[str]) -> tuple[str, ...]:
    """Return those of `games` that this release knows, in its order."""
    return tuple(one.id for one in engine.rulesets() if one.id in games)


def _read(row: Mapping[str, Any]) -> Server:
    """Return a stored server; one whose cells cannot be read is registered anew."""
    try:
        server = SERVER.validate_python(row)
    except ValidationError:
        log().warning("not-understood", what="guild_commands", guild=row["guild"])
        return Server(int(row["guild"]))
    server.games = _in_order(server.games)
    return server
