"""Keyed dice: draw n of command k is a hash of the table's secret seed, k, the command and n.

Only the seed is stored. A command that is run again, after a restart or an undo, gets the same
draws, and anyone who is told the seed afterwards can recompute every die.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


class DiceShort(Exception):
    """A roll needs more dice than the scenario file gives.

    The missing faces are not made up at random, because the scenario would no longer say what
    happens.
    """


@dataclass(frozen=True, slots=True)
class Draw:
    """One random draw; `face` is 1 to `sides`."""

    sides: int
    face: int


def keyed_face(seed: str, number: int, command: str, index: int, sides: int) -> int:
    """Return draw `index` (from 0) of command `number`: a face from 1 to `sides`.

    `command` is the command's canonical JSON. A 256-bit hash modulo at most 100 sides has no
    noticeable bias.
    """
    text = f"{seed}\n{number}\n{command}\n{index}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big") % sides + 1


def commitment(seed: str) -> str:
    """Return the hash of `seed`, posted at the start so that players can check the seed later."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Dice:
    """The dice of one command.

    `given` holds the faces of the next rolls in a scenario, and every `roll` takes its faces from
    `given`. With None all rolls are random. `pick` and `shuffle` are always random.
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
        """Return the faces of `count` dice. Raises DiceShort if fewer given faces are left."""
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
        """Return a random element of `things`, which must not be empty."""
        return things[self._draw(len(things)) - 1]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Shuffle `things` in place, every order equally likely (Fisher-Yates)."""
        for last in range(len(things) - 1, 0, -1):
            other = self._draw(last + 1) - 1
            things[last], things[other] = things[other], things[last]

    def mixed(self, things: Iterable[str]) -> list[str]:
        """Return `things` in a random order that does not depend on the order they had."""
        found = sorted(things)
        self.shuffle(found)
        return found
