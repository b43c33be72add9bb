"""What happened, as facts: the bot turns them into sentences, the log keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import ClassVar

import msgspec

from engine.core.frozen import Frozen


class Event(Frozen):
    """Something the table is told. With `only_for`, just these seats may know."""

    untold: ClassVar[bool] = False
    """Whether nobody is told of it in words; what follows says it."""
    only_for: tuple[str, ...] = ()


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
def _usual(kind: type[Event]) -> Mapping[str, object]:
    """What is in each field where nothing else is said."""
    return {field.name: field.default for field in msgspec.structs.fields(kind)}


def event_to_json(happened: Event) -> dict[str, object]:
    """The event as plain data, its name under `event`; fields at their default are left out."""
    usual, data = _usual(type(happened)), happened.plain()
    kept = {key: value for key, value in data.items() if getattr(happened, key) != usual[key]}
    return {"event": type(happened).__name__, **kept}


def read_event(kinds: Mapping[str, type[Event]], data: Mapping[str, object]) -> Event:
    """The event of `event_to_json`. Raises KeyError for a name that is none of `kinds`."""
    rest = {key: value for key, value in data.items() if key != "event"}
    return msgspec.convert(rest, kinds[str(data["event"])])
