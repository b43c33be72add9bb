"""Places that nobody listed: where a command or an answer may name any point of a plane."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import get_type_hints

from msgspec.structs import replace

from engine.core.command import Command
from engine.core.question import Question
from engine.spaces.plane import Point, read_point


@cache
def free_fields(kind: type[Command]) -> list[str]:
    """The fields of a command that name a place of a plane."""
    return [name for name, what in get_type_hints(kind).items() if "Point" in str(what)]


def with_other_places(
    command: Command, listed: Sequence[Command | str], chance: random.Random
) -> Command:
    """The command, but where it names a place, any about those that are listed."""
    places: dict[str, Point] = {}
    for name in free_fields(type(command)):
        if getattr(command, name) is not None:
            there = [getattr(one, name, None) for one in listed]
            places[name] = _about([one for one in there if isinstance(one, Point)], chance)
    return replace(command, **places)


def another_answer(question: Question, chance: random.Random) -> str:
    """Any place about those that are listed; empty where the question takes none."""
    there = [at for one in question.options if (at := read_point(one))]
    return str(_about(there, chance)) if question.free and there else ""


def _about(places: Sequence[Point], chance: random.Random) -> Point:
    """A place in the rectangle around these, or a little beyond."""
    xs, ys = sorted(one.x for one in places), sorted(one.y for one in places)
    return Point(chance.randint(xs[0] - 20, xs[-1] + 20), chance.randint(ys[0] - 20, ys[-1] + 20))
