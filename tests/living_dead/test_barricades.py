"""Doors, stairs, barricades, and who opens and shuts them. [living-dead #8, #9, scene S1]"""

from __future__ import annotations

from tests.living_dead.house import SAFE, SHUT, do, events, farm, play, refused, stands, state_in
from tests.table import ZombiePhase


def test_a_door_opens_by_hand_and_closes_again():
    game = farm({"B8": "tom"})
    play(game, do("open-door", "tom", door="B7-B8"))
    assert "B7-B8" in game.table.view(None).open_doors

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
