"""What happened, as facts: the bot turns them into sentences, the log keeps them."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from functools import cache
from typing import TypeVar, dataclass_transform

from pydantic import TypeAdapter

_known: dict[str, type[Event]] = {}
E = TypeVar("E", bound="Event")


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something the table is told. With `only_for`, just these seats may know."""

    only_for: tuple[str, ...] = ()


@dataclass_transform(frozen_default=True, kw_only_default=True)
def event(cls: type[E]) -> type[E]:
    """Makes an event class: frozen, slotted, its fields named when it is told.

    It is registered under its name, so that a stored log can be read again. Raises ValueError for
    a name that another game has: logs know events by their names alone.
    """
    if cls.__name__ in _known:
        raise ValueError(f"an event is called {cls.__name__!r} already")
    made = dataclass(frozen=True, slots=True, kw_only=True)(cls)
    _known[cls.__name__] = made
    return made


@cache
def _adapter(name: str) -> TypeAdapter[Event]:
    return TypeAdapter(_known[name])


def event_to_json(happened: Event) -> dict[str, object]:
    """The event as plain data, its name under `event`; fields at their default are left out."""
    name = type(happened).__name__
    data: dict[str, object] = _adapter(name).dump_python(happened, mode="json")
    defaults = {field.name: field.default for field in fields(happened)}
    kept = {key: value for key, value in data.items() if getattr(happened, key) != defaults[key]}
    return {"event": name, **kept}


def event_from_json(data: dict[str, object]) -> Event:
    """The event of `event_to_json`. Raises KeyError for a name nobody registered."""
    rest = {key: value for key, value in data.items() if key != "event"}
    return _adapter(str(data["event"])).validate_json(json.dumps(rest))


def event_names() -> tuple[str, ...]:
    """Every event there is: each needs a sentence in every language."""
    return tuple(sorted(_known))
