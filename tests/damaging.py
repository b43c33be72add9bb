"""Stored games of which one thing was altered, and all that a table is looked at with."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import engine
from bot.kit.registry import kit_of
from bot.kit.terms import Viewpoint
from engine.core.table import Table

Place = tuple[str | int, ...]
Data = dict[str, Any]
NUMBERS = (-1, 0, 1, 7, 99, 10**9, 10**30)
WORDS = ("", "nothing", "1E", "ann", "\u0000", "99Z")
HOWS = ("another", "another", "another", "dropped", "doubled", "emptied")


def places(data: Any, place: Place = ()) -> Iterator[Place]:
    """The way to everything in the data: the leaves, and what holds them."""
    if place:
        yield place
    inside: list[tuple[str | int, Any]] = []
    if isinstance(data, dict):
        inside = list(data.items())  # pyright: ignore[reportUnknownArgumentType]
    elif isinstance(data, list):
        inside = list(enumerate(data))  # pyright: ignore[reportUnknownArgumentType]
    for at, value in inside:
        yield from places(value, (*place, at))


def altered(stored: Data, place: Place, chance: random.Random) -> str:
    """The stored game with what is at the place replaced, dropped, doubled or emptied."""
    data = copy.deepcopy(stored)
    words = _words(data)
    holder: Any = data
    for step in place[:-1]:
        holder = holder[step]
    at, how = place[-1], chance.choice(HOWS)
    old = holder[at]
    if how == "dropped":
        del holder[at]
    elif how == "emptied":
        holder[at] = None
    elif how == "doubled" and isinstance(holder, list):
        holder.insert(int(at), old)  # pyright: ignore[reportUnknownMemberType]
    elif isinstance(holder, dict) and chance.random() < 0.3:
        holder[chance.choice(words)] = holder.pop(at)  # pyright: ignore[reportUnknownMemberType]
    else:
        holder[at] = _another(old, words, chance)
    return json.dumps(data)


def _another(old: object, words: Sequence[str], chance: random.Random) -> object:
    """Something of the same sort."""
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return chance.choice([*NUMBERS, old + 1, old - 1])
    if isinstance(old, str):
        return chance.choice(words)
    return chance.choice(([], {}, 7, [*words[:3]]))


def _words(data: Data) -> list[str]:
    """Whatever is written in the game, as a key or as a value, and some that are not."""
    found: list[str] = [*WORDS]
    for place in places(data):
        value: Any = data
        for step in place:
            value = value[step]
        found += [one for one in (place[-1], value) if isinstance(one, str)]
    return found


# ---------------------------------------------------------------- looking and playing


def look_at(table: Table[Any, Any], *, drawn: bool) -> None:
    """What every seat and a spectator sees, in words and with what can be done; drawn or not."""
    presenter = kit_of(table.rules.id).presenter
    for seat in (None, *table.seats):
        view = table.view(seat)
        for language in ("en", "fr"):
            presenter.board_text(Viewpoint(view, language, {}))
        if seat is not None:
            table.commands(seat)
        if drawn:
            _, _, alt = presenter.board(Viewpoint(view, "en", {}))
            assert alt


def play_on(table: Table[Any, Any], steps: int) -> None:
    """So many steps of the autopilot, or up to the end."""
    for _ in range(steps):
        if table.outcome:
            return
        seat = table.questions[0].seats[0] if table.questions else table.acting[0]
        advice = engine.autopilot(table, seat)
        assert advice is not None, f"{seat!r} must act and cannot"
        if isinstance(advice, str):
            table.answer(seat, advice)
        else:
            table.play(seat, advice)
