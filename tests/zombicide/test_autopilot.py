"""The autopilot: sensible in plain positions, and it never sees more than its view."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import engine
from engine.core.command import Command
from engine.family.commands import (
    Attack,
    EndTurn,
    Equip,
    Move,
    OpenDoor,
    Search,
    SurvivorCommand,
    TakeObjective,
)
from engine.family.scenario import Course, command_of
from tests.playing import autopilot_step, give, tutorial
from tests.table import do, mission, play, state_in, street


def advised(game: Course) -> Command | str | None:
    seat = game.table.question.seats[0] if game.table.question else game.table.acting[0]
    return engine.autopilot(game.table, seat)


def reason(game: Course) -> str:
    """Why the best command is the best."""
    return engine.advise(game.table, game.table.acting[0])[0].reason


def test_it_takes_the_objective_it_stands_on():
    assert isinstance(advised(street("phil+! !")), TakeObjective)


def test_it_takes_it_even_among_zombies():
    game = street("phil+2W+!", hands={"phil": ["pistol"]})

    assert isinstance(advised(game), TakeObjective)


def test_it_kills_what_stands_beside_it():
    game = street("phil+1W . !", hands={"phil": ["crowbar"]})

    assert isinstance(advised(game), Attack)


def test_it_does_not_shoot_at_friends():
    game = street("phil ned+1W # !", hands={"phil": ["pistol"]})

    assert not isinstance(advised(game), Attack)


def test_it_keeps_its_bottles_where_friends_would_burn():
    game = street("phil ned+4W # !", hands={"phil": ["molotov"]})

    assert not isinstance(advised(game), Attack)


def test_it_searches_unarmed():
    assert isinstance(advised(street("[phil] . # !")), Search)


def test_it_takes_a_better_weapon_in_hand_when_that_is_free():
    game = street("[phil] # !", hands={"phil": ["pan"]}, equipment=["shotgun"],
                  pack={"phil": ["water"]})  # fmt: skip
    state_in(game).survivors["phil"].hands = [*state_in(game).survivors["phil"].hands[:1], None]
    play(game, do("search", "phil"), do("equip", "phil", card="shotgun", place="pack"))

    advice = advised(game)
    assert isinstance(advice, Equip)
    assert advice.card.startswith("shotgun")


def test_it_opens_the_door_on_its_way():
    game = street("phil | [!]", hands={"phil": ["crowbar", "shotgun"]})

    assert isinstance(advised(game), OpenDoor)


def test_it_ends_a_turn_in_which_nothing_is_left_to_do():
    game = street("phil . # !", actions={"phil": 0})

    assert isinstance(advised(game), EndTurn)


def test_it_gives_wounds_to_the_unhurt():
    game = street("phil+ned+1W", wounds={"phil": 1})
    game.let_zombies_come()

    assert advised(game) == "ned"


def test_it_loses_the_least_useful_card():
    game = street("phil+1W", hands={"phil": ["chainsaw", "pan"]})
    game.let_zombies_come()

    assert str(advised(game)).startswith("pan")


def test_it_strikes_runners_first():
    game = street("phil+1W+1R", hands={"phil": ["crowbar"]}, dice=[6])
    game.give(command_of(game, do("attack", "phil", card="crowbar", zone="S1").fields))

    assert advised(game) == "runner"


@pytest.mark.parametrize("deck", ["equipment_deck", "spawn_deck"])
def test_it_plays_the_same_whatever_lies_in_the_decks(deck: str):
    one = street("[phil] . 2W # s !", hands={"phil": ["pistol"]})
    other = street("[phil] . 2W # s !", hands={"phil": ["pistol"]})
    getattr(state_in(other), deck).reverse()

    assert advised(one) == advised(other)


def test_it_has_nothing_to_say_for_who_is_not_asked():
    game = street("phil ned", seats={"ann": ["phil"], "bob": ["ned"]})

    assert engine.autopilot(game.table, "bob") is None


def test_without_a_tool_it_looks_for_one_before_the_door():
    """The goal lies behind a closed door; the open room may hold what opens it."""
    game = street("[.] / phil | [!]", hands={"phil": ["shotgun", "katana"]}, opened=["B"])

    advice = advised(game)
    assert isinstance(advice, Move)
    assert advice.zone == "B1"


def test_with_a_tool_in_the_pack_it_takes_it_in_hand():
    game = street("[phil] | [!]", hands={"phil": ["shotgun", "katana"]}, pack={"phil": ["crowbar"]})
    play(game, do("equip", "phil", card="shotgun", place="right"))

    advice = advised(game)
    assert isinstance(advice, Equip)
    assert advice.card.startswith("crowbar")


def test_it_never_swaps_the_same_cards_for_ever():
    """Reorganising is free once it was begun; a turn must come to an end all the same."""
    hands = {"phil": ["shotgun", "chainsaw"]}
    game = street("[phil] . # !", hands=hands, pack={"phil": ["crowbar", "katana", "sub-mg"]})
    play(game, do("equip", "phil", card="shotgun", place="right"))

    for _ in range(20):
        advice = advised(game)
        assert isinstance(advice, Command)
        if isinstance(advice, EndTurn):
            return
        game.give(advice)
    raise AssertionError("the turn does not end")


def test_where_a_level_wins_the_most_experienced_takes_the_kill():
    at = {"S1": "amy+ned", "S2": "2W"}
    game = mission("03", at, hands={"amy": ["pistol"], "ned": ["pistol"]}, xp={"ned": 5})

    advice = advised(game)
    assert isinstance(advice, Attack)
    assert advice.survivor == "ned"


def test_it_wins_the_tutorial_most_of_the_time():
    won = 0
    for seed in range(20):
        table = tutorial(f"autopilot {seed}")
        while not table.outcome:
            give(table, *autopilot_step(table))
        won += table.outcome.won
    assert won >= 14


def triples(way: list[str]) -> Iterator[tuple[str, str, str]]:
    return zip(way, way[1:], way[2:], strict=False)


def test_it_never_steps_out_and_straight_back():
    """It arrives where it wants to be once: a step between two such zones brings nothing."""
    paced = turns = 0
    for seed in range(12):
        table = tutorial(f"autopilot {seed}")
        ways: dict[tuple[int, str], list[str]] = {}
        while not table.outcome:
            seat, step = autopilot_step(table)
            if isinstance(step, SurvivorCommand):
                view = table.view()
                start = next(one.zone for one in view.survivors if one.id == step.survivor)
                way = ways.setdefault((view.round, step.survivor), [start])
                way.append(step.zone if isinstance(step, Move) else "")
            give(table, seat, step)
        turns += len(ways)
        paced += sum(any(a and b and a == c for a, b, c in triples(way)) for way in ways.values())
    assert turns > 100
    assert paced <= turns * 0.05


def test_the_best_comes_first_and_nothing_is_left_out():
    game = street("phil+1W . !", hands={"phil": ["crowbar"]})
    seat = game.table.acting[0]

    steps = [advice.step for advice in engine.advise(game.table, seat)]
    assert steps[0] == advised(game)
    assert sorted(map(repr, steps)) == sorted(map(repr, game.table.commands(seat)))


@pytest.mark.parametrize(
    ("drawing", "hands", "why"),
    [
        ("phil+! !", [], "objective"),
        ("phil+1W . !", ["crowbar"], "threat"),
        ("[phil] . # !", [], "arms"),
        ("phil . . !", ["rifle"], "nearer"),
    ],
)
def test_advice_says_what_weighs_most(drawing: str, hands: list[str], why: str):
    assert reason(street(drawing, hands={"phil": hands})) == why
