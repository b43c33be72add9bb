"""The farmhouse of Night of the Living Dead: boards at passages, and stairs that hide no name."""

from __future__ import annotations

from dataclasses import replace

import engine
from engine.games import load_content
from engine.living_dead.view import LivingView
from renders.living_dead import PAINTER, LivingLook
from renders.zones.geometry import geometry_of

CONTENT = load_content("living-dead")


def opened() -> LivingView:
    people = list(CONTENT.characters)
    seats = {"ann": people[:3], "bob": people[3:6]}
    view = engine.open_table("living-dead", mission="S1", seats=seats, seed="one").view()
    assert isinstance(view, LivingView)
    return view


def test_boards_lie_where_a_barricade_is_and_nowhere_else():
    view = opened()
    look, bare = LivingLook(view), LivingLook(replace(view, barricades=frozenset()))

    assert {one.id for one in view.board.doors.values() if look.boarded(one)} == view.barricades
    assert view.barricades
    assert PAINTER.page(look).tobytes() != PAINTER.page(bare).tobytes()


def test_stairs_hide_no_name_of_a_zone():
    geometry = geometry_of(opened().board)
    stairs = [one.id for one in geometry.board.doors.values() if one.sort == "stairs"]

    assert stairs
    for door in stairs:
        slab = geometry.doors[door].slab.middle
        for plate in geometry.plates.values():
            away = max(abs(plate.middle[0] - slab[0]) - plate.width / 2,
                       abs(plate.middle[1] - slab[1]) - plate.height / 2)  # fmt: skip
            assert away >= 35 * geometry.grain - 1


def test_several_of_a_kind_are_told_in_the_plural():
    looks = {language: LivingLook(opened(), language) for language in ("en", "fr")}

    assert [looks["en"].one_kind("relative", count) for count in (1, 2)] == [
        "1 Relative", "2 Relatives",
    ]  # fmt: skip
    assert looks["fr"].one_kind("relative", 2) == "2 Proches"


def test_every_look_at_somebody_is_drawn_and_told():
    look = PAINTER.look(opened(), "fr")
    for one in look.view.survivors:
        drawn = (PAINTER.sheet(look, one.id), 1210), (PAINTER.hand(look, one.id), 1080)
        for picture, width in drawn:
            assert picture.draw().width == width
            assert picture.alt
