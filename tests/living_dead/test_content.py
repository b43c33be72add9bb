"""What is in the box, line by line. [living-dead #1, #5, #7, #12, #15]"""

from __future__ import annotations

import pytest

from engine.living_dead.booklet import RULES
from engine.living_dead.entries import (
    LivingCharacter,
    LivingDeadKind,
    LivingEquipment,
    LivingRulebook,
)
from engine.reading.plain_tiles import PlainTiles

CONTENT = RULES.content()

# ---------------------------------------------------------------- sheets

ZOMBICIDE = {
    "barbara": "slippery | plus-one-action | plus-one-free-move, plus-one-free-combat"
    " | barbarian, plus-one-die-combat, plus-one-free-move",
    "ben": "plus-one-die-melee | plus-one-action | plus-one-free-combat, shove"
    " | bloodlust-melee, plus-one-to-roll-combat, plus-one-free-melee",
    "tom": "plus-one-free-move | plus-one-action | plus-one-free-ranged, ambidextrous"
    " | plus-one-die-ranged, hit-and-run, slippery",
    "harry": "plus-one-free-ranged | plus-one-action | plus-one-die-ranged, lynx-eye"
    " | sniper, plus-one-to-roll-ranged, plus-one-die-combat",
    "helen": "plus-one-free-melee | plus-one-action | plus-one-free-search, taunt"
    " | ambidextrous, plus-one-to-roll-melee, plus-one-free-combat",
    "judy": "hit-and-run | plus-one-action | plus-one-free-move, plus-one-free-combat"
    " | sniper, plus-one-die-combat, taunt",
}
ROMERO = {
    "barbara": "plus-one-free-move | slippery | plus-one-action",
    "ben": "plus-one-free-melee | plus-one-die-melee | plus-one-action",
    "tom": "plus-one-free-move | plus-one-die-ranged | plus-one-action",
    "harry": "plus-one-free-ranged | plus-one-die-ranged | plus-one-to-roll-ranged",
    "helen": "plus-one-free-search | plus-one-free-melee | plus-one-to-roll-melee",
    "judy": "plus-one-free-search | plus-one-free-combat | plus-one-action",
}


def sheet(who: str) -> LivingCharacter:
    known = CONTENT.characters[who]
    assert isinstance(known, LivingCharacter)
    return known


def test_six_survivors_are_in_the_box_and_no_guest_of_other_boxes():
    """Ruling 12: who came with other boxes is not here."""
    assert list(CONTENT.characters) == ["barbara", "ben", "tom", "harry", "helen", "judy"]


@pytest.mark.parametrize("who", ZOMBICIDE)
def test_the_zombicide_side_of_every_sheet(who: str):
    known = sheet(who)
    levels = [(known.blue,), (known.yellow,), known.orange, known.red]

    assert " | ".join(", ".join(level) for level in levels) == ZOMBICIDE[who]


@pytest.mark.parametrize("who", ROMERO)
def test_the_romero_side_of_every_sheet(who: str):
    assert " | ".join(sheet(who).romero.by_level()) == ROMERO[who]


def test_every_skill_of_the_list_is_on_a_sheet():
    # Only custom survivors start with a certain card: tests/family/test_survivor_files.py.
    listed = {one.id for one in CONTENT.skills.values() if one.rule != "starts-with"}

    assert {one for who in CONTENT.characters for one in sheet(who).skills()} == listed
    assert len(listed) == 21


# ---------------------------------------------------------------- equipment

