"""Loading cars, and leaving with what they hold. [zombicide #10]"""

from __future__ import annotations

from typing import Any

import engine
from engine.family.commands import EndTurn
from engine.family.scenario import Course
from tests.table import (
    ZombiePhase,
    do,
    events,
    mission,
    play,
    refused,
    stands,
    street,
)
from tests.zombicide.reading import STORED, kinds, outcome, state

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


WAY_OUT, BESIDE = "S4", "S5"


def near_the_exit(cargo: int, at: dict[str, str], **given: Any) -> Course:
    """Amy drives with Ned beside the exit; six supplies are spread over both cars."""
    content = engine.load_content("zombicide")
    game = mission("06", {BESIDE: "amy+ned"} | at, **given)
    car = state(game).cars["police-car"]
    car.zone, car.driver, car.passengers = BESIDE, "amy", ["ned"]
    food = [card for card in state(game).equipment_deck if content.cards[card] in FOOD][:6]
    state(game).equipment_deck = [card for card in state(game).equipment_deck if card not in food]
    car.cargo, state(game).cars["pimp-car"].cargo = food[:cargo], food[cargo:]
    return game


def test_a_car_that_reaches_the_exit_leaves_by_itself_with_its_passengers_and_its_load():
    game = play(near_the_exit(6, {}), do("drive", "amy", path=[WAY_OUT]))

    assert [one.cargo for one in events(game, "CarEscaped")] == [6]
    assert [one.survivor for one in events(game, "SurvivorEscaped")] == ["amy", "ned"]
    assert outcome(game) == "goals-reached"


def test_the_open_exit_ends_the_way_of_a_car():
    game = near_the_exit(6, {WAY_OUT: "1W"})

    play(game, do("drive", "amy", path=[WAY_OUT, BESIDE]))

    assert [one.zone for one in events(game, "CarDriven")] == [WAY_OUT]
    assert len(events(game, "CarRolled")) == 1


def test_supplies_left_behind_lose_the_game():
    game = play(near_the_exit(5, {}), do("drive", "amy", path=[WAY_OUT]))

    assert outcome(game) == "goals-lost"


def test_a_second_car_brings_the_rest():
    game = near_the_exit(5, {"S3": "doug"})
    state(game).cars["pimp-car"].driver = "doug"

    play(game, do("drive", "amy", path=[WAY_OUT]))
    assert outcome(game) == "still playing"
    assert stands(game) == {"S3": "doug"}

    play(game, do("drive", "doug", path=[WAY_OUT]))
    assert outcome(game) == "goals-reached"


def test_nobody_leaves_on_foot_where_cars_leave():
    game = near_the_exit(6, {})

    assert refused(game, do("leave", "amy")) == "leave-by-car"
    assert refused(game, do("leave", "ned")) == "leave-by-car"


def test_a_car_that_comes_too_early_waits_until_all_are_aboard():
    game = near_the_exit(6, {"S3": "doug"})

    play(game, do("drive", "amy", path=[WAY_OUT]), do("end-turn", "amy"), do("end-turn", "ned"))
    assert not events(game, "CarEscaped")
    assert state(game).cars["police-car"].zone == WAY_OUT

    play(game, do("enter-car", "doug", car="pimp-car", seat="driver"))
    assert [one.car for one in events(game, "CarEscaped")] == ["police-car"]
    assert stands(game) == {"S3": "doug"}


def test_a_car_that_comes_too_early_waits_until_six_supplies_are_loaded():
    game = near_the_exit(6, {})
    last = state(game).cars["police-car"].cargo.pop()
    state(game).survivors["ned"].pack.append(last)

    play(game, do("drive", "amy", path=[WAY_OUT]), do("end-turn", "amy"))
    assert not events(game, "CarEscaped")

    play(game, do("load-car", "ned", car="police-car", card=last))
    assert outcome(game) == "goals-reached"


def test_when_the_last_one_outside_falls_the_car_on_the_exit_leaves():
    game = near_the_exit(6, {"S1": "doug+2W"}, wounds={"doug": 1})
    play(game, do("drive", "amy", path=[WAY_OUT]))

    play(game, ZombiePhase())

    assert outcome(game) == "goals-reached"


def test_a_car_without_a_driver_leaves_only_when_somebody_takes_the_wheel():
    game = near_the_exit(6, {})
    car = state(game).cars["police-car"]
    car.zone, car.driver, car.passengers = WAY_OUT, None, ["amy", "ned"]
    for one in ("amy", "ned"):
        state(game).survivors[one].zone = WAY_OUT

    play(game, do("make-noise", "amy"))
    assert outcome(game) == "still playing"

    play(game, do("change-seat", "amy", seat="driver"))
    assert outcome(game) == "goals-reached"


def test_a_stored_game_with_a_car_waiting_on_the_exit_goes_on():
    """Earlier releases let the driver say when to leave."""
    text = (STORED / "mission-06-at-the-exit.json").read_text("utf-8")
    table = engine.load_table(text)
    seat = table.acting[0]

    table.play(seat, next(one for one in table.commands(seat) if isinstance(one, EndTurn)))

    assert [car.id for car in table.view().cars if car.gone]


def test_what_is_not_in_the_car_is_not_taken_out():
    game = street("amy", cars={"police": "S1"})

    assert refused(game, do("unload-car", "amy", car="police", card="water-1")) == "not-in-the-car"
