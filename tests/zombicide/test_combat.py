"""Combat: what can be attacked, whom hits fall on, fire. [zombicide #8]"""

from __future__ import annotations

import pytest

from tests.table import (
    allowed,
    do,
    drawn,
    events,
    held,
    play,
    refused,
    state_in,
    street,
)


def strike(survivor: str, card: str, zone: str = "S1", *, pair: bool = False):
    return do("attack", survivor, card=card, zone=zone, pair=pair)


# ------------------------------------------------------------ what can be attacked


def test_an_attack_costs_one_action():
    game = street("phil+1W", hands={"phil": ["crowbar"]}, dice=[1])

    assert play(game, strike("phil", "crowbar")).survivor("phil").actions == 2


def test_without_actions_nobody_attacks():
    game = street("phil+1W", hands={"phil": ["crowbar"]}, actions={"phil": 0})

    assert refused(game, strike("phil", "crowbar")) == "too-few-actions"
    assert allowed(game, "phil", "attack") == []


def test_melee_reaches_the_own_zone_only():
    game = street("phil 1W", hands={"phil": ["crowbar"]})

    assert refused(game, strike("phil", "crowbar", "S2")) == "out-of-reach"


def test_a_pistol_reaches_the_own_zone_and_the_next():
    game = street("1W phil+1W 1W 1W", hands={"phil": ["pistol"]})

    assert {one["zone"] for one in allowed(game, "phil", "attack")} == {"S1", "S2", "S3"}
    assert refused(game, strike("phil", "pistol", "S4")) == "out-of-reach"


def test_a_rifle_reaches_one_to_three_zones_and_not_its_own():
    game = street("phil+1W 1W 1W 1W 1W", hands={"phil": ["rifle"]})

    assert [one["zone"] for one in allowed(game, "phil", "attack")] == ["S2", "S3", "S4"]
    assert refused(game, strike("phil", "rifle", "S1")) == "out-of-reach"
    assert refused(game, strike("phil", "rifle", "S5")) == "out-of-reach"


def test_one_shoots_only_at_what_one_sees():
    """facts 6, Line of sight: straight along the street; more in tests/spaces."""
    game = street("phil .\n.    1W", hands={"phil": ["rifle"]})

    assert refused(game, strike("phil", "rifle", "S4")) == "not-in-sight"


def test_a_closed_door_hides_and_an_open_one_shows():
    closed = street("phil | [1W]", hands={"phil": ["pistol"]}, opened=["B"])
    opened = street("phil / [1W]", hands={"phil": ["pistol"]})

    assert refused(closed, strike("phil", "pistol", "B1")) == "not-in-sight"
    assert allowed(opened, "phil", "attack")


def test_one_sees_one_room_deep():
    game = street("phil / [1W] [1W]", hands={"phil": ["rifle"]})

    assert refused(game, strike("phil", "rifle", "B2")) == "not-in-sight"


def test_an_attack_needs_a_weapon_that_is_held():
    game = street("phil+1W", hands={"phil": ["flashlight"]})

    assert refused(game, strike("phil", "flashlight")) == "not-a-weapon"
    assert refused(game, strike("phil", "pistol")) == "card-not-held"
    assert allowed(game, "phil", "attack") == []


def test_there_must_be_a_zombie_to_attack():
    """House: the rulebook is silent about shots at nothing; noise is made without them."""
    game = street("phil wanda", hands={"phil": ["pistol"]})

    assert refused(game, strike("phil", "pistol", "S2")) == "nothing-to-attack"
    assert refused(game, strike("phil", "pistol", "S7")) == "no-such-zone"


def test_weapons_alike_are_listed_once():
    game = street("phil+1W", hands={"phil": ["pistol", "pistol"]})

    assert [one["pair"] for one in allowed(game, "phil", "attack")] == [False, True]


# ------------------------------------------------------------ molotov


def test_a_molotov_kills_everything_without_a_roll():
    """facts 6, Molotov."""
    game = street("phil . 2W+1F+1R+1A+ned", hands={"phil": ["molotov"]}, dice=[])
    play(game, do("move", "phil", zone="S2"), strike("phil", "molotov", "S3"))

    assert drawn(game) == ". phil+1n ."
    assert not game.survivor("ned").standing
    assert events(game, "DiceRolled") == []


def test_a_molotov_brings_experience_for_zombies_only():
    """facts 6, Molotov XP: one each, five for the abomination, none for survivors."""
    game = street("phil 2W+1F+1R+1A+ned", hands={"phil": ["molotov"]})

    assert play(game, strike("phil", "molotov", "S2")).survivor("phil").xp == 9


