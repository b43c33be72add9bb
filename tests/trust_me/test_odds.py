"""Chances against brute force: every face of every die is played. [trust-me #15, #16]"""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engine.spaces.plane import Point
from engine.trust_me import combat, odds
from engine.trust_me.combat import Strike
from engine.trust_me.commands import Shoot
from engine.trust_me.events import Died, ZombiesKilled
from engine.trust_me.known import known
from tests.trust_me.city import City, city, play

BARE = {"ann": {"ranged": "action", "melee": "action"},
        "bob": {"survival-2": "action", "survival-3": "action"}}  # fmt: skip
WOUNDED = {"bob": {"melee": "wound", "green": "wound"}}
BESIDE = {"barricade-1": (156, 300, 6)}
"""Bob touches it, and a shot at him crosses it."""


def drawn(**told: object) -> City:
    given: dict[str, object] = {"held": {"ann": {"left": "handgun-1"}}, "actions": BARE, **told}
    return city(ann=(100, 300), bob=(175, 300), cleo=(20, 20), **given)  # type: ignore[arg-type]


def becomes(dice: list[int], **told: object) -> str:
    """What happens to Bob if these are rolled; the last roll is the limit's."""
    game = drawn(dice=[*dice, 12], **told)
    play(game, Shoot(weapon="left", target="bob"), "keep", cell="green")
    if game.told(Died):
        return "dead"
    wounds = {"wound-or-fatigue": "choice", "where-wound": "wounds"}
    return wounds.get(game.asked, "none")


@pytest.mark.parametrize(
    "told", [{}, {"harm": WOUNDED}, {"scenery": BESIDE}], ids=["whole", "wounded", "covered"]
)
def test_what_becomes_of_a_survivor_is_that_of_the_shot_played_with_every_roll(
    told: dict[str, object],
):
    chances = odds.harmed(known(drawn(**told).table.view("ann")), "ann", "left", "bob")
    played = Counter(
        becomes([attack, *guard], **told) for attack, *guard in product(range(1, 9), range(1, 5))
    )
    said = Counter[str]()
    for end, percent in chances.items():
        said[end.partition("-")[0]] += percent

    assert sum(chances.values()) == 100
    assert said == {end: pytest.approx(100 * count / 32, abs=1) for end, count in played.items()}


def test_zombies_that_fall_are_those_of_the_shot_played_with_every_roll():
    told = {"groups": {1: ((100, 420), 0, (100, 420))}}
    chances = odds.felled(known(drawn(**told).table.view("ann")), "ann", "left", "alpha-1")
    fell = 0
    for face in range(1, 9):
        game = drawn(dice=[face, 12], **told)
        play(game, Shoot(weapon="left", target="alpha-1"), "keep", cell="green")
        fell += sum(one.count for one in game.told(ZombiesKilled))

    assert set(chances) == {0, 1}
    assert chances[1] == pytest.approx(100 * fell / 8, abs=1)


def test_what_stands_between_is_what_costs_the_shot():
    """Both stand in one tent: it is crossed and costs nothing, nor is it named."""
    for at, lost in ((100, 1), (137, 0)):
        game = known(drawn(scenery={"tent-1": (at, 300)}).table.view("ann"))
        named = combat.between(game, Point(100, 300), Point(175, 300))
        strike = Strike("ann", "left", game.player("ann").held["left"], "bob")
        assert (len(named), -combat.additions(game, strike)["between"]) == (lost, lost)
