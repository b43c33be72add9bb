"""Slash commands of a game as rows: what is typed, and which command of the rules it gives.

Everything that Discord shows of a row is text under keys that follow from it: `cmd-<name>` and
`cmd-<name>-about`, `opt-<option>` and `opt-<about>-about`, `choice-<value>`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, get_args, get_origin, get_type_hints

import engine


@dataclass(frozen=True, slots=True)
class Ask:
    """One option of a slash command. An option without choices is completed with legal values."""

    name: str
    about: str
    must: bool
    choices: tuple[str, ...]
    said: str
    """A prefix of the keys of the choices' texts, needed if values alone are ambiguous."""
    usual: str
    """The value that is meant if the option is left out."""
    file: bool = False
    """Whether the option is a file that somebody attaches."""


def ask(
    name: str,
    about: str = "",
    *,
    must: bool = False,
    choices: tuple[str, ...] = (),
    said: str = "",
    usual: str = "",
    file: bool = False,
) -> Ask:
    """Return an option by the keys of its name and its description, which are mostly the same."""
    return Ask(name, about or name, must, choices, said, usual, file)


def field_of(asks: Mapping[str, Ask], option: str) -> str | None:
    """The field that an option fills; None for one that is not among them."""
    return next((field for field, one in asks.items() if one.name == option), None)


class Slash:
    """A slash command. `name` is what is typed, a group's commands with the group before it.

    Each option stands under the field that it fills; a field with few values offers just these.
    `instead` is meant where nothing is filled in and the rules allow no `command` of the sort.
    """

    def __init__(
        self,
        name: str,
        command: type[engine.Command],
        instead: type[engine.Command] | None = None,
        /,
        **asks: Ask,
    ) -> None:
        self.name = name
        self.command = command
        self.do = kind_of(command)
        self.instead = None if instead is None else kind_of(instead)
        self.asks: Mapping[str, Ask] = {
            field: replace(one, choices=one.choices or values_of(command, field))
            for field, one in asks.items()
        }

    def field_of(self, option: str) -> str | None:
        """The field that an option fills; None for one of other games."""
        return field_of(self.asks, option)

    @property
    def what(self) -> str:
        """What it is counted as."""
        return self.do


Offer = Callable[[Any, str], Awaitable[list[tuple[str, str]]]]
"""Returns the values that a field can have, each with its label."""


async def nothing(asked: object, name: str) -> list[tuple[str, str]]:
    """Complete nothing: the default for an errand without options."""
    return []


@dataclass(frozen=True, slots=True)
class Errand:
    """A slash command that gives no command of the game: it explains, shows or keeps something.

    `anywhere` is true if it needs no table.
    """

    name: str
    carry_out: Callable[[Any], Awaitable[Any]]
    """Takes what was `Asked` and returns the `Reply`."""
    asks: Mapping[str, Ask] = field(default_factory=dict[str, Ask])
    offer: Offer = nothing
    anywhere: bool = False
    form: Callable[..., Any] | None = None
    """Returns a form that asks for more first. It takes a person's language, the text of its
    fields, and what it is about."""
    form_id: str = ""
    """The custom id of that form; controls below the answer carry it, too."""

    @property
    def what(self) -> str:
        """What it is counted as."""
        return key_of(self.name)

    def field_of(self, option: str) -> str | None:
        """The field that an option fills; None for one of other games."""
        return field_of(self.asks, option)


def key_of(name: str) -> str:
    """Return the name of a slash command in the form that keys of texts use."""
    return name.replace(" ", "-")


def kind_of(command: type[engine.Command]) -> str:
    """The sort of command, as it is stored."""
    return command.name()


def values_of(command: type[engine.Command], field: str) -> tuple[str, ...]:
    """The values of a field that the rules name one by one."""
    return _named(get_type_hints(command).get(field))


def _named(annotation: object) -> tuple[str, ...]:
    if get_origin(annotation) is Literal:
        return tuple(str(one) for one in get_args(annotation))
    return tuple(value for part in get_args(annotation) for value in _named(part))
