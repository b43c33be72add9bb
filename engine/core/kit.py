"""A game as everybody outside meets it: its rules, its data files, its positions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.ruleset import Ruleset
from engine.core.scenario import Stage
from engine.reading.reader import Files, Reader


@dataclass(frozen=True, slots=True)
class GameKit:
    """What a game is to the registry; everything that is asked by a ruleset's id is asked here."""

    rules: Ruleset[Any, Any]
    read: Callable[[str, Files], Reader[Any]]
    """Who reads the data files in the folder of that name."""
    stage: Stage[Any, Any]
    """How scenarios and tests set it up and look at it."""
