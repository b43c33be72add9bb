"""Doors, stairs, barricades, and who opens and shuts them. [living-dead #8, #9, scene S1]"""

from __future__ import annotations

import pytest

from tests.living_dead.house import (
    SAFE,
    SHUT,
    do,
    drawn,
    events,
    farm,
    play,
    refused,
    scene,
    stands,
    state_in,
    street,
)
from tests.table import ZombiePhase


def test_a_door_opens_by_hand_and_closes_again():
    game = farm({"B8": "tom"})
    play(game, do("open-door", "tom", door="B7-B8"))
    assert "B7-B8" in game.table.view(None).open_doors
    assert [one.door for one in events(game, "DoorOpenedByHand")] == ["B7-B8"]

    play(game, do("close-door", "tom", door="B7-B8"))
    assert "B7-B8" not in game.table.view(None).open_doors
    assert game.survivor("tom").actions == 1


def test_the_stairs_are_a_door():
    game = farm({"B7": "tom"})
    play(game, do("open-door", "tom", door="B7-B4"), do("move", "tom", zone="B4"))

    assert stands(game)["B4"].startswith("tom")


def test_among_the_living_dead_nobody_handles_doors():
    assert refused(farm({"B8": "tom+1W"}), do("open-door", "tom", door="B7-B8")) == "hands-full"


def test_open_windows_let_everybody_through():
    game = farm({"S16": "ben"})
    play(game, do("move", "ben", zone="B5"))

    assert stands(game)["B5"] == "ben"


def test_wood_between_rooms_is_taken_for_an_action_from_either_side():
    game = farm({"B5": "ben", "B6": "tom"})
    play(game, do("barricade", "ben", how="take", door="B5-B6"))

    assert state_in(game).boards == {"ben": 1}
    assert refused(game, do("barricade", "ben", how="close", door="B5-B6")) == "no-barricade-here"


def test_a_window_is_barricaded_for_an_action_and_brings_five_experience():
    game = farm({"B5": "ben"}, boards={"ben": 1})
    play(game, do("barricade", "ben", how="build", door="B5-S11"))

    assert "B5-S11" not in game.table.view(None).open_doors
    assert (game.survivor("ben").xp, game.survivor("ben").actions) == (5, 2)


def test_without_wood_nothing_is_built():
    game = farm({"B5": "ben"})

    assert refused(game, do("barricade", "ben", how="build", door="B5-S11")) == (
        "no-barricade-carried"
    )


def test_planks_become_wood_for_no_action():
    game = farm({"B5": "ben"}, pack={"ben": ["planks"]})
    play(game, do("use-planks", "ben"))

    assert state_in(game).boards == {"ben": 1}
    assert (game.survivor("ben").xp, game.survivor("ben").actions) == (0, 3)


def test_wood_is_handed_over_as_cards_are():
    game = farm({"B5": "ben+tom"}, boards={"ben": 2})
    play(game, do("give-barricade", "ben", partner="tom"))
    play(game, do("give-barricade", "ben", partner="tom"))

    assert state_in(game).boards == {"tom": 2}
    assert game.survivor("ben").actions == 2


def test_wood_is_asked_for_as_cards_are():
    game = farm({"B5": "ben+tom"}, boards={"tom": 2})
    play(game, do("give-barricade", "ben", partner="tom", way="take"))
    play(game, do("give-barricade", "ben", partner="tom", way="take"))

    assert state_in(game).boards == {"ben": 2}
    assert game.survivor("ben").actions == 2
    assert [(one.survivor, one.partner) for one in events(game, "BarricadeGiven")] == [
        ("tom", "ben")
    ] * 2


def test_wood_changes_hands_within_a_zone_and_where_somebody_has_some():
    give, take = (do("give-barricade", "ben", partner="tom", way=way) for way in ("give", "take"))

    assert refused(farm({"B5": "ben", "B6": "tom"}, boards={"ben": 1}), give) == "partner-not-here"
    assert refused(farm({"B5": "ben+tom"}, boards={"tom": 1}), give) == "no-barricade-carried"
    assert refused(farm({"B5": "ben+tom"}, boards={"ben": 1}), take) == "no-barricade-carried"


def test_the_action_of_a_trade_pays_for_wood_too():
    game = farm({"B5": "ben+tom"}, boards={"ben": 1}, hands={"ben": ["axe"]})
    play(game, do("trade", "ben", partner="tom", give="axe"))
    play(game, do("give-barricade", "ben", partner="tom"))

    assert game.survivor("ben").actions == 2


def test_a_closed_barricade_opens_with_a_tool_in_hand():
    given = {"barricades": ["B5-S11"], "shut": ["B5-S11"]}
    opening = do("barricade", "ben", how="open", door="B5-S11")

    assert refused(farm({"B5": "ben"}, **given), opening) == "no-tool-in-hand"
    game = farm({"B5": "ben"}, **given, hands={"ben": ["tire-iron"]})
    play(game, opening)
    assert "B5-S11" in game.table.view(None).open_doors


