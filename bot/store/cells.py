"""Read the cells of the database one by one, so that a damaged cell does not hide the others.

Usually a query fails as a whole if one of its cells cannot be decoded. Here such a cell is read as
UNREADABLE, and the code that makes a record of the row reports the damage.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Literal

from sqlalchemy import JSON, Dialect, TypeDecorator


class _Unreadable(Enum):
    UNREADABLE = "unreadable"


UNREADABLE: Literal[_Unreadable.UNREADABLE] = _Unreadable.UNREADABLE


def text_of(cell: bytes) -> Any:
    """Decode a cell of SQLite that holds text; return UNREADABLE if it is not UTF-8."""
    try:
        return cell.decode()
    except UnicodeDecodeError:
        return UNREADABLE


class JsonCell(TypeDecorator[Any]):
    """A column of JSON; a cell that is not JSON is read as UNREADABLE."""

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Any:
        decode = super().result_processor(dialect, coltype)

        def read(value: Any) -> Any:
            try:
                return decode(value) if decode else value
            except (ValueError, TypeError, RecursionError):
                return UNREADABLE

        return read


__all__ = ["UNREADABLE", "JsonCell", "text_of"]
