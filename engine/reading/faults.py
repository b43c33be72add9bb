"""Faults in data files: each names its file, its entry and a cure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any, Literal, LiteralString, cast, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails, PydanticCustomError

from engine.reading.base import Entry
from engine.reading.sentences import SENTENCES

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
    rule: str = ""
    """The name of the special rule or goal that has the fault."""
    line: int = 0
    """The line of a text that is no TOML, from 1; 0 if it is not known."""


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
    whole: bool = False
    """True if a rule's check gives the path from the beginning of the file, not of the rule."""


Value = str | int | Sequence[str]
"""A value in the sentence of a fault."""


class Finding(str):
    """The sentence of a fault, with its place and the change that removes it, if there is one.

    `key` and `values` say the same as data, so that the bot can tell it in any language: the keys
    are those of `sentences.SENTENCES` and `sentences.FIELDS`.
    """

    where: Where = NOWHERE
    mend: Mend | None = None
    key: str = ""
    values: Mapping[str, Value] = MappingProxyType({})

    @classmethod
    def of(
        cls, key: str, where: Where = NOWHERE, mend: Mend | None = None, /, **values: Value
    ) -> Finding:
        """Return the fault of that key, with its sentence from `SENTENCES`."""
        shown = {name: spelled(value) for name, value in values.items()}
        return cls(SENTENCES[key].format_map(shown)).but(
            where=where, mend=mend, key=key, values=values
        )

    def but(self, sentence: str = "", **changed: Any) -> Finding:
        """Return the same finding with another sentence, place, mend, key or values."""
        found = Finding(sentence or self)
        found.__dict__.update({**self.__dict__, **changed})
        return found

    def after(self, words: str) -> Finding:
        """Return the finding with `words` put before its sentence."""
        return self.but(f"{words}{self}")

    def moved(self, entry: Place) -> Finding:
        """Return the finding with `entry` in place of the first parts of its path and of the path
        of its mend.
        """
        size = len(entry)
        old, mend = self.where.field[:size], self.mend
        if mend is not None and mend.at[:size] == old:
            mend = replace(mend, at=(*entry, *mend.at[size:]))
        field = (*entry, *self.where.field[size:])
        return self.but(where=replace(self.where, field=field), mend=mend)

    def within(self, entry: Place) -> Finding:
        """Return the finding with `entry` put before its path and before the path of its mend.

        Both paths then lead from the beginning of the file instead of from the beginning of the
        entry.
        """
        mend = self.mend
        if mend is not None and not mend.whole:
            mend = replace(mend, at=(*entry, *mend.at))
        field = (*entry, *self.where.field)
        return self.but(where=replace(self.where, field=field), mend=mend)


def spelled(value: Value) -> str | int:
    """Return a value of a fault as sentences show it: a list with commas."""
    return value if isinstance(value, str | int) else ", ".join(map(str, value))


class Misread(ValueError):
    """Something cannot be read; `findings` are its faults."""

    def __init__(self, *findings: Finding, before: str = "") -> None:
        """`before` begins the message, which then names all findings."""
        self.findings = findings
        super().__init__(before + " / ".join(findings))


def misread(key: str, **values: Value) -> Misread:
    """Return an error with one finding of that key."""
    return Misread(Finding.of(key, **values))


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
    key: str = field(default="", compare=False)
    """What is wrong, such as `door-twice`; empty in data files of the box, which only English
    speaks of."""
    values: Mapping[str, Value] = field(default_factory=dict[str, Value], compare=False)

    @classmethod
    def of(cls, entry: str, told: Finding, at: str = "") -> Fault:
        """Return a fault of a mission from outside."""
        return cls("", entry, str(told), at, told.where, told.mend, told.key, told.values)

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
    """Return the end of a sentence that names the known word closest to `given`.

    An example is `, but 'axe' is there`. The result is empty if no known word is close.
    """
    near = get_close_matches(given, list(known), n=1)
    return f", but {near[0]!r} is there" if near else ""


def same_names(file: str, entries: Iterable[Entry]) -> Iterator[Found]:
    """Yield a fault for each name that two entries of a file share."""
    listed = list(entries)
    for language in ("fr", "en"):
        for name in doubled(entry.name.in_(language) for entry in listed):
            yield file, name, f"two entries have this name ({language}); each has its own"


def custom(key: str, **values: Value) -> PydanticCustomError:
    """Return the error that a model's own check raises, with the key and values of the fault."""
    told = Finding.of(key, **values)
    return PydanticCustomError(
        cast("LiteralString", key), cast("LiteralString", _literal(told)), dict(values)
    )


def _literal(text: str) -> str:
    """Return the text so that pydantic finds no placeholders in it."""
    return text.replace("{", "(").replace("}", ")")


def cures(model: type[BaseModel], error: ValidationError) -> list[Finding]:
    """Return the complaints of pydantic as one plain line each: what is wrong; what would be
    right.
    """
    return [_found(model, found) for found in error.errors()]


