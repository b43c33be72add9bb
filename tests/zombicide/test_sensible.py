"""Second thoughts of the autopilot: what it does before it ends a turn, and why it ends one."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.core.advice import Advice
from engine.core.command import Command
from engine.family.autopilot import BLOWS
from engine.family.commands import Attack, EndTurn, Move, OpenDoor, Search
from engine.family.mind import Mind
from engine.family.rules import FamilyRuleset
from engine.family.scenario import Course
from engine.family.sensible import Weighed, improved
from tests.table import mission, street

HAND = {"phil": ["pan"]}
TWO_SHOTGUNS = {"phil": ["shotgun"], "ned": ["shotgun"]}


def best(game: Course) -> Advice:
    """The best step of the player who must act."""
    return engine.advise(game.table, game.table.acting[0])[0]


def mind_of(game: Course) -> Mind:
    rules = game.table.rules
    assert isinstance(rules, FamilyRuleset)
    return Mind(game.table.view(game.table.acting[0]), rules.content())


def chosen(game: Course, *weighed: tuple[type[Command], dict[str, float]]) -> Advice:
    """What is put first, where only these kinds of command are on offer, with these points."""
    found: list[Weighed] = []
    for kind, why in weighed:
        commands = game.table.commands(game.table.acting[0])
        found += [Weighed(one, why) for one in commands if type(one) is kind][:1]
    assert len(found) == len(weighed)
    return improved(mind_of(game), BLOWS, sorted(found, key=lambda one: -one.points))[0]


def kind_chosen(game: Course, *weighed: tuple[type[Command], dict[str, float]]) -> type[Any]:
    return type(chosen(game, *weighed).step)


END: tuple[type[Command], dict[str, float]] = (EndTurn, {"rest": 0.0})


# ------------------------------------------------------------ before a turn ends


def test_a_fair_blow_goes_before_the_end_of_a_turn():
    """A pistol kills with 50 %: a fair chance is 40 % or more."""
    game = street("phil 1W # !", hands={"phil": ["pistol"]})

    assert kind_chosen(game, END, (Attack, {"kills": -10.0})) is Attack


def test_a_long_shot_from_afar_does_not():
    """The chances are given here, just below 40 % and just there."""
    game = street("phil 1W # !", hands={"phil": ["pistol"]})
    unsure = improved(
        mind_of(game),
        type(BLOWS)(lambda *_: 0.39, BLOWS.spends, BLOWS.endangers),
        [Weighed(EndTurn(survivor="phil"), {"rest": 0.0}), _attack(game, -10.0)],
    )
    sure = improved(
        mind_of(game),
        type(BLOWS)(lambda *_: 0.4, BLOWS.spends, BLOWS.endangers),
        [Weighed(EndTurn(survivor="phil"), {"rest": 0.0}), _attack(game, -10.0)],
    )

    assert isinstance(unsure[0].step, EndTurn)
    assert isinstance(sure[0].step, Attack)


def _attack(game: Course, points: float) -> Weighed:
    commands = game.table.commands(game.table.acting[0])
    return Weighed(next(one for one in commands if isinstance(one, Attack)), {"kills": points})


def test_a_long_shot_goes_before_staying_beside_a_zombie():
    """The pan kills a walker with 1 of 6."""
    game = street("phil+1W # !", hands=HAND)

    assert BLOWS.chance(mind_of(game), Attack(survivor="phil", card="pan-1", zone="S1")) < 0.4
    assert kind_chosen(game, END, (Attack, {"kills": -10.0})) is Attack


def test_no_blow_that_may_hit_a_friend_goes_before_the_end():
    alone = street("phil 1W # !", hands={"phil": ["pistol"]})
    mixed = street("phil ned+1W # !", hands={"phil": ["pistol"]})

    beside = street("phil+ned+1W # !", hands={"phil": ["pistol"]})

    assert kind_chosen(alone, END, (Attack, {"kills": -10.0})) is Attack
    assert kind_chosen(mixed, END, (Attack, {"kills": -10.0})) is EndTurn
    assert kind_chosen(beside, END, (Attack, {"kills": -10.0})) is EndTurn


def test_what_is_too_tough_is_no_blow():
    game = street("phil+1F # !", hands=HAND)

    assert best(game).reason == "no-ward"


def test_an_action_is_searched_with_rather_than_lost():
    game = street("[phil] # !")

    assert kind_chosen(game, END, (Search, {"arms": -20.0})) is Search
    assert kind_chosen(game, END, (Search, {"arms": -25.0})) is EndTurn
    assert kind_chosen(game, END, (Search, {"rest": -20.0})) is EndTurn


@pytest.mark.parametrize(
    "reason", ["arms", "supplies", "power", "trait", "reload", "objective", "rescue", "hurry"]
)
def test_whatever_gains_something_for_good_is_done_rather_than_nothing(reason: str):
    game = street("[phil] # !")

    assert kind_chosen(game, END, (Search, {reason: -20.0})) is Search


@pytest.mark.parametrize("reason", ["arms", "supplies"])
def test_a_search_beside_a_zombie_comes_after_all_else(reason: str):
    """A step to the room where one may search is no search."""
    game = street("[.] [phil] [1W] # !", wounds={"phil": 1})

    assert kind_chosen(game, END, (Search, {reason: 50.0})) is EndTurn
    assert kind_chosen(game, END, (Search, {"objective": 50.0})) is Search
    aside = street("[1W] [phil] # !", wounds={"phil": 1})
    assert kind_chosen(aside, END, (Move, {reason: 50.0})) is Move


def test_nobody_wounded_searches_beside_a_zombie():
    unhurt = street("[phil] [1W] # !")
    wounded = street("[phil] [1W] # !", wounds={"phil": 1})
    quiet = street("[phil] [.] [1W] # !", wounds={"phil": 1})

    assert isinstance(best(unhurt).step, Search)
    assert (type(best(wounded).step), best(wounded).reason) == (EndTurn, "wary")
    assert isinstance(best(quiet).step, Search)


def test_a_door_is_opened_with_two_actions_left():
    points = {"on-the-way": 10.0, "effort": -20.0}
    two = street("phil | [!]", hands={"phil": ["crowbar"]}, actions={"phil": 2})
    one = street("phil | [!]", hands={"phil": ["crowbar"]}, actions={"phil": 1})

    assert kind_chosen(two, END, (OpenDoor, points)) is OpenDoor
    assert chosen(one, END, (OpenDoor, points)).reason == "wait-behind-door"


def test_a_step_nearer_may_be_half_a_wound_more_dangerous():
    """A runner two zones off counts 0.7 wounds, one in the next zone 1."""
    step = (Move, {"nearer": 1.0, "effort": -25.0})
    little = street("phil . 1R !", hands=HAND)
    much = street("phil . . 1R !", hands=HAND)

    assert kind_chosen(little, END, step) is Move
    found = chosen(much, END, step)
    assert (type(found.step), found.reason, found.zone) == (EndTurn, "wait-danger", "S2")


def test_what_is_forbidden_is_not_done_to_come_nearer():
    game = street("phil . !", hands=HAND, actions={"phil": 1})

    assert kind_chosen(game, END, (Move, {"nearer": 1.0, "together": -199.0})) is Move
    assert kind_chosen(game, END, (Move, {"nearer": 1.0, "together": -200.0})) is EndTurn


def test_zombies_in_the_zone_are_left_for_a_safer_one():
    """One fatty here and nobody elsewhere: out of its zone it must walk first."""
    beside = street(". . phil+2F+1R !", hands=HAND, actions={"phil": 5})
    away = street("1W . . phil # !", hands=HAND)

    assert mind_of(beside).danger("S2") < mind_of(beside).danger("S3")
    assert kind_chosen(beside, END, (Move, {"nearer": -60.0})) is Move
    assert kind_chosen(away, END, (Move, {"nearer": -60.0})) is EndTurn


def goes(game: Course, zone: str) -> bool:
    """Whether Phil goes there rather than end the turn, where he can do nothing else."""
    end = Weighed(EndTurn(survivor="phil"), {"rest": 0.0})
    step = Weighed(Move(survivor="phil", zone=zone), {"nearer": -60.0})
    return improved(mind_of(game), BLOWS, [end, step])[0].step == step.step


def test_zombies_are_not_left_for_others_or_for_more_danger():
    """Phil is unhurt; S3 is as dangerous in the first drawing, and more so in the second."""
    others = street(". phil+1W 1W # !", hands=HAND, actions={"phil": 5})
    worse = street(". phil+1W . 3W # !", hands=HAND, actions={"phil": 5})

    assert (goes(others, "S3"), goes(others, "S1")) == (False, True)
    assert (goes(worse, "S3"), goes(worse, "S1")) == (False, True)


def test_runners_are_left_for_a_walker():
    assert goes(street("phil+2R 1W # !", hands=HAND, actions={"phil": 5}), "S2")


def test_the_wounded_stay_where_no_zone_is_safer():
    game = street(". phil . # !", hands=HAND, wounds={"phil": 1}, actions={"phil": 1})

    assert not goes(game, "S1")


def test_the_wounded_leave_a_zone_that_zombies_reach():
    """The only step leads away from the walker next door."""
    step = (Move, {"nearer": -60.0})
    wounded = street(". phil 1W # !", hands=HAND, wounds={"phil": 1}, actions={"phil": 1})
    unhurt = street(". phil 1W # !", hands=HAND, actions={"phil": 1})

    assert kind_chosen(wounded, END, step) is Move
    assert kind_chosen(unhurt, END, step) is EndTurn


def test_nobody_leaves_a_zone_to_come_back_with_the_next_action():
    """The way back would gain what the step loses, less 25 points for the action."""
    two = street(". phil 1W # !", hands=HAND, wounds={"phil": 1}, actions={"phil": 2})

    assert kind_chosen(two, END, (Move, {"nearer": -25.0})) is Move
    assert kind_chosen(two, END, (Move, {"nearer": -26.0})) is EndTurn


def test_a_goal_is_left_for_150_points_more():
    """The way back to the goal would gain as much by arriving."""
    game = street(". phil+! 1W .", hands=HAND, wounds={"phil": 1}, actions={"phil": 2})

    assert kind_chosen(game, END, (Move, {"safer": 126.0, "effort": -190.0})) is Move
    assert kind_chosen(game, END, (Move, {"safer": 124.0, "effort": -190.0})) is EndTurn
    twin = street("! phil+! 1W .", hands=HAND, wounds={"phil": 1}, actions={"phil": 2})
    assert kind_chosen(twin, END, (Move, {"safer": 124.0, "effort": -190.0})) is Move


def test_a_zone_with_zombies_is_left_though_one_may_come_back():
    two = street(". phil+1F . # !", hands=HAND, wounds={"phil": 1}, actions={"phil": 3})

    assert kind_chosen(two, END, (Move, {"nearer": -60.0})) is Move


def test_nothing_is_put_before_the_end_of_a_turn_without_actions():
    game = street("phil . !", hands=HAND, actions={"phil": 0})

    assert (type(best(game).step), best(game).reason) == (EndTurn, "rest")


def test_where_nothing_is_on_offer_nothing_is_advised():
    assert improved(mind_of(street("phil . !")), BLOWS, []) == []


def test_after_the_last_action_no_free_step_goes_before_the_end():
    game = street("[phil] [.] # !", actions={"phil": 0})
    end = Weighed(EndTurn(survivor="phil"), {"rest": 0.0})
    search = Weighed(Search(survivor="phil"), {"arms": -20.0})

    assert improved(mind_of(game), BLOWS, [end, search])[0].step == end.step


def test_a_loaded_weapon_is_not_emptied_on_a_long_shot():
    game = street("phil 1W # !", hands={"phil": ["sawed-off"]})
    shot = _attack(game, 50.0)
    search = Weighed(
        next(one for one in game.table.commands("ann") if isinstance(one, Move)),
        {"nearer": 20.0},
    )

    def first(chance: float, *others: Weighed) -> Command | str:
        blows = type(BLOWS)(lambda *_: chance, BLOWS.spends, BLOWS.endangers)
        end = Weighed(EndTurn(survivor="phil"), {"rest": 0.0})
        return improved(mind_of(game), blows, [shot, *others, end])[0].step

    assert first(0.39, search) == search.step
    assert first(0.4, search) == shot.step
    assert first(0.39) == shot.step
    game = street("phil 1W # !", hands={"phil": ["pistol"]})
    shot = _attack(game, 50.0)
    assert first(0.39, search) == shot.step


# ------------------------------------------------------------ why a turn ends


def test_one_waits_for_who_holds_what_opens_the_door():
    game = street(
        "phil | [!] # ned", hands={"phil": ["pan"], "ned": ["crowbar"]}, actions={"ned": 0}
    )
    found = best(game)

    assert (found.reason, found.who) == ("wait-door", "ned")


def test_one_waits_for_nobody_without_what_opens_the_door():
    hands = {"phil": ["pan"], "amy": ["pan"]}
    able = street("phil+amy | [!] # ned", hands={**hands, "ned": ["crowbar"]})

    assert reason_to_stay(able) == ("wait-door", "ned")
    assert reason_to_stay(street("phil+amy | [!]", hands=hands)) == ("wait-tool", "")


def test_one_says_that_nobody_can_open_the_door():
    assert best(street("phil | [!]", hands=HAND)).reason == "wait-tool"


def test_one_waits_for_those_who_must_get_to_the_exit_too():
    exit_zone = mission("02", {"S1": "ned"}).table.view().exit_zone
    assert exit_zone is not None
    game = mission("02", {exit_zone: "phil", "S1": "ned"}, seats={"ann": ["phil"], "bob": ["ned"]})
    found = engine.advise(game.table, "ann")[0]

    assert (type(found.step), found.reason, found.who) == (EndTurn, "wait-for", "ned")


def reason_to_stay(game: Course) -> tuple[str, str]:
    """Why Phil ends the turn where he can do nothing else, and whom he waits for."""
    found = improved(mind_of(game), BLOWS, [Weighed(EndTurn(survivor="phil"), {"rest": 0.0})])[0]
    return found.reason, found.who


@pytest.mark.parametrize(
    ("goal", "given"),
    [
        ({"name": "escape", "parameters": {"who": "all"}}, {"exit": "S1"}),
        ({"name": "hold-zone", "parameters": {"who": "remaining", "zones": ["S1"]}}, {}),
        ({"name": "board-cars"}, {"cars": {"police": "S1"}}),
        ({"name": "at-objectives"}, {}),
    ],
    ids=lambda one: str(one.get("name", "")),
)
def test_one_waits_at_a_goal_that_all_must_reach(goal: dict[str, Any], given: dict[str, Any]):
    board = "phil+! . ned" if goal["name"] == "at-objectives" else "phil . ned"
    game = street(board, victory=[goal], hands={"phil": ["shotgun"]}, **given)

    assert reason_to_stay(game) == ("wait-for", "ned")


def test_nobody_is_waited_for_once_all_are_there():
    given = {"victory": [{"name": "board-cars"}], "cars": {"police": "S1"}}

    assert reason_to_stay(street("phil+ned .", hands=TWO_SHOTGUNS, **given)) == ("at-goal", "")


def test_one_enters_a_safe_zone_together_with_the_strongest_who_can_still_act():
    hands = {"phil": ["pan"], "ned": ["pistol"], "amy": ["shotgun"], "josh": ["crowbar"]}
    board = "phil+ned+amy+josh . . !"

    def named(**given: Any) -> tuple[str, str]:
        return reason_to_stay(street(board, hands=hands, **given))

    assert named() == ("wait-together", "amy")
    assert named(done=["amy"]) == ("wait-together", "ned")
    assert named(actions={"amy": 0}) == ("wait-together", "ned")
    assert named(done=["amy", "ned", "josh"]) == ("wait-together", "")


def test_more_than_half_a_wound_more_is_danger():
    """A runner two zones off counts 0.7 wounds, one in the next zone 1."""
    assert reason_to_stay(street("phil . 1R !", hands=HAND))[0] == "wait-together"
    assert reason_to_stay(street("phil . . 1R !", hands=HAND))[0] == "wait-danger"


def test_one_is_not_waited_for_at_a_goal_of_ones_own():
    game = street("phil+! . ned", hands={"phil": ["shotgun"]})

    assert reason_to_stay(game) == ("at-goal", "")


def test_one_says_that_no_way_is_open_yet():
    game = street("ned . ! # phil", hands={"phil": ["shotgun"]})

    assert reason_to_stay(game) == ("wait-locked", "")


def test_one_says_that_the_room_was_searched():
    """Though another could search; here that would do harm."""
    game = street("[phil] [ned] # !", searched=["phil"])
    end = Weighed(EndTurn(survivor="phil"), {"rest": 0.0})
    other = Weighed(Search(survivor="ned"), {"arms": -30.0})

    first, *others = improved(mind_of(game), BLOWS, [end, other])
    assert first.reason == "searched"
    assert [one.step for one in others] == [other.step]


def test_one_says_that_all_is_done():
    assert best(street("phil . .")).reason == "all-done"


# ------------------------------------------------------------ chances


def test_the_chance_is_that_of_the_exact_odds():
    """Shots, blows, a shot that meets a fatty first or last, two dice."""
    for drawing, hands in (
        ("phil 1W # !", ["pistol"]),
        ("phil+1W # !", ["crowbar"]),
        ("phil 1F+1W # !", ["pistol"]),
        ("phil+1F # !", ["chainsaw"]),
    ):
        game = street(drawing, hands={"phil": hands})
        for attack in engine.considered_attacks(game.table, "phil"):
            exact = max(float(one.some_kill) for one in engine.odds(game.table, attack))
            assert abs(BLOWS.chance(mind_of(game), attack) - exact) < 1e-9, (drawing, attack)