def test_an_open_barricade_is_closed_without_a_tool():
    game = farm({"B5": "ben"}, barricades=["B5-S11"])
    play(game, do("barricade", "ben", how="close", door="B5-S11"))

    assert "B5-S11" not in game.table.view(None).open_doors


def test_breakers_open_what_is_shut_round_them_and_stay_where_they_are():
    game = farm({"B8": "tom", "S13": "1B+1W"}, **SAFE)
    play(game, ZombiePhase(), answers=[])

    assert [one.doors for one in events(game, "PassagesBroken")] == [("B5-S13",)]
    assert stands(game)["S13"].startswith("1B")
    assert stands(game)["B5"] == "1W"


def test_walkers_gather_before_what_is_shut():
    game = farm({"B5": "tom", "S13": "2W"}, **SAFE)
    play(game, ZombiePhase())

    assert stands(game)["S13"].startswith("2W")


def test_the_house_is_saved_when_all_windows_are_shut_and_nobody_dead_is_in():
    given = {**SAFE, "barricades": SHUT[1:-1], "shut": SHUT[1:]}
    game = farm({"B5": "ben"}, **given, boards={"ben": 1})
    play(game, do("barricade", "ben", how="build", door="B5-S11"))

    assert game.table.outcome is not None
    assert game.table.outcome.won


def test_the_house_is_not_saved_with_one_of_them_inside():
    given = {**SAFE, "barricades": SHUT[1:-1], "shut": SHUT[1:]}
    game = farm({"B5": "ben", "B1": "1W"}, **given, boards={"ben": 1})
    play(game, do("barricade", "ben", how="build", door="B5-S11"))

    assert game.table.outcome is None


# ---------------------------------------------------------------- what is refused


def test_a_door_is_handled_from_its_own_zones_and_turned_the_other_way_only():
    cellar = do("open-door", "tom", door="B7-B8")

    assert refused(farm({"B5": "tom"}), cellar) == "no-door-here"
    assert refused(farm({"B7": "tom"}, opened=["B7-B8"]), cellar) == "door-open-already"
    shut = do("close-door", "tom", door="B7-B8")
    assert refused(farm({"B7": "tom"}), shut) == "door-closed-already"
    assert refused(farm({"B7": "tom+1W"}, opened=["B7-B8"]), shut) == "hands-full"


def test_a_barricade_is_no_door_and_a_door_no_barricade():
    window = {"barricades": ["B5-S11"], "shut": ["B5-S11"]}

    by_hand = do("open-door", "ben", door="B5-S11")
    assert refused(farm({"B5": "ben"}, **window), by_hand) == "no-door-here"
    with_tool = do("barricade", "ben", how="open", door="B7-B8")
    assert refused(farm({"B7": "ben"}, hands={"ben": ["axe"]}), with_tool) == "no-barricade-here"


def test_on_a_drawn_board_a_door_with_a_token_is_a_barricade_and_no_door():
    game = street("[ben] | .", barricades=["B1-S1"], hands={"ben": ["axe"]})
    assert refused(game, do("open-door", "ben", door="B1-S1")) == "no-door-here"

    play(game, do("barricade", "ben", how="open", door="B1-S1"))
    assert refused(game, do("close-door", "ben", door="B1-S1")) == "no-door-here"
    play(game, do("barricade", "ben", how="close", door="B1-S1"))
    assert drawn(game) == "[ben] | ."


@pytest.mark.parametrize(
    "tool", ["tire-iron", "carpenters-hammer", "crowbar", "axe", "chainsaw", "table-leg", "machete"]
)
def test_only_what_bears_the_sign_opens_barricades(tool: str):
    game = farm({"B5": "ben"}, barricades=["B5-S11"], shut=["B5-S11"], hands={"ben": [tool]})
    opening = do("barricade", "ben", how="open", door="B5-S11")
    if tool in ("table-leg", "machete"):
        assert refused(game, opening) == "no-tool-in-hand"
    else:
        play(game, opening)
        assert [one.card for one in events(game, "BarricadeOpened")] == [f"{tool}-1"]
        assert game.survivor("ben").actions == 2


def test_a_tool_in_the_pack_opens_nothing():
    given = {"barricades": ["B5-S11"], "shut": ["B5-S11"], "pack": {"ben": ["tire-iron"]}}
    opening = do("barricade", "ben", how="open", door="B5-S11")

    assert refused(farm({"B5": "ben"}, **given), opening) == "no-tool-in-hand"


def test_a_barricade_is_turned_the_other_way_only_and_not_among_the_dead():
    axe, way = {"hands": {"ben": ["axe"]}}, "B5-S11"
    opening, closing = (do("barricade", "ben", how=how, door=way) for how in ("open", "close"))
    opened, shut = {"barricades": [way]}, {"barricades": [way], "shut": [way]}

    assert refused(farm({"B5": "ben"}, **axe, **opened), opening) == "barricade-open-already"
    assert refused(farm({"B5": "ben"}, **shut), closing) == "barricade-closed-already"
    assert refused(farm({"B5": "ben+1W"}, **axe, **shut), opening) == "hands-full"
    assert refused(farm({"B5": "ben+1W"}, **opened), closing) == "hands-full"


