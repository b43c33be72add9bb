"""Romero and Zombicide mode, and what turns the sheets. [living-dead #5, #7, #15]"""

from __future__ import annotations

from engine.family.scenario import Course, command_of
from tests.living_dead.house import do, events, farm, held, modes, play, refused, state_in, street
from tests.table import ZombiePhase

TRUSTED = {"hands": {"ben": ["winchester-94-1"]}}


def test_everybody_begins_in_romero_mode():
    assert set(modes(farm({"B6": "ben+tom"})).values()) == {"romero"}


def test_who_gives_the_winchester_away_may_change_and_the_receiver_does_not():
    game = farm({"B6": "ben+tom"}, **TRUSTED)
    play(game, do("trade", "ben", partner="tom", give="winchester-94"), answers=["yes"])

    assert modes(game) == {"ben": "zombicide", "tom": "romero"}
    assert [(one.survivor, one.cause) for one in events(game, "ModeChanged")] == [("ben", "trust")]


def test_who_lets_the_winchester_be_taken_does_not_act_and_does_not_change():
    game = farm({"B6": "ben+tom"}, **TRUSTED)
    play(game, do("trade", "tom", partner="ben", take="winchester-94"))

    assert modes(game) == {"ben": "romero", "tom": "romero"}


def test_it_may_be_given_for_something_in_return():
    game = farm({"B6": "ben+tom"}, hands={"ben": ["winchester-94-1"], "tom": ["axe"]})
    swap = do("trade", "ben", partner="tom", give="winchester-94", take="axe")
    play(game, swap, answers=["yes"])

    assert modes(game) == {"ben": "zombicide", "tom": "romero"}


def test_nobody_need_change():
    game = farm({"B6": "ben+tom"}, **TRUSTED)
    play(game, do("trade", "ben", partner="tom", give="winchester-94"), answers=["no"])

    assert modes(game)["ben"] == "romero"


def test_another_winchester_asks_for_no_trust():
    game = farm({"B6": "ben+tom"}, hands={"ben": ["winchester-94-2"]})
    play(game, do("trade", "ben", partner="tom", give="winchester-94-2"))

    assert modes(game)["ben"] == "romero"


def test_a_relative_on_the_board_turns_everybody_to_romero_mode():
    game = farm({"B6": "ben", "S1": "1R"}, zombicide=["ben"])

    assert modes(game)["ben"] == "romero"


def test_with_the_last_relative_gone_only_those_who_were_bold_take_heart():
    game = farm({"B6": "ben+tom+1R"}, zombicide=["ben"], hands={"ben": ["table-leg"]}, dice=[6])
    play(game, do("attack", "ben", card="table-leg", zone="B6"))

    assert modes(game) == {"ben": "zombicide", "tom": "romero"}
    assert [one.cause for one in events(game, "ModeChanged")] == ["no-relative"]


def test_as_long_as_another_relative_is_about_nothing_turns():
    game = farm({"B6": "ben+1R", "S1": "1R"}, zombicide=["ben"], hands={"ben": ["axe"]}, dice=[6])
    play(game, do("attack", "ben", card="axe", zone="B6"))

    assert modes(game)["ben"] == "romero"
    assert events(game, "ModeChanged") == []


def test_a_relative_that_comes_turns_the_bold():
    game = farm({"B8": "ben"}, zombicide=["ben"], spawn=["39", "01", "02", "05"])
    play(game, ZombiePhase())

    assert [(one.survivor, one.cause) for one in events(game, "ModeChanged")] == [
        ("ben", "relative")
    ]


def test_beside_a_relative_the_trade_says_when_zombicide_mode_begins():
    game = farm({"B6": "ben+tom+1R"}, **TRUSTED)
    play(game, do("trade", "ben", partner="tom", give="winchester-94"), answers=["yes"])

    assert modes(game)["ben"] == "romero"
    assert [(one.mode, one.cause) for one in events(game, "ModeDelayed")] == [
        ("zombicide", "trust")
    ]


def test_a_change_of_mode_gives_its_actions_at_once():
    game = farm({"B6": "helen+tom"}, hands={"helen": ["winchester-94-1"]})
    play(game, do("trade", "helen", partner="tom", give="winchester-94"), answers=["yes"])

    assert game.survivor("helen").free == (("melee", 1),)


