"""How scenes begin, and the special rules of each. [living-dead #3, #15, scenes S1 to S10]"""

from __future__ import annotations

import pytest

import engine
from engine.family.scenario import command_of
from engine.living_dead.view import LivingView
from tests.living_dead.house import do, events, farm, modes, play, refused, scene, state_in
from tests.living_dead.playing import Living
from tests.table import ZombiePhase

SEATS = {"ann": ["barbara", "ben", "tom"], "bob": ["harry", "helen", "judy"]}


def opened(mission: str, seed: str = "1") -> Living:
    """A table of the scene, as it is asked its first question or begins."""
    return engine.open_table("living-dead", mission=mission, seats=SEATS, seed=seed)


def begun(mission: str) -> LivingView:
    """With every question of the beginning answered as it is proposed."""
    table = opened(mission)
    while table.questions:
        asked = table.questions[0]
        table.answer(asked.seats[0], asked.default)
    view = table.view(None)
    assert isinstance(view, LivingView)
    return view


def held_by(view: LivingView) -> dict[str, list[str]]:
    return {
        one.id: [card.kind for card in (*one.hands, *one.pack) if card] for one in view.survivors
    }


# ---------------------------------------------------------------- how all begin

MODES = [("romero", ("S1", "S2", "S3", "S4", "S5")), ("zombicide", ("S6", "S7", "S8", "S9", "S10"))]


@pytest.mark.parametrize(
    ("mode", "mission"), [(mode, one) for mode, missions in MODES for one in missions]
)
def test_everybody_begins_in_the_mode_of_the_scene(mode: str, mission: str):
    assert set(begun(mission).modes.values()) == {mode}


@pytest.mark.parametrize(("mission", "xp"), [("S9", 0), ("S10", 7)])
def test_in_scene_10_all_begin_at_yellow_with_what_that_brings(mission: str, xp: int):
    """Four actions from the first turn on."""
    people = begun(mission).survivors

    assert {one.xp for one in people} == {xp}
    assert {one.actions for one in people} == {3 + (xp == 7)}
    assert {"plus-one-action" in one.skills for one in people} == {xp == 7}


@pytest.mark.parametrize("mission", ["S9", "S10"])
def test_all_begin_in_the_car_and_the_table_says_who_drives(mission: str):
    table = opened(mission)
    asked = table.question
    assert asked is not None
    assert (asked.key, asked.options) == ("who-drives", tuple(SEATS["ann"] + SEATS["bob"]))

    table.answer(asked.seats[0], "judy")
    car = table.view(None).cars[0]
    assert car.driver == "judy"
    assert len(car.passengers) == 5


def test_scene_9_begins_in_no_house():
    """Ruling 9: a building where all begin is not revealed; here they begin outdoors."""
    view = begun("S9")

    assert {view.board.zones[one.zone].kind for one in view.survivors} == {"street"}
    assert view.lit_buildings == frozenset()


def test_in_scene_1_two_come_from_outside_and_four_from_the_cellar():
    zones = {one.id: one.zone for one in begun("S1").survivors}

    assert zones == {"barbara": "S17", "ben": "S17"} | dict.fromkeys(
        ("tom", "harry", "helen", "judy"), "B8"
    )


def test_in_scene_1_the_winchester_lies_in_the_living_room_and_three_hold_table_legs():
    view = begun("S1")
    held = held_by(view)

    assert view.lying == {"B5": ("winchester-94-1",)}
    assert sorted(card for cards in held.values() for card in cards) == sorted(
        ["tire-iron", "carpenters-hammer", "crowbar", *["table-leg"] * 3]
    )


def test_in_scene_1_five_barricades_lie_open_between_rooms_and_no_window_is_shut():
    view = begun("S1")
    passages = {one.id for one in view.board.doors.values() if one.sort == "passage"}
    windows = {one.id for one in view.board.doors.values() if one.sort == "window"}

    assert len(passages) == 5
    assert passages == view.barricades
    assert len(windows) == 8
    assert passages | windows <= view.open_doors


@pytest.mark.parametrize("mission", ["S2", "S3", "S4", "S5", "S6", "S7", "S9", "S10"])
def test_elsewhere_every_window_has_its_closed_barricade(mission: str):
    view = begun(mission)
    windows = {one.id for one in view.board.doors.values() if one.sort == "window"}

    assert windows == view.barricades
    assert windows.isdisjoint(view.open_doors)


def test_in_scene_3_the_table_shares_all_out_and_no_start_is_left_empty():
    """With five in the kitchen the sixth must begin in the dining room."""
    table = opened("S3")
    for one in ("barbara", "ben", "tom", "harry", "helen"):
        asked = table.question
        assert asked is not None
        assert (asked.key, asked.subject, asked.options) == ("start-area", one, ("B1", "B7"))
        table.answer(asked.seats[0], "B1")

    zones = {one.id: one.zone for one in table.view(None).survivors}
    assert zones["judy"] == "B7"


