"""The six sheets: each skill of each level, with where it ends. [heroes-resistance p. 9, 10]"""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.core.refusal import Refusal
from engine.family.scenario import Course
from engine.games import load_content
from engine.heroes_resistance.commands import ForceDoor
from engine.heroes_resistance.entries import HeroesContent
from tests.heroes_resistance.city import QUIET, at_mission, city, seen
from tests.table import ZombiePhase, do, drawn, events, play, refused

YELLOW, ORANGE, RED = 7, 19, 43
SHEETS = {
    "spider-man": ("heroic-rescue", "plus-one-action", "web-swing", "spider-sense"),
    "hulk": ("rage", "plus-one-action", "thunderclap", "brute-force"),
    "vision": ("density", "plus-one-action", "phase", "overcharge"),
    "black-panther": ("leap", "plus-one-action", "kinetic-suit", "free-attack"),
    "wasp": ("flight", "plus-one-action", "shrink", "swarm"),
    "winter-soldier": ("marksman", "plus-one-action", "cybernetic-arm", "free-attack"),
}
ATTACKS = {
    "spider-man": ("acrobatics", "melee", 0, 3, 4),
    "hulk": ("smash", "melee", 0, 4, 4),
    "vision": ("solar-beam", "ranged", 1, 3, 4),
    "black-panther": ("vibranium-claws", "melee", 0, 2, 3),
    "wasp": ("bio-sting", "ranged", 1, 2, 3),
    "winter-soldier": ("long-rifle", "ranged", 3, 2, 4),
}
HEALTH = {
    "spider-man": 4,
    "hulk": 5,
    "vision": 4,
    "black-panther": 4,
    "wasp": 3,
    "winter-soldier": 4,
}


# ------------------------------------------------------------ all of them


@pytest.mark.parametrize(("hero", "skills"), SHEETS.items())
@pytest.mark.parametrize(
    ("xp", "count"), [(0, 1), (6, 1), (7, 2), (18, 2), (19, 3), (42, 3), (43, 4)]
)
def test_every_level_of_a_sheet_brings_its_skill(
    hero: str, skills: tuple[str, ...], xp: int, count: int
):
    assert city(f"{hero} .", xp={hero: xp}).survivor(hero).skills == skills[:count]


@pytest.mark.parametrize("hero", SHEETS)
def test_attack_and_health_are_those_of_the_sheet(hero: str):
    content = load_content("heroes-resistance", HeroesContent)
    sheet = content.characters[hero]
    (row,) = content.equipment[sheet.attack].attacks

    found = (sheet.attack, row.kind, row.reach.max, row.dice, row.hits_on)
    assert (found, row.reach.min) == (ATTACKS[hero], 0)
    assert city(f"{hero} .").survivor(hero).health == HEALTH[hero]


@pytest.mark.parametrize("hero", SHEETS)
def test_yellow_brings_a_fourth_action_at_once_and_each_turn(hero: str):
    card = ATTACKS[hero][0]
    game = city(f"{hero}+1W", xp={hero: 6}, dice=[6] * 4, spawns=[])
    assert game.survivor(hero).actions == 3
    play(game, do("attack", hero, card=card, zone="S1"), answers=[])

    assert (game.survivor(hero).level, game.survivor(hero).actions) == ("yellow", 3)
    assert play(game, ZombiePhase()).survivor(hero).actions == 4


# ------------------------------------------------------------ Spider-Man


def test_a_heroic_rescue_is_the_first_one_and_a_second_takes_an_action():
    game = city("spider-man wasp", bystanders={"wong": "S1", "okoye": "S1"})
    play(game, do("rescue", "spider-man", bystander="wong"))
    assert game.survivor("spider-man").actions == 3
    play(game, do("rescue", "spider-man", bystander="okoye"), answers=["okoye"])

    assert game.survivor("spider-man").actions == 2


def test_a_web_swing_ends_after_three_zones_and_costs_its_power_once_a_turn():
    swing = do("use-skill", "spider-man", skill="web-swing", zone="S4")
    far = do("use-skill", "spider-man", skill="web-swing", zone="S5")
    game = city("spider-man . . . .", xp={"spider-man": ORANGE}, power={"spider-man": 2})
    poor = city("spider-man . . . .", xp={"spider-man": ORANGE})

    assert refused(poor, swing) == "too-little-power"
    assert refused(game, far) == "skill-not-there"
    play(game, swing)
    assert (seen(game).power["spider-man"], game.survivor("spider-man").actions) == (1, 4)
    assert refused(game, far) == "skill-used"


