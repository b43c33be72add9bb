"""Writes a mission or a survivor as TOML, always in one form: reading and writing it again gives
the same text.

Only plain values are written. Anything else, such as a table in a list in a table, is written on
one line; the reader then reports what is wrong with it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, cast


class Form(NamedTuple):
    """The order of a file: its plain keys, then its tables, then its lists of tables."""

    head: tuple[str, ...]
    tables: tuple[str, ...]
    lists: tuple[str, ...]


MISSION = Form(
    head=(
        "format", "id", "name", "author", "licence", "source", "layout_source", "difficulty",
        "survivors", "minutes", "start", "exit",
    ),
    tables=("briefing", "map", "rooms"),
    lists=("doors", "spawns", "objectives", "cars", "rules", "victory"),
)  # fmt: skip
SURVIVOR = Form(
    head=(
        "format", "id", "name", "author", "licence", "initial", "shape", "attack", "health",
        "blue", "yellow", "orange", "red",
    ),
    tables=("portrait",),
    lists=("by_hand",),
)  # fmt: skip
FIRST = ("name", "id", "between", "zone", "tiles", "names")
"""Keys that come first in their table."""
DRAWINGS = ("tiles", "names")
"""Keys whose texts are written in several lines."""
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def to_toml(data: Mapping[str, object], form: Form = MISSION) -> str:
    """Return the data of a mission or a survivor as the text of its file.

    None and empty lists are left out.
    """
    head, tables, lists = form
    others = [key for key in data if key not in (*head, *tables, *lists)]
    lines = list(_pairs({key: data.get(key) for key in (*head, *others)}))
    for key in tables:
        said = data.get(key)
        if isinstance(said, dict):
            lines += ["", f"[{key}]", *_pairs(cast("dict[str, object]", said))]
        elif said is not None:
            lines.insert(0, f"{_key(key)} = {_value(said)}")
    for key in lists:
        said = data.get(key)
        entries = cast("list[object]", said) if isinstance(said, list) else []
        if said is not None and (said != entries or not _are_tables(entries)):
            lines.insert(0, f"{_key(key)} = {_value(cast('object', said))}")
            continue
        for entry in entries:
            lines += ["", f"[[{key}]]", *_pairs(cast("dict[str, object]", entry))]
    return "\n".join(lines) + "\n"


def _are_tables(entries: list[object]) -> bool:
    return all(isinstance(one, dict) for one in entries)


def _pairs(table: Mapping[str, object]) -> Iterator[str]:
    first = [key for key in FIRST if key in table]
    for key in (*first, *(key for key in table if key not in first)):
        said = table[key]
        if said is not None and said != []:
            drawn = key in DRAWINGS and isinstance(said, str) and _is_drawing(said)
            yield f"{_key(key)} = {_drawing(str(said)) if drawn else _value(said)}"


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _value(said: object) -> str:
    if isinstance(said, bool):
        return "true" if said else "false"
    if isinstance(said, int | float):
        return repr(said)
    if isinstance(said, list | tuple):
        return f"[{', '.join(_value(one) for one in cast('list[object]', said))}]"
    if isinstance(said, dict):
        table = cast("dict[str, object]", said)
        inside = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in table.items())
        return f"{{ {inside} }}"
    return _text("" if said is None else str(said))


def _text(said: str) -> str:
    # What JSON escapes is escaped alike in TOML; DEL is a control character only there.
    return json.dumps(said, ensure_ascii=False).replace("\x7f", "\\u007f")


def _drawing(said: str) -> str:
    """Write a drawing over several lines, without blank lines before and after it."""
    return f'"""\n{said.strip(chr(10))}\n"""'


def _is_drawing(said: str) -> bool:
    return "\n" in said and all(
        one == "\n" or (one >= " " and one not in '"\\\x7f') for one in said
    )
