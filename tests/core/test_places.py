"""Free places: some are suggested, any legal one is taken, one predicate says. [design, idea 1]"""

from __future__ import annotations

import json

import pytest

from engine.core.command import Command
from engine.core.game import Game as CoreGame
from engine.core.refusal import Refusal, StaleAnswer
from engine.core.table import Table
from tests.core.duel import Block, Bow, Duel, State, Strike, View


class Yard(Duel):
    """A pawn that bows steps to an even mark of its yard first; a blocked mark does not count."""

    async def carry_out(self, game: CoreGame[State], seat: str, command: Command) -> None:
        if isinstance(command, Bow):
            marks = game.state.blocked

            def why_not(mark: str) -> Refusal | None:
                even = mark.isdecimal() and int(mark) % 2 == 0
                return None if even and mark not in marks else Refusal("odd-mark", mark=mark)

            game.state.secrets[seat] = int(
                await game.choose_place("where-to", ("2", "3", "4"), why_not, seats=[seat])
            )
        await super().carry_out(game, seat, command)


def yard() -> Table[State, View]:
    table = Table(Yard(), "yard", {"ann": ["a"], "bob": ["b"], "cleo": ["c"]}, "seed", {})
    table.set_up()
    table.play("ann", Bow())
    return table


def stood(table: Table[State, View]) -> int:
    return table.consult(lambda state: state.secrets["ann"])


def test_only_legal_places_are_suggested():
    question = yard().question

    assert question is not None
    assert (question.options, question.default, question.about) == (("2", "4"), "2", "place")


@pytest.mark.parametrize("mark", ["4", "0", "88"])
def test_any_legal_place_is_taken_suggested_or_not(mark: str):
    table = yard()
    table.answer("ann", mark)

    assert stood(table) == int(mark)
    assert table.acting == ("bob",)


@pytest.mark.parametrize("mark", ["3", "-2", "home", ""])
def test_an_illegal_place_is_refused_and_the_question_stays_open(mark: str):
    table = yard()
    before = table.to_json()

    with pytest.raises(Refusal, match="odd-mark"):
        table.answer("ann", mark)

    assert table.to_json() == before
    table.answer("ann", "6")
    assert stood(table) == 6


def test_others_are_not_asked_for_a_place():
    with pytest.raises(Refusal, match="not-yours-to-answer"):
        yard().answer("bob", "2")


def test_other_questions_take_their_options_only():
    table = yard()
    table.answer("ann", "2")
    table.play("bob", Strike(target="cleo"))

    with pytest.raises(StaleAnswer):
        table.answer("cleo", "2")


def test_a_free_place_survives_a_restart():
    table = yard()
    table.answer("ann", "88")
    table.play("bob", Bow())
    again = Table[State, View].restore(Yard(), table.to_json())

    assert again.question == table.question
    assert stood(again) == 88


def test_a_stored_place_that_fits_no_more_gives_the_command_back():
    """As any stored answer: what was typed once is checked by the rules of today."""
    table = yard()
    table.play("cleo", Block(side="left"))
    stored = json.loads(table.to_json())
    stored["open"]["replies"].append({"seat": "ann", "key": "where-to", "option": "7"})
    again = Table[State, View].restore(Yard(), json.dumps(stored))

    assert again.given_back == Bow()
    assert again.question is None
