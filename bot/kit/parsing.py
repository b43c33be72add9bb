"""Turns what somebody typed into the command that they mean.

`parse_command` reads each field as a value that the game knows, in any language, and looks for the
legal commands with these values. If there is exactly one, it is meant; if there are several, they
are choices. If there is none, an illegal command is made of what was typed, because the rules
explain best what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

import engine
from bot.kit.chair import Chair
from bot.kit.moves import Moves
from bot.kit.typed import TypedCommand, bounded, do_of, languages, read


@dataclass(frozen=True, slots=True)
class Choices:
    """The legal commands that have the typed values, if there are several."""

    commands: Sequence[engine.Command]


@dataclass(frozen=True, slots=True)
class Refused:
    """The result if no legal command has the typed values, and one of several `leaders` may be
    meant.
    """

    leaders: Sequence[str]
    command: engine.Command
    """The command as typed, for the first of these leaders; the rules tell why it is refused."""


def parse_command(
    moves: Moves, chair: Chair, typed: TypedCommand
) -> engine.Command | Choices | Refused:
    """Return the command that is meant, `Choices` of legal ones, or `Refused` for several leaders.

    A single command may be illegal. Raises Refusal if the text in a field with a syntax of its own
    means nothing.
    """
    texts = {field: text for field, text in typed.fields.items() if text is not None}
    leaders = moves.leaders(chair, str(texts.pop(moves.leader_field, "")))
    legal = [
        one for one in chair.commands if do_of(one) == typed.do and moves.leader_of(one) in leaders
    ] or [one for one in chair.orders if do_of(one) == typed.do]
    reader = _Reader(moves, chair, leaders, legal)
    named = TypedCommand(
        typed.do, {field: reader.read(field, text) for field, text in texts.items()}
    )
    fields = {field: moves.read_words(chair, named, field) for field in named.fields}
    found = matching(moves, legal, fields)
    if found:
        return found[0] if len(found) == 1 else Choices(found)
    drafts = moves.drafts(chair, replace(named, fields=fields), leaders)
    first = next(iter(drafts.values()))
    return first if len(drafts) == 1 else Refused([*drafts], first)


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads fields as values; `legal` are the commands that the `leaders` may give."""

    moves: Moves
    chair: Chair
    leaders: Sequence[str]
    legal: Sequence[engine.Command]

    def read(self, field: str, typed: str) -> str:
        """Return the value that `typed` means in any language, the person's own first.

        If there is none, return the text itself, with too long numbers replaced.
        """
        moves, chair = self.moves, self.chair
        legal = (moves.value_of(one, field) for one in self.legal)
        known = (moves.field_values(chair, leader, field) for leader in self.leaders)
        values = [*dict.fromkeys((*filter(None, legal), *chain(*known)))]
        labels = (
            ((one, moves.label(other, field, one)) for one in values)
            for other in map(chair.speaking, languages(chair.language))
        )
        return read(typed, labels) or bounded(typed)


def fits(moves: Moves, command: engine.Command, fields: Mapping[str, Any]) -> bool:
    """Whether the command has these values in these fields. An empty value fits any."""
    filled = [(name, value) for name, value in fields.items() if value]
    return all(moves.value_of(command, name) == value for name, value in filled)


def matching(
    moves: Moves, commands: Sequence[engine.Command], fields: Mapping[str, Any]
) -> list[engine.Command]:
    """Return the commands that have these values in these fields.

    If exactly one of them leaves all other fields empty, only this one is returned, because the
    others contain more than was typed.
    """
    found = [one for one in commands if fits(moves, one, fields)]
    said = {*(name for name, value in fields.items() if value), *moves.without_option}
    literal = [
        one
        for one in found
        if not any(moves.value_of(one, name) for name in {*type(one).fields()} - said)
    ]
    return literal if len(literal) == 1 else found
