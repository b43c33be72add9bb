"""The data files: what they say, how they are checked, and what their author is told."""

from __future__ import annotations

import math
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.content import data_root, files_of
from engine.family.goals import GOALS
from engine.family.rules import FamilyRuleset
from engine.games import GAMES, check_data, load_content
from engine.reading.faults import DataFaults, Fault
from engine.spaces.zones import UNIT, Board
from tests.faults import assert_told
from tests.renders.views import printed_cards, zombicide_box

DATA = Path(__file__).parent.parent / "data"


# ---------------------------------------------------------------- what is printed


def test_the_data_files_have_no_fault():
    assert check_data() == []


FAMILY = [ruleset for ruleset, game in GAMES.items() if isinstance(game.rules, FamilyRuleset)]
"""The games on boards of zones."""


def bearing(board: Board, zone: str) -> float:
    """Degrees clockwise from north at which a zone lies, seen from the board's middle."""
    boxes = board.zones[zone].boxes
    areas = [(one.right - one.left) * (one.bottom - one.top) for one in boxes]
    east = [(one.left + one.right) / 2 * area for one, area in zip(boxes, areas, strict=True)]
    south = [(one.top + one.bottom) / 2 * area for one, area in zip(boxes, areas, strict=True)]
    x = sum(east) / sum(areas) - board.cols * UNIT / 2
    y = sum(south) / sum(areas) - board.rows * UNIT / 2
    return math.degrees(math.atan2(x, -y)) % 360


@pytest.mark.parametrize("ruleset", FAMILY)
def test_spawn_zones_are_listed_clockwise(ruleset: str):
    """Cards are drawn in that order: from the first zone on, once round the board."""
    content = load_content(ruleset)
    for mission in content.missions.values():
        board = content.board(mission.id)
        bearings = [bearing(board, one.zone) for one in mission.spawns]
        turns = [(b - a) % 360 for a, b in zip(bearings, bearings[1:] + bearings[:1], strict=True)]

        assert sum(turns) <= 360.001, (mission.id, bearings)


def test_the_rulesets_are_the_folders():
    assert "zombicide" in GAMES


def test_starting_gear_is_an_axe_a_crowbar_a_pistol_and_pans():
    starting = {
        item.id: item.starting for item in zombicide_box().equipment.values() if item.starting
    }

    assert starting == {"fire-axe": 1, "crowbar": 1, "pistol": 1, "pan": 3}


def test_every_card_has_its_own_id():
    assert [card for card, kind in zombicide_box().cards.items() if kind == "pistol"] == [
        "pistol-1",
        "pistol-2",
        "pistol-3",
    ]


def test_cards_removed_when_discarded():
    removed = {item.id for item in zombicide_box().equipment.values() if not item.reshuffled}

    assert removed == {"pan", "molotov", "evil-twins", "mas-shotgun", "wounded"}


def test_a_gun_may_also_be_a_blade():
    assert [attack.kind for attack in zombicide_box().equipment["mas-shotgun"].attacks] == [
        "ranged",
        "melee",
    ]


def test_the_spawn_deck_holds_42_cards_and_cards_13_to_24_repeat_the_first_twelve():
    cards = zombicide_box().spawn_cards

    assert list(cards) == [f"{number:02}" for number in range(1, 43)]
    for number in range(1, 13):
        for level in ("blue", "yellow", "orange", "red"):
            assert cards[f"{number:02}"].at(level) == cards[f"{number + 12:02}"].at(level)


def test_spawn_cards_of_the_worked_examples():
    assert zombicide_box().spawn_cards["01"].at("blue") == {}
    assert zombicide_box().spawn_cards["01"].at("yellow") == {"runner": 2}
    assert zombicide_box().spawn_cards["01"].at("red") == {"walker": 5}
    assert zombicide_box().spawn_cards["40"].activates == "runner"
    assert zombicide_box().spawn_cards["41"].at("yellow") == {"walker": 2}


def test_each_survivor_has_a_choice_of_two_then_of_three():
    for character in zombicide_box().characters.values():
        assert character.yellow == "plus-one-action"
        assert (len(character.orange), len(character.red)) == (2, 3)