def test_an_action_lost_with_the_mode_is_not_given_twice():
    game = farm(
        {"B6": "helen+1R", "S1": "1W"}, zombicide=["helen"], hands={"helen": ["axe"]}, dice=[6]
    )
    state_in(game).granted = {"helen": ["plus-one-free-melee"]}
    play(game, do("attack", "helen", card="axe", zone="B6"))

    assert modes(game)["helen"] == "zombicide"
    assert game.survivor("helen").free == ()


def test_in_romero_mode_blue_brings_no_skill():
    game = farm({"B6": "ben"})

    assert game.survivor("ben").skills == ()


def test_in_zombicide_mode_blue_brings_one():
    game = farm({"B6": "ben+helen"}, zombicide=["ben", "helen"])

    assert game.survivor("ben").skills == ("plus-one-die-melee",)
    assert game.survivor("helen").free == (("melee", 1),)


ARMED = {"hands": {"barbara": ["table-leg"]}, "dice": [6]}
STRIKE = do("attack", "barbara", card="table-leg", zone="B6")


def levelling(xp: int, mode: str, *answers: str) -> Course:
    """Barbara kills a Walker and has so much experience before; two actions are left."""
    bold = ["barbara"] if mode == "zombicide" else []
    given = {"xp": {"barbara": xp}, "actions": {"barbara": 3}, "zombicide": bold}
    return play(farm({"B6": "barbara+1W"}, **given, **ARMED), STRIKE, answers=answers)


def test_what_a_level_brings_serves_in_the_very_turn():
    """At yellow and beyond, on either side of the sheet. [#16]"""
    assert levelling(6, "zombicide").survivor("barbara").actions == 3
    assert levelling(6, "romero").survivor("barbara").free == (("move", 1),)
    assert levelling(42, "romero", "barbarian").survivor("barbara").actions == 3
    assert levelling(5, "zombicide").survivor("barbara").actions == 2


def test_what_a_level_brings_is_told():
    def told(*given: object) -> list[str]:
        return [one.skill for one in events(levelling(*given), "SkillGained")]  # pyright: ignore[reportArgumentType]

    assert told(6, "zombicide") == ["plus-one-action"]
    assert told(18, "zombicide", "plus-one-free-combat") == ["plus-one-free-combat"]
    assert told(6, "romero") == ["plus-one-free-move"]
    assert told(18, "romero", "plus-one-free-combat") == ["slippery"]
    assert told(5, "romero") == []


def test_free_actions_of_a_sort_come_with_each_turn():
    bold = farm({"B6": "harry"}, zombicide=["harry"])
    assert bold.survivor("harry").skills == ("plus-one-free-ranged",)
    assert bold.survivor("harry").free == (("ranged", 1),)

    sad = farm({"B6": "helen"}, xp={"helen": 7})
    assert sad.survivor("helen").skills == ("plus-one-free-search",)
    assert sad.survivor("helen").free == (("search", 1),)


def test_who_reaches_orange_chooses_one_of_two():
    game = farm({"B6": "barbara+1W"}, xp={"barbara": 18}, **ARMED)
    game.give(command_of(game, STRIKE.fields))
    question = game.table.question

    assert question is not None
    assert (question.key, question.options) == (
        "skill-choice",
        ("plus-one-free-move", "plus-one-free-combat"),
    )


def test_at_orange_a_marker_is_placed_on_the_zombicide_side():
    game = farm({"B6": "barbara+1W"}, xp={"barbara": 18}, **ARMED)
    play(game, STRIKE, answers=["plus-one-free-combat"])

    assert game.survivor("barbara").skills == ("plus-one-free-move", "slippery")
    state_in(game).zombicide.append("barbara")
    assert game.survivor("barbara").skills == (
        "slippery",
        "plus-one-action",
        "plus-one-free-combat",
    )


def test_the_first_who_comes_to_the_body_throws_all_back():
    game = farm({"B7": "ben+tom"}, zombicide=["tom"], opened=["B7-B4"])
    play(game, do("move", "ben", zone="B4"))

    assert modes(game)["tom"] == "romero"
    assert [one.cause for one in events(game, "ModeChanged")] == ["body"]


def test_whom_the_body_threw_back_takes_heart_when_it_is_gone():
    game = farm({"B7": "ben", "B6": "tom"}, zombicide=["tom"], opened=["B7-B4"])
    play(game, do("move", "ben", zone="B4"), do("take-objective", "ben", objective="body"))

    assert modes(game)["tom"] == "zombicide"
    assert game.survivor("ben").actions == 0


