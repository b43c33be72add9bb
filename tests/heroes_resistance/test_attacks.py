"""Attacks of the sheets: hits by priority that add up. [heroes-resistance p. 18]"""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.family.scenario import command_of
from engine.heroes_resistance.commands import Strike
from tests.heroes_resistance.city import city, seen
from tests.table import allowed, do, drawn, events, play, refused


def test_spider_mans_three_attacks_fell_a_brute_a_brute_and_a_runner():
    dice = [4, 5, 6, 4, 4, 1, 6, 4, 2]
    game = city("spider-man+2B+1R", bystanders={"happy-hogan": "S1"}, dice=dice)
    blow = do("attack", "spider-man", card="acrobatics", zone="S1")

    play(game, blow)
    assert drawn(game) == "spider-man+1B+1R"
    play(game, blow)
    assert drawn(game) == "spider-man+1R"
    play(game, blow)
    assert drawn(game) == "spider-man"
    assert dict(seen(game).bystanders) == {"happy-hogan": "S1"}
    assert game.survivor("spider-man").xp == 3


def test_hits_too_few_for_a_brute_are_lost_and_not_carried_over():
    game = city("spider-man+1B", dice=[4, 1, 1, 4, 1, 1])
    blow = do("attack", "spider-man", card="acrobatics", zone="S1")

    assert drawn(play(game, blow, blow)) == "spider-man+1B"


def test_five_dice_fell_a_zombie_hero_of_four_and_a_walker():
    game = city("spider-man+1W+1C", power={"spider-man": 2}, dice=[4, 4, 4, 4, 4])
    play(game, do("attack", "spider-man", card="acrobatics", zone="S1", power=2))

    assert drawn(game) == "spider-man"
    assert game.survivor("spider-man").xp == 5


def test_a_zombie_hero_takes_all_hits_before_anybody_else():
    game = city("spider-man+1W+1C", dice=[4, 4, 4])
    play(game, do("attack", "spider-man", card="acrobatics", zone="S1"))

    assert drawn(game) == "spider-man+1W+1C"


def test_hits_fall_by_priority_in_melee_too():
    game = city("hulk+1W+1R", dice=[4, 1, 1, 1])
    play(game, do("attack", "hulk", card="smash", zone="S1"))

    assert drawn(game) == "hulk+1R"


def test_a_marksman_picks():
    game = city("winter-soldier . 1W+1R", dice=[4, 1])
    play(
        game,
        do("attack", "winter-soldier", card="long-rifle", zone="S3"),
        answers=["runner"],
    )

    assert drawn(game) == "winter-soldier . 1W"


def test_no_hero_is_hit_by_a_friend_even_by_misses():
    game = city("wasp hulk+1W", dice=[1, 1])
    play(game, do("attack", "wasp", card="bio-sting", zone="S2"))

    assert game.survivor("hulk").wounds == 0


def test_ranged_attacks_leave_enemies_of_ones_own_zone_aside():
    game = city("vision+2W 1B", dice=[4, 4, 1])
    play(game, do("attack", "vision", card="solar-beam", zone="S2"))

    assert drawn(game) == "vision+2W ."


def test_melee_reaches_no_other_zone():
    blow = do("attack", "hulk", card="smash", zone="S2")

    assert refused(city("hulk 1W"), blow) == "out-of-reach"


def test_odds_are_told_for_each_amount_of_power():
    game = city("spider-man+1B", power={"spider-man": 1})
    plain, more = (
        engine.odds(
            game.table, Strike(survivor="spider-man", card="acrobatics-1", zone="S1", power=n)
        )
        for n in (0, 1)
    )

    assert (plain[0].dice, more[0].dice) == (3, 4)
    assert plain[0].kills == (0, 0, 1, 1)
    assert float(plain[0].some_kill) == 0.5


# ------------------------------------------------------------ traits and helpers


def test_super_strength_adds_three_dice_for_one_power_and_is_gone():
    game = city(
        "hulk+1B",
        power={"hulk": 1},
        traits={"hulk": ["super-strength"]},
        dice=[1, 1, 1, 1, 1, 4, 4],
    )
    play(game, do("attack", "hulk", card="smash", zone="S1", traits=["super-strength"]))

    assert drawn(game) == "hulk"
    assert (seen(game).power["hulk"], dict(seen(game).traits)) == (0, {})


