"""Cars, locked doors and zones to hold: on the picture, in the legend and in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.family.view import CarView, SurvivorView, View
from renders.family.figures import contents_of, zones_to_hold
from renders.family.legend import occurring_in
from renders.family.look import FamilyLook
from renders.family.mission import mission_view
from renders.kit.palette import NIGHT
from renders.zones.signs import door
from renders.zones.vehicles import car as car_stamp
from tests.painted import board_alt_text, board_text, mission_alt_text
from tests.renders.views import card, survivor, view, zombicide_box

GROUND = NIGHT.over(NIGHT.asphalt)


def people() -> list[SurvivorView]:
    return [survivor(name, "S4") for name in ("amy", "ned", "doug")]


def with_car(driver: str | None, *passengers: str, **changes: object) -> View:
    plain = CarView("car", "police", "S4", True, driver, passengers, (), False, False)
    return replace(view(people()), cars=(replace(plain, **changes),))


def test_the_words_tell_who_drives_who_is_aboard_and_how_many_seats_are_free():
    text = board_alt_text(with_car("ned", "amy", "doug"))

    assert "S4: Police car (Ned at the wheel, Amy, Doug aboard, 1 seat free)." in text


def test_an_empty_car_has_four_seats_free():
    assert "Police car (nobody at the wheel, 4 seats free)" in board_text(with_car(None))


def test_a_full_car_has_none():
    crew = [*people(), survivor("phil", "S4")]
    full = replace(with_car("ned", "amy", "doug", "phil"), survivors=tuple(crew))

    assert "no seat free" in board_text(full)


def test_what_a_car_carries_is_told():
    assert "loaded with Water" in board_text(with_car(None, cargo=(card("water"),)))


def test_a_car_that_left_the_board_is_not_told():
    assert "Police car" not in board_alt_text(with_car(None, gone=True))


def test_a_car_without_a_driver_keeps_the_first_seat_free():
    empty = car_stamp("police", (None, None), False, False, 1.0, GROUND)
    bare = car_stamp("police", (), False, False, 1.0, GROUND)

    assert empty.image.tobytes() == bare.image.tobytes()


@pytest.mark.parametrize("colour", ["grey", "blue", "green"])
@pytest.mark.parametrize("upright", [True, False])
def test_a_locked_door_differs_in_shape_not_only_in_colour(colour: str, upright: bool):
    """A tenth of its pixels have another brightness than the same door closed."""
    closed = door(colour, upright, 1.0, GROUND).image.convert("RGB").convert("L").tobytes()
    locked = door(colour, upright, 1.0, GROUND, locked=True).image.convert("RGB").convert("L")

    off = sum(abs(one - other) > 40 for one, other in zip(closed, locked.tobytes(), strict=True))
    assert off > len(closed) / 10


def test_locked_doors_are_told_apart_from_closed_ones():
    shown = mission_view(zombicide_box(), "08")

    text = board_text(shown)

    assert "Locked doors: C1–S9 (green), D1–S7 (blue)." in text
    assert occurring_in(FamilyLook(shown)).locked == ("green", "blue")


def test_a_door_whose_objective_is_taken_is_locked_no_more():
    shown = replace(mission_view(zombicide_box(), "08"), locked_doors=frozenset())

    assert "Locked" not in board_text(shown)
    assert occurring_in(FamilyLook(shown)).locked == ()


def test_the_bunker_has_a_sign_of_its_own():
    shown = mission_view(zombicide_box(), "08")

    assert zones_to_hold(FamilyLook(shown)) == ("C1",)
    assert contents_of(FamilyLook(shown))["C1"].held
    assert "C1 → nowhere yet; goal zone" in board_text(shown)
    assert "Goal zones: C1." in mission_alt_text("08")


def test_a_mission_without_such_a_goal_has_no_such_sign():
    assert zones_to_hold(FamilyLook(mission_view(zombicide_box(), "00"))) == ()
