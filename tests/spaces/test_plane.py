"""The plane, compared with a slow reference over fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import isqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.spaces.plane import (
    Point,
    Polygon,
    apart,
    beyond,
    covers,
    cross,
    crosses,
    in_cone,
    inside,
    length,
    near,
    nearest_in,
    on_way,
    overlap,
    past_cone,
    read_point,
    rectangle,
    steps,
    stretch_near,
    stretch_over,
    touches,
    walk,
    within,
)

points = st.builds(Point, st.integers(-30, 630), st.integers(-30, 630))
close = st.builds(Point, st.integers(-6, 6), st.integers(-6, 6))
"""So near together that rims, corners and touching happen."""
pieces = st.builds(
    rectangle, points, st.integers(10, 100), st.integers(10, 100), st.integers(0, 11)
)
wides = st.sampled_from((0, 20, 25, 50, 325))
ROOT = Fraction(isqrt(3 * 10**120), 10**60)
"""The root of 3, too small by less than 10 to the power of -60."""


def distance(p: Point, a: Point, b: Point) -> Fraction:
    """The square of the distance from a point to a segment."""
    way = b - a
    if way.square == 0:
        return Fraction(apart(p, a))
    part = Fraction((p.x - a.x) * way.x + (p.y - a.y) * way.y, way.square)
    part = max(Fraction(0), min(Fraction(1), part))
    east, north = a.x + part * way.x - p.x, a.y + part * way.y - p.y
    return east * east + north * north


def holds(x: Fraction, y: Fraction, piece: Polygon, *, rim: bool) -> bool:
    sides = [(b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) for a, b in piece.edges]
    return all(one >= 0 if rim else one > 0 for one in sides)


def runs_through(a: Point, b: Point, piece: Polygon) -> bool:
    """Between two cuts of the segment with lines of edges it is in the piece, or out of it."""
    cuts = [Fraction(0), Fraction(1)]
    for start, end in piece.edges:
        gain = cross(end - start, b - a)
        if gain:
            cuts.append(Fraction(-cross(end - start, a - start), gain))
    cuts = sorted(one for one in cuts if 0 <= one <= 1)
    for low, high in pairwise(cuts):
        at = (low + high) / 2
        x, y = a.x + at * (b.x - a.x), a.y + at * (b.y - a.y)
        if low < high and holds(x, y, piece, rim=False):
            return True
    return False


def test_a_piece_has_its_corners_against_the_clock_and_is_convex():
    for turn in range(12):
        piece = rectangle(Point(300, 300), 100, 50, turn)
        for a, b in piece.edges:
            assert all(cross(b - a, one - a) >= 0 for one in piece.corners)
            assert abs(length(a, b) - 50) <= 1 or abs(length(a, b) - 100) <= 1


def test_a_rectangle_lies_along_the_grid_unturned_and_across_after_six_steps():
    assert rectangle(Point(100, 100), 100, 50, 0).box == (50, 75, 150, 125)
    assert rectangle(Point(100, 100), 100, 50, 6).box == (75, 50, 125, 150)


@given(points, points, st.integers(0, 400), wides)
def test_near_is_told_from_rim_to_rim(a: Point, b: Point, reach: int, wide: int):
    between = Fraction(2 * reach + wide, 2)

    assert near(a, b, reach, wide) == (apart(a, b) <= between * between)


@pytest.mark.parametrize(("x", "lies_on"), [(24, True), (25, False), (26, False)])
def test_bases_that_touch_do_not_overlap(x: int, lies_on: bool):
    assert overlap(Point(0, 0), Point(x, 0), 50) is lies_on


@given(points, points, points, st.integers(0, 100), wides)
def test_within_is_the_distance_to_the_segment(p: Point, a: Point, b: Point, reach: int, wide: int):
    half = Fraction(2 * reach + wide, 2)

    assert within(p, a, b, reach, wide) == (distance(p, a, b) <= half * half)


@given(points, pieces)
def test_inside_has_every_edge_at_its_left(p: Point, piece: Polygon):
    assert inside(p, piece) == holds(Fraction(p.x), Fraction(p.y), piece, rim=True)


@given(points, pieces, st.integers(0, 60), wides)
def test_touches_is_inside_or_near_an_edge(p: Point, piece: Polygon, reach: int, wide: int):
    half = Fraction(2 * reach + wide, 2)
    expected = inside(p, piece) or any(distance(p, a, b) <= half**2 for a, b in piece.edges)

    assert touches(p, piece, reach, wide) == expected


@given(points, pieces, wides)
def test_covers_is_more_than_touching(p: Point, piece: Polygon, wide: int):
    half = Fraction(wide, 2)
    expected = inside(p, piece) or any(distance(p, a, b) < half**2 for a, b in piece.edges)

    if wide:
        assert covers(p, piece, wide) == expected


@given(points, points, pieces)
def test_crosses_is_running_through_the_inner_part(a: Point, b: Point, piece: Polygon):
    assert crosses(a, b, piece) == runs_through(a, b, piece)


@given(close, close)
def test_crosses_at_corners_and_along_rims(a: Point, b: Point):
    piece = rectangle(Point(0, 0), 6, 6, 0)

    assert crosses(a, b, piece) == runs_through(a, b, piece)
    assert crosses(a, b, piece) == crosses(b, a, piece)


@pytest.mark.parametrize(
    ("a", "b", "cut"),
    [
        (Point(-9, 3), Point(9, 3), False),
        (Point(-9, 2), Point(9, 2), True),
        (Point(-9, 9), Point(9, -9), True),
        (Point(-6, 0), Point(0, 6), False),
        (Point(1, 1), Point(2, 2), True),
    ],
    ids=["along the rim", "through", "by two corners", "past a corner", "within"],
)
def test_a_line_past_a_piece_is_not_cut(a: Point, b: Point, cut: bool):
    assert crosses(a, b, rectangle(Point(0, 0), 6, 6, 0)) is cut


def cone_by_fractions(apex: Point, aim: Point, p: Point, wide: int) -> bool:
    """Each rim as a long segment whose direction is known to sixty places."""
    d, v = aim - apex, p - apex
    ahead = d.x * v.x + d.y * v.y
    if ahead > 0 and 4 * ahead * ahead >= 3 * d.square * v.square:
        return True
    half = Fraction(wide, 2)
    if v.square <= half * half:
        return True
    for side in (1, -1):
        east, north = ROOT * d.x - side * d.y, ROOT * d.y + side * d.x
        size = east * east + north * north
        along = v.x * east + v.y * north
        if along > 0 and (v.x * north - v.y * east) ** 2 <= half * half * size:
            return True
    return False


@given(points, points, points, st.sampled_from((0, 25)))
def test_a_base_touches_the_cone_or_does_not(apex: Point, aim: Point, p: Point, wide: int):
    if apex != aim:
        assert in_cone(apex, aim, p, wide) == cone_by_fractions(apex, aim, p, wide)


@given(close, close, close, st.integers(0, 7))
def test_cones_among_points_that_lie_together(apex: Point, aim: Point, p: Point, wide: int):
    if apex != aim:
        assert in_cone(apex, aim, p, wide) == cone_by_fractions(apex, aim, p, wide)


@given(points, points, points, points, st.sampled_from((0, 25)))
def test_nothing_on_a_way_past_a_cone_touches_it(
    apex: Point, aim: Point, a: Point, b: Point, wide: int
):
    # A point on the way is rounded, by less than 2 mm.
    if past_cone(apex, aim, a, b, wide + 4):
        assert not any(in_cone(apex, aim, one, wide) for one in (a, *steps(a, b)))


def test_a_way_past_one_rim_is_past_the_cone_and_one_through_it_is_not():
    apex, aim = Point(0, 0), Point(10, 0)

    assert past_cone(apex, aim, Point(-50, 80), Point(60, 80), 25)
    assert past_cone(apex, aim, Point(-50, -80), Point(60, -80), 25)
    assert not past_cone(apex, aim, Point(40, 80), Point(40, -80), 25)
    assert not past_cone(apex, apex, Point(40, 80), Point(60, 80), 25)


@given(points, points, points, st.sampled_from((20, 25)))
def test_a_base_is_met_within_the_stretch_near_it_only(a: Point, b: Point, p: Point, wide: int):
    stretch = stretch_near(a, b, p, wide + 2)
    met = [mm for mm, one in enumerate(steps(a, b), 1) if overlap(one, p, 2 * wide)]
    assert not met or (stretch and stretch[0] < met[0] and met[-1] <= stretch[1])


@given(points, points, pieces, st.sampled_from((20, 25)))
def test_a_piece_is_met_within_the_stretch_over_it_only(
    a: Point, b: Point, piece: Polygon, wide: int
):
    stretch = stretch_over(a, b, piece, wide // 2 + 2)
    met = [mm for mm, one in enumerate(steps(a, b), 1) if covers(one, piece, wide)]
    assert not met or (stretch and stretch[0] < met[0] and met[-1] <= stretch[1])


def test_a_stretch_is_little_longer_than_what_is_met_and_none_past_it():
    piece = rectangle(Point(100, 0), 40, 20, 0)

    assert stretch_near(Point(0, 0), Point(200, 0), Point(100, 0), 27) == (70, 129)
    assert stretch_near(Point(0, 0), Point(200, 0), Point(100, 28), 27) is None
    assert stretch_over(Point(0, 0), Point(200, 0), piece, 14) == (64, 136)
    assert stretch_over(Point(0, 25), Point(200, 25), piece, 14) is None
    assert stretch_over(Point(0, 24), Point(200, 24), piece, 14) == (64, 136)
    assert stretch_over(Point(0, 0), Point(64, 0), piece, 14) is None


@pytest.mark.parametrize(
    ("p", "seen"),
    [
        (Point(100, 57), True),
        (Point(100, 58), False),
        (Point(-1, 0), False),
        (Point(100, -57), True),
        (Point(100, -58), False),
    ],
)
def test_a_cone_is_30_degrees_to_each_side(p: Point, seen: bool):
    assert in_cone(Point(0, 0), Point(10, 0), p) is seen


def test_a_base_that_reaches_into_the_cone_is_in_it():
    """At 100 mm the rim is 57.7 mm off the line, and 12.5 mm of base reach 14.4 mm farther."""
    assert in_cone(Point(0, 0), Point(10, 0), Point(100, 72), 25)
    assert not in_cone(Point(0, 0), Point(10, 0), Point(100, 73), 25)


def test_who_stands_on_what_it_looks_at_sees_all_around():
    assert in_cone(Point(5, 5), Point(5, 5), Point(-300, 2))


@given(points, points, st.integers(0, 900))
def test_a_way_never_leads_farther_than_said(a: Point, b: Point, mm: int):
    there = on_way(a, b, mm)

    assert apart(a, there) <= mm * mm
    assert mm * mm - 4 * mm - 4 <= apart(a, there) or there == b


@given(points, points, st.integers(0, 900))
def test_beyond_goes_on_past_the_end(a: Point, b: Point, mm: int):
    there = beyond(a, b, mm)

    assert apart(a, there) <= mm * mm
    if a != b:
        assert (mm - 2) ** 2 <= apart(a, there) or mm < 2


@given(points, points)
def test_steps_are_millimetres_and_end_there(a: Point, b: Point):
    way = [a, *steps(a, b)]

    assert way[-1] == b
    assert len(way) == length(a, b) + 1
    assert all(apart(one, other) <= 2 for one, other in pairwise(way))


@given(points, points, pieces)
def test_a_walk_ends_before_the_first_piece(a: Point, b: Point, piece: Polygon):
    end = walk(a, b, lambda p: covers(p, piece, 25))
    way = [a, *steps(a, b)]
    free = next((at for at, p in enumerate(way) if at and covers(p, piece, 25)), len(way)) - 1

    assert end == way[free]


@given(points, pieces)
def test_the_nearest_place_in_a_piece_is_the_first_in_it_on_the_way(p: Point, piece: Polygon):
    xs, ys = [one.x for one in piece.corners], [one.y for one in piece.corners]
    middle = Point(sum(xs) // len(xs), sum(ys) // len(ys))

    assert nearest_in(p, piece) == next(one for one in [p, *steps(p, middle)] if inside(one, piece))


@given(points)
def test_a_point_is_read_as_it_is_written(p: Point):
    assert read_point(str(p)) == p


@pytest.mark.parametrize("text", ["", "1", "1,", "a,b", "1,2,3", " 1,2", "01,2", "1.5,2"])
def test_what_is_no_point_is_none(text: str):
    assert read_point(text) is None
