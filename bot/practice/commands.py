"""Application commands: their registration by the bot, and checks of what people type."""

import re
from base64 import b64decode
from dataclasses import dataclass
from typing import cast

import orjson
from discord import Permissions

from bot.practice import people
from bot.practice.errors import (
    NotOffered,
    too_many_commands,
    too_many_creates,
    unknown_command,
)
from bot.practice.limits import FILE_LIMIT, Complaints, Path
from bot.practice.people import Channel, Person
from bot.practice.records import Upload
from bot.practice.wire import Json, held, listed
from bot.practice.world import World

CHAT_INPUT, SUBCOMMAND, GROUP, ON_MESSAGE = 1, 1, 2, 3
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
ATTACHMENT = 11
GLOBAL = 0
GUILD, BOT_DM, USER_INSTALL = 0, 1, 1
"""Discord's numbers: context in a guild, context in direct messages, installation by a person."""
COMMAND_TEXT = 8000
MOST = {CHAT_INPUT: 100, 2: 15, ON_MESSAGE: 15}
"""The most commands of each type in one scope: a guild, or all guilds."""
CREATES = 200
"""The most commands that may be created in one scope in a day; changes are free."""
_faultless: set[bytes] = set()
"""The JSON of commands that were found to be within all limits."""
_NAME = re.compile(r"^[-_'\w]{1,32}$")


@dataclass(frozen=True, slots=True)
class Offered:
    """One command that a person can type: a command, or one of its sub-commands (`game new`).

    `parts` lists the command, then its group if any, then the sub-command if any.
    """

    parts: tuple[Json, ...]

    @property
    def command(self) -> Json:
        return self.parts[0]

    @property
    def leaf(self) -> Json:
        """The last part: the sub-command, or the command itself; it has options and description."""
        return self.parts[-1]

    @property
    def path(self) -> tuple[str, ...]:
        return tuple(part["name"] for part in self.parts)

    @property
    def name(self) -> str:
        return " ".join(self.path)

    @property
    def options(self) -> list[Json]:
        return listed(self.leaf, "options")

    def option(self, name: str) -> Json:
        """Return the option with this name. Raises NotOffered if there is none."""
        for option in self.options:
            if option["name"] == name:
                return option
        raise NotOffered(f"/{self.name} has no option {name!r}")