def test_skills_have_both_names_and_a_short_summary():
    for skill in zombicide_box().skills.values():
        for language in ("fr", "en"):
            assert skill.name.in_(language)
            assert len(skill.summary.in_(language)) <= 200


def test_a_name_in_a_language_we_do_not_write_is_an_error():
    with pytest.raises(KeyError):
        zombicide_box().skills["lucky"].name.in_("de")


# ---------------------------------------------------------------- mission 00


def test_the_tutorial_has_two_houses_and_seven_street_zones():
    board = zombicide_box().board("00")

    assert " ".join(board.zones) == "S1 S2 S3 S4 S5 S6 S7 B1 B2 B3 C1 C2 C3 C4"
    assert [(house.id, house.populate) for house in board.buildings.values()] == [
        ("B", False),
        ("C", True),
    ]
    assert {zone: board.zones[zone].tiles for zone in ("S1", "S4")} == {
        "S1": ((0, 0),),
        "S4": ((0, 0), (0, 1)),
    }


def test_the_tutorial_is_five_moves_from_the_start_to_the_objective():
    board, mission = zombicide_box().board("00"), zombicide_box().missions["00"]
    far = board.distances(mission.start, board.all_doors)

    assert far[mission.objectives[0].zone] == 5
    assert [far[spawn.zone] for spawn in mission.spawns] == [5, 5]


def test_manholes_count_by_tile():
    board = zombicide_box().board("00")

    assert board.manholes_on({(0, 0)}) == {"S2": 1}
    assert board.manholes_on([(0, 1), (0, 0)]) == {"S2": 1, "S6": 1}
    assert board.manholes_on(()) == {}


def test_a_zone_over_two_tiles_may_have_a_manhole_on_each():
    board = zombicide_box().board("03")

    assert board.manholes_on([(0, 0)])["S4"] == 1
    assert board.manholes_on([(0, 0), (1, 0)])["S4"] == 2


def test_from_the_open_door_one_sees_the_street_and_the_door_opposite_is_shut():
    board = zombicide_box().board("00")

    assert board.sight("B1", frozenset({"B1-S4"})) == {"B1": 0, "B2": 1, "B3": 1, "S4": 1}
    assert "C3" not in board.sight("S4", frozenset({"B1-S4"}))


def test_a_board_is_made_once():
    assert load_content("zombicide").board("00") is zombicide_box().board("00")


# ---------------------------------------------------------------- faults


@dataclass
class Copy:
    """A copy of the data to spoil."""

    root: Path

    def spoil(self, path: str, old: str, new: str) -> None:
        file = self.root / "zombicide" / path
        text = file.read_text(encoding="utf-8")
        assert old in text, f"{path} has no {old!r}"
        file.write_text(text.replace(old, new, 1), encoding="utf-8")

    def told(self) -> list[str]:
        """The faults of the game that is spoiled."""
        reader = GAMES["zombicide"].read("zombicide", files_of(self.root, "zombicide"))
        reader.content()
        return [str(fault) for fault in sorted(reader.faults)]

    def told_of_all_games(self) -> list[str]:
        return [str(fault) for fault in check_data(self.root)]


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    shutil.copytree(DATA, tmp_path / "data")
    return Copy(tmp_path / "data")


@pytest.mark.parametrize("name", ["survivors.toml", "missions/00.toml"])
def test_a_file_may_begin_with_a_byte_order_mark(copy: Copy, name: str):
    file = copy.root / "zombicide" / name
    file.write_text(file.read_text(encoding="utf-8"), encoding="utf-8-sig")

    assert copy.told() == []


