"""Zombie heroes: their deck, and each ability with where it ends. [heroes-resistance p. 11, 16]"""

from __future__ import annotations

import pytest

from engine.games import load_content
from engine.heroes_resistance.entries import HeroesContent
from tests.heroes_resistance.city import FAR_OFF, QUIET, city, seen, state_of
from tests.table import ZombiePhase, do, drawn, events, play, refused

TOUGHNESS = {"captain-america": 4, "iron-man": 4, "doctor-strange": 3, "scarlet-witch": 5}
LETTERS = {"captain-america": "C", "iron-man": "I", "doctor-strange": "D", "scarlet-witch": "S"}


def test_there_are_four_with_two_actions_each_and_the_highest_priority():
    known = load_content("heroes-resistance", HeroesContent).zombies
    heroes = {one.id: one for one in known.values() if one.hero}

    assert {one.id: one.toughness for one in heroes.values()} == TOUGHNESS
    assert {(one.figures, one.actions, one.priority) for one in heroes.values()} == {(1, 2, 1)}


@pytest.mark.parametrize(("kind", "toughness"), TOUGHNESS.items())
def test_as_many_hits_of_one_attack_as_its_toughness_fell_it_and_bring_as_much_experience(
    kind: str, toughness: int
):
    """The witch keeps heroes from paying for dice: traits help instead."""
    for hits, fell in ((toughness - 1, False), (toughness, True)):
        game = city(
            f"hulk+1{LETTERS[kind]}",
            power={"hulk": 1},
            traits={"hulk": ["super-strength"]},
            dice=[4] * hits + [1] * (7 - hits),
        )
        play(game, do("attack", "hulk", card="smash", zone="S1", traits=["super-strength"]))

        assert (state_of(game).zombies == {}) == fell
        assert game.survivor("hulk").xp == (toughness if fell else 0)


def test_hits_of_two_attacks_do_not_add_up():
    game = city("hulk+1D", dice=[4, 4, 1, 1, 4, 4, 1, 1])
    blow = do("attack", "hulk", card="smash", zone="S1")

    assert drawn(play(game, blow, blow)) == "hulk+1D"


def test_of_two_zombie_heroes_the_player_says_who_is_hit():
    game = city("hulk+1C+1I", dice=[4, 4, 4, 4])
    blow = do("attack", "hulk", card="smash", zone="S1")
    play(game, blow, answers=["iron-man"])

    assert drawn(game) == "hulk+1C"


def test_once_all_were_drawn_those_that_fell_come_back():
    game = city("hulk . . . . 1C+1I+1D+s", spawn=["27"])
    state_of(game).hero_deck.clear()
    play(game, ZombiePhase())

    assert "scarlet-witch" in [one.kind for one in events(game, "ZombiesSpawned")]
    assert [one.deck for one in events(game, "DeckReshuffled")] == ["zombie-heroes"]


# ------------------------------------------------------------ Captain America: shield


def test_a_shield_does_nothing_against_melee_or_in_another_zone():
    melee = city("hulk+1C", dice=[1] * 4)
    beside = city("vision 1W+1B 1C", dice=[1] * 3)
    play(melee, do("attack", "hulk", card="smash", zone="S1"))
    play(beside, do("attack", "vision", card="solar-beam", zone="S2"))

    assert len(events(melee, "DiceRolled")[0].faces) == 4
    assert len(events(beside, "DiceRolled")[0].faces) == 3


# ------------------------------------------------------------ Iron Man: repulsors


def test_repulsors_reach_no_farther_than_one_zone():
    game = play(city("wasp . 1I", spawn=QUIET), ZombiePhase())

    assert game.survivor("wasp").wounds == 1
    assert drawn(game) == "wasp 1I ."


def test_repulsors_do_not_go_through_a_wall():
    game = play(city("wasp | [1I]", spawn=QUIET), ZombiePhase())

    assert game.survivor("wasp").wounds == 0


def test_repulsors_spare_those_beside_who_stands_in_his_own_zone():
    game = play(city("wasp hulk+1I", spawn=QUIET), ZombiePhase())

    assert (game.survivor("wasp").wounds, game.survivor("hulk").wounds) == (0, 2)


