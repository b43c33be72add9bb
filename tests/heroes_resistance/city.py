"""Draw the city, play, draw it again: `tests/table.py` for Heroes' Resistance.

    game = city("spider-man+2B", dice=[4, 4, 1])
    play(game, do("attack", "spider-man", card="acrobatics", zone="S1"))
    assert drawn(game) == "spider-man+1B"

Letters: W walker, B brute, R runner, C I D S the zombie heroes.
"""

from __future__ import annotations

from typing import Any

import engine
from engine.core.table import Table
from engine.family.position import drawn_table, mission_table
from engine.family.scenario import Course
from engine.heroes_resistance.booklet import RULES
from engine.heroes_resistance.position import HeroesGiven
from engine.heroes_resistance.state import HeroesState, of
from engine.heroes_resistance.view import HeroesView
from engine.reading.plain_tiles import PlainTiles, lay_tiles

QUIET = ["07", "10", "17", "19"]
"""Spawn cards that bring nobody at blue."""
FAR_OFF = [{"name": "rescue", "parameters": {"count": 6}}]
"""A goal that no drawn table reaches."""


def city(drawing: str, **given: Any) -> Course:
    """A table on the drawn board, one seat `ann` unless `seats` says otherwise."""
    return Course(drawn_table(RULES, drawing, HeroesGiven(**given)))


def at_mission(mission: str, at: dict[str, str], **given: Any) -> Course:
    """A table on a mission's board; `at` says who stands where."""
    return Course(mission_table(RULES, mission, at, HeroesGiven(**given)))


def opened(mission: str, seed: str = "one", heroes: str = "hulk wasp vision spider-man") -> Course:
    """A table as it is set up, led by one seat `ann`; questions are not answered yet."""
    table: Table[Any, Any] = engine.open_table(
        "heroes-resistance", mission=mission, seats={"ann": heroes.split()}, seed=seed
    )
    return Course(table)


def places(mission: str) -> dict[str, str]:
    """What each place of the mission's tiles, such as `4V.s1`, is called at the table.

    Raises TypeError where the tiles are none of plain faces.
    """
    content = RULES.content()
    if not isinstance(content.atlas, PlainTiles):
        raise TypeError(f"{content.atlas!r} has no faces")
    return lay_tiles(content.missions[mission].map.tiles, content.atlas.faces).board()[1]


def door(mission: str, *sides: str) -> str:
    """The id of the door between two places."""
    known, doors = places(mission), RULES.content().board(mission).doors.values()
    return next(one.id for one in doors if set(one.zones) == {known[side] for side in sides})


def seen(game: Course) -> HeroesView:
    """What everyone may know. Raises TypeError for another game's table."""
    view = game.table.view()
    if not isinstance(view, HeroesView):
        raise TypeError(f"{view!r} is of another game")
    return view


def state_of(game: Course) -> HeroesState:
    """The state itself, to read what no view shows."""
    return of(game.table._state)  # pyright: ignore[reportPrivateUsage]
