"""Keyed chance: draw n of command k is a hash of the table's secret seed, k, the command and n.

Nothing is stored but the seed. A command that is rerun, after a restart or an undo, meets the same
chance; and everybody who is told the seed afterwards can recompute every die.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


class DiceShort(Exception):
    """A roll needs more dice than a scenario gave: chance would fill up what was written down."""


@dataclass(frozen=True, slots=True)
class Draw:
    """One use of chance: `face` is 1 to `sides`."""

    sides: int
    face: int


def keyed_face(seed: str, number: int, command: str, index: int, sides: int) -> int:
    """Draw `index` (from 0) of command `number`: a face from 1 to `sides`.

    `command` is the command's canonical JSON. 256 bits over at most 100 sides leave no bias worth
    the name.
    """
    text = f"{seed}\n{number}\n{command}\n{index}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big") % sides + 1


def commitment(seed: str) -> str:
    """What is posted when a game starts, so that the seed told at its end can be checked."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Dice:
    """The chance of one command.

    `given` faces are the next rolls of a scenario: then every roll is of them. None: all chance.
    """

    def __init__(
        self, seed: str, number: int, command: str, given: Sequence[int] | None = None
    ) -> None:
        self._key = (seed, number, command)
        self._given = given
        self._rolls = 0
        self.used_given = 0
        self.draws: list[Draw] = []

    def _draw(self, sides: int) -> int:
        face = keyed_face(*self._key, len(self.draws), sides)
        self.draws.append(Draw(sides, face))
        return face

    def roll(self, count: int, sides: int = 6) -> list[int]:
        """The faces of `count` dice. Raises DiceShort where fewer were given."""
        self._rolls += 1
        if self._given is None:
            return [self._draw(sides) for _ in range(count)]
        faces = list(self._given[self.used_given : self.used_given + count])
        if len(faces) < count:
            raise DiceShort(
                f"roll {self._rolls} of this command is of {count} dice, given are {faces!r}"
            )
        self.used_given += count
        for face in faces:
            self._draw(sides)
            self.draws[-1] = Draw(sides, face)
        return faces

    def pick(self, things: Sequence[T]) -> T:
        """One of `things`, which must not be empty."""
        return things[self._draw(len(things)) - 1]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Every order equally likely, in place (Fisher and Yates)."""
        for last in range(len(things) - 1, 0, -1):
            other = self._draw(last + 1) - 1
            things[last], things[other] = things[other], things[last]