NUMBERS = ("int_type", "int_parsing", "int_from_float", "finite_number")
TEXTS = ("string_type", "enum", "string_too_long")
TABLES = ("model_type", "model_attributes_type", "dict_type", "is_instance_of")
LISTS = ("tuple_type", "list_type", "too_long")
KINDS = {
    "missing": "field-missing", "extra_forbidden": "field-unknown", "literal_error": "field-choice",
    "greater_than_equal": "field-least", "less_than_equal": "field-most",
    "too_short": "field-empty", "string_too_short": "field-empty",
    "string_pattern_mismatch": "field-form", "bool_type": "field-flag",
    "bool_parsing": "field-flag", **dict.fromkeys(NUMBERS, "field-number"),
    **dict.fromkeys(TEXTS, "field-text"), **dict.fromkeys(TABLES, "field-table"),
    **dict.fromkeys(LISTS, "field-list"),
}  # fmt: skip
"""For each kind of complaint of pydantic, the key of the fault."""


def _found(model: type[BaseModel], found: ErrorDetails) -> Finding:
    """Return a complaint of pydantic as a finding.

    What the file may do without is cured by its removal.
    """
    place = _place(found)
    key, values = _told(model, found)
    unknown = found["type"] in ("extra_forbidden", "field-plain")
    unknown = unknown or found["loc"][-1:] == ("[key]",)
    mend = Mend("remove", place) if unknown or _is_optional(model, found["loc"]) else None
    return Finding(_cure(model, found)).but(
        where=Where(field=place), mend=mend, key=key, values=values
    )


def _place(found: ErrorDetails) -> Place:
    """Return the path to the value that a complaint is about."""
    place = tuple(part for part in found["loc"] if part != "[key]")
    if found["type"] in SENTENCES:
        said = found.get("ctx", {})
        place += (said["at"],) if "at" in said else ()
        place = (*place[:-1], said["field"]) if "field" in said else place
    return place


def _told(model: type[BaseModel], found: ErrorDetails) -> tuple[str, Mapping[str, Value]]:
    """Return the key of a complaint and the values of its sentence."""
    place, kind = found["loc"], found["type"]
    if kind in SENTENCES:
        return kind, found.get("ctx", {})
    values: dict[str, Value] = {"field": _spelled(place), "value": str(found["input"])[:40]}
    if place[-1:] == ("[key]",):
        return "field-key", values | {"field": _spelled(place[:-2]), "value": str(place[-2])}
    key = KINDS.get(kind, "field-wrong")
    if key == "field-unknown":
        values["known"] = [*_models(model, place[:-1])[-1].model_fields]
    elif key == "field-choice":
        values["choices"] = _choices(model, place)
    elif key in ("field-least", "field-most"):
        values["limit"] = int(next(iter(found.get("ctx", {"ge": 0}).values())))
    elif key in ("field-missing", "field-form", "field-table"):
        values["example"] = _example(model, place)
    return key, values


def _field(model: type[BaseModel], place: Place) -> FieldInfo | None:
    """Return the field in which a place lies, the innermost one."""
    met = _models(model, place)
    for name in reversed([part for part in place if isinstance(part, str)]):
        for owner in reversed(met):
            if name in owner.model_fields:
                return owner.model_fields[name]
    return None


def _is_optional(model: type[BaseModel], place: Place) -> bool:
    """Return whether the value there may be left out."""
    if not place or not isinstance(place[-1], str):
        return False
    owner = _models(model, place[:-1])[-1].model_fields.get(place[-1])
    return owner is not None and not owner.is_required()


def _choices(model: type[BaseModel], place: Place) -> list[str]:
    """Return all values that are allowed at a place."""
    found = _field(model, place)
    return [] if found is None else [*_literals(found.annotation)]


def _literals(annotation: object) -> Iterator[str]:
    if get_origin(annotation) is Literal:
        yield from map(str, get_args(annotation))
    elif get_origin(annotation) is not dict:
        for part in cast("tuple[object, ...]", get_args(annotation)):
            yield from _literals(part)
    else:
        yield from _literals(get_args(annotation)[1])


def _example(model: type[BaseModel], place: Place) -> str:
    """Return what may stand at a place, as the file writes it; empty if nothing is given."""
    name = str(next((part for part in reversed(place) if isinstance(part, str)), ""))
    return EXAMPLES.get(name, "")


EXAMPLES = {
    "id": "night-market", "name": '{ en = "Night Market", fr = "Marché de nuit" }',
    "briefing": '{ en = "Take every objective.", fr = "Prenez tous les objectifs." }',
    "en": '"Night Market"', "fr": '"Marché de nuit"', "source": '"house"',
    "layout_source": '"house"', "difficulty": '"easy"', "survivors": "{ min = 4, max = 6 }",
    "min": "4", "max": "6", "minutes": "45", "start": '"S1"', "exit": '"S1"', "zone": '"S1"',
    "zones": '["S1"]', "between": '["B1", "S4"]', "spawns": '[[spawns]] zone = "S1"',
    "victory": '[[victory]] name = "take-objectives"', "rooms": 'B1 = "living"',
    "count": "1", "noise": "1", "kind": '"walker"', "objectives": '["objective-1"]',
    "objective": '"objective-1"', "colours": '["blue"]', "level": '"yellow"',
}  # fmt: skip
"""For each key of a mission's file, a value as the file may have it."""


def _cure(model: type[BaseModel], found: ErrorDetails) -> str:
    place, kind = found["loc"], found["type"]
    if kind == "value_error" or kind in SENTENCES:
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
