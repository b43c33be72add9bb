"""Who plays and where: local guilds, channels, people, roles and the bot's permissions in them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from discord import Permissions

from bot.practice.wire import Json

APPLICATION_ID = 1_100_000_000_000_000_001
"""The id of the application and of its bot user, which are equal since 2016."""
GUILD_ID = 1_100_000_000_000_000_002
"""The first guild. People, roles and the bot's permissions are the same in all guilds."""
DIRECT_MESSAGES, PUBLIC_THREAD, PRIVATE_THREAD = 1, 11, 12
MODERATOR_ROLE_ID = 1_100_000_000_000_000_003
BOT_ROLE_ID = 1_100_000_000_000_000_004
JOINED = "2024-01-01T00:00:00+00:00"

EVERYONE_MAY = Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    use_application_commands=True,
    add_reactions=True,
)


@dataclass(frozen=True, slots=True)
class Person:
    """A person at the practice table. A moderator has every permission in the guild."""

    id: int
    username: str
    name: str
    moderator: bool = False

    @property
    def permissions(self) -> Permissions:
        return Permissions.all() if self.moderator else EVERYONE_MAY


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a thread of the channel `parent`, or the direct messages between the bot and
    `recipient`, which belong to no guild.

    `denied` are the permissions that the channel takes from the bot.
    """

    id: int
    name: str
    denied: Permissions = field(default_factory=Permissions)
    guild: int = GUILD_ID
    parent: "Channel | None" = None
    recipient: Person | None = None
    bot_is_member: bool = True
    """Whether the bot is on the guild; if not, people have installed it only for themselves."""
    owner: int = 0
    private: bool = False
    bot_inside: bool = True
    """Whether the bot is in the thread; it sees a private thread only as a member."""
    archived: bool = False
    locked: bool = False
    changed: str = JOINED
    """When a thread was last opened, archived or unarchived."""

    def __post_init__(self) -> None:
        if self.parent is not None:
            self.guild = self.parent.guild
        if self.recipient is not None:
            self.guild = 0

    def seen_by(self, person: int) -> bool:
        """Whether a person sees this channel; only direct messages of others are hidden."""
        return self.recipient is None or self.recipient.id == person

    def to_stored(self) -> Json:
        """Return the values of a thread to store."""
        kept = ("id", "name", "owner", "private", "bot_inside", "archived", "locked", "changed")
        parent = self.parent.id if self.parent else 0
        return {name: getattr(self, name) for name in kept} | {"parent": parent}


ANN = Person(1_100_000_000_000_000_101, "ann", "Ann", moderator=True)
BOB = Person(1_100_000_000_000_000_102, "bob", "Bob")
CLEO = Person(1_100_000_000_000_000_103, "cleo", "Cleo")
DAN = Person(1_100_000_000_000_000_104, "dan", "Dan")
PEOPLE = (ANN, BOB, CLEO, DAN)
BOT = Person(APPLICATION_ID, "graveyard-shift", "Graveyard Shift")

TABLE_ONE = 1_100_000_000_000_000_201
TABLE_TWO = 1_100_000_000_000_000_202
DIRECT = 1_100_000_000_000_001_000
"""Base of the ids of direct messages; the last digits of the person's id are added."""


def two_channels() -> list[Channel]:
    """Make two channels, so that two games can run."""
    return [Channel(TABLE_ONE, "table-one"), Channel(TABLE_TWO, "table-two")]


def direct_messages(persons: Sequence[Person]) -> list[Channel]:
    """Make, for each person, the channel of their direct messages with the bot.

    It is called `@` and the person's user name.
    """
    return [
        Channel(DIRECT + person.id % 1000, f"@{person.username}", recipient=person)
        for person in persons
    ]


def user_json(person: Person) -> Json:
    """A person as Discord's API shows a user."""
    user: Json = {
        "id": str(person.id),
        "username": person.username,
        "discriminator": "0",
        "global_name": person.name,
        "avatar": None,
        "public_flags": 0,
    }
    if person.id == APPLICATION_ID:
        user |= {"bot": True, "discriminator": "0001", "global_name": None}
    return user


def member_json(person: Person) -> Json:
    """A member without its user, as messages contain it."""
    roles = [BOT_ROLE_ID] if person.id == APPLICATION_ID else []
    roles += [MODERATOR_ROLE_ID] if person.moderator else []
    return {
        "nick": None,
        "avatar": None,
        "roles": [str(role) for role in roles],
        "joined_at": JOINED,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def full_member_json(person: Person) -> Json:
    """A member with its user."""
    return member_json(person) | {"user": user_json(person)}


def acting_member_json(person: Person) -> Json:
    """The member who acts in an interaction, with the permissions that this person has."""
    return full_member_json(person) | {"permissions": str(person.permissions.value)}


def channel_json(channel: Channel, position: int = 0) -> Json:
    if channel.parent is not None:
        return _thread_json(channel, channel.parent)
    if channel.recipient is not None:
        return {
            "id": str(channel.id),
            "type": DIRECT_MESSAGES,
            "last_message_id": None,
            "flags": 0,
            "recipients": [user_json(channel.recipient)],
        }
    overwrites = [
        {"id": str(APPLICATION_ID), "type": 1, "allow": "0", "deny": str(channel.denied.value)}
    ]
    return {
        "id": str(channel.id),
        "type": 0,
        "guild_id": str(channel.guild),
        "name": channel.name,
        "position": position,
        "permission_overwrites": overwrites if channel.denied.value else [],
        "nsfw": False,
        "topic": None,
        "parent_id": None,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "flags": 0,
    }


def _thread_json(thread: Channel, parent: Channel) -> Json:
    metadata: Json = {
        "archived": thread.archived,
        "auto_archive_duration": 4320,
        "archive_timestamp": thread.changed,
        "locked": thread.locked,
        "create_timestamp": thread.changed,
    }
    if thread.private:
        metadata["invitable"] = True
    return {
        "id": str(thread.id),
        "type": PRIVATE_THREAD if thread.private else PUBLIC_THREAD,
        "guild_id": str(thread.guild),
        "parent_id": str(parent.id),
        "owner_id": str(thread.owner),
        "name": thread.name,
        "last_message_id": None,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "rate_limit_per_user": 0,
        "flags": 0,
        "thread_metadata": metadata,
    }


def roles_json(bot_may: Permissions, guild: int = GUILD_ID) -> list[Json]:
    return [
        _role_json(guild, "@everyone", EVERYONE_MAY, 0),
        _role_json(MODERATOR_ROLE_ID, "Moderator", Permissions.all(), 2),
        bot_role_json(bot_may),
    ]


def bot_role_json(bot_may: Permissions) -> Json:
    return _role_json(BOT_ROLE_ID, BOT.name, bot_may, 1) | {"managed": True}


def _role_json(role: int, name: str, permissions: Permissions, position: int) -> Json:
    return {
        "id": str(role),
        "name": name,
        "permissions": str(permissions.value),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def guild_json(guild: int, owner: Person, bot_may: Permissions) -> Json:
    """A guild as Discord's API shows it, without its channels and members."""
    return {
        "id": str(guild),
        "name": "Practice table",
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": str(owner.id),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": roles_json(bot_may, guild),
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "preferred_locale": "en-US",
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
    }
