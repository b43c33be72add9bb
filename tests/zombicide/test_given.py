"""Each key of a position of the family is set here once, and its effect is seen."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from engine.family.state import Car, Survivor
from engine.games import load_content
from engine.zombicide.position import ZombicideGiven as Given
from engine.zombicide.state import ZombicideState as State
from tests.table import (
    ZombiePhase,
    allowed,
    do,
    drawn,
    events,
    held,
    mission,
    play,
    refused,
    stands,
    state_in,
    street,
    view_of,
)

SET = {
    "survivors": "sheets", "seats": "seats", "first_seat": "first", "turn_seat": "turn",
    "round": "round", "active": "active", "tidying": "tidying", "arrived": "arrived",
    "open_doors": "opened", "opened_buildings": "opened", "taken_objectives": "taken",
    "slipped_away": "slipped_away", "marked": "marked", "guests": "sheets", "order": "order",
    "equipment_deck": "equipment_deck", "equipment_discard": "equipment_discard",
    "aside": "aside", "cars": "cars", "found_in_cars": "found_in_cars",
    "spawn_deck": "spawn_deck", "spawn_discard": "spawn_discard", "emptied": "emptied",
    "under": "hands", "uproar": "uproar", "shrugged": "shrugged",
    "latest_kill": "latest_kill", "heard": "heard", "beneath": "beneath",
    "borne": "borne", "laid": "laid_down", "burned": "burned",
}  # fmt: skip
"""Which key sets a field of the state."""
DRAWN = {"mission", "zombies", "noise", "phase"}
"""What the board says; positions are of the players' phase."""
ORDERED = {"standing"}
"""What players say by commands only: their standing answers."""
SURVIVOR = {
    "seat": "seats", "hands": "hands", "pack": "pack", "xp": "xp", "chosen": "skills",
    "standing": "eliminated", "escaped": "escaped", "done": "done", "actions": "actions",
    "free": "free", "searched": "searched", "used": "used", "lent_actions": "lent",
}  # fmt: skip
CAR = {
    "zone": "cars", "driver": "aboard", "passengers": "aboard", "cargo": "cargo",
    "searched": "looted", "gone": "gone",
}  # fmt: skip


@pytest.mark.parametrize(
    ("model", "keys", "of_the_board"),
    [(State, SET, DRAWN | ORDERED), (Survivor, SURVIVOR, {"id", "zone"}), (Car, CAR, set[str]())],
)
def test_every_field_of_the_state_can_be_set(
    model: Any, keys: dict[str, str], of_the_board: set[str]
) -> None:
    assert {one.name for one in fields(model)} == set(keys) | of_the_board
    assert set(keys.values()) <= set(Given.model_fields)


# ---------------------------------------------------------------- the table


def test_the_first_player_and_whose_turn_it_is() -> None:
    seats = {"ann": ["amy"], "bo": ["ned"], "cleo": ["phil"]}
    game = street("amy ned phil", seats=seats, first="bo", turn="cleo", done=["ned"], round=7)

    assert (game.table.acting, game.table.view().round) == (("cleo",), 7)
    play(game, do("end-turn", "phil"))
    assert game.table.acting == ("ann",)
    play(game, do("end-turn", "amy"))
    assert (game.table.acting, game.table.view().round) == (("cleo",), 8)


def test_free_order_lets_every_seat_act() -> None:
    seats = {"ann": ["amy"], "bo": ["ned"]}

    assert street("amy ned", seats=seats).table.acting == ("ann",)
    free = street("amy ned", seats=seats, order="free")
    assert free.table.acting == ("ann", "bo")
    assert free.table.options == {"order": "free"}


def test_whose_turn_has_begun_is_finished_first() -> None:
    game = street("amy ned .", active="ned")

    assert refused(game, do("move", "amy", zone="S2")) == "finish-first"


def test_an_inventory_being_reorganised_costs_no_second_action() -> None:
    hands: dict[str, Any] = {"hands": {"amy": ["pistol"]}}
    fresh = street("amy", **hands)
    begun = street("amy", active="amy", tidying={"survivor": "amy"}, **hands)
    for game in (fresh, begun):
        play(game, do("equip", "amy", card="pistol", place="pack"))

    assert (fresh.survivor("amy").actions, begun.survivor("amy").actions) == (2, 3)


# ---------------------------------------------------------------- survivors


def test_a_blue_skill_is_taken_off_the_sheet() -> None:
    plain, without = street("amy"), street("amy", without={"amy": ["plus-one-free-move"]})

    assert plain.survivor("amy").free_of("move") == 1
    assert without.survivor("amy").free_of("move") == 0
    assert "plus-one-free-move" not in without.survivor("amy").skills


