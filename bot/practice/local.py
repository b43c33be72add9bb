"""A small Discord on this machine: guilds, channels, threads, direct messages, people, the bot.

async with LocalDiscord("practice.sqlite3") as discord:
    point_discord_at(discord.api_url, discord.gateway_url)
    ...  # start the bot with discord.token
    asked = await discord.slash(ANN, "table-one", "game new", {"mission": "00"})
    print((await discord.wait(asked)).text)
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Literal

from aiohttp import web
from discord import Permissions

from bot.practice.acting import Acting, Values
from bot.practice.calls import NO_ROOM, Calls, Overhear
from bot.practice.commands import Commands, Offered
from bot.practice.emojis import Emojis
from bot.practice.faults import Faults
from bot.practice.gateway import Gateway
from bot.practice.interactions import Interaction, Interactions, Origin
from bot.practice.page import Page, Route, guard
from bot.practice.people import PEOPLE, Channel, Person, direct_messages, two_channels
from bot.practice.rates import EVERYTHING, MESSAGES, Pace, Rates
from bot.practice.records import Message, Ping
from bot.practice.rest import Rest
from bot.practice.schema import schema_at
from bot.practice.state import State
from bot.practice.threads import Threads
from bot.practice.webhooks import Webhooks
from bot.practice.wire import Json
from bot.practice.world import World

HOST = "127.0.0.1"
FIRST_ANSWER_SECONDS = 3.0
PATIENCE_SECONDS = 60.0
"""The most seconds to wait for the bot; enough even on a busy machine."""

Who = Person | str | int
Where = Channel | str | int


class LocalDiscord:
    """Serves the bot and the page on 127.0.0.1; its methods act as the people do.

    `port` 0 takes a free one. `openapi` is Discord's OpenAPI document: with it, every body that the
    bot sends is checked, and faults are in `violations`. `patience` is how many seconds the bot has
    for its first answer. `message_pace` is the rate limit of a channel, `pace` that of the bot.
    `clock` gives seconds since the epoch. `overhear` is called with everything that the bot sends.
    `shards` is the number of shards that the bot is told to use. `routes` are further calls of the
    page.
    """

    def __init__(
        self,
        state_file: Path | str,
        port: int = 0,
        openapi: Path | str | None = None,
        *,
        persons: Sequence[Person] = PEOPLE,
        channels: Sequence[Channel] | None = None,
        patience: float = FIRST_ANSWER_SECONDS,
        message_pace: Pace = MESSAGES,
        pace: Pace = EVERYTHING,
        clock: Callable[[], float] = time.time,
        overhear: Overhear | None = None,
        shards: int = 1,
        routes: Sequence[Route] = (),
    ) -> None:
        self._routes = routes
        self.faults = Faults()
        self.token = ""
        """The token with which the bot logs in."""
        self._state = State(Path(state_file))
        self._port = port
        self._overhear = overhear
        self._shards = shards
        self._schema = None if openapi is None else schema_at(Path(openapi))
        self._rates = Rates(message_pace, pace)
        here = two_channels() if channels is None else list(channels)
        here += direct_messages(persons)
        self._world = World(self._state, persons, here, clock)
        self._commands = Commands(self._world)
        self._interactions = Interactions(self._world, self.faults, patience)
        self._acting = Acting(self._world, self._commands, self._interactions)
        self._threads = Threads(self._world)
        self._calls: Calls
        self._page: Page
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> "LocalDiscord":
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Open the state file and listen.

        Raises OSError if the port is taken, and sqlite3.DatabaseError if the file is another kind
        of file.
        """
        try:
            await self._state.open()
            await self._open()
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """Close every connection and the state file."""
        self._interactions.close()
        if self._runner is not None:
            await self._page.close()
            await self._world.gateway.close()
            await self._runner.cleanup()
            self._runner = None
        await self._state.close()

    @property
    def port(self) -> int:
        return self._port

    @property
    def api_url(self) -> str:
        return f"http://{HOST}:{self._port}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"ws://{HOST}:{self._port}/gateway"

    @property
    def page_url(self) -> str:
        """The page's address with its key: everybody who has it can play at this table."""
        return f"http://{HOST}:{self._port}/{self._page.key}/"

    @property
    def violations(self) -> list[str]:
        """The parts of the bot's requests that Discord's own description does not allow."""
        return self._calls.violations

    @property
    def refused(self) -> list[tuple[int, int]]:
        """Status and code of every request that was refused since the start."""
        return self._calls.refused

    @property
    def sent_pings(self) -> list[Ping]:
        """The pings sent since the start, in order."""
        return self._world.pings

    @property
    def people(self) -> list[Person]:
        return self._world.people

    def person(self, who: Who) -> Person:
        """Return a person by id, user name or name. Raises KeyError if there is none."""
        return self._world.person(who)

    @property
    def channels(self) -> list[Channel]:
        """All channels and threads of guilds."""
        return [one for one in self._world.channels.values() if one.recipient is None]

    def private(self, user: Who) -> Channel:
        """Return the direct messages between a person and the bot."""
        person = self.person(user)
        return next(one for one in self._world.channels.values() if one.recipient == person)

    @property
    def threads(self) -> list[Channel]:
        return [one for one in self._world.channels.values() if one.parent is not None]

    def channel(self, which: Where) -> Channel:
        """Return a channel or thread by id or name. Raises ApiError if there is none."""
        return self._world.channel(which)

    @property
    def shards(self) -> list[int]:
        """The numbers of the connected shards; a shard with several connections occurs several
        times."""
        return sorted(session.shard[0] for session in self._world.gateway.connected)

    async def ready(self, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until a bot is connected and identified. Raises TimeoutError."""
        async with asyncio.timeout(seconds):
            await self._world.gateway.identified.wait()

    async def gone(self, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until no bot is connected, for instance after a kill. Raises TimeoutError."""
        async with asyncio.timeout(seconds):
            await self._world.gateway.deserted.wait()

    async def until_offered(
        self,
        user: Who,
        command: str,
        channel: Where | None = None,
        seconds: float = PATIENCE_SECONDS,
    ) -> None:
        """Wait until a command is registered and the person may use it in a channel.

        Without a channel, the first guild counts. Raises TimeoutError.
        """
        changed = asyncio.Event()

        def listen(what: str, content: Json, only_for: int | None) -> None:
            if what == "commands":
                changed.set()

        self._world.listeners.append(listen)
        try:
            async with asyncio.timeout(seconds):
                while command not in [one.name for one in self.offered(user, channel)]:
                    await changed.wait()
                    changed.clear()
        finally:
            self._world.listeners.remove(listen)

    def offered(self, user: Who, channel: Where | None = None) -> list[Offered]:
        """The commands that this person can type in a channel; without one, in the first guild."""
        where = None if channel is None else self.channel(channel)
        return self._commands.offered_to(self.person(user), where)

    async def slash(
        self,
        user: Who,
        channel: Where,
        command: str,
        options: Json | None = None,
        locale: str = "en-US",
    ) -> Interaction:
        """Send a slash command (`game new`). Raises NotOffered if the client would not send it."""
        person, where = self.person(user), self.channel(channel)
        return self._acting.slash(Origin(person, where, locale), command, options or {})

    async def use_on(
        self, user: Who, message: Message, command: str, locale: str = "en-US"
    ) -> Interaction:
        """Choose a command of a message's menu, by its name. Raises NotOffered if there is none."""
        origin = self._acting.at_message(self.person(user), message, locale)
        return self._acting.use_on(origin, command)

    async def autocomplete(
        self,
        user: Who,
        channel: Where,
        command: str,
        option: str,
        typed: str = "",
        filled: Json | None = None,
        locale: str = "en-US",
    ) -> list[Json]:
        """Return the choices (`name`, `value`) of the bot for the text `typed` in `option`.

        `filled` holds the values of the other options. Returns an empty list if the bot does not
        answer in time.
        """
        origin = Origin(self.person(user), self.channel(channel), locale)
        options = {**(filled or {}), option: typed}
        asked = self._acting.autocomplete(origin, command, option, options)
        await asked.final.wait()
        return asked.choices

    async def press(
        self,
        user: Who,
        message: Message,
        custom_id: str,
        locale: str = "en-US",
        *,
        even_if_gone: bool = False,
    ) -> Interaction:
        """Press a button, by its custom id or label. Raises NotOffered if a client would not send
        it.

        With `even_if_gone`, the button need not be there any more: the person pressed it just
        before the message changed.
        """
        origin = self._acting.at_message(self.person(user), message, locale)
        return self._acting.press(origin, custom_id, even_if_gone=even_if_gone)

    async def select(
        self,
        user: Who,
        message: Message,
        custom_id: str,
        values: Sequence[str],
        locale: str = "en-US",
        *,
        even_if_gone: bool = False,
    ) -> Interaction:
        """Choose values in a select menu, by its custom id. Raises NotOffered if a client would not
        send it.

        With `even_if_gone`, the select need not be there any more: the person chose just before the
        message changed.
        """
        origin = self._acting.at_message(self.person(user), message, locale)
        return self._acting.select(origin, custom_id, values, even_if_gone=even_if_gone)

    async def submit_modal(self, asked: Interaction, values: Values) -> Interaction:
        """Send the modal that answered `asked`; `values` are by the custom ids of its fields."""
        return self._acting.submit_modal(asked, values)

    def deliver_again(self, asked: Interaction) -> None:
        """Deliver the interaction to the bot once more."""
        self._interactions.again(asked)

    async def say(self, user: Who, channel: Where, text: str) -> Message:
        """Write a plain message. Raises NotOffered for an empty or too long text."""
        return await self._acting.say(self.person(user), self.channel(channel), text)

    async def wait(
        self,
        interaction: Interaction,
        timeout: float = PATIENCE_SECONDS,  # noqa: ASYNC109
        until: Literal["final", "acknowledged"] = "final",
    ) -> Interaction:
        """Wait for the bot's answer: `final` is what the person reads in the end.

        A promised answer ("thinking...") is final once it is edited, deleted or followed up. An
        expired interaction is final, too; then `failed` is set. Raises TimeoutError.
        """
        event = interaction.final if until == "final" else interaction.acknowledged
        try:
            async with asyncio.timeout(timeout):
                await event.wait()
        except TimeoutError:
            state = f"first answer {interaction.response}, waiting for {until}"
            raise TimeoutError(f"{interaction.name!r} after {timeout} s: {state}") from None
        return interaction

    def messages(self, channel: Where, seen_by: Who | None = None) -> list[Message]:
        """The messages of a channel, oldest first: all, or those that a person sees."""
        found = self._world.in_channel(self.channel(channel).id)
        if seen_by is None:
            return found
        person = self.person(seen_by)
        return [message for message in found if message.seen_by(person.id)]

    @property
    def emojis(self) -> dict[str, str]:
        """The emojis of the bot's application: by name, the text that shows each in a message."""
        return {one.name: f"<:{one.name}:{one.id}>" for one in self._world.emojis.values()}

    async def attachment(self, number: int) -> bytes:
        """The bytes of an attachment, by its id. Raises KeyError if there is none."""
        content = await self._world.file(number)
        if content is None:
            raise KeyError(number)
        return content

    async def delete(self, message: Message) -> None:
        """Delete a message, as a moderator does."""
        await self._world.remove(message)

    def forbid(self, channel: Where, *permissions: str) -> None:
        """Take permissions (as discord.py names them) from the bot in a channel."""
        where = self.channel(channel)
        taken = Permissions(**dict.fromkeys(permissions, True))
        self._world.set_denied(where, where.denied | taken)

    def permit(self, channel: Where, *permissions: str) -> None:
        """Give permissions back to the bot in a channel."""
        where = self.channel(channel)
        given = Permissions(**dict.fromkeys(permissions, True))
        self._world.set_denied(where, Permissions(where.denied.value & ~given.value))

    def forbid_everywhere(self, *permissions: str) -> None:
        """Take permissions from the bot's role, in the whole guild."""
        taken = Permissions(**dict.fromkeys(permissions, True))
        role = self._world.bot_may_in_guild
        self._world.set_bot_role(Permissions(role.value & ~taken.value))

    def permit_everywhere(self, *permissions: str) -> None:
        """Give permissions back to the bot's role."""
        given = Permissions(**dict.fromkeys(permissions, True))
        self._world.set_bot_role(self._world.bot_may_in_guild | given)

    def time_out_bot(self, *, ends: bool = False) -> None:
        """Time the bot out, as moderators can do to members; with `ends`, end the time-out."""
        self._world.set_timed_out(not ends)

    async def open_thread(
        self, user: Who, channel: Where, name: str, *, private: bool = False
    ) -> Channel:
        """Open a thread of the channel; the bot must be invited into a private one."""
        person, parent = self.person(user), self.channel(channel)
        return await self._threads.open(person, parent, name, private=private)

    async def invite_bot(self, thread: Where) -> None:
        """Make the bot a member of a private thread."""
        await self._threads.invite_bot(self.channel(thread))

    async def archive(self, thread: Where, *, locked: bool = False) -> None:
        """Archive a thread; only moderators can wake a locked one."""
        await self._threads.change(self.channel(thread), archived=True, locked=locked)

    async def unarchive(self, thread: Where) -> None:
        """Wake and unlock a thread, as a moderator does."""
        await self._threads.change(self.channel(thread), archived=False, locked=False)

    async def delete_thread(self, thread: Where) -> None:
        """Delete a thread with everything said in it."""
        await self._threads.delete(self.channel(thread))

    async def delete_channel(self, channel: Where) -> None:
        """Delete a channel with its threads."""
        await self._threads.delete_channel(self.channel(channel))

    def leave(self, user: Who) -> None:
        """Let a person leave the guild. A bot without a privileged intent is not told."""
        self._world.gone.add(self.person(user).id)

    def hold_delivery(self) -> None:
        """Hold interactions back until `release_delivery`; the 3 s to answer run meanwhile."""
        self._interactions.hold()

    def release_delivery(self) -> None:
        """Deliver the interactions that `hold_delivery` held back."""
        self._interactions.release()

    async def drop_gateway(self, *, resumable: bool = True) -> None:
        """Cut the bot's gateway connections; without `resumable` it must identify anew."""
        await self._world.gateway.drop(resumable=resumable)

    def _bot_connected(self, connected: bool) -> None:
        self._world.tell("bot", {"connected": connected})

    async def _open(self) -> None:
        self.token = await self._state.secret("token")
        await self._world.load()
        await self._commands.load()
        gateway = Gateway(
            self.token,
            self._world.people,
            self._world.guilds_json,
            self._bot_connected,
            self._shards,
        )
        self._world.gateway = gateway
        self._calls = Calls(self.token, self._rates, self.faults, self._schema, self._overhear)
        key = await self._state.secret("page key")
        self._page = Page(
            key,
            self._world,
            self._commands,
            self._acting,
            self._interactions,
            self._threads,
            self._routes,
        )
        app = web.Application(client_max_size=NO_ROOM, middlewares=[guard])
        self._calls.install(app, Rest(self._world, self._commands, self._threads).routes())
        self._calls.install(app, Emojis(self._world).routes())
        self._calls.install(app, Webhooks(self._world, self._interactions).routes())
        app.router.add_get("/gateway", gateway.connect)
        app.router.add_get("/gateway/", gateway.connect)
        self._page.install(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, self._port).start()
        self._port = int(self._runner.addresses[0][1])
        gateway.url = self.gateway_url
        self._world.file_url = lambda file: f"{self.page_url}files/{file.id}/{file.filename}"
