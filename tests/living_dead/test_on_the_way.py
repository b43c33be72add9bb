"""Positions of boards that travelled, from outside. [scenes S6, S8]"""

from __future__ import annotations

import pytest

from tests.living_dead.house import scene, state_in
from tests.living_dead.test_journey import entered, journey, names, tiles


def test_a_position_on_the_way_is_what_play_comes_to():
    played = entered()
    given = journey({"S8": "ben", "S9": "tom"}, laid=["6R west"])

    assert state_in(given).tiles == state_in(played).tiles
    assert state_in(given).pile == state_in(played).pile
    assert names(given) == names(played)


def test_a_position_may_have_left_tiles_behind_that_come_again_under_their_other_face():
    game = journey({"S22": "ben"}, laid=["6R west"], left_behind=["4R", "1R"])

    assert tiles(game) == ["2V", "6R"]
    assert names(game) < names(entered())


def test_in_a_position_at_the_end_of_the_way_the_car_stands_on_the_last_tile():
    def car(*laid: str) -> bool:
        return state_in(scene("S8", {"S1": "ben"}, laid=laid)).cars["johnnys-car"].gone

    way = ["4V north", "1V north", "3V north", "2V north"]
    assert car(*way)
    assert not car(*way, "6V north")


@pytest.mark.parametrize(
    ("mission", "given", "fault"),
    [
        ("S6", {"laid": ["5V west"]}, "laid: '5V' is not known; known are 6R"),
        ("S6", {"laid": ["6R east"]}, "side of 6R: 'east' is not known; known are north, south"),
        ("S6", {"laid": ["6R@45 west"]}, "turn of 6R: '45' is not known; known are 0"),
        ("S6", {"left_behind": ["4R"]}, "left_behind: no tile goes before one was laid"),
        ("S6", {"laid": ["6R west"], "left_behind": ["6R"]}, "left_behind: '6R' is not known"),
        ("S6", {"laid": ["6R west"], "left_behind": ["2V"]}, "the survivors are parted"),
        ("S6", {"laid": ["6R west", "5V west", "3V west", "1V west"]}, "two are faces of one tile"),
        ("S8", {"laid": ["6V north"]}, "laid: '6V' is not known; known are 1V, 2V, 3V, 4V"),
        ("S1", {"laid": ["6R west"]}, "laid: no tile is laid in 'S1'"),
    ],
)
def test_a_position_to_which_no_journey_comes_is_refused(
    mission: str, given: dict[str, list[str]], fault: str
) -> None:
    with pytest.raises(ValueError, match=fault):
        scene(mission, {"S1": "ben"}, **given)
