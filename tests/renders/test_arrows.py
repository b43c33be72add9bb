"""Arrows for moves: where they begin and end, which way they go, and what they leave clear."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from engine.core.event import Event
from engine.family import events as e
from engine.family.view import SurvivorView, View
from renders.family.figures import spots_of, unnamed_on
from renders.family.look import FamilyLook
from renders.family.lying import as_drawn
from renders.family.whole import lies_low, map_geometry_of, marks_since
from renders.kit.inline import corner_of
from renders.kit.rects import Rect
from renders.zones import signs
from tests.painted import render_board
from tests.playing import missions
from tests.renders.views import by_chance, group, survivor, tutorial, view


def amy() -> SurvivorView:
    return survivor("amy", "C3")


def walked(kind: str, count: int, start: str, zone: str) -> e.GroupWalked:
    return e.GroupWalked(
        kind=kind, count=count, start=start, zone=zone, reason="noise", targets=("S4",), noise=3
    )


def moved(survivor: str, *zones: str) -> list[Event]:
    return [
        e.SurvivorMoved(survivor=survivor, start=start, zone=zone)
        for start, zone in pairwise(zones)
    ]


def by_neighbours(shown: View) -> list[Event]:
    """A walk of a walker out of every zone, into each of its neighbours."""
    board = shown.board
    walks = [
        walked("walker", 1, zone, end)
        for zone in board.zones
        for end in board.neighbours(zone, board.all_doors)
    ]
    return [e.ZombiesTurnBegan(round=3), *walks]


def test_an_arrow_begins_at_those_left_behind_and_ends_before_its_figure():
    after = view([amy()], [group("S1", "walker", 1), group("S2", "walker", 1)])
    spots = spots_of(map_geometry_of(after.board), FamilyLook(after))

    (arrow,) = marks_since(FamilyLook(after), [walked("walker", 1, "S1", "S2")]).arrows

    assert arrow.points[0] == spots["S1", "walker"].middle
    stands = spots["S2", "walker"]
    assert not stands.grown(-1).meets(Rect(*arrow.points[-1], *arrow.points[-1]).grown(0.5))
    assert math.dist(arrow.points[-1], stands.middle) < stands.width + stands.height


def test_a_survivor_goes_the_way_that_was_gone_not_the_shortest():
    """S1 to S2 and back to S1 is two steps, and three zones on the way are three."""
    after = view([survivor("amy", "S3")])

    (arrow,) = marks_since(FamilyLook(after), moved("amy", "S1", "S2", "S3")).arrows
    (back,) = marks_since(FamilyLook(after), moved("amy", "S3", "S2", "S3")).arrows

    assert len(arrow.points) == 4
    assert back.points != arrow.points


def test_a_way_into_a_house_goes_through_its_door():
    shown = tutorial()
    door = shown.board.door_between("C3", "S4")
    geometry = map_geometry_of(shown.board)
    after = view([amy()], open_doors=shown.open_doors)

    (arrow,) = marks_since(FamilyLook(after), moved("amy", "S4", "C3")).arrows

    assert door is not None
    gate = geometry.doors[door.id].doorway.middle
    assert min(math.dist(point, gate) for point in arrow.points) < 1


def test_arrows_through_one_gate_lie_side_by_side():
    people = ["amy", "doug", "ned"]
    after = view([survivor(name, "S2") for name in people])
    events = [one for name in people for one in moved(name, "S1", "S2")]

    arrows = marks_since(FamilyLook(after), events).arrows

    assert len({arrow.points[1] for arrow in arrows}) == 3


@pytest.mark.parametrize("mission", missions())
def test_no_arrow_covers_the_name_of_a_zone(mission: str):
    """Nor is one shown where figures leave no room for it, nor drawn over by a zone's ring."""
    after = by_chance(4, mission)
    events = [one for one in by_neighbours(after) if not isinstance(one, e.ZombiesTurnBegan)]
    with_arrows, without = render_board(after, events=events), render_board(after)
    geometry = map_geometry_of(as_drawn(after).board)
    board, low = geometry.board, lies_low(geometry.board)
    west, above = corner_of(geometry.width, geometry.height, low=low)

    look = FamilyLook(as_drawn(after))
    marks = marks_since(look, events)
    assert marks.arrows
    unnamed = unnamed_on(geometry, look, marks)
    assert len(unnamed) < len(geometry.plates) / 4
    for zone, place in geometry.plates.items():
        left, up, right, down = (round(one) for one in place.grown(-2))
        box = (left + west, up + above, right + west, down + above)
        street, ground = board.zones[zone].kind == "street", look.theme.over(look.theme.pavement)
        name = signs.plate(zone, street, geometry.units.name, ground).image
        named = name.crop((2, 2, 2 + right - left, 2 + down - up)).tobytes()
        if zone in unnamed:
            assert with_arrows.crop(box).tobytes() != named
        else:
            assert with_arrows.crop(box).tobytes() == without.crop(box).tobytes() == named


@pytest.mark.parametrize("mission", missions())
def test_every_step_of_the_fullest_turn_finds_a_place_for_its_number(mission: str):
    after = as_drawn(by_chance(4, mission))
    geometry = map_geometry_of(after.board)
    events = by_neighbours(after)

    marks = marks_since(FamilyLook(after), events)

    numbers = [arrow.number for arrow in marks.arrows]
    assert numbers == [tag.number for tag in marks.tags] == list(range(1, len(events)))
    whole = Rect(0, 0, geometry.width, geometry.height)
    assert all(whole.holds(tag.place) for tag in marks.tags)


def test_a_number_covers_no_figure_and_no_name_where_there_is_room():
    after = view([amy()], [group("S2", "walker", 2), group("S5", "walker", 1)])
    events = [e.ZombiesTurnBegan(round=3), walked("walker", 2, "S1", "S2"),
              walked("walker", 1, "S6", "S5")]  # fmt: skip
    geometry = map_geometry_of(after.board)
    spots = spots_of(geometry, FamilyLook(after))

    marks = marks_since(FamilyLook(after), events)

    taken = [*spots.values(), *geometry.plates.values()]
    assert len(marks.tags) == 2
    assert not any(tag.place.meets(one) for tag in marks.tags for one in taken)


def test_only_steps_of_the_zombies_turn_have_numbers():
    """A walk while survivors play, such as by a zombie card behind a door, has none."""
    after = view([amy()], [group("S2", "walker", 1)])

    marks = marks_since(FamilyLook(after), [walked("walker", 1, "S1", "S2")])

    assert [arrow.number for arrow in marks.arrows] == [0]
    assert marks.tags == ()


def test_a_first_picture_has_no_arrows():
    assert marks_since(FamilyLook(tutorial()), []).arrows == ()


def test_who_fell_since_the_last_picture_has_a_headstone():
    after = view([survivor("amy", "C3", standing=False)])
    events = [e.SurvivorEliminated(survivor="amy", zone="C3", by="zombies")]

    shown, plain = render_board(after, events=events), render_board(after)

    assert marks_since(FamilyLook(after), events).fallen == {"amy"}
    assert shown.tobytes() != plain.tobytes()
