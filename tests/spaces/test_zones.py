"""Ways and sight on boards of zones. [zombicide #5]"""

from __future__ import annotations

from engine.spaces.plans import Plan, Plot, Way
from engine.spaces.zones import Board, Terrain
from tests.spaces.boards import board_of, street_board

SHUT: frozenset[str] = frozenset()

CROSSING = """
.  S2 .
S1 S3 S4
.  S5 .
"""

HOUSE = """
B1 B2 .  C1
S1 S2 S3 S4
S5 .  .  .
"""


def house():
    return board_of(HOUSE, {"B1-S1": "closed", "C1-S4": "closed"})


def field(*words: str) -> Board:
    """A row of zones in the open: `c` is corn, `w` woods, anything else nothing."""
    grows: dict[str, Terrain] = {"c": "corn", "w": "woods"}
    plots = [Plot(((0, at),), terrain=grows.get(word, "open")) for at, word in enumerate(words)]
    return Plan(tuple(plots)).board((1, 1))


def window(outside: Terrain) -> Board:
    """A room `B1` with an open window on `S1`, which has a neighbour `S2`."""
    plots = (Plot(((0, 0),), terrain=outside), Plot(((0, 1),)), Plot(((1, 0),), indoors=True))
    ways = (Way(((1, 0), (0, 0)), is_open=True, sort="window"),)
    return Plan(plots, ways=ways).board((1, 1))


# ---------------------------------------------------------------- ways


def test_street_zones_that_share_a_side_are_neighbours():
    assert board_of(CROSSING).neighbours("S3", SHUT) == ("S2", "S1", "S4", "S5")


def test_corners_do_not_count():
    assert "S2" not in board_of(CROSSING).neighbours("S1", SHUT)


def test_rooms_join_by_an_opening():
    assert house().neighbours("B2", SHUT) == ("B1",)


def test_a_wall_parts_room_and_street():
    assert house().neighbours("S2", SHUT) == ("S1", "S3")


def test_a_closed_door_stops_and_an_open_one_joins():
    board = house()

    assert "S1" not in board.neighbours("B1", SHUT)
    assert "S1" in board.neighbours("B1", frozenset({"B1-S1"}))
    assert "B1" in board.neighbours("S1", frozenset({"B1-S1"}))


def test_only_the_door_that_is_open_joins():
    board = house()

    assert board.neighbours("C1", frozenset({"B1-S1"})) == ()
    assert board.neighbours("C1", board.all_doors) == ("S4",)


def test_neighbours_stand_in_the_order_of_the_zones():
    board = house()

    assert board.neighbours("S1", board.all_doors) == ("B1", "S2", "S5")


def test_a_door_is_found_from_both_sides():
    board = house()

    assert board.door_between("B1", "S1") is board.doors["B1-S1"]
    assert board.door_between("S1", "B1") is board.doors["B1-S1"]
    assert board.door_between("B1", "B2") is None


def test_distances_count_steps_and_leave_out_what_cannot_be_reached():
    board = house()

    assert board.distances("S4", SHUT) == {"S4": 0, "S3": 1, "S2": 2, "S1": 3, "S5": 4}
    assert board.distances("S4", board.all_doors)["B2"] == 5


def test_zones_with_a_way_between_them_are_one_region():
    board = house()

    assert board.region("S4", SHUT) == set(board.distances("S4", SHUT))
    assert board.region("S4", SHUT) is board.region("S1", SHUT)
    assert "B1" not in board.region("S4", SHUT)
    assert board.region("B1", board.all_doors) == set(board.zones)


def test_the_first_step_lies_on_a_shortest_way():
    board = house()

    assert board.first_steps("B2", "S3", board.all_doors) == ("B1",)
    assert board.first_steps("S1", "S3", board.all_doors) == ("S2",)


def test_equal_ways_give_every_first_step():
    board = board_of("S1 S2 S3\nS4 .  S5\nS6 S7 S8")

    assert board.first_steps("S1", "S8", SHUT) == ("S2", "S4")


def test_one_step_more_is_no_equal_way():
    board = board_of("S1 S2 S3\nS4 .  S5\nS6 S7 S8")

    assert board.first_steps("S4", "S5", SHUT) == ("S1", "S6")
    assert board.first_steps("S4", "S3", SHUT) == ("S1",)


def test_a_target_underfoot_or_without_a_way_has_no_first_step():
    board = house()

    assert board.first_steps("S1", "S1", SHUT) == ()
    assert board.first_steps("B1", "S1", SHUT) == ()
    assert board.first_steps("S1", "B1", SHUT) == ()


def test_every_first_step_is_one_step_nearer():
    board = board_of("S1 S2 S3\nS4 B1 S5\nS6 S7 S8", {"B1-S2": "open", "B1-S7": "open"})
    for doors in (SHUT, frozenset({"B1-S2"}), board.all_doors):
        for target in board.zones:
            far = board.distances(target, doors)
            for start in board.zones:
                nearer = [
                    zone
                    for zone in board.neighbours(start, doors)
                    if far.get(zone, 99) == far.get(start, 0) - 1
                ]
                assert list(board.first_steps(start, target, doors)) == nearer


# ---------------------------------------------------------------- sight


def test_along_the_street_one_sees_any_distance():
    board = street_board(12)

    assert board.sight("S1", SHUT)["S12"] == 11
    assert board.sight("S1", SHUT)["S1"] == 0