CARDS = """
start     tire-iron         1 opens
start     carpenters-hammer 1 opens
start     crowbar           1 opens
start     table-leg         3
ranged    winchester-94     2 bullets-aplenty
ranged    sawed-off         4 dual reload shells-aplenty
ranged    ithaca-m37        2 shells-aplenty
ranged    smith-wesson-10   2 dual bullets-aplenty
ranged    uzi               2 dual bullets-aplenty
melee     baseball-bat      2
melee     axe               1 opens
melee     katana            2 dual
melee     machete           4 dual
melee     chainsaw          2 opens
household bullets-aplenty   3
household jar               2
household shells-aplenty    3
household my-baby           4
household flashlight        2
household kerosene          2
household scope             2
household planks            6
special   mas-shotgun       4 dual reload shells-aplenty zombicide
special   molotov           2
special   torch             3
special   scoped-winchester 2 bullets-aplenty
"""
"""Deck, card, copies, and what else it says; one Winchester is dealt, one is in the deck."""


def line(card: LivingEquipment) -> list[str]:
    marks = {"opens": card.breaks_in, "dual": card.dual, "reload": card.reload}
    said = [mark for mark, there in marks.items() if there]
    more = [one for one in (card.ammo, card.mode) if one]
    return [card.deck, card.id, str(card.copies), *said, *more]


def cards() -> list[LivingEquipment]:
    return [one for one in CONTENT.equipment.values() if isinstance(one, LivingEquipment)]


def test_every_card_is_in_its_deck_as_often_as_printed():
    assert [line(card) for card in cards()] == [one.split() for one in CARDS.strip().splitlines()]


def test_of_65_cards_64_are_played_and_one_tells_of_cars():
    """Seven are dealt at the start, a Winchester among them."""
    counts = dict.fromkeys(("start", "ranged", "melee", "household", "special"), 0)
    for card in cards():
        counts[card.deck] += card.copies

    assert counts == {"start": 6, "ranged": 12, "melee": 11, "household": 24, "special": 11}
    assert sum(card.starting for card in cards()) == 7
    assert len(CONTENT.cards) == 64


def test_special_cards_lie_aside_and_are_made_of_these():
    made = {one.id: (*one.parts, one.spares) for one in CONTENT.recipes.values()}

    assert made == {
        "mas-shotgun": ("machete", "sawed-off", None),
        "molotov": ("kerosene", "jar", None),
        "scoped-winchester": ("winchester-94", "scope", None),
        "torch": ("table-leg", "kerosene", "kerosene"),
    }
    assert {card.id for card in cards() if card.set_aside} == {*made}


# ---------------------------------------------------------------- the living dead


def test_the_four_kinds():
    """Figures, wounds that they deal, damage that kills, place in the order of targets."""
    kinds = [one for one in CONTENT.zombies.values() if isinstance(one, LivingDeadKind)]
    told = {
        one.id: (one.figures, one.wounds, one.toughness, one.priority, one.breaks, one.saddens)
        for one in kinds
    }

    assert told == {
        "walker": (28, 1, 1, 2, False, False),
        "breaker": (12, 1, 1, 2, True, False),
        "fatty": (12, 2, 2, 1, False, False),
        "relative": (2, 1, 1, 2, False, True),
    }
    assert {(one.actions, one.xp) for one in kinds} == {(1, 1)}


LINES = """
01 1W 2W 4W 6W  | 02 1W 2W 4W 6W  | 03 1W 3W 5W 7W  | 04 1W 3W 5W 7W  | 05 2W 3W 5W 7W
06 2W 3W 5W 7W  | 07 2W 4W 6W 8W  | 08 2W 4W 6W 8W  | 09 3W 4W 5W 6W  | 10 3W 5W 6W 7W
11 3W 5W 7W 8W  | 12 0 1B 2B 3B   | 13 1B 1B 2B 3B  | 14 1B 2B 3B 4B  | 15 0 1F 2F 3F
16 0 1F 2F 3F   | 17 1F 1F 2F 3F  | 18 1F 1F 2F 3F  | 19 1F 2F 3F 4F  | 20 0 1R 1R 1R
21 0 1R 1R 1R   | 22 2W 4W 6W 8W  | 23 3W 5W 7W 9W  | 24 3W 5W 7W 9W  | 25 4W 6W 8W 10W
26 4W 6W 8W 10W | 27 5W 6W 8W 10W | 28 5W 7W 9W 11W | 29 6W 8W 10W 12W | 30 1B 2B 3B 4B
31 1B 2B 3B 4B  | 32 2B 3B 4B 5B  | 33 2B 3B 4B 5B  | 34 3B 4B 5B 6B  | 35 1F 2F 3F 4F
36 2F 3F 4F 5F  | 37 3F 4F 5F 6F  | 38 1F 1F 5F 7F  | 39 1R 1R 1R 1R  | 40 1R 1R 1R 1R
41 1R 1R 1R 2R  | 42 1R 1R 2R 2R
"""
LETTERS = {"walker": "W", "breaker": "B", "fatty": "F", "relative": "R"}


