"""Lets the invented people of the local Discord act: type commands, see what completes an option,
press buttons, choose from selects, send modals and write messages."""

from collections.abc import Sequence
from dataclasses import replace

from bot.practice import people
from bot.practice.commands import (
    ON_MESSAGE,
    Commands,
    Offered,
    filled_options,
    nested,
    typed_options,
)
from bot.practice.errors import NotOffered
from bot.practice.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL,
    Interaction,
    Interactions,
    Origin,
)
from bot.practice.limits import (
    BUTTON,
    CHANNEL_SELECT,
    LABEL,
    LINK,
    ROLE_SELECT,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT_INPUT,
)
from bot.practice.people import Channel, Person
from bot.practice.records import Message, walk_components
from bot.practice.wire import Json, listed
from bot.practice.world import World

Values = dict[str, str | Sequence[str]]
"""The contents of a modal's fields, by custom id: a text, or the chosen values of a select."""


class Acting:
    """Turns what a person does into interactions, or into a message.

    Methods raise NotOffered for what a Discord client would not let the person do.
    """

    def __init__(self, world: World, commands: Commands, interactions: Interactions) -> None:
        self._world = world
        self._commands = commands
        self._interactions = interactions

    def slash(self, origin: Origin, command: str, options: Json) -> Interaction:
        """Send a slash command with these options."""
        offered = self._commands.find(origin.person, command, origin.channel)
        filled, resolved = filled_options(self._world, offered, options)
        data = _command_data(offered, filled)
        if resolved:
            data["resolved"] = resolved
        return self._interactions.begin(COMMAND, origin, data, offered.name)

    def autocomplete(self, origin: Origin, command: str, option: str, options: Json) -> Interaction:
        """Ask the bot for choices for `option`.

        `options` holds all options filled in so far, including what is typed for this one.
        """
        offered = self._commands.find(origin.person, command, origin.channel)
        data = _command_data(offered, typed_options(self._world, offered, option, options))
        return self._interactions.begin(AUTOCOMPLETE, origin, data, offered.name)

    def at_message(self, person: Person, message: Message, locale: str) -> Origin:
        """Return the origin for a control on a message, or for a command of the message's menu."""
        return Origin(person, self._world.channel(message.channel), locale, message)

    def use_on(self, origin: Origin, command: str) -> Interaction:
        """Use a command of the message's menu."""
        person, message = origin.person, self._seen(origin)
        offered = self._commands.on_message(person, origin.channel, command)
        data: Json = {
            "id": offered["id"],
            "name": offered["name"],
            "type": ON_MESSAGE,
            "target_id": str(message.id),
            "resolved": {"messages": {str(message.id): self._world.message_json(message)}},
        }
        # The command is about the message; it does not come from a control on it.
        return self._interactions.begin(COMMAND, replace(origin, on=None), data, offered["name"])

    def press(self, origin: Origin, custom_id: str, *, even_if_gone: bool) -> Interaction:
        """Press a button, by its custom id or label.

        With `even_if_gone`, the press is sent even if the message does not show the button.
        """
        button = self._component(origin, custom_id, (BUTTON,), even_if_gone=even_if_gone)
        if button.get("style") == LINK:
            raise NotOffered(f"{custom_id!r} is a link, nothing is sent")
        data: Json = {
            "custom_id": button["custom_id"],
            "component_type": BUTTON,
            "id": button.get("id", 1),
        }
        shown = _as_it_was(button) if even_if_gone else None
        return self._on_message(origin, data, shown)

    def select(
        self, origin: Origin, custom_id: str, values: Sequence[str], *, even_if_gone: bool
    ) -> Interaction:
        """Choose values in a select, by its custom id.

        With `even_if_gone`, the choice is sent even if the message does not show the select.
        """
        select = self._component(origin, custom_id, SELECTS, even_if_gone=even_if_gone)
        resolved = _chosen(self._world, select, values)
        data: Json = {
            "custom_id": select["custom_id"],
            "component_type": select["type"],
            "id": select.get("id", 1),
            "values": list(values),
        }
        if resolved:
            data["resolved"] = resolved
        was = select | {"options": [{"label": value, "value": value} for value in values]}
        return self._on_message(origin, data, _as_it_was(was) if even_if_gone else None)

    def submit_modal(self, asked: Interaction, values: Values) -> Interaction:
        """Send the modal that answered `asked`, with `values` by the custom ids of its fields.

        Fields that `values` leaves out keep their present content.
        """
        if asked.modal is None:
            raise NotOffered(f"no modal answered {asked.name!r}")
        parts = [_filled_part(self._world, part, values) for part in asked.modal["components"]]
        known = {part["custom_id"] for part in _fields(asked.modal["components"])}
        if set(values) - known:
            raise NotOffered(f"the modal has no field {', '.join(sorted(set(values) - known))!r}")
        data: Json = {"custom_id": asked.modal["custom_id"], "components": parts}
        origin = Origin(asked.person, asked.channel, asked.locale, asked.on)
        return self._interactions.begin(MODAL, origin, data, str(data["custom_id"]))

    async def say(self, person: Person, channel: Channel, text: str) -> Message:
        """Write a plain message of 1 to 2,000 characters."""
        if not text.strip() or len(text) > 2000:
            raise NotOffered("a message has 1 to 2000 characters")
        message = Message(
            id=self._world.new_id(),
            channel=channel.id,
            author=person.id,
            content=text,
            created=self._world.now(),
        )
        self._world.call(message, None)
        await self._world.post(message)
        return message

    def _on_message(self, origin: Origin, data: Json, shown: list[Json] | None) -> Interaction:
        origin = replace(origin, components=shown)
        return self._interactions.begin(COMPONENT, origin, data, str(data["custom_id"]))

    def _seen(self, origin: Origin) -> Message:
        """Return the message of `origin`. Raises NotOffered if the person does not see it."""
        person, message = origin.person, origin.on
        if message is None:
            raise NotOffered(f"{person.name} uses no message")
        if message.id not in self._world.messages or not message.seen_by(person.id):
            raise NotOffered(f"{person.name} does not see message {message.id}")
        return message

    def _component(
        self, origin: Origin, wanted: str, kinds: tuple[int, ...], *, even_if_gone: bool
    ) -> Json:
        """Return a component of the message, by custom id or label.

        With `even_if_gone`, make up a component with this custom id without looking at the message.
        """
        if even_if_gone:
            return {"custom_id": wanted, "type": kinds[0], "min_values": 0, "max_values": 25}
        message = self._seen(origin)
        parts = [one for one in walk_components(message.components) if one["type"] in kinds]
        for key in ("custom_id", "label"):
            for part in parts:
                if part.get(key) == wanted:
                    return _enabled(part, wanted)
        there = [part.get("custom_id") or part.get("label") for part in parts]
        raise NotOffered(f"there is no {wanted!r} on message {message.id}; there is {there}")


