"""Searching where one has just killed. [zombicide #9]"""

from __future__ import annotations

from typing import Any

from engine.family.scenario import Course
from tests.table import do, play, refused, street

AMY = "amy"


def with_skill(drawing: str, *skill: str, **given: Any) -> Course:
    """Amy with these skills; `given` as for `street`."""
    return street(drawing, skills={AMY: list(skill)}, **given)


def test_a_scavenger_searches_the_street_for_free_after_a_kill_there():
    game = with_skill("amy+1W", "scavenger", hands={AMY: ["pan"]}, dice=[6], equipment=["scope"])
    assert refused(game, do("search", AMY)) == "search-in-rooms-only"

    play(game, do("attack", AMY, card="pan", zone="S1"), do("search", AMY))

    assert [card.kind for card in game.survivor(AMY).pack] == ["scope"]
    assert game.survivor(AMY).actions == 2
    assert refused(game, do("search", AMY)) == "searched-already"


def test_a_scavenger_finds_nothing_where_others_are_left_standing():
    game = with_skill("amy+2W", "scavenger", hands={AMY: ["pan"]}, dice=[6])

    play(game, do("attack", AMY, card="pan", zone="S1"))

    assert refused(game, do("search", AMY)) == "search-among-zombies"


def test_a_scavenger_who_killed_elsewhere_has_nothing_free_here():
    game = with_skill("amy 1W", "scavenger", hands={AMY: ["pistol"]}, dice=[6])

    play(game, do("attack", AMY, card="pistol", zone="S2"))

    assert refused(game, do("search", AMY)) == "search-in-rooms-only"
