"""Pictures and words of Night of the Living Dead: boards at passages, stairs, two-sided sheets."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest

import engine
from engine.core.event import Event
from engine.family.events import GroupWalked, RoundBegan
from engine.family.files import Content
from engine.family.scenario import Course
from engine.family.view import View
from engine.games import load_content
from engine.living_dead.state import LaidTile
from engine.living_dead.view import LivingView
from renders.family.around import Sight, sights_of
from renders.family.inline import counts_in
from renders.family.look import FamilyLook
from renders.family.phase import Phase
from renders.family.sheet_text import sheet_text
from renders.family.steps import Walk
from renders.family.whole import marks_since
from renders.kit.film import Frame, Told
from renders.kit.inline import counted_lines
from renders.living_dead import PAINTER, LivingLook
from renders.zones.geometry import geometry_of
from tests.living_dead.house import SAFE, farm, scene, state_in


def living_box() -> Content:
    return load_content("living-dead")


def opened() -> LivingView:
    people = list(living_box().characters)
    seats = {"ann": people[:3], "bob": people[3:6]}
    view = engine.open_table("living-dead", mission="S1", seats=seats, seed="one").view()
    assert isinstance(view, LivingView)
    return view


def test_the_text_tells_open_and_barricaded_windows_and_where_wood_lies():
    view = opened()
    told = PAINTER.text(PAINTER.look(view)).splitlines()
    window, other = [one.id for one in view.board.doors.values() if one.sort == "window"][:2]
    ways = {one: "–".join(view.board.doors[one].zones) for one in (window, other)}
    shut = replace(view, open_doors=view.open_doors - {window}, barricades=frozenset({other}))
    after = PAINTER.text(PAINTER.look(shut, "fr")).splitlines()

    assert any(ways[window] in line for line in told if line.startswith("Open windows:"))
    assert any(line.startswith("Open barricades with wood: ") for line in told)
    assert f"Fenêtres barricadées\u00a0: {ways[window]}." in after
    assert f"Fenêtres ouvertes avec du bois\u00a0: {ways[other]}." in after
    assert any(line.startswith("Passages ouverts sans bois\u00a0: ") for line in after)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_number_of_the_goal_stands_in_one_line_with_what_it_counts(language: str):
    counts = counts_in(LivingLook(replace(opened(), round=1), language))
    rooms = {room: counted_lines(counts, room) for room in range(440, 900, 20)}

    begins = re.compile(r":|\d|of\b|sur\b")
    assert [line for lines in rooms.values() for line in lines if begins.match(line)] == []
    assert [room for room, lines in rooms.items() if len(lines) > 2 and room >= 560] == []


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


# ---------------------------------------------------------------- the two sides of a sheet


def sheet(game: Course, who: str) -> list[str]:
    """The lines of somebody's sheet in words, without what is held."""
    text = sheet_text(PAINTER.look(game.table.view(None)), who)
    return [line for line in text.splitlines() if "hand" not in line and "pack" not in line]


def test_in_romero_mode_the_sheet_tells_the_romero_side_and_below_it_the_other():
    game = farm({"B6": "tom"}, xp={"tom": 8})

    assert sheet(game, "tom") == [
        "Tom (ann): B6, unhurt, Romero mode, 3 actions left, 8 XP, yellow",
        "To come: Orange at 19 XP (+1 die: ranged); Red at 43 XP (+1 action).",
        "+1 free move: One free move each turn.",
        "On the other side: Zombicide: +1 free move; +1 action; +1 free ranged / Ambidextrous; "
        "+1 die: ranged / Hit and run / Slippery.",
    ]


def test_in_zombicide_mode_the_romero_side_lies_below():
    game = farm({"B6": "tom"}, zombicide=["tom"], boards={"tom": 2})

    assert sheet(game, "tom") == [
        "Tom (ann): B6, unhurt, Zombicide mode, wood for 2, 3 actions left, 0 XP, blue",
        "To come: Yellow at 7 XP (+1 action); Orange at 19 XP (+1 free ranged or Ambidextrous); "
        "Red at 43 XP (+1 die: ranged or Hit and run or Slippery).",
        "+1 free move: One free move each turn.",
        "On the other side: Romero: +1 free move, +1 die: ranged, +1 action.",
    ]


def test_markers_of_the_side_below_are_told():
    game = farm({"B6": "ben"}, xp={"ben": 20}, skills={"ben": ["shove"]})

    assert sheet(game, "ben")[-1].endswith("+1 free melee (markers: Shove).")


