"""Every town and board that the rules allow can be drawn, in every step of a turn.

Places are looked for in all cases, which is what can fail; of some of them a picture is drawn.
`python -m tests.draw_all` draws every picture of all.
"""

from __future__ import annotations

import pytest

from engine.zombies.view import View
from renders import render_town, town_is_small
from renders.family.figures import contents_of as contents_of_board
from renders.family.figures import crowd_of
from renders.family.upright import as_drawn
from renders.kit.palette import NIGHT
from renders.kit.rects import Rect
from renders.zombies.board import town_layout
from renders.zombies.layers import contents_of, load_of
from renders.zombies.plan import SMALLEST_TILE, STEP, plan_of
from renders.zombies.squares import Load, Places, settle
from renders.zombies.tiles import tile_ground
from renders.zones.geometry import geometry_of
from renders.zones.places import fill_zone
from tests.draw_all import Drawn, games_from, pictures_of
from tests.renders.big import big_table
from tests.renders.every_size import SHAPES, STEPS, board_at, crowded, town_case
from tests.renders.town_views import CONTENT as TOWNS
from tests.renders.town_views import SEATS, player, tiles_of, view
from tests.renders.views import CONTENT

TOWN_CASES, DRAWN = 1000, 100


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


def test_everything_has_a_place_in_a_thousand_towns_of_every_size_and_step():
    faults: list[str] = []
    cases = [town_case(number)[-1] for number in range(TOWN_CASES)]
    for shown in cases:
        plan, _ = plan_of((tile.x, tile.y) for tile in shown.tiles)
        for here in contents_of(shown, plan):
            load = load_of(here, plan, shown.town.plans[here.square.tile - 1])
            faults += [f"{load}: {fault}" for fault in faults_on(load, settle(load))]

    assert {one.step for one in cases} == set(STEPS)
    assert {plan_of((tile.x, tile.y) for tile in one.tiles)[0].cols for one in cases} > {1, 15, 30}
    assert faults == []


@pytest.mark.parametrize("side", range(SMALLEST_TILE, 120, 2 * STEP))
def test_every_tile_is_drawn_however_small(side: int):
    drawn = {kind.id: tile_ground(kind.id, kind.plan, side, NIGHT) for kind in TOWNS.tiles.values()}

    assert {stamp.width for stamp in drawn.values()} == {side}


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_all_that_the_box_holds_has_a_place_in_every_zone_of_a_board(shape: tuple[int, int]):
    board = board_at(*shape, 0)
    zones = list(board.zones)
    for number, zone in enumerate(zones[:: max(1, len(zones) // 6)]):
        shown = as_drawn(crowded(big_table(number, board), zone))
        geometry = geometry_of(shown.board)
        here = contents_of_board(shown, CONTENT)[zone]

        fill = fill_zone(geometry, zone, crowd_of(here, "fr"))

        assert len(fill.cars) == len(here.cars)
        assert fill.survivors
        assert fill.stacks


def test_a_town_whose_tiles_lose_their_numbers_shows_the_surroundings_of_the_turn_s_pawn():
    legible, lost = row_of(14), row_of(15)

    assert town_is_small(legible)
    assert town_layout(legible) is None
    near = town_layout(lost)
    assert near is not None
    assert near.near.named
    assert near.near.shows((0, 0))


@pytest.mark.parametrize("count", [15, 30])
def test_the_surroundings_lie_beside_a_high_town_and_below_a_wide_one(count: int):
    wide = row_of(count)
    high = view(
        tiles_of(("town-square", 0, 0, 0), *(("straight", 0, y, 0) for y in range(1, count + 8))),
        [player(seat) for seat in SEATS],
    )
    below, beside = town_layout(wide), town_layout(high)

    assert below is not None
    assert beside is not None
    assert below.near.top > below.town.tile
    assert beside.near.left > beside.town.left + beside.town.tile
    assert render_town(wide).width == render_town(high).width == 1500


def test_of_a_hundred_cases_a_picture_is_drawn_by_turns_of_every_kind():
    drawn, games = Drawn(), games_from(0)
    for number in range(DRAWN):
        pictures = list(pictures_of(number, games))
        name, draw = pictures[number // 2 % len(pictures)]
        drawn.attempt(f"case {number}", name, draw)

    assert drawn.faults == []
    assert {"town", "town-around", "board", "around", "phase", "mission"} <= set(drawn.pictures)
