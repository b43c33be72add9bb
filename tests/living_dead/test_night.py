"""What the living dead do, searching, cars and how scenes end. [living-dead #4, #8, #9, #15]"""

from __future__ import annotations

import pytest

from engine.family.scenario import Course, command_of
from tests.living_dead.house import (
    SAFE,
    do,
    drawn,
    events,
    farm,
    held,
    play,
    refused,
    scene,
    stands,
    state_in,
    street,
)
from tests.table import ZombiePhase, allowed


def test_they_go_for_the_most_survivors_and_not_for_the_nearest():
    game = street("ben . 2W . . tom+judy")
    play(game, ZombiePhase())

    assert drawn(game) == "ben . . 2W . tom+judy"


def test_whom_they_see_comes_first_however_few():
    game = street("[tom+judy] = [.] | 2W . ben")
    play(game, ZombiePhase())

    assert drawn(game).endswith("| . 2W ben")


def test_the_table_says_where_the_odd_one_goes_and_nobody_is_added():
    game = play(street("ben . 3W . tom"), ZombiePhase(), answers=["S2"])

    assert drawn(game) == "ben 2W . 1W tom"


def test_one_alone_goes_where_the_table_says():
    game = play(street("ben . 1W . tom"), ZombiePhase(), answers=["S4"])

    assert drawn(game) == "ben . . 1W tom"


def test_of_two_ways_as_long_each_takes_half_and_the_table_says_where_the_odd_one_goes():
    game = street("2F+3W .\n.     ben")
    play(game, ZombiePhase(), answers=["S2"])

    assert stands(game) == {"S2": "2W+1F", "S3": "1W+1F", "S4": "ben"}


def test_nobody_sees_whom_a_wall_hides_but_they_come_all_the_same():
    game = play(street("ben . 1W\n.   # ."), ZombiePhase())
    assert stands(game)["S2"] == "1W"

    game = play(street("ben . .\n#   # 1W"), ZombiePhase())
    assert stands(game)["S3"] == "1W"


def test_a_card_reads_the_line_of_the_most_experienced_in_play():
    """A walker and a fatty at yellow: the worked example of the invasion."""
    game = farm(
        {"B8": "tom+judy"},
        xp={"judy": 12},
        spawn=["03", "38", "43"],
        spawn_tokens=["S1", "S6", "S20"],
    )
    play(game, ZombiePhase())

    came = [(one.zone, one.kind, one.count) for one in events(game, "ZombiesSpawned")]
    assert came == [("S1", "walker", 3), ("S6", "fatty", 1)]
    assert len(events(game, "PassagesOpened")) == 1


def test_the_white_token_comes_first_and_then_the_others_clockwise():
    game = play(farm({"B8": "ben"}, spawn=["01", "02", "05", "06"]), ZombiePhase())

    assert [one.zone for one in events(game, "SpawnCardDrawn")] == ["S1", "S6", "S20", "S15"]


@pytest.mark.parametrize(
    ("tokens", "zones"),
    [
        (["S1", "S20", "S20", "S15"], ["S1", "S20", "S20", "S15"]),
        (["S1", "S15", "S20", "S15"], ["S1", "S20", "S15", "S15"]),
        (["S20", "S6", "S20", "S15"], ["S20", "S20", "S15", "S6"]),
    ],
)
def test_wherever_fire_moved_tokens_zones_draw_clockwise_from_the_white_one(
    tokens: list[str], zones: list[str]
):
    game = farm({"B8": "ben"}, spawn_tokens=tokens, spawn=["01", "02", "05", "06"])
    shown = [one.zone for one in game.table.view(None).spawns]
    play(game, ZombiePhase())

    assert [one.zone for one in events(game, "SpawnCardDrawn")] == zones
    assert shown == list(dict.fromkeys(zones))


def test_when_all_undead_cards_are_drawn_their_discards_are_shuffled():
    game = farm({"B8": "ben"}, spawn=["01", "02"])
    state_in(game).spawn_discard += state_in(game).spawn_deck[:-2]
    del state_in(game).spawn_deck[:-2]
    play(game, ZombiePhase())

    assert [one.deck for one in events(game, "DeckReshuffled")] == ["spawn"]


def test_a_fatty_deals_two_wounds_and_a_walker_one():
    game = play(street("ben+tom+1F+1W"), ZombiePhase(), answers=["ben", "tom"])
    wounds = sorted((game.survivor("ben").wounds, game.survivor("tom").wounds))

    assert wounds == [1, 2]


def test_the_third_wound_of_anybody_loses():
    game = play(street("ben+1W tom", wounds={"ben": 2}), ZombiePhase())

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "somebody-fell"


def test_the_second_wound_does_not():
    game = play(street("ben+1W tom", wounds={"ben": 1}), ZombiePhase())

    assert game.table.outcome is None