def test_on_the_romero_side_no_level_is_to_be_chosen():
    look = PAINTER.look(farm({"B6": "ben"}, xp={"ben": 20}).table.view(None))
    ben = look.survivor("ben")

    assert [(one.level, one.gained) for one in look.ranks(ben)] == [
        ("yellow", "plus-one-free-melee"),
        ("orange", "plus-one-die-melee"),
        ("red", ""),
    ]
    assert look.usual_actions(ben) == 3


def test_at_yellow_the_zombicide_side_has_four_actions():
    look = PAINTER.look(farm({"B6": "ben"}, xp={"ben": 8}, zombicide=["ben"]).table.view(None))

    assert look.usual_actions(look.survivor("ben")) == 4


def test_what_a_lynx_eye_sees_is_in_sight_on_its_pictures():
    """Through the barricade of a window; others see nothing there."""
    given = {"zombicide": ["harry"], "xp": {"harry": 19}, **SAFE}
    keen = farm({"B5": "harry", "S11": "1W"}, **given, skills={"harry": ["lynx-eye"]})
    blind = farm({"B5": "harry", "S11": "1W"}, **given, skills={"harry": ["plus-one-die-ranged"]})

    assert [sight.zone for sight in sights(keen)] == ["S11"]
    assert sights(blind) == []


def looked(game: Course) -> FamilyLook:
    return PAINTER.look(game.table.view(None))


def sights(game: Course) -> list[Sight]:
    return sights_of(looked(game), looked(game).survivor("harry"))


def test_token_and_card_tell_the_mode_and_who_is_held_in_it():
    """A film for Romero, a flash for a survivor whom a Relative keeps there; wood is counted."""
    view = opened()
    who = view.survivors[0].id
    romero = replace(view, modes={**view.modes, who: "romero"}, trusting=frozenset[str]())
    held = replace(romero, trusting=frozenset({who}))
    bold = replace(held, modes={**view.modes, who: "zombicide"})

    people = [LivingLook(one).person(one.survivors[0]) for one in (romero, held, bold)]

    assert [(one.film, one.bolt) for one in people] == [(True, False), (True, True), (False, False)]
    boards = replace(romero, boards={who: 2})
    drawn = {PAINTER.glance(PAINTER.look(one)).tobytes() for one in (romero, held, bold, boards)}
    assert len(drawn) == 4


# ---------------------------------------------------------------- boards that travel


@cache
def travelled() -> tuple[list[View], list[Event]]:
    """Scene S8 as each round began, up to the first that left a tile behind on which some of the
    dead had walked; and what that round's end told."""
    people = list(living_box().characters)
    seats = {"ann": people[:3], "bob": people[3:6]}
    table = engine.open_table("living-dead", mission="S8", seats=seats, seed="b")
    seen, told = list[View](), list[Event]()
    while not table.outcome:
        seat = table.questions[0].seats[0] if table.questions else table.acting[0]
        step = engine.autopilot(table, seat)
        assert step is not None
        result = table.answer(seat, step) if isinstance(step, str) else table.play(seat, step)
        told += result.events
        view = table.view()
        if any(isinstance(one, RoundBegan) for one in result.events):
            seen.append(view)
            walks = [one for one in told if isinstance(one, GroupWalked)]
            if any(one.start not in view.board.zones for one in walks):
                return seen, told
            told = []
    raise AssertionError("nobody walked on a tile that was left behind")


def test_a_turn_that_ended_on_tiles_left_behind_is_drawn_on_those_that_lie_there():
    """Its list tells what happened there all the same."""
    seen, told = travelled()
    look = LivingLook(seen[-1])

    phase = Phase(look, told)
    assert all(phase.line_of(step) for step in phase.list.steps)
    walks = [one for one in phase.list.steps if isinstance(one, Walk)]
    assert any(one.start not in look.view.board.zones for one in walks)
    assert marks_since(look, told).tags


def test_the_film_of_a_journey_shows_each_board_as_it_lay():
    seen, told = travelled()
    frames = [Frame(seen[0], ""), Frame(seen[-1], "", told)]
    reel = PAINTER.reel(LivingLook(seen[-1]), Told(frames))

    assert seen[0].board.zones.keys() != seen[-1].board.zones.keys()
    assert {reel.moment(number).size for number in (0, 1)} == {reel.size}


def test_a_board_that_travels_is_never_turned():
    """Its questions name the sides on which tiles are laid."""
    game = scene("S8", {"S1": "ben"})
    state_in(game).tiles += [LaidTile(f"{number}V", 0, number) for number in (1, 2, 3, 4)]
    view = game.table.view(None)
    assert (view.board.rows, view.board.cols) == (1, 5)

    assert LivingLook(view).drawn().view.board is view.board
