"""Bystanders: rescued, held, attacked, devoured, walking. [heroes-resistance p. 13, 14, 16, 20]"""

from __future__ import annotations

from tests.heroes_resistance.city import city, seen, state_of
from tests.table import ZombiePhase, do, drawn, events, play, refused


def test_a_rescue_fills_power_and_gives_the_card():
    game = city("hulk wasp", bystanders={"wong": "S1"})
    play(game, do("rescue", "hulk", bystander="wong"))

    assert seen(game).power["hulk"] == 4
    assert dict(seen(game).held) == {"hulk": "wong"}
    assert dict(seen(game).bystanders) == {}
    assert game.survivor("hulk").xp == 0


def test_nobody_is_rescued_among_enemies():
    game = city("hulk+1W wasp", bystanders={"wong": "S1"})

    assert refused(game, do("rescue", "hulk", bystander="wong")) == "rescue-among-enemies"


def test_spider_man_rescues_among_enemies_once_for_nothing():
    game = city("spider-man+1W wasp", bystanders={"wong": "S1", "okoye": "S1"})
    play(game, do("rescue", "spider-man", bystander="wong"))

    assert game.survivor("spider-man").actions == 3
    assert refused(game, do("rescue", "spider-man", bystander="okoye")) == "rescue-among-enemies"


def test_nobody_is_rescued_from_afar():
    game = city("hulk .", bystanders={"wong": "S2"})

    assert refused(game, do("rescue", "hulk", bystander="wong")) == "bystander-not-here"


def test_a_second_card_is_one_too_many_and_nobody_is_lost_by_it():
    game = city("hulk wasp", bystanders={"wong": "S1"}, held={"hulk": "okoye"})
    play(game, do("rescue", "hulk", bystander="wong"), answers=["okoye"])

    assert dict(seen(game).held) == {"hulk": "okoye"}
    assert events(game, "BystanderLetGo")[0].bystander == "wong"
    assert events(game, "BystanderDevoured") == []


def test_one_devoured_costs_every_hero_a_power_and_a_trait():
    game = city(
        "hulk . wasp",
        bystanders={"happy-hogan": "S2"},
        power={"hulk": 2},
        traits={"hulk": ["keen-aim", "soar"], "wasp": ["keen-aim"]},
    )
    state_of(game).zombies["S2"] = {"walker": 1}
    play(game, ZombiePhase(), answers=["soar"])

    assert dict(seen(game).bystanders) == {}
    assert dict(seen(game).traits) == {"hulk": ("keen-aim",)}
    assert dict(seen(game).power) == {"hulk": 2, "wasp": 1}


def test_a_fighter_holds_a_wound_off_with_five_or_more():
    saved = city("hulk . 1W", bystanders={"wong": "S3"}, dice=[5])
    lost = city("hulk . 1W", bystanders={"wong": "S3"}, dice=[4])

    assert dict(seen(play(saved, ZombiePhase())).bystanders) == {"wong": "S3"}
    assert dict(seen(play(lost, ZombiePhase())).bystanders) == {}


def test_enemies_walk_to_the_nearest_even_if_that_is_a_bystander():
    game = city("hulk . . 1W .", bystanders={"happy-hogan": "S5"})
    play(game, ZombiePhase())

    assert drawn(game) == "hulk . . . 1W"


def test_bystanders_walk_to_the_nearest_hero():
    game = city("hulk . . wasp", bystanders={"wong": "S3"})
    play(game, ZombiePhase())

    assert dict(seen(game).bystanders) == {"wong": "S4"}


def test_the_table_says_which_of_two_ways_a_bystander_takes():
    game = city("hulk . . . wasp", bystanders={"wong": "S3"})
    play(game, ZombiePhase(), answers=["S2"])

    assert dict(seen(game).bystanders) == {"wong": "S2"}


def test_no_bystander_walks_into_enemies():
    game = city("hulk+1B . . .", bystanders={"wong": "S2"}, wounds={})
    play(game, ZombiePhase())

    assert dict(seen(game).bystanders) == {"wong": "S2"}


def test_a_bystander_behind_a_closed_door_stays():
    game = city("hulk | [.]", bystanders={"wong": "B1"})
    play(game, ZombiePhase())

    assert dict(seen(game).bystanders) == {"wong": "B1"}


def test_a_bystander_in_danger_comes_and_wakes_walkers_beside_from_yellow_on():
    for xp, after in ((6, "hulk . . s 1W+1B 1W"), (7, "hulk . . 1W+s 1B 1W")):
        game = city(
            "hulk . . s . 1W+1B 1W",
            xp={"hulk": xp},
            spawn=["25"],
            bystander_deck=["happy-hogan"],
        )
        play(game, ZombiePhase())

        assert dict(seen(game).bystanders) == {"happy-hogan": "S4"}
        assert drawn(game) == f"{after} ."


def test_wong_leads_one_move_a_turn_past_enemies():
    game = city("hulk+2W wasp+2W", held={"hulk": "wong"})
    play(game, do("move", "hulk", zone="S2"))

    assert game.survivor("hulk").actions == 2
    assert refused(game, do("move", "hulk", zone="S1")) == "held-by-zombies"
