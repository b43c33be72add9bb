"""Wounds, what holds them off, and falling. [heroes-resistance p. 13, 14]"""

from __future__ import annotations

from tests.heroes_resistance.city import city, seen
from tests.table import ZombiePhase, events, play


def test_five_walkers_share_their_wounds_among_two_heroes_and_a_bystander():
    game = city("wasp+hulk+5W vision", wounds={"hulk": 2}, bystanders={"happy-hogan": "S1"})
    given = ["wasp", "wasp", "hulk", "hulk", "happy-hogan"]
    play(game, ZombiePhase(), answers=given)

    assert [game.survivor(one).wounds for one in ("wasp", "hulk")] == [2, 4]
    assert dict(seen(game).bystanders) == {}


def test_a_bystander_takes_one_wound_of_an_attack_at_most():
    game = city("wasp+3W vision", bystanders={"okoye": "S1"}, dice=[5])
    play(game, ZombiePhase(), answers=["okoye"])

    assert game.survivor("wasp").wounds == 2
    assert dict(seen(game).bystanders) == {"okoye": "S1"}


def test_health_is_each_heros_own():
    game = city("wasp hulk")

    assert [game.survivor(one).health for one in ("wasp", "hulk")] == [3, 5]


def test_a_fallen_hero_loses_the_game_when_the_round_ends_and_not_before():
    game = city("wasp+1W hulk", wounds={"wasp": 2}, spawns=[])
    play(game, ZombiePhase())

    assert events(game, "SurvivorEliminated")[0].survivor == "wasp"
    assert game.table.outcome is not None
    assert game.table.outcome.reason == "hero-fell"
    assert [type(one).__name__ for one in game.events][-1] == "GameEnded"


def test_a_held_bystander_may_go_instead_of_a_wound():
    game = city("wasp+1W hulk", held={"wasp": "okoye"}, power={"wasp": 2, "hulk": 2})
    play(game, ZombiePhase(), answers=["sacrifice"])

    assert game.survivor("wasp").wounds == 0
    assert dict(seen(game).held) == {}
    assert events(game, "BystanderDevoured")[0].bystander == "okoye"
    assert dict(seen(game).power) == {"wasp": 2, "hulk": 2}


def test_rage_turns_wounds_into_power():
    game = city("hulk+2W wasp")
    play(game, ZombiePhase())

    assert game.survivor("hulk").wounds == 2
    assert seen(game).power["hulk"] == 3


def test_spider_sense_ignores_the_first_two_wounds():
    game = city("spider-man+3W wasp", xp={"spider-man": 43})
    play(game, ZombiePhase())

    assert game.survivor("spider-man").wounds == 1


def test_a_kinetic_suit_turns_the_first_wound_into_power():
    game = city("black-panther+2W wasp", xp={"black-panther": 19})
    play(game, ZombiePhase())

    assert game.survivor("black-panther").wounds == 1
    assert seen(game).power["black-panther"] == 2


def test_shrinking_costs_one_power_and_ignores_two_wounds():
    game = city("wasp+3W hulk", xp={"wasp": 19}, power={"wasp": 1})
    play(game, ZombiePhase(), answers=["shrink"])

    assert game.survivor("wasp").wounds == 1
    assert seen(game).power["wasp"] == 1


def test_an_invulnerable_hero_ignores_all_wounds_of_the_phase():
    game = city("wasp+4W hulk", traits={"wasp": ["invulnerable"]}, power={"wasp": 1})
    play(game, ZombiePhase(), answers=["invulnerable"])

    assert game.survivor("wasp").wounds == 0
    assert dict(seen(game).traits) == {}


def test_wards_end_with_the_phase():
    game = city("wasp+1W hulk", traits={"wasp": ["invulnerable"]}, power={"wasp": 1})
    play(game, ZombiePhase(), answers=["invulnerable"])
    play(game, ZombiePhase())

    assert game.survivor("wasp").wounds == 1