def test_a_yellow_skill_is_taken_off_the_sheet() -> None:
    yellow = load_content("zombicide").characters["amy"].yellow

    assert yellow in street("amy", xp={"amy": 7}).survivor("amy").skills
    game = street("amy", xp={"amy": 7}, without={"amy": [yellow]})
    assert yellow not in game.survivor("amy").skills
    assert "plus-one-free-move" in game.survivor("amy").skills


def test_a_skill_that_the_sheet_has_not_is_not_taken_off() -> None:
    with pytest.raises(ValueError, match="without: amy: 'medic' is not known; known are plus-one"):
        street("amy", without={"amy": ["medic"]})


def test_a_sheet_is_changed_in_part() -> None:
    game = street("amy ned", sheets={"amy": {"blue": "medic"}})

    assert game.survivor("amy").skills == ("medic",)
    assert "medic" not in game.survivor("ned").skills


def test_a_custom_survivor_stands_on_the_board() -> None:
    game = street("zoe . 2W", sheets={"zoe": {"blue": "sniper"}})

    assert drawn(game) == "zoe . 2W"
    assert game.survivor("zoe").skills == ("sniper",)


def test_a_sheet_that_cannot_be_played_says_why() -> None:
    with pytest.raises(ValueError, match="sheets: zoe: skill: 'fly' is not known; known are plus"):
        street("zoe", sheets={"zoe": {"blue": "fly"}})
    with pytest.raises(ValueError, match="sheets: zoe: shape is 'cat'"):
        street("zoe", sheets={"zoe": {"shape": "cat"}})
    with pytest.raises(ValueError, match="sheets: 'zoe' is not known; known are amy"):
        street("amy", sheets={"zoe": {"blue": "medic"}})


def test_an_empty_left_hand_and_a_rifle_with_its_scope() -> None:
    game = street("phil", hands={"phil": ["-", "sniper-rifle"]})

    assert held(game, "phil") == ["-", "sniper-rifle"]
    assert len(state_in(game).under) == 1


def test_a_fired_weapon_must_be_reloaded() -> None:
    hands = {"phil": ["sawed-off", "sawed-off"]}
    game = street("phil+1W", hands=hands, emptied={"phil": ["sawed-off"]})

    assert [card.empty for card in game.survivor("phil").hands if card] == [True, False]
    with pytest.raises(ValueError, match="emptied: phil: 'sawed-off' is not known; known are none"):
        street("phil", hands=hands, emptied={"phil": ["sawed-off"] * 3})


def test_what_is_left_of_a_turn() -> None:
    game = street(
        "amy ned", actions={"amy": 1}, free={"amy": {"combat": 2}}, lent={"ned": 2}, done=["ned"]
    )

    assert game.survivor("amy").actions == 1
    assert game.survivor("amy").free == (("combat", 2),)
    assert (game.survivor("ned").done, game.survivor("ned").actions) == (True, 0)
    play(game, do("end-turn", "amy"))
    assert game.survivor("ned").actions == 5


def test_who_has_searched_searches_no_more() -> None:
    search = do("search", "amy")

    assert refused(street("[amy]", searched=["amy"]), search) == "searched-already"
    assert allowed(street("[amy]"), "amy", "search")


def test_a_skill_used_this_turn_is_used() -> None:
    given: dict[str, Any] = {"skills": {"amy": ["medic"]}, "wounds": {"ned": 1}}
    heal = do("heal", "amy", patient="ned")

    assert refused(street("amy+ned", used={"amy": ["medic"]}, **given), heal) == "skill-used"
    assert play(street("amy+ned", **given), heal).survivor("ned").wounds == 0


def test_the_zone_of_the_latest_kill_is_kept() -> None:
    game = street("amy .", latest_kill={"amy": "S2"})

    assert state_in(game).latest_kill == {"amy": "S2"}


def test_a_ninja_may_be_heard() -> None:
    skills = {"amy": ["ninja"]}

    assert view_of(street("amy", skills=skills)).noise == {}
    assert view_of(street("amy", skills=skills, heard=["amy"])).noise == {"S1": 1}


def test_toughness_used_up_is_gone_with_the_next_zombies_turn() -> None:
    game = street("amy", skills={"amy": ["tough"]}, shrugged=["amy"])

    assert state_in(game).shrugged == ["amy"]
    play(game, ZombiePhase())
    assert state_in(game).shrugged == []


def test_the_eliminated_and_the_escaped_stand_nowhere() -> None:
    game = street("amy .", eliminated=["ned"], escaped=["phil"], wounds={"phil": 1})
    ned, phil = game.survivor("ned"), game.survivor("phil")

    assert drawn(game) == "amy ."
    assert (ned.standing, ned.escaped, ned.wounds) == (False, False, 2)
    assert (phil.standing, phil.escaped, phil.wounds) == (False, True, 1)


