"""What a position of Heroes' Resistance may be given, and what is told of one that cannot be."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.heroes_resistance.city import FAR_OFF, city, seen, state_of
from tests.table import ZombiePhase, do, drawn, events, play, refused

SPAWNS_GO = {"name": "movable-spawns", "colour": "red", "zone": "S9"}
PRECIOUS = {"name": "precious", "bystanders": ["wongg"]}


def test_what_was_used_this_turn_may_be_given():
    used = {"hulk": ["gain-trait", "slip-once"]}
    game = city("hulk+1W .", used=used, held={"hulk": "wong"}, actions={"hulk": 1})

    assert refused(game, do("gain-trait", "hulk")) == "trait-gained-already"
    assert refused(game, do("move", "hulk", zone="S2")) == "held-by-zombies"


def test_figures_out_of_the_game_are_neither_on_the_board_nor_in_the_box():
    removed = {"walker": 27, "iron-man": 1}
    game = city("hulk . . 1W+s", removed=removed, supply={"walker": 2}, spawn=["05"])

    assert state_of(game).hero_deck == ["captain-america", "doctor-strange", "scarlet-witch"]
    play(game, ZombiePhase())
    assert drawn(game) == "hulk 1W 2W s"
    assert [one.missing for one in events(game, "FiguresShort")] == [1]


def test_drawn_rooms_may_bear_the_sign_of_cards():
    game = city("hulk | [.] [*] [*+1W]", spawn=["05", "09"], hidden={"B1": "wong"})
    play(game, do("force-door", "hulk", door="B1-S1"), answers=["B3"])

    assert drawn(game) == "hulk / [.] [1B+*] [4W+*]"
    assert seen(game).bystanders == {"wong": "B1"}


def test_drawn_doors_may_have_colours():
    """Red ones are sealed until the blue objective is taken, which opens them. [M5]"""
    rules = [
        {"name": "sealed-doors", "colours": ["red"]},
        {"name": "key", "objective": "blue", "doors": ["red"]},
    ]
    key = {"id": "key", "zone": "B1", "colour": "blue"}
    drawing: dict[str, Any] = {"rules": rules, "objectives": [key], "victory": FAR_OFF}
    game = city("[hulk] | wasp | [.]", colours={"C1-S1": "red"}, **drawing)

    assert refused(game, do("force-door", "wasp", door="C1-S1")) == "door-sealed"
    play(game, do("take-objective", "hulk", objective="key"))
    assert "C1-S1" in seen(game).open_doors
    play(city("[hulk] | wasp | [.]", **drawing), do("force-door", "wasp", door="C1-S1"))


@pytest.mark.parametrize("given", [{"rescued": ["wong"]}, {"held": {"hulk": "wong"}}])
def test_who_is_held_or_named_was_rescued(given: dict[str, Any]):
    escape = {"name": "escape", "parameters": {"who": "all", "leaving": "must"}}
    goals = [{"name": "rescue"}, escape]
    drawing: dict[str, Any] = {"drawing": "hulk wasp", "victory": goals, "exit": "S1"}

    assert refused(city(**drawing), do("leave", "hulk")) == "exit-not-open"
    assert seen(play(city(**drawing, **given), do("leave", "hulk"))).survivors[0].escaped


@pytest.mark.parametrize(
    ("drawing", "given", "fault"),
    [
        ("hulk", {"power": {"hulk": 5}}, "power: hulk has 5; 4 is the most"),
        ("hulk", {"traits": {"hulk": ["soar"] * 3}}, "traits: hulk has 3; 2 is the most"),
        ("hulk", {"wounds": {"hulk": 5}}, "wounds: hulk has 5; 4 is the most"),
        ("hulk 31W", {}, "figures: walker has 31; 30 is the most"),
        ("hulk 1C 1C", {}, "figures: captain-america has 2; 1 is the most"),
        ("hulk 5B", {"removed": {"brute": 6}}, "figures: brute has 11; 10 is the most"),
        ("hulk", {"rules": [SPAWNS_GO]}, "rule movable-spawns: 'S9' is no zone of this board"),
        ("hulk | [.]", {"colours": {"B9-S1": "red"}}, "colours: door: 'B9-S1' is not known; known"),
        ("hulk", {"rules": [PRECIOUS]}, "rule precious: 'wongg' is no entry of the bystanders"),
        ("hulk s", {"moved": {"S1": "S2"}}, "moved: 'S1' is not known; known are S2"),
        ("hulk+1n", {}, "S1: nothing makes noise in this game"),
        ("hulk", {"tokens": {"hulk": ["red"]}}, "tokens: 'red' is not known; known"),
        ("hulk", {"trait_deck": ["soar"] * 4}, "trait_deck: no more of 'soar' is left; left are"),
        ("hulk 1I", {"hero_deck": ["iron-man"]}, "hero_deck: no more of 'iron-man' is left; left"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told_with_what_can(drawing: str, given: dict[str, Any], fault: str):
    with pytest.raises(ValueError, match=re.escape(fault)):
        city(drawing, **{"victory": FAR_OFF, **given})


def test_the_most_of_everything_can_be():
    traits = {"hulk": ["soar", "soar"], "wasp": []}
    wounds = {"hulk": 4, "wasp": 3}

    game = city("hulk 30W 1C", power={"hulk": 4}, traits=traits, wounds=wounds, eliminated=["wasp"])

    shown = seen(game)
    assert drawn(game) == "hulk 30W 1C"
    assert (shown.power["hulk"], shown.traits["hulk"]) == (4, ("soar", "soar"))
    assert [(one.wounds, one.standing) for one in shown.survivors] == [(4, True), (3, False)]


@pytest.mark.parametrize(
    ("zones", "people", "wrong"),
    [
        (["S1"], ["happy-hogan", "wong"], "bystanders: there are 2 for 1 zones; each needs one"),
        (["S1", "S2"], ["wong", "wong"], "bystanders: wong stands twice; everybody is there once"),
        (["S1", "S1"], [], "zones: S1 stands twice; each has one bystander at most"),
    ],
)
@pytest.mark.parametrize("name", ["bystander-cards", "bystander-figures"])
def test_every_bystander_of_a_mission_has_a_zone(
    name: str, zones: list[str], people: list[str], wrong: str
):
    rule = {"name": name, "parameters": {"zones": zones, "bystanders": people}}

    with pytest.raises(ValueError, match=f"rule {name}: {wrong}"):
        city("hulk .", rules=[rule])


@pytest.mark.parametrize("name", ["bystander-cards", "bystander-figures", "escort"])
@pytest.mark.parametrize("other", ["bystander-cards", "bystander-figures", "escort"])
def test_a_bystander_is_named_by_one_rule_of_a_mission_only(name: str, other: str):
    zones = {"bystander-cards": ["S1"], "bystander-figures": ["S2"], "escort": ["S3"]}
    if name == other:
        zones = {name: ["S1"], "": ["S2"]}
    rules = [
        {"name": one, "parameters": {"bystanders": ["wong"]} | here}
        for one, where in zip((name, other), zones.values(), strict=False)
        for here in [{} if one == "escort" else {"zones": where}]
    ]

    told = f"rule {name}: bystanders: rule {other} names wong too; everybody is there once"
    with pytest.raises(ValueError, match=told):
        city("hulk . .", rules=rules)


@pytest.mark.parametrize("name", ["bystander-cards", "bystander-figures"])
def test_a_zone_has_a_bystander_of_one_rule_of_a_sort_only(name: str):
    rules = [
        {"name": name, "parameters": {"zones": ["S1", zone], "bystanders": [who]}}
        for who, zone in (("wong", "S2"), ("okoye", "S3"))
    ]

    told = f"rule {name}: zones: another rule names S1 too; each has one bystander at most"
    with pytest.raises(ValueError, match=told):
        city("hulk . .", rules=rules)


@pytest.mark.parametrize("more", [[], [{"name": "start-apart", "parameters": {"zones": ["S2"]}}]])
def test_no_more_bystanders_are_led_than_heroes_begin_together(more: list[dict[str, Any]]):
    people = ["wong", "okoye", "happy-hogan", "pepper-potts", "j-jonah-jameson"]
    rules = [{"name": "escort", "parameters": {"bystanders": people[: 5 - len(more)]}}, *more]

    told = f"there are {5 - len(more)} for {4 - len(more)} heroes; each leads one at most"
    with pytest.raises(ValueError, match=told):
        city("hulk . .", rules=rules)


def test_a_house_behind_a_door_that_was_opened_is_known():
    game = city("hulk | [*] | .", opened=["B1-S1"], spawn=["03"])
    play(game, do("move", "hulk", zone="B1"), do("force-door", "hulk", door="B1-S2"))

    assert drawn(game) == ". / [hulk+*] / ."
