"""The tiles, cards and numbers of Zombies!!!, and what their author is told of faults."""

from __future__ import annotations

import ast
import shutil
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

import pytest

from engine.content import data_root
from engine.games import GAMES, check_data, load_content
from engine.spaces.squares import Piece, Town
from engine.zombies.cards import CARDS
from engine.zombies.entries import CardEffect, TileKind, TownContent
from tests.faults import assert_told

CONTENT = load_content("zombies", TownContent)
TILES = CONTENT.tiles
BUILDINGS = [kind for kind in TILES.values() if kind.role == "building"]


def alone(kind: str) -> Town:
    return Town((Piece(TILES[kind].plan, 0, 0, 0),))


# ---------------------------------------------------------------- what is in the box


def test_the_box_holds_30_tiles():
    assert sum(kind.copies for kind in TILES.values()) == 30
    assert Counter(kind.role for kind in TILES.values() for _ in range(kind.copies)) == {
        "start": 1,
        "end": 1,
        "road": 16,
        "building": 12,
    }


def test_the_deck_holds_50_cards_of_27_titles():
    """facts 10: 23 x 2 + 4 x 1."""
    assert len(CONTENT.copies) == 50
    assert Counter(card.copies for card in CONTENT.cards.values()) == {2: 23, 1: 4}


def test_every_card_has_its_own_id():
    assert [one for one, kind in CONTENT.copies.items() if kind == "fear"] == ["fear-1", "fear-2"]


def test_items_are_laid_out_in_a_building_but_the_shotgun():
    """facts 10.1, place to play."""
    items = [card for card in CONTENT.cards.values() if card.sort == "item"]

    assert {card.id: card.place for card in items} == {
        "chainsaw": "lawn-and-garden",
        "fire-axe": "fire-station",
        "first-aid-kit": "hospital",
        "grenade": "army-surplus",
        "lots-of-ammo": "sporting-goods",
        "molotov-cocktail": "gas-station",
        "skateboard": "skate-shop",
        "all-the-marbles": "toy-store",
        "shotgun": None,
    }
    assert not [card.id for card in CONTENT.cards.values() if card.place and card not in items]


def test_buildings_are_populated_as_printed():
    """facts 2.4."""
    assert {kind.id: (kind.zombies, kind.life, kind.bullets) for kind in BUILDINGS} == {
        "hospital": (8, 4, 0),
        "lawn-and-garden": (6, 2, 3),
        "police-station": (6, 2, 4),
        "sporting-goods": (6, 2, 4),
        "fire-station": (6, 4, 2),
        "hardware-store": (3, 1, 2),
        "toy-store": (3, 1, 1),
        "skate-shop": (3, 0, 1),
        "florist": (3, 1, 1),
        "gas-station": (3, 1, 2),
        "drug-store": (3, 3, 0),
        "army-surplus": (2, 0, 2),
    }


@pytest.mark.parametrize(
    ("kind", "drawing", "exits", "doors"),
    [
        ("town-square", ".R. RRR .R.", "NESW", ""),
        ("helipad", "RRR RRR RRR", "NESW", ""),
        ("straight", ".R. .R. .R.", "NS", ""),
        ("corner", ".R. .RR ...", "NE", ""),
        ("tee", ".R. RRR ...", "NEW", ""),
        ("crossroads", ".R. RRR .R.", "NESW", ""),
        ("hospital", "BBB BBB BRB", "S", "1,1>S"),
        ("lawn-and-garden", "BBB BBB BRB", "S", "1,1>S"),
        ("police-station", "BBB BBB .R.", "S", "1,1>S"),
        ("sporting-goods", "BBB BBB BR.", "S", "1,1>S"),
        ("fire-station", "BBB BBB .RB", "S", "1,1>S 2,2>W"),
        ("hardware-store", "BBB BRR BR.", "ES", "1,0>S 0,1>E"),
        ("toy-store", "BBB BRR BR.", "ES", "2,0>S 0,2>E"),
        ("skate-shop", "BBB RRR .R.", "ESW", "1,0>S"),
        ("florist", "BBB RRR .R.", "ESW", "1,0>S"),
        ("gas-station", "BBB RRR .R.", "ESW", "1,0>S"),
        ("drug-store", "BBB RRR ...", "EW", "1,0>S"),
        ("army-surplus", "BBB RRR ...", "EW", "1,0>S"),
    ],
)
def test_every_tile_is_drawn_as_the_sources_have_it(
    kind: str, drawing: str, exits: str, doors: str
):
    """facts 2.3 and 2.4."""
    plan = TILES[kind].plan

    assert (" ".join(plan.rows), plan.exits, " ".join(plan.doors)) == (drawing, exits, doors)


def test_the_toy_store_has_two_doors():
    """Ruling, facts 2.4: one source draws one door only."""
    ways = alone("toy-store").neighbours

    assert "1F" in ways["1C"]
    assert "1H" in ways["1G"]
    assert "1E" not in ways["1D"]


