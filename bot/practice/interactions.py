"""Interactions: actions of a person, and the bot's answers within Discord's time limits."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.practice import people
from bot.practice.commands import BOT_DM, GUILD
from bot.practice.errors import (
    ApiError,
    already_acknowledged,
    invalid_webhook_token,
    unknown_interaction,
    unknown_webhook,
)
from bot.practice.faults import Faults
from bot.practice.people import Channel, Person
from bot.practice.records import Message
from bot.practice.wire import Json
from bot.practice.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
SHOW, DEFER, DEFER_UPDATE, UPDATE, CHOICES, ASK = 4, 5, 6, 7, 8, 9
"""Types of first answers, in Discord's numbers."""
TOKEN_SECONDS = 15 * 60
ATTACHMENT_LIMIT = 10 * 1024 * 1024


@dataclass(frozen=True)
class Origin:
    """Where an interaction comes from: who sends it, in which channel, in which language."""

    person: Person
    channel: Channel
    locale: str
    on: Message | None = None
    """The message whose button, select, menu or modal is used."""
    components: list[Json] | None = None
    """The components of that message when it was used, if they have changed since."""


@dataclass(slots=True, eq=False)
class Interaction:
    """One action of a person, and all answers of the bot to it."""

    id: int
    token: str
    kind: int
    person: Person
    channel: Channel
    locale: str
    data: Json
    created: float
    name: str = ""
    """The command as typed, without the slash; for a press, its custom_id."""
    on: Message | None = None
    """The message whose button, select or modal was used; None for a slash command."""
    components: list[Json] | None = None
    """The components of that message when it was pressed, if they have changed since."""
    response: int | None = None
    """The type of the first answer; None before it came."""
    original: Message | None = None
    """The message that the first answer posted or changed."""
    followups: list[Message] = field(default_factory=list[Message])
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list[Json])
    failed: str | None = None
    """`expired` if the bot sent no first answer in time; else None."""
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    final: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def message(self) -> Message:
        """The newest message that answers the interaction. Raises LookupError if there is none."""
        if self.followups:
            return self.followups[-1]
        if self.original is None:
            raise LookupError(f"no message answered {self.name!r} ({self.failed or 'yet'})")
        return self.original

    @property
    def text(self) -> str:
        """The text of the newest answer, with the descriptions of its embeds.

        Raises LookupError if no message answers the interaction.
        """
        cards = [str(one.get("description") or "") for one in self.message.embeds]
        return "\n".join(filter(None, [self.message.content, *cards]))

    def settle(self) -> None:
        """Wake everybody who waits for an answer, because no answer will follow."""
        self.acknowledged.set()
        self.final.set()


