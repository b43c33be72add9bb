"""Tiles laid side by side: turned, streets merged over edges, openings that meet. [zombicide #5]"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.reading.boards import Misdrawn, make_board
from engine.reading.laying import Ground, lay, mismatches, read_tiles, turned
from engine.reading.mission import Mission
from engine.reading.naming import houses, suggested
from engine.spaces.zones import Board, Box, Gap
from tests.renders.views import zombicide_box
from tests.spaces.boards import drawn_sides

EVERY_SIDE = "1B 1C 2B 2C 3B 3C 4B 4C 4D 4E 5B 5C 5D 5E 5F 6B 6C 7B"
Spec = dict[str, object]

# The nine boards of the rulebook: tiles, street zones, rooms, openings. Counted by a second,
# independent reading of the same tiles.
BOARDS = {
    "00": ("1B@0 2B@180", 7, 7, 7),
    "01": ("2C@90 1C@180 4B@90\n5C@0 7B@0 5D@270\n6B@180 5E@0 1B@270", 24, 23, 22),
    "02": ("4B@90 4E@90 1B@90\n7B@0 5D@270 6B@270\n3C@0 4C@90 2C@0", 20, 27, 36),
    "03": ("2C@180 4D@270 4B@90\n5C@270 6B@90 5F@90\n1B@270 3C@0 4E@270", 20, 28, 38),
    "04": ("3C@180 4D@270 2C@90 5F@0\n4E@270 4B@270 2B@0 5C@180", 18, 27, 37),
    "06": ("4C@270 2C@90 7B@0\n3C@0 1B@0 5D@270", 16, 17, 20),
    "08": ("2C@0 7B@90 4B@180\n1B@90 5C@0 3C@270", 16, 17, 20),
    "09": ("1B@0 2B@180\n2C@90 7B@0", 14, 12, 13),
    "10": ("7B@0 2B@180\n5B@270 5C@90", 17, 9, 7),
}


def ground(tiles: str) -> Ground:
    rows = read_tiles(tiles, drawn_sides())
    assert mismatches(rows) == []
    return lay(rows)


def mission(tiles: str, doors: list[Spec] | None = None) -> Mission:
    """A mission with names as proposed; without doors its houses are not entered."""
    laid = ground(tiles)
    names = suggested(laid)
    rooms = {name: "hall" for name in names.split() if not name.startswith("S")}
    text = {"fr": "essai", "en": "trial"}
    return Mission.model_validate(
        {
            "id": "trial",
            "name": text,
            "briefing": text,
            "source": "house",
            "layout_source": "house",
            "difficulty": "easy",
            "survivors": {"min": 4, "max": 6},
            "minutes": 20,
            "map": {"tiles": tiles, "names": names},
            "rooms": rooms,
            "start": "S1",
            "doors": doors or [],
            "spawns": [{"zone": "S2"}],
            "victory": [{"name": "take-objectives"}],
        }
    )


def board(tiles: str, doors: list[Spec]) -> Board:
    return make_board(mission(tiles, doors), drawn_sides())


def touches(gap: Gap, boxes: tuple[Box, ...]) -> bool:
    return any(box.left <= gap.x <= box.right and box.top <= gap.y <= box.bottom for box in boxes)


# ---------------------------------------------------------------- tiles


def test_all_eighteen_tile_sides_are_there():
    assert " ".join(sorted(drawn_sides())) == EVERY_SIDE


@pytest.mark.parametrize("side", EVERY_SIDE.split())
def test_every_side_has_one_manhole_in_the_street(side: str):
    tile = drawn_sides()[side]

    assert [tile.letter(cell).islower() for cell in tile.manholes()] == [True]


def test_turns_are_clockwise():
    assert [turned((0, 1), quarters) for quarters in range(4)] == [(0, 1), (1, 7), (7, 6), (6, 0)]


def test_a_turned_tile_keeps_its_true_measures():
    laid = ground("1B@90")

    widest = max(laid.outlines.values(), key=lambda boxes: boxes[0].bottom - boxes[0].top)
    assert widest == (Box(350, 0, 700, 700),)


def test_tile_edges_that_do_not_continue_each_other_are_named():
    faults = mismatches(read_tiles("1B@0 2B@0", drawn_sides()))

    assert len(faults) == 1
    assert faults[0].startswith("1B and 2B do not fit (........ against ..#O##O#")


@pytest.mark.parametrize(
    ("text", "cure"),
    [
        ("1B", "'1B' is no tile; write a side and its turn, such as 1B@90"),
        ("1B@45", "'1B@45' is no tile; write a side and its turn, such as 1B@90"),
        ("9Z@0", "there is no tile side '9Z'; known are 1B"),
        ("1B@0 2B@0\n7B@0", "the tiles are not a rectangle"),
        ("", "the tiles are not a rectangle"),
    ],
)
def test_a_slip_in_the_tiles_is_explained(text: str, cure: str):
    with pytest.raises(ValueError, match=r"^\S") as caught:
        read_tiles(text, drawn_sides())

    assert str(caught.value).startswith(cure)


# ---------------------------------------------------------------- merging


@pytest.mark.parametrize("number", sorted(BOARDS))
def test_the_boards_of_the_rulebook_have_their_zones(number: str):
    tiles, streets, rooms, openings = BOARDS[number]
    laid = ground(tiles)

    assert len(laid.zones()) - len(laid.rooms) == streets
    assert len(laid.rooms) == rooms
    assert len(laid.passages) == openings


@pytest.mark.parametrize("number", sorted(BOARDS))
def test_rooms_and_streets_cover_the_whole_board_once(number: str):
    laid = ground(BOARDS[number][0])
    doors = [_any_door(laid, house) for house in houses(laid, ())]
    made = board(BOARDS[number][0], doors)

    covered = sum(
        (box.right - box.left) * (box.bottom - box.top)
        for zone in made.zones.values()
        for box in zone.boxes
    )
    assert covered == laid.rows * laid.cols * 1000 * 1000


@pytest.mark.parametrize("number", sorted(BOARDS))
def test_every_opening_and_door_lies_on_the_wall_of_both_its_zones(number: str):
    laid = ground(BOARDS[number][0])
    made = board(BOARDS[number][0], [_any_door(laid, house) for house in houses(laid, ())])

    for gap in [*made.openings, *(door.gap for door in made.doors.values())]:
        for zone in gap.zones:
            assert touches(gap, made.zones[zone].boxes), gap


def _any_door(laid: Ground, house: tuple[tuple[int, int], ...]) -> Spec:
    """A street door at the first place a house touches the street."""
    names = [line.split() for line in suggested(laid).split("\n") if line]
    for cell in sorted(cell for cell in laid.owner if laid.owner[cell] in house):
        for other in ((cell[0], cell[1] - 1), (cell[0], cell[1] + 1)):
            if other in laid.owner and laid.owner[other] not in laid.rooms:
                zones = [names[row][col] for row, col in (cell, other)]
                return {"between": zones, "row": cell[0] + 1}
        for other in ((cell[0] - 1, cell[1]), (cell[0] + 1, cell[1])):
            if other in laid.owner and laid.owner[other] not in laid.rooms:
                zones = [names[row][col] for row, col in (cell, other)]
                return {"between": zones, "column": cell[1] + 1}
    raise AssertionError(f"{house!r} touches no street")


def test_a_street_zone_may_lie_on_four_tiles():
    laid = ground("7B@0 7B@0\n7B@0 7B@0")

    middle = laid.zones()[laid.owner[7, 7]]
    assert {(row // 8, col // 8) for row, col in middle} == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert len(middle) == 16


def test_rooms_never_merge_over_a_tile_edge():
    laid = ground("5C@0\n6B@180")

    assert len(laid.rooms) == 4
    assert laid.owner[7, 3] != laid.owner[8, 3]


def test_openings_that_meet_over_a_tile_edge_join_two_rooms_into_one_house():
    laid = ground("5C@0\n6B@180")

    assert len(houses(laid, ())) == 1
    assert [(p.x, p.y, p.wall) for p in laid.passages if len(p.borders) == 2] == [
        (500, 1000, "horizontal")
    ]


def test_openings_on_the_border_of_the_board_are_walls():
    assert len(ground("5C@0").passages) == 1
    assert len(ground("5C@180").passages) == 1


def test_a_door_fills_the_opening_of_two_tiles_and_parts_two_houses():
    laid = ground("5C@0\n6B@180")
    names = suggested(laid).replace("B3", "C1").replace("B4", "C2")
    raw = mission("5C@0\n6B@180").model_dump(mode="json")
    raw["map"]["names"] = names
    raw["rooms"] = dict.fromkeys(("B1", "B2", "C1", "C2"), "hall")
    raw["doors"] = [{"between": ["B2", "C1"], "column": 4}, {"between": ["B1", "S3"], "column": 4}]
    made = make_board(Mission.model_validate(raw), drawn_sides())

    assert made.doors["B2-C1"].gap == Gap(("B2", "C1"), 500, 1000, "horizontal")
    assert [house.rooms for house in made.buildings.values()] == [("B1", "B2"), ("C1", "C2")]
    assert made.buildings["C"].doors == ("B2-C1",)
    assert not made.sees("B2", "C1", frozenset())
    assert made.sees("B2", "C1", frozenset({"B2-C1"}))


def test_a_door_stays_on_the_wall_that_its_two_zones_share():
    made = zombicide_box().board("00")

    assert made.doors["B1-S4"].gap == Gap(("B1", "S4"), 700, 437, "vertical")
    assert made.doors["C3-S4"].gap == Gap(("C3", "S4"), 1300, 562, "vertical")
    edge = board("1B@0", [{"between": ["B1", "S4"], "row": 3}])
    assert edge.doors["B1-S4"].gap.y == 300 + 80


# ---------------------------------------------------------------- what an author is told


def faults_of(doors: list[Spec]) -> Sequence[str]:
    with pytest.raises(Misdrawn) as caught:
        board("1B@0 2B@180", doors)
    return caught.value.faults


GOOD: list[Spec] = [{"between": ["B1", "S4"], "row": 4}, {"between": ["C3", "S4"], "row": 5}]


def test_a_door_where_there_is_no_wall_is_told_where_one_may_stand():
    assert faults_of([{"between": ["B1", "S4"], "row": 8}, GOOD[1]])[0] == (
        "door B1-S4: B1 and S4 share no wall at row 8; a door may stand at row 3, row 4, row 5"
    )


def test_a_door_between_rooms_needs_an_opening_of_two_tiles():
    assert faults_of([*GOOD, {"between": ["B1", "B2"], "column": 2}]) == [
        "door B1-B2: it stands in a wall; between two rooms it fills an opening of two tiles"
    ]


def test_the_room_of_a_door_comes_first():
    assert faults_of([{"between": ["S4", "B1"], "row": 4}, GOOD[1]])[0] == (
        "door S4-B1: between begins with S4; the room comes first"
    )


def test_two_zones_share_one_door():
    assert faults_of([*GOOD, {"between": ["B1", "S4"], "row": 5}]) == [
        "door B1-S4 stands twice; two zones share one door at most"
    ]


def test_a_house_without_a_door_is_named():
    assert faults_of(GOOD[:1]) == ["doors: the house C1, C2, C3, C4 has none; it cannot be entered"]
