"""What dice may come to: every sum with how many of all throws make it, in whole numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.trust_me import combat
from engine.trust_me.combat import MELEE, RANGED, THROWN, Strike
from engine.trust_me.game import Game

Sums = Mapping[int, int]


@lru_cache(maxsize=256)
def sums(sides: tuple[int, ...]) -> Sums:
    """Of dice with so many sides each."""
    found = {0: 1}
    for die in sides:
        more: dict[int, int] = {}
        for total, ways in found.items():
            for face in range(1, die + 1):
                more[total + face] = more.get(total + face, 0) + ways
        found = more
    return found


def shifted(of: Sums, by: int, times: int = 1) -> Sums:
    return {total * times + by: ways for total, ways in of.items()}


def less(one: Sums, other: Sums) -> Sums:
    """The differences between two throws."""
    found: dict[int, int] = {}
    for a, ways in one.items():
        for b, more in other.items():
            found[a - b] = found.get(a - b, 0) + ways * more
    return found


def share(of: Sums, least: int) -> float:
    """How often it comes to so much or more, 1 being always."""
    return sum(ways for total, ways in of.items() if total >= least) / sum(of.values())


def _thrown(game: Game, colours: Sequence[str]) -> Sums:
    return sums(tuple(game.numbers.dice[one] for one in colours))


def attack(game: Game, seat: str, hand: str, target: str) -> Sums:
    """Results of an attack from where one stands, without rerolls. [trust-me #15]"""
    token = game.player(seat).held[hand]
    kind = game.kind(token)
    bonus = MELEE if kind.sort == MELEE else RANGED
    dice = _thrown(game, [str(kind.die), *["yellow"] * game.is_free(seat, bonus)])
    if kind.sort == THROWN:
        return shifted(dice, 0, 2 if target in game.state.groups else 1)
    return shifted(dice, combat.added(game, Strike(seat, hand, token, target)))


def defence(game: Game, seat: str, bonus: int = 0) -> Sums:
    """What a survivor may defend itself with. [trust-me #15]"""
    dice = _thrown(game, ["blue"] * game.is_free(seat, "survival"))
    return shifted(dice, game.passport(seat).survival + bonus)
