"""Feats: what is worth telling of a finished game, found in the events of its log and nothing else.

A feat belongs to the whole table and names nobody. Each game adds its own to those of all games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import engine

MANY, CROWD, HORDE = 5, 10, 50
"""How many zombies must fall in one command, in one round, and in a whole game."""
BATTERED, SAVED, SIXES = 10, 3, 3
"""How many wounds a win must have had, people it must have saved, and sixes one roll must show."""


@dataclass(frozen=True, slots=True)
class Step:
    """The events of one command with its answers, and the round in which it was given."""

    round: int
    events: Sequence[engine.Event]


@dataclass(frozen=True, slots=True)
class Course:
    """A finished game as its log tells it."""

    won: bool
    winners: Sequence[str]
    """The seats that won."""
    steps: Sequence[Step]
    kills: Callable[[engine.Event], int]
    wounded: tuple[type[engine.Event], ...]
    fallen: tuple[type[engine.Event], ...]
    rescued: tuple[type[engine.Event], ...]
    rolled: Mapping[type[engine.Event], str]

    def events(self, *kinds: type[engine.Event]) -> Iterator[Any]:
        """Yield the events of these kinds, in order."""
        for step in self.steps:
            yield from (one for one in step.events if isinstance(one, kinds))

    def count(self, *kinds: type[engine.Event]) -> int:
        """Return how many events of these kinds there were."""
        return sum(1 for _ in self.events(*kinds))

    def before(self, number: int, *kinds: type[engine.Event]) -> int:
        """Return how many events of these kinds there were before that round."""
        return sum(
            isinstance(one, kinds)
            for step in self.steps
            if step.round < number
            for one in step.events
        )

    @property
    def kills_by_step(self) -> list[int]:
        """The killed zombies of each step."""
        return [sum(self.kills(one) for one in step.events) for step in self.steps]

    @property
    def most_in_a_round(self) -> int:
        """The most zombies that fell in one round."""
        rounds = Counter[int]()
        for step, kills in zip(self.steps, self.kills_by_step, strict=True):
            rounds[step.round] += kills
        return max(rounds.values(), default=0)

    @property
    def rolls(self) -> Iterator[tuple[int, ...]]:
        """The faces of each roll in a fight."""
        for step in self.steps:
            for one in step.events:
                if name := self.rolled.get(type(one)):
                    faces: Any = getattr(one, name)
                    yield (faces,) if isinstance(faces, int) else tuple(faces)


@dataclass(frozen=True, slots=True)
class Feat:
    """Something that a table can achieve; `key` is the end of the key of its text."""

    key: str
    is_reached: Callable[[Course], bool]


FEATS = (
    Feat("unhurt", lambda one: one.won and not one.count(*one.wounded)),
    Feat("everybody-home", lambda one: one.won and not one.count(*one.fallen)),
    Feat("battered", lambda one: one.won and one.count(*one.wounded) >= BATTERED),
    Feat("peaceful", lambda one: one.won and not sum(one.kills_by_step)),
    Feat("many-at-once", lambda one: max(one.kills_by_step, default=0) >= MANY),
    Feat("crowd", lambda one: one.most_in_a_round >= CROWD),
    Feat("horde", lambda one: sum(one.kills_by_step) >= HORDE),
    Feat(
        "sixes",
        lambda one: any(len(faces) >= SIXES and set(faces) == {6} for faces in one.rolls),
    ),
    Feat("rescuers", lambda one: one.won and one.count(*one.rescued) >= SAVED),
)
"""The feats of all games, in the order in which they are told."""
