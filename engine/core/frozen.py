"""The base of commands and events: immutable structures made with keyword arguments.

A table lists commands and tells events by the hundred; msgspec creates one in a quarter of the time
that a pydantic model or a frozen dataclass takes.
"""

from __future__ import annotations

import threading
from typing import Any, TypeVar, dataclass_transform

import msgspec

K = TypeVar("K")
BUILDING = threading.Lock()
"""Held while msgspec works out how a structure is read, which it does at its first use.

It keeps the unfinished result on the structure's class. A second thread that reads with it ends the
process with a segmentation fault.
"""
_BUILT = set[type]()


@dataclass_transform(frozen_default=True, kw_only_default=True)
class _Named(msgspec.StructMeta):
    """Makes the fields of every subclass keyword-only; msgspec wants that said in each class."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **ways: Any) -> Any:
        return super().__new__(cls, name, bases, body, kw_only=True, **ways)


class Frozen(msgspec.Struct, metaclass=_Named, frozen=True):
    """An immutable structure with keyword-only fields."""

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """Return the names of the fields in the order of their definition."""
        return cls.__struct_fields__

    def plain(self) -> dict[str, Any]:
        """Return the structure as JSON data: a dictionary of texts, numbers and lists."""
        return msgspec.json.decode(msgspec.json.encode(self))


def readable(kind: type[K]) -> type[K]:
    """Return the structure's class, once msgspec can read it in any number of threads."""
    if kind not in _BUILT:
        with BUILDING:
            msgspec.json.Decoder(kind)
        _BUILT.add(kind)
    return kind
