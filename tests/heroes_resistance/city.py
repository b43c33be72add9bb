"""Draw the city, play, draw it again: `tests/table.py` for Heroes' Resistance.

    game = city("spider-man+2B", dice=[4, 4, 1])
    play(game, do("attack", "spider-man", card="acrobatics", zone="S1"))
    assert drawn(game) == "spider-man+1B"

Letters: W walker, B brute, R runner, C I D S the zombie heroes.
"""

from __future__ import annotations

from typing import Any

from engine.family.position import drawn_table, mission_table
from engine.family.scenario import Course
from engine.heroes_resistance.booklet import RULES
from engine.heroes_resistance.position import HeroesGiven
from engine.heroes_resistance.state import HeroesState, of
from engine.heroes_resistance.view import HeroesView


def city(drawing: str, **given: Any) -> Course:
    """A table on the drawn board, one seat `ann` unless `seats` says otherwise."""
    return Course(drawn_table(RULES, drawing, HeroesGiven(**given)))


def at_mission(mission: str, at: dict[str, str], **given: Any) -> Course:
    """A table on a mission's board; `at` says who stands where."""
    return Course(mission_table(RULES, mission, at, HeroesGiven(**given)))


def seen(game: Course) -> HeroesView:
    """What everyone may know. Raises TypeError for another game's table."""
    view = game.table.view()
    if not isinstance(view, HeroesView):
        raise TypeError(f"{view!r} is of another game")
    return view


def state_of(game: Course) -> HeroesState:
    """The state itself, to read what no view shows."""
    return of(game.table._state)  # pyright: ignore[reportPrivateUsage]
