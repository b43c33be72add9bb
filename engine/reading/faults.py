"""What is wrong in a data file, told as file, entry and cure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import cast, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from engine.reading.base import Entry

Place = tuple[str | int, ...]
Found = tuple[str, str, str]
"""File, entry and cure."""


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One thing that is wrong; `cure` says what it is and what would be right."""

    file: str
    entry: str
    cure: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.entry, self.cure) if part)


class DataFaults(Exception):
    """The data files cannot be used; every fault of every file is named."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


def doubled(values: Iterable[str]) -> list[str]:
    """What stands there more than once."""
    return [value for value, count in Counter(values).items() if count > 1]


def like(given: str, known: Collection[str]) -> str:
    """What was probably meant."""
    near = get_close_matches(given, list(known), n=1)
    return f", but {near[0]!r} is there" if near else ""


def same_names(file: str, entries: Iterable[Entry]) -> Iterator[Found]:
    """Names that two entries of a file share."""
    listed = list(entries)
    for language in ("fr", "en"):
        for name in doubled(entry.name.in_(language) for entry in listed):
            yield file, name, f"two entries have this name ({language}); each has its own"


def cures(model: type[BaseModel], error: ValidationError) -> list[str]:
    """Each complaint of pydantic as one plain line: what is wrong; what would be right."""
    return [_cure(model, found) for found in error.errors()]


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
    """A place in an entry as an author would say it: `attacks 2: hits_on`."""
    text = ""
    for part in place:
        if isinstance(part, int):
            text += f" {part + 1}"
        elif part != "[key]":
            text += f": {part}" if text else part
    return text.strip()


def _right(model: type[BaseModel], place: Place, found: ErrorDetails) -> str:
    """What would be right: the description of the field, or of what it lies in."""
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
    """What the names of a table are like, where the type of its keys says so."""
    field = model.model_fields.get(str(place[0]))
    for kind in get_args(field.annotation)[:1] if field is not None else ():
        for note in getattr(kind, "__metadata__", ()):
            return str(getattr(note, "description", ""))
    return ""


def _models(model: type[BaseModel], place: Place) -> list[type[BaseModel]]:
    """The models met on the way to a place, the entry's own first."""
    met = [model]
    for part in place:
        if isinstance(part, str) and part in met[-1].model_fields:
            met += list(_inside(met[-1].model_fields[part].annotation))[:1]
    return met


def _inside(annotation: object) -> Iterator[type[BaseModel]]:
    """The models named by an annotation such as `tuple[Attack, ...]`."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in cast("tuple[object, ...]", get_args(annotation)):
        yield from _inside(part)
