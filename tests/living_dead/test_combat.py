"""Attacks, and the worked examples of the booklet. [living-dead #8, #10, #12, #16]"""

from __future__ import annotations

from typing import Any

from tests.living_dead.house import (
    do,
    drawn,
    events,
    farm,
    held,
    modes,
    play,
    refused,
    state_in,
    street,
)
from tests.table import ZombiePhase, allowed


def test_leaving_two_costs_three_actions():
    game = street("helen+2W .")
    play(game, do("move", "helen", zone="S2"))

    assert game.survivor("helen").actions == 0


def test_leaving_three_takes_four_actions():
    assert refused(street("helen+3W ."), do("move", "helen", zone="S2")) == "held-by-zombies"


def test_two_uzis_are_six_dice_for_one_action():
    game = street("harry 6W", hands={"harry": ["uzi", "uzi"]}, dice=[5, 5, 5, 5, 5, 5])
    play(game, do("attack", "harry", card="uzi", zone="S2", pair=True))

    assert drawn(game) == "harry ."
    assert game.survivor("harry").actions == 2


def test_in_melee_a_weak_blow_may_take_the_breaker_but_never_the_fatty():
    game = street("helen+barbara+1F+1B+1W", hands={"helen": ["katana"]}, dice=[4, 3])
    play(game, do("attack", "helen", card="katana", zone="S1"), answers=["breaker"])

    assert drawn(game) == "helen+barbara+1W+1F"
    assert events(game, "SurvivorWounded") == []


def test_at_range_the_fatty_falls_first_then_whom_the_shooter_picks():
    game = street("ben 1F+1R+2W", hands={"ben": ["ithaca-m37"]}, zombicide=["ben"], dice=[4, 5])
    assert modes(game)["ben"] == "romero"
    play(game, do("attack", "ben", card="ithaca-m37", zone="S2"), answers=["relative"])

    assert drawn(game) == "ben 2W"
    assert modes(game)["ben"] == "zombicide"


def test_a_fatty_shields_the_others_from_weak_shots():
    game = street("ben 1F+2W", hands={"ben": ["uzi"]}, dice=[6, 6, 6])
    play(game, do("attack", "ben", card="uzi", zone="S2"))

    assert drawn(game) == "ben 2W+1F"


def test_a_miss_wounds_a_friend_in_the_zone():
    game = street("helen harry+1W", hands={"helen": ["sawed-off"]}, dice=[6, 1])
    play(game, do("attack", "helen", card="sawed-off", zone="S2"))

    assert drawn(game) == "helen harry"
    assert game.survivor("harry").wounds == 1


def test_every_miss_counts_and_does_the_weapons_damage():
    """Ruling 5: friendly fire has the weapon's damage."""
    game = street("helen harry+ben+1W", hands={"helen": ["ithaca-m37"]}, dice=[1, 1])
    play(
        game,
        do("attack", "helen", card="ithaca-m37", zone="S2"),
        answers=["harry", "ben"],
    )

    assert (game.survivor("harry").wounds, game.survivor("ben").wounds) == (2, 2)


def test_a_sniper_picks_targets_and_hurts_nobody():
    game = street("helen . harry+1F+1W", hands={"helen": ["scoped-winchester"]}, dice=[3])
    play(game, do("attack", "helen", card="scoped-winchester", zone="S3"), answers=["walker"])
    assert drawn(game) == "helen . harry+1F"

    game = street("helen . harry+1W", hands={"helen": ["scoped-winchester"]}, dice=[1])
    play(game, do("attack", "helen", card="scoped-winchester", zone="S3"))
    assert game.survivor("harry").wounds == 0


def test_an_armed_friend_who_falls_loses_the_game():
    game = street(
        "helen harry+1W", hands={"helen": ["ithaca-m37"]}, wounds={"harry": 1}, dice=[1, 6]
    )
    play(game, do("attack", "helen", card="ithaca-m37", zone="S2"))

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "somebody-fell"


def test_mas_shotgun_is_for_zombicide_mode_only():
    given = {"hands": {"tom": ["mas-shotgun"]}}
    attack = do("attack", "tom", card="mas-shotgun", zone="S1", kind="melee")

    assert refused(street("tom+1W", **given), attack) == "zombicide-mode-only"
    bold = street("tom+1W", **given, zombicide=["tom"], dice=[3])
    assert drawn(play(bold, attack)) == "tom"


def test_misses_hurt_no_friend_elsewhere_and_never_the_shooter():
    game = street("helen+1W harry", hands={"helen": ["sawed-off"]}, dice=[1, 1])
    play(game, do("attack", "helen", card="sawed-off", zone="S1"))

    assert (game.survivor("helen").wounds, game.survivor("harry").wounds) == (0, 0)


def test_hits_that_are_left_over_hurt_nobody():
    game = street("helen harry+1W", hands={"helen": ["sawed-off"]}, dice=[6, 6])
    play(game, do("attack", "helen", card="sawed-off", zone="S2"))

    assert game.survivor("harry").wounds == 0


def test_with_the_fatty_gone_the_rest_of_the_hits_fall_on_the_others():
    game = street("ben 1F+1W", hands={"ben": ["ithaca-m37"]}, dice=[4, 4])
    play(game, do("attack", "ben", card="ithaca-m37", zone="S2"))

    assert drawn(game) == "ben ."


