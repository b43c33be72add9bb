"""Writes a mission as TOML, always in one form: reading and writing it again gives the same text.

Only plain values are written. Anything else, such as a table in a list in a table, is written on
one line; the reader then reports what is wrong with it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import cast

HEAD = (
    "format", "id", "name", "author", "licence", "source", "layout_source", "difficulty",
    "survivors", "minutes", "start", "exit",
)  # fmt: skip
TABLES = ("briefing", "map", "rooms")
LISTS = ("doors", "spawns", "objectives", "cars", "rules", "victory")
IN_ONE_LINE = ("name", "survivors")
FIRST = ("name", "id", "between", "zone", "tiles", "names")
"""Keys that come first in their table."""
DRAWINGS = ("tiles", "names")
"""Keys whose texts are written in several lines."""
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def to_toml(data: Mapping[str, object]) -> str:
    """Return a mission's data as the text of its file; None and empty lists are left out."""
    known = (*HEAD, *TABLES, *LISTS)
    others = [key for key in data if key not in known]
    lines = list(_pairs({key: data.get(key) for key in (*HEAD, *others)}))
    for key in TABLES:
        said = data.get(key)
        if isinstance(said, dict):
            lines += ["", f"[{key}]", *_pairs(cast("dict[str, object]", said))]
        elif said is not None:
            lines.insert(0, f"{_key(key)} = {_value(said)}")
    for key in LISTS:
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