def test_repulsors_strike_a_bystander_too():
    game = city("hulk . . 1I .", bystanders={"happy-hogan": "S5"}, spawn=QUIET)
    play(game, ZombiePhase())

    assert [one.bystander for one in events(game, "BystanderDevoured")] == ["happy-hogan"]


# ------------------------------------------------------------ Doctor Strange: portals


def test_portals_lead_two_zones_far_in_the_open():
    game = play(city("1D . . . . hulk", spawn=QUIET), ZombiePhase())

    assert drawn(game) == ". . . . 1D hulk"


def test_a_walk_by_portal_ends_where_somebody_is():
    """Nothing is told of his staying anywhere: he is where he wants to be."""
    game = play(city("1D | [wasp]", spawn=QUIET), ZombiePhase())

    assert drawn(game) == ". | [wasp+1D]"
    assert game.survivor("wasp").wounds == 1
    assert events(game, "GroupStayed") == []


def test_portals_lead_through_the_wall_that_comes_second():
    game = play(city("1D . | [wasp]", spawn=QUIET), ZombiePhase())

    assert drawn(game) == ". . | [wasp+1D]"
    assert game.survivor("wasp").wounds == 1


def test_portals_lead_through_no_second_wall_in_one_walk():
    game = play(city("[1D] | . | [wasp]", spawn=QUIET), ZombiePhase())

    assert drawn(game) == "[1D] | . | [wasp]"
    assert [one.reason for one in events(game, "GroupStayed")] == ["shut-out"] * 2


def test_portals_lead_first_to_whom_he_sees():
    game = play(city("1D . . . hulk\n[wasp] [.] [.] [.] [.]", spawn=QUIET), ZombiePhase())

    assert game.survivor("wasp").wounds == 0
    assert drawn(game).splitlines()[0] == ". . . . hulk+1D"


def test_portals_lead_to_civilians_where_he_sees_no_hero():
    game = city(
        "[hulk] | 1D . . .",
        bystanders={"okoye": "S4"},
        rules=[{"name": "civilians"}],
        victory=FAR_OFF,
        spawn=QUIET,
    )
    play(game, ZombiePhase())

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "civilians-reached"


# ------------------------------------------------------------ Scarlet Witch: hex


def test_a_hex_reaches_one_zone_and_no_wall():
    blow = do("attack", "spider-man", card="acrobatics", zone="S1", power=1)
    own = city("spider-man+1S", power={"spider-man": 1})
    far = city("spider-man+1W . 1S", power={"spider-man": 1}, dice=[4] * 4)
    shut = city("spider-man+1W | [1S]", power={"spider-man": 1}, dice=[4] * 4)

    assert refused(own, blow) == "power-hexed"
    for game in (far, shut):
        play(game, blow)
        assert len(events(game, "DiceRolled")[0].faces) == 4


def test_a_hex_leaves_plain_attacks_traits_and_skills_alone():
    game = city(
        "black-panther+1S .",
        power={"black-panther": 2},
        traits={"black-panther": ["super-strength"]},
        dice=[1] * 5,
    )
    blow = do(
        "attack", "black-panther", card="vibranium-claws", zone="S1", traits=["super-strength"]
    )
    play(game, blow, do("use-skill", "black-panther", skill="leap", zone="S2"))

    assert seen(game).power["black-panther"] == 0


def test_a_bystander_takes_one_wound_in_an_attack_from_two_zones():
    """[p. 14] Okoye defends herself against the walker; Iron Man strikes her in his second action
    only.
    """
    at = {"okoye": "S6"}
    game = city("hulk . . . . 1W 1I s", bystanders=at, victory=FAR_OFF, spawn=QUIET, dice=[5, 5])
    play(game, ZombiePhase())

    assert [one.zone for one in events(game, "ZombiesAttacked")] == ["S6", "S7"]
    assert len(events(game, "BystanderDefended")) == 2


def test_nobody_is_told_to_attack_those_whom_others_have_devoured_before():
    """[p. 14] The walker devours Happy Hogan; Iron Man had aimed at him and walks on later."""
    at = {"happy-hogan": "S6"}
    game = city("hulk . . . . 1W 1I s", bystanders=at, victory=FAR_OFF, spawn=QUIET)
    play(game, ZombiePhase())

    assert [one.zone for one in events(game, "ZombiesAttacked")] == ["S6"]
    assert drawn(game) == "hulk . . . . 1W+1I . s"
