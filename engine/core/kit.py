"""The entry of a game in the registry: its rules, its data files, its positions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.ruleset import Ruleset
from engine.core.scenario import Stage
from engine.reading.reader import Files, Reader


@dataclass(frozen=True, slots=True)
class GameKit:
    """Everything that the registry of games knows of one game, found by its ruleset's id."""

    rules: Ruleset[Any, Any]
    read: Callable[[str, Files], Reader[Any]]
    """Makes the reader of the game's data files, given the folder's name and its files."""
    stage: Stage[Any, Any]
    """Sets up and inspects the game for scenarios and tests."""
