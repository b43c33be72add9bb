"""Where and for what one searches, and what must not be. [living-dead #8, scenes S1, S6]"""

from __future__ import annotations

import pytest

from engine.family.scenario import Course
from tests.living_dead.house import (
    do,
    events,
    farm,
    held,
    modes,
    play,
    refused,
    scene,
    stands,
    state_in,
)

HOUSEHOLD = do("search", "ben", deck="household")


def test_nobody_searches_in_the_open_nor_among_the_dead():
    assert refused(farm({"S2": "ben"}), HOUSEHOLD) == "search-in-rooms-only"
    assert refused(farm({"B5": "ben+1W"}), HOUSEHOLD) == "search-among-zombies"


def test_an_empty_deck_is_made_anew_from_its_own_discards():
    """What other decks discarded stays where it is."""
    game = farm(
        {"B8": "ben"}, zombicide=["ben"], equipment_deck=["uzi"], pack={"ben": ["jar", "axe"]}
    )
    play(game, do("discard", "ben", card="jar"), do("discard", "ben", card="axe"))
    play(game, HOUSEHOLD)

    assert held(game, "ben")[2:] == ["jar"]
    assert len(events(game, "DeckReshuffled")) == 1


def test_a_starting_winchester_that_was_discarded_is_never_found():
    game = scene("S9", {"C1": "ben"}, equipment_deck=[], hands={"ben": ["winchester-94-1"]})
    play(game, do("discard", "ben", card="winchester-94-1"), do("search", "ben", deck="ranged"))
    assert len(events(game, "NothingFound")) == 1

    game = scene("S9", {"C1": "ben"}, equipment_deck=[], hands={"ben": ["winchester-94-2"]})
    play(game, do("discard", "ben", card="winchester-94-2"), do("search", "ben", deck="ranged"))
    assert "winchester-94" in held(game, "ben")


def test_where_nothing_lies_nothing_is_taken():
    assert refused(farm({"B5": "ben"}), do("search", "ben", deck="lying")) == "nothing-lies-here"


def test_what_lies_in_a_room_may_be_left_for_a_card():
    game = farm({"B5": "ben"}, lying={"B5": ["winchester-94-1"]}, equipment=["jar"])
    play(game, HOUSEHOLD)

    assert "jar" in held(game, "ben")
    assert "winchester-94" not in held(game, "ben")


def test_with_hands_full_one_card_goes():
    """It may be what was found."""
    given = {"hands": {"ben": ["axe", "uzi"]}, "pack": {"ben": ["scope", "jar", "katana"]}}
    game = play(farm({"B5": "ben"}, **given, equipment=["planks"]), HOUSEHOLD, answers=["scope-1"])

    assert held(game, "ben") == ["axe", "uzi", "jar", "katana", "planks"]


# ---------------------------------------------------------------- decks by mode and scene


CACHES = [
    ("S1", "B8", "B2"), ("S2", "B8", "B2"), ("S3", "B8", "B2"), ("S4", "B1", "B2"),
    ("S5", "B8", "B2"), ("S7", "B2", "C1"),
]  # fmt: skip
"""Where melee weapons and guns are."""


def searching(mission: str, zone: str, *zombicide: str) -> Course:
    """In S1 the body is gone."""
    game = scene(mission, {zone: "ben"}, zombicide=zombicide, equipment=["machete", "uzi"])
    state_in(game).taken_objectives += ["body"] if mission == "S1" else []
    return game


@pytest.mark.parametrize(("mission", "melee", "ranged"), CACHES)
def test_weapons_are_where_the_scene_has_them_and_nowhere_else(
    mission: str, melee: str, ranged: str
):
    for deck, zone, other in (("melee", melee, ranged), ("ranged", ranged, melee)):
        search = do("search", "ben", deck=deck)
        assert len(events(play(searching(mission, zone, "ben"), search), "CardFound")) == 1
        assert refused(searching(mission, other, "ben"), search) == "cache-elsewhere"
        assert refused(searching(mission, zone), search) == "household-only"


@pytest.mark.parametrize(
    ("mission", "room"), [("S6", "B1"), ("S8", "B1"), ("S9", "C1"), ("S10", "D2")]
)
def test_with_an_armoury_any_deck_is_found_in_any_room_and_mode(mission: str, room: str):
    for deck, card in (("melee", "machete"), ("ranged", "uzi"), ("household", "jar")):
        for bold in (["ben"], []):
            game = scene(mission, {room: "ben"}, zombicide=bold, equipment=[card])
            state_in(game).pile.clear()
            play(game, do("search", "ben", deck=deck))
            assert card in held(game, "ben")


# ---------------------------------------------------------------- the surprise


def test_a_surprise_turns_the_bold_at_once_and_stays_out_of_the_deck():
    game = farm({"B5": "ben+tom"}, zombicide=["tom"], equipment=["my-baby"])
    play(game, HOUSEHOLD)

    assert [(one.zone, one.came) for one in events(game, "RelativeAppeared")] == [("B5", True)]
    assert modes(game)["tom"] == "romero"


def test_without_a_relative_left_in_the_box_all_of_them_act():
    game = farm({"B5": "ben", "B6": "1R", "S1": "1R"}, equipment=["my-baby"])
    play(game, HOUSEHOLD)

    assert [one.came for one in events(game, "RelativeAppeared")] == [False]
    assert stands(game)["B5"] == "ben+1R"
    assert "S1" not in stands(game)


# ---------------------------------------------------------------- the body upstairs [S1]


def test_beyond_the_body_nothing_is_found_before_it_is_taken_away():
    upstairs = farm({"B2": "ben"}, equipment=["jar"])
    assert refused(upstairs, HOUSEHOLD) == "body-in-the-way"

    assert refused(farm({"B4": "ben+1W"}), HOUSEHOLD) == "search-among-zombies"
    game = play(farm({"B4": "ben"}, equipment=["jar"]), HOUSEHOLD)
    assert "jar" in held(game, "ben")


def test_with_the_body_gone_the_room_beyond_is_searched():
    game = farm({"B4": "ben"}, actions={"ben": 4}, equipment=["jar"])
    play(game, do("take-objective", "ben", objective="body"), do("move", "ben", zone="B2"))
    play(game, HOUSEHOLD)

    assert "jar" in held(game, "ben")