def test_beside_a_relative_the_body_says_that_romero_mode_stays():
    game = farm({"B7": "ben+tom", "S1": "1R"}, zombicide=["tom"], opened=["B7-B4"])
    play(game, do("move", "ben", zone="B4"))

    assert [(one.survivor, one.mode, one.cause) for one in events(game, "ModeDelayed")] == [
        ("tom", "romero", "body")
    ]
    assert events(game, "ModeChanged") == []


def test_the_body_costs_two_actions():
    game = farm({"B4": "ben"}, actions={"ben": 1})

    assert refused(game, do("take-objective", "ben", objective="body")) == "too-few-actions"


# ---------------------------------------------------------------- both agree

TWO = {"seats": {"ann": ["ben"], "bob": ["tom", "helen"]}}


def test_what_is_given_in_a_trade_does_not_come_back_in_it():
    """p. 19: all that is traded changes hands at the same moment, so nobody turns for a Winchester
    that returns at once, nor for one that was taken only to give it back."""
    game = farm({"B6": "ben+tom"}, **TRUSTED)
    play(game, do("trade", "ben", partner="tom", give="winchester-94"), answers=["no"])
    back = do("trade", "ben", partner="tom", take="winchester-94")
    assert refused(game, back) == "handed-already"

    taken = farm({"B6": "ben+tom"}, hands={"tom": ["winchester-94-1"]})
    play(taken, do("trade", "ben", partner="tom", take="winchester-94"))
    forth = do("trade", "ben", partner="tom", give="winchester-94")
    assert refused(taken, forth) == "handed-already"


def test_another_action_may_take_it_back():
    game = farm({"B6": "ben+tom+helen"}, **TRUSTED, actions={"ben": 3})
    play(game, do("trade", "ben", partner="tom", give="winchester-94"), answers=["no"])
    play(game, do("close-door", "ben", door="B6-S17"))
    play(game, do("trade", "ben", partner="tom", take="winchester-94"))

    assert game.survivor("ben").actions == 0


def test_another_players_survivor_is_asked_before_something_is_taken():
    game = farm({"B6": "ben+tom+helen"}, **TWO, hands={"tom": ["axe"]})
    game.table.play("ann", command_of(game, do("trade", "ben", partner="tom", take="axe").fields))
    (question,) = game.table.questions
    assert (question.key, question.seats) == ("let-take", ("bob",))

    game.table.answer("bob", "yes")
    assert held(game, "ben") == ["axe", "-"]


def test_what_is_refused_costs_nothing_and_is_not_asked_again_this_round():
    game = street("ben+tom+helen .", **TWO, hands={"tom": ["axe"]})
    before = game.survivor("ben").actions
    take = do("trade", "ben", partner="tom", take="axe")
    play(game, take, answers=["no"])
    assert (game.survivor("ben").actions, held(game, "tom")) == (before, ["axe", "-"])
    assert refused(game, take) == "partner-keeps"
    assert [(one.survivor, one.partner) for one in events(game, "TakingRefused")] == [
        ("ben", "tom")
    ]

    play(game, ZombiePhase(), do("end-turn", "tom"), do("end-turn", "helen"))
    play(game, take, answers=["yes"])
    assert held(game, "ben") == ["axe", "-"]


def test_a_yes_for_the_round_is_asked_once():
    game = farm({"B6": "ben+tom+helen"}, **TWO, hands={"tom": ["axe", "table-leg"]})
    play(game, do("trade", "ben", partner="tom", take="axe"), answers=["round"])
    play(game, do("trade", "ben", partner="tom", take="table-leg"))

    assert sorted(held(game, "ben")) == ["axe", "table-leg"]
    assert [one.partner for one in events(game, "TakingAsked")] == ["tom"]


def test_giving_needs_no_word_nor_does_taking_from_ones_own_survivor():
    game = farm({"B6": "ben+tom+helen"}, **TWO, hands={"ben": ["axe"], "helen": ["table-leg"]})
    play(game, do("trade", "ben", partner="tom", give="axe"), do("end-turn", "ben"))
    play(game, do("trade", "tom", partner="helen", take="table-leg"))

    assert sorted(held(game, "tom")) == ["axe", "table-leg"]


def test_wood_is_asked_for_as_well():
    game = farm({"B6": "ben+tom+helen"}, **TWO, boards={"tom": 1})
    take = do("give-barricade", "ben", partner="tom", way="take")
    play(game, take, answers=["no"])
    assert refused(game, take) == "partner-keeps"
