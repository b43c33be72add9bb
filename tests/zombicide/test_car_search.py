"""Searching cars and loading them. [zombicide #6, #10]"""

from __future__ import annotations

import engine
from engine.family.scenario import Course
from tests.table import (
    do,
    drawn,
    events,
    mission,
    play,
    refused,
    street,
)
from tests.zombicide.reading import kinds, outcome, state

POLICE = {"police": "S1"}

# ------------------------------------------------------------ searching


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


# ------------------------------------------------------------ mission 06: supplies, cars, exit

FOOD = ["canned-food", "bag-of-rice", "water"]


def test_a_supply_is_loaded_and_taken_out_for_an_action_each():
    zone = next(one.zone for one in mission("06", {"S1": "amy"}).table.view().cars)
    game = mission("06", {zone: "amy"}, pack={"amy": ["water", "scope"]})
    assert (
        refused(game, do("load-car", "amy", car="police-car", card="scope")) == "not-to-be-loaded"
    )

    play(game, do("load-car", "amy", car="police-car", card="water"))
    assert kinds(game, "amy") == ["scope"]
    play(game, do("unload-car", "amy", car="police-car", card="water-1"))
    assert sorted(kinds(game, "amy")) == ["scope", "water"]
    assert game.survivor("amy").actions == 1


def test_the_start_room_of_the_escape_holds_nothing():
    start = engine.load_content("zombicide").missions["06"].start
    assert refused(mission("06", {start: "amy"}), do("search", "amy")) == "nothing-to-find-here"


def at_the_exit(cargo: int) -> Course:
    """Amy drives with Ned on the exit; six supplies are spread over both cars."""
    content = engine.load_content("zombicide")
    out = content.missions["06"].exit or ""
    game = mission("06", {out: "amy+ned"})
    car = state(game).cars["police-car"]
    car.zone, car.driver, car.passengers = out, "amy", ["ned"]
    food = [card for card in state(game).equipment_deck if content.cards[card] in FOOD][:6]
    state(game).equipment_deck = [card for card in state(game).equipment_deck if card not in food]
    car.cargo, state(game).cars["pimp-car"].cargo = food[:cargo], food[cargo:]
    return game


def test_a_car_that_leaves_takes_its_passengers_and_its_load():
    game = at_the_exit(6)
    assert refused(game, do("leave", "ned")) == "leave-by-car"

    play(game, do("leave", "amy"))

    assert outcome(game) == "goals-reached"


def test_supplies_left_behind_lose_the_game():
    assert outcome(play(at_the_exit(5), do("leave", "amy"))) == "goals-lost"


def test_nobody_drives_off_before_all_are_aboard():
    game = at_the_exit(6)

    play(game, do("end-turn", "amy"), do("leave-car", "ned"), do("end-turn", "ned"))

    assert refused(game, do("leave", "amy")) == "exit-not-open"


def test_nobody_drives_off_before_six_supplies_are_loaded():
    game = at_the_exit(6)
    state(game).equipment_deck.append(state(game).cars["police-car"].cargo.pop())

    assert refused(game, do("leave", "amy")) == "exit-not-open"


def test_what_is_not_in_the_car_is_not_taken_out():
    game = street("amy", cars=POLICE)

    assert refused(game, do("unload-car", "amy", car="police", card="water-1")) == "not-in-the-car"
