"""What the rulebook leaves open, as `docs/trust-me.md` says it. [trust-me #5, #6, #7, #9, #15]"""

from __future__ import annotations

import pytest

from engine.spaces.plane import Point
from engine.trust_me.commands import Fight, Heal, Move, Search, Shoot, Wait
from engine.trust_me.events import Attacked, GroupAttacked, NoiseMade
from tests.trust_me.city import city, play, point, reply

NAKED = {"survival-1": "action", "survival-2": "action", "survival-3": "action"}
BARE = {"ranged": "action", "reroll": "action"}


def test_a_marker_is_spent_for_a_shot_or_a_charge_and_not_for_a_throw():
    """A weapon is thrown at a place, no matter who stands there; a marker lies on a survivor."""
    held = {"bob": {"left": "throwing-1", "right": "handgun-1"}}
    game = city(ann=(100, 300), bob=(170, 300), held=held, targets={"bob": "ann"})
    play(game, Wait())

    assert game.table.question
    assert game.table.question.options == ("pass", "shoot-right")


def test_nor_is_one_on_a_place_where_its_line_is_crossed():
    held = {"bob": {"left": "throwing-1"}}
    game = city(ann=(100, 300), bob=(150, 400), held=held, targets={"bob": (150, 200)})
    play(game, Move(to=point((200, 300))))

    assert game.table.question
    assert game.table.question.options == ("pass", "aim")


def test_first_aid_takes_a_wound_from_under_a_bandage_and_the_bandage_with_it():
    game = city(
        ann=(100, 300), bob=(127, 300), held={"ann": {"green": "first-aid-kit-1"}},
        laid={"bob": ["bandage-1", "bandage-2"]}, dressed={"bob": 2}, dice=[12],
    )  # fmt: skip
    play(game, Heal(slot="green", seat="bob", harmed="passport"))

    assert game.player("bob").dressed == 1
    assert len(game.player("bob").laid) == 1
    assert len(game.state.discard) == 1
    assert game.seen_by(None, "bob").wounds == 1


@pytest.mark.parametrize(("y", "heard"), [(462, ("alpha-1",)), (463, ())])
def test_a_noise_is_where_the_middle_of_its_maker_is(y: int, heard: tuple[str, ...]):
    """15 cm from there to the rim of the alpha's base, which is 12.5 mm from its middle."""
    game = city(
        ann=(100, 300), bob=(560, 20), lying={"a": ("food-1", (122, 300))},
        groups={1: ((100, y), 0, (100, 590))},
    )  # fmt: skip
    play(game, Search(token="1"), "leave")

    assert game.at("ann") == (100, 300)
    assert [one.heard for one in game.told(NoiseMade)] == [heard]
    if heard:
        assert game.alpha().goal == Point(100, 300)


@pytest.mark.parametrize("dice", [[4, 4, 4], [1, 1, 1]])
def test_an_attack_by_zombies_is_a_melee_attack_and_ends_the_aim(dice: list[int]):
    """Whether it wounds or not: the alpha's base touches that of its prey. [#7]"""
    game = city(
        ann=(100, 300), bob=(560, 20), targets={"ann": "bob"}, dice=dice, noise=(0, 0),
        groups={1: ((140, 300), 0, "ann")},
    )  # fmt: skip
    play(game, Wait())
    reply(game, *(["fatigue"] if game.asked == "wound-or-fatigue" else []))

    assert game.told(GroupAttacked)
    assert game.player("ann").target is None


@pytest.mark.parametrize(("empty", "added"), [(["handgun-2"], 2), ([], 2)])
def test_two_guns_in_hand_are_a_pair_though_one_is_empty(empty: list[str], added: int):
    """Two weapons of one category in hand are all the rulebook asks for. [#15]"""
    held = {"ann": {"left": "handgun-1", "right": "handgun-2"}}
    game = city(
        ann=(100, 300), bob=(160, 300), held=held, empty=empty, dice=[8, 12],
        actions={"ann": BARE, "bob": NAKED},
    )  # fmt: skip
    play(game, Shoot(weapon="left", target="bob"), cell="green")

    assert [one.attack for one in game.told(Attacked)] == [8 + 1 + added]


def test_a_charge_over_a_car_costs_its_one_fatigue():
    """The rulebook asks for a second one of a run alone. [#14]"""
    game = city(
        ann=(180, 300), bob=(226, 300), held={"ann": {"left": "shiv-1"}},
        scenery={"car-1": (250, 300)}, dice=[1, 12],
        actions={"ann": {"melee": "action", "reroll": "action"}, "bob": NAKED},
        passports={"ann": "joanne"},
    )  # fmt: skip
    play(game, Fight(weapon="left", target="bob"), cell="green")

    assert game.at("ann") != (180, 300)
    assert game.player("ann").actions["green"] == "fatigue"
    assert len(game.player("ann").actions) == 3
