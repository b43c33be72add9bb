"""Exact odds against brute force: every face of every die is tried. [zombicide #8]"""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import engine
from engine.core.refusal import Refusal
from engine.family.commands import Attack
from engine.family.events import ZombieKilled
from engine.family.odds import Odds, hit_chances
from engine.family.scenario import Course, command_of
from tests.table import do, play, street


def asked(game: Course, **fields: Any) -> Odds:
    attack = command_of(game, do("attack", "amy", **fields).fields)
    assert isinstance(attack, Attack)
    return engine.odds(game.table, attack)[0]


@pytest.mark.parametrize("needed", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_the_chances_of_hits_are_those_of_all_rolls(dice: int, needed: int):
    rolls = list(product(range(1, 7), repeat=dice))
    counts = [sum(sum(face >= needed for face in roll) == hits for roll in rolls)
              for hits in range(dice + 1)]  # fmt: skip

    assert hit_chances(dice, needed) == tuple(Fraction(count, len(rolls)) for count in counts)


POSITIONS = [
    ("amy 2W", {"hands": {"amy": ["shotgun"]}}, {"card": "shotgun", "zone": "S2"}),
    ("amy 1W+1F+2R", {"hands": {"amy": ["sub-mg"]}}, {"card": "sub-mg", "zone": "S2"}),
    ("amy ned+2W", {"hands": {"amy": ["sub-mg"]}}, {"card": "sub-mg", "zone": "S2"}),
    ("amy+1W+1F+1R", {"hands": {"amy": ["katana"]}}, {"card": "katana", "zone": "S1"}),
    ("amy 3W", {"hands": {"amy": ["pistol", "pistol"]}},
     {"card": "pistol", "zone": "S2", "pair": True}),
    ("amy 1A+1R", {"hands": {"amy": ["mas-shotgun"]}, "skills": {"amy": ["sniper"]}},
     {"card": "mas-shotgun", "zone": "S2"}),
    ("amy ned+1W", {"hands": {"amy": ["shotgun"]}, "skills": {"amy": ["sniper"]}},
     {"card": "shotgun", "zone": "S2"}),
]  # fmt: skip


@pytest.mark.parametrize(("drawing", "given", "fields"), POSITIONS)
def test_kills_are_those_of_the_attack_played_with_every_roll(
    drawing: str, given: dict[str, Any], fields: dict[str, Any]
):
    told = asked(street(drawing, **given), **fields)
    killed = Fraction(0)
    for faces in product(range(1, 7), repeat=told.dice):
        game = street(drawing, dice=faces, **given)
        game.give(command_of(game, do("attack", "amy", **fields).fields))
        while game.table.question:
            options = game.table.question.options
            best = [one for one in ("walker", "runner") if one in options]
            game.answer((best or options)[0])
        killed += game.survivor("amy").xp

    assert told.mean_kills == killed / 6**told.dice


def test_a_molotov_kills_everything_without_a_roll():
    told = asked(street("amy 3W+1A", hands={"amy": ["molotov"]}), card="molotov", zone="S2")

    assert (told.dice, told.some_kill, told.mean_kills) == (0, 1, 4)


def test_friends_take_the_first_hits():
    told = asked(street("amy ned+2W", hands={"amy": ["sub-mg"]}), card="sub-mg", zone="S2")

    assert told.friendly == (0, 1, 2, 2)
    assert told.kills == (0, 0, 0, 1)


def test_a_sniper_hits_no_friend_unasked():
    """The odds promise it, and the attack played keeps it with every roll."""
    given: dict[str, Any] = {"hands": {"amy": ["shotgun"]}, "skills": {"amy": ["sniper"]}}
    fields = {"card": "shotgun", "zone": "S2"}
    assert asked(street("amy ned+1W", **given), **fields).friendly == (0, 0, 0)

    for faces in product(range(1, 7), repeat=2):
        game = street("amy ned+1W", dice=faces, **given)
        game.give(command_of(game, do("attack", "amy", **fields).fields))
        while game.table.question:
            game.answer("walker")
        assert game.survivor("ned").wounds == 0


def test_odds_are_refused_where_the_attack_would_be():
    game = street("amy .", hands={"amy": ["pistol"]})

    with pytest.raises(Refusal, match="nothing-to-attack"):
        asked(game, card="pistol", zone="S2")


def test_asking_changes_nothing():
    game = street("amy 2W", hands={"amy": ["pistol"]}, dice=[6])
    before = game.table.to_json()

    asked(game, card="pistol", zone="S2")

    assert game.table.to_json() == before
    play(game, do("attack", "amy", card="pistol", zone="S2"))


def fallen(
    drawing: str, given: dict[str, Any], fields: dict[str, Any], faces: tuple[int, ...]
) -> dict[str, int]:
    """Who fell when the attack was played with these dice."""
    game = street(drawing, dice=faces, **given)
    game.give(command_of(game, do("attack", "amy", **fields).fields))
    while game.table.question:
        game.answer(game.table.question.options[0])
    return {one.kind: one.count for one in game.events if isinstance(one, ZombieKilled)}


@pytest.mark.parametrize(("drawing", "given", "fields"), POSITIONS[:3] + POSITIONS[4:5])
def test_the_kinds_that_fall_are_those_of_the_attack_played(
    drawing: str, given: dict[str, Any], fields: dict[str, Any]
):
    told = asked(street(drawing, **given), **fields)
    for faces in product((1, 6), repeat=told.dice):
        assert dict(told.fallen[faces.count(6)]) == fallen(drawing, given, fields, faces)


def test_where_targets_are_chosen_the_kinds_are_left_open():
    told = asked(street("amy+1W+1R", hands={"amy": ["katana"]}), card="katana", zone="S1")

    assert told.fallen == ((), (), (("walker", 1), ("runner", 1)))
    assert told.kills == (0, 1, 2)


def test_a_re_roll_is_named_and_weighed_apart():
    given = {"hands": {"amy": ["pistol"]}, "pack": {"amy": ["plenty-of-bullets"]}}
    told = asked(street("amy 2W", **given), card="pistol", zone="S2")

    assert told.rerolls == ("plenty-of-bullets",)
    assert told.some_hit == Fraction(1, 2)
    assert told.some_hit_rerolling == Fraction(3, 4)


def test_at_least_so_many_fall():
    told = asked(street("amy+2W", hands={"amy": ["katana"]}), card="katana", zone="S1")

    assert [told.at_least(count) for count in (0, 1, 2, 3)] == [
        1, Fraction(3, 4), Fraction(1, 4), 0,
    ]  # fmt: skip


def test_an_attack_is_thought_about_out_of_turn_and_unloaded():
    game = street("amy 2W", hands={"amy": ["sawed-off"]}, dice=[1, 1])
    play(game, do("attack", "amy", card="sawed-off", zone="S2"))

    assert [one.zone for one in engine.considered_attacks(game.table, "amy")] == ["S2"]
    assert asked(game, card="sawed-off", zone="S2").dice == 2


def test_nobody_fallen_thinks_about_attacks():
    assert engine.considered_attacks(street("amy .").table, "nobody") == []


def test_a_custom_survivor_weighs_attacks_like_any_other():
    zoe: dict[str, Any] = {
        "id": "zoe", "name": {"fr": "Zoé", "en": "Zoe"}, "initial": "Z", "shape": "star",
        "blue": "plus-one-die-ranged", "yellow": "plus-one-action",
        "orange": ["hoard", "scavenger"], "red": ["destiny", "loud", "barricade"],
    }  # fmt: skip
    table = engine.open_table(
        "zombicide", mission="01", seats={"ann": ["zoe", "amy", "ned", "doug"]}, seed="odds",
        survivors=[zoe],
    )  # fmt: skip
    start = table.view().survivors[0].zone
    stored: dict[str, Any] = json.loads(table.to_json())
    me = stored["state"]["survivors"]["zoe"]
    gun = next(one for one in stored["state"]["equipment_deck"] if one.startswith("shotgun-"))
    stored["state"]["equipment_deck"].remove(gun)
    me["hands"], me["pack"] = [gun, None], [one for one in me["hands"] if one]
    stored["state"]["zombies"] = {start: {"walker": 2}}
    stored["undo"] = []
    table = engine.load_table(json.dumps(stored))

    attacks = [one for one in engine.considered_attacks(table, "zoe") if one.card == gun]
    told = engine.odds(table, attacks[0])[0]

    assert [one.zone for one in attacks] == [start]
    assert (told.dice, told.needed, told.some_hit) == (3, 4, Fraction(7, 8))
    assert told.friendly[1] == 1