MANY: list[tuple[str, ...]] = [
    ("equipment.toml", "hits_on = 4", "hits_on = 7",
     "fire-axe: attacks 1: hits_on is 7; a die shows 2 to 6 (a 1 never hits)"),
    ("equipment.toml", "copies = 4", "copies = true",
     "machete: copies is True; a whole number, 0 or more"),
    ("equipment.toml", 'en = "Pan"', 'de = "Pan"',
     "pan: name: de is not known here; known are fr, en",
     'pan: name: en is missing; both texts are needed: { fr = "...", en = "..." }'),
    ("equipment.toml", 'ammo = "plenty-of-shells"', 'ammo = "plenty-of-shell"',
     "sawed-off: ammo is 'plenty-of-shell'; there is no such entry, "
     "but 'plenty-of-shells' is there"),
    ("recipes.toml", '"scope"', '"skope"',
     "sniper-rifle: a card is 'skope'; there is no such entry, but 'scope' is there"),
    ("recipes.toml", 'source = "rulebook #8"', "",
     "source is missing; say where the file's contents come from"),
    ("rules.toml", "yellow = 7", "yellow = 70",
     "thresholds: they are {'yellow': 70, 'orange': 19, 'red': 43}; "
     "yellow, orange and red in rising order are needed"),
    ("skills.toml", 'kinds = ["melee"]', 'kinds = ["magic"]',
     "plus-one-damage-melee: kinds 1 is 'magic'; melee, ranged or both"),
    ("spawn-cards.toml", 'red = "5W"', 'red = "5X"',
     "01: red: '5X' is not a number of zombies; write 2W or 0 (letters W, R, F, A)"),
    ("survivors.toml", '"medic"', '"medik"',
     "amy: a skill is 'medik'; there is no such entry, but 'medic' is there"),
    ("survivors.toml", 'initial = "J"', "",
     "josh: initial is missing; one or two letters, on the token"),
    ("zombies.toml", "splits = true", 'splits = "yes"',
     "walker: splits is 'yes'; true or false"),
    ("tiles/5B-5F.toml", "AB = 582", "AC = 582",
     "openings are measured for ['AC']; drawn are ['AB']"),
    ("missions/00.toml", 'between = ["C3", "S4"]\nrow = 5', 'between = ["C3", "S4"]\nrow = 9',
     "00: door C3-S4: C3 and S4 share no wall at row 9; "
     "a door may stand at row 4, row 5, row 6",
     "00: doors: the house C1, C2, C3, C4 has none; it cannot be entered"),
    ("missions/00.toml", '"41"', '"43"',
     "00: rule spawn-deck: '43' is no card of this game"),
    ("missions/00.toml", 'name = "take-objectives"', 'name = "take-objective"',
     f"00: victory take-objective: it is not known; known are {', '.join(GOALS)}"),
]  # fmt: skip


def test_all_faults_of_all_files_are_told_at_once(copy: Copy):
    """Of a mission its map comes first: what lies on it is told as soon as there is a board."""
    mission = [one for one in MANY if one[0] == "missions/00.toml"]
    door, *lying = mission
    for path, old, new, *_ in MANY:
        copy.spoil(path, old, new)
    others = [one for one in MANY if one not in mission]

    assert sorted(copy.told_of_all_games()) == lines_of([*others, door])
    copy.spoil(door[0], door[2], door[1])
    assert sorted(copy.told_of_all_games()) == lines_of([*others, *lying])


def lines_of(faults: Iterable[tuple[str, ...]]) -> list[str]:
    return sorted(
        f"data/zombicide/{path}: {cure}" for path, _, _, *cures in faults for cure in cures
    )


@pytest.mark.parametrize("fault", MANY, ids=lambda one: one[3][:40])
def test_a_fault_is_told_by_its_file_its_entry_and_its_cure(copy: Copy, fault: tuple[str, ...]):
    path, old, new, *cures = fault
    copy.spoil(path, old, new)

    assert copy.told() == [f"data/zombicide/{path}: {cure}" for cure in cures]


def test_one_fault_brings_no_others_with_it(copy: Copy):
    copy.spoil("equipment.toml", "hits_on = 4", "hits_on = 7")
    copy.spoil("tiles/1B-1C.toml", "AB = 294", "AB = 294\nAD = 1")

    assert len(copy.told()) == 2


