"""REST calls with the bot's token: its user, guilds, commands, and messages of channels."""

from discord import Permissions

from bot.practice import people
from bot.practice.calls import Answer, Call, Route
from bot.practice.commands import GLOBAL, Commands
from bot.practice.errors import (
    ApiError,
    empty_message,
    foreign_message,
    missing_access,
    missing_permissions,
    unknown_guild,
    unknown_member,
    unknown_message,
    unknown_user,
)
from bot.practice.messages import post_new, revise
from bot.practice.people import Channel, Person
from bot.practice.records import PINNED, REPLY, TEXT, Message, Upload
from bot.practice.threads import Threads
from bot.practice.wire import Json, held
from bot.practice.world import World


class Rest:
    """Handlers of every request with the bot's token."""

    def __init__(self, world: World, commands: Commands, threads: Threads) -> None:
        self._world = world
        self._threads = threads
        self._commands = commands

    def routes(self) -> list[Route]:
        return [*self._who_and_where(), *self._messages(), *self._command_routes()]

    def _who_and_where(self) -> list[Route]:
        guild = "/guilds/{guild_id}"
        return [
            Route("GET", "/gateway", self._gateway),
            Route("GET", "/gateway/bot", self._gateway_bot),
            Route("GET", "/users/@me", self._me),
            Route("GET", "/users/{user_id}", self._user),
            Route("GET", "/oauth2/applications/@me", self._application),
            Route("GET", "/applications/@me", self._application),
            Route("GET", guild, self._guild),
            Route("GET", f"{guild}/channels", self._channels),
            Route("GET", f"{guild}/threads/active", self._active_threads),
            Route("GET", f"{guild}/roles", self._roles),
            Route("GET", f"{guild}/members/{{user_id}}", self._member),
            Route("GET", "/channels/{channel_id}", self._channel),
            Route("PATCH", "/channels/{channel_id}", self._edit_channel),
            Route("POST", "/channels/{channel_id}/threads", self._open_thread),
            Route("PUT", "/channels/{channel_id}/thread-members/{user_id}", self._add_to_thread),
        ]

    def _messages(self) -> list[Route]:
        many = "/channels/{channel_id}/messages"
        one = f"{many}/{{message_id}}"
        return [
            Route("GET", many, self._list_messages),
            Route("POST", many, self._post_message, "messages", "channel_id"),
            Route("GET", one, self._get_message),
            Route("PATCH", one, self._edit_message, "messages", "channel_id"),
            Route("DELETE", one, self._delete_message, "messages", "channel_id"),
            Route("POST", "/channels/{channel_id}/typing", self._typing),
            Route("PUT", f"{many}/pins/{{message_id}}", self._pin),
            Route("DELETE", f"{many}/pins/{{message_id}}", self._unpin),
        ]

    def _command_routes(self) -> list[Route]:
        routes: list[Route] = []
        for base in (
            "/applications/{application_id}/commands",
            "/applications/{application_id}/guilds/{guild_id}/commands",
        ):
            routes += [
                Route("GET", base, self._list_commands),
                Route("PUT", base, self._replace_commands),
                Route("POST", base, self._add_command),
                Route("GET", f"{base}/{{command_id}}", self._get_command),
                Route("PATCH", f"{base}/{{command_id}}", self._edit_command),
                Route("DELETE", f"{base}/{{command_id}}", self._remove_command),
            ]
        return routes

    async def _gateway(self, call: Call) -> Answer:
        return {"url": self._world.gateway.url}

    async def _gateway_bot(self, call: Call) -> Answer:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        gateway = self._world.gateway
        return {"url": gateway.url, "shards": gateway.shards, "session_start_limit": limit}

    async def _me(self, call: Call) -> Answer:
        return people.user_json(people.BOT) | {"verified": True, "mfa_enabled": False}

    async def _user(self, call: Call) -> Answer:
        return people.user_json(self._somebody(call, unknown_user()))

    async def _application(self, call: Call) -> Answer:
        return {
            "id": str(people.APPLICATION_ID),
            "name": people.BOT.name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "summary": "",
            "verify_key": "0" * 64,
            "flags": 0,
            "team": None,
            "owner": people.user_json(self._world.people[0]),
            "bot": people.user_json(people.BOT),
            "interactions_endpoint_url": None,
            "integration_types_config": {"0": {}, "1": {}},
        }

    async def _guild(self, call: Call) -> Answer:
        guild = self._known_guild(call)
        return people.guild_json(guild, self._world.people[0], self._world.bot_may_in_guild)

    async def _channels(self, call: Call) -> Answer:
        return self._world.channels_json(self._known_guild(call))

    async def _active_threads(self, call: Call) -> Answer:
        return {"threads": self._world.threads_json(self._known_guild(call)), "members": []}

    async def _roles(self, call: Call) -> Answer:
        return people.roles_json(self._world.bot_may_in_guild, self._known_guild(call))

    async def _member(self, call: Call) -> Answer:
        self._known_guild(call)
        somebody = self._somebody(call, unknown_member())
        if somebody.id in self._world.gone:
            raise unknown_member()
        return people.full_member_json(somebody)

    async def _channel(self, call: Call) -> Answer:
        return people.channel_json(self._place(call))

    async def _edit_channel(self, call: Call) -> Answer:
        """Archive or wake a thread; other channels cannot be edited.

        Without the permission to manage threads, the bot may do so only in a thread that it opened
        and that is not locked.
        """
        thread = self._place(call)
        ours = thread.owner == people.APPLICATION_ID and not thread.locked
        if thread.parent is None or not (ours or self._world.bot_may(thread).manage_threads):
            raise missing_permissions()
        body: Json = call.body or {}
        archived = bool(body.get("archived", thread.archived))
        await self._threads.change(thread, archived=archived, locked=thread.locked)
        return people.channel_json(thread)

    async def _open_thread(self, call: Call) -> Answer:
        parent = self._place(call)
        body: Json = call.body or {}
        private = body.get("type") == people.PRIVATE_THREAD
        may = self._world.bot_may(parent)
        if not (may.create_private_threads if private else may.create_public_threads):
            raise missing_permissions()
        name = str(body.get("name"))
        thread = await self._threads.open(people.BOT, parent, name, private=private)
        return people.channel_json(thread)

    async def _add_to_thread(self, call: Call) -> Answer:
        self._place(call)
        self._somebody(call, unknown_member())
        return None

    async def _pin(self, call: Call) -> Answer:
        """Pin a message, and post the note about it that Discord posts, with the bot as author."""
        message = await self._pinned(call, pinned=True)
        told = Message(
            id=self._world.new_id(),
            channel=message.channel,
            author=people.APPLICATION_ID,
            content="",
            created=self._world.now(),
            kind=PINNED,
            reply_to=message.id,
        )
        await self._world.post(told)
        return None

    async def _unpin(self, call: Call) -> Answer:
        await self._pinned(call, pinned=False)
        return None

    async def _pinned(self, call: Call, *, pinned: bool) -> Message:
        message, place = self._open_message(call), self._place(call)
        if not self._world.bot_may(place).pin_messages:
            raise missing_permissions()
        self._threads.must_be_awake(place)
        message.pinned = pinned
        await self._world.change(message)
        return message

    async def _list_messages(self, call: Call) -> Answer:
        channel = self._place(call)
        if not self._world.bot_may(channel).read_message_history:
            return []
        seen = [one for one in self._world.in_channel(channel.id) if not one.ephemeral]
        before, after = call.query.get("before"), call.query.get("after")
        if before is not None:
            seen = [one for one in seen if one.id < int(before)]
        limit = int(call.query.get("limit", "50"))
        if after is not None:
            seen = [one for one in seen if one.id > int(after)][:limit]
        return [self._world.message_json(one) for one in reversed(seen[-limit:])]

    async def _get_message(self, call: Call) -> Answer:
        return self._world.message_json(self._open_message(call))

    async def _post_message(self, call: Call) -> Answer:
        channel = self._place(call)
        body: Json = call.body or {}
        _must_be_allowed(self._world.bot_may(channel), channel, body, call.uploads)
        nonce = None if body.get("nonce") is None else str(body["nonce"])
        if nonce is not None and body.get("enforce_nonce"):
            posted = self._world.posted_with(people.APPLICATION_ID, nonce)
            if posted is not None:
                return self._world.message_json(posted)
        await self._threads.written_in(channel)
        answered = held(body, "message_reference").get("message_id")
        message = Message(
            id=self._world.new_id(),
            channel=channel.id,
            author=people.APPLICATION_ID,
            content="",
            created=self._world.now(),
            kind=TEXT if answered is None else REPLY,
            nonce=nonce,
            reply_to=None if answered is None else int(answered),
        )
        await post_new(self._world, message, body, call.uploads)
        return self._world.message_json(message)

    async def _edit_message(self, call: Call) -> Answer:
        message = self._own_message(call)
        self._threads.must_be_awake(self._place(call))
        await revise(self._world, message, call.body or {}, call.uploads)
        return self._world.message_json(message)

    async def _delete_message(self, call: Call) -> Answer:
        message = self._open_message(call)
        if message.author != people.APPLICATION_ID:
            raise missing_permissions()
        self._threads.must_be_awake(self._place(call))
        await self._world.remove(message)
        return None

    async def _typing(self, call: Call) -> Answer:
        channel = self._place(call)
        self._world.tell("typing", {"channel_id": str(channel.id)})
        return None

    async def _list_commands(self, call: Call) -> Answer:
        return self._commands.all(self._scope(call))

    async def _replace_commands(self, call: Call) -> Answer:
        return await self._commands.replace(self._scope(call), call.body or [])

    async def _add_command(self, call: Call) -> Answer:
        return await self._commands.add(self._scope(call), call.body or {})

    async def _get_command(self, call: Call) -> Answer:
        return self._commands.get(self._scope(call), call.number("command_id"))

    async def _edit_command(self, call: Call) -> Answer:
        scope, number = self._scope(call), call.number("command_id")
        return await self._commands.edit(scope, number, call.body or {})

    async def _remove_command(self, call: Call) -> Answer:
        await self._commands.remove(self._scope(call), call.number("command_id"))
        return None

    def _scope(self, call: Call) -> int:
        if call.number("application_id") != people.APPLICATION_ID:
            raise ApiError(403, 20012, "You are not authorized to perform this action")
        if "guild_id" not in call.path:
            return GLOBAL
        return self._known_guild(call)

    def _known_guild(self, call: Call) -> int:
        guild = call.number("guild_id")
        if guild not in self._world.guilds:
            raise unknown_guild()
        return guild

    def _somebody(self, call: Call, unknown: ApiError) -> Person:
        try:
            return self._world.person(call.number("user_id"))
        except KeyError:
            raise unknown from None

    def _place(self, call: Call) -> Channel:
        channel = self._world.channel(call.number("channel_id"))
        if not self._world.bot_sees(channel):
            raise missing_access()
        return channel

    def _open_message(self, call: Call) -> Message:
        """Return a public message.

        Raises ApiError for an ephemeral one: only calls with an interaction's token reach it.
        """
        channel = self._place(call)
        message = self._world.messages.get(call.number("message_id"))
        if message is None or message.channel != channel.id or message.ephemeral:
            raise unknown_message()
        return message

    def _own_message(self, call: Call) -> Message:
        message = self._open_message(call)
        if message.author != people.APPLICATION_ID:
            raise foreign_message()
        return message


def _must_be_allowed(
    may: Permissions, channel: Channel, body: Json, uploads: dict[int, Upload]
) -> None:
    in_thread = channel.parent is not None
    needed = Permissions(send_messages=not in_thread, send_messages_in_threads=in_thread)
    needed.attach_files = bool(uploads)
    needed.embed_links = bool(body.get("embeds"))
    if not may.is_superset(needed):
        raise missing_permissions()
    if not body:
        raise empty_message()
