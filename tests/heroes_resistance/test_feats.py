"""Active skills, moving among enemies, the sign, the exit. [heroes-resistance p. 12, 19 to 21]"""

from __future__ import annotations

import pytest

from tests.heroes_resistance.city import city, seen
from tests.table import Do, allowed, do, drawn, events, play, refused

OUT = [{"name": "escape", "parameters": {"who": "all", "leaving": "must"}}]


def test_vision_pays_three_actions_to_leave_two_enemies_and_cannot_pay_four():
    two, three = city("vision+2W ."), city("vision+3W .")
    play(two, do("move", "vision", zone="S2"))

    assert two.survivor("vision").actions == 0
    assert refused(three, do("move", "vision", zone="S2")) == "held-by-zombies"


def test_density_leaves_a_crowd_for_a_power_and_an_action():
    game = city("vision+3W .", power={"vision": 1})
    play(game, do("use-skill", "vision", skill="density", zone="S2"))

    assert (game.survivor("vision").actions, seen(game).power["vision"]) == (2, 0)
    assert refused(game, do("use-skill", "vision", skill="density", zone="S1")) == "skill-used"


def test_web_swing_goes_three_zones_over_enemies():
    game = city("spider-man+1W 2W 1B .", xp={"spider-man": 19}, power={"spider-man": 1})
    play(game, do("use-skill", "spider-man", skill="web-swing", zone="S4"))

    assert drawn(game) == "1W 2W 1B spider-man"


def test_thunderclap_pushes_all_but_zombie_heroes():
    game = city("hulk+2W+1C .", xp={"hulk": 19}, power={"hulk": 2})
    play(game, do("use-skill", "hulk", skill="thunderclap", zone="S2"))

    assert drawn(game) == "hulk+1C 2W"


def test_phase_goes_through_a_closed_door_and_reveals_the_building():
    game = city("vision | [.]", xp={"vision": 19}, power={"vision": 1}, hidden={"B1": "wong"})
    play(game, do("use-skill", "vision", skill="phase", zone="B1"))

    assert drawn(game) == ". | [vision]"
    assert dict(seen(game).bystanders) == {"wong": "B1"}


def test_a_leap_ends_at_enemies_on_the_way():
    game = city("black-panther 1W .", power={"black-panther": 1})

    assert refused(game, do("use-skill", "black-panther", skill="leap", zone="S3")) == (
        "skill-not-there"
    )


@pytest.mark.parametrize(
    ("then", "left"),
    [
        (do("attack", "black-panther", card="vibranium-claws", zone="S3"), 3),
        (do("gain-power", "black-panther"), 2),
        (do("move", "black-panther", zone="S4"), 1),
    ],
)
def test_the_attack_of_a_leap_comes_at_once_or_never(then: Do, left: int):
    """[heroes-resistance p. 19]"""
    game = city("black-panther . 1W .", power={"black-panther": 1}, dice=[1, 1])
    play(game, do("use-skill", "black-panther", skill="leap", zone="S3"), then)

    assert game.survivor("black-panther").actions == left
    assert game.survivor("black-panther").free == ()


def test_a_free_attack_that_is_not_of_a_leap_stays():
    game = city("black-panther . .", power={"black-panther": 1}, xp={"black-panther": 43})
    play(
        game,
        do("use-skill", "black-panther", skill="leap", zone="S3"),
        do("gain-power", "black-panther"),
    )

    assert game.survivor("black-panther").free == (("combat", 1),)


def test_wasp_flies_one_zone_for_nothing():
    game = city("wasp+3W .")
    play(game, do("use-skill", "wasp", skill="flight", zone="S2"))

    assert game.survivor("wasp").actions == 3
    assert [one["zone"] for one in allowed(game, "wasp", "use-skill")] == []


def test_a_cybernetic_arm_adds_two_dice_against_ones_own_zone():
    here = city("winter-soldier+1W", xp={"winter-soldier": 19}, dice=[1] * 4)
    play(here, do("attack", "winter-soldier", card="long-rifle", zone="S1"))

    assert len(events(here, "DiceRolled")[0].faces) == 4


def test_a_swarm_reaches_farther_with_a_die_more():
    game = city("wasp . 1W", xp={"wasp": 43}, dice=[1, 1, 1])
    play(game, do("attack", "wasp", card="bio-sting", zone="S3"))

    assert len(events(game, "DiceRolled")[0].faces) == 3


@pytest.mark.parametrize(("xp", "count"), [(0, 1), (6, 1), (7, 2), (19, 3), (43, 4)])
def test_every_level_brings_one_skill(xp: int, count: int):
    assert len(city("hulk .", xp={"hulk": xp}).survivor("hulk").skills) == count


# ------------------------------------------------------------ the sign


