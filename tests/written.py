"""The missions of our own in `tests/missions`: rules that no mission of a box has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import engine
from engine.core.table import Table
from engine.family.files import Content
from tests.playing import autopilot_step, give

FOLDER = Path(__file__).parent / "missions"
WRITTEN = [(one.parent.name, one.stem) for one in sorted(FOLDER.glob("*/*.toml"))]
"""Game and id of each mission."""
PARTY = {"zombicide": 4, "heroes-resistance": 4, "living-dead": 6}
"""The number of survivors that one player leads in these missions."""
LONGEST = 80
"""Rounds after which a game counts as lost."""


def text_of(ruleset: str, name: str) -> str:
    return (FOLDER / ruleset / f"{name}.toml").read_text("utf-8")


def content_of(ruleset: str, name: str) -> Content:
    return engine.content_of(ruleset, mission=text_of(ruleset, name))


def opened(ruleset: str, name: str, seed: str) -> Table[Any, Any]:
    """Return a table of one player."""
    party = list(engine.load_content(ruleset).characters)[: PARTY[ruleset]]
    options = {"mission": text_of(ruleset, name)}
    return engine.open_table(
        ruleset, mission=name, seats={"ann": party}, seed=seed, options=options
    )


def played(ruleset: str, name: str, seed: str) -> Table[Any, Any]:
    """Return the table after the autopilot has played it to its end, or for `LONGEST` rounds."""
    table = opened(ruleset, name, seed)
    while not table.outcome and table.view().round < LONGEST:
        give(table, *autopilot_step(table))
    return table


def ended(ruleset: str, name: str, seed: str) -> bool:
    """Return whether the autopilot wins with that seed."""
    outcome = played(ruleset, name, seed).outcome
    return outcome is not None and outcome.won
