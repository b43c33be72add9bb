"""What the autopilot does in the house and on the road. [living-dead #15]"""

from __future__ import annotations

import engine
from engine.family.scenario import Course
from tests.living_dead.house import do, play, scene

WINCHESTER = {"hands": {"ben": ["winchester-94-1"]}}


def names_of_deeds(game: Course, seat: str = "ann") -> list[str]:
    """What it would do, best first."""
    ranked = engine.advise(game.table, seat)
    return [one.step.name() for one in ranked if not isinstance(one.step, str)]


def test_the_winchester_is_given_away_to_become_bold():
    assert names_of_deeds(scene("S2", {"B6": "ben+tom"}, **WINCHESTER))[0] == "trade"


def test_it_is_not_handed_back_and_forth_while_a_relative_keeps_everybody_sad():
    """Nobody looks bold then, but both are as soon as it is gone: there is nothing to win."""
    at, bold = {"B6": "ben+tom", "S1": "1R"}, ["ben", "tom"]

    assert names_of_deeds(scene("S2", at, **WINCHESTER, zombicide=bold))[0] != "trade"


def test_the_bold_go_to_where_the_scene_has_weapons():
    """S1 has them in the cellar and upstairs; from the dining room it is one step down."""
    game = scene("S2", {"B7": "ben"}, zombicide=["ben"], opened=["B7-B8"], round=3)
    play(game, do("move", "ben", zone="B8"))

    best = engine.autopilot(game.table, "ann")
    assert best is not None
    assert not isinstance(best, str)
    assert best.model_dump()["deck"] == "melee"


def test_on_a_journey_a_door_that_leads_on_is_not_shut_again():
    game = scene("S6", {"B4": "ben"}, opened=["B4-S19"], round=5)

    assert names_of_deeds(game)[0] == "move"