def test_an_opening_card_opens_where_its_kind_stands_but_not_at_blue():
    at = {"B6": "ben", "S17": "1W", "B1": "1W"}
    blue = farm(at, **SAFE, spawn=["43", "01"])
    play(blue, ZombiePhase())
    assert events(blue, "PassagesOpened") == []

    yellow = farm(at, **SAFE, xp={"ben": 7}, spawn=["43", "01"])
    play(yellow, ZombiePhase())
    assert "B6-S17" in events(yellow, "PassagesOpened")[0].doors


def test_the_line_read_is_that_of_the_most_experienced():
    game = farm({"B8": "tom+judy"}, xp={"tom": 5, "judy": 12}, spawn=["01"])
    play(game, ZombiePhase())

    assert events(game, "SpawnCardDrawn")[0].level == "yellow"


def test_red_begins_at_43():
    assert street("ben", xp={"ben": 42}).survivor("ben").level == "orange"
    assert street("ben", xp={"ben": 43}).survivor("ben").level == "red"


# ---------------------------------------------------------------- searching


def test_in_romero_mode_only_household_gear_is_found():
    assert refused(farm({"B8": "ben"}), do("search", "ben", deck="melee")) == "household-only"


def test_in_zombicide_mode_weapons_are_found_where_the_scene_has_them():
    game = farm({"B8": "ben"}, zombicide=["ben"], equipment=["machete"])
    play(game, do("search", "ben", deck="melee"))

    assert "machete" in held(game, "ben")


def test_elsewhere_they_are_not():
    game = farm({"B5": "ben"}, zombicide=["ben"])

    assert refused(game, do("search", "ben", deck="melee")) == "cache-elsewhere"


def test_what_lies_in_a_room_is_taken_instead_of_a_card():
    game = farm({"B5": "ben"}, lying={"B5": ["winchester-94-1"]})
    play(game, do("search", "ben", deck="lying"))

    assert held(game, "ben")[0] == "winchester-94"
    assert state_in(game).lying == {}


def test_two_flashlights_do_not_add_up():
    """Ruling 11: not in this edition."""
    game = farm(
        {"B5": "ben"}, pack={"ben": ["flashlight", "flashlight"]}, equipment=["jar", "jar", "scope"]
    )
    play(game, do("search", "ben", deck="household"))

    assert held(game, "ben").count("jar") == 2
    assert "scope" not in held(game, "ben")


def test_a_surprise_is_a_relative_and_ends_the_search():
    game = farm({"B5": "ben"}, pack={"ben": ["flashlight"]}, equipment=["my-baby", "jar"])
    play(game, do("search", "ben", deck="household"))

    assert stands(game)["B5"] == "ben+1R"
    assert "jar" not in held(game, "ben")


def test_a_torch_leaves_the_kerosene_with_its_maker():
    game = farm({"B5": "ben"}, hands={"ben": ["table-leg", "kerosene"]})
    play(game, do("craft", "ben", recipe="torch"), answers=["left"])

    assert sorted(one for one in held(game, "ben") if one != "-") == ["kerosene", "torch"]


def test_a_molotov_takes_both_parts():
    game = farm({"B5": "ben"}, hands={"ben": ["jar", "kerosene"]})
    play(game, do("craft", "ben", recipe="molotov"), answers=["left"])

    assert [one for one in held(game, "ben") if one != "-"] == ["molotov"]


# ---------------------------------------------------------------- cars


CAR = {"cars": {"car-1": "S1"}, "aboard": {"car-1": ["ben"]}}


def test_a_car_attacks_what_it_enters_and_not_where_it_starts():
    game = street("ben+1W 1F+2W .", **CAR, dice=[4, 1, 1])
    play(game, do("drive", "ben", path=["S2", "S3"]))

    assert drawn(game) == "1W 2W ben"


def test_a_car_that_goes_back_and_forth_attacks_at_every_entry():
    """Ruling 8: it may, and each entry into a zone with some of them is an attack."""
    game = street("ben 9W", **CAR, dice=[1] * 6)
    play(game, do("drive", "ben", path=["S2", "S1"]), do("drive", "ben", path=["S2"]))

    assert [one.zone for one in events(game, "CarStruck")] == ["S2", "S2"]


def test_no_skill_counts_for_a_car():
    """Neither dice nor targets, nor running after a kill."""
    skills = ["plus-one-die-combat", "sniper", "hit-and-run", "plus-one-to-roll-combat"]
    given = {"zombicide": ["ben"], "skills": {"ben": skills}, "xp": {"ben": 43}}
    game = street("ben 1F+1W+tom .", **CAR, **given, dice=[4, 3, 4])
    play(game, do("drive", "ben", path=["S2"]))

    assert drawn(game) == ". ben+tom ."
    assert game.survivor("tom").wounds == 2


