"""Manholes: the cards that bring zombies out of the ground. [zombicide #7]"""

from __future__ import annotations

from tests.table import ZombiePhase, drawn, events, mission, play, stands, street

NIGHT = ZombiePhase()


def test_manholes_open_on_every_tile_with_a_survivor():
    """A tile of a drawing is three zones wide."""
    game = street("phil o . o . s", spawn=["41"], xp={"phil": 7})

    assert drawn(play(game, NIGHT)) == "phil 2W+o . o . s"


def test_every_manhole_of_the_tile_opens():
    game = street("phil o o . . s", spawn=["41"])

    assert drawn(play(game, NIGHT)) == "phil 1W+o 1W+o . . s"


def test_a_manhole_card_brings_nobody_to_its_spawn_zone():
    game = play(street("phil . s", spawn=["41"], xp={"phil": 7}), NIGHT)

    assert drawn(game) == "phil . s"


def test_a_manhole_card_is_read_at_the_danger_level():
    """Card 41: 1 walker, 2 walkers, 1 fatty, 1 runner."""
    holes = [
        drawn(play(street("phil o . s", spawn=["41"], xp={"phil": xp}), NIGHT)).split()[1]
        for xp in (0, 7, 19, 43)
    ]

    assert holes == ["1W+o", "2W+o", "2W+1F+o", "1R+o"]


def test_two_manholes_in_one_zone_bring_twice_as_many():
    """#7, two walkers a manhole: S4 of mission 03 lies on two tiles and has one on each."""
    game = play(mission("03", {"S4": "phil"}, spawn=["41"], xp={"phil": 7}), NIGHT)

    assert stands(game)["S4"] == "phil+4W"


def test_of_two_manholes_in_one_zone_only_those_of_tiles_with_survivors_open():
    """B1 lies on the upper of the two tiles."""
    game = play(mission("03", {"B1": "phil"}, spawn=["41"], xp={"phil": 7}), NIGHT)

    assert stands(game)["S4"] == "2W"


def test_a_survivor_stands_on_every_tile_its_zone_touches():
    """facts 6, Zone spanning several tiles and manhole cards: S4 lies on both tiles."""
    game = play(mission("00", {"S4": "phil"}, spawn=["41", "01"]), NIGHT)

    assert stands(game) == {"S2": "1W", "S4": "phil", "S6": "1W"}


def test_tiles_without_survivors_stay_shut():
    game = play(mission("00", {"B2": "phil"}, spawn=["41", "01"]), NIGHT)

    assert stands(game) == {"B2": "phil", "S2": "1W"}


def test_the_fallen_open_no_manholes():
    game = street("1W+phil o . . . ned s", wounds={"phil": 1}, spawn=["41"])

    assert drawn(play(game, NIGHT)).split()[1] == "o"
    assert len(events(game, "ZombiesSpawned")) == 0