class Commands:
    """The commands of the application by scope: the id of a guild, or GLOBAL for all guilds."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._scopes: dict[int, list[Json]] = {}
        self.created: dict[int, int] = {}
        """How many commands were created in each scope since the start, which counts as a day."""

    async def load(self) -> None:
        self._scopes = await self._world.state.commands()

    def all(self, scope: int) -> list[Json]:
        """The commands registered in this scope."""
        return self._scopes.get(scope, [])

    async def replace(self, scope: int, wanted: list[Json]) -> list[Json]:
        """Register exactly the commands `wanted` in this scope. Raises ApiError for faulty ones.

        A command that keeps its name and type keeps its id.
        """
        complaints = Complaints()
        complaints.at_most((), wanted, 130)
        for number, command in enumerate(wanted):
            _check(complaints, (number,), command)
        complaints.settle()
        self._create(scope, wanted)
        kept = [self._registered(scope, command) for command in wanted]
        await self._save(scope, kept)
        return kept

    async def add(self, scope: int, wanted: Json) -> Json:
        """Register a command, in place of one with the same name and type.

        Raises ApiError for a faulty one.
        """
        complaints = Complaints()
        _check(complaints, (), wanted)
        complaints.settle()
        self._create(scope, [wanted, *(one for one in self.all(scope) if not _same(one, wanted))])
        command = self._registered(scope, wanted)
        others = [one for one in self.all(scope) if one["id"] != command["id"]]
        await self._save(scope, [*others, command])
        return command

    async def edit(self, scope: int, number: int, changes: Json) -> Json:
        """Change a command by its id. Raises ApiError for an unknown id or a faulty change."""
        return await self.add(scope, self.get(scope, number) | changes)

    async def remove(self, scope: int, number: int) -> None:
        """Remove a command by its id. Raises ApiError for an unknown id."""
        gone = self.get(scope, number)
        await self._save(scope, [one for one in self.all(scope) if one is not gone])

    def get(self, scope: int, number: int) -> Json:
        """Return a command by its id. Raises ApiError for an unknown id."""
        for command in self.all(scope):
            if command["id"] == str(number):
                return command
        raise unknown_command()

    def offered_to(
        self, person: Person, channel: Channel | None = None, first: str = ""
    ) -> list[Offered]:
        """List the commands that a person can type in a channel, or in the first guild without one.

        A command of the guild and a global one of the same name are both there, as at Discord; that
        of the guild is first. With `first`, list only commands with this first word.
        """
        guild = people.GUILD_ID if channel is None else channel.guild
        offered: list[Offered] = []
        for command in [*(self.all(guild) if guild else []), *self.all(GLOBAL)]:
            typed = command.get("type", CHAT_INPUT) == CHAT_INPUT
            here = _is_for(command, channel) and _may_use(person, command, channel)
            if typed and here and first in ("", command["name"]):
                offered += _leaves(command)
        return sorted(offered, key=lambda one: one.name)

    def find(self, person: Person, name: str, channel: Channel) -> Offered:
        """Return a command by what is typed, with or without the slash: `game new`.

        Raises NotOffered if the person cannot type it.
        """
        wanted = name.strip().removeprefix("/")
        for one in self.offered_to(person, channel, wanted.partition(" ")[0]):
            if one.name == wanted:
                return one
        raise NotOffered(f"{person.name} is offered no command /{wanted}")

    def for_messages(self, person: Person, channel: Channel | None = None) -> list[Json]:
        """Return the commands that the person finds in the menu of each message of a channel."""
        menus = [one for one in self.all(GLOBAL) if one.get("type") == ON_MESSAGE]
        here = [one for one in menus if _is_for(one, channel)]
        return [one for one in here if _may_use(person, one, channel)]

    def on_message(self, person: Person, channel: Channel, name: str) -> Json:
        """Return a command of a message's menu, by its name in any language. Raises NotOffered."""
        for one in self.for_messages(person, channel):
            if name in (one["name"], *held(one, "name_localizations").values()):
                return one
        raise NotOffered(f"{person.name} is offered no {name!r} for a message")

    def _create(self, scope: int, wanted: list[Json]) -> None:
        """Count the commands that are new in a scope. Raises ApiError beyond Discord's limits."""
        kinds = [one.get("type", CHAT_INPUT) for one in wanted]
        known = {(one["name"], one["type"]) for one in self.all(scope)}
        new = sum((one["name"], kind) not in known for one, kind in zip(wanted, kinds, strict=True))
        for kind, most in MOST.items():
            if kinds.count(kind) > most:
                raise too_many_commands(most)
        created = self.created.get(scope, 0) + new
        if created > CREATES:
            raise too_many_creates(CREATES)
        self.created[scope] = created

    def _registered(self, scope: int, wanted: Json) -> Json:
        kind = wanted.get("type", CHAT_INPUT)
        same = [one for one in self.all(scope) if _same(one, wanted)]
        number = same[0]["id"] if same else str(self._world.new_id())
        permissions = wanted.get("default_member_permissions")
        command = wanted | {
            "id": number,
            "type": kind,
            "application_id": str(people.APPLICATION_ID),
            "version": str(self._world.new_id()),
            "description": wanted.get("description") or "",
            "default_member_permissions": None if permissions is None else str(permissions),
            "nsfw": bool(wanted.get("nsfw")),
            "options": listed(wanted, "options"),
        }
        return command if scope == GLOBAL else command | {"guild_id": str(scope)}

    async def _save(self, scope: int, commands: list[Json]) -> None:
        await self._world.state.save_commands(scope, commands)
        self._scopes[scope] = commands
        self._world.tell("commands", {})


def filled_options(world: World, offered: Offered, given: Json) -> tuple[list[Json], Json]:
    """Return the options of a complete command as Discord sends them, and Discord's `resolved`.

    The latter describes chosen people, channels and files by their id.

    Raises NotOffered for a value that a client would not send.
    """
    unknown = set(given) - {option["name"] for option in offered.options}
    if unknown:
        raise NotOffered(f"/{offered.name} has no option {', '.join(sorted(unknown))!r}")
    filled: list[Json] = []
    resolved: Json = {}
    for option in offered.options:
        name = option["name"]
        if name in given and given[name] is not None:
            value = _value(world, offered, option, given[name], resolved)
            filled.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required"):
            raise NotOffered(f"/{offered.name} needs the option {name!r}")
    return filled, resolved


