"""Worked examples of the rulebook that take more than one chapter, and where sight ends.
[heroes-resistance p. 8, 14, 15, 17]"""

from __future__ import annotations

import pytest

from tests.heroes_resistance.city import QUIET, at_mission, city, seen
from tests.table import ZombiePhase, allowed, do, drawn, events, play, refused

# ------------------------------------------------------------ p. 14: who is wounded


@pytest.mark.parametrize("victim", ["wasp", "hulk"])
def test_a_walker_among_two_heroes_wounds_the_one_whom_the_table_names(victim: str):
    game = city("wasp+hulk+1W", spawn=QUIET)
    play(game, ZombiePhase(), answers=[victim])

    wounds = {one: game.survivor(one).wounds for one in ("wasp", "hulk")}
    assert wounds == {"wasp": 0, "hulk": 0} | {victim: 1}


def test_one_hero_may_take_all_the_wounds_and_what_is_left_goes_to_the_other():
    game = city("wasp+hulk+4W", spawn=QUIET)
    play(game, ZombiePhase(), answers=["wasp", "wasp", "wasp"])

    assert not game.survivor("wasp").standing
    assert game.survivor("hulk").wounds == 1


# ------------------------------------------------------------ p. 15: where they walk


@pytest.mark.parametrize(("sent", "after"), [("S1", "1W+1B"), ("S6", "1W")])
def test_two_ways_of_the_same_length_part_the_walkers_and_the_table_sends_the_brute(
    sent: str, after: str
):
    """Nobody of them sees Hulk."""
    game = city(". . .\n2W+1B # hulk\n. . .", spawn=QUIET)
    play(game, ZombiePhase(), answers=[sent])

    assert drawn(game).splitlines()[0] == f"{after} . ."
    assert [one.added for one in events(game, "GroupSplit")] == [0, 0]


# ------------------------------------------------------------ p. 17: a building is opened


def test_who_waits_in_a_building_comes_first_and_then_those_who_hide():
    """A rush comes out, then a card of another activation moves the newcomers again and brings
    nobody to its own room; only then the bystander shows, behind them. [facts 11, 9]"""
    game = at_mission(
        "M0", {"S1": "hulk"}, xp={"hulk": 12}, hidden={"B2": "wong"}, spawn=["18", "23"]
    )
    play(game, do("force-door", "hulk", door="B1-S1"), answers=["B3"])

    walks = [(one.start, one.zone, one.count) for one in events(game, "GroupWalked")]
    assert walks == [("B3", "B2", 2), ("B2", "B1", 2)]
    assert sum(one.count for one in events(game, "ZombiesSpawned")) == 2
    assert dict(seen(game).bystanders) == {"wong": "B2"}
    told = [type(one).__name__ for one in game.events]
    assert told.index("BystanderAppeared") > max(
        at for at, one in enumerate(told) if one == "GroupWalked"
    )


def test_only_the_first_door_of_a_building_brings_cards():
    game = at_mission("M0", {"S1": "hulk", "S3": "wasp"}, spawn=["07", "10"])
    play(game, do("force-door", "hulk", door="B1-S1"), answers=["B1"])
    play(game, do("end-turn", "hulk"), do("force-door", "wasp", door="B3-S3"))

    assert len(events(game, "SpawnCardDrawn")) == 2


def test_a_door_is_forced_from_beside_it_and_stays_open():
    game = city("hulk . | [.]")
    opening = do("force-door", "hulk", door="B1-S2")

    assert refused(game, opening) == "no-door-here"
    play(game, do("move", "hulk", zone="S2"), opening)
    assert refused(game, opening) == "door-open-already"


# ------------------------------------------------------------ p. 8: sight


@pytest.mark.parametrize(
    ("drawing", "zone", "why"),
    [
        ("winter-soldier . . . 1W", "S5", "out-of-reach"),
        ("winter-soldier | [1W]", "B1", "not-in-sight"),
        ("winter-soldier / [.] [1W]", "B2", "not-in-sight"),
        ("[winter-soldier] [.] [1W]", "B3", "not-in-sight"),
        ("winter-soldier .\n. 1W", "S4", "not-in-sight"),
        ("winter-soldier # 1W", "S2", "not-in-sight"),
    ],
)
def test_where_sight_ends(drawing: str, zone: str, why: str):
    shot = do("attack", "winter-soldier", card="long-rifle", zone=zone)

    assert refused(city(drawing), shot) == why


@pytest.mark.parametrize(
    ("drawing", "zone"),
    [
        ("winter-soldier 1B hulk 1W", "S4"),
        ("winter-soldier / [1W]", "B1"),
        ("[winter-soldier] [1W]", "B2"),
        ("[winter-soldier] / . . 1W", "S3"),
        ("winter-soldier+1W", "S1"),
    ],
)
def test_where_sight_reaches(drawing: str, zone: str):
    """Over enemies and heroes; out of a door along the street; into the room behind it."""
    found = allowed(city(drawing), "winter-soldier", "attack")

    assert zone in [one["zone"] for one in found]
