"""Every town and board that the rules allow can be drawn, in every step of a turn.

Places are looked for in 1,000 cases, which is what can fail; of some of them a picture is drawn.
`python -m tests.draw_all` draws every picture of all.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.event import Event
from engine.family.view import View as BoardView
from engine.spaces.squares import SIDE
from engine.zombies.box import box as town_content
from engine.zombies.view import View
from renders.family.figures import contents_of as contents_of_board
from renders.family.figures import crowd_of, spots_of
from renders.family.look import FamilyLook
from renders.family.lying import as_drawn
from renders.family.moves import happened_in
from renders.family.steps import Arrival, Extra, Note, Step, numbered
from renders.family.whole import map_geometry_of, marks_since
from renders.kit.inline import LOW_PANE, PANE, SIZE
from renders.kit.palette import NIGHT
from renders.kit.rects import Rect
from renders.zombies.inline import LARGEST
from renders.zombies.layers import contents_of, load_of
from renders.zombies.plan import SMALLEST_TILE, STEP
from renders.zombies.squares import Load, Places, settle
from renders.zombies.tiles import tile_ground
from renders.zombies.whole import whole_pane
from renders.zones.places import fill_zone
from tests.draw_all import Drawn, games_from, pictures_of
from tests.painted import render_town
from tests.renders.big import big_table
from tests.renders.every_size import SHAPES, STEPS, board_at, board_case, crowded, town_case
from tests.renders.town_views import SEATS, player, tiles_of, view

TOWN_CASES, BOARD_CASES, DRAWN = 900, 100, 50


def row_of(count: int) -> View:
    """A town of so many tiles from west to east."""
    laid = [("straight", x, 0, 1) for x in range(1, count)]
    return view(tiles_of(("town-square", 0, 0, 0), *laid), [player(seat) for seat in SEATS])


def faults_on(load: Load, places: Places) -> list[str]:
    """What is left out of a square, and what leaves it."""
    faults: list[str] = []
    if len(places.pawns) != load.pawns and not places.crowd:
        faults.append("a pawn is left out")
    if (places.zombie is not None) != load.zombie or (places.token is not None) != load.token:
        faults.append("a zombie or a token is left out")
    square = Rect(0, 0, load.side, load.side).grown(1)
    if not all(square.holds(place) for place in places.all()):
        faults.append("something leaves the square")
    return faults


def test_everything_has_a_place_in_towns_of_every_size_and_step():
    faults: list[str] = []
    cases = [town_case(number)[-1] for number in range(TOWN_CASES)]
    for shown in cases:
        plan = whole_pane(shown).plan
        for here in contents_of(shown, plan):
            load = load_of(here, plan, shown.town.plans[here.square.tile - 1])
            faults += [f"{load}: {fault}" for fault in faults_on(load, settle(load))]

    assert {one.step for one in cases} == set(STEPS)
    assert {whole_pane(one).plan.cols for one in cases} > {1, 15, 30}
    assert faults == []


def faults_after(shown: BoardView, events: Sequence[Event]) -> list[str]:
    """Who or which step has no place on a board, and what leaves it."""
    geometry, happened = map_geometry_of(shown.board), happened_in(events)
    marks = marks_since(FamilyLook(shown), events)
    spots = spots_of(geometry, FamilyLook(shown), marks)
    standing = {(one.zone, one.id) for one in shown.survivors if one.standing}
    standing |= {(one.zone, one.kind) for one in shown.groups}
    faults = [f"{who} has no place" for who in standing - set(spots)]
    board = Rect(0, 0, geometry.width, geometry.height).grown(1)
    laid = [*spots.values(), *(tag.place for tag in marks.tags)]
    faults += [f"{place} leaves the board" for place in laid if not board.holds(place)]
    if [arrow.number for arrow in marks.arrows] != [way.number for way in happened.ways]:
        faults.append("a way has no arrow")
    if {tag.number for tag in marks.tags} != {
        one.number for one in happened.steps if is_shown(one)
    }:
        faults.append("a step has no number")
    return faults


def is_shown(step: Step) -> bool:
    """Whether a step has a number on the board: a card that brings nobody has none."""
    return bool(step.came) if isinstance(step, Arrival) else not isinstance(step, Note | Extra)


def test_everything_has_a_place_on_boards_of_every_size_whatever_happened():
    faults: list[str] = []
    longest = 0
    for number in range(BOARD_CASES):
        _, events, shown = board_case(number)
        longest = max(longest, numbered(happened_in(events).steps))
        faults += [f"case {number}: {one}" for one in faults_after(as_drawn(shown), events)]

    assert faults == []
    assert longest > 50


@pytest.mark.parametrize("side", range(SMALLEST_TILE, 120, 2 * STEP))
def test_every_tile_is_drawn_however_small(side: int):
    drawn = {
        kind.id: tile_ground(kind.id, kind.plan, side, NIGHT)
        for kind in town_content().tiles.values()
    }

    assert {stamp.width for stamp in drawn.values()} == {side}


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_all_that_the_box_holds_has_a_place_in_every_zone_of_a_board(shape: tuple[int, int]):
    board = board_at(*shape, 0)
    zones = list(board.zones)
    for number, zone in enumerate(zones[:: max(1, len(zones) // 6)]):
        shown = as_drawn(crowded(big_table(number, board), zone))
        geometry = map_geometry_of(shown.board)
        here = contents_of_board(FamilyLook(shown))[zone]

        fill = fill_zone(geometry, zone, crowd_of(here, FamilyLook(shown, "fr")))

        assert len(fill.cars) == len(here.cars)
        assert fill.survivors
        assert fill.stacks


@pytest.mark.parametrize("count", [1, 15, 30])
def test_a_whole_town_is_as_large_as_its_picture_allows(count: int):
    laid = [("straight", 0, y, 0) for y in range(1, count + 8)]
    high = view(tiles_of(("town-square", 0, 0, 0), *laid), [player(seat) for seat in SEATS])
    for shown in (row_of(count), high):
        pane = whole_pane(shown)
        plan, room = pane.plan, LOW_PANE if pane.low else PANE
        across, down = plan.cols * plan.tile, plan.rows * plan.tile

        assert across <= pane.width <= room[0]
        assert down <= pane.height <= room[1]
        assert plan.tile == LARGEST or room[0] - across < SIDE * plan.cols or (
            room[1] - down < SIDE * plan.rows)  # fmt: skip
        assert render_town(shown).size == SIZE


def test_of_fifty_cases_a_picture_is_drawn_by_turns_of_every_kind():
    drawn, games = Drawn(), games_from(0)
    for number in range(DRAWN):
        pictures = list(pictures_of(number, games))
        name, draw = pictures[number // 2 % len(pictures)]
        drawn.attempt(f"case {number}", name, draw)

    assert drawn.faults == []
    assert {"town", "town-around", "board", "around", "phase", "mission"} <= set(drawn.pictures)