def test_web_swing_is_no_skill_of_yellow():
    game = city("spider-man . .", xp={"spider-man": ORANGE - 1}, power={"spider-man": 1})

    assert refused(game, do("use-skill", "spider-man", skill="web-swing", zone="S2")) == (
        "skill-missing"
    )


def test_spider_sense_begins_anew_with_each_enemies_phase():
    game = city("spider-man+2W wasp", xp={"spider-man": RED}, spawn=QUIET)
    play(game, ZombiePhase(), ZombiePhase())

    assert game.survivor("spider-man").wounds == 0


def rushed(hero: str, **given: Any) -> Course:
    """A hero forces a door of M0; three runners come out and strike at once, in the players'
    phase. At red."""
    at, xp = {"S1": hero}, {hero: RED}
    game = at_mission("M0", at, xp=xp, spawn=["19", "21"], **given)
    game.give(ForceDoor(survivor=hero, door="B1-S1"))
    game.answer("B1")
    return game


def test_spider_sense_and_the_kinetic_suit_sleep_in_the_players_phase():
    for hero in ("spider-man", "black-panther"):
        assert rushed(hero).survivor(hero).wounds == 3


# ------------------------------------------------------------ Hulk


def test_rage_is_for_wounds_that_are_suffered_and_never_above_four():
    game = city("hulk+2W wasp", power={"hulk": 4}, held={"hulk": "okoye"}, spawn=QUIET)
    play(game, ZombiePhase(), answers=["sacrifice"])

    assert game.survivor("hulk").wounds == 1
    assert seen(game).power["hulk"] == 4
    assert [one.gained for one in events(game, "PowerGained")] == [1]


def test_rage_says_nothing_where_power_is_full():
    game = play(city("hulk+1W wasp", power={"hulk": 4}, spawn=QUIET), ZombiePhase())

    assert game.survivor("hulk").wounds == 1
    assert events(game, "PowerGained") == []


def test_a_wound_held_off_stirs_no_rage():
    game = city("hulk+1W wasp", traits={"hulk": ["invulnerable"]}, power={"hulk": 1}, spawn=QUIET)
    play(game, ZombiePhase(), answers=["invulnerable"])

    assert seen(game).power["hulk"] == 1


def test_thunderclap_needs_two_power_an_open_zone_and_somebody_to_push():
    clap = do("use-skill", "hulk", skill="thunderclap", zone="S2")
    xp = {"hulk": ORANGE}

    assert refused(city("hulk+1W .", xp=xp, power={"hulk": 1}), clap) == "too-little-power"
    assert refused(city("hulk+1C .", xp=xp, power={"hulk": 2}), clap) == "skill-not-there"
    shut = city("hulk+1W | [.]", xp=xp, power={"hulk": 2})
    assert refused(shut, do("use-skill", "hulk", skill="thunderclap", zone="B1")) == (
        "skill-not-there"
    )
    game = play(city("hulk+1W .", xp=xp, power={"hulk": 2}), clap)
    assert (seen(game).power["hulk"], game.survivor("hulk").actions) == (0, 4)


def test_brute_force_adds_two_dice_from_red_on():
    for xp, dice in ((RED - 1, 4), (RED, 6)):
        game = city("hulk+1W", xp={"hulk": xp}, dice=[1] * dice)
        play(game, do("attack", "hulk", card="smash", zone="S1"))
        assert len(events(game, "DiceRolled")[0].faces) == dice


def test_no_roll_has_too_many_dice():
    """Four of the sheet, two of the skill, three for Power, three of the trait, one of Okoye."""
    game = city(
        "hulk+1W",
        xp={"hulk": RED},
        power={"hulk": 4},
        traits={"hulk": ["super-strength"]},
        held={"hulk": "okoye"},
        dice=[1] * 13,
    )
    play(game, do("attack", "hulk", card="smash", zone="S1", power=3, traits=["super-strength"]))

    assert len(events(game, "DiceRolled")[0].faces) == 4 + 2 + 3 + 3 + 1


# ------------------------------------------------------------ Vision


