"""Plain tiles: faces of three by three zones; missions name places by face and word."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from engine.reading.plain_tiles import PlainTile, lay_tiles, read_plain

SHUT = frozenset[str]()
YARD = PlainTile(
    id="1R",
    drawing="o1 L H\no2 L H\no3 o4 o5",
    corn=("o3",),
    floors={"L": "living", "H": "hall"},
)
WOOD = PlainTile(
    id="2R",
    drawing="D D o1\nD C o2\no3 o4 o5",
    woods=("o5",),
    marked=("C",),
    floors={"D": "diner", "C": "garage"},
)
BARN = PlainTile(
    id="3R",
    drawing="o1 o2 o3\nA B o4\no5 o6 o7",
    openings=("A-B",),
    floors={"A": "garage", "B": "garage"},
)
FACES = {tile.id: tile for tile in (YARD, WOOD, BARN)}


def scene(**more: object) -> dict[str, object]:
    doors = [
        {"between": ["1R.L", "1R.o2"], "sort": "window", "state": "open"},
        {"between": ["1R.H", "1R.o5"]},
        {"between": ["2R.D", "2R.C"]},
    ]
    return {"map": {"tiles": "1R 2R", "openings": [["1R.L", "1R.H"]]}, "doors": doors, **more}


def faulty(tile: dict[str, object]) -> str:
    with pytest.raises(ValidationError) as caught:
        PlainTile.model_validate({"id": "9R", **tile})
    return str(caught.value)


# ---------------------------------------------------------------- faces


def test_a_face_has_nine_words():
    assert "three lines of three words" in faulty({"drawing": "o1 o2 o3\no4 o5"})


def test_corn_and_woods_grow_in_the_open():
    drawing = "A o1 o2\no3 o4 o5\no6 o7 o8"

    assert "'A' grows nowhere" in faulty(
        {"drawing": drawing, "corn": ["A"], "floors": {"A": "bar"}}
    )


def test_an_opening_joins_rooms():
    drawing = "A o1 o2\no3 o4 o5\no6 o7 o8"

    said = faulty({"drawing": drawing, "openings": ["A-o1"], "floors": {"A": "bar"}})

    assert "'o1' is no room" in said


def test_every_room_has_a_floor():
    assert "floors are given for []" in faulty({"drawing": "A o1 o2\no3 o4 o5\no6 o7 o8"})


# ---------------------------------------------------------------- boards


def test_zones_are_named_in_reading_order_streets_first():
    board, names = lay_tiles("1R 2R", FACES).board()

    assert list(board.zones)[:4] == ["S1", "S2", "S3", "S4"]
    assert [names[place] for place in ("1R.o1", "2R.o1", "1R.o2", "2R.o2")] == [
        "S1",
        "S2",
        "S3",
        "S4",
    ]


def test_rooms_joined_by_anything_are_one_house():
    raw, board = read_plain(scene(start="1R.H"), FACES)

    assert board.buildings["B"].rooms == ("B1", "B2")
    assert raw["start"] == "B2"
    assert board.buildings["C"].rooms == ("C1", "C2")


def test_rooms_that_only_touch_are_walled_off():
    _, board = read_plain(scene(), FACES)

    assert board.neighbours("B2", board.all_doors) == ("S7", "B1")


def test_in_the_open_neighbours_are_joined_across_tiles():
    board, names = lay_tiles("1R 2R", FACES).board()

    assert names["2R.o3"] in board.neighbours(names["1R.o5"], SHUT)


def test_a_zone_of_several_cells_is_drawn_as_few_rectangles():
    board, names = lay_tiles("1R 2R", FACES).board()

    assert len(board.zones[names["1R.L"]].boxes) == 1
    assert len(board.zones[names["2R.D"]].boxes) == 2


def test_a_door_fills_the_opening_where_it_stands():
    raw = {"map": {"tiles": "3R"}, "doors": [{"between": ["3R.A", "3R.B"], "sort": "stairs"}]}
    _, board = read_plain(raw, FACES)

    assert board.neighbours("B1", SHUT) == ()
    assert board.neighbours("B1", board.all_doors) == ("B2",)


def test_a_marked_room_says_so():
    board, names = lay_tiles("1R 2R", FACES).board()

    assert [place for place, name in names.items() if board.zones[name].marked] == ["2R.C"]


def test_a_house_that_stands_open_waits_for_nobody():
    _, board = read_plain(scene(), FACES)

    assert not board.buildings["B"].populate


def test_an_inner_door_alone_is_no_way_in():
    _, board = read_plain(scene(), FACES)

    assert not board.buildings["C"].populate


def test_a_shut_house_is_unknown():
    raw = {"map": {"tiles": "3R"}, "doors": [{"between": ["3R.A", "3R.o5"]}]}

    assert read_plain(raw, FACES)[1].buildings["B"].populate


def test_a_passage_keeps_its_sort():
    _, board = read_plain(scene(), FACES)

    assert [door.sort for door in board.doors.values()] == ["window", "door", "door"]


def test_a_passage_joins_neighbours():
    raw = {"map": {"tiles": "1R 2R"}, "doors": [{"between": ["1R.L", "2R.D"]}]}

    with pytest.raises(ValueError, match=r"1R\.L and 2R\.D do not touch"):
        read_plain(raw, FACES)


def test_a_gap_between_tiles_is_no_ground():
    board, names = lay_tiles("- 3R\n1R 2R", FACES).board()

    assert (board.rows, board.cols) == (2, 2)
    assert names["3R.o1"] == "S1"
    assert board.zones["S1"].cells == ((0, 3),)


def test_a_face_that_is_not_there_is_a_fault():
    with pytest.raises(ValueError, match="no face '7R'"):
        lay_tiles("1R 7R", FACES)


def test_places_become_zones_wherever_they_stand():
    raw, _ = read_plain(scene(spawns=[{"zone": "1R.o1"}], rules=[{"zones": ["2R.C"]}]), FACES)

    assert raw["spawns"] == [{"zone": "S1"}]
    assert raw["rules"] == [{"zones": ["C2"]}]


def test_a_place_the_tiles_have_not_is_a_fault():
    with pytest.raises(ValueError, match=r"1R\.o9: no such place"):
        read_plain(scene(start="1R.o9"), FACES)


def test_floors_come_from_the_faces():
    raw, _ = read_plain(scene(), FACES)

    assert raw["rooms"] == {"B1": "living", "B2": "hall", "C1": "diner", "C2": "garage"}


# ---------------------------------------------------------------- printed doors and turned faces

HALL = PlainTile(
    id="4R",
    drawing="A o1 o2\no3 o4 o5\no6 o7 o8",
    doors=("A-o1",),
    floors={"A": "hall"},
)


def test_a_printed_door_begins_closed_and_a_mission_may_say_more_of_it():
    plain, names = lay_tiles("4R", {"4R": HALL}).board()
    told = {"map": {"tiles": "4R"}, "doors": [{"between": ["4R.A", "4R.o1"], "colour": "blue"}]}
    blue = read_plain(told, {"4R": HALL})[1]

    assert [(door.zones, door.starts_open) for door in plain.doors.values()] == [
        ((names["4R.A"], names["4R.o1"]), False)
    ]
    assert [door.colour for door in blue.doors.values()] == ["blue"]


def test_a_face_may_be_turned_clockwise():
    board, names = lay_tiles("4R@90", {"4R": HALL}).board()

    assert board.zones[names["4R.A"]].cells == ((0, 2),)
    assert board.zones[names["4R.o1"]].cells == ((1, 2),)
    assert board.door_between(names["4R.A"], names["4R.o1"])


def test_a_face_is_turned_by_quarters():
    with pytest.raises(ValueError, match="turned by '45'"):
        lay_tiles("4R@45", {"4R": HALL})


def test_a_printed_door_leads_out_of_a_room():
    tile: dict[str, object] = {"drawing": HALL.drawing, "floors": {"A": "hall"}, "doors": ["o1-o2"]}

    assert "door 'o1-o2' joins no room" in faulty(tile)