def figures(card: str, level: str) -> str:
    there = CONTENT.spawn_cards[card].at(level)
    return "+".join(f"{count}{LETTERS[kind]}" for kind, count in there.items() if count) or "0"


def test_the_42_cards_that_bring_the_dead():
    levels = ("blue", "yellow", "orange", "red")
    read = [
        [card.id, *(figures(card.id, level) for level in levels)]
        for card in CONTENT.spawn_cards.values()
        if card.rule != "opening"
    ]

    assert read == [one.split() for row in LINES.strip().splitlines() for one in row.split("|")]


def test_the_four_cards_that_open():
    opening = {one.id: one.activates for one in CONTENT.spawn_cards.values() if one.activates}

    assert opening == {"43": "walker", "44": "walker", "45": "breaker", "46": "fatty"}
    assert len(CONTENT.spawn_cards) == 46


# ---------------------------------------------------------------- numbers and scenes


def test_the_numbers_of_the_rulebook():
    told = CONTENT.figures
    assert isinstance(told, LivingRulebook)

    assert (told.actions, told.hand_size, told.inventory_size, told.wounds) == (3, 2, 5, 3)
    assert told.thresholds == {"yellow": 7, "orange": 19, "red": 43}
    assert (told.barricades, told.box.doors, told.box.spawns) == (11, 5, 6)
    assert (told.car.passengers, told.car.zones, told.car.damage) == (5, 2, 2)
    assert (told.car_dice, min(told.car.hits)) == (3, 4)


GRIDS = {
    "S1": "4R 3R / 1R 2R", "S2": "4R 3R / 1R 2R", "S3": "4R 3R / 1R 2R",
    "S4": "4R 3R 6R / 1R 2V 5R", "S5": "4R 3R / 1R 2R", "S6": "- 4R / 2V 1R",
    "S7": "2R 3R / 5V 4V / 6V 1V", "S8": "5R", "S9": "2R 6R / 1V 5V / 3R 4R",
    "S10": "6V 5R 3R / 1R 2R 4R",
}  # fmt: skip


@pytest.mark.parametrize("scene", GRIDS)
def test_the_tiles_of_every_scene_and_no_more_tokens_than_the_box_has(scene: str):
    """The body of scene S1 is no token, the stairs are one of their own."""
    mission, board = CONTENT.missions[scene], CONTENT.board(scene)
    sorts = [door.sort for door in board.doors.values()]

    assert " / ".join(mission.map.tiles.strip().splitlines()) == GRIDS[scene]
    assert sorts.count("door") <= 5
    assert sorts.count("stairs") <= 1
    assert sorts.count("passage") + sorts.count("window") <= 11 + 2 * (scene == "S1")
    assert len(mission.spawns) <= 6
    assert (mission.survivors.min, mission.survivors.max) == (6, 6)


def test_twelve_faces_lie_back_to_back_on_six_tiles():
    assert isinstance(CONTENT.atlas, PlainTiles)

    assert sorted(CONTENT.atlas.faces) == sorted(
        f"{number}{side}" for number in range(1, 7) for side in "RV"
    )