def test_where_nobody_holds_the_winchester_the_table_says_who_begins():
    asked = opened("S1").question

    assert asked is not None
    assert (asked.key, asked.options) == ("first-player", ("ann", "bob"))


def test_everybody_else_begins_together():
    starts = {
        one: {each.zone for each in begun(one).survivors} for one in ("S2", "S4", "S5", "S6", "S7")
    }

    assert starts == {"S2": {"B6"}, "S4": {"B6"}, "S5": {"B6"}, "S6": {"B3"}, "S7": {"B1"}}


# ---------------------------------------------------------------- trust

WINCHESTER = {"hands": {"ben": ["winchester-94-1"]}}


@pytest.mark.parametrize("mission", ["S1", "S2", "S3", "S4", "S5"])
def test_the_winchester_is_given_in_trust(mission: str):
    """Ruling 1: the giver may change, not the receiver."""
    game = scene(mission, {"B1": "ben+tom"}, **WINCHESTER)
    play(game, do("trade", "ben", partner="tom", give="winchester-94"), answers=["yes"])

    assert modes(game) == {"ben": "zombicide", "tom": "romero"}


@pytest.mark.parametrize("mission", ["S6", "S7", "S8", "S9", "S10"])
def test_in_later_scenes_it_is_a_card_like_others(mission: str):
    game = scene(mission, {"B1": "ben+tom"}, **WINCHESTER)
    state_in(game).pile.clear()
    play(game, do("trade", "ben", partner="tom", give="winchester-94"))

    assert modes(game)["ben"] == "romero"


def test_who_is_bold_already_is_not_asked():
    game = scene("S2", {"B1": "ben+tom"}, **WINCHESTER, zombicide=["ben"])
    play(game, do("trade", "ben", partner="tom", give="winchester-94"))

    assert events(game, "ModeChanged") == []


def test_while_a_relative_is_about_trust_shows_only_after_it_has_gone():
    """Ruling 2: with the last Relative gone only those who were bold are so again."""
    game = scene("S2", {"B1": "ben+tom+1R"}, hands={"ben": ["winchester-94-1", "axe"]}, dice=[6])
    play(game, do("trade", "ben", partner="tom", give="winchester-94"), answers=["yes"])
    assert modes(game) == {"ben": "romero", "tom": "romero"}

    play(game, do("attack", "ben", card="axe", zone="B1"))
    assert modes(game) == {"ben": "zombicide", "tom": "romero"}


# ---------------------------------------------------------------- the body of scene S1


def test_the_body_is_found_once_and_by_whom():
    """Ruling 3: house: whom it threw back takes heart again once it is gone."""
    game = farm({"B7": "ben", "B4": "tom"}, opened=["B7-B4"])
    play(game, do("move", "ben", zone="B4"), do("move", "ben", zone="B7"))
    play(game, do("move", "ben", zone="B4"))

    assert [one.zone for one in events(game, "BodyFound")] == ["B4"]


def test_who_turned_bold_after_the_body_was_found_stays_so():
    game = farm({"B7": "ben+tom"}, opened=["B7-B4"], **WINCHESTER, actions={"ben": 5})
    play(game, do("move", "ben", zone="B4"), do("move", "ben", zone="B7"))
    play(game, do("trade", "ben", partner="tom", give="winchester-94"), answers=["yes"])
    play(game, do("move", "ben", zone="B4"))

    assert modes(game)["ben"] == "zombicide"


# ---------------------------------------------------------------- houses that are held [S2, S4, S5]