def test_two_traits_serve_one_attack():
    game = city(
        "wasp+1W",
        power={"wasp": 1},
        traits={"wasp": ["keen-aim", "energy-burst"]},
        dice=[2, 1, 1, 1, 1],
    )
    sting = do("attack", "wasp", card="bio-sting", zone="S1", traits=["keen-aim", "energy-burst"])

    assert drawn(play(game, sting)) == "wasp"


def test_a_trait_for_the_other_sort_of_attack_does_not_serve():
    game = city("hulk+1W", power={"hulk": 2}, traits={"hulk": ["energy-burst"]})
    blow = do("attack", "hulk", card="smash", zone="S1", traits=["energy-burst"])

    assert refused(game, blow) == "trait-serves-not"
    assert {one["traits"] for one in allowed(game, "hulk", "attack")} == {()}


def test_keen_aim_never_hits_below_two():
    game = city("black-panther+1W", traits={"black-panther": ["keen-aim", "keen-aim"]}, dice=[1, 2])
    blow = do(
        "attack",
        "black-panther",
        card="vibranium-claws",
        zone="S1",
        traits=["keen-aim", "keen-aim"],
    )
    play(game, blow)

    assert events(game, "DiceRolled")[0].needed == 2
    assert drawn(game) == "black-panther"


def test_a_second_chance_rolls_misses_again_and_is_gone():
    game = city("hulk+1B", traits={"hulk": ["second-chance"]}, dice=[4, 1, 1, 1, 1, 1, 4])
    play(game, do("attack", "hulk", card="smash", zone="S1"), answers=["second-chance"])

    assert drawn(game) == "hulk"
    assert dict(seen(game).traits) == {}


def test_jameson_rolls_one_die_again_for_nothing():
    game = city("hulk+1W", held={"hulk": "j-jonah-jameson"}, dice=[1, 1, 1, 1, 4])
    play(game, do("attack", "hulk", card="smash", zone="S1"), answers=["reroll-one"])

    assert drawn(game) == "hulk"


@pytest.mark.parametrize(
    ("drawing", "source", "hits", "answer"),
    [
        ("hulk+1B", "reroll-one", 1, "reroll-one"),
        ("hulk+1B", "reroll-one", 0, "keep"),
        ("hulk+2B", "reroll-one", 2, "keep"),
        ("hulk+2B", "second-chance", 2, "second-chance"),
        ("hulk+1B", "second-chance", 2, "keep"),
    ],
)
def test_misses_are_rolled_again_where_more_hits_could_kill_more(
    drawing: str, source: str, hits: int, answer: str
):
    """Four dice, and brutes that take two hits: by a standing answer and by the autopilot alike."""
    helped: dict[str, Any] = {"held": {"hulk": "j-jonah-jameson"}}
    if source == "second-chance":
        helped = {"traits": {"hulk": ["second-chance"]}}
    game = city(drawing, **helped, dice=[4] * hits + [1] * (4 - hits))
    game.give(command_of(game, do("attack", "hulk", card="smash", zone="S1").fields))
    asked = game.table.questions[0]

    assert asked.key == "reroll"
    assert asked.default == engine.autopilot(game.table, "ann") == answer


def test_okoye_adds_a_die_in_melee_only():
    here = city("hulk+1W", held={"hulk": "okoye"}, dice=[1] * 5)
    play(here, do("attack", "hulk", card="smash", zone="S1"))
    away = city("wasp 1W", held={"wasp": "okoye"}, dice=[1] * 2)
    play(away, do("attack", "wasp", card="bio-sting", zone="S2"))

    assert len(events(here, "DiceRolled")[0].faces) == 5
    assert len(events(away, "DiceRolled")[0].faces) == 2


def test_sharon_carter_adds_a_die_at_range():
    game = city("wasp 1W", held={"wasp": "sharon-carter"}, dice=[1] * 3)
    play(game, do("attack", "wasp", card="bio-sting", zone="S2"))

    assert len(events(game, "DiceRolled")[0].faces) == 3


def test_nobody_is_unbeaten_where_hits_add_up():
    game = city("hulk+1C")

    assert engine.unbeaten(game.table, "S1") == ""