def test_who_sits_in_the_car_is_not_under_it():
    aboard = {"cars": {"car-1": "S1"}, "aboard": {"car-1": ["ben", "tom"]}}
    game = street("ben+tom 1W", **aboard, dice=[1, 1, 1])
    play(game, do("drive", "ben", path=["S2"]))

    assert (game.survivor("ben").wounds, game.survivor("tom").wounds) == (0, 0)


def test_a_car_drives_two_zones_in_the_open_and_into_no_house_corn_or_woods():
    game = scene("S10", {"S13": "ben"}, aboard={"johnnys-car": ["ben"]})
    ways = {tuple(one["path"]) for one in allowed(game, "ben", "drive")}
    ends = {zone for path in ways for zone in path}
    zones = game.table.view(None).board.zones

    assert max(map(len, ways)) == 2
    assert {zones[one].kind for one in ends} == {"street"}
    assert {zones[one].terrain for one in ends} == {"open"}


def test_only_who_is_at_the_wheel_drives_and_seats_are_changed_for_an_action():
    game = street("ben+tom .", cars={"car-1": "S1"}, aboard={"car-1": ["ben", "tom"]})
    assert refused(game, do("drive", "tom", path=["S2"])) == "not-at-the-wheel"

    play(game, do("change-seat", "ben", seat="passenger"))
    assert game.survivor("ben").actions == 2
    assert refused(game, do("drive", "ben", path=["S2"])) == "not-at-the-wheel"


def test_under_a_car_misses_fall_on_friends_on_foot():
    game = street("ben 1W+tom .", **CAR, dice=[4, 4, 1])
    play(game, do("drive", "ben", path=["S2", "S3"]))

    assert game.survivor("tom").wounds == 2


def test_among_friends_alone_a_car_attacks_nobody():
    game = street("ben tom .", **CAR)
    play(game, do("drive", "ben", path=["S2", "S3"]))

    assert game.survivor("tom").wounds == 0


# ---------------------------------------------------------------- how scenes end


def test_the_last_household_card_wins_scene_2():
    game = scene("S2", {"B6": "ben"}, equipment_deck=["jar"])
    play(game, do("search", "ben", deck="household"))

    assert game.table.outcome is not None
    assert game.table.outcome.won


def test_the_last_household_card_wins_at_once_though_a_flashlight_would_draw_on():
    pack = {"ben": ["flashlight", "planks", "scope"]}
    game = scene("S2", {"B6": "ben"}, equipment_deck=["jar"], pack=pack)
    play(game, do("discard", "ben", card="planks"), do("discard", "ben", card="scope"))
    play(game, do("search", "ben", deck="household"))

    assert game.table.outcome is not None
    assert game.table.outcome.won


def test_one_of_them_in_the_house_at_the_end_of_the_players_phase_loses_scene_2():
    game = play(scene("S2", {"B6": "ben", "B1": "1W"}), ZombiePhase())

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "house-overrun"


# ---------------------------------------------------------------- full houses [S9]


def opened_house(*cards: str) -> Course:
    """Ben opens the house with the closed front door of 2R; a card for each of its rooms."""
    game = scene("S9", {"S1": "ben"}, xp={"ben": 7}, spawn=list(cards))
    door = next(one for one in game.table.view(None).board.doors.values() if one.sort == "door")
    state_in(game).survivors["ben"].zone = door.zones[1]
    game.give(command_of(game, do("open-door", "ben", door=door.id).fields))
    return game


def test_opening_a_house_asks_which_room_is_looked_into_next():
    question = opened_house("01", "02", "05", "07").table.question

    assert question is not None
    assert question.key == "next-room"


def test_an_opening_card_leaves_its_room_empty_and_opens_at_once():
    """Ruling 10: the first card of the house is one that opens: nobody waits in that room."""
    game = opened_house("43", "01", "02", "05")
    asked = game.table.question
    assert asked is not None
    first = asked.options[0]
    while game.table.question:
        game.answer(game.table.question.options[0])

    assert len(events(game, "PassagesOpened")) == 1
    assert first not in stands(game)


def test_who_moved_while_a_broken_house_was_revealed_does_not_walk_again():
    """A Breaker opens a house, its cards find no Walkers in the box: all Walkers act at once, and
    those who were about to walk have done so."""
    board = scene("S9", {"S1": "ben"}).table.view(None).board
    door = next(one for one in board.doors.values() if one.sort == "door")
    streets = [one.id for one in board.zones.values() if one.kind == "street"]
    far = [zone for zone in streets if zone != door.zones[1]]
    at = {far[-1]: "ben", door.zones[1]: "1B", far[0]: "28W"}
    game = scene("S9", at, spawn=["01", "02", "05"])
    game.let_zombies_come()
    while game.table.questions:
        game.answer(game.table.questions[0].default)

    assert len(events(game, "ExtraActivation")) >= 1
    assert sum(one.count for one in game.table.view(None).groups if one.kind == "walker") == 28