def test_density_is_for_leaving_enemies_and_steps_to_the_next_zone_only():
    slip = do("use-skill", "vision", skill="density", zone="S2")
    far = do("use-skill", "vision", skill="density", zone="S3")

    assert refused(city("vision . .", power={"vision": 1}), slip) == "skill-not-there"
    assert refused(city("vision+1W . .", power={"vision": 1}), far) == "skill-not-there"
    assert refused(city("vision+1W . ."), slip) == "too-little-power"


def test_phase_goes_through_a_wall_for_an_action_and_a_power():
    game = city("vision . | [.]\n. . # #", xp={"vision": ORANGE}, power={"vision": 1})
    at = city("[vision] #\n. .", xp={"vision": ORANGE}, power={"vision": 1})
    play(at, do("use-skill", "vision", skill="phase", zone="S1"))

    assert drawn(at).splitlines()[1].startswith("vision")
    assert (seen(at).power["vision"], at.survivor("vision").actions) == (0, 3)
    assert refused(game, do("use-skill", "vision", skill="phase", zone="S2")) == "skill-not-there"


def test_phase_pays_for_enemies_that_are_left_behind():
    through = do("use-skill", "vision", skill="phase", zone="B1")
    two = city("vision+2W | [.]", xp={"vision": ORANGE}, power={"vision": 1})
    four = city("vision+4W | [.]", xp={"vision": ORANGE}, power={"vision": 1})

    assert play(two, through).survivor("vision").actions == 1
    assert refused(four, through) == "too-few-actions"


def test_wong_leads_past_enemies_once_a_turn_by_phase_or_on_foot():
    game = city(
        "vision+2W | [1W] [.]",
        held={"vision": "wong"},
        xp={"vision": ORANGE},
        power={"vision": 1},
    )
    play(game, do("use-skill", "vision", skill="phase", zone="B1"))
    assert game.survivor("vision").actions == 3
    play(game, do("move", "vision", zone="B2"))

    assert game.survivor("vision").actions == 1


def test_overcharge_hits_on_three_from_red_on():
    for xp, needed in ((RED - 1, 4), (RED, 3)):
        game = city("vision+1W", xp={"vision": xp}, dice=[3, 1, 1])
        play(game, do("attack", "vision", card="solar-beam", zone="S1"))
        assert events(game, "DiceRolled")[0].needed == needed


def test_overcharge_and_keen_aim_hit_on_two():
    game = city("vision+1W", xp={"vision": RED}, traits={"vision": ["keen-aim"]}, dice=[2, 1, 1])
    play(game, do("attack", "vision", card="solar-beam", zone="S1", traits=["keen-aim"]))

    assert drawn(game) == "vision"


# ------------------------------------------------------------ Black Panther


def test_a_leap_reaches_two_zones_and_enemies_of_ones_own_zone_cost_nothing():
    game = city("black-panther+3W . . .", power={"black-panther": 1})

    assert refused(game, do("use-skill", "black-panther", skill="leap", zone="S4")) == (
        "skill-not-there"
    )
    play(game, do("use-skill", "black-panther", skill="leap", zone="S3"))
    assert game.survivor("black-panther").actions == 3


def test_a_kinetic_suit_serves_once_in_each_enemies_phase():
    game = city("black-panther+1W wasp", xp={"black-panther": ORANGE}, spawn=QUIET)
    play(game, ZombiePhase(), ZombiePhase())

    assert game.survivor("black-panther").wounds == 0
    assert seen(game).power["black-panther"] == 4


@pytest.mark.parametrize("hero", ["black-panther", "winter-soldier"])
def test_a_free_attack_takes_no_action_once_a_turn(hero: str):
    blow = do("attack", hero, card=ATTACKS[hero][0], zone="S1")
    for xp, left in ((RED - 1, 3), (RED, 4)):
        game = city(f"{hero}+3B", xp={hero: xp}, dice=[1] * 12)
        assert play(game, blow).survivor(hero).actions == left
    assert play(game, blow).survivor(hero).actions == 3


# ------------------------------------------------------------ Wasp


