"""The alternative text of a picture: short enough for Discord, and nobody is left out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.outcome import Outcome
from renders.kit.alt import LIMIT
from tests.painted import board_alt_text, board_text
from tests.renders.big import big_table
from tests.renders.views import by_chance, survivor, tutorial, view, zombicide_box

LANGUAGES = ("en", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_never_exceeds_discords_limit_and_names_every_survivor(language: str):
    players = {"ann": "A" * 90, "bob": "B" * 200}
    for seed in range(150):
        shown = by_chance(seed) if seed % 3 else big_table(seed)

        text = board_alt_text(shown, language=language, players=players)

        assert len(text) <= LIMIT
        assert all(
            zombicide_box().characters[each.id].name.in_(language) in text
            for each in shown.survivors
        )


def test_it_tells_round_danger_objectives_and_who_is_where():
    text = board_alt_text(tutorial(), players={"ann": "Ann"})

    assert text.startswith("00 Tutorial. Round 4 · survivors' turn. Danger yellow.")
    assert "Goal: objectives 0 of 1." in text
    assert "Amy (Ann) in C3: unhurt, 3 actions left." in text
    assert "Doug (Ann) in S4: 1 wound" in text


def test_where_there_are_no_objectives_none_are_counted():
    text = board_alt_text(replace(tutorial(), objectives=()))

    assert text.startswith("00 Tutorial. Round 4 · survivors' turn. Danger yellow.")
    assert "Objectives" not in text


def test_zombies_one_step_away_are_told_before_the_others():
    text = board_alt_text(tutorial())

    near, far = text.index("One step from survivors"), text.index("Elsewhere")
    assert near < text.index("C1 2 Walkers") < far < text.index("S1 2 Walkers")


def test_a_closed_door_keeps_zombies_from_being_near():
    open_table = tutorial()
    board = open_table.board
    closed = replace(
        open_table,
        open_doors=frozenset(),
        survivors=(survivor("amy", "B1"),),
        groups=open_table.groups[6:7],
    )

    assert board.door_between("B1", "S4") is not None
    assert "One step" not in board_alt_text(closed)


def test_in_a_crowd_the_far_zombies_are_left_out_first():
    shown = big_table(3)

    text = board_alt_text(shown, players={"ann": "A player with quite a long name here"})

    assert "Elsewhere" not in text


def test_an_eliminated_survivor_is_still_named():
    text = board_alt_text(view([survivor("amy", "B1"), survivor("ned", "B2", standing=False)]))

    assert "Ned: eliminated." in text


def test_the_end_of_a_game_is_told():
    over = replace(tutorial(), outcome=Outcome(True, ("ann",), "objectives-taken"), phase="over")

    assert "Round 4 · game won" in board_alt_text(over)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_words_has_every_zone_its_ways_and_its_zombies(language: str):
    shown = tutorial()
    lines = board_text(shown, language=language).splitlines()

    for zone in shown.board.zones:
        ways = ", ".join(shown.board.neighbours(zone, shown.open_doors))
        assert any(line.startswith(f"{zone} → {ways}") for line in lines)


def test_the_board_in_words_tells_hands_packs_and_doors():
    text = board_text(tutorial(), players={"bob": "Bob"})

    assert "Ned (Bob): S4, unhurt, done, 4 XP, blue" in text
    assert "In hand: Pan. In the pack: Bag of rice." in text
    assert "Open doors: B1–S4, C3–S4." in text
    assert "C2 → C1, C4; objective (red); 1 Runner, 1 Walker" in text
    assert "S1 → S2; spawn 2; 2 Walkers (2 new)" in text


@pytest.mark.parametrize(
    ("language", "one", "two"), [("en", "manhole", "2 manholes"),
                                 ("fr", "plaque d’égout", "2 plaques d’égout")]
)  # fmt: skip
def test_the_board_in_words_tells_how_many_manholes_a_zone_has(language: str, one: str, two: str):
    lines = board_text(by_chance(1, "03"), language=language).splitlines()
    zones = {line.partition(" ")[0]: line.split("; ") for line in lines if " → " in line}

    assert two in zones["S4"]
    assert one in zones["S6"]
    assert not any(one in part for part in zones["S1"])


def test_before_the_first_round_only_the_phase_is_told():
    start = replace(tutorial(), round=0, phase="setup")

    assert board_alt_text(start).startswith("00 Tutorial. Setting up. Danger")
