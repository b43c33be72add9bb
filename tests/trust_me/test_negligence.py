"""Who ends an activation too near to those who pursue it. [trust-me #11, #12, #19]"""

from __future__ import annotations

import pytest

from engine.spaces.plane import Point
from engine.trust_me.commands import Wait
from engine.trust_me.events import GroupAttacked
from tests.trust_me.city import City, city, play, reply


def beside(gap: int, **told: object) -> City:
    given: dict[str, object] = {"groups": {1: ((300 + 25 + gap, 300), 0, "ann")}, **told}
    game = city(ann=(300, 300), bob=(20, 20), dice=[4, 4, 4], **given)  # type: ignore[arg-type]
    return play(game, Wait())


@pytest.mark.parametrize(("gap", "attacked"), [(50, True), (51, False)])
def test_who_ends_within_5_cm_of_its_pursuer_is_attacked(gap: int, attacked: bool):
    game = beside(gap)

    assert bool(game.told(GroupAttacked)) is attacked
    assert (game.alpha().at.x <= 327) is attacked


def test_only_a_group_that_pursues_counts():
    """Ruling 9."""
    game = beside(30, groups={1: ((355, 300), 0, (590, 300))})

    assert not game.told(GroupAttacked)


@pytest.mark.parametrize(("green", "attacked"), [(7, False), (8, True)])
def test_across_a_barricade_it_must_break_first(green: int, attacked: bool):
    scenery = {"barricade-1": (322, 300, 6)}
    game = city(
        ann=(300, 300), bob=(20, 20), groups={1: ((350, 300), 0, "ann")}, scenery=scenery,
        dice=[green, 4, 4, 4],
    )  # fmt: skip
    play(game, Wait())

    assert bool(game.told(GroupAttacked)) is attacked


def test_a_barricade_that_one_group_broke_stops_no_other():
    scenery = {"barricade-1": (322, 300, 6)}
    game = city(
        ann=(300, 300), bob=(20, 20), scenery=scenery, dice=[8, 4, 4, 4, 4, 4, 4],
        groups={1: ((350, 300), 0, "ann"), 2: ((350, 330), 0, "ann")},
    )  # fmt: skip
    play(game, Wait())

    assert [one.alpha for one in game.told(GroupAttacked)] == ["alpha-1", "alpha-2"]


def test_across_a_car_nobody_is_attacked():
    groups = {1: ((300, 365), 0, "ann")}
    game = city(ann=(300, 300), bob=(20, 20), groups=groups, scenery={"car-1": (320, 332)})
    play(game, Wait())

    assert not game.told(GroupAttacked)


def test_where_other_bases_leave_no_room_beside_its_prey_it_attacks_from_where_it_stands():
    """Beside who is still outside the board there is one place; neither lets the other there."""
    groups = {1: ((13, 467), 0, "ann"), 2: ((15, 442), 0, "ann")}
    told = {"homes": {"ann": (0, 450)}, "dice": [4] * 6}
    alone = city(ann=(-13, 450), bob=(580, 20), groups={1: groups[1]}, **told)  # type: ignore[arg-type]
    barred = city(ann=(-13, 450), bob=(580, 20), groups=groups, **told)  # type: ignore[arg-type]
    play(alone, Wait())
    play(barred, Wait())

    assert [one.alpha for one in alone.told(GroupAttacked)] == ["alpha-1"]
    assert alone.alpha(1).at == Point(13, 450)
    assert [one.alpha for one in barred.told(GroupAttacked)] == ["alpha-1", "alpha-2"]
    assert (barred.alpha(1).at, barred.alpha(2).at) == (Point(13, 467), Point(15, 442))


def test_in_wire_they_attack_all_the_same():
    assert beside(40, scenery={"wire-1": (365, 300)}).told(GroupAttacked)


def test_elliott_slips_away_before_it_is_looked_at():
    game = city(
        ann=(300, 300), bob=(20, 20), groups={1: ((365, 300), 0, "ann")},
        passports={"ann": "elliott"}, dice=[],
    )  # fmt: skip
    play(game, Wait(), "260,300")

    assert game.at("ann") == (260, 300)
    assert not game.told(GroupAttacked)
    assert game.player("ann").used == ["shift"]


def test_elliott_steps_aside_with_the_movement_cell_covered_too():
    game = city(
        ann=(300, 300), bob=(20, 20), passports={"ann": "elliott"},
        actions={"ann": {"stride": "fatigue"}},
    )  # fmt: skip
    play(game, Wait())
    assert game.table.question
    assert "300,350" in game.table.question.options
    reply(game, "300,350")

    assert game.at("ann") == (300, 350)


def test_elliott_may_stay():
    game = city(ann=(300, 300), bob=(20, 20), passports={"ann": "elliott"})
    play(game, Wait(), "300,300")

    assert game.at("ann") == (300, 300)
    assert game.player("ann").used == []


# ---------------------------------------------------------------- where the alpha is put

NORTH, SOUTH = Point(313, 322), Point(313, 277)
"""The nearest places beside Ann where somebody stands on the straight way from the east."""
Scenery = dict[str, tuple[int, int] | tuple[int, int, int]]


def put(scenery: Scenery) -> City:
    """Group 1 pursues Ann; group 2, which wants nothing of her, stands between them."""
    game = city(
        ann=(300, 300), bob=(20, 20), scenery=scenery, dice=[4] * 3,
        groups={1: ((372, 300), 0, "ann"), 2: ((340, 300), 0, (590, 300))},
    )  # fmt: skip
    play(game, Wait())
    assert [one.alpha for one in game.told(GroupAttacked)] == ["alpha-1"]
    return game


@pytest.mark.parametrize(
    ("scenery", "at"),
    [
        ({}, NORTH),
        ({"car-1": (320, 350)}, SOUTH),
        ({"barricade-1": (320, 330)}, SOUTH),
        ({"tent-1": (320, 362)}, SOUTH),
        ({"wire-1": (320, 330)}, NORTH),
    ],
)
def test_it_is_put_neither_onto_a_car_or_barricade_nor_into_a_tent_beside_its_prey(
    scenery: Scenery, at: Point
):
    """Wire does not mind it. [#10, #11, #12; house]"""
    assert put(scenery).alpha().at == at


def test_nor_beyond_a_barricade_that_is_not_on_the_straight_way():
    """Nobody broke that one. [house]"""
    assert put({"barricade-1": (345, 343, 6)}).alpha().at == SOUTH


def test_in_a_tent_it_is_put_beside_who_is_in_it_too():
    """A tent bars nobody's way. [#10]"""
    assert put({"tent-1": (310, 300)}).alpha().at == NORTH


def test_on_a_car_it_is_put_beside_who_stands_there():
    game = city(
        ann=(300, 300), bob=(20, 20), scenery={"car-1": (300, 300)}, dice=[4] * 3,
        groups={1: ((374, 300), 0, "ann")},
    )  # fmt: skip
    play(game, Wait())

    assert game.told(GroupAttacked)
    assert game.alpha().at == Point(326, 300)


def test_where_scenery_leaves_no_room_either_it_attacks_from_where_it_stands():
    scenery: Scenery = {
        "car-1": (313, 250), "car-2": (313, 350), "barricade-1": (265, 300, 6),
    }  # fmt: skip
    assert put(scenery).alpha().at == Point(372, 300)
