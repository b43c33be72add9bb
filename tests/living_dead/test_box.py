"""Setting up, a box that runs short, cars, some cards. [living-dead #3, #8, #9, #11, #12]"""

from __future__ import annotations

import pytest

import engine
from engine.living_dead.view import LivingView
from tests.living_dead.house import do, drawn, events, farm, held, play, refused, street
from tests.table import ZombiePhase

SEATS = {"ann": ["barbara", "ben", "tom"], "bob": ["harry", "helen", "judy"]}

# ---------------------------------------------------------------- the starting hand-out


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_who_is_dealt_the_winchester_has_a_table_leg_too_and_begins(seed: str):
    table = engine.open_table("living-dead", mission="S2", seats=SEATS, seed=seed)
    view = table.view(None)
    assert isinstance(view, LivingView)
    hands = {
        one.id: [card.kind for card in (*one.hands, *one.pack) if card] for one in view.survivors
    }
    holder = next(one for one in view.survivors if "winchester-94" in hands[one.id])

    assert sorted(hands[holder.id]) == ["table-leg", "winchester-94"]
    assert view.first_seat == holder.seat
    assert [len(cards) for one, cards in hands.items() if one != holder.id] == [1] * 5


def test_in_scene_1_a_table_leg_is_dealt_instead_and_the_table_says_who_begins():
    table = engine.open_table("living-dead", mission="S1", seats=SEATS, seed="1")

    assert table.question is not None
    assert table.question.key == "first-player"
    assert table.question.options == ("ann", "bob")


# ---------------------------------------------------------------- the box runs short


def test_where_figures_lack_those_left_come_and_the_kind_acts_once_more():
    game = farm({"B8": "ben", "S1": "27W"}, spawn=["09"])
    game.let_zombies_come()
    while game.table.questions:
        game.answer(game.table.questions[0].default)
    first = next(i for i, one in enumerate(game.events) if type(one).__name__ == "FiguresShort")

    assert events(game, "FiguresShort")[0].missing == 2
    assert type(game.events[first + 1]).__name__ == "ExtraActivation"


def test_in_a_zone_with_two_tokens_two_cards_are_drawn():
    game = farm({"B8": "ben"}, spawn_tokens=["S2", "S2", "S6"], spawn=["01", "02", "03"])
    play(game, ZombiePhase())

    assert [one.zone for one in events(game, "SpawnCardDrawn")] == ["S2", "S2", "S6"]


# ---------------------------------------------------------------- cars


CAR = {"cars": {"car-1": "S1"}}


def test_nobody_boards_a_car_among_the_dead_but_everybody_may_get_out():
    enter = do("enter-car", "ben", car="car-1", seat="driver")
    assert refused(street("ben+1W .", **CAR), enter) == "zombies-at-the-car"

    aboard = street("ben+1W .", **CAR, aboard={"car-1": ["ben"]})
    play(aboard, do("leave-car", "ben"))
    assert aboard.table.view(None).cars[0].driver is None


def test_who_sits_in_a_car_is_attacked_like_everybody():
    game = play(street("ben+1W .", **CAR, aboard={"car-1": ["ben"]}), ZombiePhase())

    assert game.survivor("ben").wounds == 1


def test_bens_drive_kills_two_walkers_then_the_fatty_first():
    """The worked example: aboard, two zones, two zones; where it starts nobody is threatened."""
    game = street(
        "ben . 2W . 1F+1W", **CAR, actions={"ben": 3}, dice=[4, 5, 1, 6, 1, 1], zombicide=["ben"]
    )
    play(game, do("enter-car", "ben", car="car-1", seat="driver"))
    play(game, do("drive", "ben", path=["S2", "S3"]))
    assert drawn(game) == ". . ben . 1W+1F"

    play(game, do("drive", "ben", path=["S4", "S5"]))
    assert drawn(game) == ". . . . ben+1W"
    assert game.survivor("ben").xp == 3


# ---------------------------------------------------------------- cards of a kind


def test_one_action_reloads_a_pair():
    game = street(
        "ben 6W", hands={"ben": ["sawed-off", "sawed-off"]}, actions={"ben": 3}, dice=[3] * 4
    )
    play(game, do("attack", "ben", card="sawed-off", zone="S2", pair=True))
    assert refused(game, do("attack", "ben", card="sawed-off", zone="S2")) == "must-reload"

    play(game, do("reload", "ben", card="sawed-off"))
    assert game.survivor("ben").actions == 1
    assert not any(card.empty for card in game.survivor("ben").hands if card)


def test_mas_shotgun_strikes_unloaded_but_does_not_shoot():
    game = street(
        "tom+3W",
        hands={"tom": ["mas-shotgun"]},
        zombicide=["tom"],
        actions={"tom": 3},
        dice=[3] * 3,
    )
    play(game, do("attack", "tom", card="mas-shotgun", zone="S1", kind="ranged"))
    shoot = do("attack", "tom", card="mas-shotgun", zone="S1", kind="ranged")
    assert refused(game, shoot) == "must-reload"

    play(game, do("attack", "tom", card="mas-shotgun", zone="S1", kind="melee"))
    assert drawn(game) == "tom"


def test_without_a_copy_left_in_the_special_pile_nothing_is_combined():
    game = farm(
        {"B5": "ben+tom"},
        hands={"ben": ["jar", "kerosene"], "tom": ["molotov", "molotov"]},
    )

    assert refused(game, do("craft", "ben", recipe="molotov")) == "none-left"


def test_who_combines_rearranges_the_inventory_for_nothing():
    game = farm({"B5": "ben"}, hands={"ben": ["jar", "kerosene"]}, pack={"ben": ["axe", "scope"]})
    play(game, do("craft", "ben", recipe="molotov"), answers=["left"])
    play(game, do("equip", "ben", card="axe", place="right"))
    play(game, do("equip", "ben", card="scope", place="left"))

    assert held(game, "ben") == ["scope", "axe", "molotov"]
    assert game.survivor("ben").actions == 3


def test_without_having_combined_rearranging_costs_an_action():
    game = farm({"B5": "ben"}, pack={"ben": ["axe"]})
    play(game, do("equip", "ben", card="axe", place="right"))

    assert game.survivor("ben").actions == 2


def test_nobody_searches_twice_even_with_a_free_search():
    game = farm(
        {"B5": "helen"},
        zombicide=["helen"],
        free={"helen": {"search": 1}},
        equipment=["jar", "scope"],
    )
    play(game, do("search", "helen", deck="household"))

    assert refused(game, do("search", "helen", deck="household")) == "searched-already"
    assert "jar" in held(game, "helen")