def test_the_sporting_goods_store_has_seven_inside_squares_and_one_of_road():
    """Ruling, facts 2.5: the rulebook's drawing, not the six squares of later sources."""
    assert len(alone("sporting-goods").inside(1)) == 7
    assert len(alone("sporting-goods").road(1)) == 1


def test_the_fire_station_has_seven_inside_squares_two_doors_and_one_exit():
    """Ruling, facts 2.5: in the drawing with five squares its six zombies have no room."""
    station = TILES["fire-station"]

    assert len(alone("fire-station").inside(1)) == 7
    assert station.doors == ("1,1>S", "2,2>W")
    assert station.exits == "S"


def test_there_are_four_crossroads_and_none_is_a_car_park():
    """Ruling, facts 2.3: lawn and parking squares are closed."""
    assert TILES["crossroads"].copies == 4
    assert len(alone("crossroads").squares) == 5


@pytest.mark.parametrize("kind", ["hospital", "lawn-and-garden"])
def test_the_big_buildings_fill_their_tile_around_the_door(kind: str):
    assert alone(kind).road(1) == ("1H",)
    assert alone(kind).neighbours["1H"] == ("1E",)


def test_a_road_square_beside_a_building_is_no_way_in_without_a_door():
    """Ruling, facts 2.5: doors must be used; the rule of later boxes stays out."""
    assert alone("florist").neighbours["1D"] == ("1E",)
    assert "1B" in alone("florist").neighbours["1E"]


def test_the_numbers_are_those_of_the_rulebook():
    figures = CONTENT.figures

    assert (figures.hand, figures.life, figures.bullets) == (3, 3, 3)
    assert (figures.life_limit, figures.wins_on) == (5, 4)
    assert (figures.trophies, figures.zombies) == (25, 100)


# ---------------------------------------------------------------- reading


def test_each_ruleset_has_its_own_content():
    with pytest.raises(TypeError, match="'zombies' is no Content"):
        load_content("zombies")
    with pytest.raises(TypeError, match="'zombicide' is no TownContent"):
        load_content("zombicide", TownContent)


def test_content_is_read_once():
    assert load_content("zombies", TownContent) is CONTENT


@dataclass
class Copy:
    """A copy of the data to spoil."""

    root: Path

    def spoil(self, file: str, old: str, new: str) -> list[str]:
        """What is told of the file with the first `old` replaced."""
        path = self.root / "zombies" / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} has no {old!r}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return [str(fault) for fault in check_data(self.root)]


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    shutil.copytree(Path(str(data_root())), tmp_path / "data")
    return Copy(tmp_path / "data")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "florist"', 'id = "Florist"', "Florist: id is 'Florist'; an id is small letters"),
        ('role = "end"', 'role = "exit"', "helipad: role is 'exit'; "),
        ('"RRR RRR RRR"', '"RRR RRR"', "helipad: map is 'RRR RRR'; three rows of three signs"),
        ('exits = "NS"', 'exits = "SN"', "straight: exits is 'SN'; sides the road leaves by"),
        ('exits = "NS"', 'exits = "NE"', "straight: exit E leaves from no road; draw R at row 2"),
        ('["1,1>S"]', '["1,1"]', "hospital: doors 1 is '1,1'; a door is an inside square"),
        ('["1,1>S"]', '["1,1>N"]', "hospital: door 1,1>N does not join inside to road"),
        ('["1,1>S"]', '["2,2>E"]', "hospital: door 2,2>E does not join inside to road"),
        ("life = 4", "life = 5", "there are 22 life tokens; 21 are printed"),
        ("bullets = 3", "bullets = 4", "there are 23 bullet tokens; 22 are printed"),
        ("zombies = 6", "zombies = 5", "there are 51 zombies in buildings; 52 are printed"),
        ("zombies = 4", "zombies = 3", "crossroads: zombies is 3; a road has one for each of"),
        ("copies = 4", "copies = 5", "there are 31 tiles; 30 are printed"),
        ("Embranchement", "Virage", "Virage: two entries have this name (fr); each has its own"),
    ],
)
def test_what_a_tile_says_is_checked(copy: Copy, old: str, new: str, fault: str):
    assert_told(copy.spoil("tiles.toml", old, new), "data/zombies/tiles.toml", fault)


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ('role = "end"', 'role = "road"', ("there are 0 tiles with role 'end'; one is right",
         "helipad: zombies is 9; a road has one for each of its 4 exits")),
        ("zombies = 8", "zombies = 9", ("there are 53 zombies in buildings; 52 are printed",
         "hospital: zombies is 9; it has room for 8")),
        ("life = 4", "life = 9", ("there are 26 life tokens; 21 are printed",
         "hospital: life and bullets are 9; it has room for 8")),
        ("zombies = 0", "zombies = 0\nlife = 1", ("there are 22 life tokens; 21 are printed",
         "town-square: it has inside squares or tokens; only a building has any")),
        ("source =", "sauce =", ("source is missing; say where the file's contents come from",
         "sauce: this is not known here; known are source, tile")),
        ('["1,1>S"]', "[]", [f"hospital: row {row}, column {column} cannot be reached; it needs a"
         " way" for row, column in ((1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 3))
         ]),
    ],
)  # fmt: skip
def test_what_one_slip_spoils_besides_is_told_too(
    copy: Copy, old: str, new: str, faults: Sequence[str]
):
    assert copy.spoil("tiles.toml", old, new) == [
        f"data/zombies/tiles.toml: {one}" for one in faults
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"fire-station"', '"fire-statoin"', "fire-axe: place is 'fire-statoin'; there is no such "
         "building, but 'fire-station' is there"),
        ('"fire-station"', '"helipad"', "fire-axe: place is 'helipad'; there is no such building"),
        ("copies = 1", "copies = 2", "there are 51 cards; 50 are printed"),
        ('sort = "help"', 'sort = "luck"', "adrenaline-rush: sort is 'luck'; "),
        ('en = "Discard it: take 3 bullets."', 'en = "' + "x" * 161 + '"',
         "lots-of-ammo: text (en) has 161 characters; 160 at most"),
        ('fr = "Peur", ', "", "fear: name: fr is missing; both texts are needed"),
    ],
)  # fmt: skip
def test_what_a_card_says_is_checked(copy: Copy, old: str, new: str, fault: str):
    assert_told(copy.spoil("cards.toml", old, new), "data/zombies/cards.toml", fault)