def typed_options(world: World, offered: Offered, focused: str, given: Json) -> list[Json]:
    """Return the options filled in so far; `focused` is the option that is being typed.

    Raises NotOffered if the bot does not complete that option.
    """
    option = offered.option(focused)
    if not option.get("autocomplete"):
        raise NotOffered(f"/{offered.name} does not complete {focused!r}")
    filled: list[Json] = []
    for other in offered.options:
        name = other["name"]
        if name == focused:
            text = given.get(name, "")
            filled.append({"name": name, "type": other["type"], "value": text, "focused": True})
        elif given.get(name) is not None:
            value = _value(world, offered, other, given[name], {})
            filled.append({"name": name, "type": other["type"], "value": value})
    return filled


def nested(offered: Offered, options: list[Json]) -> list[Json]:
    """Wrap options in the sub-command and group to which they belong."""
    kinds = [SUBCOMMAND, GROUP]
    for name, kind in zip(reversed(offered.path[1:]), kinds, strict=False):
        options = [{"name": name, "type": kind, "options": options}]
    return options


def _same(registered: Json, wanted: Json) -> bool:
    """Whether a command has the name and type of one that is registered, and so replaces it."""
    kind = wanted.get("type", CHAT_INPUT)
    return registered["name"] == wanted["name"] and registered["type"] == kind


def _leaves(*parts: Json) -> list[Offered]:
    options = listed(parts[-1], "options")
    inner = [one for one in options if one["type"] in (SUBCOMMAND, GROUP)]
    if not inner:
        return [Offered(parts)]
    return [leaf for one in inner for leaf in _leaves(*parts, one)]


def _is_for(command: Json, channel: Channel | None) -> bool:
    """Whether a command exists in this kind of place, given how the bot is installed there."""
    contexts, installs = command.get("contexts"), listed(command, "integration_types") or [0]
    if channel is not None and channel.recipient is not None:
        return contexts is None or BOT_DM in contexts
    installed = channel is None or channel.bot_is_member or USER_INSTALL in installs
    return installed and (contexts is None or GUILD in contexts)


def _may_use(person: Person, command: Json, channel: Channel | None) -> bool:
    """Whether the person has the command's permissions; direct messages require none."""
    needed = command.get("default_member_permissions")
    if needed is None or person.moderator or (channel is not None and channel.recipient):
        return True
    wanted = Permissions(int(needed))
    return wanted.value != 0 and person.permissions.is_superset(wanted)


def _value(world: World, offered: Offered, option: Json, given: object, resolved: Json) -> object:
    """Check one value as a Discord client would, and return it as the client sends it.

    Adds people, channels and files to `resolved`.
    """
    where = f"/{offered.name} {option['name']}"
    kind = option["type"]
    if kind in (USER, MENTIONABLE):
        return _someone(world, given, resolved)
    if kind == CHANNEL:
        channel = world.channel(given if isinstance(given, (str, int)) else str(given))
        wire = people.channel_json(channel) | {"permissions": str(world.bot_may(channel).value)}
        resolved.setdefault("channels", {})[str(channel.id)] = wire
        return str(channel.id)
    if kind == ATTACHMENT:
        return _file(world, where, given, resolved)
    if kind == BOOLEAN and not isinstance(given, bool):
        raise NotOffered(f"{where}: yes or no, not {given!r}")
    if kind in (INTEGER, NUMBER):
        return _number(where, option, given)
    if kind == STRING:
        return _text(where, option, given)
    return given


def _file(world: World, where: str, given: object, resolved: Json) -> str:
    """Keep a file that a person attaches, and return its id.

    The file is an upload, or its name with its bytes in base64.
    """
    if isinstance(given, dict):
        told = cast("Json", given)
        try:
            given = Upload(str(told["filename"]), b64decode(told["base64"], validate=True))
        except (KeyError, TypeError, ValueError):
            raise NotOffered(f"{where}: a file, not {told!r}") from None
    if not isinstance(given, Upload):
        raise NotOffered(f"{where}: a file, not {given!r}")
    if len(given.content) > FILE_LIMIT:
        raise NotOffered(f"{where}: {given.filename} is too large")
    file = world.hold(given)
    resolved.setdefault("attachments", {})[str(file.id)] = world.attachment_json(file)
    return str(file.id)


