"""Whom hits fall on, what kills, and what friends take. [zombicide #8]"""

from __future__ import annotations

import pytest

import engine
from tests.table import (
    do,
    drawn,
    events,
    play,
    street,
)


def strike(survivor: str, card: str, zone: str = "S1", *, pair: bool = False):
    return do("attack", survivor, card=card, zone=zone, pair=pair)


# ------------------------------------------------------------ melee


def test_hits_in_melee_go_where_the_player_wants():
    game = street("wanda+1W+1R+1F", hands={"wanda": ["machete", "machete"]}, dice=[4, 4])
    play(game, strike("wanda", "machete", pair=True), answers=["runner", "fatty"])

    assert drawn(game) == "wanda+1W"
    assert game.survivor("wanda").xp == 2


def test_melee_hits_no_fellow_survivor():
    """facts 6, Melee priority."""
    game = street("wanda+ned+1W", hands={"wanda": ["machete", "machete"]}, dice=[4, 4])
    play(game, strike("wanda", "machete", pair=True))

    assert game.survivor("ned").wounds == 0


# ------------------------------------------------------------ damage


@pytest.mark.parametrize(
    ("zombie", "card", "killed"),
    [
        ("1W", "pistol", True),
        ("1R", "pistol", True),
        ("1F", "pistol", False),
        ("1F", "shotgun", True),
        ("1A", "shotgun", False),
        ("1A", "fire-axe", False),
    ],
)
def test_a_hit_must_do_the_damage_a_zombie_takes(zombie: str, card: str, killed: bool):
    game = street(f"phil+{zombie}", hands={"phil": [card]}, dice=[6, 1])
    play(game, strike("phil", card))

    assert (zombie not in drawn(game)) == killed


@pytest.mark.parametrize(
    ("held", "packed", "kind"),
    [
        (["pan"], [], "fatty"),
        (["pan"], ["shotgun"], ""),
        (["molotov"], [], ""),
        ([], [], "fatty"),
    ],
)
def test_a_zombie_is_unbeaten_if_no_weapon_of_anybody_kills_it(
    held: list[str], packed: list[str], kind: str
):
    game = street("phil+1W+1F . ned", hands={"phil": held}, pack={"ned": packed})

    assert engine.unbeaten(game.table, "S1") == kind
    assert engine.unbeaten(game.table, "S3") == ""


def test_a_skill_that_adds_damage_counts_for_its_own_weapon():
    strong = {"skills": {"phil": ["plus-one-damage-ranged"]}}
    pistol = street("phil+1F", hands={"phil": ["pistol"]}, **strong)
    pan = street("phil+1F", hands={"phil": ["pan"]}, **strong)

    assert [engine.unbeaten(one.table, "S1") for one in (pistol, pan)] == ["", "fatty"]


def test_weak_hits_do_not_add_up():
    game = street("phil+1F", hands={"phil": ["katana"]}, dice=[6, 6])
    play(game, strike("phil", "katana"))

    assert drawn(game) == "phil+1F"
    assert [one.count for one in events(game, "HitAbsorbed")] == [2]


def test_nobody_is_asked_whom_hits_fall_on_that_hurt_nobody():
    game = street("phil+1F+1A", hands={"phil": ["katana"]}, dice=[6, 6])
    play(game, strike("phil", "katana"))

    assert [one.count for one in events(game, "HitAbsorbed")] == [2]


def test_a_hit_may_be_wasted_on_purpose():
    """Rulebook #8: the player gives hits out at will, so experience may be declined."""
    game = street("phil+1W+1F", hands={"phil": ["crowbar"]}, dice=[6])
    play(game, strike("phil", "crowbar"), answers=["fatty"])

    assert drawn(game) == "phil+1W+1F"


def test_damage_left_over_is_lost():
    game = street("phil+2W", hands={"phil": ["machete"]}, dice=[6])

    assert drawn(play(game, strike("phil", "machete"))) == "phil+1W"


def test_three_damage_kill_the_abomination_for_five_experience():
    game = street(
        "phil+1A",
        hands={"phil": ["shotgun"]},
        xp={"phil": 7},
        skills={"phil": ["plus-one-damage-ranged"]},
        dice=[4, 1],
    )
    play(game, strike("phil", "shotgun"))

    assert drawn(game) == "phil+1n"
    assert game.survivor("phil").xp == 12


# ------------------------------------------------------------ order of targets at range


