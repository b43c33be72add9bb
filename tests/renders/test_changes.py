"""What changed between two views: moves matched by kind and distance, and who fell."""

from __future__ import annotations

from dataclasses import replace

from engine.family.view import CarView
from renders.changes import NOTHING, Move, changes_between
from tests.renders.views import CONTENT, group, survivor, view

PEOPLE = [survivor("amy", "C3"), survivor("ned", "S4", seat="bob")]


def test_a_survivor_in_another_zone_has_moved():
    now = [survivor("amy", "S4"), PEOPLE[1]]

    found = changes_between(view(PEOPLE), view(now), CONTENT)

    assert found.moves == (Move("survivor", "amy", "C3", "S4"),)


def test_nothing_changed_between_a_view_and_itself():
    same = view(PEOPLE, [group("S1", "walker", 2)])

    assert changes_between(same, same, CONTENT) == NOTHING


def test_zombies_of_one_kind_went_to_the_nearest_zone_where_as_many_came():
    before = view(PEOPLE, [group("S1", "walker", 2), group("S7", "walker", 1)])
    after = view(PEOPLE, [group("S2", "walker", 2), group("S6", "walker", 1)])

    found = changes_between(before, after, CONTENT)

    ways = {(move.start, move.end, move.count) for move in found.moves}
    assert ways == {("S1", "S2", 2), ("S7", "S6", 1)}


def test_zombies_that_were_spawned_did_not_walk():
    before = view(PEOPLE, [group("S1", "walker", 2)])
    after = view(PEOPLE, [group("S2", "walker", 2, 2)])

    assert changes_between(before, after, CONTENT).moves == ()


def test_a_split_group_went_both_ways():
    before = view(PEOPLE, [group("S4", "walker", 4)])
    ends = before.board.neighbours("S4", before.open_doors)[:2]
    after = view(PEOPLE, [group(end, "walker", 2) for end in ends])

    found = changes_between(before, after, CONTENT)

    assert sorted(move.end for move in found.moves) == sorted(ends)
    assert {move.count for move in found.moves} == {2}


def test_a_zombie_too_far_away_is_another_one():
    """A walker walks one zone, two with an extra activation."""
    board = view(PEOPLE).board
    far = board.distances("S1", frozenset())
    three = next(zone for zone, steps in far.items() if steps == 3)
    before, after = (
        view(PEOPLE, [group("S1", "walker", 1)]),
        view(PEOPLE, [group(three, "walker", 1)]),
    )

    assert changes_between(before, after, CONTENT).moves == ()


def test_who_stood_before_and_does_not_now_has_fallen():
    now = [survivor("amy", "C3", standing=False), PEOPLE[1]]

    assert changes_between(view(PEOPLE), view(now), CONTENT).fallen == {"amy"}


def test_who_escaped_has_not_fallen():
    now = [survivor("amy", "C3", standing=False, escaped=True), PEOPLE[1]]

    assert changes_between(view(PEOPLE), view(now), CONTENT).fallen == frozenset()


def test_a_car_moves_with_its_driver_as_one():
    car = CarView("car", "police", "S4", True, "ned", (), (), False, False)
    before = replace(view(PEOPLE), cars=(car,))
    now = [PEOPLE[0], replace(PEOPLE[1], zone="S2")]
    after = replace(view(now), cars=(replace(car, zone="S2"),))

    assert changes_between(before, after, CONTENT).moves == (Move("car", "car", "S4", "S2"),)


def test_another_mission_is_no_change_of_this_one():
    assert changes_between(view(PEOPLE), view([], mission="01"), CONTENT) == NOTHING
