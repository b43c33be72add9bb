"""Special rules and goals of missions: each is one entry under its name. [zombicide #10]"""

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
    yield from ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule(Generic[G, S]):
    """A special rule: what stands beside its name, and what it does by itself. Where it changes a
    chapter, that asks the mission for it."""

    told: type[Parameters] = NoParameters
    deck: Literal["spawn", "equipment"] | None = None
    """Of which deck its `cards` are."""
    wrong: Check = nothing_wrong
    """What in a mission does not go with it."""
    laid: Callable[[G, MissionRule], None] | None = None
    """What it lays out before the first round."""
    taken: Callable[[G, MissionRule, S, str], Awaitable[None]] | None = None
    """What a survivor who takes an objective gets besides experience."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal(Generic[G]):
    """A goal: what stands beside its name, and whether it is reached."""

    told: type[Parameters] = NoParameters
    deck: None = None
    wrong: Check = nothing_wrong
    reached: Callable[[G, MissionRule], bool]
    lost: Callable[[G, MissionRule], bool] | None = None
    """Whether nobody can reach it any more."""


Rules = Mapping[str, Rule[Any, Any]]
Goals = Mapping[str, Goal[Any]]
"""As content holds them, which knows no table; where they are written, `game.MissionRules`."""
