"""The text of a board says all that its picture shows.

What is shown is not listed here: a view is changed in one place after the other, and whatever
changes the picture must change the text. So a new sort of thing that a painter draws, and the text
does not say, fails the test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import partial
from itertools import islice
from typing import Any, cast

import pytest

from engine.spaces.plane import Point
from renders.heroes_resistance import PAINTER as HEROES
from renders.kit.painter import Painter
from renders.living_dead import PAINTER as LIVING
from renders.trust_me.painter import PAINTER as PLANE
from renders.zombicide import PAINTER as ZOMBICIDE
from renders.zombies.painter import PAINTER as TOWN
from tests.conformance.benches import ALL
from tests.conformance.late import late_table
from tests.conformance.steps import give
from tests.playing import autopilot_step

EACH = 3
"""How many things of one list are changed."""
STEPS = 12
"""Steps of the autopilot from a late moment to the one that is shown."""
APART = {"ruleset", "mission", "seat", "board", "town", "questions", "outcome", "title", "guest"}
"""Fields of a view that are no things on a table."""
DOUBLE = {"corners", "rolls"}
"""Fields that follow from others: the corners of scenery, and the rolls that a shotgun has left."""
PAINTERS: dict[str, Painter[Any, Any, Any]] = {
    "zombicide": ZOMBICIDE,
    "living-dead": LIVING,
    "heroes-resistance": HEROES,
    "zombies": TOWN,
    "trust-me": PLANE,
}
SHOWN = {
    "zombicide": ("04", "08"),
    "living-dead": ("S1", "S6"),
    "heroes-resistance": ("M1", "M7"),
    "zombies": ("town",),
    "trust-me": ("city",),
}
"""Missions with every sort of thing: cars, barricades, travelling boards, bystanders, a sign."""
Change = tuple[str, Any]
"""The name of a place in a view, and what the whole is with another value there."""


def changes(value: Any, others: Sequence[Any] = (), where: str = "") -> Iterator[Change]:
    """The value again and again, each time with one thing in it changed.

    `others` are the values of the same field elsewhere: what is possible there.
    """
    if isinstance(value, bool):
        yield where, not value
    elif isinstance(value, int):
        yield where, value - 1 if value > 1 else value + 1
    elif hasattr(value, "_replace"):
        yield from _in_fields(value, value._fields, others, where)
    elif is_dataclass(value) and not isinstance(value, Point):
        yield from _in_fields(value, [one.name for one in fields(value)], others, where)
    elif isinstance(value, Mapping):
        yield from _in_mapping(cast("Mapping[str, Any]", value), where)
    elif isinstance(value, frozenset):
        ids = cast("frozenset[str]", value)
        yield from ((f"{where} {each}", ids - {each}) for each in sorted(ids)[:EACH])
    elif isinstance(value, tuple):
        yield from _in_tuple(cast("tuple[Any, ...]", value), where)
    else:
        yield from ((where, new) for new in islice((one for one in others if one != value), 1))


def _in_fields(
    value: Any, names: Sequence[str], others: Sequence[Any], where: str
) -> Iterator[Change]:
    if not getattr(value, "standing", True):
        return
    same = [one for one in others if type(one) is type(value)]
    put: Callable[..., Any] = getattr(value, "_replace", None) or partial(replace, value)
    for name in names:
        if name not in APART | DOUBLE:
            seen = [getattr(one, name) for one in same]
            for at, new in changes(getattr(value, name), seen, f"{where}.{name}"):
                yield at, put(**{name: new})


def _in_mapping(value: Mapping[str, Any], where: str) -> Iterator[Change]:
    for key, each in islice(value.items(), EACH):
        rest = {one: other for one, other in value.items() if one != key}
        yield f"{where}[{key}]", rest
        for at, new in changes(each, list(rest.values()), f"{where}[{key}]"):
            yield at, {**value, key: new}


def _in_tuple(value: tuple[Any, ...], where: str) -> Iterator[Change]:
    for number, each in enumerate(value[:EACH]):
        if each is None:
            continue
        before, after = value[:number], value[number + 1 :]
        yield f"{where}[{number}]", (*before, *after)
        for at, new in changes(each, value, f"{where}[{number}]"):
            yield at, (*before, new, *after)


def shown_and_said(painter: Painter[Any, Any, Any], view: Any) -> tuple[bytes, str] | None:
    """The large picture and the text; None for a view that cannot be, such as one without modes."""
    look = painter.look(view)
    try:
        return painter.page(look).tobytes(), painter.text(look)
    except (KeyError, ValueError):
        return None


@pytest.mark.parametrize(
    ("game", "mission"), [(one, mission) for one in SHOWN for mission in SHOWN[one]]
)
def test_what_changes_the_picture_changes_the_text(game: str, mission: str):
    painter, table = PAINTERS[game], late_table(ALL[game], mission, "planted-twins")
    for _ in range(STEPS):
        if table.outcome:
            break
        give(table, *autopilot_step(table))
    view = table.view()
    first = shown_and_said(painter, view)
    assert first is not None
    silent, seen = list[str](), 0
    for where, other in changes(view):
        told = shown_and_said(painter, other)
        if told is not None and told[0] != first[0]:
            seen += 1
            silent += [where] if told[1] == first[1] else []

    assert silent == []
    assert seen > 15
