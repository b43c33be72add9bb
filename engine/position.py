"""Makes and draws any position of any game, for tests, tools and scenario files.

    table = position.table(ruleset, "amy . 3W", hands={"amy": ["rifle"]}, dice=[6])
    table.play("ann", command)
    position.drawn(table)                        # {"board": "amy+1n . 2W"}

docs/scenarios.md shows how each game is drawn and lists the other keys of a position. The keys of
a scenario file are the keyword arguments here. [docs/scenarios.md]
"""

from __future__ import annotations

from typing import Any

from engine.core.scenario import Stage, read_part
from engine.core.table import Table
from engine.games import GAMES


def table(ruleset: str, *drawing: str, **given: object) -> Table[Any, Any]:
    """Return a table of the game in the given position.

    `drawing` holds the values of the drawn keys, in the order of `drawing_keys`; `given` holds all
    other keys by name. Raises ValueError for an unknown game, key or card (and the like), with the
    known ones, and for a position that no game can reach.
    """
    stage = _stage(ruleset)
    if len(drawing) > len(stage.drawing):
        said = " and ".join(stage.drawing)
        raise ValueError(f"{len(drawing)} drawings are given; {ruleset} is drawn as {said}")
    drawn_parts: dict[str, object] = dict(zip(stage.drawing, drawing, strict=False))
    doubled = [key for key in drawn_parts if key in given]
    if doubled:
        raise ValueError(f"{doubled[0]} is given twice, as a drawing and by name")
    return stage.table(read_part(stage.position, {**drawn_parts, **given}))


def drawn(table: Table[Any, Any]) -> dict[str, object]:
    """Return the drawing of the table's present position, by the drawn keys of its game."""
    return _stage(table.rules.id).drawn(table)


def drawing_keys(ruleset: str) -> tuple[str, ...]:
    """Return the keys of a position that hold drawings. Raises ValueError for an unknown game."""
    return _stage(ruleset).drawing


def keys(ruleset: str) -> tuple[str, ...]:
    """Return every key that a position of the game may have. Raises ValueError for an
    unknown game.
    """
    return tuple(_stage(ruleset).position.model_fields)


def _stage(ruleset: str) -> Stage[Any, Any]:
    if ruleset not in GAMES:
        raise ValueError(f"there is no game {ruleset!r}; known are {', '.join(GAMES)}")
    return GAMES[ruleset].stage