def test_a_molotov_is_used_up_and_noisy():
    """facts 6, Molotov noise."""
    game = street("phil 1W", hands={"phil": ["molotov"]})
    play(game, strike("phil", "molotov", "S2"))

    assert held(game, "phil") == ["-", "-"]
    assert drawn(game) == "phil+1n ."
    assert [card for card in state_in(game).equipment_discard if "molotov" in card] == []


def test_a_molotov_reaches_one_zone():
    game = street("phil . 1W", hands={"phil": ["molotov"]})

    assert refused(game, strike("phil", "molotov", "S3")) == "out-of-reach"


def test_who_burns_the_own_zone_burns_too():
    game = street("phil+3W wanda", hands={"phil": ["molotov"]})
    play(game, strike("phil", "molotov"))

    assert drawn(game) == "1n wanda"
    assert game.survivor("phil").xp == 0
    assert play(game, do("make-noise", "wanda"))


def test_the_last_survivor_burning_loses_the_game():
    game = street("phil+3W", hands={"phil": ["molotov"]})
    play(game, strike("phil", "molotov"))

    assert game.table.outcome is not None
    assert not game.table.outcome.won


def test_nobody_holds_the_bunker_who_burns_in_it():
    """[zombicide #8, #10/08] The fire kills all in its zone at one moment; nobody of them wins."""
    goal = {"name": "hold-zone", "who": "one", "zones": ["B1"]}
    game = street("amy / [ned+doug+1W]", hands={"amy": ["molotov"]}, victory=[goal])
    play(game, strike("amy", "molotov", "B1"))

    assert game.table.outcome is None
    assert drawn(game) == "amy+1n / [.]"


def test_a_driver_who_burns_does_not_drive_off_when_another_falls_first():
    """[zombicide #8, #10/06] Doug's fall leaves only people in cars, but Amy burns with him."""
    escape = {"name": "escape", "who": "remaining", "by_car": True}
    game = street(
        "ned doug+amy+1W",
        hands={"ned": ["molotov"]},
        cars={"pimp": "S1", "police": "S2"},
        aboard={"pimp": ["ned"], "police": ["amy"]},
        exit="S2",
        victory=[{"name": "board-cars"}, escape],
    )
    play(game, strike("ned", "molotov", "S2"))

    assert not events(game, "CarEscaped")
    assert [one.survivor for one in events(game, "SurvivorEliminated")] == ["doug", "amy"]


def test_the_last_survivor_wins_by_burning_with_the_last_spawn_zone():
    """[zombicide #4] The goal is reached, even if all survivors die in a heroic deed."""
    spawns = {"zones": ["S1"]}
    game = street(
        "amy+1W+s .",
        hands={"amy": ["molotov"]},
        rules=[{"name": "closed-by-fire", **spawns}],
        victory=[{"name": "close-spawns", **spawns}],
    )
    play(game, strike("amy", "molotov"))

    assert game.table.outcome is not None
    assert game.table.outcome.won


@pytest.mark.parametrize(("falls", "lies"), [("lies", {"objective-1": "S1"}), ("lost", {})])
def test_an_objective_of_a_monster_falls_with_the_killer_who_burns_too(
    falls: str, lies: dict[str, str]
):
    """What a survivor carries is lost or lies there when the survivor dies. [docs/missions.md]"""
    keys, monster = {"objectives": ["objective-1"]}, {"kind": "abomination"}
    game = street(
        "amy+1A ned !",
        hands={"amy": ["molotov"]},
        rules=[
            {"name": "carried", **keys, "falls": falls},
            {"name": "on-monster", "objective": "objective-1", **monster},
        ],
        victory=[{"name": "deliver", **keys, "zones": ["S3"]}],
    )
    play(game, strike("amy", "molotov"))

    assert state_in(game).laid == lies
    assert not state_in(game).borne
    assert (game.table.outcome is not None) == (falls == "lost")


def test_the_worked_example_of_two_sub_machine_guns():
    """facts 0.2, the printed faces are lost: five hits, then three, as the booklet counts them."""
    game = street(
        "doug+ned+4W+1F+2R",
        hands={"doug": ["sub-mg", "sub-mg"]},
        dice=[5, 6, 5, 6, 5, 1, 5, 5, 6, 1, 2, 3],
    )
    play(game, strike("doug", "sub-mg", "S1", pair=True))
    assert drawn(game) == "doug+1W+2R+1F+1n"
    assert not game.survivor("ned").standing

    play(game, strike("doug", "sub-mg", "S1", pair=True))
    assert drawn(game) == "doug+2R+1F+2n"
