"""Square tiles: their turns, how they join, where they may lie, what leads where."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import load_content
from engine.spaces.squares import DIRECTIONS, Piece, Plan, Spot, Town, opposite
from engine.zombies.entries import TownContent

CROSS = Plan((".R.", "RRR", ".R."), "NESW")
STRAIGHT = Plan((".R.", ".R.", ".R."), "NS")
CORNER = Plan((".R.", ".RR", "..."), "NE")
SHOP = Plan(("BBB", "BRR", "BR."), "ES", ("2,0>S", "0,2>E"))
PLAZA = Plan(("RRR", "RRR", "RRR"), "NESW")
HALL = Plan(("BBB", "BBB", ".R."), "S", ("1,1>S",))
BOX = [kind.plan for kind in load_content("zombies", TownContent).tiles.values()]


def town(*pieces: tuple[Plan, int, int, int]) -> Town:
    """Tiles by plan, cell and quarter turns."""
    return Town(tuple(Piece(*piece) for piece in pieces))


# ---------------------------------------------------------------- a tile by itself


def test_a_quarter_turn_goes_clockwise_with_exits_and_doors():
    assert SHOP.turned(1) == Plan(("BBB", "RRB", ".RB"), "SW", ("2,2>W", "0,0>S"))


def test_four_quarters_change_nothing():
    for plan in BOX:
        assert plan.turned(4) == plan
        assert plan.turned(1).turned(3) == plan


def test_squares_are_named_in_reading_order_as_the_tile_lies():
    assert list(town((CORNER, 0, 0, 0)).squares) == ["1B", "1E", "1F"]
    assert list(town((CORNER, 0, 0, 1)).squares) == ["1E", "1F", "1H"]


def test_closed_squares_are_no_squares():
    assert len(town((SHOP, 0, 0, 0)).squares) == 8


def test_steps_go_straight_and_never_diagonally():
    """facts 7, no diagonals."""
    assert town((PLAZA, 0, 0, 0)).neighbours["1A"] == ("1B", "1D")
    assert town((PLAZA, 0, 0, 0)).neighbours["1E"] == ("1B", "1F", "1H", "1D")


def test_a_building_is_entered_by_its_doors_only():
    ways = town((SHOP, 0, 0, 0)).neighbours

    assert ways["1C"] == ("1F", "1B")
    assert ways["1G"] == ("1D", "1H")
    assert "1E" not in ways["1B"]
    assert "1E" not in ways["1D"]


def test_a_turned_door_is_where_it_lies_now():
    ways = town((SHOP, 0, 0, 1)).neighbours

    assert "1D" in ways["1A"]
    assert "1H" in ways["1I"]
    assert "1E" not in ways["1F"]


def test_a_tile_tells_its_middle_its_inside_and_its_road():
    laid = town((CROSS, 0, 0, 0), (SHOP, 1, 0, 0))

    assert laid.centre(2) == "2E"
    assert laid.inside(2) == ("2A", "2B", "2C", "2D", "2G")
    assert laid.road(2) == ("2E", "2F", "2H")
    assert laid.inside(1) == ()


# ---------------------------------------------------------------- tiles side by side


def test_tiles_join_where_exit_meets_exit():
    laid = town((CROSS, 0, 0, 0), (STRAIGHT, 1, 0, 1))

    assert "2D" in laid.neighbours["1F"]
    assert "1F" in laid.neighbours["2D"]


def test_roads_side_by_side_without_exits_do_not_join():
    """A road along the edge of a square of roads leads out through its middle only."""
    laid = town((PLAZA, 0, 0, 0), (PLAZA, 1, 0, 0))

    assert laid.neighbours["1F"] == ("1C", "2D", "1I", "1E")
    assert laid.neighbours["1C"] == ("1F", "1B")


def test_an_exit_against_a_wall_leads_nowhere():
    laid = town((CROSS, 0, 0, 0), (Plan(("...", "RRR", "..."), "E"), 1, 0, 0))

    assert "2D" not in laid.neighbours["1F"]
    assert "1F" not in laid.neighbours["2D"]


def test_insides_side_by_side_do_not_join():
    laid = town((CROSS, 0, 0, 0), (HALL, 0, -1, 0), (HALL, 1, -1, 0))

    assert "3A" not in laid.neighbours["2C"]


def test_names_stay_when_a_tile_is_laid_to_the_north_west():
    before = town((CROSS, 0, 0, 0), (STRAIGHT, 0, -1, 0))
    after = town((CROSS, 0, 0, 0), (STRAIGHT, 0, -1, 0), (CORNER, 0, -2, 1))

    assert list(after.squares)[: len(before.squares)] == list(before.squares)


def test_steps_count_from_square_to_square():
    laid = town((CROSS, 0, 0, 0), (SHOP, -1, 0, 0))

    ways = laid.distances("1E")
    assert [ways[one] for one in ("1E", "1D", "2F", "2E", "2H", "2C", "2G")] == [
        0, 1, 2, 3, 4, 3, 5,
    ]  # fmt: skip


# ---------------------------------------------------------------- where a tile may lie


def test_a_cell_holds_one_tile():
    assert town((CROSS, 0, 0, 0)).why_not(CROSS, Spot(0, 0, 0)) == "cell-taken"


def test_a_tile_is_joined_by_a_road():
    laid = town((CROSS, 0, 0, 0))

    assert laid.why_not(STRAIGHT, Spot(0, 2, 1)) == "no-road-joins"
    assert laid.why_not(STRAIGHT, Spot(1, 1, 0)) == "no-road-joins"
    assert laid.why_not(STRAIGHT, Spot(0, 1, 1)) is None


def test_a_road_never_meets_a_wall():
    assert town((CROSS, 0, 0, 0)).why_not(STRAIGHT, Spot(0, 1, 0)) == "road-meets-wall"
    assert town((STRAIGHT, 0, 0, 0)).why_not(CROSS, Spot(0, 1, 0)) == "road-meets-wall"


def test_walls_may_meet_where_another_side_joins_by_road():
    """facts 5, two blank sides."""
    laid = town((CROSS, 0, 0, 0), (STRAIGHT, 1, 0, 1), (CORNER, 0, -1, 0))

    assert laid.why_not(Plan((".R.", ".R.", "..."), "N"), Spot(-1, 1, 3)) is None


def test_two_walls_alone_are_no_joint():
    assert town((STRAIGHT, 0, 0, 0)).why_not(STRAIGHT, Spot(0, 1, 0)) == "no-road-joins"


def test_every_side_that_touches_is_looked_at():
    """A joint on one side does not excuse a wall on another."""
    laid = town((CROSS, 0, 0, 0), (CROSS, 1, 0, 0), (STRAIGHT, 1, -1, 0))

    assert laid.why_not(CROSS, Spot(-1, 0, 0)) == "road-meets-wall"
    assert laid.why_not(STRAIGHT, Spot(-1, 0, 0)) is None


def test_places_are_listed_in_reading_order_and_look_alikes_once():
    assert town((CROSS, 0, 0, 0)).spots(STRAIGHT) == [
        Spot(-1, 0, 0),
        Spot(0, -1, 1),
        Spot(0, 1, 1),
        Spot(1, 0, 0),
    ]
    assert len(town((CROSS, 0, 0, 0)).spots(CROSS)) == 4
    assert len(town((CROSS, 0, 0, 0)).spots(CORNER)) == 8


def test_a_turn_that_moves_a_door_is_another_place():
    lopsided = Plan(("BBB", "RRR", "..."), "EW", ("0,0>S",))

    assert len(town((CROSS, 0, 0, 0)).spots(lopsided)) == 8


def test_a_town_is_closed_when_no_exit_is_open():
    assert not town((STRAIGHT, 0, 0, 0), (HALL, 0, -1, 0)).closed
    assert town((STRAIGHT, 0, 0, 0), (HALL, 0, -1, 0), (HALL, 0, 1, 2)).closed


def test_open_cells_are_those_an_exit_leads_to():
    assert town((STRAIGHT, 0, 0, 0)).open_cells == ((0, -1), (0, 1))
    assert town((CORNER, 0, 0, 2), (HALL, -1, 0, 3)).open_cells == ((0, 1),)


# ---------------------------------------------------------------- whatever is laid


def matched(laid: Town) -> bool:
    """Where two tiles touch, both have an exit there or neither has."""
    return all(
        (side in laid.plans[number - 1].exits)
        == (opposite(side) in laid.plans[laid.cells[x + east, y + south] - 1].exits)
        for (x, y), number in laid.cells.items()
        for side, (east, south) in DIRECTIONS.items()
        if (x + east, y + south) in laid.cells
    )


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(BOX), st.integers(0, 200)), max_size=20))
def test_any_laying_keeps_roads_matched_names_stable_and_every_square_in_reach(
    chosen: list[tuple[Plan, int]],
):
    laid = town((CROSS, 0, 0, 0))
    for plan, wish in chosen:
        spots = laid.spots(plan)
        if not spots:
            continue
        spot = spots[wish % len(spots)]
        grown = Town((*laid.pieces, Piece(plan, spot.x, spot.y, spot.turn)))
        assert list(grown.squares.items())[: len(laid.squares)] == list(laid.squares.items())
        laid = grown
    assert matched(laid)
    assert set(laid.distances("1E")) == set(laid.squares)
    for square, steps in laid.neighbours.items():
        assert all(square in laid.neighbours[step] for step in steps)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(BOX), st.integers(0, 200)), max_size=6),
    st.sampled_from(BOX),
)
def test_what_is_listed_is_legal_and_what_is_legal_is_listed(
    chosen: list[tuple[Plan, int]], next_plan: Plan
):
    laid = town((CROSS, 0, 0, 0))
    for plan, wish in chosen:
        spots = laid.spots(plan)
        if spots:
            spot = spots[wish % len(spots)]
            laid = Town((*laid.pieces, Piece(plan, spot.x, spot.y, spot.turn)))
    around = [Spot(y, x, turn) for y in range(-7, 8) for x in range(-7, 8) for turn in range(4)]
    legal = [one for one in around if laid.why_not(next_plan, one) is None]
    listed = laid.spots(next_plan)

    assert set(listed) <= set(legal)
    looks = [(one.x, one.y, next_plan.turned(one.turn)) for one in listed]
    assert len(set(looks)) == len(looks)
    assert {(one.x, one.y, next_plan.turned(one.turn)) for one in legal} == set(looks)


@pytest.mark.parametrize("turn", range(4))
def test_every_tile_of_the_box_is_walked_through_however_it_lies(turn: int):
    for plan in BOX:
        laid = town((plan, 0, 0, turn))
        assert set(laid.distances(laid.road(1)[0])) == set(laid.squares)
