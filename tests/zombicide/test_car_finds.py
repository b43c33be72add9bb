"""Searching cars. [zombicide #6, #10]"""

from __future__ import annotations

import pytest

import engine
from tests.table import (
    do,
    drawn,
    events,
    play,
    refused,
    street,
)
from tests.zombicide.reading import kinds, state

POLICE = {"police": "S1"}


def test_a_police_car_holds_the_first_weapon_of_the_deck():
    game = street("amy", cars=POLICE, equipment=["water", "scope", "katana", "rifle"])

    play(game, do("search-car", "amy", car="police"))

    assert kinds(game, "amy") == ["katana"]
    assert [len(one.passed_over) for one in events(game, "CarSearched")] == [2]


def test_an_ambush_ends_the_search_of_a_police_car():
    game = street("amy", cars=POLICE, equipment=["water", "aaahh", "katana"])

    play(game, do("search-car", "amy", car="police"))

    assert drawn(game) == "amy+1W"
    assert kinds(game, "amy") == []


def test_a_car_is_the_one_search_of_the_turn_and_needs_an_empty_zone():
    game = street("amy", cars=POLICE, equipment=["katana"])
    play(game, do("search-car", "amy", car="police"))
    assert refused(game, do("search-car", "amy", car="police")) == "searched-already"

    game = street("amy+1W", cars=POLICE)
    assert refused(game, do("search-car", "amy", car="police")) == "search-among-zombies"


def test_a_flashlight_is_of_no_use_in_a_car():
    """facts 6, Flashlight and cars."""
    game = street("amy", cars=POLICE, pack={"amy": ["flashlight"]}, equipment=["katana", "rifle"])

    play(game, do("search-car", "amy", car="police"))

    assert kinds(game, "amy") == ["katana", "flashlight"]


def test_a_police_car_without_any_weapon_left_ends_its_search():
    game = street("amy", cars=POLICE)
    content = engine.load_content("zombicide")
    plain = [
        card
        for card in state(game).equipment_deck
        if content.equipment[content.cards[card]].kind in ("item", "supply")
    ]
    state(game).aside += [card for card in state(game).equipment_deck if card not in plain]
    state(game).equipment_deck = plain

    play(game, do("search-car", "amy", car="police"))

    assert events(game, "NothingFound")


@pytest.mark.parametrize("seed", "abcdefgh")
def test_a_police_car_is_searched_until_a_weapon_comes_though_the_deck_runs_out(seed: str):
    """[zombicide #6] The discards become the deck, and the only weapon may lie at its bottom."""
    deck = ["water", "scope", "flashlight"]
    game = street("amy", cars=POLICE, equipment_deck=deck, equipment_discard=["katana"], seed=seed)

    play(game, do("search-car", "amy", car="police"))

    assert kinds(game, "amy") == ["katana"]


def test_a_pimp_mobile_holds_one_special_weapon_once():
    game = street("amy+ned", cars={"pimp": "S1"})

    play(game, do("search-car", "amy", car="pimp"), do("end-turn", "amy"))

    assert kinds(game, "amy")[0] in ("evil-twins", "mas-shotgun")
    assert refused(game, do("search-car", "ned", car="pimp")) == "car-searched-already"


def test_a_second_pimp_mobile_holds_the_other_weapon_and_a_third_nothing():
    cars = {"pimp-a": "S1", "pimp-b": "S1", "pimp-c": "S1"}
    game = street("amy+ned+doug", cars=cars)

    play(game, do("search-car", "amy", car="pimp-a"))
    play(game, do("discard", "amy", card=kinds(game, "amy")[0]), do("end-turn", "amy"))
    play(game, do("search-car", "ned", car="pimp-b"), do("end-turn", "ned"))

    found = [one.card for one in events(game, "CardFound")]
    assert sorted(found) == ["evil-twins-1", "mas-shotgun-1"]
    assert refused(game, do("search-car", "doug", car="pimp-c")) == "car-is-empty"
