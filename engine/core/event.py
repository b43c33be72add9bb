"""Events: facts about what happened. The bot turns them into sentences and the log keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import ClassVar

import msgspec

from engine.core.frozen import Frozen, readable


class Event(Frozen):
    """Something that happened at the table. If `only_for` is set, only these seats may know it."""

    untold: ClassVar[bool] = False
    """True if the event gets no sentence of its own, because a later event tells the same."""
    only_for: tuple[str, ...] = ()


def kinds_in(*modules: ModuleType) -> dict[str, type[Event]]:
    """Return the event classes defined in `modules` by class name, the name that logs use.

    Raises ValueError if two of them share a name.
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
def _usual(kind: type[Event]) -> Mapping[str, object]:
    """Return the default value of each field of the event type."""
    return {field.name: field.default for field in msgspec.structs.fields(kind)}


def event_to_json(happened: Event) -> dict[str, object]:
    """Return the event as a dictionary.

    It holds the class name under `event` and the fields that differ from their default.
    """
    usual, data = _usual(type(happened)), happened.plain()
    kept = {key: value for key, value in data.items() if getattr(happened, key) != usual[key]}
    return {"event": type(happened).__name__, **kept}


def read_event(kinds: Mapping[str, type[Event]], data: Mapping[str, object]) -> Event:
    """Return the event that `event_to_json` wrote. Raises KeyError for a name not in `kinds`."""
    rest = {key: value for key, value in data.items() if key != "event"}
    return msgspec.convert(rest, readable(kinds[str(data["event"])]))