def _number(where: str, option: Json, given: object) -> float:
    whole = option["type"] == INTEGER
    if isinstance(given, bool) or not isinstance(given, int if whole else (int, float)):
        raise NotOffered(f"{where}: a {'whole ' if whole else ''}number, not {given!r}")
    if not option.get("min_value", given) <= given <= option.get("max_value", given):
        raise NotOffered(f"{where}: {given!r} is out of bounds")
    _one_of_the_choices(where, option, given)
    return given


def _text(where: str, option: Json, given: object) -> str:
    if not isinstance(given, str):
        raise NotOffered(f"{where}: text, not {given!r}")
    if not option.get("min_length", 0) <= len(given) <= option.get("max_length", 6000):
        raise NotOffered(f"{where}: {given!r} is too short or too long")
    _one_of_the_choices(where, option, given)
    return given


def _one_of_the_choices(where: str, option: Json, given: object) -> None:
    choices = [choice["value"] for choice in listed(option, "choices")]
    if choices and given not in choices:
        raise NotOffered(f"{where}: one of {choices}, not {given!r}")


def _someone(world: World, given: object, resolved: Json) -> str:
    try:
        person = world.person(given if isinstance(given, (Person, int)) else str(given))
    except KeyError as nobody:
        raise NotOffered(str(nobody)) from None
    resolved.setdefault("users", {})[str(person.id)] = people.user_json(person)
    member = people.member_json(person) | {"permissions": str(person.permissions.value)}
    resolved.setdefault("members", {})[str(person.id)] = member
    return str(person.id)


def _check(complaints: Complaints, at: Path, command: Json) -> None:
    """Add a complaint for each limit that a command or one of its parts exceeds.

    A bot sends the same commands for each guild. So commands without a fault are checked only once.
    """
    written = orjson.dumps(command)
    if written in _faultless:
        return
    before = len(complaints.tree)
    _check_all(complaints, at, command)
    if len(complaints.tree) == before:
        _faultless.add(written)


def _check_all(complaints: Complaints, at: Path, command: Json) -> None:
    if command.get("type", CHAT_INPUT) == CHAT_INPUT:
        _check_part(complaints, at, command)
    else:
        complaints.between((*at, "name"), command.get("name"), 32)
    if _text_length(command) > COMMAND_TEXT:
        most = f"Command exceeds maximum size ({COMMAND_TEXT})"
        complaints.add(at, "APPLICATION_COMMAND_TOO_LARGE", most)


def _check_part(complaints: Complaints, at: Path, part: Json) -> None:
    names = {"name": part.get("name") or "", **held(part, "name_localizations")}
    for name in names.values():
        if not _NAME.match(name) or name != name.lower():
            wrong = "Command name is invalid"
            complaints.add((*at, "name"), "APPLICATION_COMMAND_INVALID_NAME", wrong)
    texts = {"": part.get("description"), **held(part, "description_localizations")}
    for text in texts.values():
        complaints.between((*at, "description"), text, 100)
    options: list[Json] = listed(part, "options")
    complaints.at_most((*at, "options"), options, 25)
    complaints.at_most((*at, "choices"), listed(part, "choices"), 25)
    for number, choice in enumerate(listed(part, "choices")):
        complaints.between((*at, "choices", number, "name"), choice.get("name"), 100)
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        wrong = "Required options must be placed before non-required options"
        complaints.add((*at, "options"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", wrong)
    for number, option in enumerate(options):
        _check_part(complaints, (*at, "options", number), option)


def _text_length(part: Json) -> int:
    """Count the characters of all names, descriptions and values in `part`.

    Of a text and its translations, only the longest counts.
    """
    total = 0
    for field in ("name", "description"):
        texts = [part.get(field) or "", *held(part, f"{field}_localizations").values()]
        total += max(len(str(text)) for text in texts)
    total += len(part["value"]) if isinstance(part.get("value"), str) else 0
    inner = [*listed(part, "options"), *listed(part, "choices")]
    return total + sum(_text_length(one) for one in inner)
