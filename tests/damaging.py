"""Stored games of which one thing was altered, and what a table is looked at with."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import engine
from bot.games import face_of

Path = tuple[str | int, ...]
NUMBERS = (-1, 0, 1, 7, 99, 10**9, 10**30)
WORDS = ("", "nothing", "1E", "ann", "\u0000", "A1", "99Z")


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """The way to everything in the data, the leaves and what holds them."""
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from places(value, (*path, at))


def altered(stored: dict[str, Any], chance: random.Random, places_: Sequence[Path]) -> tuple[str, str]:
    """The game with one thing altered, and what it is in words."""
    data = copy.deepcopy(stored)
    path = chance.choice(places_)
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    at, old = path[-1], holder[path[-1]]
    how = chance.choice(("another", "another", "another", "dropped", "doubled", "nulled"))
    if how == "dropped":
        del holder[at]
    elif how == "nulled":
        holder[at] = None
    elif how == "doubled" and isinstance(holder, list):
        holder.insert(int(at), old)
    else:
        _replace(data, holder, at, old, chance)
    new = "gone" if how == "dropped" else repr(holder[at] if not isinstance(holder,dict) or at in holder else list(holder)[-1])[:60]
    return json.dumps(data), f"{'.'.join(map(str, path))}: {str(old)[:40]!r} {how} {new}"


def _replace(data, holder, at, old, chance) -> None:
    if isinstance(old, bool):
        holder[at] = not old
    elif isinstance(old, int):
        holder[at] = chance.choice([*NUMBERS, old + 1, old - 1])
    elif isinstance(old, str):
        holder[at] = chance.choice([*WORDS, *_words(data)[:400], *_words(data["state"])])
    elif isinstance(holder, dict) and isinstance(old, (dict, list)):
        holder[chance.choice([*WORDS, *_words(data["state"])])] = holder.pop(at)
    else:
        holder[at] = chance.choice([[], {}, old * 2 if isinstance(old, list) else {}])


def _words(data):
    found = []
    for path in places(data):
        value = data
        for s in path: value = value[s]
        if isinstance(value, str): found.append(value)
        if isinstance(path[-1], str): found.append(path[-1])
    return found


def look(table, *, drawn: bool, languages=("en","fr")) -> None:
    sights = face_of(table.rules.id).sights
    for seat in (None, *table.seats):
        view = table.view(seat)
        if seat: table.commands(seat); engine.autopilot(table, seat)
        sights.board_text(view, "en", {})
        if drawn: sights.board(view, "en", {})
