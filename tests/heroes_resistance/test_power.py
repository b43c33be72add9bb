"""Power: rising, gaining, spending. [heroes-resistance p. 13, 19]"""

from __future__ import annotations

from tests.heroes_resistance.city import city, seen
from tests.table import ZombiePhase, allowed, do, events, play, refused


def test_black_panther_gains_three_spends_two_for_dice_and_leaps_with_the_last():
    game = city("black-panther+1W . 1W", power={"black-panther": 1}, dice=[1, 1, 3, 3, 3, 1])
    play(game, do("gain-power", "black-panther"))
    assert seen(game).power["black-panther"] == 3

    claws = do("attack", "black-panther", card="vibranium-claws", zone="S1", power=2)
    play(game, claws)
    assert len(events(game, "DiceRolled")[0].faces) == 4
    assert seen(game).power["black-panther"] == 1

    play(game, do("use-skill", "black-panther", skill="leap", zone="S3"))
    assert seen(game).power["black-panther"] == 0
    assert game.survivor("black-panther").free_of("combat") == 1

    play(game, do("attack", "black-panther", card="vibranium-claws", zone="S3"))
    assert [one.zone for one in events(game, "ZombieKilled")] == ["S1", "S3"]
    assert game.survivor("black-panther").actions == 1


def test_power_rises_by_one_for_everybody_as_the_round_begins():
    game = play(city("hulk wasp", power={"hulk": 2}), ZombiePhase())

    assert dict(seen(game).power) == {"hulk": 3, "wasp": 1}


def test_power_never_goes_above_four():
    game = city("hulk wasp", power={"hulk": 4, "wasp": 3})
    play(game, do("gain-power", "wasp"), do("end-turn", "wasp"), ZombiePhase())

    assert dict(seen(game).power) == {"hulk": 4, "wasp": 4}


def test_an_action_gains_two_and_may_be_taken_again():
    game = city("hulk wasp")
    play(game, do("gain-power", "hulk"), do("gain-power", "hulk"))

    assert seen(game).power["hulk"] == 4
    assert game.survivor("hulk").actions == 1


def test_gaining_at_the_limit_is_still_an_action():
    game = play(city("hulk wasp", power={"hulk": 4}), do("gain-power", "hulk"))

    assert game.survivor("hulk").actions == 2


def test_pepper_potts_helps_to_gain_three():
    game = play(city("hulk wasp", held={"hulk": "pepper-potts"}), do("gain-power", "hulk"))

    assert seen(game).power["hulk"] == 3


def test_nobody_spends_power_that_is_not_there():
    game = city("hulk+1W", power={"hulk": 1})
    blow = do("attack", "hulk", card="smash", zone="S1", power=2)

    assert refused(game, blow) == "too-little-power"
    assert [one.get("power") for one in allowed(game, "hulk", "attack")] == [0, 1]