def test_an_id_that_stands_twice_is_told_with_the_cards_that_are_lost_by_it(copy: Copy):
    told = copy.spoil("cards.toml", 'id = "fear"', 'id = "grenade"')

    lost = ("there are 48 cards; 50 are printed", "grenade: this id stands twice; every id is use")
    assert_told(told, "data/zombies/cards.toml", *lost)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("wins_on = 4", "wins_on = 0", "wins_on is 0; a whole number, 1 or more"),
        ("hand = 3", "", "hand is missing; a whole number, 1 or more"),
        ("tiles = 30", "tiles = true", "box: tiles is True; a whole number, 1 or more"),
    ],
)
def test_what_the_numbers_say_is_checked(copy: Copy, old: str, new: str, fault: str):
    assert_told(copy.spoil("rules.toml", old, new), "data/zombies/rules.toml", fault)


def test_a_number_under_another_name_is_missing_under_its_own(copy: Copy):
    told = copy.spoil("rules.toml", "life_limit = 5", "limit = 5")

    missed = ("life_limit is missing; a whole", "limit: this is not known here; known are source,")
    assert_told(told, "data/zombies/rules.toml", *missed)


def test_a_faulty_tile_does_not_bring_complaints_about_its_cards(copy: Copy):
    told = copy.spoil("tiles.toml", "zombies = 8", 'zombies = "many"')

    assert told == [
        "data/zombies/tiles.toml: hospital: zombies is 'many'; a whole number, 0 or more"
    ]


def test_faults_of_all_rulesets_are_told_at_once(copy: Copy):
    (copy.root / "zombicide/skills.toml").unlink()
    told = copy.spoil("tiles.toml", "zombies = 8", "zombies = 9")

    assert {line.split("/")[1] for line in told} == {"zombicide", "zombies"}


def test_a_missing_file_is_named(copy: Copy):
    (copy.root / "zombies/cards.toml").unlink()

    assert [str(fault) for fault in check_data(copy.root)] == [
        "data/zombies/cards.toml: the file is missing; every ruleset has one"
    ]


def test_a_folder_that_nobody_reads_is_named(copy: Copy):
    (copy.root / "ludo").mkdir()

    assert [str(fault) for fault in check_data(copy.root)] == [
        f"data/ludo: no ruleset reads this folder; known are {', '.join(sorted(GAMES))}"
    ]


def test_a_drawing_is_turned_when_it_is_laid_and_stays_as_drawn():
    kind: TileKind = TILES["hospital"]

    assert kind.plan.turned(2).exits == "N"
    assert kind.plan.exits == "S"


ROOT = Path(__file__).parent.parent.parent
ROOMS = ("engine/zombies", "bot/games/zombies", "renders/zombies")
DRAWINGS = "symbols.py"
FIELDS = ("chainsaw", "shotgun")


def test_what_a_card_does_is_found_by_its_effect_not_by_its_id():
    """Ids of cards stand in no module but that of their drawings."""
    written = {
        f"{path.name}: {node.value}"
        for room in ROOMS
        for path in (ROOT / room).glob("*.py")
        if path.name != DRAWINGS
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in CONTENT.cards
    }
    # Two fields of the state are called like the cards they were first made for.
    fields = {f"{name}: {field}" for name in ("position.py", "state.py") for field in FIELDS}
    assert written <= fields


def test_every_effect_has_a_rule_and_a_card():
    effects = set(get_args(CardEffect))

    assert {one.effect for one in CONTENT.cards.values()} == effects == set(CARDS)
