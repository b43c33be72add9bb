"""Doors: what opens them, and what the first open door of a building brings. [zombicide #6]"""

from __future__ import annotations

from dataclasses import replace

import pytest

import engine
from engine.family.setup import new_state
from engine.zombicide.booklet import ZOMBICIDE
from tests.table import allowed, do, drawn, events, play, refused, street

DOOR = "B1-S1"


def opening(card: str):
    return do("open-door", "phil", door=DOOR, card=card)


def at_the_door(card: str):
    return street("phil | [.]", hands={"phil": [card]}, spawn=["01"])


# ------------------------------------------------------------ what opens a door


@pytest.mark.parametrize("card", ["fire-axe", "crowbar", "chainsaw"])
def test_a_door_is_opened_with_a_tool_in_hand_for_one_action(card: str):
    game = play(at_the_door(card), opening(card))

    assert game.table.view().open_doors == {DOOR}
    assert game.survivor("phil").actions == 2


@pytest.mark.parametrize("card", ["pistol", "machete", "pan", "flashlight"])
def test_other_equipment_opens_no_doors(card: str):
    game = at_the_door(card)

    assert refused(game, opening(card)) == "opens-no-doors"
    assert allowed(game, "phil", "open-door") == []


def test_a_tool_in_the_pack_opens_no_door():
    game = street("phil | [.]", pack={"phil": ["crowbar"]})

    assert refused(game, opening("crowbar")) == "not-in-hand"
    assert allowed(game, "phil", "open-door") == []


def test_without_any_tool_a_door_stays_closed():
    assert refused(street("phil | [.]"), opening("crowbar")) == "card-not-held"


def test_opening_costs_an_action():
    game = street("phil | [.]", hands={"phil": ["crowbar"]}, actions={"phil": 0})

    assert refused(game, opening("crowbar")) == "too-few-actions"


def test_only_a_door_of_ones_own_zone_is_opened():
    game = street("phil . | [.]", hands={"phil": ["crowbar"]})

    assert refused(game, do("open-door", "phil", door="B1-S2", card="crowbar")) == "no-door-here"
    assert refused(game, do("open-door", "phil", door="attic", card="crowbar")) == "no-door-here"


def test_a_door_is_opened_from_inside_as_well():
    game = street("[phil] | .", hands={"phil": ["crowbar"]}, spawn=["01"])

    assert play(game, opening("crowbar")).table.view().open_doors == {DOOR}


def test_an_open_door_is_not_opened_again():
    game = play(at_the_door("crowbar"), opening("crowbar"))

    assert refused(game, opening("crowbar")) == "door-open-already"


# ------------------------------------------------------------ noise


@pytest.mark.parametrize(
    ("card", "noise"), [("fire-axe", "+1n"), ("chainsaw", "+1n"), ("crowbar", "")]
)
def test_a_noisy_tool_leaves_a_token_and_a_silent_one_none(card: str, noise: str):
    game = play(at_the_door(card), opening(card))

    assert drawn(game) == f"phil{noise} / [.]"
    assert [one.noisy for one in events(game, "DoorOpened")] == [bool(noise)]


def test_with_two_tools_in_hand_the_player_chooses_the_noise():
    game = street("phil | [.]", hands={"phil": ["fire-axe", "crowbar"]})

    assert len(allowed(game, "phil", "open-door")) == 2


# ------------------------------------------------------------ the first opening


def test_the_first_door_of_a_building_brings_a_card_for_every_room():
    game = street("phil | [.] [.]", hands={"phil": ["crowbar"]}, spawn=["04", "02"])

    assert drawn(play(game, opening("crowbar"))) == "phil / [2W] [1W]"


def test_a_building_goes_on_across_tiles():
    """facts 6, Building first opened; a tile of a drawing is three zones wide."""
    game = street(
        "phil | [.] [.] [.] [.]", hands={"phil": ["crowbar"]}, spawn=["02", "04", "02", "04"]
    )
    assert {game.table.view().board.zones[room].tiles for room in ("B1", "B4")} == {
        ((0, 0),),
        ((0, 1),),
    }

    assert drawn(play(game, opening("crowbar"))) == "phil / [1W] [2W] [1W] [2W]"


def test_another_building_stays_dark():
    game = street("phil | [.] # [.] | .", hands={"phil": ["crowbar"]}, spawn=["02"])
    play(game, opening("crowbar"))

    assert drawn(game) == "phil / [1W] # [.] | ."
    assert game.table.view().lit_buildings == {"B"}


def test_a_second_door_of_the_building_brings_nothing():
    game = street(
        "phil | [.] | doug", spawn=["02", "04"], hands={"phil": ["crowbar"], "doug": ["fire-axe"]}
    )
    play(game, opening("crowbar"), do("end-turn", "phil"))
    play(game, do("open-door", "doug", door="B1-S2", card="fire-axe"))

    assert drawn(game) == "phil / [1W] / doug+1n"
    assert len(events(game, "BuildingOpened")) == 1


def test_a_house_known_before_brings_nothing():
    """facts 6, Re-opened door: what was revealed once is not revealed again."""
    game = street("phil | [.]", hands={"phil": ["crowbar"]}, opened=["B"], spawn=["04"])

    assert drawn(play(game, opening("crowbar"))) == "phil / [.]"


def test_a_house_with_an_open_door_is_known():
    game = street("phil | [.] / .", hands={"phil": ["crowbar"]}, spawn=["04"])

    assert drawn(play(game, opening("crowbar"))) == "phil / [.] / ."


def test_the_building_of_the_start_zone_is_known():
    """facts 6, Building holding the start zone."""
    content = engine.load_content("zombicide")
    assert new_state(
        ZOMBICIDE, content, "00", {"ann": ["amy", "doug", "ned", "josh"]}
    ).opened_buildings == ["B"]
    across = content.missions["00"].model_copy(update={"start": "C3"})
    content = replace(content, missions={"00": across})

    state = new_state(ZOMBICIDE, content, "00", {"ann": ["amy", "doug", "ned", "josh"]})

    assert state.opened_buildings == ["B", "C"]


def test_a_door_between_two_buildings_reveals_both():
    """House: the rulebook knows no such door; whichever is unknown is revealed."""
    game = street("[phil] | [.]", hands={"phil": ["crowbar"]}, spawn=["02", "04"])
    door = game.table.view().board.door_between("B1", "C1")
    assert door is not None
    play(game, do("open-door", "phil", door=door.id, card="crowbar"))

    assert sorted(drawn(game).split()) == ["/", "[2W]", "[phil+1W]"]


# ------------------------------------------------------------ special cards


def test_an_extra_activation_inside_acts_and_leaves_the_room_empty():
    """facts 6, Building first opened: special cards do what they say."""
    game = street(
        "2W . phil | [.] [.]", hands={"phil": ["crowbar"]}, xp={"phil": 7}, spawn=["37", "02"]
    )
    play(game, do("open-door", "phil", door="B1-S3", card="crowbar"))

    assert drawn(game) == ". 2W phil / [.] [1W]"


def test_a_manhole_card_inside_leaves_the_room_empty():
    game = street("phil o | [.] [.]", hands={"phil": ["crowbar"]}, spawn=["41", "02"])
    play(game, do("move", "phil", zone="S2"))
    play(game, do("open-door", "phil", door="B1-S2", card="crowbar"))

    assert drawn(game) == ". phil+1W+o / [.] [1W]"
