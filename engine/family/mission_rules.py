"""The types of special rules and goals of missions, each kept under its name. [zombicide #10]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from engine.family.parameters import NoParameters, Parameters
from engine.reading.mission import Mission, MissionRule

G = TypeVar("G")
S = TypeVar("S")
Check = Callable[[Mission, MissionRule], Iterator[str]]


def nothing_wrong(mission: Mission, rule: MissionRule) -> Iterator[str]:
    """Yield no fault: the rule goes with every mission."""
    yield from ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule(Generic[G, S]):
    """A special rule: its parameters and what it does by itself.

    If the rule changes a chapter, that chapter asks the mission for it.
    """

    told: type[Parameters] = NoParameters
    deck: Literal["spawn", "equipment"] | None = None
    """The deck that the ids in its parameter `cards` belong to."""
    wrong: Check = nothing_wrong
    """Yields what in a mission does not go with the rule."""
    laid: Callable[[G, MissionRule], None] | None = None
    """Lays out something before the first round."""
    taken: Callable[[G, MissionRule, S, str], Awaitable[None]] | None = None
    """Gives a survivor who takes an objective more than experience."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal(Generic[G]):
    """A goal: its parameters and whether it is reached."""

    told: type[Parameters] = NoParameters
    deck: None = None
    wrong: Check = nothing_wrong
    reached: Callable[[G, MissionRule], bool]
    lost: Callable[[G, MissionRule], bool] | None = None
    """Returns whether the goal can no longer be reached."""


Rules = Mapping[str, Rule[Any, Any]]
Goals = Mapping[str, Goal[Any]]
"""The types as content holds them, without the types of a table; see `game.MissionRules`."""
