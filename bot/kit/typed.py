"""Reads what people type: the fields of a command, names, lists and numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import engine
from bot.base.words import LANGUAGES, listing
from bot.kit.terms import Named
from engine.core.folding import fold

Fields = Mapping[str, Any]
ROOM = 100
"""The most characters of a label that Discord shows."""
LONGEST_NUMBER = 9
"""The most digits of a number that is read."""
NUMBER = re.compile(rf"[0-9]{{1,{LONGEST_NUMBER}}}")
BEHIND_A_NAME = re.compile(r"\s*(?:[:(]|$)")
"""Matches where the name in a label ends; a caution, a place or a time may follow."""


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A command as somebody types it: its kind, and the text of each field so far."""

    do: str
    fields: Fields

    def text(self, field: str) -> str:
        """Return the text of a field; empty if nothing was typed."""
        return str(self.fields.get(field) or "")


def read(typed: str, offers: Iterable[Iterable[Named]]) -> str | None:
    """Return the value that the text `typed` means; None if there is no such value.

    The text may be the value itself, its label, or the name with which the label begins. `offers`
    has a list of values with their labels for each language, the person's own first. Labels are
    accepted because some Discord clients send the chosen label, cut to the length shown, instead of
    its value.
    """
    for options in map(list, offers):
        found = _exactly(typed, options) or _by_name(typed, options)
        if found is not None:
            return found
    return None


def chosen(typed: str, offers: Iterable[Iterable[Named]]) -> str | None:
    """Return the value that equals `typed`, or whose whole label does; None if there is none.

    Unlike `read` it accepts no part of a label.
    """
    return next(filter(None, (_exactly(typed, list(options)) for options in offers)), None)


def _exactly(typed: str, options: Sequence[Named]) -> str | None:
    """Return the value that equals the typed text, or whose label does; else None."""
    for spelling in (_spelled, _run_together):
        wanted = spelling(typed)
        for value, label in options:
            if wanted and wanted in (spelling(value), spelling(label), spelling(label[:ROOM])):
                return value
    return None


def _by_name(typed: str, options: Sequence[Named]) -> str | None:
    """Return the value whose label begins with the typed name; else None."""
    wanted, name = _spelled(typed), _spelled(_name(typed))
    found = [value for value, label in options if name and name == _spelled(_name(label))]
    # The text after the name may have changed since the label was offered. Then the name must
    # belong to only one value.
    return found[0] if found and (wanted == name or len({*found}) == 1) else None


def languages(own: str) -> tuple[str, ...]:
    """Return all languages in which a name may be typed, the person's own first."""
    return (own, *(one for one in LANGUAGES if one != own))


def fitting(options: Sequence[Named], typed: str) -> list[Named]:
    """Return the options whose label or value contains the text `typed`."""
    for spelling in (_spelled, _run_together):
        wanted = spelling(typed)
        found = [one for one in options if any(wanted in spelling(text) for text in one)]
        if found:
            return found
    return []


def number(typed: str) -> int | None:
    """Return the whole number that was typed.

    Return None for any other text, or for more than `LONGEST_NUMBER` digits.
    """
    digits = fold(typed)
    return int(digits) if NUMBER.fullmatch(digits) else None


def bounded(typed: str) -> str:
    """Return the text with each number that has too many digits replaced by 999999999."""
    return re.sub(rf"\d{{{LONGEST_NUMBER + 1},}}", "9" * LONGEST_NUMBER, typed.strip())


def names_in(typed: str) -> list[str]:
    """Return the names in a list that has commas or the word *and*: `Amy, Doug and Josh`."""
    return [name for part in _parts(typed) for name in _one_by_one(part)]


def read_each(typed: str, offers: Sequence[Sequence[Named]]) -> list[tuple[str, str | None]]:
    """Return each name of a typed list, with the value that it means or None.

    A name may itself contain the word *and*: *Tom and Jerry* may be one name.
    """
    found = list[tuple[str, str | None]]()
    for part in _parts(typed):
        whole = read(part, offers)
        names = [part] if whole is not None else _one_by_one(part)
        found += [(name, read(name, offers)) for name in names]
    return found


def _parts(typed: str) -> list[str]:
    return [one.strip() for one in re.split(r"[,;&+\n]", typed) if one.strip()]


def _one_by_one(part: str) -> list[str]:
    words = (listing(one, ("", "")).strip() for one in LANGUAGES)
    between = "|".join(rf"\s+{re.escape(one)}\s+" for one in words)
    return re.split(between, part, flags=re.IGNORECASE)


def _spelled(text: str) -> str:
    """Return the text in the form in which texts are compared, without a leading French `l'`."""
    return fold(text).removeprefix("l'")


def _run_together(text: str) -> str:
    """Return the text as `_spelled` does, but without spaces."""
    return _spelled(text).replace(" ", "")


def _name(text: str) -> str:
    """Return the part of a label before a colon or a bracket."""
    return BEHIND_A_NAME.split(text, maxsplit=1)[0]


def do_of(command: engine.Command) -> str:
    """Return the kind of a command, such as `open-door`; empty if it has no field `do`."""
    return str(getattr(command, "do", ""))
