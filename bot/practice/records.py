"""The stored objects of the local Discord: messages, attachments, emojis and pings."""

from dataclasses import dataclass, field
from typing import Any

from bot.practice.wire import Json, listed

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15
TEXT, PINNED, REPLY, COMMAND = 0, 6, 19, 20
"""Message types: written, note about a pin, reply to a message, answer to a slash command."""


@dataclass(slots=True)
class Attachment:
    """A file of a message; its bytes are in the state file under `id`."""

    id: int
    filename: str
    size: int
    description: str | None = None
    content_type: str = "application/octet-stream"
    width: int | None = None
    height: int | None = None


@dataclass(frozen=True, slots=True)
class Emoji:
    """An emoji of the application; its picture is in the state file."""

    id: int
    name: str


@dataclass(slots=True)
class Message:
    """One message; an ephemeral one is shown only to the person `only_for`."""

    id: int
    channel: int
    author: int
    content: str
    created: str
    kind: int = TEXT
    edited: str | None = None
    embeds: list[Json] = field(default_factory=list[Json])
    components: list[Json] = field(default_factory=list[Json])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: int = 0
    nonce: str | None = None
    only_for: int | None = None
    mentions: list[int] = field(default_factory=list[int])
    mentions_everyone: bool = False
    interaction: Json | None = None
    """Discord's interaction_metadata; `name` is added to tell the page the command's name."""
    reply_to: int | None = None
    from_interaction: bool = False
    pinned: bool = False
    failed: bool = False
    """Whether the bot promised an answer and did not give it in time."""

    @property
    def loading(self) -> bool:
        return bool(self.flags & LOADING)

    @property
    def ephemeral(self) -> bool:
        return self.only_for is not None

    def seen_by(self, person: int) -> bool:
        return self.only_for in (None, person)

    @classmethod
    def from_stored(cls, stored: Json) -> "Message":
        files = [Attachment(**file) for file in stored.pop("attachments")]
        return cls(**stored, attachments=files)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file in a request."""

    filename: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Ping:
    """A message pinged a person, or everyone at once (None)."""

    person: int | None
    channel: int
    message: int


def walk_components(components: list[Json]) -> list[Json]:
    """List components and all that is inside them in reading order, each before its contents."""
    found: list[Json] = []
    for component in components:
        found.append(component)
        found += walk_components(listed(component, "components"))
        inner: list[Any] = [component.get("component"), component.get("accessory")]
        found += walk_components([part for part in inner if part])
    return found


def number_components(components: list[Json]) -> list[Json]:
    """Give every component the id that Discord would, counting from 1."""
    for number, component in enumerate(walk_components(components), start=1):
        component["id"] = component.get("id") or number
        for chosen in listed(component, "default_values"):
            chosen["id"] = str(chosen["id"])
    return components
