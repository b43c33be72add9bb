"""What happened, as facts: the bot turns them into sentences, the log keeps them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from types import ModuleType
from typing import ClassVar, dataclass_transform

from pydantic import TypeAdapter


@dataclass_transform(frozen_default=True, kw_only_default=True)
@dataclass(frozen=True, kw_only=True)
class Event:
    """Something the table is told: whatever is one is a frozen dataclass, its fields named when
    it is told. With `only_for`, just these seats may know."""

    untold: ClassVar[bool] = False
    """Whether nobody is told of it in words; what follows says it."""
    only_for: tuple[str, ...] = ()

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, kw_only=True)(cls)


def kinds_in(*modules: ModuleType) -> dict[str, type[Event]]:
    """The events that stand in the modules, by name: a log of their game knows them by it.

    Raises ValueError where two share a name.
    """
    found: dict[str, type[Event]] = {}
    named = [one for module in modules for one in vars(module).values() if isinstance(one, type)]
    for one in named:
        if issubclass(one, Event) and one is not Event:
            other = found.setdefault(one.__name__, one)
            if other is not one:
                raise ValueError(f"two events of a game are called {one.__name__!r}")
    return found


@cache
def _adapter(kind: type[Event]) -> TypeAdapter[Event]:
    return TypeAdapter(kind)


def event_to_json(happened: Event) -> dict[str, object]:
    """The event as plain data, its name under `event`; fields at their default are left out."""
    data: dict[str, object] = _adapter(type(happened)).dump_python(happened, mode="json")
    defaults = {field.name: field.default for field in fields(happened)}
    kept = {key: value for key, value in data.items() if getattr(happened, key) != defaults[key]}
    return {"event": type(happened).__name__, **kept}


def read_event(kinds: Mapping[str, type[Event]], data: Mapping[str, object]) -> Event:
    """The event of `event_to_json`. Raises KeyError for a name that is none of `kinds`."""
    rest = {key: value for key, value in data.items() if key != "event"}
    return _adapter(kinds[str(data["event"])]).validate_json(json.dumps(rest))
