"""What is said beside the picture of a round: the goal, who is near by kind, what is held."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.family import caption
from bot.games.family.names import Speaking
from bot.games.family.speech import FamilySpeech
from engine.family.view import GoalView, ObjectiveView, View
from engine.spaces.zones import Doors
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


def at_goal(taken: int) -> View:
    amy = survivor("amy", "C3", active=True)
    stars = tuple(ObjectiveView(f"objective-{at}", zone, "", at < taken)
                  for at, zone in enumerate(("B1", "C4", "G2")))  # fmt: skip
    shown = view([amy], [], mission="01")
    goals = tuple(replace(one, reached=False) for one in shown.goals)
    return replace(shown, objectives=stars, goals=goals)


@pytest.mark.parametrize(("taken", "where"), [(0, "B1, C4, G2"), (2, "G2")])
def test_the_goal_is_told_in_words_with_where_it_is_still_to_be_reached(taken: int, where: str):
    (told,) = caption.goal(speech(), at_goal(taken))

    assert told.startswith(f"**Goal:** Take every objective (3). Still there: {where}. **Then:** ")


def test_after_the_objectives_the_next_goal_comes_first():
    shown = at_goal(3)
    reached = GoalView("take-objectives", True)
    others = [one.name for one in zombicide_box().missions["01"].victory[1:]]
    goals = (reached, *(GoalView(name, False) for name in others))

    (told,) = caption.goal(speech(), replace(shown, goals=goals))

    assert told.startswith("**Goal:** Find ")


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
