"""Where figures stand: inside their zone, never over one another, never over a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

import pytest

from engine.family.view import CarView, View
from engine.spaces.zones import Board
from renders.family.figures import Marks, crowd_of, marked_contents
from renders.family.look import FamilyLook
from renders.family.lying import as_drawn
from renders.kit.rects import Rect
from renders.zones.geometry import Geometry, Units, geometry_of
from renders.zones.places import Crowd, Fill, Sign, fill_zone
from tests.playing import missions
from tests.renders.big import big_table
from tests.renders.views import by_chance, group, survivor, view, zombicide_box

SPARED = ("hold", "fallen")
"""Signs that a zone without room may do without: they say what is said elsewhere, too."""
SLACK = 1.0
"""Pixels that rounding to whole pixels may cost."""


def faults_of(shown: View, language: str = "fr") -> list[str]:
    """Everything that is laid badly in a view's picture, with a headstone for everyone who fell."""
    shown = as_drawn(shown)
    fallen = frozenset(one.id for one in shown.survivors if not one.standing)
    look = FamilyLook(shown, language)
    zones = marked_contents(look, Marks(fallen=fallen)).items()
    return faults_in_crowds(shown.board, {zone: crowd_of(here, look) for zone, here in zones})


def faults_in_crowds(board: Board, crowds: Mapping[str, Crowd]) -> list[str]:
    """Everything that is laid badly on a board with these crowds in its zones."""
    geometry = geometry_of(board)
    faults: list[str] = []
    for zone, crowd in crowds.items():
        fill = fill_zone(geometry, zone, crowd)
        if len(fill.signs) < sum(sign.kind not in SPARED for sign in crowd.signs):
            faults.append(f"a sign of {zone} is left out")
        faults += faults_in(geometry, zone, things_in(fill, geometry.plates[zone]))
    return faults


def things_in(fill: Fill, name: Rect) -> list[tuple[str, Rect]]:
    things = [("name", name)] + [("noise", fill.noise)] * (fill.noise is not None)
    things += [("sign", rect) for rect in fill.signs]
    things += [("car", rect) for rect in fill.cars]
    things += [("survivor", rect) for rect in fill.survivors]
    things += [("stack", rect) for rect in fill.stacks]
    return [(what, rect) for what, rect in things if rect is not None]


def faults_in(geometry: Geometry, zone: str, things: list[tuple[str, Rect]]) -> list[str]:
    faults = [f"{what} leaves {zone}" for what, rect in things if outside(geometry, zone, rect) > 0]
    for (one, rect), (other, place) in combinations(things, 2):
        if rect.grown(-SLACK / 2).meets(place.grown(-SLACK / 2)):
            faults.append(f"{one} and {other} overlap in {zone}")
    return faults


def outside(geometry: Geometry, zone: str, rect: Rect) -> float:
    """Ground of a rectangle outside the zone's true outline, in square pixels."""
    inner = rect.grown(-SLACK)
    covered = 0.0
    for box in geometry.board.zones[zone].boxes:
        own = geometry.rect(box.left, box.top, box.right, box.bottom)
        wide = min(own.right, inner.right) - max(own.left, inner.left)
        high = min(own.bottom, inner.bottom) - max(own.top, inner.top)
        covered += max(0.0, wide) * max(0.0, high)
    return round(inner.width * inner.height - covered, 3)


@pytest.mark.parametrize("mission", missions())
def test_nothing_overlaps_or_leaves_its_zone_in_300_random_states_of_any_mission(mission: str):
    states = [by_chance(seed, mission, every_zombie=True) for seed in range(300)]

    assert sum(group.count for group in states[0].groups) == 65
    assert [fault for state in states for fault in faults_of(state)] == []


@pytest.mark.parametrize("mission", missions())
def test_a_crowded_car_and_everybody_else_fit_in_any_street_of_any_mission(mission: str):
    board = zombicide_box().board(mission)
    people = list(zombicide_box().characters)
    car = CarView("car", "police", "", True, people[0], tuple(people[1:4]), (), False, False)
    kinds = list(zombicide_box().zombies.values())
    for zone in (each.id for each in board.zones.values() if each.kind == "street"):
        crowd = [survivor(name, zone) for name in people]
        groups = [group(zone, kind.id, kind.figures, 1) for kind in kinds]
        shown = view(crowd, groups, {zone: 18}, mission, cars=(replace(car, zone=zone),))

        assert faults_of(shown) == []


def test_nothing_overlaps_or_leaves_its_zone_on_a_board_of_nine_tiles():
    faults = [fault for seed in range(20) for fault in faults_of(big_table(seed))]

    assert faults == []


def test_the_check_itself_finds_a_figure_that_strays_or_overlaps():
    geometry = geometry_of(zombicide_box().board("00"))
    name = geometry.plates["C1"]
    stray = Rect(name.left + 4, name.top - 60, name.right, name.bottom)

    found = faults_in(geometry, "C1", [("name", name), ("stack", stray)])

    assert found == ["stack leaves C1", "name and stack overlap in C1"]


def test_six_survivors_and_every_kind_of_zombie_fit_in_any_zone():
    for zone in zombicide_box().board("00").zones:
        people = [survivor(name, zone) for name in zombicide_box().characters]
        kinds = [group(zone, kind.id, kind.figures, 1) for kind in zombicide_box().zombies.values()]

        assert faults_of(view(people, kinds, {zone: 18})) == [], zone


def test_a_name_keeps_its_place_whatever_stands_in_the_zone():
    geometry = geometry_of(zombicide_box().board("00"))
    before = dict(geometry.plates)

    faults_of(by_chance(1))

    assert geometry.plates == before


def test_a_lone_figure_is_drawn_in_the_largest_size():
    geometry = geometry_of(zombicide_box().board("00"))
    alone = Crowd(noise=1, signs=(), survivors=1, stacks=(), fresh=False, ringed=False)

    assert {fill_zone(geometry, zone, alone).size for zone in geometry.areas} == {"XL"}


def test_survivors_stand_above_zombies_in_a_block():
    geometry = geometry_of(zombicide_box().board("00"))
    mixed = Crowd(noise=0, signs=(), survivors=2, stacks=("W8", "R8"), fresh=False, ringed=False)

    fill = fill_zone(geometry, "C3", mixed)

    assert max(rect.bottom for rect in fill.survivors) <= min(rect.top for rect in fill.stacks)


def test_a_crowd_in_a_corner_becomes_chips_before_anything_overlaps():
    geometry = geometry_of(zombicide_box().board("00"))
    signs = (Sign("spawn"), Sign("objective"))
    packed = Crowd(
        noise=12,
        signs=signs,
        survivors=6,
        stacks=("W88", "R88", "F88", "A8"),
        fresh=True,
        ringed=True,
    )

    fill = fill_zone(geometry, "S1", packed)

    assert fill.mode != "figures"
    assert len(fill.survivors) == 1


@pytest.mark.parametrize("mission", ["00", "07", "10"])
def test_names_and_tokens_may_be_larger_than_the_ground_is_drawn(mission: str):
    board = zombicide_box().board(mission)
    usual = geometry_of(board)
    large = geometry_of(board, units=Units.even(usual.unit * 1.2))

    assert (large.tile, large.walls, large.crossings) == (usual.tile, usual.walls, usual.crossings)
    for zone, plate in large.plates.items():
        assert plate.width > usual.plates[zone].width
        assert large.areas[zone].edges.grown(1).holds(plate)