def test_the_sign_throws_a_die_for_each_enemy_but_zombie_heroes_and_breaks_the_second_time():
    game = city("hulk 2W+1C", sign="S1", dice=[3, 3])
    play(game, do("use-sign", "hulk", zone="S2"))

    assert drawn(game) == "hulk 1C"
    sign = seen(game).sign
    assert sign is not None
    assert (sign.zone, sign.damaged) == ("S2", True)

    again = city("hulk 1W", sign="S1", damaged_sign=True, dice=[1])
    play(again, do("use-sign", "hulk", zone="S2"))
    assert seen(again).sign is None


def test_the_sign_reaches_two_zones():
    assert refused(city("hulk . . 1W", sign="S1"), do("use-sign", "hulk", zone="S4")) == (
        "sign-out-of-reach"
    )


def test_the_sign_is_used_where_it_lies():
    assert refused(city("hulk 1W", sign="S2"), do("use-sign", "hulk", zone="S2")) == "no-sign-here"


def test_where_no_sign_lies_nobody_is_sent_to_it():
    assert refused(city("hulk+1W"), do("use-sign", "hulk", zone="S1")) == "no-sign-left"


# ------------------------------------------------------------ the way out


def test_nobody_leaves_by_an_exit_that_enemies_hold():
    game = city("hulk+1W wasp", exit="S1", victory=OUT)

    assert refused(game, do("leave", "hulk")) == "exit-held-by-enemies"


def test_all_heroes_out_win():
    game = city("hulk+wasp", exit="S1", victory=OUT)
    play(game, do("leave", "hulk"), do("leave", "wasp"))

    assert game.table.outcome is not None
    assert game.table.outcome.won


def test_the_sign_is_an_attack_that_brings_experience_and_no_dice_but_its_own():
    game = city(
        "wasp 2W",
        sign="S1",
        xp={"wasp": 5},
        power={"wasp": 4},
        held={"wasp": "sharon-carter"},
        dice=[3, 2],
    )
    play(game, do("use-sign", "wasp", zone="S2"))

    assert drawn(game) == "wasp 1W"
    assert (game.survivor("wasp").xp, game.survivor("wasp").actions) == (6, 2)
    assert seen(game).power["wasp"] == 4


def test_hits_of_the_sign_fall_by_priority():
    game = city("hulk 1B+2W", sign="S1", dice=[3, 1, 1])
    both = city("hulk 1B+2W", sign="S1", dice=[3, 3, 3])

    assert drawn(play(game, do("use-sign", "hulk", zone="S2"))) == "hulk 2W+1B"
    assert drawn(play(both, do("use-sign", "hulk", zone="S2"))) == "hulk 1W"


@pytest.mark.parametrize(
    ("drawing", "zone", "why"),
    [
        ("hulk+1W .", "S1", "sign-out-of-reach"),
        ("hulk 1C", "S2", "sign-spares-heroes"),
        ("hulk .", "S2", "nothing-to-attack"),
        ("hulk | [1W]", "B1", "not-in-sight"),
    ],
)
def test_where_the_sign_does_not_reach(drawing: str, zone: str, why: str):
    assert refused(city(drawing, sign="S1"), do("use-sign", "hulk", zone=zone)) == why


def test_the_sign_spares_heroes_and_bystanders_of_the_zone():
    game = city("hulk wasp+1W", sign="S1", bystanders={"happy-hogan": "S2"}, dice=[6])
    play(game, do("use-sign", "hulk", zone="S2"))

    assert (game.survivor("wasp").wounds, dict(seen(game).bystanders)) == (
        0,
        {"happy-hogan": "S2"},
    )


def test_a_free_attack_may_be_the_sign():
    """House."""
    game = city("black-panther 1W", sign="S1", xp={"black-panther": 43}, dice=[1])
    play(game, do("use-sign", "black-panther", zone="S2"))

    assert game.survivor("black-panther").actions == 4


# ------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("hero", "skill", "zone", "why"),
    [
        ("hulk", "rage", "S2", "skill-not-now"),
        ("hulk", "leap", "S2", "skill-missing"),
        ("hulk", "thunderclap", "S9", "no-such-zone"),
        ("wasp", "shrink", "S2", "skill-not-now"),
        ("wasp", "flight", "S3", "skill-not-there"),
    ],
)
def test_why_a_skill_cannot_be_used_so(hero: str, skill: str, zone: str, why: str):
    game = city(f"{hero}+1W . .", xp={hero: 19}, power={hero: 4})

    assert refused(game, do("use-skill", hero, skill=skill, zone=zone)) == why


def test_the_sign_is_hurled_at_zones_of_the_board_only():
    game = city("hulk 1W", sign="S1")

    assert refused(game, do("use-sign", "hulk", zone="S9")) == "no-such-zone"
