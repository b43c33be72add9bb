"""Heroic traits: gaining, holding, using. [heroes-resistance p. 12]"""

from __future__ import annotations

import pytest

from tests.heroes_resistance.city import at_mission, city, seen, state_of
from tests.table import ZombiePhase, allowed, do, drawn, play, refused


def test_a_trait_is_gained_once_a_turn():
    game = city("hulk wasp", trait_deck=["soar"])
    play(game, do("gain-trait", "hulk"))

    assert dict(seen(game).traits) == {"hulk": ("soar",)}
    assert refused(game, do("gain-trait", "hulk")) == "trait-gained-already"


def test_a_third_trait_is_one_too_many():
    held = {"hulk": ["soar", "keen-aim"]}
    game = city("hulk wasp", trait_deck=["adrenaline"], traits=held)
    play(game, do("gain-trait", "hulk"), answers=["soar"])

    assert dict(seen(game).traits) == {"hulk": ("keen-aim", "adrenaline")}


def test_happy_hogan_lets_one_choose_among_two():
    game = city("hulk wasp", trait_deck=["soar", "adrenaline"], held={"hulk": "happy-hogan"})
    play(game, do("gain-trait", "hulk"), answers=["adrenaline"])

    assert dict(seen(game).traits) == {"hulk": ("adrenaline",)}


def test_the_card_looked_at_first_is_not_shuffled_into_the_new_deck():
    """The deck runs out between the two cards that Happy Hogan shows."""
    game = city("hulk wasp", held={"hulk": "happy-hogan"})
    state_of(game).trait_deck[1:] = []
    play(game, do("gain-trait", "hulk"), answers=["super-strength"])

    assert dict(seen(game).traits) == {"hulk": ("super-strength",)}
    assert seen(game).trait_cards_left == 28


def test_soaring_goes_three_zones_over_enemies():
    game = city("hulk+2W 1B 1W . .", power={"hulk": 1}, traits={"hulk": ["soar"]})
    play(game, do("use-trait", "hulk", trait="soar", zone="S4"))

    assert drawn(game) == "2W 1B 1W hulk ."
    assert game.survivor("hulk").actions == 3


def test_soaring_goes_no_farther_than_three_zones():
    game = city("hulk . . . .", power={"hulk": 1}, traits={"hulk": ["soar"]})

    assert refused(game, do("use-trait", "hulk", trait="soar", zone="S5")) == "trait-not-there"


def test_healing_recovers_one_health_for_two_power():
    game = city(
        "hulk wasp", power={"hulk": 2}, traits={"hulk": ["healing-factor"]}, wounds={"hulk": 2}
    )
    play(game, do("use-trait", "hulk", trait="healing-factor"))

    assert game.survivor("hulk").wounds == 1
    assert seen(game).power["hulk"] == 0


def test_nobody_heals_who_is_not_hurt():
    game = city("hulk wasp", power={"hulk": 2}, traits={"hulk": ["healing-factor"]})

    assert allowed(game, "hulk", "use-trait") == []


def test_adrenaline_gives_an_action():
    game = city("hulk wasp", power={"hulk": 1}, traits={"hulk": ["adrenaline"]})
    play(game, do("use-trait", "hulk", trait="adrenaline"))

    assert game.survivor("hulk").actions == 4


def test_a_shockwave_pushes_all_but_zombie_heroes():
    game = city("hulk+2W+1B+1C .", power={"hulk": 1}, traits={"hulk": ["shockwave"]})
    play(game, do("use-trait", "hulk", trait="shockwave", zone="S2"))

    assert drawn(game) == "hulk+1C 2W+1B"


def test_inspiration_gives_another_hero_two_power():
    game = city("hulk wasp", traits={"hulk": ["inspiration"]})
    play(game, do("use-trait", "hulk", trait="inspiration", hero="wasp"))

    assert seen(game).power["wasp"] == 2


def test_a_trait_waits_for_its_power():
    game = city("hulk wasp", traits={"hulk": ["adrenaline"]})

    assert refused(game, do("use-trait", "hulk", trait="adrenaline")) == "too-little-power"


