"""Feats: remarkable things about a finished game, found only in the events of its log.

A feat belongs to the whole table and names nobody. Each game adds its own feats to those that all
games share.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import engine
from bot.kit.chapters import Chapters

MANY, CROWD, HORDE = 5, 10, 50
"""How many zombies must be killed in one command, in one round and in a whole game for the feats
`many-at-once`, `crowd` and `horde`.
"""
BATTERED, SAVED, SIXES = 10, 3, 3
"""The least number of wounds in a win for `battered`, of people saved in a win for `rescuers`, and
of sixes in one roll of nothing else for `sixes`.
"""


@dataclass(frozen=True, slots=True)
class Step:
    """The events of one command and of the answers it needed, and the round in which it was
    given.
    """

    round: int
    events: list[engine.Event]


@dataclass(frozen=True, slots=True)
class Course:
    """A finished game, as its log tells it."""

    won: bool
    winners: Sequence[str]
    """The seats that won."""
    steps: Sequence[Step]
    chapters: Chapters

    def events(self, *kinds: type[engine.Event]) -> Iterator[Any]:
        """Yield the events of these kinds, in order."""
        for step in self.steps:
            yield from (one for one in step.events if isinstance(one, kinds))

    def count(self, *kinds: type[engine.Event]) -> int:
        """Return how many events of these kinds there were."""
        return sum(1 for _ in self.events(*kinds))

    def before(self, number: int, *kinds: type[engine.Event]) -> int:
        """Return how many events of these kinds there were before the round `number`."""
        return sum(
            isinstance(one, kinds)
            for step in self.steps
            if step.round < number
            for one in step.events
        )

    @property
    def kills_by_step(self) -> list[int]:
        """How many zombies were killed in each step."""
        return [sum(self.chapters.kills(one) for one in step.events) for step in self.steps]

    @property
    def most_in_a_round(self) -> int:
        """The most zombies that were killed in one round."""
        rounds = Counter[int]()
        for step, kills in zip(self.steps, self.kills_by_step, strict=True):
            rounds[step.round] += kills
        return max(rounds.values(), default=0)

    @property
    def rolls(self) -> Iterator[tuple[int, ...]]:
        """The faces of the dice in each roll of a fight."""
        return (self.chapters.faces(one) for one in self.events(engine.Event))


@dataclass(frozen=True, slots=True)
class Feat:
    """Something that a table can achieve; the key of its text is `feat-<key>`."""

    key: str
    is_reached: Callable[[Course], bool]


FEATS = (
    Feat("unhurt", lambda one: one.won and not one.count(*one.chapters.wounded)),
    Feat("everybody-home", lambda one: one.won and not one.count(*one.chapters.fallen)),
    Feat("battered", lambda one: one.won and one.count(*one.chapters.wounded) >= BATTERED),
    Feat("peaceful", lambda one: one.won and not sum(one.kills_by_step)),
    Feat("many-at-once", lambda one: max(one.kills_by_step, default=0) >= MANY),
    Feat("crowd", lambda one: one.most_in_a_round >= CROWD),
    Feat("horde", lambda one: sum(one.kills_by_step) >= HORDE),
    Feat(
        "sixes",
        lambda one: any(len(faces) >= SIXES and set(faces) == {6} for faces in one.rolls),
    ),
    Feat("rescuers", lambda one: one.won and one.count(*one.chapters.rescued) >= SAVED),
)
"""The feats of all games, in the order in which they are told."""