def _as_it_was(part: Json) -> list[Json]:
    """Return components of a message that shows only `part`; for a control that is gone."""
    plain = {"id": 2, "label": part["custom_id"], "style": 2, "disabled": False}
    return [{"type": ROW, "id": 1, "components": [plain | part]}]


def _enabled(part: Json, wanted: str) -> Json:
    if part.get("disabled"):
        raise NotOffered(f"{wanted!r} is disabled")
    return part


def _command_data(offered: Offered, options: list[Json]) -> Json:
    data: Json = {
        "id": offered.command["id"],
        "name": offered.command["name"],
        "type": 1,
        "options": nested(offered, options),
    }
    if "guild_id" in offered.command:
        data["guild_id"] = offered.command["guild_id"]
    return data


def _chosen(world: World, select: Json, values: Sequence[str]) -> Json:
    """Check the chosen values; return Discord's `resolved` for people, roles or channels."""
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not least <= len(values) <= most:
        raise NotOffered(f"between {least} and {most} values, not {len(values)}")
    if select["type"] in (ROLE_SELECT, CHANNEL_SELECT):
        return _resolved(world, select["type"], values)
    if select["type"] != STRING_SELECT:
        chosen = [world.person(value) for value in values]
        return {
            "users": {str(one.id): people.user_json(one) for one in chosen},
            "members": {str(one.id): people.member_json(one) for one in chosen},
        }
    offered = [option["value"] for option in listed(select, "options")]
    wrong = [value for value in values if value not in offered]
    if wrong and offered:
        raise NotOffered(f"the select offers {offered}, not {wrong}")
    return {}


def _resolved(world: World, kind: int, values: Sequence[str]) -> Json:
    """Return Discord's `resolved` for channels or roles with these ids."""
    if kind == ROLE_SELECT:
        there = {one["id"]: one for one in people.roles_json(world.bot_may_in_guild)}
        return {"roles": {value: there[value] for value in values}}
    channels = {str(one.id): people.channel_json(one) for one in world.channels.values()}
    permissions = {"permissions": str(people.EVERYONE_MAY.value)}
    return {"channels": {value: channels[value] | permissions for value in values}}


def _fields(components: list[Json]) -> list[Json]:
    return [part for part in walk_components(components) if "custom_id" in part]


def _filled_part(world: World, part: Json, values: Values) -> Json:
    """Return one part of a modal as a client sends it, with the values filled in."""
    if part["type"] == ROW:
        inner = [_filled_field(world, one, values) for one in part["components"]]
        return {"type": ROW, "id": part.get("id", 1), "components": inner}
    if part["type"] == LABEL:
        field = _filled_field(world, part["component"], values)
        return {"type": LABEL, "id": part.get("id", 1), "component": field}
    return {"type": part["type"], "id": part.get("id", 1)}


def _filled_field(world: World, field: Json, values: Values) -> Json:
    name = field["custom_id"]
    sent: Json = {"type": field["type"], "custom_id": name, "id": field.get("id", 1)}
    if field["type"] == TEXT_INPUT:
        text = str(values.get(name, field.get("value") or ""))
        _check_input(field, text)
        return sent | {"value": text}
    given = values.get(name)
    shown = [one["value"] for one in listed(field, "options") if one.get("default")]
    chosen = shown if given is None else [given] if isinstance(given, str) else list(given)
    if chosen or field.get("required", True):
        _chosen(world, field, chosen)
    return sent | {"values": chosen}


def _check_input(field: Json, text: str) -> None:
    name = field["custom_id"]
    if field.get("required", True) and not text:
        raise NotOffered(f"{name!r} must be filled in")
    least = (field.get("min_length") or 0) if text else 0
    if not least <= len(text) <= (field.get("max_length") or 4000):
        raise NotOffered(f"{name!r}: {text!r} is too short or too long")