@pytest.mark.parametrize(
    ("path", "old", "new", "cure"),
    [
        ("equipment.toml", "copies = 6", "copies = 7", "there are 7 cards (wounds); 6"),
        ("equipment.toml", 'en = "Katana"', 'en = "Machete"', "Machete: two entries have this"),
        ("spawn-cards.toml", 'red = "7W"', 'red = "8W"', "totals: red: the cards bring"),
        ("spawn-cards.toml", 'activates = "fatty"', 'activates = "fat"', "39: activates is 'fat'"),
        (
            "spawn-cards.toml",
            'rule = "manhole"',
            'rule = "manhle"',
            "41: rule is 'manhle'; it is one of spawn, extra-activation, manhole",
        ),
        (
            "spawn-cards.toml",
            'rule = "manhole"',
            'rule = "manhole", activates = "walker"',
            "41: rule is 'manhole' and activates 'walker'; such a card says figures",
        ),
        ("spawn-cards.toml", ', activates = "fatty"', "", "39: rule is 'extra-activation' and"),
        ("survivors.toml", 'shape = "square"', 'shape = "circle"', "circle: two survivors have"),
        ("skills.toml", 'kinds = ["melee"]', "", "plus-one-damage-melee: kinds is missing; damage"),
        ("skills.toml", 'equipment = "pistol"', "", "starts-with-pistol: equipment is None; start"),
        ("equipment.toml", "max = 0", "max = 1", "fire-axe: attacks 1: a melee attack reaches 1;"),
        ("equipment.toml", "max = 0", "max = -1", "fire-axe: attacks 1: reach: max is -1; a whol"),
        ("rules.toml", "objectives = 10", "objectives = 0", "box: objectives is 0; a whole"),
        ("rules.toml", "wounds = 2", "wounds = 2\nlives = 9", "lives: this is not known here"),
    ],
)
def test_what_the_lists_say_together_is_checked(
    copy: Copy, path: str, old: str, new: str, cure: str
):
    copy.spoil(path, old, new)

    assert_told(copy.told(), f"data/zombicide/{path}", cure)


def counted(more: int) -> tuple[str, str]:
    """What is said of the draw deck and of all equipment if they have so many cards more."""
    printed = printed_cards()
    return (
        f"there are {printed.deck + more} cards (deck); {printed.deck} are printed",
        f"there are {printed.equipment + more} cards (equipment); {printed.equipment} are printed",
    )


def test_a_card_too_many_is_one_too_many_of_its_deck(copy: Copy):
    copy.spoil("equipment.toml", "copies = 4", "copies = 5")

    assert_told(copy.told(), "data/zombicide/equipment.toml", *counted(1))


def test_an_id_that_stands_twice_is_told_with_the_cards_that_are_lost_by_it(copy: Copy):
    copy.spoil("equipment.toml", 'id = "katana"', 'id = "machete"')

    told = (*counted(-4), "machete: this id stands twice")
    lines = copy.told()
    skill = [line for line in lines if "skills.toml" in line]
    assert len(skill) == 1
    assert "starts-with-katana" in skill[0]
    others = [line for line in lines if line not in skill]
    assert_told(others, "data/zombicide/equipment.toml", *told)


def test_a_letter_of_two_kinds_is_told_with_every_card_that_names_the_other(copy: Copy):
    copy.spoil("zombies.toml", 'letter = "R"', 'letter = "W"')

    told = copy.told()
    cards = [line for line in told if "spawn-cards.toml" in line]
    assert_told(told[len(cards) :], "data/zombicide/zombies.toml", "W: two kinds have this letter")
    assert len(cards) == 41
    assert all("is not a number of zombies; write 2W or 0 (letters W, F, A)" in x for x in cards)


