"""What the *Goal* button tells: goals with their numbers, who is near by kind, what is held."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.family import caption
from bot.games.family.names import Speaking
from bot.games.family.speech import FamilySpeech
from engine.family.progress import Progress
from engine.family.view import GoalView, ObjectiveView
from engine.spaces.zones import Doors
from renders.zombicide import ZombicideLook
from tests.renders.views import group, survivor, view, zombicide_box


def doors() -> Doors:
    return zombicide_box().board("00").all_doors


def speech(language: str = "en") -> FamilySpeech:
    return Speaking("zombicide")(None, language)


def beside(*zombies: tuple[str, str, int], language: str = "en") -> list[str]:
    amy = survivor("amy", "C3", "pistol", "crowbar", active=True)
    shown = view([amy], [group(*one) for one in zombies], open_doors=doors())
    return caption.around(speech(language), shown)


def test_who_is_there_and_a_move_away_is_told_by_kind_and_who_is_farther_is_not():
    told = beside(("C3", "runner", 1), ("C3", "walker", 2), ("C4", "walker", 3), ("S7", "fatty", 1))

    assert told == [
        "In **C3** with 2 Walkers and 1 Runner. One move away: C4 (3 Walkers).",
        "In hand: Pistol, Crowbar. XP: 0, 7 more to yellow.",
    ]


def test_alone_is_told_too():
    assert beside()[0] == "In **C3**, no zombie there."


def test_it_is_told_in_french():
    told = beside(("C3", "walker", 1), language="fr")

    assert told == [
        "En **C3** avec 1 Walker.",
        "En main\u00a0: Pistolet, Pied-de-biche. XP\u00a0: 0, encore 7 avant le niveau jaune.",
    ]


def test_what_is_in_the_pack_is_told_where_there_is_something():
    amy = survivor("amy", "C3", active=True, pack=survivor("amy", "C3", "water").hands[:1])

    told = caption.around(speech(), view([amy], []))

    assert told[-1] == "In hand: –. In the pack: Water. XP: 0, 7 more to yellow."


def test_cards_that_are_alike_are_told_once_with_their_count():
    amy = survivor("amy", "C3", "pistol", "pistol", active=True)

    assert caption.around(speech(), view([amy], []))[-1] == (
        "In hand: Pistol × 2. XP: 0, 7 more to yellow."
    )


def test_nothing_is_told_of_several_who_may_begin():
    people = [survivor("amy", "C3"), survivor("ned", "C3")]
    shown = replace(view(people, []), acting=("ann",))

    assert caption.around(speech(), shown) == []
    assert caption.due_in(shown) is None
    one_done = (people[0], replace(people[1], done=True))
    assert caption.due_in(replace(shown, survivors=one_done)) == people[0]


def at_goal(taken: int, language: str = "en") -> list[str]:
    """What is behind the *Goal* button of mission 01 with so many of three objectives taken."""
    amy = survivor("amy", "C3", active=True)
    stars = tuple(ObjectiveView(f"objective-{at}", zone, "red", at < taken)
                  for at, zone in enumerate(("B1", "C4", "G2")))  # fmt: skip
    goals = (
        GoalView("take-objectives", taken == 3, (Progress("objectives", taken, 3),)),
        GoalView("find", False, (Progress("found", 2, 3, ("water",), "card"),)),
        GoalView("escape", False, (Progress("out", 0, 1),)),
    )
    shown = view([amy], [], mission="01", objectives=stars, goals=goals)
    return [*caption.goals(speech(language), ZombicideLook(shown, language))]


@pytest.mark.parametrize(("taken", "where"), [(0, "B1, C4, G2"), (2, "G2")])
def test_each_goal_is_told_with_its_number_and_where_it_is_still_to_be_reached(
    taken: int, where: str
):
    heading, first, zones, *others = at_goal(taken)

    assert heading == "**Goals, in this order**"
    assert first == f"- Take every objective (3). **Objectives {taken} of 3**"
    assert zones == f"  Still there: {where}."
    assert others[0].endswith(" **Supplies 2 of 3 (still Water)**")
    assert others[1].endswith(" **Out 0 of 1**")


def test_a_goal_that_is_reached_has_a_tick():
    _, first, second, _ = at_goal(3)

    assert first == "- ✓ Take every objective (3). **Objectives 3 of 3**"
    assert "✓" not in second


def test_goals_are_told_in_french_with_the_same_numbers():
    assert at_goal(1, "fr")[1] == "- Prendre tous les objectifs (3). **Objectifs 1 sur 3**"


@pytest.mark.parametrize(
    ("xp", "told"),
    [
        (6, "XP: 6, 1 more to yellow."),
        (7, "XP: 7, 12 more to orange."),
        (42, "XP: 42, 1 more to red."),
        (43, "XP: 43."),
    ],
)
def test_how_far_the_next_level_is_is_told(xp: int, told: str):
    amy = replace(survivor("amy", "C3", active=True), xp=xp)

    assert caption.around(speech(), view([amy], []))[-1].endswith(told)
