"""The types of special rules and goals of missions, each kept under its name. [zombicide #10]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.family.parameters import NoParameters, Parameters
from engine.family.progress import Progress
from engine.reading.faults import Finding, Mend
from engine.reading.mission import Mission, MissionRule

G = TypeVar("G")
S = TypeVar("S")
Check = Callable[[Mission, MissionRule], Iterator[Finding]]


def dropped(rule: MissionRule, parameter: str, value: str) -> Mend:
    """Return the cure that takes a value off a rule's list, or one of two equal values.

    If nothing else is on the list, the cure is to take the whole rule away.
    """
    listed = rule.parameters.get(parameter)
    named = [str(one) for one in listed] if isinstance(listed, tuple) else []
    left = [one for one in dict.fromkeys(named) if one != value or named.count(value) > 1]
    return Mend("set", (parameter,), left) if left else Mend("remove", ())


def nothing_wrong(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    """Yield nothing: the check of a rule that suits every mission."""
    yield from ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule(Generic[G, S]):
    """A special rule of missions: its parameters, and functions that apply it.

    A rule that changes how a chapter works may need no function: the code of the chapter asks
    whether the mission has the rule.
    """

    told: type[Parameters] = NoParameters
    """The model of the rule's parameters."""
    wrong: Check = nothing_wrong
    """Yields the faults of a mission that has the rule."""
    laid: Callable[[G, MissionRule], None] | None = None
    """Lays out something before the first round."""
    taken: Callable[[G, MissionRule, S, str], Awaitable[None]] | None = None
    """Applies the rule's effects on a survivor who takes an objective, apart from experience."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal(Generic[G]):
    """A goal of missions: its parameters, whether it is reached, and how far it is."""

    told: type[Parameters] = NoParameters
    wrong: Check = nothing_wrong
    reached: Callable[[G, MissionRule], bool]
    progress: Callable[[G, MissionRule], Sequence[Progress]]
    """Returns what the goal counts; the goal is reached when all these counts are met."""
    lost: Callable[[G, MissionRule], bool] | None = None
    """Returns whether the goal can no longer be reached."""


Rules = Mapping[str, Rule[Any, Any]]
Goals = Mapping[str, Goal[Any]]
"""Goals by name; `Rules` holds special rules by name.

Here the types of game and survivor are open; `game.MissionRules` and `game.MissionGoals` set them.
"""
