"""The state of the practice guilds: people, channels and messages; reports every change."""

import asyncio
import io
import mimetypes
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from discord import Permissions
from PIL import Image, UnidentifiedImageError

from bot.practice import people
from bot.practice.errors import unknown_channel
from bot.practice.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, Gateway
from bot.practice.people import Channel, Person
from bot.practice.records import Attachment, Emoji, Message, Ping, Upload
from bot.practice.state import State
from bot.practice.wire import Json, held, number_in

DISCORD_EPOCH_MS = 1_420_070_400_000
HELD_FILES = 20
TIMED_OUT = Permissions(view_channel=True, read_message_history=True)
"""The permissions that a member who was timed out still has."""
_MENTION = re.compile(r"<@!?(\d{15,20})>")

Listener = Callable[[str, Json, int | None], None]
"""A function called with the kind of a change, its content, and the only person it concerns (None
if it concerns everybody).
"""


class World:
    """The local Discord: its guild, channels, people and messages.

    The simulated REST calls, the people and the practice page all read and change this one object.
    """

    def __init__(
        self,
        state: State,
        people_here: Sequence[Person],
        channels: Sequence[Channel],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.state = state
        self.people = list(people_here)
        self.channels = {channel.id: channel for channel in channels}
        self.bot_may_in_guild = people.EVERYONE_MAY
        """The permissions of the bot's role, before a channel takes any away."""
        self.bot_timed_out = False
        self.gone: set[int] = set()
        """People who left the guild."""
        self.messages: dict[int, Message] = {}
        self.emojis: dict[int, Emoji] = {}
        self.pings: list[Ping] = []
        self.listeners: list[Listener] = []
        self.file_url: Callable[[Attachment], str] = lambda file: file.filename
        self.gateway: Gateway
        self._clock = clock
        self.held: OrderedDict[int, bytes] = OrderedDict()
        """The newest files attached to commands, by id; no message contains them."""
        self._unsaved: dict[int, bytes] = {}
        """Files, by id, of messages that are being saved and are already shown."""
        self._last_id = 0
        self._nonces: dict[tuple[int, str], int] = {}
        self._saving = asyncio.Lock()

    async def load(self) -> None:
        """Read the state file; mark answers as failed that were promised but never given."""
        self.emojis = {one.id: one for one in await self.state.emojis()}
        self._last_id = max([self._last_id, *self.emojis])
        for stored in await self.state.threads():
            parent = self.channels.get(stored.pop("parent", None))
            if parent is not None:
                thread = Channel(**stored, parent=parent)
                self.channels[thread.id] = thread
                self._last_id = max(self._last_id, thread.id)
        for message in await self.state.messages():
            if message.loading and not message.failed:
                message.failed = True
                await self.state.save_message(message)
            self.messages[message.id] = message
            self._last_id = max([self._last_id, message.id, *(f.id for f in message.attachments)])

    def new_id(self) -> int:
        """Return a new Discord id: it contains the time, and is greater than all ids before."""
        now = (int(self._clock() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last_id = max(now, self._last_id + 1)
        return self._last_id

    def now(self) -> str:
        """The present time in UTC, as Discord writes it."""
        return datetime.fromtimestamp(self._clock(), UTC).isoformat(timespec="milliseconds")

    def seconds(self) -> float:
        """The present time in seconds since the epoch; ids are made from the same clock."""
        return self._clock()

    def person(self, who: Person | str | int) -> Person:
        """Return a person by id, user name or name. Raises KeyError if there is none."""
        for person in [*self.people, people.BOT]:
            if who in (person, person.id, str(person.id), person.username, person.name):
                return person
        raise KeyError(f"nobody here is called {who!r}")

    def channel(self, which: Channel | str | int) -> Channel:
        """Return a channel or thread by id or name.

        Raises ApiError as Discord does if there is none.
        """
        number = number_in(str(which.id if isinstance(which, Channel) else which))
        if number is not None and number in self.channels:
            return self.channels[number]
        for channel in self.channels.values():
            if which in (channel.name, f"#{channel.name}"):
                return channel
        raise unknown_channel()

    def in_channel(self, channel: int) -> list[Message]:
        """The messages of a channel, oldest first."""
        return [message for message in self.messages.values() if message.channel == channel]

    @property
    def guilds(self) -> list[int]:
        """The ids of the bot's guilds: the first guild, and all others that have channels."""
        there = [one.guild for one in self._rooms() if one.bot_is_member]
        return list(dict.fromkeys([people.GUILD_ID, *there]))

    def guilds_json(self, with_members: bool = False) -> list[Json]:
        return [self.guild_json(one, with_members) for one in self.guilds]

    def guild_json(self, guild: int, with_members: bool = False) -> Json:
        """A guild as in GUILD_CREATE.

        With `with_members`, the people are included, as for a bot with the members intent.
        """
        members = [people.BOT, *(self.people if with_members else [])]
        return people.guild_json(guild, self.people[0], self.bot_may_in_guild) | {
            "joined_at": people.JOINED,
            "large": False,
            "unavailable": False,
            "member_count": len(self.people) + 1,
            "channels": self.channels_json(guild),
            "members": [people.full_member_json(person) for person in members],
            "threads": self.threads_json(guild),
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _rooms(self) -> list[Channel]:
        return [one for one in self.channels.values() if one.parent is None and one.guild]

    def channels_json(self, guild: int) -> list[Json]:
        here = [one for one in self._rooms() if one.guild == guild]
        return [people.channel_json(channel, place) for place, channel in enumerate(here)]

    def threads_json(self, guild: int, parent: Channel | None = None) -> list[Json]:
        """The open threads of a guild, or of one channel (`parent`), that the bot can see."""
        threads = [one for one in self.channels.values() if one.parent and one.guild == guild]
        seen = [one for one in threads if not one.archived and self.bot_sees(one)]
        return [people.channel_json(one) for one in seen if parent in (None, one.parent)]

    def bot_may(self, channel: Channel) -> Permissions:
        """The bot's permissions in a channel; a thread has those of its channel.

        In direct messages there are no roles, so nothing can be taken away.
        """
        if channel.recipient is not None:
            return people.EVERYONE_MAY
        if not channel.bot_is_member:
            return Permissions(embed_links=True, attach_files=True)
        denied = (channel.parent or channel).denied
        may = Permissions(self.bot_may_in_guild.value & ~denied.value)
        return may & TIMED_OUT if self.bot_timed_out else may

    def bot_sees(self, channel: Channel) -> bool:
        """Whether the bot sees this channel or thread."""
        inside = channel.bot_is_member and (channel.bot_inside or not channel.private)
        return inside and self.bot_may(channel).view_channel

    def set_denied(self, channel: Channel, denied: Permissions) -> None:
        """Change what the bot may not do in a channel, and tell the bot."""
        seen, channel.denied = self.bot_sees(channel), denied
        self.gateway.dispatch("CHANNEL_UPDATE", people.channel_json(channel))
        if not seen and self.bot_sees(channel):
            sync: Json = {"guild_id": str(channel.guild), "channel_ids": [str(channel.id)]}
            sync |= {"threads": self.threads_json(channel.guild, channel), "members": []}
            self.gateway.dispatch("THREAD_LIST_SYNC", sync)

    def set_timed_out(self, timed_out: bool) -> None:
        """Time the bot out or end that: a timed-out bot can only look on."""
        self.bot_timed_out = timed_out
        until = "2999-01-01T00:00:00+00:00" if timed_out else None
        member = people.full_member_json(people.BOT) | {"communication_disabled_until": until}
        for guild in self.guilds:
            self.gateway.dispatch("GUILD_MEMBER_UPDATE", member | {"guild_id": str(guild)})

    def set_bot_role(self, permissions: Permissions) -> None:
        """Change the permissions of the bot's role in all guilds, and tell the bot."""
        self.bot_may_in_guild = permissions
        role = people.bot_role_json(permissions)
        for guild in self.guilds:
            changed: Json = {"guild_id": str(guild), "role": role}
            self.gateway.dispatch("GUILD_ROLE_UPDATE", changed)

    async def post(self, message: Message, files: dict[int, bytes] | None = None) -> None:
        """Store a new message, then tell everybody whom it concerns."""
        async with self._saving:
            await self.state.save_message(message, files)
            self.messages[message.id] = message
        if message.nonce is not None:
            self._nonces[(message.author, message.nonce)] = message.id
        self._tell("MESSAGE_CREATE", "message", message)

    async def change(self, message: Message, files: dict[int, bytes] | None = None) -> None:
        """Store a message that was changed in place, then tell everybody whom it concerns.

        The changed message and its new files are visible even before they are saved.
        """
        added = files or {}
        self._unsaved |= added
        try:
            async with self._saving:
                await self.state.save_message(message, files)
        finally:
            for number in added:
                del self._unsaved[number]
        self._tell("MESSAGE_UPDATE", "message", message)

    async def remove(self, message: Message) -> None:
        """Delete a message, then tell everybody who could see it."""
        await self.state.delete_message(message.id)
        self.messages.pop(message.id, None)
        where: Json = {"id": str(message.id), "channel_id": str(message.channel)}
        if not message.ephemeral and self._bot_hears_of(message):
            self._dispatch("MESSAGE_DELETE", where, self.channels[message.channel])
        self.tell("gone", where, self._only_for(message))

    async def keep_emoji(self, emoji: Emoji, content: bytes) -> None:
        """Add an emoji of the application."""
        await self.state.save_emoji(emoji, content)
        self.emojis[emoji.id] = emoji

    async def drop_emoji(self, emoji: Emoji) -> None:
        await self.state.delete_emoji(emoji.id)
        self.emojis.pop(emoji.id, None)

    def posted_with(self, author: int, nonce: str) -> Message | None:
        """The message that this author has posted with that nonce; None if there is none."""
        return self.messages.get(self._nonces.get((author, nonce), 0))

    def tell(self, what: str, content: Json, only_for: int | None = None) -> None:
        """Tell all listeners of a change that concerns one person, or everybody."""
        for listener in list(self.listeners):
            listener(what, content, only_for)

    async def file(self, number: int) -> bytes | None:
        """The bytes of the attachment with this id; None if there is none."""
        content = self.held.get(number) or self._unsaved.get(number)
        return await self.state.file(number) if content is None else content

    def attach(self, upload: Upload, description: str | None) -> Attachment:
        """Make an attachment for an uploaded file; for a picture, with its size in pixels."""
        kind = mimetypes.guess_type(upload.filename, strict=False)[0] or "application/octet-stream"
        file = Attachment(self.new_id(), upload.filename, len(upload.content), description, kind)
        if kind.startswith("image/"):
            file.width, file.height = _pixels(upload.content)
        return file

    def hold(self, upload: Upload) -> Attachment:
        """Keep a file that came with a command; it can be fetched until 20 newer ones have come."""
        file = self.attach(upload, None)
        self.held[file.id] = upload.content
        while len(self.held) > HELD_FILES:
            self.held.popitem(last=False)
        return file

    def call(self, message: Message, allowed: Json | None) -> None:
        """Set the people whom the message mentions, limited by Discord's allowed_mentions."""
        named = {int(found) for found in _MENTION.findall(message.content)}
        here = {person.id for person in [*self.people, people.BOT]}
        message.mentions = sorted(one for one in named & here if _may_call(allowed, "users", one))
        loud = "@everyone" in message.content or "@here" in message.content
        message.mentions_everyone = loud and _may_call(allowed, "everyone", 0)

    def ping(self, message: Message) -> None:
        """Record whom a new message pings; an ephemeral message pings nobody."""
        if message.ephemeral:
            return
        called: list[int | None] = [one for one in message.mentions if one != message.author]
        called += [None] if message.mentions_everyone else []
        self.pings += [Ping(person, message.channel, message.id) for person in called]

    def message_json(self, message: Message) -> Json:
        """A message as Discord's API shows it."""
        author = self.person(message.author)
        wire: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel),
            "author": people.user_json(author),
            "content": message.content,
            "timestamp": message.created,
            "edited_timestamp": message.edited,
            "tts": False,
            "mention_everyone": message.mentions_everyone,
            "mentions": [people.user_json(self.person(one)) for one in message.mentions],
            "mention_roles": [],
            "attachments": [self.attachment_json(file) for file in message.attachments],
            "embeds": self._embeds(message),
            "components": message.components,
            "pinned": message.pinned,
            "type": message.kind,
            "flags": message.flags,
        }
        if message.nonce is not None:
            wire["nonce"] = message.nonce
        if message.interaction is not None:
            wire["interaction_metadata"] = message.interaction
        if message.from_interaction:
            wire["webhook_id"] = wire["application_id"] = str(people.APPLICATION_ID)
        if message.reply_to is not None:
            wire["message_reference"] = {
                "type": 0,
                "message_id": str(message.reply_to),
                "channel_id": str(message.channel),
                **_of_guild(self.channels[message.channel]),
            }
        return wire

    def attachment_json(self, file: Attachment) -> Json:
        url = self.file_url(file)
        wire: Json = {
            "id": str(file.id),
            "filename": file.filename,
            "size": file.size,
            "url": url,
            "proxy_url": url,
            "content_type": file.content_type,
        }
        if file.description is not None:
            wire["description"] = file.description
        if file.width is not None:
            wire |= {"width": file.width, "height": file.height}
        return wire

    def _embeds(self, message: Message) -> list[Json]:
        """Return the embeds with `attachment://` addresses replaced by those of the files."""
        urls = {f"attachment://{f.filename}": self.file_url(f) for f in message.attachments}
        shown: list[Json] = []
        for embed in message.embeds:
            drawn: Json = {"type": "rich"} | embed
            for part in ("image", "thumbnail"):
                picture = held(embed, part)
                if picture:
                    drawn[part] = picture | {"url": urls.get(picture["url"], picture["url"])}
            shown.append(drawn)
        return shown

    def _tell(self, event: str, what: str, message: Message) -> None:
        wire = self.message_json(message)
        if not message.ephemeral and self._bot_hears_of(message):
            channel = self.channels[message.channel]
            member: Json = {"member": people.member_json(self.person(message.author))}
            told = wire | member if channel.recipient is None else wire
            self._dispatch(event, told, channel)
        self.tell(what, self.page_json(message), self._only_for(message))

    def _dispatch(self, event: str, told: Json, channel: Channel) -> None:
        """Send the bot an event in a channel, if it has the intent for messages there."""
        intent = DIRECT_MESSAGES if channel.recipient else GUILD_MESSAGES
        self.gateway.dispatch(event, told | _of_guild(channel), intent)

    def _only_for(self, message: Message) -> int | None:
        """The one person who sees the message; None if everybody does."""
        channel = self.channels.get(message.channel)
        reader = channel.recipient.id if channel and channel.recipient else None
        return message.only_for if message.only_for is not None else reader

    def _bot_hears_of(self, message: Message) -> bool:
        channel = self.channels.get(message.channel)
        return channel is not None and self.bot_sees(channel)

    def page_json(self, message: Message) -> Json:
        """A message as the page needs it: as Discord's API shows it, with further fields."""
        return self.message_json(message) | {
            "name": self.person(message.author).name,
            "bot": message.author == people.APPLICATION_ID,
            "ephemeral": message.ephemeral,
            "failed": message.failed,
        }


def _of_guild(channel: Channel) -> Json:
    """The field that names the guild of a channel; direct messages have none."""
    return {} if channel.recipient else {"guild_id": str(channel.guild)}


def _may_call(allowed: Json | None, kind: str, person: int) -> bool:
    """Whether `allowed_mentions` lets this person (or everyone) be pinged."""
    if allowed is None:
        return True
    parse: list[str] = allowed.get("parse") or []
    named: list[str | int] = allowed.get(kind) or []
    return kind in parse or str(person) in [str(one) for one in named]


def _pixels(content: bytes) -> tuple[int, int] | tuple[None, None]:
    """Return width and height of a picture in pixels; None for both if it is no picture."""
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except UnidentifiedImageError:
        return None, None
