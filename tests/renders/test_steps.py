"""The steps of a zombies' turn: what is one step, and what is a step of its own."""

from __future__ import annotations

from engine.core.event import Event
from engine.family import events as e
from renders.family.moves import happened_in
from renders.family.steps import (
    Arrival,
    Attack,
    Extra,
    Note,
    Split,
    Stay,
    Walk,
    numbered,
    steps_of,
    turn_in,
    wounds_in,
)
from tests.renders.test_arrows import moved, walked
from tests.table import ZombiePhase, play, street


def ways(events: list[Event]) -> list[tuple[str, str, dict[str, int]]]:
    return [
        (step.start, step.end, dict(step.counts))
        for step in steps_of(events)
        if isinstance(step, Walk)
    ]


def test_kinds_that_go_together_for_one_reason_are_one_step():
    assert ways([walked("walker", 2, "S1", "S2"), walked("fatty", 1, "S1", "S2")]) == [
        ("S1", "S2", {"walker": 2, "fatty": 1})
    ]


def test_another_reason_is_another_step():
    seen = e.GroupWalked(
        kind="fatty", count=1, start="S1", zone="S2", reason="seen", targets=("S4",), noise=3
    )

    assert len(ways([walked("walker", 2, "S1", "S2"), seen])) == 2


def test_a_runners_second_walk_is_a_step_of_its_own():
    game = play(street("2R 1R . . . amy"), ZombiePhase())

    assert ways(list(turn_in(game.events))) == [
        ("S1", "S2", {"runner": 2}),
        ("S2", "S3", {"runner": 1}),
        ("S2", "S3", {"runner": 2}),
        ("S3", "S4", {"runner": 1}),
    ]


def test_who_came_just_now_does_not_join_those_who_leave():
    """The runner's second walk, although walkers left the same zone just before it."""
    events: list[Event] = [
        walked("runner", 1, "S3", "S5"),
        walked("walker", 1, "S5", "S6"),
        walked("runner", 1, "S5", "S6"),
    ]

    assert len(ways(events)) == 3


def test_a_split_shows_its_ways_and_who_was_added():
    game = street("4W+3R+1F . .\n. # .\n. . amy+s", spawn=["12"])
    play(game, ZombiePhase())

    split, *others = steps_of(turn_in(game.events))

    assert isinstance(split, Split)
    assert (split.ways, dict(split.added)) == (("S2", "S4"), {"runner": 1, "fatty": 1})
    assert [type(one) for one in others] == [Walk, Walk, Walk, Walk, Arrival]


def test_wounds_belong_to_their_attack_even_over_a_question():
    game = street("amy+ned+2W . 2W", hands={"amy": ["pan"]})
    play(game, ZombiePhase(), answers=["amy", "ned"])

    attack, walk = steps_of(turn_in(game.events))

    assert isinstance(attack, Attack)
    assert wounds_in(attack) == {"amy": 1, "ned": 1}
    assert (attack.number, walk.number) == (1, 2)


def test_a_group_before_a_closed_door_says_why_it_stays():
    game = play(street("2W | [amy]"), ZombiePhase())

    (stay,) = steps_of(turn_in(game.events))

    assert isinstance(stay, Stay)
    assert stay.why == ("shut-out", ("B1",), 1)


def test_a_card_is_one_step_with_all_who_come_and_what_is_missing():
    card, extra = steps_of([
        e.SpawnCardDrawn(card="26", zone="S1", level="red"),
        e.ZombiesSpawned(kind="fatty", count=1, zone="S1"),
        e.ZombiesSpawned(kind="walker", count=2, zone="S1", escort=True),
        e.FiguresShort(kind="walker", missing=1),
        e.ExtraActivation(kind="walker", reason="shortage"),
    ])  # fmt: skip

    assert isinstance(card, Arrival)
    assert card.came == (("S1", (("fatty", 1), ("walker", 2))),)
    assert card.missing == (("walker", 1),)
    assert isinstance(extra, Extra)


def test_a_card_that_activates_a_kind_is_one_step_before_its_walks():
    card, walk = steps_of([
        e.SpawnCardDrawn(card="17", zone="S1", level="red"),
        e.ExtraActivation(kind="runner", reason="card"),
        walked("runner", 1, "S1", "S2"),
    ])  # fmt: skip

    assert isinstance(card, Arrival)
    assert card.activates == "runner"
    assert (card.number, walk.number) == (1, 2)


def test_what_was_told_before_keeps_the_numbers_going():
    first = [walked("walker", 2, "S1", "S2")]
    rest: list[Event] = [
        e.SurvivorWounded(survivor="amy", by="zombies"),
        walked("walker", 1, "S5", "S4"),
    ]

    note, walk = steps_of(rest, 1 + numbered(steps_of(first)))

    assert isinstance(note, Note)
    assert walk.number == 2


def test_moves_of_a_survivor_one_after_the_other_are_one_way():
    drive = e.CarDriven(survivor="amy", car="car", start="S3", zone="S4")
    events = [*moved("amy", "S1", "S2"), *moved("ned", "S1", "S2"), *moved("amy", "S2", "S3"),
              drive, *moved("amy", "S4", "S5")]  # fmt: skip

    found = [(way.who, way.zones) for way in happened_in(events).ways]

    assert found == [
        ("amy", ("S1", "S2", "S3")),
        ("ned", ("S1", "S2")),
        ("car", ("S3", "S4")),
        ("amy", ("S4", "S5")),
    ]
