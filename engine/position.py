"""Any position of any game, for code outside the engine: tests, tools, scenario files.

    table = position.table(ruleset, "amy . 3W", hands={"amy": ["rifle"]}, dice=[6])
    table.play("ann", command)
    position.drawn(table)                        # {"board": "amy+1n . 2W"}

How each game is drawn and what else may be given is in docs/scenarios.md: what a scenario file
says of its position is what is given here by name. [docs/scenarios.md]
"""

from __future__ import annotations

from typing import Any

from engine.core.scenario import Stage, read_part
from engine.core.table import Table
from engine.games import GAMES


def table(ruleset: str, *drawing: str, **given: object) -> Table[Any, Any]:
    """A table of that game in the position that is drawn and given.

    `drawing` are the drawn keys of the game, in their order (`drawing_keys`). Raises ValueError
    where there is no such game, key, card, place..., naming those there are, or where no game can
    come to such a position.
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
    """The table as it would be drawn now, by the keys of its game."""
    return _stage(table.rules.id).drawn(table)


def drawing_keys(ruleset: str) -> tuple[str, ...]:
    """The keys of the game that are drawn. Raises ValueError where there is no such game."""
    return _stage(ruleset).drawing


def keys(ruleset: str) -> tuple[str, ...]:
    """Every key that may be given for the game. Raises ValueError where there is no such game."""
    return tuple(_stage(ruleset).position.model_fields)


def _stage(ruleset: str) -> Stage[Any, Any]:
    if ruleset not in GAMES:
        raise ValueError(f"there is no game {ruleset!r}; known are {', '.join(GAMES)}")
    return GAMES[ruleset].stage