class Interactions:
    """The open interactions, by id and by token; each is forgotten when its token expires.

    `patience` is how many seconds the bot has for a first answer.
    """

    def __init__(self, world: World, faults: Faults, patience: float) -> None:
        self._world = world
        self._faults = faults
        self._patience = patience
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._void: set[str] = set()
        self._held: list[Json] | None = None
        self._timers: set[asyncio.TimerHandle] = set()

    def begin(self, kind: int, origin: Origin, data: Json, name: str) -> Interaction:
        """Deliver a person's action to the bot as an interaction, and start its time limits: the
        one for a first answer, and the life of its token.
        """
        interaction = Interaction(
            id=self._world.new_id(),
            token=secrets.token_urlsafe(48),
            kind=kind,
            person=origin.person,
            channel=origin.channel,
            locale=origin.locale,
            data=data,
            created=self._world.seconds(),
            name=name,
            on=origin.on,
            components=origin.components,
        )
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        self._later(self._patience, lambda: self._expire(interaction))
        self._later(TOKEN_SECONDS, lambda: self._forget(interaction))
        self._deliver(self._payload(interaction))
        return interaction

    def again(self, interaction: Interaction) -> None:
        """Deliver an interaction to the bot again, as Discord does after a connection broke."""
        self._deliver(self._payload(interaction))

    def hold(self) -> None:
        """Deliver nothing until `release`; the time for a first answer runs all the same."""
        self._held = self._held or []

    def release(self) -> None:
        """Deliver what `hold` held back, and from now on everything at once."""
        held, self._held = self._held or [], None
        for payload in held:
            self._deliver(payload)

    def close(self) -> None:
        """Cancel all time limits."""
        for timer in self._timers:
            timer.cancel()

    def to_answer(self, number: int, token: str) -> Interaction:
        """Return the interaction for which a first answer arrives.

        Raises ApiError for a late or second answer, or a wrong token.
        """
        interaction = self._by_id.get(number)
        if interaction is None or interaction.token != token or interaction.failed:
            raise unknown_interaction()
        if interaction.response is not None:
            raise already_acknowledged()
        return interaction

    def of_token(self, token: str) -> Interaction:
        """Return the interaction for which an edit or follow-up arrives.

        Raises ApiError if there was no first answer, or if the token is unknown or has expired.
        """
        if token in self._void:
            raise invalid_webhook_token()
        interaction = self._by_token.get(token)
        if interaction is None or interaction.response is None:
            raise unknown_webhook()
        return interaction

    def by_id(self, number: int) -> Interaction:
        """Return the open interaction with this id. Raises ApiError if there is none."""
        try:
            return self._by_id[number]
        except KeyError:
            raise unknown_interaction() from None

    def answered(self, interaction: Interaction, response: int) -> None:
        """Record the type of the first answer, and wake everybody who waits for it.

        Raises ApiError if the interaction cannot take this type.
        """
        check_response(interaction, response)
        interaction.response = response
        interaction.acknowledged.set()
        if response not in (DEFER, DEFER_UPDATE):
            interaction.final.set()
        self.tell(interaction)

    def tell(self, interaction: Interaction) -> None:
        """Send the state of the interaction to the pages that are open for its person."""
        content: Json = {
            "id": str(interaction.id),
            "kind": interaction.kind,
            "name": interaction.name,
            "channel_id": str(interaction.channel.id),
            "message_id": str(interaction.on.id) if interaction.on else None,
            "response": interaction.response,
            "failed": interaction.failed,
            "modal": interaction.modal,
            "final": interaction.final.is_set(),
        }
        self._world.tell("interaction", content, interaction.person.id)

    def metadata(self, interaction: Interaction) -> Json:
        """Return the data about the interaction that its messages carry."""
        told: Json = {
            "id": str(interaction.id),
            "type": interaction.kind,
            "user": people.user_json(interaction.person),
            "authorizing_integration_owners": _installed_by(interaction),
            "name": interaction.name,
        }
        if interaction.on is not None:
            told["interacted_message_id"] = str(interaction.on.id)
        return told

    def _payload(self, interaction: Interaction) -> Json:
        channel = interaction.channel
        permissions = str(interaction.person.permissions.value)
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(people.APPLICATION_ID),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "channel_id": str(channel.id),
            "channel": people.channel_json(channel) | {"permissions": permissions},
            "app_permissions": str(self._world.bot_may(channel).value),
            "locale": interaction.locale,
            "attachment_size_limit": ATTACHMENT_LIMIT,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": _installed_by(interaction),
            "data": interaction.data,
            **_context(interaction),
        }
        if interaction.on is not None:
            message = self._world.message_json(interaction.on)
            shown = interaction.components
            payload["message"] = message if shown is None else message | {"components": shown}
        return payload

    def _deliver(self, payload: Json) -> None:
        if self._held is not None:
            self._held.append(payload)
            return
        for _ in range(2 if self._faults.take_twice() else 1):
            self._world.gateway.dispatch("INTERACTION_CREATE", payload)

    def _expire(self, interaction: Interaction) -> None:
        if interaction.response is None:
            interaction.failed = "expired"
            interaction.settle()
            self.tell(interaction)

    def _forget(self, interaction: Interaction) -> None:
        self._by_id.pop(interaction.id, None)
        self._by_token.pop(interaction.token, None)
        self._void.add(interaction.token)
        promised = interaction.original
        if promised is not None and promised.loading:
            promised.failed = True
            self._world.tell("message", self._world.page_json(promised), promised.only_for)
        interaction.settle()

    def _later(self, seconds: float, work: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()

        def run() -> None:
            self._timers.discard(timer)
            work()

        timer = loop.call_later(seconds, run)
        self._timers.add(timer)


def _installed_by(interaction: Interaction) -> Json:
    """Return who installed the bot in this place: `0` is the guild, `1` the person.

    In direct messages with the bot, Discord gives 0 as the id of the guild.
    """
    channel, person = interaction.channel, str(interaction.person.id)
    if channel.recipient is not None:
        return {"0": "0", "1": person}
    return {"0": str(channel.guild)} if channel.bot_is_member else {"1": person}


def _context(interaction: Interaction) -> Json:
    """Return the fields about the place: member and guild, or the user in direct messages."""
    channel, person = interaction.channel, interaction.person
    if channel.recipient is not None:
        return {"context": BOT_DM, "user": people.user_json(person)}
    guild = str(channel.guild)
    return {
        "context": GUILD,
        "guild_id": guild,
        "guild": {"id": guild, "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "member": people.acting_member_json(person),
    }


def check_response(interaction: Interaction, response: int) -> None:
    """Raise ApiError if this kind of interaction cannot have a first answer of this type."""
    fits = {
        COMMAND: (SHOW, DEFER, ASK),
        COMPONENT: (SHOW, DEFER, DEFER_UPDATE, UPDATE, ASK),
        AUTOCOMPLETE: (CHOICES,),
        MODAL: (SHOW, DEFER, DEFER_UPDATE, UPDATE),
    }
    needs_message = response in (DEFER_UPDATE, UPDATE) and interaction.on is None
    if response not in fits[interaction.kind] or needs_message:
        wrong = {"type": {"_errors": [{"code": "INTERACTION_CALLBACK_TYPE", "message": "Invalid"}]}}
        raise ApiError(400, 50035, "Invalid Form Body", wrong)
