"""Chances of dice: for every possible sum, how many of all throws make it.

Counts are whole numbers, so nothing is lost by rounding. Rerolls are not counted, because their
player decides whether to use one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

from engine.trust_me import combat
from engine.trust_me.combat import SNIPER, Strike, by_sniper
from engine.trust_me.game import Game
from engine.trust_me.sheet import wounds
from engine.trust_me.sums import Sums, sums
from engine.trust_me.wounds import row_for

End = TypeVar("End", int, str)


def shifted(of: Sums, by: int, times: int = 1) -> Sums:
    """Return the counts of `of` after every sum is multiplied by `times` and then raised by
    `by`.
    """
    return {total * times + by: ways for total, ways in of.items()}


def less(one: Sums, other: Sums) -> Sums:
    """Return, for each difference `one` minus `other`, the number of pairs of throws that
    make it.
    """
    found: dict[int, int] = {}
    for a, ways in one.items():
        for b, more in other.items():
            found[a - b] = found.get(a - b, 0) + ways * more
    return found


def share(of: Sums, least: int) -> float:
    """Return the chance (0 to 1) that the total is at least `least`."""
    return sum(ways for total, ways in of.items() if total >= least) / sum(of.values())


def _thrown(game: Game, colours: Sequence[str]) -> Sums:
    return sums(tuple(game.numbers.dice[one] for one in colours))


def attack(game: Game, seat: str, hand: str, target: str) -> Sums:
    """Return how many throws make each result of an attack with the weapon in `hand` from where
    `seat` stands. [trust-me #15]
    """
    strike = strike_of(game, seat, hand, target)
    dice = _thrown(game, combat.dice_of(game, strike))
    return shifted(dice, combat.added(game, strike), combat.times(game, strike))


def strike_of(game: Game, seat: str, hand: str, target: str) -> Strike:
    """Return the attack as it would be declared now; `hand` may also be `sniper`.

    Raises KeyError if the hand is empty.
    """
    if hand == SNIPER:
        return by_sniper(seat, target)
    return Strike(seat, hand, game.player(seat).held[hand], target)


def defence(game: Game, seat: str, bonus: int = 0) -> Sums:
    """Return how many throws make each defence result of the survivor of `seat`, with `bonus`
    added. [trust-me #15]
    """
    dice = _thrown(game, ["blue"] * game.is_free(seat, "survival"))
    return shifted(dice, game.passport(seat).survival + bonus)


ENDS = ("none", "choice", "wounds-1", "wounds-2", "dead")
"""Outcomes of an attack on a survivor: nothing, a choice of a Fatigue or a wound, one or two
wounds, death.
"""


def felled(game: Game, seat: str, hand: str, target: str) -> dict[int, int]:
    """Return the chance in per cent of each number of zombies of the group `target` that the attack
    kills.
    """
    found: Counter[int] = Counter()
    for scored, ways in attack(game, seat, hand, target).items():
        found[combat.fallen(game, target, scored)] += ways
    return _percent({one: found[one] for one in sorted(found)})


def harmed(game: Game, seat: str, hand: str, target: str) -> dict[str, int]:
    """Return the chance in per cent of each outcome in `ENDS` that can happen to the survivor
    `target`.
    """
    return _percent(_ends(game, seat, hand, target))


def mean_harm(game: Game, seat: str, hand: str, target: str) -> Fraction:
    """Return the average number of wounds that an attack deals to the survivor `target`.

    The choice between a wound and a Fatigue counts as half a wound, death as all the wounds that
    the survivor can still bear.
    """
    bears = game.numbers.wounds + 1 - wounds(game.player(target))
    halves = {"none": 0, "choice": 1, "wounds-1": 2, "wounds-2": 4, "dead": 2 * bears}
    ways = _ends(game, seat, hand, target)
    return Fraction(sum(halves[end] * count for end, count in ways.items()), 2 * sum(ways.values()))


def worn(game: Game, seat: str, hand: str) -> int:
    """The chance in per cent that an attack wears out or empties the weapon in this hand."""
    sides, token = game.numbers.dice["green"], game.player(seat).held[hand]
    faces = combat.limit_of(game, seat, token) - game.is_free(seat, "green")
    return round(100 * max(0, min(faces, sides)) / sides)


def _ends(game: Game, seat: str, hand: str, target: str) -> dict[str, int]:
    """Return, for each possible outcome in `ENDS`, how many throws of the dice lead to it."""
    strike = strike_of(game, seat, hand, target)
    cover = combat.cover_from(game, strike)
    found: Counter[str] = Counter()
    result = attack(game, seat, hand, target)
    for difference, ways in less(result, defence(game, target, cover)).items():
        found[end_of(game, target, combat.counted(game, strike, difference))] += ways
    return {one: found[one] for one in ENDS if found[one]}


def end_of(game: Game, target: str, difference: int) -> str:
    """Return the outcome in `ENDS` that the wound table gives for this difference.
    [trust-me #8, #16]

    It is `dead` if the wounds are more than the survivor can bear.
    """
    row = row_for(game, difference)
    if row is None:
        return "none"
    if row.choice:
        return "choice"
    kills = wounds(game.player(target)) + row.wounds > game.numbers.wounds
    return "dead" if kills else f"wounds-{row.wounds}"


def _percent(ways: Mapping[End, int]) -> dict[End, int]:
    """Return the counts as whole per cents that add up to 100; the largest remainders are rounded
    up.
    """
    whole = sum(ways.values())
    found = {one: 100 * count // whole for one, count in ways.items()}
    behind = sorted(ways, key=lambda one: 100 * ways[one] % whole, reverse=True)
    for one in behind[: 100 - sum(found.values())]:
        found[one] += 1
    return found
