"""Faults in data files: each names its file, its entry and a cure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Literal, Self, cast, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from engine.reading.base import Entry

Place = tuple[str | int, ...]
Found = tuple[str, str, str]
"""A fault as three texts: its file, its entry, and the cure."""


@dataclass(frozen=True, slots=True)
class Where:
    """The place of a fault in a mission: on its board, on its map of tiles, and in its file."""

    zone: str = ""
    wall: tuple[str, ...] = ()
    """The two zones between which it is."""
    tile: tuple[int, int] | None = None
    """Row and column of a tile, from 0."""
    field: Place = ()
    """The path to the value in the file, such as `("spawns", 0, "zone")`; lists count from 0."""


NOWHERE = Where()


@dataclass(frozen=True, slots=True)
class Mend:
    """A change of the file that removes a fault: an entry is added, or a value changed or
    removed.
    """

    do: Literal["add", "set", "remove"]
    at: Place
    """The path to the list that gets an entry, or to the value that is changed or removed."""
    value: object = None


class Finding(str):
    """The sentence of a fault, with its place and the change that removes it, if there is one."""

    where: Where = NOWHERE
    mend: Mend | None = None

    @classmethod
    def at(cls, sentence: str, where: Where, mend: Mend | None = None) -> Self:
        found = cls(sentence)
        found.where, found.mend = where, mend
        return found

    def after(self, words: str) -> Finding:
        """Return the finding with `words` put before its sentence."""
        return Finding.at(f"{words}{self}", self.where, self.mend)

    def moved(self, entry: Place) -> Finding:
        """Return the finding with the first parts of its path, and of its cure's path, replaced by
        `entry`.
        """
        size = len(entry)
        old, mend = self.where.field[:size], self.mend
        if mend is not None and mend.at[:size] == old:
            mend = replace(mend, at=(*entry, *mend.at[size:]))
        return Finding.at(self, replace(self.where, field=(*entry, *self.where.field[size:])), mend)

    def within(self, entry: Place) -> Finding:
        """Return the finding with `entry` put before its path and its cure's path.

        So a path inside an entry becomes a path in the whole file.
        """
        mend = None if self.mend is None else replace(self.mend, at=(*entry, *self.mend.at))
        return Finding.at(self, replace(self.where, field=(*entry, *self.where.field)), mend)


def finding(sentence: str) -> Finding:
    """Return `sentence` as a finding, with an empty place if it is only a text."""
    return sentence if isinstance(sentence, Finding) else Finding(sentence)


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One fault; `cure` says what is wrong and what would be right."""

    file: str
    entry: str
    cure: str
    at: str = ""
    """The key of the file in which it is, such as `doors`; empty if it is in none."""
    where: Where = field(default=NOWHERE, compare=False)
    mend: Mend | None = field(default=None, compare=False)
    """The change of the file that removes the fault; None if the author must decide."""

    @classmethod
    def of(cls, entry: str, sentence: str, key: str = "") -> Fault:
        """Return the fault of `entry` in a mission from outside; `sentence` may be a finding with
        place and cure.
        """
        told = finding(sentence)
        return cls("", entry, str(told), key, told.where, told.mend)

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.entry, self.cure) if part)


class DataFaults(Exception):
    """The data files cannot be used; the exception names every fault of every file."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


def doubled(values: Iterable[str]) -> list[str]:
    """Return the values that occur more than once."""
    return [value for value, count in Counter(values).items() if count > 1]


def like(given: str, known: Collection[str]) -> str:
    """Return a hint at the known word closest to `given`, such as `, but 'axe' is there`.

    The hint is empty if no known word is close.
    """
    near = get_close_matches(given, list(known), n=1)
    return f", but {near[0]!r} is there" if near else ""


def same_names(file: str, entries: Iterable[Entry]) -> Iterator[Found]:
    """Yield a fault for each name that two entries of a file share."""
    listed = list(entries)
    for language in ("fr", "en"):
        for name in doubled(entry.name.in_(language) for entry in listed):
            yield file, name, f"two entries have this name ({language}); each has its own"


def cures(model: type[BaseModel], error: ValidationError) -> list[Finding]:
    """Return the complaints of pydantic as one plain line each: what is wrong; what would be
    right.
    """
    return [_found(model, found) for found in error.errors()]


def _found(model: type[BaseModel], found: ErrorDetails) -> Finding:
    """Return a complaint of pydantic as a finding; for an unknown key, its cure is to remove the
    key.
    """
    place = tuple(part for part in found["loc"] if part != "[key]")
    unknown = found["type"] == "extra_forbidden" or found["loc"][-1:] == ("[key]",)
    mend = Mend("remove", place) if unknown else None
    return Finding.at(_cure(model, found), Where(field=place), mend)


def _cure(model: type[BaseModel], found: ErrorDetails) -> str:
    place, kind = found["loc"], found["type"]
    if kind == "value_error":
        text = found["msg"].removeprefix("Value error, ")
        return f"{_spelled(place)}: {text}" if place else text
    name = _spelled(place)
    if place[-1] == "[key]":
        return f"{name} cannot stand here; {_right(model, place, found)}"
    if kind == "missing":
        return f"{name} is missing; {_right(model, place, found)}"
    if kind == "extra_forbidden":
        known = ", ".join(_models(model, place[:-1])[-1].model_fields)
        return f"{name} is not known here; known are {known}"
    return f"{name} is {found['input']!r}; {_right(model, place, found)}"


def _spelled(place: Place) -> str:
    """Return a place in an entry as an author would write it: `attacks 2: hits_on`."""
    text = ""
    for part in place:
        if isinstance(part, int):
            text += f" {part + 1}"
        elif part != "[key]":
            text += f": {part}" if text else part
    return text.strip()


def _right(model: type[BaseModel], place: Place, found: ErrorDetails) -> str:
    """Return what would be right: the description of the wrong field, or of the nearest field above
    it that has one.
    """
    met = _models(model, place)
    if place[-1] == "[key]":
        return _key_right(met[0], place) or found["msg"]
    for name in reversed([part for part in place if isinstance(part, str)]):
        for owner in reversed(met):
            field = owner.model_fields.get(name)
            if field is not None and field.description:
                return field.description
    return found["msg"][:1].lower() + found["msg"][1:]


def _key_right(model: type[BaseModel], place: Place) -> str:
    """Return the description of the keys of a table, if their type has one; else an empty
    string.
    """
    field = model.model_fields.get(str(place[0]))
    for kind in get_args(field.annotation)[:1] if field is not None else ():
        for note in getattr(kind, "__metadata__", ()):
            return str(getattr(note, "description", ""))
    return ""


def _models(model: type[BaseModel], place: Place) -> list[type[BaseModel]]:
    """Return the models that a path passes, starting with the entry's own."""
    met = [model]
    for part in place:
        if isinstance(part, str) and part in met[-1].model_fields:
            met += list(_inside(met[-1].model_fields[part].annotation))[:1]
    return met


def _inside(annotation: object) -> Iterator[type[BaseModel]]:
    """Yield the models named by an annotation such as `tuple[Attack, ...]`."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in cast("tuple[object, ...]", get_args(annotation)):
        yield from _inside(part)
