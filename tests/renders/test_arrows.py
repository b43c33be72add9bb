"""Arrows for moves: where they begin and end, which way they go, and what they leave clear."""

from __future__ import annotations

import math

import pytest

from renders import render_board
from renders.board import marks_of
from renders.geometry import geometry_of
from renders.header import NARROW
from renders.layers.figures import spots_of
from renders.rects import Rect
from renders.upright import as_drawn
from tests.renders.views import CONTENT, by_chance, group, survivor, tutorial, view

AMY = survivor("amy", "C3")


def test_an_arrow_begins_where_the_figure_stood_and_ends_before_it():
    before, after = view([AMY], [group("S1", "walker", 1)]), view([AMY], [group("S2", "walker", 1)])
    geometry = geometry_of(after.board)
    stood = spots_of(geometry, before, CONTENT, "en")["S1", "walker"]
    stands = spots_of(geometry, after, CONTENT, "en")["S2", "walker"]

    (arrow,) = marks_of(after, before, "en").arrows

    assert arrow.points[0] == stood.middle
    assert not stands.grown(-1).meets(Rect(*arrow.points[-1], *arrow.points[-1]).grown(0.5))
    assert math.dist(arrow.points[-1], stands.middle) < stands.width + stands.height


def test_a_way_into_a_house_goes_through_its_door():
    shown = tutorial()
    door = shown.board.door_between("C3", "S4")
    geometry = geometry_of(shown.board)
    before = view([survivor("amy", "S4")], open_doors=shown.open_doors)
    after = view([AMY], open_doors=shown.open_doors)

    (arrow,) = marks_of(after, before, "en").arrows

    assert door is not None
    gate = geometry.doors[door.id].doorway.middle
    assert min(math.dist(point, gate) for point in arrow.points) < 1


def test_arrows_through_one_gate_lie_side_by_side():
    people = ["amy", "doug", "ned"]
    before = view([survivor(name, "S1") for name in people])
    after = view([survivor(name, "S2") for name in people])

    arrows = marks_of(after, before, "en").arrows

    assert len({arrow.points[1] for arrow in arrows}) == 3


@pytest.mark.parametrize("mission", CONTENT.missions)
def test_no_arrow_covers_the_name_of_a_zone(mission: str):
    """Names are laid again where an arrow crossed them."""
    before, after = by_chance(3, mission), by_chance(4, mission)
    with_arrows, without = render_board(after, before=before), render_board(after)
    geometry = geometry_of(as_drawn(after).board)
    above = 0 if geometry.tall else 172 if geometry.width < NARROW else 118

    assert marks_of(as_drawn(after), before, "en").arrows
    for place in geometry.plates.values():
        left, up, right, low = (round(edge) for edge in place.grown(-2))
        box = (left, up + above, right, low + above)
        assert with_arrows.crop(box).tobytes() == without.crop(box).tobytes()


def test_a_first_picture_has_no_arrows():
    assert marks_of(tutorial(), None, "en").arrows == ()


def test_who_fell_since_the_last_picture_has_a_headstone():
    before, after = view([AMY]), view([survivor("amy", "C3", standing=False)])

    shown, plain = render_board(after, before=before), render_board(after)

    assert marks_of(after, before, "en").fallen == {"amy"}
    assert shown.tobytes() != plain.tobytes()
