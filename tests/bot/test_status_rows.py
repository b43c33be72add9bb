"""The buttons under the status: what one does in one row, what there is to see in the next."""

from __future__ import annotations

import pytest

from bot.practice.people import ANN, BOB
from bot.store.records import Record
from bot.table.status import status_of
from bot.table.tables import Game
from tests.bot.conftest import Room
from tests.conformance.benches import BENCHES
from tests.playing import opened

ROW, BUTTON = 1, 2
SEATS_OF_TWO = {"ann": ["amy", "doug", "josh"], "bob": ["ned", "phil", "wanda"]}
WITH_HAND = ["My sheet", "My hand", "Whole map"]
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

    looks = LOOKS.get(ruleset, ["My sheet", "Whole map"])
    assert rows_of(game) == [["Act", "Hint", "Take back", "End turn"], looks]


def test_a_question_has_the_second_row_for_its_options() -> None:
    game = opened("00", "rows", SEATS_OF_TWO)
    asked = game.question
    assert asked is not None

    rows = rows_of(game)
    assert rows[0] == ["Act", "Hint", "My sheet", "Whole map"]
    assert rows[1:] == [["ann", "bob"]]


async def test_of_several_who_are_asked_the_first_press_decides_and_the_status_says_so(
    room: Room,
) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    for one, command in ((BOB, "game join"), (ANN, "game start")):
        await room.slash(one, command)

    told = (await room.status()).content

    assert f"<@{ANN.id}> and <@{BOB.id}>: any of you may answer; the first press decides" in told