def test_a_barbarian_rolls_a_die_for_each_of_them():
    game = street(
        "barbara+4W",
        hands={"barbara": ["machete"]},
        zombicide=["barbara"],
        skills={"barbara": ["barbarian"]},
        xp={"barbara": 43},
        dice=[3, 3, 3, 3],
    )
    play(game, do("attack", "barbara", card="machete", zone="S1"))

    assert drawn(game) == "barbara"


def test_a_free_melee_action_is_for_melee_only():
    game = street(
        "helen+1W .",
        hands={"helen": ["katana", "uzi"]},
        actions={"helen": 0},
        free={"helen": {"melee": 1}},
    )
    ways = [one["card"] for one in allowed(game, "helen", "attack")]

    assert [card.rsplit("-", 1)[0] for card in ways] == ["katana"]


def test_who_killed_may_run_for_nothing():
    game = street("judy+2W .", hands={"judy": ["machete"]}, zombicide=["judy"], dice=[3])
    play(game, do("attack", "judy", card="machete", zone="S1"), answers=["S2"])

    assert drawn(game) == "1W judy"
    assert game.survivor("judy").actions == 2


# ---------------------------------------------------------------- fire


def test_fire_kills_everybody_outdoors():
    game = farm({"S16": "ben", "S17": "2W+1F"}, hands={"ben": ["molotov"]})
    play(game, do("attack", "ben", card="molotov", zone="S17"))

    assert game.survivor("ben").xp == 3


def test_fire_kills_friends_and_loses_the_game():
    game = farm({"S16": "ben", "S17": "2W+tom"}, hands={"ben": ["molotov"]})
    play(game, do("attack", "ben", card="molotov", zone="S17"))

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "somebody-fell"


def test_fire_is_thrown_for_an_action_and_is_used_up():
    game = farm({"S16": "ben", "S17": "1W"}, hands={"ben": ["molotov"]})
    play(game, do("attack", "ben", card="molotov", zone="S17"))

    assert held(game, "ben") == ["-", "-"]
    assert game.survivor("ben").actions == 2
    assert events(game, "SpawnMoved") == []


def test_nobody_throws_where_there_is_neither_one_of_the_dead_nor_a_token():
    game = farm({"S16": "ben"}, hands={"ben": ["molotov"]})

    assert refused(game, do("attack", "ben", card="molotov", zone="S17")) == "nothing-to-attack"


def test_nobody_sets_the_house_on_fire():
    game = farm({"B6": "ben", "B5": "1W"}, hands={"ben": ["molotov"]})

    assert refused(game, do("attack", "ben", card="molotov", zone="B5")) == "fire-outdoors-only"


def test_fire_drives_a_spawn_token_to_another_zone():
    game = farm(
        {"S2": "ben", "S1": "1W"}, hands={"ben": ["molotov"]}, spawn_tokens=["S2", "S6", "S3"]
    )
    play(game, do("attack", "ben", card="molotov", zone="S3"), answers=["S6"])

    assert [one.zone for one in game.table.view(None).spawns] == ["S2", "S6"]


def test_fire_drives_away_every_spawn_token_of_the_zone_one_after_the_other():
    tokens = ["S2", "S3", "S6", "S3"]
    game = farm({"S2": "ben", "S1": "1W"}, hands={"ben": ["molotov"]}, spawn_tokens=tokens)
    play(game, do("attack", "ben", card="molotov", zone="S3"), answers=["S6", "S2"])

    assert state_in(game).spawns == ["S2", "S2", "S6", "S6"]


def test_a_spawn_token_may_stay_where_another_is_driven_away():
    tokens = ["S2", "S3", "S6", "S3"]
    game = farm({"S2": "ben", "S1": "1W"}, hands={"ben": ["molotov"]}, spawn_tokens=tokens)
    play(game, do("attack", "ben", card="molotov", zone="S3"), answers=["stay", "S6"])

    assert state_in(game).spawns == ["S2", "S6", "S6", "S3"]


def test_with_one_spawn_zone_left_fire_drives_nothing_away():
    game = farm({"S2": "ben"}, hands={"ben": ["molotov"]}, spawn_tokens=["S3", "S3"])
    play(game, do("attack", "ben", card="molotov", zone="S3"))

    assert state_in(game).spawns == ["S3", "S3"]


CLOSING: dict[str, Any] = {
    "rules": [{"name": "closed-by-fire", "zones": ["S1"]}],
    "victory": [{"name": "level-for-all", "level": "red"}],
    "burned": ["S1"],
}
"""Fire has closed the spawn zone S1 for good."""


def test_fire_drives_no_spawn_token_to_a_zone_that_fire_has_closed():
    """It is no spawn zone any more; so S4 is the only one left. [#12]"""
    game = street("s . ben s", **CLOSING, hands={"ben": ["molotov"]})
    play(game, do("attack", "ben", card="molotov", zone="S4"))

    assert state_in(game).spawns == ["S1", "S4"]


def test_a_spawn_token_sleeps_in_a_zone_that_fire_has_closed_and_nowhere_else():
    """[#12] What counts is where it lies, not where it began."""
    for tokens, drawn_for in ((["S1", "S1"], []), (["S4", "S4"], ["S4", "S4"])):
        given = {**CLOSING, "spawn_tokens": tokens, "spawn": ["01", "02"]}
        game = play(street("s . ben s", **given), ZombiePhase())
        assert [one.zone for one in events(game, "SpawnCardDrawn")] == drawn_for


def test_a_thrown_molotov_can_be_made_again():
    game = farm({"S16": "ben", "S17": "1W"}, hands={"ben": ["molotov"]})
    play(game, do("attack", "ben", card="molotov", zone="S17"))

    assert "molotov-1" in state_in(game).aside