def test_flight_is_one_zone_far_and_for_one_free_move():
    game = city("wasp+1W . .")

    assert refused(game, do("use-skill", "wasp", skill="flight", zone="S3")) == "skill-not-there"
    play(game, do("use-skill", "wasp", skill="flight", zone="S2"))
    assert refused(game, do("use-skill", "wasp", skill="flight", zone="S3")) == "skill-used"
    assert play(game, do("move", "wasp", zone="S3")).survivor("wasp").actions == 2


def test_nobody_shrinks_without_power_or_before_orange():
    poor = city("wasp+1W hulk", xp={"wasp": ORANGE}, spawn=QUIET)
    green = city("wasp+1W hulk", xp={"wasp": ORANGE - 1}, power={"wasp": 1}, spawn=QUIET)

    for game in (poor, green):
        assert play(game, ZombiePhase()).survivor("wasp").wounds == 1


def test_wasp_shrinks_once_a_turn_whatever_power_is_left():
    game = city("wasp+4W hulk", xp={"wasp": ORANGE}, power={"wasp": 4}, spawn=QUIET)
    play(game, ZombiePhase(), answers=["shrink"])

    assert game.survivor("wasp").wounds == 2
    assert seen(game).power["wasp"] == 4


def test_a_swarm_reaches_two_zones_and_no_farther():
    far = city("wasp . . 1W", xp={"wasp": RED})
    near = city("wasp+1W", xp={"wasp": RED}, dice=[1] * 3)

    assert refused(far, do("attack", "wasp", card="bio-sting", zone="S4")) == "out-of-reach"
    play(near, do("attack", "wasp", card="bio-sting", zone="S1"))
    assert len(events(near, "DiceRolled")[0].faces) == 3


# ------------------------------------------------------------ Winter Soldier


def test_a_marksman_may_leave_even_a_zombie_hero_aside():
    game = city("winter-soldier 1W+1C", xp={"winter-soldier": RED}, dice=[4])
    play(
        game,
        do("attack", "winter-soldier", card="long-rifle", zone="S2"),
        answers=["walker"],
    )

    assert drawn(game) == "winter-soldier 1C"


def test_a_cybernetic_arm_is_no_help_against_another_zone_or_before_orange():
    away = city("winter-soldier 1W", xp={"winter-soldier": ORANGE}, dice=[1] * 2)
    early = city("winter-soldier+1W", xp={"winter-soldier": ORANGE - 1}, dice=[1] * 2)
    play(away, do("attack", "winter-soldier", card="long-rifle", zone="S2"))
    play(early, do("attack", "winter-soldier", card="long-rifle", zone="S1"))

    assert len(events(away, "DiceRolled")[0].faces) == 2
    assert len(events(early, "DiceRolled")[0].faces) == 2


# ------------------------------------------------------------ sheets that a position changes


def test_a_position_may_give_other_skills_than_the_sheets():
    given: dict[str, Any] = {
        "sheets": {"hulk": {"blue": "flight"}},
        "without": {"wasp": ["flight"]},
    }
    game = city("hulk wasp+1W vision", skills={"vision": ["leap"]}, dice=[1, 3], **given)

    skills = {one.id: one.skills for one in game.table.view().survivors}
    assert skills == {"hulk": ("flight",), "wasp": ("no-skill",), "vision": ("density", "leap")}
    assert refused(game, do("use-skill", "wasp", skill="flight", zone="S1")) == "skill-missing"
    play(game, do("attack", "wasp", card="bio-sting", zone="S2"), do("end-turn", "wasp"))
    play(game, do("use-skill", "hulk", skill="flight", zone="S2"))
    assert drawn(game) == ". hulk+wasp vision"


def test_nobody_plays_whose_sheet_is_not_in_the_box():
    bob: dict[str, Any] = {
        "id": "bob",
        "name": {"fr": "Bob", "en": "Bob"},
        "initial": "O",
        "shape": "circle",
    }
    bob |= {"blue": "flight", "yellow": "plus-one-action", "orange": ["phase"], "red": ["swarm"]}

    seats = {"ann": ["bob", "hulk", "wasp", "vision"]}
    told: dict[str, Any] = {"mission": "M0", "seats": seats, "seed": "one", "survivors": [bob]}

    with pytest.raises(Refusal, match="faulty-survivor"):
        engine.open_table("heroes-resistance", **told)
    with pytest.raises(ValueError, match="sheets: 'bob' is not known; known are spider-man, hulk"):
        city("bob hulk", sheets={"bob": {"blue": "flight"}})
