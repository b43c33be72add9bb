"""Slash commands of a game as rows: what is typed, and which command of the rules it gives.

A `Slash` gives a command of the rules. An `Errand` gives none: it explains, shows or stores
something. The keys of a row's texts follow from its fields: `cmd-<name>` and `cmd-<name>-about`,
`opt-<option>` and `opt-<about>-about`, `choice-<value>`.
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
    """A prefix for the keys of the choices' texts, if the same values mean something else
    elsewhere.
    """
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
    """Return an option. `name` and `about` are the keys of its name and of its description.

    Without `about` the description has the same key as the name. The other parameters are explained
    at the fields of `Ask`.
    """
    return Ask(name, about or name, must, choices, said, usual, file)


def field_of(asks: Mapping[str, Ask], option: str) -> str | None:
    """Return the field that the option called `option` fills; None if `asks` has no such option."""
    return next((field for field, one in asks.items() if one.name == option), None)


class Slash:
    """A slash command that gives a command of the rules.

    `name` is what people type; in a group of slash commands, the group comes first (`card play`).
    Each option is passed under the name of the field that it fills; if the rules list the values of
    this field, the option offers only these. `instead` is the command that is given if no option is
    filled in and no command of the type `command` is legal.
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
        """Return the field that the option called `option` fills; None if there is no such
        option.
        """
        return field_of(self.asks, option)

    @property
    def what(self) -> str:
        """The name under which uses of this slash command are counted."""
        return self.do


Offer = Callable[[Any, str], Awaitable[list[tuple[str, str]]]]
"""Returns the values that a field can have, each with its label.

It takes the request (`bot.table.errands.Asked`) and the name of the field.
"""


async def nothing(asked: object, name: str) -> list[tuple[str, str]]:
    """Offer no values: the default for an errand without options."""
    return []


@dataclass(frozen=True, slots=True)
class Errand:
    """A slash command that gives no command of the rules: it explains, shows or stores something.

    `anywhere` is true if it needs no table.
    """

    name: str
    carry_out: Callable[[Any], Awaitable[Any]]
    """Takes the request (`bot.table.errands.Asked`) and returns the `Reply`."""
    asks: Mapping[str, Ask] = field(default_factory=dict[str, Ask])
    offer: Offer = nothing
    anywhere: bool = False
    form: Callable[..., Any] | None = None
    """Returns a form that asks for more before the errand is carried out.

    It takes the person's language, texts to fill the fields in with, and the subject of the form.
    """
    form_id: str = ""
    """The custom id of that form. Controls below the reply carry the same id."""

    @property
    def what(self) -> str:
        """The name under which uses of this slash command are counted."""
        return key_of(self.name)

    def field_of(self, option: str) -> str | None:
        """Return the field that the option called `option` fills; None if there is no such
        option.
        """
        return field_of(self.asks, option)


def key_of(name: str) -> str:
    """Return the name of a slash command as it is in keys of texts: `card-play` for `card play`."""
    return name.replace(" ", "-")


def kind_of(command: type[engine.Command]) -> str:
    """Return the kind of a command, such as `open-door`."""
    return command.name()


def values_of(command: type[engine.Command], field: str) -> tuple[str, ...]:
    """Return the values of a command's field if the rules list them; empty for any other field."""
    return _named(get_type_hints(command).get(field))


def _named(annotation: object) -> tuple[str, ...]:
    if get_origin(annotation) is Literal:
        return tuple(str(one) for one in get_args(annotation))
    return tuple(value for part in get_args(annotation) for value in _named(part))