@pytest.mark.parametrize("twice", [{"eliminated": ["amy"]}, {"escaped": ["amy"]}])
def test_nobody_is_in_two_places(twice: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="'amy' is in two places"):
        street("amy ned", **twice)
    with pytest.raises(ValueError, match="'amy' is in two places"):
        street("amy amy")


# ---------------------------------------------------------------- decks


def kinds(cards: list[str]) -> list[str]:
    return [load_content("zombicide").cards[card] for card in cards]


def test_a_deck_of_exactly_these_cards() -> None:
    game = street("[amy]", equipment_deck=["katana", "bag-of-rice"], equipment_discard=["water"])
    state = state_in(game)

    assert kinds(state.equipment_deck) == ["bag-of-rice", "katana"]
    assert kinds(state.equipment_discard) == ["water"]
    play(game, do("search", "amy"))
    assert "katana" in held(game, "amy")


def test_an_empty_deck_is_given_as_none() -> None:
    state = state_in(street("amy", equipment_deck=[], spawn_deck=[], spawn_discard=["02", "01"]))

    assert (state.equipment_deck, state.spawn_deck) == ([], [])
    assert state.spawn_discard == ["02", "01"]


def test_a_deck_of_exactly_these_zombie_cards() -> None:
    game = street("amy . . s", spawn_deck=["03", "01"], spawn_discard=["02"])

    assert game.table.view().spawn_cards_left == 2
    play(game, ZombiePhase())
    assert events(game, "SpawnCardDrawn")[0].card == "03"