@pytest.mark.parametrize(
    ("old", "new", "cure"),
    [
        ('id = "00"', 'id = "0"', "0: id is '0'; it is the file's name"),
        ('start = "B2"', 'start = "B7"', "00: start: there is no zone B7; names shows the zones"),
        ('start = "B2"', 'start = "S1"', "00: start: S1 is a spawn zone; survivors begin elsewh"),
        ('zone = "S7"', 'zone = "S1"', "00: spawn: S1 stands twice; each zone has one at most"),
        ('zone = "C2"', 'zone = "C9"', "00: objective objective-1: there is no zone C9"),
        ("1B@0 2B@180", "1B@0 2B@90", "00: map: 1B and 2B do not fit"),
        ("1B@0 2B@180", "1B@0 8B@0", "00: map: there is no tile side '8B'; known are 1B"),
        ("S1 S1 S2", "S1 S2 S2", "00: map: names: row 1, column 2 says S2; the tiles make it a"),
        ("names = ", "nomes = ", "00: map: nomes is not known here; known are tiles, names"),
        ('B3 = "bedroom"\n', "", "00: rooms: B3 is missing; give its floor"),
        ('B3 = "bedroom"', 'B3 = "cave"', "00: rooms: B3 is 'cave'; a floor is living"),
        ('B3 = "bedroom"', 'b3 = "hall"', "00: rooms: b3 cannot stand here; a zone is called S"),
        ('state = "open"', "column = 2", "00: doors 1: a door needs a row"),
        ("xp = 0", "xp = -1", "00: objectives 1: xp is -1; a whole number, 0 or more"),
        ('["pistol", ', "[", None),
        ('cards = ["pistol"', 'cards = ["gun"', "00: rule first-equipment: 'gun' is no card"),
        ("[[objectives]]", "[[objective]]", "00: objective is not known here; known are id, name"),
        ('name = "spawn-deck"', 'name = "deck"', "00: rule deck: it is not known; known are"),
        ('id = "00"', 'id = "00', "it is not TOML in UTF-8"),
    ],
)
def test_what_a_mission_says_is_checked(copy: Copy, old: str, new: str, cure: str | None):
    copy.spoil("missions/00.toml", old, new)

    assert_told(copy.told(), "data/zombicide/missions/00.toml", *([cure] if cure else []))


def test_a_missing_drawing_of_names_is_proposed(copy: Copy):
    file = copy.root / "zombicide/missions/00.toml"
    text = file.read_text(encoding="utf-8")
    start, end = text.index("names ="), text.index("[rooms]")
    file.write_text(text[:start] + text[end:], encoding="utf-8")

    names = text[start:end].split('"""')[1].strip()
    assert copy.told() == [
        "data/zombicide/missions/00.toml: 00: map: names is missing; "
        f"paste this and correct it:\n{names}"
    ]


NONSENSE = ("3", '"x"', "[[]]", "{ a = 1 }", "true")


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("missions/00.toml", "start"),
        ("missions/00.toml", "survivors"),
        ("missions/00.toml", "tiles"),
        ("missions/00.toml", "between"),
        ("missions/00.toml", "cards"),
        ("tiles/1B-1C.toml", "sides"),
        ("tiles/1B-1C.toml", "AB"),
        ("tiles/1B-1C.toml", "S"),
        ("spawn-cards.toml", "totals"),
        ("equipment.toml", "copies"),
        ("rules.toml", "thresholds"),
        ("rules.toml", "survivors_per_player"),
    ],
)
def test_whatever_is_written_is_answered_by_faults(copy: Copy, path: str, key: str):
    file = copy.root / "zombicide" / path
    text = file.read_text(encoding="utf-8")
    line = next(line for line in text.split("\n") if line.startswith(f"{key} = "))
    for nonsense in NONSENSE:
        file.write_text(text.replace(line, f"{key} = {nonsense}", 1), encoding="utf-8")
        assert [told for told in copy.told() if told.startswith(f"data/zombicide/{path}: ")]


def test_a_missing_file_is_named(copy: Copy):
    (copy.root / "zombicide/skills.toml").unlink()

    assert "data/zombicide/skills.toml: the file is missing; every ruleset has one" in copy.told()


def test_an_unknown_ruleset_is_refused_with_those_there_are():
    with pytest.raises(DataFaults) as caught:
        load_content("ludo")

    assert caught.value.faults == (
        Fault("data", "ludo", "there is no such ruleset; known are " + ", ".join(sorted(GAMES))),
    )


def test_the_data_of_a_checkout_lies_beside_the_packages():
    assert (data_root() / "zombicide" / "rules.toml").is_file()


def test_missions_come_as_people_count_them():
    scenes = [f"S{number}" for number in range(1, 11)]

    assert [*load_content("living-dead").missions] == scenes
    assert [*load_content("zombicide").missions] == [f"{number:02}" for number in range(11)]
