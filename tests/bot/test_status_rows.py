"""The status has three lines; what one does is in one row, what there is to see in the next."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import engine
from bot.practice.people import ANN, BOB
from bot.store.records import Record, Seat
from bot.table.status import status_of
from bot.table.tables import Game
from tests.bot.conftest import Room
from tests.conformance.benches import BENCHES
from tests.playing import opened

ROW, BUTTON = 1, 2
STEPS = 150
SEATS_OF_TWO = {"ann": ["amy", "doug", "josh"], "bob": ["ned", "phil", "wanda"]}
WITH_HAND = ["Goal", "My sheet", "My hand", "Whole map"]
LOOKS = {"zombies": WITH_HAND, "trust-me": WITH_HAND}


def rows_of(game: Game) -> list[list[str]]:
    """The labels of the buttons, row by row."""
    record = Record(1, 2, game.rules.id, game.mission, "en", id=3, stage="playing")
    rows = status_of(record, game).view.to_components()
    assert all(one["type"] == ROW for one in rows)
    return [[one["label"] for one in row["components"] if one["type"] == BUTTON] for row in rows]


@pytest.mark.parametrize("ruleset", sorted(BENCHES))
def test_deeds_are_in_the_first_row_and_looks_in_the_second(ruleset: str) -> None:
    bench = BENCHES[ruleset]
    game = bench.opened(bench.missions()[0], "rows")
    while game.questions:
        asked = game.questions[0]
        game.answer(asked.seats[0], asked.options[0])

    looks = LOOKS.get(ruleset, ["Goal", "My sheet", "Whole map"])
    assert rows_of(game) == [["Act", "Hint", "Rules", "Take back", "End turn"], looks]


def test_a_question_has_the_second_row_for_its_options() -> None:
    game = opened("00", "rows", SEATS_OF_TWO)
    asked = game.question
    assert asked is not None

    rows = rows_of(game)
    assert rows == [
        ["Act", "Hint", "Rules"],
        ["ann", "bob"],
        ["Goal", "My sheet", "Whole map"],
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("ruleset", sorted(BENCHES))
def test_the_status_has_at_most_three_lines_and_the_first_has_a_number(
    ruleset: str, language: str
) -> None:
    """The goal, whose turn it is or what is asked, and the deadline, all through a game.

    Only where several are asked different things has each question a line.
    """
    bench = BENCHES[ruleset]
    game, told = bench.opened(bench.missions()[0], "lines"), list[str]()
    asked = list[int]()
    seats = [Seat(one, one.title(), list(led)) for one, led in game.seats.items()]
    record = Record(1, 2, ruleset, game.mission, language, "playing", id=3, seats=seats)
    for _ in range(STEPS):
        if game.outcome is not None:
            break
        asked.append(max(1, len(game.questions)))
        told.append(status_of(replace(record, asked="turn/x", due=9), game).text)
        step_on(game)

    assert len(told) > 30
    for text, most in zip(told, asked, strict=True):
        lines = text.splitlines()
        assert 3 <= len(lines) <= 2 + most, text
        assert "<t:9:R>" in lines[-1]
    goal = {"en": "Goal:", "fr": "But\u00a0:"}[language]
    counted = [text.splitlines()[0] for text in told if goal in text]
    assert len(counted) > 20
    assert all(re.search(r"[0-9]", one.partition(goal)[2]) for one in counted)


def step_on(game: Game) -> None:
    """Let the autopilot answer what is asked, or act for the first seat that may."""
    asked = [seat for one in game.questions for seat in one.seats]
    seat = (asked or list(game.acting))[0]
    step = engine.autopilot(game, seat)
    assert step is not None
    game.answer(seat, step) if isinstance(step, str) else game.play(seat, step)


async def test_of_several_who_are_asked_the_first_press_decides_and_the_status_says_so(
    room: Room,
) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    for one, command in ((BOB, "game join"), (ANN, "game start")):
        await room.slash(one, command)

    told = (await room.status()).content

    assert f"<@{ANN.id}> and <@{BOB.id}>: any of you may answer; the first press decides" in told