def test_wood_is_taken_from_between_two_rooms_only():
    """House: what blocks a window, or did, stays there."""
    taking = do("barricade", "ben", how="take", door="B5-S11")

    assert refused(farm({"B5": "ben"}, barricades=["B5-S11"]), taking) == "barricade-stays"
    game = play(farm({"B3": "ben"}), do("barricade", "ben", how="take", door="B3-B5"))
    assert [one.carried for one in events(game, "BarricadeTaken")] == [1]
    assert game.survivor("ben").actions == 2


def test_a_window_is_barricaded_from_outside_too_and_takes_the_wood():
    game = farm({"S11": "ben"}, boards={"ben": 2})
    play(game, do("barricade", "ben", how="build", door="B5-S11"))

    assert [one.carried for one in events(game, "BarricadeBuilt")] == [1]
    assert state_in(game).boards == {"ben": 1}


def test_nothing_is_built_but_in_an_open_window_of_ones_zone():
    def build(door: str):
        return do("barricade", "ben", how="build", door=door)

    assert refused(farm({"B5": "ben"}, boards={"ben": 1}), build("B5-B6")) == "no-window-here"
    assert refused(farm({"B5": "ben"}, boards={"ben": 1}), build("B7-S12")) == "no-window-here"
    assert refused(farm({"B5": "ben+1W"}, boards={"ben": 1}), build("B5-S11")) == "hands-full"
    blocked = farm({"B5": "ben"}, boards={"ben": 1}, barricades=["B5-S11"], shut=["B5-S11"])
    assert refused(blocked, build("B5-S11")) == "barricaded-already"


def test_closing_a_barricade_brings_no_experience():
    game = play(farm({"B5": "ben"}, barricades=["B5-S11"]), CLOSE)

    assert game.survivor("ben").xp == 0
    assert len(events(game, "BarricadeClosed")) == 1


CLOSE = do("barricade", "ben", how="close", door="B5-S11")

# ---------------------------------------------------------------- planks


def test_without_planks_there_is_nothing_to_use():
    assert refused(farm({"B5": "ben"}), do("use-planks", "ben")) == "no-planks"


def test_planks_bring_wood_as_long_as_the_box_has_a_token():
    """Eleven are in the box: five lie between the rooms."""
    planks = {"pack": {"ben": ["planks"]}}
    ten = play(farm({"B5": "ben+tom"}, boards={"tom": 5}, **planks), do("use-planks", "ben"))
    assert [one.carried for one in events(ten, "PlanksUsed")] == [1]
    assert events(ten, "CardDiscarded") == []

    all_used = farm({"B5": "ben+tom"}, boards={"tom": 6}, **planks)
    assert refused(all_used, do("use-planks", "ben")) == "no-barricade-left"


@pytest.mark.parametrize("mission", ["S2", "S3", "S4", "S5", "S6", "S7", "S9", "S10"])
def test_in_other_scenes_planks_build_nothing_and_no_barricade_is_built(mission: str):
    """A scene must allow it, and only the first one does."""
    game = scene(mission, {"B1": "ben"}, pack={"ben": ["planks"]}, boards={"ben": 1})
    window = next(
        one.id for one in game.table.view(None).board.doors.values() if one.sort == "window"
    )

    assert refused(game, do("use-planks", "ben")) == "nothing-to-build"
    building = do("barricade", "ben", how="build", door=window)
    assert refused(game, building) == "nothing-to-build"


# ---------------------------------------------------------------- the living dead


def test_the_living_dead_come_through_open_windows():
    """Ruling 4: survivors and the living dead cross them."""
    game = play(farm({"B5": "tom", "S16": "2W"}), ZombiePhase())

    assert stands(game)["B5"] == "tom+2W"


def test_breakers_who_strike_somebody_open_nothing():
    game = play(farm({"B7": "tom+1B"}), ZombiePhase())

    assert events(game, "PassagesBroken") == []
    assert game.survivor("tom").wounds == 1


def test_breakers_open_doors_and_stairs_as_well_and_all_that_is_shut_round_them():
    game = play(farm({"B8": "tom", "B7": "2B"}, shut=["B6-B7"]), ZombiePhase())

    assert {*events(game, "PassagesBroken")[0].doors} == {"B7-B8", "B7-B4", "B6-B7"}
    assert stands(game)["B7"].startswith("2B")


def test_breakers_on_both_sides_of_a_door_are_both_busy_with_it():
    game = play(farm({"B5": "tom", "B1": "1B", "S2": "1B"}), ZombiePhase())

    assert [(one.zone, one.doors) for one in events(game, "PassagesBroken")] == [("S2", ("B1-S2",))]
    assert (stands(game)["B1"], stands(game)["S2"]) == ("1B", "1B")


def test_with_nothing_shut_round_them_breakers_walk():
    game = play(farm({"B5": "tom", "S16": "1B"}), ZombiePhase())

    assert stands(game)["B5"] == "tom+1B"


def test_no_other_kind_opens_anything():
    game = play(farm({"B5": "tom", "S13": "1W+1F+1R"}, **SAFE), ZombiePhase())

    assert events(game, "PassagesBroken") == []
    assert stands(game)["S13"] == "1W+1F+1R"
