"""Boards drawn as text: what is read is written back, and joined as it is drawn."""

import pytest

from engine.family.drawing import read_sketch, read_stand
from tests.table import do, drawn, play, refused, stands, street

LETTERS = ("W", "R", "F", "A")


@pytest.mark.parametrize(
    "drawing",
    [
        "amy+2W . 3W",
        "[amy+1W+1R+1F+1A+2n+o+!] / . | [.] [2W]",
        "amy . .\n. # .\n. . 3W+s",
        "# [.] # [amy]\n. / [.] . .",
        "[amy] = [.] | [.]\n| / =\n. [.] [.]",
    ],
)
def test_a_drawing_is_written_back_as_it_was_read(drawing: str) -> None:
    assert drawn(street(drawing)) == drawing


def test_white_space_only_separates() -> None:
    assert drawn(street("  amy    .\n\n  .  2W ")) == "amy .\n. 2W"


def test_zones_are_named_in_reading_order_and_houses_by_letter() -> None:
    board = read_sketch(". [.] [.] . [.]\n. [.] # . .").board

    assert list(board.zones) == ["S1", "B1", "B2", "S2", "C1", "S3", "B3", "S4", "S5"]
    assert board.buildings["B"].rooms == ("B1", "B2", "B3")


def test_streets_and_rooms_touch_without_being_joined() -> None:
    board = read_sketch(". [.]\n. .").board

    assert board.neighbours("S1", frozenset()) == ("S2",)
    assert board.neighbours("B1", board.all_doors) == ()


def test_doors_join_what_stands_beside_them() -> None:
    board = read_sketch(". / [.] | .").board

    opened = frozenset({"B1-S1"})
    assert board.neighbours("B1", opened) == ("S1",)
    assert board.neighbours("B1", board.all_doors) == ("S1", "S2")
    assert {door.id: door.starts_open for door in board.doors.values()} == {
        "B1-S1": True,
        "B1-S2": False,
    }


def test_a_door_stands_on_any_side_of_a_room() -> None:
    board = read_sketch(". [.] .\n- | -\n# [.] #\n- / -\n. . .").board

    assert {door.id: door.starts_open for door in board.doors.values()} == {
        "B1-C1": False,
        "C1-S4": True,
    }
    assert board.doors["C1-S4"].gap.wall == "horizontal"
    assert board.neighbours("C1", frozenset({"C1-S4"})) == ("S4",)
    assert board.neighbours("C1", board.all_doors) == ("B1", "S4")
    assert read_sketch(".\n|\n[.]").board.doors["B1-S1"].zones == ("B1", "S1")


def test_one_sees_south_out_of_a_southern_door() -> None:
    board = read_sketch("[.]\n/\n.\n.").board

    assert board.sight("B1", board.all_doors) == {"B1": 0, "S1": 1, "S2": 2}


def test_a_wall_parts_rooms_that_touch() -> None:
    board = read_sketch("[.] = [.]\n- -\n[.] [.]").board

    assert list(board.buildings) == ["B"]
    assert board.neighbours("B1", board.all_doors) == ("B3",)
    assert not board.sees("B1", "B2", board.all_doors)


def test_walls_part_two_houses() -> None:
    board = read_sketch("[.] = [.]\n- -\n[.] = [.]").board

    assert {house.id: house.rooms for house in board.buildings.values()} == {
        "B": ("B1", "B2"),
        "C": ("C1", "C2"),
    }
    assert board.neighbours("B1", board.all_doors) == ("B2",)


def test_a_zone_lies_on_the_tile_it_is_said_to_lie_on() -> None:
    near = read_sketch("o . o").board
    told = read_sketch("o . o", "a a+b b").board

    assert near.manholes_on(near.zones["S1"].tiles) == {"S1": 1, "S3": 1}
    assert told.manholes_on(told.zones["S1"].tiles) == {"S1": 1}
    assert told.manholes_on(told.zones["S2"].tiles) == {"S1": 1, "S3": 1}


@pytest.mark.parametrize("tiles", ["a", "a a a a", "a # a"])
def test_tiles_that_do_not_fit_the_board_are_told(tiles: str) -> None:
    with pytest.raises(ValueError, match="is no word for each zone"):
        read_sketch(". . .", tiles)


def test_one_sees_along_a_street_and_one_room_far_into_a_house() -> None:
    board = read_sketch(". . . / [.] [.]").board

    sight = board.sight("S1", board.all_doors)
    assert sight == {"S1": 0, "S2": 1, "S3": 2, "B1": 3}
    assert board.sight("B2", board.all_doors) == {"B2": 0, "B1": 1}


def test_a_house_with_an_open_door_is_known() -> None:
    houses = read_sketch("[.] / . | [.] . [.]").board.buildings

    assert {house.id: house.populate for house in houses.values()} == {
        "B": False,
        "C": True,
        "D": False,
    }


def test_a_stand_is_told_in_one_order() -> None:
    stand = read_stand("o+2n+1F+ned+amy", ("amy", "ned"), LETTERS)

    assert str(stand) == "ned+amy+1F+2n+o"


@pytest.mark.parametrize(
    ("drawing", "said"),
    [
        ("", "the drawing is empty"),
        ("amy | .", "between two streets"),
        ("[amy] |", "ends with one"),
        ("| [amy]", "stands between two zones"),
        ("[amy] | | .", "stands between two zones"),
        ("[amy] = .", "a wall = stands between two rooms"),
        ("[amy] =", "a wall = stands between two zones"),
        ("[amy] | #", "a door | stands between two zones; one of them is missing"),
        ("[amy]\n|", "'|' stands between two rows"),
        ("|\n[amy]", "'|' stands between two rows"),
        ("[amy]\n-\n|\n.", "'|' stands between two rows"),
        ("[amy]\n- |\n. .", "a door | stands between two zones; one of them is missing"),
        ("amy\n|\n.", "between two streets"),
        ("amy+2Z", "'2Z' in 'amy\\+2Z' is not known"),
        ("bo", "'bo' in 'bo' is not known"),
    ],
)
def test_what_is_misdrawn_is_said(drawing: str, said: str) -> None:
    with pytest.raises(ValueError, match=said.replace("|", r"\|")):
        street(drawing)


def test_cards_come_out_of_one_box() -> None:
    with pytest.raises(ValueError, match="'katana' is no equipment, or no card of it is left"):
        street("amy", hands={"amy": ["katana", "katana"]}, pack={"amy": ["katana"]})


def test_hands_are_two() -> None:
    with pytest.raises(ValueError, match="there are two hands"):
        street("amy", hands={"amy": ["pan", "pan", "pan"]})


def test_seats_lead_exactly_those_on_the_board() -> None:
    with pytest.raises(ValueError, match="differ"):
        street("amy ned", seats={"ann": ["amy"]})


def test_a_table_is_read_back_after_play() -> None:
    game = street("amy . !", hands={"amy": ["pistol"]})

    assert refused(game, do("attack", "amy", card="pistol", zone="S2")) == "nothing-to-attack"
    play(game, do("move", "amy", zone="S2"), do("make-noise", "amy"))

    assert drawn(game) == ". amy+1n !"
    assert stands(game) == {"S2": "amy+1n", "S3": "!"}
