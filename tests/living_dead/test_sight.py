"""What a lynx eye sees, and who else does not; corn and woods. [living-dead #13, #16]"""

from __future__ import annotations

import pytest

from engine.family.scenario import Course
from engine.living_dead.state import LaidTile
from tests.living_dead.house import SAFE, do, farm, play, refused, scene, stands, state_in
from tests.table import ZombiePhase, allowed

LYNX = {
    "zombicide": ["harry"],
    "xp": {"harry": 19},
    "skills": {"harry": ["lynx-eye"]},
    "hands": {"harry": ["uzi"]},
    "dice": [6, 6, 6],
}
CALM: dict[str, list[str]] = {"spawn_tokens": []}
"""Nobody comes."""
BLIND = {**LYNX, "skills": {"harry": ["plus-one-die-ranged"]}, "dice": None}


def shot(at: str, there: str, **given: object) -> Course:
    return farm({at: "harry", there: "1W"}, **given)


def shoot(zone: str):
    return do("attack", "harry", card="uzi", zone=zone)


def test_a_lynx_eye_shoots_through_a_closed_barricade():
    game = play(shot("B6", "B5", **LYNX, shut=["B5-B6"]), shoot("B5"))

    assert "B5" not in stands(game)


def test_others_do_not():
    assert refused(shot("B6", "B5", **BLIND, shut=["B5-B6"]), shoot("B5")) == "not-in-sight"


def test_a_lynx_eye_shoots_out_of_a_barricaded_window():
    game = play(shot("B5", "S11", **LYNX, **SAFE), shoot("S11"))

    assert "S11" not in stands(game)


def test_a_shut_door_stops_a_lynx_eye():
    assert refused(shot("B6", "S17", **LYNX, **SAFE), shoot("S17")) == "not-in-sight"


def test_a_lynx_eye_sees_one_zone_far_only():
    assert refused(shot("B5", "S12", **LYNX, **SAFE), shoot("S12")) == "not-in-sight"


def test_a_lynx_eye_shoots_into_corn_and_out_of_it():
    assert "S1" not in stands(play(shot("S2", "S1", **LYNX), shoot("S1")))
    assert "S2" not in stands(play(shot("S1", "S2", **LYNX), shoot("S2")))


def test_others_neither_shoot_into_corn_nor_out_of_it():
    assert refused(shot("S2", "S1", **BLIND), shoot("S1")) == "not-in-sight"
    assert refused(shot("S1", "S2", **BLIND), shoot("S2")) == "not-in-sight"


def test_woods_stop_a_lynx_eye():
    assert refused(shot("S5", "S6", **LYNX), shoot("S6")) == "not-in-sight"


def test_woods_beside_corn_stop_a_lynx_eye_too():
    """S8 with 3V laid, and 6V south of it: the woods S19 lie south of the corn S16."""

    def seen(zone: str) -> str | None:
        game = scene("S8", {"S1": "harry", "S2": "1W"}, **LYNX)
        own = state_in(game)
        own.tiles += [LaidTile("3V", 0, 1), LaidTile("6V", 1, 1)]
        own.survivors["harry"].zone, own.zombies = "S16", {zone: {"walker": 1}}
        shots = allowed(game, "harry", "attack")
        return shots[0]["zone"] if shots else None

    assert seen("S13") == "S13"
    assert seen("S19") is None


def test_out_of_woods_everybody_shoots():
    given = {**BLIND, "dice": [6, 6, 6, 6]}

    assert "S5" not in stands(play(shot("S6", "S5", **given), shoot("S5")))


# ------------------------------------------------------------ corn and woods


@pytest.mark.parametrize(
    ("hidden", "walker", "seen", "goes"),
    [
        ("S1", "S3", "S5", "S4"),
        ("S2", "S3", "S5", "S2"),
        ("S6", "S4", "S2", "S3"),
        ("S5", "S4", "S2", "S5"),
    ],
)
def test_the_living_dead_see_nobody_in_corn_or_woods(
    hidden: str, walker: str, seen: str, goes: str
):
    """Two draw more than one, but not out of corn and woods; beside those they do."""
    game = farm({hidden: "ben+tom", walker: "1W", seen: "judy"}, **CALM)
    play(game, ZombiePhase())

    assert stands(game)[goes].startswith("1W") or stands(game)[goes].endswith("+1W")


def test_out_of_corn_they_see_nobody_and_out_of_woods_all():
    """One in the row draws those who see; two in the house draw those who see nobody."""
    corn = play(farm({"S1": "1W", "S4": "judy", "B5": "ben+tom"}, **CALM), ZombiePhase())
    woods = play(farm({"S6": "1W", "S3": "judy", "B7": "ben+tom"}, **CALM), ZombiePhase())

    assert stands(corn)["S7"] == "1W"
    assert stands(woods)["S5"] == "1W"


def test_corn_and_woods_are_walked_through_like_any_place():
    game = farm({"S2": "ben", "S5": "tom"})
    play(game, do("move", "ben", zone="S1"), do("move", "ben", zone="S7"))
    play(game, do("end-turn", "ben"), do("move", "tom", zone="S6"), do("move", "tom", zone="S8"))

    assert (stands(game)["S7"], stands(game)["S8"]) == ("ben", "tom")
    assert game.survivor("tom").actions == 1