def test_inspiration_is_for_another_hero_in_sight():
    game = city("hulk | [wasp]", traits={"hulk": ["inspiration"]})
    alone = city("hulk .", traits={"hulk": ["inspiration"]})
    inspire = do("use-trait", "hulk", trait="inspiration", hero="wasp")

    assert refused(game, inspire) == "trait-not-there"
    assert allowed(alone, "hulk", "use-trait") == []
    itself = do("use-trait", "hulk", trait="inspiration", hero="hulk")
    assert refused(game, itself) == "trait-not-there"


def test_a_trait_is_used_by_who_holds_it_and_as_often_as_it_is_held():
    game = city("hulk+1W wasp", traits={"wasp": ["adrenaline"], "hulk": ["keen-aim"]})
    hurry = do("use-trait", "hulk", trait="adrenaline")
    twice = ["keen-aim", "keen-aim"]

    assert refused(game, hurry) == "trait-not-held"
    assert refused(game, do("attack", "hulk", card="smash", zone="S1", traits=twice)) == (
        "trait-not-held"
    )


@pytest.mark.parametrize(
    "trait", ["super-strength", "energy-burst", "keen-aim", "second-chance", "invulnerable"]
)
def test_a_trait_for_rolls_or_wounds_is_no_action_of_ones_turn(trait: str):
    game = city("hulk+1W", power={"hulk": 2}, traits={"hulk": [trait]})

    assert refused(game, do("use-trait", "hulk", trait=trait)) == "trait-not-now"


def test_nobody_is_sent_for_power_for_a_trait_that_is_not_used_so():
    game = city("hulk+1W", traits={"hulk": ["super-strength"]})

    assert refused(game, do("use-trait", "hulk", trait="super-strength")) == "trait-not-now"


@pytest.mark.parametrize("trait", ["soar", "shockwave"])
def test_a_trait_that_leads_somewhere_waits_for_its_power_too(trait: str):
    game = city("hulk+1W .", traits={"hulk": [trait]})

    assert refused(game, do("use-trait", "hulk", trait=trait, zone="S2")) == "too-little-power"


def test_super_strength_waits_for_power_that_dice_do_not_take():
    game = city("hulk+1W", power={"hulk": 1}, traits={"hulk": ["super-strength"]})
    blow = do("attack", "hulk", card="smash", zone="S1", power=1, traits=["super-strength"])

    assert refused(game, blow) == "too-little-power"


def test_one_of_three_traits_goes_and_that_may_be_the_new_one():
    held = {"hulk": ["soar", "keen-aim"]}
    game = city("hulk wasp", trait_deck=["adrenaline"], traits=held)
    play(game, do("gain-trait", "hulk"), answers=["adrenaline"])

    assert dict(seen(game).traits) == {"hulk": ("soar", "keen-aim")}


def test_a_second_chance_is_offered_only_where_a_die_missed():
    game = city("hulk+1B", traits={"hulk": ["second-chance"]}, dice=[4, 4, 4, 4])
    play(game, do("attack", "hulk", card="smash", zone="S1"))

    assert dict(seen(game).traits) == {"hulk": ("second-chance",)}


def test_an_invulnerable_hero_is_wounded_again_in_the_next_phase():
    """Of a rush in the players' phase it is over before the enemies' phase."""
    game = at_mission(
        "M0",
        {"S1": "hulk"},
        xp={"hulk": 19},
        power={"hulk": 1},
        traits={"hulk": ["invulnerable"]},
        spawn=["20", "21", "21", "24"],
    )
    play(game, do("force-door", "hulk", door="B1-S1"), answers=["B1", "invulnerable"])
    assert game.survivor("hulk").wounds == 0
    play(game, ZombiePhase())

    assert game.survivor("hulk").wounds > 0


def test_two_second_chances_roll_what_missed_twice():
    traits = {"spider-man": ["second-chance", "second-chance"]}
    game = city("spider-man+3W", traits=traits, dice=[1, 1, 4, 1, 4, 4])
    attack = do("attack", "spider-man", card="acrobatics", zone="S1")

    play(game, attack, answers=["second-chance", "second-chance"])

    assert drawn(game) == "spider-man"
    assert seen(game).traits == {}


def test_one_of_two_second_chances_may_be_kept():
    traits = {"spider-man": ["second-chance", "second-chance"]}
    game = city("spider-man+3W", traits=traits, dice=[1, 1, 4, 1, 4])
    attack = do("attack", "spider-man", card="acrobatics", zone="S1")

    play(game, attack, answers=["second-chance", "keep"])

    assert seen(game).traits == {"spider-man": ("second-chance",)}