def test_shots_fall_on_walkers_then_fatties_then_runners():
    """facts 6, Ranged priority."""
    drawings: list[str] = []
    for hits in range(1, 5):
        game = street(
            "phil 2W+1F+1R",
            hands={"phil": ["shotgun", "shotgun"]},
            skills={"phil": ["ambidextrous"]},
            dice=[6] * hits + [1] * (4 - hits),
        )
        play(game, strike("phil", "shotgun", "S2", pair=True))
        drawings.append(drawn(game).split()[1])

    assert drawings == ["1W+1R+1F", "1R+1F", "1R", "."]


def test_an_unhurt_fatty_covers_the_runners():
    """facts 6, Ranged priority: low damage stops at an unhurt fatty."""
    game = street("phil 1W+1F+2R", hands={"phil": ["sub-mg"]}, dice=[6, 6, 6])

    assert drawn(play(game, strike("phil", "sub-mg", "S2"))) == "phil+1n 2R+1F"
    assert [(one.kind, one.count) for one in events(game, "HitAbsorbed")] == [("fatty", 2)]
    assert [(one.kind, one.count) for one in events(game, "ZombieKilled")] == [("walker", 1)]


def test_the_abomination_stands_in_the_rank_of_fatties():
    game = street("phil 1F+1A+1R", hands={"phil": ["shotgun"]}, dice=[6, 6])
    play(game, strike("phil", "shotgun", "S2"))

    assert drawn(game) == "phil+1n 1R+1A"


def test_survivors_between_are_not_hit():
    """facts 6, Actors and sight: they never block it."""
    game = street("phil wanda+1W 1W", hands={"phil": ["rifle"]}, dice=[6])

    assert drawn(play(game, strike("phil", "rifle", "S3"))) == "phil+1n wanda+1W ."


# ------------------------------------------------------------ friendly fire


def test_a_shot_hits_survivors_in_the_zone_first():
    game = street("phil ned+1W", hands={"phil": ["pistol"]}, dice=[4])
    play(game, strike("phil", "pistol", "S2"))

    assert game.survivor("ned").wounds == 1
    assert drawn(game) == "phil+1n ned+1W"


def test_shooting_into_ones_own_zone_spares_the_shooter():
    game = street("phil+1W", hands={"phil": ["pistol"]}, dice=[4])
    play(game, strike("phil", "pistol"))

    assert game.survivor("phil").wounds == 0
    assert drawn(game) == "phil+1n"


def test_a_miss_hurts_nobody():
    game = street("phil ned+1W", hands={"phil": ["pistol"]}, dice=[3])

    assert play(game, strike("phil", "pistol", "S2")).survivor("ned").wounds == 0


def test_a_shot_of_two_damage_kills_a_survivor():
    """facts 6, 2-damage shot on a Survivor."""
    game = street("phil ned+1W", hands={"phil": ["shotgun"]}, dice=[4, 1])
    play(game, strike("phil", "shotgun", "S2"))

    assert not game.survivor("ned").standing


def test_two_hits_of_one_damage_kill_a_survivor_and_the_third_goes_on():
    game = street("phil ned+2W", hands={"phil": ["sub-mg"]}, dice=[5, 5, 5])

    assert drawn(play(game, strike("phil", "sub-mg", "S2"))) == "phil+1n 1W"


def test_the_players_share_hits_among_survivors():
    """facts 6, Survivors hit by a shot: who."""
    game = street("phil ned+wanda+1W", hands={"phil": ["sub-mg"]}, dice=[5, 5, 1])
    play(game, strike("phil", "sub-mg", "S2"), answers=["wanda", "ned"])

    assert [game.survivor(one).wounds for one in ("ned", "wanda")] == [1, 1]


def test_a_survivor_shot_brings_no_experience():
    game = street("phil ned+1W", hands={"phil": ["shotgun"]}, dice=[4, 1])

    assert play(game, strike("phil", "shotgun", "S2")).survivor("phil").xp == 0


# ------------------------------------------------------------ sniper rifle


def test_a_sniper_rifle_picks_its_targets():
    """facts 6, Sniper / scope."""
    game = street("phil 4W+1F+1R", hands={"phil": ["sniper-rifle"]}, dice=[3])
    play(game, strike("phil", "sniper-rifle", "S2"), answers=["runner"])

    assert drawn(game) == "phil+1n 4W+1F"


def test_a_sniper_rifle_hits_survivors_only_on_purpose():
    """facts 6, Sniper / scope."""
    game = street("phil ned+1W", hands={"phil": ["sniper-rifle"]}, dice=[3, 3])
    play(game, strike("phil", "sniper-rifle", "S2"), answers=["walker"])
    assert drawn(game) == "phil+1n ned"


def test_a_rifle_without_a_scope_does_not_pick():
    game = street("phil 4W+1R", hands={"phil": ["rifle"]}, dice=[3])

    assert drawn(play(game, strike("phil", "rifle", "S2"))) == "phil+1n 3W+1R"