def test_nobody_sees_round_a_corner():
    board = board_of("S1 S2\n.  S3")

    assert board.sees("S1", "S2", SHUT)
    assert not board.sees("S1", "S3", SHUT)


def test_a_long_zone_sees_along_each_of_its_rows():
    board = board_of("S1 S2 .\nS1 S3 S4")

    assert board.sight("S1", SHUT) == {"S1": 0, "S2": 1, "S3": 1, "S4": 2}
    assert not board.sees("S2", "S4", SHUT)


def test_where_lines_differ_the_shortest_counts():
    board = board_of("S1 S2 S3\nS1 .  .\nS1 S3 S3")

    assert board.sight("S1", SHUT)["S3"] == 1


def test_a_house_between_two_streets_blocks():
    board = board_of("S1 B1 S2", {"B1-S1": "closed"})

    assert not board.sees("S1", "S2", board.all_doors)


def test_indoors_one_sees_the_next_room_and_no_further():
    board = board_of("B1 B2 B3")

    assert board.sight("B1", SHUT) == {"B1": 0, "B2": 1}
    assert board.sight("B2", SHUT) == {"B2": 0, "B1": 1, "B3": 1}


def test_a_closed_street_door_blocks_sight():
    board = street_board(3, room_behind="S1")

    assert board.sight("B1", SHUT) == {"B1": 0}
    assert not board.sees("S1", "B1", SHUT)


def test_out_of_an_open_door_one_sees_straight_ahead_any_distance():
    board = board_of("B1\nS1\nS2\nS3", {"B1-S1": "open"})

    assert board.sight("B1", board.all_doors) == {"B1": 0, "S1": 1, "S2": 2, "S3": 3}


def test_out_of_a_door_one_does_not_see_along_the_street():
    board = street_board(3, room_behind="S2")

    assert board.sight("B1", board.all_doors) == {"B1": 0, "S2": 1}


def test_the_street_looks_into_one_room_only():
    board = board_of("B1 B2\nS1 .\nS2 .", {"B1-S1": "open"})

    assert board.sight("S2", board.all_doors) == {"S2": 0, "S1": 1, "B1": 2}
    assert not board.sees("S1", "B2", board.all_doors)


def test_a_room_never_sees_into_the_house_across_the_street():
    board = board_of("B1 S1 C1", {"B1-S1": "open", "C1-S1": "open"})

    assert board.sight("B1", board.all_doors) == {"B1": 0, "S1": 1}


def test_a_door_between_rooms_joins_once_open():
    board = board_of("B1 C1", {"B1-C1": "closed"})

    assert not board.sees("B1", "C1", SHUT)
    assert board.sight("B1", board.all_doors) == {"B1": 0, "C1": 1}
    assert board.neighbours("B1", board.all_doors) == ("C1",)


def test_who_sees_is_seen_at_the_same_range():
    board = house()
    for doors in (SHUT, board.all_doors):
        for zone in board.zones:
            for other, far in board.sight(zone, doors).items():
                assert board.sight(other, doors)[zone] == far


# ---------------------------------------------------------------- houses


def test_a_room_knows_its_building_and_a_street_zone_has_none():
    board = house()

    building = board.building_of("B2")
    assert building is not None
    assert (building.id, building.rooms, building.doors) == ("B", ("B1", "B2"), ("B1-S1",))
    assert board.building_of("S1") is None


def test_answers_for_one_state_of_the_doors_do_not_leak_into_another():
    board = house()
    before = board.distances("B1", SHUT)

    board.distances("B1", board.all_doors)

    assert board.distances("B1", SHUT) == before == {"B1": 0, "B2": 1}


# ---------------------------------------------------------------- corn and woods [living-dead #13]


def test_nobody_sees_through_corn_or_into_it():
    assert list(field(".", "c", ".").sight("S1", SHUT)) == ["S1"]


def test_out_of_corn_nobody_sees():
    assert field(".", "c", ".").sight("S2", SHUT) == {"S2": 0}


def test_nobody_sees_through_woods_or_into_them():
    assert list(field(".", "w", ".").sight("S1", SHUT)) == ["S1"]


def test_out_of_woods_one_sees_any_distance():
    assert field(".", ".", "w", ".").sight("S3", SHUT) == {"S3": 0, "S2": 1, "S1": 2, "S4": 1}


def test_out_of_woods_one_does_not_see_into_others():
    assert list(field("w", "w", ".").sight("S1", SHUT)) == ["S1"]


def test_before_what_grows_one_sees():
    assert field(".", ".", "c").sight("S1", SHUT) == {"S1": 0, "S2": 1}


def test_one_walks_through_corn_and_woods():
    assert field(".", "c", "w").distances("S1", SHUT) == {"S1": 0, "S2": 1, "S3": 2}


def test_out_of_a_window_one_sees_open_ground():
    assert window("open").sight("B1", SHUT | {"B1-S1"}) == {"B1": 0, "S1": 1}


def test_out_of_a_window_one_does_not_see_into_woods_but_is_seen():
    board, doors = window("woods"), SHUT | {"B1-S1"}

    assert not board.sees("B1", "S1", doors)
    assert board.sees("S1", "B1", doors)


def test_corn_before_a_window_hides_both_sides():
    board, doors = window("corn"), SHUT | {"B1-S1"}

    assert not board.sees("B1", "S1", doors)
    assert not board.sees("S1", "B1", doors)