def test_a_discarded_card_is_not_in_the_rest_of_the_deck() -> None:
    state = state_in(street("amy", spawn_discard=["02"], equipment_discard=["water-1"]))

    assert "02" not in state.spawn_deck
    assert "water-1" not in state.equipment_deck


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"equipment": ["water"], "equipment_deck": []}, "give one"),
        ({"spawn": ["01"], "spawn_deck": []}, "give one"),
        ({"spawn_discard": ["77"]}, "zombie card: '77' is not known; known are 01"),
        ({"equipment_discard": ["joker"]}, "left are "),
        ({"found_in_cars": ["water"]}, "found_in_cars: 'water' is not known"),
    ],
)
def test_decks_that_cannot_be_say_why(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        street("amy", **given)


def test_what_lies_aside_besides_the_wounds() -> None:
    state = state_in(street("amy", aside=["molotov"]))
    content = load_content("zombicide")

    lying = [kind for kind in kinds(state.aside) if content.equipment[kind].kind != "wound"]
    assert lying == ["molotov"]


# ---------------------------------------------------------------- the board


def test_zombies_that_came_in_this_round_are_new() -> None:
    game = street("amy . 3W", arrived={"S3": "2W"})

    assert [(one.count, one.new) for one in game.table.view().groups] == [(3, 2)]
    with pytest.raises(ValueError, match=r"arrived: 'ned\+2W' is more than zombies"):
        street("amy . 3W", arrived={"S3": "ned+2W"})


def test_an_uproar_draws_the_zombies() -> None:
    board = "amy . . 1W . . ned\n# # # # # # #"
    game = street(board, uproar={"survivor": "ned", "zone": "S7", "round": 1})
    play(game, ZombiePhase())

    assert stands(game)["S5"] == "1W"


def test_noise_lies_where_nobody_stands_on_a_missions_board() -> None:
    game = mission("00", {"S4": "amy", "B2": "2n"})

    assert view_of(game).noise == {"S4": 1, "B2": 2}


def test_a_missions_open_door_is_shut_and_a_closed_one_opened() -> None:
    board = load_content("zombicide").board("01")
    closed = next(door.id for door in board.doors.values() if not door.starts_open)
    zone = next(iter(board.zones))

    opened = mission("01", {zone: "amy"}, opened=[closed]).table.view().open_doors
    assert closed in opened
    shut = mission("01", {zone: "amy"}, opened=[closed], shut=[closed]).table.view().open_doors
    assert closed not in shut


def test_an_objective_that_is_taken_is_no_more_there() -> None:
    game = street("amy ! !", taken=["objective-1"])

    assert drawn(game) == "amy . !"
    with pytest.raises(ValueError, match="taken: 'gold' is not known; known are objective-1"):
        street("amy !", taken=["gold"])


def test_a_marked_objective_and_those_that_slipped_away() -> None:
    objectives = [{"id": "token", "zone": "S2", "colour": "hidden"}]
    state = state_in(street("amy !", objectives=objectives, marked="token", slipped_away=3))

    assert (state.marked, state.slipped_away) == ("token", 3)


# ---------------------------------------------------------------- cars


def test_a_car_with_cargo_and_people_in_it() -> None:
    game = street(
        "amy+ned .",
        cars={"pimp-mobile": "S1"},
        aboard={"pimp-mobile": ["-", "ned"]},
        cargo={"pimp-mobile": ["bag-of-rice", "water"]},
        looted=["pimp-mobile"],
        found_in_cars=["mas-shotgun"],
    )
    car = game.table.view().cars[0]

    assert (car.driver, car.passengers, car.searched) == (None, ("ned",), True)
    assert [card.kind for card in car.cargo] == ["bag-of-rice", "water"]
    assert kinds(state_in(game).found_in_cars) == ["mas-shotgun"]
    assert refused(game, do("search-car", "amy", car="pimp-mobile")) == "car-searched-already"


def test_a_missions_car_stands_elsewhere_or_is_gone() -> None:
    content = load_content("zombicide")
    found = next(one for one in content.missions.values() if one.cars)
    car, zone = found.cars[0].id, "S1"

    moved = mission(found.id, {zone: "amy"}, cars={car: zone}).table.view().cars[0]
    assert (moved.zone, moved.gone) == (zone, False)
    assert mission(found.id, {zone: "amy"}, gone=[car]).table.view().cars[0].gone
    with pytest.raises(ValueError, match=f"cargo: 'tram' is not known; known are {car}"):
        mission(found.id, {zone: "amy"}, cargo={"tram": ["water"]})


# ---------------------------------------------------------------- a drawn mission


def test_manholes_count_by_the_tiles_that_are_drawn() -> None:
    card = next(
        one.id for one in load_content("zombicide").spawn_cards.values() if one.rule == "manhole"
    )
    near = street("amy+o o . s", spawn=[card])
    parted = street("amy+o o . s", spawn=[card], tiles="a b b b")
    for game in (near, parted):
        play(game, ZombiePhase())

    assert "W" in stands(near).get("S2", "") or "F" in stands(near).get("S2", "")
    assert stands(parted)["S2"] == "o"


def test_an_exit_a_rule_and_a_goal_of_ones_own() -> None:
    escape = {"name": "escape", "who": "all", "leaving": "may"}
    rules = [{"name": "no-search", "zones": ["B1"]}]
    game = street("[amy] / .", exit="S1", victory=[escape], rules=rules)

    assert refused(game, do("search", "amy")) == "nothing-to-find-here"
    play(game, do("move", "amy", zone="S1"))
    assert game.table.outcome is not None
    assert game.table.outcome.reason == "goals-reached"


def test_a_rule_that_nobody_knows_is_told() -> None:
    with pytest.raises(ValueError, match="rule dance: it is not known; known are"):
        street("amy", rules=[{"name": "dance"}])


def test_tokens_are_told_more_of() -> None:
    game = street(
        "amy ! s",
        objectives=[{"id": "key", "zone": "S2", "colour": "blue", "xp": 7}],
        spawns=[{"zone": "S3", "colour": "blue", "active_from": "key"}],
    )
    view = game.table.view()

    assert [(one.id, one.colour) for one in view.objectives] == [("key", "blue")]
    assert [(one.zone, one.active) for one in view.spawns] == [("S3", False)]


def test_a_locked_door_waits_for_its_objective() -> None:
    given: dict[str, Any] = {"hands": {"amy": ["crowbar"]}, "locks": {"B1-S1": "objective-1"}}
    game = street("amy | [.] = [!]", **given)

    assert game.table.view().locked_doors == {"B1-S1"}
    assert not street("amy | [.] = [!]", taken=["objective-1"], **given).table.view().locked_doors


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"exit": "S9"}, "exit: 'S9' is not known; known are S1, S2"),
        ({"locks": {"B1-S1": "key"}}, "locks: door: 'B1-S1' is not known; known are none"),
        ({"cars": {"pimp-mobile": "S9"}}, "cars: zone: 'S9' is not known"),
        ({"cars": {"tram": "S1"}}, "cars: tram: kind is 'tram'; a car is police, pimp, car or van"),
        ({"first": "bo"}, "first: 'bo' is not known; known are ann"),
        ({"order": "wild"}, "order: 'wild' is not known; known are strict, free"),
        ({"used": {"amy": ["yoga"]}}, "used: 'yoga' is not known"),
        ({"skills": {"amy": ["yoga"]}}, "skills: 'yoga' is not known"),
        ({"shut": ["B1-S1"]}, "shut: 'B1-S1' is not known"),
        ({"seats": {"ann": ["amy"], "bo": ["amy"]}}, "differ"),
        ({"heard": ["ned"]}, "heard: 'ned' is not known; known are amy"),
    ],
)
def test_what_is_named_must_be_there(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        street("amy .", **given)
