"""Enemies: where they walk, how they part, what cards bring. [heroes-resistance p. 11, 14 to 17]"""

from __future__ import annotations

import pytest

from tests.heroes_resistance.city import QUIET, at_mission, city, places, seen
from tests.table import ZombiePhase, do, drawn, events, play, refused


def test_each_kind_splits_evenly_and_the_table_places_the_odd_one():
    game = city("hulk . 4W+3B+1C . wasp", wounds={}, dice=[])
    play(game, ZombiePhase(), answers=["S2", "S4"])
    walks = [(one.kind, one.count, one.zone) for one in events(game, "GroupWalked")]

    assert {("walker", 2, "S2"), ("walker", 2, "S4")} <= set(walks)
    assert {("brute", 2, "S2"), ("brute", 1, "S4")} <= set(walks)
    assert ("captain-america", 1, "S4") in walks
    assert all(one.added == 0 for one in events(game, "GroupSplit"))


def test_whom_they_see_draws_them_even_if_somebody_unseen_is_nearer():
    game = city("1W . . spider-man\n[wasp] [.] # #")
    play(game, ZombiePhase())

    assert drawn(game).splitlines()[0] == ". 1W . spider-man"


def test_the_nearer_of_two_in_sight_draws_them():
    game = play(city("spider-man . . 1R . vision"), ZombiePhase())

    assert game.survivor("vision").wounds == 0
    assert drawn(game) == "spider-man . . . . vision+1R"


@pytest.mark.parametrize(
    ("drawing", "wounds"),
    [("hulk+1R wasp", 2), ("hulk 1R wasp", 1), ("hulk . 1R", 0), ("hulk+1B wasp", 1)],
)
def test_a_runner_strikes_twice_or_walks_and_strikes_and_a_brute_acts_once(
    drawing: str, wounds: int
):
    """As far off as two zones it only comes nearer."""
    answers = ["S1"] if drawing == "hulk 1R wasp" else []
    game = play(city(drawing), ZombiePhase(), answers=answers)

    assert game.survivor("hulk").wounds == wounds


def test_cards_are_drawn_for_the_first_spawn_zone_and_then_clockwise():
    zones = places("M1")
    order = [zones[one] for one in ("4V.s1", "4V.s3", "4V.s4")]
    game = play(at_mission("M1", {zones["2R.C"]: "hulk"}, spawn=QUIET), ZombiePhase())

    assert [one.zone for one in events(game, "SpawnCardDrawn")] == order


def test_without_an_open_way_they_stay():
    game = play(city("hulk | [1W]"), ZombiePhase())

    assert drawn(game) == "hulk | [1W]"
    assert events(game, "GroupStayed")[0].reason == "shut-out"


def test_a_zombie_hero_walks_and_attacks_by_the_tables_choice():
    game = city("hulk 1C wasp", wounds={})
    play(game, ZombiePhase(), answers=["S1"])

    assert game.survivor("hulk").wounds == 1
    assert game.survivor("wasp").wounds == 0


# ------------------------------------------------------------ cards


def test_the_line_of_the_most_experienced_hero_is_read():
    game = city("wasp hulk . s", xp={"wasp": 5, "hulk": 12}, spawn=["03"])
    play(game, ZombiePhase())

    assert events(game, "SpawnCardDrawn")[0].level == "yellow"
    assert events(game, "ZombiesSpawned")[0].count == 3


def test_a_rush_of_brutes_acts_at_once_and_nobody_else_does():
    game = city("hulk . 1B s", xp={"hulk": 12}, spawn=["18"])
    play(game, ZombiePhase())

    assert events(game, "ZombiesSpawned")[0].count == 2
    assert drawn(game) == "hulk 1B 2B s"


def test_a_rush_of_one_beside_one_that_attacked_is_two_wounds_and_not_three():
    game = play(city("hulk+1W+s wasp", spawn=["13"]), ZombiePhase())

    assert game.survivor("hulk").wounds == 2


def test_an_extra_activation_works_at_blue_too():
    game = play(city("hulk . . 1B s", spawn=["23"]), ZombiePhase())

    assert drawn(game) == "hulk 1B . . s"


def test_too_few_figures_make_the_whole_kind_act_once_more():
    game = city("hulk . . . 1R s", spawn=["12"], supply={"runner": 0})
    play(game, ZombiePhase())

    assert [one.reason for one in events(game, "ExtraActivation")] == ["shortage"]


def test_a_zombie_hero_comes_from_its_own_deck_and_may_come_back():
    game = city("hulk . . . s", spawn=["27"], hero_deck=["scarlet-witch"])
    play(game, ZombiePhase())

    assert drawn(game) == "hulk . . . 1S+s"


def test_with_all_zombie_heroes_about_each_acts_once_more():
    game = city("hulk . . . . . 1C+1I+1D+1S+s", spawn=["27"])
    play(game, ZombiePhase())

    assert len(events(game, "ExtraActivation")) == 4


# ------------------------------------------------------------ zombie heroes


def test_a_shield_takes_a_die_of_ranged_attacks_at_its_zone_only():
    game = city("vision 1C", dice=[1, 1])
    play(game, do("attack", "vision", card="solar-beam", zone="S2"))

    assert len(events(game, "DiceRolled")[0].faces) == 2


def test_repulsors_reach_one_zone():
    game = play(city("wasp 1I"), ZombiePhase())

    assert game.survivor("wasp").wounds == 2
    assert drawn(game) == "wasp 1I"


def test_portals_lead_through_a_wall():
    game = city("1D | [.] [wasp]")
    play(game, ZombiePhase())

    assert game.survivor("wasp").wounds >= 1


def test_within_a_hex_nobody_spends_power_for_dice():
    game = city("spider-man+1W 1S", power={"spider-man": 2})
    blow = do("attack", "spider-man", card="acrobatics", zone="S1", power=1)

    assert refused(game, blow) == "power-hexed"


# ------------------------------------------------------------ buildings


@pytest.mark.parametrize("order", [["B1", "B2"], ["B2", "B1"]])
def test_hidden_people_come_out_once_the_door_is_forced(order: list[str]):
    game = city("hulk | [.] [.]", hidden={"B2": "wong"})
    play(game, do("force-door", "hulk", door="B1-S1"))

    assert dict(seen(game).bystanders) == {"wong": "B2"}
    assert seen(game).hidden == ()
    assert game.survivor("hulk").actions == 2


def test_cards_for_marked_rooms_come_in_the_order_that_the_table_says():
    game = at_mission("M0", {"S1": "hulk"}, spawn=["01", "04"])
    play(game, do("force-door", "hulk", door="B1-S1"), answers=["B3"])

    assert [one.zone for one in events(game, "SpawnCardDrawn")] == ["B3", "B1"]