@pytest.mark.parametrize(
    ("mission", "rooms"),
    [
        ("S2", ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"]),
        ("S4", ["B1", "B2", "B3", "B4", "B5", "B6"]),
        ("S5", ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"]),
    ],
)
def test_one_of_the_dead_in_any_room_when_the_players_phase_ends_loses(
    mission: str, rooms: list[str]
):
    for room in rooms:
        at = {"S1": "ben", room: "1W"}
        game = play(scene(mission, at), ZombiePhase())
        assert game.table.outcome is not None
        assert game.table.outcome.reason == "house-overrun"


def test_in_scene_4_the_other_houses_may_hold_them():
    for room in ("C1", "D2"):
        game = scene("S4", {"S1": "ben", room: "1W"})
        game.let_zombies_come()
        assert game.table.outcome is None


def test_in_scenes_1_and_3_nothing_is_lost_by_that():
    for mission in ("S1", "S3"):
        game = scene(mission, {"S1": "ben", "B8": "1W"})
        game.let_zombies_come()
        assert game.table.outcome is None


def test_who_comes_in_during_their_own_phase_loses_nothing_yet():
    game = play(scene("S2", {"B5": "ben", "S11": "1W"}, opened=["B5-S11"]), ZombiePhase())

    assert game.table.outcome is None


# ---------------------------------------------------------------- the pump [S4]


def test_nobody_shoots_at_the_pumps_tile_not_even_there():
    uzi, fire = {"hands": {"ben": ["uzi"]}}, {"hands": {"ben": ["molotov"]}}
    shot, thrown = (do("attack", "ben", card=card, zone="S29") for card in ("uzi", "molotov"))

    assert refused(scene("S4", {"S28": "ben", "S29": "1W"}, **uzi), shot) == "no-shooting-there"
    assert refused(scene("S4", {"S29": "ben+1W"}, **uzi), shot) == "no-shooting-there"
    assert refused(scene("S4", {"S28": "ben", "S29": "1W"}, **fire), thrown) == "no-shooting-there"


def test_one_strikes_there_and_shoots_away_from_there():
    axe = scene("S4", {"S29": "ben+1W"}, hands={"ben": ["axe"]}, dice=[6])
    play(axe, do("attack", "ben", card="axe", zone="S29"))
    assert len(events(axe, "ZombieKilled")) == 1

    uzi = scene("S4", {"S29": "ben", "S28": "1W"}, hands={"ben": ["uzi"]}, dice=[6] * 3)
    play(uzi, do("attack", "ben", card="uzi", zone="S28"))
    assert len(events(uzi, "ZombieKilled")) == 1


# ---------------------------------------------------------------- the white token [S7, S10]


@pytest.mark.parametrize(
    ("mission", "white", "near", "other"), [("S7", "S34", "S33", "S4"), ("S10", "S11", "S12", "S8")]
)
def test_fire_does_not_move_the_white_token_where_the_scene_says_so(
    mission: str, white: str, near: str, other: str
):
    given = {"hands": {"ben": ["molotov"]}, "spawn_tokens": [white, other]}
    game = scene(mission, {near: "ben", white: "1W"}, **given)
    play(game, do("attack", "ben", card="molotov", zone=white))

    assert state_in(game).spawns == [white, other]


def test_other_tokens_beside_the_white_one_may_be_moved():
    given = {"hands": {"ben": ["molotov"]}, "spawn_tokens": ["S34", "S4", "S34"]}
    game = scene("S7", {"S33": "ben", "S34": "1W"}, **given)
    play(game, do("attack", "ben", card="molotov", zone="S34"), answers=["S4"])

    assert state_in(game).spawns == ["S34", "S4", "S4"]


def test_elsewhere_fire_moves_the_white_token_too():
    given = {"hands": {"ben": ["molotov"]}, "spawn_tokens": ["S7", "S5", "S18"]}
    game = scene("S3", {"S9": "ben", "S7": "1W"}, **given)
    game.give(command_of(game, do("attack", "ben", card="molotov", zone="S7").fields))
    asked = game.table.question

    assert asked is not None
    assert (asked.key, asked.options) == ("drive-away", ("stay", "S5", "S18"))


def test_a_relative_at_rest_stays_at_rest_by_fire_too():
    game = scene("S7", {"S33": "ben", "S34": "1R"}, hands={"ben": ["molotov"]})
    play(game, do("attack", "ben", card="molotov", zone="S34"))

    assert game.table.outcome is not None
    assert game.table.outcome.won


def test_another_of_the_dead_at_the_white_token_is_not_johnny():
    game = scene("S7", {"S33": "ben", "S34": "1W+1F"}, hands={"ben": ["molotov"]})
    play(game, do("attack", "ben", card="molotov", zone="S34"))

    assert game.table.outcome is None


# ---------------------------------------------------------------- full houses [S9]


def test_a_house_is_revealed_once_whichever_of_its_ways_in_is_opened():
    game = scene("S9", {"S33": "ben"}, spawn=["01", "02", "05", "06"], hands={"ben": ["axe"]})
    play(game, do("open-door", "ben", door="G1-S33"), answers=["G1"])
    assert [one.zone for one in events(game, "SpawnCardDrawn")] == ["G1", "G2"]

    play(game, do("close-door", "ben", door="G1-S33"), do("open-door", "ben", door="G1-S33"))
    assert len(events(game, "SpawnCardDrawn")) == 2


def test_a_window_that_is_opened_reveals_its_house_as_a_door_does():
    game = scene("S9", {"S36": "ben"}, spawn=["01", "02", "05"], hands={"ben": ["axe"]})
    play(game, do("barricade", "ben", how="open", door="G1-S36"), answers=["G2"])

    assert [one.zone for one in events(game, "SpawnCardDrawn")] == ["G2", "G1"]


def test_in_other_scenes_nobody_waits_in_a_house():
    game = scene("S10", {"S25": "ben"}, spawn=["01", "02"])
    play(game, do("open-door", "ben", door="E1-S25"))

    assert events(game, "SpawnCardDrawn") == []


def test_a_room_counts_as_searched_whatever_was_found():
    """A surprise, too. [S9]"""
    rooms = ["B2", "C1", "C2", "D1", "D2", "E1", "E2", "G1", "G2"]
    game = scene("S9", {"B1": "ben"}, rooms_searched=rooms, equipment=["my-baby"])
    play(game, do("search", "ben", deck="household"))

    assert game.table.outcome is not None
    assert game.table.outcome.won
