"""Noise: what makes it, where it stays, when it goes. [zombicide #5]"""

from __future__ import annotations

from tests.table import ZombiePhase, do, drawn, events, play, street, view_of


def test_every_survivor_counts_as_noise():
    assert view_of(street("amy+phil . wanda")).noise == {"S1": 2, "S3": 1}


def test_tokens_and_survivors_add_up():
    assert view_of(street("amy+2n 1n")).noise == {"S1": 3, "S2": 1}


def test_making_noise_costs_an_action_and_leaves_one_token():
    game = play(street("phil"), do("make-noise", "phil"), do("make-noise", "phil"))

    assert drawn(game) == "phil+2n"
    assert game.survivor("phil").actions == 1
    assert [one.noise for one in events(game, "NoiseMade")] == [2, 3]


def test_a_token_stays_where_it_was_made():
    game = play(street("phil ."), do("make-noise", "phil"), do("move", "phil", zone="S2"))

    assert drawn(game) == "1n phil"


def test_a_shot_leaves_its_token_with_the_shooter():
    game = street("phil 2W", hands={"phil": ["pistol"]}, dice=[1])
    play(game, do("attack", "phil", card="pistol", zone="S2"))

    assert drawn(game) == "phil+1n 2W"


def test_one_action_leaves_one_token_whatever_the_dice():
    """facts 6, Noise."""
    game = street("amy 6W", hands={"amy": ["sub-mg", "sub-mg"]}, dice=[1] * 6)
    play(game, do("attack", "amy", card="sub-mg", zone="S2", pair=True))

    assert drawn(game) == "amy+1n 6W"


def test_each_shot_leaves_a_token_of_its_own():
    game = street("phil 2W", hands={"phil": ["pistol"]}, dice=[1, 1])
    shot = do("attack", "phil", card="pistol", zone="S2")

    assert drawn(play(game, shot, shot)) == "phil+2n 2W"


def test_a_silent_weapon_leaves_none():
    game = street("phil+1F", hands={"phil": ["fire-axe"]}, dice=[1])
    play(game, do("attack", "phil", card="fire-axe", zone="S1"))

    assert drawn(game) == "phil+1F"


def test_a_chainsaw_is_noisy_in_melee_too():
    game = street("phil+1F", hands={"phil": ["chainsaw"]}, dice=[1] * 5)
    play(game, do("attack", "phil", card="chainsaw", zone="S1"))

    assert drawn(game) == "phil+1F+1n"


def test_tokens_are_cleared_at_the_end_of_the_round():
    game = play(street("phil+2n . 3n"), ZombiePhase())

    assert drawn(game) == "phil . ."
    assert [one.tokens for one in events(game, "NoiseCleared")] == [5]


def test_tokens_still_draw_zombies_before_they_are_cleared():
    game = play(street("1W . 2n # phil"), ZombiePhase())

    assert drawn(game) == ". 1W . # phil"
